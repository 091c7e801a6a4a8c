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
            said = say(deed, lang)
            sentences.append(f"{label} {said}." if label else f"{said[0].upper()}{said[1:]}.")
    return " ".join(sentences) or {"en": "No effect.", "fr": "Sans effet."}[lang]


def say(deed: Deed, lang: str) -> str:
    """Its effects as one phrase."""
    there = deed.effects
    if len(there) == 1:
        return phrase(there[0], lang)
    phrases = []
    verb = {"en": "gain ", "fr": "gagnez "}[lang]
    before = ""
    for effect in there:
        said = phrase(effect, lang)
        if isinstance(effect, effects.Either):
            said = f"({said})"
        phrases.append(said.removeprefix(verb) if before.startswith(verb) else said)
        before = said
    return joined(phrases, lang)


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
    effects.FullRest: ("carry out a full Rest", "reposez-vous une fois entièrement"),
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
    verbs = "vous pouvez placer ou prendre" if effect.says_may else "placez ou prenez"
    return f"{verbs} {'' if amount == 1 else f'{amount} fois '}1 Or sur un traducteur"


def track(effect: effects.AdvanceTrack | effects.HarvestTrack, lang: str) -> str:
    en = lang == "en"
    if effect.tracks == effects.ADVANCED:
        where = "a track that went up this turn" if en else "sur une piste qui a progressé ce tour-ci"
    elif effect.tracks == effects.SETS["primary"]:
        where = "a primary track" if en else "sur une piste primaire"
    elif effect.tracks == effects.SETS["any"]:
        where = "a track of your choice except Medicine" if en else "sur une piste au choix sauf la Médecine"
    elif effect.tracks == effects.SETS["all"]:
        where = "any research track" if en else "sur une piste de recherche au choix"
    else:
        where = ("" if en else "en ") + either(in_mask(effect.tracks, SCIENCES[:TRACKS], SCIENCE_WORDS, lang), lang)
    if isinstance(effect, effects.HarvestTrack):
        return f"harvest {where}" if en else f"récoltez {where}"
    return f"advance {effect.amount} on {where}" if en else f"avancez de {effect.amount} {where}"


def around(effect: Effect, lang: str) -> str:
    """Effects with others inside, and abilities that change the action."""
    en = lang == "en"
    if isinstance(effect, effects.MayPay):
        inner = say(effect.do, lang)
        if en:
            return f"you may {price(effect, lang)} to {inner}"
        return f"vous pouvez {price(effect, lang)} pour {infinitive(inner)}"
    if isinstance(effect, effects.Either):
        sides = [say(side, lang) for side in effect.options]
        return (", or " if en else ", ou ").join(sides)
    if isinstance(effect, effects.If):
        return f"{condition(effect, lang)}, {say(effect.do, lang)}"
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
        return f"{one} and {two} dice count as the same" if en else f"un dé {one} et un dé {two} sont identiques"
    if isinstance(effect, effects.AlsoAction):
        act = ACT_WORDS[ACTS[effect.act]][lang]
        return f"this slot may also {act}" if en else f"cet emplacement permet aussi de {act}"
    assert isinstance(effect, effects.CountAs)
    if effect.what == "xp":
        return "each XP left counts as 1 gold" if en else "chaque XP restant compte comme 1 Or"
    return "each worker left counts as 1 silver" if en else "chaque ouvrier restant compte comme 1 Pièce"


def price(effect: effects.MayPay, lang: str) -> str:
    en, amount = lang == "en", effect.amount
    if effect.price == DIE:
        coloured = effect.dice & (effect.dice - 1)
        name = "coloured" if coloured else COLOURS[effect.dice.bit_length() - 1]
        word = (DICE_WORDS if coloured else COLOUR_WORDS)[name][lang]
        return f"put 1 {word} die from hand into your bag" if en else f"mettre 1 dé {word} de votre main dans votre sac"
    if effect.price == WHITE_DIE:
        return "gain 1 white die" if en else "gagner 1 dé blanc"
    if effect.price == WORKER:
        return f"spend {many(amount, 'worker', 'workers')}" if en else f"dépenser {many(amount, 'ouvrier', 'ouvriers')}"
    if effect.price == XP:
        return f"spend {amount} XP" if en else f"dépenser {amount} XP"
    return f"pay {amount} {PRICES[effect.price]}" if en else f"payer {many(amount, 'Pièce', 'Pièces')}"


def condition(effect: effects.If, lang: str) -> str:
    en, number = lang == "en", effect.number
    if effect.condition == "colour":
        colours = either(in_mask(number, COLOURS, COLOUR_WORDS if en else FEMININE, lang), lang)
        return f"if the action is {colours}" if en else f"si l’action est {colours}"
    if effect.condition == "value":
        return (
            f"if the action’s value is {number} or more" if en else f"si la valeur de l’action est d’au moins {number}"
        )
    if effect.condition == "dice":
        dice = many(number, "die", "dice") if en else many(number, "dé", "dés")
        return f"if you use {dice}" if en else f"si vous utilisez {dice}"
    if effect.condition in ("delivered", "translated"):
        guild = either(in_mask(number, GUILDS, GUILD_WORDS, lang), lang)
        if effect.condition == "delivered":
            return f"when you deliver a scroll to {guild}" if en else f"quand vous livrez un parchemin à {guild}"
        return f"if you translate from {guild}" if en else f"si vous traduisez depuis {guild}"
    if effect.condition == "met":
        people = either(in_mask(number, CHARACTERS, CHARACTER_WORDS, lang), lang)
        return f"after each interaction with {people}" if en else f"après chaque interaction avec {people}"
    if effect.condition == "advanced":
        tracks = either(in_mask(number, SCIENCES[:TRACKS], SCIENCE_WORDS, lang), lang)
        return f"if {tracks} went up this turn" if en else f"si vous avez progressé ce tour-ci en {tracks}"
    return "if you stop on a white location" if en else "si vous vous arrêtez sur un lieu blanc"
