# Érudits du Tigre du Sud en français. Les cartes viennent comme « Nom (id) » ; $who vaut « you » ou « other », $name est le joueur.

## Ce qu’on demande ; `names` nomme les paramètres dans leur ordre

prompt-draft = Prenez un traducteur de départ avec la carte Ressources dessous
prompt-turn = Tour { $round } : travaillez ou reposez-vous
prompt-card = Quelle carte Action pour { $slot } ?
prompt-dice = { $colour ->
        [none] Quel dé ?
       *[other] Action : { $colour } { $value }. D’autres dés ou ouvriers ?
    }
prompt-resolve = { $slot }, valeur { $value } : que faites-vous ?
prompt-recruit = { $value ->
        [0] Quel traducteur ?
       *[other] Recruter avec une valeur de { $value }
    }
prompt-room = Quelle salle pour { $card } ?
prompt-travel = Jusqu’où ? Au plus { $value }
prompt-deliver = Livrer { $card } ?
prompt-research = Rechercher : il reste { $left }
prompt-translate = Traduire avec une valeur de { $value }
prompt-chain = { $card } : { $count ->
        [0] qui traduit d’abord ?
       *[other] qui continue ? { $count } déjà, { $fees } { $fees ->
            [one] Pièce
           *[other] Pièces
        } à payer
    }
prompt-study = Placez 1 Or sur { $left ->
        [one] 1 traducteur
       *[other] { $left } traducteurs différents
    }
prompt-move-gold = Placez ou prenez 1 Or{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } fois)
    }
prompt-place-gold = Placez 1 Or{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } fois)
    }
prompt-retire = Quel traducteur de la rangée du haut prend sa retraite ?
prompt-gain-worker = Gagnez { $left ->
        [one] 1 ouvrier
       *[other] { $left } ouvriers
    } : quelle couleur ?
prompt-gain-die = Gagnez { $left ->
        [one] 1 dé
       *[other] { $left } dés
    } : quelle couleur ?
prompt-destroy = Détruisez { $left ->
        [one] 1 dé blanc
       *[other] jusqu’à { $left } dés blancs
    }
prompt-recall = Vous n’avez plus d’influence en réserve : d’où en reprendre 1 ?
prompt-influence = Placez 1 influence dans une guilde{ $left ->
        [one] { "" }
       *[other] { " " }(encore { $left })
    }
prompt-mark = Placez 1 influence sur un parchemin{ $left ->
        [one] { "" }
       *[other] { " " }(encore { $left })
    }
prompt-advance = Sur quelle piste avancer ?{ $left ->
        [one] { "" }
       *[other] { " " }(encore { $left })
    }
prompt-harvest-track = Sur quelle piste récolter ?
prompt-harvest = Quelle récolte maintenant ?
prompt-pay-for = { $price ->
        [silver] Payer { $amount } { $amount ->
            [one] Pièce
           *[other] Pièces
        }
        [xp] Dépenser { $amount } XP
        [worker] Dépenser { $amount } { $amount ->
            [one] ouvrier
           *[other] ouvriers
        }
        [die] Mettre un dé de votre main dans votre sac
       *[other] Gagner un dé blanc
    }
prompt-choose = Choisissez
prompt-page = Gagner une Page, ou 2 XP ? Vous avez { $xp } XP
prompt-upgrade = Quelle carte Action améliorer ?
prompt-late-banner = Utiliser le bandeau marron de votre nouvelle carte { $science } ?
prompt-tuck = Quelle carte glisser, et sous quel emplacement ?
prompt-tuck-price = { $card } coûte { $price ->
        [one] 1 unité
       *[other] { $price } unités
    } : combien payer en Pièces ?
prompt-caliph = Le Calife : quelle option pour { $guild } ?
prompt-final-pages = Quelle Page dorée résoudre ?
prompt-rival-wants = L’adversaire veut { $card }, qui porte votre influence

## Choix

choice-draft = { $card }{ $resource ->
        [0] { "" }
       *[other] { " " }avec { $resource }
    }
    .short = { $card }
choice-rest = Se reposer
choice-work = Travailler : { $slot }
choice-play-card = { $science }
choice-use-die = { $colour } { $value }{ $total ->
        [0] { "" }
       *[other] { " " }→ { $makes } { $total }
    }
    .short = { $colour } { $value }
choice-use-worker = Ouvrier { $colour } sur { $place ->
        [3] le dé imprimé
       *[other] le dé { $place }
    }{ $total ->
        [0] { "" }
       *[other] { " " }→ { $makes } { $total }
    }
    .short = Ouvrier { $colour }, { $place ->
        [3] dé imprimé
       *[other] dé { $place }
    }
choice-pick-colour = En { $colour }
choice-act = { $act }
choice-use-banner = Bandeau marron
choice-use = Utiliser { $card }
choice-dispatch = Dépêcher { $card }
choice-employ = Employer { $card }
choice-pick-room = Salle { $room }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
choice-move = Avancer de { $distance }{ $location ->
        [0] { "" }
       *[other] { " " }({ $location })
    }
choice-deliver = À { $guild }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
choice-study = { $study ->
        [1] Or sur 1 traducteur : 1 XP et une Page
       *[other] Or sur 2 traducteurs : 3 XP et une Page
    }
    .short = Or sur { $study ->
        [1] 1 traducteur
       *[other] 2 traducteurs
    }
choice-translate = { $card }
choice-through = { $card }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
choice-place-gold = Placer 1 Or sur { $card }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
    .short = Placer : { $card }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
choice-take-gold = Prendre 1 Or sur { $card }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
    .short = Prendre : { $card }{ $price ->
        [0] { "" }
        [one] { " " }({ $price } Pièce)
       *[other] { " " }({ $price } Pièces)
    }
choice-retire = Retraite : { $card }
choice-gain-worker = Ouvrier { $colour }
choice-gain-die = Dé { $colour }
choice-spend-worker = Dépenser un ouvrier { $colour }
    .short = Ouvrier { $colour }
choice-return-die = Remettre au sac le dé { $colour } ({ $value })
    .short = { $colour } { $value }
choice-destroy-from-bag = Un dé blanc du sac
choice-destroy-die = Le dé blanc ({ $value }) de la main
choice-influence = { $guild }
choice-mark = { $card }
choice-recall-guild = Depuis { $guild }
choice-recall = Depuis { $card }
choice-advance = Avancer : { $science }
choice-harvest = Récolter : { $science }
choice-take-page = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } XP)
    }
choice-upgrade = Améliorer { $science }
choice-choose = { $what }
choice-tuck = { $card } sous { $act }{ $price ->
        [0] { "" }
       *[other] { " " }(prix { $price })
    }
    .short = { $card } : { $act }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price })
    }
choice-pay = { $amount } { $amount ->
        [one] Pièce
       *[other] Pièces
    }, des dés pour le reste
    .short = { $amount } { $amount ->
        [one] Pièce
       *[other] Pièces
    }
choice-take-option = { $option }
choice-let = Laisser faire pour 1 Pièce
choice-divert = Payer 1 Pièce pour le détourner
choice-done = Fini
choice-pass = Passer

## Ce qui s’est passé

event-drafted = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card } avec { $resource }
event-goal-dealt = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } reçu { $card }
event-drew = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } tiré : { $dice }
event-gained-die = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné un dé { $colour }
event-gained-die-in-hand = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné un dé en main : { $colour } { $value }
event-gained-worker = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné un ouvrier { $colour }
event-gained-silver = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné { $count } { $count ->
        [one] Pièce
       *[other] Pièces
    }
event-gained-gold = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné { $count } Or
event-gained-xp = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné { $count } XP
event-paid-silver = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } payé { $count } { $count ->
        [one] Pièce
       *[other] Pièces
    }
event-paid-fee = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } payé { $count } { $count ->
        [one] Pièce
       *[other] Pièces
    } à { $to }
event-spent-xp = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } dépensé { $count } XP
event-spent-worker = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } dépensé un ouvrier { $colour }
event-returned-die = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } remis au sac un dé { $colour } ({ $value })
event-destroyed-die = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } détruit un dé blanc
event-influenced = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé 1 influence dans { $guild }
event-marked = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé 1 influence sur { $card }
event-recalled = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } repris 1 influence sur { $card }
event-recalled-from-guild = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } repris 1 influence dans { $guild }
event-controls = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris le contrôle de { $guild }
event-worked = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } travaillé : { $slot } avec { $science }, { $colour } { $value }
event-used = Effet : { $card }
event-dispatched = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } dépêché : { $card }
event-employed = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } employé, salle { $room } : { $card }
event-turned-up = Une carte est révélée : { $card }
event-came-round = De nouveau sur le dessus : { $card }
event-travelled = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } avancé de { $distance }, arrivée : { $place }
event-delivered = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } livré un parchemin à { $guild }, rangée { $row } : { $card }
event-refilled = { $place } reçoit { $card }
event-advanced = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } atteint le niveau { $level } : { $science }
event-harvested = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } récolté : { $science }
event-translated = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } traduit { $card } depuis { $guild } par { $cards }
event-studied = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } gagné une Page en plaçant de l’Or sur { $cards }
event-placed-gold = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé 1 Or sur { $card }
event-took-gold = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris 1 Or sur { $card }
event-retired = À la retraite : { $card }
event-took-page = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card } pour { $price } XP
event-books-filled = Nouvelles Pages : { $cards }
event-upgraded = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card }
event-upgrade-left = { $card } quitte la partie
event-rested = { $who ->
        [you] Vous vous reposez
       *[other] { $name } se repose
    }
event-replaced = { $card } { $gone ->
        [none] arrive
       *[other] remplace { $gone }
    } ; le marqueur neutre va à { $place }
event-reserve-opened = La réserve devient la pioche : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
event-caliph = Un Calife est révélé : { $caliph }
event-last-caliph = Le quatrième Calife : ce tour de table et encore un
event-took-option = Option prise pour { $guild } : { $option }
event-consoled = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } reçu une consolation
event-goal-reached = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } rempli un objectif : { $objective } { $colour }
event-goal-done = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } rempli tous les objectifs : le sixième emplacement est ouvert
event-tucked = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } glissé { $card } sous { $act }
event-row-completed = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } complété la rangée { $row }
event-flipped = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } retourné { $tile }
event-left-game = { $card } quitte la partie
event-game-ended = La partie est finie
event-scheme = L’adversaire joue { $scheme }
event-rival-rested = L’adversaire se repose
event-rival-track = Le marqueur de l’adversaire avance de { $count } et arrive à la case { $space }
event-rival-returned = Le marqueur de l’adversaire revient au début ({ $count })
event-rival-influenced = L’adversaire a placé 1 influence dans { $guild }
event-rival-marked = L’adversaire a placé 1 influence sur { $card }
event-rival-placed-gold = L’adversaire a placé 1 Or sur { $card }
event-rival-page = L’adversaire a pris { $card }
event-rival-employed = L’adversaire a employé, salle { $room } : { $card }
event-rival-translated = L’adversaire a traduit : { $card }
event-rival-delivered = L’adversaire a livré un parchemin à { $guild }, rangée { $row } : { $card }
event-rival-retired = À la retraite pour l’adversaire : { $card }
event-rival-dice = Somme des dés de l’adversaire : { $count }
event-rival-scored = L’adversaire a { $count } PV
event-diverted = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } détourné l’adversaire : il laisse { $card }

## Pourquoi un choix n’est pas permis ; la section et la règle suivent

refusal-slot-used = Cet emplacement porte déjà une carte Action
refusal-slot-closed = Le sixième emplacement est fermé tant que tous les objectifs ne sont pas atteints
refusal-cannot-work = Sans carte Action et dé en main, on ne peut que se reposer
refusal-no-such-action-card = Cette carte Action n’est pas dans votre main
refusal-one-or-two-dice = Un dé ou deux, ni plus ni moins
refusal-no-such-die = Il n’y a pas ce dé
refusal-fresh-die = Un dé arrivé en main pendant ce tour ne peut servir qu’au tour suivant
refusal-two-workers = Deux ouvriers par dé au plus
refusal-no-worker = Vous n’avez pas cet ouvrier
refusal-colour-fixed = Les dés sont posés : la couleur de l’action ne change plus
refusal-pick-a-colour = Les dés laissent la couleur ouverte : choisissez-la
refusal-once = Chaque chose se fait une fois par tour
refusal-one-after-another = Finissez d’abord ceci
refusal-wrong-slot = { $card } n’est pas sous l’emplacement utilisé
refusal-not-this-action = Cet emplacement ne permet pas cette action
refusal-not-on-top = { $card } n’est pas sur le dessus de sa pile
refusal-value-too-low = Cette pile demande la valeur { $need }, la vôtre est { $value } : { $card }
refusal-no-room = Toutes les salles sont occupées
refusal-room-too-expensive = Une salle libre coûte { $price } { $price ->
        [one] Pièce
       *[other] Pièces
    } : vous en avez { $silver }
refusal-room-taken = Cette salle est occupée
refusal-too-far = Au moins 1 case et au plus la valeur : { $value }
refusal-guild-full = Il n’y a plus de place dans cette guilde
refusal-delivery-too-expensive = Cette livraison coûte { $price } { $price ->
        [one] Pièce
       *[other] Pièces
    } : vous en avez { $silver }
refusal-no-scroll-here = Il n’y a pas de parchemin près de votre marqueur
refusal-white-research = Une action blanche ne permet pas de Rechercher
refusal-wrong-track = Cette piste n’est pas de la couleur de l’action
refusal-step-too-expensive = La case suivante demande la valeur { $need } : il en reste { $have }
refusal-not-in-house = { $card } n’est pas dans la Maison de la Sagesse
refusal-wrong-colour = L’action n’a pas la couleur de cette guilde : { $card }
refusal-row-too-high = Cette rangée demande la valeur { $need }, la vôtre est { $value } : { $card }
refusal-first-language = { $card } ne parle pas la langue du parchemin
refusal-no-common-language = { $card } ne partage aucune langue avec le précédent
refusal-translator-twice = { $card } est déjà dans la chaîne
refusal-not-arabic = Le dernier traducteur doit parler arabe
refusal-no-chain = Aucune chaîne de traducteurs employés ne mène de là à l’arabe
refusal-cannot-pay-chain = Vous ne pouvez pas payer une telle chaîne avec { $gold } Or et { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    }
refusal-not-employed = { $card } n’est dans aucune salle
refusal-no-fee = Avec ce qui revient au propriétaire, cela coûte { $price } { $price ->
        [one] Pièce
       *[other] Pièces
    } : vous en avez { $silver }
refusal-no-gold = Vous n’avez pas d’Or
refusal-no-gold-on-it = Il n’y a pas d’Or sur { $card }
refusal-has-influence = { $card } porte déjà de l’influence
refusal-not-face-up = { $card } n’est pas là, face visible
refusal-no-influence-on-pages = On ne place jamais d’influence sur une Page
refusal-option-taken = Cette option est prise
refusal-black-no-scroll = Une action noire ne traduit pas de parchemin
refusal-not-black = Seule une action noire le permet
refusal-study-six = Il faut un 6 noir ou plus : le vôtre vaut { $value }
refusal-study-ten = Il faut un 10 noir ou plus : le vôtre vaut { $value }
refusal-study-gold = Vous ne pouvez pas payer cela avec { $gold } Or et { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    }
refusal-different-translators = L’Or va sur des traducteurs différents
refusal-page-too-expensive = { $card } coûte { $price } XP : vous en avez { $xp }
refusal-page-slot = { $card } va sous un autre emplacement
refusal-under-four-slots = On ne glisse de cartes que sous les quatre premiers emplacements
refusal-tuck-too-expensive = Vous ne pouvez pas payer cette place : vous avez { $units } en Pièces et en dés blancs
refusal-other-kind = Vous n’avez plus de carte simple de cette sorte
refusal-none-left = Aucune carte améliorée de cette sorte n’est exposée
refusal-end-only = { $card } n’agit qu’à la fin de la partie
refusal-compulsory = Il faut le faire autant que possible

## Mots

colour-white = blanc
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-green = vert
colour-black = noir
makes-white = blanc
makes-red = rouge
makes-yellow = jaune
makes-blue = bleu
makes-orange = orange
makes-purple = violet
makes-green = vert
makes-black = noir
dice-white-1 = blanc 1
dice-white-2 = blanc 2
dice-white-3 = blanc 3
dice-white-4 = blanc 4
dice-white-5 = blanc 5
dice-white-6 = blanc 6
dice-red-1 = rouge 1
dice-red-2 = rouge 2
dice-red-3 = rouge 3
dice-red-4 = rouge 4
dice-red-5 = rouge 5
dice-red-6 = rouge 6
dice-yellow-1 = jaune 1
dice-yellow-2 = jaune 2
dice-yellow-3 = jaune 3
dice-yellow-4 = jaune 4
dice-yellow-5 = jaune 5
dice-yellow-6 = jaune 6
dice-blue-1 = bleu 1
dice-blue-2 = bleu 2
dice-blue-3 = bleu 3
dice-blue-4 = bleu 4
dice-blue-5 = bleu 5
dice-blue-6 = bleu 6
dice-orange-4 = orange 4
dice-orange-5 = orange 5
dice-orange-6 = orange 6
dice-purple-4 = violet 4
dice-purple-5 = violet 5
dice-purple-6 = violet 6
dice-green-4 = vert 4
dice-green-5 = vert 5
dice-green-6 = vert 6
dice-black-4 = noir 4
dice-black-5 = noir 5
dice-black-6 = noir 6
science-mathematics = Mathématiques
science-chemistry = Chimie
science-biology = Biologie
science-astronomy = Astronomie
science-philosophy = Philosophie
science-physics = Physique
science-medicine = Médecine
science-respite = Répit
science-goal = la carte Objectif
act-recruit = Recruter
act-travel = Voyager
act-research = Rechercher
act-translate = Traduire
slot-recruit = Recruter
slot-travel = Voyager
slot-research = Rechercher
slot-translate = Traduire
slot-fifth = le cinquième emplacement
slot-sixth = le sixième emplacement
slot-any = tout emplacement
guild-purple = la guilde violette
guild-orange = la guilde orange
guild-green = la guilde verte
option-top = haut
option-middle = milieu
option-bottom = bas
option-myriade = avec Myriade de Livres
option-myriade-more = L’extension : Médecine, dés noirs, XP et Pages.
option-mode = durée de la partie
option-mode-more = La partie longue a plus de parchemins et dure davantage.
option-level = niveau de l’adversaire en solo
option-level-more = Plus il est haut, plus l’adversaire est fort. Son avance en PV est reconstituée : voyez la carte du niveau.
option-promos = avec les traducteurs promotionnels
option-promos-more = Un neuvième traducteur dans chaque pile.
mode-casual = courte
mode-epic = longue
what-silver = Des Pièces
what-gold = De l’Or
what-xp = 2 XP
what-worker = Un ouvrier
what-die = Un dé
what-destroy = Détruire des dés blancs
what-retire = Retraite depuis la rangée du haut, et un dé blanc
what-upgrade = Améliorer une carte Action
what-employ = Employer un traducteur
what-advance = Avancer sur une piste
what-pay = Payer
to-opponent = l’adversaire
to-supply = la réserve
objective-met = interaction, 1 ouvrier
objective-translated = traduction, 1 ouvrier
objective-level = niveau atteint, 1 dé
phase-draft = Choix de départ
phase-play = En jeu
phase-final = Pages dorées
phase-over = Partie finie
kind-translator = traducteur
kind-starter = traducteur de départ
kind-scroll = parchemin
kind-resource = carte Ressources
kind-goal = carte Objectif
kind-action = carte Action
kind-upgraded = carte Action améliorée
kind-page = Page
kind-start-page = Page de départ
kind-row = tuile Bonus de rangée
kind-caliph = carte Calife
kind-scheme = carte Stratagème
kind-room = salle
kind-deck = pile
kind-track = piste de recherche
kind-place = lieu
kind-guild = guilde
kind-house = rangée de la Maison
kind-study = traduction noire
kind-level = niveau solo
kind-rule = nombre d’une règle
timing-dispatch = en dépêchant
timing-tucked = sous le plateau
timing-translated = une fois traduit
timing-bonus = au départ
timing-banner = bandeau
timing-harvest = au repos
timing-first = rangée complète
timing-middle = Calife
timing-employed = en employant
timing-level = une fois atteint
timing-stop = étape
timing-consolation = Calife
timing-delivered = livraison
timing-study = traduction noire
timing-match = étape
timing-end = fin de partie
timing-none = –
number-points = PV
number-gold = Or
number-room = salle
number-price = prix en XP
number-silver = Pièces
number-level = niveau
number-die = dé imprimé
number-value = valeur
number-cost = prix
number-influence = influence
number-translators = traducteurs
number-dice = dés
number-needs = nécessaires
number-top = haut
number-middle = milieu
number-bottom = bas
number-first-scroll = influence sur le premier parchemin violet
number-neutral-scroll = influence près du marqueur neutre
number-orange = influence dans la guilde orange
number-above = parchemins au-dessus
number-below = parchemins au-dessous
number-dice-white = dés blancs
number-dice-red = dés rouges
number-dice-yellow = dés jaunes
number-dice-blue = dés bleus
number-workers-white = ouvriers blancs
number-workers-red = ouvriers rouges
number-workers-yellow = ouvriers jaunes
number-workers-blue = ouvriers bleus
number-cost-1 = prix de la case 1
number-cost-2 = prix de la case 2
number-cost-3 = prix de la case 3
number-cost-4 = prix de la case 4
number-cost-5 = prix de la case 5
number-cost-6 = prix de la case 6
number-cost-7 = prix de la case 7
number-points-1 = PV du niveau 1
number-points-2 = PV du niveau 2
number-points-3 = PV du niveau 3
number-points-4 = PV du niveau 4
number-points-5 = PV du niveau 5
number-points-6 = PV du niveau 6
number-points-7 = PV du niveau 7
number-casual-1 = courte, 1
number-casual-2 = courte, 2
number-casual-3 = courte, 3
number-casual-4 = courte, 4
number-epic-1 = longue, 1
number-epic-2 = longue, 2
number-epic-3 = longue, 3
number-epic-4 = longue, 4
number-place-1 = place 1
number-place-2 = place 2
number-place-3 = place 3
number-place-4 = place 4
number-row-1 = rangée 1
number-row-2 = rangée 2
number-row-3 = rangée 3
number-row-4 = rangée 4
provenance-reconstructed = reconstitué
provenance-of-card = carte
provenance-of-points = PV
provenance-of-effects = effets
provenance-of-room = salle
provenance-of-language = langue
provenance-of-bonus = bonus
provenance-of-colour = couleur
provenance-of-slot = emplacement
provenance-of-back = verso
provenance-of-rewards = récompenses
provenance-of-harvest = récolte
provenance-of-one-each = une influence chacune
provenance-of-order = ordre
provenance-of-level-1 = case 1
provenance-of-beyond = au-delà
score-start = Avance
score-dice = Somme des dés
dice-sum = Somme des dés : { $count }
score-retired = Traducteurs retraités
score-guilds = Guildes
score-caliphs = Califes
score-research = Recherche
score-scrolls = Parchemins
score-pages = Pages
score-rows = Tuiles Bonus de rangée
score-note = Comme si la partie finissait maintenant : la Somme des dés, les guildes et ce que rapportent les parchemins peuvent encore changer.
tie-employed = égalité de points : départagée au nombre de traducteurs employés
tie-workers = égalité de points et de traducteurs : départagée au nombre d’ouvriers
tie-shared = égalité parfaite : la victoire est partagée
tie-opponent = égalité de points : l’adversaire gagne

## La table au terminal

sc-round = Tour { $round }
sc-turn = { $who ->
        [you] à vous
        [opponent] tour de l’adversaire
       *[other] { $name } joue
    }
sc-ending = le tour { $round } est le dernier
sc-stock = pioche { $pile } · réserve { $reserve } · Califes { $caliphs }/4
sc-decks = Traducteurs (valeur qui ouvre la pile)
sc-empty = rien
sc-rooms = Salles (traducteur, propriétaire, Or)
sc-free-room = { $room } libre ({ $price })
sc-neutral = neutre
sc-map = Carte, sens horaire (parchemin/sa couleur)
sc-marker = neutre
sc-house = Maison de la Sagesse (* contrôle)
sc-nobody = personne
sc-tracks = Recherche (p1, p2… ; + XP sur la case 3)
sc-pairs = Traducteurs de départ, chacun avec une carte Ressources
sc-on-demand = tuiles : Livres, cartes améliorées et piles en entier · regarder : le plateau d’un joueur
sc-letter = { $colour ->
        [white] Bc
        [red] R
        [yellow] J
        [blue] Bu
        [orange] O
        [purple] Vi
        [green] Ve
       *[black] N
    }
sc-points = { $points } PV pour l’instant
sc-panel-points = points pour l’instant
sc-goods = { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    }, { $gold } Or, { $influence } { $influence ->
        [one] influence
       *[other] influences
    }, Somme des dés { $sum }
sc-xp = { $xp } XP
sc-others = emplacements pris { $slots }, cartes glissées { $tucked }, parchemins { $scrolls }
sc-hand = Main
sc-fresh = pour le prochain tour
sc-workers = Ouvriers
sc-bag = Sac
sc-cards = Cartes Action
sc-slot = { $slot }
sc-closed = fermé jusqu’aux trois objectifs
sc-free = libre
sc-next = carte suivante { $price }
sc-goal = Objectif { $done }/3
sc-scrolls = Parchemins
sc-opponent = Adversaire, niveau { $level }
sc-opponent-facts = piste { $track }, Somme des dés { $sum }, influences { $influence }, marqueurs déplacés { $markers }, parchemins { $scrolls }, retraités { $retired }, Pages { $pages }
sc-schemes = Stratagèmes joués :
sc-books = Livres (Pages restantes : { $pile })
sc-book = Livre { $book }
sc-upgrades = Cartes Action améliorées
sc-chain = { $chain } : { $gold } Or, { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    } de frais
sc-retiring = à la retraite : { $cards }
sc-gives = Donnerait
sc-reach-travel = Voyager jusqu’à { $distance }
sc-study = option noire { $study }
sc-usable = utilisables aussitôt :

## Zones, comme le plateau simple de la page les nomme

area-back = dés remis au sac
area-bag = sac
area-bottom = bas
area-caliph_xp = XP sur la première case de Calife
area-caliphs = cartes Calife
area-card = carte
area-cards = actions
area-chains = suites possibles
area-chooser = choisit
area-colour = couleur
area-colours = couleurs
area-columns = sous les emplacements
area-consoled = consolation
area-control = contrôle
area-count = cartes
area-decks = traducteurs
area-deed = donne
area-dice = dés de la réserve
area-dice_sum = Somme des dés
area-die = dé
area-distance = distance
area-draws = dés tirés
area-due = à glisser encore
area-faces = dés avec ouvriers
area-fees = frais
area-first = premier joueur
area-flipped = tuiles Bonus retournées
area-fresh = dés pour le prochain tour
area-given = premier parchemin
area-gives = donnerait
area-goal = carte Objectif
area-gold = Or
area-guild = guilde
area-guilds = guildes
area-hand = dés en main
area-harvests = récoltes
area-house = Maison de la Sagesse
area-influence = influence
area-languages = langues
area-last_round = dernier tour
area-level = niveau
area-levels = recherche
area-map = carte
area-markers = marqueurs sous les Pages
area-match = de la couleur de l’action
area-middle = milieu
area-mode = longueur
area-neutral = marqueur neutre
area-next_caliph = prochain Calife
area-objectives = objectifs
area-opponent = adversaire
area-owner = propriétaire
area-page_pile = Pages restantes
area-pages = Livres
area-pairs = paires à choisir
area-pile = pioche
area-place = place sur la carte
area-plan = projet
area-played = stratagèmes joués
area-price = prix
area-promos = traducteurs promotionnels
area-prospects = ce que peuvent les dés
area-recruit = recruter
area-research = recherche jusqu’à
area-reserve = réserve
area-rest = un repos maintenant
area-retired = retraités
area-retiring = partira à la retraite
area-returns = retours du marqueur
area-rooms = salles
area-routes = chaînes les moins chères
area-row = prochaine rangée
area-rows = rangées complètes
area-schemes = stratagèmes restants
area-science = science
area-score = score
area-scroll = parchemin
area-scrolls = parchemins
area-silver = Pièces
area-slot = emplacement
area-slots = emplacements
area-stops = étapes
area-study = options noires
area-top = haut
area-track = piste de ressources
area-track_xp = XP sur les pistes
area-translate = traduire
area-translators = chaîne
area-travel = voyage jusqu’à
area-tuck_prices = prix de la carte suivante
area-upgraded = cartes améliorées
area-upgrades = cartes améliorées proposées
area-value = valeur
area-work = action
area-workers = ouvriers
area-xp = XP
word-opponent = adversaire
word-white = blanc
word-red = rouge
word-yellow = jaune
word-blue = bleu
word-orange = orange
word-purple = violet
word-green = vert
word-black = noir
word-mathematics = Mathématiques
word-chemistry = Chimie
word-biology = Biologie
word-astronomy = Astronomie
word-philosophy = Philosophie
word-physics = Physique
word-medicine = Médecine
word-respite = Répit

## Ce qu’une première partie veut savoir

first-draft = Ce traducteur travaille désormais pour vous : les autres vous paient pour faire appel à lui. La carte dessous est ce que vous avez au départ.
first-turn = Pour travailler, posez des dés sur une carte Action : leur couleur décide de ce qui est permis, leur valeur jusqu’où vous allez. Quand il ne reste plus assez de dés ou de cartes, reposez-vous : tout revient.
first-card = Chaque carte Action va dans certains emplacements ; l’emplacement décide quelles cartes glissées dessous agissent aussi.
first-dice = Un ou deux dés. Leurs valeurs s’ajoutent, leurs couleurs se mêlent ; les ouvriers recolorent un dé ou l’augmentent. Vous voyez ce qu’ils atteignent avant de confirmer.
first-resolve = À présent, dépensez la valeur : tout ce qui est éclairé est possible.

## Pourquoi un choix est bon

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
reason-silver = { $amount ->
        [one] 1 Pièce
       *[other] { $amount } Pièces
    }
reason-gold = { $amount } Or
reason-xp = { $amount } XP
reason-workers = { $amount ->
        [one] 1 ouvrier
       *[other] { $amount } ouvriers
    }
reason-coloured-dice = { $amount ->
        [one] 1 dé de couleur
       *[other] { $amount } dés de couleur
    }
does-translators = { $amount ->
        [one] emploie 1 traducteur
       *[other] emploie { $amount } traducteurs
    }
does-translators-less = { $amount ->
        [one] met 1 traducteur à la retraite
       *[other] met { $amount } traducteurs à la retraite
    }
reason-pages = { $amount ->
        [one] 1 carte sous le plateau
       *[other] { $amount } cartes sous le plateau
    }
does-upgrades = { $amount ->
        [one] améliore 1 carte Action
       *[other] améliore { $amount } cartes Action
    }
does-upgrades-less = { $amount ->
        [one] perd 1 amélioration
       *[other] perd { $amount } améliorations
    }
reason-research = { $amount ->
        [one] 1 case de recherche
       *[other] { $amount } cases de recherche
    }
reason-influence = { $amount } { $amount ->
        [one] influence
       *[other] influences
    } dans les guildes
does-guilds = { $amount ->
        [one] prend le contrôle de 1 guilde
       *[other] prend le contrôle de { $amount } guildes
    }
does-guilds-less = { $amount ->
        [one] perd le contrôle de 1 guilde
       *[other] perd le contrôle de { $amount } guildes
    }
does-objectives = { $amount ->
        [one] atteint 1 objectif de la carte Objectif
       *[other] atteint { $amount } objectifs de la carte Objectif
    }
does-objectives-less = { $amount ->
        [one] perd 1 objectif de la carte Objectif
       *[other] perd { $amount } objectifs de la carte Objectif
    }
reason-marks = { $amount ->
        [one] 1 parchemin avec votre influence
       *[other] { $amount } parchemins avec votre influence
    }
reason-retirement = { $amount ->
        [one] 1 point aux retraites des traducteurs
       *[other] { $amount } points aux retraites des traducteurs
    }
