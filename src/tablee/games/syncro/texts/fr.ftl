# Syncro en français. Les cartes viennent comme « Nom (ID) » ; $who vaut « you » ou « other ».
# Les emplacements de la Horde s’appellent r3c2 : troisième rangée depuis le haut, deuxième carte depuis la gauche.
# $place le dit en mots, $target nomme la carte qui s’y trouve, $there les deux.

## Ce qu’on demande ; `names` nomme les paramètres dans leur ordre

prompt-estimate = Que vaut votre main ? Tous les signes se montrent ensemble
prompt-turn = Attaquez avec un Sort, ou passez (action { $slot } du tour)
prompt-second-spell = Encore un Sort : sur le même ennemi ou sur un autre
prompt-give-more = Encore un Sort pour { $receiver } ?
prompt-pay = { $card } réclame des Sorts pour { $due } : { $chosen ->
        [0] défaussez-en, ou passez
       *[other] déjà { $chosen } ; encore, ou terminé
    }
prompt-lose = { $left ->
        [one] Défaussez un Sort de votre choix
       *[other] Défaussez { $left } Sorts de votre choix
    }
prompt-keep = Le niveau est gagné. { $count ->
        [one] Garder votre dernier Sort pour le niveau suivant, ou le défausser ?
       *[other] Garder vos { $count } Sorts pour le niveau suivant, ou tous les défausser ?
    }

## Choix

choice-estimate = { $signal }
choice-attack = Attaquer { $target } avec un { $spell }
    .short = { $target } avec { $spell }
choice-attack-using = Attaquer { $target } avec un { $spell }, grâce à { $card }
    .short = { $target } avec { $spell } et { $card }
choice-use = Utiliser { $card }
choice-use-on = Utiliser { $card } sur { $target }
    .short = { $card } sur { $target }
choice-give = Donner un { $spell } à { $seat }
choice-discard = Défausser un { $spell }
    .short = Défausser { $spell }
choice-keep-hand = Garder toute la main
choice-discard-hand = Défausser toute la main
choice-done = Terminé
choice-pass = Passer

## Ce qui s’est passé

event-round-began = { $who ->
        [you] Tour { $round } : vous êtes Leader
       *[other] Tour { $round } : { $name } est Leader
    }
event-judged = { $who ->
        [you] Vous avez estimé votre main
       *[other] { $name } a estimé sa main
    }
event-judged-known = { $who ->
        [you] Votre estimation : { $signal }
       *[other] { $name } estime sa main : { $signal }
    }
event-estimated = { $who ->
        [you] Vous : { $signal }
       *[other] { $name } : { $signal }
    }
event-spoke = { $who ->
        [you] Vous avez annoncé { $sum }
       *[other] { $name } a annoncé { $sum }
    }
event-attacked = { $who ->
        [you] Vous avez posé un Sort face cachée sur { $there }
       *[other] { $name } a posé un Sort face cachée sur { $there }
    }
event-attacked-known = { $who ->
        [you] Vous avez posé un { $spell } face cachée sur { $there }
       *[other] { $name } a posé un { $spell } face cachée sur { $there }
    }
event-passed = { $who ->
        [you] Vous avez passé
       *[other] { $name } a passé
    }
event-used = { $who ->
        [you] Vous avez utilisé { $card }
       *[other] { $name } a utilisé { $card }
    }
event-gave = { $who ->
        [you] Vous avez donné un Sort
       *[other] { $name } a donné un Sort
    } { $whom ->
        [you] à vous, face cachée
       *[other] à { $receiver }, face cachée
    }
event-gave-known = { $who ->
        [you] Vous avez donné un { $spell }
       *[other] { $name } a donné un { $spell }
    } { $whom ->
        [you] à vous
       *[other] à { $receiver }
    }
event-looked = { $who ->
        [you] Vous avez regardé
       *[other] { $name } a regardé
    } { $count ->
        [one] le Sort face cachée sur { $there }
       *[other] les { $count } Sorts face cachée sur { $there }
    }
event-looked-known = { $who ->
        [you] Vous avez regardé les Sorts face cachée sur { $there } : { $spells }
       *[other] { $name } a regardé les Sorts face cachée sur { $there } : { $spells }
    }
event-strengthened = Ce tour-ci, le total compte { $amount } de plus sur { $there }
event-cloaked = Ce tour-ci, rien n’est réclamé ni absorbé par { $there }
event-dealt = { $who ->
        [you] Vous avez reçu
       *[other] { $name } a reçu
    } { $count ->
        [one] 1 Sort
       *[other] { $count } Sorts
    }
event-dealt-known = { $who ->
        [you] Vous avez reçu { $spells }
       *[other] { $name } a reçu { $spells }
    }
event-resolved = Résolution, { $card } ({ $place }) : { $spells } font { $total } contre une force de { $strength }
event-charged = { $card } réclame des Sorts pour { $due }
event-set-aside = { $who ->
        [you] Vous avez choisi un Sort
       *[other] { $name } a choisi un Sort
    }
event-set-aside-known = { $who ->
        [you] Vous avez choisi un { $spell }
       *[other] { $name } a choisi un { $spell }
    }
event-paid = { $who ->
        [you] Vous avez défaussé { $spells }
       *[other] { $name } a défaussé { $spells }
    } : { $due ->
        [0] la pénalité est payée
       *[other] reste { $due } à payer
    }
event-paid-nothing = { $who ->
        [you] Vous n’avez rien défaussé
       *[other] { $name } n’a rien défaussé
    }
event-destroyed = Ennemi détruit : { $card } ({ $place })
event-absorbed = { $card } ({ $place }) a absorbé un { $spell } : force { $strength } à présent
event-spells-discarded = { $there } : { $spells } à la défausse
event-drew = { $who ->
        [you] Vous avez pioché
       *[other] { $name } a pioché
    } { $count ->
        [one] 1 Sort
       *[other] { $count } Sorts
    }
event-drew-known = { $who ->
        [you] Vous avez pioché { $spells }
       *[other] { $name } a pioché { $spells }
    }
event-reshuffled = La défausse mélangée forme une nouvelle pioche de { $count }
event-revealed = Carte révélée, { $place } : { $card }
event-fog-turned = Brouillard de la pioche : { $card }
event-fog-reshuffled = Le Brouillard défaussé, mélangé, forme une nouvelle pioche de { $count }
event-curse-stays = { $card } reste en jeu jusqu’à la fin du niveau
event-discarded = { $who ->
        [you] Vous avez défaussé { $spells }
       *[other] { $name } a défaussé { $spells }
    }
event-hands-passed = Toutes les mains sont passées à gauche
event-reward-drawn = { $who ->
        [you] Vous avez pioché une Récompense
       *[other] { $name } a pioché une Récompense
    }
event-reward-drawn-known = { $who ->
        [you] Vous avez pioché { $card }
       *[other] { $name } a pioché { $card }
    }
event-no-reward = Aucune Récompense piochée : chaque mage en a une
event-rewards-reshuffled = Les Récompenses défaussées, mélangées, forment une nouvelle pioche de { $count }
event-level-won = Le niveau { $level } est gagné
event-level-lost = Le niveau { $level } est perdu : { $by }
event-decided = { $who ->
        [you] Vous avez décidé
       *[other] { $name } a décidé
    }
event-decided-known = { $who ->
        [you] Vous avez choisi de { $fate }
       *[other] { $name } a choisi de { $fate }
    }
event-kept-hand = { $who ->
        [you] Vous avez gardé
       *[other] { $name } a gardé
    } { $count ->
        [one] 1 Sort
       *[other] { $count } Sorts
    }
event-discarded-hand = { $who ->
        [you] Vous avez défaussé
       *[other] { $name } a défaussé
    } { $count ->
        [one] 1 Sort sans le montrer
       *[other] { $count } Sorts sans les montrer
    }
event-adventure-won = L’Aventure est gagnée

## Pourquoi un choix n’est pas permis ; la section du livret et l’id de la règle suivent

refusal-no-spells = Vous n’avez aucun Sort : vous devez passer
refusal-not-held = Vous n’avez plus de Sort de cette valeur
refusal-no-enemy = Il n’y a pas de carte à cet emplacement : { $place }
refusal-is-fog = Le Brouillard ne s’attaque pas
refusal-covered = Une autre carte recouvre celle de la { $place }
refusal-not-revealed = La carte de la { $place } est encore face cachée
refusal-cerberi-first = Le Boss est hors d’atteinte tant que les deux Cerbères ne sont pas vaincus
refusal-cerberi-together = Les Cerbères se révèlent ensemble, quand tous deux sont découverts
refusal-own-spell-on-top = Le Sort du dessus est le vôtre, de ce tour : un partenaire doit d’abord le couvrir
refusal-must-pass = Quatre mages ont attaqué : à cinq, le dernier doit passer
refusal-must-attack = Personne n’a attaqué et personne d’autre ne le peut plus : vous devez attaquer
refusal-one-spell = Ici, un Sort se pose sur un ennemi, il ne se défausse pas
refusal-not-your-reward = Vous n’avez pas cette Récompense
refusal-no-use = Votre Récompense ne s’utilise pas ainsi
refusal-too-strong = Sa force est de { $strength }, c’est trop pour { $card } : { $most } au plus
refusal-not-a-monster = { $card } n’agit que sur les Champignons, Golems et Dragons
refusal-no-spell-to-see = Il n’y a pas de Sort face cachée à cet endroit
refusal-hand-full = Cette main est pleine : { $limit } Sorts au plus
refusal-one-receiver = Tous les Sorts vont au même mage
refusal-everybody-estimates = Chacun doit faire l’un des trois signes
refusal-discard-due = Un Sort doit être défaussé
refusal-all-or-nothing = On garde tous ses Sorts, ou aucun
refusal-no-other-payment = La pénalité se paie uniquement avec des Sorts en main

## Mots

signal-good = pouce vers le haut : bonne main
signal-average = main à plat : moyenne
signal-poor = pouce vers le bas : mauvaise main
estimate-good = pouce vers le haut
estimate-average = main à plat
estimate-poor = pouce vers le bas
judged-good = pouce vers le haut
judged-average = main à plat
judged-poor = pouce vers le bas
by-empty-hands = plus aucun mage n’a de Sort
by-payment = une pénalité n’a pas été payée
defeat-empty-hands = mains vides
defeat-payment = pénalité impayée
fate-keep = garder toute la main
fate-discard = défausser toute la main
kind-mushroom = Champignon
kind-golem = Golem
kind-dragon = Dragon
kind-boss = Boss
kind-cerberus = Cerbère
kind-lieutenant = Lieutenant
kind-reward = Récompense
kind-fog = Brouillard
kind-spell = Sort
kind-level = niveau
kind-journal = Journal des Quêtes
kind-aid = Aide de jeu
timing-at-resolution = à sa résolution
timing-on-reveal = à sa révélation
timing-start-of-turn = au début de votre tour
timing-during-turn = pendant votre tour
timing-with-attack = avec une attaque
timing-blessing = bénédiction, aussitôt
timing-immediate-curse = malédiction, aussitôt
timing-permanent-curse = malédiction pour le reste du niveau
phase-acting = Actions
phase-resolving = Résolution
phase-revealing = Révélation
phase-keeping = Garder ou défausser
phase-won = Niveau gagné
phase-lost = Niveau perdu
number-strength = force
number-per-card = force par autre carte
number-amount = nombre
number-value = valeur
number-count = exemplaires
number-level = dès le niveau
number-monster = Monstres
number-boss = Boss
number-cerberus = Cerbères
number-lieutenant = Lieutenants
number-fog = Brouillard
provenance-of-effect = effet
provenance-of-names = noms
provenance-reconstructed = reconstitué, faute de source
option-level = niveau de départ
option-level-more = Chaque niveau ajoute des règles et poursuit l’histoire ; une première aventure commence au 1.
option-campaign = une aventure à poursuivre
option-first-leader = qui mène le premier tour
option-first-leader-more = Par défaut : la première place au niveau 1, ensuite le Leader suivant.
option-first-leader-next = selon l’aventure
option-monster-pool = monstres dans la pioche
option-monster-pool-more = Les familles qui peuvent apparaître avant leur page du Journal des Quêtes.
option-grant-reward-on-unlock = une Récompense par mage au début du niveau 5
option-grant-reward-on-unlock-more = Aide une équipe qui vient du niveau 4 sans pause.
option-mage-count-handicap = forces adaptées au nombre de mages
option-mage-count-handicap-more = Conseillé à deux, et à cinq quand on connaît le jeu.
option-new-cards = avec les trois cartes de la dernière victoire
option-new-cards-more = Elles rejoignent le jeu une fois l’aventure gagnée.
monster-pool-all-from-start = toutes les familles dès le début
monster-pool-by-level = chaque famille à partir de son niveau
score-enemies = Ennemis détruits ensemble
deck-monster = Monstre
deck-boss = Boss
deck-cerberus = Cerbère
deck-lieutenant = Lieutenant
deck-fog = Brouillard
place-r1c1 = rangée 1, carte 1
place-r1c2 = rangée 1, carte 2
place-r1c3 = rangée 1, carte 3
place-r1c4 = rangée 1, carte 4
place-r2c1 = rangée 2, carte 1
place-r2c2 = rangée 2, carte 2
place-r2c3 = rangée 2, carte 3
place-r2c4 = rangée 2, carte 4
place-r3c1 = rangée 3, carte 1
place-r3c2 = rangée 3, carte 2
place-r3c3 = rangée 3, carte 3
place-r3c4 = rangée 3, carte 4
place-r3c5 = rangée 3, carte 5
place-r4c1 = rangée 4, carte 1
place-r4c2 = rangée 4, carte 2
place-r4c3 = rangée 4, carte 3
place-r5c1 = rangée 5, carte 1
place-r5c2 = rangée 5, carte 2
place-r5c3 = rangée 5, carte 3
place-r6c1 = rangée 6, carte 1
face-up = face visible
face-down = face cachée
face-gone = partie
effect-draws = donne des Sorts pour l’excédent
effect-absorbs = absorbe un Sort après un échec
effect-charges = réclame la différence
unlocked-mushrooms = Champignons
unlocked-drawing = pioche de Sorts
unlocked-hand-limit = limite de main
unlocked-golems = Golems
unlocked-dragons = Dragons
unlocked-first-boss = premier Boss
unlocked-rewards = Récompenses
unlocked-fog = Brouillard
unlocked-lieutenants = Lieutenants
unlocked-sixes = Sorts de valeur 6
unlocked-spoken-sums = sommes à voix haute
unlocked-sevens = Sorts de valeur 7
unlocked-last-boss = dernier Boss
unlocked-cerberi = Cerbères

## Comment s’appellent les parties de la table

area-silent = silence
area-level = niveau
area-chapter = chapitre
area-attempt = essai
area-unlocked = règles en jeu
area-added = nouveau à ce niveau
area-aid = Aide de jeu
area-first = Leader
area-slots = ordre de ce tour
area-slot = actions faites
area-attackers = attaques ce tour-ci
area-limit = limite de main
area-horde = Horde
area-pile = pioche de Sorts
area-discards = Sorts défaussés
area-monsters = pioche de Monstres
area-destroyed = détruits
area-lieutenants = pioche de Lieutenants
area-beaten = Lieutenants vaincus avant
area-fog = pioche de Brouillard
area-fog-discards = Brouillard défaussé
area-fog-applied = Brouillard en cours
area-curses = malédictions en jeu
area-rewards = pioche de Récompenses
area-reward-discards = Récompenses défaussées
area-due = reste à payer
area-charging = réclamé par
area-defeat = perdu par
area-options = options
area-monster-pool = Monstres
area-mage-count-handicap = handicap
area-new-cards = cartes de la dernière victoire
area-place = emplacement
area-row = rangée
area-x = demi-largeurs depuis la gauche
area-deck = pioche
area-cards = cartes en une
area-face = posée
area-accessible = accessible
area-target = attaquable
area-card = carte
area-strength = force
area-effects = effets
area-on = Sorts dessus
area-absorbed = absorbés
area-bonus = bonus
area-cloaked = sous la cape
area-spell = Sort
area-by = posé par
area-count = exemplaires
area-hand = main
area-hand-count = Sorts en main
area-estimate = estimation
area-has-reward = a une Récompense
area-reward = votre Récompense
area-aside = Sorts choisis
area-judged = votre signe
area-known = Sorts que vous connaissez
area-told = somme annoncée, moins ce qu’on a vu depuis

## La table du terminal

sy-level = Niveau { $level } : { $name }
sy-attempt = tentative { $attempt }
sy-round = tour { $round }
sy-piles = Sorts : { $pile } dans la pioche, défaussés { $discards }, { $limit } au plus en main
sy-more-piles = pioches : Brouillard { $fog }, Récompenses { $rewards }
sy-due = Reste à payer pour { $card } : { $due }
sy-no-horde = La Horde est détruite
sy-legend-target = { $mark } accessible
sy-legend-spells = 4 resté là, (4) le vôtre face cachée, (?) d’un partenaire
sy-legend-absorbed = +2 absorbé
sy-legend-help = +3! bonus de ce tour, ~ sous la cape
sy-head-mage = Mage
sy-head-spells = Sorts
sy-head-estimate = Estimation
sy-head-reward = Récompense
sy-yes = oui
sy-leader = Leader
sy-acting = doit agir
sy-known = vous connaissez : { $spells }
sy-sum = annonce { $sum }
sy-hand = Votre main
sy-hand-empty = aucun Sort
sy-chosen = entre parenthèses : choisis
sy-reward = Votre Récompense
sy-curses = Malédictions en jeu
sy-holds = { $count ->
        [one] 1 Sort en main
       *[other] { $count } Sorts en main
    }
sy-attack = Attaquer
sy-with = avec { $spell }

## Ce qu’une première partie veut savoir

first-estimate = Montrez aux autres, sans un mot, ce que vaut votre main : bonne, mauvaise ou moyenne. C’est un avis, personne ne le vérifie, mais leurs plans en dépendent.
first-turn = Posez un Sort face cachée sur un ennemi accessible, ou passez. Quand chacun a joué, les Sorts s’additionnent. Si le total suffit, l’ennemi est détruit ; sinon, seul le Sort le plus faible posé dessus est défaussé.

## Pourquoi un choix est bon

does-enemies = { $amount ->
        [one] fait venir 1 ennemi de plus
       *[other] fait venir { $amount } ennemis de plus
    }
does-enemies-less = { $amount ->
        [one] détruit 1 ennemi
       *[other] détruit { $amount } ennemis
    }
does-missing = ajoute { $amount } à la force à vaincre
does-missing-less = réduit de { $amount } la force à vaincre
reason-own = { $amount } de valeur en main
reason-spells = { $amount ->
        [one] 1 Sort pour les mages
       *[other] { $amount } Sorts pour les mages
    }
reason-spells-less = { $amount ->
        [one] 1 Sort
       *[other] { $amount } Sorts
    }
does-curses = { $amount ->
        [one] apporte 1 malédiction permanente
       *[other] apporte { $amount } malédictions permanentes
    }
does-curses-less = { $amount ->
        [one] lève 1 malédiction permanente
       *[other] lève { $amount } malédictions permanentes
    }
reason-rewards = { $amount ->
        [one] 1 Récompense
       *[other] { $amount } Récompenses
    }
does-due = ajoute { $amount } à ce qu’il faut payer
does-due-less = retire { $amount } de ce qu’il faut payer
reason-right = { $amount ->
        [one] 1 ennemi avec à peu près la bonne somme
       *[other] { $amount } ennemis avec à peu près la bonne somme
    }
