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
lobby-foot = Quatre jeux, selon les règles de leurs boîtes. Ces tables ne sont pas officielles : les règles sont écrites avec nos mots et toutes les images sont les nôtres. Sous chaque jeu, une ligne indique d’où viennent ses règles, ses cartes et ses images.
box-players = { $least ->
       *[other] { $least } à { $most } joueurs
    }
box-minutes = { $least ->
       *[other] { $least } à { $most } minutes
    }
box-weight = Complexité { $weight }
box-weight-more = Niveau de réflexion, de 1 à 5
play-now = Jouer tout de suite
play-now-line = { $bots ->
        [0] En solo
        [one] Vous et un robot : { $levels }
       *[other] Vous et { $bots } robots : { $levels }
    }
play-now-options = { $words }, avec les options de la dernière fois
set-table = Préparer une table…
set-table-of = Une table : { $title }
first-game = Votre première partie, pas à pas
tables-mine = Vos tables
tables-waiting = On vous attend
tables-all = Toutes ({ $count })
tables-older = Afficher les plus anciennes
tables-open = Tables ouvertes
tables-watched = Tables que vous regardez
tables-over = Parties terminées
adventure-resume = Continuer : niveau { $level }
adventure-begin-level = Commencer le niveau { $level }
adventure-anew = Tout recommencer
adventure-yours = Votre aventure
adventure-won = L’aventure est gagnée
adventure-kept = Tout est rangé. L’aventure est conservée : elle vous attend sous « Vos tables ».
adventure-history = { $count ->
        [one] 1 partie jouée
       *[other] { $count } parties jouées
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
daily = Donne du jour
status-replay = revoir
status-stopped = Arrêtée
status-your-turn = À vous
status-turn = À { $names } de jouer
status-together = Tout le monde choisit
status-running = La partie se poursuit
due-in = échéance { $when }
due-late = en retard : échéance { $when }
seat-me = Vous
seat-bot = Robot
seat-bot-level = Robot : { $bot }
seat-link = sur invitation
seat-open = place libre
seat-person = Joueur
seat-hotseat = Joueur
wish-me = Moi
wish-link = Un ami, par lien
wish-link-more = Vous recevez un lien à transmettre.
wish-open = Ouverte à tous
wish-open-more = Toute personne qui la voit à l’accueil peut s’asseoir.
wish-hotseat = Quelqu’un à cet écran
wish-hotseat-more = Vous partagez cet écran ; il est couvert entre les tours.
bot-random = débutant
bot-random-name = Robot débutant
bot-random-more = Joue ce qui lui passe par la tête : pour découvrir.
bot-greedy = habitué
bot-greedy-name = Robot habitué
bot-greedy-more = Prend ce qui paraît le mieux sur le moment, vite et sans longs plans.
bot-first = première partie
bot-first-name = Robot de première partie
bot-first-more = Joue comme un débutant : ses coups se défendent, mais sont rarement les meilleurs.
bot-casual = amateur
bot-casual-name = Robot amateur
bot-casual-more = Connaît le jeu, mais laisse passer des occasions : pour une soirée tranquille.
bot-regular = habitué
bot-regular-name = Robot habitué
bot-regular-more = Prend ce qui paraît le mieux sur le moment, vite et sans longs plans.
bot-expert = expert
bot-expert-name = Robot expert
bot-expert-more = Regarde un peu plus loin avant de choisir.
bot-master = maître
bot-master-name = Robot maître
bot-master-more = Prend le temps de peser chaque choix, et pardonne peu.
bot-master-here = Réfléchit une seconde avant de choisir. Sans serveur, il voit moins loin : comptez sur le niveau d’un bon expert.
bot-search = penseur
bot-search-name = Robot penseur
bot-search-more = Réfléchit plus loin avant de choisir.

## Préparer une table

new-seats = Qui est à table ?
new-seat = Place { $number }
new-seat-name = Nom à la place { $number }
new-add-seat = Une place de plus
new-adventure-name = Nom de l’aventure
new-adventure-example = Les mardis
new-remove-seat = Retirer la place { $number }
new-options = Comment voulez-vous jouer ?
options-advanced = Pour ceux qui connaissent le jeu
options-house = Règles maison
options-house-more = Pour les points où le livret est ambigu, ou a été modifié depuis. Par défaut, on suit le livret.
options-changed = { $count ->
        [one] 1 changée
       *[other] { $count } changées
    }
option-printed = { $value } (par défaut)
option-printed-on = Par défaut : oui.
option-printed-off = Par défaut : non.
new-pace = Quand jouez-vous ?
new-hints = Conseils
new-hints-more = À son tour, chacun peut demander conseil au professeur.
new-begins = Tout le monde est là : la partie commence aussitôt.
new-waits = Vous recevez un lien par ami ; la partie commence quand toutes les places sont prises.
new-start = Commencer
new-open = Ouvrir la table
pace-live = En une séance
pace-days = Sur plusieurs jours
pace-live-more = Chacun reste jusqu’à la fin, ou revient quand il veut.
pace-days-more = Chacun joue quand il a le temps ; la table attend, et chacun peut recevoir un rappel quand vient son tour.
clock = Temps par joueur
clock-none = Sans pendule
clock-silent = Pas de pendule : personne ne doit voir combien de temps un autre réfléchit.
clock-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-hard = Strict
clock-hard-more = Un robot prend le relais quand le temps est écoulé. Si l’option est désactivée, la pendule l’indique seulement.
deadline = Temps pour chaque choix
deadline-none = Autant qu’il faut
deadline-hours = { $count ->
        [one] 1 heure
       *[other] { $count } heures
    }
deadline-days = { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
deadline-then = Et ensuite ?
deadline-remind = Un rappel
deadline-bot = Un robot prend le relais
deadline-remind-more = En cas de retard, un rappel est envoyé ; la table attend.
deadline-bot-more = Un rappel part quand il reste un quart du temps ; puis un robot joue jusqu’à ce que la place soit reprise.
deadline-holiday = Les vacances ne comptent pas.

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
invite-share = Partager
invite-text = Viens jouer à { $title } avec moi :
invite-qr = Invitation à scanner
invite-qr-label = L’invitation sous forme de code QR
invite-qr-more = La première personne qui scanne ce code prend la place : ne le montrez qu’à une seule.
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
part-label = Partie de la table affichée
part-mine = Moi
part-centre = Centre
part-others = Autres
part-log = Historique
tab-log = Historique
tab-chat = Discussion
tab-rules = Règles
tab-cards = Cartes
tab-review = Analyse
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
first-time = Pourquoi cette question
first-time-close = J’ai lu
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
player-absent = en vacances, retour prévu : { $day }
player-away = un robot joue : { $bot }
player-conceded = a abandonné
player-deciding = réfléchit
player-thinking = réfléchit
bot-thinks = { $name } réfléchit.
player-look = Regarder { $name }
hint = Conseil
hint-advised = Le professeur choisirait ceci
card-can = Possible maintenant
card-cannot = Pas maintenant.
hint-rule = Voir la règle { $rule }
prompt-more = { $count ->
    [0] Plus
   *[other] Plus ({ $count })
}
bar-hand-over = Votre tour est fini. L’écran passe à { $name }.
hand-over-pass = Passer l’écran
plan-open = Prévoir
plan-done = C’est prévu
plan-drop = Oublier ce qui est prévu
plan-how = Touchez ce que vous comptez faire : une carte, puis sa place
plan-so-far = Vous prévoyez : { $steps }
plan-two = { $first }, puis { $second }
plan-go = Comme prévu : { $choice }
plan-lost = Ce que vous aviez prévu n’est plus possible : { $steps }
setting-orders = Résoudre seuls les effets dont l’ordre est indifférent
setting-orders-more = Quand plusieurs effets donnent le même résultat dans tous les ordres, on ne vous demande pas lequel vient d’abord.
setting-planned = Jouer automatiquement les coups prévus
setting-planned-more = Si l’option est désactivée, un bouton vous propose le coup que vous avez prévu pendant le tour des autres.
panel-words = Afficher le sens des icônes
panel-icons = Icônes seules
calm-waiting = Ce n’est pas votre tour.
calm-over = Il n’y a rien à choisir.
calm-first = Choisissez d’abord ce qui se pose ici.
calm-now = Rien à choisir ici pour l’instant.
log-empty = Rien ne s’est encore passé
log-more = { $count ->
        [one] 1 ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
log-newest = Le plus récent
log-details = { $count ->
        [one] 1 détail
       *[other] { $count } détails
    }
aloud-more = { $count ->
        [one] 1 autre avant, dans l’historique
       *[other] { $count } autres avant, dans l’historique
    }
log-moment = Voir le moment { $number }
log-again = Rejouer cette scène
chat-empty = Personne n’a encore rien dit
chat-empty-text = Ce que vous écrivez est lu par toute la table.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-quick = Messages tout faits
chat-unread = { $count ->
        [one] 1 nouvelle ligne dans la discussion
       *[other] { $count } nouvelles lignes dans la discussion
    }
quick-hello = Bonjour !
quick-good-luck = Bonne chance !
quick-well-played = Bien joué !
quick-thanks = Merci !
quick-sorry = Pardon !
quick-thinking = Un instant, je réfléchis
quick-back-soon = Je reviens tout de suite
quick-good-game = Belle partie !
chat-silent = On ne se parle pas pendant la partie : seul le jeu s’exprime. Vous pourrez discuter quand elle sera finie.
chat-seats-only = Il faut être à table pour parler.
hand-over = { $name }, c’est à vous
hand-over-text = La table est couverte jusqu’à ce que vous regardiez.
hand-over-take = Montrer ma table
menu-table = Cette table
copy-watch-link = Copier le lien pour regarder
keep-record = Enregistrer cette partie
away-banner = En votre absence, un robot joue à votre place (niveau { $bot }).
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
play-on-text = Une nouvelle table commence au moment { $number } sur { $last } ; cette partie reste telle quelle.
play-on-seat = Votre place
play-on-bots = { $count ->
        [one] Un robot joue à la place suivante : { $names }.
       *[other] Des robots jouent aux autres places : { $names }.
    }
play-on-open = Ouvrir la nouvelle table
eyes = Point de vue

## La fin

score-title = Feuille de score
score-so-far = Score provisoire
score-total = Total
score-graph = Points après chaque tour
hands-open = Toutes les mains sont ouvertes
score-none = Ce jeu ne montre pas le score avant la fin.
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
end-adventure-won = { $name } : l’aventure est gagnée !
rematch = Revanche
rematch-join = À la revanche
level-next = Niveau suivant
level-again = Réessayer
level-join = Vers le niveau suivant
level-result = Le bilan
level-so-far = Jusqu’ici
level-won-text = Vous l’avez fait sans un mot. L’histoire continue :
level-lost-text = Seule cette tentative est perdue : vous pouvez retenter le niveau autant de fois que vous voulez.
adventure-praise = Neuf niveaux, et presque pas un mot entre vous : bravo ! Recommencez l’aventure, et vous trouverez du nouveau dans la boîte.
pack-up = S’arrêter ici : ranger

## Le Journal des Quêtes

journal = Journal des Quêtes
journal-of = Journal des Quêtes : { $name }
journal-begin = Commencer
journal-turn = Tourner la page
journal-more = Les pages qui suivent sont encore vides.

## Livres

rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-numbers = Numéros des règles
rules-later = { $count ->
        [one] 1 section parle de niveaux que vous n’avez pas atteints : elle dévoilerait la suite
       *[other] { $count } sections parlent de niveaux que vous n’avez pas atteints : elles dévoileraient la suite
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
        [one] 1 carte appartient à des niveaux que vous n’avez pas atteints : elle dévoilerait la suite
       *[other] { $count } cartes appartiennent à des niveaux que vous n’avez pas atteints : elles dévoileraient la suite
    }

## Réglages

settings = Réglages
settings-look = Apparence
settings-play = Jeu
settings-notices = Sons et notifications
keep = Enregistrer
setting-language = Langue
setting-theme = Thème
setting-speed = Rythme des coups des autres
setting-speed-more = À 1×, on n’attend jamais plus de 4 secondes ; à ½×, le temps qu’il faut.
setting-confirm = Confirmer avant chaque choix
setting-confirm-more = Un choix n’est joué qu’une fois confirmé.
setting-sound = Sons
setting-sound-more = Quelques sons doux : votre tour, un coup, la fin.
setting-notices = Notifications du navigateur
setting-notices-more = Quand c’est votre tour et que cet onglet est à l’arrière-plan.
notices-allow = Autoriser…
notices-denied = Votre navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages pour ce site.
notices-nobody = Prenez d’abord place à une table, sous votre nom, pour recevoir des notifications ou indiquer des vacances.
setting-webhook = Écrire à une adresse
setting-webhook-more = Les messageries et les téléphones fournissent ces adresses (webhooks). Utilisée aux tables sur plusieurs jours, quand c’est votre tour et que vous n’êtes pas là.
webhook-try = Essayer
webhook-kept = C’est noté : vos tours aux tables sur plusieurs jours y sont annoncés.
webhook-gone = Plus rien n’est envoyé.
webhook-arrived = La notification est bien arrivée.
setting-holiday = En vacances jusqu’au…
setting-holiday-more = Les échéances de vos choix s’arrêtent à toutes les tables ; celles et ceux qui jouent avec vous le voient.
holiday-go = Partir
holiday-until = En vacances, retour prévu : { $day }
holiday-back = Je suis de retour
holiday-kept = Bonnes vacances : aucune échéance ne court jusque-là.
holiday-over = Bon retour : les échéances courent à nouveau.
setting-still = Moins de mouvement
setting-still-more = Les éléments changent de place sans animation et s’éclairent un instant.
setting-plain = Plateau simple
setting-plain-more = Les zones, les cartes et les listes des règles, sans nos dessins.
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
key-hint = demander un conseil
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
key-palette = tout trouver en tapant
palette = Tout trouver
palette-type = Une commande, un choix ou sa notation
palette-none = Rien ne porte ce nom

## Le guide d’une première partie

coach = Le guide
coach-step = Étape { $step } sur { $steps }
coach-real = Jouer une vraie partie
coach-stay = Continuer ici
coach-end = Quitter le guide
coach-not-yet = Pas encore.
coach-more = Explication et sortie
coach-less = Replier

## Quand quelque chose ne va pas

lost-title = Il n’y a rien ici
lost-text = L’adresse ne mène nulle part, ou n’est plus valable.
table-lost-title = Cette table n’est plus là
table-lost-text = Cette table n’existe pas, ou n’existe plus.
table-loading = On met la table…
problem-title = Cela n’a pas marché
problem-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
away-title = Un instant
away-text = Le serveur est injoignable. Rien n’est perdu ; la page réessaie toute seule.
problem-unknown = Quelque chose s’est mal passé sur cette page. Rechargez-la ; la partie est en sûreté sur le serveur.
fault = Une partie de ce plateau a un défaut : elle est montrée simplement ou omise. La partie continue.
fault-copy = Copier le rapport
offline-title = La table est hors de portée
offline-text = Nous réessayons automatiquement. Tous vos coups sont conservés.
reconnecting = Connexion perdue : nous cherchons la table…
