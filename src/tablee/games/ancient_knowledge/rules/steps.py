"""All steps of the flow chart by name: what a saved agenda is read with."""

from __future__ import annotations

from typing import Final

from tablee.games.ancient_knowledge.rules.creating import CreateMore, Pay, Place
from tablee.games.ancient_knowledge.rules.excavating import Dig, Excavating
from tablee.games.ancient_knowledge.rules.hands import (
    Choosing,
    Discarding,
    Drafting,
    Exchanging,
    GiveUp,
    Robbing,
    SetAside,
    Stealing,
)
from tablee.games.ancient_knowledge.rules.learning import BuryFromTile, BuryLooked, LearnLooked, Lesson
from tablee.games.ancient_knowledge.rules.moving import Moving, Straightening, Swapping
from tablee.games.ancient_knowledge.rules.phases import (
    AfterDeclines,
    CheckPast,
    ChroniclePhase,
    DeclineNext,
    DeclinePhase,
    Fade,
    FlipTile,
    Shift,
)
from tablee.games.ancient_knowledge.rules.resolving import Effects, Offer, Then
from tablee.games.ancient_knowledge.rules.setup import Begin, Keep
from tablee.games.ancient_knowledge.rules.tokens import (
    Archiving,
    Burdening,
    Forgetting,
    Removing,
    RemovingFromOne,
    Sacrificing,
)
from tablee.games.ancient_knowledge.rules.turn import Action, EndTurn, Turn
from tablee.kernel.position import Step

STEPS: Final[dict[str, type[Step]]] = {
    step.__name__: step
    for step in (
        Keep,
        Begin,
        Turn,
        EndTurn,
        Action,
        Pay,
        Place,
        CreateMore,
        Effects,
        Offer,
        Then,
        Lesson,
        Excavating,
        Dig,
        ChroniclePhase,
        DeclinePhase,
        DeclineNext,
        Fade,
        AfterDeclines,
        CheckPast,
        FlipTile,
        Shift,
        LearnLooked,
        Archiving,
        Removing,
        RemovingFromOne,
        Discarding,
        Exchanging,
        Sacrificing,
        SetAside,
        GiveUp,
        Straightening,
        Forgetting,
        Moving,
        Swapping,
        Burdening,
        Robbing,
        Stealing,
        Choosing,
        Drafting,
        BuryLooked,
        BuryFromTile,
    )
}
