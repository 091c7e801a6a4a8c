"""The two doors through which a seat looks at the table: a position, and its own view of it. Both fill an outlook with
the same facts; what the seat does not see comes through neither."""

from __future__ import annotations

from tablee.games.atlantes.bots.holdings import UNKNOWN
from tablee.games.atlantes.bots.outlook import Outlook
from tablee.games.atlantes.bots.worth import Worth, worth_of
from tablee.games.atlantes.cards.objectives import OBJECTIVE_INDEX
from tablee.games.atlantes.rules.choices import MANTA_INDEX
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.box import AtlantesBox
from tablee.games.atlantes.state.view_types import AtlantesView
from tablee.kernel.decisions import Seat


def outlook_at(pos: Sea, seat: Seat, worth: Worth | None = None) -> Outlook:
    """Straight from a position: only what this seat sees of it. The lists are the position's own, to be read."""
    look = Outlook()
    me = pos.players[seat]
    look.hand = me.hand
    look.discard = me.discard
    look.board = me.board
    look.raised = me.raised
    look.pile = me.pile
    look.ready = me.ready
    look.tired = me.tired
    look.bonus = me.bonus
    look.used = pos.used
    look.lower = pos.lower
    look.upper = pos.upper
    look.sunk = pos.sunk
    look.row = pos.row
    look.deck = len(pos.deck)
    look.shoal = len(pos.shoal)
    look.seats = pos.seats
    look.ghost = pos.ghost
    look.goals = []
    look.spots = []
    for track in range(len(pos.goals)):
        if not me.claimed >> track & 1:
            look.goals.append(pos.goals[track])
            look.spots.append(len(pos.tracks[track]))
    look.most_claimed = 0
    for other in pos.players:
        claimed = other.claimed
        placed = (claimed & 1) + (claimed >> 1 & 1) + (claimed >> 2 & 1) + (claimed >> 3 & 1)
        if placed > look.most_claimed:
            look.most_claimed = placed
    look.last_turns = pos.last_turns if pos.trigger >= 0 else UNKNOWN
    look.worth = worth or worth_of(pos.box, pos.seats)
    look.begin(pos.box, look.worth, pos.round)
    return look


def outlook_of(box: AtlantesBox, view: AtlantesView, seat: Seat) -> Outlook:
    """The same from a view."""
    look = Outlook()
    me = view["players"][seat]
    index = box.index
    look.hand = [index[id] for id in me["hand"]]
    look.discard = [index[id] for id in me["discard"]]
    look.board = [index[place["card"]] for place in me["board"]]
    look.raised = [place["raised"] for place in me["board"]]
    look.pile = [index[id] for id in me["pile"]]
    look.ready = [MANTA_INDEX[id] for id in me["ready"]]
    look.tired = [MANTA_INDEX[id] for id in me["tired"]]
    look.bonus = me["bonus"]
    look.used = 0
    for id in view["used"]:
        look.used |= 1 << index[id]
    look.lower = [index[shown["card"]] for shown in view["lower"]]
    look.upper = [index[shown["card"]] for shown in view["upper"]]
    look.sunk = [index[id] for id in view["sunk"]]
    look.row = [index[shown["card"]] for shown in view["row"]]
    look.deck = view["deck"]
    look.shoal = view["shoal"]
    look.seats = len(view["players"])
    look.ghost = view["ghost"]
    open = [track for track in view["tracks"] if track["objective"] not in me["claimed"]]
    look.goals = [OBJECTIVE_INDEX[track["objective"]] for track in open]
    look.spots = [len(track["mantas"]) for track in open]
    look.most_claimed = max([len(player["claimed"]) for player in view["players"]])
    look.last_turns = UNKNOWN if view["ending"] is None else view["last_turns"]
    look.worth = worth_of(box, look.seats)
    look.begin(box, look.worth, view["round"])
    return look
