"""Modern board games by their full rules: at a table, against bots, and again from the record.

The names below are the library; deeper names may change without notice. They need nothing but the standard
library, except `simulate`'s tables and the commands (`pip install 'tablee[cli]'`) and the server (`tablee[server]`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from tablee.bots import Bot as Bot
    from tablee.bots import PositionSight as PositionSight
    from tablee.bots import Sight as Sight
    from tablee.bots import ViewSight as ViewSight
    from tablee.bots import make_bot as make_bot
    from tablee.games import title as title
    from tablee.games import titles as titles
    from tablee.kernel.agenda import advance as advance
    from tablee.kernel.agenda import pending as pending
    from tablee.kernel.decisions import Choice as Choice
    from tablee.kernel.decisions import Decision as Decision
    from tablee.kernel.decisions import Refusal as Refusal
    from tablee.kernel.decisions import seat_name as seat_name
    from tablee.kernel.errors import BadInput as BadInput
    from tablee.kernel.errors import BadNotation as BadNotation
    from tablee.kernel.errors import BrokenRules as BrokenRules
    from tablee.kernel.errors import IllegalChoice as IllegalChoice
    from tablee.kernel.errors import StaleChoice as StaleChoice
    from tablee.kernel.errors import TableeError as TableeError
    from tablee.kernel.events import Event as Event
    from tablee.kernel.game import Game as Game
    from tablee.kernel.playout import play_out as play_out
    from tablee.kernel.position import Position as Position
    from tablee.kernel.records import Record as Record
    from tablee.kernel.records import read_record as read_record
    from tablee.kernel.records import record_of as record_of
    from tablee.kernel.records import replay as replay
    from tablee.kernel.records import verify as verify
    from tablee.kernel.title import Box as Box
    from tablee.kernel.title import CardFace as CardFace
    from tablee.kernel.title import Result as Result
    from tablee.kernel.title import Standing as Standing
    from tablee.kernel.title import Title as Title
    from tablee.lab.simulation import Simulation as Simulation
    from tablee.lab.simulation import Tally as Tally
    from tablee.lab.simulation import simulate as simulate

PUBLIC = {
    "tablee.games": ("title", "titles"),
    "tablee.kernel.title": ("Title", "Box", "CardFace", "Result", "Standing"),
    "tablee.kernel.position": ("Position",),
    "tablee.kernel.decisions": ("Choice", "Decision", "Refusal", "seat_name"),
    "tablee.kernel.agenda": ("advance", "pending"),
    "tablee.kernel.events": ("Event",),
    "tablee.kernel.game": ("Game",),
    "tablee.kernel.playout": ("play_out",),
    "tablee.kernel.records": ("Record", "read_record", "record_of", "replay", "verify"),
    "tablee.kernel.errors": ("TableeError", "BadInput", "BadNotation", "IllegalChoice", "StaleChoice", "BrokenRules"),
    "tablee.bots": ("Bot", "Sight", "PositionSight", "ViewSight", "make_bot"),
    "tablee.lab.simulation": ("simulate", "Simulation", "Tally"),
}
"""Module -> what the library takes from it, when it is first asked for: nobody pays for what they don't use."""
WHERE = {name: module for module, names in PUBLIC.items() for name in names}
__all__ = ["__version__", *WHERE]


def __getattr__(name: str) -> Any:
    if name not in WHERE:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(WHERE[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
