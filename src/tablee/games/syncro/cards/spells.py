"""The Spells: five values from the first level on, two stronger ones that join later."""

from __future__ import annotations

from tablee.games.syncro.state.card import Spell


def spell(
    id: str, *, value: int, count: int, en: str, fr: str, level: int = 1, provenance: str = "reconstructed"
) -> Spell:
    return Spell(
        id=id,
        value=value,
        count=count,
        en=en,
        fr=fr,
        text_en="Laid face down on an accessible enemy, it adds its value to the attack.",
        text_fr="Posé face cachée sur un ennemi accessible, il ajoute sa valeur à l’attaque.",
        level=level,
        provenance=provenance,
    )


SPELLS = [
    spell("spell-1", value=1, count=8, en="Spark", fr="Étincelle"),
    spell("spell-2", value=2, count=8, en="Gust", fr="Rafale"),
    spell("spell-3", value=3, count=8, en="Frost", fr="Givre"),
    spell("spell-4", value=4, count=8, en="Bolt", fr="Éclair"),
    spell("spell-5", value=5, count=8, en="Blaze", fr="Brasier"),
    spell("spell-6", value=6, count=2, en="Comet", fr="Comète", level=6, provenance="rulebook"),
    spell("spell-7", value=7, count=2, en="Dawn", fr="Aurore", level=8, provenance="rulebook"),
]
