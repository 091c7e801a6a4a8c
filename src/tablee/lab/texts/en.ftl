# What the lab says in English.

help-simulate-games = how many games
help-simulate-bots = bots in turn order, for instance greedy,random; they change places from game to game
help-simulate-players = how many play (otherwise as many as bots are named)
help-simulate-level = which level, of a title that has levels; 1-9 or a range of --players prints a table of all
help-simulate-seed = equal seeds give equal tables, however many processes
help-simulate-option = any option of the title
help-simulate-against-printed = with --cards: play the same seeds with the printed cards too and show the differences
help-simulate-top = how many cards to show: those that differ most clearly from the average
help-simulate-csv = write all tables to this file, one value a line
help-simulate-out = a folder for what is done while games are played, to go on from
help-simulate-resume = go on with the simulations in that folder; a larger --games adds to them

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
simulate-rounds = Rounds in a game
simulate-decisions = Decisions in a game
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
simulate-cards-note = Who brings a card into play is no accident: a difference is a hint, a comparison with --against-printed is a test.
simulate-hardly = Cards that are held but hardly ever played
simulate-held-by = Held by
simulate-played-by = Played by
simulate-rate = Of these
simulate-hardly-note = { $shown } of { $count }: with 95 % certainty fewer than { $limit } of those who held it played it. A card that lies open for all is held by the table.
simulate-choices = Choices: how often in a game, and in which part of all games
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
    } The same command with --resume goes on: { $place }
simulate-needs-cards = --against-printed needs --cards FILE

help-lab-work = what to do
help-lab-rounds = how often to play and fit: first by the title’s hints, then by what was learned
help-lab-games = how many games; with train: in each round, one of ten is held out for the figures
help-lab-seed = equal seeds give equal results, however many processes
help-lab-out = with balance and report: a folder for the games while they are played, then for report.json, report.csv, report.html and plots; with calibration: a folder for the games, then for figures and picture; with train and puzzles: the file (otherwise TITLE.values.json, TITLE.puzzles.json)
help-lab-resume = go on where it stopped; more --games are added
help-lab-turns = turns that a search plays on before it asks what was learned
help-lab-corners = size of the model; 0: nothing but a weighted sum
help-lab-match = games against greedy players after each round
help-lab-seconds = with gain: time to think before each choice, of the processor
help-lab-table = with gain: at which of the title’s tables to practise, from 1
help-lab-weights = with gain: which weights (otherwise those of the package)
lab-measuring = Measuring
lab-gain = Deals: { $deals }, each twice; players: { $seats }; seconds a choice: { $seconds }. Won by asking what was learned: { $learned }, by playing to the end: { $end }; points more in a game: { $margin }
lab-looks = Looks ahead: { $learned } and { $end }
lab-play = Round { $round }: playing
lab-match = Round { $round }: match
lab-round = Round { $round }: { $games } games, { $rows } positions, figures on { $held } that were held out
lab-estimate = Estimate
lab-log-loss = Log loss
lab-brier = Brier
lab-constant = average of the table
lab-hints = lead by the hints
lab-learned = learned
lab-match-done = Match (games: { $games }), a small search by what was learned: { $won } won; greedy in its place: { $greedy }
lab-written = Weights: { $place }

help-arena-bots = bots or levels, for instance casual,regular,search:50; otherwise the five levels
help-arena-players = how many sit at a table (otherwise two); with more, each bot is alone among others of one kind
help-arena-games = how many games of each meeting
help-arena-seed = equal seeds give equal results, however many processes, unless a bot thinks by the clock
help-arena-option = any option of the title
help-arena-out = a folder for the games while they are played, and for arena.json, arena.csv and arena.svg
help-arena-resume = go on with the games in that folder; a larger --games adds to them

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
arena-elo-note = Elo of greedy or regular is 0, if one of them plays, else that of the first bot named. Intervals of 95%.
arena-cross = Who beats whom
arena-cross-note = Each row: victories against the bot above the column, and points more than it on average.
arena-cross-note-many = Each row: victories of one such bot among { $others } of the one above the column, and points more than the best of them.
arena-picture = { $title }: strength of the bots, with intervals of 95%
arena-written = All figures: { $place }
arena-no-picture = No picture was drawn: that takes the package’s extra `lab`: `pip install 'tablee[lab]'`
arena-stopped = { $count ->
        [one] Stopped with 1 game done.
       *[other] Stopped with { $count } games done.
    } The same command with --resume goes on: { $place }
arena-resume-needs-out = --resume needs --out, the folder to go on with

help-any-jobs = how many processes (otherwise one for each processor)
help-any-ray = the address of a Ray cluster that works instead, for instance 10.0.0.5:6379; auto: the one on this machine

help-lab-set = with balance: a change of a card, for instance C16.cost=1; as often as you like
help-lab-cards = with balance: a card file with the changes
help-lab-bots = with balance and report: bots or levels in turn order, for instance greedy,casual; they change places from game to game
help-lab-players = with balance and report: how many play (otherwise two, or as many as bots are named)
help-lab-option = with balance and report: any option of the title
help-lab-precision = with balance and report: stop as soon as all win rates are known to so much, for instance 0.5%
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
balance-clear-cards = Cards that clearly go with more or fewer wins
balance-of-cards = of { $count }
balance-all-cards = All cards ({ $count })
balance-filled = Filled: clear even though all cards are looked at.
balance-other-deck = One box has other cards than the other and is shuffled otherwise: the deals are alike only in part, and the intervals wider.
balance-axis-place = Place in the turn order
balance-axis-rate = Wins, %
balance-axis-difference = Difference, points
balance-precise = All win rates or their differences are known to ±{ $widest } (wanted: ±{ $wanted }).
balance-not-precise = All win rates or their differences are known to ±{ $widest } only; for ±{ $wanted } it takes more games.
balance-figures = Wins, points and length
balance-mean = Mean
balance-paired = Differences are taken deal by deal: the same cards in the same order, the same bots with the same luck.
balance-figure-game-decisions = Decisions in a game
balance-figure-game-rounds = Rounds in a game
balance-figure-game-best = Best score of a game
balance-figure-seat-wins = Wins, place { $key } in the turn order
balance-figure-seat-wins-all = Wins, all together
balance-figure-seat-score = Score, place { $key } in the turn order
balance-figure-seat-score-all = Score, all together
balance-figure-bot-wins = Wins of { $key }
balance-figure-card = Games in which { $card } is played
balance-spread = Distributions: so many percent of games or players have at most …
balance-spread-score = Score
balance-spread-decisions = Decisions in a game
balance-spread-rounds = Rounds in a game
balance-share-score = Players, %
balance-share-games = Games, %
balance-plot-score = How scores are spread
balance-plot-cards = Wins of those who played a card, above those who only held it
balance-plot-cards-score = Points of those who played a card, above those who only held it
balance-everybody = all together
balance-axis-wins = Wins, percentage points, with intervals of 95%
balance-axis-score = Points, with intervals of 95%
balance-cards = What playing a card goes with: wins of those who played it and of those who only held it
balance-cards-compared = What playing a card goes with, above only holding it: wins with both boxes
balance-cards-score = What playing a card goes with: points of those who played it and of those who only held it
balance-cards-compared-score = What playing a card goes with, above only holding it: points with both boxes
balance-played = Played it
balance-held = Only held it
balance-impact = Wins, difference
balance-score-impact = Points, difference
balance-adjusted = p, Holm
balance-cards-note = * clear even though all cards are looked at (Holm, 5%). Only cards that at least { $enough } players played and { $enough } only held. Who plays a card is no accident: the changed box beside the printed one is the test.
balance-cards-counts = Under each figure: how many players played it / only held it.
balance-none-judged = No card can be judged: none was played by at least { $enough } players and only held by { $enough } others.
balance-once = one deal only
balance-same = the same in all { $count }
balance-made = Made by tablee; equal seeds give equal reports, whoever plays the games.
balance-written = All figures: { $place }
balance-stopped = { $count ->
        [one] Stopped with 1 deal done.
       *[other] Stopped with { $count } deals done.
    } The same command with --resume goes on: { $place }
balance-no-plots = No report with plots was written: that takes the package’s extra `lab`: `pip install 'tablee[lab]'`
error-balance-needs-changes = balance needs a change: --set CARD.field=VALUE, or --cards FILE
error-balance-set-or-cards = --set and --cards do not go together: write all changes into the file
error-balance-resume-needs-out = --resume needs --out, the folder to go on with
error-expected-precision = expected a percentage above 0 and at most 50, for instance 0.5%
error-expected-place = expected the name of a file or folder
error-not-for = { $option } does not go with { $work }

help-export-resume = go on with an export that was interrupted
export-stopped = Stopped. The same command with --resume goes on.

help-lab-bot = with calibration: who plays the games, such as expert or search:100
help-lab-looks = with puzzles and calibration: how often to look ahead at a decision
lab-searching = Searching (puzzles: { $found })
lab-asking = Asking the teacher
lab-puzzles = Puzzles: { $found }; games: { $games }; file: { $place }
lab-calibration = { $title }, games: { $games }, promises: { $promises }; Brier score { $brier }
lab-promised = Promised
lab-came = Won
lab-interval = 95%
lab-count = Promises
lab-gains = Better choices (games: { $count }) were promised to gain { $promised } of a victory and gained { $won } ± { $error }
lab-figures = Figures and picture: { $place }
lab-no-picture = There is no picture: matplotlib is not installed.
lab-picture = { $title }: what the teacher promised
lab-axis-promised = promised chance of winning
lab-axis-won = share of games won
