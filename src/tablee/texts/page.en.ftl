# What the page says in English. A title’s own words are in its folder; both stand in one catalogue at a table.

you = You
yes = yes
no = no
close = Close
search = Search
loading = One moment…
try-again = Try again
copied = Copied
undo = Undo
confirm = Confirm
winner = Winner
watch = Watch
play = Play
rules = Rules
cards = Cards
players = Players
hand = Your hand
menu = Menu
provenance = Where it comes from
guest-name = Guest
your-name = Your name
player-name = Player { $number }
place-taken = { $card }, { $kind } in { $place }
player-number = Player { $number }
to-lobby = To the lobby
skip-to-content = Skip to the content
switch-language = Passer en français

## The lobby

lobby-welcome = Pull up a chair.
lobby-welcome-back = Welcome back, { $name }.
lobby-shelf = Games
lobby-foot = Four games by the rules in their boxes. These tables are not official ones: rules are told in our own words and every picture is our own. Where things come from stands with each box, below its table.
box-players = { $least ->
       *[other] { $least }–{ $most } players
    }
box-minutes = { $least ->
       *[other] { $least }–{ $most } minutes
    }
box-weight = Weight { $weight }
box-weight-more = How much there is to think about, from 1 to 5
play-now = Play now
play-now-line = { $bots ->
        [0] You alone
        [one] You and one bot: { $levels }
       *[other] You and { $bots } bots: { $levels }
    }
play-now-options = { $words }, with the options of last time
set-table = Set a table…
set-table-of = A table: { $title }
first-game = Your first game, step by step
tables-mine = Your tables
tables-waiting = Waiting for you
tables-all = All { $count }
tables-older = Show older ones
tables-open = Open tables
tables-watched = Tables you watch
tables-over = Finished games
adventure-resume = Go on: level { $level }
adventure-begin-level = Begin level { $level }
adventure-anew = Begin anew
adventure-yours = Your adventure
adventure-won = The adventure is won
adventure-kept = Packed up. The adventure is kept: it waits for you under “Your tables”.
adventure-history = { $count ->
        [one] 1 game played
       *[other] { $count } games played
    }
history-won = Level { $level }: won
history-lost = Level { $level }: lost
level-of = Level { $level } of { $last }
level-number = Level { $level }
level-attempt = attempt { $attempt }
tables-none = No game is running
tables-none-text = Start one above; it stays here until it is finished, whatever happens to this browser.
status-open = { $count ->
        [one] waiting for 1 player
       *[other] waiting for { $count } players
    }
status-over = Game over
daily = Deal of the day
status-replay = look again
status-stopped = Stopped
status-your-turn = Your turn
status-turn = { $names } to play
status-together = Everybody chooses
status-running = The game goes on
due-in = due { $when }
due-late = late: was due { $when }
seat-me = You
seat-bot = Bot
seat-bot-level = Bot: { $bot }
seat-link = by invitation
seat-open = open seat
seat-person = Player
seat-hotseat = Player
wish-me = Me
wish-link = A friend, by link
wish-link-more = You get a link to hand on.
wish-open = Open to anybody
wish-open-more = Whoever finds it in the lobby may sit down.
wish-hotseat = Somebody at this screen
wish-hotseat-more = You share this screen; it is covered between turns.
bot-random = beginner
bot-random-name = Beginner bot
bot-random-more = Plays whatever comes to mind: for a first look around.
bot-greedy = regular
bot-greedy-name = Regular bot
bot-greedy-more = Takes what looks best now, quickly and without long plans.
bot-first = first game
bot-first-name = First-game bot
bot-first-more = Plays as at a first game: every move has a reason, few are the best.
bot-casual = casual
bot-casual-name = Casual bot
bot-casual-more = Knows the game and misses things all the same: for an easy evening.
bot-regular = regular
bot-regular-name = Regular bot
bot-regular-more = Takes what looks best now, quickly and without long plans.
bot-expert = expert
bot-expert-name = Expert bot
bot-expert-more = Looks a little ahead before it chooses.
bot-master = master
bot-master-name = Master bot
bot-master-more = Takes its time to think every choice through, and forgives little.
bot-master-here = Thinks for a second before it chooses. Inside a page that reaches less far than on a server: a strong expert there.
bot-search = thinker
bot-search-name = Thinker bot
bot-search-more = Thinks ahead before it chooses.

## Setting a table

new-seats = Who sits at the table?
new-seat = Seat { $number }
new-seat-name = Name on seat { $number }
new-add-seat = One more seat
new-adventure-name = Name of the adventure
new-adventure-example = Tuesdays
new-remove-seat = Take seat { $number } away
new-options = How do you want to play?
options-advanced = For those who know the game
options-house = House rules
options-house-more = Where the booklet can be read in several ways or was changed later. As it stands, all is as printed.
options-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
option-printed = { $value } (booklet)
option-printed-on = Booklet: on.
option-printed-off = Booklet: off.
new-pace = When do you play?
new-hints = Hints
new-hints-more = Whoever has to choose may ask the teacher what is best.
new-begins = Everybody is here: the game begins at once.
new-waits = You get a link for every friend; the game begins when every seat is taken.
new-start = Start
new-open = Open the table
pace-live = At one sitting
pace-days = Over days
pace-live-more = Everybody stays until the end, or comes back whenever they like.
pace-days-more = Each plays when there is time; the table waits, and whoever is away can be told.
clock = Clock for each player
clock-none = No clock
clock-silent = There is no clock: nobody may see how long another thinks.
clock-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
clock-hard = Strict
clock-hard-more = A bot takes over when the time is spent. Otherwise the clock only shows it.
deadline = Time for each choice
deadline-none = As long as it takes
deadline-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
deadline-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
deadline-then = And then?
deadline-remind = A reminder
deadline-bot = A bot takes over
deadline-remind-more = Who is late is reminded; the table waits.
deadline-bot-more = There is a reminder when a quarter of the time is left; then a bot plays until the seat is taken back.
deadline-holiday = Holidays do not count.

## Coming to a table

join-title = Invitation
join-invited = You are invited to a game
join-invited-by = { $host } invites you to a game
join-sit = Take the seat
join-problem = This seat cannot be taken
waiting-title = Waiting for players
waiting-for = { $count ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-bots = Start with bots
waiting-bots-text = Nobody else coming? Bots can take the free seats.
waiting-host = The game begins when every seat is taken.
copy-invite = Copy invitation
invite-share = Share
invite-text = Come and play { $title } with me:
invite-qr = Invitation to scan
invite-qr-label = The invitation as a QR code
invite-qr-more = Whoever scans this takes the seat: show it to one person only.
revoke = Take the invitation back
revoked = The old link is no longer valid
sit-here = Sit here

## At the table

round = Round { $round }
watching = Watching
board = Table
board-centre = The middle of the table
generic-empty = Empty: { $areas }
generic-note = { $name }: { $value }
side-panel = Log, chat, rules, cards
panel-open = Show the side panel
panel-close = Hide the side panel
part-label = What is shown
part-mine = Mine
part-centre = Centre
part-others = Others
part-log = Log
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-cards = Cards
tab-review = Review
prompt = What is expected
bar-waiting = { $count ->
        [0] One moment…
       *[other] Waiting for { $names }
    }
bar-playing = The others are playing
bar-together = Everybody chooses at the same time; the choices are shown together.
bar-selected = { $card }: where to?
bar-selected-card = { $card }: do what?
bar-selected-other = And now?
first-time = Why this is asked
first-time-close = I have read it
unselect = Something else
all-choices = { $count ->
        [one] 1 choice
       *[other] All { $count } choices
    }
all-choices-title = Everything you can choose
cancel-picks = Start this choice again
since-button = Since your last turn
since-title = Since your last turn
since-show = Show it again
playback-left = { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }
playback-skip = Skip to now
speed-skip = Skip
player-you = You
player-here = at the table
player-gone = away
player-absent = on holiday until { $day }
player-away = a bot plays: { $bot }
player-conceded = gave up
player-deciding = is deciding
player-thinking = thinking
bot-thinks = { $name } is thinking.
player-look = Look at { $name }
hint = Hint
hint-advised = The teacher would choose this
card-can = Possible now
card-cannot = Not now.
hint-rule = Show rule { $rule }
prompt-more = { $count ->
    [0] More
   *[other] More ({ $count })
}
bar-hand-over = Your turn is over. The screen goes to { $name }.
hand-over-pass = Pass the screen
plan-open = Plan
plan-done = Planned
plan-drop = Drop the plan
plan-how = Tap what you mean to do next: a card, then its place
plan-so-far = You plan: { $steps }
plan-two = { $first }, then { $second }
plan-go = As planned: { $choice }
plan-lost = What you planned cannot be done any more: { $steps }
setting-orders = Settle orders that make no difference
setting-orders-more = Effects that come to the same in any order are resolved without asking you which is first.
setting-planned = Do what was planned by itself
setting-planned-more = What you plan while others play is otherwise offered as a button.
panel-words = Show what the icons mean
panel-icons = Icons only
calm-waiting = It is not your turn.
calm-over = There is nothing to choose.
calm-first = Take up what goes here first.
calm-now = It cannot be chosen now.
log-empty = Nothing has happened yet
log-more = { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
log-newest = Newest
log-details = { $count ->
        [one] 1 detail
       *[other] { $count } details
    }
aloud-more = { $count ->
        [one] 1 more before, in the log
       *[other] { $count } more before, in the log
    }
log-moment = See moment { $number }
log-again = Play this scene again
chat-empty = Nobody has said anything
chat-empty-text = What you write is read by everyone at this table.
chat-say = Say something
chat-send = Send
chat-quick = Say it by one tap
chat-unread = { $count ->
        [one] 1 new line in the chat
       *[other] { $count } new lines in the chat
    }
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thank you!
quick-sorry = Sorry!
quick-thinking = One moment, I am thinking
quick-back-soon = Back in a moment
quick-good-game = Good game!
chat-silent = Nobody talks while the game runs: only the table speaks. You can talk again when it is over.
chat-seats-only = Only those who sit at the table can talk.
hand-over = { $name }, it is your turn
hand-over-text = The table is covered until you look.
hand-over-take = Show my table
menu-table = This table
copy-watch-link = Copy link to watch
keep-record = Save the record of this game
away-banner = You are away: a bot plays your seat ({ $bot }).
come-back = Take my seat back
leave = Leave my seat to a bot
leave-sure = Leave your seat?
leave-text = A bot plays for you until you come back. You can take your seat back at any time.
concede = Give up
concede-sure = Give up?
concede-level-text = The level counts as lost; you can try it again, with new hands.
concede-text = The game counts as lost. Against bots it ends here; with others, a bot plays your seat on.
no-back = No, back
commitment = The shuffle was fixed before the first move: { $hash }…

## Earlier moments

replay = Replay
replay-moves = Look back
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the last move
replay-play = Play
replay-pause = Pause
replay-scrub = Moment of the game
replay-moment = Moment { $number } of { $last }
replay-to-now = Back to now
replay-to-end = To the end of the game
play-on = Play on from here
play-on-text = A new table begins at moment { $number } of { $last }; this game stays as it is.
play-on-seat = You play as
play-on-bots = { $count ->
        [one] A bot plays for { $names }.
       *[other] Bots play for { $names }.
    }
play-on-open = Open the new table
eyes = Whose eyes

## The end

score-title = Score sheet
score-so-far = Score so far
score-total = Total
score-graph = Points after each round
hands-open = All hands are open
score-none = This title does not show scores before the end.
end-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-you-win = You win!
end-you-lose = You lost
end-you-share = You win together: { $names }
end-concession = The game ended because somebody gave up.
end-all-won = Won, all together!
end-all-lost = Lost, all together
end-level-won = Level { $level } is won!
end-level-lost = Level { $level } is lost
end-adventure-won = { $name }: the adventure is won!
rematch = Rematch
rematch-join = To the rematch
level-next = Next level
level-again = Try again
level-join = To the next level
level-result = How it went
level-so-far = So far
level-won-text = You did it without a word. The story goes on:
level-lost-text = Nothing is lost but this attempt: the level can be tried again as often as you like.
adventure-praise = All nine levels, and hardly a word between you: well done! Whoever begins anew finds something new in the box.
pack-up = Stop here: pack up

## The Quest Journal

journal = Quest Journal
journal-of = Quest Journal: { $name }
journal-begin = Begin
journal-turn = Turn the page
journal-more = The pages that follow are still empty.

## Books

rules-search = Search the rules
rules-contents = Contents
rules-numbers = Rule numbers
rules-later = { $count ->
        [one] 1 section tells of levels that you have not reached: it would give away what is to come
       *[other] { $count } sections tell of levels that you have not reached: they would give away what is to come
    }
rules-none = “{ $word }” does not occur in the rules
cards-search = Name, text, place…
cards-kind = Every kind
cards-timing = Every timing
cards-found = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-none = No card fits
cards-more = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
cards-everything = Show everything
cards-later = { $count ->
        [one] 1 card belongs to levels that you have not reached: it would give away what is to come
       *[other] { $count } cards belong to levels that you have not reached: they would give away what is to come
    }

## Settings

settings = Settings
settings-look = Look
settings-play = Play
settings-notices = Sounds and notices
keep = Keep
setting-language = Language
setting-theme = Light
setting-speed = Pace of the others’ moves
setting-speed-more = At 1× you never wait longer than 4 seconds; at ½×, as long as it takes.
setting-confirm = Confirm before a choice is made
setting-confirm-more = A choice counts once it is confirmed.
setting-sound = Sounds
setting-sound-more = A few soft ones: your turn, a move, the end.
setting-notices = Notices of this browser
setting-notices-more = When it is your turn and this page is out of sight.
notices-allow = Allow…
notices-denied = This browser does not allow them: its own settings for this page can.
notices-nobody = Notices and holidays are for those who have a name here: sit down once.
setting-webhook = Post to an address
setting-webhook-more = Chat services and phones give such addresses (webhooks). Used at tables over days, when it is your turn and you are not there.
webhook-try = Try it
webhook-kept = Kept: turns at tables over days are posted there.
webhook-gone = Nothing is posted any more.
webhook-arrived = It arrived: the other side took the notice.
setting-holiday = Away until…
setting-holiday-more = Deadlines of your choices stand still at all tables; those who play with you see it.
holiday-go = Go away
holiday-until = Away until { $day }
holiday-back = I am back
holiday-kept = Enjoy it: no deadline runs until then.
holiday-over = Welcome back: deadlines run again.
setting-still = Less motion
setting-still-more = Things change places at once and light up for a moment.
setting-plain = Plain board
setting-plain-more = Areas, cards and lists as the rules know them, instead of our drawings.
theme-light = Day
theme-dark = Night
theme-to-dark = Dim the light
theme-to-light = Turn up the light
sound-on = Turn sounds on
sound-off = Turn sounds off

## Keys

shortcuts = Keyboard
key-walk = move over what you can choose (in a replay: through time)
key-walk-all = move over everything
key-choose = choose what has the focus
key-numbers = press a button of the prompt
key-all = all choices as a list
key-hint = ask for a hint
key-zoom = show the card large
key-undo = undo
key-escape = let go, close, back to now
key-first = go to the first thing to choose
key-skip = skip the others’ moves
key-log = log
key-chat = chat
key-rules = rules
key-cards = cards
key-score = score
key-journal = Quest Journal
key-help = this list

## The coach of a first game

coach = The guide
coach-step = Step { $step } of { $steps }
coach-real = Play a real game
coach-stay = Play on here
coach-end = End the guide
coach-not-yet = Not yet, please.
coach-more = Why? And the way out
coach-less = Fold

## When something is wrong

lost-title = There is nothing here
lost-text = The address leads nowhere, or not any more.
table-lost-title = This table is gone
table-lost-text = There is no such table, or not any more.
table-loading = Setting the table…
problem-title = That did not work
problem-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
away-title = One moment
away-text = The server cannot be reached. Nothing is lost; the page keeps asking.
problem-unknown = Something went wrong on this page. Load it again; the game is safe on the server.
offline-title = The table is out of reach
offline-text = We keep trying. Every move you made is kept.
reconnecting = Connection lost: looking for the table…
