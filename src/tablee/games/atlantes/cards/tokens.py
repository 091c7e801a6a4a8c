"""Icons, mantas and the numbers of the main board."""

from __future__ import annotations

from tablee.games.atlantes.rules.effects import RaiseLevels, RaiseToTheEnd, RecruitFreely, ScoreLocations, TakeBackSome
from tablee.games.atlantes.state.card import Board, Icon, People, Supply
from tablee.games.atlantes.state.terms import (
    CIVILIZATIONS,
    GOLD1,
    GOLD2,
    POWER1,
    POWER2,
    POWER2_CIVILIZATIONS,
    POWER2_SHARKS,
    POWER2_VOLCANOES,
    POWER2_WRECKS,
    RAISE1,
    RAISE2,
    RECRUIT_FREE,
    SCORE,
    SHARKS,
    TAKE_BACK,
    VOLCANOES,
    WRECKS,
)

# fmt: off
ICONS = (
    Icon("empty", "vide"),
    Icon("2 gold", "2 or", gold=2),
    Icon("2 power", "2 de pouvoir", power=2),
    Icon("2 power against shark pits", "2 de pouvoir contre les fosses aux requins", power=2, only=SHARKS),
    Icon("2 power against wrecks", "2 de pouvoir contre les épaves", power=2, only=WRECKS),
    Icon("2 power against volcanoes", "2 de pouvoir contre les volcans sous-marins", power=2, only=VOLCANOES),
    Icon("2 power against civilisations", "2 de pouvoir contre les civilisations englouties", power=2, only=CIVILIZATIONS),
    Icon("raise 1", "élever de 1", do=RaiseLevels(1)),
    Icon("raise 2", "élever de 2", do=RaiseLevels(2)),
    Icon("raise fully", "élever complètement", do=RaiseToTheEnd()),
    Icon("recruit for nothing", "recruter sans payer", do=RecruitFreely()),
    Icon("take a character back", "reprendre un personnage", do=TakeBackSome(1)),
    Icon("score", "marquer", do=ScoreLocations(1)),
    Icon("1 gold", "1 or", gold=1, provenance="reconstructed"),
    Icon("1 power", "1 de pouvoir", power=1, provenance="public"),
)
"""In the order of their ids."""

PEOPLES = (
    People("people-a", "A", (GOLD1, POWER1, RAISE1, POWER2_SHARKS), "People A", "Peuple A"),
    People("people-b", "B", (GOLD1, POWER1, RAISE1, POWER2_WRECKS), "People B", "Peuple B"),
    People("people-c", "C", (GOLD1, POWER1, RAISE1, POWER2_VOLCANOES), "People C", "Peuple C"),
    People("people-d", "D", (GOLD1, POWER1, RAISE1, POWER2_CIVILIZATIONS), "People D", "Peuple D"),
)

SUPPLIES = (
    Supply(GOLD2, 5),
    Supply(POWER2, 5),
    Supply(RAISE1, 3),
    Supply(RAISE2, 3),
    Supply(SCORE, 3),
    Supply(TAKE_BACK, 2),
    Supply(RECRUIT_FREE, 2),
)
# fmt: on

BOARD = Board(points=(8, 6, 4, 2, 1), prices=(0, 1, 2, 3, 4, 5), discount=1, upper=4)
