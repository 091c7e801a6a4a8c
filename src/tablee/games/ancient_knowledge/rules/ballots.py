"""What several players choose in secret at once, as one of them has to think of it: nobody else has answered yet."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.rules.hands import GiveUp, SetAside
from tablee.games.ancient_knowledge.rules.setup import Keep
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import DEALT, KEPT
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step

BALLOTS: Final = frozenset(["setup-discard", "lose-cards", "lose-artefact"])
"""The questions of which this is true."""


def ask_others_anew(pos: Ancient, seat: Seat) -> None:
    """The others' answers are taken back; this seat, which keeps its own, chooses first."""
    together = pos.agenda[-1]
    assert isinstance(together, Together)
    lanes = [(owner, lane) for owner, lane in together.lanes if owner == seat]
    asked = lanes[0][1][-1]
    below = pos.agenda[-2]
    others = list(below.seats) if isinstance(below, GiveUp) else list(range(pos.seats))
    for other in others:
        if other != seat:
            pos.players[other].aside = []
            question: Step = Keep(other, DEALT - KEPT)
            if isinstance(asked, SetAside):
                amount = asked.left + len(pos.players[seat].aside)
                question = SetAside(other, asked.card, amount, asked.artefacts)
            lanes.append((other, (question,)))
    pos.agenda[-1] = Together(tuple(lanes))
    pos.decisions = None
