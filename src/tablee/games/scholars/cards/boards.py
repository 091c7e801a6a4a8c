"""What is printed on the boards: rooms, decks, tracks, map, guilds and House; and the numbers of rules that no card shows."""

from __future__ import annotations

from tablee.games.scholars.cards.translators import NAMES
from tablee.games.scholars.cards.words import of
from tablee.games.scholars.state.card import Card
from tablee.games.scholars.state.terms import CHARACTERS

# fmt: off
# price in silver, when a translator is employed there
ROOMS = (
    (0, ""),
    (0, "silver 1"),
    (1, "worker white 1"),
    (1, "move-gold 1"),
    (2, "destroy 1"),
    (2, "die primary 1"),
    (3, "influence any 1"),
    (3, "advance primary 1"),
    (4, "gold 2"),
    (4, "influence any 1, draw 1"),
    (4, "page"),
)
RECRUIT_VALUES = (3, 4, 5, 6, 7, 8, 9, 10)

STEP_COSTS = (2, 2, 3, 3, 4, 4, 5)
STEP_POINTS = (1, 1, 2, 2, 3, 4, 5)
# science, colour, names, what the spaces 1 to 7 give, and a step beyond
TRACKS = (
    ("mathematics", "red", ("Mathematics", "Mathématiques"), ("worker any 1", "worker any 1", "worker any 1, silver 1", "worker any 2", "worker any 2, silver 1", "worker any 3", "worker any 3, gold 1"), "silver 1"),
    ("chemistry", "yellow", ("Chemistry", "Chimie"), ("destroy 1", "destroy 1", "destroy 1, die primary 1", "destroy 2", "destroy 1, die primary 1", "destroy 2, die primary 1", "destroy 2, die primary 2"), "silver 1"),
    ("biology", "blue", ("Biology", "Biologie"), ("draw 1", "draw 1, worker any 1", "draw 2, silver 1", "draw 2, worker any 1", "draw 3", "draw 3, worker white 1", "draw 3, worker any 1"), "silver 1"),
    ("astronomy", "orange", ("Astronomy", "Astronomie"), ("mark 1", "mark 1", "influence any 1", "influence any 1", "influence any 1, mark 1", "influence any 2", "influence any 2, mark 1"), "silver 1"),
    ("philosophy", "purple", ("Philosophy", "Philosophie"), ("silver 1", "silver 2", "silver 2", "silver 3", "silver 4", "silver 5", "silver 6"), "silver 1"),
    ("physics", "green", ("Physics", "Physique"), ("gold 1", "gold 1", "gold 1, silver 1", "gold 2", "gold 2, silver 1", "gold 2, move-gold 1", "gold 3, move-gold 1"), "silver 1"),
    ("medicine", "black", ("Medicine", "Médecine"), ("xp 1", "xp 1", "page", "xp 1, silver 1", "page", "xp 2", "page"), "xp 1"),
)

# id, colour, scroll space, names, what a stop gives; clockwise from where the players start
PLACES = (
    ("north-centre", "orange", "1", "North centre", "Nord centre", ""),
    ("north-east", "red", "2", "North-east", "Nord-est", ""),
    ("east-upper", "white", "", "Upper east", "Haut de l’est", "silver 2"),
    ("east-lower", "white", "", "Lower east", "Bas de l’est", "worker any 1"),
    ("south-east", "yellow", "3", "South-east", "Sud-est", ""),
    ("south-centre", "green", "4", "South centre", "Sud centre", ""),
    ("south-west", "blue", "5", "South-west", "Sud-ouest", ""),
    ("west-lower", "white", "", "Lower west", "Bas de l’ouest", "gold 1"),
    ("west-upper", "white", "", "Upper west", "Haut de l’ouest", "draw 1"),
    ("north-west", "purple", "0", "North-west", "Nord-ouest", ""),
)

# id, names, points for control, consolation
GUILDS = (
    ("purple", "Purple guild", "Guilde violette", 1, "worker any 1"),
    ("orange", "Orange guild", "Guilde orange", 2, "silver 1"),
    ("green", "Green guild", "Guilde verte", 3, "gold 1"),
)

# price of a delivery, influence for it, what it gives besides, value that a translation needs
HOUSE = (
    (0, 1, "", 4),
    (1, 2, "gold 1", 6),
    (2, 1, "gold 1", 8),
)

# value of a black Translate action, translators that get gold, what follows
STUDIES = (
    (6, 1, "xp 1, page"),
    (10, 2, "xp 3, page"),
)
# fmt: on


def rooms() -> list[Card]:
    return [
        Card(
            f"room-{number}",
            "room",
            f"Room {number}",
            f"Salle {number}",
            {"cost": cost},
            {"employed": deed} if deed else {},
            {"set": "myriade" if number == 11 else "base"},
            by="rulebook" if number == 11 else "reconstructed",
        )
        for number, (cost, deed) in enumerate(ROOMS, 1)
    ]


def deck_spaces() -> list[Card]:
    return [
        Card(f"deck-{id}", "deck", f"Deck: {en}", f"Pile : {fr}", {"value": value}, by_field={"order": "public"})
        for id, (en, fr), value in zip(CHARACTERS, NAMES, RECRUIT_VALUES, strict=True)
    ]


def tracks() -> list[Card]:
    cards = []
    for id, colour, (en, fr), benefits, beyond in TRACKS:
        numbers = {f"cost-{level}": cost for level, cost in enumerate(STEP_COSTS, 1)}
        numbers |= {f"points-{level}": points for level, points in enumerate(STEP_POINTS, 1)}
        deeds = {f"level-{level}": benefit for level, benefit in enumerate(benefits, 1)}
        new = id == "medicine"
        by_field = {"colour": "rulebook", "beyond": "rulebook"} if new else {"level-1": "public", "points": "public"}
        cards.append(
            Card(
                f"track-{id}",
                "track",
                f"{en} track",
                f"Piste {of(fr)}",
                numbers,
                {**deeds, "beyond": beyond},
                {"colour": colour, "set": "myriade" if new else "base"},
                by_field=by_field,
            )
        )
    return cards


def places() -> list[Card]:
    return [
        Card(
            f"place-{id}",
            "place",
            en,
            fr,
            {},
            {"stop": deed} if deed else {},
            {"colour": colour, **({"space": space} if space else {})},
        )
        for id, colour, space, en, fr, deed in PLACES
    ]


def guilds() -> list[Card]:
    return [
        Card(
            f"guild-{id}",
            "guild",
            en,
            fr,
            {"points": points},
            {"consolation": deed},
            {"colour": id},
            by_field={"points": "public"},
        )
        for id, en, fr, points, deed in GUILDS
    ]


def house_rows() -> list[Card]:
    return [
        Card(
            f"house-{row}",
            "house",
            f"House of Wisdom, row {row}",
            f"Maison de la Sagesse, rangée {row}",
            {"cost": cost, "influence": influence, "value": value},
            {"delivered": deed} if deed else {},
        )
        for row, (cost, influence, deed, value) in enumerate(HOUSE, 1)
    ]


def studies() -> list[Card]:
    return [
        Card(
            f"study-{number}",
            "study",
            f"Black translation of {value}",
            f"Traduction noire de {value}",
            {"value": value, "translators": translators},
            {"study": deed},
            {"set": "myriade"},
            by="rulebook",
        )
        for number, (value, translators, deed) in enumerate(STUDIES, 1)
    ]


def constants() -> list[Card]:
    casual, epic = (2, 2, 3, 4), (3, 3, 4, 5)
    pile = {f"casual-{seats}": number for seats, number in enumerate(casual, 1)}
    pile |= {f"epic-{seats}": number for seats, number in enumerate(epic, 1)}
    pile |= {"above": 3, "below": 1}
    sums = {f"place-{place}": points for place, points in enumerate((0, 2, 4, 6), 1)}
    rows = {f"row-{row}": price for row, price in enumerate((0, 1, 2, 3), 1)}
    return [
        Card("rule-rest", "rule", "Dice drawn when resting", "Dés tirés au repos", {"dice": 4}),
        Card("rule-opening", "rule", "Dice drawn at the start", "Dés tirés au départ", {"dice": 4}, by="public"),
        Card("rule-fee", "rule", "Fee for an interaction", "Prix d’une interaction", {"silver": 1}, by="public"),
        Card("rule-match", "rule", "Stop of the action’s colour", "Étape de la couleur", {}, {"match": "silver 1"}),
        Card("rule-pile", "rule", "Draw pile", "Pioche", pile, by="public"),
        Card("rule-dice-sum", "rule", "Places of the Dice Sum", "Places de la Somme des dés", sums, by="public"),
        Card("rule-rows", "rule", "Row-reference tile", "Tuile Référence des rangées", rows, by="rulebook"),
    ]
