"""The position: the players' areas, the common table, and what may be done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.games.ancient_knowledge.rules.refusals import (
    NO_PLACE,
    NOT_FACE_UP,
    PADLOCK,
    PREREQUISITES,
    SLOT_FULL,
    TOO_EXPENSIVE,
)
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.player import PLAYER, Player, new_player
from tablee.games.ancient_knowledge.state.terms import (
    ALL_FREE,
    ANY_KIND,
    ARTEFACT_PLACES,
    EVERYBODY,
    FINAL,
    HAND_LIMIT,
    IMMEDIATE,
    NO_CARD,
    NOBODY,
    PLACES,
    SETUP,
    SLOTS,
    TALLY_SCORING,
    TILE_CARDS,
)
from tablee.kernel.decisions import Rule, Seat, seat_name
from tablee.kernel.errors import BrokenRules
from tablee.kernel.fields import CARD, CARDS, PAIR, PLAIN, Fields, Kind, Names, parts, saved, shared
from tablee.kernel.position import Position, Step


class Seen(Kind):
    """For each card the seats that know where it lies, as a bit mask: by id outside, without those nobody knows."""

    def written(self, value: Any, names: Any) -> Any:
        ids: list[str] = names.ids
        return {ids[card]: mask for card, mask in enumerate(value) if mask}

    def read(self, value: Any, names: Any) -> Any:
        index: dict[str, int] = names.index
        seen = [0] * len(index)
        for id, mask in value.items():
            seen[index[id]] = mask
        return seen


@dataclass(init=False, repr=False, eq=False)
class Ancient(Position):
    """A position of Ancient Knowledge. Decks and piles have their top card last."""

    box: AncientBox = shared()
    players: list[Player] = parts(PLAYER)
    deck: list[int] = saved(CARDS, [], holds="card")
    pile: list[int] = saved(CARDS, [], holds="card")
    """The builder discard pile."""
    tiles: list[list[int]] = saved(CARDS, [[], [], []], holds="card")
    tile_levels: list[int] = saved(PLAIN, [1, 1, 2])
    """1 or 2; 0 when the tile has left the game."""
    pools: list[list[int]] = saved(CARDS, [[], []], holds="card")
    """Knowledge decks of level I and II."""
    discards: list[list[int]] = saved(CARDS, [[], []], holds="card")
    """Knowledge discard piles of level I and II."""
    out: list[int] = saved(CARDS, [], holds="card")
    """Knowledge cards that have left the game with their tile."""
    looked: list[int] = saved(CARDS, [], holds="card")
    """Cards turned over or looked at, still being handled."""
    looker: Seat = saved(PLAIN, NOBODY)
    """Who alone sees them; NOBODY: everyone does."""
    seen: list[int] = saved(Seen(), [])
    """For each card in a hidden place, the seats that know it lies there, as a bit mask."""
    first: Seat = saved(PLAIN, 0)
    turn: Seat = saved(PLAIN, 0)
    round: int = saved(PLAIN, 0)
    phase: int = saved(PLAIN, SETUP)
    actions: int = saved(PLAIN, 0)
    """Actions left in this turn."""
    tiles_shown: bool = saved(PLAIN, True)
    flipped: bool = saved(PLAIN, False)
    """The middle of the game is past."""
    ending: bool = saved(PLAIN, False)
    skip_decline: bool = saved(PLAIN, False)
    declining: int = saved(CARD, NO_CARD)
    """The monument whose decline has begun: it can be neither moved nor swapped."""
    lost_now: int = saved(PLAIN, 0)
    """Knowledge that became lost in this Decline phase."""
    ages: tuple[int, ...] = saved(PAIR, ())

    # made by tools/state.py
    def copy(self) -> Ancient:
        new = Ancient()
        self.copy_into(new)
        new.box = self.box
        new.players = [each.copy() for each in self.players]
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.tiles = [each[:] for each in self.tiles]
        new.tile_levels = self.tile_levels[:]
        new.pools = [each[:] for each in self.pools]
        new.discards = [each[:] for each in self.discards]
        new.out = self.out[:]
        new.looked = self.looked[:]
        new.looker = self.looker
        new.seen = self.seen[:]
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.actions = self.actions
        new.tiles_shown = self.tiles_shown
        new.flipped = self.flipped
        new.ending = self.ending
        new.skip_decline = self.skip_decline
        new.declining = self.declining
        new.lost_now = self.lost_now
        new.ages = self.ages
        return new

    # end

    def fields(self) -> Fields:
        return ANCIENT

    def names(self) -> Names:
        return self.box.names

    def recount(self) -> None:
        """What is counted from the pieces, after they were laid all at once."""
        box = self.box
        for me in self.players:
            me.stacked = sum([1 for card in me.timeline[1::2] if card >= 0])
            me.slack = sum([box.slack[card] for card in me.timeline if card >= 0])
            me.past_kinds = [0, 0, 0, 0]
            for card in me.past:
                me.past_kinds[box.kind[card]] += 1
                if box.when[card] == FINAL:
                    me.past_kinds[TALLY_SCORING] += 1
            me.types = [0, 0, 0]
            for card in me.collection:
                me.types[box.kind[card]] += 1

    # Questions

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the player on the left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def place_of(self, seat: Seat, card: int) -> int:
        """Where in the Timeline; -1 when it is not there."""
        timeline = self.players[seat].timeline
        for place in range(PLACES):
            if timeline[place] == card:
                return place
        return -1

    def monuments(self, seat: Seat) -> list[int]:
        return [card for card in self.players[seat].timeline if card >= 0]

    def in_timeline(self, seat: Seat, kind: int) -> int:
        """How many monuments, of one kind or of any."""
        kinds = self.box.kind
        there = 0
        for card in self.players[seat].timeline:
            if card >= 0 and (kind < 0 or kinds[card] == kind):
                there += 1
        return there

    def is_in_play(self, seat: Seat, card: int) -> bool:
        me = self.players[seat]
        return card in me.timeline or card in me.artefacts or card in me.collection

    def neighbours(self, seat: Seat, card: int) -> list[int]:
        """The other monument of its slot, and those beside it in the same row. [Adjacent cards]"""
        timeline = self.players[seat].timeline
        place = self.place_of(seat, card)
        if place < 0:
            return []
        around = [place ^ 1]
        if place >= 2:
            around.append(place - 2)
        if place + 2 < PLACES:
            around.append(place + 2)
        return [timeline[other] for other in around if timeline[other] >= 0]

    def has_room(self, seat: Seat, slot: int) -> bool:
        return self.players[seat].timeline[2 * slot - 1] < 0

    def total_knowledge(self, seat: Seat) -> int:
        return sum(self.players[seat].knowledge)

    def price(self, card: int, slot: int) -> int:
        """Cards to discard: the printed cost, and one for each slot away from the printed one."""
        return self.box.cost[card] + abs(slot - self.box.slot[card])

    def free_slots(self, seat: Seat) -> int:
        """The slots with room for one more monument, as a bit mask."""
        me = self.players[seat]
        if not me.stacked:
            return ALL_FREE
        mask = 0
        for slot in range(1, SLOTS + 1):
            if me.timeline[2 * slot - 1] < 0:
                mask |= 1 << slot
        return mask

    def open_slots(self, card: int, payers: int, free: int) -> list[int]:
        """The slots where this monument may be created, with so many cards that can pay for it."""
        spare = payers - self.box.cost[card]
        if spare < 0:
            return []
        own = self.box.slot[card]
        reach = 0 if self.box.locked[card] else spare
        return [slot for slot in range(1, SLOTS + 1) if free >> slot & 1 and -reach <= slot - own <= reach]

    def why_not_create(self, seat: Seat, card: int, slot: int) -> Rule | None:
        """The rule against creating this monument of the hand on this slot."""
        free = self.free_slots(seat)
        if slot in self.open_slots(card, len(self.players[seat].hand) - 1, free):
            return None
        if self.box.locked[card] and slot != self.box.slot[card]:
            return PADLOCK
        return TOO_EXPENSIVE if free >> slot & 1 else SLOT_FULL

    def why_not_install(self, seat: Seat, card: int) -> Rule | None:
        """The rule against creating this artefact."""
        me = self.players[seat]
        if len(me.artefacts) >= ARTEFACT_PLACES:
            return NO_PLACE
        cards = len(me.hand) - (1 if card in me.hand else 0)
        return TOO_EXPENSIVE if self.box.cost[card] > cards else None

    def learnable(self, seat: Seat, cards: list[int]) -> list[int]:
        """Those of these knowledge cards whose prerequisites are met; `slack` may make up for one number."""
        me, needs = self.players[seat], self.box.needs
        tally = me.tally()
        found: list[int] = []
        for card in cards:
            slack = me.slack
            for place, least, most in needs[card]:
                value = tally[place]
                if value > most or least - value > slack:
                    break
                if value < least:
                    slack = 0
            else:
                found.append(card)
        return found

    def short_of(self, seat: Seat, card: int) -> dict[str, object]:
        """How far a seat is with the prerequisites of a knowledge card: so many of so many, or too many."""
        tally, have, need = self.players[seat].tally(), 0, 0
        for place, least, most in self.box.needs[card]:
            if tally[place] > most:
                return {"have": tally[place], "need": most, "bound": "most"}
            have += min(tally[place], least)
            need += least
        return {"have": have, "need": need, "bound": "least"}

    def why_not_learn(self, seat: Seat, card: int) -> Rule | None:
        if not any([card in tile for tile in self.tiles]):
            return NOT_FACE_UP
        return None if self.learnable(seat, [card]) else PREREQUISITES

    def holds(self, seat: Seat, card: int) -> bool:
        """Are the conditions of this card's effect fulfilled?"""
        for condition in self.box.given[card]:
            if not condition.holds(self, seat, card):
                return False
        return True

    def is_idle(self, seat: Seat, card: int) -> bool:
        """Would this card's effect do nothing now, for all that everybody sees?"""
        for condition in self.box.given[card]:
            if condition.missing(self, seat, card):
                return True
        if self.box.may[card]:
            return not self.box.do[card][0].conceivable(self, seat, card)
        for effect in self.box.do[card]:
            if not effect.idle(self, seat, card):
                return False
        return True

    def stays_idle(self, seat: Seat, card: int, changes: int) -> bool:
        """Would it do nothing even after such changes, when it does nothing now?"""
        for condition in self.box.given[card]:
            if not condition.wakes() & changes and condition.missing(self, seat, card):
                return True
        do = self.box.do[card]
        if self.box.may[card]:
            return not do[0].wakes() & changes and not do[0].conceivable(self, seat, card)
        for effect in do:
            if effect.wakes() & changes or not effect.idle(self, seat, card):
                return False
        return True

    def triggered(self, seat: Seat, event: int, card: int, by: int, slot: int, tilted: int) -> list[int]:
        """The owner's permanent cards in play that wait for just this."""
        on = self.box.on
        waits = self.box.waits[event]
        found: list[int] = []
        me = self.players[seat]
        for other in me.timeline + me.artefacts:
            if not waits[other]:
                continue
            trigger = on[other]
            assert trigger is not None
            kind = self.box.kind[card] if card >= 0 else ANY_KIND
            if trigger.kinds and kind not in trigger.kinds:
                continue
            if trigger.slots and slot not in trigger.slots:
                continue
            if tilted < trigger.least or (trigger.exactly and tilted != trigger.exactly):
                continue
            if trigger.not_itself and other in (card, by):
                continue
            found.append(other)
        return found

    def discount(self, seat: Seat, kind: int) -> int:
        """How many tokens fewer the cards in play put on a new monument of this kind."""
        discounts = self.box.discounts[kind]
        me = self.players[seat]
        fewer = 0
        for other in me.timeline + me.artefacts:
            if other >= 0 and discounts[other] and self.holds(seat, other):
                fewer += discounts[other]
        return fewer

    def entering_knowledge(self, seat: Seat, card: int, fewer: int) -> int:
        """How many tokens a monument enters with, after its own discount and that of the cards in play."""
        knowledge = self.box.knowledge[card] - fewer
        if self.box.when[card] == IMMEDIATE and self.holds(seat, card):
            for effect in self.box.do[card]:
                knowledge -= effect.own_discount(self, seat)
        return max(0, knowledge)

    # What happens to the pieces

    def next_builder(self) -> int:
        """The top card of the deck, made anew from the discard pile when it is empty; NO_CARD when both are."""
        if not self.deck:
            if not self.pile:
                return NO_CARD
            self.deck = self.shuffle(self.pile)
            self.pile = []
            for card in self.deck:
                self.seen[card] = 0
            self.tell("reshuffled", NOBODY, (len(self.deck),))
        return self.deck.pop()

    def draw(self, seat: Seat, amount: int) -> None:
        """Up to the hand limit; what goes beyond is not drawn at all."""
        hand, knows = self.players[seat].hand, 1 << seat
        drawn: list[int] = []
        for _ in range(min(amount, HAND_LIMIT - len(hand))):
            card = self.deck.pop() if self.deck else self.next_builder()
            if card < 0:
                break
            hand.append(card)
            self.seen[card] = knows
            drawn.append(card)
        if self.events is not None and amount:
            ids = [self.box.ids[card] for card in drawn]
            self.tell("drew", seat, (len(drawn),), (ids,) if ids else (), 1 << seat)

    def to_pile(self, card: int) -> None:
        """Face up on the discard pile, where everybody sees it land."""
        self.pile.append(card)
        self.seen[card] = EVERYBODY

    def to_pile_unseen(self, cards: list[int], mask: int) -> None:
        """A bundle on the discard pile: others see its last card only."""
        for card in cards:
            self.pile.append(card)
            self.seen[card] |= mask
        if cards:
            self.seen[cards[-1]] = EVERYBODY

    def discard(self, seat: Seat, card: int) -> None:
        """From hand."""
        self.players[seat].hand.remove(card)
        self.to_pile(card)
        if self.events is not None:
            self.tell("discarded", seat, (self.box.ids[card],))

    def put_monument(self, seat: Seat, card: int, slot: int, knowledge: int) -> None:
        """In the lower row if the slot is empty, otherwise in the upper one."""
        me = self.players[seat]
        place = 2 * slot - 2
        if me.timeline[place] >= 0:
            place += 1
        if me.timeline[place] >= 0:
            raise BrokenRules(f"slot {slot} is full")
        me.timeline[place] = card
        me.knowledge[place] = knowledge
        me.stacked += place & 1
        me.slack += self.box.slack[card]

    def lift_monument(self, seat: Seat, card: int) -> int:
        """Take it off the Timeline; a card above it drops down. Returns its tokens."""
        me = self.players[seat]
        place = self.place_of(seat, card)
        knowledge = me.knowledge[place]
        upper = place | 1
        if me.timeline[upper] >= 0:
            me.stacked -= 1
        me.slack -= self.box.slack[card]
        if place < upper:
            me.timeline[place] = me.timeline[upper]
            me.knowledge[place] = me.knowledge[upper]
        me.timeline[upper] = NO_CARD
        me.knowledge[upper] = 0
        return knowledge

    def remove_knowledge(self, seat: Seat, card: int, amount: int) -> None:
        """From a monument back to the supply, as many as are there."""
        me = self.players[seat]
        place = self.place_of(seat, card)
        removed = min(amount, me.knowledge[place]) if place >= 0 else 0
        if removed:
            me.knowledge[place] -= removed
            self.tell("removed", seat, (self.box.ids[card], removed, me.knowledge[place]))

    def add_knowledge(self, seat: Seat, owner: Seat, card: int, amount: int) -> None:
        """Onto another player's monument."""
        self.players[owner].knowledge[self.place_of(owner, card)] += amount
        self.tell("burdened", seat, (seat_name(owner), self.box.ids[card], amount))

    def forget(self, seat: Seat, amount: int) -> None:
        """Lost knowledge back to the supply, as much as is there."""
        me = self.players[seat]
        amount = min(amount, me.lost)
        if amount:
            me.lost -= amount
            self.tell("forgot", seat, (amount, me.lost))

    def enter_past(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        me.past.append(card)
        me.past_kinds[self.box.kind[card]] += 1
        if self.box.when[card] == FINAL:
            me.past_kinds[TALLY_SCORING] += 1

    def collect(self, seat: Seat, card: int) -> None:
        me = self.players[seat]
        me.collection.append(card)
        me.types[self.box.kind[card]] += 1

    def discard_from_play(self, seat: Seat, card: int) -> None:
        """A monument or artefact to the discard pile; its tokens return to the supply."""
        me = self.players[seat]
        if card in me.artefacts:
            me.artefacts.remove(card)
        else:
            self.lift_monument(seat, card)
        self.to_pile(card)
        self.tell("gave-up", seat, (self.box.ids[card],))

    # Knowledge tiles

    def next_knowledge(self, level: int) -> int:
        """The top card of a knowledge deck; NO_CARD when there is none, nor a discard pile to make one from."""
        self.renew(level)
        pool = self.pools[level - 1]
        if not pool:
            return NO_CARD
        card = pool.pop()
        self.renew(level)
        return card

    def renew(self, level: int) -> None:
        """A knowledge deck that is empty is made anew from its own discard pile, at once."""
        pile = self.discards[level - 1]
        if pile and not self.pools[level - 1]:
            self.pools[level - 1] = self.shuffle(pile)
            self.discards[level - 1] = []
            for card in pile:
                self.seen[card] = 0
            self.tell("renewed", NOBODY, (level, len(pile)))

    def fill_tile(self, tile: int) -> None:
        """Three new cards; if there are not enough, cards and tile leave the game."""
        level = self.tile_levels[tile]
        pool, pile = self.pools[level - 1], self.discards[level - 1]
        if len(pool) + len(pile) < TILE_CARDS:
            self.out += pool + pile
            self.pools[level - 1] = []
            self.discards[level - 1] = []
            self.tile_levels[tile] = 0
            self.tell("tile-left", NOBODY, (tile + 1, level))
            return
        self.tiles[tile] = [self.next_knowledge(level) for _ in range(TILE_CARDS)]
        if self.events is not None:
            self.tell("tile-filled", NOBODY, (tile + 1, level, [self.box.ids[card] for card in self.tiles[tile]]))

    def take_from_tile(self, card: int) -> None:
        """The card leaves its tile."""
        for tile in self.tiles:
            if card in tile:
                tile.remove(card)

    def refill_tiles(self) -> None:
        """A tile is filled again once a single card is left, which is discarded."""
        for number, tile in enumerate(self.tiles):
            if len(tile) == 1:
                level = self.tile_levels[number]
                self.discard_knowledge(tile.pop(), level)
                self.fill_tile(number)

    def discard_knowledge(self, card: int, level: int) -> None:
        self.discards[level - 1].append(card)
        self.seen[card] = EVERYBODY
        self.tell("knowledge-discarded", NOBODY, (self.box.ids[card],))

    def flip_tile(self, tile: int) -> None:
        """A level I tile turns to its level II side."""
        cards = self.tiles[tile]
        self.tiles[tile] = []
        for card in cards:
            self.discard_knowledge(card, 1)
        self.renew(1)
        self.tile_levels[tile] = 2
        self.fill_tile(tile)

    def bury(self, card: int) -> None:
        """Under the deck of its level."""
        level = self.box.level[card]
        self.renew(level)
        self.pools[level - 1].insert(0, card)


ANCIENT: Final = Fields(Ancient)


def blank(box: AncientBox, seats: int, key: bytes) -> Ancient:
    """Return an empty table."""
    pos = Ancient()
    pos.begin(seats, key)
    pos.box = box
    ANCIENT.clear(pos)
    pos.players = [new_player() for _ in range(seats)]
    pos.seen = [0] * len(box.ids)
    return pos


def load(box: AncientBox, data: dict[str, Any], steps: Mapping[str, Callable[..., Step]]) -> Ancient:
    """Return the position that was dumped."""
    pos = blank(box, data["seats"], b"")
    pos.load_into(data, steps)
    pos.recount()
    return pos
