"""What cards say, in French and English: sentences made from what they do, so that words and rules cannot part."""

from __future__ import annotations

from typing import Any, Final

from tablee.games.scholars.cards.facts import facts_of
from tablee.games.scholars.cards.words import (
    ACT_WORDS,
    CHARACTER_WORDS,
    COLOUR_WORDS,
    DICE_WORDS,
    FEMININE,
    GUILD_WORDS,
    OCCASIONS,
    SCIENCE_WORDS,
    infinitive,
    joined,
    more,
)
from tablee.games.scholars.rules import effects
from tablee.games.scholars.rules.gains import DIE, PRICES, WHITE_DIE, WORKER, XP
from tablee.games.scholars.state.card import Card, Deed, Effect
from tablee.games.scholars.state.terms import ACTS, CHARACTERS, COLOURS, GUILDS, SCIENCES, TOP, TRACKS
from tablee.kernel.title import CardFace

LANGUAGES: Final = ("en", "fr")


def face(card: Card) -> CardFace:
    """A card as lists and browsers show it."""
    texts = {lang: text(card, lang) for lang in LANGUAGES}
    extra: dict[str, Any] = {"effects": {occasion: deed.written for occasion, deed in card.deeds.items()}, **card.facts}
    provenance = {"card": card.by, **card.by_field}
    timing = "end" if card.facts.get("banner") == "gold" else next(iter(card.deeds), "none").partition("-")[0]
    return CardFace(card.id, card.kind, timing, {"en": card.en, "fr": card.fr}, texts, card.numbers, extra, provenance)


def text(card: Card, lang: str) -> str:
    """Everything that a card says, a sentence for each fact and each occasion."""
    sentences = facts_of(card, lang)
    for occasion, deed in card.deeds.items():
        if deed.effects:
            name = "end" if card.facts.get("banner") == "gold" else occasion.partition("-")[0]
            label = OCCASIONS[name][lang].format(occasion.rpartition("-")[2])
            if name == "tucked" and card.facts.get("slot", "any") != "any":
                label = {"en": "Under {}:", "fr": "Sous {} :"}[lang].format(ACT_WORDS[card.facts["slot"]][lang])
            said = say(deed, lang)
            sentences.append(f"{label} {said}." if label else f"{said[0].upper()}{said[1:]}.")
    return " ".join(sentences) or {"en": "No effect.", "fr": "Sans effet."}[lang]


def say(deed: Deed, lang: str) -> str:
    """The effects as one phrase: a repeated verb is said once, a choice between two gains comes last."""
    if influences_every_guild(deed.effects):
        return {"en": "place 1 influence in each guild", "fr": "placez 1 influence dans chaque guilde"}[lang]
    plain = [effect for effect in deed.effects if not isinstance(effect, effects.Either)]
    choices = [phrase(effect, lang) for effect in deed.effects if isinstance(effect, effects.Either)]
    phrases: list[str] = []
    before = ("", "")
    for effect in plain:
        said, verb = phrase(effect, lang), shared_verb(effect, lang)
        phrases.append(said.removeprefix(verb) if verb and verb == before[1] else said)
        before = said, verb
    together = joined(phrases, lang)
    for choice in choices:
        gain = GAIN[lang]
        if together.startswith(gain) and choice.startswith(gain):
            together += {"en": ", plus ", "fr": ", plus "}[lang] + choice.removeprefix(gain)
        else:
            together = joined([together, choice] if together else [choice], lang)
    return together


GAIN: Final = {"en": "gain ", "fr": "gagnez "}
VERBS: Final[dict[type[Effect], dict[str, str]]] = {
    effects.Goods: GAIN,
    effects.Workers: GAIN,
    effects.Dice: GAIN,
    effects.GainPage: GAIN,
    effects.InfluenceGuild: {"en": "place ", "fr": "placez "},
    effects.InfluenceScroll: {"en": "place ", "fr": "placez "},
    effects.AdvanceTrack: {"en": "advance ", "fr": "avancez "},
}
"""What two effects in a row may have in common."""


def shared_verb(effect: Effect, lang: str) -> str:
    verbs = VERBS.get(type(effect))
    return verbs[lang] if verbs else ""


def influences_every_guild(given: tuple[Effect, ...]) -> bool:
    single = [effect.guild for effect in given if isinstance(effect, effects.InfluenceGuild) and effect.amount == 1]
    return len(given) == len(single) and sorted(single) == list(range(len(GUILDS)))


def many(amount: int, one: str, more: str) -> str:
    return f"{amount} {one if amount == 1 else more}"


def either(names: list[str], lang: str) -> str:
    return {"en": " or ", "fr": " ou "}[lang].join(names)


def in_mask(mask: int, names: tuple[str, ...], words: dict[str, dict[str, str]], lang: str) -> list[str]:
    return [words[name][lang] for number, name in enumerate(names) if mask >> number & 1]


def phrase(effect: Effect, lang: str) -> str:
    """One effect, as an instruction to the player."""
    en = lang == "en"
    if isinstance(effect, effects.Goods):
        what = {"silver": ("silver", "Pièces"), "gold": ("gold", "Or"), "xp": ("XP", "XP")}[effect.what][not en]
        if effect.what == "silver" and not en:
            return f"gagnez {many(effect.amount, 'Pièce', 'Pièces')}"
        return f"gain {effect.amount} {what}" if en else f"gagnez {effect.amount} {what}"
    if isinstance(effect, effects.Workers):
        return workers(effect, en)
    if isinstance(effect, effects.Dice):
        return dice(effect, lang)
    if isinstance(effect, effects.Destroy):
        if effect.amount == 1:
            return "destroy 1 white die" if en else "détruisez 1 dé blanc"
        return f"destroy up to {effect.amount} white dice" if en else f"détruisez jusqu’à {effect.amount} dés blancs"
    if isinstance(effect, effects.Draw):
        return f"draw {many(effect.amount, 'die', 'dice')}" if en else f"tirez {many(effect.amount, 'dé', 'dés')}"
    if isinstance(effect, effects.InfluenceGuild):
        where = {"en": "a guild of your choice", "fr": "une guilde au choix"}[lang]
        if effect.guild >= 0:
            where = GUILD_WORDS[GUILDS[effect.guild]][lang]
        elif effect.amount > 1:
            where = {"en": "guilds of your choice", "fr": "une ou plusieurs guildes au choix"}[lang]
        if en:
            return f"place {effect.amount} influence in {where}"
        return f"placez {many(effect.amount, 'influence', 'influences')} dans {where}"
    if isinstance(effect, effects.InfluenceScroll):
        return "place 1 influence on a scroll" if en else "placez 1 influence sur un parchemin"
    if isinstance(effect, effects.MoveGold):
        return move_gold(effect, en)
    if isinstance(effect, (effects.AdvanceTrack, effects.HarvestTrack)):
        return track(effect, lang)
    if isinstance(effect, effects.Recruit):
        verb = ("employ", "employez") if effect.employ else ("dispatch", "dépêchez")
        return f"{verb[0]} a translator" if en else f"{verb[1]} un traducteur"
    alone = ALONE.get(type(effect))
    if alone is not None:
        return alone[not en]
    return around(effect, lang)


ALONE: Final[dict[type[Effect], tuple[str, str]]] = {
    effects.RetireTop: (
        "retire the top translator of any deck",
        "mettez en retraite le traducteur du dessus d’une pile au choix",
    ),
    effects.GainPage: ("gain 1 Page (or 2 XP)", "gagnez 1 Page (ou 2 XP)"),
    effects.UpgradeCard: ("upgrade 1 action card", "améliorez 1 carte Action"),
    effects.FullRest: ("take a full Rest", "effectuez un repos complet"),
    effects.HarvestCard: ("harvest 1 action card in your hand", "récoltez avec 1 carte Action de votre main"),
}


def workers(effect: effects.Workers, en: bool) -> str:
    amount = effect.amount
    if effect.colour < 0:
        if en:
            return f"gain {many(amount, 'worker', 'workers')} of any colour"
        return f"gagnez {many(amount, 'ouvrier', 'ouvriers')} au choix"
    word = COLOUR_WORDS[COLOURS[effect.colour]]
    if en:
        return f"gain {amount} {word['en']} {'worker' if amount == 1 else 'workers'}"
    return f"gagnez {many(amount, 'ouvrier', 'ouvriers')} {more(amount, word['fr'])}"


def dice(effect: effects.Dice, lang: str) -> str:
    en, amount = lang == "en", effect.amount
    group = [name for name, mask in effects.DICE.items() if mask == effect.colours]
    name = group[0] if group else COLOURS[effect.colours.bit_length() - 1]
    word = DICE_WORDS[name][lang] if name in DICE_WORDS else COLOUR_WORDS[name][lang]
    if en:
        said = f"gain {amount} {word} {'die' if amount == 1 else 'dice'}"
        return f"{said} into your hand" if effect.in_hand else said
    said = f"gagnez {many(amount, 'dé', 'dés')} {more(amount, word)}"
    return f"{said} en main" if effect.in_hand else said


def move_gold(effect: effects.MoveGold, en: bool) -> str:
    amount = effect.amount
    if effect.only_place:
        return f"place up to {amount} gold on translators" if en else f"placez jusqu’à {amount} Or sur des traducteurs"
    if en:
        times = {1: "", 2: "twice "}.get(amount, f"{amount} times ")
        return f"{'you may ' if effect.says_may else ''}{times}place or take 1 gold on a translator"
    if effect.says_may and amount == 1:
        return "vous pouvez placer 1 Or sur un traducteur ou en prendre 1"
    verbs = "vous pouvez placer ou prendre" if effect.says_may else "placez ou prenez"
    return f"{verbs} {'' if amount == 1 else f'{amount} fois '}1 Or sur un traducteur"


def track(effect: effects.AdvanceTrack | effects.HarvestTrack, lang: str) -> str:
    en = lang == "en"
    if effect.tracks == effects.ADVANCED:
        where = "a track you advanced on this turn" if en else "sur une piste où vous avez avancé ce tour-ci"
    elif effect.tracks == effects.SETS["primary"]:
        where = "a primary track" if en else "sur une piste primaire"
    elif effect.tracks == effects.SETS["any"]:
        where = "a track of your choice (except Medicine)" if en else "sur une piste au choix (sauf la Médecine)"
    elif effect.tracks == effects.SETS["all"]:
        where = "any research track" if en else "sur une piste de recherche au choix"
    else:
        where = ("" if en else "en ") + either(in_mask(effect.tracks, SCIENCES[:TRACKS], SCIENCE_WORDS, lang), lang)
    if isinstance(effect, effects.HarvestTrack):
        return f"harvest {where}" if en else f"récoltez {where}"
    if en:
        return f"advance {effect.amount} on {where}"
    return f"avancez d’une case {where}" if effect.amount == 1 else f"avancez de {effect.amount} cases {where}"


def around(effect: Effect, lang: str) -> str:
    """Effects with others inside, and abilities that change the action."""
    en = lang == "en"
    if isinstance(effect, effects.MayPay):
        inner = say(effect.do, lang)
        if en:
            return f"you may {price(effect, lang)} to {inner}"
        return f"{price(effect, lang)}, vous pouvez {infinitive(inner)}"
    if isinstance(effect, effects.Either):
        sides = [say(side, lang) for side in effect.options]
        if all(
            [len(side.effects) == 1 and shared_verb(side.effects[0], lang) == GAIN[lang] for side in effect.options]
        ):
            return (" or " if en else " ou ").join([sides[0], *[side.removeprefix(GAIN[lang]) for side in sides[1:]]])
        return (", or " if en else ", ou bien ").join(sides)
    if isinstance(effect, effects.If):
        return conditional(effect, lang)
    if isinstance(effect, effects.PerMarker):
        inner = say(effect.do, lang)
        if en:
            higher = "" if effect.level == TOP else " or higher"
            return f"for each of your research markers on level {effect.level}{higher}, {inner}"
        higher = "" if effect.level == TOP else " ou plus"
        return f"pour chacun de vos marqueurs Recherche au niveau {effect.level}{higher}, {inner}"
    if isinstance(effect, effects.Plus):
        return f"+{effect.amount} to the value of the action" if en else f"+{effect.amount} à la valeur de l’action"
    if isinstance(effect, effects.SameColour):
        one, two = in_mask(effect.same(), COLOURS, COLOUR_WORDS, lang)
        if en:
            return f"{one} and {two} dice count as one colour"
        return f"les dés {more(2, one)} et {more(2, two)} comptent comme une même couleur"
    if isinstance(effect, effects.AlsoAction):
        act = ACT_WORDS[ACTS[effect.act]][lang]
        return f"this slot may also {act}" if en else f"cet emplacement permet aussi de {act}"
    assert isinstance(effect, effects.CountAs)
    if effect.what == "xp":
        return "each XP left counts as 1 gold" if en else "chaque XP restant compte comme 1 Or"
    return "each worker left counts as 1 silver" if en else "chaque ouvrier restant compte comme 1 Pièce"


def conditional(effect: effects.If, lang: str) -> str:
    """A condition and what follows; French says the price after what is bought, and a delivery after what it brings."""
    said, when = say(effect.do, lang), condition(effect, lang)
    if lang == "fr" and effect.condition == "delivered":
        return f"{said} {when}"
    only = effect.do.effects[0]
    if lang == "fr" and len(effect.do.effects) == 1 and isinstance(only, effects.MayPay):
        said = f"vous pouvez {infinitive(say(only.do, lang))} {price(only, lang)}"
    return f"{when}, {said}"


def price(effect: effects.MayPay, lang: str) -> str:
    en, amount = lang == "en", effect.amount
    if effect.price == DIE:
        coloured = effect.dice & (effect.dice - 1)
        name = "coloured" if coloured else COLOURS[effect.dice.bit_length() - 1]
        word = (DICE_WORDS if coloured else COLOUR_WORDS)[name][lang]
        return f"put 1 {word} die from hand into your bag" if en else f"en remettant au sac 1 dé {word} de votre main"
    if effect.price == WHITE_DIE:
        return "gain 1 white die" if en else "en prenant 1 dé blanc"
    if effect.price == WORKER:
        return f"spend {many(amount, 'worker', 'workers')}" if en else f"contre {many(amount, 'ouvrier', 'ouvriers')}"
    if effect.price == XP:
        return f"spend {amount} XP" if en else f"contre {amount} XP"
    return f"pay {amount} {PRICES[effect.price]}" if en else f"contre {many(amount, 'Pièce', 'Pièces')}"


def condition(effect: effects.If, lang: str) -> str:
    en, number = lang == "en", effect.number
    if effect.condition == "colour":
        colours = either(in_mask(number, COLOURS, COLOUR_WORDS if en else FEMININE, lang), lang)
        return f"if the action is {colours}" if en else f"pour une action {colours}"
    if effect.condition == "value":
        return f"if the action’s value is {number} or more" if en else f"pour une action de valeur {number} ou plus"
    if effect.condition == "dice":
        dice = many(number, "die", "dice") if en else many(number, "dé", "dés")
        return f"if you use {dice}" if en else f"si vous utilisez {dice}"
    if effect.condition in ("delivered", "translated"):
        guild = either(in_mask(number, GUILDS, GUILD_WORDS, lang), lang)
        if effect.condition == "delivered":
            return f"when you deliver a scroll to {guild}" if en else f"pour chaque livraison à {guild}"
        return f"if you translate from {guild}" if en else f"si vous traduisez depuis {guild}"
    if effect.condition == "met":
        people = either(in_mask(number, CHARACTERS, CHARACTER_WORDS, lang), lang)
        return f"after each interaction with {people}" if en else f"après chaque interaction avec {people}"
    if effect.condition == "advanced":
        sciences = in_mask(number, SCIENCES[:TRACKS], SCIENCE_WORDS, lang)
        if en:
            return f"if you advanced on {either(sciences, lang)} this turn"
        return f"si vous avez avancé ce tour-ci {either([f'en {science}' for science in sciences], lang)}"
    return "if you stop on a white location" if en else "pour une étape sur un lieu blanc"
