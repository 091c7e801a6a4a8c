# Ce que dit le serveur en français : ses refus, et les pages de ses commandes.

## Commandes

help-serve = Ouvrir la table web : jouer dans un navigateur, en solo, avec des robots ou entre amis.
help-export = Écrire dans un fichier tout ce que garde le serveur ; avec --to, convertir des parties enregistrées en tableau : une ligne par décision.
help-export-places = le fichier à écrire ; avec --to, des enregistrements ou des dossiers qui en contiennent
help-export-to = le format du fichier : une ligne par décision
help-export-out = où l’écrire (par défaut : records.parquet, records.csv ou records.jsonl)
help-export-views = avec toute la vue du joueur qui décide, en JSON
help-import = Lire un tel fichier dans une base vide.
help-serve-host = l’adresse d’écoute ; 0.0.0.0 pour tout le réseau
help-serve-port = le port d’écoute ; 0 en prend un libre
help-serve-open = ouvrir la page dans un navigateur
help-health = Demander à un serveur s’il est prêt ; code de sortie 0 s’il l’est, 1 sinon.
help-health-connect = l’adresse du serveur
help-health-seconds = combien de temps attendre la réponse, en secondes
health-well = { $place } est prêt.
health-store-down = { $place } n’est pas prêt : sa base de données ou son disque ne répond pas.
health-draining = { $place } n’est pas prêt : il va s’arrêter.
help-static = Écrire la table comme un dossier que tout hébergeur de fichiers peut servir : elle joue sans serveur.
help-static-folder = le dossier à écrire : un nouveau, ou un dossier que cette commande a déjà écrit
static-done = { $place } contient toute la table, { $size } Mo. Servez-le avec n’importe quel hébergeur de fichiers : `python3 -m http.server -d { $place }`.
help-bot = Asseoir un de vos programmes à une table : il lit et écrit une ligne à chaque décision.
help-bot-command = le programme et ses arguments, après `--`
help-bot-connect = l’adresse du serveur, ou le lien entier d’une invitation
help-bot-seat = la table et le jeton de l’invitation, comme dans son lien
help-bot-name = son nom à la table (par défaut : celui du programme)
help-bot-seconds = le temps de réflexion pour chaque décision
help-bot-instead = le robot qui continue quand le programme échoue deux fois à la même décision
bot-sits = { $title }, place { $seat } : { $names }
bot-lost = La liaison avec { $place } est perdue ; nouvel essai.
bot-failed = Second essai : { $problem }
bot-over = La partie est finie : { $standings }
bot-won = La partie est finie : tout le monde a gagné.
bot-beaten = La partie est finie : tout le monde a perdu.
help-any-data = le dossier des données ; TABLEE_DATABASE_URL emploie PostgreSQL au lieu de sa base
serve-address = La table est mise : { $address }
serve-stop = Ctrl+C la ferme ; rien n’est perdu.
export-done = { $count ->
        [one] { $count } ligne écrite dans { $place }. Il contient les graines des parties en cours : gardez-le pour vous.
       *[other] { $count } lignes écrites dans { $place }. Il contient les graines des parties en cours : gardez-le pour vous.
    }
export-replaying = Relecture
export-records-done = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $place }.
import-done = { $count ->
        [one] { $count } ligne lue dans { $place }.
       *[other] { $count } lignes lues dans { $place }.
    }

## Refus

error-bad-message = message illisible : { $problem }
error-bad-name = { $value } ne peut pas être un nom : il faut 1 à { $most } caractères, sans < ni > ni caractères de contrôle
error-bad-text = il faut un texte de 1 à { $most } caractères, sans caractères de contrôle
error-bad-webhook = il faut une adresse qui commence par http:// ou https://, d’au plus { $most } caractères
error-bad-absence = il faut un jour à venir, au plus { $most } jours plus tard
error-no-webhook = il n’y a pas encore d’adresse où écrire
error-webhook-inside = cette adresse mène dans le réseau du serveur : rien n’y est envoyé
error-webhook-silent = pas de réponse à cette adresse
error-webhook-refused = l’autre côté a refusé la notification (sa réponse : { $value })
error-no-person = il faut au moins une place qui ne soit pas à un robot
error-not-alone = d’autres jouent à cette table : vous ne pouvez emporter qu’une table à vous
error-nobody = donnez d’abord votre nom
error-bad-origin = cet appel vient d’un autre site et a été refusé
error-not-yours = la place { $seat } n’est pas la vôtre
error-not-host = seule la personne qui a ouvert la table peut le faire
error-not-sitting = vous n’avez pas de place à cette table
error-bad-invitation = cette invitation n’est pas valable, ou ne l’est plus : demandez-en une autre
error-no-table = il n’y a pas de table { $value }, ou il n’y en a plus
error-no-such-page = il n’y a rien à { $value }
error-no-moment = il n’y a pas de moment { $value } : ils vont de 0 à { $last }
error-only-socket = cette adresse ne suit une table que par WebSocket
error-other-method = { $value } n’est pas permis ici
error-seat-taken = cette place est déjà prise
error-table-begun = la partie a commencé
error-not-begun = la partie n’a pas encore commencé
error-table-over = la partie est finie
error-table-stopped = cette table ne peut pas continuer ; on peut encore lire son enregistrement
error-not-over = la partie n’est pas encore finie
error-not-away = aucune de vos places n’est laissée à un robot
error-seat-away = vous avez laissé la place { $seat } à un robot : reprenez-la d’abord
error-chat-locked = on ne se parle pas à ce moment de la partie
error-deal-alone = vous pouvez consulter la donne { $value } : seuls vous et des robots peuvent s’asseoir à sa table
error-no-clock = ce jeu se joue sans pendule : le temps de réflexion donnerait des informations
error-no-hints = cette table se joue sans conseils
error-hint-thinking = un conseil pour cette place est encore en préparation : patientez un instant
error-hint-failed = le professeur n’a pas pu y réfléchir : réessayez dans un moment
error-review-later = assez de parties sont déjà en cours d’analyse : réessayez quand l’une sera terminée
error-review-given-up = cette partie a été abandonnée avant sa fin : il n’y a rien à analyser
error-no-puzzle = il n’y a pas de problème { $value }
error-not-a-puzzle = aucun problème n’est posé sur cette table
error-no-day = pas de donne du jour pour { $value } : il faut un jour comme 2026-11-17, qui ne soit pas à venir
error-daily-stays = la donne du jour ne s’emporte pas : son enregistrement révélerait les cartes cachées
error-daily-alone = la donne du jour se joue seul : un robot ne peut pas continuer à votre place ici
error-sealed = les joueurs ont encore des secrets que ceci révélerait : ce sera ouvert quand ils auront rangé la boîte et que rien ne restera face cachée, ou à la fin de l’aventure
error-message-too-large = cela dépasse { $most } Ko
error-not-json = il faut du JSON (`content-type: application/json`)
error-too-fast = trop de demandes à la fois : réessayez dans un instant
error-broken = quelque chose s’est mal passé chez nous ; rien n’a changé
error-store-down = la base ne répond pas ; rien n’a changé : réessayez bientôt
error-too-many-open = vous avez déjà { $most } tables qui n’ont pas commencé : commencez-en une, ou confiez ses places à des robots
error-enough-tables = cela suffit pour l’instant : au plus { $most } tables de ce genre par heure
error-closing = ce serveur s’arrête ou redémarre : réessayez dans un instant
error-folder-not-empty = { $place } contient d’autres fichiers : nommez un nouveau dossier
error-page-missing = La page n’est pas encore construite : lancez `make page`. L’API est décrite à /schema.

## Avis

notice-your-turn = { $title } : c’est à vous de jouer.
notice-reminder = { $title } : la table vous attend toujours.
notice-seat-left = { $title } : votre temps est écoulé, un robot joue pour vous. Vous pouvez reprendre votre place à tout moment.
notice-test = Tablée : les notifications arrivent ici.

## Le faire tourner

error-no-database = la base { $place } n’est pas utilisable : { $problem }
error-no-bus-client = le bus { $value } demande un client qui n’est pas installé : `pip install '{ $expected }'`
error-newer-database = la base est au schéma { $value }, cette version connaît { $expected } : une version plus récente l’a écrite
error-data-in-use = un autre serveur emploie { $place }
error-not-a-key = { $place } n’est pas une clé : effacez-la pour en avoir une neuve (chacun devra redonner son nom)
error-unknown-setting = réglage inconnu { $value } : il est sans effet
error-short-key = TABLEE_KEY est courte et pourrait être devinée : sa longueur est { $value }, il faut au moins { $least } (chacun devra redonner son nom)
error-cannot-listen = impossible d’écouter à { $value } : { $problem }
error-not-an-export = { $place } : la ligne { $line } n’est pas ce qu’écrit `tablee export`
error-other-export = { $place } est au schéma { $value }, cette version connaît { $expected }
error-database-not-empty = la base contient déjà { $value } : il en faut une vide
error-nothing-to-decide = vous n’avez rien à décider maintenant

## Les programmes à la table

error-expected-address = il faut une adresse comme { $example }
error-expected-invitation = il faut TABLE/JETON, comme à la fin du lien d’une invitation
error-no-server = { $place } ne répond pas : { $problem }
error-server-refused = { $place } refuse : { $problem }
error-no-seat-there = { $place } : ce programme n’a plus de place à la table { $table }
error-strange-server = { $place } ne répond pas comme un serveur de tablee
error-no-program = le programme { $value } ne démarre pas : { $problem }
error-program-late = le programme n’a pas répondu à temps (limite : { $seconds } s)
error-program-babbles = le programme a écrit une ligne de plus de { $most } Ko
error-program-ended = le programme s’est arrêté sans répondre (code de sortie { $value })
error-program-answer = le programme a répondu { $value } : il faut la ligne d’un choix ou son rang dans la liste
error-program-place = le programme a répondu { $value } : les rangs de la liste vont de 0 à { $last }
error-program-choice = le programme a répondu { $value } : { $problem }
error-program-failed = { $seat } revient au robot { $bot }, car le programme a échoué deux fois : { $problem }
error-program-failed-away = un robot joue déjà { $seat } ; le programme a échoué deux fois : { $problem }
error-program-failed-over = la partie est déjà finie ; le programme a échoué deux fois : { $problem }
error-program-waited-for = { $seat } n’a pas pu revenir au robot { $bot } ({ $why }) : la table attend le programme, qui a échoué deux fois : { $problem }
error-seat-given = un robot joue désormais { $seat } : son temps est écoulé, ou la place a été quittée

## Les parties en tableau

error-only-with = { $option } ne va qu’avec { $other }
error-export-what = { $place } : les enregistrements ne sont jamais écrasés ; pour en faire un tableau, il faut { $expected }
error-no-records = pas d’enregistrement dans { $place }
