# The board of Mundialito.
board-pitch = The match
board-coaches = The coaches
board-road = The road to the Big Final
board-group = Group { $group }
board-groups = Groups
board-decided = decided
board-place = Place
board-team = Team
board-points = Points
board-difference = Goal difference
board-round-of-32 = First round
board-round-of-16 = Round of 16
board-quarter-finals = Quarter-finals
board-semi-finals = Semi-finals
board-third-place = Third place
board-final = Big Final
board-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-still-in = { $left } of { $all } teams still in
board-team-in = { $team }
board-team-out = { $team }, out
board-pile = { $cards ->
    [one] a pile of { $cards } card
   *[other] a pile of { $cards } cards
}
board-die = { $die ->
    [yellow] yellow die
    [blue] blue die
   *[white] white die
}
board-die-shows = { $die ->
    [yellow] yellow die: { $number }
    [blue] blue die: { $number }
   *[white] white die: { $number }
}
board-roll = { $part ->
    [overtime] Overtime: roll for { $team }
    [kicks] Penalty kicks: roll for { $team }
    [places] Roll for the place of { $team }
   *[goals] Roll for { $team }
}
board-rolls = { $name } rolls for { $team }
board-overtime = overtime
board-kicks = penalties { $first } : { $second }
board-call-round = { $stage }!
board-call-overtime = Level: overtime with the white die!
board-call-kicks = Still level: penalty kicks with all three dice!
board-call-kicks-level = Level at { $number }: the kicks are repeated!
board-call-level = { $number } teams are level and throw for their places.
board-call-drawn = A draw.
board-call-laid = The groups are drawn.
board-call-settled = { $team } and { $other } go on.
board-call-won = { $team } wins!
board-draft = Teams to take
board-draft-yours = Take a team
board-draft-of = { $name } takes a team
board-champion = Champion
board-champion-of = { $name } wins the cup!

## Options

label-teams = Set of teams
label-mode = Tournament
label-draw = Draw of the groups
label-handout = Handing out
label-rolls = Who rolls
label-chosen = Teams by name
label-blank = A team of your own
label-blank-stars = Its stars
label-dice = Set of dice
hint-mode = A straight knock-out, or groups of four first: all eight side by side, or two at a time.
hint-draw = With groups: whether the stars are spread over them, or chance alone decides.
value-mode-i = Knock-out
value-mode-ii = Groups
value-mode-iib = Two groups at a time
value-draw-seeded = By strength
value-draw-free = Free
value-handout-dealt = Dealt
value-handout-draft = Drafted
value-rolls-coach = Each coach
value-rolls-table = By itself

## In five pictures

help-1 = The teams are dealt: each coach has a hand of nations.
help-2 = Stars choose the die: three stars roll yellow, two blue, one white.
help-3 = Each side rolls once. The number on the die is its goals.
help-4 = Level? Both roll the white die; still level, all three dice are penalty kicks.
help-5 = Losers go out, winners go on. The coach of the champion wins the cup.
