# What only the board of Atlantes says.

ocean = The ocean
upper = Upper row
upper-long = Upper row: { $discount } power less to conquer
upper-washed = { $count ->
        [0] empty
        [one] the next scouting sinks it
       *[other] the next scouting sinks all
    }
lower = Lower row
lower-extras = { $count ->
        [0] all move up with the next scouting
        [one] next scouting: 1 is lost, the others move up
       *[other] next scouting: { $count } are lost, the others move up
    }
deck = Locations
deck-long = Location deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sunk = Discarded
sunk-long = Discarded locations: { $count }
shoal-long = Ocean characters in the deck: { $count }
niche-label = { $name }, { $price } gold: { $text }
offer-label = { $name }: { $gold } gold or { $power } power, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $text }

goals = Goals
goal-label = { $name }: { $text } { $have } of { $need }. { $points ->
        [0] No spot is free.
        [one] The next spot is worth 1 point.
       *[other] The next spot is worth { $points } points.
    }
goal-claim = Claim
goal-mine = claimed
supply = Wild mantas left
supply-label = { $name }: { $count } left

ending-last = { $left ->
        [0] Last turn of the game
        [one] The end is set off: 1 more turn
       *[other] The end is set off: { $left } more turns
    }
end-locations = { $steps ->
        [one] the next scouting sets off the end
       *[other] { $steps } scoutings to the end
    }
end-characters = { $steps ->
        [one] the next new character sets off the end
       *[other] { $steps } new characters to the end
    }
end-objectives = { $who }: { $steps ->
        [one] their next goal sets off the end
       *[other] { $steps } more goals to claim
    }
end-ghost = { $steps ->
        [one] their next manta sets off the end
       *[other] { $steps } more of their mantas to place
    }
end-title = What ends the game
ghost = Ichtiandres
ghost-left = Mantas of the Ichtiandres: { $count }
totem-now = Totem now: { $name }
totem-blob = Blob
totem-serpent = Sea Serpent
totem-leviathan = Leviathan
totem-kraken = Kraken

realm = { $name }’s realm
realm-mine = My realm
back-to-mine = Back to my realm
slot-free = free slot
king = King
king-none = no king
king-hidden = king not shown yet
discard = Discard
discard-long = Discard pile: { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
held-long = Hand: { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
pile = Prosperity
pile-long = Prosperity pile: { $count ->
        [one] 1 location
       *[other] { $count } locations
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mantas = Mantas
manta-ready = { $name }, ready
manta-tired = { $name }, tired
playing = Character played
nothing-played = Play a character from your hand
glance = Locations { $count }, hand { $hand }, discard { $discard }, mantas ready { $ready } of { $all }, prosperity { $points }

location-label = { $name }: { $top }. { $left ->
        [0] fully raised
        [one] 1 level left
       *[other] { $left } levels left
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
top-ability = exploiting it gives: { $gain }
top-resource = pays in the main action: { $gain }
top-empty = the top level is empty: only raising passes it
top-nothing = ready to be scored
does-exploit = Exploit
does-raise = Raise
does-score = Score { $points }

level-empty = empty
level-gold1 = gold
level-gold2 = gold
level-power1 = power
level-power2 = power
level-power2-sharks = power
level-power2-wrecks = power
level-power2-volcanoes = power
level-power2-civilizations = power
level-raise1 = raise
level-raise2 = raise
level-raise-full = raise fully
level-recruit-free = free recruit
level-take-back = take back
level-score = score

purse = { $total } of { $price }
purse-back = Take back
wasted = { $count } lost

tray-kings = Keep a king
tray-take = Take a character back
tray-replay = Resolve a discarded character
tray-salvage = Take a discarded location
tray-discard = { $name }: discard pile
tray-hand = { $name }: hand
tray-pile = { $name }: prosperity pile
tray-sunk = Discarded locations
tray-none = Nothing here.
tray-close = Close
hand = Hand
hand-label = { $name }: { $text }
hand-empty = No characters in hand.
