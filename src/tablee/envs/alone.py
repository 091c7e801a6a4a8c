"""Gymnasium: one agent at the table, bots in the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium

from tablee.bots import Bot, PositionSight, make_bot
from tablee.envs.agents import Seeds
from tablee.envs.match import ILLEGAL, RENDER_MODES, Match
from tablee.kernel.decisions import seat_name
from tablee.kernel.errors import BadInput, Sentence


class TableeSingle(gymnasium.Env[dict[str, Any], Any]):
    """One seat decides; the others are bots, named in seat order after it, the last one for all that are left.

    `seat`: which one the agent takes, from 0; None: another one in each game, drawn by its seed.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int | None = None,
        bots: tuple[str, ...] = ("greedy",),
        seat: int | None = 0,
        **wishes: Any,
    ) -> None:
        self.match = Match(title, players, **wishes)
        if seat is not None and seat not in range(self.match.seats):
            expected = Sentence("expected-number", least=0, most=self.match.seats - 1)
            raise BadInput("bad-option", title=title, option="seat", value=seat, expected=expected)
        for name in bots:
            make_bot(name, "")
        self.bots = bots
        self.wished = seat
        self.seat = seat or 0
        self.render_mode = self.match.render_mode
        self.observation_space = self.match.observation_space()
        self.action_space = self.match.action_space()
        self.seeds = Seeds()
        self.others: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        game = self.seeds.next(seed)
        match = self.match
        match.begin(game)
        if self.wished is None:
            self.seat = make_bot("random", game).random.randrange(match.seats)
        self.others = {}
        for place in range(1, match.seats):
            seat = (self.seat + place) % match.seats
            name = self.bots[min(place, len(self.bots)) - 1]
            self.others[seat] = make_bot(name, f"{game}/{seat}")
        self.play_others()
        return match.seen(self.seat), self.told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self.match
        if not match.play(self.seat, int(action)):
            return match.seen(self.seat), ILLEGAL, True, False, {**self.told(), "illegal": int(action)}
        self.play_others()
        return match.seen(self.seat), match.rewards()[self.seat], match.is_over(), match.is_cut(), self.told()

    def play_others(self) -> None:
        """Until the agent has to decide, or the game is over."""
        match, seat = self.match, self.seat
        sight = PositionSight(match.title, match.pos)
        while match.decisions:
            decision = match.decisions[0]
            if decision.seat == seat or match.is_cut():
                return
            match.do(decision, self.others[decision.seat].choose(sight, decision))

    def told(self) -> dict[str, Any]:
        return {"seat": seat_name(self.seat), **self.match.told(self.seat)}

    def render(self) -> Any:
        return self.match.render(self.seat)
