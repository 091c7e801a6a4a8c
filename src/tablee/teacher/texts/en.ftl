# What the teacher says in English, beside what each title finds worth a word.

teacher-turn = By the end of the turn: { $what }.
teacher-gives = gives { $what }
teacher-costs = costs { $what }
teacher-prepares = prepares { $what }
teacher-keeps = nothing that counts has changed yet
teacher-more = { $amount ->
        [one] At the end of the game about 1 point more than { $other }
       *[other] At the end of the game about { $amount } points more than { $other }
    }
teacher-fewer = { $amount ->
        [one] At the end of the game about 1 point fewer than { $other }
       *[other] At the end of the game about { $amount } points fewer than { $other }
    }
teacher-as-many = At the end of the game about as many points as { $other }
teacher-than-next = with the next choice
teacher-than-chosen = with what was chosen
teacher-than-tempting = with the choice that looks best at first
teacher-than-best = with the best choice
teacher-end = { $what }
teacher-end-lines = { $what } ({ $lines })
teacher-end-above-all = { $what } (above all { $lines })
teacher-rival-more = , and { $amount } more for the best opponent
teacher-rival-fewer = , and { $amount } fewer for the best opponent
teacher-about = about { $what }
teacher-and = { $first } and { $last }
error-review-unfinished = { $place }: this game isn’t over, so there is nothing to review yet
error-review-cards = { $place }: this game was played with other cards than the box’s and can’t be reviewed
error-review-empty = { $place }: this game has no choices, so there is nothing to review
review-reviewing = Reviewing
review-goal-rivals = { $title }: the chance of coming first, as far as each player could know
review-goal-alone = { $title }: the chance of passing the mark, as far as the player could know
review-goal-together = { $title }: the chance of winning together, as far as each player could know
review-from-to = Chance at the start: { $start }; at the end: { $end }. Effect of the choices (vs. the regular bot): { $skill } (± { $error }); of luck and the others: { $luck }
review-costly = Move { $number }: { $chosen }. Better: { $better } (cost: { $cost } ± { $error } of the chance of winning)
review-costly-points = Move { $number }: { $chosen }. Better: { $better } (cost: { $cost } ± { $error } of the chance of winning; points: { $points })
review-no-costly = No choice was clearly worse than another.
review-branch = `tablee replay { $file } --at { $number }` shows the table just before that move.
review-kept = Figures and picture: { $place }
review-no-picture = Figures: { $place }; no picture: it needs the package’s `lab` extra: `pip install 'tablee[lab]'`
review-axis-moves = moves
review-axis-rivals = chance of coming first
review-axis-alone = chance of passing the mark
review-axis-together = chance of winning together
