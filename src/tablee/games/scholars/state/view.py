"""What a seat may see. Nothing here is hidden from one player alone."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules.caliphs import LAST_CALIPH
from tablee.games.scholars.rules.pages import page_price, xp_on
from tablee.games.scholars.rules.preview import chains, gives, prospects, rest, routes
from tablee.games.scholars.rules.scoring import rival_lines, score_lines
from tablee.games.scholars.rules.translate import Chain, Translating
from tablee.games.scholars.rules.tuck import tuck_price
from tablee.games.scholars.rules.turn import Turn
from tablee.games.scholars.rules.work import PickCard, Placing
from tablee.games.scholars.state.board import Scholars, die_name
from tablee.games.scholars.state.people import Player
from tablee.games.scholars.state.terms import (
    BOOK_SPACES,
    COLOURS,
    GUILDS,
    HOLDER,
    LANGUAGES,
    MAP_SPACES,
    NOBODY,
    NONE,
    OPTIONS,
    OVER,
    PHASES,
    RIVAL,
    ROWS,
    SCIENCES,
    SLOTS,
    UPGRADE_SPACES,
)
from tablee.games.scholars.state.view_types import (
    CaliphTurnView,
    OpponentView,
    PlanView,
    PlayerView,
    RoomView,
    ScholarsView,
    SlotView,
    SpaceView,
    WorkView,
)
from tablee.kernel.decisions import Seat, seat_name

OPPONENT: Final = "opponent"


def party(pos: Scholars, owner: int) -> str | None:
    """Whose influence it is."""
    if owner == NOBODY:
        return None
    return OPPONENT if pos.solo and owner == RIVAL else seat_name(owner)


def counts(amounts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: amount for colour, amount in enumerate(amounts) if amount}


def view(pos: Scholars, seat: Seat | None) -> ScholarsView:
    ids = pos.box.ids
    shown: ScholarsView = {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "last_round": pos.last,
        "turn": OPPONENT if pos.solo and pos.turn == RIVAL else seat_name(pos.turn),
        "first": seat_name(pos.first),
        "options": {"myriade": pos.myriade, "mode": "epic" if pos.epic else "casual", "promos": pos.promos},
        "decks": [
            {"card": ids[deck[-1]] if deck else None, "count": len(deck), "value": pos.box.recruit[number]}
            for number, deck in enumerate(pos.decks)
        ],
        "rooms": [room_view(pos, room) for room in range(len(pos.rooms))],
        "map": [space_view(pos, space) for space in range(MAP_SPACES)],
        "house": {
            GUILDS[guild]: [space_view(pos, MAP_SPACES + ROWS * guild + row) for row in range(ROWS)]
            for guild in range(len(GUILDS))
        },
        "guilds": {
            GUILDS[guild]: {
                "influence": {str(party(pos, who)): amount for who, amount in enumerate(pos.guilds[guild]) if amount},
                "control": party(pos, pos.control[guild]),
                "row": pos.free_row(guild) + 1,
            }
            for guild in range(len(GUILDS))
        },
        "neutral": ids[pos.box.first_place + pos.neutral],
        "pile": len(pos.pile),
        "reserve": len(pos.reserve),
        "caliphs": [
            {OPTIONS[option]: party(pos, pos.caliph_marks[3 * card + option]) for option in range(len(OPTIONS))}
            for card in range(len(pos.caliphs))
        ],
        "next_caliph": next_caliph(pos),
        "dice": counts(pos.dice),
        "workers": counts(pos.workers),
        "pairs": [[ids[card], ids[under]] for card, under in zip(pos.pairs, pos.under, strict=True)],
        "due": [[seat_name(due // HOLDER), ids[due % HOLDER]] for due in pos.due],
        "work": work_view(pos),
        "plan": plan_view(pos),
        "players": [area(pos, other) for other in range(pos.seats)],
    }
    step = pos.agenda[-1] if pos.agenda else None
    if isinstance(step, (Turn, PickCard, Placing)) and step.seat == seat:
        shown["prospects"] = prospects(pos, seat)
    if pos.myriade:
        shown["pages"] = [
            {"card": ids[pos.books[space]], "price": page_price(pos, space)} if pos.books[space] >= 0 else None
            for space in range(BOOK_SPACES)
        ]
        shown["page_pile"] = len(pos.page_pile)
        shown["upgrades"] = [
            {"card": ids[pos.box.first_upgraded + pos.upgrades[space]], "xp": xp_on(space)}
            if pos.upgrades[space] >= 0
            else None
            for space in range(UPGRADE_SPACES)
        ]
        shown["track_xp"] = [SCIENCES[track] for track in range(7) if pos.track_xp >> track & 1]
        shown["caliph_xp"] = pos.caliph_xp
    if pos.solo:
        shown["opponent"] = opponent(pos)
    return shown


def room_view(pos: Scholars, room: int) -> RoomView | None:
    if pos.rooms[room] < 0:
        return None
    card = pos.box.ids[pos.rooms[room]]
    return {"card": card, "owner": party(pos, pos.owners[room]), "gold": pos.gold_on[room]}


def space_view(pos: Scholars, space: int) -> SpaceView | None:
    if pos.spaces[space] < 0:
        return None
    return {"card": pos.box.ids[pos.spaces[space]], "influence": party(pos, pos.marks[space])}


def work_view(pos: Scholars) -> WorkView | None:
    """The action being resolved: its slot, colours and value."""
    if pos.slot < 0:
        return None
    return {
        "slot": SLOTS[pos.slot],
        "colours": [COLOURS[colour] for colour in range(len(COLOURS)) if pos.colours >> colour & 1],
        "value": pos.value,
    }


def plan_view(pos: Scholars) -> PlanView | None:
    """What somebody is picking together: dice and workers, or a chain of translators; nothing of it is done yet."""
    step = pos.agenda[-1] if pos.agenda else None
    if isinstance(step, PickCard):
        return {"slot": SLOTS[step.slot]}
    if isinstance(step, Placing):
        return {
            "slot": SLOTS[step.slot],
            "card": SCIENCES[step.kind],
            "dice": [die_name(die) for die in step.dice],
            "workers": [{"colour": COLOURS[worker & 3], "die": (worker >> 2) + 1} for worker in step.workers],
            "faces": [die_name(die) for die in step.faces(pos)] if step.dice else [],
            "gives": gives(pos, step) if step.dice else [],
        }
    if isinstance(step, Translating):
        return {"routes": routes(pos, step.seat)}
    if isinstance(step, Chain):
        ids = pos.box.ids
        chain = [ids[pos.rooms[room]] for room in step.rooms]
        full = [room for room in step.rooms if pos.gold_on[room] + 1 >= pos.box.retire_at[pos.rooms[room]]]
        retiring = [ids[pos.rooms[room]] for room in full]
        return {
            "scroll": ids[step.scroll],
            "translators": chain,
            "gold": len(chain),
            "silver": step.fees(pos),
            "retiring": retiring,
            "chains": chains(pos, step),
        }
    return None


def next_caliph(pos: Scholars) -> list[CaliphTurnView]:
    """Who would choose for which guild if a caliph turned up now, and who would be consoled. [11.5]"""
    if len(pos.caliphs) == LAST_CALIPH:
        return []
    found: list[CaliphTurnView] = []
    for guild in range(len(GUILDS)):
        control, there = pos.control[guild], pos.guilds[guild]
        chooser = party(pos, control) if control >= 0 and there[control] else None
        others = [str(party(pos, who)) for who in range(len(there)) if there[who] and who != control]
        found.append({"guild": GUILDS[guild], "chooser": chooser, "consoled": others})
    return found


def area(pos: Scholars, owner: Seat) -> PlayerView:
    """One player's board, which everybody sees."""
    me = pos.players[owner]
    ids = pos.box.ids
    return {
        "seat": seat_name(owner),
        "silver": me.silver,
        "gold": me.gold,
        "xp": me.xp,
        "influence": me.influence,
        "bag": counts(me.bag),
        "hand": [die_name(die) for die in me.hand],
        "fresh": [die_name(die) for die in me.fresh],
        "workers": counts(me.workers),
        "cards": [SCIENCES[kind] for kind in range(len(SCIENCES)) if me.cards >> kind & 1],
        "upgraded": [SCIENCES[kind] for kind in range(len(SCIENCES)) if me.upgraded >> kind & 1],
        "slots": [slot_view(me, slot) for slot in range(len(SLOTS))],
        "levels": {SCIENCES[track]: me.levels[track] for track in range(7 if pos.myriade else 6)},
        "place": ids[pos.box.first_place + me.place],
        "goal": ids[me.goal] if me.goal >= 0 else None,
        "objectives": [bool(me.reached >> which & 1) for which in range(3)],
        "scrolls": [ids[card] for card in me.scrolls],
        "columns": [[ids[card] for card in column] for column in me.columns],
        "tuck_prices": [tuck_price(pos, owner, column) for column in range(4)],
        "rows": me.rows,
        "flipped": me.flipped,
        "dice_sum": me.dice_sum(),
        "rest": rest(pos, owner),
        "score": score_lines(pos, owner),
    }


def slot_view(me: Player, slot: int) -> SlotView | None:
    if me.slots[slot] < 0:
        return None
    return {
        "card": SCIENCES[me.slots[slot]],
        "dice": [die_name(die) for die in me.slot_dice[slot]],
        "workers": [COLOURS[worker] for worker in me.slot_workers[slot]],
    }


def opponent(pos: Scholars) -> OpponentView:
    """The solo opponent; of the scroll they began with only the language is known until the end."""
    rival, ids = pos.rival, pos.box.ids
    hidden = rival.given if pos.phase != OVER else NONE
    return {
        "level": pos.level,
        "influence": rival.influence,
        "track": rival.track,
        "returns": rival.returns,
        "markers": [bool(rival.markers >> space & 1) for space in range(BOOK_SPACES)],
        "dice_sum": rival.dice,
        "given": LANGUAGES[pos.box.language[rival.given]] if hidden >= 0 else None,
        "scrolls": [ids[card] for card in rival.scrolls if card != hidden],
        "retired": [ids[card] for card in rival.retired],
        "pages": [ids[card] for card in rival.pages],
        "schemes": len(rival.schemes),
        "played": [ids[card] for card in rival.played],
        "score": rival_lines(pos),
    }
