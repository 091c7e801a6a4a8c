"""Sweeps over the box: ids, texts, provenance, every word of the effects used, every rule of the index told."""

from __future__ import annotations

import inspect
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.atlantes.cards.ids import IDS, check_contents
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.rules import effects, refusals
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.effects import effects_read
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.box import make_box
from tablee.games.atlantes.state.card import Character, Contents, Effect, Location
from tablee.games.atlantes.state.terms import KING, LOWER_ROW, OCEAN
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Rule
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.kernel.title import CardFace

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
        (replace(CONTENTS, characters=(*CONTENTS.characters, squid(id="Squid"))), "Squid: the id of a character"),
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
    library = {"type": "civilizations", "gold": 3, "power": 5, "points": 4, "levels": "raise1 empty gold2"}
    changes = {"X2": library, "X1": {"effects": "buy 3"}, "X3": {"type": "wrecks", "name-en": "Galley"}}
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
