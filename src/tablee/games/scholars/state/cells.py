"""What all see as numbers, straight from a position: part by part what `observed.py` tells of the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.scholars.rules.pages import page_price, xp_on
from tablee.games.scholars.rules.scoring import score_lines
from tablee.games.scholars.rules.translate import Chain
from tablee.games.scholars.rules.tuck import tuck_price
from tablee.games.scholars.rules.work import PRINTED, PickCard, Placing
from tablee.games.scholars.state.board import Scholars
from tablee.games.scholars.state.terms import (
    BOOK_SPACES,
    COLOURS,
    COLUMNS,
    GUILDS,
    HOLDER,
    LANGUAGES,
    LOCATIONS,
    MAP_SPACES,
    MEDICINE,
    NONE,
    OPTIONS,
    OVER,
    PHASES,
    SCIENCES,
    SLOTS,
    SPACES,
    TRACKS,
    UPGRADE_SPACES,
)
from tablee.kernel.decisions import Seat
from tablee.kernel.pen import CellPen

VALUES: Final = 6
"""Of a die."""
FACES: Final = len(COLOURS) * VALUES
MOST_CALIPHS: Final = 12
MARKERS: Final = 12
WORKER_CELLS: Final = (PRINTED + 1) * len(COLOURS)
SLOT_CELLS: Final = len(SCIENCES) + len(COLOURS) + 1


def write(pos: Scholars, pen: CellPen) -> None:
    cards = pos.box.first_row_tile
    pen.one_of(pos.phase, len(PHASES))
    pen.who(pos.turn)
    pen.who(pos.first)
    pen.number(pos.round)
    pen.number(pos.last)
    pen.number(len(pos.pile))
    pen.number(len(pos.reserve))
    pen.number(len(pos.page_pile) if pos.myriade else 0)
    pen.number(1 if pos.myriade and pos.caliph_xp else 0)
    write_decks(pos, pen)
    write_rooms(pos, pen)
    write_spaces(pos, 0, MAP_SPACES, pen)
    write_spaces(pos, MAP_SPACES, SPACES, pen)
    write_guilds(pos, pen)
    pen.one_of(pos.neutral, LOCATIONS)
    for place in range(len(pos.caliph_marks)):
        pen.put(place, pen.place(pos.caliph_marks[place]))
    pen.skip(MOST_CALIPHS * len(OPTIONS))
    pen.numbers(pos.dice, len(COLOURS))
    pen.numbers(pos.workers, len(COLOURS))
    for place in range(len(pos.pairs)):
        pen.put(pos.pairs[place], place + 1)
        pen.put(pos.under[place], place + 1)
    pen.skip(cards)
    for due in pos.due:
        pen.put(due % HOLDER, pen.place(due // HOLDER))
    pen.skip(cards)
    working = pos.slot >= 0
    pen.one_of(pos.slot, len(SLOTS))
    pen.bits(pos.colours if working else 0, len(COLOURS))
    pen.number(pos.value if working else 0)
    write_plan(pos, pen)
    write_expansion(pos, pen)
    write_opponent(pos, pen)
    for place in range(pos.seats):
        write_player(pos, (pen.seat + place) % pos.seats, pen)


def dice(some: Sequence[int]) -> list[int]:
    """Dice by colour and value."""
    return [(die >> 3) * VALUES + (die & 7) - 1 for die in some]


def write_decks(pos: Scholars, pen: CellPen) -> None:
    cards = pos.box.first_row_tile
    for number in range(len(pos.decks)):
        deck = pos.decks[number]
        if deck:
            pen.put(deck[-1], number + 1)
            pen.put(cards + deck[-1], len(deck))
    pen.skip(2 * cards)


def write_rooms(pos: Scholars, pen: CellPen) -> None:
    cards = pos.box.first_row_tile
    for room in range(len(pos.rooms)):
        card = pos.rooms[room]
        if card >= 0:
            pen.put(card, room + 1)
            pen.put(cards + card, pos.gold_on[room])
            pen.put(2 * cards + card, pen.place(pos.owners[room]))
    pen.skip(3 * cards)


def write_spaces(pos: Scholars, first: int, end: int, pen: CellPen) -> None:
    """The scrolls on some spaces, and whose influence lies on them."""
    cards = pos.box.first_row_tile
    for space in range(first, end):
        scroll = pos.spaces[space]
        if scroll >= 0:
            pen.put(scroll, space - first + 1)
            pen.put(cards + scroll, pen.place(pos.marks[space]))
    pen.skip(2 * cards)


def write_guilds(pos: Scholars, pen: CellPen) -> None:
    """The influence of everybody in each guild, the solo opponent's last; then who controls it."""
    parties = pos.seats + 1
    for guild in range(len(GUILDS)):
        here = 2 * guild * parties
        there = pos.guilds[guild]
        for who in range(len(there)):
            pen.put(here + pen.place(who) - 1, there[who])
        if pos.control[guild] >= 0:
            pen.put(here + parties + pen.place(pos.control[guild]) - 1, 1)
    pen.skip(2 * len(GUILDS) * parties)


def write_plan(pos: Scholars, pen: CellPen) -> None:
    """What somebody is picking together: dice and workers, or a chain of translators."""
    cards = pos.box.first_row_tile
    step = pos.agenda[-1] if pos.agenda else None
    slot, card, scroll, silver = NONE, NONE, NONE, 0
    placed: list[int] = []
    faces: list[int] = []
    workers: list[int] = []
    chain: list[int] = []
    if isinstance(step, PickCard):
        slot = step.slot
    elif isinstance(step, Placing):
        slot, card = step.slot, step.kind
        if step.dice:
            placed, faces = dice(step.dice), dice(step.faces(pos))
        workers = [(worker >> 2) * len(COLOURS) + (worker & 3) for worker in step.workers]
    elif isinstance(step, Chain):
        scroll = step.scroll
        chain = [pos.rooms[room] for room in step.rooms]
        silver = step.fees(pos)
    pen.one_of(slot, len(SLOTS))
    pen.one_of(card, len(SCIENCES))
    pen.several(placed, FACES)
    pen.several(faces, FACES)
    pen.several(workers, WORKER_CELLS)
    pen.one_of(scroll, cards)
    pen.each(chain, cards)
    pen.number(len(chain))
    pen.number(silver)


def write_expansion(pos: Scholars, pen: CellPen) -> None:
    cards = pos.box.first_row_tile
    if not pos.myriade:
        pen.skip(2 * cards + len(SCIENCES))
        return
    for space in range(BOOK_SPACES):
        if pos.books[space] >= 0:
            pen.put(pos.books[space], page_price(pos, space) + 1)
    pen.skip(cards)
    for space in range(UPGRADE_SPACES):
        if pos.upgrades[space] >= 0:
            pen.put(pos.box.first_upgraded + pos.upgrades[space], xp_on(space) + 1)
    pen.skip(cards)
    pen.bits(pos.track_xp, TRACKS)
    pen.skip(len(SCIENCES) - TRACKS)


def write_opponent(pos: Scholars, pen: CellPen) -> None:
    """The solo opponent; of the scroll they began with only the language is known until the end."""
    cards = pos.box.first_row_tile
    if not pos.solo:
        pen.skip(6 + MARKERS + len(LANGUAGES) + 3 * cards)
        return
    rival = pos.rival
    hidden = rival.given if pos.phase != OVER else NONE
    pen.number(pos.level)
    pen.number(rival.influence)
    pen.number(rival.track)
    pen.number(rival.returns)
    pen.number(rival.dice)
    pen.number(len(rival.schemes))
    pen.bits(rival.markers, BOOK_SPACES)
    pen.skip(MARKERS - BOOK_SPACES)
    pen.one_of(pos.box.language[hidden] if hidden >= 0 else NONE, len(LANGUAGES))
    pen.each([card for card in rival.scrolls if card != hidden], cards)
    pen.each(rival.retired, cards)
    pen.each(rival.pages, cards)


def write_player(pos: Scholars, owner: Seat, pen: CellPen) -> None:
    """One player's board, which everybody sees."""
    cards = pos.box.first_row_tile
    me = pos.players[owner]
    pen.number(me.silver)
    pen.number(me.gold)
    pen.number(me.xp)
    pen.number(me.influence)
    pen.number(me.rows)
    pen.number(me.flipped)
    pen.number(me.dice_sum())
    pen.numbers(me.bag, len(COLOURS))
    pen.several(dice(me.hand), FACES)
    pen.several(dice(me.fresh), FACES)
    pen.numbers(me.workers, len(COLOURS))
    pen.bits(me.cards, len(SCIENCES))
    pen.bits(me.upgraded, len(SCIENCES))
    for slot in range(len(SLOTS)):
        kind = me.slots[slot]
        if kind >= 0:
            pen.put(kind, 1)
            for die in me.slot_dice[slot]:
                pen.add(len(SCIENCES) + (die >> 3), 1)
                pen.add(len(SCIENCES) + len(COLOURS), die & 7)
        pen.skip(SLOT_CELLS)
    pen.numbers(me.levels if pos.myriade else me.levels[:MEDICINE], len(SCIENCES))
    pen.one_of(me.place, LOCATIONS)
    pen.one_of(me.goal, cards)
    pen.bits(me.reached, 3)
    pen.each(me.scrolls, cards)
    for column in range(COLUMNS):
        for card in me.columns[column]:
            pen.put(card, column + 1)
    pen.skip(cards)
    for column in range(COLUMNS):
        pen.number(tuck_price(pos, owner, column))
    pen.number(sum(score_lines(pos, owner).values()))
