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
