"""Who is stronger: every bot against every other, on the same deals from every seat, and Elo figures from the results.

    result = arena("atlantes", bots=["first", "casual", "regular"], games=100, seed="1", jobs=2)
    for bot in result.ratings:
        print(bot.name, bot.elo.value)

Game i of each meeting is dealt by the seed `{seed}-{i // seats}`, the same for all meetings, and played from each seat
in turn; a bot's own luck belongs to the deal and the seat. Whichever process plays a game, its outcome is kept by its
place in the plan: equal seeds give equal results, with one process or with many, as long as the bots think by
iterations and not by the clock.

Where all win or lose together, or one plays alone, there is nobody to be compared with in a game: each bot plays all
seats by itself, and is judged by how often it wins and by its points.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from tablee.bots import make_bot
from tablee.games import title as find_title
from tablee.kernel.errors import BadInput
from tablee.kernel.playout import play_out
from tablee.kernel.title import Title
from tablee.lab.figures import SHARE, Interval, Sums, Tries
from tablee.lab.files import Checkpoint
from tablee.lab.playing import play, shares
from tablee.lab.simulation import Progress
from tablee.lab.workers import Crew, spread

BOOTSTRAPS: Final = 400
"""So often the deals are drawn anew, to see how much the figures hang on them."""
ANCHORS: Final = ("greedy", "regular")
"""Whose Elo is 0, if one of them plays; else the first bot's."""

Place = tuple[int, int]
"""A meeting, and a game of it."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: twelfths of the victory and points, in the order of the meeting's bots."""

    shares: tuple[int, ...]
    scores: tuple[int, ...]
    by: str = ""
    """What decided it, as in a result: of a solo game, what its points are called."""


@dataclass(frozen=True)
class ArenaPlan:
    """What is to be played."""

    title: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    games: int
    """Of each meeting."""
    seed: str
    shared: bool
    """All win or lose together, or somebody alone does; otherwise those with most points win."""

    @property
    def rivals(self) -> bool:
        """They play against each other; otherwise each bot plays by itself, with others like it or alone."""
        return self.seats > 1 and not self.shared

    def meetings(self) -> list[tuple[str, ...]]:
        """Who sits at the table, in turn order before anybody has moved on. With more than two seats each bot is also
        alone among others of one kind."""
        if not self.rivals:
            return [(bot,) * self.seats for bot in self.bots]
        if self.seats == 2:
            return list(combinations(self.bots, 2))
        pairs = [(one, two) for one in self.bots for two in self.bots if one != two]
        return [(one, *[two] * (self.seats - 1)) for one, two in pairs]

    def places(self) -> list[Place]:
        """All games, the same deal of all meetings one after the other: whoever stops early has something of each."""
        meetings = len(self.meetings())
        return [(meeting, game) for game in range(self.games) for meeting in range(meetings)]

    def identity(self) -> dict[str, Any]:
        """All that games depend on, for whoever goes on with them later; how many there are to be is not part of it."""
        title = find_title(self.title)
        return {
            "title": self.title,
            "rules": title.version,
            "content": title.box().content,
            "options": self.options,
            "players": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
        }


@dataclass
class Rating:
    """One bot at the end."""

    name: str
    elo: Interval | None
    """None where there are no rivals."""
    wins: Interval | None
    """None where nobody wins, such as alone for points."""
    score: Sums
    games: int
    ends: Counter[str] = field(default_factory=Counter)
    """Where there are no rivals: how often each kind of ending came."""


@dataclass
class Cross:
    """How a bot did against others of one kind: its victories in twelfths, its points beside theirs."""

    tries: Tries = field(default_factory=Tries)
    margin: Sums = field(default_factory=Sums)


@dataclass
class Arena:
    """What was planned and what came out."""

    plan: ArenaPlan
    outcomes: dict[Place, Outcome]
    ratings: list[Rating]
    """The strongest first."""
    cross: dict[tuple[str, str], Cross]


def planned(
    title: str,
    *,
    bots: list[str],
    games: int,
    seed: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
) -> ArenaPlan:
    """A plan that can be played, or a sentence that says why not."""
    found = find_title(title)
    count = seats if seats is not None else max(found.least, min(2, found.most))
    values = found.checked_options(options or {}, count)
    for bot in bots:
        make_bot(bot, "")
    if len(set(bots)) < len(bots):
        raise BadInput("bot-twice", value=next(bot for bot in bots if bots.count(bot) > 1))
    plan = ArenaPlan(title, values, count, tuple(bots), games, seed, is_shared(found, values, count))
    if plan.rivals and len(bots) < 2:
        raise BadInput("too-few-bots", value=len(bots))
    return plan


def is_shared(title: Title, options: dict[str, Any], seats: int) -> bool:
    """Does a game end with a victory or a defeat for all? How any game ends tells."""
    pos = title.setup(options, seats, "shared")
    play_out(pos, random.Random("shared"))
    result = title.result(pos)
    return result is not None and result.won is not None


def arena(
    title: str,
    *,
    bots: list[str],
    games: int,
    seed: str = "1",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Arena:
    """Play a whole round-robin: `games` games of each meeting."""
    plan = planned(title, bots=bots, games=games, seed=seed, seats=seats, options=options)
    return judged(plan, run(plan, {}, Crew(jobs), progress))


def run(
    plan: ArenaPlan,
    done: dict[Place, Outcome],
    crew: Crew,
    progress: Progress | None = None,
    keep: Callable[[Place, Outcome], None] | None = None,
) -> dict[Place, Outcome]:
    """Play what is not done yet; `keep` is given each game as it ends."""
    places = plan.places()
    outcomes = {place: done[place] for place in places if place in done}
    if progress is not None:
        progress(len(outcomes), len(places))
    left = [place for place in places if place not in done]
    with closing(spread(crew, partial(play_game, plan), left)) as games:
        for place, outcome in games:
            outcomes[place] = outcome
            if keep is not None:
                keep(place, outcome)
            if progress is not None:
                progress(len(outcomes), len(places))
    return {place: outcomes[place] for place in places}


def play_game(plan: ArenaPlan, place: Place) -> Outcome:
    """One game from set-up to result. A deal is the same for all meetings, and played from each seat in turn."""
    meeting, number = place
    names = plan.meetings()[meeting]
    seats = plan.seats
    title = find_title(plan.title)
    deal, moved = divmod(number, seats) if plan.rivals else (number, 0)
    game = play(title, None, plan.options, seats, f"{plan.seed}-{deal}", lambda place: names[(place + moved) % seats])
    victory = shares(game.result)
    found, scores = [0] * seats, [0] * seats
    for standing in game.result.standings:
        at = (game.places[standing.seat] + moved) % seats
        found[at], scores[at] = victory[standing.seat], standing.score
    return Outcome(tuple(found), tuple(scores), game.result.by)


# Figures


def judged(plan: ArenaPlan, outcomes: dict[Place, Outcome]) -> Arena:
    """What the games say of the bots."""
    meetings = plan.meetings()
    if not plan.rivals:
        ratings = []
        for at, names in enumerate(meetings):
            tries = Tries()
            ends: Counter[str] = Counter()
            for game in range(plan.games):
                outcome = outcomes[at, game]
                ends[outcome.by] += 1
                tries.add(outcome.shares[0], max(outcome.scores))
            wins = tries.win_rate() if plan.shared else None
            ratings.append(Rating(names[0], None, wins, tries.score, tries.players, ends))
        return Arena(plan, outcomes, sorted(ratings, key=strength, reverse=True), {})
    cross: dict[tuple[str, str], Cross] = {}
    overall: dict[str, Tries] = {bot: Tries() for bot in plan.bots}
    for (meeting, _), outcome in outcomes.items():
        names = meetings[meeting]
        for one, two in ((0, 1), (1, 0)) if plan.seats == 2 else ((0, 1),):
            met = cross.setdefault((names[one], names[two]), Cross())
            met.tries.add(outcome.shares[one], outcome.scores[one])
            others = [score for at, score in enumerate(outcome.scores) if at != one]
            met.margin.add(outcome.scores[one] - max(others))
            overall[names[one]].add(outcome.shares[one], outcome.scores[one])
    elo = elo_of(plan, outcomes)
    ratings = [Rating(bot, elo[bot], tries.win_rate(), tries.score, tries.players) for bot, tries in overall.items()]
    return Arena(plan, outcomes, sorted(ratings, key=strength, reverse=True), cross)


def strength(rating: Rating) -> tuple[float, float]:
    wins = rating.wins.value if rating.wins is not None else 0.0
    return rating.elo.value if rating.elo is not None else wins, rating.score.mean


@dataclass
class Met:
    """A kind of table: who sat there, how often each of both sorts, and how often the first and the others won."""

    one: int
    two: int
    others: int
    """Seats of the second sort."""
    games: float = 0.0
    wins: float = 0.0
    """Of the first sort's one seat."""


def elo_of(plan: ArenaPlan, outcomes: dict[Place, Outcome]) -> dict[str, Interval]:
    """Elo figures by maximum likelihood (Bradley and Terry; with more seats Luce: a seat wins in proportion to its
    strength), with intervals of 95 % from deals drawn anew. Every table is counted as if one more game had been played
    there and shared, so that whoever has won or lost every game has a figure at all."""
    meetings = plan.meetings()
    deals = -(-plan.games // plan.seats)
    won = [[0.0] * deals for _ in meetings]
    count = [[0] * deals for _ in meetings]
    for (meeting, game), outcome in outcomes.items():
        won[meeting][game // plan.seats] += outcome.shares[0] / SHARE
        count[meeting][game // plan.seats] += 1
    chance = random.Random(f"bootstrap {plan.seed}")
    every = range(deals)
    found = fitted(plan, meetings, won, count, every)
    samples = [fitted(plan, meetings, won, count, [chance.randrange(deals) for _ in every]) for _ in range(BOOTSTRAPS)]
    intervals = {}
    for at, bot in enumerate(plan.bots):
        ordered = sorted(sample[at] for sample in samples)
        low, high = ordered[round(0.025 * (BOOTSTRAPS - 1))], ordered[round(0.975 * (BOOTSTRAPS - 1))]
        intervals[bot] = Interval(found[at], min(low, found[at]), max(high, found[at]))
    return intervals


def fitted(
    plan: ArenaPlan,
    meetings: list[tuple[str, ...]],
    won: list[list[float]],
    count: list[list[int]],
    deals: Iterable[int],
) -> list[float]:
    """Elo by bot, from these deals."""
    number = {bot: at for at, bot in enumerate(plan.bots)}
    drawn = list(deals)
    tables = []
    for names, wins, games in zip(meetings, won, count, strict=True):
        table = Met(number[names[0]], number[names[1]], plan.seats - 1)
        table.games = 1 + sum(games[deal] for deal in drawn)
        table.wins = 1 / plan.seats + sum(wins[deal] for deal in drawn)
        tables.append(table)
    strengths = likeliest(len(plan.bots), tables)
    anchor = next((number[bot] for bot in ANCHORS if bot in number), 0)
    return [400 * math.log10(each / strengths[anchor]) for each in strengths]


def likeliest(bots: int, tables: list[Met]) -> list[float]:
    """Strengths that make these victories likeliest: Hunter's steps, each of which makes them likelier.

    >>> one, two = likeliest(2, [Met(0, 1, 1, games=100, wins=75)])
    >>> round(one / two, 3)
    3.0
    >>> one, two = likeliest(2, [Met(0, 1, 3, games=100, wins=25)])
    >>> round(one / two, 3)
    1.0
    """
    wins = [0.0] * bots
    for table in tables:
        wins[table.one] += table.wins
        wins[table.two] += table.games - table.wins
    strengths = [1.0] * bots
    for _ in range(2000):
        weights = [0.0] * bots
        for table in tables:
            share = table.games / (strengths[table.one] + table.others * strengths[table.two])
            weights[table.one] += share
            weights[table.two] += table.others * share
        better = [won / weight for won, weight in zip(wins, weights, strict=True)]
        scale = math.exp(sum(math.log(each) for each in better) / bots)
        better = [each / scale for each in better]
        change = max(abs(math.log(new / old)) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if change < 1e-7:
            break
    return strengths


# As data


def as_data(found: Arena) -> dict[str, Any]:
    """Everything that was found, for other programs."""
    plan = found.plan
    return {
        **plan.identity(),
        "games": plan.games,
        "rivals": plan.rivals,
        "ratings": [
            {
                "bot": each.name,
                "games": each.games,
                "elo": limits(each.elo),
                "wins": limits(each.wins),
                "score": limits(each.score.interval()),
                "ends": {by: count for by, count in sorted(each.ends.items()) if by},
            }
            for each in found.ratings
        ],
        "cross": [
            {
                "bot": one,
                "against": two,
                "games": met.tries.players,
                "wins": limits(met.tries.win_rate()),
                "margin": limits(met.margin.interval()),
            }
            for (one, two), met in sorted(found.cross.items())
        ],
    }


def limits(interval: Interval | None) -> list[float] | None:
    """Value, low, high."""
    return None if interval is None else [round(each, 4) for each in (interval.value, interval.low, interval.high)]


def as_csv(found: Arena) -> str:
    """A line for each bot, then one for each meeting."""
    lines = ["bot,against,games,elo,elo_low,elo_high,wins,wins_low,wins_high,points,points_low,points_high"]
    data = as_data(found)
    for each in data["ratings"]:
        lines.append(csv_line(each["bot"], "", each["games"], each["elo"], each["wins"], each["score"]))
    for each in data["cross"]:
        lines.append(csv_line(each["bot"], each["against"], each["games"], None, each["wins"], each["margin"]))
    return "\n".join(lines) + "\n"


def csv_line(bot: str, against: str, games: int, *figures: list[float] | None) -> str:
    cells = [bot, against, str(games)]
    for each in figures:
        cells += ["", "", ""] if each is None else [f"{value:g}" for value in each]
    return ",".join(cells)


def checkpoint(plan: ArenaPlan, path: Path) -> Checkpoint:
    """A file with the games that are done, to go on from."""
    return Checkpoint(path, "arena", plan.identity())


def kept(outcomes: dict[Place, Outcome]) -> dict[str, Any]:
    """The games that are done, as plain data."""
    games = [[*place, list(each.shares), list(each.scores), each.by] for place, each in sorted(outcomes.items())]
    return {"outcomes": games}


def read_kept(plan: ArenaPlan, data: dict[str, Any], place: str) -> dict[Place, Outcome]:
    """The games of a plan that were done before."""
    try:
        found = {}
        for meeting, game, shares, scores, by in data["outcomes"]:
            if not len(shares) == len(scores) == plan.seats or not all(isinstance(n, int) for n in (*shares, *scores)):
                raise ValueError
            found[int(meeting), int(game)] = Outcome(tuple(shares), tuple(scores), str(by))
    except (KeyError, TypeError, ValueError):
        raise BadInput("not-a-run", place=place) from None
    return found
