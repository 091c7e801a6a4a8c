"""What players and the solo opponent begin and act with: resources, goals, action cards, row tiles; caliphs and schemes."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.scrolls import LANGUAGE_NAMES
from tablee.games.scholars.cards.vocabulary import (
    advance,
    check_options,
    deed,
    destroy,
    die,
    die_in_hand,
    draw,
    either,
    employ,
    gold,
    harvest,
    influence,
    mark,
    move_gold,
    place_of,
    retire,
    silver,
    upgrade,
    worker,
    xp,
)
from tablee.games.scholars.rules.solo import (
    ActAndInfluence,
    ActAndTrack,
    DeliverByFocus,
    EmployByFocus,
    MarkScroll,
    PlaceGoldLeft,
    ScrollsInHouse,
    TranslateByFocus,
    TranslatorsEmployed,
)
from tablee.games.scholars.state.card import NOTHING, Card, Count, Deed, RivalAct, Scheme, deeds

COLOURS: Final = ("white", "red", "yellow", "blue")
PRINTED_DIE: Final = 3


def resource(
    number: int,
    dice: tuple[int, int, int, int],
    gold: int,
    silver: int,
    workers: tuple[int, int, int, int],
    bonus: Deed = NOTHING,
) -> Card:
    """Dice and workers in the order of `COLOURS`."""
    numbers = {"gold": gold, "silver": silver}
    numbers |= {f"dice-{colour}": amount for colour, amount in zip(COLOURS, dice, strict=True)}
    numbers |= {f"workers-{colour}": amount for colour, amount in zip(COLOURS, workers, strict=True)}
    return Card(
        id=f"resource-{number}",
        kind="resource",
        en=f"Resources {number}",
        fr=f"Ressources {number}",
        numbers=numbers,
        deeds=deeds(bonus=bonus),
        by="public",
        by_field={"back": "reconstructed"},
    )


def goal(language: str, colour: str, track: str, worker: str, die: str) -> Card:
    """`colour`: of the scroll."""
    place_of(f"goal-{language}: the language", language, tuple(LANGUAGE_NAMES))
    en, fr = LANGUAGE_NAMES[language]
    return Card(
        id=f"goal-{language}",
        kind="goal",
        en=f"{en} goal",
        fr=f"Objectif {fr}",
        numbers={"level": 3},
        deeds={"harvest": deed(harvest("any"))},
        facts={"character": language, "colour": colour, "track": track, "worker": worker, "die": die},
        by_field={"rewards": "public"},
    )


def action(kind: str, en: str, fr: str, harvest: Deed, banner: Deed = NOTHING) -> Card:
    new = kind == "medicine"
    return Card(
        id=f"act-{kind}",
        kind="action",
        en=en,
        fr=fr,
        deeds=deeds(banner=banner, harvest=harvest),
        facts={"set": "myriade" if new else "base"},
        by_field={"harvest": "rulebook" if new else "public"},
    )


def upgraded(kind: str, en: str, fr: str, harvest: Deed, banner: Deed = NOTHING) -> Card:
    """One without a banner has a die printed on it instead."""
    return Card(
        id=f"up-{kind}",
        kind="upgraded",
        en=f"Upgraded {en}",
        fr=f"{fr} (améliorée)",
        numbers={} if banner.effects else {"die": PRINTED_DIE},
        deeds=deeds(banner=banner, harvest=harvest),
        facts={"set": "myriade"},
    )


def row_tile(number: int, first: Deed, second: Deed, points: int) -> Card:
    """Two effects to choose from; `points` of the golden side."""
    check_options((first, second))
    return Card(
        id=f"row-{number}",
        kind="row",
        en=f"Row bonus {number}",
        fr=f"Bonus de rangée {number}",
        numbers={"points": points},
        deeds={"first": first, "second": second},
        facts={"set": "myriade"},
        by_field={"effects": "rulebook"},
    )


def scheme(number: int, colour: str, silver: int, first: RivalAct, needs: Count, least: int, second: RivalAct) -> Card:
    """Of the solo opponent: the first act if there is so much of what it needs, else the second."""
    return Card(
        id=f"scheme-{number}",
        kind="scheme",
        en=f"Scheme {number}",
        fr=f"Stratagème {number}",
        numbers={"silver": silver, "needs": least},
        facts={
            "colour": colour,
            "first": first.written(),
            "needs": needs.written(),
            "second": second.written(),
        },
        scheme=Scheme(needs, first, second),
        by="public",
    )


def solo_level(
    number: int,
    en: str,
    fr: str,
    dice: int,
    points: int,
    scroll: str = "",
    gold: int = 0,
    first: int = 0,
    neutral: int = 0,
    orange: int = 0,
) -> Card:
    """Dice sum, a scroll in this language, gold on left-most translators, influence on scrolls and in the orange guild."""
    return Card(
        id=f"level-{number}",
        kind="level",
        en=en,
        fr=fr,
        numbers={
            "dice": dice,
            "gold": gold,
            "first-scroll": first,
            "neutral-scroll": neutral,
            "orange": orange,
            "points": points,
        },
        facts={"scroll": scroll},
        by="public",
        by_field={"points": "reconstructed"},
    )


# fmt: off
RESOURCES: Final[tuple[Card, ...]] = (
    resource(number=1, dice=(6, 1, 0, 0), gold=2, silver=3, workers=(0, 0, 1, 0), bonus=deed(advance("astronomy"))),
    resource(number=2, dice=(7, 0, 0, 1), gold=1, silver=4, workers=(1, 0, 0, 0), bonus=deed(advance("biology"))),
    resource(number=3, dice=(7, 1, 1, 0), gold=2, silver=3, workers=(1, 0, 0, 1), bonus=deed(mark(1))),
    resource(number=4, dice=(7, 1, 0, 1), gold=1, silver=5, workers=(1, 0, 1, 0), bonus=deed(draw(1))),
    resource(number=5, dice=(7, 0, 1, 1), gold=1, silver=4, workers=(1, 1, 0, 0), bonus=deed(influence("green"))),
    resource(number=6, dice=(6, 0, 0, 0), gold=2, silver=2, workers=(1, 1, 1, 1)),
    resource(number=7, dice=(6, 0, 0, 1), gold=2, silver=2, workers=(0, 1, 0, 0), bonus=deed(advance("philosophy"))),
    resource(number=8, dice=(6, 0, 1, 0), gold=1, silver=3, workers=(0, 0, 0, 1), bonus=deed(advance("physics"))),
    resource(number=9, dice=(7, 1, 0, 0), gold=2, silver=2, workers=(1, 0, 0, 0), bonus=deed(advance("mathematics"))),
    resource(number=10, dice=(7, 0, 1, 0), gold=1, silver=3, workers=(1, 0, 0, 0), bonus=deed(advance("chemistry"))),
)

GOALS: Final[tuple[Card, ...]] = (
    goal(language="chinese", colour="red", track="mathematics", worker="red", die="purple"),
    goal(language="sanskrit", colour="yellow", track="chemistry", worker="yellow", die="orange"),
    goal(language="greek", colour="blue", track="biology", worker="blue", die="green"),
    goal(language="hebrew", colour="purple", track="philosophy", worker="blue", die="purple"),
    goal(language="persian", colour="orange", track="astronomy", worker="red", die="orange"),
    goal(language="syriac", colour="green", track="physics", worker="yellow", die="green"),
)

ACTION_CARDS: Final[tuple[Card, ...]] = (
    action(kind="mathematics", en="Mathematics", fr="Mathématiques", harvest=deed(harvest("mathematics"))),
    action(kind="chemistry", en="Chemistry", fr="Chimie", harvest=deed(harvest("chemistry"))),
    action(kind="biology", en="Biology", fr="Biologie", harvest=deed(harvest("biology"))),
    action(kind="astronomy", en="Astronomy", fr="Astronomie", harvest=deed(harvest("astronomy"))),
    action(kind="philosophy", en="Philosophy", fr="Philosophie", harvest=deed(harvest("philosophy"))),
    action(kind="physics", en="Physics", fr="Physique", harvest=deed(harvest("physics"))),
    action(kind="medicine", en="Medicine", fr="Médecine", harvest=deed(harvest("medicine"))),
    action(kind="respite", en="Respite", fr="Répit", banner=deed(silver(1)), harvest=deed(draw(1))),
)

UPGRADED_CARDS: Final[tuple[Card, ...]] = (
    upgraded(kind="mathematics", en="Mathematics", fr="Mathématiques", banner=deed(worker("any")), harvest=deed(harvest("mathematics"), silver(1))),
    upgraded(kind="chemistry", en="Chemistry", fr="Chimie", banner=deed(destroy(1)), harvest=deed(harvest("chemistry"), silver(1))),
    upgraded(kind="biology", en="Biology", fr="Biologie", banner=deed(draw(1)), harvest=deed(harvest("biology"), silver(1))),
    upgraded(kind="astronomy", en="Astronomy", fr="Astronomie", banner=deed(mark(1)), harvest=deed(harvest("astronomy"), silver(1))),
    upgraded(kind="philosophy", en="Philosophy", fr="Philosophie", banner=deed(silver(1)), harvest=deed(harvest("philosophy"), silver(1))),
    upgraded(kind="physics", en="Physics", fr="Physique", banner=deed(move_gold(1)), harvest=deed(harvest("physics"), silver(1))),
    upgraded(kind="medicine", en="Medicine", fr="Médecine", harvest=deed(harvest("medicine"), xp(1))),
    upgraded(kind="respite", en="Respite", fr="Répit", banner=deed(silver(2)), harvest=deed(draw(2))),
)

ROW_TILES: Final[tuple[Card, ...]] = (
    row_tile(number=1, first=deed(upgrade()), second=deed(die_in_hand("black"), xp(1)), points=1),
    row_tile(number=2, first=deed(upgrade()), second=deed(destroy(2)), points=2),
    row_tile(number=3, first=deed(upgrade()), second=deed(gold(1), move_gold(1)), points=3),
    row_tile(number=4, first=deed(employ()), second=deed(advance("all")), points=4),
)

SCHEMES: Final[tuple[Card, ...]] = (
    scheme(number=1, colour="blue", silver=0, first=ActAndTrack(PlaceGoldLeft(), 2), needs=TranslatorsEmployed(), least=7, second=EmployByFocus()),
    scheme(number=2, colour="blue", silver=1, first=TranslateByFocus(), needs=ScrollsInHouse(), least=5, second=DeliverByFocus(0)),
    scheme(number=3, colour="blue", silver=2, first=TranslateByFocus(), needs=ScrollsInHouse(), least=3, second=DeliverByFocus(2)),
    scheme(number=4, colour="red", silver=0, first=TranslateByFocus(), needs=ScrollsInHouse(), least=3, second=ActAndTrack(DeliverByFocus(2), 1)),
    scheme(number=5, colour="red", silver=1, first=ActAndInfluence(PlaceGoldLeft(), 1), needs=TranslatorsEmployed(), least=5, second=ActAndTrack(EmployByFocus(), 2)),
    scheme(number=6, colour="red", silver=2, first=ActAndInfluence(MarkScroll(), 1), needs=TranslatorsEmployed(), least=6, second=EmployByFocus()),
)

SOLO_LEVELS: Final[tuple[Card, ...]] = (
    solo_level(number=1, en="Student", fr="Étudiant", dice=-2, points=15),
    solo_level(number=2, en="Scribe", fr="Scribe", dice=0, scroll="persian", points=17),
    solo_level(number=3, en="Teacher", fr="Professeur", dice=1, scroll="greek", gold=1, first=1, points=19),
    solo_level(number=4, en="Scholar", fr="Érudit", dice=3, scroll="chinese", gold=2, first=1, neutral=1, orange=1, points=20),
)
# fmt: on

CALIPHS: Final[tuple[Card, ...]] = tuple(
    [
        Card(
            id=f"caliph-{number}",
            kind="caliph",
            en=f"Caliph {number}",
            fr=f"Calife {number}",
            numbers={"top": 3, "middle": 1, "bottom": 0},
            deeds={"middle": deed(die("coloured")), "bottom": deed(either(deed(retire(), die("white")), gold(1)))},
            by="public",
            by_field={"one-each": "reconstructed"},
        )
        for number in range(1, 5)
    ]
)
