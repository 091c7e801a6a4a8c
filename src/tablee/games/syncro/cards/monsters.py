"""The 24 Monster cards, eight of each family, and the Dragon that joins them after the last victory."""

from __future__ import annotations

from tablee.games.syncro.state.card import Card
from tablee.games.syncro.state.terms import ABSORBS, AT_RESOLUTION, CHARGES, DRAGON, DRAWS, GOLEM, MUSHROOM

MUSHROOM_EN = "Beaten with more than its strength, it gives the team as many Spells as the excess; then all estimate."
MUSHROOM_FR = (
    "Battu au-delà de sa force, il donne à l’équipe autant de Sorts que l’excédent ; puis chacun estime sa main."
)
GOLEM_EN = "An attack that fails feeds it: the lowest Spell slides under it and adds its value to the strength, the others are discarded."
GOLEM_FR = "Une attaque ratée le nourrit : le Sort le plus faible se glisse dessous et ajoute sa valeur à la force, les autres sont défaussés."
DRAGON_EN = "Unless the total hits its strength exactly, the team first discards Spells from hand worth at least the difference."
DRAGON_FR = "À moins d’un total exactement égal à sa force, l’équipe défausse d’abord des Sorts en main valant au moins la différence."


def mushroom(number: int, strength: int, en: str, fr: str, by: str = "reconstructed") -> Card:
    return Card(
        f"MU-{number:02}", MUSHROOM, en, fr, MUSHROOM_EN, MUSHROOM_FR, AT_RESOLUTION, strength, 0, DRAWS, provenance=by
    )


def golem(number: int, strength: int, en: str, fr: str, by: str = "reconstructed") -> Card:
    return Card(
        f"GO-{number:02}", GOLEM, en, fr, GOLEM_EN, GOLEM_FR, AT_RESOLUTION, strength, 0, ABSORBS, provenance=by
    )


def dragon(number: int, strength: int, en: str, fr: str, by: str = "reconstructed", replaces: str = "") -> Card:
    return Card(
        f"DR-{number:02}",
        DRAGON,
        en,
        fr,
        DRAGON_EN,
        DRAGON_FR,
        AT_RESOLUTION,
        strength,
        0,
        CHARGES,
        new=bool(replaces),
        replaces=replaces,
        provenance=by,
    )


CARDS = [
    mushroom(1, 2, "Puffling", "Vesse rieuse", "rulebook"),
    mushroom(2, 3, "Gloomcap", "Morne-chapeau"),
    mushroom(3, 4, "Sporeling", "Sporelet"),
    mushroom(4, 4, "Twin Bonnet", "Bonnet jumeau"),
    mushroom(5, 5, "Bog Bell", "Clochette des marais"),
    mushroom(6, 5, "Ink Parasol", "Parasol d’encre"),
    mushroom(7, 6, "Marching Morel", "Morille en marche"),
    mushroom(8, 7, "Toadstool Baron", "Baron amanite"),
    golem(1, 6, "Clay Sentry", "Guetteur d’argile"),
    golem(2, 6, "Cobble Hound", "Molosse de pavés"),
    golem(3, 7, "Kiln Walker", "Marcheur du four"),
    golem(4, 7, "Moss Idol", "Idole moussue"),
    golem(5, 8, "Slate Porter", "Porteur d’ardoise", "rulebook"),
    golem(6, 8, "Quarry Ram", "Bélier de carrière"),
    golem(7, 9, "Basalt Guard", "Garde de basalte"),
    golem(8, 10, "Mountain’s Fist", "Poing de la montagne"),
    dragon(1, 4, "Ember Whelp", "Dragonnet de braise"),
    dragon(2, 5, "Thatch Burner", "Brûleur de chaumes", "rulebook"),
    dragon(3, 5, "Soot Wing", "Aile de suie"),
    dragon(4, 6, "Copper Drake", "Drake de cuivre"),
    dragon(5, 6, "River Wyrm", "Ver de rivière"),
    dragon(6, 7, "Twilight Serpent", "Serpent du crépuscule", "rulebook"),
    dragon(7, 8, "Horned Terror", "Terreur cornue"),
    dragon(8, 9, "Storm Matriarch", "Matriarche d’orage"),
    dragon(9, 7, "Homecoming Wyrm", "Ver du retour", "rulebook", replaces="DR-03"),
]
