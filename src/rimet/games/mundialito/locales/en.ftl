title = Mundialito
summary = Thirty-two teams, three dice, one cup: pure luck and big drama for one to six coaches.

option-players = How many coaches play, one to six.
option-dealer = Who deals; the coach to the dealer's left gets the first team.
option-mode = A straight knock-out, or groups first: all of them at once, or two at a time.
option-draw = Whether the groups are drawn by strength or freely.
option-handout = Whether the teams are dealt or drafted in turn.
option-rolls = Whether each coach rolls for the own teams or the table rolls by itself.
option-chosen = The 32 teams, as codes or names with commas between them. Empty: the strongest, and others by lot.
option-blank = The name of a team of your own. Empty: no such team.
option-blank-stars = The stars of your own team. Everybody sees them before the start.
option-teams = The teams and their stars: a shipped set or your own.
option-dice = The three dice: a shipped set or your own.

error-chosen-unknown = There is no team “{ $team }” in this set.
error-chosen-twice = { $team } has been chosen twice.
error-chosen-count = { $needed } teams must be chosen, not { $found }.
error-bad-blank = “{ $value }” is no name for a team: words of letters are needed, with one blank between them.
error-blank-taken = “{ $value }” is already the name of a team.
error-drafted-already = { $team } is already in somebody's hand.
error-not-taking-part = { $team } does not take part.
error-only-roll = There is nothing to choose now: roll.

## Sets of one's own

error-set-no-word = Component set “{ $set }”, line { $line }: “{ $name }” is no name for a team: words of letters are needed, with one blank between them.
error-set-three-dice = Component set “{ $set }”, line { $line }: a yellow die for three stars, a blue for two and a white for one are needed.
error-set-die-faces = Component set “{ $set }”, line { $line }: a die has { $faces } faces.
error-set-equal-faces = Component set “{ $set }”, line { $line }: with dice of one number each no match would ever be won.

ask-select = The lot picks a team.
ask-deal = The teams are being dealt.
ask-draft = Take a team.
ask-field-lot = A lot among equally strong teams.
ask-lay = The groups are being drawn.
ask-first-side = The first side of the next match is being drawn.
ask-second-side = Its opponent is being drawn.
ask-roll = Roll for your team.
ask-die = The dice are rolling.
ask-lot = A lot decides.
ask-done = The cup has been won.
ask-showing = Watch what happens.

event-team-selected = The lot brings { $team } into the tournament.
event-team-dealt = { $seat } is dealt { $team }.
event-team-drafted = { $seat } takes { $team }.
event-field-lot-drawn = The lot puts { $team } into pot { $field } for the draw of the groups.
event-team-laid = { $team } is drawn into group { $group }.
event-round-begun = { $stage ->
    [round-of-32] The first round begins: 32 teams, 16 matches.
    [round-of-16] The round of 16 begins.
    [quarter-finals] The quarter-finals begin.
    [semi-finals] The semi-finals begin.
    [third-place] Before the Big Final comes the match for third place.
   *[final] The time has come for the Big Final!
}
event-side-drawn = { $side ->
    [1] { $team } is drawn.
   *[other] { $team } is drawn against { $against }.
}
event-match-begun = { $stage ->
    [final] { $first } and { $second } kick off in the Big Final.
    [third-place] { $first } and { $second } kick off for third place.
   *[other] { $first } and { $second } kick off.
}
event-die-rolled = { $part ->
    [goals] { $team } scores { $number ->
        [0] no goal
        [one] one goal
       *[other] { $number } goals
    } with the { $die ->
        [yellow] yellow
        [blue] blue
       *[white] white
    } die.
    [overtime] { $team } scores { $number ->
        [0] no goal
        [one] one goal
       *[other] { $number } goals
    } in overtime.
   *[other] { $team } throws { $number } with the { $die ->
        [yellow] yellow
        [blue] blue
       *[white] white
    } die.
}
event-overtime-begun = It is { $goals }-{ $goals }: overtime, with the white die for both.
event-kicks-begun = It is still level, { $goals }-{ $goals }: penalty kicks, with all three dice.
event-kicks-level = The penalty kicks are level at { $total }: they are repeated.
event-dice-thrown = { $team } throws { $total } in all with the three dice.
event-match-drawn = { $first } { $goals }-{ $goals } { $second }: a draw.
event-match-won = { $first_kicks ->
    [-1] { $first } { $first_goals }-{ $second_goals } { $second }: { $winner } wins.
   *[other] { $first } { $first_goals }-{ $second_goals } { $second }, { $first_kicks }-{ $second_kicks } on penalties: { $winner } wins.
}
event-group-level = { $count } teams of group { $group } are level and throw all three dice for their places.
event-lot-drawn = The throws stay level: the lot decides for { $team }.
event-group-settled = Group { $group } is decided: first { $first }, second { $second }, third { $third }, fourth { $fourth }.
event-team-qualified = { $team } goes through from group { $group }.
event-team-out = { $team } is out and finishes in place { $place }.
event-coach-out = { $seat } has no team left and watches from now on.
event-third-place-won = { $team } comes third.
event-cup-won = { $team } wins the cup, and { $seat } wins the game!
