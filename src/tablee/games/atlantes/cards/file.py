"""A user's card file for Atlantes: numbers, names, levels, mantas, effects and cards of one's own, with a sentence for what
does not fit.

[L12]
gold = 5
levels = "power2 empty raise2"
manta = "gold2"
[grabber]
effects = "conquer 3; conquer 1"
[X1]
name-en = "Squid"
effects = "buy 2; raise 1"
copies = 2
[X2]
name-en = "Sunken Library"
type = "civilizations"
gold = 3
power = 5
points = 4
levels = "raise1 empty gold2"
[main-board]
points-1 = 10
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from tablee.games.atlantes.cards.checking import (
    DISCOUNT,
    MOST_COPIES,
    MOST_LEVELS,
    POINTS,
    PRICE,
    empties_hands,
    lacks_all,
    leaves_too_often,
    moves_on,
)
from tablee.games.atlantes.cards.ids import NEW, added_id
from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.effects import EXAMPLE, Explore, LeaveGame, TakeBackEverything, effects_read
from tablee.games.atlantes.state.card import Board, Character, Contents, Effect, Location, Objective, People, Supply
from tablee.games.atlantes.state.terms import EMPTY, KING, LOWER_ROW, NO_ICON, OCEAN, SHARKS, STARTING_MANTAS, TYPES
from tablee.kernel.cards import check_changes, misfit
from tablee.kernel.errors import BadInput, Sentence

NAMES: Final = ("name-en", "name-fr", "text-en", "text-fr")
FIELD_NAMES: Final = {"name-en": "en", "name-fr": "fr", "text-en": "text_en", "text-fr": "text_fr"}
FROM: Final = "card file"
NEW_COPIES: Final = 2
"""As many as there are of the ocean's other characters."""


def numbers_of(contents: Contents) -> dict[str, dict[str, tuple[int, int]]]:
    """For each piece the numbers that may be changed, with their limits."""
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for place in contents.locations:
        found[place.id()] = {"gold": PRICE, "power": PRICE, "points": POINTS}
    for card in contents.characters:
        found[card.id] = {"copies": (1, MOST_COPIES)} if card.added else {}
    for icon in range(1, len(ICON_IDS)):
        found[MANTA_IDS[BONUS + icon]] = {"copies": (0, MOST_COPIES)}
    for people in contents.peoples:
        found[people.id] = {}
    for objective in contents.objectives:
        found[objective.id] = {"least": (1, len(contents.locations))}
    board = {f"points-{n}": POINTS for n in range(1, len(contents.board.points) + 1)}
    board |= {f"price-{n}": PRICE for n in range(1, len(contents.board.prices) + 1)}
    found["main-board"] = board | {"discount": DISCOUNT, "upper": (1, LOWER_ROW)}
    return found


def texts_of(id: str, contents: Contents) -> tuple[str, ...]:
    """The fields of a piece that are written as text."""
    if any([place.id() == id for place in contents.locations]):
        return (*NAMES, "levels", "manta", "type")
    if id == "main-board":
        return NAMES[2:]
    if id.startswith("people-"):
        return (*NAMES, "mantas")
    for card in contents.characters:
        if card.id == id:
            return (*NAMES, "effects", "manta") if card.set == KING else (*NAMES, "effects")
    return NAMES


def examples(id: str, contents: Contents) -> list[str]:
    """What somebody who wrote this id may mean: the bonus manta of this name, or one of each sort."""
    bonus = MANTA_IDS[BONUS + 1 :]
    meant = [known for known in bonus if known.partition("-")[2] in (id, id.partition("-")[2])]
    return meant or [
        contents.locations[0].id(),
        contents.characters[0].id,
        bonus[0],
        contents.peoples[0].id,
        contents.objectives[0].id,
        "main-board",
    ]


class Changes:
    """The changes of one file, checked as far as the kernel can; what only we understand is checked when it is read."""

    def __init__(self, contents: Contents, changes: dict[str, Any], place: str) -> None:
        numbers = numbers_of(contents)
        for id in changes:
            if id not in numbers:
                wanted = Sentence("expected-card", example=examples(id, contents))
                raise BadInput("unknown-card", place=place, value=id, expected=wanted)
            check_changes({id: changes[id]}, numbers, dict.fromkeys(texts_of(id, contents), str), place)
        self.changes = changes
        self.place = place

    def of(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.changes.get(id, {})
        return found

    def wrong(self, id: str, field: str, expected: Sentence) -> BadInput:
        return misfit(self.place, id, field, self.changes[id][field], expected)

    def icons(self, id: str, field: str) -> tuple[int, ...]:
        """Icon ids with spaces between them, or `none`."""
        words = self.changes[id][field].split()
        if words == ["none"]:
            return ()
        if len(words) > MOST_LEVELS:
            where = f"{self.place}, {id}"
            raise BadInput("too-many", place=where, where=field, value=len(words), most=MOST_LEVELS)
        known = ICON_IDS if len(words) > 1 else ["none", *ICON_IDS]
        for word in words:
            if word not in ICON_IDS:
                likely = sorted(known, key=lambda icon: icon[0] != word[0])  # a long list is cut short
                expected = Sentence("expected-one-of", values=likely)
                raise misfit(self.place, id, field, word, expected)
        return tuple([ICON_IDS.index(word) for word in words])

    def manta(self, id: str) -> int:
        """One icon that is not empty, or `none`."""
        found = self.icons(id, "manta")
        if len(found) > 1 or EMPTY in found:
            raise self.wrong(id, "manta", Sentence("expected-one-of", values=["none", *ICON_IDS[1:]]))
        return found[0] if found else NO_ICON

    def effects(self, id: str) -> tuple[Effect, ...]:
        found = effects_read(self.changes[id]["effects"])
        if found is None:
            raise self.wrong(id, "effects", Sentence("expected", what=EXAMPLE))
        return found

    def words(self, id: str) -> dict[str, Any]:
        """Names and texts, by the fields of our own values."""
        return {FIELD_NAMES[field]: value for field, value in self.of(id).items() if field in FIELD_NAMES}


def changed_contents(contents: Contents, given: dict[str, Any], place: str) -> Contents:
    places, people = added_cards(given, place)
    contents = replace(contents, locations=(*contents.locations, *places), characters=(*contents.characters, *people))
    changes = Changes(contents, given, place)
    changed = Contents(
        contents.icons,
        tuple([changed_location(changes, each) for each in contents.locations]),
        tuple([changed_character(changes, each) for each in contents.characters]),
        tuple([changed_objective(changes, each) for each in contents.objectives]),
        changed_supplies(changes, contents.supplies),
        tuple([changed_people(changes, each) for each in contents.peoples]),
        changed_board(changes, contents.board),
    )
    check_end(changes, contents, changed)
    return changed


def check_end(changes: Changes, old: Contents, new: Contents) -> None:
    """A game has to come to its end: of the characters that everybody begins with, one still sees to it."""
    if any([moves_on(card, new.board) for card in new.characters]):
        return
    for card in old.characters:
        if moves_on(card, old.board) and "effects" in changes.of(card.id):
            raise changes.wrong(card.id, "effects", Sentence("expected-among", what=Explore().words()))


def added_cards(given: dict[str, Any], place: str) -> tuple[list[Location], list[Character]]:
    """What the file adds, still blank: X1, X2 and so on, none left out. One with a type is a location, one with effects
    a character of the ocean."""
    own = {id: fields for id, fields in given.items() if NEW.fullmatch(id)}
    expected = [added_id(number) for number in range(1, len(own) + 1)]
    places, people = [], []
    for id in own:
        if id not in expected:
            free = [each for each in expected if each not in own]
            raise BadInput("unknown-card", place=place, value=id, expected=Sentence("expected-one-of", values=free))
    for id in expected:
        fields = own[id]
        if isinstance(fields, dict) and "type" in fields and "effects" not in fields:
            places.append(Location(0, SHARKS, 0, 0, (), 0, added=id, provenance=FROM))
            continue
        if isinstance(fields, dict) and "effects" not in fields:
            wanted = Sentence("expected", what=EXAMPLE)
            raise misfit(place, id, "effects", "", wanted)
        people.append(
            Character(
                id=id, set=OCEAN, en=id, fr=id, fr_by="ours", do=(), copies=NEW_COPIES, added=True, provenance=FROM
            )
        )
    return places, people


def changed_location(changes: Changes, old: Location) -> Location:
    id = old.id()
    fields = changes.of(id)
    if not fields:
        return old
    kind = old.kind
    if "type" in fields:
        if fields["type"] not in TYPES:
            raise changes.wrong(id, "type", Sentence("expected-one-of", values=list(TYPES)))
        kind = TYPES.index(fields["type"])
    new = replace(old, kind=kind, provenance=FROM, **changes.words(id))
    if "levels" in fields:
        new.levels = changes.icons(id, "levels")
    if "manta" in fields:
        new.manta = changes.manta(id)
    new.gold = fields.get("gold", old.gold)
    new.power = fields.get("power", old.power)
    new.points = fields.get("points", old.points)
    return new


def changed_character(changes: Changes, old: Character) -> Character:
    fields = changes.of(old.id)
    if not fields:
        return old
    new = replace(old, provenance=FROM, **changes.words(old.id))
    if "effects" in fields:
        new.do = changes.effects(old.id)
        if lacks_all(new):
            raise changes.wrong(old.id, "effects", Sentence("expected-among", what=TakeBackEverything().words()))
        if empties_hands(new):
            raise changes.wrong(old.id, "effects", Sentence("expected-without", what="opponents discard"))
        if leaves_too_often(new):
            wanted = "expected-without" if new.stays else "expected-once"
            raise changes.wrong(old.id, "effects", Sentence(wanted, what=LeaveGame().words()))
    new.copies = fields.get("copies", old.copies)
    if "manta" in fields:
        new.leaves_for = changes.manta(old.id)
    return new


def changed_objective(changes: Changes, old: Objective) -> Objective:
    fields = changes.of(old.id)
    if not fields:
        return old
    return replace(old, least=fields.get("least", old.least), provenance=FROM, **changes.words(old.id))


def changed_supplies(changes: Changes, old: tuple[Supply, ...]) -> tuple[Supply, ...]:
    known = {supply.icon: supply for supply in old}
    found = []
    for icon in [*known, *[icon for icon in range(1, len(ICON_IDS)) if icon not in known]]:
        id = MANTA_IDS[BONUS + icon]
        supply = known.get(icon, Supply(icon, 0))
        fields = changes.of(id)
        if fields:
            copies = fields.get("copies", supply.copies)
            supply = replace(supply, copies=copies, provenance=FROM, **changes.words(id))
        if icon in known or supply.copies:
            found.append(supply)
    return tuple(found)


def changed_people(changes: Changes, old: People) -> People:
    fields = changes.of(old.id)
    if not fields:
        return old
    new = replace(old, provenance=FROM, **changes.words(old.id))
    if "mantas" in fields:
        new.mantas = changes.icons(old.id, "mantas")
        if len(new.mantas) != STARTING_MANTAS or EMPTY in new.mantas:
            raise changes.wrong(old.id, "mantas", Sentence("expected", what="gold1 power1 raise1 power2-sharks"))
    return new


def changed_board(changes: Changes, old: Board) -> Board:
    fields = changes.of("main-board")
    if not fields:
        return old
    return replace(
        old,
        points=tuple([fields.get(f"points-{n}", value) for n, value in enumerate(old.points, 1)]),
        prices=tuple([fields.get(f"price-{n}", value) for n, value in enumerate(old.prices, 1)]),
        discount=fields.get("discount", old.discount),
        upper=fields.get("upper", old.upper),
        provenance=FROM,
        **changes.words("main-board"),
    )
