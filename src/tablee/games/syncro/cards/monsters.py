"""The Monster cards of the three families, and the Dragon that joins them after the last victory."""

from __future__ import annotations

from tablee.games.syncro.state.card import Card
from tablee.games.syncro.state.terms import ABSORBS, AT_RESOLUTION, CHARGES, DRAGON, DRAWS, GOLEM, MUSHROOM


def mushroom(id: str, *, strength: int, en: str, fr: str, provenance: str = "reconstructed") -> Card:
    return Card(
        id=id,
        kind=MUSHROOM,
        en=en,
        fr=fr,
        text_en="If the total exceeds its strength, the team draws as many Spells as the difference; then everyone estimates.",
        text_fr="Si le total dépasse sa force, l’équipe pioche autant de Sorts que la différence ; puis chacun estime sa main.",
        when=AT_RESOLUTION,
        strength=strength,
        acts=DRAWS,
        provenance=provenance,
    )


def golem(id: str, *, strength: int, en: str, fr: str, provenance: str = "reconstructed") -> Card:
    return Card(
        id=id,
        kind=GOLEM,
        en=en,
        fr=fr,
        text_en="An attack that fails feeds it: the lowest Spell slides under it and adds its value to the strength, the others are discarded.",
        text_fr="Une attaque ratée le nourrit : le Sort le plus faible se glisse dessous et ajoute sa valeur à la force, les autres sont défaussés.",
        when=AT_RESOLUTION,
        strength=strength,
        acts=ABSORBS,
        provenance=provenance,
    )


def dragon(id: str, *, strength: int, en: str, fr: str, provenance: str = "reconstructed", replaces: str = "") -> Card:
    """One that replaces another joins after the last victory."""
    return Card(
        id=id,
        kind=DRAGON,
        en=en,
        fr=fr,
        text_en="If the total is not exactly its strength, the team first discards Spells from hand worth at least the difference.",
        text_fr="Si le total n’est pas exactement sa force, l’équipe défausse d’abord des Sorts de ses mains, pour au moins la différence.",
        when=AT_RESOLUTION,
        strength=strength,
        acts=CHARGES,
        new=bool(replaces),
        replaces=replaces,
        provenance=provenance,
    )


CARDS: list[Card] = [
    mushroom("MU-01", strength=2, en="Puffling", fr="Vesse rieuse", provenance="rulebook"),
    mushroom("MU-02", strength=3, en="Gloomcap", fr="Morne-chapeau"),
    mushroom("MU-03", strength=4, en="Sporeling", fr="Sporelet"),
    mushroom("MU-04", strength=4, en="Twin Bonnet", fr="Bonnet jumeau"),
    mushroom("MU-05", strength=5, en="Bog Bell", fr="Clochette des marais"),
    mushroom("MU-06", strength=5, en="Ink Parasol", fr="Parasol d’encre"),
    mushroom("MU-07", strength=6, en="Marching Morel", fr="Morille en marche"),
    mushroom("MU-08", strength=7, en="Toadstool Baron", fr="Baron amanite"),
    golem("GO-01", strength=6, en="Clay Sentry", fr="Guetteur d’argile"),
    golem("GO-02", strength=6, en="Cobble Hound", fr="Molosse de pavés"),
    golem("GO-03", strength=7, en="Kiln Walker", fr="Marcheur du four"),
    golem("GO-04", strength=7, en="Moss Idol", fr="Idole moussue"),
    golem("GO-05", strength=8, en="Slate Porter", fr="Porteur d’ardoise", provenance="rulebook"),
    golem("GO-06", strength=8, en="Quarry Ram", fr="Bélier de carrière"),
    golem("GO-07", strength=9, en="Basalt Guard", fr="Garde de basalte"),
    golem("GO-08", strength=10, en="Mountain’s Fist", fr="Poing de la montagne"),
    dragon("DR-01", strength=4, en="Ember Whelp", fr="Dragonnet de braise"),
    dragon("DR-02", strength=5, en="Thatch Burner", fr="Brûleur de chaumes", provenance="rulebook"),
    dragon("DR-03", strength=5, en="Soot Wing", fr="Aile de suie"),
    dragon("DR-04", strength=6, en="Copper Drake", fr="Drake de cuivre"),
    dragon("DR-05", strength=6, en="River Wyrm", fr="Ver de rivière"),
    dragon("DR-06", strength=7, en="Twilight Serpent", fr="Serpent du crépuscule", provenance="rulebook"),
    dragon("DR-07", strength=8, en="Horned Terror", fr="Terreur cornue"),
    dragon("DR-08", strength=9, en="Storm Matriarch", fr="Matriarche d’orage"),
    dragon("DR-09", strength=7, en="Homecoming Wyrm", fr="Ver du retour", provenance="rulebook", replaces="DR-03"),
]
