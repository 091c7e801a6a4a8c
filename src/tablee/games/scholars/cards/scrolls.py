"""The scrolls: nine in each foreign language, one of them on medicine, and six that players begin with.

Language, points and bonus are public; the science and what a translation gives are reconstructed.
"""

from __future__ import annotations

from tablee.games.scholars.state.card import Card
from tablee.games.scholars.state.terms import COLOURS, LANGUAGES, SCIENCES

LANGUAGE_NAMES = (
    ("Chinese", "chinois"),
    ("Sanskrit", "sanskrit"),
    ("Greek", "grec"),
    ("Hebrew", "hébreu"),
    ("Persian", "persan"),
    ("Syriac", "syriaque"),
)
SCIENCE_NAMES = {
    "mathematics": ("mathematics", "les mathématiques"),
    "chemistry": ("chemistry", "la chimie"),
    "biology": ("biology", "la biologie"),
    "astronomy": ("astronomy", "l’astronomie"),
    "philosophy": ("philosophy", "la philosophie"),
    "physics": ("physics", "la physique"),
    "medicine": ("medicine", "la médecine"),
}
START_POINTS = 3

# letter, colour, points, bonus at the end, when translated
# fmt: off
TABLE = (
    (
        ("a", "red", 5, "", "die coloured 1, gold 1"),
        ("b", "green", 5, "guild green", "silver 1"),
        ("c", "purple", 5, "languages chinese", "draw 1"),
        ("d", "orange", 5, "languages hebrew persian", "worker white 1"),
        ("e", "blue", 4, "dice blue purple", "die blue 1"),
        ("f", "orange", 4, "track astronomy", "silver 2"),
        ("g", "green", 4, "track physics", "destroy 1"),
        ("h", "yellow", 4, "white", "gold 1"),
        ("medicine", "black", 4, "track medicine", "xp 1"),
    ),
    (
        ("a", "purple", 5, "", "die coloured 1, gold 1"),
        ("b", "red", 5, "guild orange", "silver 1"),
        ("c", "blue", 5, "languages sanskrit", "draw 1"),
        ("d", "yellow", 5, "languages greek persian", "worker white 1"),
        ("e", "orange", 4, "dice yellow orange", "die yellow 1"),
        ("f", "red", 4, "track mathematics", "silver 2"),
        ("g", "blue", 4, "track biology", "destroy 1"),
        ("h", "green", 4, "retired", "gold 1"),
        ("medicine", "black", 4, "track medicine", "xp 1"),
    ),
    (
        ("a", "purple", 3, "", "influence any 1, silver 1"),
        ("b", "yellow", 3, "guild orange", "silver 1"),
        ("c", "blue", 3, "languages greek", "draw 1"),
        ("d", "orange", 3, "languages sanskrit syriac", "worker white 1"),
        ("e", "green", 2, "dice blue green", "die blue 1"),
        ("f", "red", 2, "track mathematics", "silver 2"),
        ("g", "yellow", 2, "track chemistry", "destroy 1"),
        ("h", "purple", 2, "track philosophy", "gold 1"),
        ("medicine", "black", 2, "track medicine", "xp 1"),
    ),
    (
        ("a", "red", 3, "", "influence any 1, silver 1"),
        ("b", "green", 3, "guild purple", "silver 1"),
        ("c", "purple", 3, "languages hebrew", "draw 1"),
        ("d", "orange", 3, "languages chinese syriac", "worker white 1"),
        ("e", "orange", 2, "dice red orange", "die red 1"),
        ("f", "purple", 2, "track philosophy", "silver 2"),
        ("g", "blue", 2, "track biology", "destroy 1"),
        ("h", "yellow", 2, "retired", "gold 1"),
        ("medicine", "black", 2, "track medicine", "xp 1"),
    ),
    (
        ("a", "green", 1, "", "advance primary 1, silver 1"),
        ("b", "red", 1, "guild purple", "silver 1"),
        ("c", "blue", 1, "languages persian", "draw 1"),
        ("d", "yellow", 1, "languages chinese sanskrit", "worker white 1"),
        ("e", "green", 1, "dice yellow green", "die yellow 1"),
        ("f", "yellow", 1, "track chemistry", "silver 2"),
        ("g", "purple", 1, "white", "destroy 1"),
        ("h", "orange", 1, "breadth", "gold 1"),
        ("medicine", "black", 1, "track medicine", "xp 1"),
    ),
    (
        ("a", "blue", 1, "", "advance primary 1, silver 1"),
        ("b", "red", 1, "guild green", "silver 1"),
        ("c", "yellow", 1, "languages syriac", "draw 1"),
        ("d", "purple", 1, "languages greek hebrew", "worker white 1"),
        ("e", "red", 1, "dice red purple", "die red 1"),
        ("f", "green", 1, "track physics", "silver 2"),
        ("g", "orange", 1, "track astronomy", "destroy 1"),
        ("h", "blue", 1, "breadth", "gold 1"),
        ("medicine", "black", 1, "track medicine", "xp 1"),
    ),
)
# fmt: on


def scrolls() -> list[Card]:
    cards = []
    for language, (en, fr), rows in zip(LANGUAGES, LANGUAGE_NAMES, TABLE, strict=False):
        for letter, colour, points, bonus, translated in rows:
            science_en, science_fr = SCIENCE_NAMES[SCIENCES[COLOURS.index(colour) - 1]]
            new = letter == "medicine"
            cards.append(
                Card(
                    f"scroll-{language}-{letter}",
                    "scroll",
                    f"{en} scroll on {science_en}{'' if new else ' ' + letter.upper()}",
                    f"Parchemin {fr} sur {science_fr}{'' if new else ' ' + letter.upper()}",
                    {"points": points},
                    {"translated": translated},
                    {"language": language, "colour": colour, "bonus": bonus, "set": "myriade" if new else "base"},
                    by_field={"colour": "rulebook"}
                    if new
                    else {"language": "public", "points": "public", "bonus": "public"},
                )
            )
    return cards


def starting_scrolls() -> list[Card]:
    return [
        Card(
            f"scroll-{language}-start",
            "scroll",
            f"{en} starting scroll",
            f"Parchemin {fr} de départ",
            {"points": START_POINTS},
            {},
            {"language": language, "bonus": "start", "set": "base"},
            by="public",
        )
        for language, (en, fr) in zip(LANGUAGES, LANGUAGE_NAMES, strict=False)
    ]
