"""The Bosses, the Cerberi and the Lieutenants."""

from __future__ import annotations

from tablee.games.syncro.rules.effects import DrawReward, RevealFog
from tablee.games.syncro.state.card import Card
from tablee.games.syncro.state.terms import (
    ABSORBS,
    AT_RESOLUTION,
    BOSS,
    CERBERUS,
    CHAPTER_TWO,
    CHARGES,
    LIEUTENANT,
    ON_REVEAL,
)


def growing(id: str, *, strength: int, en: str, fr: str) -> Card:
    """A Lieutenant that grows with the horde."""
    return Card(
        id=id,
        kind=LIEUTENANT,
        en=en,
        fr=fr,
        text_en="Each other card still in play adds {per_card} to its strength.",
        text_fr="Chaque autre carte encore en jeu ajoute {per_card} à sa force.",
        when=ON_REVEAL,
        strength=strength,
        per_card=1,
        level=CHAPTER_TWO,
    )


def misty(id: str, *, strength: int, en: str, fr: str) -> Card:
    """Return a Lieutenant that reveals Fog."""
    return Card(
        id=id,
        kind=LIEUTENANT,
        en=en,
        fr=fr,
        text_en="When revealed: reveal the top card of the Fog pile and apply it.",
        text_fr="À sa révélation : retournez la première carte de la pioche Brouillard et appliquez-la.",
        when=ON_REVEAL,
        strength=strength,
        do=RevealFog(),
        level=CHAPTER_TWO,
    )


def rich(id: str, *, strength: int, en: str, fr: str) -> Card:
    """One that gives a Reward."""
    return Card(
        id=id,
        kind=LIEUTENANT,
        en=en,
        fr=fr,
        text_en="When revealed: draw {amount|Reward|Rewards}.",
        text_fr="À sa révélation : piochez {amount|Récompense|Récompenses}.",
        when=ON_REVEAL,
        strength=strength,
        amount=1,
        do=DrawReward(),
        level=CHAPTER_TWO,
    )


CARDS: list[Card] = [
    Card(
        id="BOSS-1",
        kind=BOSS,
        en="Dragon of the Tower",
        fr="Dragon de la tour",
        text_en="It asks for the difference like a Dragon: if the total is not exact, the team first discards that much from its hands.",
        text_fr="Il réclame la différence comme un Dragon : si le total n’est pas exact, l’équipe la défausse d’abord de ses mains.",
        when=AT_RESOLUTION,
        strength=14,
        acts=CHARGES,
        level=4,
    ),
    Card(
        id="BOSS-2",
        kind=BOSS,
        en="Brarguk",
        fr="Brarguk",
        text_en="It asks for the difference like a Dragon and absorbs like a Golem, and each other card still in play adds {per_card} to its strength. It cannot be attacked before both Cerberi are beaten.",
        text_fr="Il réclame la différence comme un Dragon et absorbe comme un Golem, et chaque autre carte encore en jeu ajoute {per_card} à sa force. Il est hors d’atteinte tant que les deux Cerbères ne sont pas vaincus.",
        when=AT_RESOLUTION,
        strength=13,
        per_card=2,
        acts=CHARGES | ABSORBS,
        level=9,
    ),
    Card(
        id="CERB-1",
        kind=CERBERUS,
        en="Cerberus of the Left Gate",
        fr="Cerbère de la porte gauche",
        text_en="Revealed together with the other Cerberus and the Boss, once nothing covers either guard.",
        text_fr="Retourné avec l’autre Cerbère et le Boss, dès que plus rien ne recouvre les deux gardiens.",
        when=AT_RESOLUTION,
        strength=6,
        level=9,
    ),
    Card(
        id="CERB-2",
        kind=CERBERUS,
        en="Cerberus of the Right Gate",
        fr="Cerbère de la porte droite",
        text_en="Revealed together with the other Cerberus and the Boss, once nothing covers either guard.",
        text_fr="Retourné avec l’autre Cerbère et le Boss, dès que plus rien ne recouvre les deux gardiens.",
        when=AT_RESOLUTION,
        strength=7,
        level=9,
    ),
    growing("LT-1", strength=6, en="Warden of Thorns", fr="Gardien des ronces"),
    growing("LT-2", strength=7, en="Ash Marshal", fr="Maréchal de cendre"),
    growing("LT-3", strength=8, en="Rook of the Gate", fr="Corneille du portail"),
    misty("LT-4", strength=9, en="Mist Piper", fr="Flûtiste des brumes"),
    misty("LT-5", strength=10, en="Veiled Castellan", fr="Châtelaine voilée"),
    rich("LT-6", strength=11, en="Gilded Brute", fr="Brute dorée"),
    rich("LT-7", strength=12, en="Hoard Keeper", fr="Gardienne du trésor"),
]
