"""The end of a turn: goal objectives, then cards tucked under the board, rows and bonus tiles. [10, 13]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import PAY, TUCK, Pay, Tuck
from tablee.games.scholars.rules.gains import Choosing
from tablee.games.scholars.rules.refusals import COMPULSORY, PAGE_SLOT, TUCK_TOO_EXPENSIVE
from tablee.games.scholars.rules.work import AFTER_PART
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import ACTS, COLOURS, COLUMNS, GOAL, HOLDER, WHITE
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

ALL_REACHED: Final = 7
TILES: Final = 4


def check_goal(pos: Scholars, seat: Seat) -> None:
    """At the end of one's turn: each objective is rewarded once; all three open the sixth slot. [13]"""
    me, box = pos.players[seat], pos.box
    if me.reached == ALL_REACHED or me.goal < 0:
        return
    goal = me.goal - pos.box.first_goal
    new = me.met
    if me.levels[box.goal_track[goal]] >= box.goal_level[goal]:
        new |= 4
    new &= ~me.reached
    if not new:
        return
    if new & 1:
        me.workers[WHITE] += 1
        pos.tell("goal-reached", seat, ("met", COLOURS[WHITE]))
    if new & 2:
        me.workers[box.goal_worker[goal]] += 1
        pos.tell("goal-reached", seat, ("translated", COLOURS[box.goal_worker[goal]]))
    if new & 4:
        me.bag[box.goal_die[goal]] += 1
        pos.tell("goal-reached", seat, ("level", COLOURS[box.goal_die[goal]]))
    me.reached |= new
    if me.reached == ALL_REACHED:
        me.cards |= 1 << GOAL
        pos.tell("goal-done", seat, ())


# Tucking


def tuck_price(pos: Scholars, seat: Seat, column: int) -> int:
    """In units: the cards already there, or what the row-reference tile says. [10.7; expansion 8]"""
    me = pos.players[seat]
    return price_in_column(pos.box, pos.myriade, len(me.columns[column]), me.rows)


def price_in_column(box: ScholarsBox, myriade: bool, height: int, rows: int) -> int:
    if not myriade:
        return height
    row = height - rows
    return box.row_prices[row] if row < len(box.row_prices) else 0


def fits(pos: Scholars, seat: Seat, card: int, column: int) -> bool:
    """A red Page goes under its slot, or under one to which a translator adds that action. [Expansion 6.5]"""
    if not pos.box.first_page <= card < pos.box.first_row_tile or pos.box.golden[card]:
        return True
    slot = pos.box.slot[card]
    if slot == column:
        return True
    for other in pos.players[seat].columns[column]:
        if pos.box.also[other] == slot:
            return True
    return False


def can_pay_units(pos: Scholars, seat: Seat, units: int) -> bool:
    return pos.players[seat].silver + pos.dice[WHITE] >= units


@dataclass
class Tucking(Step):
    """Cards due are tucked by their holders, clockwise from the active player, each in the order they like."""

    seat: Seat
    """The active player."""

    def holder(self, pos: Scholars) -> Seat:
        for seat in pos.from_seat(self.seat):
            if any([due // HOLDER == seat for due in pos.due]):
                return seat
        return -1

    def choices(self, pos: Scholars, seat: Seat) -> list[Choice]:
        open = [column for column in range(COLUMNS) if can_pay_units(pos, seat, tuck_price(pos, seat, column))]
        cards = [due % HOLDER for due in pos.due if due // HOLDER == seat]
        return [TUCK[card][column] for card in cards for column in open if fits(pos, seat, card, column)]

    def ask(self, pos: Scholars) -> Decision | None:
        seat = self.holder(pos)
        if seat < 0:
            return None
        choices = self.choices(pos, seat)
        return Decision(seat, "tuck", (), choices) if choices else None

    def run(self, pos: Scholars) -> None:
        """Nothing is due; or what the holder has due cannot be paid for at all and leaves the game."""
        seat = self.holder(pos)
        if seat < 0:
            return
        due = [due for due in pos.due if due // HOLDER == seat][0]
        pos.due.remove(due)
        pos.out.append(due % HOLDER)
        pos.tell("left-game", -1, (pos.box.ids[due % HOLDER],))
        pos.do(self)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Tuck)
        seat = self.holder(pos)
        pos.do(self)
        price = tuck_price(pos, seat, choice.act)
        if price:
            pos.do(TuckPrice(seat, choice.card, choice.act, price))
        else:
            tuck(pos, seat, choice.card, choice.act)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        seat = self.holder(pos)
        if isinstance(choice, Tuck) and HOLDER * seat + choice.card in pos.due:
            return TUCK_TOO_EXPENSIVE if fits(pos, seat, choice.card, choice.act) else PAGE_SLOT
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class TuckPrice(Step):
    """So many units, each 1 silver or 1 white die into the bag: the silver is named, dice make up for the rest."""

    seat: Seat
    card: int
    column: int
    price: int

    def ask(self, pos: Scholars) -> Decision | None:
        silver = pos.players[self.seat].silver
        amounts = range(max(0, self.price - pos.dice[WHITE]), min(self.price, silver) + 1)
        return Decision(self.seat, "tuck-price", (pos.box.ids[self.card], self.price), [PAY[n] for n in amounts], True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        pos.pay_silver(self.seat, choice.amount)
        for _ in range(self.price - choice.amount):
            pos.gain_die(self.seat, WHITE, False)
        tuck(pos, self.seat, self.card, self.column)

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return TUCK_TOO_EXPENSIVE if isinstance(choice, Pay) else None


def tuck(pos: Scholars, seat: Seat, card: int, column: int) -> None:
    """A completed row is resolved before anything else is tucked. [Expansion 8.3]

    In the active player's own end step an interaction still sets off the Pages of the slot used, but no new one.
    """
    me = pos.players[seat]
    pos.due.remove(HOLDER * seat + card)
    me.columns[column] = (*me.columns[column], card)
    pos.tell("tucked", seat, (pos.box.ids[card], ACTS[column]))
    if seat == pos.turn:
        pos.used.append(card)
    if pos.myriade and min([len(cards) for cards in me.columns]) > me.rows:
        me.rows += 1
        pos.tell("row-completed", seat, (me.rows,))
        if me.flipped < TILES:
            if seat == pos.turn and pos.slot >= 0:
                pos.do(AFTER_PART[seat])
            pos.do(FlipTile(seat))
            pos.do(Choosing(seat, pos.box.tile_deeds[me.flipped]))


@dataclass
class FlipTile(Step):
    """The row-bonus tile shows its golden side."""

    seat: Seat

    def run(self, pos: Scholars) -> None:
        me = pos.players[self.seat]
        me.flipped += 1
        pos.tell("flipped", self.seat, (pos.box.ids[pos.box.first_row_tile + me.flipped - 1],))


TUCK_STEPS: Final = (Tucking, TuckPrice, FlipTile)
