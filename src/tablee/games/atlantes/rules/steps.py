"""The rulebook's flow chart, one class per box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.choices import (
    END,
    EXPLOIT,
    ICON_IDS,
    KEEP,
    MANTA_IDS,
    PLAY,
    USE,
    Buy,
    Claim,
    Conquer,
    End,
    Exploit,
    Explore,
    Keep,
    Play,
    Raise,
    Recruit,
    Replay,
    Salvage,
    Score,
    TakeBack,
    UseManta,
)
from tablee.games.atlantes.rules.claims import CLAIMS, Claiming, Haunting
from tablee.games.atlantes.rules.locations import ON_LOCATIONS
from tablee.games.atlantes.rules.opponents import IMPOSED
from tablee.games.atlantes.rules.paying import PAID
from tablee.games.atlantes.rules.picks import PICKS
from tablee.games.atlantes.rules.refusals import (
    EMPTY_LEVEL,
    MANTA_TIRED,
    MUST_PLAY,
    NEEDS_CHARACTER,
    NO_SLOT,
    NO_SOURCE,
    NO_SUCH_MANTA,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_PASSED,
    NOT_YOUR_LOCATION,
    NOTHING_LEFT,
    ONE_MAIN,
    RESOURCE_LEVEL,
    RESOURCE_MANTA,
)
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import AFTER, BEFORE, MAIN, NEEDS_LEVEL, NO_CARD, NO_ICON, NOBODY, OVER, SLOTS
from tablee.kernel.decisions import Choice, Decision, Pass, Rule, Seat, seat_name
from tablee.kernel.position import Step

# Set-up


@dataclass
class Draft(Step):
    """Keep one king and pass the others to the right. [Advanced mode; Solo]"""

    seat: Seat

    def ask(self, pos: Sea) -> Decision | None:
        return Decision(self.seat, "draft", (len(pos.pool),), [KEEP[card] for card in pos.pool])

    def take(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Keep)
        seat = self.seat
        pos.pool.remove(choice.card)
        me = pos.players[seat]
        me.king = choice.card
        me.shown = pos.seats == 1
        me.hand.append(choice.card)
        pos.tell("kept-king", seat, (), (pos.box.ids[choice.card],), 1 << seat)
        if seat != pos.first:
            right = (seat - 1) % pos.seats
            kings = [pos.box.ids[card] for card in pos.pool]
            pos.tell("passed-kings", seat, (seat_name(right), len(kings)), (kings,), 1 << seat | 1 << right)
            pos.do(Draft(right))

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        return NOT_PASSED if isinstance(choice, Keep) else None


@dataclass
class Begin(Step):
    """Kings that leave for a manta do so, then the first turn begins. [Set-up]"""

    def run(self, pos: Sea) -> None:
        for seat in [(pos.first + i) % pos.seats for i in range(pos.seats)]:
            me = pos.players[seat]
            if me.king >= 0 and pos.box.leaves_for[me.king] >= 0:
                pos.show_king(seat)
                me.hand.remove(me.king)
                pos.out.append(me.king)
                pos.tell("left-game", seat, (pos.box.ids[me.king],))
                icon = pos.box.leaves_for[me.king]
                if pos.supply[icon]:
                    pos.gain_manta(seat, icon)
        pos.do(TURN[pos.first])


# The turn


@dataclass
class Turn(Step):
    """One main action, and any number of secondary actions before and after it. [A turn]"""

    seat: Seat

    def run(self, pos: Sea) -> None:
        pos.turn = self.seat
        if self.seat == pos.first:
            pos.round += 1
        pos.phase = BEFORE
        pos.paid = 0
        if pos.events is not None:
            pos.tell("turn-began", self.seat, (pos.round,))
        pos.agenda.append(ACT[self.seat])


@dataclass(init=False)
class Act(Step):
    """Mantas, levels and claims; before the main action a character to play, after it the end of the turn. [A turn]"""

    seat: Seat
    after: bool

    def __init__(self, seat: Seat, after: bool) -> None:
        self.seat = seat
        self.after = after

    def ask(self, pos: Sea) -> Decision | None:
        seat = self.seat
        me = pos.players[seat]
        box = pos.box
        needs, levels = box.need, box.levels
        choices: list[Choice] = [] if self.after else [PLAY[card] for card in dict.fromkeys(me.hand)]
        board, raised = me.board, me.raised
        tops = [levels[board[place]][raised[place]] for place in range(len(board))]
        full = tops.count(NO_ICON)
        targets = [1, len(tops) - full, full, len(me.discard), len(pos.row)]
        seen = 0
        for manta in me.ready:
            need = needs[manta]
            if need >= 0 and targets[need] and not seen >> manta & 1:
                seen |= 1 << manta
                choices.append(USE[manta])
        targets[NEEDS_LEVEL] -= 1  # a location never raises itself
        for place in range(len(board)):
            need = needs[tops[place]]
            if need >= 0 and targets[need]:
                choices.append(EXPLOIT[board[place]])
        pos.add_claims(seat, choices)
        if self.after:
            choices.append(END)
            veiled = not me.shown and pos.may_claim_secretly(seat)
            return Decision(seat, "after", (), choices, False, veiled)
        return Decision(seat, "before", (), choices, False, True)  # nobody's turn goes by unasked

    def take(self, pos: Sea, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Play):
            begin_main(pos, seat, choice.card)
        elif isinstance(choice, End):
            end_turn(pos, seat)
        else:
            pos.agenda.append(self)
            if isinstance(choice, UseManta):
                use_manta(pos, seat, choice.manta)
            elif isinstance(choice, Exploit):
                use_level(pos, seat, choice.card)
            else:
                assert isinstance(choice, Claim)
                pos.agenda.append(Claiming(seat, choice.objective))

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        seat = self.seat
        me = pos.players[seat]
        if isinstance(choice, Play):
            return ONE_MAIN if self.after else NOT_IN_HAND
        if isinstance(choice, (End, Pass)):
            return MUST_PLAY
        if isinstance(choice, Claim):
            return pos.why_not_claim(seat, choice.objective)
        if isinstance(choice, UseManta):
            return why_not_manta(pos, seat, choice.manta)
        if isinstance(choice, Exploit):
            return why_not_level(pos, seat, choice.card)
        if isinstance(choice, (Conquer, Buy, Salvage)) and len(me.board) >= SLOTS:
            return NO_SLOT
        if isinstance(choice, (Conquer, Buy, Recruit)):
            return NEEDS_CHARACTER
        return NO_SOURCE if isinstance(choice, (Raise, Score, TakeBack, Replay, Salvage, Explore)) else None


def why_not_manta(pos: Sea, seat: Seat, manta: int) -> Rule | None:
    """The rule against using this manta for an ability now."""
    me = pos.players[seat]
    if manta not in me.ready:
        return MANTA_TIRED if manta in me.tired else NO_SUCH_MANTA
    need = pos.box.need[manta]
    if need < 0:
        return RESOURCE_MANTA
    return None if pos.has_target(seat, need, NO_CARD) else NO_TARGET


def why_not_level(pos: Sea, seat: Seat, card: int) -> Rule | None:
    """The rule against using the top level of this location for an ability now."""
    if card not in pos.players[seat].board:
        return NOT_YOUR_LOCATION
    icon = pos.top(seat, card)
    if icon <= 0:
        return NOTHING_LEFT if icon else EMPTY_LEVEL
    need = pos.box.need[icon]
    if need < 0:
        return RESOURCE_LEVEL
    return None if pos.has_target(seat, need, card) else NO_TARGET


def use_manta(pos: Sea, seat: Seat, manta: int) -> None:
    """It turns to its tired side, then its ability is applied. [Use a manta]"""
    effect = pos.box.ability[manta]
    assert effect is not None
    pos.tire(seat, manta)
    pos.do(effect.step(seat, MANTA_IDS[manta], NO_CARD))


def use_level(pos: Sea, seat: Seat, card: int) -> None:
    """The card slides up, which may win its manta, then the ability is applied. [Exploit a location]"""
    me = pos.players[seat]
    place = me.board.index(card)
    icon = pos.box.levels[card][me.raised[place]]
    effect = pos.box.ability[icon]
    assert effect is not None
    if pos.events is not None:
        pos.tell("exploited", seat, (pos.box.ids[card], ICON_IDS[icon]))
    pos.cover(seat, place, 1)
    pos.do(effect.step(seat, pos.box.ids[card], card))


def begin_main(pos: Sea, seat: Seat, card: int) -> None:
    """The card's effects in their printed order. [Main action]"""
    me = pos.players[seat]
    box = pos.box
    pos.phase = MAIN
    pos.playing = card
    if card == me.king:
        pos.show_king(seat)
    if pos.events is not None:
        pos.tell("played", seat, (pos.box.ids[card],))
    agenda = pos.agenda
    agenda.append(FINISH[seat])
    if box.stays[card]:
        pos.limbo = NO_CARD
    else:
        me.hand.remove(card)
        pos.limbo = card
    if box.rouses[card] and pos.seats == 1:
        agenda.append(Haunting(seat))
    if pos.matrona_dismisses and pos.seats == 2:
        agenda += box.plans_for_two[card][seat]
    agenda += box.plans[card][seat]


@dataclass(init=False)
class Finish(Step):
    """The card goes to the discard pile; secondary actions may follow. [Main action]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, pos: Sea) -> None:
        if pos.limbo >= 0:
            pos.players[self.seat].discard.append(pos.limbo)
            pos.limbo = NO_CARD
        pos.playing = NO_CARD
        if pos.replayed:
            pos.replayed = []
        pos.used = 0
        pos.phase = AFTER
        pos.agenda.append(ACT_AGAIN[self.seat])


def end_turn(pos: Sea, seat: Seat) -> None:
    """The player on the left goes on; once the end is set off, everybody has one turn more. [End of the game]"""
    if pos.trigger >= 0:
        if not pos.last_turns:
            pos.phase = OVER
            pos.tell("game-ended", NOBODY, ())
            return
        pos.last_turns -= 1
    pos.agenda.append(TURN[pos.after(seat)])


TURN: Final[list[Step]] = [Turn(seat) for seat in range(4)]
ACT: Final[list[Step]] = [Act(seat, False) for seat in range(4)]
ACT_AGAIN: Final[list[Step]] = [Act(seat, True) for seat in range(4)]
FINISH: Final[list[Step]] = [Finish(seat) for seat in range(4)]
STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step for step in (Draft, Begin, Turn, Act, Finish, *PAID, *PICKS, *ON_LOCATIONS, *IMPOSED, *CLAIMS)
}
