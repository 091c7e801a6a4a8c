"""The Chronicle phase and the Decline phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.ancient_knowledge.rules.choices import DeclineFirst, Flip
from tablee.games.ancient_knowledge.rules.resolving import apply, resolve
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import (
    CHRONICLE,
    CHRONICLES,
    DECLINE,
    DECLINED,
    DECLINES,
    FULL_PAST,
    HALF_PAST,
    NO_CARD,
)
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.position import Step


@dataclass
class ChroniclePhase(Step):
    """Every chronicle effect in play, each once, in the player's order. [Chronicle phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        pos.phase = CHRONICLES
        pos.actions = 0
        when = pos.box.when
        me = pos.players[self.seat]
        cards = [card for card in me.timeline + me.artefacts if card >= 0 and when[card] == CHRONICLE]
        if cards:
            pos.tell("chronicle-began", self.seat, ([pos.box.ids[card] for card in cards],))
        resolve(pos, self.seat, cards)


@dataclass
class DeclinePhase(Step):
    """Slot 1 declines, the Past is checked, the rest shifts. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        if pos.skip_decline:
            pos.skip_decline = False
            pos.tell("decline-skipped", self.seat, ())
            return
        pos.phase = DECLINES
        pos.lost_now = 0
        if pos.events is not None:
            pos.tell("decline-began", self.seat, ())
        if pos.players[self.seat].timeline[0] >= 0:
            pos.agenda += DECLINES_OF[self.seat]
        else:
            AFTER_DECLINES[self.seat].run(pos)


@dataclass
class DeclineNext(Step):
    """The monuments of slot 1 one after the other, until it is empty. [Entering decline]"""

    seat: Seat

    def ask(self, pos: Ancient) -> Decision | None:
        timeline = pos.players[self.seat].timeline
        if timeline[1] < 0:
            return None
        return Decision(self.seat, "decline", (), [DeclineFirst(timeline[0]), DeclineFirst(timeline[1])])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, DeclineFirst)
        self.begin(pos, choice.card)

    def run(self, pos: Ancient) -> None:
        card = pos.players[self.seat].timeline[0]
        if card >= 0:
            self.begin(pos, card)

    def begin(self, pos: Ancient, card: int) -> None:
        pos.declining = card
        if pos.events is not None:
            pos.tell("declining", self.seat, (pos.box.ids[card],))
        pos.do(DeclineNext(self.seat))
        pos.do(Fade(self.seat, card))
        if pos.box.when[card] == DECLINE:
            apply(pos, self.seat, card)


@dataclass(init=False)
class Fade(Step):
    """Knowledge left on the card becomes lost; the card goes to the Past. [Entering decline, 2-3]"""

    seat: Seat
    card: int

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, pos: Ancient) -> None:
        pos.declining = NO_CARD
        if pos.place_of(self.seat, self.card) < 0:
            return
        lost = pos.lift_monument(self.seat, self.card)
        me = pos.players[self.seat]
        me.lost += lost
        pos.lost_now += lost
        pos.enter_past(self.seat, self.card)
        if pos.events is not None:
            pos.tell("declined", self.seat, (pos.box.ids[self.card], lost, len(me.past)))


def losing(pos: Ancient, seat: Seat) -> int:
    """What becomes lost at this player's next Decline, as things stand: all knowledge on slot 1. [Entering decline]"""
    if pos.skip_decline and seat == pos.turn:
        return 0
    me = pos.players[seat]
    box = pos.box
    lost = 0
    for place in (0, 1):
        card = me.timeline[place]
        if card < 0:
            continue
        saved = box.when[card] == DECLINE and box.do[card][0].saves_itself() and pos.holds(seat, card)
        if not saved:
            lost += me.knowledge[place]
    return lost


@dataclass
class AfterDeclines(Step):
    """What waits for the end of the declines, the check of the Past, the shift. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        seat = self.seat
        pos.agenda.append(SHIFT[seat])
        waiting = pos.triggered(seat, DECLINED, NO_CARD, NO_CARD, 0, 0)
        if waiting:
            pos.agenda.append(CHECK_PAST[seat])
            resolve(pos, seat, waiting)
        else:
            CHECK_PAST[seat].run(pos)


@dataclass
class CheckPast(Step):
    """14 monuments set off the end; 7 the middle of the game, once. [Entering decline]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        past = len(pos.players[self.seat].past)
        if past >= FULL_PAST and not pos.ending:
            pos.ending = True
            pos.tell("end-set-off", self.seat, (past,))
        if past >= HALF_PAST and not pos.flipped:
            pos.flipped = True
            pos.do(FlipTile(self.seat))


@dataclass
class FlipTile(Step):
    """One level I tile turns to level II, by this player's choice. [Middle of the game]"""

    seat: Seat

    def ask(self, pos: Ancient) -> Decision | None:
        tiles: list[Choice] = [Flip(tile) for tile, level in enumerate(pos.tile_levels) if level == 1]
        return Decision(self.seat, "flip", (), tiles) if tiles else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Flip)
        pos.tell("flipped", self.seat, (choice.tile + 1,))
        pos.flip_tile(choice.tile)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Shift(Step):
    """All monuments one slot to the left, with their tokens, each in its row. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        me = pos.players[self.seat]
        if max(me.timeline) >= 0:
            me.timeline = me.timeline[2:] + [NO_CARD, NO_CARD]
            me.knowledge = me.knowledge[2:] + [0, 0]
            if pos.events is not None:
                pos.tell("shifted", self.seat, ())


AFTER_DECLINES: Final = [AfterDeclines(seat) for seat in range(4)]
DECLINES_OF: Final = [(AFTER_DECLINES[seat], DeclineNext(seat)) for seat in range(4)]
CHECK_PAST: Final = [CheckPast(seat) for seat in range(4)]
SHIFT: Final = [Shift(seat) for seat in range(4)]
