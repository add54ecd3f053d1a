"""Every fact of a position of Park Cup, declared once."""

from rimet.kernel.facts import Facts, ledger, number, phases, row, sight

FACTS = Facts(
    phase=phases(
        *("DEAL_TEAMS", "DEAL_CARDS", "TURN", "SECOND_FIELD", "ANSWER", "DRAW", "LOT", "REFILL"),
        *("DONE", "SHOWING"),
    ),
    turn=number(0, "table.seats - 1", start="table.first"),  # whose turn it is, or was last
    # The seat dealt to or asked, or the field chosen first.
    cursor=number(0, "max(table.seats, table.teams)", start="table.first"),
    # How many cards the fields still take, and how many fields still take one.
    vacant=number(0, "table.teams * table.field", start="table.teams * table.field"),
    rooms=number(0, "table.teams", start="table.teams"),
    # By team: a seat or BANK, and whether everybody knows it.
    owner=row(
        "table.teams",
        "BANK",
        "table.seats - 1",
        start="BANK",
        seen=sight("see_owners", "table.teams", "UNKNOWN", "table.seats - 1"),
    ),
    known=row("table.teams", 0, 1),
    place=row("table.teams", 0, "table.teams"),  # by team: 0 while in, then where it finished
    standing=row("table.seats", 0, 1, start=1),  # by seat: whether it is still in
    # By team and slot: the number of the card there; a viewer sees kinds.
    slots=row(
        "table.teams * table.field",
        -1,
        "CARDS",
        start=-1,
        seen=sight("see_slots", "table.teams * table.field", "UNKNOWN", "table.kinds - 1"),
    ),
    filled=row("table.teams", 0, "table.field"),  # by team: how many cards lie on its field
    shown=row("table.kinds", 0, "CARDS"),  # by kind: cards shown this round, off the fields
    ledger=ledger(seats="table.seats", kinds="table.kinds", counts="table.counts"),
)
