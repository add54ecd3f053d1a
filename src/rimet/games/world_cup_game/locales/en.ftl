title = The World Cup Game
summary = All matches of a round at once: goals are tokens, and a foul can still cancel the last one.

option-players = How many play: 2 to 16.
option-dealer = Who deals; the seat to the dealer's left begins. -1 is the last seat.
option-edition = The finals that are played: 2002 (the base game), 2006, 1974, 1978, 1982 or 1994.
option-handout = Teams are dealt at random, or drafted colour by colour from the strongest.
option-extra-goals = Dice give half goals to the teams of a colour at the end of every round.
option-third-table = Which best third meets which winner: the rulebook's table or the real one.
option-own-edition = Finals of your own, in a file like those that ship; they replace the edition.
option-cards = The cards: a shipped set or your own.
option-dice = The dice: a shipped set or your own.

error-too-few-teams = { $players } players are too many for { $teams } teams.
error-card-not-held =
    You do not hold the card “{ $card ->
        [attack] Attack
        [defence] Defence
        [foul] Foul
        [offside] Offside
        [penalty] Penalty
       *[other] { $card }
    }”.
error-draft-first = The teams are still being drafted: choose one.
error-no-draft = The teams have been handed out already.
error-team-taken = { $team } belongs to somebody already.
error-stronger-colour-left = { $team } is { $colour }; there are still teams of a stronger colour to choose.
error-no-token-due = There is no further token to place: play a card or discard one.
error-tokens-due =
    { $left ->
        [one] Place the last token of your card first.
       *[other] Place the other { $left } tokens of your card first.
    }
error-match-not-open = This match is not being played now.
error-no-team-in-final = You have no team in this match, so you may not touch it.
error-row-full = This row of { $team } has no free space.
error-row-empty = No token lies on this row of { $team }.
error-colour-forbidden = { $team } is { $colour }: the two goals of a 2+1 are only for black, red, blue and green teams.
error-same-team = { $team } has a token of this card already; choose another team.
error-all-tokens =
    All tokens of “{ $card ->
        [attack] Attack
        [defence] Defence
        [foul] Foul
        [offside] Offside
        [penalty] Penalty
       *[other] { $card }
    }” must be placed; the 2 comes first.
error-too-few-targets =
    There are not enough teams with a free space for “{ $card ->
        [attack] Attack
        [defence] Defence
        [foul] Foul
        [offside] Offside
        [penalty] Penalty
       *[other] { $card }
    }”.
error-goals-only = A Foul hits goals only, and the last token of { $team } on this row is an Attack.
error-attacks-only = A Defence turns over Attacks only, and the last token of { $team } on this row is a goal.
error-token-protected = The last token of { $team } on this row cannot be hit.

## Sets of one's own

error-set-lasting-cards = Component set “{ $set }”, line { $line }: more than { $hands } cards that stay in play are needed, { $found } found.
error-set-many-cards = Component set “{ $set }”, line { $line }: at most { $most } cards are allowed, { $found } found.
error-set-penalty-dice = Component set “{ $set }”, line { $line }: a penalty is rolled with one die.
error-set-penalty-faces = Component set “{ $set }”, line { $line }: some faces, but not all, must be black or blank.
error-set-no-year = Component set “{ $set }”, line { $line }: “{ $year }” is no year.
error-set-no-bracket = Component set “{ $set }”, line { $line }: there is no bracket “{ $name }”. There are: { $allowed }.
error-set-no-nation = Component set “{ $set }”, line { $line }: no nation has the code “{ $name }”; a team that is none needs a code of three capital letters and a name.
error-set-no-group = Component set “{ $set }”, line { $line }: “{ $name }” is no letter or number of a group.
error-set-group-apart = Component set “{ $set }”, line { $line }: the teams of group { $group } do not stand together.
error-set-group-size = Component set “{ $set }”, line { $line }: group { $group } has { $found } teams, not four.
error-set-group-count = Component set “{ $set }”, line { $line }: 1 to { $most } groups are needed, { $found } found.
error-set-same-groups = Component set “{ $set }”, line { $line }: first and second groups of { $bracket } have the same names.
error-set-no-entrant = Component set “{ $set }”, line { $line }: { $bracket } wants { $slot }, and nobody is that.
error-set-group-unplaced = Component set “{ $set }”, line { $line }: { $bracket } has no place for group { $group }.
error-set-thirds-groups = Component set “{ $set }”, line { $line }: best thirds are placed for groups A to F only.
error-set-wrong-order = Component set “{ $set }”, line { $line }: { $key } does not suit bracket { $bracket }.
error-set-no-criterion = Component set “{ $set }”, line { $line }: “{ $name }” is no criterion here, or twice.
error-set-wrong-rounds = Component set “{ $set }”, line { $line }: rounds of { $bracket } are: { $rounds }.
error-set-round-groups = Component set “{ $set }”, line { $line }: every group is played in one round, in the order of the teams.
error-set-deck-count = Component set “{ $set }”, line { $line }: a round has one to four decks.
error-set-no-deck = Component set “{ $set }”, line { $line }: “{ $deck }” is no deck like 1, 1/2, 1/4 or 12.

ask-draft = { $seat }: choose a team of the strongest colour that is left.
ask-turn = { $seat }: play a card or discard one.
ask-target = { $seat }: place the next token of the card on another team.

# A card that a viewer is not told is “none”, and so is a group where there is none.
event-team-dealt = { $seat } gets { $team }.
event-extra-team-due = The lot gives { $seat } a further team.
event-team-drafted = { $seat } chooses { $team }.
event-deck-shuffled =
    { $aside ->
        [0] The cards are shuffled into a deck of { $cards }.
       *[other] The cards are shuffled into a deck of { $cards }; { $aside } stay aside.
    }
event-round-begun =
    { $kind ->
        [groups] The group matches begin.
        [second-groups] The second round of groups begins.
        [last-16] The last 16 begins.
        [quarter-finals] The quarter-finals begin.
        [semi-finals] The semi-finals begin.
       *[other] The Final and the match for third place begin.
    } { $seat ->
        [none] Only one player is left: no more cards are played.
        [-1] Only one player is left: no more cards are played.
       *[other] { $seat } plays first.
    }
event-card-drawn =
    { $seat } draws { $card ->
        [none] a card
        [attack] “Attack”
        [defence] “Defence”
        [foul] “Foul”
        [offside] “Offside”
        [penalty] “Penalty”
       *[other] the goal card “{ $card }”
    }.
event-card-played =
    { $seat } plays { $card ->
        [attack] “Attack”
        [defence] “Defence”
        [foul] “Foul”
        [offside] “Offside”
        [penalty] “Penalty”
       *[other] the goal card “{ $card }”
    }.
event-card-discarded =
    { $seat } discards { $card ->
        [none] a card
        [attack] “Attack”
        [defence] “Defence”
        [foul] “Foul”
        [offside] “Offside”
        [penalty] “Penalty”
       *[other] the goal card “{ $card }”
    } face down.
event-card-removed =
    { $card ->
        [attack] “Attack”
        [defence] “Defence”
        [foul] “Foul”
        [offside] “Offside”
        [penalty] “Penalty”
       *[other] The goal card “{ $card }”
    } has been played and leaves the game for good.
event-token-placed =
    { $token ->
        [attack] { $team } attacks { $against }: half a goal.
        [defence] { $team } defends against { $against }.
        [penalty] { $team } scores from the penalty spot against { $against }.
       *[other]
            { $is-rest ->
                [yes]
                    { $goals ->
                        [one] { $team } keeps 1 of 2 goals against { $against }.
                       *[other] { $team } keeps 2 of 3 goals against { $against }.
                    }
               *[other]
                    { $goals ->
                        [one] { $team } scores a goal against { $against }.
                       *[other] { $team } scores { $goals } goals against { $against }.
                    }
            }
    }
event-token-voided =
    { $token ->
        [attack] The attack of { $team } against { $against } is void.
       *[other]
            { $goals ->
                [one] A goal of { $team } against { $against } is void.
               *[other] { $goals } goals of { $team } against { $against } are void.
            }
    }
event-token-replaced = { $team } keeps { $goals } of { $before } goals against { $against }.
event-penalty-rolled =
    { $is-goal ->
        [yes] Penalty for { $team } against { $against }: the die shows { $face }, it is in!
       *[other] Penalty for { $team } against { $against }: the die shows { $face }, missed.
    }
event-final-turns-begun =
    { $turns ->
        [one] The deck is used up: { $turns } turn without drawing follows.
       *[other] The deck is used up: { $turns } turns without drawing follow.
    }
event-extra-die-rolled =
    { $group ->
        [none] Extra-goal die
       *[other] Extra-goal die in group { $group }
    }: { $colour ->
        [blank] blank, half a goal for nobody.
       *[other] half a goal for every { $colour } team.
    }
event-match-counted =
    { $match ->
        [F] The Final
        [T] Third place
       *[other]
            { $kind ->
                [last-16] Last 16
                [quarter-finals] Quarter-final
                [semi-finals] Semi-final
               *[other] Group { $group }
            }
    }: { $home } { $home-goals } – { $away-goals } { $away }.
event-team-ranked =
    { $by ->
        [level] { $team } shares its place with the team above it in group { $group }.
       *[other]
            { $rank ->
                [1] { $team } wins group { $group }
                [2] { $team } is second in group { $group }
                [3] { $team } is third in group { $group }
               *[other] { $team } is fourth in group { $group }
            }{ $by ->
                [head-to-head-points] , behind in the matches between the level teams.
                [goal-difference] , behind on goal difference.
                [goals] , behind on goals scored.
                [earlier-points] , behind on points of the first round.
                [earlier-goal-difference] , behind on goal difference of the first round.
                [earlier-goals] , behind on goals of the first round.
                [lots] , behind by lot.
               *[other] .
            }
    }
event-third-ranked =
    { $is-through ->
        [yes]
            { $rank ->
                [1] { $team } goes through as the best of the thirds.
               *[other] { $team } goes through as number { $rank } of the thirds.
            }
       *[other]
            { $by ->
                [goal-difference] { $team } is number { $rank } of the thirds, behind on goal difference.
                [goals] { $team } is number { $rank } of the thirds, behind on goals scored.
                [lots] { $team } is number { $rank } of the thirds, behind by lot.
               *[other] { $team } is number { $rank } of the thirds.
            }
    }
event-lot-drawn =
    { $group ->
        [none] The lot decides for { $team }.
       *[other] In group { $group } the lot decides for { $team }.
    }
event-team-advanced =
    { $team } goes on to { $to ->
        [F] the Final
        [T] the match for third place
       *[other]
            { $kind ->
                [second-groups] group { $to } of the second round
                [quarter-finals] quarter-final { $to }
                [semi-finals] semi-final { $to }
               *[other] match { $to } of the last 16
            }
    }, { $rank ->
        [1] as winner of group { $group }
        [2] as second of group { $group }
       *[other] as one of the best thirds
    }.
event-kick-taken =
    { $is-goal ->
        [yes] { $team } scores with kick { $kick } against { $against }: the die shows { $face }.
       *[other] { $team } misses kick { $kick } against { $against }: the die shows { $face }.
    }
event-match-won =
    { $match ->
        [F] In the Final
        [T] In the match for third place
       *[other]
            { $kind ->
                [quarter-finals] In the quarter-finals
                [semi-finals] In the semi-finals
               *[other] In the last 16
            }
    } { $winner } beats { $loser }{ $by ->
        [kicks] {" "}on kicks.
        [lots] {" "}by lot.
       *[other] .
    }
event-team-placed =
    { $place ->
        [1] { $team } is world champion!
        [2] { $team } is runner-up.
        [3] { $team } comes third.
        [4] { $team } comes fourth.
       *[other] { $team } is out and finishes in place { $place }.
    }
event-seat-out = { $seat } has no team left and is out.
