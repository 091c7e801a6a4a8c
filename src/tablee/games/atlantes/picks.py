"""What effects ask for, one pick at a time: rows, levels, piles, objectives, and what opponents have to give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.games.atlantes.board import (
    COMPULSORY,
    EMPTY_LEVEL,
    FULLY_RAISED,
    GHOST,
    GHOST_ONCE,
    M_CONQUERORS,
    MAIN,
    MANTA_TIRED,
    MUST_EXPLORE,
    NEVER_DISCARDED,
    NO_BONUS_MANTA,
    NO_CARD,
    NO_SUCH_MANTA,
    NOBODY,
    NOT_DISCARDED,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOT_IN_PLAY,
    NOT_IN_ROW,
    NOT_INSIDE_LEVEL,
    NOT_INSIDE_MANTA,
    NOT_LOWER_ROW,
    NOT_RAISED,
    NOT_YOUR_LOCATION,
    NOTHING_LEFT,
    ONE_MAIN,
    OWN_RAISE,
    OWN_SCORE,
    RESOLVING,
    RESOURCE_LEVEL,
    RESOURCE_MANTA,
    SLOTS,
    TRACKS,
    Sea,
)
from tablee.games.atlantes.choices import (
    BONUS,
    DISCARD,
    EXPLORE,
    IDS,
    INDEX,
    MANTA_IDS,
    OBJECTIVE_IDS,
    PLACE,
    RAISE,
    RECRUIT,
    SALVAGE,
    SCORE,
    TAKE,
    TIRE,
    Claim,
    Discard,
    Exploit,
    Place,
    PlaceGhost,
    Play,
    Raise,
    Recruit,
    Salvage,
    Score,
    TakeBack,
    Tire,
    UseManta,
)
from tablee.games.atlantes.choices import GHOST as PLACE_GHOST
from tablee.kernel.decisions import PASS, Choice, Decision, Pass, Rule, Seat
from tablee.kernel.position import Step

# what an effect makes each opponent do
TO_RAISE: Final = 0
TO_DISCARD: Final = 1
TO_TIRE: Final = 2


# Claims: at any moment of one's own turn, so also in the middle of the main action


def add_claims(pos: Sea, seat: Seat, choices: list[Choice]) -> bool:
    """The objectives that can be claimed here too. True: the question has to be veiled."""
    if pos.phase != MAIN or seat != pos.turn:
        return False
    pos.add_claims(seat, choices)
    return not pos.players[seat].shown and pos.may_claim_secretly(seat)


def claim_first(pos: Sea, step: Step, seat: Seat, choice: Claim) -> None:
    """The step asks again after the claim."""
    pos.do(step)
    pos.do(Claiming(seat, choice.objective))


def why_not_inside(pos: Sea, seat: Seat, choice: Choice) -> Rule | None:
    """The rule against something that has no place in the middle of a main action."""
    if pos.phase != MAIN or seat != pos.turn:
        return None
    if isinstance(choice, Claim):
        return pos.why_not_claim(seat, choice.objective)
    if isinstance(choice, Play):
        return ONE_MAIN
    box, me = pos.box, pos.players[seat]
    if isinstance(choice, UseManta):
        if choice.manta not in me.ready:
            return MANTA_TIRED if choice.manta in me.tired else NO_SUCH_MANTA
        return RESOURCE_MANTA if box.ability[choice.manta] is None else NOT_INSIDE_MANTA
    if isinstance(choice, Exploit):
        if choice.card not in me.board:
            return NOT_YOUR_LOCATION
        icon = pos.top(seat, choice.card)
        if icon <= 0:
            return NOTHING_LEFT if icon else EMPTY_LEVEL
        return RESOURCE_LEVEL if box.ability[icon] is None else NOT_INSIDE_LEVEL
    return None


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


def each_once(cards: list[int], choices: list[Choice]) -> list[Choice]:
    """The choice of each card, copies together."""
    return [choices[card] for card in dict.fromkeys(cards)]


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
        pos.tell("took-back", self.seat, ([IDS[choice.card]],))
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
            pos.tell("took-back", self.seat, ([IDS[card] for card in cards],))
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
        card = INDEX[self.by]
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
        pos.tell("dismissed", self.seat, (IDS[card],))
        pos.out.append(card)
        pos.take_from_row(0)


# Locations of the sea


@dataclass
class Exploring(Pick):
    """Discard the upper row, move the lower one up, reveal six. [Explore]"""

    def prompt(self) -> str:
        return "explore"

    def ask(self, pos: Sea) -> Decision | None:
        return Pick.ask(self, pos) if pos.explore_optional else None

    def targets(self, pos: Sea) -> list[Choice]:
        return [EXPLORE, PASS]

    def pick(self, pos: Sea, choice: Choice) -> None:
        self.run(pos)

    def run(self, pos: Sea) -> None:
        if pos.events is not None:
            pos.tell("explored", self.seat, ())
            if pos.upper:
                pos.tell("sank", NOBODY, ([IDS[card] for card in pos.upper],))
        pos.sunk += pos.upper
        pos.upper = []
        pos.do(THIN[self.seat])


@dataclass
class Thinning(Step):
    """Of a lower row that is too long for the upper one the explorer discards the extras. [Explore]"""

    seat: Seat
    begun: bool

    def ask(self, pos: Sea) -> Decision | None:
        extras = len(pos.lower) - pos.box.upper
        if extras <= 0:
            return None
        choices = [DISCARD[card] for card in pos.lower]
        return Decision(self.seat, "thin", (extras,), choices, self.begun)

    def take(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.lower.remove(choice.card)
        pos.sunk.append(choice.card)
        if pos.events is not None:
            pos.tell("sank", NOBODY, ([IDS[choice.card]],))
        pos.do(THIN_MORE[self.seat])

    def run(self, pos: Sea) -> None:
        pos.upper = pos.lower
        pos.lower = []
        if pos.events is not None and pos.upper:
            pos.tell("moved-up", NOBODY, ([IDS[card] for card in pos.upper],))
        pos.reveal_locations()
        if pos.seats == 1:
            pos.do(Haunting(self.seat))

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NOT_LOWER_ROW
        return MUST_EXPLORE if isinstance(choice, Pass) else why_not_inside(pos, self.seat, choice)


@dataclass
class Salvaging(Pick):
    """Any discarded location into a free slot, for nothing. [Anglerfish]"""

    def prompt(self) -> str:
        return "salvage"

    def targets(self, pos: Sea) -> list[Choice]:
        if len(pos.players[self.seat].board) >= SLOTS:
            return []
        return [SALVAGE[card] for card in pos.sunk]

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Salvage)
        pos.sunk.remove(choice.card)
        pos.tell("salvaged", self.seat, (IDS[choice.card],))
        pos.take_location(self.seat, choice.card)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return NOT_IN_PILE if isinstance(choice, Salvage) else None


# Own locations


def raisable(pos: Sea, seat: Seat, but: int) -> list[Choice]:
    """Own locations with a level to cover."""
    me = pos.players[seat]
    depth, board, raised = pos.box.depth, me.board, me.raised
    found: list[Choice] = []
    for place in range(len(board)):
        card = board[place]
        if raised[place] < depth[card] and card != but:
            found.append(RAISE[card])
    return found


def why_not_raise(pos: Sea, seat: Seat, but: int, choice: Choice) -> Rule | None:
    if not isinstance(choice, Raise):
        return None
    if choice.card not in pos.players[seat].board:
        return NOT_YOUR_LOCATION
    return OWN_RAISE if choice.card == but else FULLY_RAISED


def raise_location(pos: Sea, seat: Seat, card: int, amount: int) -> None:
    if pos.events is not None:
        pos.tell("raised", seat, (IDS[card], amount))
    pos.cover(seat, pos.players[seat].board.index(card), amount)


@dataclass(init=False)
class Spread(Pick):
    """An effect on several own locations, picked one after the other."""

    left: int
    but: int
    """The location whose icon this is: it never means itself."""
    begun: bool

    def __init__(self, seat: Seat, by: str, left: int, but: int, begun: bool) -> None:
        self.seat = seat
        self.by = by
        self.left = left
        self.but = but
        self.begun = begun


@dataclass(init=False)
class Raising(Spread):
    """So many levels up, split among own locations as one likes; nothing is gained from what they cover. [Raise]"""

    def prompt(self) -> str:
        return "raise"

    def targets(self, pos: Sea) -> list[Choice]:
        return raisable(pos, self.seat, self.but)

    def ask(self, pos: Sea) -> Decision | None:
        seat = self.seat
        if pos.levels_left(seat, self.but) <= self.left:
            return None
        choices = raisable(pos, seat, self.but)
        veiled = add_claims(pos, seat, choices)
        prompt = "raise" if seat == pos.turn else "forced-raise"
        return Decision(seat, prompt, (self.by, self.left), choices, self.begun, veiled)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Raise)
        raise_location(pos, self.seat, choice.card, 1)
        if self.left > 1:
            pos.do(Raising(self.seat, self.by, self.left - 1, self.but, True))

    def run(self, pos: Sea) -> None:
        """All that is left can be covered, so it is."""
        me = pos.players[self.seat]
        some = self.begun
        for place in range(len(me.board)):
            card = me.board[place]
            left = pos.box.depth[card] - me.raised[place]
            if left and card != self.but:
                raise_location(pos, self.seat, card, left)
                some = True
        if not some:
            self.could_not(pos)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return why_not_raise(pos, self.seat, self.but, choice)


@dataclass
class RaisingFully(Pick):
    """One location to its last level at once. [Icons]"""

    but: int

    def prompt(self) -> str:
        return "raise-fully"

    def effect(self) -> str:
        return "raise"

    def targets(self, pos: Sea) -> list[Choice]:
        return raisable(pos, self.seat, self.but)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Raise)
        me = pos.players[self.seat]
        left = pos.box.depth[choice.card] - me.raised[me.board.index(choice.card)]
        raise_location(pos, self.seat, choice.card, left)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        return why_not_raise(pos, self.seat, self.but, choice)


@dataclass(init=False)
class Scoring(Spread):
    """Fully raised locations to the prosperity pile, as many as the effect says if there are as many. [Score]"""

    def prompt(self) -> str:
        return "score"

    def targets(self, pos: Sea) -> list[Choice]:
        me = pos.players[self.seat]
        depth, board, raised = pos.box.depth, me.board, me.raised
        found: list[Choice] = []
        for place in range(len(board)):
            card = board[place]
            if raised[place] == depth[card] and card != self.but:
                found.append(SCORE[card])
        return found

    def ask(self, pos: Sea) -> Decision | None:
        choices = self.targets(pos)
        count = len(choices)
        if not count:
            return None
        veiled = add_claims(pos, self.seat, choices)
        if count <= self.left and len(choices) == count and not veiled:
            return None  # all of them
        return Decision(self.seat, "score", (self.by, self.left), choices, self.begun, veiled)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Score)
        pos.score(self.seat, choice.card)
        if self.left > 1:
            pos.do(Scoring(self.seat, self.by, self.left - 1, self.but, True))

    def run(self, pos: Sea) -> None:
        targets = self.targets(pos)
        for target in targets:
            assert isinstance(target, Score)
            pos.score(self.seat, target.card)
        if not targets and not self.begun:
            self.could_not(pos)

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if not isinstance(choice, Score):
            return None
        if choice.card not in pos.players[self.seat].board:
            return NOT_YOUR_LOCATION
        return OWN_SCORE if choice.card == self.but else NOT_RAISED


@dataclass
class Choosing(Pick):
    """One of several effects; one that can be done goes before one that cannot. [Wave-Teller]"""

    options: tuple[Step, ...]

    def prompt(self) -> str:
        return "one-of"

    def effect(self) -> str:
        return "any"

    def targets(self, pos: Sea) -> list[Choice]:
        found: list[Choice] = []
        for option in self.options:
            assert isinstance(option, Pick)
            found += option.targets(pos)
        return found

    def pick(self, pos: Sea, choice: Choice) -> None:
        for option in self.options:
            assert isinstance(option, Pick)
            if choice in option.targets(pos):
                option.pick(pos, choice)
                return

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        for option in self.options:
            assert isinstance(option, Pick)
            rule = option.why_not(pos, choice)
            if rule is not None:
                return rule
        return None


# Opponents: compulsory if possible, from the left, each chooses what


@dataclass
class Imposing(Deed):
    """Each opponent has to raise, discard or tire. [Sirène, Meg, Testudo]"""

    what: int
    count: int

    def run(self, pos: Sea) -> None:
        for other in reversed(pos.opponents(self.seat)):
            if self.what == TO_RAISE:
                pos.do(Raising(other, self.by, self.count, NO_CARD, False))
            elif self.what == TO_DISCARD:
                pos.do(Discarding(other, self.by, self.count))
            else:
                pos.do(Tiring(other, self.by, self.count))


@dataclass
class Discarding(Pick):
    """Characters out of the hand, never one that always stays in it. [Meg]"""

    left: int

    def prompt(self) -> str:
        return "lose-character"

    def effect(self) -> str:
        return "discard"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.left)

    def targets(self, pos: Sea) -> list[Choice]:
        stays = pos.box.stays
        return each_once([card for card in pos.players[self.seat].hand if not stays[card]], DISCARD)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        me = pos.players[self.seat]
        if choice.card == me.king:
            pos.show_king(self.seat)
        me.hand.remove(choice.card)
        me.discard.append(choice.card)
        pos.tell("discarded", self.seat, (IDS[choice.card],))
        if self.left > 1:
            pos.do(Discarding(self.seat, self.by, self.left - 1))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Discard):
            return NEVER_DISCARDED if choice.card in pos.players[self.seat].hand else NOT_IN_HAND
        return None


@dataclass
class Tiring(Pick):
    """Ready mantas to their tired side, unused. [Testudo]"""

    left: int

    def prompt(self) -> str:
        return "lose-manta"

    def effect(self) -> str:
        return "tire"

    def params(self) -> tuple[object, ...]:
        return (self.by, self.left)

    def targets(self, pos: Sea) -> list[Choice]:
        return each_once(pos.players[self.seat].ready, TIRE)

    def pick(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Tire)
        pos.tire(self.seat, choice.manta)
        if self.left > 1:
            pos.do(Tiring(self.seat, self.by, self.left - 1))

    def why_not(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Tire):
            return MANTA_TIRED if choice.manta in pos.players[self.seat].tired else NO_SUCH_MANTA
        return None


# Objectives


@dataclass
class Claiming(Step):
    """A starting manta, ready or tired, on the first free spot, for the rest of the game. [Objectives]"""

    seat: Seat
    objective: int

    def ask(self, pos: Sea) -> Decision | None:
        me = pos.players[self.seat]
        choices = each_once([manta for manta in me.ready + me.tired if manta < BONUS], PLACE)
        return Decision(self.seat, "claim", (OBJECTIVE_IDS[self.objective],), choices, True)

    def take(self, pos: Sea, choice: Choice) -> None:
        assert isinstance(choice, Place)
        me = pos.players[self.seat]
        if not me.shown and pos.box.measure[self.objective] == M_CONQUERORS:
            self.prove(pos)
        if choice.manta in me.ready:
            me.ready.remove(choice.manta)
        else:
            me.tired.remove(choice.manta)
        pos.tell("gave-manta", self.seat, (MANTA_IDS[choice.manta],))
        pos.put_on_track(self.seat, pos.goals.index(self.objective))

    def prove(self, pos: Sea) -> None:
        """A king that nobody has seen is shown when the objective needs it."""
        me = pos.players[self.seat]
        if pos.box.conquers[me.king]:
            others = pos.measured(self.seat, M_CONQUERORS) - 1
            if others < pos.box.least[self.objective]:
                pos.show_king(self.seat)

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, Place):
            return NO_BONUS_MANTA if choice.manta >= BONUS else NO_SUCH_MANTA
        return None


@dataclass
class Haunting(Step):
    """The Ichtiandres place a manta on a track that the player chooses, never two on one. [Solo]"""

    seat: Seat

    def ask(self, pos: Sea) -> Decision | None:
        if not pos.ghost:
            return None
        choices = [PLACE_GHOST[pos.goals[track]] for track in range(TRACKS) if not pos.haunted >> track & 1]
        add_claims(pos, self.seat, choices)
        return Decision(self.seat, "ghost", (pos.ghost,), choices)

    def take(self, pos: Sea, choice: Choice) -> None:
        if isinstance(choice, Claim):
            claim_first(pos, self, self.seat, choice)
            return
        assert isinstance(choice, PlaceGhost)
        pos.put_on_track(GHOST, pos.goals.index(choice.objective))

    def run(self, pos: Sea) -> None:
        """No manta is left to them."""

    def forbids(self, pos: Sea, choice: Choice) -> Rule | None:
        if isinstance(choice, PlaceGhost):
            return GHOST_ONCE if choice.objective in pos.goals else NOT_IN_PLAY
        return COMPULSORY if isinstance(choice, Pass) else why_not_inside(pos, self.seat, choice)


THIN: Final[list[Step]] = [Thinning(seat, False) for seat in range(4)]
THIN_MORE: Final[list[Step]] = [Thinning(seat, True) for seat in range(4)]

PICKS: Final[tuple[type[Step], ...]] = (
    RecruitingFreely,
    TakingBack,
    TakingBackAll,
    Readying,
    Leaving,
    Dismissing,
    Exploring,
    Thinning,
    Salvaging,
    Raising,
    RaisingFully,
    Scoring,
    Choosing,
    Imposing,
    Discarding,
    Tiring,
    Claiming,
    Haunting,
)
