"""The nouns and labels that card texts are made of, in both languages."""

from __future__ import annotations

from typing import Final

Words = dict[str, dict[str, str]]


def pairs(**words: tuple[str, str]) -> Words:
    return {name.replace("_", "-"): {"en": en, "fr": fr} for name, (en, fr) in words.items()}


COLOUR_WORDS: Final = pairs(
    white=("white", "blanc"),
    red=("red", "rouge"),
    yellow=("yellow", "jaune"),
    blue=("blue", "bleu"),
    orange=("orange", "orange"),
    purple=("purple", "violet"),
    green=("green", "vert"),
    black=("black", "noir"),
)
FEMININE: Final = {
    **COLOUR_WORDS,
    **pairs(
        white=("white", "blanche"),
        blue=("blue", "bleue"),
        purple=("purple", "violette"),
        green=("green", "verte"),
        black=("black", "noire"),
    ),
}
PLURAL: Final = {
    "blanc": "blancs",
    "rouge": "rouges",
    "jaune": "jaunes",
    "bleu": "bleus",
    "violet": "violets",
    "vert": "verts",
    "noir": "noirs",
    "primaire": "primaires",
    "secondaire": "secondaires",
}
"""Of French words beside dice and workers; orange and the others stay as they are."""
INFINITIVES: Final = {
    "améliorez": "améliorer",
    "avancez": "avancer",
    "dépêchez": "dépêcher",
    "effectuez": "effectuer",
    "détruisez": "détruire",
    "employez": "employer",
    "gagnez": "gagner",
    "mettez": "mettre",
    "placez": "placer",
    "prenez": "prendre",
    "récoltez": "récolter",
    "tirez": "tirer",
}
DICE_WORDS: Final = pairs(
    primary=("primary", "primaire"),
    secondary=("secondary", "secondaire"),
    coloured=("coloured", "de couleur"),
)
SCIENCE_WORDS: Final = pairs(
    mathematics=("Mathematics", "Mathématiques"),
    chemistry=("Chemistry", "Chimie"),
    biology=("Biology", "Biologie"),
    astronomy=("Astronomy", "Astronomie"),
    philosophy=("Philosophy", "Philosophie"),
    physics=("Physics", "Physique"),
    medicine=("Medicine", "Médecine"),
)
GUILD_WORDS: Final = pairs(
    purple=("the purple guild", "la guilde violette"),
    orange=("the orange guild", "la guilde orange"),
    green=("the green guild", "la guilde verte"),
)
CHARACTER_WORDS: Final = pairs(
    chinese=("the Chinese translator", "le traducteur chinois"),
    sanskrit=("the Sanskrit translator", "la traductrice sanskrite"),
    greek=("the Greek translator", "le traducteur grec"),
    hebrew=("the Hebrew translator", "la traductrice hébraïque"),
    persian=("the Persian translator", "la traductrice persane"),
    syriac=("the Syriac translator", "le traducteur syriaque"),
    wild1=("the much-travelled translator", "le traducteur grand voyageur"),
    wild2=("the many-tongued translator", "la traductrice polyglotte"),
)
LANGUAGE_WORDS: Final = pairs(
    chinese=("Chinese", "chinois"),
    sanskrit=("Sanskrit", "sanskrit"),
    greek=("Greek", "grec"),
    hebrew=("Hebrew", "hébreu"),
    persian=("Persian", "persan"),
    syriac=("Syriac", "syriaque"),
    arabic=("Arabic", "arabe"),
    any=("any two foreign languages", "deux langues étrangères au choix"),
)
ACT_WORDS: Final = pairs(
    recruit=("Recruit", "Recruter"),
    travel=("Travel", "Voyager"),
    research=("Research", "Rechercher"),
    translate=("Translate", "Traduire"),
)
OCCASIONS: Final = pairs(
    dispatch=("When dispatched:", "Quand on dépêche cette carte :"),
    tucked=("Under the board:", "Sous le plateau :"),
    end=("At the end of the game:", "En fin de partie :"),
    translated=("When translated:", "Une fois traduit :"),
    bonus=("At the start:", "Au départ :"),
    banner=("Banner:", "Bandeau :"),
    harvest=("When resting:", "Au repos :"),
    first=("Either:", "Soit :"),
    second=("Or:", "Soit :"),
    top=("Top:", "En haut :"),
    middle=("Middle:", "Au milieu :"),
    bottom=("Bottom:", "En bas :"),
    employed=("When you employ here:", "En employant ici :"),
    level=("Space {0}:", "Case {0} :"),
    beyond=("Beyond:", "Au-delà :"),
    stop=("Stop:", "Étape :"),
    consolation=("Consolation:", "Consolation :"),
    delivered=("When you deliver here:", "En livrant ici :"),
    study=("Then:", "Ensuite :"),
    match=("", ""),
)


def more(amount: int, word: str) -> str:
    """A French adjective beside so many.

    >>> more(2, "bleu"), more(2, "orange"), more(1, "vert")
    ('bleus', 'orange', 'vert')
    """
    return PLURAL.get(word, word) if amount > 1 else word


def of(name: str) -> str:
    """
    >>> of("Chimie"), of("Astronomie")
    ('de Chimie', 'd’Astronomie')
    """
    return f"d’{name}" if name[0] in "AEIOUÉÊ" else f"de {name}"


def infinitive(said: str) -> str:
    """A French instruction as what one may do.

    >>> infinitive("gagnez 1 XP et tirez 1 dé")
    'gagner 1 XP et tirer 1 dé'
    """
    return " ".join([INFINITIVES.get(word, word) for word in said.split(" ")])


def joined(phrases: list[str], lang: str) -> str:
    """
    >>> joined(["a", "b", "c"], "fr")
    'a, b et c'
    """
    if len(phrases) < 2:
        return "".join(phrases)
    return f"{', '.join(phrases[:-1])} {'and' if lang == 'en' else 'et'} {phrases[-1]}"
