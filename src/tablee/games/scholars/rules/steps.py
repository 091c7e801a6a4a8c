"""All steps by their names, for saved positions."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.rules.actions import ACTION_STEPS
from tablee.games.scholars.rules.caliphs import PILE_STEPS
from tablee.games.scholars.rules.gains import GAINS
from tablee.games.scholars.rules.gold import MovingGold, RetireFull, RetiringTop, RivalTrack
from tablee.games.scholars.rules.pages import PAGE_STEPS
from tablee.games.scholars.rules.rest import REST_STEPS
from tablee.games.scholars.rules.solo import SOLO_STEPS
from tablee.games.scholars.rules.translate import TRANSLATE_STEPS
from tablee.games.scholars.rules.tuck import TUCK_STEPS
from tablee.games.scholars.rules.turn import Begin, Drafting, EndTurn, FinalPages, Finish, NextTurn, Turn
from tablee.games.scholars.rules.work import WORK_STEPS
from tablee.games.scholars.state.board import Deeds
from tablee.kernel.position import Step

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Deeds,
        *GAINS,
        MovingGold,
        RetiringTop,
        RetireFull,
        RivalTrack,
        *PAGE_STEPS,
        *PILE_STEPS,
        *ACTION_STEPS,
        *TRANSLATE_STEPS,
        *TUCK_STEPS,
        *REST_STEPS,
        *SOLO_STEPS,
        *WORK_STEPS,
        Drafting,
        Begin,
        Turn,
        EndTurn,
        NextTurn,
        FinalPages,
        Finish,
    )
}
