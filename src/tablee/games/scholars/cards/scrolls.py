"""The scrolls: nine in each foreign language, one of them on medicine, and six that players begin with.

Language, points and bonus are public; the science and what a translation gives are reconstructed.
"""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.vocabulary import (
    advance,
    deed,
    destroy,
    die,
    draw,
    for_breadth,
    for_dice,
    for_few_white,
    for_influence,
    for_languages,
    for_retired,
    for_savings,
    for_track,
    gold,
    influence,
    place_of,
    silver,
    worker,
    xp,
)
from tablee.games.scholars.state.card import Bonus, Card, Deed
from tablee.games.scholars.state.terms import COLOURS, FOREIGN, LANGUAGES, SCIENCES

LANGUAGE_NAMES: Final = {
    "chinese": ("Chinese", "chinois"),
    "sanskrit": ("Sanskrit", "sanskrit"),
    "greek": ("Greek", "grec"),
    "hebrew": ("Hebrew", "hébreu"),
    "persian": ("Persian", "persan"),
    "syriac": ("Syriac", "syriaque"),
}
SCIENCE_NAMES: Final = {
    "mathematics": ("mathematics", "les mathématiques"),
    "chemistry": ("chemistry", "la chimie"),
    "biology": ("biology", "la biologie"),
    "astronomy": ("astronomy", "l’astronomie"),
    "philosophy": ("philosophy", "la philosophie"),
    "physics": ("physics", "la physique"),
    "medicine": ("medicine", "la médecine"),
}
START_POINTS: Final = 3
SAVINGS: Final = for_savings()


def scroll(language: str, letter: str, colour: str, points: int, translated: Deed, bonus: Bonus | None = None) -> Card:
    """`bonus`: what it brings at the end."""
    id = f"scroll-{language}-{letter}"
    place_of(f"{id}: the language", language, LANGUAGES[:FOREIGN])
    en, fr = LANGUAGE_NAMES[language]
    science_en, science_fr = SCIENCE_NAMES[SCIENCES[place_of(f"{id}: the colour", colour, COLOURS[1:])]]
    new = letter == "medicine"
    which = "" if new else f" {letter.upper()}"
    return Card(
        id=id,
        kind="scroll",
        en=f"{en} scroll on {science_en}{which}",
        fr=f"Parchemin {fr} sur {science_fr}{which}",
        numbers={"points": points},
        deeds={"translated": translated},
        facts={
            "language": language,
            "colour": colour,
            "bonus": bonus.written() if bonus else "",
            "set": "myriade" if new else "base",
        },
        bonus=bonus,
        by_field={"colour": "rulebook"} if new else {"language": "public", "points": "public", "bonus": "public"},
    )


# fmt: off
SCROLLS: Final[tuple[Card, ...]] = (
    scroll(language="chinese", letter="a", colour="red", points=5, translated=deed(die("coloured"), gold(1))),
    scroll(language="chinese", letter="b", colour="green", points=5, bonus=for_influence("green"), translated=deed(silver(1))),
    scroll(language="chinese", letter="c", colour="purple", points=5, bonus=for_languages("chinese"), translated=deed(draw(1))),
    scroll(language="chinese", letter="d", colour="orange", points=5, bonus=for_languages("hebrew", "persian"), translated=deed(worker("white"))),
    scroll(language="chinese", letter="e", colour="blue", points=4, bonus=for_dice("blue", "purple"), translated=deed(die("blue"))),
    scroll(language="chinese", letter="f", colour="orange", points=4, bonus=for_track("astronomy"), translated=deed(silver(2))),
    scroll(language="chinese", letter="g", colour="green", points=4, bonus=for_track("physics"), translated=deed(destroy(1))),
    scroll(language="chinese", letter="h", colour="yellow", points=4, bonus=for_few_white(), translated=deed(gold(1))),
    scroll(language="chinese", letter="medicine", colour="black", points=4, bonus=for_track("medicine"), translated=deed(xp(1))),

    scroll(language="sanskrit", letter="a", colour="purple", points=5, translated=deed(die("coloured"), gold(1))),
    scroll(language="sanskrit", letter="b", colour="red", points=5, bonus=for_influence("orange"), translated=deed(silver(1))),
    scroll(language="sanskrit", letter="c", colour="blue", points=5, bonus=for_languages("sanskrit"), translated=deed(draw(1))),
    scroll(language="sanskrit", letter="d", colour="yellow", points=5, bonus=for_languages("greek", "persian"), translated=deed(worker("white"))),
    scroll(language="sanskrit", letter="e", colour="orange", points=4, bonus=for_dice("yellow", "orange"), translated=deed(die("yellow"))),
    scroll(language="sanskrit", letter="f", colour="red", points=4, bonus=for_track("mathematics"), translated=deed(silver(2))),
    scroll(language="sanskrit", letter="g", colour="blue", points=4, bonus=for_track("biology"), translated=deed(destroy(1))),
    scroll(language="sanskrit", letter="h", colour="green", points=4, bonus=for_retired(), translated=deed(gold(1))),
    scroll(language="sanskrit", letter="medicine", colour="black", points=4, bonus=for_track("medicine"), translated=deed(xp(1))),

    scroll(language="greek", letter="a", colour="purple", points=3, translated=deed(influence("any"), silver(1))),
    scroll(language="greek", letter="b", colour="yellow", points=3, bonus=for_influence("orange"), translated=deed(silver(1))),
    scroll(language="greek", letter="c", colour="blue", points=3, bonus=for_languages("greek"), translated=deed(draw(1))),
    scroll(language="greek", letter="d", colour="orange", points=3, bonus=for_languages("sanskrit", "syriac"), translated=deed(worker("white"))),
    scroll(language="greek", letter="e", colour="green", points=2, bonus=for_dice("blue", "green"), translated=deed(die("blue"))),
    scroll(language="greek", letter="f", colour="red", points=2, bonus=for_track("mathematics"), translated=deed(silver(2))),
    scroll(language="greek", letter="g", colour="yellow", points=2, bonus=for_track("chemistry"), translated=deed(destroy(1))),
    scroll(language="greek", letter="h", colour="purple", points=2, bonus=for_track("philosophy"), translated=deed(gold(1))),
    scroll(language="greek", letter="medicine", colour="black", points=2, bonus=for_track("medicine"), translated=deed(xp(1))),

    scroll(language="hebrew", letter="a", colour="red", points=3, translated=deed(influence("any"), silver(1))),
    scroll(language="hebrew", letter="b", colour="green", points=3, bonus=for_influence("purple"), translated=deed(silver(1))),
    scroll(language="hebrew", letter="c", colour="purple", points=3, bonus=for_languages("hebrew"), translated=deed(draw(1))),
    scroll(language="hebrew", letter="d", colour="orange", points=3, bonus=for_languages("chinese", "syriac"), translated=deed(worker("white"))),
    scroll(language="hebrew", letter="e", colour="orange", points=2, bonus=for_dice("red", "orange"), translated=deed(die("red"))),
    scroll(language="hebrew", letter="f", colour="purple", points=2, bonus=for_track("philosophy"), translated=deed(silver(2))),
    scroll(language="hebrew", letter="g", colour="blue", points=2, bonus=for_track("biology"), translated=deed(destroy(1))),
    scroll(language="hebrew", letter="h", colour="yellow", points=2, bonus=for_retired(), translated=deed(gold(1))),
    scroll(language="hebrew", letter="medicine", colour="black", points=2, bonus=for_track("medicine"), translated=deed(xp(1))),

    scroll(language="persian", letter="a", colour="green", points=1, translated=deed(advance("primary"), silver(1))),
    scroll(language="persian", letter="b", colour="red", points=1, bonus=for_influence("purple"), translated=deed(silver(1))),
    scroll(language="persian", letter="c", colour="blue", points=1, bonus=for_languages("persian"), translated=deed(draw(1))),
    scroll(language="persian", letter="d", colour="yellow", points=1, bonus=for_languages("chinese", "sanskrit"), translated=deed(worker("white"))),
    scroll(language="persian", letter="e", colour="green", points=1, bonus=for_dice("yellow", "green"), translated=deed(die("yellow"))),
    scroll(language="persian", letter="f", colour="yellow", points=1, bonus=for_track("chemistry"), translated=deed(silver(2))),
    scroll(language="persian", letter="g", colour="purple", points=1, bonus=for_few_white(), translated=deed(destroy(1))),
    scroll(language="persian", letter="h", colour="orange", points=1, bonus=for_breadth(), translated=deed(gold(1))),
    scroll(language="persian", letter="medicine", colour="black", points=1, bonus=for_track("medicine"), translated=deed(xp(1))),

    scroll(language="syriac", letter="a", colour="blue", points=1, translated=deed(advance("primary"), silver(1))),
    scroll(language="syriac", letter="b", colour="red", points=1, bonus=for_influence("green"), translated=deed(silver(1))),
    scroll(language="syriac", letter="c", colour="yellow", points=1, bonus=for_languages("syriac"), translated=deed(draw(1))),
    scroll(language="syriac", letter="d", colour="purple", points=1, bonus=for_languages("greek", "hebrew"), translated=deed(worker("white"))),
    scroll(language="syriac", letter="e", colour="red", points=1, bonus=for_dice("red", "purple"), translated=deed(die("red"))),
    scroll(language="syriac", letter="f", colour="green", points=1, bonus=for_track("physics"), translated=deed(silver(2))),
    scroll(language="syriac", letter="g", colour="orange", points=1, bonus=for_track("astronomy"), translated=deed(destroy(1))),
    scroll(language="syriac", letter="h", colour="blue", points=1, bonus=for_breadth(), translated=deed(gold(1))),
    scroll(language="syriac", letter="medicine", colour="black", points=1, bonus=for_track("medicine"), translated=deed(xp(1))),
)
# fmt: on

STARTING_SCROLLS: Final[tuple[Card, ...]] = tuple(
    [
        Card(
            id=f"scroll-{language}-start",
            kind="scroll",
            en=f"{en} starting scroll",
            fr=f"Parchemin {fr} de départ",
            numbers={"points": START_POINTS},
            facts={"language": language, "bonus": SAVINGS.written(), "set": "base"},
            starting=True,
            bonus=SAVINGS,
            by="public",
        )
        for language, (en, fr) in LANGUAGE_NAMES.items()
    ]
)
