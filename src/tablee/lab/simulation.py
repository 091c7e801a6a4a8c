"""Let bots play many games and add up what happened.

    result = simulate("ancient-knowledge", games=1000, bots=["greedy", "random"], seed="1", jobs=2)
    print(result.tally.bots["greedy"].win_rate())

Game i has the seed `{seed}-{i}`, whichever process plays it, and everything that is added up is a whole number:
equal seeds give equal tables, with one process or with many.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tablee.bots import make_bot
from tablee.games import title as find_title
from tablee.kernel.decisions import Choice
from tablee.kernel.errors import BrokenRules
from tablee.kernel.title import Box, Result, Title
from tablee.lab.figures import Sums, Tries
from tablee.lab.playing import Hand, Played, by_everyone, cards_in, play, shares
from tablee.lab.workers import Crew, chunks, spread

PLAIN_FIELDS = ("{card}", "{value}", "{amount}", "{distance}")
"""What a choice is about, not what kind it is of."""

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    title: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    """They sit down in turn order, again from the first when seats are left, and move on by one place in each game."""
    games: int
    seed: str
    changes: dict[str, Any] | None = None
    """A user's card file."""
    place: str = "cards"
    """Where the changes come from, for errors."""

    def table(self) -> tuple[Title, Box]:
        title = find_title(self.title)
        return title, title.box(self.changes, self.place)

    def identity(self) -> dict[str, Any]:
        """All that its outcome depends on; how many games there are to be is not part of it."""
        title, box = self.table()
        return {
            "title": self.title,
            "rules": title.version,
            "content": title.box().content,
            "changed_content": box.content if self.changes is not None else None,
            "options": self.options,
            "players": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
        }


@dataclass
class CardTally:
    """One card: who held it, who brought it into play, and what became of these, by bot."""

    games: int = 0
    """In which anybody brought it into play."""
    times: int = 0
    """How often that happened, or it was put to use."""
    by: dict[str, Tries] = field(default_factory=dict)
    """Players who did; where all win or lose together, the whole table is one try."""
    holders: int = 0
    """Players who came to hold it, one for each game; what lies open for all is held by the table, as one."""
    users: int = 0
    """Of these, those who brought it into play."""

    def merge(self, other: CardTally) -> None:
        self.games += other.games
        self.times += other.times
        self.holders += other.holders
        self.users += other.users
        for bot, tries in other.by.items():
            self.by.setdefault(bot, Tries()).merge(tries)


@dataclass
class Tally:
    """Everything that is added up."""

    games: int = 0
    decisions: Sums = field(default_factory=Sums)
    rounds: Sums = field(default_factory=Sums)
    ties: Counter[str] = field(default_factory=Counter)
    """What decided games in which several players had the most points."""
    seats: dict[int, Tries] = field(default_factory=dict)
    """By place in the turn order, 0 for the player who begins."""
    bots: dict[str, Tries] = field(default_factory=dict)
    lines: dict[str, dict[str, Sums]] = field(default_factory=dict)
    """Bot -> line of the score sheet."""
    cards: dict[str, CardTally] = field(default_factory=dict)
    choices: Counter[str] = field(default_factory=Counter)
    """How often each kind of choice was made, by its words."""
    chosen: Counter[str] = field(default_factory=Counter)
    """In how many games it was."""

    def merge(self, other: Tally) -> None:
        """Add what another one has added up."""
        self.games += other.games
        self.choices += other.choices
        self.chosen += other.chosen
        self.decisions.merge(other.decisions)
        self.rounds.merge(other.rounds)
        self.ties += other.ties
        for place, tries in other.seats.items():
            self.seats.setdefault(place, Tries()).merge(tries)
        for bot, tries in other.bots.items():
            self.bots.setdefault(bot, Tries()).merge(tries)
        for bot, lines in other.lines.items():
            mine = self.lines.setdefault(bot, {})
            for line, sums in lines.items():
                mine.setdefault(line, Sums()).merge(sums)
        for card, tally in other.cards.items():
            self.cards.setdefault(card, CardTally()).merge(tally)


@dataclass
class Simulation:
    """What was planned, what came out, and how long it took."""

    plan: Plan
    """What was to be played."""
    tally: Tally
    """Everything that was added up."""
    seconds: float
    jobs: int
    """Processes that played."""
    before: int = 0
    """Games that were done before, and took none of these seconds."""

    @property
    def pace(self) -> float | None:
        """Games a second."""
        return (self.tally.games - self.before) / self.seconds if self.seconds else None


def simulate(
    title: str,
    *,
    bots: list[str],
    games: int,
    seed: str = "1",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    changes: dict[str, Any] | None = None,
    place: str = "cards",
    jobs: int = 1,
    progress: Progress | None = None,
    ray: str | None = None,
) -> Simulation:
    """Play `games` games, by as many players as there are bots unless `seats` says otherwise."""
    plan = plan_of(title, bots, games, seed, seats, options, changes, place)
    began = time.perf_counter()
    tally = run(plan, Crew(jobs, ray), Tally(), progress)
    return Simulation(plan, tally, time.perf_counter() - began, jobs)


def plan_of(
    title: str,
    bots: list[str],
    games: int,
    seed: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    changes: dict[str, Any] | None = None,
    place: str = "cards",
) -> Plan:
    """A plan that can be played: what does not fit is refused here, before any process is started."""
    found = find_title(title)
    count = seats if seats is not None else max(found.least, len(bots))
    values = found.checked_options(options or {}, count)
    for bot in bots:
        make_bot(bot, "")
    plan = Plan(title, values, count, tuple(bots), games, seed, changes, place)
    plan.table()
    return plan


def run(
    plan: Plan,
    crew: Crew,
    tally: Tally,
    progress: Progress | None = None,
    keep: Callable[[Tally], None] | None = None,
) -> Tally:
    """Play what is not done yet. `keep` is shown the tally after each portion; they then come in their order."""
    if progress is not None:
        progress(tally.games, plan.games)
    # Many games go out in larger portions: to add one up takes this process as long as a game takes another.
    games, jobs = plan.games, crew.jobs
    size = max(1, min(10, games // (8 * jobs)), min(50, games // (100 * jobs)))
    portions = chunks(games, size, tally.games)
    with closing(spread(crew, partial(play_games, plan), portions, in_order=keep is not None)) as done:
        for _, portion in done:
            tally.merge(portion)
            if progress is not None:
                progress(tally.games, games)
            if keep is not None:
                keep(tally)
    return tally


def play_games(plan: Plan, portion: range) -> Tally:
    title, box = plan.table()
    tally = Tally()
    for number in portion:
        try:
            play_game(plan, title, box, number, tally)
        except BrokenRules as error:
            raise BrokenRules(f"game {plan.seed}-{number}: {error}") from error
    return tally


def game_of(plan: Plan, title: Title, box: Box, number: int) -> Played:
    """Game `number` of a plan, with all that happened in it."""

    def seating(place: int) -> str:
        return plan.bots[(place + number) % len(plan.bots)]

    return play(title, box, plan.options, plan.seats, f"{plan.seed}-{number}", seating, told=True)


def play_game(plan: Plan, title: Title, box: Box, number: int, tally: Tally) -> None:
    """One game from set-up to result, added to the tally."""
    game = game_of(plan, title, box, number)
    made = Counter(kind_of(title, choice) for choice in game.choices)
    tally.games += 1
    tally.decisions.add(len(game.choices))
    tally.choices += made
    tally.chosen.update(made.keys())
    rounds = title.view(game.position, None).get("round")
    if rounds is not None:
        tally.rounds.add(rounds)
    played, held = cards_in(title, box, game.position.events or [])
    add_result(tally, game.result, game.names, game.places, played, held)


def kind_of(title: Title, choice: Choice) -> str:
    """A choice without cards and numbers: `deliver purple`, `create`."""
    words = title.notation.words_of[type(choice)]
    fields = [word for word in words if word[0] == "{"]
    if len(fields) == 1 and fields[0] not in PLAIN_FIELDS:
        return title.write(choice)
    return " ".join([word for word in words if word[0] != "{"])


def add_result(
    tally: Tally, result: Result, names: list[str], places: list[int], played: list[Hand], held: list[Hand]
) -> None:
    victory = shares(result)
    rivals = result.won is None
    counted: set[str] = set()
    """Bots that have their try of this game, where all win or lose together: more seats are no more evidence."""
    if result.by:
        tally.ties[result.by] += 1
    outcome = {}
    for standing in result.standings:
        seat, score, name = standing.seat, standing.score, names[standing.seat]
        share = victory[seat]
        outcome[seat] = share, score
        tally.seats.setdefault(places[seat], Tries()).add(share, score)
        if not rivals and name in counted:
            continue
        counted.add(name)
        tally.bots.setdefault(name, Tries()).add(share, score)
        lines = tally.lines.setdefault(name, {})
        for line, points in standing.lines.items():
            lines.setdefault(line, Sums()).add(points)
    for card, times in Counter(card for _, card in played).items():
        tallied = tally.cards.setdefault(card, CardTally())
        tallied.games += 1
        tallied.times += times
    by_seat = by_everyone(played, len(names))
    tried: set[tuple[str, str]] = set()
    for seat, card in by_seat:
        if rivals or (names[seat], card) not in tried:
            tried.add((names[seat], card))
            tally.cards[card].by.setdefault(names[seat], Tries()).add(*outcome[seat])
    everyone = {card for _, card in played}
    for seat, card in dict.fromkeys(held):
        tallied = tally.cards.setdefault(card, CardTally())
        tallied.holders += 1
        tallied.users += card in everyone if seat < 0 else (seat, card) in by_seat
