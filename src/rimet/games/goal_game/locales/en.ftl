title = Goal!Game
summary = Bid for footballers, open cards, match colours, strike back: a tournament for two to four coaches.

option-players = How many coaches play, two to four.
option-dealer = Who deals; the coach to the dealer's left begins.
option-figure = Whether the cards lie in five columns or in a figure that grows at random.
option-cards = The event cards: a shipped set or your own.
option-tokens = The footballers up for sale: all sixteen, four for each coach, or your own set.

ask-lay = The cards are being laid out.
ask-nominate = Put a footballer up for sale with an opening bid, or pass.
ask-raise = Raise the bid, or pass.
ask-move = Open a card.
ask-card = The card is being turned over.
ask-save = A strike! Spend a goalkeeper, or let it in?
ask-timeout = Timeout: buy footballers from the bank at one coin each, or pass.
ask-transfer = Transfer: buy a footballer for a coin, swap one, or pass.
ask-injury = An injury: which footballer do you lose?
ask-forward = Finish the attack with a forward, or keep your forwards?
ask-counter = Counter-attack: open a card, or let it be? A quarter-back may go first.
ask-counter-open = The quarter-back has cleared the way: open a card.
ask-lots = Lots are drawn among the level coaches.
ask-toss = A draw decides who takes the first penalty.
ask-end-card = The open cards are laid at the ends of the row.
ask-penalties-lot = A lot decides the penalties.
ask-showing = Watch what happens.
ask-done = The tournament is over.

event-auction-begun = { $number ->
    [1] The auction begins: { $tokens } footballers are up for sale.
   *[other] A second auction: { $tokens } footballers are left.
}
event-token-nominated = { $seat } puts { $kind ->
    [forward] a forward
    [goalkeeper] a goalkeeper
   *[quarter-back] a quarter-back
} up for sale at { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-nomination-passed = { $seat } puts up no footballer for sale.
event-bid-raised = { $seat } bids { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for the { $kind }.
event-bid-passed = { $seat } does not raise the bid.
event-token-sold = The { $kind } goes to { $seat } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-auction-ended = The auction is over; { $tokens ->
    [0] no footballer is left
    [one] one footballer is put aside
   *[other] { $tokens } footballers are put aside
}.
event-match-begun = { $stage ->
    [first] The first match begins: all against the next in the circle, for a place in the final.
    [bronze] The bronze match: { $seat } against { $rival_seat }.
   *[final] The final: { $seat } against { $rival_seat }.
}
event-half-begun = { $half ->
    [1] First half, clockwise
   *[2] Second half, counter-clockwise
}: { $cards } cards are laid out, and { $seat } begins.
event-card-opened = { $part ->
    [counter-attack] { $seat } opens the card { $cell } for the counter-attack
    [penalty] { $seat } takes a penalty against { $rival_seat } and opens the card { $cell }
   *[attack] { $seat } attacks { $rival_seat } and opens the card { $cell }
}: top { $top }, right { $right }, bottom { $bottom }, left { $left }{ $part ->
    [penalty] .
   *[other] { $middle ->
        [play-on] .
        [penalty-kick] . Penalty kick!
        [own-goal] . Own goal!
        [offside] . Offside.
        [timeout] . Timeout.
        [transfer] . Transfer.
        [injury] . Injury.
       *[sponsor] . Sponsor.
    }
}
event-strike-made = { $by ->
    [penalty-kick] { $seat } takes the penalty kick against { $rival_seat }!
    [forward] { $seat }'s forward strikes against { $rival_seat }!
    [top] { $seat } strikes against { $rival_seat }: { $color } on { $color } at the top!
    [bottom] { $seat } strikes against { $rival_seat }: { $color } on { $color } at the bottom!
    [left] { $seat } strikes against { $rival_seat }: { $color } on { $color } on the left!
   *[right] { $seat } strikes against { $rival_seat }: { $color } on { $color } on the right!
}
event-strike-saved = { $seat }'s goalkeeper saves the strike of { $rival_seat }.
event-goal-scored = Goal for { $seat } against { $rival_seat }: { $goals }-{ $conceded }.
event-own-goal = Own goal by { $seat } in the duel with { $rival_seat }: { $goals }-{ $conceded }.
event-offside-called = Offside: the other sides of { $seat }'s card do not count.
event-timeout-called = Timeout: { $seat } may buy footballers.
event-transfer-opened = Transfer: { $seat } may buy or swap a footballer.
event-token-bought = { $seat } buys { $kind ->
    [forward] a forward
    [goalkeeper] a goalkeeper
   *[quarter-back] a quarter-back
} for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-token-swapped = { $seat } swaps a { $given } for a { $taken }.
event-token-injured = { $kind ->
    [none] An injury, but { $seat } has no footballer to lose.
   *[other] { $seat } loses a { $kind } to an injury.
}
event-sponsor-paid = A sponsor pays { $seat } { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-forward-held = { $seat } keeps the forwards for later.
event-counter-begun = { $seat } counter-attacks { $rival_seat }.
event-counter-declined = { $seat } does not counter-attack.
event-counter-bogged-down = { $seat }'s counter-attack is bogged down: no open side has a fitting colour.
event-quarter-back-spent = { $seat }'s quarter-back knocks out a forward of { $rival_seat }; both are lost.
event-half-ended = { $half ->
    [1] Half-time: all cards are open.
   *[2] Full time: all cards are open.
}
event-duel-scored = The score is { $seat } { $goals }-{ $conceded } { $rival_seat }.
event-lot-drawn = { $rival_seat ->
    [none] By lot { $seat } waits and the two others meet.
   *[other] By lot { $seat } meets { $rival_seat }.
}
event-penalties-begun = It is level: penalties between { $seat } and { $rival_seat }.
event-toss-won = The draw gives { $seat } the first penalty.
event-end-card-laid = At an end of the row lies the card { $cell }: top { $top }, right { $right }, bottom { $bottom }, left { $left }.
event-penalties-level = All penalties are taken and it is level, { $goals }-{ $goals }: the cards are laid out again.
event-penalties-won = { $by_lot ->
    [yes] A lot ends the penalties, { $goals }-{ $conceded }: { $seat } wins.
   *[no] { $seat } wins the penalties against { $rival_seat }, { $goals }-{ $conceded }.
}
event-final-reached = { $seat } goes to the final with { $goals ->
    [one] one goal
   *[other] { $goals } goals
}.
event-match-won = { $stage ->
    [bronze] { $seat } wins the bronze match
   *[final] { $seat } wins the final
} against { $rival_seat }, { $goals }-{ $conceded }{ $by_penalties ->
    [yes] {" "}and then on penalties.
   *[no] .
}
event-prize-paid = { $seat } gets { $coins } coins for the win.
event-coach-placed = { $place ->
    [1] { $seat } is first.
    [2] { $seat } is second.
    [3] { $seat } is third.
   *[other] { $seat } is fourth.
}
event-cup-won = { $seat } wins the tournament!

error-must-open = It is your move: you must open a card.
error-must-lose = The injury costs you a footballer; choose which.
error-wrong-moment = { $kind ->
    [forward] A forward is spent when your card has been read.
    [goalkeeper] A goalkeeper is spent on a strike against you.
   *[quarter-back] A quarter-back is spent before your counter-attack.
}
error-not-held = You have no unused { $kind }.
error-no-forward = Your opponent has no unused forward to knock out.
error-no-injury = No injury makes you lose a footballer now.
error-no-trade = That can only be done in a Timeout or a Transfer.
error-same-kind = A footballer is swapped for another kind.
error-none-left = The bank has no { $kind } left.
error-three-already = You have { $most } unused footballers already; nobody may have more.
error-too-few-coins = That costs one coin, and you have { $coins }.
error-nothing-to-open = No card is to be opened now.
error-no-such-card = There is no such card in the figure.
error-open-already = The card { $cell } is open already.
error-not-touching = The card { $cell } does not touch an open card by a side.
error-no-counter-there = The card { $cell } lies against no open side in your colour or your opponent's.
error-no-bid-now = Nothing can be bid so now.
error-bid-too-low = You must bid more than { $bid }.
error-bid-too-high = You have only { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.

## Sets of one's own

error-set-no-sides = Component set “{ $set }”, line { $line }: “{ $sides }” is not four sides in the colours { $allowed }.
error-set-no-effect = Component set “{ $set }”, line { $line }: “{ $event }” is no effect; there are { $allowed }.
error-set-bad-text = Component set “{ $set }”, line { $line }: this is no text for a card: one line of at most { $most } characters is needed.
error-set-bank-twice = Component set “{ $set }”, line { $line }: a second bank for { $coaches } coaches.
error-set-no-bank = Component set “{ $set }”, line { $line }: there is no bank for { $coaches } coaches.
