# The board of The World Cup Game.

## The chart

board-title = World Cup { $edition }
board-chart = Wall chart
board-rounds = Rounds
board-groups = Groups
board-all = All
board-group = Group { $group }
board-second-group = Second round, group { $group }
board-group-waiting = to come
board-group-open = being played
board-group-over = decided
board-close-up = Close-up of group { $group }
board-overview = Back to all groups
board-ticket-groups = Groups { $first }–{ $last }
board-ticket-second-groups = Second round { $first }–{ $last }
board-ticket-last-16 = Last 16
board-ticket-quarter-finals = Quarter-finals
board-ticket-semi-finals = Semi-finals
board-ticket-finals = The Final
board-round-last-16 = Last 16
board-round-quarter-finals = Quarter-finals
board-round-semi-finals = Semi-finals
board-round-finals = The Final
board-final = The Final
board-third-place = Third place
board-thirds = The thirds
board-winner-of = Winner { $match }
board-loser-of = Loser { $match }
board-placing = { $place ->
    [1] Winner { $group }
    [2] Second { $group }
   *[3] Third { $group }
}
board-share-whole = one deck
board-share-part = { $decks } deck
board-share-cards = { $decks } cards
board-deck = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}{ $again ->
    [0] { "" }
    [one] , then shuffled again
   *[other] , then shuffled { $again } times
}
board-final-turns = { $turns ->
    [one] { $turns } last turn without drawing
   *[other] { $turns } last turns without drawing
}

## Tables

board-table-of = Table of group { $group }
board-rank = Rank
board-team = Team
board-played = Played
board-played-short = P
board-won = Won
board-won-short = W
board-drawn = Drawn
board-drawn-short = D
board-lost = Lost
board-lost-short = L
board-goals-column = Goals
board-difference = Diff.
board-points = Pts
board-decided-by = Parted by
board-goes-to = goes to { $to }
board-by-points = points
board-by-head-to-head-points = points between them
board-by-goal-difference = goal difference
board-by-goals = goals scored
board-by-earlier-points = points of the first round
board-by-earlier-goal-difference = goal difference of the first round
board-by-earlier-goals = goals of the first round
board-by-lots = lot
board-by-level = level
board-by-short-head-to-head-points = h2h
board-by-short-goal-difference = ±
board-by-short-goals = gls
board-by-short-earlier-points = 1st pts
board-by-short-earlier-goal-difference = 1st ±
board-by-short-earlier-goals = 1st gls
board-by-short-lots = lot
board-by-short-level = =

## Colours, tokens and rows

board-colour-black = black
board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-colour-yellow = yellow
board-colour-grey = grey
board-colour-blank = blank
board-dice = Extra-goal dice: { $colours }
board-extra = with the extra-goal dice
board-token-goal = { $goals ->
    [one] a goal
   *[other] { $goals } goals
}
board-token-attack = an Attack
board-token-defence = a Defence
board-token-penalty = a penalty
board-token-void = a token turned over
board-no-tokens = no tokens
board-row = { $team }, { $colour }{ $owner ->
    [none] { "" }
    [you] , your team
   *[other] , team of { $owner }
}: { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}{ $half ->
    [yes] { " " }and a half
   *[no] { "" }
}. { $capacity } spaces: { $tokens }.
board-aim-place = { $card } on { $team }, against { $against }
board-aim-hit = { $card }: turn over { $token } of { $team }, against { $against }

## Cards

board-card-3 = 3 goals
board-card-2 = 2 goals
board-card-1 = 1 goal
board-card-2-1 = 2 + 1
board-card-1-1 = 1 + 1
board-card-1-1-1 = 1 + 1 + 1
board-card-attack = Attack
board-card-defence = Defence
board-card-foul = Foul
board-card-offside = Offside
board-card-penalty = Penalty

## Players and the own hand

board-players = Players
board-out = out
board-hand-size = { $cards ->
    [one] holds { $cards } card
   *[other] holds { $cards } cards
}
board-discards = { $cards ->
    [one] { $cards } card laid away face down
   *[other] { $cards } cards laid away face down
}
board-balls = { $colour }: { $left } of { $all } in
board-seek = Show the teams of { $name }
board-your-hand = Your hand
board-your-teams = Your teams
board-discard = Lay away face down
board-part-first = Lay the 2
board-part-second = Lay the 1
board-waiting = { $name } is to play.
board-hint-start = Pick a card.
board-hint-target = { $card }: now pick a lit space or token.
board-hint-more = { $left ->
    [one] One more team for this card.
   *[other] { $left } more teams for this card.
}
board-hint-discard = { $card } fits nowhere: lay it away.
board-draft = Choosing teams
board-draft-yours = Choose a team
board-draft-of = { $name } chooses a team

## What is told

board-report = What the round brought
board-told-penalty = { $goal ->
    [yes] Penalty for { $team }: goal!
    [no] Penalty for { $team }: black, missed!
   *[ahead] Penalty for { $team }
}
board-told-dice = Extra goals in group { $group }
board-told-dice-all = Extra goals in all matches
board-told-table = Group { $group }: { $teams } through
board-told-won = { $by ->
    [kicks] { $team } wins on penalties
    [lots] { $team } wins by lot
   *[goals] { $team } wins
}
board-told-counted = The results are in
board-told-thirds = Best thirds: { $teams } through
board-told-lot-ahead = A lot is drawn
board-told-lot = The lot: { $team }
board-told-placed = { $teams ->
    [one] One team goes home
   *[other] { $teams } teams go home
}
board-told-out = { $name } has no team left
board-champion = World champion
board-champion-of = { $name } wins!
board-see-chart = See the chart
board-podium = How it ended

## Options

label-edition = Finals of
label-handout = Teams are
label-extra-goals = Extra-goal dice
label-third-table = Table of thirds
label-own-edition = Finals of your own
label-cards = Set of cards
label-dice = Set of dice
value-handout-random = Dealt at random
value-handout-draft = Chosen in turn
value-third-table-rulebook = The rulebook's
value-third-table-real = The real one

## In five pictures

help-1 = Everybody gets teams, for all to see. All matches of a round are played at once.
help-2 = Each team has a row of spaces, the strong ones more. Goals are tokens laid along it.
help-3 = On your turn play one of three cards on any team, or discard one unseen; then draw. Arrow keys lead from place to place.
help-4 = Only the last token of a row is vulnerable: a foul or an offside can still cancel it.
help-5 = Dice may add half goals at the end of a round. Whoever owns the champion wins.
