"""For bots that learn: figures of a position, from what a seat sees. Of others' hands only the number of cards."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.ancient_knowledge.bots.doors import turns_to_go
from tablee.games.ancient_knowledge.bots.outlook import Outlook
from tablee.games.ancient_knowledge.bots.prices import HAND
from tablee.games.ancient_knowledge.rules.scoring import score_lines
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.player import Player
from tablee.games.ancient_knowledge.state.terms import FINAL, HAND_LIMIT, IMMEDIATE, PLACES
from tablee.kernel.decisions import Seat

NEAR: Final = 6
"""Places of the Timeline that decline within three turns."""
BEST: Final = 3
"""Cards of the hand that are looked at closely."""

AREA: Final = (
    ("score", "points if the game ended now"),
    ("past", "monuments in the Past"),
    ("timeline", "monuments in the Timeline"),
    ("coming", "what the Timeline will bring, by the hints"),
    ("final", "what scoring monuments of the Past will bring, by the hints, beyond what they bring now"),
    ("near", "knowledge on monuments that decline within three turns"),
    ("far", "knowledge on the others"),
    ("artefacts", "artefacts on the board"),
    ("standing", "what they will bring, by the hints"),
    ("hand", "what so many cards in hand are worth"),
    ("upright", "monuments of the Past that can be dug up"),
    ("collection", "knowledge cards learned"),
    ("lost", "lost knowledge"),
    ("turns", "turns to fourteen monuments in the Past, about"),
)
FEATURES: Final = (
    ("lead", "points ahead of the best other player in the end, by the hints"),
    ("ahead", "points ahead of the best other player now"),
    *[(f"own-{name}", f"own: {said}") for name, said in AREA],
    *[(f"best-{name}", f"the best other player: {said}") for name, said in AREA],
    ("next", "points ahead of the second best other player in the end, by the hints; 0 when two play"),
    ("keep", "what the three best cards in hand have over any others"),
    ("turns", "turns that everyone still has, about"),
    ("ending", "1 when the end has been set off"),
    ("half", "1 when the tiles have been turned to level II"),
    ("round", "rounds played"),
    ("wait", "players who have their turn before this one; 0: it is this one's"),
    ("actions", "actions left in the own turn"),
    ("three", "1 when three play"),
    ("four", "1 when four play"),
)
PRACTICE: Final[list[tuple[int, dict[str, Any]]]] = [(2, {}), (2, {}), (3, {}), (2, {}), (2, {}), (4, {})]


class Area:
    """One player's area, in figures."""

    def __init__(self, pos: Ancient, owner: Seat, seat: Seat, turns: int, left: float) -> None:
        theirs = pos.players[owner]
        own = Ancient()
        own.box = pos.box
        me = seen(theirs, owner == seat)
        own.players = [me]
        look = Outlook(own, turns, [])
        lines = score_lines(own, 0)
        box = pos.box
        self.look: Final = look
        coming, final = 0.0, 0.0
        near = far = there = 0
        for place in range(PLACES):
            card = me.timeline[place]
            if card < 0:
                continue
            there += 1
            tokens = me.knowledge[place]
            if place < NEAR:
                near += tokens
            else:
                far += tokens
            effect = 0.0 if box.when[card] == IMMEDIATE else look.study(card).effect
            coming += look.lying(card, place // 2 + 1, tokens, effect)
        for card in me.past:
            if box.when[card] == FINAL:
                final += look.final(card)
        final -= lines["effects"]
        standing = 0.0
        for card in me.artefacts:
            standing += look.standing(card)
        score = float(lines["past"] + lines["effects"] + lines["knowledge"] + lines["timeline"] + lines["lost"])
        hand = HAND[min(HAND_LIMIT, len(me.hand))]
        self.score: Final = score
        self.worth: Final = score - there + coming + final + standing + (hand if turns > 1 else 0.5 * hand)
        self.figures: Final = [
            score,
            float(len(me.past)),
            float(there),
            coming,
            final,
            float(near),
            float(far),
            float(len(me.artefacts)),
            standing,
            hand,
            float(len(me.past) - len(me.tilted)),
            float(len(me.collection)),
            float(me.lost),
            left,
        ]


def seen(area: Player, own: bool) -> Player:
    """The area as it lies, with the hand only as far as it is seen; the lists are the area's own, to be read."""
    me = Player()
    if own:
        me.hand = [card for card in area.hand if card not in area.aside] if area.aside else area.hand
    else:
        me.hand = [0] * len(area.hand)  # their backs
    me.timeline = area.timeline
    me.knowledge = area.knowledge
    me.stacked = area.stacked
    me.slack = area.slack
    me.past = area.past
    me.past_kinds = area.past_kinds
    me.tilted = area.tilted
    me.artefacts = area.artefacts
    me.collection = area.collection
    me.types = area.types
    me.lost = area.lost
    me.aside = []
    return me


def features(pos: Ancient, seat: Seat) -> list[float]:
    seats = pos.seats
    least = 1.0 if pos.ending else 99.0
    lefts: list[float] = []
    for other in pos.players:
        timeline = other.timeline
        slots = [place // 2 + 1 for place in range(PLACES) if timeline[place] >= 0]
        left = turns_to_go(len(other.past), slots)
        lefts.append(left)
        least = min(least, left)
    turns = int(least + 0.5)
    mine = Area(pos, seat, seat, turns, lefts[seat])
    best: Area | None = None
    second, score = -999.0, -999.0
    for step in range(1, seats):
        other_seat = (seat + step) % seats
        area = Area(pos, other_seat, seat, turns, lefts[other_seat])
        score = max(score, area.score)
        if best is None or area.worth > best.worth:
            if best is not None:
                second = best.worth
            best = area
        elif area.worth > second:
            second = area.worth
    assert best is not None
    keeps = [mine.look.keep(card) for card in mine.look.me.hand]
    keeps.sort(reverse=True)
    keep = 0.0
    for worth in keeps[:BEST]:
        keep += worth
    found = [mine.worth - best.worth, mine.score - score]
    found += mine.figures
    found += best.figures
    found += [
        mine.worth - second if seats > 2 else 0.0,
        keep,
        least,
        1.0 if pos.ending else 0.0,
        1.0 if pos.flipped else 0.0,
        float(pos.round),
        float((seat - pos.turn) % seats),
        float(pos.actions) if pos.turn == seat else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
    ]
    return found
