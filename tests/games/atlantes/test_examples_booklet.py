"""Worked examples of the booklet itself: a position, a choice, and what follows."""

from __future__ import annotations

import pytest

from tablee.games.atlantes.game import TITLE
from tests.games.atlantes.table import table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


@pytest.mark.rule("AT-039", "AT-096", "AT-097", "AT-100", "AT-130")
def test_example_01_sea_horse_in_order() -> None:
    """Explore first, then conquer from what lies there afterwards, at the price of the upper row."""
    t = table(p1={"ready": ["power1"]}, lower=["L2", "L17", "L18", "L26", "L35", "L56"])
    t.play("play sea-horse", "discard L26", "discard L56", "conquer L2")
    assert t.cards("sunk") == ["L26", "L56"]
    assert t.cards("upper") == ["L17", "L18", "L35"]
    assert len(t.cards("lower")) == 6
    assert t.p1.board == ["L2@0"]
    assert t.p1.ready == []
    assert "start-power1" in t.p1.tired
    assert t.p1.discard == ["sea-horse"]
    assert t.told("conquered") == [{"event": "conquered", "seat": "p1", "card": "L2", "price": 2}]


@pytest.mark.rule("AT-041", "AT-089", "AT-130")
def test_example_02_partly_impossible_card() -> None:
    """With a full board the exploration happens and the conquest is left out."""
    t = table(p1={"board": ["L2", "L17", "L18", "L35", "L9"]}, lower=["L1", "L3", "L4"])
    t.play("play sea-horse")
    assert t.cards("upper") == ["L1", "L3", "L4"]
    assert len(t.cards("lower")) == 6
    assert len(t.p1.board) == 5
    assert t.p1.discard == ["sea-horse"]
    assert t.told("could-not") == [{"event": "could-not", "seat": "p1", "card": "sea-horse", "effect": "conquer"}]


@pytest.mark.rule("AT-050", "AT-057", "AT-104", "AT-106")
def test_example_03_raise_with_a_manta() -> None:
    """A manta raises as a secondary action; an empty level loses nothing."""
    t = table(p1={"board": ["L34"]})
    t.play("manta start-raise1")
    assert t.p1.board == ["L34@1"]
    assert "start-raise1" in t.p1.tired
    assert t.view()["players"][0]["board"][0]["levels"] == ["raise2", "power2"]
    assert t.prompt() == "before"


@pytest.mark.rule("AT-105", "AT-106", "AT-107", "AT-134")
def test_example_04_sirene() -> None:
    """Three levels split as one likes; gold that is covered is not gained."""
    t = table(p1={"hand": ["matrona", "researcher"], "board": ["L34", "L17"]})
    t.play("play researcher", "raise L34", "raise L17", "raise L17")
    assert t.p1.board == ["L34@1", "L17@2"]
    assert [area["levels"][0] for area in t.view()["players"][0]["board"]] == ["raise2", "score"]
    assert t.told("raised")
    assert not t.told("exploited")


@pytest.mark.rule("AT-060", "AT-109", "AT-111")
@pytest.mark.parametrize(
    ("picks", "board"),
    [
        (["L34", "L34"], ["L31@1", "L34@2", "L17@0"]),
        (["L17", "L17"], ["L31@1", "L34@0", "L17@2"]),
        (["L34", "L17"], ["L31@1", "L34@1", "L17@1"]),
    ],
)
def test_example_05_raise_by_another_location(picks: list[str], board: list[str]) -> None:
    """The exploited card slides first and never raises itself."""
    t = table(p1={"board": ["L31", "L34", "L17"]})
    t.play("exploit L31")
    assert t.p1.board == ["L31@1", "L34@0", "L17@0"]
    assert t.offers() == ["raise L34", "raise L17"]
    assert t.refusal("raise L31") == "AT-111"
    t.play(*[f"raise {pick}" for pick in picks])
    assert t.p1.board == board


@pytest.mark.rule("AT-112", "AT-114", "AT-115")
def test_example_06_fully_raised() -> None:
    """When the last level is covered the bonus manta comes at once, ready."""
    t = table(p1={"board": ["L18@2"]})
    t.play("manta start-raise1")
    assert t.p1.board == ["L18@3"]
    assert "bonus-gold2" in t.p1.ready
    assert t.view()["supply"]["gold2"] == 4


@pytest.mark.rule("AT-115", "AT-053")
def test_example_07_ability_manta_at_once() -> None:
    """A manta won before the main action may be used before it too."""
    t = table(p1={"board": ["L6@2", "L29"]})
    t.play("manta start-raise1", "raise L6")
    assert "bonus-raise1" in t.p1.ready
    t.play("manta bonus-raise1")
    assert t.p1.board == ["L6@3", "L29@1"]
    assert "bonus-raise1" in t.p1.tired
    assert t.prompt() == "before"


@pytest.mark.rule("AT-119", "AT-120")
def test_example_08_scoring() -> None:
    """Only what is fully raised can be scored; it frees its slot."""
    t = table(p1={"board": ["L15@full", "L17@1"], "mantas": ["score"]})
    t.play("manta bonus-score")
    assert t.p1.pile == ["L15"]
    assert t.p1.board == ["L17@1"]

    more = table(p1={"board": ["L15@full", "L17@1", "L1@full"], "mantas": ["score"]})
    more.play("manta bonus-score")
    assert more.offers() == ["score L15", "score L1"]
    assert more.refusal("score L17") == "AT-119"


@pytest.mark.rule("AT-121", "AT-190")
def test_example_09_not_scored_no_points() -> None:
    """A fully raised location that stays on the board gives nothing."""
    t = table(p1={"board": ["L56"], "hand": ["matrona"]}, phase="after", ending="p1", last_turns=0)
    result = t.result()
    assert result is not None
    lines = {standing.seat: standing.lines for standing in result.standings}
    assert lines[0] == {"hand": 1, "objectives": 0, "pile": 0}


@pytest.mark.rule("AT-093")
def test_example_10_no_icons() -> None:
    """A location without levels is fully raised on arrival and gives its manta."""
    t = table(p1={"hand": ["matrona", "pearl-trader"], "board": ["L15"]}, lower=["L26", "L56"])
    t.play("play pearl-trader", "buy L26")
    assert t.p1.board == ["L15@1", "L26@0"]
    assert "bonus-gold2" in t.p1.ready
    assert t.told("fully-raised")[-1]["card"] == "L26"


@pytest.mark.rule("AT-077", "AT-078", "AT-079", "AT-080", "AT-081")
def test_example_11_recruiting_slides_the_row() -> None:
    """The card goes to hand, those on its right slide left, the deck fills the last place."""
    t = table(p1={"mantas": ["gold2"]}, row=ROW, shoal=["researcher"])
    assert [place["price"] for place in t.view()["row"]] == [0, 1, 2, 3, 4, 5]
    t.play("play recruiter", "recruit healer place 3")
    assert "healer" in t.p1.hand
    assert t.cards("row") == ["grabber", "meg", "anglerfish", "pearl-trader", "reef-warden", "researcher"]
    assert [place["price"] for place in t.view()["row"]] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("AT-055", "AT-092", "AT-132", "AT-073")
def test_example_12_mantas_fill_the_gap() -> None:
    """1 from the card, 1 from a manta, 2 from a level."""
    t = table(p1={"board": ["L15"]}, lower=["L35"])
    t.play("play sealord", "buy L35")  # all is needed, so nothing more is asked
    assert t.p1.board == ["L15@1", "L35@0"]
    assert "start-gold1" in t.p1.tired


@pytest.mark.rule("AT-134", "AT-143", "AT-105")
def test_example_13_opponents_card_binds_me() -> None:
    """I must raise what can be raised, and gain nothing."""
    t = table(p1={"hand": ["matrona", "researcher"]}, p2={"board": ["L17", "L15@full"]})
    t.play("play researcher")
    assert t.p2.board == ["L17@1", "L15@1"]
    assert not t.told("exploited")


@pytest.mark.rule("AT-040", "AT-139")
def test_example_14_no_skipping() -> None:
    """With a made-up card: recruit, then conquer, both payable by the card alone."""
    box = TITLE.box({"diplomatic-crab": {"effects": "recruit 1; conquer 3"}})
    t = table(box, p1={"hand": ["matrona", "diplomatic-crab"]}, lower=["L2", "L15"], row=ROW)
    t.play("play diplomatic-crab")
    assert "pass" not in t.offers()
    assert t.refusal("pass") == "AT-043"
    t.play("recruit meg place 2")
    assert t.offers() == ["conquer L2", "conquer L15"]
    assert t.refusal("pass") == "AT-043"


@pytest.mark.rule("AT-047", "AT-094", "AT-135")
def test_example_15_poulpe_feeds_itself() -> None:
    """The first location taken helps to pay for the second; what is left over is lost."""
    t = table(p1={"hand": ["matrona", "grabber"], "ready": ["power1"]}, lower=["L2", "L30"])
    t.play("play grabber", "conquer L2", "conquer L30")
    assert t.p1.board == ["L2@1", "L30@0"]
    assert t.p1.ready == []
    assert [event["card"] for event in t.told("conquered")] == ["L2", "L30"]


@pytest.mark.rule("AT-016", "AT-075")
def test_example_16_no_card_no_purchase() -> None:
    """Gold alone buys nothing: a character has to say so."""
    t = table(p1={"board": ["L15"], "mantas": ["gold2", "gold2"]}, lower=["L2"])
    assert t.refusal("buy L2") == "AT-075"
    assert t.refusal("conquer L2") == "AT-075"
    assert t.refusal("manta bonus-gold2") == "AT-054"


@pytest.mark.rule("AT-126", "AT-127")
def test_example_17_matrona_stays() -> None:
    """All discarded cards come back, all mantas are ready, and she is still in hand."""
    discard = ["legionary", "sealord", "sea-horse", "recruiter", "wave-teller"]
    t = table(p1={"hand": ["matrona"], "discard": discard, "ready": ["gold1"]})
    t.play("play matrona")
    assert sorted(t.p1.hand) == sorted(["matrona", *discard])
    assert t.p1.discard == []
    assert t.p1.tired == []
    assert len(t.p1.ready) == 4


@pytest.mark.rule("AT-115")
def test_example_18_manta_active_on_arrival() -> None:
    t = table(p1={"board": ["L18@2"]})
    t.play("manta start-raise1")
    assert "bonus-gold2" in t.p1.ready
    assert "bonus-gold2" not in t.p1.tired


@pytest.mark.rule("AT-061", "AT-013")
def test_example_19_no_exploitation_for_nothing() -> None:
    """An empty level is passed by raising only."""
    t = table(p1={"board": ["L34"]})
    assert t.refusal("exploit L34") == "AT-061"
    t.play("manta start-raise1")
    assert t.p1.board == ["L34@1"]


@pytest.mark.rule("AT-065")
@pytest.mark.parametrize("double", [False, True])
def test_example_20_two_levels_of_one_location(double: bool) -> None:
    """One resource level of a location in a main action, unless the switch allows two limited ones."""
    t = table(
        p1={"hand": ["matrona", "grabber"], "board": ["L30"], "ready": []},
        lower=["L1", "L17"],
        options={"grabber-double-type-depth": double},
    )
    t.play("play grabber", "conquer L1")
    assert t.p1.board[:2] == (["L30@1", "L1@0"])
    if double:
        # 2 of the card and 2 of L30 against wrecks make 4, or 2 of L1 do.
        assert "conquer L17" in t.offers()
        t.play("conquer L17")
        assert set(t.offers()) == {"exploit L30", "exploit L1"}
        t.play("exploit L30")
        assert t.p1.board == ["L30@2", "L1@0", "L17@0"]
    else:
        t.play("conquer L17")
        assert t.p1.board == ["L30@1", "L1@1", "L17@0"]  # only L1 could pay
