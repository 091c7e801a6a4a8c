"""Work: an action card, dice and workers in a slot, then everything that the slot does. [5.1, 6]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.actions import (
    Recruiting,
    Researching,
    Travelling,
    can_research,
    recruit_value,
    why_not_employ,
    why_not_recruit,
    why_not_research,
    within_reach,
)
from tablee.games.scholars.rules.choices import (
    ACT,
    BANNER,
    COLOUR,
    DIE,
    PLAY_CARD,
    USE,
    WORKER,
    Act,
    Advance,
    Dispatch,
    Employ,
    Move,
    PickColour,
    PlayCard,
    Study,
    Translate,
    Use,
    UseBanner,
    UseDie,
    UseWorker,
)
from tablee.games.scholars.rules.dice import mixed, widened, with_workers
from tablee.games.scholars.rules.refusals import (
    COLOUR_FIXED,
    END_ONLY,
    FRESH_DIE,
    NO_SUCH_ACTION_CARD,
    NO_SUCH_DIE,
    NO_WORKER,
    NOT_THIS_ACTION,
    ONCE,
    ONE_OR_TWO_DICE,
    PICK_A_COLOUR,
    TOO_FAR,
    TWO_WORKERS,
    WHITE_RESEARCH,
    WRONG_SLOT,
)
from tablee.games.scholars.rules.translate import Translating, can_translate, why_not_study, why_not_translate
from tablee.games.scholars.state.board import Scholars, clear_turn
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.terms import (
    BLACK,
    COLOURS,
    COLUMNS,
    NONE,
    RECRUIT,
    RESEARCH,
    SCIENCES,
    SLOTS,
    TRANSLATE,
    TRAVEL,
)
from tablee.kernel.decisions import DONE, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

MOST_DICE: Final = 2
MOST_WORKERS: Final = 2
PRINTED: Final = 2
"""The place of a die that is printed on the action card."""
PLACED: Final[tuple[list[int], ...]] = ([], [0], [0, 1])
"""The places of so many dice."""


@dataclass(init=False)
class PickCard(Step):
    """An action card from hand into the slot. [5.1]"""

    seat: Seat
    slot: int

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def ask(self, pos: Scholars) -> Decision | None:
        cards = pos.players[self.seat].cards
        choices = [PLAY_CARD[kind] for kind in range(9) if cards >> kind & 1]
        return Decision(self.seat, "card", (SLOTS[self.slot],), choices, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, PlayCard)
        pos.do(Placing(self.seat, self.slot, choice.science, (), ()))

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return NO_SUCH_ACTION_CARD if isinstance(choice, PlayCard) else None


@dataclass(init=False)
class Placing(Step):
    """One or two dice, up to two workers on each; nothing is placed before it is done. [5.1, 6]

    Being done is asked even where nothing else is left: one sees what the dice make before they lie there.
    """

    seat: Seat
    slot: int
    kind: int
    dice: tuple[int, ...]
    workers: tuple[int, ...]
    """Each as 4 * place + colour, in the order they were put."""

    def __init__(self, seat: Seat, slot: int, kind: int, dice: tuple[int, ...], workers: tuple[int, ...]) -> None:
        self.seat = seat
        self.slot = slot
        self.kind = kind
        self.dice = dice
        self.workers = workers

    def faces(self, pos: Scholars) -> list[int]:
        """The dice as their workers have made them, with the one that an upgraded card has printed on it."""
        workers = self.workers
        dice = [with_workers(self.dice[i], i, workers) for i in range(len(self.dice))] if workers else list(self.dice)
        printed = pos.box.printed_die[pos.upgraded(self.seat, self.kind)][self.kind]
        if printed:
            dice.append(with_workers(8 * BLACK + printed, PRINTED, workers))
        return dice

    def places(self, pos: Scholars) -> list[int]:
        """Where workers can go: the dice placed, and the printed one."""
        places = PLACED[len(self.dice)]
        if pos.box.printed_die[pos.upgraded(self.seat, self.kind)][self.kind]:
            return [*places, PRINTED]
        return places

    def free(self, pos: Scholars) -> list[int]:
        """The dice in hand that are not placed yet."""
        hand = pos.players[self.seat].hand
        if self.dice:
            hand = hand[:]
            for die in self.dice:
                hand.remove(die)
        return hand

    def left(self, pos: Scholars) -> list[int]:
        """The workers not placed yet."""
        workers = pos.players[self.seat].workers
        if self.workers:
            workers = workers[:]
            for worker in self.workers:
                workers[worker & 3] -= 1
        return workers

    def ask(self, pos: Scholars) -> Decision | None:
        choices: list[Choice] = []
        placed = len(self.dice)
        if placed < MOST_DICE:
            last = 0
            for die in self.free(pos):
                if die != last:
                    choices.append(DIE[die])
                    last = die
        if not placed:
            return Decision(self.seat, "dice", ("", 0), choices, True)
        workers = self.left(pos)
        if any(workers):
            for place in self.places(pos):
                there = 0
                for worker in self.workers:
                    if worker >> 2 == place:
                        there += 1
                if there < MOST_WORKERS:
                    choices += [WORKER[4 * place + colour] for colour in range(4) if workers[colour]]
        faces = self.faces(pos)
        colours = mixed(faces)
        value = 0
        for die in faces:
            value += die & 7
        if len(colours) > 1:
            choices += [COLOUR[colour] for colour in colours]
        else:
            choices.append(DONE)
        return Decision(self.seat, "dice", (COLOURS[colours[0]], value), choices, True, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat, slot, kind = self.seat, self.slot, self.kind
        if isinstance(choice, UseDie):
            pos.do(Placing(seat, slot, kind, (*self.dice, 8 * choice.colour + choice.value), self.workers))
        elif isinstance(choice, UseWorker):
            pos.do(Placing(seat, slot, kind, self.dice, (*self.workers, 4 * choice.place + choice.colour)))
        else:
            faces = self.faces(pos)
            self.place(pos, faces, choice.colour if isinstance(choice, PickColour) else mixed(faces)[0])

    def place(self, pos: Scholars, faces: list[int], colour: int) -> None:
        seat, slot, kind = self.seat, self.slot, self.kind
        me, box = pos.players[seat], pos.box
        me.hand = self.free(pos)[:]
        me.workers = self.left(pos)[:]
        me.cards &= ~(1 << kind)
        me.slots[slot] = kind
        me.slot_dice[slot] = self.dice
        me.slot_workers[slot] = tuple([worker & 3 for worker in self.workers])
        clear_turn(pos)
        pos.slot = slot
        pos.dice_used = len(self.dice)
        pos.value = sum([die & 7 for die in faces])
        pos.colours = 1 << colour
        if slot < COLUMNS and me.columns[slot]:
            column = me.columns[slot]
            pos.value += sum([box.plus[card] for card in column])
            pairs = [box.same[card] for card in column if box.same[card]]
            if pairs and any([die >> 3 == colour for die in faces]):  # dice are the same, not their mixture
                pos.colours = widened(pos.colours, pairs)
        pos.tell("worked", seat, (SLOTS[slot], SCIENCES[kind], COLOURS[colour], pos.value))
        pos.do(RESOLVING[seat])

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, UseDie):
            if len(self.dice) == MOST_DICE:
                return ONE_OR_TWO_DICE
            die = 8 * choice.colour + choice.value
            return FRESH_DIE if die in pos.players[self.seat].fresh else NO_SUCH_DIE
        if isinstance(choice, UseWorker):
            if not self.dice or choice.colour > 3 or choice.place not in self.places(pos):
                return NO_SUCH_DIE
            return TWO_WORKERS if self.left(pos)[choice.colour] > 0 else NO_WORKER
        if isinstance(choice, (Done, Pass)):
            return PICK_A_COLOUR if self.dice else ONE_OR_TWO_DICE
        return None


def acts_of(pos: Scholars, seat: Seat) -> list[int]:
    """The main actions that the slot in use may do. [3, 10.9]"""
    slot = pos.slot
    if slot >= COLUMNS:
        return [RECRUIT, TRAVEL, RESEARCH, TRANSLATE]
    acts = [slot]
    also = pos.box.also
    for card in pos.players[seat].columns[slot]:
        if also[card] >= 0 and also[card] not in acts:
            acts.append(also[card])
    return acts


def can_act(pos: Scholars, seat: Seat, act: int) -> bool:
    """Is there anything this main action could do?"""
    if act == RECRUIT:
        return bool(within_reach(pos, recruit_value(pos)))
    if act == TRAVEL:
        return pos.value > 0
    return can_research(pos, seat) if act == RESEARCH else can_translate(pos, seat)


def act_step(pos: Scholars, seat: Seat, act: int) -> Step:
    if act == RECRUIT:
        return Recruiting(seat, recruit_value(pos), True, True)
    if act == TRAVEL:
        return Travelling(seat)
    return Researching(seat, NONE, pos.value) if act == RESEARCH else Translating(seat)


@dataclass(init=False)
class Resolving(Step):
    """Main action, brown banner and tucked cards of the slot: in any order, each at most once, all optional. [5.1]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, pos: Scholars) -> Decision | None:
        seat = self.seat
        me = pos.players[seat]
        choices: list[Choice] = []
        if pos.act < 0:
            choices = [ACT[act] for act in acts_of(pos, seat) if can_act(pos, seat, act)]
        if not pos.banner:
            deed = banner_of(pos, seat)
            if pos.can_do(seat, deed):
                choices.append(BANNER)
        if pos.slot < COLUMNS:
            box = pos.box
            for card in me.columns[pos.slot]:
                if box.passive[card] or box.golden[card] or card in pos.used:
                    continue
                if pos.can_do(seat, box.use[card]):
                    choices.append(USE[card])
        choices.append(DONE)
        return Decision(seat, "resolve", (SLOTS[pos.slot], pos.value), choices, False, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Done):
            return
        pos.do(self)
        pos.do(AFTER_PART[seat])
        if isinstance(choice, Act):
            pos.act = choice.act
            pos.do(act_step(pos, seat, choice.act))
        elif isinstance(choice, UseBanner):
            pos.banner = True
            pos.do_deed(seat, banner_of(pos, seat))
        else:
            assert isinstance(choice, Use)
            pos.used.append(choice.card)
            pos.tell("used", seat, (pos.box.ids[choice.card],))
            pos.use_deed(seat, pos.box.use[choice.card])

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        seat = self.seat
        if isinstance(choice, (UseWorker, PickColour, UseDie)):
            return COLOUR_FIXED
        if isinstance(choice, Use):
            column = pos.players[seat].columns[pos.slot] if pos.slot < COLUMNS else ()
            if choice.card not in column:
                return WRONG_SLOT
            if pos.box.golden[choice.card]:
                return END_ONLY
            return ONCE if choice.card in pos.used else None
        if isinstance(choice, UseBanner):
            return ONCE if pos.banner else None
        if isinstance(choice, Act):
            if pos.act >= 0:
                return ONCE
            if choice.act not in acts_of(pos, seat):
                return NOT_THIS_ACTION
            return WHITE_RESEARCH if choice.act == RESEARCH and pos.colours == 1 else None
        return why_not_within(pos, seat, choice)


def why_not_within(pos: Scholars, seat: Seat, choice: Choice) -> Rule | None:
    """The rule against a choice inside a main action that has not been begun."""
    act = NONE
    rule: Rule | None = None
    if isinstance(choice, Dispatch):
        act, rule = RECRUIT, why_not_recruit(pos, seat, choice.card, recruit_value(pos))
    elif isinstance(choice, Employ):
        act, rule = RECRUIT, why_not_employ(pos, seat, choice.card, recruit_value(pos))
    elif isinstance(choice, Move):
        act, rule = TRAVEL, None if 0 < choice.distance <= pos.value else TOO_FAR
    elif isinstance(choice, Advance):
        act, rule = RESEARCH, why_not_research(pos, seat, choice.science, pos.value)
    elif isinstance(choice, Translate):
        act, rule = TRANSLATE, why_not_translate(pos, seat, choice.card)
    elif isinstance(choice, Study):
        act, rule = TRANSLATE, why_not_study(pos, seat, choice.study)
    if act < 0:
        return None
    if pos.act >= 0:
        return ONCE
    return rule if act in acts_of(pos, seat) else NOT_THIS_ACTION


def banner_of(pos: Scholars, seat: Seat) -> Deed:
    """The brown banner of the action card on the slot in use."""
    kind = pos.players[seat].slots[pos.slot]
    return pos.box.banner[pos.upgraded(seat, kind)][kind]


@dataclass(init=False)
class AfterPart(Step):
    """A part of the Work is finished: Pages that waited for its interactions are resolved. [Expansion 12]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, pos: Scholars) -> None:
        if not pos.met:
            return
        met, pos.met = pos.met, []
        if pos.slot >= COLUMNS:
            return
        box = pos.box
        column = pos.players[self.seat].columns[pos.slot]
        waiting = [card for card in column if box.met[card] and card not in pos.used]
        if not waiting:
            return
        pos.do(self)
        for character in reversed(met):
            for card in waiting:
                if box.met[card] >> character & 1:
                    pos.do(Triggered(self.seat, card))


@dataclass
class Triggered(Step):
    """A Page after an interaction with a translator pictured on it."""

    seat: Seat
    card: int

    def run(self, pos: Scholars) -> None:
        pos.tell("used", self.seat, (pos.box.ids[self.card],))
        pos.do_deed(self.seat, pos.box.met_deed[self.card])


# Steps that every turn goes through are made once.
RESOLVING: Final = [Resolving(seat) for seat in range(4)]
AFTER_PART: Final = [AfterPart(seat) for seat in range(4)]
WORK_STEPS: Final = (PickCard, Placing, Resolving, AfterPart, Triggered)
