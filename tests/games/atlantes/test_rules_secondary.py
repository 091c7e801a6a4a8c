"""Using mantas, exploiting locations, and what resources are: AT-049 to AT-076."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tablee.games.atlantes.cards.ids import IDS
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules.choices import MANTA_IDS
from tablee.games.atlantes.state.board import Sea
from tablee.kernel.agenda import pending
from tests.games.atlantes.table import Table, example_box, table

ROW = ["grabber", "meg", "healer", "anglerfish", "pearl-trader", "reef-warden"]


@pytest.mark.rule("AT-049")
def test_only_a_ready_manta_can_be_used() -> None:
    t = table(p1={"board": ["L34"], "ready": ["gold1"]})
    assert "manta start-raise1" not in t.offers()
    assert t.refusal("manta start-raise1") == "AT-049"
    assert t.refusal("manta bonus-raise2") == "AT-049"


@pytest.mark.rule("AT-050")
def test_using_a_manta_turns_it_to_its_tired_side() -> None:
    t = table(p1={"board": ["L34"]})
    t.play("manta start-raise1")
    assert "start-raise1" in t.p1.tired
    assert t.told("tired") == [{"event": "tired", "seat": "p1", "manta": "start-raise1"}]


@pytest.mark.rule("AT-051", "AT-052")
def test_a_tired_manta_does_nothing_until_an_effect_readies_it_starting_or_bonus() -> None:
    t = table(p1={"board": ["L34"], "ready": [], "mantas": ["raise1 tired"]})
    assert not t.offered("manta")
    t.play("play matrona")
    assert "bonus-raise1" in t.p1.ready
    assert t.p1.tired == []
    assert set(t.offered("manta")) == {"start-raise1", "bonus-raise1"}


@pytest.mark.rule("AT-054", "AT-062")
def test_resources_are_used_only_to_pay_in_the_main_action() -> None:
    for phase in ("before", "after"):
        t = table(p1={"board": ["L15", "L1"], "mantas": ["gold2", "power2"]}, phase=phase)
        assert t.refusal("manta start-gold1") == "AT-054"
        assert t.refusal("manta bonus-power2") == "AT-054"
        assert t.refusal("exploit L15") == "AT-062"
        assert t.refusal("exploit L1") == "AT-062"


@pytest.mark.rule("AT-054", "AT-062")
def test_inside_the_main_action_resources_wait_for_a_payment() -> None:
    t = table(p1={"board": ["L1"]}, lower=["L2", "L3"])
    t.play("play legionary")
    assert t.prompt() == "conquer"
    assert t.refusal("manta start-power1") == "AT-054"
    assert t.refusal("exploit L1") == "AT-062"


@pytest.mark.rule("AT-055", "AT-073")
def test_several_mantas_levels_and_the_card_pay_together_with_the_sum_in_sight() -> None:
    t = table(
        p1={"mantas": ["power2", "power2"], "board": ["L1"], "symbol": "D"},
        lower=["L12"],
    )
    t.play("play legionary", "conquer L12")
    sums = [t.params()]
    t.play("manta bonus-power2")
    sums.append(t.params())
    t.play("exploit L1")
    assert sums == [("L12", 3, 7, "power"), ("L12", 5, 7, "power")]
    assert t.p1.board == ["L1@1", "L12@0"]
    assert t.p1.tired == ["bonus-power2"]


@pytest.mark.rule("AT-056")
def test_a_manta_that_is_not_needed_cannot_be_used() -> None:
    t = table(p1={"mantas": ["power2"], "symbol": "D", "board": ["L1"]}, lower=["L3"])
    t.play("play legionary", "conquer L3")  # 4 with 3 of the card: any one source will do
    assert set(t.offers()) == {"manta start-power1", "manta bonus-power2", "exploit L1"}
    t.play("manta start-power1")
    assert t.p1.ready.count("bonus-power2") == 1
    dear = table(p1={"mantas": ["power2"], "symbol": "D", "board": ["L1"]}, lower=["L13"])
    dear.play("play legionary", "conquer L13")  # 5: 1 + 2 would waste the 1
    assert set(dear.offers()) == {"manta bonus-power2", "exploit L1"}
    assert dear.refusal("manta start-power1") == "AT-056"


@pytest.mark.rule("AT-057")
def test_a_manta_may_raise_or_score_any_own_location() -> None:
    t = table(p1={"board": ["L29", "L31", "L15@full", "L1@full"], "mantas": ["score"]})
    t.play("manta start-raise1")
    assert t.offers() == ["raise L29", "raise L31"]
    t.play("raise L29", "manta bonus-score")
    assert t.offers() == ["score L29", "score L15", "score L1"]


@pytest.mark.rule("AT-058")
def test_only_the_top_level_of_an_own_location_can_be_exploited() -> None:
    t = table(p1={"board": ["L2", "L15@full"]}, p2={"board": ["L29"]})
    assert t.refusal("exploit L2") == "AT-062"  # its raise lies below the power
    assert t.refusal("exploit L29") == "AT-058"
    assert t.refusal("exploit L15") == "AT-058"
    below = table(p1={"board": ["L2@1", "L34"]})
    assert "exploit L2" in below.offers()


@pytest.mark.rule("AT-059")
def test_exploiting_slides_the_location_up_by_one_level() -> None:
    ability = table(p1={"board": ["L38", "L34"]})
    ability.play("exploit L38")
    assert ability.p1.board == ["L38@1", "L34@1"]
    resource = table(p1={"board": ["L16"], "ready": []}, lower=["L17"])
    resource.play("play sealord", "buy L17")
    assert resource.p1.board == ["L16@1", "L17@0"]
    assert resource.told("exploited") == [{"event": "exploited", "seat": "p1", "card": "L16", "icon": "gold2"}]


@pytest.mark.rule("AT-060", "AT-114")
def test_a_manta_that_the_slide_wins_comes_before_the_ability() -> None:
    t = table(p1={"board": ["L32@2", "L34"]})
    t.play("exploit L32")
    events = [event["event"] for event in t.events]
    assert events.index("won-manta") < events.index("raised")
    assert t.p1.board == ["L32@3", "L34@1"]


@pytest.mark.rule("AT-061")
def test_an_empty_level_is_passed_by_raising_only() -> None:
    t = table(p1={"board": ["L9"]}, lower=["L2", "L12"])
    assert t.refusal("exploit L9") == "AT-061"
    t.play("play sealord")
    assert t.p1.board == ["L9@0", "L2@0"]
    t.play("manta start-raise1", "raise L9")
    assert t.p1.board == ["L9@1", "L2@0"]


@pytest.mark.rule("AT-064")
@pytest.mark.parametrize(("price", "used"), [(2, 1), (3, 2), (4, 2)])
def test_two_levels_of_two_pay_three_or_four_but_not_two(price: int, used: int) -> None:
    """At least a part of each level must be used."""
    box = TITLE.box({"L17": {"gold": price}, "sealord": {"effects": "buy 0"}})
    t = table(box, p1={"board": ["L15", "L16"], "ready": []}, lower=["L17"])
    t.play("play sealord", "buy L17")
    if price == 2:
        assert t.offers() == ["exploit L15", "exploit L16"]
        t.play("exploit L15")
    assert t.p1.board == ["L15@1", "L16@1" if used == 2 else "L16@0", "L17@0"]


@pytest.mark.rule("AT-064")
def test_a_level_that_would_be_wasted_is_refused() -> None:
    t = table(p1={"mantas": ["gold2"], "board": ["L15"]}, lower=["L17"])
    t.play("play sealord", "buy L17")  # 2 more: either source of 2, or gold1 with nothing exact beside it
    assert set(t.offers()) == {"manta bonus-gold2", "exploit L15"}
    assert t.refusal("manta start-gold1") == "AT-056"
    small = table(p1={"board": ["L15"], "mantas": ["gold2"]}, row=ROW)
    small.play("play recruiter", "recruit healer place 3")
    assert "exploit L15" in small.offers()
    exact = table(
        TITLE.box({"people-a": {"mantas": "gold1 gold1 power1 raise1"}}),
        p1={"board": ["L15"]},
        row=ROW,
    )
    exact.play("play recruiter", "recruit healer place 3", "manta start-gold1")
    assert exact.p1.tired == ["start-gold1", "start-gold1"]  # after 1 of 2 only the other 1 fits


@pytest.mark.rule("AT-065")
def test_one_main_action_uses_the_resources_of_one_level_of_each_location() -> None:
    t = table(
        p1={"hand": ["matrona", "grabber"], "board": ["L3"], "mantas": ["power2"], "ready": []},
        lower=["L15", "L17"],
    )
    t.play("play grabber", "conquer L15")
    assert t.offers() == ["manta bonus-power2", "exploit L3"]
    t.play("exploit L3")
    assert t.p1.board == ["L3@1", "L15@0"]
    t.play("conquer L17")  # 2 of the card, and 2 of the manta: L3 has given already
    assert t.p1.board == ["L3@1", "L15@0", "L17@0"]
    assert t.p1.tired[-1] == "bonus-power2"


@pytest.mark.rule("AT-065")
def test_in_one_payment_a_location_gives_once() -> None:
    t = table(p1={"board": ["L3"], "mantas": ["power2", "power2"], "symbol": "D"}, lower=["L26"])
    t.play("play legionary", "conquer L26", "exploit L3")
    assert t.refusal("exploit L3") == "AT-065"
    assert "exploit L3" not in t.offers()


@pytest.mark.rule("AT-066")
def test_different_locations_may_pay_together() -> None:
    t = table(p1={"board": ["L1", "L3"], "ready": []}, lower=["L12"])
    t.play("play legionary", "conquer L12")
    assert t.p1.board == ["L1@1", "L3@1", "L12@0"]


@pytest.mark.rule("AT-067")
def test_several_abilities_of_one_location_may_be_used_in_a_turn() -> None:
    t = table(p1={"board": ["L38", "L28"], "ready": []})
    t.play("exploit L38", "exploit L38", "exploit L38")
    assert t.p1.board == ["L38@3", "L28@3"]


@pytest.mark.rule("AT-068")
def test_an_ability_without_a_target_cannot_be_used() -> None:
    t = table(
        p1={"board": ["L43", "L44", "L45"], "mantas": ["score", "take-back", "recruit-free"]},
        row=[],
        rest="out",
    )
    assert not {"exploit L44", "exploit L45", "manta bonus-take-back"} & set(t.offers())
    for choice in ("exploit L43", "exploit L44", "exploit L45"):
        assert t.refusal(choice) == "AT-068"
    for choice in ("manta bonus-score", "manta bonus-take-back", "manta bonus-recruit-free"):
        assert t.refusal(choice) == "AT-068"


@pytest.mark.rule("AT-069", "AT-070")
def test_resources_are_never_kept() -> None:
    t = table(p1={"board": ["L1"], "ready": []}, lower=["L2", "L3"])
    t.play("play legionary", "conquer L3")  # 4 with 3 + 2
    assert t.told("conquered")[0]["price"] == 4
    after = t.view()["players"][0]
    assert not {"gold", "power", "resources"} & set(after)


@pytest.mark.rule("AT-071", "AT-072")
def test_gold_buys_and_recruits_and_power_conquers() -> None:
    t = table(
        p1={"mantas": ["gold2", "gold2", "power2", "power2"], "board": ["L15", "L1"], "symbol": "D"},
        lower=["L17", "L18"],
        row=ROW,
    )
    buying = table(p1={"mantas": ["gold2", "gold2", "power2"], "board": ["L15", "L1"]}, lower=["L17", "L18"])
    buying.play("play sealord", "buy L17")
    assert buying.refusal("manta bonus-power2") == "AT-071"
    assert buying.refusal("exploit L1") == "AT-071"
    t.play("play legionary")
    assert t.refusal("buy L17") == "AT-072"
    t.play("conquer L18")
    assert t.refusal("manta bonus-gold2") == "AT-072"
    assert t.refusal("exploit L15") == "AT-072"
    recruiting = table(p1={"mantas": ["gold2", "gold2", "power2"], "ready": []}, row=ROW)
    recruiting.play("play recruiter")
    assert len(recruiting.offered("recruit")) == 5  # up to 4 gold


@pytest.mark.rule("AT-074")
def test_limited_power_adds_to_other_power_against_its_type_only() -> None:
    t = table(p1={"board": ["L30"], "mantas": ["power2"], "ready": []}, lower=["L12", "L39"])
    t.play("play legionary")
    assert t.offers() == ["conquer L12", "pass"]  # 3 + 2 + 2 against sharks, 5 against the volcano
    both = table(p1={"board": ["L30"], "mantas": ["power2", "power2"], "ready": []}, lower=["L39"])
    both.play("play legionary", "conquer L39")
    assert both.p1.board == ["L30@0", "L39@0"]


@pytest.mark.rule("AT-074")
def test_power_against_another_type_is_refused() -> None:
    t = table(p1={"board": ["L30", "L1"], "mantas": ["power2"], "symbol": "A"}, lower=["L34"])
    t.play("play legionary", "conquer L34")  # 5 with 3 of the card
    assert t.refusal("exploit L30") == "AT-074"
    assert t.refusal("manta start-power2-sharks") == "AT-074"


@pytest.mark.rule("AT-075")
def test_resources_alone_neither_buy_nor_conquer_nor_recruit() -> None:
    t = table(p1={"mantas": ["gold2", "power2"]}, lower=["L2"], row=ROW)
    assert t.refusal("buy L2") == "AT-075"
    assert t.refusal("conquer L2") == "AT-075"
    assert t.refusal("recruit grabber place 1") == "AT-075"


@pytest.mark.rule("AT-076")
def test_nothing_may_be_used_where_the_card_pays_alone() -> None:
    t = table(p1={"board": ["L1"]}, lower=["L2"])
    t.play("play legionary")
    assert t.p1.board == ["L1@0", "L2@0"]
    assert len(t.p1.ready) == 4


# All payments


def ends(pos: Sea) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Ready mantas and levels left by every payment that the listed choices lead to."""
    decisions = pending(pos)
    if decisions and decisions[0].prompt == "pay":
        found = set()
        for choice in decisions[0].choices:
            after = TITLE.play(pos, 0, choice)
            assert isinstance(after, Sea)
            found |= ends(after)
        return found
    me = pos.players[0]
    return {(tuple(sorted(MANTA_IDS[m] for m in me.ready)), tuple(me.raised[: len(me.board) - 1]))}


def thrifty(t: Table, own: int, price: int) -> set[tuple[tuple[str, ...], tuple[int, ...]]]:
    """The same by trying all sets of sources: the price is reached, and not without any one of them."""
    me, worth = t.pos.players[0], t.pos.box.worth[0]
    mantas = [(m, worth[m]) for m in me.ready if worth[m]]
    idle = [MANTA_IDS[m] for m in me.ready if not worth[m]]
    levels = [worth[t.pos.box.levels[card][up]] for card, up in zip(me.board, me.raised, strict=True)]
    last = [up + 1 == t.pos.box.depth[card] for card, up in zip(me.board, me.raised, strict=True)]
    prizes = [
        t.pos.box.manta[card] if end and t.pos.box.manta[card] >= 0 else -1
        for card, end in zip(me.board, last, strict=True)
    ]
    found = set()
    for use in itertools.product((False, True), repeat=len(mantas)):
        for slide in itertools.product(*[(0, 1) if value else (0,) for value in levels]):
            won: list[int] = []
            for prize in [prize for prize, up in zip(prizes, slide, strict=True) if up and prize >= 0]:
                if won.count(15 + prize) < t.pos.supply[prize]:
                    won.append(15 + prize)
            for extra in itertools.product(*[(False, True) if worth[m] else (False,) for m in won]):
                used = [value for (_, value), on in zip(mantas, use, strict=True) if on]
                used += [value for value, up in zip(levels, slide, strict=True) if up]
                used += [worth[m] for m, on in zip(won, extra, strict=True) if on]
                total = own + sum(used)
                if total >= price and all(total - value < price for value in used):
                    left = [MANTA_IDS[m] for (m, _), on in zip(mantas, use, strict=True) if not on] + idle
                    left += [MANTA_IDS[m] for m, on in zip(won, extra, strict=True) if not on]
                    raised = tuple(up + more for up, more in zip(me.raised, slide, strict=True))
                    found.add((tuple(sorted(left)), raised))
    return found


@pytest.mark.rule("AT-056", "AT-064", "AT-116", "AT-117")
@pytest.mark.parametrize("seed", range(90))
def test_the_listed_sources_lead_to_all_thrifty_payments_and_no_others(seed: int) -> None:
    rng = random.Random(seed)
    changes: dict[str, dict[str, Any]] = {"L56": {"type": "sharks", "power": rng.randint(1, 9), "levels": "none"}}
    changes["legionary"] = {"effects": f"conquer {rng.randint(0, 2)}"}
    icons = ["power2", "power2-sharks", "power1", "gold2"]
    for place in ("L1", "L2", "L3"):
        changes[place] = {"levels": " ".join(rng.choice(icons) for _ in range(rng.randint(1, 2)))}
        changes[place]["manta"] = rng.choice(["none", "power2", "power1", "raise1"])
    mantas = [rng.choice(["power2", "power1", "gold2"]) for _ in range(rng.randint(0, 2))]
    for manta in ("power2", "power1"):
        changes[f"bonus-{manta}"] = {"copies": mantas.count(manta) + rng.randint(0, 2)}
    box = TITLE.box(changes)
    t = table(box, p1={"board": ["L1", "L2", "L3"][: rng.randint(0, 3)], "mantas": mantas}, lower=["L56"])
    own, price = int(changes["legionary"]["effects"][-1]), changes["L56"]["power"]
    expected = thrifty(t, own, price)
    t.play("play legionary")
    if not expected:
        assert t.told("could-not")
        return
    if t.prompt() == "conquer":
        t.play("conquer L56")
    if t.prompt() != "pay":
        assert IDS[55] in [card.split("@")[0] for card in t.p1.board]
        assert ends(t.pos) <= expected  # all that was needed went without a question
    assert ends(t.pos) == expected


@pytest.mark.rule("AT-064")
def test_a_source_counts_on_the_manta_that_another_one_will_win() -> None:
    box = TITLE.box({"bonus-power1": {"copies": 1}, "L12": {"power": 8}})
    t = table(box, p1={"board": ["L9@2"], "ready": ["power1"], "mantas": ["power1"]}, lower=["L12"])
    t.play("play legionary", "conquer L12")  # 3, a level of 2 that wins a manta of 2, and one of two mantas of 1
    assert t.offers() == ["manta start-power1", "manta bonus-power1", "exploit L9"]


@pytest.mark.rule("AT-065")
def test_in_the_next_main_action_a_location_gives_again() -> None:
    box = example_box({"L30": {"levels": "power2 gold2"}})
    t = table(box, p1={"board": ["L30"], "ready": []}, lower=["L13", "L17"])
    t.play("play legionary", "conquer L13", "play matrona")  # 5 = 3 + 2
    assert (t.p1.board, t.deciding()) == (["L30@1", "L13@0"], ["p1"])
    t.play("play sealord", "buy L17")  # 3 = 1 + 2
    assert t.p1.board == ["L30@2", "L13@0", "L17@0"]
