"""What cards say wrongly is told in one sentence: in a card file with file, card and field, in our decks with the word
and those that are known."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tablee.games.scholars.cards import vocabulary
from tablee.games.scholars.cards.checking import check_cards
from tablee.games.scholars.cards.pages import page_card
from tablee.games.scholars.cards.scrolls import scroll
from tablee.games.scholars.cards.seats import goal, row_tile
from tablee.games.scholars.cards.translators import starter, translator
from tablee.games.scholars.cards.vocabulary import deed, gold, silver
from tablee.games.scholars.game import TITLE
from tablee.games.scholars.state.card import Card
from tablee.kernel.agenda import advance, pending
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.lab.bench import is_compiled
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker

CARDS = TITLE.box().cards
AMOUNT = "expected a whole number from 1 to 20"
COLOURS = "'white', 'red', 'yellow', 'blue', 'orange', 'purple', 'green', 'black'"
NOT_RED = COLOURS.replace("'red', ", "")
OPTIONS = "'silver', 'gold', 'xp', 'worker', 'die', 'destroy', 'retire', 'upgrade', 'employ', 'advance', 'pay'"
QUOTE = "'"
NOT_DIE = OPTIONS.replace("'die', ", "")
NOT_GOLD = OPTIONS.replace("'gold', ", "")
WORDS = (
    "'silver', 'gold', 'xp', 'destroy', 'draw', 'mark', 'move-gold', 'may-move-gold', 'place-gold', 'plus', 'worker'"
)
NO_GOLD_MOVES = (
    "'silver', 'gold', 'xp', 'destroy', 'draw', 'mark', 'plus', 'worker', 'die', 'die-in-hand', 'influence', 'advance'"
)

EFFECTS = [
    ("gold -1", AMOUNT),
    ("gold 0", AMOUNT),
    ("gold 21", AMOUNT),
    ("gold 99999", AMOUNT),
    ("gold +1", AMOUNT),
    ("gold", AMOUNT),
    ("die black 0", AMOUNT),
    ("worker white", AMOUNT),
    ("plus 21", AMOUNT),
    ("worker purple 1", "expected one of 'any', 'white', 'red', 'yellow', 'blue'"),
    ("influence red 1", "expected one of 'any', 'purple', 'orange', 'green'"),
    ("same red red", f"expected one of {NOT_RED}"),
    ("count xp as silver", "expected one of 'xp as gold', 'worker as silver'"),
    ("per colour 2: gold 1", "expected one of 'level'"),
    ("per level 8: gold 1", "expected a whole number from 1 to 7"),
    ("pay gold 1: silver 1", "expected one of 'silver', 'xp', 'worker', 'die', 'white-die'"),
    ("pay worker 2: silver 1", "expected 1"),
    ("pay silver 1", "expected 'pay silver 1: silver 2'"),
    ("if dice 3: gold 1", "expected a whole number from 1 to 2"),
    ("if value 8 9: gold 1", AMOUNT),
    ("if colour: gold 1", f"expected one of {COLOURS}"),
    ("if colour red red: gold 1", f"expected one of {NOT_RED}"),
    ("if white-place red: gold 1", "expected one of 'white-place'"),
    (
        "if advanced respite: gold 1",
        "expected one of 'mathematics', 'chemistry', 'biology', 'astronomy', 'philosophy', 'physics', 'medicine'",
    ),
    ("either draw 1 / gold 1", f"expected one of {OPTIONS}"),
    ("either gold 1 / gold 2", f"expected one of {NOT_GOLD}"),
    ("either gold 1 / ", "expected 'silver 2'"),
    ("()", "expected 'silver 2'"),
    ("(gold 1", "expected '(gold 1)'"),
    ("rest 2", "expected 'rest'"),
]
"""What a Page could be made to do, and what would have worked."""
FIELDS: list[tuple[str, str, str | int, str]] = [
    ("greek-a", "tucked", "same red red", f"expected one of {NOT_RED}"),
    ("row-1", "first", "draw 2", f"expected one of {NOT_DIE}"),
    ("row-3", "first", "gold 2", f"expected one of {NOT_GOLD}"),
    ("track-physics", "level-1", "harvest physics", f"expected one of {WORDS}, 'die' (+14)"),
    ("track-physics", "beyond", "advance physics 1", f"expected one of {WORDS}, 'die' (+14)"),
    ("act-physics", "harvest", "if white-place: harvest-card", f"expected one of {WORDS}, 'die' (+16)"),
    ("page-3", "tucked", "either gold 1, rest / silver 1", f"expected one of {WORDS}, 'die' (+17)"),
    ("resource-1", "bonus", "gold 1, place-gold 1", f"expected one of {NO_GOLD_MOVES} (+10)"),
    ("rule-pile", "casual-4", 20, "expected a whole number from 0 to 8"),
    ("rule-pile", "epic-1", 9, "expected a whole number from 0 to 8"),
    ("rule-pile", "above", 19, "expected a whole number from 0 to 18"),
    ("rule-pile", "below", 17, "expected a whole number from 0 to 16"),
]


def refused(changes: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        TITLE.box(changes, "my.toml")
    return caught.value


@pytest.mark.parametrize(("text", "expected"), EFFECTS)
def test_an_effect_that_no_card_can_have_is_told_with_what_would_have_worked(text: str, expected: str) -> None:
    told = str(refused({"page-3": {"tucked": text}}))
    assert told == f"my.toml: card 'page-3', field 'tucked': {text!r} does not fit: {expected}"


@pytest.mark.parametrize(("id", "field", "value", "expected"), FIELDS)
def test_a_field_that_a_game_could_not_be_played_with_is_told(
    id: str, field: str, value: str | int, expected: str
) -> None:
    told = str(refused({id: {field: value}}))
    assert told == f"my.toml: card {id!r}, field {field!r}: {value!r} does not fit: {expected}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_such_sentence_is_told_in_both_languages(lang: str) -> None:
    speaker = Speaker(lang, TITLE, TITLE.box())
    changes: list[dict[str, Any]] = [{"page-3": {"tucked": text}} for text, _ in EFFECTS]
    for given in [*changes, *[{id: {field: value}} for id, field, value, _ in FIELDS]]:
        told = speaker.error(refused(given))
        assert "my.toml" in told
        assert "{" not in told
        assert "\n" not in told


@pytest.mark.parametrize(
    ("id", "known"),
    [
        ("page-3", "'name-en', 'name-fr', 'points', 'price', 'tucked'"),
        ("greek-a", "'dispatch', 'gold', 'name-en', 'name-fr', 'points', 'tucked'"),
        ("caliph-1", "'bottom', 'middle', 'name-en', 'name-fr', 'top'"),
    ],
)
def test_an_unknown_field_is_told_with_those_of_that_card(id: str, known: str) -> None:
    told = str(refused({id: {"text-en": "foo"}}))
    assert told == f"my.toml, {id}: unknown field 'text-en'; available: {known}"


def test_a_field_that_names_a_number_and_an_effect_is_the_number() -> None:
    card = TITLE.box({"caliph-1": {"middle": 2}}, "my.toml").cards[TITLE.box().index["caliph-1"]]
    assert card.numbers == {"top": 3, "middle": 2, "bottom": 0}
    assert card.deeds == CARDS[TITLE.box().index["caliph-1"]].deeds


FILES: list[dict[str, dict[str, Any]]] = [
    {"rule-pile": {f"{length}-{seats}": 8 for length in ("casual", "epic") for seats in range(1, 5)}},
    {"rule-pile": {"above": 20, "casual-4": 3, "epic-3": 3, "epic-4": 3}},
    {"rule-pile": {"above": 0, "below": 0, **{f"casual-{seats}": 0 for seats in range(1, 5)}}},
    {f"track-{track}": {"level-1": "gold 20, draw 20, destroy 20"} for track in ("physics", "biology", "chemistry")},
    {f"place-{place}": {"stop": "worker any 20, die primary 20"} for place in ("east-upper", "west-lower")},
    {f"chinese-{letter}": {"dispatch": "advance any 3, influence any 20, mark 3"} for letter in "abcd"},
    {f"page-{page}": {"tucked": "rest, harvest-card"} for page in range(41, 53)},
    {f"row-{row}": {"first": "die primary 20, xp 20", "second": "worker any 20"} for row in range(1, 5)},
]
"""Card files that are extreme, but fit."""


@pytest.mark.parametrize("number", range(len(FILES)))
def test_games_with_a_card_file_that_fits_are_played_to_their_end(number: int) -> None:
    box = TITLE.box(FILES[number], "my.toml")
    for options, seats in (({"myriade": False}, 4), ({"mode": "epic"}, 2 + number % 3)):
        pos = TITLE.setup(options, seats, str(number), box)
        rng = random.Random(number)
        while pending(pos):
            (decision, *_) = pending(pos)
            advance(pos, decision, rng.choice(decision.choices))
        TITLE.check(pos)


EIGHT = "white, red, yellow, blue, orange, purple, green, black"
SCIENCES = "mathematics, chemistry, biology, astronomy, philosophy, physics, medicine"
TONGUES = "chinese, sanskrit, greek, hebrew, persian, syriac"
MISSPELT: list[tuple[Callable[[], object], str]] = [
    (
        lambda: vocabulary.die("primry"),
        "the colour of a die is 'primry', not one of white, primary, secondary, coloured, red, yellow, blue, orange, "
        "purple, green, black",
    ),
    (
        lambda: vocabulary.worker("purple"),
        "the colour of a worker is 'purple', not one of any, white, red, yellow, blue",
    ),
    (lambda: vocabulary.influence("grean"), "the guild is 'grean', not one of any, purple, orange, green"),
    (lambda: vocabulary.when("colour redd blue", gold(1)), f"the word after colour is 'redd', not one of {EIGHT}"),
    (
        lambda: vocabulary.when("dizz 2", gold(1)),
        "the condition is 'dizz', not one of value, dice, white-place, colour, delivered, translated, met, advanced",
    ),
    (lambda: vocabulary.pay("silvr", 1, gold(1)), "the price is 'silvr', not one of silver, xp, worker, white-die"),
    (lambda: vocabulary.pay("die", 1, gold(1)), "the price is 'die', not one of silver, xp, worker, white-die"),
    (lambda: vocabulary.pay("worker", 2, gold(1)), "the price is 2, not 1"),
    (lambda: vocabulary.pay_die("blak", gold(1)), f"the colour of a die is 'blak', not one of coloured, {EIGHT}"),
    (
        lambda: vocabulary.same("red", "orang"),
        f"the other colour is 'orang', not one of {EIGHT.replace('red, ', '')}",
    ),
    (lambda: vocabulary.same("rad", "orange"), f"the colour of a die is 'rad', not one of {EIGHT}"),
    (
        lambda: vocabulary.also("recruitt"),
        "the action is 'recruitt', not one of recruit, travel, research, translate",
    ),
    (lambda: vocabulary.advance("astronmy"), f"the track is 'astronmy', not one of primary, any, all, {SCIENCES}"),
    (
        lambda: vocabulary.harvest("astronmy"),
        f"the track is 'astronmy', not one of primary, any, all, advanced, {SCIENCES}",
    ),
    (lambda: vocabulary.count("xq", "gold"), "what is left is 'xq', not one of xp, worker"),
    (lambda: vocabulary.for_track("filosophy"), f"the track is 'filosophy', not one of {SCIENCES}"),
    (lambda: vocabulary.for_languages("hebru"), f"the language is 'hebru', not one of {TONGUES}, arabic"),
    (lambda: vocabulary.for_influence("grean"), "the guild is 'grean', not one of purple, orange, green"),
    (lambda: vocabulary.for_dice("rad", "orange"), f"the colour of the primary dice is 'rad', not one of {EIGHT}"),
    (lambda: vocabulary.for_dice("red", "orang"), f"the colour of the secondary dice is 'orang', not one of {EIGHT}"),
    (lambda: silver(0), "the silver is 0, not a number from 1 to 20"),
    (lambda: silver(10**30), f"the silver is {10**30}, not a number from 1 to 20"),
    (
        lambda: translator("grek", "a", 1, "greek", deed(gold(1)), deed(gold(1))),
        f"grek-a: the deck is 'grek', not one of {TONGUES}, wild1, wild2",
    ),
    (
        lambda: scroll("greek", "a", "grean", 1, deed(gold(1))),
        f"scroll-greek-a: the colour is 'grean', not one of {EIGHT.removeprefix('white, ')}",
    ),
    (
        lambda: scroll("grek", "a", "green", 1, deed(gold(1))),
        f"scroll-grek-a: the language is 'grek', not one of {TONGUES}",
    ),
    (
        lambda: row_tile(5, deed(gold(1)), deed(gold(2)), 1),
        f"the first word of the other option is 'gold', not one of {NOT_GOLD.replace(QUOTE, '')}",
    ),
    (
        lambda: goal("grek", "green", "physics", "white", "red"),
        f"goal-grek: the language is 'grek', not one of {TONGUES}",
    ),
]


@pytest.mark.parametrize(("write", "sentence"), MISSPELT, ids=[sentence[:40] for _, sentence in MISSPELT])
def test_a_misspelt_word_of_our_own_decks_is_told_with_those_that_are_known(
    write: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(BrokenRules, match=f"^{re.escape(sentence)}$"):
        write()


@pytest.mark.skipif(is_compiled(), reason="compiled, no field takes a value of another type")
@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (lambda: silver(True), "the silver is True, not a number from 1 to 20"),
        (lambda: silver(float("nan")), "the silver is nan, not a number from 1 to 20"),
        (lambda: vocabulary.pay("worker", "1", gold(1)), "the price is '1', not 1"),
        (lambda: deed("silver 3"), "an effect is 'silver 3', not a word such as silver(2)"),
        (lambda: vocabulary.when("dice 2", "silver 3"), "an effect is 'silver 3', not a word such as silver(2)"),
        (lambda: deed(silver), "an effect is <function silver"),
    ],
)
def test_a_value_of_another_type_is_told_in_a_sentence(write: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        write()


def changed(id: str, **fields: Any) -> list[Card]:
    return [replace(card, **fields) if card.id == id else card for card in CARDS]


def with_last(kind: str, *more: Card) -> list[Card]:
    """The box with more cards behind the last one of a kind."""
    place = max([number for number, card in enumerate(CARDS) if card.kind == kind]) + 1
    return [*CARDS[:place], *more, *CARDS[place:]]


def without(id: str) -> list[Card]:
    return [card for card in CARDS if card.id != id]


def card(id: str) -> Card:
    return CARDS[TITLE.box().index[id]]


def in_room(id: str, room: int) -> list[Card]:
    return changed(id, numbers=card(id).numbers | {"room": room})


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (in_room("start-3", 4), "start-4: its room is 4, where start-3 is already"),
        (
            with_last("starter", replace(card("start-11"), id="start-99")),
            "start-99: its room is 11, where start-11 is already",
        ),
        (in_room("start-11", 12), "start-11: its room is 12, and the rooms are 1 to 11"),
        (in_room("start-10", 11), "start-10: its room is 11, and the rooms are 1 to 10"),
        (in_room("start-1", 0), "start-1: its room is 0, and the rooms are 1 to 10"),
        (with_last("starter", starter(12, 1, "greek", deed(gold(1)))), "start-12: its room is 12"),
        (without("study-2"), "there are 1 study cards in the box, and the table has 2"),
        (with_last("study", replace(card("study-2"), id="study-3")), "there are 3 study cards in the box"),
        (without("rule-fee"), "there are 6 rule cards in the box, and the table has 7"),
        (with_last("rule", replace(card("rule-fee"), id="rule-x")), "rule-x: no rule asks for it, only for rule-rest"),
        (
            with_last("page", page_card(53, "recrut", 1, 1, "A", "B", deed(gold(1)))),
            "page-53: its slot is 'recrut', not one of recruit",
        ),
    ],
)
def test_a_box_that_the_rules_do_not_know_is_told_when_the_cards_are_read(cards: list[Card], sentence: str) -> None:
    with pytest.raises(BrokenRules, match=re.escape(sentence)):
        check_cards(cards)


@pytest.mark.parametrize("effect", ["place-gold 3", "may-move-gold 3", "move-gold 3"])
def test_nobody_puts_gold_on_a_translator_who_may_still_be_drafted(effect: str) -> None:
    """A resource card can lead to a science whose effect, in a card file, moves gold: in the draft it finds nobody."""
    changes: dict[str, dict[str, Any]] = {
        "track-physics": {f"level-{level}": f"gold 3, {effect}" for level in range(1, 8)}
    }
    for card in CARDS:
        if card.kind == "resource" and "bonus" in card.deeds:
            changes[card.id] = {"bonus": "advance physics 2"}
    box = TITLE.box(changes)
    for seed in range(6):
        pos = TITLE.setup({}, 1 + seed % 4, str(seed), box)
        rng = random.Random(seed)
        asked = set()
        while pos.pairs:
            (decision,) = pending(pos)
            asked.add(decision.prompt)
            advance(pos, decision, rng.choice(decision.choices))
            TITLE.check(pos)
        assert asked == {"draft"}
        assert not any(pos.gold_on) or pos.solo
