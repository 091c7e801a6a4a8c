# Words that only the page's table of Ancient Knowledge needs; the others are with the title.

area-of = Area: { $name }
glance = { $count ->
        [one] 1 monument
       *[other] { $count } monuments
    } in the Timeline, { $knowledge } knowledge. Show the area
back-to-mine = Back to my area
centre = Technology tiles and decks
tile = Tile { $tile }, level { $level ->
        [1] I
       *[other] II
    }
learn-now = Can be learned
tile-gone = This tile has left the game
pool-long = Level { $level ->
        [1] I
       *[other] II
    } deck: { $count } { $count ->
        [one] card
       *[other] cards
    }, and { $discarded } in the discard pile
deck-long = Builder deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
pile-long = { $count ->
        [0] The discard pile is empty
        [one] Discard pile: 1 card, { $card } on top
       *[other] Discard pile: { $count } cards, { $card } on top
    }
past-none = Monuments come to rest here when their time is over.
past-count = Past: { $count } of 14 monuments, { $upright } upright
lost-none = No lost knowledge
lost-some = { $count } lost knowledge: { $count } { $count ->
        [one] point
       *[other] points
    } less
slot-label = Slot { $slot }
slot-here = Slot { $slot }, for { $price ->
        [0] nothing
        [one] 1 card
       *[other] { $price } cards
    }
monument-label = { $name }, slot { $slot }, { $row ->
        [0] on the ground
       *[other] above
    }, { $knowledge } knowledge
past-label = { $name }, { $tilted ->
        [yes] tilted
       *[no] upright
    } monument in the Past
artefact-label = { $name }, artefact on the board
collected-label = { $name }, learned
tile-label = { $name }, { $kind }. { $needs ->
        [none] No prerequisite
       *[other] Needs { $needs }
    }
hand-label = { $name }, { $kind }. { $cost ->
        [0] No cost
        [one] Costs 1 card
       *[other] Costs { $cost } cards
    }
hand-slots = slots { $slots }
niche = Empty artefact place
hand-empty = No cards in hand
aside = set aside
actions-left = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
tray-looked = Cards looked at
tray-choose = Choose one of these
tray-hidden = { $name } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
last-round = Last round
needs = Needs
starting-hand = Starting hand { $hand }
back = A card, face down
act-archive = Archive
act-excavate = Excavate
act-learn = Learn
act-search = Search
losing = Lost at Decline
losing-long = { $count ->
        [0] Nothing would be lost at the next Decline, as things stand
       *[other] { $count } knowledge would be lost at the next Decline, as things stand
    }
effects = Effects
effects-key = Effects active now or later (E)
shelf-effects = Effects: { $name }
shelf-collection = Collection: { $name }
shelf-past = Past: { $name }
