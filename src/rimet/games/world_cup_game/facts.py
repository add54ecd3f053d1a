"""Every fact of a position of The World Cup Game, declared once."""

from __future__ import annotations

from rimet.kernel.facts import UNSEEN, Digits, Facts, number, row, sight, stock

FACTS = Facts(
    phase=number("HANDOUT", "DONE", start="HANDOUT", shown="SHOWING"),
    # Of a scene, the phase in which it was marked.
    scene=number("HANDOUT", "END_ROUND", start="HANDOUT", seen=UNSEEN, is_stored=False),
    # Whose turn it is, or was last.
    turn=number(0, "table.seats - 1", start="(table.first - 1) % table.seats"),
    round=number(0, "table.course.rounds - 1"),
    deck=number(0, "len(table.course.decks) - 1"),  # which of the round's decks is drawn from
    # The seat dealt to, the row rolled for, the group or match settled.
    cursor=number(0, "table.rows - 1"),
    # Teams to deal, tokens to place or dice to roll.
    due=number(0, "table.course.teams", start="table.course.teams"),
    # A bit for each team that has a token of the card, or is in the lot.
    used=number(0, "table.all_teams", seen=Digits("table.course.teams")),
    final_turns=number(-1, "table.seats", start=-1),  # turns without drawing, or -1
    alive=number(  # a bit for each seat that is in
        1, "table.all_seats", start="table.all_seats", seen=Digits("table.seats")
    ),
    lots=number(0, "ALL_LOTS", seen=Digits("MOST_LOTS", 4)),
    # A bit for each group whose third is through.
    thirds=number(0, "table.all_groups", seen=Digits("table.course.first_groups")),
    # By row, a side of a match: one number, as `setup.py` tells.
    rows=row(
        "table.rows",
        0,
        "FULL_ROW",
        seen=sight(
            "see_rows", "table.rows * ROW_PARTS", -1, "max(table.course.teams - 1, MOST_HALVES)"
        ),
    ),
    # By team: a seat or NOBODY, and the place finished in, 0 while in.
    owner=row("table.course.teams", "NOBODY", "table.seats - 1", start="NOBODY", group="chart"),
    place=row("table.course.teams", 0, "table.course.teams", group="chart"),
    # By group and rank: a line, or -1.
    standing=row(
        "len(table.course.slots)",
        -1,
        "BY_LEVEL << BY_SHIFT | LINE",
        start=-1,
        group="chart",
        seen=sight(
            "see_standing",
            "len(table.course.slots) * LINE_PARTS",
            -1,
            "max(table.course.teams - 1, BY_LEVEL)",
        ),
    ),
    # By pot: the extra-goal dice rolled.
    dice=row(
        "table.course.pot_count",
        0,
        "table.most_dice",
        group="chart",
        seen=Digits("table.extra_dice", 3),
    ),
    # By knock-out match: the side that won, or -1.
    won=row("table.course.knockouts", -1, 1, start=-1, group="chart"),
    # By knock-out match and side: the kicks taken; a viewer sees fourteen at a time.
    kicks=row(
        "2 * table.course.knockouts",
        1,
        "ALL_KICKS",
        start=1,
        group="chart",
        seen=Digits(4, 14),
    ),
    # What follows from the rest, for the round that is played. By team: its rows with a free space.
    room=row("table.course.teams", 0, "table.rows", seen=UNSEEN, is_stored=False),
    # Rows with a free space, and those of teams that can be given two goals at once.
    open_rows=number(0, "table.rows", seen=UNSEEN, is_stored=False),
    wide_rows=number(0, "table.rows", seen=UNSEEN, is_stored=False),
    # Rows whose last token is a goal that stands, or an Attack that stands.
    goal_rows=number(0, "table.rows", seen=UNSEEN, is_stored=False),
    attack_rows=number(0, "table.rows", seen=UNSEEN, is_stored=False),
    open_teams=number(0, "table.course.teams", seen=UNSEEN, is_stored=False),  # teams with room
    stock=stock(seats="table.seats", counts="table.cards"),
)
