# What the page says around the teacher in English: hints, reviews, puzzles, deals of the day. It comes with the first of them.

teacher-chance = chance of winning
teacher-percent-points = { $points }%
teacher-share = { $share } of the time
teacher-points = ≈ { $points ->
        [one] 1 point
       *[other] { $points } points
    }
teacher-points-ahead = ≈ { $points ->
        [one] 1 point
       *[other] { $points } points
    }, lead { $margin }
teacher-as-good = just as good

## A hint at the table

hint-title = The teacher’s advice
hint-thinking = The teacher is thinking
hint-told = The teacher would choose: { $choice }
hint-goal-rivals = In percent: the chance of coming first if everyone plays sensibly.
hint-goal-alone = In percent: the chance of passing the solo game’s mark.
hint-goal-none = In percent: how often the teacher chose this, over many guesses at what is hidden.
hint-goal-together = In percent: the chance of winning together.
hint-sees = The teacher only knows what you know.

## A review of a finished game

review-waiting = Other games are being reviewed first
review-thinking = The teacher is replaying your game
review-thinking-more = This takes two minutes at most. You can look around meanwhile.
review-progress = Progress of the review
review-failed = The review could not be completed.
review-whose = Whose game
review-curve = The chance of winning, moment by moment
review-curve-rivals = Chance of coming first
review-curve-alone = Chance of passing the mark
review-curve-together = Chance of winning together
review-table = As a table
review-moment = Moment
review-why = Skill and luck
review-from = It began at { $start } and ended { $ended }.
review-won = with a victory
review-shared = with a shared victory
review-lost = with a defeat
review-skill = Skill
review-skill-mine = How much your choices changed, compared with a player who always takes what looks best.
review-skill-theirs = How much { $name }’s choices changed, compared with a player who always takes what looks best.
review-luck = Luck
review-luck-more = How much draws, dice and the other players changed.
review-costly = What cost most
review-chosen = You chose
review-chosen-by = { $name } chose
review-better = Better
review-look = See it
review-nothing = No choice cost enough for the teacher to be sure.
review-bot = The teacher does not correct bots.
review-fine = These are estimates: the teacher plays many possible continuations, using only what the player knew at the time.

## Puzzles

puzzles-of = Puzzles: { $title }
puzzles-what = Positions from real games. One choice is clearly the best, and it is not the one that looks best at first. Find it on the board; only your first choice counts.
puzzles-solved = { $solved } of { $count } solved
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-none = No puzzles for this game yet
puzzle-number = Puzzle { $number }
puzzle-open = Puzzle { $number }
puzzle-facts = { $players ->
        [one] alone
       *[other] { $players } players
    }, { $round ->
        [0] { $choices } choices
       *[other] round { $round }, { $choices } choices
    }
puzzle-solved = solved
puzzle-missed = try again
puzzle-task = What is the best choice?
puzzle-right = Right!
puzzle-wrong = There was a better choice
puzzle-best = Best: { $choice }
puzzle-solution = Best
puzzle-yours = Your choice
puzzle-yours-best = Your choice, and the best one
puzzle-second = Second best
puzzle-yours-far = Your choice is not among the close ones.
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-on = Continue here

## The deal of the day

daily-title = Today’s deals
daily-ends = new deals { $when }
daily-against = With { $count ->
        [one] one bot
       *[other] { $count } bots
    } ({ $level })
daily-alone = Alone
daily-best = { $name }: { $points }
daily-mine = You: { $points } points, rank { $rank }
daily-first = No one has finished it yet
daily-play = Play
daily-go-on = Continue
daily-look = Look back
daily-list = Today’s scores
daily-list-of = Today’s scores: { $title }
daily-how = The same cards for everyone today. Only your first game played to the end counts.
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-you = (you)
daily-none = No one has finished this deal yet.
