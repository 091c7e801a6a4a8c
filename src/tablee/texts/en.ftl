# What the terminal says in English. The kernel’s errors are in kernel/errors.py; those here are the shell’s own.

you = You
place-taken = { $card }, { $kind } in { $place }
player-name = Player { $number }

## The command’s own pages

overview-what = Tablée: modern board games by their full rules.
overview-usage = COMMAND [--…]
overview-more = Run `tablee COMMAND --help` for details. In French: --lang fr, or TABLEE_LANG=fr.
overview-examples = Examples:
overview-example-1 = play ancient-knowledge
overview-example-2 = play ancient-knowledge --players 3 --bots greedy --starting-hands
overview-example-3 = rules ancient-knowledge --phase decline
overview-example-4 = cards ancient-knowledge --kind pyramid --timing final
help-usage = Usage
help-arguments = Arguments
help-options = Options
help-title-options = A title’s own options can also be given by name: --NAME for a switch, --NAME VALUE for a choice. `tablee games` lists them.
help-play = Play in this terminal, against bots or with others. Without --new, it resumes your last game.
help-games = List the titles, or your saved games.
help-cards = Show a title’s cards: all, some, or one in full.
help-rules = Read a title’s rules: all, one phase, one rule, or every place a word occurs.
help-replay = Tell the story of a recorded game, or step through it move by move.
help-show = Draw the table of a position file or a record.
help-verify = Check a record: the published commitment, every choice, the final hash.
help-review = Review a finished game: chances of winning, the costliest choices, luck and skill.
help-review-looks = search effort (looks and games); the same number always gives the same review
help-review-jobs = number of processes (default: one per processor)
help-review-seat = whose costly choices to show (default: everyone’s)
help-review-out = a folder for the figures (review.json) and the curve (review.svg)
help-simulate = Let bots play many games and read the tables.
help-lab = Study many games: the effect of a changed card, the balance of the printed box, the worth of positions.
help-arena = Let bots play each other: who is stronger, and by how much.
help-doctor = Check the installation and report problems.
help-campaign = List your adventures, begin one, or continue one: level after level, as long as you like.
help-campaign-campaign = name of the adventure; without it, a list
help-campaign-players = number of players, bots included (for a new adventure)
help-campaign-bots = bots by their levels ({ $levels }): one for all other seats, or one per bot seat (`none`: people only)
help-campaign-hotseat = several people share this terminal; hands are hidden in between
help-campaign-name = names of the people
help-campaign-chapter = start with this chapter, if you know the one before
help-campaign-option = any option of the title, for all levels
help-campaign-seed = the same seed gives the same levels
help-campaign-journal = read the Quest Journal so far, and how each level went
help-campaign-reset = start over from the beginning
help-campaign-again = with --reset: with the cards the last victory unlocked
help-any-title = the title, e.g. ancient-knowledge
help-any-file = the file
help-any-lang = language of texts and cards
help-any-cards = a card file (TOML) that changes numbers and names of cards
help-any-json = print data as JSON
help-any-seat = from this seat’s point of view
help-any-at = after this many choices (a move number)
help-any-help = show this page
help-play-players = number of players, bots included
help-play-bots = bots by their levels ({ $levels }): one for all other seats, or one per bot seat (`none`: people only)
help-play-hotseat = several people share this terminal; hands are hidden in between
help-play-name = names of the people
help-play-seed = the same seed gives the same game
help-play-option = any option of the title
help-play-from = start from a position file, or continue from a record
help-play-new = a new game, even if one is unfinished
help-games-saved = the games in the data folder
help-cards-ids = cards to show in full, e.g. C16
help-cards-kind = only this kind, e.g. city or wrecks
help-cards-timing = only this timing, e.g. decline
help-cards-search = only cards with this word in name, text or country
help-cards-all = include cards from adventure levels you haven’t reached (spoilers)
help-rules-topic = a rule id such as AK-074, or a phase
help-rules-phase = only this section, e.g. decline
help-rules-search = only paragraphs with this word
help-rules-ids = show rule numbers in the margin
help-rules-all = include rules of adventure levels you haven’t reached (spoilers)
help-replay-step = show the table move by move

## Playing

play-new = New game of { $title }: { $players }
play-hint = Type a number, a choice such as { $example }, or ? for help.
play-continued = Resuming the unfinished game { $place } (for a new one: tablee play { $title } --new).
play-hide = Press Enter to hide your hand.
play-hand-over = { $name }, please take the seat and press Enter.
play-cancellable = type cancel to take these picks back
play-record = The record of this game: { $place }
play-left = The game is saved in { $place }. Resume it any time:
play-saved = Saved: { $place }
play-why-what = Which choice should be explained? E.g. why { $example }
play-legal = { $choice } is legal now.
play-taken-back = { $count ->
        [one] Taken back.
       *[other] { $count } choices taken back.
    }
play-no-score = No points are kept here: all win together, or all lose.
play-nothing-to-order = Nothing to put in order now.
play-help = Type the number of a choice (several picks at once: 1 4 6), its notation, or enough of it to be unambiguous.
command-why = why
command-why-use = why CHOICE
command-why-help = the rule that forbids a choice
command-undo = undo
command-undo-use = undo
command-undo-help = take back the last choice, unless it revealed something hidden
command-cancel = cancel
command-cancel-use = cancel
command-cancel-help = take back all picks of the current choice
command-auto = auto
command-auto-use = auto
command-auto-help = resolve effects and declines in the listed order until the next action
command-table = table
command-table-use = table
command-table-help = draw the table again (or just Enter)
command-hand = hand
command-hand-use = hand
command-hand-help = show your hand
command-offer = offer tiles
command-offer-use = offer
command-offer-help = what is on offer, with full texts
command-look = look
command-look-use = look p2
command-look-help = a player’s area in full
command-card = card
command-card-use = card C16
command-card-help = a card in full
command-rules = rules
command-rules-use = rules decline
command-rules-help = a phase, a rule such as AK-074, or a word
command-log = log
command-log-use = log 50
command-log-help = what has happened
command-score = score
command-score-use = score
command-score-help = the points so far
command-save = save
command-save-use = save FILE
command-save-help = write the record to a file (the game is always saved anyway)
command-lang = lang
command-lang-use = lang fr
command-lang-help = change the language
command-help = help
command-help-use = ?
command-help-help = this list
command-quit = quit exit
command-quit-use = quit
command-quit-help = leave; the game stays saved

## Adventures

campaign-none = No adventure yet. Begin one: tablee campaign { $title } NAME
campaign-at = level { $level } is next
campaign-over = finished
campaign-facts = { $attempts ->
        [one] 1 attempt
       *[other] { $attempts } attempts
    }, { $minutes } min · { $players }
campaign-won = level { $level } won in { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $minutes } min
campaign-lost = level { $level } lost after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $minutes } min
campaign-next = Enter: the next level. s: stop here and save (hands and Rewards are discarded).
campaign-retry = Enter: try this level again. s: stop here and save (hands and Rewards are discarded).
campaign-stopped = The adventure is saved; level { $level } is next. Come back any time:
campaign-reset = { $name } is back at the beginning.
campaign-again = To start over: --reset, and --again for the new cards.

## Score, lists, records

score-title = Score sheet
score-total = Total
score-rank = Rank
score-all-won = { $count ->
        [one] You win
       *[other] You win together
    }
score-all-lost = { $count ->
        [one] You lose
       *[other] You lose together
    }
score-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
games-players = { $least } to { $most } players
games-more = Play: tablee play { $title } · saved games: tablee games --saved
games-none-saved = No saved games.
games-running = unfinished
games-finished = finished
games-choices = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
cards-count = { $count ->
        [0] No matching cards.
        [one] 1 card
       *[other] { $count } cards
    }
cards-later = { $count ->
        [one] 1 card of later levels is hidden. --all shows it as well.
       *[other] { $count } cards of later levels are hidden. --all shows them as well.
    }
cards-name = Name
cards-when = When
cards-text = Effect
provenance-of-numbers = numbers and text
provenance-of-name-fr = French name
provenance-public = from public sources
provenance-rulebook = from the rulebook
provenance-ours = our own rendering
provenance-card-file = from your card file
rules-later = { $count ->
        [one] 1 section about later levels is hidden. --all shows it as well.
       *[other] { $count } sections about later levels are hidden. --all shows them as well.
    }
rules-picture = Picture: { $words }
rules-more = One section: tablee rules { $title } --phase PHASE, with one of { $phases }
replay-step = Enter: next, b: back, a number: go there, q: leave
verify-commitment = seed and salt give the published commitment { $commitment }…
verify-choices = { $count ->
        [one] its one choice is legal
       *[other] all { $count } choices are legal
    }
verify-hash = the game ends with hash { $hash }, as recorded
verify-no-hash = no hash is recorded; the game ends with hash { $hash }
verify-finished = The record is valid.
verify-unfinished = The record is valid so far; the game is not finished.
doctor-compiled = Compiled build: kernel and titles run as machine code
doctor-pure = Pure Python build: same rules, slower
doctor-languages = Languages: { $list }
doctor-bots = Bots: { $list }
doctor-title = { $title }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, rules version { $rules }, content { $content }
doctor-data = Games are saved in { $place }
doctor-data-problem = Games cannot be saved there ({ $problem }): set TABLEE_DATA to a folder you can write to.
doctor-well = Everything works.

## Errors of the shell

error-unknown-command = unknown command { $value }; available: { $expected }
error-unknown-flag = { $command } has no option { $value }; available: { $expected }
error-flag-without-value = { $command }: { $value } needs a value
error-missing-argument = { $command } needs { $value }: see its --help
error-bad-usage = wrong usage of { $command }: { $problem }
error-bad-argument = { $option } cannot be { $value }: { $expected }
error-expected-seconds = expected a number above 0 and at most { $most }
error-expected-name = expected a name of 1 to 30 letters, different from the others and without a bot’s name in brackets
error-expected-campaign-name = expected a name of 1 to 40 letters, digits, spaces and hyphens
error-unknown-campaign = unknown campaign { $value } of { $title }; available: { $expected }
error-too-many-bots = too many bots ({ $value }) for the number of seats ({ $most })
error-unreadable = { $place } cannot be read: { $problem }
error-too-large = { $place } is larger than { $most } MB
error-no-title = { $place } does not name its title: add a field title, one of { $expected }
error-other-title = { $place } is of { $value }, not of { $expected }
error-cannot-save = cannot write { $place }: { $problem }
error-game-in-use = { $place } is being played in another terminal: leave it there first, or start another game with --new
error-campaign-in-use = { $place } is being played in another terminal: leave it there first
error-file-exists = { $place } already exists; choose another name
error-unknown-phase = unknown section { $value }; available: { $expected }
error-unknown-rule = unknown rule { $value }: they go from { $first } to { $last }
error-not-in-rules = { $value } does not occur in the rules
error-bad-number = there is no number { $value }: choose from 1 to { $most }
error-several-fit = { $text } can mean several choices: { $expected }
error-unknown-card-id = unknown card { $value }: ids look like { $example }
error-program-silent = the program closed its output without answering
error-unknown-language = unknown language { $value }; available: { $expected }

## Refusals without a rule of a title

refusal-not-deciding = You have nothing to decide now: waiting for { $deciding }
refusal-not-offered = You can’t choose that now
refusal-game-over = The game is over

# A library that the bare package does without
missing-package = this command needs { $package }, which is not installed: `pip install 'tablee[{ $extra }]'`
