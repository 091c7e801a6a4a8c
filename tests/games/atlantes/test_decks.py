"""Sweeps over the box: ids, texts, provenance, every word of the effects used, every rule of the index told."""

from __future__ import annotations

import inspect
import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.atlantes.cards.checking import check_contents
from tablee.games.atlantes.cards.ids import IDS
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules import effects, refusals
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.effects import effects_read
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.box import make_box
from tablee.games.atlantes.state.card import Character, Contents, Effect, Location
from tablee.games.atlantes.state.terms import KING, LOWER_ROW, MOST_SEATS, OCEAN
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Rule
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.kernel.title import CardFace
from tablee.lab.bench import is_compiled

BOX = TITLE.box()
CONTENTS = BOX.contents
FACES = BOX.faces()
RULEBOOK = Path(tablee.__file__).parent / "games" / "atlantes" / "rulebook"


def test_ids_are_unique_and_in_the_order_of_the_box() -> None:
    cards = [f"L{place.number}" for place in CONTENTS.locations] + [card.id for card in CONTENTS.characters]
    assert cards == IDS == BOX.ids
    assert [objective.id for objective in CONTENTS.objectives] == OBJECTIVE_IDS
    assert len(CONTENTS.icons) == len(ICON_IDS)
    ids = [face.id for face in FACES]
    assert len(set(ids)) == len(ids)
    assert len(set(IDS + MANTA_IDS + OBJECTIVE_IDS)) == len(IDS + MANTA_IDS + OBJECTIVE_IDS)


def squid(**fields: Any) -> Character:
    return replace(CONTENTS.characters[-1], **{"id": "squid", "set": OCEAN, "copies": 3, "number": 0, **fields})


def test_one_more_card_in_a_list_is_dealt_played_saved_and_counted() -> None:
    location = replace(CONTENTS.locations[0], number=len(CONTENTS.locations) + 1)
    locations, characters = (*CONTENTS.locations, location), (*CONTENTS.characters, squid())
    contents = replace(CONTENTS, locations=locations, characters=characters)
    check_contents(contents)
    box = make_box(contents)
    pos = TITLE.setup({}, 2, "one more", box)
    assert isinstance(pos, Sea)
    assert len(pos.deck) == len(locations) - LOWER_ROW
    assert [box.ids[card] for card in pos.row + pos.shoal].count("squid") == 3
    laid = TITLE.lay_out(box, {"row": ["squid", "squid"], "players": {"p1": {"board": [f"L{len(locations)}"]}}}, "test")
    for after in (pos, laid):
        for _ in range(300):
            if not pending(after):
                break
            decision = pending(after)[0]
            after = TITLE.play(after, decision.seat, decision.choices[-1])
            TITLE.check(after)
        assert TITLE.load(box, after.dump()).dump() == after.dump()


@pytest.mark.parametrize(
    ("contents", "sentence"),
    [
        (replace(CONTENTS, locations=CONTENTS.locations * 2), "two pieces are called L1"),
        (replace(CONTENTS, characters=(*CONTENTS.characters, squid(id="hand8"))), "two pieces are called hand8"),
        (
            replace(CONTENTS, characters=(*CONTENTS.characters, squid(id="Squid"))),
            "'Squid': an id is one word such as sea-horse",
        ),
        (replace(CONTENTS, characters=(*CONTENTS.characters, squid(copies=0))), "squid: a character needs a copy"),
        (replace(CONTENTS, characters=CONTENTS.characters[1:]), "no character always stays in hand"),
        (replace(CONTENTS, icons=CONTENTS.icons[:-1]), "14 icons, but 15 ids"),
        (replace(CONTENTS, peoples=CONTENTS.peoples[:-1]), "3 peoples, but 4 symbols"),
        (replace(CONTENTS, board=replace(CONTENTS.board, prices=(0, 1))), "a place without a price"),
    ],
)
def test_decks_that_do_not_fit_are_told_in_a_sentence(contents: Contents, sentence: str) -> None:
    with pytest.raises(BrokenRules, match=sentence):
        check_contents(contents)


def with_piece(part: str, number: int, /, **fields: Any) -> Contents:
    """The box, one of its pieces changed."""
    pieces = list(getattr(CONTENTS, part))
    pieces[number] = replace(pieces[number], **fields)
    changes: dict[str, Any] = {part: tuple(pieces)}
    return replace(CONTENTS, **changes)


def without(part: str, *left_out: int) -> Contents:
    """The box without some pieces."""
    pieces = [piece for number, piece in enumerate(getattr(CONTENTS, part)) if number not in left_out]
    changes: dict[str, Any] = {part: tuple(pieces)}
    return replace(CONTENTS, **changes)


def with_one_more(part: str, like: int, /, **fields: Any) -> Contents:
    """The box with a piece like one that is there."""
    pieces = getattr(CONTENTS, part)
    changes: dict[str, Any] = {part: (*pieces, replace(pieces[like], **fields))}
    return replace(CONTENTS, **changes)


NUMBERED = list(enumerate(CONTENTS.characters))
KINGS = [number for number, card in enumerate(CONTENTS.characters) if card.set == KING]
OF_THE_OCEAN = [number for number, card in enumerate(CONTENTS.characters) if card.set == OCEAN]
PLACE_AT_FRONT = (replace(CONTENTS.objectives[0], id="early", token=1), *CONTENTS.objectives)


@pytest.mark.parametrize(
    ("contents", "sentence"),
    [
        (
            with_one_more("objectives", 0, id="hand9"),
            "there are 5 objectives on the board, the last is hand9: expected 4",
        ),
        (without("objectives", 3), "there are 3 objectives on the board, the last is scored3: expected 4"),
        (replace(CONTENTS, objectives=PLACE_AT_FRONT), "early: an objective of a token comes after those on the board"),
        (without("objectives", *range(8, 14)), "there are 2 tokens of objectives: expected 4, one for each track"),
        (without("characters", *KINGS[4:]), "there are 4 kings: expected 5, a draft of 4 leaves one over"),
        (
            without("characters", *OF_THE_OCEAN[5:]),
            "there are 5 characters of the ocean: expected 6, alone there is one of each",
        ),
        (without("locations", *range(5, 56)), "there are 5 locations: expected 6, a whole lower row"),
    ],
)
def test_too_few_or_too_many_pieces_are_told_in_a_sentence(contents: Contents, sentence: str) -> None:
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        check_contents(contents)


def test_fewest_pieces_that_are_accepted_are_enough_for_every_game() -> None:
    left_out = KINGS[MOST_SEATS + 1 :] + OF_THE_OCEAN[6:]
    contents = replace(without("characters", *left_out), objectives=CONTENTS.objectives[:12])
    check_contents(contents)
    box = make_box(contents)
    for seats in range(1, MOST_SEATS + 1):
        pos = TITLE.setup({"advanced": True}, seats, "few", box)
        for _ in range(40):
            if decisions := TITLE.pending(pos):
                pos = TITLE.play(pos, decisions[0].seat, decisions[0].choices[-1])
                TITLE.check(pos)
                TITLE.deal_hidden(pos, 0, random.Random(1))


@pytest.mark.parametrize("id", ["giant squid", "", "squid;", "Squid", "géante", "l99", "x1", "-squid", "squid\n", "p1"])
def test_an_id_that_could_not_be_read_back_is_told_in_a_sentence(id: str) -> None:
    for contents in (
        replace(CONTENTS, characters=(*CONTENTS.characters, squid(id=id))),
        with_piece("objectives", 13, id=id),
    ):
        with pytest.raises(BrokenRules) as raised:
            check_contents(contents)
        assert raised.value.sentence.params["problem"] == f"{id!r}: an id is one word such as sea-horse, not L1 or X1"


@pytest.mark.parametrize("id", ["main-board", "people-a", "bonus-gold2", "start-gold1"])
def test_an_id_of_another_sort_of_piece_is_told_in_a_sentence(id: str) -> None:
    with pytest.raises(BrokenRules, match=f"two pieces are called {id}"):
        check_contents(replace(CONTENTS, characters=(*CONTENTS.characters, squid(id=id))))


@pytest.mark.parametrize(
    ("contents", "sentence"),
    [
        (with_piece("characters", 8, set=3), "mantas-leader: there is no set 3: expected 0 to 2"),
        (with_piece("characters", 8, set=-1), "mantas-leader: there is no set -1: expected 0 to 2"),
        (with_piece("characters", 0, set=OCEAN), "no character always stays in hand"),
        (with_piece("characters", 8, do=(7,)), "mantas-leader: expected an effect such as Conquer(2), not 7"),
        (
            with_piece("characters", 8, when_two=("buy",)),
            "mantas-leader: expected an effect such as Conquer(2), not 'buy'",
        ),
        (with_piece("characters", KINGS[1], leaves_for=15), "fancelot: there is no manta 15: expected 1 to 14, or -1"),
        (with_piece("characters", KINGS[1], copies=2), "fancelot: a king has 1 copy, not 2"),
        (with_piece("locations", 4, kind=4), "L5: there is no kind 4: expected 0 to 3"),
        (with_piece("locations", 4, kind=-1), "L5: there is no kind -1: expected 0 to 3"),
        (with_piece("locations", 4, levels=(1, 15)), "L5: there is no icon 15: expected 0 to 14"),
        (with_piece("locations", 4, levels=(1, -1)), "L5: there is no icon -1: expected 0 to 14"),
        (with_piece("locations", 4, manta=15), "L5: there is no manta 15: expected 1 to 14, or -1 for none"),
        (with_piece("locations", 4, manta=0), "L5: there is no manta 0: expected 1 to 14, or -1 for none"),
        (with_piece("locations", 4, number=1000), "L1000: there is no location 1000: expected 1 to 999"),
        (with_piece("objectives", 2, measure=13), "scored3: there is no measure 13: expected 0 to 12"),
        (with_piece("objectives", 2, measure=-1), "scored3: there is no measure -1: expected 0 to 12"),
        (with_piece("icons", 3, only=4), "power2-sharks: there is no type 4: expected -1 to 3"),
        (with_piece("peoples", 2, mantas=(13, 14, 7, 15)), "people-c: there is no icon 15: expected 1 to 14"),
        (with_piece("supplies", 0, icon=15), "a supply: there is no icon 15: expected 1 to 14"),
        (with_piece("supplies", 0, icon=2), "bonus-power2 is supplied twice: expected one supply"),
        (with_piece("locations", 4, gold=-5), "L5: there is no price in gold -5: expected 0 to 20"),
        (with_piece("locations", 4, gold=10**30), f"L5: there is no price in gold {10**30}: expected 0 to 20"),
        (with_piece("locations", 4, levels=(1,) * 10), "L5: there is no number of levels 10: expected 0 to 9"),
        (with_piece("characters", 8, copies=200), "mantas-leader: there is no number of copies 200: expected 1 to 30"),
        (with_piece("characters", 8, fr=""), "mantas-leader: '' is no name or text"),
        (with_piece("characters", 8, do=(effects.Buy(-3),)), "mantas-leader: no card can say Buy(gold=-3)"),
        (with_piece("characters", 8, do=(effects.Buy,)), "mantas-leader: expected an effect such as Conquer(2)"),
        (with_piece("icons", 7, do=effects.RaiseLevels(0)), "raise1: no card can say RaiseLevels(levels=0)"),
        (with_piece("objectives", 2, least=10**30), f"scored3: there is no amount {10**30}: expected 1 to 999"),
        (with_piece("supplies", 0, copies=-1), "there is no number of copies -1: expected 0 to 30"),
        (
            replace(CONTENTS, board=replace(CONTENTS.board, prices=(0, 1, 2, 3, 4, -5))),
            "main-board: there is no price -5: expected 0 to 20",
        ),
        (
            replace(CONTENTS, board=replace(CONTENTS.board, points=(*CONTENTS.board.points[:-1], "9"))),
            "main-board: there is no number of points '9': expected 0 to 99",
        ),
        (
            with_piece("characters", 0, do=(effects.ReadyMantas(),)),
            "matrona: it stays in hand, so it has to take the others back: TakeBackEverything()",
        ),
        (
            with_piece("characters", 0, do=(effects.TakeBackEverything(), effects.OpponentsDiscard(1))),
            "matrona: it stays in hand, so nobody else would ever hold anything: no OpponentsDiscard",
        ),
        (
            with_piece("characters", 0, do=(effects.TakeBackEverything(), effects.LeaveGame())),
            "matrona: a card leaves the game once, and one that stays in hand never",
        ),
        (
            with_piece("characters", 8, do=(effects.LeaveGame(), effects.LeaveGame())),
            "mantas-leader: a card leaves the game once",
        ),
        (
            replace(CONTENTS, characters=tuple([replace(card, do=()) if 0 < n < 6 else card for n, card in NUMBERED])),
            "no character that players begin with explores or recruits: a game could go on for ever",
        ),
    ],
)
def test_a_value_out_of_range_is_told_in_a_sentence(contents: Contents, sentence: str) -> None:
    with pytest.raises(BrokenRules) as raised:
        check_contents(contents)
    assert sentence in str(raised.value.sentence.params["problem"])


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize(
    ("part", "number", "fields", "sentence"),
    [
        ("locations", 4, {"power": float("nan")}, "L5: there is no price in power nan: expected 0 to 20"),
        ("locations", 4, {"power": "1"}, "L5: there is no price in power '1': expected 0 to 20"),
        ("locations", 4, {"points": True}, "L5: there is no number of points True: expected 0 to 99"),
        ("locations", 4, {"levels": 1}, "L5: 1 stands alone, expected brackets and a comma: (1,)"),
        ("characters", 8, {"stays": 1}, "mantas-leader: its stays is 1, not True or False"),
        ("characters", 8, {"do": (effects.Buy(True),)}, "mantas-leader: no card can say Buy(gold=True)"),
        (
            *("characters", 8, {"do": effects.Buy(3)}),
            "mantas-leader: Buy(gold=3) stands alone, expected brackets and a comma: (Buy(gold=3),)",
        ),
    ],
)
def test_a_value_of_another_type_is_told_in_a_sentence(
    part: str, number: int, fields: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BrokenRules) as raised:
        check_contents(with_piece(part, number, **fields))
    assert raised.value.sentence.params["problem"] == sentence


@pytest.mark.rule("AT-012", "AT-014")
@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_piece_says_in_both_languages_what_it_is_and_where_we_have_it_from(face: CardFace) -> None:
    for lang in ("en", "fr"):
        assert face.names[lang].strip()
        assert face.texts[lang].strip()
        assert face.texts[lang][-1] == "."
    assert face.texts["en"] != face.texts["fr"]
    assert set(face.provenance.values()) <= {"rulebook", "public", "reconstructed", "ours"}
    assert "numbers" in face.provenance


def test_what_is_a_stand_in_says_so() -> None:
    made_up = {face.id for face in FACES if "reconstructed" in face.provenance.values()}
    assert {f"L{n}" for n in range(1, 57)} <= made_up
    assert {"grabber", "pearl-trader", "reef-warden", "king-7", "king-8", "main-board", "people-a"} <= made_up
    assert not {"sea-horse", "recruiter", "matrona", "hand8"} & made_up
    board_face = next(face for face in FACES if face.id == "main-board")
    assert board_face.provenance == {"numbers": "public", "points": "reconstructed"}


@pytest.mark.parametrize("place", CONTENTS.locations, ids=lambda place: f"L{place.number}")
def test_a_location_obeys_what_is_known_of_all(place: Location) -> None:
    assert len(place.levels) <= 6
    assert 1 <= place.points <= 8
    resource = [BOX.gold_of[icon] > 0 or (BOX.power_of[icon] > 0 and BOX.only[icon] < 0) for icon in place.levels]
    assert not any(resource[i] and resource[i + 1] for i in range(len(resource) - 1))
    text = next(face for face in FACES if face.id == f"L{place.number}").texts["en"]
    assert text.count(",") == max(0, len(place.levels) - 1)
    assert ("Wild manta" in text) == (place.manta >= 0)


@pytest.mark.parametrize("card", CONTENTS.characters, ids=lambda card: card.id)
def test_every_character_has_effects_that_a_card_file_can_write(card: Character) -> None:
    assert card.do or card.leaves_for >= 0
    written = "; ".join(effect.words() for effect in card.do) or "none"
    assert effects_read(written) == card.do
    assert (card.number > 0) == (card.set == KING)


def test_every_word_of_the_effects_is_used() -> None:
    used = {type(effect) for card in CONTENTS.characters for effect in (*card.do, *card.when_two)}
    used |= {type(icon.do) for icon in CONTENTS.icons if icon.do is not None}
    words = {
        word
        for _, word in inspect.getmembers(effects, inspect.isclass)
        if issubclass(word, Effect) and word.__module__ == effects.__name__
    }
    assert words == used


def test_the_content_hash_changes_with_a_number_and_not_with_a_name() -> None:
    for changes in ({"L1": {"gold": 9}}, {"main-board": {"points-5": 0}}, {"grabber": {"effects": "conquer 2"}}):
        assert TITLE.box(changes).content != BOX.content
    assert TITLE.box({"L1": {"name-fr": "Fosse"}}).content == BOX.content
    assert TITLE.box({"L1": {"gold": BOX.gold[0]}}).content == BOX.content


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rulebook_tells_every_rule_of_the_index_under_the_same_phases(lang: str) -> None:
    index = json.loads((RULEBOOK / "index.json").read_text("utf-8"))
    told = (RULEBOOK / f"{lang}.md").read_text("utf-8")
    assert {rule["id"] for rule in index} == set(re.findall(r"\[(AT-\d{3})\]", told))
    assert all(rule["section"][lang] and rule["words"][lang] for rule in index)
    phases = re.findall(r"^## .+\n<!-- phase: (\S+) -->\n", told, re.MULTILINE)
    assert phases == re.findall(r"<!-- phase: (\S+) -->", (RULEBOOK / "en.md").read_text("utf-8"))
    assert {"turn", "main", "secondary", "objectives", "end", "solo"} <= set(phases)


def test_every_rule_that_refuses_a_choice_is_in_the_index() -> None:
    index = {rule["id"] for rule in json.loads((RULEBOOK / "index.json").read_text("utf-8"))}
    rules = [value for _, value in inspect.getmembers(refusals) if isinstance(value, Rule)]
    assert len(rules) > 40
    assert {rule.id for rule in rules} <= index
    assert len({rule.message for rule in rules}) == len(rules)


def test_every_ruling_names_tests_that_exist() -> None:
    rulings = (RULEBOOK.parent / "RULINGS.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", rulings))
    sources = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    written = set(re.findall(r"^def (test_\w+)\(", "\n".join(sources), re.MULTILINE))
    assert len(named) > 20
    assert named <= written
    switches = [option.name for option in TITLE.options if option.values == (False, True) and option.name != "advanced"]
    assert all(f"`{name}`" in rulings for name in switches)


def test_a_card_file_adds_characters_to_the_ocean() -> None:
    box = TITLE.box({"X1": {"name-en": "Squid", "effects": "conquer 9", "copies": 3}, "X2": {"effects": "explore"}})
    assert box.content != BOX.content
    assert box.ids[: len(BOX.ids)] == BOX.ids
    assert box.ids[len(BOX.ids) :] == ["X1", "X2"]
    face = next(face for face in box.faces() if face.id == "X1")
    assert (face.names["en"], face.numbers["copies"], face.provenance["numbers"]) == ("Squid", 3, "card file")
    pos = TITLE.setup({}, 2, "squid", box)
    assert isinstance(pos, Sea)
    dealt = [box.ids[card] for card in pos.row + pos.shoal]
    assert (dealt.count("X1"), dealt.count("X2")) == (3, 2)
    hand = {"hand": ["matrona", "X1"]}
    laid = TITLE.lay_out(box, {"lower": ["L1", "L2"], "players": {"p1": hand}}, "test")
    TITLE.check(laid)
    after = TITLE.play(TITLE.play(laid, 0, "play X1"), 0, "conquer L1")
    TITLE.check(after)
    assert TITLE.load(box, after.dump()).dump() == after.dump()
    assert BOX.ids == TITLE.box().ids
    assert TITLE.explain(TITLE.setup({}, 2, "squid"), 0, "play X1") is not None


def test_a_card_file_adds_locations_among_its_characters() -> None:
    library: dict[str, Any] = {
        "type": "civilizations",
        "gold": 3,
        "power": 5,
        "points": 4,
        "levels": "raise1 empty gold2",
    }
    changes: dict[str, dict[str, Any]] = {
        "X2": library,
        "X1": {"effects": "buy 3"},
        "X3": {"type": "wrecks", "name-en": "Galley"},
    }
    box = TITLE.box(changes)
    assert box.ids[len(BOX.ids) :] == ["X1", "X2", "X3"]
    faces = {face.id: face for face in box.faces()}
    assert (faces["X2"].kind, faces["X2"].names["en"]) == ("civilizations", "Civilisation X2")
    assert faces["X2"].numbers == {"gold": 3, "power": 5, "points": 4}
    assert (faces["X3"].names["en"], faces["X3"].extra["levels"]) == ("Galley", [])
    assert TITLE.box({**changes, "X2": {**library, "points": 5}}).content != box.content != BOX.content
    laid = TITLE.lay_out(box, {"lower": ["X2", "L2"], "players": {"p1": {"hand": ["matrona", "X1"]}}}, "test")
    TITLE.check(laid)
    after = TITLE.play(TITLE.play(laid, 0, "play X1"), 0, "buy X2")
    TITLE.check(after)
    assert TITLE.load(box, after.dump()).dump() == after.dump()
    assert TITLE.explain(TITLE.setup({}, 2, "squid"), 0, "buy X2") is not None


def test_games_with_added_cards_are_played_to_their_end_by_the_hints() -> None:
    cheap = {"gold": 0, "power": 0, "points": 9, "levels": "power2", "manta": "gold2"}
    changes: dict[str, Any] = {"X1": {"type": "sharks", **cheap}, "X2": {"effects": "buy 2; raise 1"}}
    box = TITLE.box({**changes, "X3": {"type": "volcanoes", **cheap}})
    had = set()
    for seed in range(4):
        pos = TITLE.setup({}, 1 + seed, str(seed), box)
        assert isinstance(pos, Sea)
        while decisions := TITLE.pending(pos):
            decision = decisions[0]
            likes = TITLE.guess_at(pos, decision)
            assert likes == TITLE.guess(TITLE.view(pos, decision.seat), decision, box)
            pos = TITLE.play(pos, decision.seat, decision.choices[likes.index(max(likes))])
            assert isinstance(pos, Sea)
        TITLE.check(pos)
        had |= {box.ids[card] for me in pos.players for card in [*me.board, *me.pile, *me.hand, *me.discard]}
    assert {"X1", "X2", "X3"} <= had


@pytest.mark.parametrize(
    ("changes", "sentence", "named"),
    [
        ({"X1": {"type": "reefs"}}, "bad-card-field", "civilizations"),
        ({"X1": {"type": "wrecks", "copies": 2}}, "unknown-field", "copies"),
        ({"X1": {"type": "wrecks", "gold": 99}}, "bad-card-field", "gold"),
        ({"X2": {"type": "wrecks"}}, "unknown-card", "X1"),
        ({"X2": {"effects": "explore"}}, "unknown-card", "X1"),
        ({"X1": {"name-en": "Squid"}}, "bad-card-field", "effects"),
        ({"X1": {"effects": "fly"}}, "bad-card-field", "fly"),
        ({"X1": {"effects": "explore", "copies": 0}}, "bad-card-field", "copies"),
        ({"X1": {"effects": "explore", "gold": 1}}, "unknown-field", "gold"),
        ({"X1": 3}, "bad-field", "X1"),
    ],
)
def test_an_added_card_that_does_not_fit_is_refused_with_a_sentence(
    changes: dict[str, Any], sentence: str, named: str
) -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.box(changes, "mine.toml")
    assert refused.value.sentence.id == sentence
    assert "mine.toml" in str(refused.value)
    assert named in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"L12": {"levels": "power2 emty"}},
            "card 'L12', field 'levels': 'emty' does not fit: expected one of 'empty', 'gold2'",
        ),
        ({"L12": {"levels": "scor"}}, "'scor' does not fit: expected one of 'score', 'none', 'empty'"),
        ({"L12": {"levels": "none score"}}, "'none' does not fit: expected one of 'empty'"),
        ({"L12": {"manta": "tack-back"}}, "field 'manta': 'tack-back' does not fit: expected one of 'take-back'"),
        ({"people-a": {"mantas": "gold1 power1 raise1 emty"}}, "field 'mantas': 'emty' does not fit"),
        ({"L12": {"levels": "score " * 10}}, "mine.toml, L12: 'levels' holds 10, it has room for 9"),
    ],
)
def test_of_several_words_the_one_that_does_not_fit_is_told_and_likely_ones_first(
    changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        TITLE.box(changes, "mine.toml")


BARRED = "mine.toml: card '{}', field 'effects': '{}' does not fit: expected {}"


@pytest.mark.parametrize(
    ("effects", "id", "expected"),
    [
        ({"matrona": "buy 1"}, "matrona", "'take back all' among them"),
        ({"matrona": "take back 9; ready mantas"}, "matrona", "'take back all' among them"),
        ({"matrona": "take back all; leave"}, "matrona", "no 'leave'"),
        ({"matrona": "take back all; opponents discard 1"}, "matrona", "no 'opponents discard'"),
        ({"cai": "leave; buy 3; leave"}, "cai", "'leave' only once"),
        ({"sea-horse": "none", "recruiter": "buy 1"}, "sea-horse", "'explore' among them"),
        ({"sea-horse": "explore; leave", "recruiter": "none"}, "sea-horse", "'explore' among them"),
    ],
)
def test_effects_with_which_a_game_would_never_end_are_refused(effects: dict[str, str], id: str, expected: str) -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.box({card: {"effects": text} for card, text in effects.items()}, "mine.toml")
    assert str(refused.value) == BARRED.format(id, effects[id], expected)


def test_nobody_recruits_where_the_cheapest_place_costs_more_than_the_recruiter_gives() -> None:
    dear = {f"price-{place}": 20 for place in range(1, 7)}
    TITLE.box({"sea-horse": {"effects": "conquer 1"}})
    TITLE.box({"main-board": dear})
    with pytest.raises(BadInput, match="card 'sea-horse', field 'effects': 'conquer 1' does not fit"):
        TITLE.box({"sea-horse": {"effects": "conquer 1"}, "main-board": dear})


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize(
    "others",
    [
        {"sea-horse": "explore", "recruiter": "none"},
        {"sea-horse": "none", "recruiter": "recruit 0"},
        {"sea-horse": "none", "recruiter": "recruit free; take back all"},
    ],
)
def test_games_with_hardly_any_effects_come_to_their_end(others: dict[str, str], seats: int) -> None:
    idle = dict.fromkeys(["legionary", "sealord", "wave-teller"], "none") | others
    changes: dict[str, dict[str, Any]] = {id: {"effects": text} for id, text in idle.items()}
    changes |= {f"L{number}": {"gold": 20, "power": 20} for number in range(1, 57)}
    pos = TITLE.setup({"kings": "none"}, seats, "idle", TITLE.box(changes))
    rng = random.Random(seats)
    for _ in range(5000):
        decisions = TITLE.pending(pos)
        if not decisions:
            break
        pos = TITLE.play(pos, decisions[0].seat, rng.choice(decisions[0].choices))
    assert not TITLE.pending(pos)


@pytest.mark.parametrize(
    ("id", "examples"),
    [
        ("manta-gold2", "'bonus-gold2'"),
        ("gold2", "'bonus-gold2'"),
        ("start-gold1", "'bonus-gold1'"),
        ("manta-take-back", "'bonus-take-back'"),
        ("kraken", "'L1', 'matrona', 'bonus-gold2', 'people-a', 'hand8', 'main-board'"),
    ],
)
def test_an_unknown_piece_is_answered_with_ids_that_may_be_meant(id: str, examples: str) -> None:
    with pytest.raises(BadInput) as refused:
        TITLE.box({id: {"copies": 2}}, "mine.toml")
    assert str(refused.value) == f"mine.toml: unknown card '{id}': expected a card id such as {examples}"
