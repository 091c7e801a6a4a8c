"""How a position goes on: whose decision it is, what a choice does, and what follows until the next decision."""

from __future__ import annotations

from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.position import Position, Step, Together

__all__ = ["Together", "advance", "advance_lane", "deciding_step", "decision_of", "pending", "settle"]


def settle(pos: Position) -> None:
    """Do what needs no answer, until somebody has to decide or the game is over.

    An answer without alternative is given at once: the events tell it, nobody is asked (unless that would tell others
    what is hidden: `Decision.veiled`).
    """
    agenda = pos.agenda
    while agenda:
        step = agenda.pop()
        decision = step.ask(pos)
        if decision is None:
            step.run(pos)
            continue
        choices = decision.choices
        if len(choices) == 1 and not decision.veiled:
            step.take(pos, choices[0])
        elif choices:
            agenda.append(step)
            pos.decisions = [decision]
            return
        elif isinstance(step, Together):
            agenda.append(step)
            if settle_together(pos, step):
                return
        else:
            raise BrokenRules(f"{type(step).__name__} asks without any answer")
    pos.decisions = []


def settle_together(pos: Position, step: Together) -> bool:
    """True when a lane still has to decide."""
    below = pos.agenda
    if not step.begun:
        begun = []
        for seat, lane in step.lanes:
            steps = run_lane(pos, list(lane))
            if steps:
                begun.append((seat, steps))
        step = Together(tuple(begun), True)
        below[-1] = step
    decisions: list[Decision] = []
    for _, lane in step.lanes:
        top = lane[-1]
        decision = top.ask(pos)
        if decision is None:
            raise BrokenRules(f"{type(top).__name__} waits on a lane without a question")
        decisions.append(decision)
    if decisions:
        pos.decisions = decisions
        return True
    below.pop()
    return False


def run_lane(pos: Position, lane: list[Step]) -> tuple[Step, ...]:
    """Settle one lane as if it were the whole agenda; what is left of it."""
    below, draws = pos.agenda, pos.draws
    pos.agenda = lane
    settle(pos)
    pos.agenda = below
    if pos.draws != draws:
        raise BrokenRules("chance was used while several seats decide at once")
    return tuple(lane)


def pending(pos: Position) -> list[Decision]:
    """The open decisions: none when the game is over, one as a rule, several when seats decide together."""
    if pos.decisions is None:
        settle(pos)
    decisions = pos.decisions
    assert decisions is not None
    return decisions


def decision_of(pos: Position, seat: Seat) -> Decision | None:
    for decision in pending(pos):
        if decision.seat == seat:
            return decision
    return None


def advance(pos: Position, decision: Decision, choice: Choice) -> bool:
    """Do one of the decision's own choices, in place and unchecked: for bots, replays and callers that have checked it.

    Return whether a question that several seats answer at once is still open after it: then nothing was shown yet.
    """
    agenda = pos.agenda
    step = agenda.pop()
    still_open = False
    if isinstance(step, Together):
        agenda.append(step)
        still_open = advance_lane(pos, step, decision.seat, choice)
    else:
        step.take(pos, choice)
    settle(pos)
    return still_open


def advance_lane(pos: Position, step: Together, seat: Seat, choice: Choice) -> bool:
    """Do a seat's choice on its own lane; return whether any lane is left."""
    lanes = []
    for owner, lane in step.lanes:
        if owner == seat:
            steps = list(lane)
            top = steps.pop()
            below = pos.agenda
            pos.agenda = steps
            top.take(pos, choice)
            pos.agenda = below
            lane = run_lane(pos, steps)
        if lane:
            lanes.append((owner, lane))
    pos.agenda[-1] = Together(tuple(lanes), True)
    return bool(lanes)


def deciding_step(pos: Position, seat: Seat) -> Step | None:
    """The step that asks this seat."""
    if not pos.agenda:
        return None
    step = pos.agenda[-1]
    if isinstance(step, Together):
        for owner, lane in step.lanes:
            if owner == seat:
                return lane[-1]
        return None
    return step
