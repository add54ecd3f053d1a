title = World Cup Tournament Football
summary = Everybody plays cards on every team, and nobody knows whose team is whose.

option-players = How many play: 2 to 24, on the Olympic board 2 to 16.
option-dealer = Who deals; the seat to the dealer's left begins. -1 is the last seat.
option-board = The board: 24 teams, 16, or 32 on a board of ours. By itself it is the one of the series.
option-series = A finals out of history whose teams take part, or none.
option-seeding = With a series whose groups are known, from 1974 on: its real groups, or seeding by rating.
option-early-groups = With a series from 1954 to 1970: its real groups instead of seeding by rating.
option-bracket = Who meets whom in the knock-out: the board's own, or a set that fits it.
option-points = The points of team scoring: the shipped ones or your own, which turn it on.
option-own-series = A series of your own: its board, its teams, their groups.
option-lineup = Teams of your own choice, as codes or names with commas: as many as the board has.
option-teams-per-player = Teams that each player manages; 0 is an even share, of which two players leave a third to the bank.
option-hidden = Cards in the groups lie face down too.
option-open = Cards in the later rounds lie face up too.
option-wild = The first card on each half-field lies face up.
option-longer = Four cards on a field instead of three; about 20 minutes more.
option-team-scoring = A second title: points for how far all of your teams get.
option-teams = The teams and their ratings: a shipped set or your own.
option-cards = The cards: a shipped set or your own.

error-unknown-team = The set of teams has no “{ $team }”.
error-team-twice = “{ $team }” stands in the line-up twice.
error-wrong-count = The line-up has { $found } teams; this board needs { $needed }.
error-series-not-for-board = The series { $series } is played on the board “{ $needed }”, not on “{ $board }”.
error-series-and-teams = Choose either the series { $series } or a line-up of your own, not both.
error-unknown-series = There is no series “{ $series }”. There are: { $allowed }.
error-no-early-groups = Real groups that have to be asked for belong to the series { $allowed }; this is “{ $series }”.
error-groups-and-rating = The series { $series } cannot both keep its real groups and be seeded by rating.
error-two-series = Choose either the series { $series } or one of your own, not both.
error-too-many-players = { $players } are too many for this board; allowed: { $allowed }.
error-open-and-wild = Open play and wild play rule each other out.
error-too-many-teams = { $teams } teams for each player are more than there are; allowed: { $allowed }.
error-card-not-held = You do not hold a card { $card }.
error-groups-over = The group games are over; play on a half-field.
error-group-played = You have played your card on a group field this turn; the other goes on a half-field.
error-group-resolved = The group of { $place } is settled already.
error-last-card-in-group = Your last card goes on a group field.
error-later-played = You have played your card on a half-field this turn; the other goes on a group field.
error-place-full = { $place } has its { $capacity } cards already.

## Sets of one's own

error-set-no-code = Component set “{ $set }”, line { $line }: “{ $name }” is no code of three capital letters.
error-set-kind-count = Component set “{ $set }”, line { $line }: { $fewest } to { $most } kinds of cards are needed, { $found } found.
error-set-kind-twice = Component set “{ $set }”, line { $line }: a second kind with { $goals } goals and { $penalties } penalties.
error-set-match-count = Component set “{ $set }”, line { $line }: a bracket of this board has { $needed } matches, { $found } found.
error-set-match-name = Component set “{ $set }”, line { $line }: the match “{ $needed }” must stand here, not “{ $name }”.
error-set-no-side = Component set “{ $set }”, line { $line }: “{ $name }” cannot come to the match “{ $match }”; allowed: { $allowed }.
error-set-other-groups = Component set “{ $set }”, line { $line }: the groups of { $finals } do not fit the board “{ $board }”.
error-set-other-teams = Component set “{ $set }”, line { $line }: these are not the teams of { $finals }; one-sided: { $teams }.
error-set-groups-twice = Component set “{ $set }”, line { $line }: the groups of { $finals } are kept already; leave out “group” or “finals”.
error-set-group-size = Component set “{ $set }”, line { $line }: group { $group } needs { $needed } teams, { $found } found.

ask-turn = { $seat }: { $can_play_group ->
    [yes] { $can_play_later ->
        [yes] one card in a group, one on a half-field.
       *[no] one card in a group.
    }
   *[no] one card on a half-field.
}

# What a viewer is not told, and a team that is not known yet, is “none”.
event-team-selected = The lot brings { $team } into the line-up.
event-team-seeded = { $team } is placed on { $spot }.
event-flag-drawn =
    { $team ->
        [none] { $seat } draws a flag.
       *[other] { $seat } draws the flag of { $team }.
    }
event-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws the card { $card }.
    }
event-card-placed =
    { $card ->
        [none]
            { $team ->
                [none] { $seat } lays a card face down on { $place }.
               *[other] { $seat } lays a card face down on { $place } for { $team }.
            }
       *[other]
            { $team ->
                [none] { $seat } lays the card { $card } on { $place }.
               *[other] { $seat } lays the card { $card } on { $place } for { $team }.
            }
    }
event-card-turned =
    { $team ->
        [none] On { $place } lies the card { $card }.
       *[other] On { $place } lies the card { $card } for { $team }.
    }
event-team-total =
    { $goals ->
        [one] { $team } has { $goals } goal
       *[other] { $team } has { $goals } goals
    } and { $penalties ->
        [one] { $penalties } penalty
       *[other] { $penalties } penalties
    } on { $place }.
event-team-ranked =
    { $rank ->
        [1] { $team } wins group { $group }.
       *[other]
            { $rank ->
                [2] { $team } is second in group { $group }
                [3] { $team } is third in group { $group }
               *[other] { $team } is fourth in group { $group }
            }{ $by ->
                [penalties] , behind on penalties.
                [position] , level but from a lower spot.
               *[other] .
            }
    }
event-third-ranked =
    { $rank ->
        [1] { $team } is the best of the thirds.
       *[other]
            { $by ->
                [penalties] { $team } is number { $rank } of the thirds, behind on penalties.
                [position] { $team } is number { $rank } of the thirds, level but from a later group.
               *[other] { $team } is number { $rank } of the thirds.
            }
    }
event-team-advanced = { $team } goes through as { $placing }.
event-owner-revealed = { $team } was managed by { $owner }.
event-seat-out = { $seat } has no team left and is out.
event-card-shown = { $seat } shows the card { $card } and gives it back.
event-cards-returned =
    { $count ->
        [one] { $count } card goes under the deck.
       *[other] { $count } cards go under the deck.
    }
event-match-resolved =
    { $match ->
        [third] In the match for third place
        [final]
            { $round ->
                [olympic-final] In the Olympic Final
               *[other] In The Final
            }
       *[other]
            { $round ->
                [quarter-final] In the quarter-finals
                [semi-final] In the semi-finals
               *[other] In the last 16
            }
    } { $by ->
        [penalties] { $winner } beats { $loser } on penalties.
        [position] { $winner } beats { $loser } by its higher placing.
       *[other] { $winner } beats { $loser }.
    }
event-team-placed =
    { $place ->
        [1]
            { $title ->
                [olympic] { $team } is Olympic champion!
               *[other] { $team } wins the cup!
            }
        [2] { $team } is runner-up.
        [3] { $team } comes third.
        [4] { $team } comes fourth.
       *[other] { $team } is out and finishes in place { $place }.
    }
event-manager-scored =
    { $points ->
        [one] { $seat } has { $points } point as a manager.
       *[other] { $seat } has { $points } points as a manager.
    }
event-series-won = { $points ->
    [one] { $seat } is manager of the series with { $points } point.
   *[other] { $seat } is manager of the series with { $points } points.
}
