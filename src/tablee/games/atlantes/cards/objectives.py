"""The objectives: four printed on the board, and the two faces of each token."""

from __future__ import annotations

from typing import Final

from tablee.games.atlantes.state.card import Objective
from tablee.games.atlantes.state.terms import (
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
)

# fmt: off
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

OBJECTIVE_IDS: Final = [objective.id for objective in OBJECTIVES]
OBJECTIVE_INDEX: Final = {id: number for number, id in enumerate(OBJECTIVE_IDS)}
