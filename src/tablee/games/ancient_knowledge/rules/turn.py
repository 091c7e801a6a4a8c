"""A turn and its actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.ancient_knowledge.rules.choices import (
    ARCHIVE,
    EXCAVATE,
    SEARCH,
    Archive,
    CreateArtefact,
    CreateMonument,
    Discard,
    Excavate,
    Learn,
    Move,
    Straighten,
    Swap,
)
from tablee.games.ancient_knowledge.rules.creating import begin_artefact, begin_monument, creations, why_not_create
from tablee.games.ancient_knowledge.rules.excavating import Excavating
from tablee.games.ancient_knowledge.rules.learning import learn, lessons
from tablee.games.ancient_knowledge.rules.phases import ChroniclePhase, DeclinePhase
from tablee.games.ancient_knowledge.rules.refusals import (
    ARTEFACT_STAYS,
    NO_CARDS,
    NO_EXCHANGING,
    NO_KNOWLEDGE,
    NO_SHIFTING,
    NOTHING_UPRIGHT,
    STAYS_TILTED,
    TWO_ACTIONS,
)
from tablee.games.ancient_knowledge.rules.tokens import Archiving
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import ACTIONS, ALL_KINDS, NO_CARD, NOBODY, OVER
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Turn(Step):
    """Action phase, Chronicle phase, Decline phase, in this order. [Course of a turn]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        pos.turn = self.seat
        if self.seat == pos.first:
            pos.round += 1
        pos.phase = ACTIONS
        pos.skip_decline = False
        if pos.events is not None:
            pos.tell("turn-began", self.seat, (pos.round,))
        pos.agenda += TURN[self.seat]


@dataclass
class EndTurn(Step):
    """The player on the left goes on, until all have had the same number of turns. [End of the game]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        following = pos.after(self.seat)
        if pos.ending and following == pos.first:
            pos.phase = OVER
            pos.actions = 0
            pos.tell("game-ended", NOBODY, ())
        else:
            NEXT_TURN[following].run(pos)


@dataclass
class Action(Step):
    """Two actions of the five; the same one twice is allowed. [Action phase]"""

    seat: Seat
    left: int

    def ask(self, pos: Ancient) -> Decision | None:
        seat = self.seat
        pos.actions = self.left
        me = pos.players[seat]
        choices = creations(pos, seat, ALL_KINDS, me.hand)
        choices += lessons(pos, seat, False)
        if me.hand and any(me.knowledge):
            choices.append(ARCHIVE)
        if len(me.tilted) < len(me.past):
            choices.append(EXCAVATE)
        choices.append(SEARCH)
        return Decision(seat, "action", (self.left,), choices, False, True)

    def take(self, pos: Ancient, choice: Choice) -> None:
        seat = self.seat
        pos.actions = self.left - 1
        if self.left > 1:
            pos.agenda.append(SECOND_ACTION[seat])
        if isinstance(choice, CreateMonument):
            begin_monument(pos, seat, choice.card, choice.slot, NO_CARD)
        elif isinstance(choice, CreateArtefact):
            begin_artefact(pos, seat, choice.card, NO_CARD)
        elif isinstance(choice, Learn):
            learn(pos, seat, choice.card)
        elif isinstance(choice, Archive):
            pos.do(Archiving(seat, 0, False))
        elif isinstance(choice, Excavate):
            pos.do(Excavating(seat, 0))
        else:
            pos.tell("searched", seat, ())
            pos.draw(seat, 1)

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        me = pos.players[self.seat]
        if isinstance(choice, (CreateMonument, CreateArtefact)):
            return why_not_create(pos, self.seat, choice, ALL_KINDS, me.hand)
        if isinstance(choice, Learn):
            return pos.why_not_learn(self.seat, choice.card)
        if isinstance(choice, Archive):
            return NO_KNOWLEDGE if not any(me.knowledge) else NO_CARDS
        if isinstance(choice, Excavate):
            return NOTHING_UPRIGHT
        if isinstance(choice, (Done, Pass)):
            return TWO_ACTIONS
        if isinstance(choice, Move):
            return NO_SHIFTING
        if isinstance(choice, Swap):
            return NO_EXCHANGING
        if isinstance(choice, Straighten):
            return STAYS_TILTED
        if isinstance(choice, Discard) and choice.card in me.artefacts:
            return ARTEFACT_STAYS
        return None


# Every turn goes through these, so each is made once; steps never change.
TURN: Final = [(EndTurn(seat), DeclinePhase(seat), ChroniclePhase(seat), Action(seat, 2)) for seat in range(4)]
NEXT_TURN: Final = [Turn(seat) for seat in range(4)]
SECOND_ACTION: Final = [Action(seat, 1) for seat in range(4)]
