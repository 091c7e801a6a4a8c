"""Objectives: claimed at any moment of one's own turn, so also in the middle of the main action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import (
    BONUS,
    MANTA_IDS,
    PLACE,
    Claim,
    Exploit,
    Place,
    PlaceGhost,
    Play,
    UseManta,
    each_once,
)
from tablee.games.atlantes.rules.choices import GHOST as PLACE_GHOST
from tablee.games.atlantes.rules.refusals import (
    COMPULSORY,
    EMPTY_LEVEL,
    GHOST_ONCE,
    MANTA_TIRED,
    NO_BONUS_MANTA,
    NO_SUCH_MANTA,
    NOT_IN_PLAY,
    NOT_INSIDE_LEVEL,
    NOT_INSIDE_MANTA,
    NOT_YOUR_LOCATION,
    NOTHING_LEFT,
    ONE_MAIN,
    RESOURCE_LEVEL,
    RESOURCE_MANTA,
)
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import GHOST, M_CONQUERORS, MAIN, TRACKS
from tablee.kernel.decisions import Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step


def add_claims(pos: Sea, seat: Seat, choices: list[Choice]) -> bool:
    """The objectives that can be claimed here too. True: the question has to be veiled."""
    if pos.phase != MAIN or seat != pos.turn:
        return False
    pos.add_claims(seat, choices)
    return not pos.players[seat].shown and pos.may_claim_secretly(seat)


def claim_first(pos: Sea, step: Step, seat: Seat, choice: Claim) -> None:
    """The step asks again after the claim."""
    pos.do(step)
    pos.do(Claiming(seat, choice.objective))


def why_not_inside(pos: Sea, seat: Seat, choice: Choice) -> Rule | None:
    """The rule against something that has no place in the middle of a main action."""
    if pos.phase != MAIN or seat != pos.turn:
        return None
    if isinstance(choice, Claim):
        return pos.why_not_claim(seat, choice.objective)
    if isinstance(choice, Play):
        return ONE_MAIN
    box, me = pos.box, pos.players[seat]
    if isinstance(choice, UseManta):
        if choice.manta not in me.ready:
            return MANTA_TIRED if choice.manta in me.tired else NO_SUCH_MANTA
        return RESOURCE_MANTA if box.ability[choice.manta] is None else NOT_INSIDE_MANTA
    if isinstance(choice, Exploit):
        if choice.card not in me.board:
            return NOT_YOUR_LOCATION
        icon = pos.top(seat, choice.card)
        if icon <= 0:
            return NOTHING_LEFT if icon else EMPTY_LEVEL
        return RESOURCE_LEVEL if box.ability[icon] is None else NOT_INSIDE_LEVEL
    return None


# Objectives


@dataclass
class Claiming(Step):
    """A starting manta, ready or tired, on the first free spot, for the rest of the game. [Objectives]"""

    seat: Seat
    objective: int

    def ask(self, pos: Sea) -> Decision | None:
        me = pos.players[self.seat]
        choices = each_once([manta for manta in me.ready + me.tired if manta < BONUS], PLACE)
        return Decision(self.seat, "claim", (OBJECTIVE_IDS[self.objective],), choices, True)

    def take(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Place)
        me = pos.players[self.seat]
        if not me.shown and pos.box.measure[self.objective] == M_CONQUERORS:
            self.prove(pos)
        if choice.manta in me.ready:
            me.ready.remove(choice.manta)
        else:
            me.tired.remove(choice.manta)
        pos.tell("gave-manta", self.seat, (MANTA_IDS[choice.manta],))
        pos.put_on_track(self.seat, pos.goals.index(self.objective))

    def prove(self, pos: Sea) -> None:
        """A king that nobody has seen is shown when the objective needs it."""
        me = pos.players[self.seat]
        if pos.box.conquers[me.king]:
            others = pos.measured(self.seat, M_CONQUERORS) - 1
            if others < pos.box.least[self.objective]:
                pos.show_king(self.seat)

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Place):
            return NO_BONUS_MANTA if choice.manta >= BONUS else NO_SUCH_MANTA
        return None


@dataclass
class Haunting(Step):
    """The Ichtiandres place a manta on a track that the player chooses, never two on one. [Solo]"""

    seat: Seat

    def ask(self, pos: Sea) -> Decision | None:
        if not pos.ghost:
            return None
        choices = [PLACE_GHOST[pos.goals[track]] for track in range(TRACKS) if not pos.haunted >> track & 1]
        add_claims(pos, self.seat, choices)
        return Decision(self.seat, "ghost", (pos.ghost,), choices)

    def take(self, pos: Sea, choice: Choice) -> None:
        if isinstance(choice, Claim):
            claim_first(pos, self, self.seat, choice)
            return
        assert isinstance(choice, PlaceGhost)
        pos.put_on_track(GHOST, pos.goals.index(choice.objective))

    def run(self, pos: Sea) -> None:
        """No manta is left to them."""

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, PlaceGhost):
            return GHOST_ONCE if choice.objective in pos.goals else NOT_IN_PLAY
        return COMPULSORY if isinstance(choice, Pass) else why_not_inside(pos, self.seat, choice)


CLAIMS: Final[tuple[type[Step], ...]] = (Claiming, Haunting)
