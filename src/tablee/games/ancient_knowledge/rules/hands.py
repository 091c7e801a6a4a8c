"""Cards out of hands and into them, one pick at a time."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Discard, Take, TakeFrom
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import EVERYBODY, HAND_LIMIT, NO_CARD, NOBODY
from tablee.kernel.decisions import DONE, Choice, Decision, Seat, seat_name
from tablee.kernel.position import Step


@dataclass(init=False)
class Discarding(Step):
    """Discard exactly so many cards from hand, of one kind where the card says so; as many as there are."""

    seat: Seat
    card: int
    left: int
    kind: int

    def __init__(self, seat: Seat, card: int, left: int, kind: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.kind = kind

    def ask(self, pos: Ancient) -> Decision | None:
        cards = self.cards(pos)
        if not cards or (self.kind < 0 and len(cards) <= self.left):
            return None
        choices = [pos.box.discard[card] for card in cards]
        return Decision(self.seat, "discard", (pos.box.ids[self.card], self.left), choices, False, self.kind >= 0)

    def cards(self, pos: Ancient) -> list[int]:
        kinds = pos.box.kind
        return [card for card in pos.players[self.seat].hand if self.kind < 0 or kinds[card] == self.kind]

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.discard(self.seat, choice.card)
        if self.left > 1:
            pos.do(Discarding(self.seat, self.card, self.left - 1, self.kind))

    def run(self, pos: Ancient) -> None:
        for card in self.cards(pos):
            pos.discard(self.seat, card)


@dataclass
class Exchanging(Step):
    """Discard up to so many cards from hand, then draw as many."""

    seat: Seat
    card: int
    discarded: int
    most: int

    def ask(self, pos: Ancient) -> Decision | None:
        choices: list[Choice] = []
        if self.discarded < self.most:
            choices = [pos.box.discard[card] for card in pos.players[self.seat].hand]
        choices.append(DONE)
        return Decision(self.seat, "exchange", (pos.box.ids[self.card], self.discarded, self.most), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard(self.seat, choice.card)
            pos.do(Exchanging(self.seat, self.card, self.discarded + 1, self.most))
        else:
            pos.draw(self.seat, self.discarded)


@dataclass
class SetAside(Step):
    """An opponent chooses what to discard, from hand or among the artefacts, while the others choose too."""

    seat: Seat
    card: int
    left: int
    artefacts: bool

    def cards(self, pos: Ancient) -> list[int]:
        me = pos.players[self.seat]
        return [card for card in (me.artefacts if self.artefacts else me.hand) if card not in me.aside]

    def ask(self, pos: Ancient) -> Decision | None:
        cards = self.cards(pos)
        if len(cards) <= self.left:
            return None
        prompt = "lose-artefact" if self.artefacts else "lose-cards"
        return Decision(
            self.seat, prompt, (pos.box.ids[self.card], self.left), [pos.box.discard[card] for card in cards]
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        self.put(pos, choice.card)
        if self.left > 1:
            pos.do(SetAside(self.seat, self.card, self.left - 1, self.artefacts))

    def run(self, pos: Ancient) -> None:
        for card in self.cards(pos):
            self.put(pos, card)

    def put(self, pos: Ancient, card: int) -> None:
        pos.players[self.seat].aside.append(card)
        pos.tell("set-aside", self.seat, (), (pos.box.ids[card],), 1 << self.seat)


@dataclass
class GiveUp(Step):
    """What the opponents set aside goes to the discard pile, all at once."""

    seats: tuple[Seat, ...]

    def run(self, pos: Ancient) -> None:
        for seat in self.seats:
            me = pos.players[seat]
            cards, me.aside = me.aside, []
            for card in cards:
                if card in me.hand:
                    pos.discard(seat, card)
                else:
                    pos.discard_from_play(seat, card)


@dataclass
class Robbing(Step):
    """Choose an opponent with cards in hand."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        if len(pos.players[self.seat].hand) >= HAND_LIMIT:
            return None
        victims: list[Choice] = [TakeFrom(other) for other in pos.opponents(self.seat) if pos.players[other].hand]
        return Decision(self.seat, "rob", (pos.box.ids[self.card],), victims) if victims else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, TakeFrom)
        hand = pos.players[choice.seat].hand
        for card in hand:
            pos.seen[card] |= 1 << self.seat
        knowers = 1 << self.seat | 1 << choice.seat
        pos.tell("saw-hand", self.seat, (seat_name(choice.seat),), ([pos.box.ids[card] for card in hand],), knowers)
        pos.do(Stealing(self.seat, self.card, choice.seat))

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Stealing(Step):
    """Take one card of the hand that was looked at."""

    seat: Seat
    card: int
    victim: Seat

    def ask(self, pos: Ancient) -> Decision | None:
        cards = [pos.box.take[card] for card in pos.players[self.victim].hand]
        return Decision(self.seat, "steal", (pos.box.ids[self.card], seat_name(self.victim)), cards)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.players[self.victim].hand.remove(choice.card)
        pos.players[self.seat].hand.append(choice.card)
        knowers = 1 << self.seat | 1 << self.victim
        pos.seen[choice.card] |= knowers
        pos.tell("stole", self.seat, (seat_name(self.victim),), (pos.box.ids[choice.card],), knowers)


def look(pos: Ancient, seat: Seat, amount: int, openly: bool) -> None:
    """The top builder cards, for one player's eyes or for all."""
    cards: list[int] = []
    while len(cards) < amount:
        card = pos.next_builder()
        if card < 0:
            break
        cards.append(card)
    pos.looked = cards
    pos.looker = NOBODY if openly else seat
    mask = EVERYBODY if openly else 1 << seat
    for card in cards:
        pos.seen[card] = mask
    ids = [pos.box.ids[card] for card in cards]
    if openly:
        pos.tell("turned", seat, (ids,))
    else:
        pos.tell("looked", seat, (len(ids),), (ids,), mask)


def discard_looked(pos: Ancient, seat: Seat, but: int) -> None:
    """What was looked at and not taken goes to the discard pile."""
    rest = [card for card in pos.looked if card != but]
    pos.looked = [but] if but >= 0 else []
    if rest:
        openly = pos.looker == NOBODY
        pos.to_pile_unseen(rest, EVERYBODY if openly else 1 << pos.looker)
        pos.tell("put-away", seat, (len(rest), pos.box.ids[rest[-1]]))


@dataclass
class Choosing(Step):
    """Take one of the cards looked at into the hand; the others are discarded."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        if not pos.looked:
            return None
        return Decision(self.seat, "take", (pos.box.ids[self.card],), [pos.box.take[card] for card in pos.looked])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.looked.remove(choice.card)
        pos.players[self.seat].hand.append(choice.card)
        pos.seen[choice.card] = 1 << self.seat
        pos.tell("took", self.seat, (), (pos.box.ids[choice.card],), 1 << self.seat)
        discard_looked(pos, self.seat, NO_CARD)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Drafting(Step):
    """Each player in turn takes one of the cards turned over; the rest is discarded."""

    seat: Seat
    """Whose effect it is."""
    card: int
    order: tuple[Seat, ...]

    def ask(self, pos: Ancient) -> Decision | None:
        if not self.order or not pos.looked or len(pos.players[self.order[0]].hand) >= HAND_LIMIT:
            return None
        return Decision(self.order[0], "take", (pos.box.ids[self.card],), [pos.box.take[card] for card in pos.looked])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.looked.remove(choice.card)
        pos.players[self.order[0]].hand.append(choice.card)
        pos.tell("drafted", self.order[0], (pos.box.ids[choice.card],))
        pos.do(Drafting(self.seat, self.card, self.order[1:]))

    def run(self, pos: Ancient) -> None:
        if self.order and pos.looked:
            pos.do(Drafting(self.seat, self.card, self.order[1:]))
        else:
            discard_looked(pos, self.seat, NO_CARD)
