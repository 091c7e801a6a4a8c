"""The picks that actions and effects ask for, one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.ancient_knowledge.board import (
    ANY_KIND,
    COMPULSORY,
    EVERYBODY,
    HAND_LIMIT,
    NO_CARD,
    NO_CARDS,
    NO_KNOWLEDGE,
    NOBODY,
    NOT_IN_HAND,
    PLACES,
    SLOTS,
    Ancient,
)
from tablee.games.ancient_knowledge.choices import (
    BURDEN,
    BURY,
    DISCARD,
    IDS,
    REMOVE,
    STRAIGHTEN,
    TAKE,
    Burden,
    Bury,
    Discard,
    Forget,
    Move,
    Remove,
    Straighten,
    Swap,
    Take,
    TakeFrom,
)
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Pass, Rule, Seat, seat_name
from tablee.kernel.position import Step

# whose knowledge an effect may take, which monument it may move
ANY: Final = 0
OTHERS: Final = 1
ADJACENT: Final = 2
ITSELF: Final = 3


@dataclass(init=False)
class Archiving(Step):
    """Discard cards from hand; each removes 1 knowledge from the Timeline. [Archive]"""

    seat: Seat
    discarded: int
    may: bool

    def __init__(self, seat: Seat, discarded: int, may: bool) -> None:
        self.seat = seat
        self.discarded = discarded
        self.may = may

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        choices: list[Choice] = []
        if self.discarded < pos.total_knowledge(self.seat):
            choices = [DISCARD[card] for card in me.hand]
        if self.discarded:
            choices.append(DONE)
        elif not choices:
            return None
        elif self.may:
            choices.append(PASS)
        return Decision(self.seat, "archive", (self.discarded,), choices, not self.may or self.discarded > 0)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard(self.seat, choice.card)
            pos.do(Archiving(self.seat, self.discarded + 1, self.may))
        elif isinstance(choice, Done):
            pos.tell("archived", self.seat, (self.discarded,))
            pos.do(Removing(self.seat, NO_CARD, self.discarded, False, ANY, ANY_KIND, NO_CARD))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_IN_HAND if choice.card not in pos.players[self.seat].hand else NO_KNOWLEDGE
        return NO_CARDS if isinstance(choice, Done) else None


def sources(pos: Ancient, seat: Seat, card: int, scope: int, kind: int, least: int) -> list[int]:
    """The monuments that knowledge may be taken from."""
    me = pos.players[seat]
    kinds = pos.box.kind
    near = pos.neighbours(seat, card) if scope == ADJACENT else []
    found = []
    for place in range(PLACES):
        if me.knowledge[place] < least:
            continue
        other = me.timeline[place]
        if kind >= 0 and kinds[other] != kind:
            continue
        if (scope == OTHERS and other == card) or (scope == ITSELF and other != card):
            continue
        if scope == ADJACENT and other not in near:
            continue
        found.append(other)
    return found


@dataclass(init=False)
class Removing(Step):
    """Knowledge off monuments, token by token; exactly so many, or up to so many."""

    seat: Seat
    card: int
    left: int
    up_to: bool
    scope: int
    kind: int
    only: int
    """Only from this monument."""

    def __init__(self, seat: Seat, card: int, left: int, up_to: bool, scope: int, kind: int, only: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left
        self.up_to = up_to
        self.scope = scope
        self.kind = kind
        self.only = only

    def ask(self, pos: Ancient) -> Decision | None:
        choices = self.choices(pos)
        if not choices:
            return None
        if self.up_to:
            choices.append(DONE)
        return Decision(self.seat, "remove", (IDS[self.card] if self.card >= 0 else "", self.left), choices, True)

    def choices(self, pos: Ancient) -> list[Choice]:
        found = sources(pos, self.seat, self.card, self.scope, self.kind, 1)
        return [REMOVE[card] for card in found if self.only < 0 or card == self.only]

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Remove):
            pos.remove_knowledge(self.seat, choice.card, 1)
            if self.left > 1:
                pos.do(Removing(self.seat, self.card, self.left - 1, self.up_to, self.scope, self.kind, self.only))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


@dataclass
class RemovingFromOne(Step):
    """So much knowledge off one monument of choice, and again off another one, `times` in all."""

    seat: Seat
    card: int
    amount: int
    up_to: bool
    scope: int
    kind: int
    least: int
    times: int
    spent: int
    """The monument chosen before."""

    def ask(self, pos: Ancient) -> Decision | None:
        found = sources(pos, self.seat, self.card, self.scope, self.kind, self.least)
        choices = [REMOVE[card] for card in found if card != self.spent]
        if not choices:
            return None
        if self.up_to:
            choices.append(DONE)
        return Decision(self.seat, "remove-from-one", (IDS[self.card], self.amount), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if not isinstance(choice, Remove):
            return
        if self.up_to:
            pos.remove_knowledge(self.seat, choice.card, 1)
            if self.amount > 1:
                pos.do(Removing(self.seat, self.card, self.amount - 1, True, self.scope, self.kind, choice.card))
            return
        pos.remove_knowledge(self.seat, choice.card, self.amount)
        if self.times > 1:
            pos.do(
                RemovingFromOne(
                    self.seat,
                    self.card,
                    self.amount,
                    False,
                    self.scope,
                    self.kind,
                    self.least,
                    self.times - 1,
                    choice.card,
                )
            )

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None


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
        choices = [DISCARD[card] for card in cards]
        return Decision(self.seat, "discard", (IDS[self.card], self.left), choices, False, self.kind >= 0)

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
            choices = [DISCARD[card] for card in pos.players[self.seat].hand]
        choices.append(DONE)
        return Decision(self.seat, "exchange", (IDS[self.card], self.discarded, self.most), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard(self.seat, choice.card)
            pos.do(Exchanging(self.seat, self.card, self.discarded + 1, self.most))
        else:
            pos.draw(self.seat, self.discarded)


@dataclass
class Sacrificing(Step):
    """Discard artefacts from the board; each takes knowledge off the card that asks for them."""

    seat: Seat
    card: int
    knowledge: int

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [DISCARD[card] for card in pos.players[self.seat].artefacts]
        if not choices:
            return None
        choices.append(DONE)
        return Decision(self.seat, "sacrifice", (IDS[self.card], self.knowledge), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pos.discard_from_play(self.seat, choice.card)
            pos.remove_knowledge(self.seat, self.card, self.knowledge)
            pos.do(self)

    def run(self, pos: Ancient) -> None:
        pass


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
        return Decision(self.seat, prompt, (IDS[self.card], self.left), [DISCARD[card] for card in cards])

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
        pos.tell("set-aside", self.seat, (), (IDS[card],), 1 << self.seat)


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
class Straightening(Step):
    """Tilted monuments of the Past become upright again."""

    seat: Seat
    card: int
    left: int
    up_to: bool

    def ask(self, pos: Ancient) -> Decision | None:
        tilted = pos.players[self.seat].tilted
        if not tilted or (not self.up_to and len(tilted) <= self.left):
            return None
        choices = [STRAIGHTEN[card] for card in tilted]
        if self.up_to:
            choices.append(DONE)
        return Decision(self.seat, "straighten", (IDS[self.card], self.left), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Straighten):
            self.straighten(pos, choice.card)
            if self.left > 1:
                pos.do(Straightening(self.seat, self.card, self.left - 1, self.up_to))

    def run(self, pos: Ancient) -> None:
        for card in pos.players[self.seat].tilted[:]:
            self.straighten(pos, card)

    def straighten(self, pos: Ancient, card: int) -> None:
        pos.players[self.seat].tilted.remove(card)
        pos.tell("straightened", self.seat, (IDS[card],))


@dataclass
class Forgetting(Step):
    """Return up to so many lost knowledge."""

    seat: Seat
    card: int
    most: int

    def ask(self, pos: Ancient) -> Decision | None:
        most = min(self.most, pos.players[self.seat].lost)
        choices: list[Choice] = [Forget(amount) for amount in range(most, -1, -1)]
        return Decision(self.seat, "forget", (IDS[self.card],), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Forget)
        pos.forget(self.seat, choice.amount)


@dataclass
class Moving(Step):
    """A monument goes to another slot with room, free of charge, padlock or not."""

    seat: Seat
    card: int
    scope: int
    from_slot: int
    to_slot: int
    least: int
    most: int
    may: bool

    def ask(self, pos: Ancient) -> Decision | None:
        choices = self.choices(pos)
        if not choices:
            return None
        if self.may:
            choices.append(PASS)
        return Decision(self.seat, "move", (IDS[self.card],), choices)

    def choices(self, pos: Ancient) -> list[Choice]:
        me = pos.players[self.seat]
        choices: list[Choice] = []
        for place in range(PLACES):
            card = me.timeline[place]
            slot = place // 2 + 1
            if card < 0 or card == pos.declining or (self.scope == OTHERS and card == self.card):
                continue
            if (self.from_slot and slot != self.from_slot) or not self.least <= me.knowledge[place] <= self.most:
                continue
            for other in range(1, SLOTS + 1):
                if other != slot and self.to_slot in (0, other) and pos.has_room(self.seat, other):
                    choices.append(Move(card, other))
        return choices

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Move):
            knowledge = pos.lift_monument(self.seat, choice.card)
            pos.put_monument(self.seat, choice.card, choice.slot, knowledge)
            pos.tell("moved", self.seat, (IDS[choice.card], choice.slot))

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, Pass) else None


@dataclass
class Swapping(Step):
    """Two monuments exchange slot and row, with their tokens."""

    seat: Seat
    card: int
    itself: bool
    """One of the two is the card that asks for it."""

    def ask(self, pos: Ancient) -> Decision | None:
        cards = [card for card in pos.monuments(self.seat) if card != pos.declining]
        choices: list[Choice] = []
        if not self.itself:
            choices = [Swap(one, other) for i, one in enumerate(cards) for other in cards[i + 1 :]]
        elif self.card in cards:
            choices = [Swap(self.card, other) for other in cards if other != self.card]
        return Decision(self.seat, "swap", (IDS[self.card],), choices) if choices else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Swap)
        me = pos.players[self.seat]
        one = pos.place_of(self.seat, choice.card)
        other = pos.place_of(self.seat, choice.card2)
        me.timeline[one], me.timeline[other] = me.timeline[other], me.timeline[one]
        me.knowledge[one], me.knowledge[other] = me.knowledge[other], me.knowledge[one]
        pos.tell("swapped", self.seat, (IDS[choice.card], IDS[choice.card2]))

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Burdening(Step):
    """Knowledge onto an opponent's monument: one opponent after the other, or one of them all."""

    seat: Seat
    card: int
    amount: int
    opponents: tuple[Seat, ...]
    from_lost: bool
    """The tokens come from the own lost knowledge, and one opponent's monument gets them."""

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [BURDEN[card] for opponent in self.targets() for card in pos.monuments(opponent)]
        if not choices:
            return None
        return Decision(self.seat, "burden", (IDS[self.card], self.amount), choices)

    def targets(self) -> tuple[Seat, ...]:
        return self.opponents if self.from_lost else self.opponents[:1]

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Burden)
        owner = [seat for seat in self.opponents if choice.card in pos.players[seat].timeline][0]
        if self.from_lost:
            pos.players[self.seat].lost -= self.amount
        pos.add_knowledge(self.seat, owner, choice.card, self.amount)
        self.go_on(pos)

    def run(self, pos: Ancient) -> None:
        self.go_on(pos)

    def go_on(self, pos: Ancient) -> None:
        if not self.from_lost and len(self.opponents) > 1:
            pos.do(Burdening(self.seat, self.card, self.amount, self.opponents[1:], False))


@dataclass
class Robbing(Step):
    """Choose an opponent with cards in hand."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        if len(pos.players[self.seat].hand) >= HAND_LIMIT:
            return None
        victims: list[Choice] = [TakeFrom(other) for other in pos.opponents(self.seat) if pos.players[other].hand]
        return Decision(self.seat, "rob", (IDS[self.card],), victims) if victims else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, TakeFrom)
        hand = pos.players[choice.seat].hand
        for card in hand:
            pos.seen[card] |= 1 << self.seat
        knowers = 1 << self.seat | 1 << choice.seat
        pos.tell("saw-hand", self.seat, (seat_name(choice.seat),), ([IDS[card] for card in hand],), knowers)
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
        cards = [TAKE[card] for card in pos.players[self.victim].hand]
        return Decision(self.seat, "steal", (IDS[self.card], seat_name(self.victim)), cards)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.players[self.victim].hand.remove(choice.card)
        pos.players[self.seat].hand.append(choice.card)
        knowers = 1 << self.seat | 1 << self.victim
        pos.seen[choice.card] |= knowers
        pos.tell("stole", self.seat, (seat_name(self.victim),), (IDS[choice.card],), knowers)


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
    ids = [IDS[card] for card in cards]
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
        pos.tell("put-away", seat, (len(rest), IDS[rest[-1]]))


@dataclass
class Choosing(Step):
    """Take one of the cards looked at into the hand; the others are discarded."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        if not pos.looked:
            return None
        return Decision(self.seat, "take", (IDS[self.card],), [TAKE[card] for card in pos.looked])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.looked.remove(choice.card)
        pos.players[self.seat].hand.append(choice.card)
        pos.seen[choice.card] = 1 << self.seat
        pos.tell("took", self.seat, (), (IDS[choice.card],), 1 << self.seat)
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
        return Decision(self.order[0], "take", (IDS[self.card],), [TAKE[card] for card in pos.looked])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Take)
        pos.looked.remove(choice.card)
        pos.players[self.order[0]].hand.append(choice.card)
        pos.tell("drafted", self.order[0], (IDS[choice.card],))
        pos.do(Drafting(self.seat, self.card, self.order[1:]))

    def run(self, pos: Ancient) -> None:
        if self.order and pos.looked:
            pos.do(Drafting(self.seat, self.card, self.order[1:]))
        else:
            discard_looked(pos, self.seat, NO_CARD)


@dataclass
class BuryLooked(Step):
    """The knowledge cards looked at go under their deck one by one, in the order of choice."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        return (
            Decision(self.seat, "bury-looked", (IDS[self.card],), [BURY[card] for card in pos.looked])
            if pos.looked
            else None
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Bury)
        pos.looked.remove(choice.card)
        pos.bury(choice.card)
        pos.tell("buried-secretly", self.seat, (), (IDS[choice.card],), 1 << self.seat)
        pos.do(self)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class BuryFromTile(Step):
    """A face-up knowledge card goes under its deck; its tile is refilled; then the next one."""

    seat: Seat
    card: int
    left: int
    level: int
    """0: either level."""

    def ask(self, pos: Ancient) -> Decision | None:
        level = pos.box.level
        cards = [card for tile in pos.tiles for card in tile if self.level in (0, level[card])]
        return (
            Decision(self.seat, "bury", (IDS[self.card], self.left), [BURY[card] for card in cards]) if cards else None
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Bury)
        pos.take_from_tile(choice.card)
        pos.bury(choice.card)
        pos.seen[choice.card] = EVERYBODY
        pos.tell("buried", self.seat, (IDS[choice.card],))
        pos.refill_tiles()
        if self.left > 1:
            pos.do(BuryFromTile(self.seat, self.card, self.left - 1, self.level))

    def run(self, pos: Ancient) -> None:
        pass


PICKS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Archiving,
        Removing,
        RemovingFromOne,
        Discarding,
        Exchanging,
        Sacrificing,
        SetAside,
        GiveUp,
        Straightening,
        Forgetting,
        Moving,
        Swapping,
        Burdening,
        Robbing,
        Stealing,
        Choosing,
        Drafting,
        BuryLooked,
        BuryFromTile,
    )
}
