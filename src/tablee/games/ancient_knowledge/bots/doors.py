"""The two doors to an outlook: a view, or a position of which only what the seat sees is looked at."""

from __future__ import annotations

from tablee.games.ancient_knowledge.bots.outlook import Area, Outlook
from tablee.games.ancient_knowledge.bots.prices import HARMFUL
from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.box import AncientBox
from tablee.games.ancient_knowledge.state.player import Player, new_player
from tablee.games.ancient_knowledge.state.terms import FULL_PAST, PLACES
from tablee.games.ancient_knowledge.state.view_types import AncientView
from tablee.kernel.decisions import Decision


def outlook_of(box: AncientBox, view: AncientView, decision: Decision) -> Outlook:
    """From what the deciding seat is shown."""
    index, areas = box.index, view["players"]
    area = areas[decision.seat]
    pos = Ancient()
    pos.box = box
    me = new_player()
    pos.players = [me]
    me.hand = [index[id] for id in area["hand"] if id not in area["aside"]]
    me.artefacts = [index[id] for id in area["artefacts"]]
    me.lost = area["lost"]
    me.tilted = [index[id] for id in area["tilted"]]
    for id in area["past"]:
        pos.enter_past(0, index[id])
    for id in area["collection"]:
        pos.collect(0, index[id])
    for there in area["timeline"]:
        place = 2 * there["slot"] - 2 + there["row"]
        me.timeline[place] = index[there["card"]]
        me.knowledge[place] = there["knowledge"]
    least = 1.0 if view["ending"] else 99.0
    for other in areas:
        least = min(least, turns_to_go(len(other["past"]), [there["slot"] for there in other["timeline"]]))
    tiles = [[index[id] for id in tile["cards"] or []] for tile in view["tiles"]]
    look = Outlook(pos, int(least + 0.5), tiles)
    if decision.prompt in HARMFUL:
        for other in areas:
            timeline = [-1] * PLACES
            for there in other["timeline"]:
                timeline[2 * there["slot"] - 2 + there["row"]] = index[there["card"]]
            look.areas.append(Area(other["hand_count"], timeline, sum(other["score"].values())))
    return look


def outlook_at(pos: Ancient, decision: Decision) -> Outlook:
    """The same from the position itself."""
    me = pos.players[decision.seat]
    own = Ancient()
    own.box = pos.box
    own.players = [without_aside(me) if me.aside else me]
    least = 1.0 if pos.ending else 99.0
    for other in pos.players:
        timeline = other.timeline
        slots = [place // 2 + 1 for place in range(PLACES) if timeline[place] >= 0]
        least = min(least, turns_to_go(len(other.past), slots))
    look = Outlook(own, int(least + 0.5), pos.tiles if pos.tiles_shown else [])
    if decision.prompt in HARMFUL:
        for seat, other in enumerate(pos.players):
            total: int = sum(score_lines(pos, seat).values())
            look.areas.append(Area(len(other.hand), other.timeline, total))
    return look


def without_aside(me: Player) -> Player:
    """As if the cards set aside had left the hand already."""
    new = me.copy()
    new.hand = [card for card in me.hand if card not in me.aside]
    return new


def turns_to_go(past: int, slots: list[int]) -> float:
    """How many turns, about, until a player has fourteen monuments in the Past; slots from the left."""
    missing = FULL_PAST - past
    if missing <= 0:
        return 1.0
    return slots[missing - 1] if missing <= len(slots) else 2.5 + (missing - len(slots)) / 1.1
