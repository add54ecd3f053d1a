## The browser client's own words. Shared words and refusals are in src/rimet/locales.

language = Language
skip-to-content = Skip to the content
to-home = To the posters
try-again = Try again
one-moment = One moment …
close = Close
lost-page = There is nothing at this address.

error-no-connection = The server does not answer. Please try again in a moment.
error-unknown-table = There is no such table. Tables that nobody uses are cleared away after a while.

## Home

home-title = The whole World Cup on one table
home-line = Board games of football tournaments, for friends with a link and for bots that never tire. Nothing to install, no account.
your-name = Your name
play-now = Play now
invite-friends = Invite friends
how-it-is-played = How it is played
for-players = { $fewest }–{ $most } players
for-so-many = { $count ->
    [one] One player
   *[other] { $count } players
}
coming = Coming
your-tables = Your tables
a-table = A table
forget-table = Forget this table
all-tables = All { $count } tables
table-lobby = In the lobby: { $taken } of { $all } seats are taken
table-playing = { $names ->
    [nobody] Being played
   *[other] Being played with { $names }
}
table-over = { $names ->
    [nobody] Finished
   *[other] Finished, with { $names }
}
so-many-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
table-expired = Given up: nobody played on
table-gone = This table is gone
watch-again = Watch a match again
watch-again-line = Every finished match is one small file. Open it to see it once more, from any seat.
open-record = Open a record

## History

history-title = Every World Cup
history-invitation = All finals from 1930 to 2026: groups, tables, every result. Many of them can be played again.
history-open = Open the history
history-line = Every finals from 1930 to 2026 as it really was: groups, tables, every result. Those with the gold mark can be played again.
history-years = The finals by year
history-all = All
history-field = { $teams } teams, { $goals } goals
history-facts = { $teams } teams, { $matches } matches, { $goals } goals
history-playable = Play it
history-play = Play this year
history-year-title = World Cup { $year }
history-place = Place
history-through = through
history-groups = Groups
history-knock-out = Knock-out
history-bye = through without a match
history-orders = Finishing order
history-finish = As it really ended
history-elsewhere = at another place than in truth

## Lobby

finding-table = Looking for the table …
reconnecting = The connection is gone. Trying again …
seats = Seats
seats-taken = { $taken } of { $all }
seat-open = Seat { $number }
seat-open-line = Free: waiting for somebody
sit-here = Sit here
sit-down = Sit down
sit-label = Sit here: seat { $number }
seat-bot = Bot
seat-bot-label = Give seat { $number } to a bot
free-seat = Free
free-seat-label = Free seat { $number }
name-of-seat = Name on seat { $number }
which-bot = Which bot plays on seat { $number }
a-bot = Bot
you = You
is-here = here
is-not-here = not connected
is-away = away, a bot plays
dealer = Dealer
another-person = Somebody else at this device
add-person = Add
invite-line = Send this link, or let friends scan the code. Whoever opens it can sit down.
invite-here = This address works on this computer only. To invite others, start Rimet with “make play” (or “rimet serve --host 0.0.0.0”) and open the page at the address that it prints for your network.
invite-link = Link to this table
qr-label = The link to this table as a QR code
copy-link = Copy link
copied = Copied
tv-line = A big screen in the room?
tv-open = Open the TV view
options = Options
options-host = Whoever made the table chooses these.
more-options = More options
own-set-open = Your own …
own-set-edit = Change your own …
own-set-use = Use this set
own-set-file = Open a file …
own-set = a set of your own
set-shipped = as it ships
set-download = Download this set
line-number = Line { $line }:
cancel = Cancel
teams-choose = Choose teams …
teams-chosen = { $count ->
    [one] One team chosen
   *[other] { $count } teams chosen
}
teams-none = None
teams-remove = Leave out { $name }
teams-search = Search by name
teams-not-found = No team is called so.
teams-use = Play with these
yes = Yes
no = No
fewer = One less
more = One more
pace = Pace
pace-help = How long a bot waits before it moves.
pace-instant = At once
pace-brisk = Brisk
pace-easy = Easy
pace-slow = Slow
clock = Clock
clock-help = Time for a move; when it runs out a bot plays that move.
clock-none = No clock
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
start-match = Start the match
start-fills = { $count ->
    [one] One seat is free. A bot takes it when you start.
   *[other] { $count } seats are free. Bots take them when you start.
}
start-ready = Everybody is there.
start-watching = You have no seat: you will watch.
dice-mixing = The dice are being mixed …
wait-for-host = You are in. The match starts when the host presses the button.
choose-seat = Choose a seat, or just watch.
leave = Leave
leave-question = Leave the match?
leave-line = A bot plays for you until you are back.
stay = Stay

label-players = Players

## The table

board-unfolds = Unfolding the board …
board = Board
beside-board = Players and log
players = Players
player = Player
log = What happened
log-empty = Nothing has happened yet.
log-whole = Show everything
rule-label = Read rule { $rule }
all-rules = All rules
in-five-pictures = In five pictures
rules = Rules
rules-missing = This game comes without written rules.
chapters = Chapters
back = Back
this-table = This table
your-turn = Your turn
waiting-for = { $name } is choosing …
waiting-gone = { $name } is not connected.
let-bot-play = Let a bot play
time-was-up = { $name }: time was up, and a bot has moved.
bot-thinks = { $name } is playing …
board-shows = See what it brings …
hand-over-line = { $name } is next. Look at what your move brought, then hand over the device.
hand-over = Hand over
undo = Take back
skip-ahead = Skip ahead
to-act = to act
take-over = Take over
take-over-label = Take over the seat of { $name }
watching = You are watching
take-seat = Take a seat
spectators = { $count ->
    [0] Nobody is watching.
    [one] One spectator.
   *[other] { $count } spectators.
}
your-choices = Your choices
chosen = Chosen so far
unknown = unknown
other-device = Play on with another device
other-device-line = Scan this with your other device. It carries your seat: show it to nobody else.
curtain-title = { $name }, your turn
curtain-who = Who is at the screen?
curtain-line = Everybody else, please look away.
i-am = I am { $name }
tv-asks = { $name }: { $ask }
tv-wait = Scan to join. The match will be shown here.

## The end

match-over = The match is over.
end-yours = Well played: the cup is yours.
end-yours-shared = Well played: you share the cup.
end-teams = The teams
end-all-teams = All teams
rematch = Rematch
rematch-host = Whoever made the table can start a rematch.
watch-replay = Watch the replay
download-record = Download the record
keep-chart = Keep the chart
print-chart = Print the chart

## A match that was given up

expired-title = This match was given up
expired-line = Nobody made a move for so long that the server put the match away. It is not lost by anybody: it has no result, and its moves are not kept.
same-again = A new table like this one
rematch-here = Start again at this table
watch-replay-of = Watch match { $number } again
how-it-stood = How it stood
stood-unknown = The server has put the board away, so it cannot be shown any more.
seed-shown = The secret of the dice
seed-fits = It fits what the server had sealed before the first move: the dice were fixed from the start.
seed-fails = It does not fit what the server had sealed before the first move. Something is wrong with these dice.
seed = The seed
seed-commitment = Sealed before the match

## Replay

drop-record = Drop a .rimet file here, or choose one
replay-controls = Replay
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
jump-to-step = Jump to a step
step-of = { $step } / { $steps }
speed = Speed
speed-slow = Slow
speed-usual = Normal
speed-fast = Fast
speed-rush = Very fast
seen-by = Seen by
seen-by-spectator = As a spectator
seen-by-seat = As { $name }
chance = Chance
dice-fair = The dice were fair
dice-unknown = Dice not provable
dice-unfinished = Not finished
dice-unfair = The dice do not fit

## Shared by the boards

reel-hold = Hold
reel-go-on = Go on
reel-next = Next
reel-skip = Skip
reel-chart = See the chart
bot-random = Random
bot-casual = Casual
