"""What one seat has before it: the pieces, and room for what is worked out from them."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.bots.prices import CLOSING, GOLD, PLENTY, POOR, RICH, SILVER, XP, Prices
from tablee.games.scholars.rules.pages import price_of_page
from tablee.games.scholars.rules.tuck import price_in_column
from tablee.games.scholars.state.box import ScholarsBox
from tablee.games.scholars.state.terms import COLUMNS
from tablee.kernel.decisions import Seat

NOTHING: Final[list[float]] = []
"""Of parts that nobody has asked for yet."""
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []


class Seen:
    """The table from one seat. Two doors fill the pieces (see `doors`), from a view or from a position; all else looks
    at nothing but these. They may belong to a position: nothing here changes them."""

    box: ScholarsBox
    prices: Prices
    seat: Seat
    seats: int
    myriade: bool
    caliphs: int
    """How many caliph cards have been revealed."""
    round: int
    last: int
    """The last round; 0 while nobody knows."""
    # the own board
    silver: int
    gold: int
    hand: list[int]
    """Dice as 8 * colour + value, in order."""
    bag: list[int]
    workers: list[int]
    upgraded: int
    slots: list[int]
    slot_dice: list[tuple[int, ...]]
    levels: list[int]
    goal: int
    """From 0, or NONE."""
    reached: int
    columns: list[tuple[int, ...]]
    rows: int
    place: int
    # the common boards
    decks: list[list[int]]
    """Only the last card of each is seen."""
    rooms: list[int]
    owners: list[int]
    gold_on: list[int]
    spaces: list[int]
    marks: list[int]
    guilds: list[list[int]]
    control: list[int]
    neutral: int
    track_xp: int
    books: list[int]
    pairs: list[int]
    under: list[int]
    # the action being done
    colours: int
    value: int
    # the placement being put together
    slot: int
    kind: int
    dice: tuple[int, ...]
    put: tuple[int, ...]
    """Workers as 4 * place + colour."""

    # What follows from the pieces, worked out when it is first asked for
    mood: int
    plain: list[float]
    silver_price: float
    gold_price: float
    xp_price: float
    known: dict[int, float]
    """What texts are worth that depend on the table."""
    cheapest: int
    """Of the free rooms; -1: not looked up yet."""
    own: int
    """Translators in the rooms that are the seat's."""
    waiting: list[int]
    """Scrolls in the House, by language."""
    opened: list[float]
    """By the value of a Recruit action: the best that it opens."""
    stops: list[float]
    """By location."""
    nearest: list[float]
    """By distance: the best location up to there, for an action whose colour matches none."""
    match: float
    """What a location of the action's colour gives besides."""
    deliveries: list[float]
    """By guild: influence and row."""
    delivery_costs: list[int]
    needs: list[list[int]]
    climbs: list[list[float]]
    """By track: the value that so many steps need, and what they are worth."""
    translations: list[float]
    """By space of the House."""
    chains: list[float]
    """By language: what the gold of the shortest chain is worth where it comes to lie."""
    lengths: list[int]
    """By language: of that chain; 0: not looked up yet."""
    studies: list[float]

    def begin(self) -> None:
        """After the pieces are there."""
        mood = POOR if self.gold < PLENTY else RICH
        if self.last and self.round >= self.last:
            mood = CLOSING
        self.mood = mood
        self.plain = self.prices.plain[mood]
        self.silver_price = SILVER[mood]
        self.gold_price = GOLD[mood]
        self.xp_price = XP[mood]
        self.known = {}
        self.cheapest = -1
        self.opened = NOTHING
        self.stops = NOTHING
        self.nearest = NOTHING
        self.deliveries = NOTHING
        self.needs = NO_LISTS
        self.translations = NOTHING
        self.lengths = NO_NUMBERS
        self.studies = NOTHING

    def time(self) -> float:
        """How much of the game is left for what pays later."""
        return 1.0 - 0.2 * self.caliphs

    def tuck_price(self, column: int) -> int:
        return price_in_column(self.box, self.myriade, len(self.columns[column]), self.rows)

    def cheapest_column(self) -> int:
        return min([self.tuck_price(column) for column in range(COLUMNS)])

    def page_price(self, card: int) -> int:
        return price_of_page(self.box, self.books, self.books.index(card))

    def top(self, deck: int) -> int:
        cards = self.decks[deck]
        return cards[-1] if cards else -1

    def room_of(self, card: int) -> int:
        return self.rooms.index(card)
