"""A title: everything that those above need to know of a game, behind a few calls."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablee.kernel import mypyc_attr
from tablee.kernel.agenda import advance, deciding_step, decision_of, pending
from tablee.kernel.chance import key_of
from tablee.kernel.decisions import Choice, Decision, Notation, Refusal, Rule, Seat, seat_name
from tablee.kernel.errors import BadInput, IllegalChoice, Sentence
from tablee.kernel.events import Event, EventKind
from tablee.kernel.observed import Observed
from tablee.kernel.position import Position, Step

NOT_DECIDING = Rule("", "not-deciding")
NOT_OFFERED = Rule("", "not-offered")
GAME_OVER = Rule("", "game-over")
MOST_TRIES = 1000
"""Of a redeal; a deal that never fits would be a title's fault and is better wrong than endless."""


@dataclass
class Option:
    """A switch of a game: a flag, one of some values, a number per seat, or data that only the title understands."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    """The values to choose from; empty: see `per_seat` and `data`."""
    per_seat: bool = False
    data: bool = False
    group: str = "usual"
    """`usual`: what a table talks about before it plays; `advanced`; `house`: readings other than the booklet's."""
    seats: tuple[int, ...] = ()
    """The numbers of seats with which it matters; empty: any number."""
    when: tuple[str, Any] | None = None
    """It matters only while another option, by its name, has this value."""

    def problem(self, value: Any, seats: int) -> Sentence | None:
        """What would have worked instead of this value; None if it fits."""
        if self.data or (type(value) is type(self.default) and value == self.default):
            return None
        if self.per_seat:
            fits = isinstance(value, list) and len(value) == seats and all(type(part) is int for part in value)
            return None if fits else Sentence("expected-per-seat", amount=seats)
        if any([value is allowed or (type(value) is type(allowed) and value == allowed) for allowed in self.values]):
            return None
        return Sentence("expected-one-of", values=list(self.values))


@dataclass
class Standing:
    """One seat at the end: its rank (1 is the winner's) and its score, line by line."""

    seat: Seat
    rank: int
    score: int
    lines: dict[str, int]


@dataclass
class ScoreDetail:
    """One thing that gave points: a card by its id, or else the id of a message that names it, with its `count` after
    a space where it has one."""

    line: str
    """Of the score sheet."""
    source: str
    points: int


@dataclass
class Reason:
    """Something that a choice can change and that is worth a word."""

    figure: str
    """One of the title's features, or `area.` and a field of the own area in the view (of a list its length, of points
    line by line their sum); several with `+` between are added."""
    message: str
    """`reason-…` of the title's texts says an `$amount` of it, or `does-…` what is done to so much of it."""
    worth: float = 1.0
    """About how many points one of it is worth; below 0: better to have less."""
    less: str = ""
    """The message for having less of it, where that is another word; nothing: the same."""
    later: bool = False
    """It is not had yet: a choice prepares it."""


@dataclass
class Result:
    """How a game ended."""

    standings: list[Standing]
    by: str = ""
    """What broke a tie for the first place; empty: nothing had to."""
    carry: dict[str, Any] = field(default_factory=dict)
    """What the next game of a series takes along, as the title's own option data."""
    won: bool | None = None
    """In a co-operative game: did all win, or all lose? None: the players were rivals."""

    def winners(self) -> list[Seat]:
        """All seats of the first rank: several when a tie stands."""
        return [standing.seat for standing in self.standings if standing.rank == 1]


def ranked(lines: list[dict[str, int]], ties: dict[str, list[int]]) -> Result:
    """Most points win. Ties go to whoever has more of the first thing that differs, given by name and seat."""
    totals = [sum(line.values()) for line in lines]
    keys = [[total, *[column[seat] for column in ties.values()]] for seat, total in enumerate(totals)]
    standings = []
    for seat, key in enumerate(keys):
        rank = 1 + sum([1 for other in keys if other > key])
        standings.append(Standing(seat, rank, totals[seat], lines[seat]))
    rivals = [seat for seat, total in enumerate(totals) if total == max(totals)]
    by = "shared" if len(rivals) > 1 else ""
    for name, column in ties.items():
        if len(rivals) > 1:
            most = max([column[seat] for seat in rivals])
            rivals = [seat for seat in rivals if column[seat] == most]
            by = name if len(rivals) == 1 else by
    return Result(sorted(standings, key=lambda standing: standing.rank), by)


@dataclass
class CardFace:
    """A card as the outside sees it: for lists, browsers and card files."""

    id: str
    kind: str
    timing: str
    names: dict[str, str]
    texts: dict[str, str]
    numbers: dict[str, int]
    extra: dict[str, Any]
    provenance: dict[str, str]
    level: int = 0
    """In an adventure: the level from which on players know the card; earlier it would give away what is to come."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The cards of a title as they are in play; a title's own box adds columns of numbers."""

    ids: list[str]
    content: str
    """A hash of everything in it that can change a game."""

    def faces(self) -> list[CardFace]:
        """Every card of the box, as the outside sees it."""
        raise NotImplementedError

    def id_of(self, fact: object) -> str:
        """The id of the card that an event names: what it says is the id, unless the title has shorter words."""
        return str(fact)


@mypyc_attr(allow_interpreted_subclasses=True)
class Adventure:
    """How games of a title follow each other, level by level. What one hands to the next is the title's own data: an
    option of the next game, and in a result's `carry` under the same name. It may hold secrets of the seats."""

    option: str
    last: int
    """The number of the last level."""

    def start(self, box: Box, chapter: int = 1, again: bool = False) -> dict[str, Any]:
        """Before the first game, or that of a later chapter; `again`: with what the last victory has unlocked."""
        raise NotImplementedError

    def given(self, box: Box, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """What a game with these options takes along, which may be nothing but its level."""
        raise NotImplementedError

    def checked(self, box: Box, data: Any, seats: int, place: str) -> dict[str, Any]:
        """The data as it has to be; a sentence for the first field that cannot be."""
        raise NotImplementedError

    def stopped(self, box: Box, data: dict[str, Any], seats: int) -> dict[str, Any]:
        """After the players have packed up: what the box keeps until they come back."""
        raise NotImplementedError

    def is_secret(self, data: dict[str, Any]) -> bool:
        """Does it hold anything that some seat may not know?"""
        raise NotImplementedError

    def level(self, data: dict[str, Any]) -> int:
        """Which one is next."""
        raise NotImplementedError

    def is_over(self, data: dict[str, Any]) -> bool:
        """Has the last game been won?"""
        raise NotImplementedError

    def reached(self, data: dict[str, Any]) -> int:
        """Cards up to this level are known to the players; after the last victory, those beyond the last one too."""
        raise NotImplementedError

    def journal(self, data: dict[str, Any]) -> list[str]:
        """The pages that the players have read so far, as ids of card faces."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game. Everyone above meets it through these calls and no others; a title fills in those that raise."""

    id: str
    version: int
    """Of the rules: a record says which one it was played with."""
    names: dict[str, str]
    least: int
    most: int
    options: tuple[Option, ...]
    silent: bool = False
    """While a game goes on its players may not talk, nor see how long another thinks."""
    telling: bool = False
    """What seats do is half hidden and tells of what they hold: `outward` says what is seen, `fit` how well it fits."""
    priced: frozenset[type[Choice]] = frozenset()
    """Choices whose label also says what they cost or where they lead now: `refusal_params` knows."""
    orders: frozenset[str] = frozenset()
    """Questions that ask for nothing but an order of effects."""
    ballots: frozenset[str] = frozenset()
    """Questions to several seats at once that bots may think ahead about: `ask_others_anew` knows how."""
    lights: dict[str, tuple[str, ...]] = {}  # noqa: RUF012
    """For choices that name something by a word which the view uses for other things, too: the areas where it lies."""
    levels: dict[str, str] = {}  # noqa: RUF012
    """Level -> the bot that plays it, as measured; what is left out is as in other titles."""
    notation: Notation
    prompts: dict[str, tuple[str, ...]]
    """What a seat can be asked, and the names of the parameters of each question."""
    events: dict[str, EventKind]
    steps: Mapping[str, Callable[..., Step]]

    # What a title writes

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> Box:
        """The cards, with a user's changes: card id -> field -> value."""
        raise NotImplementedError

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        """The position before the first decision."""
        raise NotImplementedError

    def opening(self, pos: Position) -> list[Event]:
        """How to tell the set-up, which has no events: what seats hold and what lies open before the first
        decision, by the title's own events. They count cards; secret parts are no more for everybody than elsewhere."""
        return []

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may see, as plain data. The one place where secrets are dropped."""
        raise NotImplementedError

    def result(self, pos: Position) -> Result | None:
        """None while the game goes on."""
        raise NotImplementedError

    def mark(self, pos: Position) -> int:
        """For bots that look ahead: the score that a lone player, or a team, has to reach or pass to do best."""
        return 0

    def score_details(self, pos: Position, seat: Seat) -> list[ScoreDetail]:
        """What the lines of a seat's score are made of, as if the game ended now; a line that no single thing gives has
        none. It may tell of hidden things: it is for finished games."""
        return []

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        """The position with everything that this seat does not know dealt anew among the places where it can be.

        `tidy`: it is put in order before it is dealt, so that nothing is left of where it lay."""
        raise NotImplementedError

    def ask_others_anew(self, pos: Position, seat: Seat) -> None:
        """While several seats decide at once: take back what the others have answered, in place, and let this seat
        choose first. A seat that thinks about its own answer must not use what they answered."""
        raise NotImplementedError

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        """The way back from a position's `dump`."""
        raise NotImplementedError

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        """The position that a position file describes, naming only what matters."""
        raise NotImplementedError

    def check(self, pos: Position) -> None:
        """Raise BrokenRules if pieces were minted or lost, or lie where they cannot."""
        raise NotImplementedError

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        """What the sentence of a refusal needs beside the choice's own fields."""
        return {}

    def counted(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        """Where a number decides: what the seat has and what it takes, for the sentence of a refusal."""
        return {}

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        """For bots: how good each choice looks, from what the seat sees; `box` when the cards are not as printed."""
        raise NotImplementedError

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        """The same figures as `guess` from the deciding seat's view, straight from a position: for callers with
        one, such as a search that plays on a redealt one. It looks at nothing that the seat does not see."""
        raise NotImplementedError

    def feature_names(self) -> tuple[tuple[str, str], ...]:
        """For bots that learn: the figures that `features` gives, each with what it counts; none: nothing is learned.
        The first is the lead by the title's hints, in points: the estimate that learning has to beat."""
        return ()

    def features(self, pos: Position, seat: Seat) -> list[float]:
        """These figures for a seat, from nothing that it does not see."""
        return []

    def observed(self) -> Observed | None:
        """What research environments see of a table; None: the title has none."""
        return None

    def reasons(self) -> tuple[Reason, ...]:
        """For a teacher: what says why a choice is good."""
        return ()

    def turn_of(self, pos: Position) -> int:
        """A number that changes whenever a turn ends."""
        decisions = pending(pos)
        return decisions[0].seat if decisions else -1

    def practice(self) -> list[tuple[int, dict[str, Any]]]:
        """Tables to learn at, in turn: seats and options."""
        return [(seats, {}) for seats in range(self.least, self.most + 1)]

    def outward(self, choice: Choice) -> str:
        """The line of a choice as far as the other seats see it."""
        return self.write(choice)

    def fit(self, pos: Position, seat: Seat) -> float:
        """For bots: how well a redealt position fits what the other seats have done, beside another one."""
        return 1.0

    def adventure(self) -> Adventure | None:
        """How its games follow each other; None when each stands alone."""
        return None

    # What every title has

    def open_view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        """The view after the end of a game that stands alone: all players show what they hold."""
        shown = self.view(pos, seat)
        shown["players"] = [self.view(pos, other)["players"][other] for other in range(pos.seats)]
        return shown

    def checked_options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """All options with their values; a sentence for an unknown one or a value that does not fit."""
        if not self.least <= seats <= self.most:
            raise BadInput("seat-count", title=self.id, least=self.least, most=self.most, value=seats)
        known = {option.name: option for option in self.options}
        values = {option.name: option.default for option in self.options}
        for name, value in given.items():
            option = known.get(name)
            if option is None:
                raise BadInput("unknown-option", title=self.id, value=name, expected=sorted(known))
            problem = option.problem(value, seats)
            if problem:
                raise BadInput("bad-option", title=self.id, option=name, value=value, expected=problem)
            values[name] = value
        return values

    def setup(self, options: dict[str, Any], seats: int, seed: str, box: Box | None = None) -> Position:
        """A new game. Equal seeds give equal games."""
        values = self.checked_options(options, seats)
        pos = self.deal(box or self.box(), values, seats, key_of(seed))
        pending(pos)
        return pos

    def redeal(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        """A position that this seat cannot tell from the true one, drawn fairly: what search bots play on.

        `tidy`: equal streams give equal positions, regardless of the true one's secrets.

        While others decide, the seat knows that they have something to decide; deals that would not let them are
        drawn again.
        """
        others = any([decision.seat != seat for decision in pending(pos)])
        other = self.deal_hidden(pos, seat, rng, tidy)
        tries = 1
        while others and tries < MOST_TRIES:
            agenda = other.agenda[:]
            pending(other)
            if other.agenda == agenda:
                break
            other = self.deal_hidden(pos, seat, rng, tidy)
            tries += 1
        return other

    def pending(self, pos: Position) -> list[Decision]:
        """The open decisions: none when the game is over, one as a rule, several when seats decide together."""
        return pending(pos)

    def write(self, choice: Choice) -> str:
        """The line of a choice: `create C16 slot 1`."""
        return self.notation.write(choice)

    def read(self, text: str) -> Choice:
        """The choice that a line means; a BadNotation when it means none."""
        return self.notation.read(text)

    def written(self, decision: Decision) -> list[str]:
        """The lines of all its choices, in their order."""
        return [self.notation.write(choice) for choice in decision.choices]

    def offered(self, pos: Position, seat: Seat, choice: Choice) -> Decision:
        """The decision that offers this choice to this seat, or an IllegalChoice that says why not."""
        decision = decision_of(pos, seat)
        if decision is None:
            waiting = [seat_name(open.seat) for open in pending(pos)]
            if not waiting:
                raise IllegalChoice("game-over", seat=seat_name(seat), choice=self.write(choice))
            raise IllegalChoice("not-deciding", seat=seat_name(seat), deciding=waiting)
        if choice not in decision.choices:
            raise IllegalChoice(
                "illegal-choice",
                seat=seat_name(seat),
                choice=self.write(choice),
                prompt=decision.prompt,
                offered=self.written(decision),
            )
        return decision

    def play(self, pos: Position, seat: Seat, choice: Choice | str) -> Position:
        """The position after a choice, with what happened in its `events`. The position given is left alone."""
        meant = self.read(choice) if isinstance(choice, str) else choice
        decision = self.offered(pos, seat, meant)
        new = pos.copy()
        new.events = []
        advance(new, decision, meant)
        return new

    def explain(self, pos: Position, seat: Seat, choice: Choice | str) -> Refusal | None:
        """Why this choice is not legal now; None when it is."""
        meant = self.read(choice) if isinstance(choice, str) else choice
        decision = decision_of(pos, seat)
        if decision is None:
            waiting = [seat_name(open.seat) for open in pending(pos)]
            return Refusal(NOT_DECIDING, {"deciding": ", ".join(waiting)}) if waiting else Refusal(GAME_OVER, {})
        if meant in decision.choices:
            return None
        step = deciding_step(pos, seat)
        rule = step.forbids(pos, meant) if step is not None else None
        params = {**self.refusal_params(pos, seat, meant), **self.counted(pos, seat, meant)}
        return Refusal(rule or NOT_OFFERED, {"choice": self.write(meant), **params})
