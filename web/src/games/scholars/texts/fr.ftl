# Érudits du Tigre du Sud : ce que seule sa page dit.

places = Lieux
place-city = Ville
place-roads = Routes et livres
place-desk = Mon bureau
answer-at = À choisir : { $place }
asked-here = le choix présent est ici
pin = Garder ce lieu ouvert
part-mine = À moi
part-map = Carte
part-library = Maison
part-others = Autres

back = Face cachée
reconstructed = Une partie de cette carte n’a pas pu être retrouvée : elle est reconstituée
reconstructed-short = reconstitué
rail = Mes dés, ouvriers et biens
dice-in-hand = Dés en main
no-dice = Aucun dé en main
fresh-die = { $die }, pour le tour suivant
fresh-why = Un dé arrivé en main pendant ce tour attend le suivant.
workers = Ouvriers
worker-label = ouvriers, { $colour } : { $count }
bag = Sac
bag-why = Les dés de votre sac. Le repos y remet les dés de vos emplacements et en tire de nouveaux.
bag-label = dés dans le sac, { $colour } : { $count }
good-silver = { $count } { $count ->
        [one] Pièce
       *[other] Pièces
    }
good-gold = { $count } Or
good-xp = { $count } XP
good-influence = { $count } { $count ->
        [one] influence
       *[other] influences
    }
why-silver = Les Pièces paient les salles, les livraisons, les services et les cartes glissées.
why-gold = L’Or se pose sur les traducteurs : chaque étape d’une traduction en coûte un.
why-xp = L’XP achète des Pages.
why-influence = L’influence de votre réserve. Elle marque traducteurs et parchemins, et compte dans les guildes.
prospects-button = Que peuvent ces dés ?
prospects = Ce que peuvent ces dés
prospects-note = Chaque dé et chaque paire tels quels, sans ouvriers ni cartes glissées, sur un emplacement qui fait toutes les actions.
makes = donne
close = Fermer

translators = Traducteurs
deck-why = Une action Recruter d’une valeur de { $value } ou plus ouvre cette pile.
deck-empty = vide
verb-dispatch = Dépêcher
verb-employ = Employer
rooms = Salles
room-number = salle { $room }
room-empty = Salle { $room }, vide, { $price } { $price ->
        [one] Pièce
       *[other] Pièces
    }
room-taken = Salle { $room } : { $card }, { $who }, { $gold } Or. { $text }
neutral = neutre
opponent = L’adversaire
nobody = personne
influence-of = Influence : { $who }.
guild-label = { $guild }. Influence : { $there }. Contrôle : { $control }.
guild-full = complète
row-value = Traduire depuis cette rangée demande une valeur de { $value }.
caliph-takes = Au prochain calife, { $chooser } prend ici une option pour 1 influence.
caliph-consoles = Au prochain calife, { $chooser } prend ici une option pour 1 influence ; consolation : { $consoled }.
no-caliph = Le dernier calife est passé.
caliph-to-come = Un calife à venir : du dessus de la pioche quand la carte se remplit, du dessous quand quelqu’un se repose.
caliphs-so-far = { $count } { $count ->
        [one] calife
       *[other] califes
    } sur 4. Après le quatrième, on finit le tour et on en joue un autre.
option-top = En haut : { $points } PV à la fin.
option-middle = Au milieu : { $points } PV à la fin et un dé de couleur.
option-bottom = En bas : mettez en retraite un traducteur de la rangée du haut et gagnez un dé blanc ; ou gagnez 1 Or.
pile = Cartes dans la pioche : { $pile } ; dans la réserve : { $reserve }.
ways = Chemins vers l’arabe
way-label = { $chain } : { $gold } Or, { $silver } { $silver ->
        [one] Pièce
       *[other] Pièces
    }
retiring = Retraite ensuite : { $cards }
story = La suite
go-on = Continuer
draft = Un traducteur et ce que vous avez au départ

map = Carte
neutral-marker = marqueur neutre
standing-here = Ici : { $names }.
doors = Un parchemin va à
deliver-to = Livrer à
match-why = Une étape sur un lieu de la couleur de l’action donne 1 Pièce.
tracks = Sciences
track-label = { $science } : { $there }
level-label = { $science }, niveau { $level } : le pas coûte { $cost }, { $points } PV. { $gives }
books = Livres
pages-why = Pages restant dans la pioche. Une Page seule sur son Livre coûte 1 XP de moins.
page-label = { $card }, { $price } XP, { $points } PV. { $text }
upgrades = Cartes Action améliorées

slot-free = { $slot }, libre
slot-closed = { $slot }, fermé tant que tous les objectifs ne sont pas atteints
slot-used = { $slot } : { $card }, { $dice }
card-wanted = quelle carte ?
die-placed = Dé { $number } : { $die }
printed-die = dé imprimé
banner = Bandeau : { $card }
column = Sous { $slot }
tuck-here = Glisser sous { $slot }, prix { $price }
tuck-why = { $price ->
        [0] La prochaine carte est gratuite ici.
        [one] La prochaine carte coûte ici 1 unité : 1 Pièce, ou un dé blanc dans votre sac.
       *[other] La prochaine carte coûte ici { $price } unités : des Pièces, ou des dés blancs dans votre sac.
    }
free = libre
row-tile = Rangées
row-price = Rangée { $row } : { $price ->
        [0] gratuite
        [one] 1 unité
       *[other] { $price } unités
    }. Une rangée complète fait descendre la tuile et apporte son bonus.
due = À glisser
action-cards = Cartes Action en main
rest = Repos
rest-why = Tirez { $draws } dés ; { $back } retournent dans le sac, { $workers } ouvriers dans la réserve. Chaque carte Action reprise donne ce que montre sa lune. La carte du dessous de la pioche est révélée.
objective-met = Interagir avec cette personne : { $done ->
        [yes] atteint
       *[other] pas encore
    }
objective-translated = Traduire un parchemin de cette couleur : { $done ->
        [yes] atteint
       *[other] pas encore
    }
objective-level = Atteindre ce niveau : { $done ->
        [yes] atteint
       *[other] pas encore
    }
scrolls = Parchemins traduits : { $count }
back-to-mine = Revenir chez moi
rival-track = Piste de ressources, case { $space } : préfère { $language }.
rival-dice = Sa Somme des dés
schemes = Stratagèmes joués, { $count } en réserve
sum-label = Donne { $colour } { $value }. { $reaches }
last-round = Le tour { $round } est le dernier

tongue-chinese = le chinois
tongue-sanskrit = le sanskrit
tongue-greek = le grec
tongue-hebrew = l’hébreu
tongue-persian = le persan
tongue-syriac = le syriaque

short-mathematics = Maths
short-chemistry = Chimie
short-biology = Biologie
short-astronomy = Astronomie
short-philosophy = Philosophie
short-physics = Physique
short-medicine = Médecine
steps = Mes sciences
step-label = { $science } : niveau { $level } ; ensuite { $cost } pour { $gives }
