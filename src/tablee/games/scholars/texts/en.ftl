# Scholars of the South Tigris in English. Cards come as "Name (id)"; $who is "you" or "other", $name the player ("You" for "you").

## What a seat is asked; `names` names the decision’s parameters in their order

prompt-draft = Take a starting translator with the resource card under it
prompt-turn = Round { $round }: work or rest
prompt-card = Which action card for { $slot }?
prompt-dice = { $colour ->
        [none] Which die?
       *[other] Action: { $colour } { $value }. More dice or workers?
    }
prompt-resolve = { $slot }, value { $value }: what next?
prompt-recruit = { $value ->
        [0] Which translator?
       *[other] Recruit with a value of { $value }
    }
prompt-room = Which room for { $card }?
prompt-travel = How far? At most { $value }
prompt-deliver = Deliver { $card }?
prompt-research = Research: { $left } left
prompt-translate = Translate with a value of { $value }
prompt-chain = { $card }: { $count ->
        [0] who translates first?
       *[other] who is next? { $count } so far, { $fees } silver in fees
    }
prompt-study = Place 1 gold on { $left ->
        [one] 1 translator
       *[other] { $left } different translators
    }
prompt-move-gold = Place or take 1 gold{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } times)
    }
prompt-place-gold = Place 1 gold{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } times)
    }
prompt-retire = Which translator of the top row retires?
prompt-gain-worker = Gain { $left ->
        [one] 1 worker
       *[other] { $left } workers
    }: which colour?
prompt-gain-die = Gain { $left ->
        [one] 1 die
       *[other] { $left } dice
    }: which colour?
prompt-destroy = Destroy { $left ->
        [one] 1 white die
       *[other] up to { $left } white dice
    }
prompt-recall = You have no influence left: take 1 back from where?
prompt-influence = Place 1 influence in a guild{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
prompt-mark = Place 1 influence on a scroll{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
prompt-advance = Advance on which track?{ $left ->
        [one] { "" }
       *[other] { " " }({ $left } to go)
    }
prompt-harvest-track = Harvest which track?
prompt-harvest = Whose harvest next?
prompt-pay-for = { $price ->
        [silver] Pay { $amount } silver
        [xp] Spend { $amount } XP
        [worker] Spend { $amount } { $amount ->
            [one] worker
           *[other] workers
        }
        [die] Put a die from your hand into your bag
       *[other] Gain a white die
    }
prompt-choose = Choose one
prompt-page = Gain a Page, or 2 XP? You have { $xp } XP
prompt-upgrade = Upgrade which action card?
prompt-late-banner = Use the brown banner of your new { $science } card?
prompt-tuck = Tuck which card under which slot?
prompt-tuck-price = { $card } costs { $price ->
        [one] 1 unit
       *[other] { $price } units
    }: how much of it in silver?
prompt-caliph = The caliph: which option for { $guild }?
prompt-final-pages = Resolve which gold Page?
prompt-rival-wants = The opponent wants { $card }, which carries your influence

## Choices

choice-draft = { $card }{ $resource ->
        [0] { "" }
       *[other] { " " }with { $resource }
    }
    .short = { $card }
choice-rest = Rest
choice-work = Work: { $slot }
choice-play-card = { $science }
choice-use-die = { $colour } { $value }{ $total ->
        [0] { "" }
       *[other] { " " }→ { $makes } { $total }
    }
    .short = { $colour } { $value }
choice-use-worker = { $colour } worker on { $place ->
        [3] the printed die
       *[other] die { $place }
    }{ $total ->
        [0] { "" }
       *[other] { " " }→ { $makes } { $total }
    }
    .short = { $colour } worker, { $place ->
        [3] printed die
       *[other] die { $place }
    }
choice-pick-colour = As { $colour }
choice-act = { $act }
choice-use-banner = Brown banner
choice-use = Use { $card }
choice-dispatch = Dispatch { $card }
choice-employ = Employ { $card }
choice-pick-room = Room { $room }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
choice-move = Move { $distance }{ $location ->
        [0] { "" }
       *[other] { " " }to { $location }
    }
choice-deliver = To { $guild }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
choice-study = { $study ->
        [1] Gold on 1 translator: 1 XP and a Page
       *[other] Gold on 2 translators: 3 XP and a Page
    }
    .short = Gold on { $study ->
        [1] 1 translator
       *[other] 2 translators
    }
choice-translate = { $card }
choice-through = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
choice-place-gold = Place 1 gold on { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
    .short = Place: { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
choice-take-gold = Take 1 gold from { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
    .short = Take: { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } silver)
    }
choice-retire = Retire { $card }
choice-gain-worker = { $colour } worker
choice-gain-die = { $colour } die
choice-spend-worker = Spend 1 { $colour } worker
    .short = { $colour } worker
choice-return-die = Put { $colour } { $value } into the bag
    .short = { $colour } { $value }
choice-destroy-from-bag = A white die from the bag
choice-destroy-die = White { $value } from hand
choice-influence = { $guild }
choice-mark = { $card }
choice-recall-guild = From { $guild }
choice-recall = From { $card }
choice-advance = Advance: { $science }
choice-harvest = Harvest: { $science }
choice-take-page = { $card }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price } XP)
    }
choice-upgrade = Upgrade { $science }
choice-choose = { $what }
choice-tuck = { $card } under { $act }{ $price ->
        [0] { "" }
       *[other] { " " }(price { $price })
    }
    .short = { $card }: { $act }{ $price ->
        [0] { "" }
       *[other] { " " }({ $price })
    }
choice-pay = { $amount } silver, dice for the rest
    .short = { $amount } silver
choice-take-option = { $option }
choice-let = Let them have it for 1 silver
choice-divert = Pay 1 silver to send them on
choice-done = Done
choice-pass = Pass

## What happened

event-drafted = { $name } took { $card } with { $resource }
event-goal-dealt = { $name } got { $card }
event-drew = { $name } drew { $dice }
event-gained-die = { $name } gained 1 { $colour } die
event-gained-die-in-hand = { $name } gained a die into hand: { $colour } { $value }
event-gained-worker = { $name } gained 1 { $colour } worker
event-gained-silver = { $name } gained { $count } silver
event-gained-gold = { $name } gained { $count } gold
event-gained-xp = { $name } gained { $count } XP
event-paid-silver = { $name } paid { $count } silver
event-paid-fee = { $name } paid { $count } silver to { $to }
event-spent-xp = { $name } spent { $count } XP
event-spent-worker = { $name } spent 1 { $colour } worker
event-returned-die = { $name } put 1 { $colour } die ({ $value }) back into the bag
event-destroyed-die = { $name } destroyed a white die
event-influenced = { $name } placed 1 influence in { $guild }
event-marked = { $name } placed 1 influence on { $card }
event-recalled = { $name } took 1 influence back from { $card }
event-recalled-from-guild = { $name } took 1 influence back from { $guild }
event-controls = { $name } took control of { $guild }
event-worked = { $name } worked: { $slot } with { $science }, { $colour } { $value }
event-used = Effect: { $card }
event-dispatched = { $name } dispatched { $card }
event-employed = { $name } employed { $card } in room { $room }
event-turned-up = A card was revealed: { $card }
event-came-round = { $card } is on top again
event-travelled = { $name } moved { $distance } to { $place }
event-delivered = { $name } delivered { $card } to { $guild }, row { $row }
event-refilled = { $card } came to { $place }
event-advanced = { $name } reached level { $level }: { $science }
event-harvested = { $name } harvested: { $science }
event-translated = { $name } translated { $card } from { $guild } through { $cards }
event-studied = { $name } placed gold on { $cards } for a Page
event-placed-gold = { $name } placed 1 gold on { $card }
event-took-gold = { $name } took 1 gold from { $card }
event-retired = { $card } retired
event-took-page = { $name } took { $card } for { $price } XP
event-books-filled = New Pages: { $cards }
event-upgraded = { $name } took { $card }
event-upgrade-left = { $card } left the game
event-rested = { $name } rested
event-replaced = { $card } { $gone ->
        [none] arrived
       *[other] replaced { $gone }
    }; the neutral marker moved to { $place }
event-reserve-opened = The reserve became the draw pile: { $count } { $count ->
        [one] card
       *[other] cards
    }
event-caliph = { $caliph } was revealed
event-last-caliph = The fourth caliph: this round and one more
event-took-option = The { $option } option was taken for { $guild }
event-consoled = { $name } got a consolation
event-goal-reached = { $name } reached an objective: { $objective } ({ $colour })
event-goal-done = { $name } reached all objectives: the sixth slot is open
event-tucked = { $name } tucked { $card } under { $act }
event-row-completed = { $name } completed row { $row }
event-flipped = { $name } flipped { $tile }
event-left-game = { $card } left the game
event-game-ended = The game is over
event-scheme = The opponent plays { $scheme }
event-rival-rested = The opponent rests
event-rival-track = The opponent’s marker moved { $count } to space { $space }
event-rival-returned = The opponent’s marker came back to the start ({ $count })
event-rival-influenced = The opponent placed 1 influence in { $guild }
event-rival-marked = The opponent placed 1 influence on { $card }
event-rival-placed-gold = The opponent placed 1 gold on { $card }
event-rival-page = The opponent took { $card }
event-rival-employed = The opponent employed { $card } in room { $room }
event-rival-translated = The opponent translated { $card }
event-rival-delivered = The opponent delivered { $card } to { $guild }, row { $row }
event-rival-retired = The opponent retired { $card }
event-rival-dice = The opponent’s Dice Sum: { $count }
event-rival-scored = The opponent has { $count } { $count ->
        [one] point
       *[other] points
    }
event-diverted = { $name } kept { $card } from the opponent

## Why a choice is not legal; the section and the rule’s id follow

refusal-slot-used = This slot already has an action card
refusal-slot-closed = The sixth slot is closed until all objectives of your goal card are reached
refusal-cannot-work = Without an action card and a die in hand you can only rest
refusal-no-such-action-card = That action card is not in your hand
refusal-one-or-two-dice = Use one die or two
refusal-no-such-die = There is no such die
refusal-fresh-die = A die that came to your hand this turn can only be used next turn
refusal-two-workers = Two workers on a die at most
refusal-no-worker = You have no such worker
refusal-colour-fixed = The dice are placed: the action’s colour no longer changes
refusal-pick-a-colour = The dice leave the colour open: pick one
refusal-once = Each thing can be done once per turn
refusal-one-after-another = Finish this first
refusal-wrong-slot = { $card } is not under the slot in use
refusal-not-this-action = This slot does not allow that action
refusal-not-on-top = { $card } is not on top of its deck
refusal-value-too-low = This deck takes a value of { $need }, yours is { $value }: { $card }
refusal-no-room = All rooms are taken
refusal-room-too-expensive = A free room costs { $price } silver: you have { $silver }
refusal-room-taken = That room is taken
refusal-too-far = At least 1 space and at most as many as the value: { $value }
refusal-guild-full = There is no free space in that guild
refusal-delivery-too-expensive = That delivery costs { $price } silver: you have { $silver }
refusal-no-scroll-here = There is no scroll beside your marker
refusal-white-research = A white action cannot research
refusal-wrong-track = That track is not of the action’s colour
refusal-step-too-expensive = The next space takes a value of { $need }: { $have } is left
refusal-not-in-house = { $card } is not in the House of Wisdom
refusal-wrong-colour = The action does not have the colour of this guild: { $card }
refusal-row-too-high = This row takes a value of { $need }, yours is { $value }: { $card }
refusal-first-language = { $card } does not speak the language of the scroll
refusal-no-common-language = { $card } shares no language with the translator before
refusal-translator-twice = { $card } is already in the chain
refusal-not-arabic = The last translator must speak Arabic
refusal-no-chain = No chain of employed translators leads from there to Arabic
refusal-cannot-pay-chain = You cannot pay such a chain with { $gold } gold and { $silver } silver
refusal-not-employed = { $card } is not in a room
refusal-no-fee = With the owner’s fee, that costs { $price } silver: you have { $silver }
refusal-no-gold = You have no gold
refusal-no-gold-on-it = There is no gold on { $card }
refusal-has-influence = { $card } already carries influence
refusal-not-face-up = { $card } is not face up there
refusal-no-influence-on-pages = Influence is never placed on Pages
refusal-option-taken = That option is taken
refusal-black-no-scroll = A black action cannot translate a scroll
refusal-not-black = Only a black action can do that
refusal-study-six = That takes a black 6 or more: yours is { $value }
refusal-study-ten = That takes a black 10 or more: yours is { $value }
refusal-study-gold = You cannot pay for that with { $gold } gold and { $silver } silver
refusal-different-translators = The gold goes on different translators
refusal-page-too-expensive = { $card } costs { $price } XP: you have { $xp }
refusal-page-slot = { $card } belongs under another slot
refusal-under-four-slots = Cards are only tucked under the first four slots
refusal-tuck-too-expensive = You cannot pay for that place: you have { $units } in silver and white dice
refusal-other-kind = You no longer have a plain card of that kind
refusal-none-left = No upgraded card of that kind is on display
refusal-end-only = { $card } only acts at the end of the game
refusal-compulsory = This must be done as far as possible

## Words

colour-white = white
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-green = green
colour-black = black
makes-white = white
makes-red = red
makes-yellow = yellow
makes-blue = blue
makes-orange = orange
makes-purple = purple
makes-green = green
makes-black = black
dice-white-1 = white 1
dice-white-2 = white 2
dice-white-3 = white 3
dice-white-4 = white 4
dice-white-5 = white 5
dice-white-6 = white 6
dice-red-1 = red 1
dice-red-2 = red 2
dice-red-3 = red 3
dice-red-4 = red 4
dice-red-5 = red 5
dice-red-6 = red 6
dice-yellow-1 = yellow 1
dice-yellow-2 = yellow 2
dice-yellow-3 = yellow 3
dice-yellow-4 = yellow 4
dice-yellow-5 = yellow 5
dice-yellow-6 = yellow 6
dice-blue-1 = blue 1
dice-blue-2 = blue 2
dice-blue-3 = blue 3
dice-blue-4 = blue 4
dice-blue-5 = blue 5
dice-blue-6 = blue 6
dice-orange-4 = orange 4
dice-orange-5 = orange 5
dice-orange-6 = orange 6
dice-purple-4 = purple 4
dice-purple-5 = purple 5
dice-purple-6 = purple 6
dice-green-4 = green 4
dice-green-5 = green 5
dice-green-6 = green 6
dice-black-4 = black 4
dice-black-5 = black 5
dice-black-6 = black 6
science-mathematics = Mathematics
science-chemistry = Chemistry
science-biology = Biology
science-astronomy = Astronomy
science-philosophy = Philosophy
science-physics = Physics
science-medicine = Medicine
science-respite = Respite
science-goal = the goal card
act-recruit = Recruit
act-travel = Travel
act-research = Research
act-translate = Translate
slot-recruit = Recruit
slot-travel = Travel
slot-research = Research
slot-translate = Translate
slot-fifth = the fifth slot
slot-sixth = the sixth slot
slot-any = any slot
guild-purple = the purple guild
guild-orange = the orange guild
guild-green = the green guild
option-top = top
option-middle = middle
option-bottom = bottom
option-myriade = with Myriade de Livres
option-myriade-more = The expansion: Medicine, black dice, XP and Pages.
option-mode = length of the game
option-mode-more = An epic game has more scrolls and takes longer.
option-level = level of the solo opponent
option-level-more = The higher, the stronger. The opponent’s head start in points is our reconstruction: see the level’s card.
option-promos = with the promotional translators
option-promos-more = A ninth translator in each deck.
mode-casual = casual
mode-epic = epic
what-silver = Silver
what-gold = Gold
what-xp = 2 XP
what-worker = A worker
what-die = A die
what-destroy = Destroy white dice
what-retire = Retire from the top row, and a white die
what-upgrade = Upgrade an action card
what-employ = Employ a translator
what-advance = Advance on a track
what-pay = Pay
to-opponent = the opponent
to-supply = the supply
objective-met = interaction, 1 worker
objective-translated = translation, 1 worker
objective-level = level reached, 1 die
phase-draft = Draft
phase-play = Play
phase-final = Gold Pages
phase-over = Game over
kind-translator = translator
kind-starter = starting translator
kind-scroll = scroll
kind-resource = resource card
kind-goal = goal card
kind-action = action card
kind-upgraded = upgraded action card
kind-page = Page
kind-start-page = starting Page
kind-row = row-bonus tile
kind-caliph = caliph card
kind-scheme = scheme card
kind-room = room
kind-deck = deck
kind-track = research track
kind-place = location
kind-guild = guild
kind-house = row of the House
kind-study = black translation
kind-level = solo level
kind-rule = number of a rule
timing-dispatch = when dispatched
timing-tucked = under the board
timing-translated = when translated
timing-bonus = at the start
timing-banner = banner
timing-harvest = when resting
timing-first = completed row
timing-middle = caliph
timing-employed = when employing
timing-level = when reached
timing-stop = stop
timing-consolation = caliph
timing-delivered = delivery
timing-study = black translation
timing-match = stop
timing-end = end of the game
timing-none = –
number-points = points
number-gold = gold
number-room = room
number-price = price in XP
number-silver = silver
number-level = level
number-die = printed die
number-value = value
number-cost = price
number-influence = influence
number-translators = translators
number-dice = dice
number-needs = needed
number-top = top
number-middle = middle
number-bottom = bottom
number-first-scroll = influence on the first purple scroll
number-neutral-scroll = influence beside the neutral marker
number-orange = influence in the orange guild
number-above = scrolls above
number-below = scrolls below
number-dice-white = white dice
number-dice-red = red dice
number-dice-yellow = yellow dice
number-dice-blue = blue dice
number-workers-white = white workers
number-workers-red = red workers
number-workers-yellow = yellow workers
number-workers-blue = blue workers
number-cost-1 = price of space 1
number-cost-2 = price of space 2
number-cost-3 = price of space 3
number-cost-4 = price of space 4
number-cost-5 = price of space 5
number-cost-6 = price of space 6
number-cost-7 = price of space 7
number-points-1 = points of level 1
number-points-2 = points of level 2
number-points-3 = points of level 3
number-points-4 = points of level 4
number-points-5 = points of level 5
number-points-6 = points of level 6
number-points-7 = points of level 7
number-casual-1 = casual, 1
number-casual-2 = casual, 2
number-casual-3 = casual, 3
number-casual-4 = casual, 4
number-epic-1 = epic, 1
number-epic-2 = epic, 2
number-epic-3 = epic, 3
number-epic-4 = epic, 4
number-place-1 = place 1
number-place-2 = place 2
number-place-3 = place 3
number-place-4 = place 4
number-row-1 = row 1
number-row-2 = row 2
number-row-3 = row 3
number-row-4 = row 4
provenance-reconstructed = reconstructed
provenance-of-card = card
provenance-of-points = points
provenance-of-effects = effects
provenance-of-room = room
provenance-of-language = language
provenance-of-bonus = bonus
provenance-of-colour = colour
provenance-of-slot = slot
provenance-of-back = back
provenance-of-rewards = rewards
provenance-of-harvest = harvest
provenance-of-one-each = one influence each
provenance-of-order = order
provenance-of-level-1 = space 1
provenance-of-beyond = beyond the top
score-start = Head start
score-dice = Dice Sum
dice-sum = Dice Sum of { $count }
score-retired = Retired translators
score-guilds = Guilds
score-caliphs = Caliphs
score-research = Research
score-scrolls = Scrolls
score-pages = Pages
score-rows = Row-bonus tiles
score-note = As if the game ended now: Dice Sum, guilds and what scrolls score can still change.
tie-employed = tied on points: decided by translators employed
tie-workers = tied on points and translators: decided by workers
tie-shared = tied on everything: the victory is shared
tie-opponent = tied on points: the opponent wins

## The table on a terminal

sc-round = Round { $round }
sc-turn = { $who ->
        [you] your turn
        [opponent] the opponent’s turn
       *[other] { $name } plays
    }
sc-ending = round { $round } is the last
sc-stock = pile { $pile } · reserve { $reserve } · caliphs { $caliphs }/4
sc-decks = Translators (value that opens the deck)
sc-empty = none
sc-rooms = Rooms (translator, owner, gold)
sc-free-room = { $room } free ({ $price })
sc-neutral = neutral
sc-map = Map, clockwise (scroll/its colour)
sc-marker = neutral
sc-house = House of Wisdom (* controls)
sc-nobody = no one
sc-tracks = Research (p1, p2 …; + XP on space 3)
sc-pairs = Starting translators, each with a resource card
sc-on-demand = tiles: Books, upgraded cards and decks in full · look: a player’s board
sc-letter = { $colour ->
        [white] W
        [red] R
        [yellow] Y
        [blue] B
        [orange] O
        [purple] P
        [green] G
       *[black] K
    }
sc-points = { $points } { $points ->
        [one] point
       *[other] points
    } so far
sc-panel-points = points so far
sc-goods = { $silver } silver, { $gold } gold, { $influence } influence, Dice Sum { $sum }
sc-xp = { $xp } XP
sc-others = slots used { $slots }, cards tucked { $tucked }, scrolls { $scrolls }
sc-hand = Hand
sc-fresh = for the next turn
sc-workers = Workers
sc-bag = Bag
sc-cards = Action cards
sc-slot = { $slot }
sc-closed = closed by the goal card
sc-free = free
sc-next = next card { $price }
sc-goal = Goal { $done }/3
sc-scrolls = Scrolls
sc-opponent = Opponent, level { $level }
sc-opponent-facts = track { $track }, Dice Sum { $sum }, influence { $influence }, markers moved { $markers }, scrolls { $scrolls }, retired { $retired }, Pages { $pages }
sc-schemes = Schemes played:
sc-books = Books (Pages left: { $pile })
sc-book = Book { $book }
sc-upgrades = Upgraded action cards
sc-chain = { $chain }: { $gold } gold, { $silver } silver in fees
sc-retiring = retiring: { $cards }
sc-gives = Would be
sc-reach-travel = Travel up to { $distance }
sc-study = black option { $study }
sc-usable = usable at once:

## Areas, as the page’s plain board names them

area-back = dice back
area-bag = bag
area-bottom = bottom
area-caliph_xp = XP on the first caliph space
area-caliphs = caliph cards
area-card = card
area-cards = actions
area-chains = ways on
area-chooser = chooses
area-colour = colour
area-colours = colours
area-columns = tucked under the slots
area-consoled = consoled
area-control = control
area-count = cards
area-decks = translators
area-deed = gives
area-dice = dice in the supply
area-dice_sum = Dice Sum
area-die = die
area-distance = distance
area-draws = dice drawn
area-due = still to be tucked
area-faces = dice with workers
area-fees = fees
area-first = first player
area-flipped = row-bonus tiles flipped
area-fresh = dice for the next turn
area-given = first scroll
area-gives = would give
area-goal = goal card
area-gold = gold
area-guild = guild
area-guilds = guilds
area-hand = dice in hand
area-harvests = harvests
area-house = House of Wisdom
area-influence = influence
area-languages = languages
area-last_round = last round
area-level = level
area-levels = research
area-map = map
area-markers = markers under Pages
area-match = of the action’s colour
area-middle = middle
area-mode = length
area-neutral = neutral marker
area-next_caliph = next caliph
area-objectives = objectives
area-opponent = opponent
area-owner = owner
area-page_pile = Pages left
area-pages = Books
area-pairs = pairs to draft
area-pile = draw pile
area-place = place on the map
area-plan = plan
area-played = schemes played
area-price = price
area-promos = promotional translators
area-prospects = what the dice could do
area-recruit = recruit
area-research = research up to
area-reserve = reserve
area-rest = a rest now
area-retired = retired
area-retiring = will retire
area-returns = returns of the marker
area-rooms = rooms
area-routes = cheapest chains
area-row = next row
area-rows = completed rows
area-schemes = schemes left
area-science = science
area-score = score
area-scroll = scroll
area-scrolls = scrolls
area-silver = silver
area-slot = slot
area-slots = slots
area-stops = stops
area-study = black options
area-top = top
area-track = resource track
area-track_xp = experience on the tracks
area-translate = translate
area-translators = chain
area-travel = travel up to
area-tuck_prices = price of the next card
area-upgraded = upgraded cards
area-upgrades = upgraded cards on display
area-value = value
area-work = action
area-workers = workers
area-xp = XP
word-opponent = opponent
word-white = white
word-red = red
word-yellow = yellow
word-blue = blue
word-orange = orange
word-purple = purple
word-green = green
word-black = black
word-mathematics = Mathematics
word-chemistry = Chemistry
word-biology = Biology
word-astronomy = Astronomy
word-philosophy = Philosophy
word-physics = Physics
word-medicine = Medicine
word-respite = Respite

## What a first game wants to know

first-draft = This translator works for you from now on: others pay you to use them. The card underneath is what you start with.
first-turn = To work, put dice on an action card: their colour decides what you may do, their value how far you get. When dice or cards run short, rest: everything comes back.
first-card = Each action card fits some slots; the slot decides which cards tucked under it also act.
first-dice = One or two dice. Their values add up, their colours mix; workers recolour a die or push it up. You see what they reach before you confirm.
first-resolve = Now spend the value: everything that is lit is possible.

## Why a choice is good

reason-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
reason-silver = { $amount } silver
reason-gold = { $amount } gold
reason-xp = { $amount } XP
reason-workers = { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
reason-coloured-dice = { $amount ->
        [one] 1 coloured die
       *[other] { $amount } coloured dice
    }
does-translators = { $amount ->
        [one] employs 1 translator
       *[other] employs { $amount } translators
    }
does-translators-less = { $amount ->
        [one] sends 1 translator into retirement
       *[other] sends { $amount } translators into retirement
    }
reason-pages = { $amount ->
        [one] 1 card under the board
       *[other] { $amount } cards under the board
    }
does-upgrades = { $amount ->
        [one] upgrades 1 action card
       *[other] upgrades { $amount } action cards
    }
does-upgrades-less = { $amount ->
        [one] loses 1 upgrade
       *[other] loses { $amount } upgrades
    }
reason-research = { $amount ->
        [one] 1 space of research
       *[other] { $amount } spaces of research
    }
reason-influence = { $amount } influence in the guilds
does-guilds = { $amount ->
        [one] takes control of 1 guild
       *[other] takes control of { $amount } guilds
    }
does-guilds-less = { $amount ->
        [one] loses control of 1 guild
       *[other] loses control of { $amount } guilds
    }
does-objectives = { $amount ->
        [one] reaches 1 objective of the goal card
       *[other] reaches { $amount } objectives of the goal card
    }
does-objectives-less = { $amount ->
        [one] loses 1 objective of the goal card
       *[other] loses { $amount } objectives of the goal card
    }
reason-marks = { $amount ->
        [one] 1 scroll with your influence
       *[other] { $amount } scrolls with your influence
    }
reason-retirement = { $amount ->
        [one] 1 point when translators retire
       *[other] { $amount } points when translators retire
    }
