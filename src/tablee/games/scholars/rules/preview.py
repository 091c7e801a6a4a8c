"""What a placement of dice and workers would give, tried out on a copy: for players who plan. [5.1]"""

from __future__ import annotations

from tablee.games.scholars.rules.actions import recruit_value, why_not_research, within_reach
from tablee.games.scholars.rules.dice import mixed
from tablee.games.scholars.rules.translate import translatable, why_not_study
from tablee.games.scholars.rules.work import Placing, acts_of
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import (
    BLACK,
    COLOURS,
    COLUMNS,
    MEDICINE,
    RECRUIT,
    RESEARCH,
    SCIENCES,
    TOP,
    TRACKS,
    TRAVEL,
)
from tablee.games.scholars.state.view_types import GivesView, ReachView
from tablee.kernel.decisions import Seat


def gives(pos: Scholars, step: Placing) -> list[GivesView]:
    """For each colour that the action could have: its value and what each of its main actions would reach."""
    found: list[GivesView] = []
    for colour in mixed(step.faces(pos)):
        trial = pos.copy()
        trial.events = None
        trial.agenda = []
        step.place(trial, step.faces(trial), colour)
        found.append({"colour": COLOURS[colour], "value": trial.value, **reach(trial, step.seat)})
    return found


def reach(pos: Scholars, seat: Seat) -> ReachView:
    """What the action in progress can reach, by main action, and the tucked cards that it can use at once."""
    ids, acts = pos.box.ids, acts_of(pos, seat)
    found: ReachView = {}
    if RECRUIT in acts:
        found["recruit"] = [ids[card] for card in within_reach(pos, recruit_value(pos))]
    if TRAVEL in acts:
        found["travel"] = pos.value
    if RESEARCH in acts:
        found["research"] = {SCIENCES[track]: level for track, level in levels(pos, seat)}
    if any([act > RESEARCH for act in acts]):
        found["translate"] = [ids[scroll] for scroll in translatable(pos, seat)]
        if pos.colours >> BLACK & 1:
            found["study"] = [study + 1 for study in range(2) if why_not_study(pos, seat, study) is None]
    if pos.slot < COLUMNS:
        box = pos.box
        column = [
            card for card in pos.players[seat].columns[pos.slot] if not box.passive[card] and not box.golden[card]
        ]
        found["cards"] = [ids[card] for card in column if pos.can_do(seat, box.use[card])]
    return found


def levels(pos: Scholars, seat: Seat) -> list[tuple[int, int]]:
    """How far each track of the action's colours could go."""
    found = []
    for track in range(TRACKS if pos.myriade else MEDICINE):
        if why_not_research(pos, seat, track, pos.value) is None:
            level, left = pos.players[seat].levels[track], pos.value
            while level < TOP and pos.box.step_cost[track][level] <= left:
                left -= pos.box.step_cost[track][level]
                level += 1
            found.append((track, level))
    return found
