"""The course of the game: the draft, turn after turn, and the way to the end. [4, 5, 14]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import REST, USE, WORK, Draft, Use, Work
from tablee.games.scholars.rules.gains import ROOM_PLACE, put_influence
from tablee.games.scholars.rules.refusals import CANNOT_WORK, COMPULSORY, SLOT_CLOSED, SLOT_USED
from tablee.games.scholars.rules.rest import Resting
from tablee.games.scholars.rules.scoring import rival_lines
from tablee.games.scholars.rules.solo import begin_rival_turn
from tablee.games.scholars.rules.tuck import ALL_REACHED, Tucking, check_goal
from tablee.games.scholars.rules.work import PickCard
from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import Deeds, Scholars, clear_turn
from tablee.games.scholars.state.terms import COLOURS, FINAL, NOBODY, OVER, RIVAL, SIXTH
from tablee.kernel.decisions import DONE, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

# Set-up


@dataclass
class Drafting(Step):
    """In reverse turn order: one starting translator with the resource card under it. [4.8]"""

    seat: Seat

    def ask(self, pos: Scholars) -> Decision | None:
        choices: list[Choice] = [Draft(card) for card in pos.pairs]
        return Decision(self.seat, "draft", (), choices, False, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Draft)
        seat = self.seat
        me = pos.players[seat]
        pair = pos.pairs.index(choice.card)
        resource = pos.under.pop(pair)
        pos.pairs.pop(pair)
        pos.out.append(resource)
        numbers = pos.box.cards[resource].numbers
        pos.tell("drafted", seat, (pos.box.ids[choice.card], pos.box.ids[resource]))
        for colour in range(4):
            name = COLOURS[colour]
            dice = min(pos.dice[colour], numbers[f"dice-{name}"])
            workers = min(pos.workers[colour], numbers[f"workers-{name}"])
            pos.dice[colour] -= dice
            me.bag[colour] += dice
            pos.workers[colour] -= workers
            me.workers[colour] += workers
        me.gold += numbers["gold"]
        me.silver += numbers["silver"]
        put_influence(pos, seat, ROOM_PLACE + pos.room_of(choice.card))
        pos.draw_dice(seat, pos.box.opening_dice, False)
        bonus = pos.box.cards[resource].deeds.get("bonus")
        if bonus is not None:
            pos.do(Deeds(seat, bonus, 0))

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class Begin(Step):
    """What was not drafted: translators stay as neutral, resource cards leave. Goals are dealt. [4.8, 4.9]"""

    def run(self, pos: Scholars) -> None:
        pos.out += pos.under
        pos.pairs, pos.under = [], []
        for seat in range(pos.seats):
            me = pos.players[seat]
            me.hand = sorted(me.hand + me.fresh)
            me.fresh = []
        goals = pos.shuffle(list(pos.box.goals))
        for seat in pos.from_seat(pos.first):
            me = pos.players[seat]
            me.goal = goals.pop()
            me.scrolls.append(pos.box.first_start_scroll + me.goal - pos.box.first_goal)
            worker, die = (
                pos.box.goal_worker[me.goal - pos.box.first_goal],
                pos.box.goal_die[me.goal - pos.box.first_goal],
            )
            pos.workers[terms.WHITE] -= 1
            pos.workers[worker] -= 1
            pos.dice[die] -= 1
            pos.tell("goal-dealt", seat, (pos.box.ids[me.goal],))
        pos.out += goals
        pos.out += [pos.box.first_start_scroll + goal - pos.box.first_goal for goal in goals]
        if pos.solo:
            neutrals = [room for room in range(len(pos.rooms)) if pos.rooms[room] >= 0 and pos.owners[room] == NOBODY]
            for room in neutrals[: pos.box.cards[pos.box.first_level + pos.level - 1].numbers["gold"]]:
                pos.gold_on[room] += 1
        pos.phase = terms.PLAY
        clear_turn(pos)
        pos.round = 1
        pos.do(Turn(pos.first))


# The turn


@dataclass(init=False)
class Turn(Step):
    """Work or Rest; asked even when only a Rest is left, since that cannot be taken back. [5]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, pos: Scholars) -> Decision | None:
        me = pos.players[self.seat]
        choices: list[Choice] = []
        if me.cards and me.hand:
            slots = me.slots
            choices = [WORK[slot] for slot in range(SIXTH) if slots[slot] < 0]
            if me.reached == ALL_REACHED and slots[SIXTH] < 0:
                choices.append(WORK[SIXTH])
        choices.append(REST)
        return Decision(self.seat, "turn", (pos.round,), choices, False, True)

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat = self.seat
        pos.do(END_TURN[seat])
        if isinstance(choice, Work):
            pos.do(PICK_CARD[seat][choice.slot])
        else:
            pos.do(Resting(seat))

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Work):
            me = pos.players[self.seat]
            if choice.slot == SIXTH and me.reached != ALL_REACHED:
                return SLOT_CLOSED
            return SLOT_USED if me.slots[choice.slot] >= 0 else CANNOT_WORK
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass(init=False)
class EndTurn(Step):
    """Objectives of the goal card are checked, then every card that is due is tucked. [5.1]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, pos: Scholars) -> None:
        if self.seat < pos.seats:
            check_goal(pos, self.seat)
        following = NextTurn(self.seat)
        if pos.due:
            pos.do(following)
            pos.do(Tucking(self.seat))
        else:
            following.run(pos)


@dataclass(init=False)
class NextTurn(Step):
    """Clockwise; after the last round the end. In solo the opponent's turn follows yours. [5, 14]"""

    seat: Seat

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, pos: Scholars) -> None:
        for me in pos.players:
            if me.fresh:
                me.hand = sorted(me.hand + me.fresh)
                me.fresh = []
        clear_turn(pos)
        if pos.solo and self.seat != RIVAL:
            pos.turn = RIVAL
            pos.do(EndTurn(RIVAL))
            begin_rival_turn(pos)
            return
        following = 0 if pos.solo else pos.after(self.seat)
        if following != pos.first:
            pos.turn = following
            pos.do(TURN[following])
        elif pos.last and pos.round >= pos.last:
            pos.turn = pos.first
            pos.do(Finish())
            if pos.myriade:
                pos.phase = FINAL
                for seat in reversed(pos.from_seat(pos.first)):
                    pos.do(FinalPages(seat, ()))
        else:
            pos.round += 1
            pos.turn = following
            pos.do(TURN[following])


@dataclass
class FinalPages(Step):
    """Before the Dice Sum each player may resolve their gold Pages, in any order. [Expansion 9]"""

    seat: Seat
    used: tuple[int, ...]

    def ask(self, pos: Scholars) -> Decision | None:
        box = pos.box
        choices: list[Choice] = []
        for column in pos.players[self.seat].columns:
            for card in column:
                if not box.golden[card] or box.passive[card] or card in self.used:
                    continue
                if pos.can_do(self.seat, box.use[card]):
                    choices.append(USE[card])
        return Decision(self.seat, "final-pages", (), [*choices, DONE]) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        if isinstance(choice, Use):
            pos.turn = self.seat
            pos.do(FinalPages(self.seat, (*self.used, choice.card)))
            pos.do(Tucking(self.seat))
            pos.tell("used", self.seat, (pos.box.ids[choice.card],))
            pos.use_deed(self.seat, pos.box.use[choice.card])

    def run(self, pos: Scholars) -> None:
        pass


@dataclass
class Finish(Step):
    """Nothing is left but to count."""

    def run(self, pos: Scholars) -> None:
        pos.phase = OVER
        for me in pos.players:
            me.hand = sorted(me.hand + me.fresh)
            me.fresh = []
        if pos.solo:
            pos.tell("rival-scored", NOBODY, (sum(rival_lines(pos).values()),))
        pos.tell("game-ended", NOBODY, ())


# Steps that every turn goes through are made once.
TURN: Final = [Turn(seat) for seat in range(4)]
END_TURN: Final = [EndTurn(seat) for seat in range(4)]
PICK_CARD: Final = [[PickCard(seat, slot) for slot in range(6)] for seat in range(4)]
