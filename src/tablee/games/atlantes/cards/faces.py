"""The pieces of the box as lists and browsers show them, each with where we have it from."""

from __future__ import annotations

from tablee.games.atlantes.rules.choices import BONUS, ICON_IDS, MANTA_IDS
from tablee.games.atlantes.state.card import Character, Contents, Icon, Location, Objective, People, Supply
from tablee.games.atlantes.state.terms import RAISE1, RAISE2, RAISE_FULL, SETS, TYPES
from tablee.kernel.title import CardFace

TYPE_NAMES = {
    "en": ("Shark pit", "Wreck", "Volcano", "Civilisation"),
    "fr": ("Fosse aux requins", "Épave", "Volcan sous-marin", "Civilisation engloutie"),
}


def faces(contents: Contents) -> list[CardFace]:
    """Locations, characters, mantas, objectives, peoples, board."""
    found = [location_face(contents, place) for place in contents.locations]
    found += [character_face(contents, card) for card in contents.characters]
    starting = sorted({icon for people in contents.peoples for icon in people.mantas})
    found += [manta_face(contents, icon) for icon in starting]
    found += [supply_face(contents, supply) for supply in contents.supplies if supply.copies]
    found += [people_face(contents, people) for people in contents.peoples]
    found += [objective_face(objective) for objective in contents.objectives]
    found.append(board_face(contents))
    return found


def spoken(icon: Icon, lang: str) -> str:
    return icon.fr if lang == "fr" else icon.en


ON_A_LOCATION = {
    RAISE1: {"en": "raise another by 1", "fr": "élever un autre lieu de 1"},
    RAISE2: {"en": "raise others by 2 in all", "fr": "élever d’autres lieux de 2 en tout"},
    RAISE_FULL: {"en": "raise another fully", "fr": "élever complètement un autre lieu"},
}
"""Icons that say more on a location than on a manta: a location never raises itself."""


def level_words(contents: Contents, icon: int, lang: str) -> str:
    words = ON_A_LOCATION.get(icon)
    return words[lang] if words else spoken(contents.icons[icon], lang)


def location_name(place: Location, lang: str) -> str:
    given = place.fr if lang == "fr" else place.en
    return given or f"{TYPE_NAMES[lang][place.kind]} {place.added or place.number}"


def location_text(contents: Contents, place: Location, lang: str) -> str:
    """The levels from the top and the manta, in words."""
    given = place.text_fr if lang == "fr" else place.text_en
    if given:
        return given
    levels = ", ".join([level_words(contents, icon, lang) for icon in place.levels])
    if lang == "fr":
        text = f"Niveaux, de haut en bas : {levels}." if levels else "Aucun niveau."
        return f"{text} Manta bonus : {contents.icons[place.manta].fr}." if place.manta >= 0 else text
    text = f"Levels from the top: {levels}." if levels else "No level."
    return f"{text} Wild manta: {contents.icons[place.manta].en}." if place.manta >= 0 else text


def location_face(contents: Contents, place: Location) -> CardFace:
    manta = MANTA_IDS[BONUS + place.manta] if place.manta >= 0 else ""
    return CardFace(
        place.id(),
        TYPES[place.kind],
        "location",
        {lang: location_name(place, lang) for lang in ("en", "fr")},
        {lang: location_text(contents, place, lang) for lang in ("en", "fr")},
        {"gold": place.gold, "power": place.power, "points": place.points},
        {"levels": [ICON_IDS[icon] for icon in place.levels], "manta": manta},
        {"numbers": place.provenance},
    )


def character_text(contents: Contents, card: Character, lang: str) -> str:
    """Its effects in words, in their order."""
    given = card.text_fr if lang == "fr" else card.text_en
    if given:
        return given
    parts = [effect.told(lang) for effect in card.do]
    if card.leaves_for >= 0:
        manta = spoken(contents.icons[card.leaves_for], lang)
        if lang == "fr":
            parts.append(f"Avant le premier tour, cette carte quitte la partie contre une manta bonus : {manta}.")
        else:
            parts.append(f"Before the first turn this card leaves the game for a wild manta: {manta}.")
    if card.stays:
        parts.append("Cette carte reste toujours en main." if lang == "fr" else "This card always stays in your hand.")
    return " ".join(parts)


def character_face(contents: Contents, card: Character) -> CardFace:
    numbers = {"king": card.number} if card.number else {"copies": card.copies}
    return CardFace(
        card.id,
        SETS[card.set],
        "character",
        {"en": card.en, "fr": card.fr},
        {lang: character_text(contents, card, lang) for lang in ("en", "fr")},
        numbers,
        {"effects": "; ".join([effect.words() for effect in card.do]) or "none"},
        {"numbers": card.provenance, "name-fr": card.fr_by},
    )


def manta_face(contents: Contents, icon: int) -> CardFace:
    """A starting manta."""
    shown = contents.icons[icon]
    ability = shown.do is not None
    provenance = "public" if shown.provenance == "public" else "reconstructed"
    return CardFace(
        MANTA_IDS[icon],
        "starting-manta",
        "ability" if ability else "resource",
        {"en": f"Manta: {shown.en}", "fr": f"Manta : {shown.fr}"},
        manta_texts(shown),
        {"copies": sum([people.mantas.count(icon) for people in contents.peoples])},
        {"icon": ICON_IDS[icon]},
        {"numbers": provenance},
    )


def manta_texts(icon: Icon) -> dict[str, str]:
    if icon.do is None:
        return {
            "en": f"In the main action: {icon.en}.",
            "fr": f"Pendant l’action principale : {icon.fr}.",
        }
    return {
        "en": f"Before or after the main action: {lower(icon.do.told('en'))}",
        "fr": f"Avant ou après l’action principale : {lower(icon.do.told('fr'))}",
    }


def lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def supply_face(contents: Contents, supply: Supply) -> CardFace:
    """A bonus manta."""
    shown = contents.icons[supply.icon]
    texts = manta_texts(shown)
    return CardFace(
        MANTA_IDS[BONUS + supply.icon],
        "bonus-manta",
        "resource" if shown.do is None else "ability",
        {"en": supply.en or f"Wild manta: {shown.en}", "fr": supply.fr or f"Manta bonus : {shown.fr}"},
        {"en": supply.text_en or texts["en"], "fr": supply.text_fr or texts["fr"]},
        {"copies": supply.copies},
        {"icon": ICON_IDS[supply.icon]},
        {"numbers": supply.provenance},
    )


def people_face(contents: Contents, people: People) -> CardFace:
    mantas = [contents.icons[icon] for icon in people.mantas]
    own = {
        "en": f"Mantas: {', '.join([icon.en for icon in mantas])}.",
        "fr": f"Mantas : {', '.join([icon.fr for icon in mantas])}.",
    }
    return CardFace(
        people.id,
        "people",
        "setup",
        {"en": people.en, "fr": people.fr},
        {"en": people.text_en or own["en"], "fr": people.text_fr or own["fr"]},
        {},
        {"symbol": people.symbol, "mantas": [ICON_IDS[icon] for icon in people.mantas]},
        {"numbers": people.provenance},
    )


def objective_face(objective: Objective) -> CardFace:
    provenance = {"numbers": objective.provenance}
    extra: dict[str, str] = {}
    numbers = {"least": objective.least}
    if objective.token:
        provenance["token"] = "reconstructed"
        numbers["token"] = objective.token
        extra["side"] = objective.side
    return CardFace(
        objective.id,
        "token" if objective.token else "objective",
        "objective",
        {"en": objective.en, "fr": objective.fr},
        {"en": objective.text_en, "fr": objective.text_fr},
        numbers,
        extra,
        provenance,
    )


def board_face(contents: Contents) -> CardFace:
    board = contents.board
    numbers = {f"points-{n}": value for n, value in enumerate(board.points, 1)}
    numbers |= {f"price-{n}": value for n, value in enumerate(board.prices, 1)}
    numbers |= {"discount": board.discount, "upper": board.upper}
    changed = "card file" if board.provenance == "card file" else ""
    own = {
        "en": "Points of the goal tracks, prices of the character row, the two rows of locations.",
        "fr": "Points des pistes d’objectif, prix de la rangée des personnages, les deux rangées de lieux.",
    }
    return CardFace(
        "main-board",
        "board",
        "setup",
        {"en": "Main board", "fr": "Plateau de jeu"},
        {"en": board.text_en or own["en"], "fr": board.text_fr or own["fr"]},
        numbers,
        {},
        {"numbers": changed or "public", "points": changed or "reconstructed"},
    )
