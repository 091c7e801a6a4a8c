"""The 56 locations: 14 of each type. The printed ones are not known to us card by card; these obey all that is known.

Number, type, gold, power, levels from the top, points, bonus manta. A card file replaces any of them.
"""

from __future__ import annotations

from tablee.games.atlantes.state.card import Location
from tablee.games.atlantes.state.terms import (
    CIVILIZATIONS,
    EMPTY,
    GOLD2,
    POWER2,
    POWER2_CIVILIZATIONS,
    POWER2_SHARKS,
    POWER2_VOLCANOES,
    POWER2_WRECKS,
    RAISE1,
    RAISE2,
    RAISE_FULL,
    RECRUIT_FREE,
    SCORE,
    SHARKS,
    TAKE_BACK,
    VOLCANOES,
    WRECKS,
)

# fmt: off
LOCATIONS = (
    Location(1, SHARKS, 1, 3, (POWER2,), 2),
    Location(2, SHARKS, 1, 3, (POWER2, RAISE1), 1),
    Location(3, SHARKS, 2, 4, (POWER2, POWER2_WRECKS, EMPTY), 3),
    Location(4, SHARKS, 3, 5, (EMPTY, POWER2, SCORE), 2, manta=POWER2),
    Location(5, SHARKS, 2, 4, (POWER2_VOLCANOES, EMPTY, POWER2), 4),
    Location(6, SHARKS, 3, 5, (POWER2, EMPTY, POWER2), 3, manta=RAISE1),
    Location(7, SHARKS, 2, 4, (RAISE1, POWER2, TAKE_BACK, EMPTY), 3),
    Location(8, SHARKS, 4, 6, (POWER2, RAISE2, POWER2), 2),
    Location(9, SHARKS, 3, 5, (EMPTY, EMPTY, POWER2), 5, manta=POWER2),
    Location(10, SHARKS, 4, 6, (POWER2_CIVILIZATIONS, POWER2, RAISE1, EMPTY, SCORE), 4),
    Location(11, SHARKS, 5, 7, (POWER2, SCORE, POWER2, EMPTY), 3, manta=SCORE),
    Location(12, SHARKS, 4, 6, (POWER2, EMPTY, RAISE2, EMPTY, POWER2), 6),
    Location(13, SHARKS, 2, 4, (), 4),
    Location(14, SHARKS, 5, 7, (EMPTY, POWER2, EMPTY, RAISE_FULL, POWER2, EMPTY), 7, manta=POWER2),

    Location(15, WRECKS, 2, 3, (GOLD2,), 2),
    Location(16, WRECKS, 2, 3, (GOLD2, RAISE1), 1),
    Location(17, WRECKS, 3, 4, (GOLD2, EMPTY, SCORE), 3),
    Location(18, WRECKS, 4, 5, (EMPTY, GOLD2, RAISE1), 2, manta=GOLD2),
    Location(19, WRECKS, 3, 4, (RAISE1, GOLD2, EMPTY), 4),
    Location(20, WRECKS, 4, 5, (GOLD2, TAKE_BACK, GOLD2), 2),
    Location(21, WRECKS, 5, 5, (GOLD2, EMPTY, GOLD2, EMPTY), 4, manta=RAISE2),
    Location(22, WRECKS, 3, 3, (RECRUIT_FREE, EMPTY), 3),
    Location(23, WRECKS, 4, 4, (SCORE, GOLD2, EMPTY, RAISE1), 3),
    Location(24, WRECKS, 5, 5, (EMPTY, EMPTY, GOLD2), 5, manta=GOLD2),
    Location(25, WRECKS, 6, 6, (GOLD2, RECRUIT_FREE, EMPTY, GOLD2), 4),
    Location(26, WRECKS, 5, 5, (), 3, manta=GOLD2),
    Location(27, WRECKS, 5, 6, (POWER2_SHARKS, GOLD2, RAISE2, EMPTY, GOLD2), 4),
    Location(28, WRECKS, 6, 7, (GOLD2, EMPTY, SCORE, EMPTY, GOLD2, EMPTY), 8, manta=TAKE_BACK),

    Location(29, VOLCANOES, 1, 2, (RAISE1,), 2),
    Location(30, VOLCANOES, 2, 3, (POWER2_SHARKS, POWER2_WRECKS), 2),
    Location(31, VOLCANOES, 2, 3, (RAISE2, EMPTY), 3),
    Location(32, VOLCANOES, 3, 5, (POWER2_CIVILIZATIONS, POWER2_WRECKS, RAISE1), 2, manta=RAISE1),
    Location(33, VOLCANOES, 2, 3, (RAISE_FULL,), 1),
    Location(34, VOLCANOES, 3, 5, (EMPTY, RAISE2, POWER2), 4),
    Location(35, VOLCANOES, 4, 5, (POWER2, RAISE1, GOLD2), 2),
    Location(36, VOLCANOES, 5, 6, (EMPTY, RAISE_FULL, EMPTY), 5, manta=RAISE2),
    Location(37, VOLCANOES, 5, 6, (POWER2_VOLCANOES, EMPTY, RAISE2, POWER2), 4, manta=SCORE),
    Location(38, VOLCANOES, 4, 5, (RAISE1, RAISE1, RAISE1, EMPTY), 3, manta=POWER2),
    Location(39, VOLCANOES, 4, 6, (), 6),
    Location(40, VOLCANOES, 4, 6, (RAISE2, EMPTY, RAISE_FULL, EMPTY), 6),
    Location(41, VOLCANOES, 6, 7, (POWER2_SHARKS, POWER2_CIVILIZATIONS, EMPTY, RAISE2, SCORE), 5, manta=SCORE),
    Location(42, VOLCANOES, 4, 6, (EMPTY, RAISE2, EMPTY, POWER2, EMPTY, RAISE_FULL), 8),

    Location(43, CIVILIZATIONS, 2, 3, (SCORE,), 2),
    Location(44, CIVILIZATIONS, 2, 3, (TAKE_BACK, SCORE), 2),
    Location(45, CIVILIZATIONS, 2, 3, (RECRUIT_FREE,), 1),
    Location(46, CIVILIZATIONS, 3, 4, (EMPTY, SCORE), 3, manta=TAKE_BACK),
    Location(47, CIVILIZATIONS, 3, 4, (TAKE_BACK, EMPTY, RECRUIT_FREE), 3),
    Location(48, CIVILIZATIONS, 4, 5, (SCORE, POWER2_VOLCANOES, SCORE), 3),
    Location(49, CIVILIZATIONS, 5, 6, (GOLD2, EMPTY, TAKE_BACK), 2, manta=RECRUIT_FREE),
    Location(50, CIVILIZATIONS, 3, 4, (EMPTY, RECRUIT_FREE, EMPTY), 5),
    Location(51, CIVILIZATIONS, 7, 8, (), 4, manta=RECRUIT_FREE),
    Location(52, CIVILIZATIONS, 4, 5, (TAKE_BACK, GOLD2, SCORE, EMPTY), 4),
    Location(53, CIVILIZATIONS, 5, 6, (POWER2, RECRUIT_FREE, EMPTY, SCORE), 3, manta=RAISE1),
    Location(54, CIVILIZATIONS, 4, 5, (EMPTY, TAKE_BACK, EMPTY, SCORE), 5, manta=GOLD2),
    Location(55, CIVILIZATIONS, 6, 7, (SCORE, EMPTY, RECRUIT_FREE, EMPTY, TAKE_BACK), 6, manta=RAISE2),
    Location(56, CIVILIZATIONS, 5, 6, (), 7),
)
# fmt: on
