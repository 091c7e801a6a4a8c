# Ce que dit le professeur en français, à côté de ce que chaque titre juge utile de dire.

teacher-turn = D’ici la fin du tour : { $what }.
teacher-gives = rapporte { $what }
teacher-costs = coûte { $what }
teacher-prepares = prépare { $what }
teacher-about = environ { $what }
teacher-and = { $first } et { $last }
error-review-unfinished = { $place } est l’enregistrement d’une partie qui n’est pas finie : il n’y a encore rien à analyser
error-review-empty = { $place } est l’enregistrement d’une partie sans un seul choix : il n’y a rien à analyser
review-reviewing = Analyse
review-goal-rivals = { $title } : la chance de finir premier, d’après ce que chacun pouvait savoir
review-goal-alone = { $title } : la chance de passer la marque, d’après ce que l’on pouvait savoir
review-goal-together = { $title } : la chance de gagner ensemble, d’après ce que chacun pouvait savoir
review-from-to = Au départ { $start }, à la fin { $end } ; par les choix { $skill } (± { $error }) à côté d’un jeu selon les indices, par les tirages et les autres { $luck }
review-costly = Coup { $number } : { $chosen }. Mieux : { $better } (coût : { $cost } ± { $error } de la chance de gagner)
review-costly-points = Coup { $number } : { $chosen }. Mieux : { $better } (coût : { $cost } ± { $error } de la chance de gagner ; points : { $points })
review-no-costly = Aucun choix n’était nettement moins bon qu’un autre.
review-branch = `tablee replay { $file } --at { $number }` montre la table avant un tel coup.
