"""The pieces of a level as a table of fields. Places go by their names, so each level has a table of its own."""

from __future__ import annotations

from typing import Any, Final

from tablee.kernel.fields import CARD, CARDS, PAIR, PLAIN, Fields, Kind, Named, Parts


class Places(Kind):
    """A set of places: a bit mask inside, a list of names outside."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.bits: Final = {name: 1 << place for place, name in enumerate(names)}

    def written(self, value: Any, ids: list[str]) -> Any:
        mask: int = value
        return [self.names[place] for place in range(len(self.names)) if mask >> place & 1]

    def read(self, value: Any, index: dict[str, int]) -> Any:
        mask = 0
        for name in value:
            mask |= self.bits[name]
        return mask


class Rows(Kind):
    """A tuple of tuples: a few facts each, by the kinds of these."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds: Final = kinds

    def written(self, value: Any, ids: list[str]) -> Any:
        return [[kind.written(fact, ids) for kind, fact in zip(self.kinds, row, strict=True)] for row in value]

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return tuple(self.rows(value, index))

    def rows(self, value: Any, index: dict[str, int]) -> list[Any]:
        return [tuple([kind.read(fact, index) for kind, fact in zip(self.kinds, row, strict=True)]) for row in value]


class RowsThatChange(Rows):
    """The same as a list of tuples."""

    def read(self, value: Any, index: dict[str, int]) -> Any:
        return self.rows(value, index)


class Horde(Kind):
    """By place: the card, the Spells on it, who laid them, and those under it. Empty places are left out."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def written(self, value: Any, ids: list[str]) -> Any:
        horde = {}
        for name, (card, on, by, under) in zip(self.names, value, strict=True):
            if card >= 0:
                horde[name] = {"card": ids[card], "on": list(on), "by": list(by), "under": list(under)}
        return horde

    def read(self, value: Any, index: dict[str, int]) -> Any:
        horde = []
        for name in self.names:
            there = value.get(name)
            if there is None:
                horde.append((-1, (), (), ()))
            else:
                horde.append((index[there["card"]], tuple(there["on"]), tuple(there["by"]), tuple(there["under"])))
        return horde


BEFORE: Final = Fields({"beaten": CARDS, "attempts": PAIR})
"""Of a quest: what came before this level. The rest of it follows from level, mages and options."""


def pieces_of(names: list[str]) -> Fields:
    """The table for a level with these places."""
    place, places = Named(names), Places(names)
    mage = Fields(
        {
            "hand": PLAIN,
            "reward": CARD,
            "said": PLAIN,
            "given": PLAIN,
            "aside": PLAIN,
            "keeps": PLAIN,
            "told": PLAIN,
            "on_top": places,
        }
    )
    return Fields(
        {
            "mages": Parts(mage),
            "pile": PLAIN,
            "discards": PLAIN,
            "horde": Horde(names),
            "up": places,
            "seen": places,
            "bonus": Rows([place, PLAIN]),
            "cloaked": places,
            "lenses": Rows([PLAIN, place, PLAIN]),
            "known": RowsThatChange([PLAIN, PLAIN, PLAIN]),
            "monsters": CARDS,
            "destroyed": CARDS,
            "graves": Rows([place, CARD]),
            "lieutenants": CARDS,
            "fog": CARDS,
            "fog_discards": CARDS,
            "turned": CARD,
            "curses": CARDS,
            "rewards": CARDS,
            "reward_discards": CARDS,
            "leader": PLAIN,
            "round": PLAIN,
            "slot": PLAIN,
            "attackers": PLAIN,
            "due": PLAIN,
            "charging": place,
            "phase": PLAIN,
            "limit": PLAIN,
            "lost_by": PLAIN,
        }
    )
