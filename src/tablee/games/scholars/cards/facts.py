"""Facts printed on cards beside their effects, as sentences."""

from __future__ import annotations

from typing import Final

from tablee.games.scholars.cards.words import (
    CHARACTER_WORDS,
    COLOUR_WORDS,
    GUILD_WORDS,
    LANGUAGE_WORDS,
    SCIENCE_WORDS,
    joined,
    more,
    of,
)
from tablee.games.scholars.rules.bonuses import (
    ForBreadth,
    ForDice,
    ForFewWhite,
    ForInfluence,
    ForLanguages,
    ForRetired,
    ForSavings,
    ForTrack,
)
from tablee.games.scholars.rules.solo import (
    ActAndInfluence,
    ActAndTrack,
    DeliverByFocus,
    EmployByFocus,
    MarkScroll,
    PlaceGoldLeft,
    TranslateByFocus,
    TranslatorsEmployed,
)
from tablee.games.scholars.state.card import Bonus, Card, RivalAct
from tablee.games.scholars.state.terms import COLOURS, GUILDS, LANGUAGES, OPTIONS, SCIENCES

ACT_PHRASES: Final[dict[type[RivalAct], tuple[str, str]]] = {
    PlaceGoldLeft: (
        "place 1 gold on the leftmost neutral translator",
        "placer 1 Or sur le traducteur neutre le plus à gauche",
    ),
    EmployByFocus: ("employ a translator", "employer un traducteur"),
    TranslateByFocus: ("translate a scroll", "traduire un parchemin"),
    DeliverByFocus: ("deliver a scroll", "livrer un parchemin"),
    MarkScroll: ("place 1 influence on a scroll", "placer 1 influence sur un parchemin"),
}


NUMBERS = {
    "deck": ("Opens with a value of {value}.", "S’ouvre avec une valeur de {value}."),
    "room": ("Price: {cost} silver.", "Prix : {silver}."),
    "house": (
        "Delivery: {cost} silver for {influence} influence; a translation needs a value of {value}.",
        "Livraison : {silver} pour {influence} ; une traduction demande une valeur de {value}.",
    ),
    "row": ("Points on its golden side: {points}.", "PV sur sa face dorée : {points}."),
}
RULES = {
    "rule-rest": ("Draw {dice} dice when you rest.", "Au repos, tirez {dice} dés."),
    "rule-opening": ("Each player begins with {dice} dice drawn.", "Au départ, chacun tire {dice} dés."),
    "rule-fee": (
        "Opponents pay {silver} silver to the owner of a translator they interact with, "
        "or of the influence on a scroll they deliver or translate.",
        "Un adversaire paie {coins} au propriétaire du traducteur avec lequel il interagit, "
        "ou de l’influence posée sur le parchemin qu’il livre ou traduit.",
    ),
    "rule-match": (
        "For a stop on a location of the action’s colour.",
        "Pour une étape sur un lieu de la couleur de l’action.",
    ),
    "rule-pile": (
        "Scrolls shuffled with each caliph card: {casual-1}, {casual-2}, {casual-3} or {casual-4} for 1 to 4 players; "
        "in an epic game {epic-1}, {epic-2}, {epic-3} or {epic-4}. Another {above} on top and {below} at the bottom.",
        "Parchemins mélangés à chaque carte Calife : {casual-1}, {casual-2}, {casual-3} ou {casual-4} de 1 à 4 joueurs ; "
        "en partie longue {epic-1}, {epic-2}, {epic-3} ou {epic-4}. Encore {above} au-dessus et {below} tout en bas.",
    ),
    "rule-dice-sum": (
        "Points on its spaces, from the lowest: {place-1}, {place-2}, {place-3} and {place-4}.",
        "PV de ses cases, de la plus basse à la plus haute : {place-1}, {place-2}, {place-3} et {place-4}.",
    ),
    "rule-rows": (
        "Tucking a card in the rows it covers costs {row-1}, {row-2}, {row-3} and {row-4} silver, from the top.",
        "Glisser une carte dans les rangées qu’elle couvre coûte {row-1}, {row-2}, {row-3} et {row-4} Pièces, "
        "de haut en bas.",
    ),
}


def facts_of(card: Card, lang: str) -> list[str]:
    en, facts, numbers = lang == "en", card.facts, card.numbers
    if "speaks" in facts:
        names = sorted(facts["speaks"].split(), key=lambda name: name == "any")
        tongues = joined([LANGUAGE_WORDS[name][lang] for name in names], lang)
        return [f"Speaks {tongues}." if en else f"Parle {tongues}."]
    if card.kind == "scroll":
        return [scroll_bonus(card.bonus, lang)] if card.bonus is not None else []
    if card.kind == "start-page":
        value = numbers["value"]
        return [f"A black Recruit action has +{value} value." if en else f"Recruter en noir : +{value} à la valeur."]
    if card.kind == "goal":
        return goal(card, lang)
    if card.kind == "resource":
        return [resources(card, lang)]
    if card.kind == "caliph":
        points = ", ".join([str(numbers[option]) for option in OPTIONS])
        return [f"Points from the top: {points}." if en else f"Points de haut en bas : {points}."]
    if card.kind == "scheme":
        return scheme(card, lang)
    if card.kind == "level":
        return level(card, lang)
    if card.kind == "upgraded" and "die" in numbers:
        return [f"Printed die: black {numbers['die']}." if en else f"Dé imprimé : noir {numbers['die']}."]
    if card.kind == "study":
        return [gold_needed(card, en)]
    if card.kind in NUMBERS:
        return [said_with_numbers(card, en)]
    if card.kind == "rule":
        coins = many(numbers["silver"], "Pièce") if "silver" in numbers else ""
        return [RULES[card.id][not en].format(**numbers, coins=coins)]
    if card.kind in ("place", "guild", "track"):
        colour = COLOUR_WORDS[facts["colour"]][lang]
        return [f"Colour: {colour}." if en else f"Couleur : {colour}."]
    return []


def level(card: Card, lang: str) -> list[str]:
    """What the solo opponent begins with."""
    en, numbers, scroll = lang == "en", card.numbers, card.facts["scroll"]
    dice = str(numbers["dice"]).replace("-", "−")
    head_start = f"Head start: {numbers['points']} points." if en else f"Avance : {numbers['points']} PV."
    sentences = [f"Dice Sum at the start: {dice}." if en else f"Somme des dés au départ : {dice}.", head_start]
    given = []
    if scroll:
        language = LANGUAGE_WORDS[scroll][lang]
        given.append(f"1 {language} scroll" if en else f"1 parchemin {language}")
    if numbers["gold"] == 1:
        given.append(
            "1 gold on the leftmost neutral translator" if en else "1 Or sur le traducteur neutre le plus à gauche"
        )
    elif numbers["gold"]:
        amount = numbers["gold"]
        given.append(
            f"1 gold on each of the {amount} leftmost neutral translators"
            if en
            else f"1 Or sur chacun des {amount} traducteurs neutres les plus à gauche"
        )
    if numbers["first-scroll"]:
        given.append("1 influence on the first purple scroll" if en else "1 influence sur le premier parchemin violet")
    if numbers["neutral-scroll"]:
        given.append(
            "1 influence on the scroll by the neutral marker"
            if en
            else "1 influence sur le parchemin près du marqueur neutre"
        )
    if numbers["orange"]:
        amount = numbers["orange"]
        given.append(
            f"{amount} influence in the orange guild" if en else f"{many(amount, 'influence')} dans la guilde orange"
        )
    if given:
        sentences.append(f"Also: {', '.join(given)}." if en else f"En plus : {', '.join(given)}.")
    return sentences


def said_with_numbers(card: Card, en: bool) -> str:
    english, french = NUMBERS[card.kind]
    if en:
        return english.format(**card.numbers)
    amounts: dict[str, object] = dict(card.numbers)
    if "cost" in card.numbers:
        amounts["silver"] = many(card.numbers["cost"], "Pièce")
    if "influence" in card.numbers:
        amounts["influence"] = many(card.numbers["influence"], "influence")
    return french.format(**amounts)


def many(amount: int, word: str) -> str:
    return f"{amount} {word}{'s' if amount > 1 else ''}"


PLAIN_BONUSES: Final[dict[type[Bonus], tuple[str, str]]] = {
    ForFewWhite: (
        "At the end: 4 points without any white die, 2 points with 1 to 3.",
        "À la fin : 4 PV sans dé blanc, 2 PV avec 1 à 3.",
    ),
    ForRetired: (
        "At the end: 2 points for 4 to 6 retired translators, 4 points for 7 or more.",
        "À la fin : 2 PV pour 4 à 6 traducteurs retraités, 4 PV à partir de 7.",
    ),
    ForBreadth: (
        "At the end: 1 point for each track on level 3 or higher, Medicine apart.",
        "À la fin : 1 PV par piste au niveau 3 ou plus, hors Médecine.",
    ),
    ForSavings: (
        "At the end: 2 silver count as 1 gold, 2 gold as 1 point; 3 points less with 6 or more white dice.",
        "À la fin : 2 Pièces comptent comme 1 Or, 2 Or comme 1 PV ; 3 PV de moins avec 6 dés blancs ou plus.",
    ),
}


def scroll_bonus(bonus: Bonus, lang: str) -> str:
    en = lang == "en"
    if isinstance(bonus, ForInfluence):
        guild = GUILD_WORDS[GUILDS[bonus.guild]][lang]
        if en:
            return f"At the end: 2 points for 2 or 3 of your influence in {guild}, 4 points for 4 or more."
        return f"À la fin : 2 PV pour 2 ou 3 de vos influences dans {guild}, 4 PV à partir de 4."
    if isinstance(bonus, ForLanguages):
        tongues = (" or " if en else " ou ").join(
            [LANGUAGE_WORDS[LANGUAGES[language]][lang] for language in bonus.languages]
        )
        if en:
            return f"At the end: 1 point for each scroll in {tongues} that you have translated."
        return f"À la fin : 1 PV par parchemin {tongues} que vous avez traduit."
    if isinstance(bonus, ForTrack):
        track = SCIENCE_WORDS[SCIENCES[bonus.track]][lang]
        if en:
            return f"At the end: 2 points from level 4 of {track} on, 4 points on level 7."
        return f"À la fin : 2 PV à partir du niveau 4 en {track}, 4 PV au niveau 7."
    if isinstance(bonus, ForDice):
        primary, secondary = [COLOUR_WORDS[COLOURS[colour]][lang] for colour in (bonus.primary, bonus.secondary)]
        if en:
            return f"At the end: 1 point for each {secondary} die, 2 more with 4 or more {primary} ones."
        return f"À la fin : 1 PV par dé {secondary}, 2 de plus avec au moins 4 dés {more(4, primary)}."
    return PLAIN_BONUSES[type(bonus)][not en]


def goal(card: Card, lang: str) -> list[str]:
    facts = card.facts
    who, track = CHARACTER_WORDS[facts["character"]][lang], SCIENCE_WORDS[facts["track"]][lang]
    colour = facts["colour"]
    science = SCIENCE_WORDS[SCIENCES[COLOURS.index(colour) - 1]][lang]
    worker, die = COLOUR_WORDS[facts["worker"]][lang], COLOUR_WORDS[facts["die"]][lang]
    level = card.numbers["level"]
    if lang == "en":
        return [
            f"Interact with {who}: 1 white worker.",
            f"Translate a scroll on {science}: 1 {worker} worker.",
            f"Reach level {level} of {track}: 1 {die} die.",
            "With all three, it becomes an action card and opens the sixth slot.",
        ]
    return [
        f"Interagir avec {who} : 1 ouvrier blanc.",
        f"Traduire un parchemin {of(science)} : 1 ouvrier {worker}.",
        f"Atteindre le niveau {level} en {track} : 1 dé {die}.",
        "Avec les trois, elle devient une carte Action et ouvre le sixième emplacement.",
    ]


def resources(card: Card, lang: str) -> str:
    numbers = card.numbers
    dice, hired = [
        [
            f"{numbers[f'{what}-{name}']} {more(numbers[f'{what}-{name}'], COLOUR_WORDS[name][lang])}"
            for name in COLOURS[:4]
            if numbers[f"{what}-{name}"]
        ]
        for what in ("dice", "workers")
    ]
    if lang == "en":
        return (
            f"Dice: {', '.join(dice)}; workers: {', '.join(hired)}; {numbers['gold']} gold, {numbers['silver']} silver."
        )
    return (
        f"Dés : {', '.join(dice)} ; ouvriers : {', '.join(hired)} ; {numbers['gold']} Or, {numbers['silver']} Pièces."
    )


def scheme(card: Card, lang: str) -> list[str]:
    assert card.scheme is not None
    en, least = lang == "en", card.numbers["needs"]
    first, second = [act(each, lang) for each in (card.scheme.first, card.scheme.second)]
    employed = isinstance(card.scheme.needs, TranslatorsEmployed)
    if en:
        needs = "translators employed" if employed else "scrolls in the House"
        return [f"With {least} or more {needs}: {first}.", f"Otherwise: {second}."]
    needs = "traducteurs employés" if employed else "parchemins dans la Maison"
    return [f"Avec au moins {least} {needs} : {first}.", f"Sinon : {second}."]


def act(done: RivalAct, lang: str) -> str:
    en = lang == "en"
    if isinstance(done, ActAndTrack):
        first = act(done.act, lang)
        if en:
            return f"{first} and advance {many(done.steps, 'space')} on the resource track"
        spaces = "d’une case" if done.steps == 1 else f"de {done.steps} cases"
        return f"{first} et avancer {spaces} sur la piste de ressources"
    if isinstance(done, ActAndInfluence):
        first = act(done.act, lang)
        if en:
            return f"{first} and {done.influence} influence in a guild"
        return f"{first} et {many(done.influence, 'influence')} dans une guilde"
    said = ACT_PHRASES[type(done)][not en]
    if not isinstance(done, DeliverByFocus):
        return said
    if not done.influence:
        return f"{said} (influence of its row)" if en else f"{said} (influence de sa rangée)"
    if en:
        return f"{said} ({done.influence} influence)"
    return f"{said} ({many(done.influence, 'influence')})"


def gold_needed(card: Card, en: bool) -> str:
    value, amount = card.numbers["value"], card.numbers["translators"]
    if en:
        return f"With a black {value} or more: 1 gold on {amount} {'different translators' if amount > 1 else 'translator'}."
    return f"Avec un {value} noir ou plus : 1 Or sur {amount} traducteur{'s différents' if amount > 1 else ''}."
