"""The pieces: players, the solo opponent, the common boards; what lies where and the plain moves of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.card import Deed
from tablee.games.scholars.state.people import PLAYER, RIVAL_FIELDS, Player, Rival, new_player, new_rival
from tablee.games.scholars.state.terms import (
    BLACK,
    BOOK_SPACES,
    COLOURS,
    DECKS,
    DICE,
    GUILDS,
    HOLDER,
    MAP_SPACES,
    NOBODY,
    NONE,
    ORANGE,
    OVER,
    RIVAL,
    ROOMS,
    ROWS,
    SPACES,
    UPGRADE_SPACES,
    WORKERS_BOX,
)
from tablee.kernel.chance import drawn, words
from tablee.kernel.decisions import Seat
from tablee.kernel.errors import BrokenRules
from tablee.kernel.fields import (
    CARD,
    CARDS,
    PLAIN,
    Fields,
    Kind,
    Names,
    derived,
    part,
    parts,
    saved,
    shared,
)
from tablee.kernel.position import Position, Step


class Due(Kind):
    """Cards to be tucked, each with its holder."""

    def written(self, value: Any, names: Any) -> Any:
        ids: list[str] = names.ids
        return [[due // HOLDER, ids[due % HOLDER]] for due in value]

    def read(self, value: Any, names: Any) -> Any:
        index: dict[str, int] = names.index
        return [HOLDER * holder + index[card] for holder, card in value]


@dataclass(init=False, repr=False, eq=False)
class Scholars(Position):
    """A position of Scholars of the South Tigris. Decks and piles have their top card last."""

    box: ScholarsBox = shared()
    players: list[Player] = parts(PLAYER)
    rival: Rival = part(RIVAL_FIELDS, when="solo")
    """Of use in solo games only."""
    solo: bool = derived(False)
    level: int = saved(PLAIN, 1)
    """Of the solo opponent, 1 to 4."""
    myriade: bool = saved(PLAIN, True)
    epic: bool = saved(PLAIN, False)
    promos: bool = saved(PLAIN, False)
    # translators
    decks: list[list[int]] = saved(CARDS, [[]] * DECKS, holds="card")
    known: list[int] = saved(PLAIN, [0] * DECKS)
    """How many cards at the bottom of each deck everybody has seen go there."""
    rooms: list[int] = saved(CARDS, [], holds="card")
    owners: list[int] = saved(PLAIN, [])
    """Of the translator in each room; NOBODY: neutral."""
    gold_on: list[int] = saved(PLAIN, [])
    # scrolls
    spaces: list[int] = saved(CARDS, [NONE] * SPACES, holds="card")
    """Six on the map, then three in each guild's column; NONE when empty."""
    marks: list[int] = saved(PLAIN, [NOBODY] * SPACES)
    """Whose influence lies on the scroll of each space."""
    pile: list[int] = saved(CARDS, [], holds="card")
    layers: list[int] = saved(PLAIN, [])
    """For each card of the pile the part of it that it was shuffled into."""
    reserve: list[int] = saved(CARDS, [], holds="card")
    out: list[int] = saved(CARDS, [], holds="card")
    """Cards that have left the game."""
    caliphs: list[int] = saved(CARDS, [], holds="card")
    caliph_marks: list[int] = saved(PLAIN, [])
    """Whose influence lies on the options of each caliph card shown, three a card."""
    guilds: list[list[int]] = saved(PLAIN, [])
    """Influence in each guild, by player; the solo opponent comes last."""
    control: list[int] = saved(PLAIN, [NOBODY] * 3)
    dice: list[int] = saved(PLAIN, list(DICE))
    """The supply."""
    workers: list[int] = saved(PLAIN, list(WORKERS_BOX))
    """The supply."""
    # the expansion
    page_pile: list[int] = saved(CARDS, [], holds="card")
    books: list[int] = saved(CARDS, [NONE] * BOOK_SPACES, holds="card")
    upgrades: list[int] = saved(PLAIN, [NONE] * UPGRADE_SPACES)
    """Kinds of upgraded action cards on display, or NONE."""
    track_xp: int = saved(PLAIN, 0)
    """Tracks whose space 3 still holds XP, as a bit mask."""
    caliph_xp: bool = saved(PLAIN, False)
    # the course of the game
    pairs: list[int] = saved(CARDS, [])
    """Starting translators still to be drafted."""
    under: list[int] = saved(CARDS, [], holds="card")
    """The resource card under each of them."""
    neutral: int = saved(PLAIN, 0)
    first: Seat = saved(PLAIN, 0)
    turn: Seat = saved(PLAIN, 0)
    """Whose turn it is; RIVAL's number in solo when it is theirs."""
    round: int = saved(PLAIN, 0)
    last: int = saved(PLAIN, 0)
    """The last round; 0 while nobody knows."""
    phase: int = saved(PLAIN, OVER)
    # the turn
    slot: int = saved(PLAIN, NONE)
    """The slot being used, or NONE."""
    colours: int = saved(PLAIN, 0)
    """The colours of the action, as a bit mask."""
    value: int = saved(PLAIN, 0)
    dice_used: int = saved(PLAIN, 0)
    act: int = saved(PLAIN, NONE)
    """The main action done, or NONE."""
    banner: bool = saved(PLAIN, False)
    """The brown banner was done."""
    used: list[int] = saved(CARDS, [])
    """Tucked cards used in this turn, or tucked in it: neither can be used again."""
    delivered: int = saved(PLAIN, NONE)
    translated: int = saved(PLAIN, NONE)
    """The guild of this turn's delivery and translation, or NONE."""
    on_white: bool = saved(PLAIN, False)
    advanced: int = saved(PLAIN, 0)
    """Tracks that went up in this turn, as a bit mask."""
    met: list[int] = saved(PLAIN, [])
    """Characters interacted with in the present part of the turn."""
    due: list[int] = saved(Due(), [])
    """Cards to be tucked at the end of the turn, each as HOLDER * holder + card."""
    sent: int = saved(CARD, NONE)
    """The translator being dispatched, still on top of the deck."""

    # made by tools/state.py
    def copy(self) -> Scholars:
        new = Scholars()
        self.copy_into(new)
        new.box = self.box
        new.players = [each.copy() for each in self.players]
        new.rival = self.rival.copy() if self.solo else self.rival
        new.solo = self.solo
        new.level = self.level
        new.myriade = self.myriade
        new.epic = self.epic
        new.promos = self.promos
        new.decks = [each[:] for each in self.decks]
        new.known = self.known[:]
        new.rooms = self.rooms[:]
        new.owners = self.owners[:]
        new.gold_on = self.gold_on[:]
        new.spaces = self.spaces[:]
        new.marks = self.marks[:]
        new.pile = self.pile[:]
        new.layers = self.layers[:]
        new.reserve = self.reserve[:]
        new.out = self.out[:]
        new.caliphs = self.caliphs[:]
        new.caliph_marks = self.caliph_marks[:]
        new.guilds = [each[:] for each in self.guilds]
        new.control = self.control[:]
        new.dice = self.dice[:]
        new.workers = self.workers[:]
        new.page_pile = self.page_pile[:]
        new.books = self.books[:]
        new.upgrades = self.upgrades[:]
        new.track_xp = self.track_xp
        new.caliph_xp = self.caliph_xp
        new.pairs = self.pairs[:]
        new.under = self.under[:]
        new.neutral = self.neutral
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.last = self.last
        new.phase = self.phase
        new.slot = self.slot
        new.colours = self.colours
        new.value = self.value
        new.dice_used = self.dice_used
        new.act = self.act
        new.banner = self.banner
        new.used = self.used[:]
        new.delivered = self.delivered
        new.translated = self.translated
        new.on_white = self.on_white
        new.advanced = self.advanced
        new.met = self.met[:]
        new.due = self.due[:]
        new.sent = self.sent
        return new

    # end

    def fields(self) -> Fields:
        return SCHOLARS

    def names(self) -> Names:
        return self.box.names

    # Questions

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def from_seat(self, seat: Seat) -> list[Seat]:
        """All players clockwise, beginning with this one; in the solo opponent's turn that is the only player."""
        start = seat if seat < self.seats else 0
        return [(start + i) % self.seats for i in range(self.seats)]

    def uses(self) -> list[bool]:
        """Whether each card belongs to the game with these options."""
        return self.box.plays[(2 if self.myriade else 0) + (1 if self.promos else 0)]

    def top(self, deck: int) -> int:
        """The face-up translator of a deck; NONE while it is being dispatched or the deck is empty."""
        cards = self.decks[deck]
        if not cards or cards[-1] == self.sent:
            return NONE
        return cards[-1]

    def room_of(self, card: int) -> int:
        return self.rooms.index(card) if card in self.rooms else NONE

    def space_of(self, scroll: int) -> int:
        return self.spaces.index(scroll) if scroll in self.spaces else NONE

    def employed(self, owner: int) -> int:
        """How many translators in the rooms are this player's (NOBODY: neutral)."""
        return sum([1 for room in range(len(self.rooms)) if self.rooms[room] >= 0 and self.owners[room] == owner])

    def fee_for(self, seat: Seat, room: int) -> int:
        """What an interaction with the translator in this room costs."""
        return 0 if self.owners[room] == seat else self.box.fee

    def scroll_fee(self, seat: Seat, space: int) -> int:
        """What the influence on the scroll of this space costs."""
        return 0 if self.marks[space] in (NOBODY, seat) else self.box.fee

    def free_row(self, guild: int) -> int:
        """The highest free row of a guild's column, or NONE."""
        first = MAP_SPACES + ROWS * guild
        for row in range(ROWS):
            if self.spaces[first + row] < 0:
                return row
        return NONE

    def upgraded(self, seat: Seat, kind: int) -> int:
        """1 if this action card of the player is the upgraded one, else 0."""
        return self.players[seat].upgraded >> kind & 1

    # Effects

    def do_deed(self, seat: Seat, deed: Deed, start: int = 0) -> None:
        """Do the effects one after the other; where one has to ask, the rest waits below its steps."""
        effects = deed.effects
        agenda = self.agenda
        depth = len(agenda)
        for number in range(start, len(effects)):
            effects[number].apply(self, seat)
            if len(agenda) > depth:
                if number + 1 < len(effects):
                    agenda.insert(depth, Deeds(seat, deed, number + 1))
                return

    def use_deed(self, seat: Seat, deed: Deed) -> None:
        """Somebody has chosen to use the card: a price on it is paid without asking again."""
        if len(deed.effects) == 1:
            deed.effects[0].use(self, seat)
        else:
            self.do_deed(seat, deed)

    def can_do(self, seat: Seat, deed: Deed) -> bool:
        """Would any of its effects do anything?"""
        for effect in deed.effects:
            if effect.possible(self, seat):
                return True
        return False

    # Dice and workers

    def draw_dice(self, seat: Seat, amount: int, fresh: bool) -> None:
        """From the bag, rolled at once."""
        me = self.players[seat]
        bag = me.bag
        left = sum(bag)
        amount = min(amount, left)
        if not amount:
            return
        self.draws += 1
        numbers = words(self.key, self.draws, 2 * amount)
        dice: list[int] = []
        for i in range(amount):
            which = drawn(numbers[2 * i], left)
            left -= 1
            colour = 0
            while which >= bag[colour]:
                which -= bag[colour]
                colour += 1
            bag[colour] -= 1
            dice.append(8 * colour + rolled(colour, numbers[2 * i + 1]))
        self.into_hand(seat, dice, fresh)
        if self.events is not None:
            self.tell("drew", seat, ([die_name(die) for die in dice],))

    def into_hand(self, seat: Seat, dice: list[int], fresh: bool) -> None:
        me = self.players[seat]
        if fresh:
            me.fresh += dice
        else:
            me.hand = sorted(me.hand + dice)

    def gain_die(self, seat: Seat, colour: int, in_hand: bool) -> None:
        """From the supply into the bag, or rolled into the hand."""
        if not self.dice[colour]:
            raise BrokenRules(f"no {COLOURS[colour]} die is left")
        self.dice[colour] -= 1
        if in_hand:
            self.draws += 1
            die = 8 * colour + rolled(colour, words(self.key, self.draws, 1)[0])
            self.into_hand(seat, [die], True)
            self.tell("gained-die-in-hand", seat, (COLOURS[colour], die & 7))
        else:
            self.players[seat].bag[colour] += 1
            self.tell("gained-die", seat, (COLOURS[colour],))

    def gain_worker(self, seat: Seat, colour: int) -> None:
        if self.workers[colour]:
            self.workers[colour] -= 1
            self.players[seat].workers[colour] += 1
            self.tell("gained-worker", seat, (COLOURS[colour],))

    # Goods

    def gain_silver(self, seat: Seat, amount: int) -> None:
        self.players[seat].silver += amount
        self.tell("gained-silver", seat, (amount,))

    def gain_gold(self, seat: Seat, amount: int) -> None:
        self.players[seat].gold += amount
        self.tell("gained-gold", seat, (amount,))

    def gain_xp(self, seat: Seat, amount: int) -> None:
        self.players[seat].xp += amount
        self.tell("gained-xp", seat, (amount,))

    def pay_silver(self, seat: Seat, amount: int) -> None:
        me = self.players[seat]
        if me.silver < amount:
            raise BrokenRules(f"p{seat + 1} pays {amount} silver of {me.silver}")
        me.silver -= amount
        if amount:
            self.tell("paid-silver", seat, (amount,))

    # Guilds

    def recount(self, guild: int) -> None:
        """Who controls a guild: strictly most influence; on a tie whoever does already, otherwise nobody. [11.2]"""
        there = self.guilds[guild]
        most = max(there)
        leaders = [party for party in range(len(there)) if there[party] == most] if most else []
        control = leaders[0] if len(leaders) == 1 else self.control[guild]
        if control not in leaders:
            control = NOBODY
        if control != self.control[guild]:
            self.control[guild] = control
            if control >= 0 and control < self.seats:
                self.tell("controls", control, (GUILDS[guild],))

    # Translators

    def next_on_top(self, deck: int) -> None:
        """A deck lost its top card: the next one is turned up, and everybody sees it."""
        cards = self.decks[deck]
        if self.known[deck] < len(cards):
            self.tell("turned-up", NOBODY, (self.box.ids[cards[-1]],))
        elif cards:
            self.known[deck] = len(cards)
            self.tell("came-round", NOBODY, (self.box.ids[cards[-1]],))
        else:
            self.known[deck] = 0

    def bury(self, card: int) -> None:
        """From the top of its deck to the bottom."""
        deck = self.box.deck[card]
        self.decks[deck].remove(card)
        self.decks[deck].insert(0, card)
        self.known[deck] += 1
        self.next_on_top(deck)

    def interact(self, seat: Seat, card: int) -> None:
        """Note an interaction with a translator, for Pages of the slot in use and for the goal card. [10.2]"""
        deck = self.box.deck[card]
        if deck < 0:
            return
        if self.slot >= 0 and seat == self.turn:
            self.met.append(deck)
        me = self.players[seat]
        if me.goal >= 0 and self.box.goal_character[me.goal - self.box.first_goal] == deck:
            me.met |= 1


@dataclass(init=False)
class Deeds(Step):
    """The effects of a deed from a certain one on."""

    seat: Seat
    deed: Deed
    start: int

    def __init__(self, seat: Seat, deed: Deed, start: int) -> None:
        self.seat = seat
        self.deed = deed
        self.start = start

    def run(self, pos: Scholars) -> None:
        pos.do_deed(self.seat, self.deed, self.start)


def rolled(colour: int, number: int) -> int:
    """The face of a die, from 32 random bits: 1 to 6 for white and primary ones, 4 to 6 for the others."""
    return 1 + drawn(number, 6) if colour < ORANGE else 4 + drawn(number, 3)


def die_name(die: int) -> str:
    """
    >>> die_name(8 * 1 + 5)
    'red 5'
    """
    return f"{COLOURS[die >> 3]} {die & 7}"


def clear_turn(pos: Scholars) -> None:
    """What a turn remembers is forgotten."""
    pos.slot = NONE
    pos.colours = 0
    pos.value = 0
    pos.dice_used = 0
    pos.act = NONE
    pos.banner = False
    pos.used = []
    pos.delivered = NONE
    pos.translated = NONE
    pos.on_white = False
    pos.advanced = 0
    pos.met = []
    pos.sent = NONE


SCHOLARS: Final = Fields(Scholars)


def blank(box: ScholarsBox, seats: int, key: bytes, myriade: bool) -> Scholars:
    """Return an empty table."""
    pos = Scholars()
    pos.begin(seats, key)
    pos.box = box
    SCHOLARS.clear(pos)
    pos.players = [new_player() for _ in range(seats)]
    pos.rival = new_rival()
    pos.solo = seats == 1
    pos.myriade = myriade
    rooms = ROOMS if myriade else ROOMS - 1
    pos.rooms = [NONE] * rooms
    pos.owners = [NOBODY] * rooms
    pos.gold_on = [0] * rooms
    pos.guilds = [[0] * (seats + (RIVAL if pos.solo else 0)) for _ in GUILDS]
    if not myriade:
        pos.dice[BLACK] = 0
    return pos


def load(box: ScholarsBox, data: dict[str, Any], steps: Mapping[str, Callable[..., Step]]) -> Scholars:
    """Return the position that was dumped."""
    pos = blank(box, data["seats"], b"", data["myriade"])
    pos.load_into(data, steps)
    return pos
