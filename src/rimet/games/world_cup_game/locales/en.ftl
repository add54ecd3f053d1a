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
error-match-not-open = Match { $match } is not being played now.
error-no-team-in-final = You have no team in match { $match }, so you may not touch it.
error-row-full = The row { $row } of { $team } has no free space.
error-row-empty = No token lies on the row { $row } of { $team }.
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
error-goals-only = A Foul hits goals only, and the last token of { $team } on { $row } is an Attack.
error-attacks-only = A Defence turns over Attacks only, and the last token of { $team } on { $row } is a goal.
error-token-protected = The last token of { $team } on { $row } cannot be hit.

ask-draft = { $seat }: choose a team of the strongest colour that is left.
ask-turn = { $seat }: play a card or discard one.
ask-target = { $seat }: place the next token of the card on another team.

# A card that a viewer is not told is “none”, and so is a group where there is none.
event-team-dealt = { $seat } gets { $team }.
event-extra-team-due = The lot gives { $seat } a further team.
event-team-drafted = { $seat } chooses { $team }.
event-deck-shuffled =
    { $aside ->
        [0] The cards are shuffled: a deck of { $cards }.
       *[other] The cards are shuffled: a deck of { $cards }, { $aside } stay aside.
    }
event-round-begun =
    { $kind ->
        [groups] The group matches are open.
        [second-groups] The second groups are open.
        [last-16] The last 16 is open.
        [quarter-finals] The quarter-finals are open.
        [semi-finals] The semi-finals are open.
       *[other] Third place and the Final are open.
    } { $seat ->
        [none] Only one player is left: no more cards are played.
        [-1] Only one player is left: no more cards are played.
       *[other] { $seat } begins.
    }
event-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws “{ $card ->
               [attack] Attack
               [defence] Defence
               [foul] Foul
               [offside] Offside
               [penalty] Penalty
              *[other] { $card }
           }”.
    }
event-card-played =
    { $seat } plays “{ $card ->
        [attack] Attack
        [defence] Defence
        [foul] Foul
        [offside] Offside
        [penalty] Penalty
       *[other] { $card }
    }”.
event-card-discarded =
    { $card ->
        [none] { $seat } discards a card face down.
       *[other] { $seat } discards “{ $card ->
               [attack] Attack
               [defence] Defence
               [foul] Foul
               [offside] Offside
               [penalty] Penalty
              *[other] { $card }
           }” face down.
    }
event-card-removed =
    The card “{ $card ->
        [attack] Attack
        [defence] Defence
        [foul] Foul
        [offside] Offside
        [penalty] Penalty
       *[other] { $card }
    }” leaves the game.
event-token-placed =
    { $token ->
        [attack] { $team } attacks on { $row }.
        [defence] { $team } defends on { $row }.
        [penalty] { $team } has a penalty goal on { $row }.
       *[other]
            { $goals ->
                [one] { $team } scores { $goals } goal on { $row }.
               *[other] { $team } scores { $goals } goals on { $row }.
            }
    }
event-token-voided =
    { $token ->
        [attack] The Attack of { $team } on { $row } is void.
       *[other]
            { $goals ->
                [one] { $goals } goal of { $team } on { $row } is void.
               *[other] { $goals } goals of { $team } on { $row } are void.
            }
    }
event-token-replaced = On { $row } { $team } keeps { $goals } of { $before } goals.
event-penalty-rolled =
    { $is-goal ->
        [yes] Penalty for { $team } on { $row }: { $face }, it is in!
       *[other] Penalty for { $team } on { $row }: { $face }, missed.
    }
event-final-turns-begun = The deck is used up: { $turns } turns without drawing follow.
event-extra-die-rolled =
    { $group ->
        [none] Extra goals: half a goal for { $colour }.
       *[other] Extra goals, group { $group }: half a goal for { $colour }.
    }
event-match-counted = { $match }: { $home } { $home-goals } – { $away-goals } { $away }.
event-team-ranked =
    { $rank ->
        [1] { $team } wins group { $group }.
       *[other]
            { $by ->
                [head-to-head-points] { $team } is number { $rank } of group { $group }, behind in their own matches.
                [goal-difference] { $team } is number { $rank } of group { $group }, behind on goal difference.
                [goals] { $team } is number { $rank } of group { $group }, behind on goals scored.
                [earlier-points] { $team } is number { $rank } of group { $group }, behind on points of the first round.
                [earlier-goal-difference] { $team } is number { $rank } of group { $group }, behind on goal difference of the first round.
                [earlier-goals] { $team } is number { $rank } of group { $group }, behind on goals of the first round.
                [lots] { $team } is number { $rank } of group { $group }, behind by lot.
                [level] { $team } shares its place in group { $group }.
               *[other] { $team } is number { $rank } of group { $group }.
            }
    }
event-third-ranked =
    { $is-through ->
        [yes] { $team } goes through as number { $rank } of the thirds.
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
        [none] The lot falls on { $team }.
       *[other] Group { $group }: the lot falls on { $team }.
    }
event-team-advanced = { $team } goes on as { $placing }, to { $to }.
event-kick-taken =
    { $is-goal ->
        [yes] { $match }, kick { $kick } of { $team }: { $face }, in!
       *[other] { $match }, kick { $kick } of { $team }: { $face }, missed.
    }
event-match-won =
    { $by ->
        [kicks] { $match }: { $winner } beats { $loser } on kicks.
        [lots] { $match }: { $winner } beats { $loser } by lot.
       *[other] { $match }: { $winner } beats { $loser }.
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
