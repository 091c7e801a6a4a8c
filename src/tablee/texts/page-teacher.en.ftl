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
teacher-as-good = as good

## A hint at the table

hint-title = The teacher’s advice
hint-thinking = The teacher looks ahead
hint-told = The teacher would choose: { $choice }
hint-goal-rivals = In percent: the chance of coming first, if all play on sensibly.
hint-goal-alone = In percent: the chance of passing the mark of the solo game.
hint-goal-none = In percent: how often the teacher chose this, imagining what is hidden in many ways.
hint-goal-together = In percent: the chance that you win together.
hint-sees = The teacher knows only what you know.

## A review of a finished game

review-waiting = Other games are being reviewed first
review-thinking = The teacher plays your game through
review-thinking-more = This takes up to two minutes. You may look around meanwhile.
review-progress = How far the review is
review-failed = The review did not come to its end.
review-whose = Whose game
review-curve = The chance of winning, moment by moment
review-curve-rivals = Chance of coming first
review-curve-alone = Chance of passing the mark
review-curve-together = Chance of winning together
review-table = The same as a table
review-moment = Moment
review-why = Skill and luck
review-from = It began at { $start } and ended { $ended }.
review-won = with a victory
review-shared = with a shared victory
review-lost = with a defeat
review-skill = Skill
review-skill-mine = What your choices changed, beside somebody’s who takes what looks best at once.
review-skill-theirs = What { $name }’s choices changed, beside somebody’s who takes what looks best at once.
review-luck = Luck
review-luck-more = What draws, dice and the others changed.
review-costly = What cost most
review-chosen = You chose
review-chosen-by = { $name } chose
review-better = Better
review-look = Look at it
review-nothing = No choice cost so much that the teacher would be sure of it.
review-bot = The teacher does not correct bots.
review-fine = All of this is estimated by playing on in mind, from what the seat knew at each moment.

## Puzzles

puzzles-of = Puzzles: { $title }
puzzles-what = Positions from real games. One choice is clearly the best, and it is not the one that looks best at first. Find it on the board; your first choice counts.
puzzles-solved = { $solved } of { $count } solved
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-none = There are no puzzles for this game yet
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
puzzle-missed = once more
puzzle-task = What is best here?
puzzle-right = Right!
puzzle-wrong = There was something better
puzzle-best = Best was: { $choice }
puzzle-solution = Best was
puzzle-yours = Your choice
puzzle-yours-best = Your choice, and the best one
puzzle-second = Second best
puzzle-yours-far = Your choice is not among those that come near.
puzzle-why = Why
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-play-on = Play on here

## The deal of the day

daily-title = Today’s deals
daily-ends = new deals { $when }
daily-against = Against { $count ->
        [one] one bot
       *[other] { $count } bots
    } ({ $level })
daily-alone = Alone
daily-best = { $name }: { $points }
daily-mine = You: { $points } points, rank { $rank }
daily-first = Nobody has finished it yet
daily-play = Play
daily-go-on = Go on
daily-look = Look back
daily-list = Scores of the day
daily-list-of = Scores of the day: { $title }
daily-how = The same cards for everybody today. Your first game that is played to its end counts.
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-you = (you)
daily-none = Nobody has finished this deal yet.
