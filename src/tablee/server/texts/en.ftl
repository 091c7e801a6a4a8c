# What the server says in English: its refusals, and the pages of its commands.

## Commands

help-serve = Open the web table: play in a browser, alone, with bots or with friends.
help-export = Write all the server’s data to one file; with --to, turn recorded games into a table of their decisions.
help-export-places = the file to write; with --to, records or folders of records
help-export-to = the kind of file: a row for each decision of the records
help-export-out = where to write it (default: records.parquet, records.csv or records.jsonl)
help-export-views = with the whole view of the deciding player, as JSON
help-import = Read such a file into an empty database.
help-serve-host = the address to listen on; 0.0.0.0 for the whole network
help-serve-port = the port to listen on; 0 picks a free one
help-serve-open = open the page in a browser
help-health = Ask a running server whether it is ready; exit code 0 if it is, 1 if not.
help-health-connect = the server’s address
help-health-seconds = how long to wait for the answer, in seconds
health-well = { $place } is ready.
health-store-down = { $place } is not ready: its database or its disk does not answer.
health-draining = { $place } is not ready: it is about to stop.
help-static = Write the table as a folder that any static host can serve: it plays without a server.
help-static-folder = the folder to write: a new one, or one this command wrote before
static-done = { $place } contains the whole table, { $size } MB. Serve it with any static host: `python3 -m http.server -d { $place }`.
help-bot = Let your own program take a seat at a table: it reads and writes one line per decision.
help-bot-command = the program with its arguments, after `--`
help-bot-connect = the server’s address, or the whole link of an invitation
help-bot-seat = the table and the token of the invitation, as in its link
help-bot-name = its name at the table (default: the program’s)
help-bot-seconds = time to think about each decision
help-bot-instead = the bot that takes over when the program fails twice at the same decision
bot-sits = { $title }, seat { $seat }: { $names }
bot-lost = Lost the connection to { $place }; trying again.
bot-failed = Second try: { $problem }
bot-over = The game is over: { $standings }
bot-won = The game is over: everyone won.
bot-beaten = The game is over: everyone lost.
help-any-data = the data folder; TABLEE_DATABASE_URL uses PostgreSQL instead of its database
serve-address = The table is set: { $address }
serve-stop = Ctrl+C stops the server; nothing is lost.
export-done = { $count ->
        [one] 1 line written to { $place }. It holds the seeds of running games: keep it to yourself.
       *[other] { $count } lines written to { $place }. It holds the seeds of running games: keep it to yourself.
    }
export-replaying = Replaying
export-records-done = { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } written to { $place }.
import-done = { $count ->
        [one] 1 line read from { $place }.
       *[other] { $count } lines read from { $place }.
    }

## Refusals

error-bad-message = cannot read this: { $problem }
error-bad-name = { $value } cannot be a name: expected 1 to { $most } characters, without < or > or control characters
error-bad-text = expected a text of 1 to { $most } characters, without control characters
error-bad-webhook = expected an address that begins with http:// or https://, at most { $most } characters long
error-bad-absence = expected a future day, at most { $most } days ahead
error-no-webhook = no address to post to yet
error-webhook-inside = this address leads into the server’s own network; nothing is posted there
error-webhook-silent = no answer at this address
error-webhook-refused = the other side refused the notification (it answered { $value })
error-no-person = a table needs at least one seat that is not a bot’s
error-not-alone = others are sitting at this table: you can only take along a table of your own
error-nobody = say your name first
error-bad-origin = this call came from another site and was refused
error-not-yours = seat { $seat } is not yours
error-not-host = only the person who made the table can do that
error-not-sitting = you have no seat at this table
error-bad-invitation = this invitation is not valid, or no longer is: ask for a new one
error-no-table = there is no table { $value }, or it no longer exists
error-no-such-page = there is nothing at { $value }
error-no-moment = there is no moment { $value }: they go from 0 to { $last }
error-only-socket = a table can only be followed there by WebSocket
error-other-method = { $value } is not allowed here
error-seat-taken = this seat is taken already
error-table-begun = the game has begun
error-not-begun = the game has not begun yet
error-table-over = the game is over
error-table-stopped = this table cannot continue; its record can still be read
error-not-over = the game is not over yet
error-not-away = none of your seats is left to a bot
error-seat-away = you left seat { $seat } to a bot: take it back first
error-chat-locked = no talking at this moment of the game
error-deal-alone = you can look up the deal { $value }, so only you and bots can sit at its table
error-no-clock = this game has no clock: thinking time would give information away
error-no-hints = this table is played without hints
error-hint-thinking = a hint for this seat is on its way: wait a moment
error-hint-failed = the teacher could not think about this now: try again in a moment
error-review-later = enough games are being reviewed already: try again when one is done
error-review-given-up = this game was given up before its end: there is nothing to review
error-no-puzzle = there is no puzzle { $value }
error-not-a-puzzle = there is no puzzle on this table
error-no-day = there is no deal of the day for { $value }: expected a day such as 2026-11-17, not in the future
error-daily-stays = the deal of the day cannot be taken along: its record would reveal hidden cards
error-daily-alone = the deal of the day is played alone: a bot cannot take over for you
error-sealed = the players still hold secrets that this would reveal: it opens when they have packed up and nothing is left face down, or at the end of the adventure
error-message-too-large = this is larger than { $most } KB
error-not-json = expected JSON (`content-type: application/json`)
error-too-fast = too many requests: try again in a moment
error-broken = something went wrong on our side; nothing was changed
error-store-down = the database is not answering; nothing was changed: try again soon
error-too-many-open = you have { $most } tables already that have not begun: begin one, or fill its seats with bots
error-enough-tables = this is enough for now: at most { $most } such tables in an hour
error-closing = this server is stopping or restarting: try again in a moment
error-folder-not-empty = { $place } contains other files: name a new folder
error-page-missing = The page has not been built yet: run `make page`. The API is described at /schema.

## Notices

notice-your-turn = { $title }: it is your turn.
notice-reminder = { $title }: the table is still waiting for you.
notice-seat-left = { $title }: your time ran out, and a bot is playing for you. You can take your seat back at any time.
notice-test = Tablée: notifications arrive here.

## Running it

error-no-database = the database { $place } cannot be used: { $problem }
error-no-bus-client = the bus { $value } needs a client that is not installed: `pip install '{ $expected }'`
error-newer-database = the database uses schema { $value }; this version supports { $expected }: a newer version wrote it
error-data-in-use = another server is using { $place }
error-not-a-key = { $place } is not a key: delete it to get a new one (guests then have to enter their names again)
error-unknown-setting = unknown setting { $value }: it has no effect
error-short-key = TABLEE_KEY is short and might be guessed: its length is { $value }, use at least { $least } (guests then have to enter their names again)
error-cannot-listen = cannot listen on { $value }: { $problem }
error-not-an-export = { $place }: line { $line } is not what `tablee export` writes
error-other-export = { $place } uses schema { $value }; this version supports { $expected }
error-database-not-empty = the database already holds { $value }: import needs an empty one
error-nothing-to-decide = you have nothing to decide now

## Programs at the table

error-expected-address = expected an address such as { $example }
error-expected-invitation = expected TABLE/TOKEN, as at the end of an invitation’s link
error-no-server = { $place } does not answer: { $problem }
error-server-refused = { $place } refuses: { $problem }
error-no-seat-there = { $place }: this program no longer has a seat at table { $table }
error-strange-server = { $place } does not answer like a tablee server
error-no-program = the program { $value } cannot be started: { $problem }
error-program-late = the program did not answer in time (the limit is { $seconds } s)
error-program-babbles = the program wrote a line of more than { $most } KB
error-program-ended = the program ended without answering (exit code { $value })
error-program-answer = the program answered { $value }: expected the line of a choice or its place in the list
error-program-place = the program answered { $value }: the places in the list go from 0 to { $last }
error-program-choice = the program answered { $value }: { $problem }
error-program-failed = { $seat } is left to the bot { $bot } because the program failed twice: { $problem }
error-program-failed-away = a bot already plays { $seat }; the program failed twice: { $problem }
error-program-failed-over = the game is already over; the program failed twice: { $problem }
error-program-waited-for = { $seat } could not be left to the bot { $bot } ({ $why }): the table waits for the program, which failed twice: { $problem }
error-seat-given = a bot plays { $seat } now: its time ran out, or it was left

## Records as data

error-only-with = { $option } only goes with { $other }
error-export-what = records in { $place } are never overwritten: to make a table of them, add { $expected }
error-no-records = no records in { $place }
