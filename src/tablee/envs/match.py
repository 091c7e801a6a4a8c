"""One game as environments play it: by numbers, in place, with rewards."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from operator import index
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tablee.envs.drawing import drawn
from tablee.envs.observations import LEAST, MOST, Cell
from tablee.envs.titles import actions_of, observer_of, title_named
from tablee.kernel.decisions import Decision, Seat, seat_name
from tablee.kernel.errors import BadInput, BrokenRules, Sentence, as_given
from tablee.kernel.numbered import NumberedGame
from tablee.kernel.position import Position
from tablee.kernel.title import Result

Reward = Literal["outcome", "score", "margin", "gain"]
Observation = Literal["flat", "arrays"]
RENDER_MODES: Final = ["human", "ansi", "svg"]
"""Text that is printed, text, a picture."""
LONGEST: Final = 10_000
"""Choices after which a game is cut: agents that learn can find ways never to end one."""
ILLEGAL: Final = -1.0
"""The reward of an action that the mask did not allow; it ends the game."""
NO_GAME: Final = "no game goes on: call reset() first"


def outcome(result: Result, seat: Seat, mark: int) -> float:
    """1 for the only winner; others lose it among them; a shared first place is shared. Together: 1 or -1 for all.
    Alone: 1 for more points than the title's mark, as for bots and the teacher."""
    seats = len(result.standings)
    if result.won is not None:
        return 1.0 if result.won else -1.0
    if seats == 1:
        return 1.0 if score(result, seat) > mark else -1.0
    winners = result.winners()
    share = 1 / len(winners) if seat in winners else 0.0
    return (share * seats - 1) / (seats - 1)


def score(result: Result, seat: Seat, mark: int = 0) -> float:
    return float(next(each.score for each in result.standings if each.seat == seat))


def margin(result: Result, seat: Seat, mark: int) -> float:
    """Points before the best of the others, or behind; alone all of them."""
    others = [each.score for each in result.standings if each.seat != seat]
    return score(result, seat) - max(others, default=0)


REWARDS: Final[dict[str, Callable[[Result, Seat, int], float]]] = {
    "outcome": outcome,
    "score": score,
    "margin": margin,
    "gain": score,
}
"""Of a result and a seat; last comes the score that a lone player has to pass."""


class Match:
    """A title with so many seats. Numbers of choices and vectors of views come from here."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        reward: Reward = "outcome",
        observation: Observation = "flat",
        render_mode: str | None = None,
        longest: int = LONGEST,
    ) -> None:
        self.title = title_named(title)
        least, most = self.title.least, self.title.most
        if players is not None and not (is_whole(players) and least <= players <= most):
            raise BadInput("seat-count", title=title, least=least, most=most, value=as_given(players))
        self.seats: int = int(players) if players is not None else max(2, least)
        if not isinstance(options, dict | None):
            raise refused(title, "options", options, Sentence("expected-table"))
        self.options = {name: plain(value) for name, value in (options or {}).items()}
        check_names(title, self.options, [option.name for option in self.title.options])
        self.title.checked_options(self.options, self.seats)
        check(title, "reward", reward, list(REWARDS))
        check(title, "observation", observation, ["flat", "arrays"])
        if render_mode is not None:
            check(title, "render_mode", render_mode, RENDER_MODES)
        self.reward = reward
        self.observation = observation
        self.render_mode = render_mode
        self.longest = whole(title, "longest", longest, 1, LONGEST)
        self.box = self.title.box()
        self.actions = actions_of(title)
        self.observer = observer_of(title, self.seats)
        self.agents = [seat_name(seat) for seat in range(self.seats)]
        self.game = NumberedGame(self.actions.numbers, self.observer.pen)
        self.standing: list[float] = []
        """The points so far, for whoever is rewarded for gaining them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """The same game, to be played on by itself; what does not change is shared."""
        new = copy(self)
        new.game = self.game.copy()
        new.standing = self.standing[:]
        return new

    # Spaces

    def observation_space(self) -> spaces.Dict:
        """What is seen, and a mask of what can be done."""

        def box(size: int) -> spaces.Box:
            return spaces.Box(LEAST, MOST, (size,), Cell)

        seen: spaces.Space[Any] = box(self.observer.size)
        if self.observation == "arrays":
            seen = spaces.Dict({block.name: box(block.stop - block.start) for block in self.observer.blocks})
        mask = spaces.Box(0, 1, (self.actions.count,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions.count)

    # The game

    def dealt(self, seed: str) -> Position:
        return self.title.setup(self.options, self.seats, seed, self.box)

    def begin(self, pos: Position) -> None:
        self.game.begin(pos)
        self.standing = [0.0] * self.seats

    @property
    def pos(self) -> Position:
        try:
            return self.game.pos
        except BrokenRules:
            raise ResetNeeded(NO_GAME) from None

    def action(self, given: Any) -> int:
        """The number of an action; whether it can be chosen now is another question."""
        try:
            if given is not True and given is not False:
                return index(given)
        except TypeError:
            pass
        raise refused(self.title.id, "action", given, Sentence("expected-number", least=0, most=self.actions.count - 1))

    @property
    def decisions(self) -> list[Decision]:
        return self.game.decisions

    def is_over(self) -> bool:
        return not self.game.decisions

    def is_cut(self) -> bool:
        return self.game.count >= self.longest and bool(self.game.decisions)

    # What agents are told

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """1 for each number that can be chosen now; who has nothing to decide can wait."""
        mask = bytearray(self.actions.count)
        for number in self.game.legal(seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def seen(self, seat: Seat) -> dict[str, Any]:
        flat = self.observer.flat(self.pos, seat, self.game.decision(seat))
        return {
            "observation": self.observer.arrays(flat) if self.observation == "arrays" else flat,
            "action_mask": self.mask(seat),
        }

    def told(self, seat: Seat) -> dict[str, Any]:
        """Beside the observation: the numbers that the mask allows, for whoever would have to look for them there."""
        return {"legal": list(self.game.legal(seat))}

    def rewards(self) -> list[float]:
        """By seat, for what has happened since they were asked for last: as a rule 0 until the game is over."""
        if self.game.decisions and self.reward != "gain":
            return [0.0] * self.seats
        result = self.title.result(self.pos) if self.is_over() else None
        if self.reward == "gain":
            before = self.standing
            self.standing = [score(result, seat) if result else self.points(seat) for seat in range(self.seats)]
            return [now - then for now, then in zip(self.standing, before, strict=True)]
        if result is None:
            return [0.0] * self.seats
        mark = self.title.mark(self.pos)
        return [REWARDS[self.reward](result, seat, mark) for seat in range(self.seats)]

    def points(self, seat: Seat) -> float:
        """As they stand for everybody to see."""
        return self.observer.observed.points(self.title.view(self.pos, None), seat)

    def render(self, seat: Seat | None = None) -> str | None:
        if self.render_mode is None:
            return None
        shown = drawn(self.title, self.pos, seat, self.decisions, self.render_mode)
        if self.render_mode != "human":
            return shown
        print(shown)
        return None


WISHES: Final = ("players", "options", "reward", "observation", "render_mode", "longest")
"""Of every environment."""


def refused(title: str, option: str, value: Any, expected: Sentence) -> BadInput:
    """A wish that cannot be."""
    return BadInput("bad-option", title=title, option=option, value=as_given(value), expected=expected)


def check_names(title: str, given: dict[Any, Any], names: list[str]) -> None:
    """Nothing else is given than what has one of these names."""
    for name in given:
        if not isinstance(name, str) or name not in names:
            raise BadInput("unknown-option", title=title, value=as_given(name), expected=sorted(names))


def known(title: Any, wishes: dict[str, Any], *more: str) -> dict[str, Any]:
    """Wishes that there are: those of every environment, and some more."""
    check_names(title_named(title).id, wishes, [*WISHES, *more])
    return wishes


def plain(value: Any) -> Any:
    """What an option can be, also if NumPy counts it."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value.tolist() if isinstance(value, np.generic | np.ndarray) else value


def is_whole(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def whole(title: str, option: str, value: Any, least: int, most: int) -> int:
    """A number that is wished."""
    if not is_whole(value) or not least <= value <= most:
        raise refused(title, option, value, Sentence("expected-number", least=least, most=most))
    return int(value)


def no_options(title: str, options: Any) -> None:
    """A reset changes nothing but the game: what else is wished is said when the environment is made."""
    if not isinstance(options, dict | None) or options:
        raise refused(title, "reset(options)", options, Sentence("expected-one-of", values=[None, {}]))


def check(title: str, option: str, value: object, values: list[Any]) -> None:
    if not isinstance(value, str | None) or value not in values:
        raise refused(title, option, value, Sentence("expected-one-of", values=values))
