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
bag-empty = Le sac est vide
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
prospects-button = Que permettent ces dés ?
prospects = Ce que permettent ces dés
prospects-note = Chaque dé et chaque paire tels quels, sans ouvriers ni cartes glissées, sur un emplacement qui fait toutes les actions.
makes = donne
close = Fermer

translators = Traducteurs
deck-why = Une action Recruter d’une valeur de { $value } ou plus ouvre cette pile.
deck-empty = vide
verb-dispatch = Dépêcher
verb-employ = Employer
rooms = Salles
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
caliph-takes = Au prochain Calife, { $chooser } prend ici une option pour 1 influence.
caliph-consoles = Au prochain Calife, { $chooser } prend ici une option pour 1 influence ; consolation : { $consoled }.
no-caliph = Le dernier Calife est passé.
caliph-to-come = Un Calife à venir : on le prend sur la pioche quand la carte se remplit, et dessous quand quelqu’un se repose.
caliphs-so-far = { $count } { $count ->
        [one] Calife
       *[other] Califes
    } sur 4. Après le quatrième, on finit le tour et on en joue un autre.
option-top = En haut : { $points } PV à la fin.
option-middle = Au milieu : { $points } PV à la fin et un dé de couleur.
option-bottom = En bas : mettez en retraite un traducteur de la rangée du haut et gagnez un dé blanc ; ou gagnez 1 Or.
pile = Cartes dans la pioche : { $pile } ; dans la réserve : { $reserve }.
ways = Chemins vers l’arabe
ways-how = Pour chaque chemin : langues, salles et frais, puis le coût total et les départs à la retraite. Touchez-en un pour le choisir.
way-complete = La chaîne est complète
way-done = Vous ne payez qu’à la fin.
way-step = { $fee ->
        [0] { $card } en salle { $room }, par { $language }
        [one] { $card } en salle { $room }, par { $language } pour { $fee } Pièce
       *[other] { $card } en salle { $room }, par { $language } pour { $fee } Pièces
    }
way-costs = En tout { $gold } Or et { $silver } { $silver ->
        [0] Pièce
        [one] Pièce
       *[other] Pièces
    }.
route-label = La chaîne la moins chère : { $gold } Or, { $silver } { $silver ->
        [0] Pièce
        [one] Pièce
       *[other] Pièces
    }.
retiring = Retraite ensuite : { $cards }.
story = La suite
story-end = Fin du tour : { $name }
story-my-end = Fin de votre tour
story-caliph = Le Calife passe
story-rival = Le tour de l’adversaire
go-on = Continuer
draft = Un traducteur et ce que vous avez au départ

map = Carte
neutral-marker = marqueur neutre
standing-here = Ici : { $names }.
doors = Livrer à
deliver-to = Livrer à
match-why = Une étape sur un lieu de la couleur de l’action donne 1 Pièce.
tracks = Sciences
track-label = { $science } : { $there }
level-label = { $science }, niveau { $level } : cette case coûte { $cost }, { $points } PV. { $gives }
books = Livres
pages-why = Pages restant dans la pioche. Une Page seule sur son Livre coûte 1 XP de moins.
page-label = { $card }, { $price } XP, { $points } PV. { $text }
upgrades = Cartes Action améliorées

slot-recruit = Recruter
slot-travel = Voyager
slot-research = Rechercher
slot-translate = Traduire
slot-fifth = Cinquième
slot-sixth = Sixième
goal-met = Interagir avec cette personne
goal-translated = Traduire cette couleur
goal-level = Atteindre ce niveau
goal-card = Objectif
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
rest-goes = { $back ->
        [0] Aucun dé n’est sur vos emplacements
        [one] 1 dé retourne dans le sac
       *[other] { $back } dés retournent dans le sac
    }{ $workers ->
        [0] { "" }
        [one] , 1 ouvrier dans la réserve
       *[other] , { $workers } ouvriers dans la réserve
    }.
rest-why = Tirez { $draws ->
        [one] 1 dé
       *[other] { $draws } dés
    }. { $goes } Chaque carte Action reprise donne ce que montre sa lune. La carte du dessous de la pioche est révélée.
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
sum-why = Deux dés additionnent leurs valeurs ; deux couleurs primaires se mélangent.
working = L’action en cours : tout ce qui est encore éclairé se fait dans l’ordre que vous voulez, chaque chose une fois.
rival-scrolls = Parchemins que l’adversaire a traduits
rival-retired = Traducteurs partis à la retraite pour l’adversaire
rival-pages = Pages de l’adversaire
rival-influence = Influence qui reste à l’adversaire
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

# Ce que veut dire chaque signe : son nom, puis son effet.
sign-silver = Pièces : elles paient les salles, les livraisons, les frais et les cartes glissées.
sign-gold = Or : on en place 1 sur chaque traducteur d’une traduction. Un traducteur qui a 2 Or prend sa retraite.
sign-xp = XP : ils achètent des Pages.
sign-influence = Influence : la vôtre dans une guilde, sur un traducteur ou sur un parchemin.
sign-worker = Ouvrier de n’importe quelle couleur : il se place sur un dé.
sign-worker-colour = Ouvrier { $colour } : sur un dé de sa couleur il porte la valeur à 6 ; un autre dé prend sa couleur.
sign-die = Dé de n’importe quelle couleur : il va dans le sac.
sign-die-white = Dé blanc : à côté d’un autre il en prend la couleur ; seul, il ne permet pas de rechercher.
sign-die-red = Dé rouge : les mathématiques. Avec du jaune il fait orange, avec du bleu violet.
sign-die-yellow = Dé jaune : la chimie. Avec du rouge il fait orange, avec du bleu vert.
sign-die-blue = Dé bleu : la biologie. Avec du rouge il fait violet, avec du jaune vert.
sign-die-orange = Orange : rouge et jaune ensemble ; l’astronomie et la guilde orange.
sign-die-purple = Violet : rouge et bleu ensemble ; la philosophie et la guilde violette.
sign-die-green = Vert : jaune et bleu ensemble ; la physique et la guilde verte.
sign-die-black = Dé noir : plus fort que toute autre couleur ; la médecine et les Pages.
sign-bag = Sac : au repos, on y remet les dés de ses emplacements, puis on en tire de nouveaux.
sign-points = Points : ils comptent à la fin.
sign-destroy = Détruire : un dé blanc de votre main ou de votre sac retourne à la réserve.
sign-draw = Tirer : un dé est tiré du sac, lancé et ajouté à votre main.
sign-return = Remettre : un dé de votre main retourne dans votre sac.
sign-mark = Influencer un parchemin : placez 1 influence sur un parchemin visible ; les autres vous paieront 1 Pièce pour le livrer ou le traduire.
sign-advance = Avancer : d’une case sur la piste d’une science, avec ce que la case donne.
sign-harvest = Récolter : regagnez ce que donne la case où se trouve votre marqueur.
sign-move-gold = Placer ou prendre de l’Or : 1 Or à vous va sur un traducteur employé, ou 1 Or d’un traducteur vient à vous.
sign-place-gold = Placer de l’Or : 1 Or à vous va sur un traducteur employé.
sign-retire = Retraite : le traducteur du dessus d’une pile vous revient ; glissez-le sous votre plateau.
sign-page = Page : prenez-en une dans un Livre, contre ses XP, ou gagnez plutôt 2 XP.
sign-upgrade = Améliorer : échangez une carte Action contre sa version améliorée, si elle est exposée.
sign-employ = Employer : un traducteur occupe une salle vide, contre son prix ; il est alors à vous.
sign-dispatch = Dépêcher : vous gagnez aussitôt ce que donne le traducteur ; sa carte va sous sa pile.
sign-deliver = Livré : le parchemin est arrivé dans une guilde pendant ce tour.
sign-same = Égal : deux couleurs comptent comme une seule.
sign-level = Niveau : où se tient votre marqueur sur une piste.
sign-value = Valeur : ce que font ensemble dés et capacités.
sign-recruit = Recruter : dépêcher ou employer le traducteur du dessus d’une pile que la valeur atteint.
sign-travel = Voyager : dans le sens horaire, au plus autant de cases que la valeur ; à l’étape, on gagne quelque chose ou on livre un parchemin.
sign-research = Rechercher : la couleur désigne la science, la valeur paie les cases.
sign-translate = Traduire : un parchemin de la guilde de cette couleur, de traducteur en traducteur jusqu’à l’arabe.
sign-fifth = Le cinquième emplacement : il permet n’importe laquelle des quatre actions.
sign-sixth = Le sixième emplacement : il permet n’importe laquelle des quatre actions, une fois tous les objectifs atteints.
sign-respite = Repos : les cartes Action reviennent en main, chacune avec sa récolte, et l’on tire de nouveaux dés.
sign-goal = Carte Objectif : quand ses trois objectifs sont atteints, elle devient une carte Action de plus.
sign-tongue = { $language } : une langue dans laquelle un parchemin est écrit ou que parle un traducteur.
sign-arabic = Arabe : la langue où finit toute traduction.
sign-any = Langues au choix : ce traducteur parle deux langues étrangères, celles que vous voulez.
sign-science = { $science } : la science de la couleur { $colour }.
sign-caliph = Calife : le joueur qui contrôle une guilde prend une option de la carte ; les autres joueurs présents dans la guilde ont une consolation.
sign-guild = Guilde : le joueur qui y a le plus d’influence la contrôle ; cela compte à la fin.
sign-neutral = Marqueur neutre : le parchemin voisin s’en va quand quelqu’un se repose.
sign-scroll = Parchemins : une fois traduits ils sont à vous et comptent à la fin.
sign-translator = Traducteur : on peut interagir avec lui par n’importe quelle action.
sign-pile = Pioche : les parchemins et les Califes à venir.
sign-desk = Carte glissée : ce qu’elle fait sous votre plateau chaque fois que son emplacement sert.
sign-lamp = L’adversaire solo : il joue sans dés, selon ses Stratagèmes.
sign-party = { $name } : marqueur, influence ou traducteur de cette personne.
