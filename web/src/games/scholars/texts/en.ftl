# Scholars of the South Tigris: what only its page says.

places = Places
place-city = City
place-roads = Roads and books
place-desk = My desk
answer-at = Choose at: { $place }
asked-here = the present choice is here
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
bag-why = Dice in your bag. Resting puts the dice of your slots back into it and draws new ones.
bag-label = { $colour } dice in the bag: { $count }
good-silver = { $count } silver
good-gold = { $count } gold
good-xp = { $count } XP
good-influence = { $count } influence
why-silver = Silver pays for rooms, deliveries, fees and tucked cards.
why-gold = Gold goes onto translators: each step of a translation costs one.
why-xp = XP buys Pages.
why-influence = Influence left in your supply. It marks translators and scrolls as yours and counts in the guilds.
prospects-button = What can these dice do?
prospects = What these dice can do
prospects-note = Each die and each pair as it lies, without workers and tucked cards, in a slot that does any action.
makes = makes
close = Close

translators = Translators
deck-why = A Recruit action with a value of { $value } or more opens this deck.
deck-empty = empty
verb-dispatch = Dispatch
verb-employ = Employ
rooms = Rooms
room-number = in room { $room }
room-empty = Room { $room }, empty, { $price } silver
room-taken = Room { $room }: { $card }, { $who }, { $gold } gold. { $text }
neutral = neutral
opponent = The opponent
nobody = nobody
influence-of = Influence: { $who }.
guild-label = { $guild }. Influence: { $there }. Control: { $control }.
guild-full = full
row-value = A translation from this row needs a value of { $value }.
caliph-takes = At the next caliph, { $chooser } takes an option here for 1 influence.
caliph-consoles = At the next caliph, { $chooser } takes an option here for 1 influence; consoled: { $consoled }.
no-caliph = The last caliph has been here.
caliph-to-come = A caliph still to come: from the top of the pile when the map is refilled, from the bottom when somebody rests.
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
way-label = { $chain }: { $gold } gold, { $silver } silver
retiring = Retiring afterwards: { $cards }
story = What follows
go-on = Go on
draft = A translator and what you begin with

map = Map
neutral-marker = neutral marker
standing-here = Here: { $names }.
doors = A scroll goes to
deliver-to = Deliver to
match-why = A stop at a location of the action’s colour gives 1 silver.
tracks = Sciences
track-label = { $science }: { $there }
level-label = { $science }, level { $level }: the step costs { $cost }, { $points } { $points ->
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
rest-why = Draw { $draws } dice; { $back } go back into the bag, { $workers } workers to the supply. Each action card taken back gives what stands beside its moon. The bottom card of the pile is revealed.
objective-met = Deal with this translator: { $done ->
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
