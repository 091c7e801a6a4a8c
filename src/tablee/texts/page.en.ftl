# What the page says in English. A title’s own words are in its folder; both make one catalogue at a table.

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
lobby-foot = Four games, played by the rules in their boxes. These tables are unofficial: the rules are in our own words and every picture is our own. A line under each game says where its rules, cards and pictures come from.
box-players = { $least ->
       *[other] { $least }–{ $most } players
    }
box-minutes = { $least ->
       *[other] { $least }–{ $most } minutes
    }
box-weight = Complexity { $weight }
box-weight-more = How much there is to think about, from 1 to 5
play-now = Play now
play-now-line = { $bots ->
        [0] You alone
        [one] You and one bot: { $levels }
       *[other] You and { $bots } bots: { $levels }
    }
play-now-options = { $words }, with last time’s options
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
adventure-resume = Continue: level { $level }
adventure-begin-level = Begin level { $level }
adventure-anew = Start over
adventure-yours = Your adventure
adventure-won = The adventure is won
adventure-kept = Packed up. The adventure is saved: find it under “Your tables”.
adventure-history = { $count ->
        [one] 1 game played
       *[other] { $count } games played
    }
history-won = Level { $level }: won
history-lost = Level { $level }: lost
level-of = Level { $level } of { $last }
level-number = Level { $level }
level-attempt = attempt { $attempt }
tables-none = No games running
tables-none-text = Start one above; it stays here until it is finished, whatever happens to this browser.
status-open = { $count ->
        [one] waiting for 1 player
       *[other] waiting for { $count } players
    }
status-over = Game over
daily = Deal of the day
status-replay = watch again
status-stopped = Stopped
status-your-turn = Your turn
status-turn = { $names } to play
status-together = Everybody chooses
status-running = Game in progress
due-in = due { $when }
due-late = overdue since { $when }
seat-me = You
seat-bot = Bot
seat-bot-level = Bot: { $bot }
seat-link = by invitation
seat-open = open seat
seat-person = Player
seat-hotseat = Player
wish-me = Me
wish-link = A friend, by link
wish-link-more = You get a link to send.
wish-open = Open to anyone
wish-open-more = Anyone who sees it in the lobby may sit down.
wish-hotseat = Someone at this screen
wish-hotseat-more = You share this screen; it is covered between turns.
bot-random = beginner
bot-random-name = Beginner bot
bot-random-more = Plays whatever comes to mind: for a first look around.
bot-greedy = regular
bot-greedy-name = Regular bot
bot-greedy-more = Takes what looks best now, quickly and without long plans.
bot-first = first game
bot-first-name = First-game bot
bot-first-more = Plays like a beginner: every move has a reason, but it’s rarely the best one.
bot-casual = casual
bot-casual-name = Casual bot
bot-casual-more = Knows the game but misses things: for an easy evening.
bot-regular = regular
bot-regular-name = Regular bot
bot-regular-more = Takes what looks best now, quickly and without long plans.
bot-expert = expert
bot-expert-name = Expert bot
bot-expert-more = Looks a little ahead before it chooses.
bot-master = master
bot-master-name = Master bot
bot-master-more = Takes its time over every choice and forgives little.
bot-master-here = Thinks for a second before it chooses. Without a server it sees less far: expect a strong expert.
bot-search = thinker
bot-search-name = Thinker bot
bot-search-more = Thinks ahead before it chooses.

## Setting a table

new-seats = Who is playing?
new-seat = Seat { $number }
new-seat-name = Name on seat { $number }
new-add-seat = One more seat
new-adventure-name = Name of the adventure
new-adventure-example = Tuesdays
new-remove-seat = Take seat { $number } away
new-options = How do you want to play?
options-advanced = For players who know the game
options-house = House rules
options-house-more = For rules the booklet leaves open, or that were changed later. By default, the booklet’s reading.
options-changed = { $count ->
        [one] 1 changed
       *[other] { $count } changed
    }
option-printed = { $value } (default)
option-printed-on = Default: on.
option-printed-off = Default: off.
new-pace = When do you play?
new-hints = Hints
new-hints-more = On your turn, you may ask the teacher what it would play.
new-begins = Everyone is here: the game starts right away.
new-waits = You get a link for each friend; the game starts when every seat is taken.
new-start = Start
new-open = Open the table
pace-live = In one sitting
pace-days = Over several days
pace-live-more = Everyone stays until the end, or comes back when they like.
pace-days-more = Each plays when they have time; the table waits, and players who are away can be notified.
clock = Clock for each player
clock-none = No clock
clock-silent = No clock in this game: thinking time would give information away.
clock-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
clock-hard = Strict
clock-hard-more = A bot takes over when time runs out. When off, the clock only shows the time.
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
deadline-remind-more = Late players get a reminder; the table waits.
deadline-bot-more = A reminder is sent when a quarter of the time is left; then a bot plays until the seat is taken back.
deadline-holiday = Holidays don’t count.

## Coming to a table

join-title = Invitation
join-invited = You are invited to a game
join-invited-by = { $host } invites you to a game
join-sit = Take the seat
join-problem = This seat can’t be taken
waiting-title = Waiting for players
waiting-for = { $count ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-bots = Start with bots
waiting-bots-text = No one else coming? Bots can take the free seats.
waiting-host = The game starts when every seat is taken.
copy-invite = Copy invitation
invite-share = Share
invite-text = Come and play { $title } with me:
invite-qr = Invitation to scan
invite-qr-label = The invitation as a QR code
invite-qr-more = The first person to scan this takes the seat: show it to one person only.
revoke = Cancel the invitation
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
bar-together = Everybody chooses at the same time; choices are revealed together.
bar-selected = { $card }: where to?
bar-selected-card = { $card }: what to do?
bar-selected-other = And now?
first-time = Why this is asked
first-time-close = Got it
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
plan-lost = What you planned is no longer possible: { $steps }
setting-orders = Auto-resolve effects when order doesn’t matter
setting-orders-more = You aren’t asked which effect comes first when every order gives the same result.
setting-planned = Play my planned moves automatically
setting-planned-more = When off, a button offers the move you planned while others were playing.
panel-words = Show what the icons mean
panel-icons = Icons only
calm-waiting = It’s not your turn.
calm-over = Nothing to choose.
calm-first = First choose what to place here.
calm-now = Nothing to choose here right now.
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
chat-empty = No messages yet
chat-empty-text = Everyone at this table can read what you write.
chat-say = Say something
chat-send = Send
chat-quick = Quick messages
chat-unread = { $count ->
        [one] 1 new line in the chat
       *[other] { $count } new lines in the chat
    }
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-thanks = Thank you!
quick-sorry = Sorry!
quick-thinking = One moment, I’m thinking
quick-back-soon = Back in a moment
quick-good-game = Good game!
chat-silent = No talking while the game runs: only the table speaks. You can chat again when it is over.
chat-seats-only = Only players at the table can chat.
hand-over = { $name }, it is your turn
hand-over-text = The table is covered until you look.
hand-over-take = Show my table
menu-table = This table
copy-watch-link = Copy a link to watch
keep-record = Save a record of this game
away-banner = You are away: a bot ({ $bot }) is playing for you.
come-back = Take my seat back
leave = Leave my seat to a bot
leave-sure = Leave your seat?
leave-text = A bot plays for you until you come back. You can take your seat back at any time.
concede = Give up
concede-sure = Give up?
concede-level-text = The level counts as lost; you can try it again with new hands.
concede-text = The game counts as lost. Against bots, it ends here; with other players, a bot plays on for you.
no-back = No, go back
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
replay-scrub = Point in the game
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
eyes = Point of view

## The end

score-title = Score sheet
score-so-far = Score so far
score-total = Total
score-graph = Points after each round
hands-open = All hands are open
score-none = This game shows no scores before the end.
end-wins = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-you-win = You win!
end-you-lose = You lost
end-you-share = You win together: { $names }
end-concession = The game ended because a player gave up.
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
level-won-text = You did it without a word. The story continues:
level-lost-text = Only this attempt is lost: you can try the level again as often as you like.
adventure-praise = All nine levels, and hardly a word between you: well done! Start over, and you’ll find something new in the box.
pack-up = Stop here: pack up

## The Quest Journal

journal = Quest Journal
journal-of = Quest Journal: { $name }
journal-begin = Begin
journal-turn = Turn the page
journal-more = The next pages are still empty.

## Books

rules-search = Search the rules
rules-contents = Contents
rules-numbers = Rule numbers
rules-later = { $count ->
        [one] 1 section covers levels you haven’t reached: it would spoil what comes next
       *[other] { $count } sections cover levels you haven’t reached: they would spoil what comes next
    }
rules-none = “{ $word }” doesn’t appear in the rules
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
        [one] 1 card belongs to levels you haven’t reached: it would spoil what comes next
       *[other] { $count } cards belong to levels you haven’t reached: they would spoil what comes next
    }

## Settings

settings = Settings
settings-look = Look
settings-play = Play
settings-notices = Sounds and notifications
keep = Save
setting-language = Language
setting-theme = Theme
setting-speed = Speed of the others’ moves
setting-speed-more = At 1× you never wait more than 4 seconds; at ½×, as long as it takes.
setting-confirm = Confirm each choice
setting-confirm-more = A choice is only played once you confirm it.
setting-sound = Sounds
setting-sound-more = A few soft sounds: your turn, a move, the end.
setting-notices = Browser notifications
setting-notices-more = When it’s your turn and this tab is in the background.
notices-allow = Allow…
notices-denied = Your browser is blocking notifications. You can allow them in its site settings.
notices-nobody = Take a seat under your name first to get notifications or set a holiday.
setting-webhook = Post to an address
setting-webhook-more = Chat services and phones provide such addresses (webhooks). Used at tables over several days, when it’s your turn and you’re away.
webhook-try = Try it
webhook-kept = Saved: your turns at tables over several days are posted there.
webhook-gone = Nothing is posted there now.
webhook-arrived = The notification arrived.
setting-holiday = Away until…
setting-holiday-more = Your deadlines pause at all tables, and the other players see it.
holiday-go = Start holiday
holiday-until = Away until { $day }
holiday-back = I am back
holiday-kept = Enjoy your holiday: no deadlines until then.
holiday-over = Welcome back: deadlines are running again.
setting-still = Less motion
setting-still-more = Pieces change places at once and light up for a moment.
setting-plain = Plain board
setting-plain-more = Plain areas, cards and lists instead of our drawings.
theme-light = Day
theme-dark = Night
theme-to-dark = Dim the light
theme-to-light = Turn up the light
sound-on = Turn sounds on
sound-off = Turn sounds off

## Keys

shortcuts = Keyboard
key-walk = move between your choices (in a replay: through time)
key-walk-all = move between all things
key-choose = choose the highlighted one
key-numbers = press a button in the bar
key-all = all choices as a list
key-hint = ask for a hint
key-zoom = enlarge the card
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
key-palette = find anything by typing
palette = Find anything
palette-type = A command, a choice or its notation
palette-none = Nothing is called that

## The coach of a first game

coach = The guide
coach-step = Step { $step } of { $steps }
coach-real = Play a real game
coach-stay = Continue here
coach-end = End the guide
coach-not-yet = Not yet.
coach-more = Why, and how to leave
coach-less = Collapse

## When something is wrong

lost-title = There is nothing here
lost-text = This address leads nowhere, or is no longer valid.
table-lost-title = This table is gone
table-lost-text = This table doesn’t exist, or no longer does.
table-loading = Setting the table…
problem-title = That didn’t work
problem-unreachable = The server can’t be reached. Nothing is lost; try again in a moment.
away-title = One moment
away-text = The server can’t be reached. Nothing is lost; the page keeps trying.
problem-unknown = Something went wrong on this page. Reload it; the game is safe on the server.
fault = A part of this board has a fault, so it is shown plainly or left out. The game goes on.
fault-copy = Copy report
offline-title = Can’t reach the table
offline-text = We keep trying. Every move you made is saved.
reconnecting = Connection lost: looking for the table…
