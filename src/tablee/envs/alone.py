"""Gymnasium: one agent at the table, with bots in the other seats or in all seats itself."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from tablee.bots import Bot, PositionSight, make_bot
from tablee.envs.agents import Seeds
from tablee.envs.copies import Copied
from tablee.envs.match import ILLEGAL, NO_GAME, RENDER_MODES, Match, known, no_options, refused, whole
from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import Sentence
from tablee.kernel.numbered import WAIT
from tablee.kernel.position import Position


class TableeSingle(Copied, gymnasium.Env[dict[str, Any], Any]):
    """One seat decides; the others are bots, named in seat order after it, the last one for all that are left.

    `seat`: which one the agent takes, from 0; None: another one in each game, drawn by its seed. Without bots it plays
    all seats, each time as the one that decides: the reward is that of the seat that has just chosen.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int | None = None,
        bots: str | tuple[str, ...] = ("greedy",),
        seat: int | None = 0,
        **wishes: Any,
    ) -> None:
        self.match = Match(title, players, **known(title, wishes, "bots", "seat"))
        if seat is not None:
            seat = whole(title, "seat", seat, 0, self.match.seats - 1)
        self.bots = self.checked_bots(bots)
        self.wished = seat
        self.match.game.seat = seat or 0
        self.render_mode = self.match.render_mode
        self.observation_space = self.match.observation_space()
        self.action_space = self.match.action_space()
        self.seeds = Seeds(title)
        self.others: dict[int, Bot] = {}
        self.spare: tuple[str, Position] | None = None
        """The next game, if it is dealt already."""
        self.given: list[float] = []
        """The last rewards, by seat."""
        self.ended = True
        """No game goes on."""

    def checked_bots(self, wished: Any) -> tuple[str, ...]:
        """The names of bots: no more than can sit down, or one, who has nothing to do where nobody else plays."""
        title, most = self.match.title.id, max(1, self.match.seats - 1)
        names = (wished,) if isinstance(wished, str) else wished
        if not isinstance(names, tuple | list):
            raise refused(title, "bots", wished, Sentence("expected-list"))
        whole(title, "len(bots)", len(names), 0, most)
        for name in names:
            make_bot(name if isinstance(name, str) else repr(name), "")
        return tuple(names)

    def part(self, name: str, value: Any, memo: dict[int, Any]) -> Any:
        if name == "spare" and self.spare is not None:
            return self.spare[0], self.spare[1].copy()
        return deepcopy(value, memo)

    @property
    def seat(self) -> int:
        """As whom the agent decides."""
        return self.match.game.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        no_options(self.match.title.id, options)
        seed = self.seeds.checked(seed)
        super().reset(seed=seed)
        self.begin(seed)
        self.ended = False
        return self.match.seen(self.seat), self.told()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what can be chosen now, under the name by which sb3-contrib's MaskablePPO asks for it."""
        if self.match.game.position is None:
            raise ResetNeeded(NO_GAME)
        return self.match.mask(self.seat).astype(np.bool_)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise ResetNeeded(NO_GAME)
        number = self.match.action(action)
        reward, over, cut, illegal = self.move(number)
        self.ended = over or cut
        told = self.told()
        if illegal:
            told["illegal"] = number
        return self.match.seen(self.seat), reward, over, cut, told

    def prepare(self) -> None:
        """Deal the game that begins next unless a seed is given: for whoever has time now."""
        if self.spare is None:
            game = self.seeds.next(None)
            self.spare = game, self.match.dealt(game)

    def begin(self, seed: int | None) -> None:
        """A new game, up to the agent's first decision."""
        match = self.match
        if seed is None and self.spare is not None:
            game, pos = self.spare
        else:
            game = self.seeds.next(seed)
            pos = match.dealt(game)
        self.spare = None
        match.begin(pos)
        self.given = [0.0] * match.seats
        if not self.bots:
            match.game.seat = match.game.decisions[0].seat
            return
        if self.wished is None:
            match.game.seat = make_bot("random", game).random.randrange(match.seats)
        self.others = {}
        for place in range(1, match.seats):
            seat = (self.seat + place) % match.seats
            name = self.bots[min(place, len(self.bots)) - 1]
            self.others[seat] = make_bot(name, f"{game}/{seat}")
        self.play_others()

    def move(self, action: int) -> tuple[float, bool, bool, bool]:
        """The agent's choice and what the others make of it: the reward, whether the game is over, cut, or spoilt."""
        game, seat = self.match.game, self.seat
        if not game.play(seat, action):
            waits = action == WAIT and game.decision(seat) is None  # the game was cut before the agent's first decision
            return self.reckon(seat) if waits else self.spoil(seat)
        if self.bots:
            self.play_others()
        elif game.decisions:
            game.seat = game.decisions[0].seat
        return self.reckon(seat)

    def spoil(self, seat: int) -> tuple[float, bool, bool, bool]:
        """The seat has made a choice that is none."""
        self.given = [ILLEGAL if each == seat else 0.0 for each in range(self.match.seats)]
        return ILLEGAL, True, False, True

    def reckon(self, seat: int) -> tuple[float, bool, bool, bool]:
        """The seat has chosen."""
        match = self.match
        if match.game.decisions and match.reward != "gain":
            return 0.0, False, match.is_cut(), False
        self.given = match.rewards()
        return self.given[seat], match.is_over(), match.is_cut(), False

    def play_others(self) -> None:
        """Until the agent has to decide, or the game is over."""
        match, game, seat = self.match, self.match.game, self.seat
        while game.decisions:
            decision = game.decisions[0]
            if decision.seat == seat or match.is_cut():
                return
            sight = PositionSight(match.title, game.pos)  # of this moment only: the position is played on in place
            game.do(decision, self.others[decision.seat].choose(sight, decision))

    def told(self) -> dict[str, Any]:
        told = {"seat": seat_name(self.seat), "legal": list(self.match.game.legal(self.seat))}
        return told if self.bots else {**told, "rewards": self.given}

    def render(self) -> Any:
        return self.match.render(self.seat)
