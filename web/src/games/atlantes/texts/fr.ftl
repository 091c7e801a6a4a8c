# Ce que seul le plateau d’Atlantes dit.

ocean = L’océan
upper = Rangée sup.
upper-long = Rangée supérieure : { $discount } de pouvoir en moins pour conquérir
upper-washed = { $count ->
        [0] vide
        [one] emporté à l’exploration
       *[other] emportés à l’exploration
    }
lower = Rangée inf.
lower-extras = { $count ->
        [0] tous montent à l’exploration
        [one] exploration : 1 perdu, les autres montent
       *[other] exploration : { $count } perdus, les autres montent
    }
deck = Lieux
deck-long = Pioche des lieux : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sunk = Défaussés
sunk-long = Lieux défaussés : { $count }
shoal-long = Personnages de l’océan dans la pioche : { $count }
niche-label = { $name }, { $price } or : { $text }
offer-label = { $name } : { $gold } or ou { $power } de pouvoir, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $text }

goals = Objectifs
goal-label = { $name } : { $text } { $have } sur { $need }. { $points ->
        [0] Plus aucune place libre.
        [1] La prochaine place vaut 1 point.
       *[other] La prochaine place vaut { $points } points.
    }
goal-claim = Revendiquer
goal-mine = revendiqué
supply = Mantas bonus restantes
supply-label = { $name } : reste { $count }

ending-last = { $left ->
        [0] Dernier tour de la partie
        [1] La fin est déclenchée : encore 1 tour
       *[other] La fin est déclenchée : encore { $left } tours
    }
end-locations = { $steps ->
        [one] la prochaine exploration déclenche la fin
       *[other] { $steps } explorations avant la fin
    }
end-characters = { $steps ->
        [one] le prochain personnage révélé déclenche la fin
       *[other] { $steps } personnages à révéler avant la fin
    }
end-objectives = { $who } : { $steps ->
        [one] son prochain objectif déclenche la fin
       *[other] encore { $steps } objectifs à revendiquer
    }
end-ghost = { $steps ->
        [one] leur prochaine manta déclenche la fin
       *[other] encore { $steps } de leurs mantas à poser
    }
end-title = Ce qui met fin à la partie
ghost = Ichtiandres
ghost-left = Mantas des Ichtiandres : { $count }
totem-now = Totem actuel : { $name }
totem-blob = Blob
totem-serpent = Serpent de mer
totem-leviathan = Léviathan
totem-kraken = Kraken

realm = Royaume : { $name }
realm-mine = Mon royaume
back-to-mine = Retour à mon royaume
slot-free = emplacement libre
king = Roi
king-none = sans roi
king-hidden = roi pas encore montré
discard = Défausse
discard-long = Défausse : { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
held-long = Main : { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
pile = Prospérité
pile-long = Pile de prospérité : { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mantas = Mantas
manta-ready = { $name }, active
manta-tired = { $name }, désactivée
playing = Personnage joué
nothing-played = Jouez un personnage de votre main
glance = Lieux { $count }, main { $hand }, défausse { $discard }, mantas actives { $ready } sur { $all }, prospérité { $points }

location-label = { $name } : { $top }. { $left ->
        [0] complètement élevé
        [one] reste { $left } niveau
       *[other] reste { $left } niveaux
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
top-ability = l’exploiter donne : { $gain }
top-resource = paie pendant l’action principale : { $gain }
top-empty = le niveau supérieur est vide : il faut l’élever
top-nothing = prêt à être marqué
does-exploit = Exploiter
does-raise = Élever
does-score = Marquer { $points }

level-empty = vide
level-gold1 = or
level-gold2 = or
level-power1 = pouvoir
level-power2 = pouvoir
level-power2-sharks = pouvoir
level-power2-wrecks = pouvoir
level-power2-volcanoes = pouvoir
level-power2-civilizations = pouvoir
level-raise1 = élever
level-raise2 = élever
level-raise-full = tout élever
level-recruit-free = recruter
level-take-back = reprendre
level-score = marquer

purse = { $total } sur { $price }
purse-back = Reprendre
wasted = { $count } en trop

tray-kings = Gardez un roi
tray-take = Reprenez un personnage
tray-replay = Résolvez un personnage de la défausse
tray-salvage = Prenez un lieu défaussé
tray-discard = { $name } : défausse
tray-hand = { $name } : main
tray-pile = { $name } : pile de prospérité
tray-sunk = Lieux défaussés
tray-none = Rien ici.
tray-close = Fermer
hand = Main
hand-label = { $name } : { $text }
hand-empty = Aucun personnage en main.
