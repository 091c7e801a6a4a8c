"""PettingZoo: a game for several agents, one after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tablee.envs.match import ILLEGAL, RENDER_MODES, Match
from tablee.kernel.numbered import WAIT


class Seeds:
    """Seeds of games: the one given, then a stream of others that it determines."""

    def __init__(self) -> None:
        self.stream: np.random.Generator | None = None

    def next(self, seed: int | None) -> str:
        if seed is not None or self.stream is None:
            self.stream, _ = seeding.np_random(seed)
            if seed is not None:
                return str(seed)
        return str(self.stream.integers(2**63))


class TableeAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One agent decides after the other. Where several decide at once, they are asked in turn and see nothing of each
    other's answers."""

    def __init__(self, title: str, players: int | None = None, **wishes: Any) -> None:
        super().__init__()
        self.match = Match(title, players, **wishes)
        self.metadata = {
            "name": f"{title}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = self.match.render_mode
        self.possible_agents = list(self.match.agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seeds = Seeds()

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(self.match.dealt(self.seeds.next(seed)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whose turn it is, and what can be done."""
        seat = self.match.game.decisions[0].seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.match.told(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.match.seen(self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        match = self.match
        if not match.game.play(self.seat_of[agent], int(action)):
            self.infos[agent] = {"illegal": int(action)}
            self.end({each: ILLEGAL if each == agent else 0.0 for each in self.agents}, over=True)
        elif match.is_over() or match.is_cut():
            self.end(dict(zip(self.possible_agents, match.rewards(), strict=True)), match.is_over())
        else:
            if match.reward == "gain":
                self.rewards = dict(zip(self.possible_agents, match.rewards(), strict=True))
                self._accumulate_rewards()
            self.select()

    def end(self, rewards: dict[str, float], over: bool) -> None:
        """The game is over, or cut."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.match.render()

    def close(self) -> None:
        pass


class TableeParallel(ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """All agents act at once: those who have nothing to decide wait (0), as their masks say."""

    def __init__(self, title: str, players: int | None = None, **wishes: Any) -> None:
        self.match = Match(title, players, **wishes)
        self.metadata = {"name": f"{title}_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = self.match.render_mode
        self.possible_agents = list(self.match.agents)
        self.agents: list[str] = []
        self.seeds = Seeds()

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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.match.begin(self.match.dealt(self.seeds.next(seed)))
        self.agents = list(self.possible_agents)
        return self.seen(), self.told()

    def told(self) -> dict[str, Any]:
        return {agent: self.match.told(seat) for seat, agent in enumerate(self.possible_agents)}

    def seen(self) -> dict[str, Any]:
        return {agent: self.match.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        match, game, agents = self.match, self.match.game, self.agents
        deciding = [decision.seat for decision in game.decisions]
        wrong = [
            agent
            for seat, agent in enumerate(agents)
            if not (int(actions[agent]) in game.offered(seat) if seat in deciding else int(actions[agent]) == WAIT)
        ]
        if wrong:
            rewards = {agent: ILLEGAL if agent in wrong else 0.0 for agent in agents}
        else:
            for seat in deciding:
                game.play(seat, int(actions[agents[seat]]))
            rewards = dict(zip(agents, match.rewards(), strict=True))
        over = bool(wrong) or match.is_over()
        cut = not over and match.is_cut()
        seen, infos = self.seen(), self.told()
        for agent in wrong:
            infos[agent] = {"illegal": int(actions[agent])}
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        return self.match.render()

    def close(self) -> None:
        pass
