# Les mots dont seule la table en page d’Ancient Knowledge a besoin ; les autres sont avec le jeu.

area-of = Zone : { $name }
glance = { $count ->
        [one] 1 monument
       *[other] { $count } monuments
    } sur la Frise, { $knowledge } { $knowledge ->
        [one] savoir
       *[other] savoirs
    }. Montrer la zone
back-to-mine = Revenir à ma zone
centre = Tuiles Connaissance et pioches
tile = Tuile { $tile }, niveau { $level ->
        [1] I
       *[other] II
    }
learn-now = À apprendre
tile-gone = Cette tuile a quitté la partie
pool-long = Pioche de niveau { $level ->
        [1] I
       *[other] II
    } : { $count } { $count ->
        [one] carte
       *[other] cartes
    }, et { $discarded } à la défausse
deck-long = Pioche Bâtisseur : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
pile-long = { $count ->
        [0] La défausse est vide
        [one] Défausse : 1 carte, { $card } au-dessus
       *[other] Défausse : { $count } cartes, { $card } au-dessus
    }
past-none = Les monuments reposent ici quand leur temps est passé.
past-count = Passé : { $count } { $count ->
        [one] monument
       *[other] monuments
    } sur 14, dont { $upright } { $upright ->
        [one] droit
       *[other] droits
    }
lost-none = Aucun savoir perdu
lost-some = { $count } { $count ->
        [one] savoir perdu : { $count } point de moins
       *[other] savoirs perdus : { $count } points de moins
    }
slot-label = Emplacement { $slot }
slot-here = Emplacement { $slot }, pour { $price ->
        [0] rien
        [one] 1 carte
       *[other] { $price } cartes
    }
monument-label = { $name }, emplacement { $slot }, { $row ->
        [0] au sol
       *[other] au-dessus
    }, { $knowledge } { $knowledge ->
        [one] savoir
       *[other] savoirs
    }
past-label = { $name }, monument { $tilted ->
        [yes] incliné
       *[no] droit
    } dans le Passé
artefact-label = { $name }, artefact sur le plateau
collected-label = { $name }, carte apprise
tile-label = { $name }, { $kind }. { $needs ->
        [none] Sans prérequis
       *[other] Prérequis : { $needs }
    }
hand-label = { $name }, { $kind }. { $cost ->
        [0] Sans coût
        [one] Coûte 1 carte
       *[other] Coûte { $cost } cartes
    }
hand-slots = emplacements { $slots }
niche = Place d’artefact libre
hand-empty = Aucune carte en main
aside = mise de côté
actions-left = { $left ->
        [one] 1 action restante
       *[other] { $left } actions restantes
    }
tray-looked = Cartes regardées
tray-choose = Choisissez parmi celles-ci
tray-hidden = { $name } regarde { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
last-round = Dernier tour
needs = Prérequis
starting-hand = Main de départ { $hand }
back = Une carte face cachée
act-archive = Archiver
act-excavate = Excaver
act-learn = Apprendre
act-search = Fouiller
losing = Perdus au déclin
losing-long = { $count ->
        [0] Rien ne serait perdu au prochain déclin, en l’état
        [one] 1 savoir serait perdu au prochain déclin, en l’état
       *[other] { $count } savoirs seraient perdus au prochain déclin, en l’état
    }
effects = Effets
effects-key = Effets actifs et à venir (E)
shelf-effects = Effets : { $name }
shelf-collection = Collection : { $name }
shelf-past = Passé : { $name }
