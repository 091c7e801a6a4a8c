"""The fields of a position. Each is declared once; whatever else has to know them is worked out from that.

    @dataclass(init=False, repr=False, eq=False)
    class Player:
        hand: list[int] = saved(CARDS, [], holds="card")
        king: int = saved(CARD, -1)
        points: int = derived(0)

    PLAYER: Final = Fields(Player)

A `Fields` empties an object, copies it, writes it as plain data, reads it back and lists the pieces it holds. Bots live
on copies: `make state` writes a `copy` for each such class that does the same three times as fast.
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any, Final

from tablee.kernel import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """What pieces are called outside: the ids of the cards by number, and the way back. A title may add its own."""

    def __init__(self, ids: list[str]) -> None:
        self.ids: Final = ids
        self.index: Final = {id: number for number, id in enumerate(ids)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a field is written and read."""

    def written(self, value: Any, names: Any) -> Any:
        raise NotImplementedError

    def read(self, value: Any, names: Any) -> Any:
        raise NotImplementedError


class Plain(Kind):
    """Numbers, flags, words, and lists of them, one in the other."""

    def written(self, value: Any, names: Any) -> Any:
        return [self.written(part, names) for part in value] if isinstance(value, (list, tuple)) else value

    def read(self, value: Any, names: Any) -> Any:
        return [self.read(part, names) for part in value] if isinstance(value, list) else value


class Pair(Kind):
    """As plain, and tuples again when read: for what never changes."""

    def written(self, value: Any, names: Any) -> Any:
        return PLAIN.written(value, names)

    def read(self, value: Any, names: Any) -> Any:
        return tuple([self.read(part, names) for part in value]) if isinstance(value, list) else value


class Numbered(Kind):
    """A number, a list of numbers or lists of lists: words outside, numbers inside, below 0 for none."""

    def words(self, names: Any) -> list[str]:
        raise NotImplementedError

    def numbers(self, names: Any) -> dict[str, int]:
        raise NotImplementedError

    def written(self, value: Any, names: Any) -> Any:
        return worded(value, self.words(names))

    def read(self, value: Any, names: Any) -> Any:
        return numbered(value, self.numbers(names))


def worded(value: Any, words: list[str]) -> Any:
    if isinstance(value, list):
        return [worded(part, words) for part in value]
    return words[value] if value >= 0 else None


def numbered(value: Any, numbers: dict[str, int]) -> Any:
    if isinstance(value, list):
        return [numbered(part, numbers) for part in value]
    return -1 if value is None else numbers[value]


class Cards(Numbered):
    """Cards, by their ids."""

    def words(self, names: Any) -> list[str]:
        box: Names = names
        return box.ids

    def numbers(self, names: Any) -> dict[str, int]:
        box: Names = names
        return box.index


class Named(Numbered):
    """Things that are called alike in every game: mantas, objectives."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.index: Final = {name: number for number, name in enumerate(names)}

    def words(self, names: Any) -> list[str]:
        return self.names

    def numbers(self, names: Any) -> dict[str, int]:
        return self.index


class Tuples(Kind):
    """A list of tuples, each of things of one kind."""

    def __init__(self, inner: Kind) -> None:
        self.inner: Final = inner

    def written(self, value: Any, names: Any) -> Any:
        return [self.inner.written(list(part), names) for part in value]

    def read(self, value: Any, names: Any) -> Any:
        return [tuple(self.inner.read(part, names)) for part in value]


PLAIN: Final = Plain()
PAIR: Final = Pair()
CARDS: Final = Cards()
CARD: Final = CARDS


def saved(kind: Kind, blank: Any, *, holds: str = "", among: str = "") -> Any:
    """Declare a field that is written and read as this kind says; `blank` is what an empty table has there.

    `holds`: what lies there is a piece of this sort and conserved. `among`: fields with the same word are written as
    one list under it, in the order of their declaration.
    """
    return field(metadata={"kind": kind, "blank": blank, "holds": holds, "among": among})


def derived(blank: Any, *, holds: str = "") -> Any:
    """Declare a field that is worked out from the others once these have been read."""
    return field(metadata={"blank": blank, "holds": holds})


def parts(fields: Fields) -> Any:
    """Declare a list of objects with fields of their own, such as players. They are there before they are read."""
    return field(metadata={"parts": fields, "many": True})


def part(fields: Fields, *, when: str = "") -> Any:
    """Declare one object with fields of its own; `when`: it matters only where this flag of the holder is set."""
    return field(metadata={"parts": fields, "many": False, "when": when})


def shared() -> Any:
    """Declare what all positions of a game have in common and none changes, such as the box."""
    return field(metadata={"shared": True})


class Field:
    """One field of a class: how it was declared."""

    def __init__(self, name: str, declared: dict[str, Any]) -> None:
        self.name: Final = name
        self.kind: Final[Kind | None] = declared.get("kind")
        self.blank: Final[Any] = declared.get("blank")
        self.holds: Final[str] = declared.get("holds", "")
        self.among: Final[str] = declared.get("among", "")
        self.parts: Final[Fields | None] = declared.get("parts")
        self.many: Final[bool] = declared.get("many", False)
        self.when: Final[str] = declared.get("when", "")
        self.shared: Final[bool] = declared.get("shared", False)


class Fields:
    """The fields of one class, in the order of their declaration; `also`: what is written beside them."""

    def __init__(self, cls: Any, also: dict[str, Kind] | None = None) -> None:
        self.all: Final = [Field(each.name, dict(each.metadata)) for each in fields(cls)]
        properties = [Field(name, {"kind": kind}) for name, kind in (also or {}).items()]
        self.written_ones: Final = [each for each in self.all + properties if each.kind is not None]
        self.with_parts: Final = [each for each in self.all if each.parts is not None]

    def clear(self, thing: Any) -> None:
        """Empty it: each field has its blank, a list of parts none. One part is left to the caller."""
        for each in self.all:
            if each.parts is None and not each.shared:
                setattr(thing, each.name, fresh(each.blank))
            elif each.many:
                setattr(thing, each.name, [])

    def copy_into(self, thing: Any, new: Any) -> None:
        """Give another object of the class the same, with lists of its own."""
        for each in self.all:
            value = getattr(thing, each.name)
            if each.many:
                value = [one.copy() for one in value]
            elif each.parts is not None:
                value = value.copy()
            elif not each.shared:
                value = fresh(value)
            setattr(new, each.name, value)

    def written(self, thing: Any, names: Any) -> dict[str, Any]:
        """All that is saved, as plain data; nothing in it is shared with the thing."""
        data: dict[str, Any] = {}
        for each in self.written_ones:
            assert each.kind is not None
            value = each.kind.written(getattr(thing, each.name), names)
            if each.among:
                data.setdefault(each.among, []).append(value)
            else:
                data[each.name] = value
        for each in self.with_parts:
            assert each.parts is not None
            held = getattr(thing, each.name)
            if each.many:
                data[each.name] = [each.parts.written(one, names) for one in held]
            elif not each.when or getattr(thing, each.when):
                data[each.name] = each.parts.written(held, names)
        return data

    def read_into(self, thing: Any, data: dict[str, Any], names: Any) -> None:
        """The way back."""
        places: dict[str, int] = {}
        for each in self.written_ones:
            assert each.kind is not None
            if each.among:
                place = places.get(each.among, 0)
                places[each.among] = place + 1
                value = data[each.among][place]
            else:
                value = data[each.name]
            setattr(thing, each.name, each.kind.read(value, names))
        for each in self.with_parts:
            assert each.parts is not None
            held = getattr(thing, each.name)
            if each.many:
                for one, its in zip(held, data[each.name], strict=True):
                    each.parts.read_into(one, its, names)
            elif not each.when or getattr(thing, each.when):
                each.parts.read_into(held, data[each.name], names)

    def held(self, thing: Any, sort: str) -> list[int]:
        """All pieces of this sort in it."""
        found: list[int] = []
        for each in self.all:
            if each.holds == sort:
                gather(getattr(thing, each.name), found)
            elif each.parts is not None:
                value = getattr(thing, each.name)
                for one in value if each.many else [value]:
                    found += each.parts.held(one, sort)
        return found


def fresh(value: Any) -> Any:
    """The same with lists of its own; tuples never change."""
    return [fresh(each) for each in value] if isinstance(value, list) else value


def gather(value: Any, found: list[int]) -> None:
    """The pieces in lists and tuples, one in the other; below 0 lies none."""
    if isinstance(value, (list, tuple)):
        for each in value:
            gather(each, found)
    elif value >= 0:
        found.append(value)
