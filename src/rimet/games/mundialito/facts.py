"""Every fact of a position of Mundialito, declared once."""

from __future__ import annotations

from rimet.kernel.facts import UNSEEN, Facts, number, row, sight

FACTS = Facts(
    phase=number("SELECT", "DONE", start="SELECT", shown="SHOWING"),
    # How many teams are chosen, the seat next to get one, the pot being filled, or how many fields
    # are laid.
    cursor=number(0, "TEAMS"),
    match=number(0, "table.matches - 1"),  # the match being drawn or played, from 0
    part=number("GOALS", "PLACES", start="GOALS"),  # what is being rolled for
    turn=number(0, "GROUP_TEAMS"),  # which side, or which of the level teams, rolls
    die=number(0, "DICE - 1"),  # which die is rolled next
    tries=number(0, "TIRELESS"),  # level throws in a row
    settled=number(0, "TEAMS // GROUP_TEAMS"),  # how many groups are over
    left=number(0, "table.teams"),  # how many teams lie in the pile
    # The teams that can be drawn, in no order that counts, and by team where in the pile it lies.
    pile=row(
        "table.teams",
        "NOT_YET",
        "table.teams - 1",
        start="NOT_YET",
        seen=sight("see_pile", "table.teams", 0, 1),
    ),
    spot=row(
        "table.teams",
        "NOT_YET",
        "table.teams - 1",
        start="NOT_YET",
        seen=UNSEEN,
        is_stored=False,
    ),
    # By team: the seat that has it. What is on the chart rests in most matches, so states share it.
    owner=row("table.teams", "NOBODY", "table.seats - 1", start="NOBODY", group="chart"),
    # By team: NOT_CHOSEN, STILL_IN or the place in which it finished.
    place=row("table.teams", "NOT_CHOSEN", "LAST_PLACE", like="table.places"),
    # By team: 0 for field 1, 1 for field 2, 2 for fields 3 and 4.
    pot=row("table.potted", "NOT_YET", "POTS - 1", start="NOT_YET", group="chart"),
    # By group and field: the team there, and how a throw has parted level teams.
    slots=row("table.fields", "NOT_YET", "table.teams - 1", start="NOT_YET", group="chart"),
    lots=row("table.fields", 0, "GROUP_TEAMS - 1", group="chart"),
    # By match and side: the team, its goals before any overtime and in it, and the sum of its last
    # penalty kicks. Overtime is rare enough to stand on the chart.
    sides=row("2 * table.matches", "NOT_YET", "table.teams - 1", start="NOT_YET"),
    goals=row("2 * table.matches", "NOT_YET", "HIGHEST_FACE", start="NOT_YET"),
    extra=row("2 * table.matches", "NOT_YET", "HIGHEST_FACE", start="NOT_YET", group="chart"),
    kicks=row("2 * table.matches", "NOT_YET", "MOST_KICKS", start="NOT_YET", group="chart"),
    won=row("table.matches", "NOT_YET", 1, start="NOT_YET"),  # by match: the side that won
    level=row("GROUP_TEAMS", "NOT_YET", "table.fields - 1", start="NOT_YET"),  # slots that throw
    # By thrower and die: the throw of all dice that is under way.
    thrown=row("GROUP_TEAMS * DICE", "NOT_YET", "HIGHEST_FACE", start="NOT_YET"),
)
