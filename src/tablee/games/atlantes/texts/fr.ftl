# Atlantes en français. Les cartes viennent comme « Nom (ID) » ; $who vaut « you » ou « other ».

## Ce qu’on demande ; `names` nomme les paramètres dans leur ordre

prompt-draft = Gardez un roi sur { $count }
prompt-before = À vous : jouez un personnage, ou d’abord mantas, niveaux et objectifs
prompt-after = Action principale faite : mantas, niveaux et objectifs, ou fin du tour
prompt-conquer = { $card } : conquérez un lieu avec { $power } de pouvoir, à compléter par vos mantas et vos lieux
prompt-buy = { $card } : achetez un lieu avec { $gold } or, à compléter par vos mantas et vos lieux
prompt-recruit = { $card } : recrutez un personnage avec { $gold } or, à compléter par vos mantas et vos lieux
prompt-recruit-free = { $card } : recrutez un personnage sans payer
prompt-pay = Payez { $card } : { $total } sur { $price } ({ $resource })
prompt-explore = { $card } : explorer ?
prompt-thin = { $left ->
        [one] Explorer : défaussez { $left } lieu, les quatre autres montent
       *[other] Explorer : défaussez { $left } lieux, les quatre autres montent
    }
prompt-raise = { $card } : { $left ->
        [one] élevez un lieu de { $left } cran
       *[other] élevez vos lieux, un cran à la fois (encore { $left })
    }
prompt-forced-raise = { $card }, chez un adversaire : { $left ->
        [one] élevez un de vos lieux de { $left } cran
       *[other] élevez vos lieux, un cran à la fois (encore { $left })
    }
prompt-raise-fully = { $card } : quel lieu élever complètement ?
prompt-score = { $card } : { $left ->
        [one] marquez les points d’un lieu complètement élevé
       *[other] marquez les points de lieux complètement élevés (encore { $left })
    }
prompt-one-of = { $card } : élevez des lieux ou marquez leurs points
prompt-take-back = { $card } : { $left ->
        [one] reprenez un personnage de votre défausse
       *[other] reprenez des personnages de votre défausse (encore { $left })
    }
prompt-replay = { $card } : payer { $price } or pour résoudre un personnage de votre défausse ?
prompt-salvage = { $card } : prenez un lieu défaussé
prompt-lose-character = { $card }, chez un adversaire : { $left ->
        [one] défaussez un personnage
       *[other] défaussez { $left } personnages
    }
prompt-lose-manta = { $card }, chez un adversaire : { $left ->
        [one] désactivez une manta
       *[other] désactivez { $left } mantas
    }
prompt-claim = { $objective } : quelle manta y posez-vous jusqu’à la fin ?
prompt-ghost = Les Ichtiandres posent une manta (il leur en reste { $left }) : sur quel objectif ?

## Choix

choice-keep = Garder { $card }
choice-play = Jouer { $card }
choice-use-manta = Utiliser { $manta }{ $price ->
        [0] { "" }
       *[other] , total { $total } sur { $price } ({ $resource }){ $wasted ->
            [0] { "" }
           *[other] { " " }({ $wasted } en trop)
        }
    }
    .short = { $manta }
choice-exploit = Exploiter { $card } : { $icon }{ $price ->
        [0] { "" }
       *[other] , total { $total } sur { $price } ({ $resource }){ $wasted ->
            [0] { "" }
           *[other] { " " }({ $wasted } en trop)
        }
    }
    .short = { $card } : { $icon }
choice-claim = Revendiquer l’objectif { $objective }
    .short = Objectif { $objective }
choice-place = Poser { $manta }
    .short = { $manta }
choice-conquer = Conquérir { $card }{ $price ->
        [0] { "" }
       *[other] { " " }pour { $price } de pouvoir
    }
    .short = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } de pouvoir)
    }
choice-buy = Acheter { $card }{ $price ->
        [0] { "" }
       *[other] { " " }pour { $price } or
    }
    .short = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } or)
    }
choice-recruit = Recruter { $card }{ $price ->
        [0] , emplacement { $place }
       *[other] { " " }pour { $price } or
    }
    .short = { $card }{ $price ->
        [0] , empl. { $place }
       *[other] { " " }({ $price } or)
    }
choice-raise = Élever { $card }
choice-score = Marquer les points : { $card }
    .short = Marquer { $card }
choice-take-back = Reprendre { $card } en main
    .short = Reprendre { $card }
choice-replay = Résoudre { $card } depuis la défausse
    .short = Résoudre { $card }
choice-salvage = Prendre { $card } parmi les lieux défaussés
    .short = Prendre { $card }
choice-discard = Défausser { $card }
choice-tire = Désactiver { $manta }
    .short = { $manta }
choice-place-ghost = { $objective }
choice-explore = Explorer
choice-end = Finir le tour
choice-pass = Renoncer

## Ce qui s’est passé

event-kept-king = { $who ->
        [you] Vous avez gardé un roi
       *[other] { $name } a gardé un roi
    }
event-kept-king-known = { $who ->
        [you] Vous avez gardé { $card }
       *[other] { $name } a gardé { $card }
    }
event-passed-kings = { $who ->
        [you] Vous avez passé
       *[other] { $name } a passé
    } { $count } { $count ->
        [one] roi
       *[other] rois
    } { $whom ->
        [you] à vous
       *[other] à { $to }
    }
event-passed-kings-known = { $who ->
        [you] Vous avez passé { $cards }
       *[other] { $name } a passé { $cards }
    } { $whom ->
        [you] à vous
       *[other] à { $to }
    }
event-king-shown = { $who ->
        [you] Vous avez montré { $card }
       *[other] { $name } a montré { $card }
    }
event-left-game = { $card } a quitté la partie
event-turn-began = { $who ->
        [you] Tour { $round } : à vous
       *[other] Tour { $round } : { $name }
    }
event-game-ended = La partie est finie
event-end-set-off = { $how } : chacun joue encore un tour après celui-ci
event-played = { $who ->
        [you] Vous avez joué { $card }
       *[other] { $name } a joué { $card }
    }
event-replayed = { $who ->
        [you] Vous avez résolu encore une fois { $card }
       *[other] { $name } a résolu encore une fois { $card }
    }
event-declined = { $who ->
        [you] Vous avez renoncé à un effet : { $card }
       *[other] { $name } a renoncé à un effet : { $card }
    }
event-could-not = { $card } : rien à { $effect }
event-explored = { $who ->
        [you] Vous avez exploré
       *[other] { $name } a exploré
    }
event-sank = Défaussé : { $cards }
event-moved-up = Rangée supérieure : { $cards }
event-revealed = Rangée inférieure : { $cards }
event-recruited = { $who ->
        [you] Vous avez recruté { $card }
       *[other] { $name } a recruté { $card }
    } { $price ->
        [0] sans payer
       *[other] pour { $price } or
    }
event-surfaced = { $card } a fait surface
event-dismissed = { $card } a quitté la rangée et la partie
event-conquered = { $who ->
        [you] Vous avez conquis { $card }
       *[other] { $name } a conquis { $card }
    } pour { $price } de pouvoir
event-bought = { $who ->
        [you] Vous avez acheté { $card }
       *[other] { $name } a acheté { $card }
    } pour { $price } or
event-salvaged = { $who ->
        [you] Vous avez pris { $card } parmi les lieux défaussés
       *[other] { $name } a pris { $card } parmi les lieux défaussés
    }
event-exploited = { $who ->
        [you] Vous avez exploité { $card }
       *[other] { $name } a exploité { $card }
    } : { $icon }
event-raised = { $who ->
        [you] Vous avez élevé { $card }
       *[other] { $name } a élevé { $card }
    } de { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }
event-fully-raised = Lieu complètement élevé : { $card }
event-won-manta = { $who ->
        [you] Vous avez gagné { $manta }
       *[other] { $name } a gagné { $manta }
    }
event-tired = { $who ->
        [you] Vous avez désactivé { $manta }
       *[other] { $name } a désactivé { $manta }
    }
event-readied = { $who ->
        [you] Vous avez réactivé { $mantas }
       *[other] { $name } a réactivé { $mantas }
    }
event-scored = { $who ->
        [you] Vous avez marqué { $card }
       *[other] { $name } a marqué { $card }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-took-back = { $who ->
        [you] Vous avez repris { $cards }
       *[other] { $name } a repris { $cards }
    }
event-discarded = { $who ->
        [you] Vous avez défaussé { $card }
       *[other] { $name } a défaussé { $card }
    }
event-gave-manta = { $who ->
        [you] Vous avez cédé { $manta } à un objectif
       *[other] { $name } a cédé { $manta } à un objectif
    }
event-claimed = { $who ->
        [you] Vous avez revendiqué { $objective }
       *[other] { $name } a revendiqué { $objective }
    }, place { $spot } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-ghost-placed = Les Ichtiandres ont posé une manta sur { $objective }, place { $spot }

## Pourquoi un choix n’est pas permis ; suivent la section du livret et le numéro de la règle

refusal-one-main = On joue un seul personnage par tour, et c’est fait
refusal-must-play = Il faut jouer un personnage avant de finir le tour
refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-ability-manta-inside = { $manta } a une capacité : elle attend la fin de l’action principale
refusal-ability-level-inside = { $card } montre une capacité : elle attend la fin de l’action principale
refusal-compulsory = Il faut le faire autant que possible
refusal-payable = La carte suffit à payer quelque chose ici : la dépense est obligatoire
refusal-no-source = Seuls un personnage, une manta ou un niveau le permettent
refusal-no-such-manta = Vous n’avez pas { $manta }
refusal-manta-tired = Cette manta est désactivée : { $manta }
refusal-resource-manta = { $manta } donne une ressource : elle ne sert qu’à payer pendant l’action principale
refusal-manta-wasted = Cette manta serait de trop pour ce prix : { $manta }
refusal-not-your-location = { $card } n’est pas sur votre plateau
refusal-nothing-left = Ce lieu complètement élevé n’a plus aucun niveau à exploiter : { $card }
refusal-empty-level = Le niveau supérieur est vide, il faut élever le lieu pour le passer : { $card }
refusal-resource-level = { $card } montre une ressource : elle ne sert qu’à payer pendant l’action principale
refusal-level-wasted = Ce niveau serait de trop pour ce prix : { $card }
refusal-same-location = { $card } a déjà donné une ressource pendant cette action principale
refusal-no-target = Cette capacité n’aurait aucun effet
refusal-gold-only = Seul l’or achète et recrute
refusal-power-only = Seul le pouvoir conquiert
refusal-other-type = Ce pouvoir vise un autre type de lieu
refusal-needs-character = Seul un personnage qui le dit achète, conquiert ou recrute
refusal-not-in-row = { $card } n’est pas sur l’emplacement { $place } de la rangée
refusal-place-price = L’emplacement { $place } coûte { $price } or : { $enough ->
        [yes] vous ne pouvez pas réunir cela sans perte
       *[no] vous pouvez en réunir { $have }
    }
refusal-not-displayed = { $card } n’est dans aucune rangée
refusal-gold-price = { $card } coûte { $price } or : { $enough ->
        [yes] vous ne pouvez pas réunir cela sans perte
       *[no] vous pouvez en réunir { $have }
    }
refusal-no-slot = Votre plateau est plein : marquez d’abord les points d’un lieu
refusal-power-price = { $card } coûte { $price } de pouvoir : { $enough ->
        [yes] vous ne pouvez pas réunir cela sans perte
       *[no] vous pouvez en réunir { $have }
    }
refusal-not-lower-row = { $card } n’est pas dans la rangée inférieure
refusal-must-explore = Il faut explorer jusqu’au bout
refusal-own-raise = Un lieu ne s’élève jamais lui-même : { $card }
refusal-fully-raised = Ce lieu est déjà complètement élevé : { $card }
refusal-not-raised = Ce lieu n’est pas encore complètement élevé : { $card } ({ $have } sur { $need })
refusal-own-score = Un lieu ne marque jamais ses points lui-même : { $card }
refusal-not-discarded = { $card } n’est pas dans votre défausse
refusal-never-discarded = { $card } ne se défausse jamais
refusal-resolving = { $card } est en cours de résolution
refusal-not-in-pile = { $card } n’est pas parmi les lieux défaussés
refusal-objective-not-in-play = Cet objectif n’est pas en jeu : { $objective }
refusal-objective-not-met = Cet objectif n’est pas rempli : { $objective } (vous en avez { $have } sur { $need })
refusal-no-bonus-manta = { $manta } est une manta bonus : les objectifs ne prennent que des mantas de départ
refusal-objective-once = { $objective } porte déjà une manta à vous
refusal-king-not-passed = { $card } n’est pas parmi les rois au choix
refusal-ghost-once = { $objective } porte déjà une manta des Ichtiandres

## Mots

kind-sharks = fosse aux requins
kind-wrecks = épave
kind-volcanoes = volcan sous-marin
kind-civilizations = civilisation engloutie
kind-starting = personnage de départ
kind-ocean = personnage de l’océan
kind-king = roi
kind-starting-manta = manta de départ
kind-bonus-manta = manta bonus
kind-people = peuple
kind-objective = objectif imprimé
kind-token = jeton objectif
kind-board = plateau
timing-location = lieu
timing-character = action principale
timing-resource = ressource
timing-ability = capacité
timing-setup = mise en place
timing-objective = objectif
phase-setup = Mise en place
phase-before = Avant l’action principale
phase-main = Action principale
phase-after = Après l’action principale
phase-over = Partie finie
number-gold = or
number-power = pouvoir
number-points = points
number-king = numéro
number-copies = exemplaires
number-least = au moins
number-token = jeton
number-points-1 = points de la place 1
number-points-2 = points de la place 2
number-points-3 = points de la place 3
number-points-4 = points de la place 4
number-points-5 = points de la place 5
number-price-1 = prix de l’emplacement 1
number-price-2 = prix de l’emplacement 2
number-price-3 = prix de l’emplacement 3
number-price-4 = prix de l’emplacement 4
number-price-5 = prix de l’emplacement 5
number-price-6 = prix de l’emplacement 6
number-discount = pouvoir en moins dans la rangée supérieure
number-upper = places de la rangée supérieure
provenance-of-token = association des faces
provenance-of-points = points des pistes
provenance-reconstructed = reconstitué, faute de source
option-kings = rois
option-kings-more = Un septième personnage, puissant, pour chacun.
option-objectives = objectifs
option-objectives-more = Les quatre objectifs de la partie.
option-kings-numbered = par numéro (en solo : un roi sur trois, au choix)
option-kings-draft = par draft
option-kings-none = aucun, pour une première partie
option-objectives-printed = ceux du plateau
option-objectives-tokens = quatre jetons au hasard
option-advanced = mode avancé
option-advanced-more = Quatre jetons d’objectif au hasard, et les rois se choisissent en draft.
option-scout-optional = explorer est facultatif
option-scout-optional-more = Comme dans les éditions suivantes : une carte qui dit d’explorer ne vous y oblige pas.
option-strict-effects = dépense obligatoire
option-strict-effects-more = Si l’or ou le pouvoir de la carte suffit à lui seul, il faut acheter, conquérir ou recruter.
option-two-player-matrona-discard = à deux, Matrona retire un personnage
option-two-player-matrona-discard-more = Comme dans les éditions suivantes : quand Matrona est jouée, le personnage le plus à gauche de la rangée s’en va.
option-grabber-double-type-depth = le Poulpe peut exploiter deux niveaux limités d’un même lieu
option-grabber-double-type-depth-more = Par défaut, deux niveaux de ressource d’un même lieu ne comptent jamais dans une même action principale.
option-solo-deck-triggers = une pioche vide finit aussi une partie en solo
option-solo-deck-triggers-more = Par défaut, une pioche vide ne met pas fin à la partie quand on joue seul.
score-hand = Personnages en main
score-objectives = Objectifs
score-pile = Pile de prospérité
score-note = Comme si la partie finissait maintenant : les lieux d’un plateau ne comptent qu’une fois marqués.
tie-mantas = égalité de points : départagée au nombre de mantas en réserve
tie-king = égalité de points et de mantas : départagée par le plus petit roi
tie-seat = égalité de points et de mantas : départagée par la place la plus loin du premier joueur
tie-blob = totem : Blob
tie-serpent = totem : Serpent de mer
tie-leviathan = totem : Léviathan
tie-kraken = totem : Kraken
resource-gold = or
resource-power = pouvoir
effect-conquer = conquérir
effect-buy = acheter
effect-recruit = recruter
effect-raise = élever
effect-score = marquer
effect-any = élever ou marquer
effect-take-back = reprendre
effect-ready-mantas = réactiver
effect-replay = résoudre de nouveau
effect-salvage = repêcher
effect-dismiss = retirer
effect-discard = défausser
effect-tire = désactiver
how-locations = Le dernier lieu est révélé
how-characters = Le dernier personnage de l’océan est révélé
how-objectives = Un joueur a revendiqué tous les objectifs
how-ghost = Les Ichtiandres ont posé toutes leurs mantas
icon-gold2 = 2 or
icon-power2 = 2 de pouvoir
icon-power2-sharks = 2 de pouvoir contre les fosses aux requins
icon-power2-wrecks = 2 de pouvoir contre les épaves
icon-power2-volcanoes = 2 de pouvoir contre les volcans sous-marins
icon-power2-civilizations = 2 de pouvoir contre les civilisations englouties
icon-raise1 = élever de 1
icon-raise2 = élever de 2
icon-raise-full = élever complètement
icon-recruit-free = recruter sans payer
icon-take-back = reprendre
icon-score = marquer
icon-gold1 = 1 or
icon-power1 = 1 de pouvoir

## Comment s’appellent les parties de la table, et les mots qui s’y trouvent

area-board = lieux
area-bonus = mantas bonus
area-claimed = objectifs revendiqués
area-deck = pioche
area-discard = personnages défaussés
area-discount = pouvoir en moins dans la rangée supérieure
area-ending = la fin a été déclenchée par
area-extras = défaussés de la rangée inférieure
area-first = premier joueur
area-ghost = mantas des Ichtiandres
area-gives = son niveau supérieur est
area-gold = or
area-hand = main
area-hand_count = cartes en main
area-king = roi
area-king_hidden = le roi est caché
area-kings = rois au choix
area-kings_passed = rois qui passent
area-last_turns = tours restants
area-levels = niveaux
area-lower = rangée inférieure
area-mantas = mantas
area-objective = objectif
area-open_spots = places utilisées
area-paid = payé jusqu’ici
area-payment = en cours de paiement
area-pile = pile de prospérité
area-place = place
area-playing = joué maintenant
area-power = pouvoir
area-price = prix
area-prices = prix des emplacements
area-raised = niveaux élevés
area-ready = mantas actives
area-replayed = résolus de nouveau
area-reveals = révélés
area-room = places de la rangée supérieure
area-row = personnages de l’océan
area-scout = la prochaine exploration
area-shoal = pioche de l’océan
area-sinks = emportés
area-slots = emplacements
area-spots = points des places
area-sunk = lieux défaussés
area-supply = mantas bonus en réserve
area-symbol = peuple
area-tired = mantas désactivées
area-totem = totem
area-totems = totems
area-tracks = objectifs
area-triggers = ce qui déclenche la fin
area-upper = rangée supérieure
area-used = niveaux utilisés
area-wins = son dernier niveau apporte
word-empty = vide
word-ghost = Ichtiandres
word-blob = Blob
word-kraken = Kraken
word-leviathan = Léviathan
word-serpent = Serpent de mer
word-gold2 = 2 or
word-power2 = 2 de pouvoir
word-power2-sharks = 2 de pouvoir contre les fosses aux requins
word-power2-wrecks = 2 de pouvoir contre les épaves
word-power2-volcanoes = 2 de pouvoir contre les volcans sous-marins
word-power2-civilizations = 2 de pouvoir contre les civilisations englouties
word-raise1 = élever de 1
word-raise2 = élever de 2
word-raise-full = élever complètement
word-recruit-free = recruter sans payer
word-take-back = reprendre
word-score = marquer
word-gold1 = 1 or
word-power1 = 1 de pouvoir

## La table au terminal

at-round = Tour { $round }
at-turn = { $who ->
        [you] à vous de jouer
       *[other] à { $name } de jouer
    }
at-ending = { $left ->
        [0] le dernier tour
       *[other] tours à venir : { $left }
    }
at-stock = lieux { $locations } · personnages { $characters } · mantas bonus { $mantas }
at-objectives = Objectifs
at-ghost = Mantas qui restent aux Ichtiandres : { $left }
at-ghost-name = fantôme
at-row = { $row ->
        [upper] Rangée supérieure (1 de pouvoir de moins)
       *[other] Rangée inférieure
    } { $count }
at-characters = Personnages
at-sunk = Lieux défaussés ({ $count })
at-slot = empl. { $slot }
at-free-slot = emplacement libre
at-raised = complètement élevé
at-points = { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
at-points-of = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
at-ready = Mantas actives ({ $count })
at-tired = désactivées ({ $count })
at-hand = Main ({ $count })
at-hidden-king = un roi encore caché
at-discard = Défausse ({ $count })
at-pile = Pile de prospérité ({ $count })
at-none = aucune
at-empty-level = niveau vide
at-covered = recouvert
at-top = niveau supérieur

## Le panneau de qui joue

panel-points = points pour l’instant
panel-hand = personnages en main
panel-discard = personnages défaussés
panel-board = lieux
panel-mantas = mantas actives / total
panel-goals = objectifs revendiqués
panel-pile = points de la pile de prospérité

## Ce qu’une première partie veut savoir

first-draft = Un roi est un personnage de plus dans votre main, plus fort que les autres. Choisissez celui dont l’effet vous servira tôt.
first-before = À chaque tour, vous jouez un personnage et faites ce qu’il dit. Mantas et lieux peuvent aider avant et après. Les personnages joués restent dans la défausse jusqu’à ce que Matrona les rappelle tous : choisissez bien le moment.
first-after = Le personnage est joué. Vous pouvez encore utiliser mantas et niveaux de vos lieux, revendiquer un objectif, ou finir votre tour.
first-pay = Touchez de quoi payer : mantas et niveaux de vos lieux. Le surplus est perdu.

## Pourquoi un choix est bon

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
does-objectives = { $amount ->
        [one] remplit 1 objectif
       *[other] remplit { $amount } objectifs
    }
reason-locations = { $amount ->
        [one] 1 lieu
       *[other] { $amount } lieux
    }
reason-characters = { $amount ->
        [one] 1 personnage
       *[other] { $amount } personnages
    }
reason-mantas = { $amount ->
        [one] 1 manta active
       *[other] { $amount } mantas actives
    }
reason-places = { $amount ->
        [one] 1 point sur les lieux du plateau
       *[other] { $amount } points sur les lieux du plateau
    }
reason-hopes = { $amount ->
        [one] 1 point d’objectif
       *[other] { $amount } points d’objectifs
    }
