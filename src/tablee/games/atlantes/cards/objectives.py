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
    Objective(id="hand8", en="Eight in hand", fr="Huit en main", measure=M_HAND, least=8,
              text_en="At least 8 characters in hand, king included, discard pile left out.",
              text_fr="Au moins 8 personnages en main, roi compris, sans la défausse."),
    Objective(id="board5", en="Full board", fr="Plateau plein", measure=M_BOARD, least=5,
              text_en="5 locations on your board.",
              text_fr="5 lieux sur votre plateau."),
    Objective(id="scored3", en="Three scored", fr="Trois marqués", measure=M_PILE, least=3,
              text_en="At least 3 locations in your prosperity pile.",
              text_fr="3 lieux ou plus dans votre pile de prospérité."),
    Objective(id="bonus2", en="Two wild mantas", fr="Deux mantas bonus", measure=M_BONUS, least=2,
              text_en="At least 2 wild mantas, ready or tired.",
              text_fr="Au moins 2 mantas bonus, actives ou désactivées."),
    # tokens, a face each
    Objective(id="locations11", en="Eleven locations", fr="Onze lieux", measure=M_LOCATIONS, least=11,
              text_en="At least 11 locations, board and pile together.",
              text_fr="Au moins 11 lieux, plateau et pile ensemble.", token=1, side="a"),
    Objective(id="points15", en="Fifteen points", fr="Quinze points", measure=M_POINTS, least=15,
              text_en="At least 15 points in your prosperity pile.",
              text_fr="Au moins 15 points dans votre pile de prospérité.", token=1, side="b"),
    Objective(id="bonus3", en="Three wild mantas", fr="Trois mantas bonus", measure=M_BONUS, least=3,
              text_en="At least 3 wild mantas, ready or tired.",
              text_fr="Au moins 3 mantas bonus, actives ou désactivées.", token=2, side="a"),
    Objective(id="only-matrona", en="Only Matrona", fr="Seule Matrona", measure=M_ALONE, least=1,
              text_en="Every character discarded except Matrona.",
              text_fr="Tous vos personnages défaussés, sauf Matrona.", token=2, side="b"),
    Objective(id="types4", en="Four types", fr="Quatre types", measure=M_TYPES, least=4,
              text_en="One location of each type in your prosperity pile.",
              text_fr="Dans votre pile de prospérité, un lieu de chaque type.", token=3, side="a"),
    Objective(id="same4", en="Four alike", fr="Quatre semblables", measure=M_SAME, least=4,
              text_en="4 locations of one type, board and pile together.",
              text_fr="4 lieux d’un même type, plateau et pile ensemble.", token=3, side="b"),
    Objective(id="discard10", en="Ten discarded", fr="Dix défaussés", measure=M_DISCARD, least=10,
              text_en="At least 10 characters in your discard pile.",
              text_fr="Au moins 10 personnages dans votre défausse.", token=4, side="a"),
    Objective(id="conquerors5", en="Five conquerors", fr="Cinq conquérants", measure=M_CONQUERORS, least=5,
              text_en="At least 5 characters that conquer, hand and discard pile together.",
              text_fr="Au moins 5 personnages qui conquièrent, main et défausse ensemble.", token=4, side="b"),
    Objective(id="raised5", en="Five raised", fr="Cinq élevés", measure=M_RAISED, least=5,
              text_en="5 fully raised locations on your board at the same time.",
              text_fr="5 lieux complètement élevés sur votre plateau en même temps.", token=5, side="a"),
    Objective(id="recruit5", en="Five gold", fr="Cinq en or", measure=M_PAID, least=5,
              text_en="Recruit the character on the 5-gold place this turn, and pay for it.",
              text_fr="Recrutez le personnage de l’emplacement à 5 or pendant ce tour, en le payant.", token=5, side="b"),
)
# fmt: on

OBJECTIVE_IDS: Final = [objective.id for objective in OBJECTIVES]
OBJECTIVE_INDEX: Final = {id: number for number, id in enumerate(OBJECTIVE_IDS)}
