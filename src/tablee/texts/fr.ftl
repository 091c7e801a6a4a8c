# Ce que dit le programme en français. Les erreurs du noyau y ont les mêmes noms et paramètres que dans kernel/errors.py.

you = Vous
place-taken = { $card }, { $kind } en { $place }
player-name = Joueur { $number }

## Les pages du programme

overview-what = Tablée : des jeux de société modernes, avec toutes leurs règles.
overview-usage = COMMANDE [--…]
overview-more = `tablee COMMANDE --help` en dit plus. En anglais : --lang en, ou TABLEE_LANG=en.
overview-examples = Exemples :
overview-example-1 = play ancient-knowledge
overview-example-2 = play ancient-knowledge --players 3 --bots greedy --starting-hands
overview-example-3 = rules ancient-knowledge --phase decline
overview-example-4 = cards ancient-knowledge --kind pyramide --timing décompte
help-usage = Usage
help-arguments = Arguments
help-options = Options
help-title-options = Les options propres à un jeu se donnent aussi par leur nom : --NOM pour un oui ou non, --NOM VALEUR pour un choix. `tablee games` en donne la liste.
help-play = Jouer dans ce terminal, contre des robots ou à plusieurs. Sans --new, reprend votre dernière partie.
help-games = Lister les jeux, ou vos parties enregistrées.
help-cards = Montrer les cartes d’un jeu : toutes, quelques-unes, ou une en entier.
help-rules = Lire les règles d’un jeu : toutes, une phase, une règle, ou les passages où un mot paraît.
help-replay = Raconter une partie enregistrée, ou la parcourir coup par coup.
help-show = Dessiner la table d’un fichier de position ou d’un enregistrement.
help-verify = Vérifier un enregistrement : l’engagement publié, chaque choix, l’empreinte finale.
help-review = Analyser une partie finie : chances de gagner, choix les plus coûteux, hasard et habileté.
help-review-looks = effort de recherche (simulations et parties) ; le même nombre donne toujours la même analyse
help-review-jobs = nombre de processus (par défaut : un par processeur)
help-review-seat = à qui montrer ses choix coûteux (par défaut : à tout le monde)
help-review-out = un dossier où écrire les chiffres (review.json) et la courbe (review.svg)
help-simulate = Faire jouer des robots et lire les tableaux.
help-lab = Étudier de nombreuses parties : effet d’une carte modifiée, équilibre du jeu imprimé, valeur des positions.
help-arena = Faire jouer des robots les uns contre les autres : qui est le plus fort, et de combien.
help-doctor = Vérifier l’installation et signaler les problèmes.
help-campaign = Lister vos aventures, en commencer une, ou la poursuivre : niveau après niveau, tant que vous voulez.
help-campaign-campaign = nom de l’aventure ; sans lui, la liste
help-campaign-players = nombre de joueurs, robots compris (pour une nouvelle aventure)
help-campaign-bots = robots par leur niveau ({ $levels }) : un pour toutes les autres places, ou un par place (`none` : des gens seulement)
help-campaign-hotseat = plusieurs personnes à ce terminal, les mains sont cachées entre deux
help-campaign-name = noms des personnes
help-campaign-chapter = commencer par ce chapitre, si vous connaissez le précédent
help-campaign-option = toute option du jeu, pour tous les niveaux
help-campaign-seed = même graine, mêmes niveaux
help-campaign-journal = lire le Journal des Quêtes jusqu’ici, et comment chaque niveau s’est passé
help-campaign-reset = retour au début
help-campaign-again = avec --reset : avec les cartes débloquées par la dernière victoire
help-any-title = le jeu, par exemple ancient-knowledge
help-any-file = le fichier
help-any-lang = langue des textes et des cartes
help-any-cards = un fichier de cartes (TOML) qui change nombres et noms
help-any-json = écrire les données en JSON
help-any-seat = du point de vue de cette place
help-any-at = après ce nombre de choix (un numéro de coup)
help-any-help = montrer cette page
help-play-players = nombre de joueurs, robots compris
help-play-bots = robots par leur niveau ({ $levels }) : un pour toutes les autres places, ou un par place (`none` : aucun)
help-play-hotseat = plusieurs personnes à ce terminal, les mains cachées entre les tours
help-play-name = noms des personnes
help-play-seed = même graine, même partie
help-play-option = une option quelconque du jeu
help-play-from = partir d’un fichier de position, ou reprendre un enregistrement
help-play-new = une nouvelle partie, même si une autre n’est pas finie
help-games-saved = les parties du dossier de données
help-cards-ids = cartes à montrer en entier, par exemple C16
help-cards-kind = seulement ce type, par exemple cité ou épave
help-cards-timing = seulement ce moment, par exemple déclin
help-cards-search = seulement les cartes où ce mot paraît, nom, texte ou pays
help-cards-all = avec les cartes des niveaux d’aventure que vous n’avez pas atteints (elles dévoilent la suite)
help-rules-topic = une règle comme AK-074, ou une phase
help-rules-phase = seulement cette section, par exemple decline
help-rules-search = seulement les paragraphes où ce mot paraît
help-rules-ids = avec les numéros des règles dans la marge
help-rules-all = avec les règles des niveaux d’aventure que vous n’avez pas atteints (elles dévoilent la suite)
help-replay-step = montrer la table coup par coup

## Jouer

play-new = { $title }, nouvelle partie : { $players }
play-hint = Tapez un numéro, un choix comme { $example }, ou ? pour l’aide.
play-continued = On reprend la partie inachevée { $place } (une nouvelle : tablee play { $title } --new).
play-hide = Entrée pour cacher votre main.
play-hand-over = { $name }, prenez place et appuyez sur Entrée.
play-cancellable = tapez recommencer pour reprendre ces choix
play-record = L’enregistrement de cette partie : { $place }
play-left = La partie est enregistrée dans { $place }. Reprenez quand vous voulez :
play-saved = Enregistré : { $place }
play-why-what = Quel choix expliquer ? Par exemple : pourquoi { $example }
play-legal = { $choice } est permis maintenant.
play-taken-back = { $count ->
        [one] Choix repris.
       *[other] { $count } choix repris.
    }
play-no-score = On ne compte pas de points ici : vous gagnez ou perdez tous ensemble.
play-nothing-to-order = Rien à mettre en ordre maintenant.
play-help = Tapez le numéro d’un choix (plusieurs à la fois : 1 4 6), sa notation, ou assez de mots pour qu’on le reconnaisse.
command-why = pourquoi
command-why-use = pourquoi CHOIX
command-why-help = la règle qui interdit un choix
command-undo = annuler reprendre
command-undo-use = annuler
command-undo-help = reprendre le dernier choix, s’il n’a rien révélé de caché
command-cancel = recommencer
command-cancel-use = recommencer
command-cancel-help = reprendre tous les choix partiels en cours et recommencer
command-auto = auto
command-auto-use = auto
command-auto-help = résoudre effets et déclins dans l’ordre de la liste jusqu’à la prochaine action
command-table = table
command-table-use = table
command-table-help = redessiner la table (ou simplement Entrée)
command-hand = main
command-hand-use = main
command-hand-help = montrer votre main
command-offer = offre tuiles
command-offer-use = offre
command-offer-help = ce qui est proposé, avec ses textes entiers
command-look = regarder
command-look-use = regarder p2
command-look-help = la zone d’un joueur en entier
command-card = carte
command-card-use = carte C16
command-card-help = une carte en entier
command-rules = règles regles
command-rules-use = règles déclin
command-rules-help = une phase, une règle comme AK-074, ou un mot
command-log = historique
command-log-use = historique 50
command-log-help = ce qui s’est passé
command-score = points
command-score-use = points
command-score-help = les points pour l’instant
command-save = enregistrer
command-save-use = enregistrer FICHIER
command-save-help = écrire l’enregistrement dans un fichier (la partie est toujours enregistrée de toute façon)
command-lang = langue
command-lang-use = langue en
command-lang-help = changer de langue
command-help = aide
command-help-use = ?
command-help-help = cette liste
command-quit = quitter
command-quit-use = quitter
command-quit-help = partir ; la partie reste enregistrée

## Aventures

campaign-none = Pas encore d’aventure. Pour en commencer une : tablee campaign { $title } NOM
campaign-at = prochain niveau : { $level }
campaign-over = terminée
campaign-facts = { $attempts ->
        [one] { $attempts } tentative
       *[other] { $attempts } tentatives
    }, { $minutes } min · { $players }
campaign-won = niveau { $level } gagné en { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, { $minutes } min
campaign-lost = niveau { $level } perdu après { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, { $minutes } min
campaign-next = Entrée : le niveau suivant. s : arrêter et enregistrer (mains et Récompenses sont défaussées).
campaign-retry = Entrée : retenter ce niveau. s : arrêter et enregistrer (mains et Récompenses sont défaussées).
campaign-stopped = L’aventure est enregistrée ; prochain niveau : { $level }. Revenez quand vous voulez :
campaign-reset = { $name } : retour au début.
campaign-again = Pour repartir : --reset, et --again pour les nouvelles cartes.

## Score, listes, enregistrements

score-title = Feuille de score
score-total = Total
score-rank = Rang
score-all-won = { $count ->
        [one] Vous gagnez
       *[other] Vous gagnez ensemble
    }
score-all-lost = { $count ->
        [one] Vous perdez
       *[other] Vous perdez ensemble
    }
score-winner = { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent ensemble
    }
games-players = { $least } à { $most } joueurs
games-more = Jouer : tablee play { $title } · parties enregistrées : tablee games --saved
games-none-saved = Aucune partie enregistrée.
games-running = inachevée
games-finished = finie
games-choices = { $count } choix
cards-count = { $count ->
        [0] Aucune carte ne convient.
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-later = { $count ->
        [one] { $count } carte de niveaux à venir reste cachée. --all la montre aussi.
       *[other] { $count } cartes de niveaux à venir restent cachées. --all les montre aussi.
    }
cards-name = Nom
cards-when = Quand
cards-text = Effet
provenance-of-numbers = nombres et texte
provenance-of-name-fr = nom français
provenance-public = de sources publiques
provenance-rulebook = du livret
provenance-ours = notre version
provenance-card-file = de votre fichier de cartes
rules-later = { $count ->
        [one] 1 section sur des niveaux à venir n’est pas montrée. --all la montre aussi.
       *[other] { $count } sections sur des niveaux à venir ne sont pas montrées. --all les montre aussi.
    }
rules-picture = Dessin : { $words }
rules-more = Une section : tablee rules { $title } --phase PHASE ; les phases : { $phases }
replay-step = Entrée : suivant, b : retour, un numéro : y aller, q : partir
verify-commitment = graine et sel donnent l’engagement publié { $commitment }…
verify-choices = { $count ->
        [one] son choix ({ $count }) est permis
       *[other] ses { $count } choix sont tous permis
    }
verify-hash = la partie aboutit à l’empreinte { $hash }, comme enregistré
verify-no-hash = pas d’empreinte enregistrée ; la partie aboutit à { $hash }
verify-finished = L’enregistrement est valide.
verify-unfinished = L’enregistrement est valide jusqu’ici ; la partie n’est pas finie.
doctor-compiled = Version compilée : noyau et jeux tournent en code machine
doctor-pure = Version Python pure : mêmes règles, moins vite
doctor-languages = Langues : { $list }
doctor-bots = Robots : { $list }
doctor-title = { $title } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, règles version { $rules }, contenu { $content }
doctor-data = Les parties sont enregistrées dans { $place }
doctor-data-problem = On ne peut pas y enregistrer ({ $problem }) : donnez à TABLEE_DATA un dossier où écrire.
doctor-well = Tout fonctionne.

## Erreurs du noyau

error-bad-notation = { $text } ne se lit pas : { $expected }
error-illegal-choice = { $seat } ne peut pas { $choice } à { $prompt } : proposés { $offered }
error-shows-hidden = { $seat } ne peut pas envoyer { $next } avec { $choice }, qui montre quelque chose de caché : envoyez-le ensuite
error-stale-choice = le choix numéro { $number } vient trop tard : la table en est au numéro { $now }
error-not-deciding = { $seat } n’a rien à décider maintenant : on attend { $deciding }
error-game-over = { $seat } ne peut pas { $choice } : la partie est finie
error-no-undo = { $seat } n’a rien à reprendre : { $reason }
error-undo-none = aucun choix n’a été fait depuis
error-undo-other = une autre place a choisi depuis
error-undo-knowledge = le dernier choix a montré quelque chose de caché
error-unknown-title = jeu inconnu : { $value }. Jeux disponibles : { $expected }
error-faulty-title = { $title } ne peut pas être chargé : { $problem }
error-in-words = { $words }
error-no-environment = pas encore d’environnement pour { $title } ; disponibles : { $expected }
error-seat-count = { $title } se joue de { $least } à { $most }, pas à { $value }
error-unknown-seat = place inconnue : { $value }. Cette table a { $expected }
error-unknown-option = { $title } n’a pas d’option { $value } ; options disponibles : { $expected }
error-bad-option = { $title } : l’option { $option } ne peut pas être { $value } : { $expected }
error-no-campaign = { $title } n’a pas d’aventure : ses parties ne se suivent pas
error-bot-budget = robot impossible : { $value }. Une recherche prend de 1 à { $most } itérations (search:200) ou { $seconds } s au plus (search:0.5s)
error-no-features = { $title } n’indique aucun chiffre dont apprendre
error-other-values = { $place } : appris pour { $value }, ceci est { $expected } : à refaire
error-other-course = { $place } : { $field } valait { $value } et ne peut pas devenir { $expected } : sans --resume, tout recommence
error-bot-blur = robot impossible : { $value }. Un flou prend un nombre supérieur à 0, au plus { $most }, par exemple blur:3
error-no-winner = { $title } n’a pas de vainqueur, on y gagne ou on y perd ensemble : choisissez un jeu qui en a un, comme { $example }
error-bot-twice = le robot { $value } est nommé deux fois : un tournoi demande des robots différents
error-too-few-bots = un tournoi demande au moins 2 robots, et non { $value }
error-not-a-run = rien à reprendre dans { $place }
error-other-run = { $place } appartient à un autre travail : son champ { $field } vaut { $value }, et non { $expected }
error-other-cards-run = { $place } a été joué avec d’autres cartes : continuez avec les mêmes, ou choisissez un autre emplacement
error-other-version-run = { $place } a été écrit par une autre version : choisissez un autre emplacement
error-folder-in-use = { $place } contient d’autres fichiers : choisissez un dossier vide ou nouveau
error-run-exists = { $place } existe déjà : continuez avec --resume, ou choisissez un autre emplacement
error-nobody-wins = une précision porte sur des taux de victoire, et ici personne ne gagne ni ne perd
error-no-change = { $value } ne change aucune carte : attendu CARTE.champ=VALEUR, par exemple { $example }
error-change-twice = { $card }.{ $field } est changé deux fois
error-endless-game = la partie de graine { $seed } n’est pas finie après { $most } choix : avec ces cartes, ces robots n’en voient pas la fin
error-workers-die = { $value } processus de travail sont morts l’un après l’autre sans rien achever : la mémoire manque peut-être
error-bad-address = { $value } n’est pas l’adresse d’une grappe Ray : attendu hôte:port, ou auto pour celle de cette machine
error-no-cluster = pas de grappe Ray à { $address } : { $problem }
error-no-answer = pas de réponse en { $seconds } s
error-cluster-gone = la grappe Ray à { $address } a disparu
error-cluster-work = la grappe Ray à { $address } ne peut pas faire le travail : { $problem }
error-unknown-bot = robot inconnu : { $value }. Robots disponibles : { $expected }
error-not-a-table = { $place } ne contient pas de table de champs
error-key-twice = { $place } : { $value } y figure deux fois
error-unknown-card = { $place } : carte inconnue : { $value } ; { $expected }
error-bad-card-field = { $place } : carte { $card }, champ { $field } : { $value } ne va pas : { $expected }
error-no-file = fichier introuvable : { $place }
error-not-text = { $place } n’est pas un fichier texte
error-bad-syntax = { $place } : la ligne { $line } ne se lit pas : { $problem }
error-not-a-record = { $place } n’est pas un enregistrement : il devrait commencer par { $expected }
error-record-field = { $place } : il manque { $field } à l’enregistrement
error-other-rules = { $place } : joué avec la version { $value } des règles ({ $title }), celles-ci sont la version { $expected } : on ne peut pas le rejouer ici
error-other-cards = { $place } : joué avec les cartes { $value }, celles-ci sont { $expected } : donnez leur fichier avec --cards
error-record-line = { $place } : la ligne { $line } ({ $text }) ne peut pas être jouée : { $problem }
error-hash-differs = { $place } : la partie aboutit à { $value }, l’enregistrement indique { $expected }
error-commitment-differs = { $place } : graine et sel donnent l’engagement { $value }, l’enregistrement a publié { $expected }
error-no-seed = { $place } : la graine n’est pas révélée, on ne peut donc pas rejouer la partie
error-bad-field = { $place } : { $field } ne peut pas être { $value } : { $expected }
error-unknown-field = { $place } : champ inconnu : { $value } ; champs disponibles : { $expected }
error-card-twice = { $place } : la carte { $value } est à deux endroits : { $one } et { $other }
error-too-many = { $place } : { $where } en contient { $value }, il y a place pour { $most }
error-too-few = { $place } : { $where } ne peut être complété : cartes restantes { $value }, il en faut { $least }
error-wrong-place = { $place } : { $value } ne peut pas être dans { $where } : { $expected }
error-expected = il faut { $what }
error-expected-one-of = au choix { $values }
error-expected-per-seat = il faut des nombres entiers, un par place ({ $amount })
error-expected-number = il faut un nombre entier de { $least } à { $most }
error-expected-flag = il faut true ou false
error-expected-text = il faut un texte
error-expected-line = il faut une ligne d’au plus { $most } caractères imprimables
error-expected-list = il faut une liste
error-expected-one-process = il faut 1, car un processus démon, comme ceux d’un pool, ne peut pas en lancer d’autres
error-expected-numbers = il faut des nombres finis, { $count } en tout
error-expected-table = il faut un tableau de champs
error-expected-fields = il faut au moins un champ ; disponibles : { $values }
error-expected-among = il faut { $what } parmi eux
error-expected-once = il faut { $what } une seule fois
error-expected-without = il ne faut pas { $what }
error-expected-card = il faut un identifiant de carte comme { $example }
error-broken-rules = un invariant est rompu : { $problem }

## Erreurs du programme

error-unknown-command = commande inconnue : { $value }. Commandes disponibles : { $expected }
error-unknown-flag = { $command } n’a pas d’option { $value } ; options disponibles : { $expected }
error-flag-without-value = { $command } : { $value } demande une valeur
error-missing-argument = { $command } demande { $value } : voyez son --help
error-bad-usage = { $command } s’emploie autrement : { $problem }
error-bad-argument = { $option } ne peut pas être { $value } : { $expected }
error-expected-seconds = il faut un nombre supérieur à 0 et d’au plus { $most }
error-expected-name = il faut un nom de 1 à 30 lettres, différent des autres et sans nom de robot entre parenthèses
error-expected-campaign-name = il faut un nom de 1 à 40 lettres, chiffres, espaces et traits d’union
error-unknown-campaign = { $title } n’a pas d’aventure { $value } ; disponibles : { $expected }
error-too-many-bots = trop de robots ({ $value }) pour le nombre de places ({ $most })
error-unreadable = { $place } ne se lit pas : { $problem }
error-too-large = { $place } dépasse { $most } Mo
error-no-title = { $place } n’indique pas son jeu : donnez-lui un champ title, au choix { $expected }
error-other-title = { $place } : le jeu est { $value }, il faudrait { $expected }
error-cannot-save = impossible d’écrire { $place } : { $problem }
error-game-in-use = { $place } est en jeu dans un autre terminal : quittez-y d’abord la partie, ou commencez-en une autre avec --new
error-campaign-in-use = { $place } est en jeu dans un autre terminal : quittez-y d’abord la partie
error-file-exists = { $place } existe déjà : choisissez un autre nom
error-unknown-phase = section inconnue : { $value }. Sections disponibles : { $expected }
error-unknown-rule = règle inconnue : { $value }. La première est { $first }, la dernière { $last }
error-not-in-rules = { $value } ne paraît pas dans les règles
error-bad-number = pas de numéro { $value } : choisissez de 1 à { $most }
error-several-fit = { $text } peut désigner plusieurs choix : { $expected }
error-unknown-card-id = carte inconnue : { $value }. Un identifiant ressemble à { $example }
error-program-silent = le programme a fermé sa sortie sans répondre
error-unknown-language = langue inconnue : { $value }. Langues disponibles : { $expected }

## Refus sans règle d’un titre

refusal-not-deciding = Vous n’avez rien à décider maintenant : on attend { $deciding }
refusal-not-offered = Vous ne pouvez pas choisir cela maintenant
refusal-game-over = La partie est finie

# A library that the bare package does without
missing-package = il faut { $package } pour cette commande, et il n’est pas installé : `pip install 'tablee[{ $extra }]'`
