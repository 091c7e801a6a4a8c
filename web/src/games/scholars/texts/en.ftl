# Scholars of the South Tigris: what only its page says.

places = Places
place-city = City
place-roads = Roads and books
place-desk = My desk
answer-at = Choose at: { $place }
asked-here = the current choice is here
pin = Keep this place open
part-mine = Mine
part-map = Map
part-library = Library
part-others = Others

back = Face down
reconstructed = Some of this card could not be found and is reconstructed
reconstructed-short = reconstructed
rail = My dice, workers and goods
dice-in-hand = Dice in hand
no-dice = No dice in hand
fresh-die = { $die }, for the next turn
fresh-why = A die that came to hand in this turn waits for the next one.
workers = Workers
worker-label = { $colour } workers: { $count }
bag = Bag
bag-empty = The bag is empty
bag-label = { $colour } dice in the bag: { $count }
good-silver = { $count } silver
good-gold = { $count } gold
good-xp = { $count } XP
good-influence = { $count } influence
prospects-button = What can these dice do?
prospects = What these dice can do
prospects-note = Each die and each pair as it is, without workers or tucked cards, in a slot that allows any action.
makes = makes
close = Close

translators = Translators
deck-why = A Recruit action with a value of { $value } or more opens this deck.
deck-empty = empty
verb-dispatch = Dispatch
verb-employ = Employ
rooms = Rooms
room-empty = Room { $room }, empty, { $price } silver
room-taken = Room { $room }: { $card }, { $who }, { $gold } gold. { $text }
neutral = neutral
opponent = The opponent
nobody = no one
influence-of = Influence: { $who }.
guild-label = { $guild }. Influence: { $there }. Control: { $control }.
guild-full = full
row-value = A translation from this row needs a value of { $value }.
caliph-takes = At the next caliph, { $chooser } takes an option here for 1 influence.
caliph-consoles = At the next caliph, { $chooser } takes an option here for 1 influence; consoled: { $consoled }.
no-caliph = The last caliph has passed.
caliph-to-come = A caliph to come: from the top of the pile when the map is refilled, from the bottom when someone rests.
caliphs-so-far = { $count } of 4 caliphs so far. After the fourth, this round is finished and one more is played.
option-top = Top: { $points } { $points ->
        [one] point
       *[other] points
    } at the end.
option-middle = Middle: { $points } { $points ->
        [one] point
       *[other] points
    } at the end and a coloured die.
option-bottom = Bottom: retire a translator from the top row and gain a white die; or gain 1 gold.
pile = Cards in the draw pile: { $pile }; in the reserve: { $reserve }.
ways = Ways to Arabic
ways-how = For each way: languages, rooms and fees, then the total cost and who retires. Tap one to take it.
way-complete = The chain is complete
way-done = You pay only at the end.
way-step = { $fee ->
        [0] { $card } in room { $room }, by { $language }
       *[other] { $card } in room { $room }, by { $language } for { $fee } silver
    }
way-costs = In all { $gold } gold and { $silver } silver.
route-label = The cheapest chain: { $gold } gold, { $silver } silver.
retiring = Retiring afterwards: { $cards }.
story = What follows
story-end = End of the turn: { $name }
story-my-end = End of your turn
story-caliph = The caliph’s move
story-rival = The opponent’s turn
go-on = Continue
draft = A translator and what you start with

map = Map
neutral-marker = neutral marker
standing-here = Here: { $names }.
doors = A scroll goes to
deliver-to = Deliver to
match-why = A stop at a location of the action’s colour gives 1 silver.
tracks = Sciences
track-label = { $science }: { $there }
level-label = { $science }, level { $level }: this space costs { $cost }, { $points } { $points ->
        [one] point
       *[other] points
    }. { $gives }
books = Books
pages-why = Pages left in the pile. A Page alone on its Book costs 1 XP less.
page-label = { $card }, { $price } XP, { $points } { $points ->
        [one] point
       *[other] points
    }. { $text }
upgrades = Upgraded action cards

slot-recruit = Recruit
slot-travel = Travel
slot-research = Research
slot-translate = Translate
slot-fifth = Fifth slot
slot-sixth = Sixth slot
goal-card = Goal card
goal-met = Interact with this translator
goal-translated = Translate this colour
goal-level = Reach this level
slot-free = { $slot }, free
slot-closed = { $slot }, closed until all objectives are reached
slot-used = { $slot }: { $card }, { $dice }
card-wanted = which card?
die-placed = Die { $number }: { $die }
printed-die = printed die
banner = Banner: { $card }
column = Under { $slot }
tuck-here = Tuck under { $slot }, price { $price }
tuck-why = { $price ->
        [0] The next card here is free.
        [one] The next card here costs 1 unit: 1 silver, or a white die into your bag.
       *[other] The next card here costs { $price } units: silver, or white dice into your bag.
    }
free = free
row-tile = Rows
row-price = Row { $row }: { $price ->
        [0] free
        [one] 1 unit
       *[other] { $price } units
    }. A complete row slides the tile down and brings its bonus.
due = To be tucked
action-cards = Action cards in hand
rest = Rest
rest-goes = { $back ->
        [0] There are no dice in your slots
        [one] 1 die goes back into the bag
       *[other] { $back } dice go back into the bag
    }{ $workers ->
        [0] { "" }
        [one] , 1 worker to the supply
       *[other] , { $workers } workers to the supply
    }.
rest-why = Draw { $draws ->
        [one] 1 die
       *[other] { $draws } dice
    }. { $goes } Each action card taken back gives what its moon shows. The bottom card of the pile is revealed.
objective-met = Interact with this translator: { $done ->
        [yes] reached
       *[other] not yet
    }
objective-translated = Translate a scroll of this colour: { $done ->
        [yes] reached
       *[other] not yet
    }
objective-level = Reach this level: { $done ->
        [yes] reached
       *[other] not yet
    }
scrolls = Translated scrolls: { $count }
back-to-mine = Back to mine
rival-track = Resource track, space { $space }: prefers { $language }.
rival-dice = Their Dice Sum
schemes = Schemes played, { $count } left
sum-why = Two dice add their values; two primary colours mix.
working = The action in progress: what is still lit can be done in any order, each thing once.
rival-scrolls = Scrolls that the opponent has translated
rival-retired = Translators that have retired for the opponent
rival-pages = Pages of the opponent
rival-influence = Influence left to the opponent
sum-label = Makes { $colour } { $value }. { $reaches }
last-round = Round { $round } is the last

tongue-chinese = Chinese
tongue-sanskrit = Sanskrit
tongue-greek = Greek
tongue-hebrew = Hebrew
tongue-persian = Persian
tongue-syriac = Syriac

short-mathematics = Maths
short-chemistry = Chemistry
short-biology = Biology
short-astronomy = Astronomy
short-philosophy = Philosophy
short-physics = Physics
short-medicine = Medicine
steps = My sciences
step-label = { $science }: level { $level }; next { $cost } for { $gives }

# What each sign means: its name, then what it does.
sign-silver = Silver: pays for rooms, deliveries, fees and tucked cards.
sign-gold = Gold: goes on translators, 1 on each translator of a translation. With 2 gold, a translator retires.
sign-xp = XP: buys Pages.
sign-influence = Influence: yours in a guild, on a translator or on a scroll.
sign-worker = Worker of any colour: goes on a die.
sign-worker-colour = { $colour } worker: on a die of its own colour it makes the value 6; another die takes its colour.
sign-die = Die of any colour: it goes into the bag.
sign-die-white = White die: beside another die it takes that one’s colour; alone it cannot research.
sign-die-red = Red die: Mathematics. With yellow it makes orange, with blue purple.
sign-die-yellow = Yellow die: Chemistry. With red it makes orange, with blue green.
sign-die-blue = Blue die: Biology. With red it makes purple, with yellow green.
sign-die-orange = Orange: red and yellow together; Astronomy and the orange guild.
sign-die-purple = Purple: red and blue together; Philosophy and the purple guild.
sign-die-green = Green: yellow and blue together; Physics and the green guild.
sign-die-black = Black die: stronger than every other colour; Medicine and Pages.
sign-bag = Bag: when you rest, the dice of your slots go back into it and you draw new ones.
sign-points = Points: they count at the end.
sign-destroy = Destroy: a white die from your hand or bag goes back to the supply.
sign-draw = Draw: a die from the bag is rolled and joins your hand.
sign-return = Return: a die from your hand goes back into your bag.
sign-mark = Influence a scroll: place 1 influence on a face-up scroll; others will pay you 1 silver to deliver or translate it.
sign-advance = Advance: one space on a science’s track, with what that space gives.
sign-harvest = Harvest: gain again what the space under your marker gives.
sign-move-gold = Place or take gold: 1 of yours onto an employed translator, or 1 from there to you.
sign-place-gold = Place gold: 1 of yours onto an employed translator.
sign-retire = Retire: the top translator of a deck comes to you and is tucked under your board.
sign-page = Page: take one from a Book for its XP, or 2 XP instead.
sign-upgrade = Upgrade: swap an action card for its upgraded version, if that is on display.
sign-employ = Employ: put a translator into an empty room, for its price; they are yours from then on.
sign-dispatch = Dispatch: gain what the translator gives at once; the card goes under its deck.
sign-deliver = Delivered: the scroll came to a guild this turn.
sign-same = Same: two colours count as one.
sign-level = Level: where your marker is on a track.
sign-value = Value: what dice and abilities add up to.
sign-recruit = Recruit: dispatch or employ a translator whose deck the value reaches.
sign-travel = Travel: clockwise, at most as many spaces as the value; the stop gives something, or you deliver a scroll.
sign-research = Research: the colour names the science, the value pays for the spaces.
sign-translate = Translate: a scroll of the guild of that colour, through translators to Arabic.
sign-fifth = The fifth slot: it allows any of the four actions.
sign-sixth = The sixth slot: it allows any of the four actions, once all objectives are reached.
sign-respite = Rest: action cards come back, each with its harvest, and you draw new dice.
sign-goal = Goal card: once all three objectives are reached, it is one more action card.
sign-tongue = { $language }: a language that a scroll is written in or a translator speaks.
sign-arabic = Arabic: the language every translation ends in.
sign-any = Any languages: this translator speaks any two foreign languages.
sign-science = { $science }: the science of { $colour }.
sign-caliph = Caliph: the player who controls a guild takes one of the card’s options; others with influence there get a consolation.
sign-guild = Guild: the player with the most influence controls it; that counts at the end.
sign-neutral = Neutral marker: the scroll beside it leaves when someone rests.
sign-scroll = Scrolls: translated ones are yours and count at the end.
sign-translator = Translator: you can interact with them by any of the actions.
sign-pile = Draw pile: scrolls and caliphs to come.
sign-desk = Tucked card: what it does under your board each time its slot is used.
sign-lamp = The solo opponent: plays without dice, by their schemes.
sign-party = { $name }: marker, influence or translator of this player.
