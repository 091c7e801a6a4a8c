"""Nothing is minted or lost: every card once, every die, worker and influence accounted for."""

from __future__ import annotations

from tablee.games.scholars.state import terms
from tablee.games.scholars.state.board import SCHOLARS, Scholars
from tablee.games.scholars.state.people import INFLUENCE
from tablee.games.scholars.state.terms import BLACK, COLOURS, DICE, HOLDER, RIVAL, WHITE, WORKERS_BOX
from tablee.kernel.errors import BrokenRules


def check(pos: Scholars) -> None:
    """Every piece once, every area as the rules allow it."""
    check_cards(pos)
    check_pieces(pos)
    for me in pos.players:
        if min(me.silver, me.gold, me.xp, me.influence, *me.bag, *me.workers) < 0:
            raise BrokenRules("less than nothing of something")
        if any([not 0 <= level <= terms.TOP for level in me.levels]):
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
    cards = SCHOLARS.held(pos, "card") + [due % HOLDER for due in pos.due]
    there = set(cards)
    expected = in_play(pos)
    if there != expected or len(cards) != len(there):
        twice = {card for card in cards if cards.count(card) > 1}
        lost = expected - there
        raise BrokenRules(f"cards twice {[pos.box.ids[c] for c in twice]}, lost {[pos.box.ids[c] for c in lost]}")
    for card in pos.rooms:
        if card >= pos.box.first_scroll:
            raise BrokenRules("a room holds what is no translator")


def in_play(pos: Scholars) -> set[int]:
    """The cards that lie somewhere; goals and starting scrolls come after the draft."""
    box = pos.box
    expected = {*range(box.first_action), *box.caliphs}
    if pos.phase == terms.DRAFT:
        expected -= {*box.start_scrolls, *box.goals}
    if pos.myriade:
        expected |= {*box.pages, *range(box.first_start_page, box.first_start_page + pos.seats)}
    if pos.solo:
        expected |= {*box.schemes}
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
            goal = me.goal - pos.box.first_goal
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
