# Ancient Knowledge en français. Les cartes viennent comme « Nom (ID) » ; $who vaut « you » ou « other ».

## Ce qu’on demande ; `names` nomme les paramètres dans leur ordre

prompt-setup-discard = { $left ->
        [one] Défaussez encore 1 carte, en secret
       *[other] Défaussez { $left } de vos cartes, en secret
    }
prompt-action = { $left ->
        [1] Votre deuxième action
       *[other] Votre première action sur deux
    }
prompt-pay = { $left ->
        [one] Défaussez { $left } carte pour payer { $card }
       *[other] Défaussez { $left } cartes pour payer { $card }
    }
prompt-create-more = { $card } vous permet de créer
prompt-order = { $chronicle ->
        [yes] Phase de chronique : quel effet maintenant ?
       *[no] Plusieurs effets à la fois : lequel d’abord ?
    }
prompt-use = { $card } : utiliser l’effet ?
prompt-learn = { $card } vous permet d’apprendre
prompt-excavate = { $tilted ->
        [0] Excaver : inclinez des monuments de votre Passé, 2 cartes pour chacun
        [one] Excaver : { $tilted } monument incliné ; d’autres ?
       *[other] Excaver : { $tilted } monuments inclinés ; d’autres ?
    }
prompt-dig = { $tilted ->
        [one] { $tilted } monument incliné : piocher, ou plutôt utiliser { $card } ?
       *[other] { $tilted } monuments inclinés : piocher, ou plutôt utiliser { $card } ?
    }
prompt-decline = Phase de déclin : quel monument de l’emplacement 1 décline d’abord ?
prompt-flip = Milieu de la partie : quelle tuile de niveau I passe au niveau II ?
prompt-learn-looked = { $card } : apprenez l’une des cartes regardées
prompt-archive = { $discarded ->
        [0] Archiver : défaussez des cartes, chacune retire 1 savoir de votre Frise
        [one] Archiver : { $discarded } carte défaussée ; d’autres ?
       *[other] Archiver : { $discarded } cartes défaussées ; d’autres ?
    }
prompt-remove = { $card ->
        [none] Archiver :
       *[other] { $card } :
    } { $left ->
        [one] retirez 1 savoir d’un monument
       *[other] retirez du savoir de vos monuments, un à la fois (encore { $left })
    }
prompt-remove-from-one = { $card } : retirer { $amount } { $amount ->
        [one] savoir
       *[other] savoirs
    } de quel monument ?
prompt-discard = { $card } : { $left ->
        [one] défaussez { $left } carte
       *[other] défaussez { $left } cartes
    }
prompt-exchange = { $card } : défaussez jusqu’à { $most } cartes et piochez-en autant ({ $discarded } pour l’instant)
prompt-sacrifice = { $card } : défaussez des artefacts de votre plateau, chacun lui retire { $knowledge } { $knowledge ->
        [one] savoir
       *[other] savoirs
    }
prompt-lose-cards = { $card }, chez un adversaire : { $left ->
        [one] défaussez { $left } carte
       *[other] défaussez { $left } cartes
    }
prompt-lose-artefact = { $card }, chez un adversaire : { $left ->
        [one] défaussez un de vos artefacts
       *[other] défaussez { $left } de vos artefacts
    }
prompt-straighten = { $card } : { $left ->
        [one] redressez { $left } monument de votre Passé
       *[other] redressez des monuments de votre Passé (encore { $left })
    }
prompt-forget = { $card } : combien de savoir perdu retourne à la réserve ?
prompt-move = { $card } : déplacez un monument
prompt-swap = { $card } : échangez deux monuments
prompt-burden = { $card } : poser { $amount } { $amount ->
        [one] savoir
       *[other] savoirs
    } sur quel monument adverse ?
prompt-rob = { $card } : quelle main regardez-vous ?
prompt-steal = { $card } : prenez une carte à { $victim }
prompt-take = { $card } : prenez une carte en main
prompt-bury-looked = { $card } : quelle carte passe maintenant sous sa pioche ?
prompt-bury = { $card } : quelle carte Connaissance visible passe sous sa pioche ?{ $left ->
        [one] { "" }
       *[other] { " " }(encore { $left })
    }

## Choix

choice-create-monument = Créer { $card } sur l’emplacement { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }(défausser { $price })
    }
    .short = Emplacement { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }(défausser { $price })
    }
choice-create-artefact = Créer { $card }{ $price ->
        [0] { "" }
       *[other] { " " }(défausser { $price })
    }
choice-learn = Apprendre { $card }
choice-archive = Archiver : défausser des cartes pour retirer du savoir
    .short = Archiver
choice-excavate = Excaver : incliner des monuments du Passé et piocher
    .short = Excaver
choice-search = Fouiller : piocher une carte
    .short = Fouiller
choice-discard = Défausser { $card }
choice-tilt = Incliner { $card }
choice-straighten = Redresser { $card }
choice-remove = Retirer du savoir à { $card }
choice-resolve = { $card }
choice-decline-first = { $card }
choice-use = Utiliser { $card }
choice-take = Prendre { $card }
choice-take-from = { $seat }
choice-burden = Le poser sur { $card }
choice-move = Déplacer { $card } vers l’emplacement { $slot }
    .short = Emplacement { $slot }
choice-swap = Échanger { $card } et { $card2 }
choice-bury = Placer { $card } sous sa pioche
choice-flip = Tuile { $tile }
choice-forget = { $amount ->
        [0] Aucun
       *[other] { $amount }
    }
choice-done = Terminé
choice-pass = Passer

## Ce qui s’est passé

event-set-aside = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } mis une carte de côté
event-set-aside-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } mis { $card } de côté
event-discarded-secretly = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } défaussé { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face cachée
event-tiles-laid = Les tuiles Connaissance sont en place : { $tiles }
event-turn-began = { $who ->
        [you] Tour { $round } : à vous
       *[other] Tour { $round } : { $name }
    }
event-game-ended = La partie est finie
event-creating = { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    } à créer { $card }
event-created = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } créé { $slot ->
        [0] { $card }
       *[other] { $card } sur l’emplacement { $slot } avec { $knowledge } { $knowledge ->
            [one] savoir
           *[other] savoirs
        }
    }
event-effect = Effet : { $card }
event-learned = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } appris { $card } – { $type }
event-archived = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } archivé { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
event-searched = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } fouillé
event-tilted = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } incliné { $card }
event-straightened = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } redressé { $card }
event-chronicle-began = Phase de chronique : { $cards }
event-decline-began = Phase de déclin
event-decline-skipped = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } sauté la phase de déclin
event-declining = { $card } entre en déclin
event-declined = { $card } rejoint le Passé ({ $past } { $past ->
        [one] monument
       *[other] monuments
    }){ $lost ->
        [0] { "" }
        [one] { " ; " }{ $lost } savoir perdu
       *[other] { " ; " }{ $lost } savoirs perdus
    }
event-shifted = { $who ->
        [you] Vous avez décalé vos
       *[other] { $name } a décalé ses
    } monuments d’un emplacement vers la gauche
event-end-set-off = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } déclenché la fin de partie (monuments dans le Passé : { $past })
event-flipped = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } retourné la tuile { $tile }, qui passe au niveau II
event-drew = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pioché { $count ->
        [0] 0 carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
event-drew-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pioché { $cards }
event-reshuffled = La défausse Bâtisseur mélangée forme une nouvelle pioche de { $count } { $count ->
        [one] carte
       *[other] cartes
    }
event-discarded = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } défaussé { $card }
event-gave-up = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } défaussé { $card }, qui était en jeu
event-removed = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } retiré { $count } { $count ->
        [one] savoir
       *[other] savoirs
    } à { $card } (reste { $left })
event-burdened = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } posé { $count } { $count ->
        [one] savoir
       *[other] savoirs
    } sur { $card } { $whom ->
        [you] chez vous
       *[other] chez { $owner }
    }
event-forgot = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } rendu { $count } { $count ->
        [one] savoir perdu
       *[other] savoirs perdus
    } (reste { $left })
event-moved = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } déplacé { $card } vers l’emplacement { $slot }
event-swapped = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } échangé { $card } et { $card2 }
event-renewed = La défausse de niveau { $level } mélangée forme une nouvelle pioche de { $count } { $count ->
        [one] carte
       *[other] cartes
    }
event-tile-filled = La tuile { $tile } montre { $cards }
event-tile-left = La tuile { $tile } quitte la partie : trop peu de cartes de niveau { $level }
event-knowledge-discarded = { $card } quitte sa tuile pour la défausse
event-buried = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé { $card } sous sa pioche
event-buried-secretly = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé une carte Connaissance sous sa pioche
event-buried-secretly-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } placé { $card } sous sa pioche
event-turned = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } retourné { $cards }
event-turned-for = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } retourné { $cards } et pris { $taken }
event-looked = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $count ->
        [one] { $count } carte Bâtisseur
       *[other] { $count } cartes Bâtisseur
    }
event-looked-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $cards }
event-looked-knowledge = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $count ->
        [one] { $count } carte Connaissance
       *[other] { $count } cartes Connaissance
    }
event-looked-knowledge-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $cards }
event-took = { $who ->
        [you] Vous en avez
       *[other] { $name } en a
    } pris une
event-took-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card }
event-put-away = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } défaussé { $count ->
        [one] l’autre carte, { $card }
       *[other] les { $count } autres cartes, { $card } sur le dessus
    }
event-drafted = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card }
event-saw-hand = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $whom ->
        [you] votre main
       *[other] la main adverse ({ $victim })
    }
event-saw-hand-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } regardé { $whom ->
        [you] votre main
       *[other] la main adverse ({ $victim })
    } : { $cards }
event-stole = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris une carte { $whom ->
        [you] dans votre main
       *[other] à { $victim }
    }
event-stole-known = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } pris { $card } { $whom ->
        [you] dans votre main
       *[other] à { $victim }
    }

## Pourquoi un choix n’est pas permis ; la section du livret et l’identifiant de la règle suivent

refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-wrong-kind = { $card } n’est pas d’un type que l’on peut créer maintenant
refusal-no-such-slot = Il n’y a pas d’emplacement { $slot } : la Frise va de 1 à 6
refusal-not-to-past = Ce monument ne peut pas être créé directement dans le Passé : { $card }
refusal-artefact-has-no-slot = { $card } est un artefact : il va sur le plateau, pas sur l’emplacement { $slot }
refusal-monument-needs-slot = { $card } est un monument : indiquez sur quel emplacement
refusal-padlock = { $card } porte un cadenas : c’est l’emplacement { $own-slot }, pas le { $slot }
refusal-slot-full = L’emplacement { $slot } est complet : deux monuments au plus
refusal-too-expensive = { $card } coûte ici { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } : vous en avez { $have } pour payer
refusal-no-artefact-place = Les cinq places d’artefact sont prises
refusal-not-face-up = { $card } n’est visible sur aucune tuile
refusal-prerequisites = { $card } demande { $needs } : { $bound ->
        [most] vous en avez { $have }
       *[other] vous en avez { $have } sur { $need }
    }
refusal-no-knowledge = Il ne reste plus de savoir à retirer de votre Frise
refusal-no-cards = Archiver prend au moins une carte de votre main
refusal-tilted = Ce monument est déjà incliné : { $card }
refusal-nothing-upright = Aucun monument droit de votre Passé ne convient
refusal-compulsory = Il faut le faire, autant que possible
refusal-discard-four = Il faut défausser exactement quatre cartes
refusal-two-actions = Il faut faire deux actions ; Fouiller est toujours possible
refusal-pays-itself = { $card } ne paie pas sa propre création
refusal-no-shifting = Ce monument est en place, plus aucune action ne le déplace : { $card }
refusal-no-exchanging = Seul un effet échange des monuments
refusal-artefact-stays = Seul un effet retire { $card } du plateau
refusal-stays-tilted = Seul un effet redresse { $card }

## Mots

kind-city = cité
kind-megalith = mégalithe
kind-pyramid = pyramide
kind-artefact = artefact
kind-ancient = Ancien
kind-writing = Écriture
kind-secret = Secret
type-ancient = Ancien
type-writing = Écriture
type-secret = Secret
timing-immediate = immédiat
timing-permanent = permanent
timing-chronicle = chronique
timing-decline = déclin
timing-final = décompte
phase-setup = Mise en place
phase-action = Phase d’action
phase-chronicle = Phase de chronique
phase-decline = Phase de déclin
phase-over = Partie finie
number-cost = coût
number-slot = emplacement
number-knowledge = savoir
number-points = points
number-level = niveau
number-hand = main de départ
option-starting-hands = mains de départ toutes prêtes
option-starting-hands-more = Pour une première partie : chacun commence avec une des quatre mains de six cartes, sans choisir parmi dix.
option-see-tiles = cartes Connaissance visibles avant de défausser
option-see-tiles-more = Vous choisissez votre main de départ en sachant ce qui pourra être appris.
option-ages = âges, pour une égalité parfaite
option-ages-more = Si vous indiquez tous les âges, l’aîné l’emporte en cas d’égalité parfaite ; sinon, la victoire est partagée.
score-past = Points imprimés du Passé
score-effects = Effets de décompte final
score-knowledge = Cartes Connaissance
score-timeline = Monuments encore sur la Frise
score-lost = Savoir perdu
score-note = Comme si la partie finissait maintenant : les effets de décompte final des monuments du Passé sont comptés, pas ceux de la Frise.
tie-lost = égalité de points : départagée au plus petit nombre de savoirs perdus
tie-age = égalité de points et de savoir perdu : départagée par l’âge
tie-shared = égalité parfaite : la victoire est partagée

## Comment s’appellent les parties de la table

area-actions = actions restantes
area-active = effets actifs
area-artefacts = artefacts
area-aside = mis de côté
area-by = par
area-cards = cartes
area-collection = cartes Connaissance acquises
area-count = cartes
area-deck = pioche
area-declining = en déclin
area-discards = défausses
area-ending = la fin est proche
area-first = premier joueur
area-flipped = retourné
area-hand = main
area-hand_count = cartes en main
area-knowledge = savoir
area-known = connu
area-level = niveau
area-looked = regardé
area-losing = savoirs perdus au prochain déclin
area-lost = savoir perdu
area-lost_now = savoir perdu dans ce déclin
area-past = Passé
area-pile = pile
area-pools = pioches Connaissance
area-row = étage
area-slot = emplacement
area-tiles = tuiles Connaissance
area-tilted = inclinées
area-timeline = Frise
area-top = au-dessus

## La table au terminal

ak-round = Tour { $round }
ak-actions = { $left ->
        [one] encore { $left } action
       *[other] encore { $left } actions
    }
ak-turn = { $who ->
        [you] à vous
       *[other] à { $name }
    }
ak-stock = pioche { $deck } · défausse { $pile }
ak-top = dessus { $card }
ak-ending = dernier tour
ak-tile = Tuile { $tile } · niveau { $level }
ak-tile-gone = La tuile { $tile } a quitté la partie
ak-tile-hidden = Tuile { $tile } · niveau { $level } · encore cachée
ak-past = Passé
ak-past-count = { $count } sur 14
ak-upright = { $count ->
        [one] { $count } droit
       *[other] { $count } droits
    }
ak-lost = { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
ak-points = { $points } { $points ->
        [one] point
       *[other] points
    } pour l’instant
ak-slot = empl. { $slot }
ak-timeline = Frise
ak-artefacts = Artefacts
ak-places = { $count } sur 5
ak-collection = Collection
ak-hand = Main
ak-known = connues : { $cards }
ak-hidden = { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
ak-set-aside = de côté
ak-empty = aucun
ak-looked = Cartes regardées
ak-cost = Coût
ak-legend-padlock = cadenas
ak-tilted = incliné
ak-head-player = Joueur
ak-head-hand = Main
ak-head-timeline = Frise
ak-head-past = Passé
ak-head-artefacts = Art.
ak-head-knowledge = Conn.
ak-head-lost = Perdu
ak-head-points = Points
ak-grid-create = Créer (-n : défausser n)
ak-grid-move = Déplacer vers

## Ce qu’une première partie veut savoir

first-setup-discard = Vous commencez avec six de ces dix cartes. Gardez ce que vous voulez bâtir d’abord et quelques cartes peu coûteuses : plus tard, vos cartes serviront aussi à payer.
first-action = Un tour a deux actions : créer une carte de votre main, apprendre une carte Connaissance, piocher, ou archiver pour retirer du savoir. Puis chaque monument se décale d’une case vers le Passé : le savoir qu’il porte encore en y arrivant est perdu.
first-pay = Les dos de cartes imprimés en haut à gauche indiquent le coût : défaussez autant d’autres cartes de votre main.

## Pourquoi un choix est bon

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
reason-cards = { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
reason-past = { $amount ->
        [one] 1 monument dans le Passé
       *[other] { $amount } monuments dans le Passé
    }
reason-artefacts = { $amount ->
        [one] 1 artefact
       *[other] { $amount } artefacts
    }
reason-knowledge-cards = { $amount ->
        [one] 1 carte Connaissance
       *[other] { $amount } cartes Connaissance
    }
does-knowledge = { $amount ->
        [one] laisse 1 savoir de plus à retirer
       *[other] laisse { $amount } savoirs de plus à retirer
    }
does-knowledge-less = { $amount ->
        [one] retire 1 savoir
       *[other] retire { $amount } savoirs
    }
does-lost = { $amount ->
        [one] ajoute 1 savoir perdu
       *[other] ajoute { $amount } savoirs perdus
    }
does-lost-less = { $amount ->
        [one] rend 1 savoir perdu à la réserve
       *[other] rend { $amount } savoirs perdus à la réserve
    }
reason-timeline = { $amount ->
        [one] 1 point sur la Frise
       *[other] { $amount } points sur la Frise
    }
reason-final = { $amount ->
        [one] 1 point au décompte final
       *[other] { $amount } points au décompte final
    }
reason-effects = { $amount ->
        [one] 1 point grâce à ce que font les artefacts à chaque tour
       *[other] { $amount } points grâce à ce que font les artefacts à chaque tour
    }

# What is printed on a card besides
card-country = Lieu
card-needs = Prérequis
card-locked = Cadenas
