# The board of Goal!Game.
board-pitch = The match
board-coaches = The coaches
board-circle = Scoreboards of the circle
board-road = The tournament
board-coach = Coach
board-place-head = Place
board-goals-head = Goals
board-to-come = Still to come
board-stage-first = First match
board-stage-bronze = Bronze match
board-stage-final = Final
board-half = { $half ->
    [1] First half
   *[other] Second half
}
board-half-score = { $half ->
    [1] 1st half { $own } : { $other }
   *[other] 2nd half { $own } : { $other }
}
board-clockwise = Attacks go clockwise
board-counter-clockwise = Attacks go counter-clockwise
board-penalties = Penalties
board-kicks = { $first } : { $second } kicks taken
board-taken = { $name }: { $goals } of { $kicks } penalties scored
board-attack = attacks
board-counter-attack = counter-attack
board-attacks = attacks
board-defends = defends
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] 4th place
}
board-goals = { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}
board-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Cards

team-red = Red
team-yellow = Yellow
team-blue = Blue
team-green = Green
board-color-red = red
board-color-yellow = yellow
board-color-blue = blue
board-color-green = green
board-side-top = top
board-side-right = right
board-side-bottom = bottom
board-side-left = left
board-event-play-on = Play on
board-event-penalty-kick = Penalty kick
board-event-own-goal = Own goal
board-event-offside = Offside
board-event-timeout = Timeout
board-event-transfer = Transfer
board-event-injury = Injury
board-event-sponsor = Sponsor
board-figure = { $cards } cards on the table
board-card-open = { $cell }: top { $top }, right { $right }, bottom { $bottom }, left { $left }; in the middle: { $event }
board-card-down = { $cell }: face down
board-open = Open { $cell }: { $goals } strikes expected.
board-hope = { $side }: { $color }, { $chance } %.
board-reading = The card as it is read
board-strike-coming = a strike to come
board-strike-now = a strike now
board-strike-goal = goal
board-strike-saved = saved
board-unseen = { $cards ->
    [one] { $cards } card not yet seen
   *[other] { $cards } cards not yet seen
}
board-sides = { $count ->
    [one] { $color }: { $count } side
   *[other] { $color }: { $count } sides
}

## Footballers

board-kind-forward = Forward
board-kind-goalkeeper = Goalkeeper
board-kind-quarter-back = Quarter-back
board-tokens = { $kind ->
    [forward] { $count ->
        [one] { $count } forward
       *[other] { $count } forwards
    }
    [goalkeeper] { $count ->
        [one] { $count } goalkeeper
       *[other] { $count } goalkeepers
    }
   *[quarter-back] { $count ->
        [one] { $count } quarter-back
       *[other] { $count } quarter-backs
    }
}
board-unused = On the bench: { $tokens }
board-used = Used or lost: { $tokens }
board-no-tokens = Nobody on the bench

## Auction

board-auction = { $number ->
    [1] Auction
   *[other] Second auction
}
board-bank = { $tokens ->
    [one] { $tokens } footballer in the bank
   *[other] { $tokens } footballers in the bank
}
board-nobody-up = Who is up next?
board-sold = Sold!
board-less = One coin less
board-more = One coin more
board-nominate = { $coins ->
    [one] { $kind } for { $coins } coin
   *[other] { $kind } for { $coins } coins
}
board-bid = { $coins ->
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
board-bidder-leads = bids
board-bidder-buys = bought
board-bidder-passed = passed
board-bidder-thinks = thinking
board-bidder-nominates = puts one up
board-bidder-cannot = cannot buy
board-bidder-waits = may bid
board-ask-nominate = Put a footballer up for sale, or pass.
board-ask-raise = { $coins ->
    [one] { $coins } coin is bid. Raise, or pass?
   *[other] { $coins } coins are bid. Raise, or pass?
}
board-wait-nominate = { $name } may put a footballer up.
board-wait-raise = { $name } raises or passes.
board-pass-nominate = Pass
board-pass-raise = Pass

## Choices on the pitch

board-ask-move = Open a lit card and attack { $rival }.
board-ask-kick = Take your penalty: open a lit card.
board-ask-save = { $by ->
    [top] A strike at the top side! Spend a goalkeeper?
    [bottom] A strike at the bottom side! Spend a goalkeeper?
    [left] A strike at the left side! Spend a goalkeeper?
    [right] A strike at the right side! Spend a goalkeeper?
    [penalty-kick] Penalty kick! Spend a goalkeeper?
    [forward] The forward strikes! Spend a goalkeeper?
   *[none] A strike! Spend a goalkeeper?
}
board-ask-forward = Send a forward on for one more strike?
board-ask-counter = Strike back at { $rival }: open a lit card, or let it be.
board-ask-counter-open = Now open a lit card.
board-ask-timeout = Timeout: buy footballers for 1 coin each.
board-ask-transfer = Transfer: buy a footballer, or swap one.
board-ask-injury = Injury: who goes off?
board-wait-move = { $name } opens a card.
board-wait-kick = { $name } takes a penalty.
board-wait-save = { $name } decides: a goalkeeper?
board-wait-forward = { $name } decides: a forward?
board-wait-counter = { $name } may strike back.
board-wait-counter-open = { $name } strikes back.
board-wait-timeout = { $name } has a timeout.
board-wait-transfer = { $name } looks at the transfer list.
board-wait-injury = { $name } loses a footballer.
board-pass-save = Let it in
board-pass-forward = Keep the forward
board-pass-counter = No counter-attack
board-pass-timeout = Play on
board-pass-transfer = No transfer
board-spend-goalkeeper = Goalkeeper saves
board-spend-forward = Forward strikes
board-spend-quarter-back = Knock out a forward first
board-buy = { $kind }
board-swap = { $given } for { $taken }
board-lose = { $kind }

## Called out

board-call-goal-scored = Goal!
board-call-strike-saved = Saved!
board-call-own-goal = Own goal!
board-call-offside-called = Offside
board-call-timeout-called = Timeout
board-call-transfer-opened = Transfer
board-call-token-injured = { $kind ->
    [forward] Injury: a forward goes off
    [goalkeeper] Injury: a goalkeeper goes off
    [quarter-back] Injury: a quarter-back goes off
   *[none] Injury, but nobody is on
}
board-call-sponsor-paid = A coin from the sponsor
board-call-counter-begun = Counter-attack!
board-call-quarter-back-spent = Quarter-back: forward out!
board-call-half-begun = { $half ->
    [1] First half
   *[other] Second half
}
board-call-half-ended = { $half ->
    [1] Half-time
   *[other] Full time
}
board-call-penalties-begun = Penalties!
board-call-toss-won = { $name } kicks first
board-call-penalties-level = Level: lay out again
board-call-penalties-won = { $name } wins on penalties
board-call-final-reached = { $name } is in the final
board-call-match-won = { $name } wins { $goals } : { $conceded }
board-champion = Champion

## Options

label-figure = Figure
value-figure-columns = Five columns
value-figure-random = At random
label-cards = Set of cards
label-tokens = Set of footballers

## In five pictures

help-1 = First bid coins for footballers: forwards, goalkeepers, quarter-backs.
help-2 = Open a card that touches an open one. How it lies is chance.
help-3 = Two sides that meet in the same colour, yours or your opponent's, are a goal.
help-4 = A forward strikes once more, a goalkeeper repels, and the defender may strike back.
help-5 = Goals of two halves decide the match. Win the final, and the cup is yours.
