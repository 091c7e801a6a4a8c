"""What a seat may see."""

from __future__ import annotations

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import ICON_IDS, MANTA_IDS
from tablee.games.atlantes.rules.paying import HIRE, Paying
from tablee.games.atlantes.rules.scoring import TOTEMS, score_lines, totem
from tablee.games.atlantes.state.board import Sea, seat_or_ghost
from tablee.games.atlantes.state.terms import (
    EMPTY,
    LOWER_ROW,
    M_ALONE,
    M_CONQUERORS,
    M_PAID,
    NO_CARD,
    PHASES,
    SETUP,
    SLOTS,
    SPOTS,
    SYMBOLS,
    TRACKS,
)
from tablee.games.atlantes.state.view_types import (
    AreaView,
    AtlantesView,
    LocationView,
    PaymentView,
    ProgressView,
    ScoutView,
    TotemView,
    TrackView,
    TriggerView,
)
from tablee.kernel.decisions import Seat, seat_name


def named(pos: Sea, cards: list[int]) -> list[str]:
    return [pos.box.ids[card] for card in cards]


def view(pos: Sea, seat: Seat | None) -> AtlantesView:
    box = pos.box
    choosing = pos.phase == SETUP and bool(pos.pool)
    shown: AtlantesView = {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "turn": seat_name(pos.turn),
        "first": seat_name(pos.first),
        "upper": [
            {"card": box.ids[card], "gold": box.gold[card], "power": pos.power_price(card)} for card in pos.upper
        ],
        "room": box.upper,
        "discount": box.discount,
        "lower": [{"card": box.ids[card], "gold": box.gold[card], "power": box.power[card]} for card in pos.lower],
        "deck": len(pos.deck),
        "sunk": named(pos, pos.sunk),
        "row": [{"card": box.ids[card], "price": box.prices[place]} for place, card in enumerate(pos.row)],
        "prices": box.prices[:],
        "shoal": len(pos.shoal),
        "supply": {ICON_IDS[icon]: amount for icon, amount in enumerate(pos.supply) if box.supply[icon]},
        "tracks": [track_view(pos, track, seat) for track in range(TRACKS)],
        "spots": box.spot_points[:],
        "open_spots": SPOTS,
        "slots": SLOTS,
        "scout": scout_view(pos),
        "triggers": triggers(pos),
        "ghost": pos.ghost,
        "playing": box.ids[pos.playing] if pos.playing >= 0 else None,
        "replayed": named(pos, pos.replayed),
        "used": [box.ids[card] for card in range(len(box.kind)) if pos.used >> card & 1],
        "payment": payment_view(pos),
        "paid": pos.paid,
        "ending": seat_name(pos.trigger) if pos.trigger >= 0 else None,
        "last_turns": pos.last_turns,
        "kings_passed": len(pos.pool) if choosing else 0,
        "players": [area(pos, other, seat) for other in range(pos.seats)],
    }
    if choosing and drafting(pos) == seat:
        shown["kings"] = named(pos, pos.pool)
    if pos.seats == 1:
        shown["totem"] = totem(sum(score_lines(pos, 0).values()))
        shown["totems"] = [totem_view(number) for number in range(len(TOTEMS))]
    return shown


def drafting(pos: Sea) -> Seat:
    """Who holds the kings that are passed: the last seat, from the last player on, without one."""
    for back in range(pos.seats):
        seat = (pos.first - 1 - back) % pos.seats
        if pos.players[seat].king < 0:
            return seat
    return NO_CARD


# The sea


def track_view(pos: Sea, track: int, seat: Seat | None) -> TrackView:
    goal, mantas = pos.goals[track], pos.tracks[track]
    return {
        "objective": OBJECTIVE_IDS[goal],
        "mantas": [seat_or_ghost(owner) for owner in mantas],
        "points": pos.box.spot_points[len(mantas)] if len(mantas) < SPOTS else 0,
        "progress": [progress(pos, owner, goal, seat) for owner in range(pos.seats)],
    }


def progress(pos: Sea, owner: Seat, goal: int, seat: Seat | None) -> ProgressView:
    have, need = far(pos, owner, goal, seat)
    return {"seat": seat_name(owner), "have": have, "need": need}


def far(pos: Sea, owner: Seat, goal: int, seat: Seat | None) -> tuple[int, int]:
    """What an objective counts of this player, and needs; a king that `seat` has not seen counts for nobody else."""
    measure, need = pos.box.measure[goal], pos.box.least[goal]
    me = pos.players[owner]
    have = pos.measured(owner, measure)
    if measure == M_PAID and owner != pos.turn:
        have = 0  # it is about one's own turn
    elif measure == M_CONQUERORS and not me.shown and owner != seat and pos.box.conquers[me.king]:
        have -= 1
    elif measure == M_ALONE:  # every card but one: so many of them are discarded
        playing = owner == pos.turn and pos.limbo >= 0
        need = max(1, len(me.discard) + len(me.hand) - (0 if playing else 1))
        have = need if have else min(len(me.discard), need - 1)
    return have, need


def scout_view(pos: Sea) -> ScoutView:
    """[Explore]"""
    return {
        "sinks": named(pos, pos.upper),
        "extras": max(0, len(pos.lower) - pos.box.upper),
        "reveals": min(LOWER_ROW, len(pos.deck)),
    }


def triggers(pos: Sea) -> list[TriggerView]:
    """What can set off the end. [End of the game; Solo]"""
    found: list[TriggerView] = []
    if pos.seats > 1 or pos.solo_decks:
        cards = len(pos.deck)
        found.append(trigger("locations", cards, -(-cards // LOWER_ROW)))
        found.append(trigger("characters", len(pos.shoal), len(pos.shoal)))
    for seat in range(pos.seats):
        left = TRACKS - pos.players[seat].claimed.bit_count()
        found.append(trigger("objectives", left, left, seat_name(seat)))
    if pos.seats == 1:
        found.append(trigger("ghost", pos.ghost, pos.ghost))
    return found


def trigger(how: str, left: int, steps: int, who: str | None = None) -> TriggerView:
    return {"how": how, "left": left, "steps": steps, "near": steps == 1, "who": who}


def payment_view(pos: Sea) -> PaymentView | None:
    """What the step on top of the agenda is about, while something is paid for."""
    step = pos.agenda[-1] if pos.agenda else None
    if not isinstance(step, Paying):
        return None
    hired = step.what == HIRE
    return {
        "card": pos.box.ids[pos.row[step.target] if hired else step.target],
        "place": step.target + 1 if hired else None,
        "resource": step.resource(),
        "total": step.total,
        "price": step.price,
    }


def totem_view(number: int) -> TotemView:
    most, name = TOTEMS[number]
    return {"name": name, "most": most if number < len(TOTEMS) - 1 else None}


# The players


def area(pos: Sea, owner: Seat, seat: Seat | None) -> AreaView:
    """One player's area as `seat` sees it. Hands are made of open cards; only a drafted king may be hidden."""
    me = pos.players[owner]
    box = pos.box
    knows = me.shown or owner == seat
    return {
        "seat": seat_name(owner),
        "symbol": SYMBOLS[me.symbol],
        "hand_count": len(me.hand),
        "hand": [box.ids[card] for card in me.hand if knows or card != me.king],
        "king": box.ids[me.king] if knows and me.king >= 0 else None,
        "king_hidden": not me.shown,
        "discard": named(pos, me.discard),
        "board": [location_view(pos, card, up) for card, up in zip(me.board, me.raised, strict=True)],
        "pile": named(pos, me.pile),
        "ready": [MANTA_IDS[manta] for manta in me.ready],
        "tired": [MANTA_IDS[manta] for manta in me.tired],
        "bonus": me.bonus,
        "claimed": [OBJECTIVE_IDS[goal] for track, goal in enumerate(pos.goals) if me.claimed >> track & 1],
        "score": score_lines(pos, owner),
    }


def location_view(pos: Sea, card: int, up: int) -> LocationView:
    box = pos.box
    top = box.levels[card][up]
    if top < 0:
        gives = "nothing"
    elif top == EMPTY:
        gives = "empty"
    else:
        gives = "resource" if box.ability[top] is None else "ability"
    manta = box.manta[card]
    return {
        "card": box.ids[card],
        "raised": up,
        "levels": [ICON_IDS[icon] for icon in box.levels[card][up:-1]],
        "gives": gives,
        "wins": ICON_IDS[manta] if top >= 0 and manta >= 0 and pos.supply[manta] else None,
    }
