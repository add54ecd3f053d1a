# The board of World Cup Tournament Football.
board-group = Group
board-groups = Groups
board-road = The road to The Final
board-sections = Parts of the chart
board-decided = decided
board-filled = { $cards } of { $all } cards
board-close-up = Close-up of group { $group }
board-overview = Back to all groups
board-round-last-16 = Last 16
board-round-quarter-final = Quarter-finals
board-round-semi-final = Semi-finals
board-round-third-place = Third place
board-round-olympic-final = The Olympic Final
board-round-worth = { $round } · { $points }
board-round-final = The Final
board-short-last-16 = Last 16
board-short-quarter-final = 1/4
board-short-semi-final = 1/2
board-short-final = Final
board-bank = the bank
board-bank-mark = B
board-you = you
board-out = out
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
board-hand-size = { $cards ->
    [one] holds { $cards } card
   *[other] holds { $cards } cards
}
board-place = { $team ->
    [none] { $place }
   *[other] { $place }, { $team }
}, { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
} and { $penalties ->
    [one] { $penalties } penalty
   *[other] { $penalties } penalties
}{ $hidden ->
    [yes] { " " }in sight
   *[no] { "" }
}{ $over ->
    [yes] { "" }
   *[no] , { $cards } of { $capacity } cards
}{ $owner ->
    [none] { "" }
    [you] , your team
    [bank] , a bank team
   *[other] , team of { $owner }
}{ $placing ->
    [none] { "" }
    [out] , out
   *[other] , through as { $placing }
}
board-card = { $goals ->
    [0] Card without a goal
    [one] Card with { $goals } goal
    [3] Hat-trick: card with { $goals } goals
   *[other] Card with { $goals } goals
}, { $penalties ->
    [0] no penalties
    [one] { $penalties } penalty
   *[other] { $penalties } penalties
}
board-your-hand = Your hand
board-managers = Managers
board-your-teams = Your teams
board-ask-group = one in a group
board-ask-later = one on the road
board-hint-start = Pick a card or a place.
board-hint-place = Now pick a lit place.
board-hint-card = Now pick the card for { $place }.
board-group-told = Group { $group }: { $first } and { $second } go through.
board-thirds-told = The best thirds go through.
board-penalty-score = penalties { $first } : { $second }
board-verdict = { $by ->
    [penalties] { $team } wins on penalties
    [placing] Level! { $team } wins by its placing
   *[goals] { $team } wins
}
board-next-match = Next match
board-to-final = To The Final
board-champion = World champion
board-champion-olympic = Olympic champion
board-champion-of = { $name } wins!
board-champion-bank = A bank team: no manager wins.
board-podium = How it ended
board-scoring = Manager of the series

## Options

label-board = Board
label-series = History
label-seeding = Groups
label-early-groups = Groups of 1954 to 1970
label-own-series = Series of your own
label-bracket = Bracket
label-points = Points
value-bracket-bracket-world-cup = World Cup
value-bracket-bracket-world-cup-32 = 32 teams
value-bracket-bracket-olympic = Olympic
value-points-points-1 = As usual
label-lineup = Teams by name
hint-lineup = The teams that play, as many as the board has fields.
label-teams-per-player = Teams each
label-hidden = Hidden groups
label-open = Open play
label-wild = Wild play
label-longer = Longer version
label-team-scoring = Team scoring
label-teams = Set of teams
label-cards = Set of cards
hint-board = A chart for 24 teams, for 16, or one of ours for 32; “by itself” takes the one of the series.
hint-teams-per-player = How many teams each player manages; “even” shares them all out, but two players leave a third to the bank.
value-teams-per-player-0 = Even
value-board-auto = By itself
value-board-world-cup = World Cup
value-board-olympic = Olympic
value-board-world-cup-32 = World Cup, 32 teams (ours)
value-series-none = None
value-series-1994-real = 1994, as it was
value-seeding-real = As they were
value-seeding-rating = By rating

## In five pictures

help-1 = Secret flags make you the manager of some teams. Nobody else knows which.
help-2 = On your turn play one card in a group and one on the road, on anybody's team. Arrow keys lead from place to place.
help-3 = Then draw two cards. Cards count goals; the small marks are penalties.
help-4 = When a group is full it is decided: the best two go on, and the best thirds with them.
help-5 = The knock-out opens card by card. Whoever manages the champion wins.
