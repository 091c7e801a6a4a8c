"""The translators: eight decks of eleven, one character each, and eleven who are there from the start.

Deck and points are public, the expansion's effects are worded in its booklet; who speaks what and does what is
reconstructed. The ninth card of a deck (i) is taken to be the promotional one, the last two belong to the expansion.
"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.vocabulary import (
    advance,
    also,
    deed,
    destroy,
    die,
    draw,
    either,
    gold,
    influence,
    mark,
    move_gold,
    pay,
    pay_die,
    place_of,
    plus,
    retire,
    same,
    silver,
    when,
    worker,
    xp,
)
from tablee.games.scholars.state.card import Card, Deed
from tablee.games.scholars.state.terms import CHARACTERS

GOLD_TO_RETIRE: Final = 2  # reconstructed
NAMES: Final = {
    "chinese": ("Chinese translator", "Traducteur chinois"),
    "sanskrit": ("Sanskrit translator", "Traductrice sanskrite"),
    "greek": ("Greek translator", "Traducteur grec"),
    "hebrew": ("Hebrew translator", "Traductrice hébraïque"),
    "persian": ("Persian translator", "Traductrice persane"),
    "syriac": ("Syriac translator", "Traducteur syriaque"),
    "wild1": ("Much-travelled translator", "Traducteur grand voyageur"),
    "wild2": ("Many-tongued translator", "Traductrice polyglotte"),
}
"""Of the characters."""


def translator(deck: str, letter: str, points: int, speaks: str, dispatch: Deed, tucked: Deed) -> Card:
    place_of(f"{deck}-{letter}: the deck", deck, CHARACTERS)
    en, fr = NAMES[deck]
    new = letter in "jk"
    return Card(
        id=f"{deck}-{letter}",
        kind="translator",
        en=f"{en} {letter.upper()}",
        fr=f"{fr} {letter.upper()}",
        deck=deck,
        numbers={"points": points, "gold": GOLD_TO_RETIRE},
        deeds={"dispatch": dispatch, "tucked": tucked},
        facts={"speaks": speaks, "set": "myriade" if new else "promo" if letter == "i" else "base"},
        by_field={"effects": "rulebook"} if new else {"points": "public"},
    )


def starter(room: int, points: int, speaks: str, tucked: Deed) -> Card:
    """Who sits in a room from the start."""
    new = room == 11
    return Card(
        id=f"start-{room}",
        kind="starter",
        en=f"Translator of room {room}",
        fr=f"Traducteur de la salle {room}",
        numbers={"points": points, "gold": GOLD_TO_RETIRE, "room": room},
        deeds={"tucked": tucked},
        facts={"speaks": speaks, "set": "myriade" if new else "base"},
        by_field={"effects": "rulebook"} if new else {"points": "public", "room": "public"},
    )


# fmt: off
TRANSLATORS: Final[tuple[Card, ...]] = (
    translator(deck="chinese", letter="a", points=2, speaks="chinese persian", dispatch=deed(silver(2)), tucked=deed(plus(1))),
    translator(deck="chinese", letter="b", points=2, speaks="chinese syriac", dispatch=deed(worker("any")), tucked=deed(same("red", "orange"))),
    translator(deck="chinese", letter="c", points=3, speaks="chinese greek", dispatch=deed(draw(1)), tucked=deed(silver(1))),
    translator(deck="chinese", letter="d", points=1, speaks="chinese hebrew persian", dispatch=deed(gold(1)), tucked=deed(plus(2))),
    translator(deck="chinese", letter="e", points=3, speaks="chinese greek", dispatch=deed(destroy(1)), tucked=deed(worker("white"))),
    translator(deck="chinese", letter="f", points=2, speaks="chinese syriac", dispatch=deed(mark(1)), tucked=deed(same("blue", "purple"))),
    translator(deck="chinese", letter="g", points=1, speaks="chinese hebrew persian", dispatch=deed(worker("white"), silver(1)), tucked=deed(also("translate"))),
    translator(deck="chinese", letter="h", points=2, speaks="chinese syriac", dispatch=deed(die("white"), gold(1), silver(1)), tucked=deed(same("yellow", "green"))),
    translator(deck="chinese", letter="i", points=2, speaks="chinese persian", dispatch=deed(silver(2)), tucked=deed(pay("silver", 1, draw(1)))),
    translator(deck="chinese", letter="j", points=2, speaks="chinese syriac", dispatch=deed(xp(1)), tucked=deed(pay_die("black", silver(3)))),
    translator(deck="chinese", letter="k", points=1, speaks="chinese greek persian", dispatch=deed(either(die("black"), worker("white"))), tucked=deed(same("black", "purple"))),

    translator(deck="sanskrit", letter="a", points=3, speaks="sanskrit hebrew", dispatch=deed(gold(1)), tucked=deed(when("dice 2", silver(1)))),
    translator(deck="sanskrit", letter="b", points=1, speaks="sanskrit greek syriac", dispatch=deed(destroy(1)), tucked=deed(also("research"))),
    translator(deck="sanskrit", letter="c", points=2, speaks="sanskrit persian", dispatch=deed(mark(1)), tucked=deed(pay("silver", 2, gold(1)))),
    translator(deck="sanskrit", letter="d", points=2, speaks="sanskrit syriac", dispatch=deed(worker("white"), silver(1)), tucked=deed(pay("silver", 1, destroy(1)))),
    translator(deck="sanskrit", letter="e", points=3, speaks="sanskrit hebrew", dispatch=deed(die("white"), gold(1), silver(1)), tucked=deed(pay_die("white", silver(1)))),
    translator(deck="sanskrit", letter="f", points=1, speaks="sanskrit greek persian", dispatch=deed(silver(2)), tucked=deed(also("travel"))),
    translator(deck="sanskrit", letter="g", points=3, speaks="sanskrit hebrew", dispatch=deed(worker("any")), tucked=deed(pay("silver", 1, mark(1)))),
    translator(deck="sanskrit", letter="h", points=1, speaks="sanskrit greek syriac", dispatch=deed(draw(1)), tucked=deed(also("recruit"))),
    translator(deck="sanskrit", letter="i", points=1, speaks="sanskrit hebrew persian", dispatch=deed(silver(2)), tucked=deed(pay("worker", 1, gold(1)))),
    translator(deck="sanskrit", letter="j", points=2, speaks="sanskrit syriac", dispatch=deed(either(die("black"), worker("white"))), tucked=deed(pay_die("black", xp(1), draw(1)))),
    translator(deck="sanskrit", letter="k", points=1, speaks="sanskrit greek persian", dispatch=deed(xp(1)), tucked=deed(same("black", "orange"))),

    translator(deck="greek", letter="a", points=2, speaks="greek persian", dispatch=deed(gold(1), silver(1)), tucked=deed(pay("silver", 2, advance("primary")))),
    translator(deck="greek", letter="b", points=1, speaks="greek persian syriac", dispatch=deed(die("primary")), tucked=deed(move_gold(1))),
    translator(deck="greek", letter="c", points=2, speaks="greek syriac", dispatch=deed(draw(1), silver(1)), tucked=deed(pay_die("coloured", silver(3)))),
    translator(deck="greek", letter="d", points=3, speaks="greek persian", dispatch=deed(worker("any"), silver(1)), tucked=deed(when("dice 1", silver(1)))),
    translator(deck="greek", letter="e", points=2, speaks="greek syriac", dispatch=deed(destroy(1), silver(1)), tucked=deed(same("red", "purple"))),
    translator(deck="greek", letter="f", points=1, speaks="greek persian syriac", dispatch=deed(mark(1), silver(1)), tucked=deed(pay("worker", 1, influence("any")))),
    translator(deck="greek", letter="g", points=2, speaks="greek persian", dispatch=deed(move_gold(1), silver(1)), tucked=deed(same("yellow", "orange"))),
    translator(deck="greek", letter="h", points=2, speaks="greek syriac", dispatch=deed(silver(3)), tucked=deed(same("blue", "green"))),
    translator(deck="greek", letter="i", points=2, speaks="greek persian", dispatch=deed(worker("any", 2)), tucked=deed(plus(1))),
    translator(deck="greek", letter="j", points=2, speaks="greek syriac", dispatch=deed(xp(1), silver(1)), tucked=deed(pay_die("black", destroy(1), worker("any")))),
    translator(deck="greek", letter="k", points=1, speaks="greek persian syriac", dispatch=deed(either(die("black"), worker("white")), silver(1)), tucked=deed(same("black", "green"))),

    translator(deck="hebrew", letter="a", points=2, speaks="hebrew syriac", dispatch=deed(destroy(1), silver(1)), tucked=deed(same("red", "orange"))),
    translator(deck="hebrew", letter="b", points=2, speaks="hebrew persian", dispatch=deed(mark(1), silver(1)), tucked=deed(same("blue", "purple"))),
    translator(deck="hebrew", letter="c", points=2, speaks="hebrew syriac", dispatch=deed(move_gold(1), silver(1)), tucked=deed(same("yellow", "green"))),
    translator(deck="hebrew", letter="d", points=2, speaks="hebrew persian", dispatch=deed(silver(3)), tucked=deed(pay("silver", 1, draw(1)))),
    translator(deck="hebrew", letter="e", points=3, speaks="hebrew syriac", dispatch=deed(gold(1), silver(1)), tucked=deed(pay("worker", 1, silver(2)))),
    translator(deck="hebrew", letter="f", points=1, speaks="hebrew persian syriac", dispatch=deed(die("primary")), tucked=deed(pay("worker", 1, draw(2)))),
    translator(deck="hebrew", letter="g", points=3, speaks="hebrew persian", dispatch=deed(draw(1), silver(1)), tucked=deed(pay_die("white", draw(1)))),
    translator(deck="hebrew", letter="h", points=1, speaks="hebrew persian syriac", dispatch=deed(worker("any"), silver(1)), tucked=deed(when("value 8", gold(1)))),
    translator(deck="hebrew", letter="i", points=2, speaks="hebrew syriac", dispatch=deed(worker("any", 2)), tucked=deed(pay("silver", 2, gold(1)))),
    translator(deck="hebrew", letter="j", points=2, speaks="hebrew persian", dispatch=deed(either(die("black"), worker("white")), silver(1)), tucked=deed(pay_die("black", influence("any")))),
    translator(deck="hebrew", letter="k", points=3, speaks="hebrew syriac", dispatch=deed(xp(1), silver(1)), tucked=deed(pay("xp", 1, either(gold(1), silver(2))))),

    translator(deck="persian", letter="a", points=2, speaks="persian syriac arabic", dispatch=deed(influence("any")), tucked=deed(pay("silver", 1, destroy(1)))),
    translator(deck="persian", letter="b", points=3, speaks="persian arabic", dispatch=deed(advance("primary")), tucked=deed(silver(1))),
    translator(deck="persian", letter="c", points=3, speaks="persian arabic", dispatch=deed(gold(2)), tucked=deed(worker("white"))),
    translator(deck="persian", letter="d", points=2, speaks="persian syriac arabic", dispatch=deed(die("primary"), silver(1)), tucked=deed(pay("silver", 2, advance("primary")))),
    translator(deck="persian", letter="e", points=3, speaks="persian arabic", dispatch=deed(destroy(2)), tucked=deed(when("dice 2", silver(1)))),
    translator(deck="persian", letter="f", points=2, speaks="persian syriac arabic", dispatch=deed(draw(2)), tucked=deed(pay_die("coloured", silver(3)))),
    translator(deck="persian", letter="g", points=2, speaks="persian syriac arabic", dispatch=deed(worker("any", 2)), tucked=deed(same("red", "purple"))),
    translator(deck="persian", letter="h", points=3, speaks="persian arabic", dispatch=deed(gold(1), move_gold(1)), tucked=deed(pay_die("white", silver(1)))),
    translator(deck="persian", letter="i", points=2, speaks="persian syriac arabic", dispatch=deed(influence("any")), tucked=deed(same("yellow", "orange"))),
    translator(deck="persian", letter="j", points=2, speaks="persian syriac arabic", dispatch=deed(xp(1), gold(1)), tucked=deed(pay_die("black", gold(1), move_gold(1)))),
    translator(deck="persian", letter="k", points=3, speaks="persian arabic", dispatch=deed(either(die("black"), worker("white")), gold(1)), tucked=deed(pay("worker", 1, xp(2)))),

    translator(deck="syriac", letter="a", points=3, speaks="syriac arabic", dispatch=deed(destroy(2)), tucked=deed(pay("silver", 1, mark(1)))),
    translator(deck="syriac", letter="b", points=3, speaks="syriac arabic", dispatch=deed(draw(2)), tucked=deed(when("dice 1", silver(1)))),
    translator(deck="syriac", letter="c", points=2, speaks="syriac persian arabic", dispatch=deed(worker("any", 2)), tucked=deed(same("blue", "green"))),
    translator(deck="syriac", letter="d", points=3, speaks="syriac arabic", dispatch=deed(gold(1), move_gold(1)), tucked=deed(pay("worker", 1, silver(2)))),
    translator(deck="syriac", letter="e", points=3, speaks="syriac arabic", dispatch=deed(influence("any")), tucked=deed(pay_die("white", draw(1)))),
    translator(deck="syriac", letter="f", points=2, speaks="syriac persian arabic", dispatch=deed(advance("primary")), tucked=deed(plus(1))),
    translator(deck="syriac", letter="g", points=2, speaks="syriac persian arabic", dispatch=deed(gold(2)), tucked=deed(same("red", "orange"))),
    translator(deck="syriac", letter="h", points=1, speaks="syriac persian arabic", dispatch=deed(die("primary"), silver(1)), tucked=deed(plus(2))),
    translator(deck="syriac", letter="i", points=2, speaks="syriac persian arabic", dispatch=deed(influence("any")), tucked=deed(same("blue", "purple"))),
    translator(deck="syriac", letter="j", points=2, speaks="syriac persian arabic", dispatch=deed(either(die("black"), worker("white")), gold(1)), tucked=deed(pay("worker", 1, advance("medicine")))),
    translator(deck="syriac", letter="k", points=3, speaks="syriac arabic", dispatch=deed(xp(1), gold(1)), tucked=deed(pay("xp", 1, either(gold(1), silver(2))))),

    translator(deck="wild1", letter="a", points=3, speaks="any", dispatch=deed(advance("any"), silver(1)), tucked=deed(silver(1))),
    translator(deck="wild1", letter="b", points=3, speaks="any", dispatch=deed(influence("any"), gold(1)), tucked=deed(worker("white"))),
    translator(deck="wild1", letter="c", points=2, speaks="any", dispatch=deed(die("coloured")), tucked=deed(same("yellow", "green"))),
    translator(deck="wild1", letter="d", points=1, speaks="any", dispatch=deed(retire(), die("white")), tucked=deed(also("translate"))),
    translator(deck="wild1", letter="e", points=1, speaks="any", dispatch=deed(destroy(2), die("primary")), tucked=deed(also("research"))),
    translator(deck="wild1", letter="f", points=2, speaks="any", dispatch=deed(gold(1), move_gold(2)), tucked=deed(pay("silver", 1, draw(1)))),
    translator(deck="wild1", letter="g", points=2, speaks="any", dispatch=deed(influence("any", 2)), tucked=deed(pay("silver", 2, gold(1)))),
    translator(deck="wild1", letter="h", points=1, speaks="any", dispatch=deed(draw(2), worker("any")), tucked=deed(also("travel"))),
    translator(deck="wild1", letter="i", points=3, speaks="any", dispatch=deed(advance("any"), gold(1)), tucked=deed(when("dice 2", silver(1)))),
    translator(deck="wild1", letter="j", points=1, speaks="any", dispatch=deed(either(die("black"), worker("white")), influence("any")), tucked=deed(pay("worker", 1, advance("medicine")))),
    translator(deck="wild1", letter="k", points=2, speaks="any", dispatch=deed(xp(1), influence("any")), tucked=deed(pay("worker", 1, xp(2)))),

    translator(deck="wild2", letter="a", points=1, speaks="any arabic", dispatch=deed(destroy(2), die("primary")), tucked=deed(also("recruit"))),
    translator(deck="wild2", letter="b", points=3, speaks="any arabic", dispatch=deed(gold(1), move_gold(2)), tucked=deed(pay_die("white", silver(1)))),
    translator(deck="wild2", letter="c", points=1, speaks="any arabic", dispatch=deed(influence("any", 2)), tucked=deed(pay("worker", 1, gold(1)))),
    translator(deck="wild2", letter="d", points=3, speaks="any arabic", dispatch=deed(draw(2), worker("any")), tucked=deed(pay("silver", 1, mark(1)))),
    translator(deck="wild2", letter="e", points=1, speaks="any arabic", dispatch=deed(advance("any"), silver(1)), tucked=deed(move_gold(1))),
    translator(deck="wild2", letter="f", points=3, speaks="any arabic", dispatch=deed(influence("any"), gold(1)), tucked=deed(when("dice 1", silver(1)))),
    translator(deck="wild2", letter="g", points=3, speaks="any arabic", dispatch=deed(die("coloured")), tucked=deed(pay("worker", 1, silver(2)))),
    translator(deck="wild2", letter="h", points=1, speaks="any arabic", dispatch=deed(retire(), die("white")), tucked=deed(pay("worker", 1, influence("any")))),
    translator(deck="wild2", letter="i", points=2, speaks="any arabic", dispatch=deed(advance("any"), gold(1)), tucked=deed(pay("silver", 1, destroy(1)))),
    translator(deck="wild2", letter="j", points=1, speaks="any arabic", dispatch=deed(either(die("black"), worker("white")), influence("any")), tucked=deed(pay_die("black", influence("any")))),
    translator(deck="wild2", letter="k", points=3, speaks="any arabic", dispatch=deed(xp(1), influence("any")), tucked=deed(pay_die("black", silver(3)))),
)

STARTERS: Final[tuple[Card, ...]] = (
    starter(room=1, points=2, speaks="persian arabic", tucked=deed(pay("silver", 1, draw(1)))),
    starter(room=2, points=2, speaks="syriac arabic", tucked=deed(pay("silver", 1, destroy(1)))),
    starter(room=3, points=2, speaks="greek persian", tucked=deed(plus(1))),
    starter(room=4, points=2, speaks="hebrew syriac", tucked=deed(pay("silver", 2, gold(1)))),
    starter(room=5, points=3, speaks="persian arabic", tucked=deed(silver(1))),
    starter(room=6, points=2, speaks="syriac arabic", tucked=deed(worker("white"))),
    starter(room=7, points=2, speaks="greek syriac", tucked=deed(pay("worker", 1, silver(2)))),
    starter(room=8, points=3, speaks="hebrew persian", tucked=deed(when("dice 2", silver(1)))),
    starter(room=9, points=1, speaks="persian syriac arabic", tucked=deed(move_gold(1))),
    starter(room=10, points=1, speaks="greek hebrew arabic", tucked=deed(plus(2))),
    starter(room=11, points=2, speaks="persian syriac arabic", tucked=deed(pay("xp", 1, either(gold(1), silver(2))))),
)
# fmt: on
