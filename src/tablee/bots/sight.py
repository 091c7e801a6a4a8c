"""What a bot is given of a game, and no more."""

from __future__ import annotations

import random
from typing import Any, Final

from tablee.kernel import mypyc_attr
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import Decision, Seat
from tablee.kernel.position import Position, Together
from tablee.kernel.title import Box, Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """All that a bot is given of a game: the door through which no secret comes."""

    title: Title

    def guess(self, decision: Decision) -> list[float]:
        """How good each choice of the seat's decision looks, by the title's hints."""
        raise NotImplementedError

    def world(self, seat: Seat, rng: random.Random) -> Position:
        """A position that the seat cannot tell from the true one, drawn fairly: a bot may play on in it as it likes.

        Equal streams give equal worlds, regardless of the true position's secrets."""
        raise NotImplementedError

    def is_together(self) -> bool:
        """Do several seats decide at once? What others have answered already lies hidden in the position."""
        raise NotImplementedError


class ViewSight(Sight):
    """A view, where the position is out of reach: in a process that only thinks."""

    def __init__(self, title: Title, view: dict[str, Any], box: Box | None = None) -> None:
        self.title = title
        self.view: Final = view
        self.box: Final = box
        """The cards in play, when they are not the printed ones: like everybody at the table, a bot has read them."""

    def guess(self, decision: Decision) -> list[float]:
        return self.title.guess(self.view, decision, self.box)


class PositionSight(Sight):
    """The same figures without building a view, where the position lies in the same process."""

    def __init__(self, title: Title, pos: Position) -> None:
        self.title = title
        self._pos: Final = pos
        self._tidied: Position | None = None

    def guess(self, decision: Decision) -> list[float]:
        return self.title.guess_at(self._pos, decision)

    def world(self, seat: Seat, rng: random.Random) -> Position:
        if self._tidied is None:
            self._tidied = self.title.redeal(self._pos, seat, random.Random(1), tidy=True)  # and dealt by `rng` below
            if self.is_together():
                self.title.ask_others_anew(self._tidied, seat)
                pending(self._tidied)
        return self.title.redeal(self._tidied, seat, rng)

    def is_together(self) -> bool:
        return bool(self._pos.agenda) and isinstance(self._pos.agenda[-1], Together)
