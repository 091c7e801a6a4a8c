# What the lab says in English.

help-simulate-games = how many games
help-simulate-bots = bots in turn order, for instance greedy,random; they change places from game to game
help-simulate-players = how many play (otherwise as many as bots are named)
help-simulate-level = which level, of a title that has levels; 1-9 or a range of --players prints a table of all
help-simulate-jobs = how many processes (otherwise one for each processor)
help-simulate-seed = equal seeds give equal tables, however many processes
help-simulate-starting-hands = start with the four ready-made hands
help-simulate-see-tiles = turn the knowledge tiles up before hands are chosen
help-simulate-option = any option of the title
help-simulate-against-printed = with --cards: play the same seeds with the printed cards too and show the differences
help-simulate-top = how many cards to show: those that differ most clearly from the average
help-simulate-csv = write all tables to this file, one value a line

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
simulate-mages = { $players ->
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
simulate-needs-cards = --against-printed needs --cards FILE

help-lab-work = what to do
help-lab-rounds = how often to play and fit: first by the title’s hints, then by what was learned
help-lab-games = how many games in each round; one of ten is held out for the figures
help-lab-seed = equal seeds give equal weights, however many processes
help-lab-jobs = how many processes (otherwise one for each processor)
help-lab-out = where the weights go (otherwise TITLE.values.json); what has been played is kept beside it
help-lab-resume = go on where a course stopped
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
help-arena-jobs = how many processes (otherwise one for each processor)
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
arena-elo-note = Elo of greedy or regular is 0, if one of them plays, else that of the first bot named. Intervals of 95 %.
arena-cross = Who beats whom
arena-cross-note = Each row: victories against the bot above the column, and points more than it on average.
arena-cross-note-many = Each row: victories of one such bot among { $others } of the one above the column, and points more than the best of them.
arena-picture = { $title }: strength of the bots, with intervals of 95 %
arena-written = All figures: { $place }
arena-no-picture = No picture was drawn: that takes the package’s extra `lab`: pip install tablee[lab]
arena-stopped = { $count ->
        [one] Stopped with 1 game done.
       *[other] Stopped with { $count } games done.
    } The same command with --resume goes on: { $place }
arena-resume-needs-out = --resume needs --out, the folder to go on with
error-arena-exists = { $place } is there already: go on with it by --resume, or choose another folder
