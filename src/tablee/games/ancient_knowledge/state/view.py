"""What a seat may see."""

from __future__ import annotations

from tablee.games.ancient_knowledge.rules.phases import losing
from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import (
    CHRONICLE,
    DECLINE,
    EVERYBODY,
    FINAL,
    NOBODY,
    PERMANENT,
    PHASES,
    PLACES,
)
from tablee.games.ancient_knowledge.state.view_types import AncientView, AreaView, LookedView
from tablee.kernel.decisions import Seat, seat_name


def view(pos: Ancient, seat: Seat | None) -> AncientView:
    ids = pos.box.ids
    looked: LookedView | None = None
    if pos.looked:
        looked = {"by": seat_name(pos.looker) if pos.looker >= 0 else None, "count": len(pos.looked)}
        if pos.looker in (NOBODY, seat):
            looked["cards"] = [ids[card] for card in pos.looked]
    return {
        "seat": None if seat is None else seat_name(seat),
        "phase": PHASES[pos.phase],
        "round": pos.round,
        "turn": seat_name(pos.turn),
        "first": seat_name(pos.first),
        "actions": pos.actions,
        "deck": len(pos.deck),
        "pile": {"count": len(pos.pile), "top": ids[pos.pile[-1]] if pos.pile else None},
        "tiles": [
            {"level": level, "cards": [ids[card] for card in tile] if pos.tiles_shown else None}
            for tile, level in zip(pos.tiles, pos.tile_levels, strict=True)
        ],
        "pools": [len(pool) for pool in pos.pools],
        "discards": [[ids[card] for card in pile] for pile in pos.discards],
        "looked": looked,
        "flipped": pos.flipped,
        "ending": pos.ending,
        "declining": ids[pos.declining] if pos.declining >= 0 else None,
        "lost_now": pos.lost_now,
        "players": [area(pos, other, seat) for other in range(pos.seats)],
    }


def active(pos: Ancient, owner: Seat) -> list[int]:
    """A player's cards that have an effect still to come. [Timing]"""
    me = pos.players[owner]
    when = pos.box.when
    standing = [card for card in me.timeline if card >= 0 and when[card] in (PERMANENT, CHRONICLE, DECLINE)]
    held = [card for card in me.artefacts if when[card] in (PERMANENT, CHRONICLE)]
    return standing + held + [card for card in me.past if when[card] == FINAL]


def area(pos: Ancient, owner: Seat, seat: Seat | None) -> AreaView:
    """One player's area as `seat` sees it."""
    me = pos.players[owner]
    ids = pos.box.ids
    shown: AreaView = {
        "seat": seat_name(owner),
        "hand_count": len(me.hand),
        "timeline": [
            {
                "card": ids[me.timeline[place]],
                "slot": place // 2 + 1,
                "row": place % 2,
                "knowledge": me.knowledge[place],
            }
            for place in range(PLACES)
            if me.timeline[place] >= 0
        ],
        "past": [ids[card] for card in me.past],
        "tilted": [ids[card] for card in me.tilted],
        "artefacts": [ids[card] for card in me.artefacts],
        "collection": [ids[card] for card in me.collection],
        "lost": me.lost,
        "losing": losing(pos, owner),
        "active": [ids[card] for card in active(pos, owner)],
        "score": score_lines(pos, owner),
    }
    if owner == seat:
        shown["hand"] = [ids[card] for card in me.hand]
        shown["aside"] = [ids[card] for card in me.aside]
    else:
        shown["known"] = [ids[card] for card in known(pos, owner, seat)]
    return shown


def known(pos: Ancient, owner: Seat, seat: Seat | None) -> list[int]:
    """The cards in another player's hand that `seat` has seen."""
    hand, seen = pos.players[owner].hand, pos.seen
    if seat is None:
        return [card for card in hand if seen[card] == EVERYBODY]
    return [card for card in hand if seen[card] >> seat & 1]
