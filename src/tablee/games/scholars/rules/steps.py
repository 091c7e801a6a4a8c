"""All steps by their names, for saved positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.scholars.cards.reading import read
from tablee.games.scholars.rules.actions import ACTION_STEPS
from tablee.games.scholars.rules.caliphs import PILE_STEPS, Consolation
from tablee.games.scholars.rules.gains import GAINS, Choosing, Paying
from tablee.games.scholars.rules.gold import MovingGold, RetireFull, RetiringTop, RivalTrack
from tablee.games.scholars.rules.pages import PAGE_STEPS
from tablee.games.scholars.rules.rest import REST_STEPS
from tablee.games.scholars.rules.solo import SOLO_STEPS
from tablee.games.scholars.rules.translate import TRANSLATE_STEPS
from tablee.games.scholars.rules.tuck import TUCK_STEPS
from tablee.games.scholars.rules.turn import Begin, Drafting, EndTurn, FinalPages, Finish, NextTurn, Turn
from tablee.games.scholars.rules.work import WORK_STEPS
from tablee.games.scholars.state.board import Deeds
from tablee.kernel.decisions import Seat
from tablee.kernel.position import Step

PLAIN: Final[dict[str, type[Step]]] = {
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


def deeds(seat: Seat, written: str, start: int) -> Step:
    return Deeds(seat, read(written), start)


def consolation(seat: Seat, written: str) -> Step:
    return Consolation(seat, read(written))


def paying(seat: Seat, price: int, amount: int, dice: int, written: str, may: bool) -> Step:
    return Paying(seat, price, amount, dice, read(written), may)


def choosing(seat: Seat, written: tuple[str, ...]) -> Step:
    return Choosing(seat, tuple([read(option) for option in written]))


STEPS: Final[dict[str, Callable[..., Step]]] = {
    **PLAIN,
    "Deeds": deeds,
    "Consolation": consolation,
    "Paying": paying,
    "Choosing": choosing,
}
"""Those that hold a deed read it back from its words."""
