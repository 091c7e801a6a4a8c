"""What is printed on the boards: rooms, decks, tracks, map, guilds and House; and the numbers of rules that no card shows."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.translators import NAMES
from tablee.games.scholars.cards.vocabulary import (
    advance,
    deed,
    destroy,
    die,
    draw,
    gold,
    influence,
    mark,
    move_gold,
    page,
    silver,
    worker,
    xp,
)
from tablee.games.scholars.cards.words import of
from tablee.games.scholars.state.card import NOTHING, Card, Deed, deeds

STEP_COSTS: Final = (2, 2, 3, 3, 4, 4, 5)
STEP_POINTS: Final = (1, 1, 2, 2, 3, 4, 5)
RECRUIT_VALUES: Final = {
    "chinese": 3,
    "sanskrit": 4,
    "greek": 5,
    "hebrew": 6,
    "persian": 7,
    "syriac": 8,
    "wild1": 9,
    "wild2": 10,
}


def room(number: int, cost: int, employed: Deed = NOTHING) -> Card:
    """`cost` in silver; `employed`: when a translator is employed there."""
    new = number == 11
    return Card(
        id=f"room-{number}",
        kind="room",
        en=f"Room {number}",
        fr=f"Salle {number}",
        numbers={"cost": cost},
        deeds=deeds(employed=employed),
        facts={"set": "myriade" if new else "base"},
        by="rulebook" if new else "reconstructed",
    )


def track(id: str, colour: str, en: str, fr: str, spaces: tuple[Deed, ...], beyond: Deed) -> Card:
    """What the spaces 1 to 7 give, and a step beyond."""
    numbers = {f"cost-{level}": cost for level, cost in enumerate(STEP_COSTS, 1)}
    numbers |= {f"points-{level}": points for level, points in enumerate(STEP_POINTS, 1)}
    new = id == "medicine"
    return Card(
        id=f"track-{id}",
        kind="track",
        en=f"{en} track",
        fr=f"Piste {of(fr)}",
        numbers=numbers,
        deeds={**{f"level-{level}": space for level, space in enumerate(spaces, 1)}, "beyond": beyond},
        facts={"colour": colour, "set": "myriade" if new else "base"},
        by_field={"colour": "rulebook", "beyond": "rulebook"} if new else {"level-1": "public", "points": "public"},
    )


def place(id: str, colour: str, en: str, fr: str, space: str = "", stop: Deed = NOTHING) -> Card:
    """A location beside a scroll space, or a white one that gives something."""
    return Card(
        id=f"place-{id}",
        kind="place",
        en=en,
        fr=fr,
        deeds=deeds(stop=stop),
        facts={"colour": colour, **({"space": space} if space else {})},
    )


def guild(id: str, en: str, fr: str, points: int, consolation: Deed) -> Card:
    """`points` for control."""
    return Card(
        id=f"guild-{id}",
        kind="guild",
        en=en,
        fr=fr,
        numbers={"points": points},
        deeds={"consolation": consolation},
        facts={"colour": id},
        by_field={"points": "public"},
    )


def house_row(row: int, cost: int, influence: int, value: int, delivered: Deed = NOTHING) -> Card:
    """Price of a delivery, influence and what else it gives; the value that a translation from there needs."""
    return Card(
        id=f"house-{row}",
        kind="house",
        en=f"House of Wisdom, row {row}",
        fr=f"Maison de la Sagesse, rangée {row}",
        numbers={"cost": cost, "influence": influence, "value": value},
        deeds=deeds(delivered=delivered),
    )


def study(number: int, value: int, translators: int, then: Deed) -> Card:
    """A black Translate action: the value it needs, how many translators get gold, what follows."""
    return Card(
        id=f"study-{number}",
        kind="study",
        en=f"Black translation of {value}",
        fr=f"Traduction noire de {value}",
        numbers={"value": value, "translators": translators},
        deeds={"study": then},
        facts={"set": "myriade"},
        by="rulebook",
    )


def numbered(name: str, values: tuple[int, ...]) -> dict[str, int]:
    return {f"{name}-{number}": value for number, value in enumerate(values, 1)}


# fmt: off
ROOMS: Final[tuple[Card, ...]] = (
    room(number=1, cost=0),
    room(number=2, cost=0, employed=deed(silver(1))),
    room(number=3, cost=1, employed=deed(worker("white"))),
    room(number=4, cost=1, employed=deed(move_gold(1))),
    room(number=5, cost=2, employed=deed(destroy(1))),
    room(number=6, cost=2, employed=deed(die("primary"))),
    room(number=7, cost=3, employed=deed(influence("any"))),
    room(number=8, cost=3, employed=deed(advance("primary"))),
    room(number=9, cost=4, employed=deed(gold(2))),
    room(number=10, cost=4, employed=deed(influence("any"), draw(1))),
    room(number=11, cost=4, employed=deed(page())),
)

TRACKS: Final[tuple[Card, ...]] = (
    track(id="mathematics", colour="red", en="Mathematics", fr="Mathématiques", spaces=(
        deed(worker("any")),
        deed(worker("any")),
        deed(worker("any"), silver(1)),
        deed(worker("any", 2)),
        deed(worker("any", 2), silver(1)),
        deed(worker("any", 3)),
        deed(worker("any", 3), gold(1)),
    ), beyond=deed(silver(1))),
    track(id="chemistry", colour="yellow", en="Chemistry", fr="Chimie", spaces=(
        deed(destroy(1)),
        deed(destroy(1)),
        deed(destroy(1), die("primary")),
        deed(destroy(2)),
        deed(destroy(1), die("primary")),
        deed(destroy(2), die("primary")),
        deed(destroy(2), die("primary", 2)),
    ), beyond=deed(silver(1))),
    track(id="biology", colour="blue", en="Biology", fr="Biologie", spaces=(
        deed(draw(1)),
        deed(draw(1), worker("any")),
        deed(draw(2), silver(1)),
        deed(draw(2), worker("any")),
        deed(draw(3)),
        deed(draw(3), worker("white")),
        deed(draw(3), worker("any")),
    ), beyond=deed(silver(1))),
    track(id="astronomy", colour="orange", en="Astronomy", fr="Astronomie", spaces=(
        deed(mark(1)),
        deed(mark(1)),
        deed(influence("any")),
        deed(influence("any")),
        deed(influence("any"), mark(1)),
        deed(influence("any", 2)),
        deed(influence("any", 2), mark(1)),
    ), beyond=deed(silver(1))),
    track(id="philosophy", colour="purple", en="Philosophy", fr="Philosophie", spaces=(
        deed(silver(1)),
        deed(silver(2)),
        deed(silver(2)),
        deed(silver(3)),
        deed(silver(4)),
        deed(silver(5)),
        deed(silver(6)),
    ), beyond=deed(silver(1))),
    track(id="physics", colour="green", en="Physics", fr="Physique", spaces=(
        deed(gold(1)),
        deed(gold(1)),
        deed(gold(1), silver(1)),
        deed(gold(2)),
        deed(gold(2), silver(1)),
        deed(gold(2), move_gold(1)),
        deed(gold(3), move_gold(1)),
    ), beyond=deed(silver(1))),
    track(id="medicine", colour="black", en="Medicine", fr="Médecine", spaces=(
        deed(xp(1)),
        deed(xp(1)),
        deed(page()),
        deed(xp(1), silver(1)),
        deed(page()),
        deed(xp(2)),
        deed(page()),
    ), beyond=deed(xp(1))),
)

# clockwise from where the players start
PLACES: Final[tuple[Card, ...]] = (
    place(id="north-centre", colour="orange", space="1", en="North centre", fr="Nord centre"),
    place(id="north-east", colour="red", space="2", en="North-east", fr="Nord-est"),
    place(id="east-upper", colour="white", en="Upper east", fr="Haut de l’est", stop=deed(silver(2))),
    place(id="east-lower", colour="white", en="Lower east", fr="Bas de l’est", stop=deed(worker("any"))),
    place(id="south-east", colour="yellow", space="3", en="South-east", fr="Sud-est"),
    place(id="south-centre", colour="green", space="4", en="South centre", fr="Sud centre"),
    place(id="south-west", colour="blue", space="5", en="South-west", fr="Sud-ouest"),
    place(id="west-lower", colour="white", en="Lower west", fr="Bas de l’ouest", stop=deed(gold(1))),
    place(id="west-upper", colour="white", en="Upper west", fr="Haut de l’ouest", stop=deed(draw(1))),
    place(id="north-west", colour="purple", space="0", en="North-west", fr="Nord-ouest"),
)

GUILDS: Final[tuple[Card, ...]] = (
    guild(id="purple", en="Purple guild", fr="Guilde violette", points=1, consolation=deed(worker("any"))),
    guild(id="orange", en="Orange guild", fr="Guilde orange", points=2, consolation=deed(silver(1))),
    guild(id="green", en="Green guild", fr="Guilde verte", points=3, consolation=deed(gold(1))),
)

HOUSE_ROWS: Final[tuple[Card, ...]] = (
    house_row(row=1, cost=0, influence=1, value=4),
    house_row(row=2, cost=1, influence=2, value=6, delivered=deed(gold(1))),
    house_row(row=3, cost=2, influence=1, value=8, delivered=deed(gold(1))),
)

STUDIES: Final[tuple[Card, ...]] = (
    study(number=1, value=6, translators=1, then=deed(xp(1), page())),
    study(number=2, value=10, translators=2, then=deed(xp(3), page())),
)

CONSTANTS: Final[tuple[Card, ...]] = (
    Card(id="rule-rest", kind="rule", en="Dice drawn when resting", fr="Dés tirés au repos", numbers={"dice": 4}),
    Card(id="rule-opening", kind="rule", en="Dice drawn at the start", fr="Dés tirés au départ", numbers={"dice": 4}, by="public"),
    Card(id="rule-fee", kind="rule", en="Fee for an interaction", fr="Prix d’une interaction", numbers={"silver": 1}, by="public"),
    Card(id="rule-match", kind="rule", en="Stop of the action’s colour", fr="Étape de la couleur", deeds={"match": deed(silver(1))}),
    Card(id="rule-pile", kind="rule", en="Draw pile", fr="Pioche", by="public",
         numbers={**numbered("casual", (2, 2, 3, 4)), **numbered("epic", (3, 3, 4, 5)), "above": 3, "below": 1}),
    Card(id="rule-dice-sum", kind="rule", en="Places of the Dice Sum", fr="Places de la Somme des dés", numbers=numbered("place", (0, 2, 4, 6)), by="public"),
    Card(id="rule-rows", kind="rule", en="Row-reference tile", fr="Tuile Référence des rangées", numbers=numbered("row", (0, 1, 2, 3)), by="rulebook"),
)
# fmt: on

DECK_SPACES: Final[tuple[Card, ...]] = tuple(
    [
        Card(
            id=f"deck-{id}",
            kind="deck",
            en=f"Deck: {en}",
            fr=f"Pile : {fr}",
            numbers={"value": RECRUIT_VALUES[id]},
            by_field={"order": "public"},
        )
        for id, (en, fr) in NAMES.items()
    ]
)
