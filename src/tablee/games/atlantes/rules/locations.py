"""Effects on locations: those of the sea and one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.choices import (
    DISCARD,
    EXPLORE,
    RAISE,
    SALVAGE,
    SCORE,
    Discard,
    Raise,
    Salvage,
    Score,
)
from tablee.games.atlantes.rules.claims import Haunting, add_claims, why_not_inside
from tablee.games.atlantes.rules.picks import Pick
from tablee.games.atlantes.rules.refusals import (
    FULLY_RAISED,
    MUST_EXPLORE,
    NOT_IN_PILE,
    NOT_LOWER_ROW,
    NOT_RAISED,
    NOT_YOUR_LOCATION,
    OWN_RAISE,
    OWN_SCORE,
)
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import NOBODY, SLOTS
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step

# Locations of the sea


@dataclass
class Exploring(Pick):
    """Discard the upper row, move the lower one up, reveal six. [Explore]"""

    def prompt(self) -> str:
        return "explore"

    def ask(self, pos: Sea) -> Decision | None:
        return Pick.ask(self, pos) if pos.explore_optional else None

    def targets(self, pos: Sea) -> list[Choice]:
        return [EXPLORE, PASS]

    def pick(self, pos: Sea, choice: Choice) -> None:
        self.run(pos)

    def run(self, pos: Sea) -> None:
        if pos.events is not None:
            pos.tell("explored", self.seat, ())
            if pos.upper:
                pos.tell("sank", NOBODY, ([pos.box.ids[card] for card in pos.upper],))
        pos.sunk += pos.upper
        pos.upper = []
        pos.do(THIN[self.seat])


@dataclass
class Thinning(Step):
    """Of a lower row that is too long for the upper one the explorer discards the extras. [Explore]"""

    seat: Seat
    begun: bool

    def ask(self, pos: Sea) -> Decision | None:
        extras = len(pos.lower) - pos.box.upper
        if extras <= 0:
            return None
        choices = [DISCARD[card] for card in pos.lower]
        return Decision(self.seat, "thin", (extras,), choices, self.begun)

    def take(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.lower.remove(choice.card)
        pos.sunk.append(choice.card)
        if pos.events is not None:
            pos.tell("sank", NOBODY, ([pos.box.ids[choice.card]],))
        pos.do(THIN_MORE[self.seat])

    def run(self, pos: Sea) -> None:
        pos.upper = pos.lower
        pos.lower = []
        if pos.events is not None and pos.upper:
            pos.tell("moved-up", NOBODY, ([pos.box.ids[card] for card in pos.upper],))
        pos.reveal_locations()
        if pos.seats == 1:
            pos.do(Haunting(self.seat))

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_LOWER_ROW
        return MUST_EXPLORE if isinstance(choice, Pass) else why_not_inside(pos, self.seat, choice)


@dataclass
class Salvaging(Pick):
    """Any discarded location into a free slot, for nothing. [Anglerfish]"""

    def prompt(self) -> str:
        return "salvage"

    def targets(self, pos: Sea) -> list[Choice]:
        if len(pos.players[self.seat].board) >= SLOTS:
            return []
        return [SALVAGE[card] for card in pos.sunk]

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Salvage)
        pos.sunk.remove(choice.card)
        pos.tell("salvaged", self.seat, (pos.box.ids[choice.card],))
        pos.take_location(self.seat, choice.card)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return NOT_IN_PILE if isinstance(choice, Salvage) else None


# Own locations


def raisable(pos: Sea, seat: Seat, but: int) -> list[Choice]:
    """Own locations with a level to cover."""
    me = pos.players[seat]
    depth, board, raised = pos.box.depth, me.board, me.raised
    found: list[Choice] = []
    for place in range(len(board)):
        card = board[place]
        if raised[place] < depth[card] and card != but:
            found.append(RAISE[card])
    return found


def why_not_raise(pos: Sea, seat: Seat, but: int, choice: Choice) -> Rule | None:
    if not isinstance(choice, Raise):
        return None
    if choice.card not in pos.players[seat].board:
        return NOT_YOUR_LOCATION
    return OWN_RAISE if choice.card == but else FULLY_RAISED


def raise_location(pos: Sea, seat: Seat, card: int, amount: int) -> None:
    if pos.events is not None:
        pos.tell("raised", seat, (pos.box.ids[card], amount))
    pos.cover(seat, pos.players[seat].board.index(card), amount)


@dataclass(init=False)
class Spread(Pick):
    """An effect on several own locations, picked one after the other."""

    left: int
    but: int
    """The location whose icon this is: it never means itself."""
    begun: bool

    def __init__(self, seat: Seat, by: str, left: int, but: int, begun: bool) -> None:
        self.seat = seat
        self.by = by
        self.left = left
        self.but = but
        self.begun = begun


@dataclass(init=False)
class Raising(Spread):
    """So many levels up, split among own locations as one likes; nothing is gained from what they cover. [Raise]"""

    def prompt(self) -> str:
        return "raise"

    def targets(self, pos: Sea) -> list[Choice]:
        return raisable(pos, self.seat, self.but)

    def ask(self, pos: Sea) -> Decision | None:
        seat = self.seat
        if pos.levels_left(seat, self.but) <= self.left:
            return None
        choices = raisable(pos, seat, self.but)
        veiled = add_claims(pos, seat, choices)
        prompt = "raise" if seat == pos.turn else "forced-raise"
        return Decision(seat, prompt, (self.by, self.left), choices, self.begun, veiled)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Raise)
        raise_location(pos, self.seat, choice.card, 1)
        if self.left > 1:
            pos.do(Raising(self.seat, self.by, self.left - 1, self.but, True))

    def run(self, pos: Sea) -> None:
        """All that is left can be covered, so it is."""
        me = pos.players[self.seat]
        some = self.begun
        for place in range(len(me.board)):
            card = me.board[place]
            left = pos.box.depth[card] - me.raised[place]
            if left and card != self.but:
                raise_location(pos, self.seat, card, left)
                some = True
        if not some:
            self.could_not(pos)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return why_not_raise(pos, self.seat, self.but, choice)


@dataclass
class RaisingFully(Pick):
    """One location to its last level at once. [Icons]"""

    but: int

    def prompt(self) -> str:
        return "raise-fully"

    def effect(self) -> str:
        return "raise"

    def targets(self, pos: Sea) -> list[Choice]:
        return raisable(pos, self.seat, self.but)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Raise)
        me = pos.players[self.seat]
        left = pos.box.depth[choice.card] - me.raised[me.board.index(choice.card)]
        raise_location(pos, self.seat, choice.card, left)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return why_not_raise(pos, self.seat, self.but, choice)


@dataclass(init=False)
class Scoring(Spread):
    """Fully raised locations to the prosperity pile, as many as the effect says if there are as many. [Score]"""

    def prompt(self) -> str:
        return "score"

    def targets(self, pos: Sea) -> list[Choice]:
        me = pos.players[self.seat]
        depth, board, raised = pos.box.depth, me.board, me.raised
        found: list[Choice] = []
        for place in range(len(board)):
            card = board[place]
            if raised[place] == depth[card] and card != self.but:
                found.append(SCORE[card])
        return found

    def ask(self, pos: Sea) -> Decision | None:
        choices = self.targets(pos)
        count = len(choices)
        if not count:
            return None
        veiled = add_claims(pos, self.seat, choices)
        if count <= self.left and len(choices) == count and not veiled:
            return None  # all of them
        return Decision(self.seat, "score", (self.by, self.left), choices, self.begun, veiled)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Score)
        pos.score(self.seat, choice.card)
        if self.left > 1:
            pos.do(Scoring(self.seat, self.by, self.left - 1, self.but, True))

    def run(self, pos: Sea) -> None:
        targets = self.targets(pos)
        for target in targets:
            assert isinstance(target, Score)
            pos.score(self.seat, target.card)
        if not targets and not self.begun:
            self.could_not(pos)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if not isinstance(choice, Score):
            return None
        if choice.card not in pos.players[self.seat].board:
            return NOT_YOUR_LOCATION
        return OWN_SCORE if choice.card == self.but else NOT_RAISED


@dataclass
class Choosing(Pick):
    """One of several effects; one that can be done goes before one that cannot. [Wave-Teller]"""

    options: tuple[Step, ...]

    def prompt(self) -> str:
        return "one-of"

    def effect(self) -> str:
        return "any"

    def targets(self, pos: Sea) -> list[Choice]:
        found: list[Choice] = []
        for option in self.options:
            assert isinstance(option, Pick)
            found += option.targets(pos)
        return found

    def pick(self, pos: Sea, choice: Choice) -> None:
        for option in self.options:
            assert isinstance(option, Pick)
            if choice in option.targets(pos):
                option.pick(pos, choice)
                return

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        for option in self.options:
            assert isinstance(option, Pick)
            rule = option.why_not(pos, choice)
            if rule is not None:
                return rule
        return None


THIN: Final[list[Step]] = [Thinning(seat, False) for seat in range(4)]
THIN_MORE: Final[list[Step]] = [Thinning(seat, True) for seat in range(4)]

ON_LOCATIONS: Final[tuple[type[Step], ...]] = (Exploring, Thinning, Salvaging, Raising, RaisingFully, Scoring, Choosing)
