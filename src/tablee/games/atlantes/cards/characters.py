"""The characters: those that everybody begins with, those of the ocean, the kings. Their texts are told by their effects."""

from __future__ import annotations

from tablee.games.atlantes.rules.effects import (
    Buy,
    Conquer,
    DismissLeftmost,
    Explore,
    LeaveGame,
    OneOf,
    OpponentsDiscard,
    OpponentsRaise,
    OpponentsTire,
    RaiseLevels,
    ReadyMantas,
    Recruit,
    RecruitFreely,
    ReplayOne,
    SalvageOne,
    ScoreLocations,
    TakeBackEverything,
)
from tablee.games.atlantes.state.card import Character
from tablee.games.atlantes.state.terms import GOLD2, KING, OCEAN, POWER2, STARTING

# fmt: off
CHARACTERS = (
    # one set for each player
    Character(id="matrona", set=STARTING, en="Matrona", fr="Matrona", fr_by="rulebook",
              do=(TakeBackEverything(), ReadyMantas()), when_two=(DismissLeftmost(),),
              stays=True, rouses=True, copies=4, provenance="public"),
    Character(id="legionary", set=STARTING, en="Legionary", fr="Légionnaire", fr_by="ours",
              do=(Conquer(3),), copies=4, provenance="public"),
    Character(id="sealord", set=STARTING, en="Sealord", fr="Seigneur des mers", fr_by="ours",
              do=(Buy(1),), copies=4, provenance="public"),
    Character(id="sea-horse", set=STARTING, en="Sea Horse", fr="Hippocampe", fr_by="rulebook",
              do=(Explore(), Conquer(1)), copies=4, provenance="rulebook"),
    Character(id="recruiter", set=STARTING, en="Recruiter", fr="Recruteur", fr_by="rulebook",
              do=(Recruit(0),), copies=4, provenance="rulebook"),
    Character(id="wave-teller", set=STARTING, en="Wave-Teller", fr="Lecteur des vagues", fr_by="ours",
              do=(OneOf((RaiseLevels(2), ScoreLocations(2))),), copies=4, provenance="public"),

    # two copies each, one of them marked with an o
    Character(id="researcher", set=OCEAN, en="Researcher", fr="La Sirène", fr_by="rulebook",
              do=(RaiseLevels(3), OpponentsRaise(1)), copies=2, provenance="public"),
    Character(id="grabber", set=OCEAN, en="The Grabber", fr="Le Poulpe", fr_by="rulebook",
              do=(Conquer(2), Conquer(2)), copies=2),
    Character(id="mantas-leader", set=OCEAN, en="Manta’s Leader", fr="Meneur des mantas", fr_by="ours",
              do=(ReadyMantas(), Conquer(1)), copies=2),
    Character(id="healer", set=OCEAN, en="Healer", fr="Guérisseuse", fr_by="ours",
              do=(ReplayOne(1),), copies=2, provenance="public"),
    Character(id="meg", set=OCEAN, en="Meg", fr="Meg", fr_by="ours",
              do=(Conquer(3), OpponentsDiscard(1)), copies=2),
    Character(id="diplomatic-crab", set=OCEAN, en="Diplomatic Crab", fr="Crabe diplomate", fr_by="ours",
              do=(Recruit(1), Conquer(1)), copies=2),
    Character(id="anglerfish", set=OCEAN, en="Anglerfish", fr="Baudroie", fr_by="ours",
              do=(SalvageOne(),), copies=2, provenance="public"),
    Character(id="pearl-trader", set=OCEAN, en="Pearl Trader", fr="Marchande de perles", fr_by="ours",
              do=(Buy(3),), copies=2),
    Character(id="reef-warden", set=OCEAN, en="Reef Warden", fr="Gardien du récif", fr_by="ours",
              do=(RaiseLevels(1), ScoreLocations(2)), copies=2),

    # kings, by number
    Character(id="cai", set=KING, en="Cai the Nimble", fr="Cai l’Agile", fr_by="ours", number=1,
              do=(Buy(3), LeaveGame()), copies=1),
    Character(id="fancelot", set=KING, en="Fancelot the Alluring", fr="Fancelot le Séducteur", fr_by="ours", number=2,
              do=(), leaves_for=GOLD2, copies=1, provenance="public"),
    Character(id="herbert", set=KING, en="Herbert the Forceful", fr="Herbert le Puissant", fr_by="ours", number=3,
              do=(), leaves_for=POWER2, copies=1, provenance="public"),
    Character(id="xander", set=KING, en="Xander the Usurper", fr="Xander l’Usurpateur", fr_by="ours", number=4,
              do=(Explore(), RaiseLevels(1), Conquer(5)), copies=1),
    Character(id="sol", set=KING, en="Sol the Great", fr="Sol le Grand", fr_by="ours", number=5,
              do=(ReadyMantas(), Buy(3)), copies=1),
    Character(id="testudo", set=KING, en="Turtle the Treasurer", fr="Testudo le Trésorier", fr_by="rulebook", number=6,
              do=(Buy(4), OpponentsTire(1)), copies=1),
    Character(id="king-7", set=KING, en="King 7", fr="Roi nᵒ 7", fr_by="ours", number=7,
              do=(RaiseLevels(1), ScoreLocations(1), Conquer(4)), copies=1),
    Character(id="king-8", set=KING, en="King 8", fr="Roi nᵒ 8", fr_by="ours", number=8,
              do=(RecruitFreely(), Conquer(1)), copies=1),
)
# fmt: on
