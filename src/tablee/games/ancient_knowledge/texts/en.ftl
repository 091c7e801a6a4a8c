# Ancient Knowledge in English. Cards come as "Name (ID)"; $who is "you" or "other", $name the player ("You" for "you").

## What a seat is asked; `names` names the decision’s parameters in their order

prompt-setup-discard = { $left ->
        [one] Discard 1 more card, in secret
       *[other] Discard { $left } of your cards, in secret
    }
prompt-action = { $left ->
        [one] Your second action
       *[other] Your first action of two
    }
prompt-pay = { $left ->
        [one] Discard 1 card to pay for { $card }
       *[other] Discard { $left } cards to pay for { $card }
    }
prompt-create-more = { $card } lets you create
prompt-order = { $chronicle ->
        [yes] Timeline phase: which effect next?
       *[no] Several effects at once: which one next?
    }
prompt-use = Use the effect of { $card }?
prompt-learn = { $card } lets you learn
prompt-excavate = { $tilted ->
        [0] Excavate: tilt monuments of your Past, 2 cards for each
        [one] Excavate: 1 monument tilted; more?
       *[other] Excavate: { $tilted } monuments tilted; more?
    }
prompt-dig = { $tilted ->
        [one] 1 monument tilted: draw, or use { $card } instead?
       *[other] { $tilted } monuments tilted: draw, or use { $card } instead?
    }
prompt-decline = Decline phase: which monument of slot 1 declines first?
prompt-flip = Halfway through the game: which level I tile turns to level II?
prompt-learn-looked = { $card }: learn one of the cards you looked at
prompt-archive = { $discarded ->
        [0] Archive: discard cards, each removes 1 knowledge from your Timeline
        [one] Archive: 1 card discarded; more?
       *[other] Archive: { $discarded } cards discarded; more?
    }
prompt-remove = { $card ->
        [none] Archive:
       *[other] { $card }:
    } { $left ->
        [one] remove 1 knowledge from a monument
       *[other] remove knowledge from your monuments, one at a time ({ $left } to go)
    }
prompt-remove-from-one = { $card }: remove { $amount } knowledge from which monument?
prompt-discard = { $card }: { $left ->
        [one] discard 1 card
       *[other] discard { $left } cards
    }
prompt-exchange = { $card }: discard up to { $most } cards and draw as many ({ $discarded } so far)
prompt-sacrifice = { $card }: discard artefacts from your board, each removes { $knowledge } knowledge from it
prompt-lose-cards = { $card }, an opponent’s card: { $left ->
        [one] discard 1 card
       *[other] discard { $left } cards
    }
prompt-lose-artefact = { $card }, an opponent’s card: { $left ->
        [one] discard one of your artefacts
       *[other] discard { $left } of your artefacts
    }
prompt-straighten = { $card }: { $left ->
        [one] straighten 1 monument in your Past
       *[other] straighten monuments in your Past ({ $left } to go)
    }
prompt-forget = { $card }: how much lost knowledge goes back to the supply?
prompt-move = { $card }: move a monument
prompt-swap = { $card }: swap two monuments
prompt-burden = { $card }: put { $amount } knowledge on which opposing monument?
prompt-rob = { $card }: whose hand do you look at?
prompt-steal = { $card }: take a card from { $victim }
prompt-take = { $card }: take one card into your hand
prompt-bury-looked = { $card }: which card goes under its deck next?
prompt-bury = { $card }: which face-up Technology card goes under its deck?{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }

## Choices

choice-create-monument = Create { $card } on slot { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }(discard { $price })
    }
    .short = Slot { $slot }{ $price ->
        [0] { "" }
       *[other] { " " }(discard { $price })
    }
choice-create-artefact = Create { $card }{ $price ->
        [0] { "" }
       *[other] { " " }(discard { $price })
    }
choice-learn = Learn { $card }
choice-archive = Archive: discard cards to remove knowledge
    .short = Archive
choice-excavate = Excavate: tilt monuments of your Past and draw
    .short = Excavate
choice-search = Search: draw one card
    .short = Search
choice-discard = Discard { $card }
choice-tilt = Tilt { $card }
choice-straighten = Straighten { $card }
choice-remove = Remove knowledge from { $card }
choice-resolve = { $card }
choice-decline-first = { $card }
choice-use = Use { $card }
choice-take = Take { $card }
choice-take-from = { $seat }
choice-burden = Put it on { $card }
choice-move = Move { $card } to slot { $slot }
    .short = Slot { $slot }
choice-swap = Swap { $card } with { $card2 }
choice-bury = Put { $card } under its deck
choice-flip = Tile { $tile }
choice-forget = { $amount ->
        [0] None
       *[other] { $amount }
    }
choice-done = Done
choice-pass = Pass

## What happened

event-set-aside = { $name } set a card aside
event-set-aside-known = { $name } set { $card } aside
event-discarded-secretly = { $name } discarded { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down
event-tiles-laid = The Technology tiles are laid out: { $tiles }
event-turn-began = { $who ->
        [you] Round { $round }: your turn
       *[other] Round { $round }: { $name }
    }
event-game-ended = The game is over
event-creating = { $name } started to create { $card }
event-created = { $slot ->
        [0] { $name } created { $card }
       *[other] { $name } created { $card } on slot { $slot } with { $knowledge } knowledge
    }
event-effect = Effect: { $card }
event-learned = { $name } learned { $card } – { $type }
event-archived = { $name } archived { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
event-searched = { $name } searched
event-tilted = { $name } tilted { $card }
event-straightened = { $name } straightened { $card }
event-chronicle-began = Timeline phase: { $cards }
event-decline-began = Decline phase
event-decline-skipped = { $name } skipped the Decline phase
event-declining = { $card } entered decline
event-declined = { $card } went to the Past ({ $past } { $past ->
        [one] monument
       *[other] monuments
    }){ $lost ->
        [0] { "" }
       *[other] ; { $lost } knowledge lost
    }
event-shifted = { $name } moved { $who ->
        [you] your
       *[other] their
    } monuments one slot to the left
event-end-set-off = { $name } triggered the end of the game (monuments in the Past: { $past })
event-flipped = { $name } turned tile { $tile } to level II
event-drew = { $count ->
        [0] { $name } drew nothing
        [one] { $name } drew 1 card
       *[other] { $name } drew { $count } cards
    }
event-drew-known = { $name } drew { $cards }
event-reshuffled = The builder discard pile was shuffled into a new deck of { $count } { $count ->
        [one] card
       *[other] cards
    }
event-discarded = { $name } discarded { $card }
event-gave-up = { $name } discarded { $card } from play
event-removed = { $name } removed { $count } knowledge from { $card } ({ $left } left)
event-burdened = { $name } put { $count } knowledge on { $whom ->
        [you] your { $card }
       *[other] { $card } ({ $owner })
    }
event-forgot = { $name } returned { $count } lost knowledge ({ $left } left)
event-moved = { $name } moved { $card } to slot { $slot }
event-swapped = { $name } swapped { $card } with { $card2 }
event-renewed = The level { $level } discard pile was shuffled into a new deck of { $count } { $count ->
        [one] card
       *[other] cards
    }
event-tile-filled = Tile { $tile } shows { $cards }
event-tile-left = Tile { $tile } left the game: too few cards of level { $level }
event-knowledge-discarded = { $card } was discarded from its tile
event-buried = { $name } put { $card } under its deck
event-buried-secretly = { $name } put a Technology card under its deck
event-buried-secretly-known = { $name } put { $card } under its deck
event-turned = { $name } turned over { $cards }
event-turned-for = { $name } turned over { $cards } and took { $taken }
event-looked = { $name } looked at { $count ->
        [0] no builder card
        [one] 1 builder card
       *[other] { $count } builder cards
    }
event-looked-known = { $name } looked at { $cards }
event-looked-knowledge = { $name } looked at { $count ->
        [0] no Technology card
        [one] 1 Technology card
       *[other] { $count } Technology cards
    }
event-looked-knowledge-known = { $name } looked at { $cards }
event-took = { $name } took one of them
event-took-known = { $name } took { $card }
event-put-away = { $name } discarded { $count ->
        [one] the other card, { $card }
       *[other] the other { $count } cards, { $card } on top
    }
event-drafted = { $name } took { $card }
event-saw-hand = { $name } looked at { $whom ->
        [you] your hand
       *[other] the hand of { $victim }
    }
event-saw-hand-known = { $name } looked at { $whom ->
        [you] your hand
       *[other] the hand of { $victim }
    }: { $cards }
event-stole = { $name } took a card from { $whom ->
        [you] you
       *[other] { $victim }
    }
event-stole-known = { $name } took { $card } from { $whom ->
        [you] you
       *[other] { $victim }
    }

## Why a choice is not legal; the section of the booklet and the rule’s id follow

refusal-not-in-hand = { $card } is not in your hand
refusal-wrong-kind = { $card } is not of a type that may be created now
refusal-no-such-slot = There is no slot { $slot }: the Timeline has slots 1 to 6
refusal-not-to-past = { $card } cannot be created directly in the Past
refusal-artefact-has-no-slot = { $card } is an artefact: it goes to the board, not to slot { $slot }
refusal-monument-needs-slot = { $card } is a monument: say on which slot
refusal-padlock = { $card } has a padlock: it goes to slot { $own-slot }, not to slot { $slot }
refusal-slot-full = Slot { $slot } is full: two monuments at most
refusal-too-expensive = { $card } costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    } here: you have { $have } to pay with
refusal-no-artefact-place = All five artefact places are taken
refusal-not-face-up = { $card } is not face up on a tile
refusal-prerequisites = { $card } needs { $needs }: { $bound ->
        [most] you have { $have }
       *[other] you have { $have } of { $need }
    }
refusal-no-knowledge = There is no knowledge left to remove from your Timeline
refusal-no-cards = Archiving takes at least one card from your hand
refusal-tilted = { $card } is already tilted
refusal-nothing-upright = No upright monument in your Past fits that
refusal-compulsory = This must be done as far as possible
refusal-discard-four = You must discard exactly four cards
refusal-two-actions = You must take two actions; Search is always possible
refusal-pays-itself = { $card } does not pay for its own creation
refusal-no-shifting = { $card } is in place: no action moves it now
refusal-no-exchanging = Only an effect swaps monuments
refusal-artefact-stays = Only an effect removes { $card } from the board
refusal-stays-tilted = Only an effect straightens { $card }

## Words

kind-city = city
kind-megalith = megalith
kind-pyramid = pyramid
kind-artefact = artefact
kind-ancient = Ancient
kind-writing = Writing
kind-secret = Secret
type-ancient = Ancient
type-writing = Writing
type-secret = Secret
timing-immediate = immediate
timing-permanent = permanent
timing-chronicle = timeline
timing-decline = decline
timing-final = final scoring
phase-setup = Set-up
phase-action = Action phase
phase-chronicle = Timeline phase
phase-decline = Decline phase
phase-over = Game over
number-cost = cost
number-slot = slot
number-knowledge = knowledge
number-points = points
number-level = level
number-hand = starting hand
option-starting-hands = ready-made starting hands
option-starting-hands-more = For a first game: everyone starts with one of four hands of six cards, instead of choosing from ten.
option-see-tiles = Technology cards face up before you discard
option-see-tiles-more = You choose your starting hand knowing what can be learned.
option-ages = ages, for a complete tie
option-ages-more = If all ages are given, the oldest player wins a complete tie; if not, the victory is shared.
score-past = Printed points of the Past
score-effects = Final-scoring effects
score-knowledge = Technology cards
score-timeline = Monuments still in the Timeline
score-lost = Lost knowledge
score-note = As if the game ended now: final-scoring effects of monuments in the Past count, those in the Timeline don’t.
tie-lost = tied on points: decided by the least lost knowledge
tie-age = tied on points and lost knowledge: decided by age
tie-shared = tied on everything: the victory is shared

## What the parts of the table are called

area-actions = actions left
area-active = effects that work now
area-artefacts = artefacts
area-aside = set aside
area-by = by
area-cards = cards
area-collection = Technology cards learned
area-count = cards
area-deck = draw pile
area-declining = declining
area-discards = discards
area-ending = the end is near
area-first = first player
area-flipped = turned
area-hand = hand
area-hand_count = cards in hand
area-knowledge = knowledge
area-known = known
area-level = level
area-looked = looked at
area-losing = knowledge lost at the next Decline
area-lost = lost knowledge
area-lost_now = knowledge lost in this decline
area-past = Past
area-pile = pile
area-pools = Technology decks
area-row = storey
area-slot = slot
area-tiles = Technology tiles
area-tilted = tilted
area-timeline = timeline
area-top = on top

## The terminal table

ak-round = Round { $round }
ak-actions = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
ak-turn = { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
ak-stock = deck { $deck } · discard { $pile }
ak-top = top { $card }
ak-ending = last round
ak-tile = Tile { $tile } · level { $level }
ak-tile-gone = Tile { $tile } has left the game
ak-tile-hidden = Tile { $tile } · level { $level } · still face down
ak-past = Past
ak-past-count = { $count } of 14
ak-upright = { $count } upright
ak-lost = { $count } lost
ak-points = { $points } { $points ->
        [one] point
       *[other] points
    } so far
ak-slot = slot { $slot }
ak-timeline = Timeline
ak-artefacts = Artefacts
ak-places = { $count } of 5
ak-collection = Collection
ak-hand = Hand
ak-known = known: { $cards }
ak-hidden = { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
ak-set-aside = set aside
ak-empty = none
ak-looked = Cards looked at
ak-cost = Cost
ak-legend-padlock = padlock
ak-tilted = tilted
ak-head-player = Player
ak-head-hand = Hand
ak-head-timeline = Timeline
ak-head-past = Past
ak-head-artefacts = Art.
ak-head-knowledge = Tech.
ak-head-lost = Lost
ak-head-points = Points
ak-grid-create = Create (-n: discard n)
ak-grid-move = Move to

## What a first game wants to know

first-setup-discard = You start with six of these ten cards. Keep what you want to build first, and a few cheap cards: later, your cards are also what you pay with.
first-action = A turn has two actions: create a card from your hand, learn a Technology card, draw, or archive to remove knowledge. Then every monument slides one slot towards the Past: knowledge still on it when it gets there is lost.
first-pay = The card backs at the top left show the price: discard that many other cards from your hand.

## Why a choice is good

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
reason-cards = { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
reason-past = { $amount ->
        [one] 1 monument in the Past
       *[other] { $amount } monuments in the Past
    }
reason-artefacts = { $amount ->
        [one] 1 artefact
       *[other] { $amount } artefacts
    }
reason-knowledge-cards = { $amount ->
        [one] 1 Technology card
       *[other] { $amount } Technology cards
    }
does-knowledge = leaves { $amount } more knowledge to remove
does-knowledge-less = removes { $amount } knowledge
does-lost = adds { $amount } lost knowledge
does-lost-less = returns { $amount } lost knowledge to the reserve
reason-timeline = { $amount ->
        [one] 1 point from the Timeline
       *[other] { $amount } points from the Timeline
    }
reason-final = { $amount ->
        [one] 1 point at the final count
       *[other] { $amount } points at the final count
    }
reason-effects = { $amount ->
        [one] 1 point from what artefacts do each turn
       *[other] { $amount } points from what artefacts do each turn
    }

# What is printed on a card besides
card-country = Place
card-needs = Prerequisites
card-locked = Padlock
