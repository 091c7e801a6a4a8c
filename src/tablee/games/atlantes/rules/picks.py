"""What effects ask for, one pick at a time, and the effects on characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.rules.choices import RECRUIT, TAKE, Claim, Recruit, TakeBack, each_once
from tablee.games.atlantes.rules.claims import add_claims, claim_first, why_not_inside
from tablee.games.atlantes.rules.refusals import COMPULSORY, NOT_DISCARDED, NOT_IN_ROW, RESOLVING
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import NO_CARD
from tablee.kernel.decisions import Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Deed(Step):
    """An effect of a card or a manta."""

    seat: Seat
    by: str
    """Whose effect it is."""

    def effect(self) -> str:
        """What could not be done, if it could not."""
        raise NotImplementedError

    def could_not(self, pos: Sea) -> None:
        if pos.events is not None:
            pos.tell("could-not", self.seat, (self.by, self.effect()))


@dataclass
class Pick(Deed):
    """An effect that asks for a target, if there is one; instead of choosing it, objectives may be claimed first."""

    def prompt(self) -> str:
        raise NotImplementedError

    def effect(self) -> str:
        return self.prompt()

    def no_pass(self) -> Rule:
        """The rule against declining."""
        return COMPULSORY

    def targets(self, pos: Sea) -> list[Choice]:
        raise NotImplementedError

    def pick(self, pos: Sea, choice: Choice) -> None:
        """Do it with this target."""
        raise NotImplementedError

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        """The rule against a target that is not offered."""
        return None

    def params(self) -> tuple[object, ...]:
        return (self.by,)

    def ask(self, pos: Sea) -> Decision | None:
        choices = self.targets(pos)
        if not choices:
            return None
        veiled = add_claims(pos, self.seat, choices)
        return Decision(self.seat, self.prompt(), self.params(), choices, False, veiled)

    def take(self, pos: Sea, choice: Choice) -> None:
        if isinstance(choice, Claim):
            claim_first(pos, self, self.seat, choice)
        elif isinstance(choice, Pass):
            pos.tell("declined", self.seat, (self.by,))
        else:
            self.pick(pos, choice)

    def run(self, pos: Sea) -> None:
        self.could_not(pos)

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Pass):
            return self.no_pass()
        return self.why_not(pos, choice) or why_not_inside(pos, self.seat, choice)


# Characters


@dataclass
class RecruitingFreely(Pick):
    """Take any character of the row for nothing. [Icons]"""

    def prompt(self) -> str:
        return "recruit-free"

    def effect(self) -> str:
        return "recruit"

    def targets(self, pos: Sea) -> list[Choice]:
        return [RECRUIT[card][place] for place, card in enumerate(pos.row)]

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Recruit)
        pos.recruit(self.seat, choice.place, 0)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return NOT_IN_ROW if isinstance(choice, Recruit) else None


def resting(pos: Sea, seat: Seat) -> list[int]:
    """The discard pile without the cards of it that are being resolved."""
    cards = pos.players[seat].discard
    if pos.replayed:
        cards = cards[:]
        for card in pos.replayed:
            if card in cards:
                cards.remove(card)
    return cards


@dataclass
class TakingBack(Pick):
    """Characters of one's own discard pile return to the hand. [Icons]"""

    left: int

    def prompt(self) -> str:
        return "take-back"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.left)

    def targets(self, pos: Sea) -> list[Choice]:
        return each_once(resting(pos, self.seat), TAKE)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, TakeBack)
        me = pos.players[self.seat]
        me.discard.remove(choice.card)
        me.hand.append(choice.card)
        pos.tell("took-back", self.seat, ([pos.box.ids[choice.card]],))
        if self.left > 1:
            pos.do(TakingBack(self.seat, self.by, self.left - 1))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, TakeBack):
            return RESOLVING if choice.card in pos.players[self.seat].discard else NOT_DISCARDED
        return None


@dataclass
class TakingBackAll(Deed):
    """The whole discard pile returns to the hand. [Matrona]"""

    def effect(self) -> str:
        return "take-back"

    def run(self, pos: Sea) -> None:
        me = pos.players[self.seat]
        cards = resting(pos, self.seat)
        if not cards:
            self.could_not(pos)
            return
        if pos.events is not None:
            pos.tell("took-back", self.seat, ([pos.box.ids[card] for card in cards],))
        me.hand += cards
        me.discard = [card for card in pos.replayed if card in me.discard]


@dataclass
class Readying(Deed):
    """All own mantas in reserve become ready. [Mantas]"""

    def effect(self) -> str:
        return "ready-mantas"

    def run(self, pos: Sea) -> None:
        if pos.players[self.seat].tired:
            pos.ready_all(self.seat)
        else:
            self.could_not(pos)


@dataclass
class Leaving(Deed):
    """The card leaves the game instead of being discarded. [King 1]"""

    def run(self, pos: Sea) -> None:
        card = pos.box.index[self.by]
        if pos.limbo == card:
            pos.limbo = NO_CARD
        else:
            pos.players[self.seat].discard.remove(card)
        pos.out.append(card)
        pos.tell("left-game", self.seat, (self.by,))


@dataclass
class Dismissing(Deed):
    """The character on the cheapest place leaves the game and the row is filled. [Two-player switch]"""

    def effect(self) -> str:
        return "dismiss"

    def run(self, pos: Sea) -> None:
        if not pos.row:
            self.could_not(pos)
            return
        card = pos.row[0]
        pos.tell("dismissed", self.seat, (pos.box.ids[card],))
        pos.out.append(card)
        pos.take_from_row(0)


PICKS: Final[tuple[type[Step], ...]] = (RecruitingFreely, TakingBack, TakingBackAll, Readying, Leaving, Dismissing)
