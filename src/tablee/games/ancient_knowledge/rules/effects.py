"""The words that cards are written with: effects as values."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.conditions import Count
from tablee.games.ancient_knowledge.rules.creating import CreateMore
from tablee.games.ancient_knowledge.rules.hands import Choosing, Discarding, Drafting, Exchanging, look
from tablee.games.ancient_knowledge.rules.learning import BuryFromTile, LearnLooked, Lesson, lessons
from tablee.games.ancient_knowledge.rules.moving import Moving, Straightening, Swapping
from tablee.games.ancient_knowledge.rules.tokens import (
    Archiving,
    Forgetting,
    Removing,
    RemovingFromOne,
    Sacrificing,
    sources,
)
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Effect
from tablee.games.ancient_knowledge.state.terms import (
    ADJACENT,
    ANY,
    ANY_KIND,
    BOARD,
    DECLINES,
    FEWER_CARDS,
    FEWER_LOST,
    FEWER_TOKENS,
    HAND_LIMIT,
    ITSELF,
    MORE_CARDS,
    MORE_TOKENS,
    MOVED,
    NO_CARD,
    NOTHING,
    OTHERS,
    TILES,
)
from tablee.kernel.decisions import Seat

# Cards


@dataclass
class Draw(Effect):
    """Draw so many builder cards, or as many as a count says."""

    amount: int = 0
    per: Count | None = None

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.draw(seat, self.amount if self.per is None else self.per.of(pos, seat))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        if self.per is not None and not self.per.of(pos, seat):
            return True
        return len(pos.players[seat].hand) >= HAND_LIMIT

    def wakes(self) -> int:
        return FEWER_CARDS if self.per is None else FEWER_CARDS | self.per.rises()

    def changes(self) -> int:
        return MORE_CARDS


@dataclass
class DrawForLost(Effect):
    """Draw so many cards for each full group of knowledge that became lost in this Decline phase."""

    amount: int
    group: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.draw(seat, self.amount * (pos.lost_now // self.group))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return pos.lost_now < self.group or len(pos.players[seat].hand) >= HAND_LIMIT

    def wakes(self) -> int:
        return FEWER_CARDS

    def changes(self) -> int:
        return MORE_CARDS


@dataclass
class DiscardCards(Effect):
    """Discard so many cards from hand, of one kind where said."""

    amount: int
    kind: int = ANY_KIND

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Discarding(seat, card, self.amount, self.kind))

    def possible(self, pos: Ancient, seat: Seat, card: int) -> bool:
        kinds = pos.box.kind
        fitting = [other for other in pos.players[seat].hand if self.kind < 0 or kinds[other] == self.kind]
        return len(fitting) >= self.amount

    def conceivable(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return len(pos.players[seat].hand) >= self.amount

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].hand

    def wakes(self) -> int:
        return MORE_CARDS

    def changes(self) -> int:
        return FEWER_CARDS


@dataclass
class Exchange(Effect):
    """Discard up to so many cards, then draw as many."""

    most: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Exchanging(seat, card, 0, self.most))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].hand

    def wakes(self) -> int:
        return MORE_CARDS

    def changes(self) -> int:
        return MORE_CARDS | FEWER_CARDS


@dataclass
class Pick(Effect):
    """Look at the top builder cards alone, take one, discard the others. Not with a full hand."""

    amount: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        if len(pos.players[seat].hand) < HAND_LIMIT:
            look(pos, seat, self.amount, False)
            pos.do(Choosing(seat, card))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return len(pos.players[seat].hand) >= HAND_LIMIT

    def wakes(self) -> int:
        return FEWER_CARDS

    def changes(self) -> int:
        return MORE_CARDS


@dataclass
class PickToCreate(Effect):
    """Look at the top builder cards, create one of these kinds if that can be, discard the others."""

    amount: int
    kinds: tuple[int, ...]

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        look(pos, seat, self.amount, False)
        pos.do(CreateMore(seat, card, self.kinds, False, True))


@dataclass
class Draft(Effect):
    """Turn over the top builder cards; each player clockwise takes one, and the first one a second."""

    amount: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        look(pos, seat, self.amount, True)
        pos.do(Drafting(seat, card, (seat, *pos.opponents(seat), seat)))

    def changes(self) -> int:
        return MORE_CARDS


@dataclass
class TurnOverFor(Effect):
    """Turn over builder cards until so many of a kind have joined the hand; discard the others."""

    amount: int
    kind: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        me = pos.players[seat]
        taken: list[str] = []
        turned: list[str] = []
        while len(taken) < self.amount and len(me.hand) < HAND_LIMIT:
            if not pos.deck and not any([pos.box.kind[other] == self.kind for other in pos.pile]):
                break  # nothing of the kind is left to be found
            found = pos.next_builder()
            if found < 0:
                break
            turned.append(pos.box.ids[found])
            if pos.box.kind[found] == self.kind:
                me.hand.append(found)
                pos.seen[found] = 0xFF
                taken.append(pos.box.ids[found])
            else:
                pos.to_pile(found)
        pos.tell("turned-for", seat, (turned, taken))


# Knowledge


@dataclass
class TakeOff(Effect):
    """Remove knowledge from monuments, split at will: exactly so much, or up to so much."""

    amount: int = 0
    up_to: bool = False
    scope: int = ANY
    per: Count | None = None
    may: bool = False
    """All or nothing is the owner's choice: as `up_to` for a single token."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        amount = self.amount if self.per is None else self.per.of(pos, seat)
        if amount:
            pos.do(Removing(seat, card, amount, self.up_to or self.may, self.scope, ANY_KIND, NO_CARD))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        if self.per is not None and not self.per.of(pos, seat):
            return True
        return not sources(pos, seat, card, self.scope, ANY_KIND, 1)

    def wakes(self) -> int:
        return MORE_TOKENS | MOVED if self.per is None else MORE_TOKENS | MOVED | self.per.rises()

    def changes(self) -> int:
        return FEWER_TOKENS


@dataclass
class TakeOffOne(Effect):
    """Remove knowledge from one monument of choice, or from each of several."""

    amount: int
    up_to: bool = False
    scope: int = ANY
    kind: int = ANY_KIND
    least: int = 1
    """Only from a monument with at least so much."""
    times: int = 1

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(
            RemovingFromOne(seat, card, self.amount, self.up_to, self.scope, self.kind, self.least, self.times, NO_CARD)
        )

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not sources(pos, seat, card, self.scope, self.kind, self.least)

    def wakes(self) -> int:
        return MORE_TOKENS | MOVED

    def changes(self) -> int:
        return FEWER_TOKENS


@dataclass
class TakeOffSelf(Effect):
    """Remove knowledge from this card."""

    amount: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.remove_knowledge(seat, card, self.amount)

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not sources(pos, seat, card, ITSELF, ANY_KIND, 1)

    def wakes(self) -> int:
        return MORE_TOKENS

    def changes(self) -> int:
        return FEWER_TOKENS


@dataclass
class TakeOffEach(Effect):
    """Remove knowledge from each monument of a kind, this one excepted."""

    amount: int
    kind: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        for other in pos.monuments(seat):
            if other != card and pos.box.kind[other] == self.kind:
                pos.remove_knowledge(seat, other, self.amount)

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not sources(pos, seat, card, OTHERS, self.kind, 1)

    def wakes(self) -> int:
        return MORE_TOKENS

    def changes(self) -> int:
        return FEWER_TOKENS


@dataclass
class TakeOffNeighbours(Effect):
    """Remove knowledge from each adjacent monument of a kind."""

    amount: int
    kind: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        for other in pos.neighbours(seat, card):
            if pos.box.kind[other] == self.kind:
                pos.remove_knowledge(seat, other, self.amount)

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not sources(pos, seat, card, ADJACENT, self.kind, 1)

    def wakes(self) -> int:
        return MORE_TOKENS | MOVED

    def changes(self) -> int:
        return FEWER_TOKENS


@dataclass
class Sacrifice(Effect):
    """Discard any number of artefacts from the board; each takes knowledge off this card."""

    knowledge: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Sacrificing(seat, card, self.knowledge))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].artefacts

    def wakes(self) -> int:
        return BOARD


@dataclass
class ArchiveNow(Effect):
    """The owner may archive, beside the actions."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Archiving(seat, 0, True))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].hand or not any(pos.players[seat].knowledge)

    def wakes(self) -> int:
        return MORE_CARDS | MORE_TOKENS

    def changes(self) -> int:
        return FEWER_CARDS | FEWER_TOKENS


@dataclass
class ReturnLost(Effect):
    """Return lost knowledge to the supply: so much, or up to so much."""

    amount: int
    up_to: bool = False

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        if self.up_to:
            pos.do(Forgetting(seat, card, self.amount))
        else:
            pos.forget(seat, self.amount)

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].lost

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return FEWER_LOST


# Monuments, artefacts, knowledge cards


@dataclass
class Create(Effect):
    """Create one more card of these kinds, if the owner wants to."""

    kinds: tuple[int, ...]

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(CreateMore(seat, card, self.kinds, True, False))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not CreateMore(seat, card, self.kinds, True, False).is_conceivable(pos)

    def wakes(self) -> int:
        return MORE_CARDS | BOARD


@dataclass
class LearnNow(Effect):
    """Learn face-up knowledge cards beside the actions."""

    times: int = 1
    may: bool = True
    unconditionally: bool = False

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Lesson(seat, card, self.times, self.may, self.unconditionally))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not lessons(pos, seat, self.unconditionally)

    def wakes(self) -> int:
        return MORE_CARDS | FEWER_CARDS | FEWER_LOST | TILES | BOARD


@dataclass
class LearnFromDeck(Effect):
    """Look at the top cards of a knowledge deck, learn one if that can be, put the others under the deck."""

    amount: int
    level: int

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        looked: list[int] = []
        while len(looked) < self.amount:
            found = pos.next_knowledge(self.level)
            if found < 0:
                break
            pos.seen[found] = 1 << seat
            looked.append(found)
        pos.looked = looked
        pos.looker = seat
        pos.tell("looked-knowledge", seat, (len(looked),), ([pos.box.ids[found] for found in looked],), 1 << seat)
        pos.do(LearnLooked(seat, card))


@dataclass
class BuryKnowledge(Effect):
    """Put face-up knowledge cards under their deck, one after the other."""

    times: int
    level: int = 0

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(BuryFromTile(seat, card, self.times, self.level))

    def changes(self) -> int:
        return TILES


@dataclass
class SwapItself(Effect):
    """Exchange this monument with another one."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Swapping(seat, card, True))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return len(pos.monuments(seat)) < 2

    def wakes(self) -> int:
        return BOARD

    def changes(self) -> int:
        return MOVED


@dataclass
class SwapTwo(Effect):
    """Exchange two monuments."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Swapping(seat, card, False))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return len(pos.monuments(seat)) < 2

    def wakes(self) -> int:
        return BOARD

    def changes(self) -> int:
        return MOVED


@dataclass
class Relocate(Effect):
    """Move a monument to another slot with room."""

    scope: int = ANY
    from_slot: int = 0
    to_slot: int = 0
    least: int = 0
    most: int = 999
    may: bool = False

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(self.moving(seat, card))

    def moving(self, seat: Seat, card: int) -> Moving:
        return Moving(seat, card, self.scope, self.from_slot, self.to_slot, self.least, self.most, self.may)

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not self.moving(seat, card).choices(pos)

    def wakes(self) -> int:
        return BOARD | MOVED | (MORE_TOKENS if self.least else NOTHING) | (FEWER_TOKENS if self.most < 999 else NOTHING)

    def changes(self) -> int:
        return MOVED


@dataclass
class GiveUpItself(Effect):
    """This card goes to the discard pile; tokens on it return to the supply."""

    def saves_itself(self) -> bool:
        return True

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.discard_from_play(seat, card)


@dataclass
class StraightenPast(Effect):
    """Tilted monuments become upright: so many, or up to so many."""

    amount: int
    up_to: bool = False

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        pos.do(Straightening(seat, card, self.amount, self.up_to))

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return not pos.players[seat].tilted

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return NOTHING


@dataclass
class SkipDecline(Effect):
    """No Decline phase this turn; without effect if it has begun already."""

    def apply(self, pos: Ancient, seat: Seat, card: int) -> None:
        if pos.phase != DECLINES:
            pos.skip_decline = True

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return pos.phase == DECLINES

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return NOTHING
