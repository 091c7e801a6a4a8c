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
    Icon(en="empty", fr="vide"),
    Icon(en="2 gold", fr="2 or", gold=2),
    Icon(en="2 power", fr="2 de pouvoir", power=2),
    Icon(en="2 power against shark pits", fr="2 de pouvoir contre les fosses aux requins", power=2, only=SHARKS),
    Icon(en="2 power against wrecks", fr="2 de pouvoir contre les épaves", power=2, only=WRECKS),
    Icon(en="2 power against volcanoes", fr="2 de pouvoir contre les volcans sous-marins", power=2, only=VOLCANOES),
    Icon(en="2 power against civilisations", fr="2 de pouvoir contre les civilisations englouties", power=2, only=CIVILIZATIONS),
    Icon(en="raise 1", fr="élever de 1", do=RaiseLevels(1)),
    Icon(en="raise 2", fr="élever de 2", do=RaiseLevels(2)),
    Icon(en="raise fully", fr="élever complètement", do=RaiseToTheEnd()),
    Icon(en="recruit for free", fr="recruter sans payer", do=RecruitFreely()),
    Icon(en="take a character back", fr="reprendre un personnage", do=TakeBackSome(1)),
    Icon(en="score", fr="marquer", do=ScoreLocations(1)),
    Icon(en="1 gold", fr="1 or", gold=1, provenance="reconstructed"),
    Icon(en="1 power", fr="1 de pouvoir", power=1, provenance="public"),
)
"""In the order of their ids."""

PEOPLES = (
    People(id="people-a", symbol="A", mantas=(GOLD1, POWER1, RAISE1, POWER2_SHARKS), en="People A", fr="Peuple A"),
    People(id="people-b", symbol="B", mantas=(GOLD1, POWER1, RAISE1, POWER2_WRECKS), en="People B", fr="Peuple B"),
    People(id="people-c", symbol="C", mantas=(GOLD1, POWER1, RAISE1, POWER2_VOLCANOES), en="People C", fr="Peuple C"),
    People(id="people-d", symbol="D", mantas=(GOLD1, POWER1, RAISE1, POWER2_CIVILIZATIONS), en="People D", fr="Peuple D"),
)

SUPPLIES = (
    Supply(icon=GOLD2, copies=5),
    Supply(icon=POWER2, copies=5),
    Supply(icon=RAISE1, copies=3),
    Supply(icon=RAISE2, copies=3),
    Supply(icon=SCORE, copies=3),
    Supply(icon=TAKE_BACK, copies=2),
    Supply(icon=RECRUIT_FREE, copies=2),
)
# fmt: on

BOARD = Board(points=(8, 6, 4, 2, 1), prices=(0, 1, 2, 3, 4, 5), discount=1, upper=4)
