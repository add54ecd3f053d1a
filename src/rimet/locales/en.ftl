## Refusals. Every error code has its sentence here or in the game's own catalogue.

error-unknown-game = There is no game called “{ $game }”. There are: { $allowed }.
error-unknown-version = This Rimet has no version { $version } of { $game }.
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-bad-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-unknown-set = Option “{ $option }”: there is no set called “{ $value }”. There are: { $allowed }.
error-no-such-set = { $game } has no set “{ $value }”. There are: { $allowed }.
error-no-sets = { $game } has no sets.
error-set-of-no-kind = Rimet cannot tell which of { $game }'s sets this is to be. Name it: { $allowed }.
error-set-too-large = Option “{ $option }”: a set may have at most { $allowed } bytes.

error-malformed-set = Component set “{ $set }”, line { $line }: { $reason }.
error-set-field-missing = Component set “{ $set }”, line { $line }: the field “{ $field }” is missing here.
error-set-field-unknown = Component set “{ $set }”, line { $line }: there is no field “{ $field }” here. There are: { $allowed }.
error-set-field-value = Component set “{ $set }”, line { $line }: “{ $field }” cannot have this value. Allowed: { $allowed }.
error-set-field-length = Component set “{ $set }”, line { $line }: “{ $field }” is too short or too long. Allowed length: { $allowed }.
error-set-field-kind = Component set “{ $set }”, line { $line }: “{ $field }” must be { $kind ->
    [int] a whole number, such as 3
    [str] a text in quotation marks
    [bool] true or false
    [array] a list in square brackets
    [tables] a table of its own for each, under [[{ $field }]]
    [table] a table, under [{ $field }]
   *[other] something else
}.
error-set-many-dots = Component set “{ $set }”, line { $line }: more than { $most } dots in one line.
error-set-entry-twice = Component set “{ $set }”, line { $line }: “{ $name }” stands here twice.
error-set-no-name = Component set “{ $set }”, line { $line }: “{ $name }” is no name.
error-set-bad-name = Component set “{ $set }”, line { $line }: this is no name: one line of at most { $most } characters is needed.
error-set-team-count = Component set “{ $set }”, line { $line }: { $fewest } to { $most } teams are needed, { $found } found.
error-set-card-count = Component set “{ $set }”, line { $line }: { $fewest } to { $most } cards are needed, { $found } found.
error-set-few-cards = Component set “{ $set }”, line { $line }: at least { $fewest } cards are needed, { $found } found.

error-bad-move = “{ $move }” is not a move that can be played here.
error-illegal-move = That move is not possible now.
error-not-your-turn = It is not your turn.
error-match-over = The match is over.
error-match-not-over = The match before is not over yet.
error-empty-path = No move was given.
error-path-too-long = Your choice is complete after { $whole } steps; the rest is not yours to decide.
error-only-replay = This match is only being replayed; nothing can be played in it.
error-wrong-players = This game has { $seats } seats, but { $found } players were named.

error-foreign-position = This is no position of { $expected }; it begins with “{ $found }”.
error-broken-position = This position is broken: it has { $found } fields instead of { $expected }.
error-broken-side = This is no seat's side of a match: { $reason }.
error-broken-field = This position is broken at field “{ $field }”: “{ $found }”.
error-only-sketched = A sketch of a position only samples, plays and scores; ask the whole position.
error-impossible-position = This position cannot occur in the game.

error-foreign-record = Line { $line }: this is not a Rimet record.
error-newer-record = Line { $line }: this record has format { $found }; this Rimet knows formats up to { $known }.
error-newer-game = Line { $line }: this record was played with version { $found } of { $game }; this Rimet knows versions up to { $known }.
error-unknown-record-game = Line { $line }: this Rimet has no game called “{ $game }”.
error-truncated-record = Line { $line }: the record breaks off here; its last line should be “end”.
error-record-too-large = Line { $line }: a record may have at most { $allowed } characters.
error-missing-header = Line { $line }: the record does not say its “{ $header }”.
error-double-header = Line { $line }: “{ $header }” stands here a second time.
error-unknown-header = Line { $line }: the game has no “{ $header }”.
error-bad-header = Line { $line }: “{ $value }” does not fit “{ $header }”.
error-broken-line = Line { $line }: “{ $text }” cannot be read.
error-stray-block = Line { $line }: this text belongs to no option.
error-broken-step = Line { $line }: step { $expected } was expected, but it reads “{ $text }”.
error-missing-steps = Line { $line }: the record has { $found } steps, not as many as it says.
error-wrong-seat = Step { $step }: it is not the turn of seat { $seat }.
error-bad-step = Step { $step }: “{ $move }” is not a move that can be played there.
error-step-after-end = Step { $step }: the match was over before.
error-wrong-result = Step { $step }: the result is not the one the record says.

error-no-seed = The record does not reveal the seed of its dice.
error-bad-seed = The seed of the dice is not a hexadecimal number.
error-seed-mismatch = The seed does not match its commitment { $commitment }.
error-wrong-dice = These are not the dice that the match began with.
error-wrong-roll = Step { $step }: the dice did not give “{ $move }”.
error-unfinished = The match is not over, so its dice cannot be checked yet.

error-unknown-language = There is no language “{ $language }”. There are: { $allowed }.
error-broken-text = The text “{ $message }” is broken.
error-unknown-text = There is no text “{ $message }”.

## The command line: refusals

error-file-missing = There is no file “{ $file }”.
error-file-is-folder = “{ $file }” is a folder, not a file.
error-file-unreadable = “{ $file }”: { $reason }.
error-file-too-large = “{ $file }” is too large: at most { $allowed } bytes are read.
error-file-not-text = “{ $file }” is not a text file.
error-file-exists = “{ $file }” is there already, and nothing is written over another match.
error-file-unrecordable = A set with such line ends cannot be kept in a record; save it with plain line ends.
error-match-finished = The match in “{ $file }” is over. See it again with: rimet replay { $file }
error-match-in-use = The match in “{ $file }” is being played in another window.
error-seed-missing = The match in “{ $file }” cannot be played on: its secret seed “{ $seed }” is missing.
error-nothing-saved = No unfinished match waits in “{ $folder }”.
error-option-without-value = “{ $option }” gives no value; write NAME=VALUE.
error-resume-alone = A saved match has its players and options already; give only --resume and its file.
error-option-twice = Option “{ $option }” is given twice.
error-bots-and-seats = Name the seats one by one or say how many bots play, not both.
error-too-many-seats = There are { $seats } seats, but { $found } were named.
error-bad-name = “{ $name }” is no name for a player: 1 to { $longest } printable characters are needed.
error-name-twice = Two players cannot both be called “{ $name }”.
error-no-games = No game is installed.
error-no-finals = There were no World Cup finals in “{ $year }”. There are: { $allowed }.
error-no-rules = The game “{ $game }” comes without written rules.
error-unknown-rule = There is no rule “{ $rule_number }”. There are: { $allowed }.
error-nothing-to-take-back = There is nothing to take back; what was played stays.

usage-nosuchoption = There is no option { $name }.
usage-missingparameter = Something is missing: { $name }.
usage-badoptionusage = Option { $name } needs a value.
usage-badparameter = { $name } cannot have this value: { $reason }.
usage-nosuchcommand = There is no command “{ $name }”.
usage-extra = “{ $name }” is more than this command takes.
usage-other = { $told }
usage-help = What can be said: { $command } --help
internal-error = Something went wrong inside Rimet, and that is our mistake: { $error }. With RIMET_DEBUG=1 you see where.

## The command line: help

help-rimet = Four football-tournament board games at one table.
help-rimet-examples =
    Examples:
    rimet play
    rimet games
    rimet rules mundialito
help-help = Say what a command does and what it can be told.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-install-completion = Teach the shell you are using to complete rimet's commands.
help-show-completion = Show what the shell would be taught.
help-version = Say which Rimet this is, and whether its rules are compiled.
help-language = The language to speak: en or es. Without it, the language of your system.
help-json = Print JSON instead of a table.
help-players = How many play, people and bots together.
help-option = An option of the game, such as hand=4; can be given several times. For cards and teams, @FILE reads a set of your own.
help-game = The name of a game; “rimet games” lists them.
help-file = A recorded match, usually a file that ends in .rimet.

help-play = Play a match at this keyboard, with people in turn and with bots. It is saved after every move.
help-play-examples =
    Examples:
    rimet play
    rimet play mundialito --players 4 --bots 2
    rimet play mundialito --seat Ana --seat Bo --seat bot
    rimet play --resume
help-play-game = The name of a game; with --resume, a saved match or the name of its game. Without it, you can choose.
help-play-bots = How many of the players are bots; without it, all but one.
help-play-seat = Who takes the next seat: a name, or “bot”; once for every seat. Seats left over go to bots.
help-play-seed = A number that fixes the dice, to play the same match again. Without it nobody can foresee them.
help-play-save = The file to record the match in; it must not exist yet. Without it, a new file in your data folder.
help-play-resume = Take up a saved match: the one in the file, or the latest.

help-games = List the games.
help-games-examples =
    Examples:
    rimet games
    rimet games --json

help-sets = List the sets of a game (cards, dice, teams, editions), print one, or check one of your own.
help-sets-examples =
    Examples:
    rimet sets mundialito
    rimet sets mundialito teams-1 > my-teams.toml
    rimet sets mundialito --check my-teams.toml
    rimet play mundialito --option teams=@my-teams.toml
help-sets-name = The set to print; with --check the option or set that the file is to stand for, where that is not plain.
help-sets-check = A set of your own: says whether the game can be played with it, else what is wrong, in which line.
help-history = Tell the history of the World Cup from 1930 to 2026, or of one finals.
help-history-examples =
    Examples:
    rimet history
    rimet history 1950
    rimet history 2026 --json
help-history-year = The year of the finals; without it, all of them in a line each.

help-rules = Print the rules of a game, or one rule by its number.
help-rules-examples =
    Examples:
    rimet rules mundialito
    rimet rules mundialito 7
help-rules-number = The number of one rule.

help-simulate = Play many matches between bots and count who wins, with 95 % intervals.
help-simulate-examples =
    Examples:
    rimet simulate mundialito -n 10000
    rimet simulate mundialito -n 10000 --players 2 --json
help-matches = How many matches to play.
help-simulate-seed = The number that the matches follow from; the same number gives the same matches.
help-simulate-bots = Which bots play: one name for all, or names with commas, seat by seat.
help-simulate-workers = How many processes share the work; without it, one for every core. The outcome is the same.

help-replay = Show a recorded match again, scene by scene.
help-replay-examples =
    Examples:
    rimet replay match.rimet
    rimet replay match.rimet --all --view Ana
help-replay-view = Whose eyes to see it with: a seat's number, from 0, or a name. Without it, those of a spectator.
help-replay-all = Print all steps as sentences instead of stepping through.

help-verify = Check a recorded match: every move legal, every roll the one its seed gives, the result right.
help-verify-examples =
    Example:
    rimet verify match.rimet

help-bench = Measure how fast the games are on this machine: random play, copies, redeals, views.
help-bench-examples =
    Examples:
    rimet bench
    rimet bench mundialito --json
help-bench-game = Which games to measure; without it, all.

help-serve = Open tables for browsers on this machine, until Ctrl-C; friends join with a link.
help-serve-examples =
    Examples:
    rimet serve --open
    rimet serve --host 0.0.0.0 --port 8000
help-serve-host = The address to listen at; 0.0.0.0 lets the others in your network in.
help-serve-port = The port; 0 takes a free one.
help-serve-open = Open the page in the browser.
help-serve-proxies = Addresses of proxies whose word on a visitor's address counts, parted by commas.
help-lobby-days = After how many days without a change an unused lobby goes; 0 keeps it.
help-match-days = After how many days without a move a match is given up and its seed shown; 0 waits for ever.
help-bot-processes = In how many processes bots think at most; 0 is one on every core.
help-record-days = After how many days without a change a table goes with its finished matches; 0 keeps it.
help-database = The file that keeps the tables; without it, one in your data folder.
help-backup = Copy the tables of a server, which may be running, to another file.
help-backup-examples =
    Example:
    rimet backup tables-copy.sqlite3
help-backup-file = Where the copy goes.
backup-done = The copy is in { $file }.
server-open = Rimet is open at { $address }
server-open-others = For others in the same network: { $address }
server-open-here = On this computer also: { $address }
server-alone = This computer is in no network that Rimet can see, so nobody else can come in.
no-browser = No browser could be opened here; open { $address } yourself.
error-bad-database = The database { $file } cannot be used: { $reason }.
error-closed-address = Rimet cannot listen at { $host }, port { $port }: { $reason }.

## The command line: playing

name-person = Player { $number }
name-bot = Bot { $number }
name-nobody = nobody

welcome-side = four cups on one table
welcome-which = Which one? (number, q quits)
welcome-who = Who plays at this keyboard? Names with commas ({ $proposed }):
welcome-how-many = How many play in all, bots included? ({ $proposed }):
welcome-resume = play on: begun { $started }

ask-any = Your move, { $seat }.
play-side = { $seat } · step { $step }
play-news = Since you last looked
play-earlier = … and more before: l shows the whole log
play-so-far = So far: { $path }
play-group = … { $count } moves
play-choose = Choose one of these; Enter alone is not enough here.
play-not-understood = “{ $answer }” is none of these.
play-hint-enter = Enter plays it
play-hint-choose = number or notation
play-hint-back = b back
play-hint-pages = n, p page { $page } of { $pages }
play-hint-commands = ? help · r rules · l log · q save and quit
play-hint-short = ? help · q save and quit
play-more = Enter: go on
play-help =
    What you can type

      a number      the choice with that number
      a notation    a move as it is written in the list, such as goal>Oaks
      its start     shows only the moves that begin so
      Enter         plays the only move there is
      b             takes back the last step of your choice, before it is played
      n, p          next and previous page of a long list
      r             the rules; r 9 shows rule 9
      l             the log: all that happened, as far as you may know it
      board         the whole board, where it does not fit
      q             saves and quits; rimet play --resume goes on

    Every move is saved at once. You can close the window at any time.
play-saved =
    The match is saved in { $file }
    Play on with: { $command }

curtain-title = { $seat }, it is your turn.
curtain-text = Hand over the keyboard. The others look away.
curtain-prompt = Enter, when only { $seat } is looking:
outcome-title = What your move brought
outcome-prompt = Enter, then hand over the keyboard:

end-winner = { $names } wins!
end-shared = { $names } share the win.
end-nobody = Nobody wins this time.
end-standings = Final standings
end-saved = The record is saved in { $file }

## The command line: tables and reports

games-name = Game
games-title = Title
games-players = Players
games-summary = What it is
simulate-progress = Playing
simulate-head =
    { $matches ->
        [one] { $matches } match, { $speed } a second.
       *[other] { $matches } matches, { $speed } a second.
    }
simulate-steps = Steps in a match: { $mean } on average ({ $low }–{ $high }), { $shortest } to { $longest }, median { $median }.
simulate-seat = Seat
simulate-wins = Wins
simulate-interval = 95 %
simulate-team = Team
simulate-titles = Cups
simulate-place = Mean place
simulate-matches = Matches
replay-dice = chance
replay-side = step { $step } of { $steps }
replay-prompt = Enter next · b back · number jumps · q quits:
replay-unfinished = The match is not over yet.
verify-sound = The record is sound: { $game }, { $steps } steps, all of them legal, and the result follows from them.
verify-unfinished = As far as it goes the record is sound: { $game }, { $steps } steps, all of them legal.
verify-dice = The dice are fair: all { $rolls } rolls follow from the seed that was committed to before the match.
verify-no-dice = The dice cannot be checked: the record has no commitment to a seed.
sets-option = Option
sets-name = Set
sets-what = What it is
sets-fit = { $file } fits: { $game } can be played with it as { $option }.
history-year = Year
history-hosts = Hosts
history-teams = Teams
history-champion = Champion
history-runner-up = Runner-up
history-third = Third
history-fourth = Fourth
history-head = World Cup { $year } · { $hosts } · { $teams } teams, { $matches } matches, { $goals } goals
history-withdrawn = Drawn, but stayed away: { $teams }
history-group = Group { $name }
history-second-group = Second round, group { $name }
history-final-pool = Final pool
history-thirds = Third-placed teams
history-play-off = Play-off
history-last-32 = Last 32
history-last-16 = Last 16
history-quarter-final = Quarter-finals
history-semi-final = Semi-finals
history-third-place = Third place
history-final = Final
history-team = Team
history-played = P
history-won = W
history-drawn = D
history-lost = L
history-goals = Goals
history-points = Pts
history-extra-time = after extra time
history-shoot-out = { $home }–{ $away } on penalties
history-replay = replay
history-by-lots = by lot
history-by-play-off = after a play-off
history-by-cautions = by cautions
history-chart = The rulebook's chart
history-chart-same = The chart of 1993 in the rulebook of World Cup Tournament Football gives the same order, and { $entries } countries that entered.
history-chart-other = The chart of 1993 in the rulebook of World Cup Tournament Football gives an order of its own, and { $entries } countries that entered:
history-chart-likely = The chart of 1993 in the rulebook of World Cup Tournament Football gives a field that seemed likely, in no order, and { $entries } countries that entered:
history-slip-omitted = The chart leaves out { $team }.
history-slip-instead = { $printed } stands where { $team } belongs.
history-slip-together = { $team } and { $printed } are printed as one.
history-slip-host = It names { $printed } as the host instead of { $team }.
bench-measuring = Measuring { $game }.
bench-playouts = matches
bench-steps = steps
bench-clone = clone
bench-redeal = redeal
bench-view = view

## Football: the reason names what and where.

error-unknown-nation = Unknown nation: { $reason }.
error-unknown-finals = Unknown finals: { $reason }.
error-unknown-bracket = Unknown bracket: { $reason }.
error-unknown-thirds = Unknown table of thirds: { $reason }.
error-bad-data = Malformed data: { $reason }.
error-bad-result = Impossible result: { $reason }.
error-bad-criterion = Unknown criterion: { $reason }.
error-bad-column = Wrong column: { $reason }.
error-bad-scheme = No round robin: { $reason }.
error-bad-slot = Wrong slot: { $reason }.
error-bad-winner = Wrong winner: { $reason }.
error-bad-lots = Wrong lots: { $reason }.
error-level = Still level: { $reason }.

error-no-such-step = There is no step { $step } yet; the match has { $known }.
error-step-forgotten = What happened after step { $step } is not remembered; the memory begins at { $known }.
error-unknown-bot = No bot called “{ $bot }” plays { $game }. There are: { $allowed }.

## The server: refusals

error-malformed-message = The server cannot read this message: { $reason }.
error-wrong-protocol = This page speaks version { $found } of the protocol, the server version { $known }. Load the page anew.
error-hello-first = The first message must be a hello.
error-hello-twice = The hello has been said already.
error-unknown-page = There is nothing at this address.
error-wrong-method = This address cannot be used that way.
error-unknown-table = There is no such table.
error-wrong-token = This link does not fit this table.
error-not-host = Only the host of the table may do that.
error-unknown-seat = There is no seat { $seat }.
error-not-your-seat = This is not your seat.
error-seat-taken = Somebody else sits there already.
error-seat-in-use = A person sits on a seat that would be gone.
error-seat-open = Nobody sits there.
error-seats-open =
    { $count ->
        [one] A seat is still open.
       *[other] { $count } seats are still open.
    }
error-seat-lost = The host has given your seat away.
error-bad-setting = “{ $setting }” cannot have this value. Allowed: { $allowed }.
error-not-started = The match has not begun yet.
error-already-started = The match has begun already.
error-record-secret = The record of a match is secret until it has been played to its end.
error-match-expired = Nobody played this match for so long that it was given up.
error-unknown-match = This table has no match { $number }.
error-stale-step = The position has changed in the meantime; look again.
error-bad-commitment = A commitment has 64 hexadecimal digits.
error-reveal-too-early = Nonces are revealed when the host has pressed start.
error-reveal-too-late = The match has begun; its nonces are fixed.
error-wrong-nonce = The nonce does not fit its commitment.
error-wrong-origin = Requests from other sites are not answered.
error-body-too-large = That is too much: at most { $allowed } bytes are read.
error-message-too-large = That message is too long: at most { $allowed } bytes are read.
error-too-many-messages = Too many messages at once.
error-too-many-sides = Too many sides of a match have been asked for from your address; wait a moment.
error-too-many-requests = Too many requests at once; wait a moment.
error-too-many-tables = Too many tables have been made from your address; wait a while.
error-too-many-sockets = Too many connections from your address.
error-too-many-spectators = There is no more room to watch: { $allowed } people do already.
error-bad-query = “{ $name }” in the address cannot have this value. Allowed: { $allowed }.
error-replay-too-long = A match of this game cannot have more than { $allowed } steps.
error-replay-too-slow = It takes too long to replay this record.
error-too-busy = The server is busy; try again in a moment.
error-storage-failed = The server could not keep that, so nothing has happened. Try again.
error-server-fault = Something went wrong inside the server, and that is our mistake.
