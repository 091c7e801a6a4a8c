"""The pieces of a position as a table of fields: each is written as plain data and read back by its kind.

    PLAYER = Fields({"hand": CARDS, "king": CARD, "points": PLAIN})
    PIECES = Fields({"players": Parts(PLAYER), "deck": CARDS, "round": PLAIN})

A field stands in the class, in the table, and in `copy`, which stays hand-made because bots live on it. What is worked
out from other fields stays out of the table.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How a field is written and read. `ids` are the card ids by number, `index` is the way back."""

    def written(self, value: Any, ids: list[str]) -> Any:
        raise NotImplementedError

    def read(self, value: Any, index: dict[str, int]) -> Any:
        raise NotImplementedError


class Plain(Kind):
    """Numbers, flags, words, and lists of them, one in the other."""

    def written(self, value: Any, ids: list[str]) -> Any:
        return [self.written(part, ids) for part in value] if isinstance(value, (list, tuple)) else value

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return [self.read(part, index) for part in value] if isinstance(value, list) else value


class Pair(Kind):
    """As plain, and tuples again when read: for what never changes."""

    def written(self, value: Any, ids: list[str]) -> Any:
        return [self.written(part, ids) for part in value] if isinstance(value, (list, tuple)) else value

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return tuple([self.read(part, index) for part in value]) if isinstance(value, list) else value


class Cards(Kind):
    """A card, a list of cards or lists of lists: ids outside, numbers inside, below 0 for none."""

    def written(self, value: Any, ids: list[str]) -> Any:
        if isinstance(value, list):
            return [self.written(part, ids) for part in value]
        return ids[value] if value >= 0 else None

    def read(self, value: Any, index: dict[str, int]) -> Any:
        if isinstance(value, list):
            return [self.read(part, index) for part in value]
        return -1 if value is None else index[value]


class Named(Kind):
    """As cards, of things that have names of their own: mantas, objectives, places."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.numbers: Final = {name: number for number, name in enumerate(names)}

    def written(self, value: Any, ids: list[str]) -> Any:
        return CARDS.written(value, self.names)

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return CARDS.read(value, self.numbers)


class Parts(Kind):
    """A list of objects with fields of their own, such as players. They are there before they are read."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Final = fields

    def written(self, value: Any, ids: list[str]) -> Any:
        return [self.fields.written(part, ids) for part in value]


PLAIN: Final = Plain()
PAIR: Final = Pair()
CARDS: Final = Cards()
CARD: Final = CARDS


class Fields:
    """The fields of one class, by name."""

    def __init__(self, kinds: dict[str, Kind]) -> None:
        self.kinds: Final = kinds

    def written(self, thing: Any, ids: list[str]) -> dict[str, Any]:
        """All of them as plain data; nothing in it is shared with the thing."""
        return {name: kind.written(getattr(thing, name), ids) for name, kind in self.kinds.items()}

    def read_into(self, thing: Any, data: dict[str, Any], index: dict[str, int]) -> None:
        """The way back."""
        for name, kind in self.kinds.items():
            if isinstance(kind, Parts):
                for part, each in zip(getattr(thing, name), data[name], strict=True):
                    kind.fields.read_into(part, each, index)
            else:
                setattr(thing, name, kind.read(data[name], index))
