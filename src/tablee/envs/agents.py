"""PettingZoo: a game for several agents, one after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tablee.envs.copies import Copied
from tablee.envs.match import ILLEGAL, NO_GAME, RENDER_MODES, Match, is_whole, known, no_options, refused
from tablee.kernel.errors import BadInput, Sentence
from tablee.kernel.numbered import WAIT

CHECKED: Final = {"options": 1}
"""What PettingZoo's checkers give to every reset, to see that it takes options."""
MOST_SEED: Final = 10**1000
"""Python writes out no numbers that are much longer."""


class Seeds:
    """Seeds of games: the one given, then a stream of others that it determines."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.stream: np.random.Generator | None = None

    def checked(self, seed: Any) -> int | None:
        if seed is None:
            return None
        if not is_whole(seed) or seed < 0:
            raise refused(self.title, "seed", seed, Sentence("expected", what="int >= 0"))
        if seed >= MOST_SEED:
            raise refused(self.title, "seed", seed, Sentence("expected", what="int < 10**1000"))
        return int(seed)

    def next(self, seed: int | None) -> str:
        seed = self.checked(seed)
        if seed is not None or self.stream is None:
            self.stream, _ = seeding.np_random(seed)
            if seed is not None:
                return str(seed)
        return str(self.stream.integers(2**63))


def begin(match: Match, seeds: Seeds, seed: int | None, options: dict[str, Any] | None) -> None:
    """A new game, of several agents."""
    if not isinstance(options, dict) or options != CHECKED:
        no_options(match.title.id, options)
    match.begin(match.dealt(seeds.next(seed)))


class Several(Copied):
    """An agent on each seat, the spaces of each, and the table to look at."""

    version: str

    def __init__(self, title: str, players: int | None = None, **wishes: Any) -> None:
        super().__init__()
        self.match = Match(title, players, **known(title, wishes))
        self.metadata = {"name": f"{title}_{self.version}", "render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = self.match.render_mode
        self.possible_agents = list(self.match.agents)
        self.agents: list[str] = []
        self.seeds = Seeds(title)

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: self.match.observation_space() for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: self.match.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.match.render()

    def close(self) -> None:
        pass


class TableeAEC(Several, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One agent decides after the other. Where several decide at once, they are asked in turn and see nothing of each
    other's answers."""

    version = "v0"

    def __init__(self, title: str, players: int | None = None, **wishes: Any) -> None:
        super().__init__(title, players, **wishes)
        self.metadata["is_parallelizable"] = False
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        begin(self.match, self.seeds, seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": [WAIT]} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whose turn it is, and what can be done."""
        decisions = self.match.game.decisions
        seat = decisions[0].seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.match.told(seat)
        if len(decisions) > 1:
            self.tell([decision.seat for decision in decisions])

    def tell(self, seats: list[int]) -> None:
        """Several decide at once: each is told once what can be done, since the others' answers do not change it."""
        for seat in seats:
            agent = self.possible_agents[seat]
            if self.infos[agent]["legal"] == [WAIT]:
                self.infos[agent] = self.match.told(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.match.seen(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        try:
            agent = self.agent_selection
            over, cut, told = self.terminations[agent], self.truncations[agent], self.infos[agent]
        except (AttributeError, KeyError):
            raise ResetNeeded(NO_GAME) from None
        return self.observe(agent) if observe else None, self._cumulative_rewards[agent], over, cut, told

    def step(self, action: Any) -> None:
        try:
            agent = self.agent_selection
            ended = self.terminations[agent] or self.truncations[agent]
        except (AttributeError, KeyError):
            raise ResetNeeded(NO_GAME) from None
        if ended:
            self._was_dead_step(action)
            return
        match, seat = self.match, self.seat_of[agent]
        number = match.action(action)
        self._cumulative_rewards[agent] = 0.0
        if not match.game.play(seat, number):
            self.infos[agent] = {**match.told(seat), "illegal": number}
            self.end({each: ILLEGAL if each == agent else 0.0 for each in self.agents}, over=True)
            return
        decisions = match.game.decisions
        if not decisions or decisions[0].seat != seat:
            self.infos[agent] = {"legal": [WAIT]}
        if decisions:
            self.select()
        if not decisions or match.is_cut():
            self.end(dict(zip(self.possible_agents, match.rewards(), strict=True)), not decisions)
        elif match.reward == "gain":
            self.rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
            self._accumulate_rewards()

    def end(self, rewards: dict[str, float], over: bool) -> None:
        """The game is over, or cut."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()


class TableeParallel(Several, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents act at once: those who have nothing to decide wait (0), as their masks say."""

    version = "parallel_v0"

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        begin(self.match, self.seeds, seed, options)
        self.agents = list(self.possible_agents)
        return self.seen(), self.told()

    def told(self) -> dict[str, Any]:
        return {agent: self.match.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def seen(self) -> dict[str, Any]:
        return {agent: self.match.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def chosen(self, actions: dict[str, Any]) -> list[int]:
        """The numbers by seat: one for each agent, also for those who wait."""
        if not self.agents:
            raise ResetNeeded(NO_GAME)
        try:
            given = [actions[agent] for agent in self.agents]
        except (KeyError, TypeError, IndexError):
            expected = Sentence("expected-per-seat", amount=self.match.seats)
            raise refused(self.match.title.id, "actions", actions, expected) from None
        for name in actions:
            if name not in self.agents:
                raise BadInput("unknown-seat", value=name, expected=self.agents)
        return [self.match.action(each) for each in given]

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        match, game, agents = self.match, self.match.game, self.agents
        chosen = self.chosen(actions)
        deciding = [decision.seat for decision in game.decisions]
        wrong = [
            agent
            for seat, agent in enumerate(agents)
            if not (chosen[seat] in game.offered(seat) if seat in deciding else chosen[seat] == WAIT)
        ]
        if wrong:
            rewards = {agent: ILLEGAL if agent in wrong else 0.0 for agent in agents}
        else:
            for seat in deciding:
                game.play(seat, chosen[seat])
            rewards = dict(zip(agents, match.rewards(), strict=True))
        over = bool(wrong) or match.is_over()
        cut = not over and match.is_cut()
        seen, infos = self.seen(), self.told()
        for seat, agent in enumerate(agents):
            if agent in wrong:
                infos[agent]["illegal"] = chosen[seat]
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos
