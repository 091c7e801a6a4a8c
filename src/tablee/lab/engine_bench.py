"""What the engine does in a second of one core: titles played, copied, dealt anew, looked at; beside them a peer."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tablee.bots import PositionSight, make_bot
from tablee.bots.values import search_for
from tablee.games import title as find_title
from tablee.kernel.agenda import advance, decision_of, pending
from tablee.kernel.decisions import Seat
from tablee.kernel.game import Game
from tablee.kernel.playout import play_out
from tablee.kernel.position import Position
from tablee.kernel.records import read_record, record_of, replay
from tablee.kernel.title import Title
from tablee.lab.simulation import Plan, play_games, simulate

SEATS = 2
MID_GAMES = 12
"""Positions from the middle of so many games, for whatever is measured on a position."""
RECORDS = 5
HINT_GAMES = 4
"""Whole greedy games whose decisions are listed and valued; of a title with levels, so many of each level looked at."""
GREEDY_JOBS = 2
SPREAD_TRIAL = 50
"""For the speed-up by a second process."""
LOOKS, SEARCHED = 10, 4
"""Iterations of a search, from so many of these positions: each takes hundreds of microseconds, so a few are enough."""
PEER = "gin_rummy"

Rates = dict[str, list[float]]
"""What was measured -> the figure of each repetition."""


def rates(work: Callable[[], int], seconds: float, repeats: int) -> list[float]:
    """Units of work per second of processor time, one figure for each repetition."""
    work()
    found = []
    for _ in range(repeats):
        units = 0
        began = time.process_time()
        while True:
            units += work()
            spent = time.process_time() - began
            if spent >= seconds:
                break
        found.append(units / spent)
    return found


def middle(title: Title, number: int) -> Position:
    """A position half way through a random game."""
    seed = f"bench-{number}"
    length = play_out(title.setup({}, SEATS, seed), random.Random(seed))
    pos = title.setup({}, SEATS, seed)
    play_out(pos, random.Random(seed), length // 2)
    return pos


def asked(title: Title, games: int) -> list[tuple[Position, Seat]]:
    """Every decision of some whole greedy games, as the position in which a seat is asked, with nothing worked out.

    Where games follow each other, those of the first level, one in the middle and the last one.
    """
    adventure = title.adventure()
    levels: list[dict[str, Any]] = [{}]
    if adventure is not None:
        levels = [{"level": level} for level in (1, (1 + adventure.last) // 2, adventure.last)]
    found = []
    for number in range(games):
        for options in levels:
            pos = title.setup(options, SEATS, f"bench-{number}")
            bots = [make_bot("greedy", f"bench-{number}/{seat}") for seat in range(SEATS)]
            sight = PositionSight(title, pos)
            while pending(pos):
                decision = pending(pos)[0]
                found.append((pos.copy(), decision.seat))
                advance(pos, decision, bots[decision.seat].choose(sight, decision))
    for pos, _ in found:
        pos.decisions = None
    return found


def random_record(title: Title, number: int) -> str:
    """A whole random game as its record."""
    rng = random.Random(f"bench-{number}")
    game = Game.begin(title, title.box(), {}, [f"Player {seat + 1}" for seat in range(SEATS)], f"bench-{number}")
    while not game.is_over():
        decision = rng.choice(game.decisions())
        game = game.next(decision.seat, rng.choice(decision.choices))
    return record_of(game).write()


def engine(id: str, seconds: float, repeats: int) -> Rates:
    """All that is measured inside one process, for whichever build runs it."""
    title = find_title(id)
    box = title.box()
    rng = random.Random("bench")
    middles = [middle(title, number) for number in range(MID_GAMES)]
    seats = [pending(pos)[0].seat for pos in middles]
    alone = [(PositionSight(title, pos), pending(pos)[0]) for pos in middles if len(pending(pos)) == 1]
    searched = [(sight, decision) for sight, decision in alone if not sight.is_together()][:SEARCHED]
    records = [random_record(title, number) for number in range(RECORDS)]
    questions = asked(title, HINT_GAMES)
    plan = Plan(id, title.checked_options({}, SEATS), SEATS, ("greedy", "random"), 1_000_000, "bench")
    numbers = iter(range(10**9))

    def random_game() -> int:
        return play_out(title.setup({}, SEATS, f"bench-{next(numbers)}", box), rng)

    def copies() -> int:
        for pos in middles:
            pos.copy()
        return MID_GAMES

    def redeals() -> int:
        for pos, seat in zip(middles, seats, strict=True):
            title.redeal(pos, seat, rng)
        return MID_GAMES

    def playouts() -> int:
        for pos in middles:
            play_out(pos.copy(), rng)
        return MID_GAMES

    def views() -> int:
        for pos, seat in zip(middles, seats, strict=True):
            title.view(pos, seat)
        return MID_GAMES

    def guesses() -> int:
        for pos, seat in questions:
            decision = decision_of(pos, seat)
            assert decision is not None
            title.guess_at(pos, decision)
            pos.decisions = None
        return len(questions)

    def looks() -> int:
        for sight, decision in searched:
            search = search_for(sight, decision, 1)
            for _ in range(LOOKS):
                search.look()
        return len(searched) * LOOKS

    def replays() -> int:
        for text in records:
            replay(title, box, read_record(text, "bench"))
        return RECORDS

    def simulations() -> int:
        return play_games(plan, range(next(numbers), next(numbers) + 3)).games

    works = {
        "random play": random_game,
        "copy": copies,
        "redeal": redeals,
        "playout": playouts,
        "view": views,
        "hint": guesses,
        "search": looks,
        "replay": replays,
        "simulate": simulations,
    }
    return {name: rates(work, seconds, repeats) for name, work in works.items()}


def greedy_games(id: str, games: int, repeats: int) -> list[float]:
    """Games per second on the clock that greedy bots play on two cores, with all that a simulation adds up."""
    found = []
    for number in range(repeats):
        done = simulate(id, bots=["greedy"], games=games, seats=SEATS, seed=f"bench-{number}", jobs=GREEDY_JOBS)
        found.append(games / done.seconds)
    return found


def speed_up(id: str, seconds: float, repeats: int) -> list[float]:
    """How many times as fast two processes are as one, on the clock, with as many games as take one so many seconds;
    the start of the processes counts."""
    found = []
    order: dict[str, Any] = {"bots": ["greedy"], "seats": SEATS, "seed": "bench"}
    games = 1 + int(SPREAD_TRIAL * seconds / simulate(id, **order, games=SPREAD_TRIAL, jobs=1).seconds)
    for number in range(repeats):
        order["seed"] = f"bench-{number}"
        alone, both = (simulate(id, **order, games=games, jobs=jobs).seconds for jobs in (1, GREEDY_JOBS))
        found.append(alone / both)
    return found


def peer(seconds: float, repeats: int) -> list[float] | None:
    """Decisions per second in random play of OpenSpiel's gin rummy through Python; None when it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(PEER)
    rng = random.Random("bench")

    def random_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return rates(random_game, seconds, repeats)


def peer_search(seconds: float, repeats: int) -> list[float]:
    """Iterations per second of OpenSpiel's own tree search on gin rummy, from the first decisions of some games, with
    one random playout each; none when it is not installed. It looks into the true cards and deals nothing anew."""
    try:
        import pyspiel
        from open_spiel.python.algorithms import mcts
    except ImportError:
        return []
    game = pyspiel.load_game(PEER)
    rng = random.Random("bench")
    bot = mcts.MCTSBot(game, 2.0, LOOKS, mcts.RandomRolloutEvaluator(1))

    def looks() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        bot.step(state)
        return LOOKS

    return rates(looks, seconds, repeats)
