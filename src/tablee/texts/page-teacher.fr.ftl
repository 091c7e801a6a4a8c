# Ce que la page dit autour du professeur en français : conseils, analyses, problèmes, donnes du jour. Cela vient avec le premier d’entre eux.

teacher-chance = de chances de gagner
teacher-percent-points = { $points } %
teacher-share = { $share } des fois
teacher-points = ≈ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
teacher-points-ahead = ≈ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, écart { $margin }
teacher-as-good = aussi bon

## Un conseil à la table

hint-title = L’avis du professeur
hint-thinking = Le professeur réfléchit
hint-told = Le professeur choisirait : { $choice }
hint-goal-rivals = En pourcentage : les chances de finir premier, si chacun joue bien la suite.
hint-goal-alone = En pourcentage : les chances de dépasser le seuil du jeu en solo.
hint-goal-none = En pourcentage : combien de fois le professeur a choisi ce coup, en imaginant toutes sortes de mains cachées.
hint-goal-together = En pourcentage : les chances de gagner ensemble.
hint-sees = Le professeur ne sait que ce que vous savez.

## L’analyse d’une partie finie

review-waiting = D’autres parties sont analysées d’abord
review-thinking = Le professeur rejoue votre partie
review-thinking-more = Cela prend deux minutes au plus. Vous pouvez regarder autre chose entre-temps.
review-progress = Avancement de l’analyse
review-failed = L’analyse n’est pas arrivée à son terme.
review-whose = Analyse de la partie de
review-curve = Les chances de gagner, moment par moment
review-curve-rivals = Chances de finir premier
review-curve-alone = Chances de dépasser le seuil
review-curve-together = Chances de gagner ensemble
review-table = La même chose en tableau
review-moment = Moment
review-why = Habileté et hasard
review-from = Au départ { $start }, à la fin { $ended }.
review-won = une victoire
review-shared = une victoire partagée
review-lost = une défaite
review-skill = Habileté
review-skill-mine = Ce que vos choix ont changé, par rapport à un joueur qui prend toujours ce qui paraît le mieux.
review-skill-theirs = Ce que les choix de { $name } ont changé, par rapport à un joueur qui prend toujours ce qui paraît le mieux.
review-luck = Hasard
review-luck-more = Ce que les pioches, les dés et les autres joueurs ont changé.
review-costly = Ce qui a coûté le plus
review-chosen = Vous avez choisi
review-chosen-by = { $name } a choisi
review-better = Il valait mieux
review-look = Regarder
review-nothing = Aucun choix n’a coûté assez pour que le professeur en soit sûr.
review-bot = Le professeur ne corrige pas les robots.
review-fine = Ce sont des estimations : le professeur imagine de nombreuses suites possibles, avec ce que le joueur pouvait savoir à ce moment-là.

## Problèmes

puzzles-of = Problèmes : { $title }
puzzles-what = Des positions de vraies parties. Un choix y est nettement le meilleur, et ce n’est pas celui qui paraît bon au premier regard. Trouvez-le sur le plateau ; seul votre premier choix compte.
puzzles-solved = { $solved } sur { $count } résolus
puzzles = Problèmes
puzzles-all = Tous les problèmes
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu
puzzle-number = Problème { $number }
puzzle-open = Problème { $number }
puzzle-facts = { $players ->
        [one] en solo
       *[other] { $players } joueurs
    }, { $round ->
        [0] { $choices } choix
       *[other] tour { $round }, { $choices } choix
    }
puzzle-solved = résolu
puzzle-missed = à refaire
puzzle-task = Quel est le meilleur choix ?
puzzle-right = Bien vu !
puzzle-wrong = Il y avait mieux
puzzle-best = Le mieux était : { $choice }
puzzle-solution = Le mieux était
puzzle-yours = Votre choix
puzzle-yours-best = Votre choix, et le meilleur
puzzle-second = Ensuite venait
puzzle-yours-far = Votre choix n’est pas parmi ceux qui s’en approchent.
puzzle-why = Pourquoi
puzzle-next = Problème suivant
puzzle-again = Recommencer
puzzle-play-on = Continuer ici

## La donne du jour

daily-title = Les donnes du jour
daily-ends = nouvelles donnes { $when }
daily-against = Avec { $count ->
        [one] un robot
       *[other] { $count } robots
    }, niveau { $level }
daily-alone = En solo
daily-best = { $name } : { $points }
daily-mine = Vous : { $points } points, rang { $rank }
daily-first = Personne ne l’a encore finie
daily-play = Jouer
daily-go-on = Continuer
daily-look = Revoir
daily-list = Scores du jour
daily-list-of = Scores du jour : { $title }
daily-how = Les mêmes cartes pour tout le monde aujourd’hui. Votre première partie jouée jusqu’au bout compte.
daily-rank = Rang
daily-name = Nom
daily-points = Points
daily-you = (vous)
daily-none = Personne n’a encore fini cette donne.
