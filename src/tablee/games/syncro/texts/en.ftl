# Syncro in English. Cards come as "Name (ID)"; $who is "you" or "other", $name the player ("You" for "you").
# Places of the horde are called r3c2: third row from the top, second card from the left. $place says that in words,
# $target names the card that lies there, $there both.

## What a mage is asked; `names` names the decision’s parameters in their order

prompt-estimate = How good is your hand? All signs are shown together
prompt-turn = Attack with one Spell, or pass (action { $slot } of the round)
prompt-second-spell = One more Spell: on the same enemy or on another
prompt-give-more = Another Spell for { $receiver }?
prompt-pay = { $card } asks for Spells worth { $due }: { $chosen ->
        [0] discard some, or pass
       *[other] { $chosen } chosen so far; more, or done
    }
prompt-lose = { $left ->
        [one] Discard a Spell of your choice
       *[other] Discard { $left } Spells of your choice
    }
prompt-keep = The level is won. { $count ->
        [one] Keep your last Spell for the next level, or discard it?
       *[other] Keep all your { $count } Spells for the next level, or discard them all?
    }

## Choices

choice-estimate = { $signal }
choice-attack = Attack { $target } with a { $spell }
    .short = { $target } with { $spell }
choice-attack-using = Attack { $target } with a { $spell }, using { $card }
    .short = { $target } with { $spell } and { $card }
choice-use = Use { $card }
choice-use-on = Use { $card } on { $target }
    .short = { $card } on { $target }
choice-give = Give a { $spell } to { $seat }
choice-discard = Discard a { $spell }
    .short = Discard { $spell }
choice-keep-hand = Keep the whole hand
choice-discard-hand = Discard the whole hand
choice-done = Done
choice-pass = Pass

## What happened

event-round-began = { $who ->
        [you] Round { $round }: you lead
       *[other] Round { $round }: { $name } leads
    }
event-judged = { $name } made an estimate
event-judged-known = { $who ->
        [you] Your estimate: { $signal }
       *[other] { $name }’s estimate: { $signal }
    }
event-estimated = { $name }: { $signal }
event-spoke = { $who ->
        [you] You said { $sum }
       *[other] { $name } said { $sum }
    }
event-attacked = { $name } laid a Spell face down on { $there }
event-attacked-known = { $name } laid a { $spell } face down on { $there }
event-passed = { $name } passed
event-used = { $name } used { $card }
event-gave = { $name } gave { $whom ->
        [you] you
       *[other] { $receiver }
    } a Spell, face down
event-gave-known = { $name } gave { $whom ->
        [you] you
       *[other] { $receiver }
    } a { $spell }
event-looked = { $name } looked at { $count ->
        [one] the face-down Spell on { $there }
       *[other] the { $count } face-down Spells on { $there }
    }
event-looked-known = { $name } looked at the face-down Spells on { $there }: { $spells }
event-strengthened = This round, the total on { $there } counts { $amount } higher
event-cloaked = This round, { $there } asks for nothing and absorbs nothing
event-dealt = { $count ->
        [one] { $name } received 1 Spell
       *[other] { $name } received { $count } Spells
    }
event-dealt-known = { $name } received { $spells }
event-resolved = Resolution, { $card } ({ $place }): { $spells } make { $total } against strength { $strength }
event-charged = { $card } asks for Spells worth { $due }
event-set-aside = { $name } chose a Spell
event-set-aside-known = { $name } chose a { $spell }
event-paid = { $name } discarded { $spells }: { $due ->
        [0] the penalty is paid
       *[other] { $due } still to be paid
    }
event-paid-nothing = { $name } discarded nothing
event-destroyed = Enemy destroyed: { $card } ({ $place })
event-absorbed = { $card } ({ $place }) absorbed a { $spell }: strength { $strength } now
event-spells-discarded = { $there }: { $spells } discarded
event-drew = { $count ->
        [one] { $name } drew 1 Spell
       *[other] { $name } drew { $count } Spells
    }
event-drew-known = { $name } drew { $spells }
event-reshuffled = The discards were shuffled into a new pile of { $count }
event-revealed = Revealed in { $place }: { $card }
event-fog-turned = Fog from the pile: { $card }
event-fog-reshuffled = The discarded Fog was shuffled into a new pile of { $count }
event-curse-stays = { $card } stays in play until the end of the level
event-discarded = { $name } discarded { $spells }
event-hands-passed = Every hand was passed to the left
event-reward-drawn = { $name } drew a Reward
event-reward-drawn-known = { $name } drew { $card }
event-no-reward = No Reward was drawn: every mage has one
event-rewards-reshuffled = The discarded Rewards were shuffled into a new pile of { $count }
event-level-won = Level { $level } is won
event-level-lost = Level { $level } is lost: { $by }
event-decided = { $name } decided
event-decided-known = { $who ->
        [you] You chose to { $fate }
       *[other] { $name } chose to { $fate }
    }
event-kept-hand = { $count ->
        [one] { $name } kept 1 Spell
       *[other] { $name } kept { $count } Spells
    }
event-discarded-hand = { $count ->
        [one] { $name } discarded 1 Spell, unseen
       *[other] { $name } discarded { $count } Spells, unseen
    }
event-adventure-won = The adventure is won

## Why a choice is not legal; the section of the booklet and the rule’s id follow

refusal-no-spells = You have no Spells, so you must pass
refusal-not-held = You no longer have a Spell of that value
refusal-no-enemy = There is no card in { $place }
refusal-is-fog = Fog cannot be attacked
refusal-covered = Another card covers the one in { $place }
refusal-not-revealed = The card in { $place } is still face down
refusal-cerberi-first = The Boss is out of reach until both Cerberi are beaten
refusal-cerberi-together = The Cerberi are revealed together, once both are uncovered
refusal-own-spell-on-top = The top Spell there is yours, from this round: a partner must cover it first
refusal-must-pass = Four mages have attacked: with five, the last one must pass
refusal-must-attack = No one has attacked and no one else still can: you must attack
refusal-one-spell = A Spell is laid on an enemy here, not discarded
refusal-not-your-reward = You don’t have that Reward
refusal-no-use = Your Reward cannot be used that way
refusal-too-strong = Its strength is { $strength }, too much for { $card }: at most { $most }
refusal-not-a-monster = { $card } only works on Mushrooms, Golems and Dragons
refusal-no-spell-to-see = There is no face-down Spell there
refusal-hand-full = That hand is full: { $limit } Spells at most
refusal-one-receiver = All the Spells go to the same mage
refusal-everybody-estimates = Everyone must give one of the three signs
refusal-discard-due = A Spell must be discarded
refusal-all-or-nothing = Keep all your Spells, or none
refusal-no-other-payment = The penalty can only be paid with Spells from hand

## Words

signal-good = thumb up: a good hand
signal-average = flat hand: average
signal-poor = thumb down: a poor hand
estimate-good = thumb up
estimate-average = flat hand
estimate-poor = thumb down
judged-good = thumb up
judged-average = flat hand
judged-poor = thumb down
by-empty-hands = no mage has a Spell left
by-payment = a penalty was not paid
defeat-empty-hands = empty hands
defeat-payment = penalty not paid
fate-keep = keep the whole hand
fate-discard = discard the whole hand
kind-mushroom = Mushroom
kind-golem = Golem
kind-dragon = Dragon
kind-boss = Boss
kind-cerberus = Cerberus
kind-lieutenant = Lieutenant
kind-reward = Reward
kind-fog = Fog
kind-spell = Spell
kind-level = level
kind-journal = Quest Journal
kind-aid = Aid card
timing-at-resolution = at its resolution
timing-on-reveal = when revealed
timing-start-of-turn = at the start of your turn
timing-during-turn = during your turn
timing-with-attack = with an attack
timing-blessing = blessing, at once
timing-immediate-curse = curse, at once
timing-permanent-curse = curse for the rest of the level
phase-acting = Actions
phase-resolving = Resolution
phase-revealing = Revealing
phase-keeping = Keep or discard
phase-won = Level won
phase-lost = Level lost
number-strength = strength
number-per-card = strength for each other card
number-amount = number
number-value = value
number-count = copies
number-level = from level
number-monster = Monsters
number-boss = Boss
number-cerberus = Cerberi
number-lieutenant = Lieutenants
number-fog = Fog
provenance-of-effect = effect
provenance-of-names = names
provenance-reconstructed = reconstructed: no source found
option-level = level to start from
option-level-more = Each level adds rules and continues the story; a first adventure begins at 1.
option-campaign = an adventure to continue
option-first-leader = who leads the first round
option-first-leader-more = By default: the first seat at level 1, then the next Leader in turn.
option-first-leader-next = as in the adventure
option-monster-pool = monsters in the pile
option-monster-pool-more = Families that can appear before their page of the Quest Journal.
option-grant-reward-on-unlock = a Reward for each mage when level 5 begins
option-grant-reward-on-unlock-more = Helps a team that comes from level 4 without a break.
option-mage-count-handicap = strengths adjusted to the number of mages
option-mage-count-handicap-more = Recommended for two, and for five who know the game.
option-new-cards = with the three cards of the last victory
option-new-cards-more = They join once the adventure has been won.
monster-pool-all-from-start = all families from the start
monster-pool-by-level = each family from its own level
score-enemies = Enemies destroyed together
deck-monster = Monster
deck-boss = Boss
deck-cerberus = Cerberus
deck-lieutenant = Lieutenant
deck-fog = Fog
place-r1c1 = row 1, card 1
place-r1c2 = row 1, card 2
place-r1c3 = row 1, card 3
place-r1c4 = row 1, card 4
place-r2c1 = row 2, card 1
place-r2c2 = row 2, card 2
place-r2c3 = row 2, card 3
place-r2c4 = row 2, card 4
place-r3c1 = row 3, card 1
place-r3c2 = row 3, card 2
place-r3c3 = row 3, card 3
place-r3c4 = row 3, card 4
place-r3c5 = row 3, card 5
place-r4c1 = row 4, card 1
place-r4c2 = row 4, card 2
place-r4c3 = row 4, card 3
place-r5c1 = row 5, card 1
place-r5c2 = row 5, card 2
place-r5c3 = row 5, card 3
place-r6c1 = row 6, card 1
face-up = face up
face-down = face down
face-gone = gone
effect-draws = gives Spells for the excess
effect-absorbs = absorbs a Spell after a failure
effect-charges = asks for the difference
unlocked-mushrooms = Mushrooms
unlocked-drawing = drawing Spells
unlocked-hand-limit = hand limit
unlocked-golems = Golems
unlocked-dragons = Dragons
unlocked-first-boss = first Boss
unlocked-rewards = Rewards
unlocked-fog = Fog
unlocked-lieutenants = Lieutenants
unlocked-sixes = Spells of value 6
unlocked-spoken-sums = spoken sums
unlocked-sevens = Spells of value 7
unlocked-last-boss = last Boss
unlocked-cerberi = Cerberi

## What the parts of the table are called

area-silent = silence
area-level = level
area-chapter = chapter
area-attempt = attempt
area-unlocked = rules in play
area-added = new in this level
area-aid = Aid card
area-first = Leader
area-slots = order of this round
area-slot = slots done
area-attackers = attacks in this round
area-limit = hand limit
area-horde = horde
area-pile = Spell pile
area-discards = discarded Spells
area-monsters = Monster pile
area-destroyed = destroyed
area-lieutenants = Lieutenant pile
area-beaten = Lieutenants beaten before
area-fog = Fog pile
area-fog-discards = discarded Fog
area-fog-applied = Fog being applied
area-curses = curses in play
area-rewards = Reward pile
area-reward-discards = discarded Rewards
area-due = still to be paid
area-charging = asked by
area-defeat = lost by
area-options = options
area-monster-pool = Monsters
area-mage-count-handicap = handicap
area-new-cards = cards of the last victory
area-place = place
area-row = row
area-x = half widths from the left
area-deck = pile
area-cards = cards in one
area-face = lies
area-accessible = accessible
area-target = can be attacked
area-card = card
area-strength = strength
area-effects = effects
area-on = Spells on it
area-absorbed = absorbed
area-bonus = bonus
area-cloaked = cloaked
area-spell = Spell
area-by = laid by
area-count = copies
area-hand = hand
area-hand-count = Spells in hand
area-estimate = estimate
area-has-reward = holds a Reward
area-reward = your Reward
area-aside = chosen Spells
area-judged = your signal
area-known = Spells you know of
area-told = sum that was said, less what was seen since

## The terminal table

sy-level = Level { $level }: { $name }
sy-attempt = attempt { $attempt }
sy-round = round { $round }
sy-piles = Spells: { $pile } in the pile, discarded { $discards }, at most { $limit } in hand
sy-more-piles = piles: Fog { $fog }, Rewards { $rewards }
sy-due = Still to be paid for { $card }: { $due }
sy-no-horde = The horde is destroyed
sy-legend-target = { $mark } can be attacked
sy-legend-spells = 4 left over, (4) your own face down, (?) a partner’s
sy-legend-absorbed = +2 absorbed
sy-legend-help = +3! bonus of this round, ~ cloaked
sy-head-mage = Mage
sy-head-spells = Spells
sy-head-estimate = Estimate
sy-head-reward = Reward
sy-yes = yes
sy-leader = Leader
sy-acting = acts now
sy-known = you know: { $spells }
sy-sum = says { $sum }
sy-hand = Your hand
sy-hand-empty = no Spells
sy-chosen = in round brackets: chosen
sy-reward = Your Reward
sy-curses = Curses in play
sy-holds = { $count ->
        [one] 1 Spell in hand
       *[other] { $count } Spells in hand
    }
sy-attack = Attack
sy-with = with { $spell }

## What a first game wants to know

first-estimate = Show the others, without a word, how strong your hand is: good, poor or average. It is an opinion and no one checks it, but their plans depend on it.
first-turn = Lay one Spell face down on an accessible enemy, or pass. When everyone has acted, the Spells are added up. If the total is enough, the enemy is destroyed; if not, only the lowest Spell on it is discarded.

## Why a choice is good

does-enemies = { $amount ->
        [one] brings 1 more enemy
       *[other] brings { $amount } more enemies
    }
does-enemies-less = { $amount ->
        [one] destroys 1 enemy
       *[other] destroys { $amount } enemies
    }
does-missing = adds { $amount } to the strength to beat
does-missing-less = takes { $amount } off the strength to beat
reason-own = { $amount } of value in hand
reason-spells = { $amount ->
        [one] 1 Spell for the mages
       *[other] { $amount } Spells for the mages
    }
reason-spells-less = { $amount ->
        [one] 1 Spell
       *[other] { $amount } Spells
    }
does-curses = { $amount ->
        [one] brings 1 permanent curse
       *[other] brings { $amount } permanent curses
    }
does-curses-less = { $amount ->
        [one] lifts 1 permanent curse
       *[other] lifts { $amount } permanent curses
    }
reason-rewards = { $amount ->
        [one] 1 Reward
       *[other] { $amount } Rewards
    }
does-due = adds { $amount } to what is to be paid
does-due-less = takes { $amount } off what is to be paid
reason-right = { $amount ->
        [one] 1 enemy with about the right sum on it
       *[other] { $amount } enemies with about the right sum on them
    }
