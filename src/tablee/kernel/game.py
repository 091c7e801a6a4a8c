"""A game being played: the position, the choices that led to it, and how far each seat may take them back."""

from __future__ import annotations

from typing import Any

from tablee.kernel.agenda import advance, pending
from tablee.kernel.chance import commitment, key_of
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name
from tablee.kernel.errors import BadInput, IllegalChoice, Sentence, StaleChoice
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Title


class Moment:
    """One choice that was made, what it caused, and the choice before it."""

    def __init__(
        self,
        previous: Moment | None,
        seat: Seat,
        choice: Choice,
        events: list[Event],
        *,
        chance: bool,
        aside: bool,
        cancellable: bool,
    ) -> None:
        self.previous = previous
        self.number: int = previous.number + 1 if previous is not None else 1
        """How many choices were made, with this one."""
        self.seat = seat
        self.choice = choice
        self.events = events
        self.chance = chance
        """Chance was used: nobody takes that back."""
        self.aside = aside
        """Made while several seats decide at once, and some still do: it told the others nothing."""
        self.cancellable = cancellable


class WayBack:
    """The position before a choice that may be taken back, and the ways back from there."""

    def __init__(self, moment: Moment, position: Position, further: WayBack | None) -> None:
        self.moment = moment
        self.position = position
        self.further = further
        self.of_one_seat: bool = further is None or (further.of_one_seat and further.moment.seat == moment.seat)


class Game:
    """Everything a table, a terminal or a replay needs of one game.

    A game is a value: `next`, `undo` and `cancel` return another game and leave this one as it was. What both have in
    common is shared, so that the next game costs one copy of the position.
    """

    title: Title
    box: Box
    options: dict[str, Any]
    names: list[str]
    seed: str
    salt: str
    layout: dict[str, Any] | None
    """The position file it began from, if any."""
    commitment: str
    start: Position
    """Where its choices began."""
    position: Position
    last: Moment | None
    """The last choice that was made and not taken back."""
    way_back: WayBack | None
    """To before the last choice that may still be taken back."""

    @staticmethod
    def begin(
        title: Title,
        box: Box,
        options: dict[str, Any],
        names: list[str],
        seed: str,
        salt: str = "",
        layout: dict[str, Any] | None = None,
    ) -> Game:
        """Return the game before its first choice."""
        game = Game()
        game.title = title
        game.box = box
        game.names = names
        game.seed = seed
        game.salt = salt
        game.layout = layout
        game.commitment = commitment(seed, salt)
        if layout is None:
            game.options = title.checked_options(options, len(names))
            start = title.setup(options, len(names), seed, box)
        else:
            game.options = options
            start = title.lay_out(box, layout, "position")
            start.key = key_of(seed)
            if len(names) != start.seats:
                expected = Sentence("expected-number", least=start.seats, most=start.seats)
                raise BadInput("bad-field", place="position", field="seats", value=len(names), expected=expected)
            pending(start)
        game.start = start
        return game.at(start, None, None)

    def at(self, position: Position, last: Moment | None, way_back: WayBack | None) -> Game:
        """Return the same game at another position."""
        game = Game()
        game.title = self.title
        game.box = self.box
        game.options = self.options
        game.names = self.names
        game.seed = self.seed
        game.salt = self.salt
        game.layout = self.layout
        game.commitment = self.commitment
        game.start = self.start
        game.position = position
        game.last = last
        game.way_back = way_back
        return game

    def from_here(self, position: Position) -> Game:
        """Return the same game as if it began at this position: nothing is remembered, nothing can be taken back."""
        game = self.at(position, None, None)
        game.start = position
        return game

    # What is

    @property
    def number(self) -> int:
        """How many choices were made and not taken back."""
        return self.last.number if self.last is not None else 0

    @property
    def moments(self) -> list[Moment]:
        """All choices that were made and not taken back, in their order."""
        return self.moments_after(0)

    def moments_after(self, number: int) -> list[Moment]:
        """The choices made after this number."""
        found = []
        moment = self.last
        while moment is not None and moment.number > number:
            found.append(moment)
            moment = moment.previous
        found.reverse()
        return found

    def decisions(self) -> list[Decision]:
        """The open questions: none when the game is over."""
        return pending(self.position)

    def is_over(self) -> bool:
        """No seat has anything left to decide."""
        return not pending(self.position)

    # What comes next

    def next(self, seat: Seat, *choices: Choice | str, number: int | None = None) -> Game:
        """Return the game after one choice or several, taken all or none. `number` is how many choices the player had
        seen; a late one is refused, not misread. Only the last may show what was hidden: a refusal is no free look."""
        if number is not None and number != self.number:
            raise StaleChoice("stale-choice", number=number, now=self.number)
        read = self.title.read
        meant = [read(choice) if isinstance(choice, str) else choice for choice in choices]
        game = self
        for i, choice in enumerate(meant):
            if i and game.why_no_undo(seat) is not None:
                write = self.title.write
                raise IllegalChoice(
                    "shows-hidden", seat=seat_name(seat), choice=write(meant[i - 1]), next=write(choice)
                )
            game = game.after(seat, choice)
        return game

    def after(self, seat: Seat, choice: Choice) -> Game:
        """Return the game after one choice."""
        before = self.position
        decision = self.title.offered(before, seat, choice)
        position = before.copy()
        events: list[Event] = []
        position.events = events
        aside = advance(position, decision, choice)
        chance = position.draws != before.draws
        moment = Moment(self.last, seat, choice, events, chance=chance, aside=aside, cancellable=decision.cancellable)
        if chance:  # nobody goes back to before it
            return self.at(position, moment, None)
        way_back = self.way_back
        if way_back is not None and not aside:  # the others would have seen what this seat did
            way_back = own_way_back(way_back, seat)
        return self.at(position, moment, WayBack(moment, before, way_back))

    # Taking back

    def way_to(self, moment: Moment) -> WayBack | None:
        """The way back to before this choice, if it may be taken back."""
        way = self.way_back
        while way is not None and way.moment.number > moment.number:
            way = way.further
        return way if way is not None and way.moment is moment else None

    def why_no_undo(self, seat: Seat) -> Sentence | None:
        """Why this seat cannot take back its last choice; None when it can."""
        moment = self.last
        while moment is not None:
            obstacle = self.obstacle(moment, seat, self.way_to(moment))
            if obstacle or moment.seat == seat:
                return Sentence(obstacle) if obstacle else None
            moment = moment.previous
        return Sentence("undo-none")

    def obstacle(self, moment: Moment, seat: Seat, way: WayBack | None) -> str:
        """What keeps a seat from going back to before this choice, which this way leads to; empty: nothing."""
        if moment.seat != seat:
            return "" if moment.aside else "undo-other"
        if moment.chance:
            return "undo-knowledge"
        if way is None:
            return "undo-other"
        kinds, seats = self.title.events, self.position.seats
        for event in moment.events:
            for learner in range(seats):
                if event.adds_knowledge(kinds, learner):
                    return "undo-knowledge"
        return ""

    def undo(self, seat: Seat) -> Game:
        """Return the game without this seat's last choice; what others chose in secret meanwhile stays."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalChoice("no-undo", seat=seat_name(seat), reason=reason)
        later = []
        moment = self.last
        while moment is not None and moment.seat != seat:
            later.append(moment)
            moment = moment.previous
        assert moment is not None
        way = self.way_to(moment)
        assert way is not None
        game = self.at(way.position, moment.previous, way.further)
        for other in reversed(later):
            game = game.after(other.seat, other.choice)
        return game

    def undo_depth(self, seat: Seat) -> int:
        """How many of its choices this seat could take back, one after the other."""
        depth = 0
        moment, way = self.last, self.way_back
        while moment is not None:
            here = way if way is not None and way.moment is moment else None
            if self.obstacle(moment, seat, here):
                return depth
            if moment.seat == seat:
                depth += 1
            if here is not None:
                way = here.further
            moment = moment.previous
        return depth

    def cancel(self, seat: Seat) -> Game:
        """Return the game without the picks made since the last decision that stood on its own, as far as they can be
        taken back."""
        game = self
        while True:
            own = game.last
            while own is not None and own.seat != seat:
                own = own.previous
            mid_way = own is not None and own.cancellable
            game = game.undo(seat)
            if not mid_way or game.why_no_undo(seat) is not None:
                return game

    def events_for(self, seat: Seat | None, first: int = 0) -> list[tuple[int, dict[str, object]]]:
        """What a seat was told, each with the number of choices made when it happened."""
        kinds = self.title.events
        told = []
        for moment in self.moments_after(first):
            for event in moment.events:
                if event.heard_by(kinds, seat):
                    told.append((moment.number, event.shown(kinds, seat)))
        return told


def own_way_back(way: WayBack, seat: Seat) -> WayBack | None:
    """The way back through this seat's own choices alone."""
    if way.of_one_seat:
        return way if way.moment.seat == seat else None
    further = own_way_back(way.further, seat) if way.further is not None else None
    return WayBack(way.moment, way.position, further) if way.moment.seat == seat else further
