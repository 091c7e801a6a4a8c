# Ce que dit le laboratoire en français.

help-simulate-games = nombre de parties
help-simulate-bots = robots dans l’ordre du tour, par exemple greedy,random ; ils changent de place à chaque partie
help-simulate-players = nombre de joueurs (par défaut : autant que de robots nommés)
help-simulate-level = quel niveau, pour un jeu qui en a ; 1-9 ou un intervalle de --players imprime un tableau de tous
help-simulate-seed = même graine, mêmes tableaux, quel que soit le nombre de processus
help-simulate-option = toute option du jeu
help-simulate-against-printed = avec --cards : jouer aussi les mêmes graines avec les cartes imprimées et montrer les différences
help-simulate-top = combien de cartes montrer : celles qui s’écartent le plus nettement de la moyenne
help-simulate-csv = écrire tous les tableaux dans ce fichier, une valeur par ligne
help-simulate-out = un dossier pour les parties pendant qu’elles se jouent, afin de pouvoir continuer
help-simulate-resume = continuer les simulations de ce dossier ; un plus grand --games en ajoute

simulate-playing = En cours
simulate-cell = Niveau { $level }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
simulate-sweep = Niveaux gagnés par { $bots }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par niveau
simulate-level = Niveau
simulate-by-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
simulate-mean = Moyenne
simulate-playing-printed = En cours, cartes imprimées
simulate-done = { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec { $bots } ; { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
simulate-pace = { $rate } parties/s, { $seconds } s avec { $jobs } processus
simulate-rounds = Tours par partie
simulate-decisions = Décisions par partie
simulate-of-games = des parties
simulate-seat = Place
simulate-bot = Robot
simulate-card = Carte
simulate-wins = Victoires
simulate-interval = 95 %
simulate-score = Score
simulate-spread = ±
simulate-played = Jouée
simulate-times = Fois
simulate-lift = vs moyenne
simulate-seats = Victoires selon la place dans l’ordre du tour
simulate-bots = Victoires et lignes de score par robot (moyenne et écart type)
simulate-cards = Cartes dont les joueurs s’écartent le plus nettement de la moyenne des mêmes robots
simulate-cards-note = On ne joue pas une carte par hasard : un écart est un indice, seule la comparaison avec --against-printed est une preuve.
simulate-hardly = Cartes tenues mais presque jamais jouées
simulate-held-by = Tenue par
simulate-played-by = Jouée par
simulate-rate = Soit
simulate-hardly-note = { $shown } sur { $count } : à 95 %, moins de { $limit } de ceux qui l’ont tenue l’ont jouée. Une carte offerte à tous est tenue par la table.
simulate-choices = Choix : combien de fois par partie, et dans quelle part des parties
simulate-compared = Cartes imprimées et les vôtres, mêmes graines
simulate-printed = Imprimées
simulate-yours = Les vôtres
simulate-difference = Différence
simulate-row-rounds = tours
simulate-row-bot-score = { $bot } : score
simulate-row-bot-wins = { $bot } : victoires
simulate-row-played = { $card } : jouée
simulate-row-win-lift = { $card } : victoires au-dessus de la moyenne
simulate-row-score-lift = { $card } : score au-dessus de la moyenne
simulate-clear = * nettement différent de 0 (95 %)
simulate-written = Tous les tableaux : { $place }
simulate-stopped = { $count ->
        [one] Arrêt après { $count } partie.
       *[other] Arrêt après { $count } parties.
    } La même commande avec --resume continue : { $place }
simulate-needs-cards = --against-printed demande --cards FICHIER

help-lab-work = que faire
help-lab-rounds = combien de fois jouer et ajuster : d’abord avec les indices du jeu, puis avec ce qui a été appris
help-lab-games = nombre de parties ; avec train : par cycle, une sur dix est mise de côté pour les chiffres
help-lab-seed = même graine, mêmes résultats, quel que soit le nombre de processus
help-lab-out = avec balance et report : un dossier pour les parties pendant qu’elles se jouent, puis pour report.json, report.csv, report.html et les figures ; avec calibration : un dossier pour les parties, puis pour les chiffres et l’image ; avec train et puzzles : le fichier (sinon TITLE.values.json, TITLE.puzzles.json)
help-lab-resume = continuer là où tout s’est arrêté ; un --games plus grand en ajoute
help-lab-turns = tours qu’une recherche joue encore avant de consulter ce qui a été appris
help-lab-corners = taille du modèle ; 0 : une simple somme pondérée
help-lab-match = parties contre des robots greedy après chaque tour
help-lab-seconds = avec gain : temps de réflexion avant chaque choix, en temps de processeur
help-lab-table = avec gain : à laquelle des tables d’entraînement du jeu, à partir de 1
help-lab-weights = avec gain : quels poids (par défaut : ceux du paquet)
lab-measuring = Mesure
lab-gain = Donnes : { $deals }, chacune jouée deux fois ; joueurs : { $seats } ; secondes par choix : { $seconds }. Victoires avec les valeurs apprises : { $learned } ; en jouant jusqu’au bout : { $end } ; points de plus par partie : { $margin }
lab-looks = Simulations : { $learned } et { $end }
lab-play = Cycle { $round } : parties
lab-match = Cycle { $round } : rencontre
lab-round = Cycle { $round } : { $games } parties, { $rows } positions, mesures sur { $held } gardées à part
lab-estimate = Estimation
lab-log-loss = Perte log
lab-brier = Brier
lab-constant = moyenne de la table
lab-hints = avance selon les indices
lab-learned = appris
lab-match-done = Rencontre (parties : { $games }), petite recherche avec les valeurs apprises : { $won } gagnées ; greedy à sa place : { $greedy }
lab-written = Poids : { $place }

help-arena-bots = robots ou niveaux, par exemple casual,regular,search:50 (par défaut : les cinq niveaux)
help-arena-players = nombre de joueurs par table (par défaut : deux) ; au-delà, chaque robot est seul parmi d’autres d’une même sorte
help-arena-games = nombre de parties par rencontre
help-arena-seed = même graine, mêmes résultats, quel que soit le nombre de processus, sauf si un robot réfléchit à la montre
help-arena-option = toute option du jeu
help-arena-out = un dossier pour les parties pendant qu’elles se jouent, puis pour arena.json, arena.csv et arena.svg
help-arena-resume = continuer les parties de ce dossier ; un --games plus grand en ajoute

arena-done = { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
arena-pace = { $seconds } s avec { $jobs } processus
arena-bot = Robot
arena-elo = Elo
arena-wins = Victoires, %
arena-points = Points
arena-games = Parties
arena-elo-note = L’Elo de greedy ou de regular est 0, si l’un d’eux joue, sinon celui du premier robot nommé. Intervalles à 95 %.
arena-cross = Qui bat qui
arena-cross-note = Par ligne : victoires contre le robot en tête de colonne, et points d’avance en moyenne.
arena-cross-note-many = Par ligne : victoires d’un de ces robots parmi { $others } autres du robot en tête de colonne, et points d’avance sur le meilleur d’entre eux.
arena-picture = { $title } : force des robots, avec intervalles à 95 %
arena-written = Tous les chiffres : { $place }
arena-no-picture = Pas d’image : il faut l’extra `lab` du paquet : `pip install 'tablee[lab]'`
arena-stopped = { $count ->
        [one] Arrêt après { $count } partie.
       *[other] Arrêt après { $count } parties.
    } La même commande avec --resume continue : { $place }
arena-resume-needs-out = --resume demande --out, le dossier à continuer

help-any-jobs = nombre de processus (par défaut : un par processeur)
help-any-ray = l’adresse d’une grappe Ray à utiliser à la place, par exemple 10.0.0.5:6379 ; auto : celle de cette machine

help-lab-set = avec balance : un changement d’une carte, par exemple C16.cost=1 ; autant de fois que vous voulez
help-lab-cards = avec balance : un fichier de cartes avec les changements
help-lab-bots = avec balance et report : robots ou niveaux dans l’ordre du tour, par exemple greedy,casual ; ils changent de place de partie en partie
help-lab-players = avec balance et report : nombre de joueurs (par défaut : deux, ou autant que de robots nommés)
help-lab-option = avec balance et report : toute option du jeu
help-lab-precision = avec balance et report : arrêter dès que chaque taux de victoire est connu à cette marge près, par exemple 0,5 %
help-lab-top = avec balance et report : combien de cartes montrer

balance-playing = On joue
balance-done = { $title }, cartes imprimées et changées : les mêmes { $games ->
        [one] parties ({ $games })
       *[other] { $games } parties
    } avec les deux ; { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $bots }, graine { $seed }
report-done = { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $bots }, graine { $seed }
balance-page = vos cartes à côté des imprimées : les mêmes { $games ->
        [one] parties ({ $games })
       *[other] { $games } parties
    } avec les deux
report-page = la boîte imprimée : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
balance-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
balance-seed = graine { $seed }
balance-vague = pas de différence nette
balance-clear-cards = Cartes qui vont nettement avec plus ou moins de victoires
balance-of-cards = sur { $count }
balance-all-cards = Toutes les cartes ({ $count })
balance-filled = Plein : net même en tenant compte de toutes les cartes.
balance-other-deck = Une boîte a d’autres cartes que l’autre et se mélange autrement : les parties ne se ressemblent qu’en partie, et les intervalles sont plus larges.
balance-axis-place = Place dans l’ordre du tour
balance-axis-rate = Victoires, %
balance-axis-difference = Différence, points
balance-precise = Tous les taux de victoire ou leurs différences sont connus à ±{ $widest } près (voulu : ±{ $wanted }).
balance-not-precise = Tous les taux de victoire ou leurs différences ne sont connus qu’à ±{ $widest } près ; pour ±{ $wanted }, il faut plus de parties.
balance-figures = Victoires, points et durée
balance-mean = Moyenne
balance-paired = Les différences sont prises partie par partie : mêmes cartes dans le même ordre, mêmes robots avec la même chance.
balance-figure-game-decisions = Décisions par partie
balance-figure-game-rounds = Tours par partie
balance-figure-game-best = Meilleur score d’une partie
balance-figure-seat-wins = Victoires, place { $key } dans l’ordre du tour
balance-figure-seat-wins-all = Victoires, tous ensemble
balance-figure-seat-score = Score, place { $key } dans l’ordre du tour
balance-figure-seat-score-all = Score, tous ensemble
balance-figure-bot-wins = Victoires, { $key }
balance-figure-card = Parties où { $card } est jouée
balance-spread = Répartitions : pourcentage des parties (ou des joueurs) avec au plus…
balance-spread-score = Score
balance-spread-decisions = Décisions par partie
balance-spread-rounds = Tours par partie
balance-share-score = Joueurs, %
balance-share-games = Parties, %
balance-plot-score = Répartition des scores
balance-plot-cards = Victoires des joueurs qui ont joué une carte, par rapport à ceux qui l’ont seulement tenue
balance-plot-cards-score = Points des joueurs qui ont joué une carte, par rapport à ceux qui l’ont seulement tenue
balance-everybody = tous ensemble
balance-axis-wins = Victoires, points de pourcentage, avec intervalles à 95 %
balance-axis-score = Points, avec intervalles à 95 %
balance-cards = Ce qui va avec une carte jouée : victoires des joueurs qui l’ont jouée et de ceux qui l’ont seulement tenue
balance-cards-compared = Ce qui va avec une carte jouée plutôt que seulement tenue : victoires avec les deux boîtes
balance-cards-score = Ce qui va avec une carte jouée : points des joueurs qui l’ont jouée et de ceux qui l’ont seulement tenue
balance-cards-compared-score = Ce qui va avec une carte jouée plutôt que seulement tenue : points avec les deux boîtes
balance-played = L’ont jouée
balance-held = L’ont seulement tenue
balance-impact = Victoires, différence
balance-score-impact = Points, différence
balance-adjusted = p, Holm
balance-cards-note = * net même en tenant compte de toutes les cartes (Holm, 5 %). Seulement les cartes qu’au moins { $enough } joueurs ont jouées et { $enough } seulement tenues. On ne joue pas une carte par hasard : seule la comparaison de la boîte changée et de l’imprimée est une preuve.
balance-cards-counts = Sous chaque chiffre : combien de joueurs l’ont jouée / l’ont seulement tenue.
balance-none-judged = Aucune carte ne peut être jugée : aucune n’a été jouée par au moins { $enough } joueurs et seulement tenue par { $enough } autres.
balance-once = une seule partie
balance-same = pareil dans les { $count }
balance-made = Fait par tablee ; la même graine donne le même rapport, quelle que soit la machine.
balance-written = Tous les chiffres : { $place }
balance-stopped = { $count ->
        [one] Arrêt après { $count } partie.
       *[other] Arrêt après { $count } parties.
    } La même commande avec --resume continue : { $place }
balance-no-plots = Pas de rapport illustré : il faut l’extra `lab` du paquet : `pip install 'tablee[lab]'`
error-balance-needs-changes = balance demande un changement : --set CARTE.champ=VALEUR, ou --cards FICHIER
error-balance-set-or-cards = --set et --cards ne vont pas ensemble : écrivez tous les changements dans le fichier
error-balance-resume-needs-out = --resume demande --out, le dossier à continuer
error-expected-precision = attendu un pourcentage au-dessus de 0 et d’au plus 50, par exemple 0,5 %
error-expected-place = il faut le nom d’un fichier ou d’un dossier
error-not-for = { $option } ne va pas avec { $work }

help-export-resume = continuer un export interrompu
export-stopped = Arrêté. La même commande avec --resume continue.

help-lab-bot = avec calibration : qui joue les parties, comme expert ou search:100
help-lab-looks = avec puzzles et calibration : nombre de simulations par décision
lab-searching = Recherche (problèmes : { $found })
lab-asking = On interroge le professeur
lab-puzzles = Problèmes : { $found } ; parties : { $games } ; fichier : { $place }
lab-calibration = { $title }, parties : { $games }, promesses : { $promises } ; score de Brier { $brier }
lab-promised = Promis
lab-came = Gagné
lab-interval = 95 %
lab-count = Promesses
lab-gains = Les meilleurs choix (parties : { $count }) promettaient { $promised } de victoire et ont rapporté { $won } ± { $error }
lab-figures = Chiffres et image : { $place }
lab-no-picture = Pas d’image : matplotlib n’est pas installé.
lab-picture = { $title } : ce que le professeur a promis
lab-axis-promised = chance de gagner promise
lab-axis-won = part de parties gagnées
