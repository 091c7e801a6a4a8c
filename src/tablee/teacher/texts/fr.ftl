# Ce que dit le professeur en français, à côté de ce que chaque titre juge utile de dire.

teacher-turn = D’ici la fin du tour : { $what }.
teacher-gives = rapporte { $what }
teacher-costs = coûte { $what }
teacher-prepares = prépare { $what }
teacher-keeps = rien de ce qui compte n’est encore changé
teacher-more = { $amount ->
        [one] À la fin de la partie, environ 1 point de plus { $other }
       *[other] À la fin de la partie, environ { $amount } points de plus { $other }
    }
teacher-fewer = { $amount ->
        [one] À la fin de la partie, environ 1 point de moins { $other }
       *[other] À la fin de la partie, environ { $amount } points de moins { $other }
    }
teacher-as-many = À la fin de la partie, à peu près autant de points { $other }
teacher-than-next = qu’avec le choix suivant
teacher-than-chosen = qu’avec le choix fait
teacher-than-tempting = qu’avec le choix qui paraît bon d’abord
teacher-than-best = qu’avec le meilleur choix
teacher-end = { $what }
teacher-end-lines = { $what } ({ $lines })
teacher-end-above-all = { $what } (surtout { $lines })
teacher-rival-more = , et { $amount } de plus pour le meilleur adversaire
teacher-rival-fewer = , et { $amount } de moins pour le meilleur adversaire
teacher-about = environ { $what }
teacher-and = { $first } et { $last }
error-review-unfinished = { $place } : cette partie n’est pas finie, il n’y a encore rien à analyser
error-review-cards = { $place } : cette partie a été jouée avec d’autres cartes que celles de la boîte, elle ne peut pas être analysée
error-review-empty = { $place } : cette partie ne contient aucun choix, il n’y a rien à analyser
review-reviewing = Analyse
review-goal-rivals = { $title } : la chance de finir premier, d’après ce que chacun pouvait savoir
review-goal-alone = { $title } : la chance de dépasser le seuil, d’après ce que l’on pouvait savoir
review-goal-together = { $title } : la chance de gagner ensemble, d’après ce que chacun pouvait savoir
review-from-to = Chances au départ : { $start } ; à la fin : { $end }. Effet des choix (par rapport au robot habitué) : { $skill } (± { $error }) ; du hasard et des autres : { $luck }
review-costly = Coup { $number } : { $chosen }. Mieux : { $better } (coût : { $cost } ± { $error } de la chance de gagner)
review-costly-points = Coup { $number } : { $chosen }. Mieux : { $better } (coût : { $cost } ± { $error } de la chance de gagner ; points : { $points })
review-no-costly = Aucun choix n’était nettement moins bon qu’un autre.
review-branch = `tablee replay { $file } --at { $number }` montre la table juste avant ce coup.
review-kept = Chiffres et image : { $place }
review-no-picture = Chiffres : { $place } ; pas d’image : il faut l’extra `lab` du paquet : `pip install 'tablee[lab]'`
review-axis-moves = coups
review-axis-rivals = chance de finir premier
review-axis-alone = chance de dépasser le seuil
review-axis-together = chance de gagner ensemble
