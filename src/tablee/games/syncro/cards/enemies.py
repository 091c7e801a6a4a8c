"""The two Bosses, the two Cerberi and the seven Lieutenants."""

from __future__ import annotations

from tablee.games.syncro.rules.effects import DrawReward, RevealFog
from tablee.games.syncro.state.card import Card, Effect
from tablee.games.syncro.state.terms import ABSORBS, AT_RESOLUTION, BOSS, CERBERUS, CHARGES, LIEUTENANT, ON_REVEAL

GROWS_EN, GROWS_FR = (
    "Each other card still in play adds 1 to its strength.",
    "Chaque autre carte encore en jeu ajoute 1 à sa force.",
)
FOGS_EN, FOGS_FR = (
    "When revealed: turn up the top card of the Fog pile and apply it.",
    "À sa révélation : retournez la première carte de la pioche Brouillard et appliquez-la.",
)
GIVES_EN, GIVES_FR = "When revealed: draw 1 Reward.", "À sa révélation : piochez 1 Récompense."


def lieutenant(number: int, strength: int, en: str, fr: str, do: Effect | None = None) -> Card:
    """One that turns Fog up or gives a Reward when revealed; without such an effect it grows with the horde."""
    text_en, text_fr = (FOGS_EN, FOGS_FR) if isinstance(do, RevealFog) else (GIVES_EN, GIVES_FR)
    if do is None:
        text_en, text_fr = GROWS_EN, GROWS_FR
    return Card(
        f"LT-{number}",
        LIEUTENANT,
        en,
        fr,
        text_en,
        text_fr,
        ON_REVEAL,
        strength,
        per_card=0 if do else 1,
        amount=1 if isinstance(do, DrawReward) else 0,
        do=do,
        level=5,
    )


CARDS = [
    Card(
        id="BOSS-1",
        kind=BOSS,
        en="Dragon of the Tower",
        fr="Dragon de la tour",
        text_en="It charges like a Dragon: unless the total is exact, the team first discards the difference from its hands.",
        text_fr="Il fait payer comme un Dragon : si le total n’est pas exact, l’équipe défausse d’abord la différence de ses mains.",
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
        text_en="It charges like a Dragon and absorbs like a Golem, and each other card still in play adds 2 to its strength. It cannot be attacked before both Cerberi are beaten.",
        text_fr="Il fait payer comme un Dragon et absorbe comme un Golem, et chaque autre carte encore en jeu ajoute 2 à sa force. Il est hors d’atteinte tant que les deux Cerbères ne sont pas vaincus.",
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
        text_en="Turned up together with the other Cerberus and the Boss, once nothing covers either guard.",
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
        text_en="Turned up together with the other Cerberus and the Boss, once nothing covers either guard.",
        text_fr="Retourné avec l’autre Cerbère et le Boss, dès que plus rien ne recouvre les deux gardiens.",
        when=AT_RESOLUTION,
        strength=7,
        level=9,
    ),
    lieutenant(1, 6, "Warden of Thorns", "Gardien des ronces"),
    lieutenant(2, 7, "Ash Marshal", "Maréchal de cendre"),
    lieutenant(3, 8, "Rook of the Gate", "Corneille du portail"),
    lieutenant(4, 9, "Mist Piper", "Flûtiste des brumes", RevealFog()),
    lieutenant(5, 10, "Veiled Castellan", "Châtelaine voilée", RevealFog()),
    lieutenant(6, 11, "Gilded Brute", "Brute dorée", DrawReward()),
    lieutenant(7, 12, "Hoard Keeper", "Gardienne du trésor", DrawReward()),
]
