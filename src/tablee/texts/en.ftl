# What the shell says in English. The kernel’s errors stand in kernel/errors.py; those here are the shell’s own.

you = You
place-taken = { $card }, { $kind } in { $place }
player-name = Player { $number }

## The command’s own pages

overview-what = Tablée: modern board games by their full rules.
overview-usage = COMMAND [--…]
overview-more = `tablee COMMAND --help` tells more. For French: --lang fr, or TABLEE_LANG=fr.
overview-examples = For example:
overview-example-1 = play ancient-knowledge
overview-example-2 = play ancient-knowledge --players 3 --bots greedy --starting-hands
overview-example-3 = rules ancient-knowledge --phase decline
overview-example-4 = cards ancient-knowledge --kind pyramid --timing final
help-usage = Usage
help-arguments = Arguments
help-options = Options
help-title-options = The title’s own options can also be given by their names: --NAME for a switch, --NAME VALUE for a choice. `tablee games` lists them.
help-play = Play at this terminal, against bots or with others; without --new, go on where you left.
help-games = List the titles, or the games you have saved.
help-cards = Show a title’s cards: all, some, or one in full.
help-rules = Tell a title’s rules: all, one phase, one rule, or wherever a word occurs.
help-replay = Tell a recorded game, or walk through it move by move.
help-show = Draw the table of a position file or a record.
help-verify = Check a record: the published commitment, every choice, the final hash.
help-review = Review a finished game: chances of winning, the costliest choices, luck and skill.
help-review-looks = looks and games in all; equal numbers give an equal review
help-review-jobs = how many processes (otherwise one for each processor)
help-review-seat = whose costly choices to tell (otherwise everybody’s)
help-review-out = a folder for the figures (review.json) and the curve (review.svg)
help-simulate = Let bots play many games and read the tables.
help-lab = Learn from many games: what a changed card does, how the printed box plays, what positions are worth.
help-arena = Let bots play each other: who is stronger, and by how much.
help-doctor = Say what is installed and whether all is well.
help-campaign = List your campaigns, begin one, or go on with one: level after level, as long as you like.
help-campaign-campaign = the campaign; without it, a list
help-campaign-players = how many play, bots included (for a new campaign)
help-campaign-bots = bots by their levels (first, casual, regular, expert, master): one for all other seats, or one per bot seat (`none`: people only)
help-campaign-hotseat = several people share this terminal, hands are hidden in between
help-campaign-name = names of the people
help-campaign-chapter = begin with this chapter, if you know the one before
help-campaign-option = any option of the title, for all levels
help-campaign-seed = equal seeds give equal levels
help-campaign-journal = read the journal so far, and how every level went
help-campaign-reset = back to the beginning
help-campaign-again = with --reset: with the cards that the last victory unlocked
help-any-title = the title, for instance ancient-knowledge
help-any-file = the file
help-any-lang = language of texts and cards
help-any-cards = a card file (TOML) that changes numbers and names of cards
help-any-json = print data as JSON
help-any-seat = as this seat sees it
help-any-at = after so many choices
help-any-help = show this page
help-play-players = how many play, bots included
help-play-bots = bots by their levels (first, casual, regular, expert, master): one for all other seats, or one per bot seat (`none`: people only)
help-play-hotseat = several people share this terminal, hands are hidden in between
help-play-name = names of the people
help-play-seed = equal seeds give equal games
help-play-option = any option of the title
help-play-from = begin from a position file, or go on from a record
help-play-new = a new game, even if one is unfinished
help-games-saved = the games in the data folder
help-cards-ids = cards to show in full, for instance C16
help-cards-kind = only this kind, for instance city or wrecks
help-cards-timing = only this timing, for instance decline
help-cards-search = only cards with this word in name, text or country
help-cards-all = of an adventure also the cards of levels that you have not reached
help-rules-topic = a rule id such as AK-074, or a phase
help-rules-phase = only this section, for instance decline
help-rules-search = only paragraphs with this word
help-rules-ids = with the numbers of the rules in the margin
help-rules-all = of an adventure also the rules of levels that you have not reached
help-replay-step = show the table move by move

## Playing

play-new = New game of { $title }: { $players }
play-hint = Type a number, a choice such as { $example }, or ? for help.
play-continued = Going on with the unfinished game { $place } (a new one: tablee play { $title } --new).
play-hide = Press Enter to hide your hand.
play-hand-over = { $name }, please take the seat and press Enter.
play-cancellable = cancel takes these picks back
play-record = The record of this game: { $place }
play-left = The game is saved in { $place }. Go on whenever you like:
play-saved = Saved: { $place }
play-why-what = Which choice to explain? For instance: why { $example }
play-legal = { $choice } is legal now.
play-taken-back = { $count ->
        [one] Taken back.
       *[other] { $count } choices taken back.
    }
play-no-score = No points are kept here: all win together, or all lose.
play-nothing-to-order = Nothing to put in order now.
play-help = Type the number of a choice (several picks at once: 1 4 6), its notation, or enough of it to be clear.
command-why = why
command-why-use = why CHOICE
command-why-help = the rule that forbids a choice
command-undo = undo
command-undo-use = undo
command-undo-help = take the last choice back, as long as it showed nothing hidden
command-cancel = cancel
command-cancel-use = cancel
command-cancel-help = take back all picks of the running choice
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
command-offer-help = what lies on offer, with its full texts
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
command-score-help = the points as they stand
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

## Campaigns

campaign-none = No campaign yet. Begin one: tablee campaign { $title } NAME
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
campaign-stopped = The campaign is saved; level { $level } is next. Come back whenever you like:
campaign-reset = { $name } is back at the beginning.
campaign-again = Set out again: --reset, and --again for the new cards.

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
        [0] No card fits.
        [one] 1 card
       *[other] { $count } cards
    }
cards-later = { $count ->
        [one] 1 card of later levels is kept back. --all shows it, too.
       *[other] { $count } cards of later levels are kept back. --all shows them, too.
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
        [one] 1 section about later levels is kept back. --all shows it, too.
       *[other] { $count } sections about later levels are kept back. --all shows them, too.
    }
rules-picture = Picture: { $words }
rules-more = One section: tablee rules { $title } --phase PHASE, with one of { $phases }
replay-step = Enter: next, b: back, a number: go there, q: leave
verify-commitment = seed and salt give the published commitment { $commitment }…
verify-choices = { $count ->
        [one] its one choice is legal
       *[other] all { $count } choices are legal
    }
verify-hash = the game comes out as { $hash }, as recorded
verify-no-hash = no hash is recorded; the game comes out as { $hash }
verify-finished = The record holds.
verify-unfinished = The record holds so far; the game is not finished.
doctor-compiled = Compiled build: kernel and titles run as machine code
doctor-pure = Pure Python build: same rules, slower
doctor-languages = Languages: { $list }
doctor-bots = Bots: { $list }
doctor-title = { $title }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, rules version { $rules }, content { $content }
doctor-data = Games are kept in { $place }
doctor-data-problem = Games cannot be saved there ({ $problem }): set TABLEE_DATA to a folder that you can write to.
doctor-well = All is well.

## Errors of the shell

error-unknown-command = there is no command { $value }: known are { $expected }
error-unknown-flag = { $command } has no option { $value }: known are { $expected }
error-flag-without-value = { $command }: { $value } needs a value
error-missing-argument = { $command } needs { $value }: see its --help
error-bad-usage = { $command } cannot be called so: { $problem }
error-bad-argument = { $option } cannot be { $value }: { $expected }
error-expected-seconds = expected a number above 0 and at most { $most }
error-expected-name = expected a name of 1 to 30 letters, different from the others and without a bot’s name in brackets
error-expected-campaign-name = expected a name of 1 to 40 letters, digits, spaces and hyphens
error-unknown-campaign = there is no campaign { $value } of { $title }: there are { $expected }
error-too-many-bots = too many bots ({ $value }) for the number of seats ({ $most })
error-unreadable = { $place } cannot be read: { $problem }
error-too-large = { $place } is larger than { $most } MB
error-no-title = { $place } does not say which title it is of: give it a field title, one of { $expected }
error-other-title = { $place } is of { $value }, not of { $expected }
error-cannot-save = cannot write { $place }: { $problem }
error-game-in-use = { $place } is being played at another terminal: leave it there first, or begin another game with --new
error-campaign-in-use = { $place } is being played at another terminal: leave it there first
error-file-exists = { $place } is there already: choose another name
error-unknown-phase = there is no section { $value }: known are { $expected }
error-unknown-rule = there is no rule { $value }: they go from { $first } to { $last }
error-not-in-rules = { $value } does not occur in the rules
error-bad-number = there is no number { $value }: choose from 1 to { $most }
error-several-fit = { $text } can mean several choices: { $expected }
error-unknown-card-id = there is no card { $value }: ids look like { $example }
error-program-silent = the program closed its output without an answer
error-unknown-language = { $value } is not a language here: known are { $expected }

## Refusals without a rule of a title

refusal-not-deciding = You have nothing to decide now: waiting for { $deciding }
refusal-not-offered = That is not among what you can choose now
refusal-game-over = The game is over

# A library that the bare package does without
missing-package = this command needs { $package }, which is not installed: `pip install 'tablee[{ $extra }]'`
