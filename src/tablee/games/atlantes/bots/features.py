"""For bots that learn: figures of a position, from what a seat sees: no king that another drafted in secret."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.atlantes.bots.doors import outlook_at
from tablee.games.atlantes.bots.outlook import Outlook
from tablee.games.atlantes.rules.scoring import score_lines
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.terms import M_ALONE, M_DISCARD, SLOTS
from tablee.kernel.decisions import Seat

LATE: Final = 3
"""Turns left, from which on it is late."""

AREA: Final = (
    ("score", "points if the game ended now"),
    ("objectives", "points of claimed objectives"),
    ("claimed", "objectives claimed"),
    ("hopes", "what the others will bring, by the hints"),
    ("pile", "points in the prosperity pile"),
    ("places", "what the locations on the board will bring, by the hints"),
    ("board", "locations on the board"),
    ("raised", "of these, fully raised"),
    ("levels", "levels that are not covered yet"),
    ("ready", "what ready mantas are worth, by the hints"),
    ("tired", "what all mantas are worth to have again, by the hints"),
    ("mantas", "ready mantas"),
    ("hand", "characters in hand"),
    ("cards", "what they are worth, by the hints"),
    ("discard", "what discarded ones are worth, by the hints"),
    ("discards", "discarded characters"),
    ("gold", "gold that mantas and levels can add to a payment"),
    ("power", "power that they can add to the best kind of conquest"),
)
FEATURES: Final = (
    ("lead", "points ahead of the best other player in the end, by the hints; alone: points in the end"),
    ("ahead", "points ahead of the best other player now; alone: points"),
    *[(f"own-{name}", f"own: {said}") for name, said in AREA],
    *[(f"best-{name}", f"the best other player: {said}; 0 for who plays alone") for name, said in AREA],
    ("next", "points ahead of the second best other player in the end, by the hints; 0 when two play"),
    ("left", "turns after this one, about"),
    ("late", "1 when few turns are left"),
    ("ending", "1 when the end has been set off"),
    ("last", "turns of the table still to come once it is"),
    ("shoal", "characters in the deck"),
    ("deck", "locations in the deck"),
    ("ghost", "mantas that the Ichtiandres still have"),
    ("wait", "players who have their turn before this one; 0: it is this one's"),
    ("alone", "1 when one plays"),
    ("three", "1 when three play"),
    ("four", "1 when four play"),
)
PRACTICE: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (1, {}),
    (2, {}),
    (3, {}),
    (2, {"advanced": True}),
    (2, {}),
    (1, {}),
    (4, {}),
]


class Area:
    """One player's board, mantas and cards, in figures."""

    def __init__(self, pos: Sea, owner: Seat, seat: Seat) -> None:
        look = outlook_at(pos, owner)
        me = pos.players[owner]
        if not me.shown and owner != seat:
            hidden = me.king
            look.hand = [card for card in me.hand if card != hidden]
            look.begin(look.box, look.worth, pos.round)
        lines = score_lines(pos, owner)
        left, worth, depth = look.left, look.worth, pos.box.depth
        self.left: Final = left
        places, raised, levels = 0.0, 0, 0
        for place in range(len(look.board)):
            card, up = look.board[place], look.raised[place]
            places += look.places[card][up]
            if up == depth[card]:
                raised += 1
            levels += depth[card] - up
        places += look.slot(SLOTS - len(look.board))
        ready, tired = 0.0, 0.0
        for manta in look.ready:
            ready += worth.ready[left][manta]
            tired += worth.tired[left][manta]
        for manta in look.tired:
            tired += worth.tired[left][manta]
        held, owned = worth.held[left], worth.owned[left]
        cards, discard = 0.0, 0.0
        for card in look.hand:
            cards += held[card] + owned[card]
        for card in look.discard:
            discard += owned[card]
        hopes = hopes_of(look)
        score = float(lines["hand"] + lines["objectives"] + lines["pile"])
        self.score: Final = score
        self.worth: Final = lines["objectives"] + lines["pile"] + places + ready + tired + cards + discard + hopes
        claimed = me.claimed
        self.figures: Final = [
            score,
            float(lines["objectives"]),
            float((claimed & 1) + (claimed >> 1 & 1) + (claimed >> 2 & 1) + (claimed >> 3 & 1)),
            hopes,
            float(lines["pile"]),
            places,
            float(len(look.board)),
            float(raised),
            float(levels),
            ready,
            tired,
            float(len(look.ready)),
            float(len(me.hand)),
            cards,
            discard,
            float(len(look.discard)),
            float(look.golds()),
            float(max(look.all_powers())),
        ]


def hopes_of(look: Outlook) -> float:
    """What objectives that are not claimed yet will bring."""
    total = 0.0
    for measure in range(len(look.prize)):
        prize = look.prize[measure]
        if prize:
            far = look.far[measure]
            total += prize * (look.hope_of_empty(far) if measure in (M_ALONE, M_DISCARD) else look.hope(far))
    return total


def features(pos: Sea, seat: Seat) -> list[float]:
    seats = pos.seats
    mine = Area(pos, seat, seat)
    best: Area | None = None
    second, score = -999.0, -999.0
    for step in range(1, seats):
        area = Area(pos, (seat + step) % seats, seat)
        score = max(score, area.score)
        if best is None or area.worth > best.worth:
            if best is not None:
                second = best.worth
            best = area
        elif area.worth > second:
            second = area.worth
    if best is None:
        found = [mine.worth, mine.score]
        found += mine.figures
        found += [0.0] * len(AREA)
    else:
        found = [mine.worth - best.worth, mine.score - score]
        found += mine.figures
        found += best.figures
    ending = pos.trigger >= 0
    found += [
        mine.worth - second if seats > 2 else 0.0,
        float(mine.left),
        1.0 if mine.left <= LATE else 0.0,
        1.0 if ending else 0.0,
        float(pos.last_turns) if ending else 0.0,
        float(len(pos.shoal)),
        float(len(pos.deck)),
        float(pos.ghost),
        float((seat - pos.turn) % seats),
        1.0 if seats == 1 else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
    ]
    return found
