"""Icons, mantas, objectives and the numbers of the main board."""

from __future__ import annotations

from tablee.games.atlantes.rules.effects import RaiseLevels, RaiseToTheEnd, RecruitFreely, ScoreLocations, TakeBackSome
from tablee.games.atlantes.state.card import Board, Icon, Objective, People, Supply
from tablee.games.atlantes.state.terms import (
    CIVILIZATIONS,
    GOLD1,
    GOLD2,
    M_ALONE,
    M_BOARD,
    M_BONUS,
    M_CONQUERORS,
    M_DISCARD,
    M_HAND,
    M_LOCATIONS,
    M_PAID,
    M_PILE,
    M_POINTS,
    M_RAISED,
    M_SAME,
    M_TYPES,
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

OBJECTIVES = (
    # printed on the board
    Objective("hand8", "Eight in hand", "Huit en main", M_HAND, 8,
              "At least 8 characters in hand, king included, discard pile left out.",
              "Au moins 8 personnages en main, roi compris, sans la défausse."),
    Objective("board5", "Full board", "Plateau plein", M_BOARD, 5,
              "5 locations on your board.",
              "5 lieux sur votre plateau."),
    Objective("scored3", "Three scored", "Trois marqués", M_PILE, 3,
              "At least 3 locations in your prosperity pile.",
              "Au moins 3 lieux dans votre pile de prospérité."),
    Objective("bonus2", "Two wild mantas", "Deux mantas bonus", M_BONUS, 2,
              "At least 2 wild mantas, ready or tired.",
              "Au moins 2 mantas bonus, actives ou désactivées."),
    # tokens, a face each
    Objective("locations11", "Eleven locations", "Onze lieux", M_LOCATIONS, 11,
              "At least 11 locations, board and pile together.",
              "Au moins 11 lieux, plateau et pile ensemble.", 1, "a"),
    Objective("points15", "Fifteen points", "Quinze points", M_POINTS, 15,
              "At least 15 points in your prosperity pile.",
              "Au moins 15 points dans votre pile de prospérité.", 1, "b"),
    Objective("bonus3", "Three wild mantas", "Trois mantas bonus", M_BONUS, 3,
              "At least 3 wild mantas, ready or tired.",
              "Au moins 3 mantas bonus, actives ou désactivées.", 2, "a"),
    Objective("only-matrona", "Only Matrona", "Seule Matrona", M_ALONE, 1,
              "Every character discarded except Matrona.",
              "Tous vos personnages défaussés, sauf Matrona.", 2, "b"),
    Objective("types4", "Four types", "Quatre types", M_TYPES, 4,
              "At least 1 location of each of the 4 types in your prosperity pile.",
              "Au moins 1 lieu de chacun des 4 types dans votre pile de prospérité.", 3, "a"),
    Objective("same4", "Four alike", "Quatre semblables", M_SAME, 4,
              "4 locations of one type, board and pile together.",
              "4 lieux d’un même type, plateau et pile ensemble.", 3, "b"),
    Objective("discard10", "Ten discarded", "Dix défaussés", M_DISCARD, 10,
              "At least 10 characters in your discard pile.",
              "Au moins 10 personnages dans votre défausse.", 4, "a"),
    Objective("conquerors5", "Five conquerors", "Cinq conquérants", M_CONQUERORS, 5,
              "At least 5 characters that conquer, hand and discard pile together.",
              "Au moins 5 personnages qui conquièrent, main et défausse ensemble.", 4, "b"),
    Objective("raised5", "Five raised", "Cinq élevés", M_RAISED, 5,
              "5 fully raised locations on your board at the same time.",
              "5 lieux complètement élevés sur votre plateau en même temps.", 5, "a"),
    Objective("recruit5", "Five gold", "Cinq en or", M_PAID, 5,
              "A character of the place that costs 5 recruited for gold in this turn.",
              "Un personnage de l’emplacement à 5 or recruté en payant pendant ce tour.", 5, "b"),
)
# fmt: on

BOARD = Board(points=(8, 6, 4, 2, 1), prices=(0, 1, 2, 3, 4, 5), discount=1, upper=4)
