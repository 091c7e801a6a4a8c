# Ce que dit la page en français. Les mots d’un titre sont dans son dossier ; à une table, les deux font un seul catalogue.

you = Vous
yes = oui
no = non
close = Fermer
search = Chercher
loading = Un instant…
try-again = Réessayer
copied = Copié
undo = Annuler
confirm = Confirmer
winner = Victoire
watch = Regarder
play = Jouer
rules = Règles
cards = Cartes
players = Joueurs
hand = Votre main
menu = Menu
provenance = Provenance
guest-name = Convive
your-name = Votre nom
player-name = Joueur { $number }
place-taken = { $card }, { $kind } en { $place }
player-number = Joueur { $number }
to-lobby = Retour à l’accueil
skip-to-content = Aller au contenu
switch-language = Switch to English

## L’accueil

lobby-welcome = Prenez place.
lobby-welcome-back = Bon retour, { $name }.
lobby-shelf = Jeux
box-players = { $least ->
       *[other] { $least } à { $most } joueurs
    }
box-minutes = { $least ->
       *[other] { $least } à { $most } minutes
    }
box-weight = Complexité { $weight }
box-weight-more = Niveau de réflexion, de 1 à 5
play-now = Jouer tout de suite
play-now-more = contre un robot : { $bot }
play-now-with = avec un robot : { $bot }
set-table = Préparer une table…
set-table-of = Une table : { $title }
first-game = Votre première partie, pas à pas
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-watched = Tables que vous regardez
tables-over = Parties terminées
adventure-resume = Continuer : niveau { $level }
adventure-begin-level = Commencer le niveau { $level }
adventure-anew = Tout recommencer
adventure-won = L’aventure est gagnée
adventure-kept = Tout est rangé. L’aventure est gardée : elle vous attend sous « Vos tables ».
adventure-history = { $count ->
        [one] 1 niveau joué
       *[other] { $count } niveaux joués
    }
history-won = Niveau { $level } : gagné
history-lost = Niveau { $level } : perdu
level-of = Niveau { $level } sur { $last }
level-number = Niveau { $level }
level-attempt = tentative { $attempt }
tables-none = Aucune partie en cours
tables-none-text = Commencez-en une ci-dessus ; elle reste ici jusqu’à sa fin, quoi qu’il arrive à ce navigateur.
status-open = { $count ->
        [one] attend 1 joueur
       *[other] attend { $count } joueurs
    }
status-over = Partie terminée
status-stopped = Arrêtée
status-your-turn = À vous
status-turn = À { $names } de jouer
status-together = Tout le monde choisit
status-running = La partie se poursuit
seat-me = Vous
seat-bot = Robot
seat-bot-level = Robot : { $bot }
seat-link = sur invitation
seat-open = place libre
seat-person = Joueur
seat-hotseat = Joueur
wish-me = Moi
wish-link = Un ami, par lien
wish-open = Ouverte à tous
wish-hotseat = Quelqu’un à cet écran
bot-random = débutant
bot-random-name = Robot débutant
bot-greedy = appliqué
bot-greedy-name = Robot appliqué
bot-search = penseur
bot-search-name = Robot penseur

## Préparer une table

new-seats = Qui est à table ?
new-seat = Place { $number }
new-seat-name = Nom à la place { $number }
new-add-seat = Une place de plus
new-adventure-name = Nom de l’aventure
new-adventure-example = Les mardis
new-remove-seat = Retirer la place { $number }
new-options = Comment voulez-vous jouer ?
new-pace = Quand jouez-vous ?
new-begins = Tout le monde est là : la partie commence aussitôt.
new-waits = Vous recevez un lien par ami ; la partie commence quand toutes les places sont prises.
new-start = Commencer
new-open = Ouvrir la table
pace-live = En une séance
pace-days = Sur plusieurs jours
pace-live-more = Chacun reste jusqu’à la fin, ou revient quand il veut.
pace-days-more = Chacun joue quand il a le temps ; la table attend.
clock = Temps par joueur
clock-none = Sans pendule
clock-silent = Pas de pendule : personne ne doit voir combien de temps un autre réfléchit.
clock-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-hard = Strict
clock-hard-more = Un robot prend le relais quand le temps est écoulé. Sinon, la pendule l’indique seulement.

## Arriver à une table

join-title = Invitation
join-invited = On vous invite à une partie
join-invited-by = { $host } vous invite à une partie
join-sit = Prendre la place
join-problem = Cette place ne peut pas être prise
waiting-title = En attente de joueurs
waiting-for = { $count ->
        [0] Tout le monde est là
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
waiting-bots = Commencer avec des robots
waiting-bots-text = Personne d’autre ne vient ? Des robots peuvent prendre les places libres.
waiting-host = La partie commence quand toutes les places sont prises.
copy-invite = Copier l’invitation
revoke = Retirer l’invitation
revoked = L’ancien lien n’est plus valable
sit-here = S’asseoir ici

## À la table

round = Tour { $round }
watching = Vous regardez
board = Table
board-centre = Le milieu de la table
generic-empty = Vide : { $areas }
generic-note = { $name } : { $value }
side-panel = Historique, discussion, règles, cartes
panel-open = Montrer le volet
panel-close = Cacher le volet
part-label = Ce qui est montré
part-mine = Moi
part-centre = Centre
part-others = Autres
part-log = Historique
tab-log = Historique
tab-chat = Discussion
tab-rules = Règles
tab-cards = Cartes
prompt = Ce qui est attendu
bar-waiting = { $count ->
        [0] Un instant…
       *[other] On attend { $names }
    }
bar-playing = Les autres jouent
bar-together = Tout le monde choisit en même temps ; les choix sont montrés ensemble.
bar-selected = { $card } : où la poser ?
bar-selected-card = { $card } : que faire ?
bar-selected-other = Et maintenant ?
unselect = Autre chose
all-choices = { $count ->
        [one] 1 choix
       *[other] Les { $count } choix
    }
all-choices-title = Tout ce que vous pouvez choisir
cancel-picks = Recommencer ce choix
since-button = Depuis votre dernier tour
since-title = Depuis votre dernier tour
since-show = Revoir
playback-left = { $count ->
        [one] encore 1 coup
       *[other] encore { $count } coups
    }
playback-skip = Passer au présent
speed-skip = Passer
player-you = Vous
player-here = à table
player-gone = pas là
player-away = un robot joue : { $bot }
player-conceded = a abandonné
player-deciding = réfléchit
player-look = Regarder { $name }
card-can = Possible maintenant
card-cannot = Pas maintenant.
hint-rule = Voir la règle { $rule }
log-empty = Rien ne s’est encore passé
log-more = { $count ->
        [one] 1 ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
log-moment = Voir le moment { $number }
chat-empty = Personne n’a encore rien dit
chat-empty-text = Ce que vous écrivez est lu par toute la table.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-silent = Personne ne parle pendant la partie : seule la table s’exprime. Vous pourrez parler quand elle sera finie.
chat-seats-only = Il faut être à table pour parler.
hand-over = { $name }, c’est à vous
hand-over-text = La table est couverte jusqu’à ce que vous regardiez.
hand-over-take = Montrer ma table
menu-table = Cette table
copy-watch-link = Copier le lien pour regarder
keep-record = Enregistrer cette partie
come-back = Reprendre ma place
leave = Laisser ma place à un robot
leave-sure = Laisser votre place ?
leave-text = Un robot joue pour vous jusqu’à votre retour. Vous pouvez reprendre votre place à tout moment.
concede = Abandonner
concede-sure = Abandonner ?
concede-level-text = Le niveau compte comme perdu ; vous pouvez le retenter avec de nouvelles mains.
concede-text = La partie compte comme perdue. Contre des robots, elle s’arrête ici ; avec d’autres, un robot joue à votre place.
no-back = Non, retour
commitment = Le mélange était fixé avant le premier coup : { $hash }…

## Moments passés

replay = Revoir la partie
replay-moves = Revenir en arrière
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = Au dernier coup
replay-play = Lecture
replay-pause = Pause
replay-scrub = Moment de la partie
replay-moment = Moment { $number } sur { $last }
replay-to-now = Revenir au présent
replay-to-end = À la fin de la partie
play-on = Continuer à partir d’ici

## La fin

score-title = Feuille de score
score-so-far = Score provisoire
score-total = Total
score-none = Ce titre ne montre pas le score avant la fin.
end-wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
end-you-win = Vous gagnez !
end-you-lose = Vous avez perdu
end-you-share = Vous gagnez ensemble : { $names }
end-concession = La partie s’est terminée par un abandon.
end-all-won = Gagné, tous ensemble !
end-all-lost = Perdu, tous ensemble
end-level-won = Niveau { $level } gagné !
end-level-lost = Niveau { $level } perdu
end-adventure-won = { $name } : le dernier niveau est gagné !
rematch = Revanche
rematch-join = À la revanche
level-next = Niveau suivant
level-again = Réessayer
level-join = Vers le niveau suivant
level-result = Le bilan
level-so-far = Jusqu’ici
level-won-text = Vous l’avez fait sans un mot. L’histoire continue :
level-lost-text = Seule cette tentative est perdue : le niveau peut être retenté aussi souvent que vous voulez.
adventure-praise = Neuf niveaux, et presque pas un mot entre vous : bravo ! Qui recommence trouve du nouveau dans la boîte.
pack-up = S’arrêter ici : ranger

## Le Journal des Quêtes

journal = Journal des Quêtes
journal-of = Journal des Quêtes : { $name }
journal-more = Les pages qui suivent sont encore vides.

## Livres

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-numbers = Numéros des règles
rules-later = { $count ->
        [one] 1 section parle de niveaux que vous n’avez pas atteints : elle gâcherait la suite
       *[other] { $count } sections parlent de niveaux que vous n’avez pas atteints : elles gâcheraient la suite
    }
rules-none = « { $word } » n’apparaît pas dans les règles
cards-search = Nom, texte, lieu…
cards-kind = Tous les types
cards-timing = Tous les moments
cards-found = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
cards-none = Aucune carte ne convient
cards-more = { $count ->
        [one] encore 1
       *[other] encore { $count }
    }
cards-everything = Tout montrer
cards-later = { $count ->
        [one] 1 carte appartient à des niveaux que vous n’avez pas atteints : elle gâcherait la suite
       *[other] { $count } cartes appartiennent à des niveaux que vous n’avez pas atteints : elles gâcheraient la suite
    }
card-country = Lieu
card-needs = Prérequis
card-locked = Cadenas

## Réglages

settings = Réglages
setting-language = Langue
setting-theme = Lumière
setting-speed = Rythme des coups des autres
setting-confirm = Confirmer avant chaque choix
setting-confirm-more = Un choix ne compte qu’une fois confirmé.
setting-sound = Sons
setting-still = Moins de mouvement
setting-still-more = Les choses changent de place d’un coup et s’éclairent un instant.
setting-plain = Plateau simple
setting-plain-more = Zones, cartes et listes telles que les règles les connaissent, à la place de nos dessins.
theme-light = Jour
theme-dark = Nuit
theme-to-dark = Baisser la lumière
theme-to-light = Rallumer la lumière
sound-on = Activer les sons
sound-off = Couper les sons

## Touches

shortcuts = Clavier
key-walk = parcourir ce que vous pouvez choisir (en relecture : le temps)
key-walk-all = parcourir tout
key-choose = choisir ce qui est visé
key-numbers = appuyer sur un bouton de la barre
key-all = tous les choix en liste
key-zoom = montrer la carte en grand
key-undo = annuler
key-escape = lâcher, fermer, revenir au présent
key-first = aller à la première chose à choisir
key-skip = passer les coups des autres
key-log = historique
key-chat = discussion
key-rules = règles
key-cards = cartes
key-score = score
key-journal = Journal des Quêtes
key-help = cette liste

## Quand quelque chose ne va pas

lost-title = Il n’y a rien ici
lost-text = L’adresse ne mène nulle part, ou n’est plus valable.
table-lost-title = Cette table n’est plus là
table-lost-text = Cette table n’existe pas, ou n’existe plus.
table-loading = On met la table…
problem-title = Cela n’a pas marché
problem-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
problem-unknown = Quelque chose s’est mal passé sur cette page. Rechargez-la ; la partie est en sûreté sur le serveur.
offline-title = La table est hors de portée
offline-text = Nous réessayons automatiquement. Chaque coup joué est gardé.
reconnecting = Connexion perdue : on cherche la table…
