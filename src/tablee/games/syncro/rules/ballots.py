"""What all mages give up in secret at once, as one of them has to think of it: nobody else has answered yet.

Signals are not among it: what one means is a habit of the team, which the hints hold. Nor is keeping a hand after a
victory: nothing of this level depends on it any more.
"""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.rules.reveal import Losing
from tablee.games.syncro.state.board import Syncro
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step

BALLOTS: Final = frozenset(["lose"])


def ask_others_anew(pos: Syncro, seat: Seat) -> None:
    """The others' answers are taken back; this seat, which keeps its own, chooses first."""
    together = pos.agenda[-1]
    assert isinstance(together, Together)
    lanes = [(owner, lane) for owner, lane in together.lanes if owner == seat]
    asked = lanes[0][1][-1]
    assert isinstance(asked, Losing)
    amount = asked.left + len(pos.mages[seat].aside)
    for other in pos.clockwise():
        me = pos.mages[other]
        if other != seat and me.hand:
            me.aside = []
            question: Step = Losing(other, min(amount, len(me.hand)))
            lanes.append((other, (question,)))
    pos.agenda[-1] = Together(tuple(lanes))
    pos.decisions = None
