"""The tables of fields by which a position is written and read."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.rules.choices import MANTA_IDS
from tablee.kernel.fields import CARD, CARDS, PLAIN, Fields, Named, Parts

MANTAS: Final = Named(MANTA_IDS)

PLAYER: Final = Fields(
    {
        "hand": CARDS,
        "discard": CARDS,
        "board": CARDS,
        "raised": PLAIN,
        "pile": CARDS,
        "ready": MANTAS,
        "tired": MANTAS,
        "claimed": PLAIN,
        "king": CARD,
        "shown": PLAIN,
        "symbol": PLAIN,
    }
)

PIECES: Final = Fields(
    {
        "players": Parts(PLAYER),
        "upper": CARDS,
        "lower": CARDS,
        "deck": CARDS,
        "sunk": CARDS,
        "row": CARDS,
        "shoal": CARDS,
        "supply": PLAIN,
        "goals": Named(OBJECTIVE_IDS),
        "tracks": PLAIN,
        "pool": CARDS,
        "unused": CARDS,
        "out": CARDS,
        "ghost": PLAIN,
        "haunted": PLAIN,
        "first": PLAIN,
        "turn": PLAIN,
        "round": PLAIN,
        "phase": PLAIN,
        "playing": CARD,
        "limbo": CARD,
        "replayed": CARDS,
        "used": PLAIN,
        "paid": PLAIN,
        "trigger": PLAIN,
        "last_turns": PLAIN,
    }
)

SWITCHES: Final = Fields(
    {
        "explore_optional": PLAIN,
        "strict": PLAIN,
        "matrona_dismisses": PLAIN,
        "double_depth": PLAIN,
        "solo_decks": PLAIN,
    }
)
"""Written as one list, in this order."""
