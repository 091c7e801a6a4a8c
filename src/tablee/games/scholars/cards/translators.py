"""The translators: eight decks of eleven, one character each, and eleven who are there from the start.

Deck and points are public, the expansion's effects are worded in its booklet; who speaks what and does what is
reconstructed. The ninth card of a deck (i) is taken to be the promotional one, the last two belong to the expansion.
"""

from __future__ import annotations

from tablee.games.scholars.state.card import Card
from tablee.games.scholars.state.terms import CHARACTERS

GOLD_TO_RETIRE = 2  # reconstructed

NAMES = (
    ("Chinese translator", "Traducteur chinois"),
    ("Sanskrit translator", "Traductrice sanskrite"),
    ("Greek translator", "Traducteur grec"),
    ("Hebrew translator", "Traductrice hébraïque"),
    ("Persian translator", "Traductrice persane"),
    ("Syriac translator", "Traducteur syriaque"),
    ("Much-travelled translator", "Traducteur grand voyageur"),
    ("Many-tongued translator", "Traductrice polyglotte"),
)

# letter, points, languages, when dispatched, when tucked
# fmt: off
TABLE = (
    (
        ("a", 2, "chinese persian", "silver 2", "plus 1"),
        ("b", 2, "chinese syriac", "worker any 1", "same red orange"),
        ("c", 3, "chinese greek", "draw 1", "silver 1"),
        ("d", 1, "chinese hebrew persian", "gold 1", "plus 2"),
        ("e", 3, "chinese greek", "destroy 1", "worker white 1"),
        ("f", 2, "chinese syriac", "mark 1", "same blue purple"),
        ("g", 1, "chinese hebrew persian", "worker white 1, silver 1", "also translate"),
        ("h", 2, "chinese syriac", "die white 1, gold 1, silver 1", "same yellow green"),
        ("i", 2, "chinese persian", "silver 2", "pay silver 1: draw 1"),
        ("j", 2, "chinese syriac", "xp 1", "pay die black: silver 3"),
        ("k", 1, "chinese greek persian", "either die black 1 / worker white 1", "same black purple"),
    ),
    (
        ("a", 3, "sanskrit hebrew", "gold 1", "if dice 2: silver 1"),
        ("b", 1, "sanskrit greek syriac", "destroy 1", "also research"),
        ("c", 2, "sanskrit persian", "mark 1", "pay silver 2: gold 1"),
        ("d", 2, "sanskrit syriac", "worker white 1, silver 1", "pay silver 1: destroy 1"),
        ("e", 3, "sanskrit hebrew", "die white 1, gold 1, silver 1", "pay die white: silver 1"),
        ("f", 1, "sanskrit greek persian", "silver 2", "also travel"),
        ("g", 3, "sanskrit hebrew", "worker any 1", "pay silver 1: mark 1"),
        ("h", 1, "sanskrit greek syriac", "draw 1", "also recruit"),
        ("i", 1, "sanskrit hebrew persian", "silver 2", "pay worker 1: gold 1"),
        ("j", 2, "sanskrit syriac", "either die black 1 / worker white 1", "pay die black: xp 1, draw 1"),
        ("k", 1, "sanskrit greek persian", "xp 1", "same black orange"),
    ),
    (
        ("a", 2, "greek persian", "gold 1, silver 1", "pay silver 2: advance primary 1"),
        ("b", 1, "greek persian syriac", "die primary 1", "move-gold 1"),
        ("c", 2, "greek syriac", "draw 1, silver 1", "pay die coloured: silver 3"),
        ("d", 3, "greek persian", "worker any 1, silver 1", "if dice 1: silver 1"),
        ("e", 2, "greek syriac", "destroy 1, silver 1", "same red purple"),
        ("f", 1, "greek persian syriac", "mark 1, silver 1", "pay worker 1: influence any 1"),
        ("g", 2, "greek persian", "move-gold 1, silver 1", "same yellow orange"),
        ("h", 2, "greek syriac", "silver 3", "same blue green"),
        ("i", 2, "greek persian", "worker any 2", "plus 1"),
        ("j", 2, "greek syriac", "xp 1, silver 1", "pay die black: destroy 1, worker any 1"),
        ("k", 1, "greek persian syriac", "(either die black 1 / worker white 1), silver 1", "same black green"),
    ),
    (
        ("a", 2, "hebrew syriac", "destroy 1, silver 1", "same red orange"),
        ("b", 2, "hebrew persian", "mark 1, silver 1", "same blue purple"),
        ("c", 2, "hebrew syriac", "move-gold 1, silver 1", "same yellow green"),
        ("d", 2, "hebrew persian", "silver 3", "pay silver 1: draw 1"),
        ("e", 3, "hebrew syriac", "gold 1, silver 1", "pay worker 1: silver 2"),
        ("f", 1, "hebrew persian syriac", "die primary 1", "pay worker 1: draw 2"),
        ("g", 3, "hebrew persian", "draw 1, silver 1", "pay die white: draw 1"),
        ("h", 1, "hebrew persian syriac", "worker any 1, silver 1", "if value 8: gold 1"),
        ("i", 2, "hebrew syriac", "worker any 2", "pay silver 2: gold 1"),
        ("j", 2, "hebrew persian", "(either die black 1 / worker white 1), silver 1", "pay die black: influence any 1"),
        ("k", 3, "hebrew syriac", "xp 1, silver 1", "pay xp 1: either gold 1 / silver 2"),
    ),
    (
        ("a", 2, "persian syriac arabic", "influence any 1", "pay silver 1: destroy 1"),
        ("b", 3, "persian arabic", "advance primary 1", "silver 1"),
        ("c", 3, "persian arabic", "gold 2", "worker white 1"),
        ("d", 2, "persian syriac arabic", "die primary 1, silver 1", "pay silver 2: advance primary 1"),
        ("e", 3, "persian arabic", "destroy 2", "if dice 2: silver 1"),
        ("f", 2, "persian syriac arabic", "draw 2", "pay die coloured: silver 3"),
        ("g", 2, "persian syriac arabic", "worker any 2", "same red purple"),
        ("h", 3, "persian arabic", "gold 1, move-gold 1", "pay die white: silver 1"),
        ("i", 2, "persian syriac arabic", "influence any 1", "same yellow orange"),
        ("j", 2, "persian syriac arabic", "xp 1, gold 1", "pay die black: gold 1, move-gold 1"),
        ("k", 3, "persian arabic", "(either die black 1 / worker white 1), gold 1", "pay worker 1: xp 2"),
    ),
    (
        ("a", 3, "syriac arabic", "destroy 2", "pay silver 1: mark 1"),
        ("b", 3, "syriac arabic", "draw 2", "if dice 1: silver 1"),
        ("c", 2, "syriac persian arabic", "worker any 2", "same blue green"),
        ("d", 3, "syriac arabic", "gold 1, move-gold 1", "pay worker 1: silver 2"),
        ("e", 3, "syriac arabic", "influence any 1", "pay die white: draw 1"),
        ("f", 2, "syriac persian arabic", "advance primary 1", "plus 1"),
        ("g", 2, "syriac persian arabic", "gold 2", "same red orange"),
        ("h", 1, "syriac persian arabic", "die primary 1, silver 1", "plus 2"),
        ("i", 2, "syriac persian arabic", "influence any 1", "same blue purple"),
        ("j", 2, "syriac persian arabic", "(either die black 1 / worker white 1), gold 1", "pay worker 1: advance medicine 1"),
        ("k", 3, "syriac arabic", "xp 1, gold 1", "pay xp 1: either gold 1 / silver 2"),
    ),
    (
        ("a", 3, "any", "advance any 1, silver 1", "silver 1"),
        ("b", 3, "any", "influence any 1, gold 1", "worker white 1"),
        ("c", 2, "any", "die coloured 1", "same yellow green"),
        ("d", 1, "any", "retire, die white 1", "also translate"),
        ("e", 1, "any", "destroy 2, die primary 1", "also research"),
        ("f", 2, "any", "gold 1, move-gold 2", "pay silver 1: draw 1"),
        ("g", 2, "any", "influence any 2", "pay silver 2: gold 1"),
        ("h", 1, "any", "draw 2, worker any 1", "also travel"),
        ("i", 3, "any", "advance any 1, gold 1", "if dice 2: silver 1"),
        ("j", 1, "any", "(either die black 1 / worker white 1), influence any 1", "pay worker 1: advance medicine 1"),
        ("k", 2, "any", "xp 1, influence any 1", "pay worker 1: xp 2"),
    ),
    (
        ("a", 1, "any arabic", "destroy 2, die primary 1", "also recruit"),
        ("b", 3, "any arabic", "gold 1, move-gold 2", "pay die white: silver 1"),
        ("c", 1, "any arabic", "influence any 2", "pay worker 1: gold 1"),
        ("d", 3, "any arabic", "draw 2, worker any 1", "pay silver 1: mark 1"),
        ("e", 1, "any arabic", "advance any 1, silver 1", "move-gold 1"),
        ("f", 3, "any arabic", "influence any 1, gold 1", "if dice 1: silver 1"),
        ("g", 3, "any arabic", "die coloured 1", "pay worker 1: silver 2"),
        ("h", 1, "any arabic", "retire, die white 1", "pay worker 1: influence any 1"),
        ("i", 2, "any arabic", "advance any 1, gold 1", "pay silver 1: destroy 1"),
        ("j", 1, "any arabic", "(either die black 1 / worker white 1), influence any 1", "pay die black: influence any 1"),
        ("k", 3, "any arabic", "xp 1, influence any 1", "pay die black: silver 3"),
    ),
)

# number of room, points, languages, when tucked
FROM_THE_START = (
    (1, 2, "persian arabic", "pay silver 1: draw 1"),
    (2, 2, "syriac arabic", "pay silver 1: destroy 1"),
    (3, 2, "greek persian", "plus 1"),
    (4, 2, "hebrew syriac", "pay silver 2: gold 1"),
    (5, 3, "persian arabic", "silver 1"),
    (6, 2, "syriac arabic", "worker white 1"),
    (7, 2, "greek syriac", "pay worker 1: silver 2"),
    (8, 3, "hebrew persian", "if dice 2: silver 1"),
    (9, 1, "persian syriac arabic", "move-gold 1"),
    (10, 1, "greek hebrew arabic", "plus 2"),
    (11, 2, "persian syriac arabic", "pay xp 1: either gold 1 / silver 2"),
)
# fmt: on


def translators() -> list[Card]:
    cards = []
    for deck, (en, fr), rows in zip(CHARACTERS, NAMES, TABLE, strict=True):
        for letter, points, speaks, dispatch, tucked in rows:
            new = letter in "jk"
            cards.append(
                Card(
                    f"{deck}-{letter}",
                    "translator",
                    f"{en} {letter.upper()}",
                    f"{fr} {letter.upper()}",
                    {"points": points, "gold": GOLD_TO_RETIRE},
                    {"dispatch": dispatch, "tucked": tucked},
                    {"speaks": speaks, "set": "myriade" if new else "promo" if letter == "i" else "base"},
                    by_field={"effects": "rulebook"} if new else {"points": "public"},
                )
            )
    return cards


def starters() -> list[Card]:
    return [
        Card(
            f"start-{room}",
            "starter",
            f"Translator of room {room}",
            f"Traducteur de la salle {room}",
            {"points": points, "gold": GOLD_TO_RETIRE, "room": room},
            {"tucked": tucked},
            {"speaks": speaks, "set": "myriade" if room == 11 else "base"},
            by_field={"effects": "rulebook"} if room == 11 else {"points": "public", "room": "public"},
        )
        for room, points, speaks, tucked in FROM_THE_START
    ]
