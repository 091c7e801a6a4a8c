"""Nothing is minted or lost: every card once, every die, worker and influence accounted for; and what choices cost."""

from __future__ import annotations

from functools import cache

from tablee.games.scholars import choices, parts
from tablee.games.scholars.board import DICE, WORKERS_BOX, Scholars
from tablee.games.scholars.pages import page_price
from tablee.games.scholars.parts import (
    BLACK,
    CALIPHS,
    COLOURS,
    GOALS,
    PAGES,
    RIVAL,
    SCHEMES,
    START_PAGES,
    STARTERS,
    WHITE,
)
from tablee.games.scholars.people import INFLUENCE
from tablee.games.scholars.tuck import tuck_price
from tablee.kernel.decisions import Choice, Seat
from tablee.kernel.errors import BrokenRules


def check(pos: Scholars) -> None:
    """Every piece once, every area as the rules allow it."""
    check_cards(pos)
    check_pieces(pos)
    for me in pos.players:
        if min(me.silver, me.gold, me.xp, me.influence, *me.bag, *me.workers) < 0:
            raise BrokenRules("less than nothing of something")
        if any([not 0 <= level <= parts.TOP for level in me.levels]):
            raise BrokenRules("a marker off its track")
        if me.rows > min([len(column) for column in me.columns]):
            raise BrokenRules("a row counts that is not complete")
        if me.hand != sorted(me.hand):
            raise BrokenRules("the dice in hand are not in order")
        kinds = [kind for kind in me.slots if kind >= 0]
        if any([me.cards >> kind & 1 for kind in kinds]) or len(set(kinds)) != len(kinds):
            raise BrokenRules("an action card is in two places")
    for room in range(len(pos.rooms)):
        if pos.rooms[room] < 0 and (pos.gold_on[room] or pos.owners[room] >= 0):
            raise BrokenRules("gold or influence in an empty room")
    for scroll, mark in zip(pos.spaces, pos.marks, strict=True):
        if scroll < 0 <= mark:
            raise BrokenRules("influence on an empty space")
    if len(pos.layers) != len(pos.pile):
        raise BrokenRules("the parts of the pile are lost")


def check_cards(pos: Scholars) -> None:
    cards = [*pos.out, *pos.pile, *pos.reserve, *pos.caliphs, *pos.under, *pos.page_pile]
    for deck in pos.decks:
        cards += deck
    cards += [card for card in [*pos.rooms, *pos.spaces, *pos.books] if card >= 0]
    cards += [due % 1000 for due in pos.due]
    for me in pos.players:
        cards += me.scrolls
        if me.goal >= 0:
            cards.append(me.goal)
        for column in me.columns:
            cards += column
    if pos.solo:
        rival = pos.rival
        cards += rival.scrolls + rival.retired + rival.pages + rival.schemes + rival.played
    there = set(cards)
    expected = in_play(pos.seats, pos.myriade, pos.phase == parts.DRAFT)
    if there != expected or len(cards) != len(there):
        twice = {card for card in cards if cards.count(card) > 1}
        lost = expected - there
        raise BrokenRules(f"cards twice {[pos.box.ids[c] for c in twice]}, lost {[pos.box.ids[c] for c in lost]}")
    for card in pos.rooms:
        if card >= STARTERS + 11:
            raise BrokenRules("a room holds what is no translator")


@cache
def in_play(seats: int, myriade: bool, drafting: bool) -> set[int]:
    """The cards that lie somewhere; goals and starting scrolls come after the draft."""
    expected = {*range(parts.ACTION_CARDS), *range(CALIPHS, SCHEMES)}
    if drafting:
        expected -= {*range(parts.START_SCROLLS, parts.RESOURCES), *range(GOALS, parts.ACTION_CARDS)}
    if myriade:
        expected |= {*range(PAGES, START_PAGES), *range(START_PAGES, START_PAGES + seats)}
    if seats == 1:
        expected |= {*range(SCHEMES, parts.ROOMS)}
    return expected


def check_pieces(pos: Scholars) -> None:
    dice = pos.dice[:]
    workers = pos.workers[:]
    for me in pos.players:
        for colour in range(len(COLOURS)):
            dice[colour] += me.bag[colour]
        for placed in (tuple(me.hand), tuple(me.fresh), *me.slot_dice):
            for die in placed:
                dice[die >> 3] += 1
        for colour in range(4):
            workers[colour] += me.workers[colour]
        for on in me.slot_workers:
            for worker in on:
                workers[worker] += 1
        if me.goal >= 0:
            goal = me.goal - GOALS
            workers[WHITE] += 1 - (me.reached & 1)
            workers[pos.box.goal_worker[goal]] += 1 - (me.reached >> 1 & 1)
            dice[pos.box.goal_die[goal]] += 1 - (me.reached >> 2 & 1)
    box = list(DICE)
    if not pos.myriade:
        box[BLACK] = 0
    if dice != box:
        raise BrokenRules(f"dice were minted or lost: {dice}")
    if workers != list(WORKERS_BOX):
        raise BrokenRules(f"workers were minted or lost: {workers}")
    for party in range(len(pos.guilds[0])):
        own = pos.rival.influence if pos.solo and party == RIVAL else pos.players[party].influence
        own += sum([guild[party] for guild in pos.guilds])
        own += pos.owners.count(party) + pos.marks.count(party) + pos.caliph_marks.count(party)
        if own != INFLUENCE:
            raise BrokenRules(f"influence of party {party} was minted or lost: {own}")


def choice_params(pos: Scholars, seat: Seat, choice: Choice) -> dict[str, object]:
    """What a choice costs and where it leads, for its label and for refusals."""
    params: dict[str, object] = {"value": pos.value, "silver": pos.players[seat].silver, "gold": pos.players[seat].gold}
    card: int | None = getattr(choice, "card", None)
    if card is not None:
        params["card"] = choices.IDS[card]
    if isinstance(choice, choices.PickRoom) and choice.room < len(pos.rooms):
        params["price"] = pos.box.room_cost[choice.room]
    elif isinstance(choice, choices.TakePage) and choice.card in pos.books:
        params["price"] = page_price(pos, pos.books.index(choice.card))
    elif isinstance(choice, choices.Tuck):
        params["price"] = tuck_price(pos, seat, choice.act)
    elif isinstance(choice, choices.Move):
        place = (pos.players[seat].place + choice.distance) % parts.LOCATIONS
        params["location"] = pos.box.ids[parts.PLACES + place]
    elif isinstance(choice, choices.Deliver):
        row = pos.free_row(choice.guild)
        space = pos.box.place_space[pos.players[seat].place]
        fee = pos.scroll_fee(seat, space) if space >= 0 else 0
        params["price"] = pos.box.row_cost[row] + fee if row >= 0 else 0
    elif isinstance(choice, (choices.PlaceGold, choices.TakeGold, choices.Through)):
        room = pos.room_of(choice.card)
        params["price"] = pos.fee_for(seat, room) if room >= 0 else 0
    elif isinstance(choice, choices.Draft) and choice.card in pos.pairs:
        params["resource"] = pos.box.ids[pos.under[pos.pairs.index(choice.card)]]
    return params
