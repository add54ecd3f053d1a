## Refusals. Every error code has its sentence here or in the game's own catalogue.

error-unknown-game = There is no game called “{ $game }”. There are: { $allowed }.
error-unknown-version = This Rimet has no version { $version } of { $game }.
error-unknown-option = There is no option “{ $option }”. There are: { $allowed }.
error-bad-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-unknown-set = Option “{ $option }”: there is no set called “{ $value }”. There are: { $allowed }.
error-set-too-large = Option “{ $option }”: a set may have at most { $allowed } bytes.

error-malformed-set = Component set “{ $set }”, line { $line }: { $reason }.

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
error-broken-field = This position is broken at field “{ $field }”: “{ $found }”.
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
