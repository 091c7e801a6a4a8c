# What the lab says in English.

help-simulate-games = how many games
help-simulate-bots = bots in turn order, e.g. greedy,random; they change places from game to game
help-simulate-players = number of players (default: as many as bots are named)
help-simulate-level = which level, for a title with levels; 1-9 or a range of --players prints a table of all
help-simulate-seed = the same seed gives the same tables, with any number of processes
help-simulate-option = any option of the title
help-simulate-against-printed = with --cards: also play the same seeds with the printed cards, and show the differences
help-simulate-top = how many cards to show: those that differ most clearly from the average
help-simulate-csv = write all tables to this file, one value per line
help-simulate-out = a folder for the games while they are played, to resume from
help-simulate-resume = resume the simulations in that folder; a larger --games adds to them

simulate-playing = Playing
simulate-cell = Level { $level }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulate-sweep = Levels won by { $bots }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } each
simulate-level = Level
simulate-by-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulate-mean = Mean
simulate-playing-printed = Playing, cards as printed
simulate-done = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $title }: { $bots }; { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
simulate-pace = { $rate } games/s, { $seconds } s with { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }
simulate-rounds = Rounds per game
simulate-decisions = Decisions per game
simulate-of-games = of games
simulate-seat = Seat
simulate-bot = Bot
simulate-card = Card
simulate-wins = Wins
simulate-interval = 95%
simulate-score = Score
simulate-spread = ±
simulate-played = Played
simulate-times = Times
simulate-lift = vs average
simulate-seats = Wins by place in the turn order
simulate-bots = Wins and score lines by bot (mean and standard deviation)
simulate-cards = Cards whose players differ most clearly from the average of the same bots
simulate-cards-note = Players don’t pick cards at random, so a difference is only a hint. To test it, compare with --against-printed.
simulate-hardly = Cards held but hardly ever played
simulate-held-by = Held by
simulate-played-by = Played by
simulate-rate = Of these
simulate-hardly-note = { $shown } of { $count }: with 95% certainty, fewer than { $limit } of those who held it played it. A card on offer to all counts as held by the table.
simulate-choices = Choices: how often per game, and in what share of games
simulate-compared = Printed cards and yours, same seeds
simulate-printed = Printed
simulate-yours = Yours
simulate-difference = Difference
simulate-row-rounds = rounds
simulate-row-bot-score = { $bot }: score
simulate-row-bot-wins = { $bot }: wins
simulate-row-played = { $card }: played
simulate-row-win-lift = { $card }: wins, above average
simulate-row-score-lift = { $card }: score, above average
simulate-clear = * clearly different from 0 (95%)
simulate-written = All tables: { $place }
simulate-stopped = { $count ->
        [one] Stopped with 1 game done.
       *[other] Stopped with { $count } games done.
    } Run the same command with --resume to continue: { $place }
simulate-needs-cards = --against-printed needs --cards FILE

help-lab-work = what to do
help-lab-rounds = how often to play and fit: first with the title’s hints, then with what was learned
help-lab-games = number of games; with train: per round, one in ten is held out for the figures
help-lab-seed = the same seed gives the same results, with any number of processes
help-lab-out = with balance and report: a folder for the games while they are played, then for report.json, report.csv, report.html and plots; with calibration: a folder for the games, then for figures and picture; with train and puzzles: the file (default: TITLE.values.json, TITLE.puzzles.json)
help-lab-resume = resume where it stopped; a larger --games adds to it
help-lab-turns = turns a search plays on before it uses the learned values
help-lab-corners = size of the model; 0: a weighted sum only
help-lab-match = games against greedy players after each round
help-lab-seconds = with gain: processor time to think before each choice
help-lab-table = with gain: which of the title’s practice tables, from 1
help-lab-weights = with gain: which weights (default: those of the package)
lab-measuring = Measuring
lab-gain = Deals: { $deals }, each played twice; players: { $seats }; seconds per choice: { $seconds }. Wins with learned values: { $learned }; with full playouts: { $end }; extra points per game: { $margin }
lab-looks = Iterations: { $learned } and { $end }
lab-play = Round { $round }: playing
lab-match = Round { $round }: match
lab-round = Round { $round }: { $games } games, { $rows } positions, figures on { $held } held out
lab-estimate = Estimate
lab-log-loss = Log loss
lab-brier = Brier
lab-constant = average of the table
lab-hints = lead by the hints
lab-learned = learned
lab-match-done = Match (games: { $games }), a small search with learned values: { $won } won; greedy in its place: { $greedy }
lab-written = Weights: { $place }

help-arena-bots = bots or levels, e.g. casual,regular,search:50 (default: the five levels)
help-arena-players = number of players per table (default: two); with more, each bot plays alone among others of one kind
help-arena-games = number of games per pairing
help-arena-seed = the same seed gives the same results, with any number of processes, unless a bot thinks by the clock
help-arena-option = any option of the title
help-arena-out = a folder for the games while they are played, and for arena.json, arena.csv and arena.svg
help-arena-resume = resume the games in that folder; a larger --games adds to them

arena-done = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $title }; { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }
arena-pace = { $seconds } s with { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }
arena-bot = Bot
arena-elo = Elo
arena-wins = Victories, %
arena-points = Points
arena-games = Games
arena-elo-note = Elo is relative to greedy or regular (0) if one of them plays, else to the first bot named. 95% intervals.
arena-cross = Who beats whom
arena-cross-note = Each row: wins against the bot above the column, and average lead in points.
arena-cross-note-many = Each row: wins of one such bot among { $others } of the one above the column, and average lead over the best of them.
arena-picture = { $title }: strength of the bots, with 95% intervals
arena-written = All figures: { $place }
arena-no-picture = No picture: it needs the package’s `lab` extra: `pip install 'tablee[lab]'`
arena-stopped = { $count ->
        [one] Stopped with 1 game done.
       *[other] Stopped with { $count } games done.
    } Run the same command with --resume to continue: { $place }
arena-resume-needs-out = --resume needs --out, the folder to resume from

help-any-jobs = number of processes (default: one per processor)
help-any-ray = the address of a Ray cluster to work on instead, e.g. 10.0.0.5:6379; auto: the one on this machine

help-lab-set = with balance: a change to a card, e.g. C16.cost=1; as often as you like
help-lab-cards = with balance: a card file with the changes
help-lab-bots = with balance and report: bots or levels in turn order, e.g. greedy,casual; they change places from game to game
help-lab-players = with balance and report: number of players (default: two, or as many as bots are named)
help-lab-option = with balance and report: any option of the title
help-lab-precision = with balance and report: stop once every win rate is known to within this margin, e.g. 0.5%
help-lab-top = with balance and report: how many cards to show

balance-playing = Playing
balance-done = Printed and changed cards of { $title }: the same { $games ->
        [one] deal
       *[other] { $games } deals
    } with both; { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $bots }, seed { $seed }
report-done = { $title }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }; { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $bots }, seed { $seed }
balance-page = your cards beside the printed ones: the same { $games ->
        [one] deal
       *[other] { $games } deals
    } with both
report-page = the printed box: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
balance-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
balance-seed = seed { $seed }
balance-vague = no clear difference
balance-clear-cards = Cards clearly associated with more or fewer wins
balance-of-cards = of { $count }
balance-all-cards = All cards ({ $count })
balance-filled = Filled: clear even after correcting for all cards.
balance-other-deck = The two boxes have different cards and shuffle differently: the deals match only in part, so the intervals are wider.
balance-axis-place = Place in the turn order
balance-axis-rate = Wins, %
balance-axis-difference = Difference, points
balance-precise = All win rates or their differences are known to within ±{ $widest } (requested: ±{ $wanted }).
balance-not-precise = Win rates or their differences are only known to within ±{ $widest }; ±{ $wanted } needs more games.
balance-figures = Wins, points and length
balance-mean = Mean
balance-paired = Differences are taken deal by deal: the same cards in the same order, the same bots with the same luck.
balance-figure-game-decisions = Decisions per game
balance-figure-game-rounds = Rounds per game
balance-figure-game-best = Best score of a game
balance-figure-seat-wins = Wins, place { $key } in the turn order
balance-figure-seat-wins-all = Wins, all together
balance-figure-seat-score = Score, place { $key } in the turn order
balance-figure-seat-score-all = Score, all together
balance-figure-bot-wins = Wins of { $key }
balance-figure-card = Games in which { $card } is played
balance-spread = Distributions: percentage of games (or players) with at most …
balance-spread-score = Score
balance-spread-decisions = Decisions per game
balance-spread-rounds = Rounds per game
balance-share-score = Players, %
balance-share-games = Games, %
balance-plot-score = How scores are spread
balance-plot-cards = Wins of those who played a card, above those who only held it
balance-plot-cards-score = Points of those who played a card, above those who only held it
balance-everybody = all together
balance-axis-wins = Wins, percentage points, with 95% intervals
balance-axis-score = Points, with 95% intervals
balance-cards = What playing a card goes with: wins of those who played it and of those who only held it
balance-cards-compared = What playing a card goes with, above only holding it: wins with both boxes
balance-cards-score = What playing a card goes with: points of those who played it and of those who only held it
balance-cards-compared-score = What playing a card goes with, above only holding it: points with both boxes
balance-played = Played it
balance-held = Only held it
balance-impact = Wins, difference
balance-score-impact = Points, difference
balance-adjusted = p, Holm
balance-cards-note = * clear even after correcting for all cards (Holm, 5%). Only cards that at least { $enough } players played and { $enough } only held. Players don’t pick cards at random: comparing the changed box with the printed one is the test.
balance-cards-counts = Under each figure: how many players played it / only held it.
balance-none-judged = No card can be judged: none was played by at least { $enough } players and only held by { $enough } others.
balance-once = one deal only
balance-same = the same in all { $count }
balance-made = Made by tablee; the same seed gives the same report on any machine.
balance-written = All figures: { $place }
balance-stopped = { $count ->
        [one] Stopped with 1 deal done.
       *[other] Stopped with { $count } deals done.
    } Run the same command with --resume to continue: { $place }
balance-no-plots = No report with plots: it needs the package’s `lab` extra: `pip install 'tablee[lab]'`
error-balance-needs-changes = balance needs a change: --set CARD.field=VALUE, or --cards FILE
error-balance-set-or-cards = --set and --cards do not go together: write all changes into the file
error-balance-resume-needs-out = --resume needs --out, the folder to resume from
error-expected-precision = expected a percentage above 0 and at most 50, e.g. 0.5%
error-expected-place = expected the name of a file or folder
error-not-for = { $option } does not go with { $work }

help-export-resume = resume an interrupted export
export-stopped = Stopped. Run the same command with --resume to continue.

help-lab-bot = with calibration: who plays the games, such as expert or search:100
help-lab-looks = with puzzles and calibration: search iterations per decision
lab-searching = Searching (puzzles: { $found })
lab-asking = Asking the teacher
lab-puzzles = Puzzles: { $found }; games: { $games }; file: { $place }
lab-calibration = { $title }, games: { $games }, promises: { $promises }; Brier score { $brier }
lab-promised = Promised
lab-came = Won
lab-interval = 95%
lab-count = Promises
lab-gains = Better choices (games: { $count }) promised { $promised } of a victory and gained { $won } ± { $error }
lab-figures = Figures and picture: { $place }
lab-no-picture = No picture: matplotlib is not installed.
lab-picture = { $title }: what the teacher promised
lab-axis-promised = promised chance of winning
lab-axis-won = share of games won
