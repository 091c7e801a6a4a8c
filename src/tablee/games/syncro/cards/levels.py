"""The levels: their hordes, their pages of the journal in our own words, and the other pages."""

from __future__ import annotations

from typing import Final

from tablee.games.syncro.state.card import Level, Page, Place
from tablee.games.syncro.state.terms import BOSSES, CERBERI, CHAPTER_TWO, FOGS, LIEUTENANTS, MONSTERS

DECKS = {"m": MONSTERS, "b": BOSSES, "c": CERBERI, "l": LIEUTENANTS, "f": FOGS}


def horde(*rows: str) -> tuple[Place, ...]:
    """Rows from the top; each card as the letter of its pile and its x, `+` when it lies face up, `3` cards in one."""
    places = []
    for row, cards in enumerate(rows, 1):
        for column, card in enumerate(cards.split(), 1):
            pile, x, more = card[0], int(card[1]), card[2:]
            places.append(Place(row, column, x, DECKS[pile], more == "+", 3 if more == "3" else 1))
    return tuple(places)


LEVELS = [
    Level(
        number=1,
        en="The Ruined Fields",
        fr="Les champs ravagés",
        story_en="Four weeks of silence have brought you to the edge of a countryside that no longer grows anything. Before you can wonder who did this, something damp and many-headed comes bouncing over the furrows.",
        story_fr="Quatre semaines de silence vous ont menés au bord d’une campagne où plus rien ne pousse. Avant même de vous demander qui a fait cela, une foule humide et bondissante dévale les sillons.",
        unlocks_en="From now on: hit a Mushroom with more than its strength, and the team draws the excess in Spells, dealt one by one from the Leader on. Nobody may hold more Spells than were dealt at set-up.",
        unlocks_fr="Désormais : dépassez la force d’un Champignon, et l’équipe pioche l’excédent en Sorts, distribués un par un à partir du Leader. Aucune main ne dépasse le nombre de Sorts reçus à la préparation.",
        places=horde("m2", "m1 m3", "m0+ m2+ m4+"),
    ),
    Level(
        number=2,
        en="The Sour Road",
        fr="La route aigre",
        story_en="The road leads on through air that tastes of iron. Stones at the wayside turn their faces after you, and when you look back some of them have stood up.",
        story_fr="La route continue dans un air au goût de fer. Les pierres du bas-côté vous suivent des yeux, et quand vous vous retournez, certaines se sont levées.",
        unlocks_en="From now on: an attack that fails feeds a Golem. The lowest Spell slides under it and adds its value to the strength, the others are discarded.",
        unlocks_fr="Désormais : une attaque ratée nourrit un Golem. Le Sort le plus faible se glisse dessous et ajoute sa valeur à la force, les autres sont défaussés.",
        places=horde("m1 m3", "m0 m2+ m4", "m1+ m3+"),
    ),
    Level(
        number=3,
        en="The Burning Village",
        fr="Le village en feu",
        story_en="Smoke over the next hill: a village is on fire, and wings are circling in the glow. There is no time to rest, and no room for a careless blow.",
        story_fr="De la fumée derrière la colline : un village brûle, et des ailes tournoient dans la lueur. Pas le temps de souffler, et pas un coup à donner au hasard.",
        unlocks_en="From now on: unless the total on a Dragon is exact, the team first discards Spells worth the difference, in one lap from the Leader on. If the lap ends short of it, the level is lost.",
        unlocks_fr="Désormais : si le total posé sur un Dragon n’est pas exact, l’équipe défausse d’abord des Sorts valant la différence, en un tour de table à partir du Leader. S’il en manque à la fin, le niveau est perdu.",
        places=horde("m0 m4", "m1 m3", "m0+ m2+ m4+"),
    ),
    Level(
        number=4,
        en="The Foot of the Tower",
        fr="Au pied de la tour",
        story_en="An old tower marks the end of the valley. What you took for its roof unfolds, stretches and looks down at you with interest.",
        story_fr="Une vieille tour ferme la vallée. Ce que vous preniez pour son toit se déplie, s’étire et vous regarde d’en haut avec intérêt.",
        unlocks_en="The first Boss waits face down at the top of the horde; its rule is read when it is revealed.",
        unlocks_fr="Le premier Boss attend face cachée au sommet de la Horde ; sa règle se lit à sa révélation.",
        places=horde("b2", "m1 m3", "m0+ m2+ m4+"),
    ),
    Level(
        number=5,
        en="Fog over the Capital",
        fr="Brume sur la capitale",
        story_en="The roofs of the capital swim in a fog that does not move with the wind. Somewhere inside it a large shape gives orders, and its troop obeys.",
        story_fr="Les toits de la capitale flottent dans une brume qui ne bouge pas avec le vent. Quelque part dedans, une grande forme donne des ordres, et sa troupe obéit.",
        unlocks_en="From now on: Fog is never attacked; once uncovered, it is revealed and brings a blessing or a curse. A Lieutenant’s power acts when it is revealed. All Monsters and Lieutenants have to fall.",
        unlocks_fr="Désormais : le Brouillard ne s’attaque pas ; découvert, il se retourne et apporte bénédiction ou malédiction. Le pouvoir d’un Lieutenant agit à sa révélation. Tous les Monstres et Lieutenants doivent tomber.",
        places=horde("l2", "m1 m3", "m0 f2 m4", "m1 m3", "m0+ f2 m4+", "m2+"),
    ),
    Level(
        number=6,
        en="The Laughing Rampart",
        fr="Le rempart qui rit",
        story_en="With the first Lieutenant gone, your fingers prickle with a strength you did not have this morning. From the rampart someone laughs, as if that had been expected.",
        story_fr="Le premier Lieutenant tombé, vos doigts picotent d’une force que vous n’aviez pas ce matin. Sur le rempart, quelqu’un rit, comme si tout cela était prévu.",
        unlocks_en="Two Spells of value 6 join the pile for good, and a new Aid card.",
        unlocks_fr="Deux Sorts de valeur 6 rejoignent la pioche pour de bon, avec une nouvelle Aide de jeu.",
        places=horde("m1 l3 m5", "m0 f2 f4 m6", "m1 m3 m5", "m0+ m3+ m6+"),
        aid=2,
    ),
    Level(
        number=7,
        en="The Empty City",
        fr="La cité vide",
        story_en="The streets are empty but not quiet: a chant in no human language comes from every window. Your hands no longer obey the old signs, and two Lieutenants step out of the gates.",
        story_fr="Les rues sont vides mais pas muettes : un chant qui n’a rien d’humain sort de chaque fenêtre. Vos mains n’obéissent plus aux vieux signes, et deux Lieutenants franchissent les portes.",
        unlocks_en="In this level only, each mage says the sum of their hand aloud instead of giving a sign.",
        unlocks_fr="Dans ce niveau seulement, on annonce à voix haute la somme de sa main au lieu de faire un signe.",
        places=horde("l0 m2 l4", "m1 m3", "m0+ f2 m4+", "f1 f3", "m0+ m2+ m4+"),
        aid=2,
    ),
    Level(
        number=8,
        en="Light from Gabagast",
        fr="La lumière de Gabagast",
        story_en="You are on your knees when the clouds part. The light of Grand Mage Gabagast falls on your sleeves, warm as bread, and a voice in your heads asks for one last effort, or two.",
        story_fr="Vous êtes à genoux quand les nuages s’écartent. La lumière du Grand Mage Gabagast tombe sur vos manches, chaude comme du pain, et une voix dans vos têtes demande un dernier effort, ou deux.",
        unlocks_en="Two Spells of value 7 join the pile for good, and a new Aid card.",
        unlocks_fr="Deux Sorts de valeur 7 rejoignent la pioche pour de bon, avec une nouvelle Aide de jeu.",
        places=horde("l0 m2 m4 l6", "f1 m3 f5", "m0 m2 m4 m6", "m1+ f3 m5+", "m3+"),
        aid=3,
    ),
    Level(
        number=9,
        en="The Throne of Brarguk",
        fr="Le trône de Brarguk",
        story_en="Behind the last gate it is winter. On the throne sits Brarguk, exiled long ago and never gone, with a three-headed guard on either side. This is where the silence ends, one way or the other.",
        story_fr="Derrière la dernière porte, c’est l’hiver. Sur le trône siège Brarguk, banni jadis et jamais parti, un gardien à trois têtes de chaque côté. C’est ici que le silence finit, d’une façon ou d’une autre.",
        unlocks_en="The last Boss and its two Cerberi are face down, and are revealed together once nothing covers either guard. The Boss is out of reach until both have fallen; its rule is read when it is revealed.",
        unlocks_fr="Le dernier Boss et ses deux Cerbères sont face cachée, et se révèlent ensemble dès que plus rien ne recouvre les deux gardiens. Le Boss est hors d’atteinte jusqu’à leur défaite ; sa règle se lit à sa révélation.",
        places=horde("b43", "l0 c3 c5 f8", "m0+ m2 f4 m6 m8+", "m3+ m5+"),
        aid=3,
    ),
]

LAST_LEVEL: Final = len(LEVELS)

PAGES = [
    Page(
        id="JOURNAL-REWARDS",
        kind="journal",
        en="The Enchanter’s Thanks",
        fr="Les remerciements de l’enchanteur",
        text_en="The tower is quiet, and an old enchanter comes out of its cellar with his arms full of things he no longer dares to use. Take them, he gestures, there is worse ahead. Rewards are in play from now on.",
        text_fr="La tour s’est tue, et un vieil enchanteur sort de la cave, les bras chargés d’objets qu’il n’ose plus employer. Prenez, fait-il de la main, le pire est devant. Les Récompenses sont en jeu désormais.",
        level=CHAPTER_TWO,
    ),
    Page(
        id="JOURNAL-VICTORY",
        kind="journal",
        en="The Silence Ends",
        fr="Le silence prend fin",
        text_en="The winter behind the gate melts, and for the first time in months someone on your side laughs. Three new cards may be put in if you want to set out again: a stronger Dragon, a Reward and a curse.",
        text_fr="L’hiver fond derrière la porte, et pour la première fois depuis des mois, quelqu’un rit qui est de votre côté. Trois nouvelles cartes peuvent entrer si vous voulez repartir : un Dragon plus fort, une Récompense et une malédiction.",
        level=LAST_LEVEL + 1,
    ),
    Page(
        id="AID-1",
        kind="aid",
        en="Aid, first version",
        fr="Aide de jeu, première version",
        text_en="A round: actions from the Leader on, resolution from bottom to top and left to right, reveal, next Leader. Spells: 1 to 5, eight of each.",
        text_fr="Un tour : chacun agit à partir du Leader, résolution de bas en haut, chaque rangée depuis la gauche, révélation, Leader suivant. Sorts : de 1 à 5, huit de chaque.",
        level=1,
    ),
    Page(
        id="AID-2",
        kind="aid",
        en="Aid, second version",
        fr="Aide de jeu, deuxième version",
        text_en="As before, with Rewards, Fog and Lieutenants. Spells: 1 to 5, eight of each, and two of value 6.",
        text_fr="Comme avant, avec Récompenses, Brouillard et Lieutenants. Sorts : de 1 à 5, huit de chaque, et deux de valeur 6.",
        level=6,
    ),
    Page(
        id="AID-3",
        kind="aid",
        en="Aid, third version",
        fr="Aide de jeu, troisième version",
        text_en="As before. Spells: 1 to 5, eight of each, two of value 6 and two of value 7.",
        text_fr="Comme avant. Sorts : de 1 à 5, huit de chaque, deux de valeur 6 et deux de valeur 7.",
        level=8,
    ),
]
