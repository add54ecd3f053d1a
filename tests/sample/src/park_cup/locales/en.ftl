title = Park Cup
summary = Three managers, a handful of teams, one cup.

option-players = How many play; always three.
option-dealer = Who deals; the seat to the dealer's left begins.
option-hand = Cards in a hand.
option-field = Cards on a field.
option-teams = The teams: a shipped set or your own.
option-cards = The cards: a shipped set or your own.

error-field-full = The field of { $team } is full.
error-no-transfer = No card can be moved from there to another field with room.
error-set-notation-word = Component set “{ $set }”, line { $line }: “{ $name }” is a word of the notation.
error-set-effect-twice = Component set “{ $set }”, line { $line }: a second kind with effect { $effect }.

ask-turn = Play a card, { $seat }.
ask-second-field = Where does the card move to?
ask-answer = Show your team, or give up a card.

# What a viewer is not told is “none”.
event-team-drawn =
    { $team ->
        [none] { $seat } draws a team.
       *[other] { $seat } draws { $team }.
    }
event-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws: { $card }.
    }
event-card-laid =
    { $card ->
        [none] { $seat } lays a card on { $team }.
       *[other] { $seat } lays a card on { $team }: { $card }.
    }
event-card-moved = { $seat } moves a card from { $team } to { $to }.
event-appealed = { $seat } appeals to { $to }.
event-team-shown = { $seat } shows { $team }.
event-card-shown = { $seat } shows a card: { $card }.
event-card-turned = On { $team } lay: { $card }.
event-team-total = { $team } has { $total }.
event-lot-drawn = The lot falls on { $team }.
event-team-out = { $team } is out in place { $place }; owner: { $owner }.
event-cards-returned =
    { $count ->
        [one] { $count } card goes under the deck.
       *[other] { $count } cards go under the deck.
    }
event-cup-won = { $team } wins the cup; owner: { $owner }.
