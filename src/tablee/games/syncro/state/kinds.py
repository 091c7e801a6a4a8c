"""How the pieces of a level are written. Places go by their names, which differ from level to level."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.fields import Kind, Names, Numbered


class LevelNames(Names):
    """The ids of the cards and the names of a level's places."""

    def __init__(self, ids: list[str], places: list[str]) -> None:
        super().__init__(ids)
        self.places: Final = places
        self.at: Final = {name: place for place, name in enumerate(places)}


class Place(Numbered):
    """A place of the horde, by its name."""

    def words(self, names: Any) -> list[str]:
        level: LevelNames = names
        return level.places

    def numbers(self, names: Any) -> dict[str, int]:
        level: LevelNames = names
        return level.at


class Places(Kind):
    """A set of places: a bit mask inside, a list of names outside."""

    def written(self, value: Any, names: Any) -> Any:
        mask: int = value
        level: LevelNames = names
        return [name for place, name in enumerate(level.places) if mask >> place & 1]

    def read(self, value: Any, names: Any) -> Any:
        mask = 0
        level: LevelNames = names
        for name in value:
            mask |= 1 << level.at[name]
        return mask


class Rows(Kind):
    """A tuple of tuples: a few facts each, by the kinds of these."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: Final = kinds

    def written(self, value: Any, names: Any) -> Any:
        return [[kind.written(fact, names) for kind, fact in zip(self.kinds, row, strict=True)] for row in value]

    def read(self, value: Any, names: Any) -> Any:
        return tuple(
            [tuple([kind.read(fact, names) for kind, fact in zip(self.kinds, row, strict=True)]) for row in value]
        )


class Horde(Kind):
    """By place: the card, the Spells on it, who laid them, and those under it. Empty places are left out."""

    def written(self, value: Any, names: Any) -> Any:
        level: LevelNames = names
        horde = {}
        for name, (card, on, by, under) in zip(level.places, value, strict=True):
            if card >= 0:
                horde[name] = {"card": level.ids[card], "on": list(on), "by": list(by), "under": list(under)}
        return horde

    def read(self, value: Any, names: Any) -> Any:
        level: LevelNames = names
        horde = []
        for name in level.places:
            there = value.get(name)
            if there is None:
                horde.append((-1, (), (), ()))
            else:
                card = level.index[there["card"]]
                horde.append((card, tuple(there["on"]), tuple(there["by"]), tuple(there["under"])))
        return horde


PLACE: Final = Place()
PLACES: Final = Places()
HORDE: Final = Horde()
