# Ce que dit seulement la page de Syncro.

horde = Horde
horde-gone = La Horde est détruite
mages = Mages et table
hand = Vos Sorts
hand-empty = Aucun Sort en main : vous passez jusqu’à en piocher
chosen = choisi
no-reward = pas de Récompense
pass = Passer
done = Terminé
estimate = Votre signe pour cette main
after-level = Votre main après la victoire
keep-hand = Garder la main
discard-hand = Défausser la main
spell = Sort de valeur { $value }
leader = Leader
rules = Règles en vigueur

## La Horde

enemy = { $name }, { $kind }, force { $strength }
face-down = { $deck }, face cachée
covered = recouvert
spells-on = { $hidden ->
        [0] Sorts dessus pour { $known }
        [one] Sorts dessus pour { $known } et un face cachée
       *[other] Sorts dessus pour { $known } et { $hidden } face cachée
    }
absorbed = absorbés : { $values }
cloaked = sous la cape
asks = réclame { $due }
effect-draws = donne des Sorts si l’on dépasse sa force
effect-absorbs = absorbe un Sort quand une attaque échoue
effect-charges = réclame la différence si le total n’est pas exact
does-draws = Excédent : Sorts
does-absorbs = Échec : absorbe
does-charges = Inexact : payez
does-nothing = Sans effet
does-reward = Révélé : Récompense
does-fog = Révélé : Brouillard
does-guard = Garde le Boss
grows = +{ $amount } par autre carte
when-at-resolution = À sa résolution
when-on-reveal = À sa révélation
when-start-of-turn = Au début de votre tour
when-during-turn = Pendant votre tour
when-with-attack = Avec une attaque
when-blessing = Bénédiction
when-immediate-curse = Malédiction, aussitôt
when-permanent-curse = Malédiction pour ce niveau

## Le tour

round-track = Tour { $round }, action par action
slot-attacked = a attaqué
slot-passed = a passé
slot-now = agit maintenant
slot-waits = à venir

## Les mages

sign-good = Bonne main
sign-average = Moyenne
sign-poor = Mauvaise main
no-sign = pas encore de signe
says = annonce { $sum }
holds = { $count ->
        [0] aucun Sort
        [one] 1 Sort
       *[other] { $count } Sorts
    }
has-reward = a une Récompense
you-know = vous connaissez : { $values }

## Sorts défaussés et pioches

spent = Sorts défaussés
spent-of = Valeur { $value } : à la défausse { $spent }, en tout { $count }
pile-spells = Pioche de Sorts : { $count }
pile-fog = Pioche de Brouillard : { $count }
pile-rewards = Pioche de Récompenses : { $count }
destroyed = Ennemis détruits : { $count }

## Règles en vigueur, une phrase chacune

rule-mushrooms = Champignon : dépassez sa force, et l’équipe pioche l’excédent en Sorts.
rule-golems = Golem : un échec le nourrit. Le Sort le plus faible s’ajoute à sa force, les autres sont perdus.
rule-dragons = Dragon : si le total n’est pas exact, l’équipe paie d’abord la différence avec ses mains, ou perd.
rule-first-boss = Boss : fort comme une tour, et il réclame la différence comme un Dragon.
rule-rewards = Récompense : une au plus par mage, secrète, à usage unique.
rule-fog = Brouillard : il ne s’attaque pas. Découvert, il se retourne : bénédiction ou malédiction.
rule-lieutenants = Lieutenant : son pouvoir agit à sa révélation.
rule-sixes = Deux Sorts de valeur 6 sont dans la pioche.
rule-sevens = Deux Sorts de valeur 7 sont dans la pioche.
rule-spoken-sums = À ce niveau, on annonce les sommes à voix haute, sans signes.
rule-last-boss = Boss : il réclame la différence comme un Dragon, absorbe comme un Golem et gagne 2 par autre carte.
rule-cerberi = Cerbères : révélés ensemble quand tous deux sont libres ; le Boss est hors d’atteinte jusqu’à leur défaite.
order-2 = À deux, chacun agit deux fois, en alternance. Pas sur votre propre Sort de ce tour.
order-3 = Le Leader ouvre et ferme le tour. Pas sur votre propre Sort de ce tour.
order-4 = Chaque mage agit une fois.
order-5 = Chaque mage agit une fois, et l’un au moins passe.
limit = { $limit } Sorts au plus par main.

## La scène d’une résolution

skip = Passer la scène
outcome-exact = Tout pile ! L’ennemi tombe.
outcome-above = { $by } de plus qu’il ne faut : l’ennemi tombe.
outcome-below = Il manque { $by } : l’ennemi tient.
scene-charged = L’ennemi réclame des Sorts pour { $due }
scene-absorbed = Le { $spell } est absorbé : force { $strength }
scene-lost = À la défausse : { $spells }
scene-drew = { $count ->
        [one] { $name } : 1 Sort
       *[other] { $name } : { $count } Sorts
    }
scene-revealed = À découvert maintenant
scene-won = Le niveau est gagné
scene-lost-level = Le niveau est perdu

## Pendant qu’on tient quelque chose

taken-spell = Sort de valeur { $spell } : sur quel ennemi ?
taken-spell-gives = Sort de valeur { $spell } : sur quel ennemi, ou pour quel mage ?
taken-enemy = { $card } : avec quel Sort ?
taken-card = { $card } : avec quoi, ou sur quel ennemi ?
taken-card-spell = { $card } avec le { $spell } : sur quel ennemi ?

## Comment un niveau s’est terminé

won-1 = Le dernier chapeau éclate, et les spores flottent sur les sillons comme de la neige. Vous échangez un regard. Personne ne dit mot ; ce n’est pas la peine.
won-2 = Les pierres du bas-côté ne sont plus que des pierres. Vous secouez la poussière de vos manches et repartez, du même pas.
won-3 = Le feu retombe sur les toits. Depuis une cave, quelqu’un vous salue, un doigt sur les lèvres.
won-4 = La tour n’est plus qu’une tour, et son toit un tas d’écailles. La vallée est libre, et la porte de la cave grince.
won-5 = La grande forme s’affaisse dans la brume comme une cape que plus personne ne porte. Un instant, on voit les toits, et le ciel.
won-6 = Le rire s’arrête net. Sur le rempart se dressent maintenant vos propres ombres.
won-7 = Le chant s’éteint, fenêtre après fenêtre. Vos mains vous obéissent de nouveau, et les portes sont ouvertes.
won-8 = La lumière reste un peu plus longtemps qu’il ne faut. Devant vous, le château, et un vent qui sent la neige.
won-9 = Le trône est vide. Toute l’Aventure est gagnée sans un mot ; maintenant, vous pouvez crier.
lost-empty-hands = Le dernier Sort est joué, et quelque chose bouge encore dans le noir. Vous reculez, comptez vos doigts, et hochez la tête : encore une fois.
lost-payment = Le prix est demandé, et vos mains sont trop légères pour le payer. Les flammes vous repoussent là où le niveau a commencé.
lost-given-up = Vous baissez les mains. La Horde attend ; elle a le temps.
way = { $evenings ->
        [one] Une soirée
       *[other] { $evenings } soirées
    }, { $count ->
        [one] une tentative
       *[other] { $count } tentatives
    } : vos tentatives, niveau par niveau
tries = { $count ->
        [one] Niveau { $level } : gagné du premier coup
       *[other] Niveau { $level } : { $count } tentatives
    }
