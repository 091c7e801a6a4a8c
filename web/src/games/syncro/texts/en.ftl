# What only Syncro's page says.

horde = Horde
horde-gone = The horde is destroyed
mages = Mages and table
hand = Your Spells
hand-empty = No Spells in hand: you pass until you draw some
chosen = chosen
no-reward = no Reward
pass = Pass
done = Done
estimate = Your sign for this hand
after-level = Your hand after the victory
keep-hand = Keep the hand
discard-hand = Discard the hand
spell = Spell of value { $value }
leader = Leader
rules = Rules in force

## The horde

enemy = { $name }, { $kind }, strength { $strength }
face-down = { $deck }, face down
covered = covered
spells-on = { $hidden ->
        [0] Spells on it worth { $known }
        [one] Spells on it worth { $known } and a face-down one
       *[other] Spells on it worth { $known } and { $hidden } face-down ones
    }
absorbed = absorbed { $values }
cloaked = under the cloak
asks = asks for { $due }
effect-draws = gives Spells when hit with more than its strength
effect-absorbs = absorbs a Spell when an attack fails
effect-charges = asks for the difference unless the total is exact
does-draws = Excess: Spells
does-absorbs = Failure: absorbs
does-charges = Not exact: pay
does-nothing = No effect
does-reward = Revealed: Reward
does-fog = Revealed: Fog
does-guard = Guards the Boss
grows = +{ $amount } per other card
when-at-resolution = At its resolution
when-on-reveal = When revealed
when-start-of-turn = At the start of your turn
when-during-turn = During your turn
when-with-attack = With an attack
when-blessing = Blessing
when-immediate-curse = Curse, at once
when-permanent-curse = Curse for this level

## The round

round-track = Round { $round }, action by action
slot-attacked = has attacked
slot-passed = has passed
slot-now = acts now
slot-waits = still to come

## Mages

sign-good = Good hand
sign-average = Average
sign-poor = Poor hand
no-sign = no sign yet
says = says { $sum }
holds = { $count ->
        [0] no Spells
        [one] 1 Spell
       *[other] { $count } Spells
    }
has-reward = holds a Reward
you-know = you know: { $values }

## Discarded Spells and piles

spent = Discarded Spells
spent-of = Value { $value }: { $spent } of { $count } discarded
pile-spells = Spell pile: { $count }
pile-fog = Fog pile: { $count }
pile-rewards = Reward pile: { $count }
destroyed = Enemies destroyed: { $count }

## Rules in force, one sentence each

rule-mushrooms = Mushroom: exceed its strength, and the team draws the excess in Spells.
rule-golems = Golem: a failed attack feeds it. The lowest Spell adds to its strength, the others are lost.
rule-dragons = Dragon: unless the total is exact, the team first pays the difference from its hands, or loses.
rule-first-boss = Boss: as strong as a tower, and it asks for the difference like a Dragon.
rule-rewards = Reward: at most one each, secret, used once.
rule-fog = Fog: cannot be attacked. Once uncovered, it is revealed: a blessing or a curse.
rule-lieutenants = Lieutenant: its power acts when it is revealed.
rule-sixes = Two Spells of value 6 are in the pile.
rule-sevens = Two Spells of value 7 are in the pile.
rule-spoken-sums = In this level, sums are said aloud instead of giving signs.
rule-last-boss = Boss: asks for the difference like a Dragon, absorbs like a Golem, and has 2 more for each other card.
rule-cerberi = Cerberi: revealed together once both are free; the Boss is out of reach until both are beaten.
order-2 = Two mages act twice each, in turn. Not onto your own Spell of this round.
order-3 = The Leader opens and closes the round. Not onto your own Spell of this round.
order-4 = Each mage acts once.
order-5 = Each mage acts once, and at least one passes.
limit = At most { $limit } Spells in a hand.

## The scene of a resolution

skip = Skip
outcome-exact = Exactly! It falls.
outcome-above = { $by } more than needed: it falls.
outcome-below = { $by } too little: it holds.
scene-charged = It asks for Spells worth { $due }
scene-absorbed = It absorbs the { $spell }: strength { $strength }
scene-lost = Discarded: { $spells }
scene-drew = { $count ->
        [one] { $name }: 1 Spell
       *[other] { $name }: { $count } Spells
    }
scene-revealed = Now uncovered
scene-won = The level is won
scene-lost-level = The level is lost

## While something is taken up

taken-spell = Spell of value { $spell }: onto which enemy?
taken-spell-gives = Spell of value { $spell }: onto which enemy, or to which mage?
taken-enemy = { $card }: with which Spell?
taken-card = { $card }: with what, or on which enemy?
taken-card-spell = { $card } with the { $spell }: onto which enemy?

## How a level ended

won-1 = The last cap bursts, and spores drift over the furrows like snow. You look at each other. No one says a word; no one has to.
won-2 = The stones at the wayside are only stones again. You brush the dust from your sleeves and walk on, in step.
won-3 = The fire in the roofs dies down. From a cellar someone waves to you, a finger to their lips.
won-4 = The tower is a tower again, and its roof a heap of scales. The valley is free, and the cellar door creaks.
won-5 = The great shape in the fog folds up like a cloak no one wears. For a moment you see the roofs, and the sky.
won-6 = The laughter breaks off in mid-breath. On the rampart your own shadows stand now.
won-7 = The chant falls silent, window by window. Your hands obey you again, and the gates stand open.
won-8 = The light stays a little longer than it has to. Before you lies the castle, and a wind that smells of snow.
won-9 = The throne is empty. You have won the whole adventure without a word; now you may shout.
lost-empty-hands = The last Spell is spent, and something still moves in the dark. You withdraw, count your fingers, and nod: once more.
lost-payment = It asks its price, and your hands are too light to pay. The fire drives you back to where the level began.
lost-given-up = You lower your hands. The horde waits; it has time.
way = { $evenings ->
        [one] One evening
       *[other] { $evenings } evenings
    }, { $count ->
        [one] one attempt
       *[other] { $count } attempts
    }: your attempts, level by level
tries = { $count ->
        [one] Level { $level }: won at the first attempt
       *[other] Level { $level }: { $count } attempts
    }
