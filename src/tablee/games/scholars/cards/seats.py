"""What players and the solo opponent begin and act with: resources, goals, action cards, row tiles; caliphs and schemes."""

from __future__ import annotations

from tablee.games.scholars.cards.scrolls import LANGUAGE_NAMES
from tablee.games.scholars.state.card import Card
from tablee.games.scholars.state.terms import LANGUAGES

# fmt: off
# dice (white, red, yellow, blue), gold, silver, workers (white, red, yellow, blue), bonus line
RESOURCES = (
    ((6, 1, 0, 0), 2, 3, (0, 0, 1, 0), "advance astronomy 1"),
    ((7, 0, 0, 1), 1, 4, (1, 0, 0, 0), "advance biology 1"),
    ((7, 1, 1, 0), 2, 3, (1, 0, 0, 1), "mark 1"),
    ((7, 1, 0, 1), 1, 5, (1, 0, 1, 0), "draw 1"),
    ((7, 0, 1, 1), 1, 4, (1, 1, 0, 0), "influence green 1"),
    ((6, 0, 0, 0), 2, 2, (1, 1, 1, 1), ""),
    ((6, 0, 0, 1), 2, 2, (0, 1, 0, 0), "advance philosophy 1"),
    ((6, 0, 1, 0), 1, 3, (0, 0, 0, 1), "advance physics 1"),
    ((7, 1, 0, 0), 2, 2, (1, 0, 0, 0), "advance mathematics 1"),
    ((7, 0, 1, 0), 1, 3, (1, 0, 0, 0), "advance chemistry 1"),
)

# colour of the scroll, track, worker, die
GOALS = (
    ("red", "mathematics", "red", "purple"),
    ("yellow", "chemistry", "yellow", "orange"),
    ("blue", "biology", "blue", "green"),
    ("purple", "philosophy", "blue", "purple"),
    ("orange", "astronomy", "red", "orange"),
    ("green", "physics", "yellow", "green"),
)

# kind, names, brown banner and harvest of the plain card, then of the upgraded one
ACTION_CARDS = (
    ("mathematics", "Mathematics", "Mathématiques", "", "harvest mathematics", "worker any 1", "harvest mathematics, silver 1"),
    ("chemistry", "Chemistry", "Chimie", "", "harvest chemistry", "destroy 1", "harvest chemistry, silver 1"),
    ("biology", "Biology", "Biologie", "", "harvest biology", "draw 1", "harvest biology, silver 1"),
    ("astronomy", "Astronomy", "Astronomie", "", "harvest astronomy", "mark 1", "harvest astronomy, silver 1"),
    ("philosophy", "Philosophy", "Philosophie", "", "harvest philosophy", "silver 1", "harvest philosophy, silver 1"),
    ("physics", "Physics", "Physique", "", "harvest physics", "move-gold 1", "harvest physics, silver 1"),
    ("medicine", "Medicine", "Médecine", "", "harvest medicine", "", "harvest medicine, xp 1"),
    ("respite", "Respite", "Répit", "silver 1", "draw 1", "silver 2", "draw 2"),
)
PRINTED_DIE = 3

# the two effects, and points of the golden side
ROW_TILES = (
    ("upgrade", "die-in-hand black 1, xp 1", 1),
    ("upgrade", "destroy 2", 2),
    ("upgrade", "gold 1, move-gold 1", 3),
    ("employ", "advance all 1", 4),
)

# colour, silver, first action with what it needs, second action; see solo.py
SCHEMES = (
    ("blue", 0, "place-gold track 2", "translators", 7, "employ"),
    ("blue", 1, "translate", "scrolls", 5, "deliver row"),
    ("blue", 2, "translate", "scrolls", 3, "deliver 2"),
    ("red", 0, "translate", "scrolls", 3, "deliver 2 track 1"),
    ("red", 1, "place-gold influence 1", "translators", 5, "employ track 2"),
    ("red", 2, "mark influence 1", "translators", 6, "employ"),
)

# names, dice sum, language of the scroll, gold on left-most translators, influence on scrolls and in a guild; points
SOLO_LEVELS = (
    ("Student", "Étudiant", -2, "", 0, 0, 0, 0, 15),
    ("Scribe", "Scribe", 0, "persian", 0, 0, 0, 0, 17),
    ("Teacher", "Professeur", 1, "greek", 1, 1, 0, 0, 19),
    ("Scholar", "Érudit", 3, "chinese", 2, 1, 1, 1, 20),
)
# fmt: on

COLOURS = ("white", "red", "yellow", "blue")


def resources() -> list[Card]:
    cards = []
    for number, (dice, gold, silver, workers, bonus) in enumerate(RESOURCES, 1):
        numbers = {"gold": gold, "silver": silver}
        numbers |= {f"dice-{colour}": amount for colour, amount in zip(COLOURS, dice, strict=True)}
        numbers |= {f"workers-{colour}": amount for colour, amount in zip(COLOURS, workers, strict=True)}
        deeds = {"bonus": bonus} if bonus else {}
        names = f"Resources {number}", f"Ressources {number}"
        by_field = {"back": "reconstructed"}
        cards.append(Card(f"resource-{number}", "resource", *names, numbers, deeds, by="public", by_field=by_field))
    return cards


def goals() -> list[Card]:
    return [
        Card(
            f"goal-{language}",
            "goal",
            f"{en} goal",
            f"Objectif {fr}",
            {"level": 3},
            {"harvest": "harvest any"},
            {"character": language, "colour": colour, "track": track, "worker": worker, "die": die},
            by_field={"rewards": "public"},
        )
        for language, (en, fr), (colour, track, worker, die) in zip(LANGUAGES, LANGUAGE_NAMES, GOALS, strict=False)
    ]


def action_cards() -> list[Card]:
    cards = []
    for kind, en, fr, banner, harvest, _, _ in ACTION_CARDS:
        new = kind == "medicine"
        deeds = {"banner": banner, "harvest": harvest} if banner else {"harvest": harvest}
        cards.append(
            Card(
                f"act-{kind}",
                "action",
                en,
                fr,
                {},
                deeds,
                {"set": "myriade" if new else "base"},
                by_field={"harvest": "rulebook" if new else "public"},
            )
        )
    return cards


def upgraded_cards() -> list[Card]:
    cards = []
    for kind, en, fr, _, _, banner, harvest in ACTION_CARDS:
        deeds = {"banner": banner, "harvest": harvest} if banner else {"harvest": harvest}
        numbers = {} if banner else {"die": PRINTED_DIE}
        names = f"Upgraded {en}", f"{fr} (améliorée)"
        cards.append(Card(f"up-{kind}", "upgraded", *names, numbers, deeds, {"set": "myriade"}))
    return cards


def row_tiles() -> list[Card]:
    return [
        Card(
            f"row-{number}",
            "row",
            f"Row bonus {number}",
            f"Bonus de rangée {number}",
            {"points": points},
            {"first": first, "second": second},
            {"set": "myriade"},
            by_field={"effects": "rulebook"},
        )
        for number, (first, second, points) in enumerate(ROW_TILES, 1)
    ]


def caliphs() -> list[Card]:
    return [
        Card(
            f"caliph-{number}",
            "caliph",
            f"Caliph {number}",
            f"Calife {number}",
            {"top": 3, "middle": 1, "bottom": 0},
            {"middle": "die coloured 1", "bottom": "either retire, die white 1 / gold 1"},
            by="public",
            by_field={"one-each": "reconstructed"},
        )
        for number in range(1, 5)
    ]


def schemes() -> list[Card]:
    return [
        Card(
            f"scheme-{number}",
            "scheme",
            f"Scheme {number}",
            f"Stratagème {number}",
            {"silver": silver, "needs": least},
            {},
            {"colour": colour, "first": first, "needs": what, "second": second},
            by="public",
        )
        for number, (colour, silver, first, what, least, second) in enumerate(SCHEMES, 1)
    ]


def solo_levels() -> list[Card]:
    return [
        Card(
            f"level-{number}",
            "level",
            en,
            fr,
            {
                "dice": dice,
                "gold": gold,
                "first-scroll": first,
                "neutral-scroll": neutral,
                "orange": orange,
                "points": points,
            },
            {},
            {"scroll": scroll},
            by="public",
            by_field={"points": "reconstructed"},
        )
        for number, (en, fr, dice, scroll, gold, first, neutral, orange, points) in enumerate(SOLO_LEVELS, 1)
    ]
