"""The Spells: five values from the first level on, two stronger ones that join later."""

from __future__ import annotations

from tablee.games.syncro.state.card import Spell

TEXT_EN = "Laid face down on an accessible enemy, it adds its value to the attack."
TEXT_FR = "Posé face cachée sur un ennemi accessible, il ajoute sa valeur à l’attaque."


def spell(value: int, count: int, en: str, fr: str, level: int = 1, by: str = "reconstructed") -> Spell:
    return Spell(f"spell-{value}", value, count, en, fr, TEXT_EN, TEXT_FR, level, by)


SPELLS = [
    spell(1, 8, "Spark", "Étincelle"),
    spell(2, 8, "Gust", "Rafale"),
    spell(3, 8, "Frost", "Givre"),
    spell(4, 8, "Bolt", "Éclair"),
    spell(5, 8, "Blaze", "Brasier"),
    spell(6, 2, "Comet", "Comète", 6, "rulebook"),
    spell(7, 2, "Dawn", "Aurore", 8, "rulebook"),
]
