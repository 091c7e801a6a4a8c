"""A game being played: the position, the choices that led to it, and how far each seat may take them back."""

from __future__ import annotations

from typing import Any

from tablee.kernel.agenda import Together, advance, advance_lane, pending
from tablee.kernel.chance import commitment, key_of
from tablee.kernel.decisions import Choice, Decision, Seat, seat_name
from tablee.kernel.errors import BadInput, IllegalChoice, Sentence, StaleChoice
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Title


class Moment:
    """One choice, where it was made, and what it caused."""

    def __init__(self, seat: Seat, choice: Choice, decision: Decision, before: Position, after: Position) -> None:
        self.seat = seat
        self.choice = choice
        self.before: Position | None = before
        """The position it was made in; dropped when it can no longer be taken back."""
        self.events: list[Event] = after.events or []
        self.chance = after.draws != before.draws
        """Chance was used: nobody takes that back."""
        self.aside = leaves_others_deciding(before, seat, choice)
        """Made while several seats decide at once, and some still do: it told the others nothing."""
        self.cancellable = decision.cancellable


def leaves_others_deciding(pos: Position, seat: Seat, choice: Choice) -> bool:
    """Is the question that several seats answer at once still open after this? The next question may be another one."""
    step = pos.agenda[-1]
    if not isinstance(step, Together):
        return False
    trial = pos.copy()
    advance_lane(trial, step, seat, choice)
    left = trial.agenda[-1]
    return isinstance(left, Together) and bool(left.lanes)


class Game:
    """Everything a table, a terminal or a replay needs of one game."""

    def __init__(
        self,
        title: Title,
        box: Box,
        options: dict[str, Any],
        names: list[str],
        seed: str,
        salt: str = "",
        layout: dict[str, Any] | None = None,
    ) -> None:
        self.title = title
        self.box = box
        self.names = names
        self.seed = seed
        self.salt = salt
        self.layout = layout
        """The position file it began from, if any."""
        self.commitment = commitment(seed, salt)
        if layout is None:
            self.options = title.checked_options(options, len(names))
            self.position = title.setup(options, len(names), seed, box)
        else:
            self.options = options
            self.position = title.lay_out(box, layout, "position")
            self.position.key = key_of(seed)
            seats = self.position.seats
            if len(names) != seats:
                expected = Sentence("expected-number", least=seats, most=seats)
                raise BadInput("bad-field", place="position", field="seats", value=len(names), expected=expected)
            pending(self.position)
        self.start = self.position
        self.moments: list[Moment] = []

    def decisions(self) -> list[Decision]:
        """The open questions: none when the game is over."""
        return pending(self.position)

    def is_over(self) -> bool:
        """Nobody has anything left to decide."""
        return not pending(self.position)

    def play(self, seat: Seat, choice: Choice | str, number: int | None = None) -> list[Event]:
        """Make one choice. `number` is how many choices the player had seen; a late one is refused, not misread."""
        if number is not None and number != len(self.moments):
            raise StaleChoice("stale-choice", number=number, now=len(self.moments))
        meant = self.title.read(choice) if isinstance(choice, str) else choice
        decision = self.title.offered(self.position, seat, meant)
        before = self.position
        after = before.copy()
        after.events = []
        advance(after, decision, meant)
        moment = Moment(seat, meant, decision, before, after)
        self.position = after
        self.moments.append(moment)
        if moment.chance or not moment.aside:
            self.forget_before(seat, moment)
        return moment.events

    def play_all(self, seat: Seat, choices: list[str], number: int | None = None) -> list[Event]:
        """Several choices, taken all or none. Only the last may show what was hidden: a refusal is no free look."""
        meant = [self.title.read(choice) for choice in choices]
        start, length = self.position, len(self.moments)
        befores = [moment.before for moment in self.moments]
        events: list[Event] = []
        try:
            for i, choice in enumerate(meant):
                events += self.play(seat, choice, number)
                number = None
                if i < len(meant) - 1 and self.why_no_undo(seat) is not None:
                    raise IllegalChoice("shows-hidden", seat=seat_name(seat), choice=choices[i], next=choices[i + 1])
        except Exception:
            self.position = start
            del self.moments[length:]
            for moment, before in zip(self.moments, befores, strict=True):
                moment.before = before
            raise
        return events

    def forget_before(self, seat: Seat, moment: Moment) -> None:
        """Drop positions that nobody can go back to: those before another seat's turn or before chance."""
        for earlier in self.moments[:-1]:
            if moment.chance or earlier.seat != seat:
                earlier.before = None
        if moment.chance:
            moment.before = None

    def why_no_undo(self, seat: Seat, skip: int = 0) -> Sentence | None:
        """Why this seat cannot take back its last choice (or the one before the last `skip`); None when it can."""
        kinds = self.title.events
        for moment in reversed(self.moments):
            if moment.seat != seat:
                if moment.aside:
                    continue
                return Sentence("undo-other")
            if moment.chance:
                return Sentence("undo-knowledge")
            if moment.before is None:
                return Sentence("undo-other")
            for event in moment.events:
                if any([event.adds_knowledge(kinds, learner) for learner in range(self.position.seats)]):
                    return Sentence("undo-knowledge")
            if not skip:
                return None
            skip -= 1
        return Sentence("undo-none")

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last choice; what others chose in secret meanwhile stays."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalChoice("no-undo", seat=seat_name(seat), reason=reason)
        last = max([i for i, moment in enumerate(self.moments) if moment.seat == seat])
        later = self.moments[last + 1 :]
        before = self.moments[last].before
        assert before is not None
        self.position = before
        del self.moments[last:]
        for moment in later:
            self.play(moment.seat, moment.choice)

    def undo_depth(self, seat: Seat) -> int:
        """How many of its choices this seat could take back, one after the other."""
        depth = 0
        while self.why_no_undo(seat, depth) is None:
            depth += 1
        return depth

    def cancel(self, seat: Seat) -> int:
        """Take back the picks made since the last decision that stood on its own, as far as they can be; how many."""
        count = 0
        while True:
            own = [moment for moment in self.moments if moment.seat == seat]
            mid_way = own[-1].cancellable if own else False
            self.undo(seat)
            count += 1
            if not mid_way or self.why_no_undo(seat) is not None:
                return count

    def events_for(self, seat: Seat | None, first: int = 0) -> list[tuple[int, dict[str, object]]]:
        """What a seat was told, each with the number of choices made when it happened."""
        kinds = self.title.events
        told = []
        for number in range(first, len(self.moments)):
            for event in self.moments[number].events:
                if event.heard_by(kinds, seat):
                    told.append((number + 1, event.shown(kinds, seat)))
        return told
