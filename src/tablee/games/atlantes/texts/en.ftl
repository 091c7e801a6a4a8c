# Atlantes in English. Cards come as "Name (ID)"; $who is "you" or "other", $name the player ("You" for "you").

## What a seat is asked; `names` names the decision’s parameters in their order

prompt-draft = Keep a king, one of { $count }
prompt-before = Your turn: play a character, or use mantas, levels and goals first
prompt-after = Main action done: mantas, levels and goals, or end your turn
prompt-conquer = { $card }: conquer a location with { $power } power, plus what your mantas and locations add
prompt-buy = { $card }: buy a location with { $gold } gold, plus what your mantas and locations add
prompt-recruit = { $card }: recruit a character with { $gold } gold, plus what your mantas and locations add
prompt-recruit-free = { $card }: recruit a character without paying
prompt-pay = Pay for { $card }: { $total } of { $price } { $resource } so far
prompt-explore = { $card }: scout?
prompt-thin = { $left ->
        [one] Scout: discard 1 location, the other four move up
       *[other] Scout: discard { $left } locations, the other four move up
    }
prompt-raise = { $card }: { $left ->
        [one] raise a location by 1 level
       *[other] raise your locations, one level at a time ({ $left } to go)
    }
prompt-forced-raise = { $card }, an opponent’s card: { $left ->
        [one] raise one of your locations by 1 level
       *[other] raise your locations, one level at a time ({ $left } to go)
    }
prompt-raise-fully = { $card }: raise which location fully?
prompt-score = { $card }: { $left ->
        [one] score a fully raised location
       *[other] score fully raised locations ({ $left } to go)
    }
prompt-one-of = { $card }: raise or score locations
prompt-take-back = { $card }: { $left ->
        [one] take back a character from your discard pile
       *[other] take back characters from your discard pile ({ $left } to go)
    }
prompt-replay = { $card }: pay { $price } gold to resolve a character from your discard pile?
prompt-salvage = { $card }: take a discarded location
prompt-lose-character = { $card }, an opponent’s card: { $left ->
        [one] discard a character
       *[other] discard { $left } characters
    }
prompt-lose-manta = { $card }, an opponent’s card: { $left ->
        [one] tire a manta
       *[other] tire { $left } mantas
    }
prompt-claim = { $objective }: which manta do you place for the rest of the game?
prompt-ghost = The Ichtiandres place a manta ({ $left } left): on which goal?

## Choices

choice-keep = Keep { $card }
choice-play = Play { $card }
choice-use-manta = Use { $manta }{ $price ->
        [0] { "" }
       *[other] : makes { $total } of { $price } { $resource }{ $wasted ->
            [0] { "" }
           *[other] { " " }({ $wasted } lost)
        }
    }
    .short = { $manta }
choice-exploit = Exploit { $card }: { $icon }{ $price ->
        [0] { "" }
       *[other] , makes { $total } of { $price } { $resource }{ $wasted ->
            [0] { "" }
           *[other] { " " }({ $wasted } lost)
        }
    }
    .short = { $card }: { $icon }
choice-claim = Claim the goal { $objective }
    .short = Goal { $objective }
choice-place = Place { $manta }
    .short = { $manta }
choice-conquer = Conquer { $card }{ $price ->
        [0] { "" }
       *[other] { " " }for { $price } power
    }
    .short = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } power)
    }
choice-buy = Buy { $card }{ $price ->
        [0] { "" }
       *[other] { " " }for { $price } gold
    }
    .short = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } gold)
    }
choice-recruit = Recruit { $card }{ $price ->
        [0] , place { $place }
       *[other] { " " }for { $price } gold
    }
    .short = { $card }{ $price ->
        [0] , place { $place }
       *[other] { " " }({ $price } gold)
    }
choice-raise = Raise { $card }
choice-score = Score the points: { $card }
    .short = Score { $card }
choice-take-back = Take { $card } back into your hand
    .short = Take back { $card }
choice-replay = Resolve { $card } from your discard pile
    .short = Resolve { $card }
choice-salvage = Take { $card } from the discarded locations
    .short = Take { $card }
choice-discard = Discard { $card }
choice-tire = Tire { $manta }
    .short = { $manta }
choice-place-ghost = { $objective }
choice-explore = Scout
choice-end = End the turn
choice-pass = Decline

## What happened

event-kept-king = { $name } kept a king
event-kept-king-known = { $name } kept { $card }
event-passed-kings = { $name } passed { $count } { $count ->
        [one] king
       *[other] kings
    } to { $whom ->
        [you] you
       *[other] { $to }
    }
event-passed-kings-known = { $name } passed { $cards } to { $whom ->
        [you] you
       *[other] { $to }
    }
event-king-shown = { $name } showed { $card }
event-left-game = { $card } left the game
event-turn-began = { $who ->
        [you] Round { $round }: your turn
       *[other] Round { $round }: { $name }
    }
event-game-ended = The game is over
event-end-set-off = { $how }: everyone has one more turn after this one
event-played = { $name } played { $card }
event-replayed = { $name } resolved { $card } once more
event-declined = { $name } declined an effect: { $card }
event-could-not = { $card }: nothing to { $effect }
event-explored = { $name } scouted
event-sank = Discarded: { $cards }
event-moved-up = Upper row: { $cards }
event-revealed = Lower row: { $cards }
event-recruited = { $price ->
        [0] { $name } recruited { $card } for nothing
       *[other] { $name } recruited { $card } for { $price } gold
    }
event-surfaced = { $card } surfaced
event-dismissed = { $card } left the row and the game
event-conquered = { $name } conquered { $card } for { $price } power
event-bought = { $name } bought { $card } for { $price } gold
event-salvaged = { $name } took { $card } from the discarded locations
event-exploited = { $name } exploited { $card }: { $icon }
event-raised = { $name } raised { $card } by { $count ->
        [one] 1 level
       *[other] { $count } levels
    }
event-fully-raised = { $card } is fully raised
event-won-manta = { $name } won { $manta }
event-tired = { $name } tired { $manta }
event-readied = { $name } made ready: { $mantas }
event-scored = { $name } scored { $card }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-took-back = { $name } took back { $cards }
event-discarded = { $name } discarded { $card }
event-gave-manta = { $name } gave { $manta } to a goal
event-claimed = { $name } claimed { $objective }, spot { $spot }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-ghost-placed = The Ichtiandres placed a manta on { $objective }, spot { $spot }

## Why a choice is not legal; the section of the booklet and the rule’s id follow

refusal-one-main = You play one character per turn, and one has been played
refusal-must-play = You must play a character before you end your turn
refusal-not-in-hand = { $card } is not in your hand
refusal-ability-manta-inside = { $manta } has an ability: it waits until the main action is over
refusal-ability-level-inside = { $card } shows an ability: it waits until the main action is over
refusal-compulsory = This must be done as far as possible
refusal-payable = The card alone can pay for something here, so the effect is compulsory
refusal-no-source = Only a character, a manta or a level allows that
refusal-no-such-manta = You have no { $manta }
refusal-manta-tired = { $manta } is tired
refusal-resource-manta = { $manta } gives a resource: it can only pay during the main action
refusal-manta-wasted = { $manta } would not be needed for that price
refusal-not-your-location = { $card } is not on your board
refusal-nothing-left = { $card } is fully raised: no level is left to exploit
refusal-empty-level = The top level of { $card } is empty: only raising passes it
refusal-resource-level = { $card } shows a resource: it can only pay during the main action
refusal-level-wasted = The level of { $card } would not be needed for that price
refusal-same-location = { $card } has already given a resource in this main action
refusal-no-target = This ability would have no effect
refusal-gold-only = Only gold buys and recruits
refusal-power-only = Only power conquers
refusal-other-type = That power is against another type of location
refusal-needs-character = Only a character that says so buys, conquers or recruits
refusal-not-in-row = { $card } is not on place { $place } of the row
refusal-place-price = Place { $place } costs { $price } gold: { $enough ->
        [yes] you cannot raise that without waste
       *[no] you can raise { $have }
    }
refusal-not-displayed = { $card } is not in either row
refusal-gold-price = { $card } costs { $price } gold: { $enough ->
        [yes] you cannot raise that without waste
       *[no] you can raise { $have }
    }
refusal-no-slot = Your board is full: score a location first
refusal-power-price = { $card } costs { $price } power: { $enough ->
        [yes] you cannot raise that without waste
       *[no] you can raise { $have }
    }
refusal-not-lower-row = { $card } is not in the lower row
refusal-must-explore = The scouting must be completed
refusal-own-raise = { $card } never raises itself
refusal-fully-raised = { $card } is already fully raised
refusal-not-raised = { $card } is not fully raised yet: { $have } of { $need }
refusal-own-score = { $card } never scores itself
refusal-not-discarded = { $card } is not in your discard pile
refusal-never-discarded = { $card } is never discarded
refusal-resolving = { $card } is being resolved
refusal-not-in-pile = { $card } is not among the discarded locations
refusal-objective-not-in-play = This goal is not in play: { $objective }
refusal-objective-not-met = This goal is not fulfilled: { $objective } (you have { $have } of { $need })
refusal-no-bonus-manta = { $manta } is a wild manta: goals only take trained mantas
refusal-objective-once = { $objective } already has a manta of yours
refusal-king-not-passed = { $card } is not among the kings you may choose from
refusal-ghost-once = { $objective } already has a manta of the Ichtiandres

## Words

kind-sharks = shark pit
kind-wrecks = wreck
kind-volcanoes = volcano
kind-civilizations = civilisation
kind-starting = starting character
kind-ocean = ocean character
kind-king = king
kind-starting-manta = trained manta
kind-bonus-manta = wild manta
kind-people = people
kind-objective = printed goal
kind-token = goal token
kind-board = board
timing-location = location
timing-character = main action
timing-resource = resource
timing-ability = ability
timing-setup = set-up
timing-objective = goal
phase-setup = Set-up
phase-before = Before the main action
phase-main = Main action
phase-after = After the main action
phase-over = Game over
number-gold = gold
number-power = power
number-points = points
number-king = number
number-copies = copies
number-least = at least
number-token = token
number-points-1 = points of spot 1
number-points-2 = points of spot 2
number-points-3 = points of spot 3
number-points-4 = points of spot 4
number-points-5 = points of spot 5
number-price-1 = price of place 1
number-price-2 = price of place 2
number-price-3 = price of place 3
number-price-4 = price of place 4
number-price-5 = price of place 5
number-price-6 = price of place 6
number-discount = power less in the upper row
number-upper = room in the upper row
provenance-of-token = pairing of the faces
provenance-of-points = points of the tracks
provenance-reconstructed = reconstructed: no source found
option-kings = kings
option-kings-more = A strong seventh character for each player.
option-objectives = goals
option-objectives-more = The four goals of the game.
option-kings-numbered = by number (alone: one of three)
option-kings-draft = by draft
option-kings-none = none, for a first game
option-objectives-printed = those on the board
option-objectives-tokens = four random tokens
option-advanced = advanced mode
option-advanced-more = Four random goal tokens, and kings are drafted.
option-scout-optional = scouting is optional
option-scout-optional-more = As in later printings: a card that tells you to scout no longer forces you to.
option-strict-effects = compulsory spending
option-strict-effects-more = If a card’s own gold or power is enough, you must buy, conquer or recruit.
option-two-player-matrona-discard = with two players, Matrona removes a character
option-two-player-matrona-discard-more = As in later printings: when Matrona is played, the leftmost character of the row leaves.
option-grabber-double-type-depth = the Grabber may exploit two limited levels of one location
option-grabber-double-type-depth-more = By default, two resource levels of one location never count in the same main action.
option-solo-deck-triggers = an empty deck also ends a solo game
option-solo-deck-triggers-more = By default, an empty deck does not end the game when you play alone.
score-hand = Characters in hand
score-objectives = Goals
score-pile = Prosperity pile
score-note = As if the game ended now: locations on a board only count once they are scored.
tie-mantas = tied on points: decided by mantas in reserve
tie-king = tied on points and mantas: decided by the lower king
tie-seat = tied on points and mantas: decided by the seat furthest from the first player
tie-blob = totem: Blob
tie-serpent = totem: Sea Serpent
tie-leviathan = totem: Leviathan
tie-kraken = totem: Kraken
resource-gold = gold
resource-power = power
effect-conquer = conquer
effect-buy = buy
effect-recruit = recruit
effect-raise = raise
effect-score = score
effect-any = raise or score
effect-take-back = take back
effect-ready-mantas = make ready
effect-replay = resolve again
effect-salvage = salvage
effect-dismiss = remove
effect-discard = discard
effect-tire = tire
how-locations = The last location is revealed
how-characters = The last ocean character is revealed
how-objectives = A player has claimed every goal
how-ghost = The Ichtiandres have placed all their mantas
icon-gold2 = 2 gold
icon-power2 = 2 power
icon-power2-sharks = 2 power against shark pits
icon-power2-wrecks = 2 power against wrecks
icon-power2-volcanoes = 2 power against volcanoes
icon-power2-civilizations = 2 power against civilisations
icon-raise1 = raise 1
icon-raise2 = raise 2
icon-raise-full = raise fully
icon-recruit-free = recruit for free
icon-take-back = take back
icon-score = score
icon-gold1 = 1 gold
icon-power1 = 1 power

## What the parts of the table are called, and words that stand there

area-board = locations
area-bonus = wild mantas
area-claimed = claimed goals
area-deck = draw pile
area-discard = discarded characters
area-discount = power less in the upper row
area-ending = the end was set off by
area-extras = discarded from the lower row
area-first = first player
area-ghost = mantas of the Ichtiandres
area-gives = its top level is
area-gold = gold
area-hand = hand
area-hand_count = cards in hand
area-king = king
area-king_hidden = the king is hidden
area-kings = kings to choose from
area-kings_passed = kings that are passed
area-last_turns = turns left
area-levels = levels
area-lower = lower row
area-mantas = mantas
area-objective = goal
area-open_spots = spots in use
area-paid = paid so far
area-payment = being paid for
area-pile = prosperity pile
area-place = place
area-playing = being played
area-power = power
area-price = price
area-prices = prices of the places
area-raised = levels raised
area-ready = ready mantas
area-replayed = resolved again
area-reveals = revealed
area-room = room in the upper row
area-row = ocean characters
area-scout = the next scouting
area-shoal = ocean deck
area-sinks = washed away
area-slots = slots
area-spots = points of the spots
area-sunk = discarded locations
area-supply = wild mantas in the supply
area-symbol = people
area-tired = tired mantas
area-totem = totem
area-totems = totems
area-tracks = goals
area-triggers = what sets off the end
area-upper = upper row
area-used = levels used
area-wins = its last level brings
word-empty = empty
word-ghost = Ichtiandres
word-blob = Blob
word-kraken = Kraken
word-leviathan = Leviathan
word-serpent = Sea Serpent
word-gold2 = 2 gold
word-power2 = 2 power
word-power2-sharks = 2 power against shark pits
word-power2-wrecks = 2 power against wrecks
word-power2-volcanoes = 2 power against volcanoes
word-power2-civilizations = 2 power against civilisations
word-raise1 = raise 1
word-raise2 = raise 2
word-raise-full = raise fully
word-recruit-free = recruit for free
word-take-back = take back
word-score = score
word-gold1 = 1 gold
word-power1 = 1 power

## The terminal table

at-round = Round { $round }
at-turn = { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
at-ending = { $left ->
        [0] the last turn
       *[other] turns to come: { $left }
    }
at-stock = locations { $locations } · characters { $characters } · wild mantas { $mantas }
at-objectives = Goals
at-ghost = Mantas left to the Ichtiandres: { $left }
at-ghost-name = ghost
at-row = { $row ->
        [upper] Upper row (1 power less to conquer)
       *[other] Lower row
    } { $count }
at-characters = Characters
at-sunk = Discarded locations ({ $count })
at-slot = slot { $slot }
at-free-slot = free slot
at-raised = fully raised
at-points = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
at-points-of = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
at-ready = Mantas ready ({ $count })
at-tired = tired ({ $count })
at-hand = Hand ({ $count })
at-hidden-king = a king not shown yet
at-discard = Discard pile ({ $count })
at-pile = Prosperity pile ({ $count })
at-none = none
at-empty-level = empty level
at-covered = covered
at-top = level on top

## A player’s panel

panel-points = points so far
panel-hand = characters in hand
panel-discard = characters discarded
panel-board = locations
panel-mantas = mantas ready / total
panel-goals = goals claimed
panel-pile = points of the prosperity pile

## What a first game wants to know

first-draft = A king is one more character for your hand, stronger than the rest. Choose the one whose effect will help you early.
first-before = Each turn you play one character and do what it says. Mantas and your locations can help before and after. Played characters stay in the discard pile until Matrona calls them all back: choose the moment well.
first-after = The character is played. You may still use mantas and levels of your locations, claim a goal, or end your turn.
first-pay = Tap what to pay with: mantas and levels of your locations. Any excess is lost.

## Why a choice is good

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
does-objectives = { $amount ->
        [one] reaches 1 goal
       *[other] reaches { $amount } goals
    }
reason-locations = { $amount ->
        [one] 1 location
       *[other] { $amount } locations
    }
reason-characters = { $amount ->
        [one] 1 character
       *[other] { $amount } characters
    }
reason-mantas = { $amount ->
        [one] 1 ready manta
       *[other] { $amount } ready mantas
    }
reason-places = { $amount ->
        [one] 1 point from locations on the board
       *[other] { $amount } points from locations on the board
    }
reason-hopes = { $amount ->
        [one] 1 point from goals
       *[other] { $amount } points from goals
    }
