"""Every fact of a position of World Cup Tournament Football, declared once.

A spot is a seeding position, A1 to F4, numbered group by group; a place is a field (a spot's
number) or, after all spots, a half-field.
"""

from __future__ import annotations

from rimet.kernel.facts import UNSEEN, Facts, form, ledger, number, row, sight

CHART = "chart"  # the wall chart, where teams stand

FACTS = Facts(
    phase=number("SELECT", "DONE", start="SELECT", shown="SHOWING"),
    turn=number(0, "table.seats - 1", start="table.first"),  # whose turn it is, or was last
    played=number(0, "GROUP_PLAYED | LATER_PLAYED"),  # what the turn has seen
    # The seat dealt to, or the group last played on.
    cursor=number(-1, "max(table.seats, table.groups) - 1", start=-1),
    due=number(0, "table.spots"),  # cards still to be drawn this turn; before play, flags drawn
    is_open=number(0, 1, start=1),  # whether the groups are still being played
    # Teams of the line-up to be seeded, best rated first; a viewer sees -1 after the last.
    waiting=row(
        -1,
        0,
        "len(table.homes) - 1",
        like="table.line_up",
        seen=sight("see_waiting", "table.spots", -1, "len(table.homes) - 1"),
        group=CHART,
    ),
    team=row("table.spots", -1, "len(table.homes) - 1", start=-1, group=CHART),  # of the set
    # By spot: a seat or BANK.
    owner=row(
        "table.spots",
        "BANK",
        "table.seats - 1",
        start="BANK",
        seen=sight("see_owners", "table.spots", "UNKNOWN", "table.seats - 1"),
    ),
    known=row("table.spots", 0, 1, group=CHART),  # by spot: whether everybody knows the owner
    # By spot: 1A, 1B ... X4 as a number, or -1.
    placing=row("table.spots", -1, "len(table.half_of_placing) - 1", start=-1, group=CHART),
    final=row("table.spots", 0, "table.spots", group=CHART),  # by spot: 0 while in, then its place
    standing=row("table.seats", 0, 1, start=1, group=CHART),  # by seat: whether still in the game
    # By group: the spot that came third, or -1 before it is resolved.
    third=row("table.groups", -1, "table.spots - 1", start=-1, group=CHART),
    # By half-field: the spot that stands there, or -1.
    entrant=row("table.halves", -1, "table.spots - 1", start=-1, group=CHART),
    # By place: its cards in one number. A viewer sees of each, by place and slot, first the kind,
    # then who placed it.
    piles=row(
        "table.places",
        0,
        "1 << FIRST_CARD + table.capacity * CARD_BITS",
        seen=sight(
            "see_cards",
            "2 * table.places * table.capacity",
            "UNKNOWN",
            "max(table.kinds, table.seats) - 1",
        ),
        is_stored=False,
    ),
    cards=form("cards", "filled", pack="pack_cards", fill="fill_cards"),
    # Places that take a card, ascending, and how many of them are fields.
    rooms=row(
        "table.places",
        0,
        "table.places - 1",
        like="table.every_place",
        seen=UNSEEN,
        is_stored=False,
    ),
    open_fields=number(0, "table.spots", start="table.spots", seen=UNSEEN, is_stored=False),
    ledger=ledger(seats="table.seats", kinds="table.kinds", counts="table.card_counts"),
    # By spot: what its group was resolved by, -1 before; a viewer sees goals and penalties.
    totals=row(
        "table.spots",
        -1,
        "TOTAL * TOTAL",
        start=-1,
        seen=sight("see_totals", "2 * table.spots", -1, "TOTAL"),
        group=CHART,
    ),
)
