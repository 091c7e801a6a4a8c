"""What is best to choose, how good it is, and why.

A search finds the choices worth a word, and looks on after each of them until it knows how to go on. Each is then
played to the end of the game in the same fresh worlds: to the end of the turn along the best line that the search has
found, then by the title's hints. What was chosen by one set of
worlds is measured in another, so the best is not flattered by having been picked. docs/decisions/teacher.md says more.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Final

from tablee.bots.search import Budget, Search, likelihoods
from tablee.bots.sight import Sight
from tablee.bots.values import search_for
from tablee.kernel.decisions import Choice, Decision
from tablee.teacher.continuation import KNOWN, Continuation
from tablee.teacher.ends import Ends, error, gaps, mean
from tablee.teacher.reasons import BEST, CHOSEN, NEXT, NOTHING, ReasonPart, compared, reasons_for, tells_apart

MOST: Final = 5
"""Choices that are worth a word, at most."""
TRIED: Final = 3
"""Looks that a choice has to have had to be among them, unless it is the best."""
LEAST_GAMES: Final = 8
PLANNED: Final = 4
"""One in so many looks at least is given to each of them: else what was tried seldom would be followed up badly, and
seem worse than it is."""
PART, PLANNING = 0.35, 0.55
"""Of the time: until then it searches, until then it looks on; the rest is for measuring."""
SURE: Final = 1.0
"""Standard errors by which a choice has to be measured better to come before the one that the search took."""
FRESH: Final = 1 << 62
"""What keeps the worlds of the measuring from those of the search."""


@dataclass
class Weighed:
    """One choice. The figures are None where nothing could be played on."""

    line: str
    share: float
    """Of the looks of the search."""
    win: float | None = None
    win_error: float | None = None
    points: float | None = None
    margin: float | None = None
    margin_error: float | None = None
    worth: float | None = None
    behind: float | None = None
    """How much smaller its chance of winning is than the best one's, in the same worlds."""
    behind_error: float | None = None
    behind_points: float | None = None
    behind_worth: float | None = None
    behind_worth_error: float | None = None
    reasons: tuple[ReasonPart, ...] = ()

    def as_good(self) -> bool:
        """No worse than the best, as far as so many games can tell."""
        if self.behind_worth is None or self.behind_worth_error is None:
            return False
        return self.behind_worth <= self.behind_worth_error


@dataclass
class Advice:
    """What a seat could choose, the best first."""

    goal: str
    """What a victory is here; empty where nothing was played on."""
    looks: int
    games: int
    """To the end, with each of the choices."""
    choices: list[Weighed]


def can_think(sight: Sight, decision: Decision) -> bool:
    """Where several decide at once, what others have answered is nobody's business: only some questions can be thought
    about then."""
    return not sight.is_together() or decision.prompt in sight.title.ballots


def advise(
    sight: Sight, decision: Decision, budget: Budget, seed: str, games: int = 0, also: Choice | None = None
) -> Advice:
    """The best choices of a decision. The budget's iterations are looks of the search; each choice that is worth a word
    is played to the end `games` times, or a third as often as there were looks. Iterations alone give the same advice
    on every machine. `also`: a choice that is weighed in any case."""
    title = sight.title
    if not can_think(sight, decision):
        return by_hints(sight, decision)
    began = time.monotonic()
    rng = random.Random(seed)
    search = search_for(sight, decision, rng.getrandbits(60))
    if len(decision.choices) > 1:
        search.think(Budget(budget.iterations, PART * budget.seconds))
    places = leading(search)
    if also is not None and decision.choices.index(also) not in places:
        places.append(decision.choices.index(also))
    done = sum([child.visits for child in search.offered]) or 1
    shares = [child.visits / done for child in search.offered]
    for place in places:
        while search.offered[place].visits * PLANNED < budget.iterations or search.offered[place].visits < KNOWN:
            if budget.seconds and time.monotonic() - began >= PLANNING * budget.seconds:
                break
            search.look(place)
    line = Continuation(search, rng.getrandbits(60) + FRESH)
    ends = {place: Ends() for place in places}
    goal = ""
    most = games or max(LEAST_GAMES, budget.iterations // 3)
    for world in range(most if budget.iterations or games else 1 << 30):
        for place in places:
            end = line.play(place, world)
            ends[place].add(end)
            goal = end.goal
        if budget.seconds and world + 1 >= LEAST_GAMES and time.monotonic() - began >= budget.seconds:
            break
    best = places[0]
    for place in places[1:]:
        gained = gaps(ends[place].worths, ends[best].worths)
        if mean(gained) > SURE * error(gained):
            best = place
    places.sort(key=lambda place: (place != best, -mean(ends[place].worths), place))
    why = {place: reasons_for(title, decision.seat, line, place) for place in places}
    made = None if also is None else decision.choices.index(also)
    found = {
        place: weighed(title.write(decision.choices[place]), shares[place], ends[place], ends[best]) for place in places
    }
    for place, one in found.items():
        one.reasons = why[place]
        other, name = beside_which(place, places, made)
        as_good = found[place if other == best else other].as_good()
        if not as_good and not tells_apart(why[place], why[other]):
            ending = compared(ends[place], ends[other], name)
            one.reasons = ending if why[place] == NOTHING and ending else (*why[place], *ending)
    return Advice(goal, search.done, len(ends[best]), list(found.values()))


def beside_which(place: int, places: list[int], made: int | None) -> tuple[int, str]:
    """The choice that this one is compared with, and what that is called there; itself if it is the only one."""
    if place != places[0]:
        return places[0], BEST
    if made is not None and made != place:
        return made, CHOSEN
    return places[min(1, len(places) - 1)], NEXT


def weighed(line: str, share: float, mine: Ends, best: Ends) -> Weighed:
    behind, points, worth = (
        gaps(best.wins, mine.wins),
        gaps(best.margins, mine.margins),
        gaps(best.worths, mine.worths),
    )
    same = mine is best
    return Weighed(
        line,
        share,
        mean(mine.wins),
        error(mine.wins),
        mean(mine.points),
        mean(mine.margins),
        error(mine.margins),
        mean(mine.worths),
        mean(behind),
        0.0 if same else error(behind),
        mean(points),
        mean(worth),
        0.0 if same else error(worth),
    )


def by_hints(sight: Sight, decision: Decision) -> Advice:
    """What the title's hints like, where nobody can play on in mind."""
    likes = likelihoods(sight.guess(decision))
    places = sorted(range(len(likes)), key=lambda place: (-likes[place], place))[:MOST]
    write = sight.title.write
    return Advice("", 0, 0, [Weighed(write(decision.choices[at]), likes[at]) for at in places])


def leading(search: Search) -> list[int]:
    """The places of the choices that are worth a word: the one that the search takes, then what it tried most."""
    offered = search.offered
    best = search.best()
    places = [at for at in range(len(offered)) if at == best or offered[at].visits >= TRIED]
    places.sort(key=lambda at: (at != best, -offered[at].visits, at))
    return places[:MOST]
