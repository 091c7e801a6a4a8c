"""The rulebook's flow chart, one class per box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.ancient_knowledge.board import (
    ACTIONS,
    ALL_TILTED,
    ARTEFACT,
    ARTEFACT_PLACES,
    ARTEFACT_STAYS,
    CHRONICLE,
    CHRONICLES,
    COMPULSORY,
    CREATED,
    DECLINE,
    DECLINED,
    DECLINES,
    DIGGING,
    DISCARD_FOUR,
    DUG,
    EVERYBODY,
    FULL_PAST,
    HALF_PAST,
    IMMEDIATE,
    LEARNED,
    NEEDS_SLOT,
    NO_CARD,
    NO_CARDS,
    NO_EXCHANGING,
    NO_KNOWLEDGE,
    NO_SHIFTING,
    NO_SUCH_SLOT,
    NOBODY,
    NOT_A_MONUMENT,
    NOT_IN_HAND,
    NOT_TO_PAST,
    NOTHING,
    NOTHING_UPRIGHT,
    OVER,
    PAYS_ITSELF,
    SLOTS,
    STAYS_TILTED,
    TWO_ACTIONS,
    TYPES,
    WRONG_KIND,
    Ancient,
)
from tablee.games.ancient_knowledge.choices import (
    ARCHIVE,
    CREATE,
    DISCARD,
    EXCAVATE,
    IDS,
    INSTALL,
    LEARN,
    RESOLVE,
    SEARCH,
    TILT,
    USE,
    Archive,
    CreateArtefact,
    CreateMonument,
    DeclineFirst,
    Discard,
    Excavate,
    Flip,
    Learn,
    Move,
    Resolve,
    Straighten,
    Swap,
    Tilt,
    Use,
)
from tablee.games.ancient_knowledge.picks import PICKS, Archiving, BuryLooked, discard_looked
from tablee.kernel.decisions import DONE, PASS, Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step

MONUMENTS: Final = (0, 1, 2)
ALL_KINDS: Final = (0, 1, 2, 3)


# Set-up


@dataclass
class Keep(Step):
    """Discard 4 of the 10 cards dealt, in secret. [Set-up 2A]"""

    seat: Seat
    left: int

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        cards = [DISCARD[card] for card in me.hand if card not in me.aside]
        return Decision(self.seat, "setup-discard", (self.left,), cards, bool(me.aside))

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.players[self.seat].aside.append(choice.card)
        pos.tell("set-aside", self.seat, (), (IDS[choice.card],), 1 << self.seat)
        if self.left > 1:
            pos.do(Keep(self.seat, self.left - 1))

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return DISCARD_FOUR if isinstance(choice, (Done, Pass)) else None


@dataclass
class Begin(Step):
    """Hands are made, the third and fourth player draw one card more, the first turn begins. [Set-up 2]"""

    def run(self, pos: Ancient) -> None:
        order = [(pos.first + i) % pos.seats for i in range(pos.seats)]
        for seat in order:
            me = pos.players[seat]
            if me.aside:
                for card in me.aside:
                    me.hand.remove(card)
                pos.to_pile_unseen(me.aside, 1 << seat)
                pos.tell("discarded-secretly", seat, (len(me.aside),))
                me.aside = []
        for seat in order[2:]:
            pos.draw(seat, 1)
        if not pos.tiles_shown:
            pos.tiles_shown = True
            pos.tell("tiles-laid", NOBODY, ([[IDS[card] for card in tile] for tile in pos.tiles],))
        pos.do(Turn(pos.first))


# The turn


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


def creations(pos: Ancient, seat: Seat, kinds: tuple[int, ...], cards: list[int]) -> list[Choice]:
    """Every way to create one of these cards, of the own hand or looked at. A card never pays for itself."""
    me, box = pos.players[seat], pos.box
    free = pos.free_slots(seat) | (len(me.artefacts) < ARTEFACT_PLACES)
    payers = len(me.hand) - 1 if cards is me.hand else len(me.hand)
    if len(kinds) < 4:
        cards = [card for card in cards if box.kind[card] in kinds]
    known, now = box.creations, payers << 7 | free
    choices: list[Choice] = []
    for card in cards:
        found = known.get(card << 11 | now)
        if found is None:
            found = known[card << 11 | now] = ways_to_create(pos, card, payers, free)
        choices += found
    return choices


def ways_to_create(pos: Ancient, card: int, payers: int, free: int) -> list[Choice]:
    """By the cards that can pay and the free places, of which the lowest bit stands for those of artefacts."""
    if pos.box.kind[card] == ARTEFACT:
        return [INSTALL[card]] if free & 1 and pos.box.cost[card] <= payers else []
    return [CREATE[card][slot] for slot in pos.open_slots(card, payers, free)]


def why_not_create(pos: Ancient, seat: Seat, choice: Choice, kinds: tuple[int, ...], cards: list[int]) -> Rule | None:
    """The rule against a creation that is not among `creations`."""
    assert isinstance(choice, (CreateMonument, CreateArtefact))
    card = choice.card
    if card not in cards:
        return NOT_IN_HAND
    kind = pos.box.kind[card]
    if kind not in kinds:
        return WRONG_KIND
    if isinstance(choice, CreateArtefact):
        return pos.why_not_install(seat, card) if kind == ARTEFACT else NEEDS_SLOT
    if kind == ARTEFACT:
        return NOT_A_MONUMENT
    if choice.slot == 0:
        return NOT_TO_PAST
    if choice.slot > SLOTS:
        return NO_SUCH_SLOT
    return pos.why_not_create(seat, card, choice.slot)


def lessons(pos: Ancient, seat: Seat, unconditionally: bool) -> list[Choice]:
    """Every face-up knowledge card that can be learned."""
    shown = pos.tiles[0] + pos.tiles[1] + pos.tiles[2]
    return [LEARN[card] for card in (shown if unconditionally else pos.learnable(seat, shown))]


# Create


def begin_monument(pos: Ancient, seat: Seat, card: int, slot: int, by: int) -> None:
    """Pay, place, put knowledge, then effects. [Create a monument]"""
    price = pos.price(card, slot)
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("creating", seat, (IDS[card], slot, price))
    pos.do(Place(seat, card, slot, by))
    if price:
        pos.do(Pay(seat, card, price))


def begin_artefact(pos: Ancient, seat: Seat, card: int, by: int) -> None:
    price = pos.box.cost[card]
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("creating", seat, (IDS[card], 0, price))
    pos.do(Place(seat, card, 0, by))
    if price:
        pos.do(Pay(seat, card, price))


@dataclass(init=False)
class Pay(Step):
    """Discard as many cards as the price says; the card being created is not one of them. [Create a monument, 1]"""

    seat: Seat
    card: int
    left: int

    def __init__(self, seat: Seat, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def ask(self, pos: Ancient) -> Decision | None:
        cards = [DISCARD[card] for card in pos.players[self.seat].hand if card != self.card]
        if len(cards) <= self.left:
            return None
        return Decision(self.seat, "pay", (IDS[self.card], self.left), cards, True)

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.discard(self.seat, choice.card)
        if self.left > 1:
            pos.do(Pay(self.seat, self.card, self.left - 1))

    def run(self, pos: Ancient) -> None:
        for card in [card for card in pos.players[self.seat].hand if card != self.card]:
            pos.discard(self.seat, card)

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return PAYS_ITSELF if choice.card == self.card else NOT_IN_HAND
        return None


@dataclass(init=False)
class Place(Step):
    """The card goes to its slot or artefact place and gets its knowledge; effects follow. [Create a monument, 2-3]"""

    seat: Seat
    card: int
    slot: int
    by: int

    def __init__(self, seat: Seat, card: int, slot: int, by: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.by = by

    def run(self, pos: Ancient) -> None:
        seat, card = self.seat, self.card
        me = pos.players[seat]
        if card in me.hand:
            me.hand.remove(card)
        else:
            pos.looked.remove(card)
        items: list[int] = []
        if self.slot:
            knowledge = pos.entering_knowledge(seat, card, pos.discount(seat, pos.box.kind[card]))
            pos.put_monument(seat, card, self.slot, knowledge)
            if pos.events is not None:
                pos.tell("created", seat, (IDS[card], self.slot, knowledge))
            if pos.box.when[card] == IMMEDIATE and pos.box.resolves[card]:
                items.append(card)
        else:
            me.artefacts.append(card)
            if pos.events is not None:
                pos.tell("created", seat, (IDS[card], 0, 0))
        items += pos.triggered(seat, CREATED, card, self.by, self.slot, 0)
        resolve(pos, seat, items)


@dataclass
class CreateMore(Step):
    """An extra creation under the rules of the action; `cards` says where from."""

    seat: Seat
    by: int
    kinds: tuple[int, ...]
    may: bool
    from_looked: bool

    def cards(self, pos: Ancient) -> list[int]:
        return pos.looked if self.from_looked else pos.players[self.seat].hand

    def ask(self, pos: Ancient) -> Decision | None:
        cards = self.cards(pos)
        choices = creations(pos, self.seat, self.kinds, cards)
        if self.may and self.is_conceivable(pos):
            choices.append(PASS)
        return Decision(self.seat, "create-more", (IDS[self.by],), choices, False, True) if choices else None

    def is_conceivable(self, pos: Ancient) -> bool:
        """For all that the others know: there are cards and a place for one."""
        me = pos.players[self.seat]
        if self.kinds == (ARTEFACT,):
            return bool(me.hand) and len(me.artefacts) < ARTEFACT_PLACES
        return bool(me.hand) and pos.free_slots(self.seat) > 0

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Pass):
            return
        if self.from_looked:
            assert isinstance(choice, CreateArtefact)
            discard_looked(pos, self.seat, choice.card)
        if isinstance(choice, CreateMonument):
            begin_monument(pos, self.seat, choice.card, choice.slot, self.by)
        elif isinstance(choice, CreateArtefact):
            begin_artefact(pos, self.seat, choice.card, self.by)

    def run(self, pos: Ancient) -> None:
        if self.from_looked:
            discard_looked(pos, self.seat, NO_CARD)

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, (CreateMonument, CreateArtefact)):
            return why_not_create(pos, self.seat, choice, self.kinds, self.cards(pos))
        return COMPULSORY if isinstance(choice, Pass) else None


# Effects in their owner's order


def resolve(pos: Ancient, seat: Seat, items: list[int]) -> None:
    """Effects that became active at the same moment; a single one is applied at once."""
    if len(items) == 1:
        apply(pos, seat, items[0])
    elif items:
        pos.do(Effects(seat, tuple(items)))


@dataclass(init=False)
class Effects(Step):
    """Several effects at one moment: their owner chooses the order. [Timing]"""

    seat: Seat
    cards: tuple[int, ...]

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, pos: Ancient) -> Decision | None:
        if len(self.cards) == 1:
            return None
        cards = self.in_question(pos)
        if len(cards) < 2:
            return None
        return Decision(self.seat, "order", (pos.phase == CHRONICLES,), [RESOLVE[card] for card in cards])

    def in_question(self, pos: Ancient) -> list[int]:
        """Without those that can do nothing, whatever the others do first: when they come makes no difference."""
        seat = self.seat
        idle = [card for card in self.cards if pos.is_idle(seat, card) or not pos.is_in_play(seat, card)]
        if not idle:
            return list(self.cards)
        changes = NOTHING
        for card in self.cards:
            if card not in idle:
                changes |= pos.box.changes[card]
        if changes:
            for _ in range(len(idle)):  # what one of them wakes may wake another
                for card in idle:
                    if pos.is_in_play(seat, card) and not pos.stays_idle(seat, card, changes):
                        changes |= pos.box.changes[card]
                        idle.remove(card)
                        break
        return [card for card in self.cards if card not in idle]

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Resolve)
        pos.do(Effects(self.seat, tuple([card for card in self.cards if card != choice.card])))
        apply(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        for card in self.cards:  # in any order: at most one of them does anything
            if pos.is_in_play(self.seat, card):
                apply(pos, self.seat, card)


def apply(pos: Ancient, seat: Seat, card: int) -> None:
    """One card's effect, if its conditions hold; the owner is asked where the card says 'may'. [Golden rule 4]"""
    if pos.holds(seat, card):
        if pos.box.may[card]:
            pos.do(Offer(seat, card))
        else:
            use(pos, seat, card)


def use(pos: Ancient, seat: Seat, card: int) -> None:
    """The parts of an effect, in order."""
    do = pos.box.do[card]
    for part in range(len(do) - 1, 0, -1):
        pos.do(Then(seat, card, part))
    if pos.events is not None:
        pos.tell("effect", seat, (IDS[card],))
    do[0].apply(pos, seat, card)


@dataclass
class Offer(Step):
    """An effect that its owner may use or leave."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        begins = pos.box.do[self.card][0]
        if not begins.conceivable(pos, self.seat, self.card):
            return None
        possible = begins.possible(pos, self.seat, self.card)
        return Decision(
            self.seat, "use", (IDS[self.card],), [USE[self.card], PASS] if possible else [PASS], False, True
        )

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Use):
            use(pos, self.seat, self.card)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass(init=False)
class Then(Step):
    """The next part of an effect."""

    seat: Seat
    card: int
    part: int

    def __init__(self, seat: Seat, card: int, part: int) -> None:
        self.seat = seat
        self.card = card
        self.part = part

    def run(self, pos: Ancient) -> None:
        pos.box.do[self.card][self.part].apply(pos, self.seat, self.card)


# Learn


def learn(pos: Ancient, seat: Seat, card: int) -> None:
    """Take the card, refill its tile, then its effect and the triggers in the owner's order. [Learn]"""
    if card in pos.looked:
        pos.looked.remove(card)
    else:
        pos.take_from_tile(card)
    pos.collect(seat, card)
    pos.seen[card] = EVERYBODY
    if pos.events is not None:
        pos.tell("learned", seat, (IDS[card], TYPES[pos.box.kind[card]]))
    pos.refill_tiles()
    items = [card] if pos.box.when[card] == IMMEDIATE else []
    items += pos.triggered(seat, LEARNED, card, NO_CARD, 0, 0)
    resolve(pos, seat, items)


@dataclass
class Lesson(Step):
    """Learn by an effect: the rules of the action, without using one up."""

    seat: Seat
    by: int
    times: int
    may: bool
    unconditionally: bool

    def ask(self, pos: Ancient) -> Decision | None:
        choices = lessons(pos, self.seat, self.unconditionally)
        if not choices:
            return None
        if self.may:
            choices.append(PASS)
        return Decision(self.seat, "learn", (IDS[self.by],), choices)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Learn):
            if self.times > 1:
                pos.do(Lesson(self.seat, self.by, self.times - 1, self.may, self.unconditionally))
            learn(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        pass

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Learn):
            return pos.why_not_learn(self.seat, choice.card)
        return COMPULSORY if isinstance(choice, Pass) else None


# Excavate


@dataclass(init=False)
class Excavating(Step):
    """Tilt upright monuments of the Past. [Excavate]"""

    seat: Seat
    tilted: int

    def __init__(self, seat: Seat, tilted: int) -> None:
        self.seat = seat
        self.tilted = tilted

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        choices = [TILT[card] for card in me.past if card not in me.tilted]
        if self.tilted:
            choices.append(DONE)
        return Decision(self.seat, "excavate", (self.tilted,), choices, True)

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Tilt):
            pos.players[self.seat].tilted.append(choice.card)
            if pos.events is not None:
                pos.tell("tilted", self.seat, (IDS[choice.card],))
            pos.do(Excavating(self.seat, self.tilted + 1))
        else:
            items = pos.triggered(self.seat, DUG, NO_CARD, NO_CARD, 0, self.tilted)
            if items:
                pos.do(Effects(self.seat, tuple(items)))
            pos.do(Dig(self.seat, self.tilted))

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        if isinstance(choice, Tilt) and choice.card in pos.players[self.seat].tilted:
            return ALL_TILTED
        return NOTHING_UPRIGHT


@dataclass(init=False)
class Dig(Step):
    """Draw for the tilted monuments, as one draw; a card may put something else in its place. [Excavate]"""

    seat: Seat
    tilted: int

    def __init__(self, seat: Seat, tilted: int) -> None:
        self.seat = seat
        self.tilted = tilted

    def ask(self, pos: Ancient) -> Decision | None:
        instead = pos.triggered(self.seat, DIGGING, NO_CARD, NO_CARD, 0, self.tilted)
        if not instead:
            return None
        return Decision(self.seat, "dig", (IDS[instead[0]], self.tilted), [USE[card] for card in instead] + [PASS])

    def take(self, pos: Ancient, choice: Choice) -> None:
        if isinstance(choice, Use):
            use(pos, self.seat, choice.card)
        else:
            self.run(pos)

    def run(self, pos: Ancient) -> None:
        rates = pos.box.cards_per_tilt
        rate = max([2] + [rates[card] for card in pos.players[self.seat].artefacts])
        pos.draw(self.seat, rate * self.tilted)


# Chronicle and Decline


@dataclass
class ChroniclePhase(Step):
    """Every chronicle effect in play, each once, in the player's order. [Chronicle phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        pos.phase = CHRONICLES
        pos.actions = 0
        when = pos.box.when
        me = pos.players[self.seat]
        cards = [card for card in me.timeline + me.artefacts if card >= 0 and when[card] == CHRONICLE]
        if cards:
            pos.tell("chronicle-began", self.seat, ([IDS[card] for card in cards],))
        resolve(pos, self.seat, cards)


@dataclass
class DeclinePhase(Step):
    """Slot 1 declines, the Past is checked, the rest shifts. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        if pos.skip_decline:
            pos.skip_decline = False
            pos.tell("decline-skipped", self.seat, ())
            return
        pos.phase = DECLINES
        pos.lost_now = 0
        if pos.events is not None:
            pos.tell("decline-began", self.seat, ())
        if pos.players[self.seat].timeline[0] >= 0:
            pos.agenda += DECLINES_OF[self.seat]
        else:
            AFTER_DECLINES[self.seat].run(pos)


@dataclass
class DeclineNext(Step):
    """The monuments of slot 1 one after the other, until it is empty. [Entering decline]"""

    seat: Seat

    def ask(self, pos: Ancient) -> Decision | None:
        timeline = pos.players[self.seat].timeline
        if timeline[1] < 0:
            return None
        return Decision(self.seat, "decline", (), [DeclineFirst(timeline[0]), DeclineFirst(timeline[1])])

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, DeclineFirst)
        self.begin(pos, choice.card)

    def run(self, pos: Ancient) -> None:
        card = pos.players[self.seat].timeline[0]
        if card >= 0:
            self.begin(pos, card)

    def begin(self, pos: Ancient, card: int) -> None:
        pos.declining = card
        if pos.events is not None:
            pos.tell("declining", self.seat, (IDS[card],))
        pos.do(DeclineNext(self.seat))
        pos.do(Fade(self.seat, card))
        if pos.box.when[card] == DECLINE:
            apply(pos, self.seat, card)


@dataclass(init=False)
class Fade(Step):
    """Knowledge left on the card becomes lost; the card goes to the Past. [Entering decline, 2-3]"""

    seat: Seat
    card: int

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, pos: Ancient) -> None:
        pos.declining = NO_CARD
        if pos.place_of(self.seat, self.card) < 0:
            return
        lost = pos.lift_monument(self.seat, self.card)
        me = pos.players[self.seat]
        me.lost += lost
        pos.lost_now += lost
        pos.enter_past(self.seat, self.card)
        if pos.events is not None:
            pos.tell("declined", self.seat, (IDS[self.card], lost, len(me.past)))


@dataclass
class AfterDeclines(Step):
    """What waits for the end of the declines, the check of the Past, the shift. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        seat = self.seat
        pos.agenda.append(SHIFT[seat])
        waiting = pos.triggered(seat, DECLINED, NO_CARD, NO_CARD, 0, 0)
        if waiting:
            pos.agenda.append(CHECK_PAST[seat])
            resolve(pos, seat, waiting)
        else:
            CHECK_PAST[seat].run(pos)


@dataclass
class CheckPast(Step):
    """14 monuments set off the end; 7 the middle of the game, once. [Entering decline]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        past = len(pos.players[self.seat].past)
        if past >= FULL_PAST and not pos.ending:
            pos.ending = True
            pos.tell("end-set-off", self.seat, (past,))
        if past >= HALF_PAST and not pos.flipped:
            pos.flipped = True
            pos.do(FlipTile(self.seat))


@dataclass
class FlipTile(Step):
    """One level I tile turns to level II, by this player's choice. [Middle of the game]"""

    seat: Seat

    def ask(self, pos: Ancient) -> Decision | None:
        tiles: list[Choice] = [Flip(tile) for tile, level in enumerate(pos.tile_levels) if level == 1]
        return Decision(self.seat, "flip", (), tiles) if tiles else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Flip)
        pos.tell("flipped", self.seat, (choice.tile + 1,))
        pos.flip_tile(choice.tile)

    def run(self, pos: Ancient) -> None:
        pass


@dataclass
class Shift(Step):
    """All monuments one slot to the left, with their tokens, each in its row. [Decline phase]"""

    seat: Seat

    def run(self, pos: Ancient) -> None:
        me = pos.players[self.seat]
        if max(me.timeline) >= 0:
            me.timeline = me.timeline[2:] + [NO_CARD, NO_CARD]
            me.knowledge = me.knowledge[2:] + [0, 0]
            if pos.events is not None:
                pos.tell("shifted", self.seat, ())


@dataclass
class LearnLooked(Step):
    """Learn one of the knowledge cards looked at, if one can be; the others go under their deck."""

    seat: Seat
    card: int

    def ask(self, pos: Ancient) -> Decision | None:
        choices = [LEARN[card] for card in pos.learnable(self.seat, pos.looked)]
        return Decision(self.seat, "learn-looked", (IDS[self.card],), choices, False, True) if choices else None

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Learn)
        pos.do(BuryLooked(self.seat, self.card))
        learn(pos, self.seat, choice.card)

    def run(self, pos: Ancient) -> None:
        pos.do(BuryLooked(self.seat, self.card))


# Every turn goes through these, so each is made once; steps never change.
TURN: Final = [(EndTurn(seat), DeclinePhase(seat), ChroniclePhase(seat), Action(seat, 2)) for seat in range(4)]
NEXT_TURN: Final = [Turn(seat) for seat in range(4)]
SECOND_ACTION: Final = [Action(seat, 1) for seat in range(4)]
AFTER_DECLINES: Final = [AfterDeclines(seat) for seat in range(4)]
DECLINES_OF: Final = [(AFTER_DECLINES[seat], DeclineNext(seat)) for seat in range(4)]
CHECK_PAST: Final = [CheckPast(seat) for seat in range(4)]
SHIFT: Final = [Shift(seat) for seat in range(4)]

STEPS: Final[dict[str, type[Step]]] = {
    **PICKS,
    **{
        step.__name__: step
        for step in (
            Keep,
            Begin,
            Turn,
            EndTurn,
            Action,
            Pay,
            Place,
            CreateMore,
            Effects,
            Offer,
            Then,
            Lesson,
            Excavating,
            Dig,
            ChroniclePhase,
            DeclinePhase,
            DeclineNext,
            Fade,
            AfterDeclines,
            CheckPast,
            FlipTile,
            Shift,
            LearnLooked,
        )
    },
}
