"""Gold on translators, fees to their owners, retiring; and what the solo opponent's silver does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.scholars.rules.choices import PLACE_GOLD, RETIRE, TAKE_GOLD, PlaceGold, Retire, TakeGold
from tablee.games.scholars.rules.refusals import COMPULSORY, NO_FEE, NO_GOLD, NO_GOLD_ON_IT, NOT_EMPLOYED, NOT_ON_TOP
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import BOOK_SPACES, DECKS, GUILDS, HOLDER, NOBODY, NONE, RIVAL
from tablee.kernel.decisions import PASS, Choice, Decision, Done, Pass, Rule, Seat, seat_name
from tablee.kernel.position import Step

RESOURCE_TRACK: Final = 6
RETURNS: Final = ("purple", "gold", "orange", "gold", "green", "gold")
"""What the opponent's marker brings each time it comes back to the start; then nothing more. [15]"""


def pay_fee(pos: Scholars, seat: Seat, owner: int) -> None:
    """For an interaction: to the owner, or to the supply; in solo neutrals are the opponent's. [10.3]"""
    fee = pos.box.fee
    pos.players[seat].silver -= fee
    if 0 <= owner < pos.seats:
        pos.players[owner].silver += fee
        pos.tell("paid-fee", seat, (fee, seat_name(owner)))
    else:
        pos.tell("paid-fee", seat, (fee, "opponent" if pos.solo else "supply"))
        if pos.solo:
            pos.do(RivalTrack(fee))


def retire_room(pos: Scholars, room: int) -> None:
    """Gold to the supply, influence home, the room is free; the owner will tuck the card. [10.5]"""
    card, owner = pos.rooms[room], pos.owners[room]
    pos.rooms[room] = NONE
    pos.owners[room] = NOBODY
    pos.gold_on[room] = 0
    pos.tell("retired", owner, (pos.box.ids[card],))
    if owner >= 0:
        pos.players[owner].influence += 1
        pos.due.append(HOLDER * owner + card)
    elif pos.solo:
        pos.rival.retired.append(card)
    else:
        pos.out.append(card)


def settle_room(pos: Scholars, room: int) -> None:
    """With enough gold a translator retires at once."""
    card = pos.rooms[room]
    if card >= 0 and pos.gold_on[room] >= pos.box.retire_at[card]:
        retire_room(pos, room)


@dataclass
class RetireFull(Step):
    """After a whole translation: every translator with enough gold retires. [12.4]"""

    def run(self, pos: Scholars) -> None:
        for room in range(len(pos.rooms)):
            settle_room(pos, room)


def why_not_place(pos: Scholars, seat: Seat, card: int) -> Rule | None:
    """The rule against placing 1 own gold on this translator. Nobody is employed before the draft is over."""
    room = pos.room_of(card)
    if room < 0 or pos.pairs:
        return NOT_EMPLOYED
    me = pos.players[seat]
    if not me.gold:
        return NO_GOLD
    return NO_FEE if pos.fee_for(seat, room) > me.silver else None


def why_not_take(pos: Scholars, seat: Seat, card: int) -> Rule | None:
    room = pos.room_of(card)
    if room < 0:
        return NOT_EMPLOYED
    if not pos.gold_on[room]:
        return NO_GOLD_ON_IT
    return NO_FEE if pos.fee_for(seat, room) > pos.players[seat].silver else None


def placings(pos: Scholars, seat: Seat) -> list[Choice]:
    me = pos.players[seat]
    if not me.gold or pos.pairs:
        return []
    rooms, owners, poor = pos.rooms, pos.owners, me.silver < pos.box.fee
    return [
        PLACE_GOLD[rooms[room]]
        for room in range(len(rooms))
        if rooms[room] >= 0 and not (poor and owners[room] != seat)
    ]


def takings(pos: Scholars, seat: Seat) -> list[Choice]:
    rooms, owners, poor = pos.rooms, pos.owners, pos.players[seat].silver < pos.box.fee
    return [
        TAKE_GOLD[rooms[room]]
        for room in range(len(rooms))
        if pos.gold_on[room] and not (poor and owners[room] != seat)
    ]


def interact_with_room(pos: Scholars, seat: Seat, room: int) -> None:
    """The fee, if the translator is not one's own, and the note that they have met."""
    owner = pos.owners[room]
    if owner != seat:
        pay_fee(pos, seat, owner)
    pos.interact(seat, pos.rooms[room])


@dataclass(init=False)
class MovingGold(Step):
    """Place 1 own gold on an employed translator, or take 1 from one; or only place. [10.4]"""

    seat: Seat
    left: int
    only_place: bool

    def __init__(self, seat: Seat, left: int, only_place: bool) -> None:
        self.seat = seat
        self.left = left
        self.only_place = only_place

    def ask(self, pos: Scholars) -> Decision | None:
        choices = placings(pos, self.seat)
        if not self.only_place:
            choices += takings(pos, self.seat)
        if not choices:
            return None
        choices.append(PASS)
        return Decision(self.seat, "place-gold" if self.only_place else "move-gold", (self.left,), choices)

    def take(self, pos: Scholars, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Pass):
            return
        if self.left > 1:
            pos.do(MovingGold(seat, self.left - 1, self.only_place))
        if isinstance(choice, PlaceGold):
            room = pos.room_of(choice.card)
            pos.players[seat].gold -= 1
            interact_with_room(pos, seat, room)
            pos.gold_on[room] += 1
            pos.tell("placed-gold", seat, (pos.box.ids[choice.card],))
            settle_room(pos, room)
        else:
            assert isinstance(choice, TakeGold)
            room = pos.room_of(choice.card)
            interact_with_room(pos, seat, room)
            pos.gold_on[room] -= 1
            pos.players[seat].gold += 1
            pos.tell("took-gold", seat, (pos.box.ids[choice.card],))

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, PlaceGold):
            return why_not_place(pos, self.seat, choice.card)
        if isinstance(choice, TakeGold) and not self.only_place:
            return why_not_take(pos, self.seat, choice.card)
        return None


@dataclass
class RetiringTop(Step):
    """Take the top translator of any deck as if retired. [10.6]"""

    seat: Seat

    def ask(self, pos: Scholars) -> Decision | None:
        tops = [pos.top(deck) for deck in range(DECKS)]
        choices = [RETIRE[card] for card in tops if card >= 0]
        return Decision(self.seat, "retire", (), choices) if choices else None

    def take(self, pos: Scholars, choice: Choice) -> None:
        assert isinstance(choice, Retire)
        card = take_top(pos, pos.box.deck[choice.card])
        pos.tell("retired", self.seat, (pos.box.ids[card],))
        pos.interact(self.seat, card)
        pos.due.append(HOLDER * self.seat + card)

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        if isinstance(choice, Retire):
            return NOT_ON_TOP
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


def take_top(pos: Scholars, deck: int) -> int:
    """The top translator leaves its deck; the next one is turned up."""
    card = pos.decks[deck].pop()
    pos.next_on_top(deck)
    return card


# The solo opponent's silver


@dataclass
class RivalTrack(Step):
    """Every silver the opponent gains moves their marker one step along the resource track. [15]"""

    steps: int

    def run(self, pos: Scholars) -> None:
        rival = pos.rival
        for _ in range(self.steps):
            rival.track = (rival.track + 1) % RESOURCE_TRACK
            if rival.track == 0:
                rival_returns(pos)
        if self.steps:
            pos.tell("rival-track", NOBODY, (self.steps, rival.track))


def rival_returns(pos: Scholars) -> None:
    """Back at the start: the next benefit, a research marker, and with the expansion a Page; six times at most."""
    rival = pos.rival
    if rival.returns >= len(RETURNS):
        return
    benefit = RETURNS[rival.returns]
    rival.returns += 1
    pos.tell("rival-returned", NOBODY, (rival.returns,))
    if benefit == "gold":
        rival_places_gold(pos)
    else:
        rival_influences(pos, GUILDS.index(benefit))
    if pos.myriade:
        rival_gains_page(pos)


def rival_influences(pos: Scholars, guild: int) -> None:
    if pos.rival.influence:
        pos.rival.influence -= 1
        pos.guilds[guild][RIVAL] += 1
        pos.tell("rival-influenced", NOBODY, (GUILDS[guild],))
        pos.recount(guild)


def left_most_neutral(pos: Scholars) -> int:
    """The room of the opponent's left-most translator, or NONE."""
    for room in range(len(pos.rooms)):
        if pos.rooms[room] >= 0 and pos.owners[room] == NOBODY:
            return room
    return NONE


def rival_places_gold(pos: Scholars) -> None:
    room = left_most_neutral(pos)
    if room >= 0:
        pos.gold_on[room] += 1
        pos.tell("rival-placed-gold", NOBODY, (pos.box.ids[pos.rooms[room]],))
        settle_room(pos, room)


def rival_gains_page(pos: Scholars) -> None:
    """From above a research marker that is still there: most points, then the higher one, then the left one. [10.5]"""
    rival, points = pos.rival, pos.box.points
    there = [space for space in range(BOOK_SPACES) if pos.books[space] >= 0]
    markers = [space for space in range(BOOK_SPACES) if rival.markers >> space & 1]
    if not markers:
        return
    wanted = [space for space in there if space in markers]
    marker = NONE if wanted else markers[0]
    wanted = wanted or there
    if wanted:
        best = max([points[pos.books[space]] for space in wanted])
        space = [space for space in wanted if points[pos.books[space]] == best][0]
        marker = space if marker < 0 else marker
        page = pos.books[space]
        rival.pages.append(page)
        pos.books[space] = NONE
        pos.tell("rival-page", NOBODY, (pos.box.ids[page],))
        refill_books(pos)
    rival.markers &= ~(1 << marker)


def refill_books(pos: Scholars) -> None:
    """An empty Book gets two Pages; when all three are down to one, every space is filled. [6.6]"""
    books = pos.books
    counts = [sum([1 for page in books[2 * book : 2 * book + 2] if page >= 0]) for book in range(3)]
    fill: list[int] = []
    for book in range(3):
        if counts[book] == 0:
            fill += [2 * book, 2 * book + 1]
    if counts == [1, 1, 1]:
        fill = [space for space in range(BOOK_SPACES) if books[space] < 0]
    new: list[str] = []
    for space in fill:
        if pos.page_pile:
            books[space] = pos.page_pile.pop()
            new.append(pos.box.ids[books[space]])
    if new:
        pos.tell("books-filled", NOBODY, (new,))
