"""Every fact of a position of Goal!Game, declared once; all that is stored, all see.

The fixture is what rests while a half is played: who takes part and is through, how the cards lie.
In random play five to eight steps of a hundred write on it, while forty turn up a card.
"""

from __future__ import annotations

from rimet.kernel.facts import UNSEEN, Digits, Facts, number, row

FACTS = Facts(
    phase=number("LAY", "DONE", start="DONE", shown="SHOWING"),
    auction=number(1, 2),  # how many auctions have begun; the first does before anybody acts
    # The match on the table, or the next one in an auction.
    stage=number("FIRST", "FINAL", start="FINAL if table.seats == 2 else FIRST"),
    half=number(0, "HALVES - 1"),
    turn=number(0, "table.seats - 1"),  # who attacks, kicks, or nominates
    last=number("NOBODY", "table.seats - 1", start="NOBODY"),  # the first match's last attacker
    bid=number(0, "table.most_coins"),
    bidder=number("NOBODY", "table.seats - 1", start="NOBODY"),
    lot=number("NOBODY", "KINDS - 1", start="NOBODY"),  # the kind up for sale
    passes=number(0, "table.seats - 1"),  # nominations passed in a row
    is_counter=number(0, 1),
    is_shooting=number(0, 1),
    series=number(0, "MOST_SERIES"),  # how many series of penalties have begun
    size=number(0, "table.cells"),  # cards of the figure
    # Of these still face down, or laid while a random figure grows.
    left=number(0, "table.cells", seen=UNSEEN, is_stored=False),
    # Cards of the set not seen since the last shuffle.
    hidden=number(0, "table.cards", start="table.cards", seen=UNSEEN, is_stored=False),
    cell=number("NOBODY", "table.cells - 1", start="NOBODY"),  # the place opened last
    step=number(0, "READ_FORWARD"),  # how far the card is read
    # A bit for each strike of the card that was repelled.
    saved=number(0, "(1 << READ_FORWARD + 1) - 1", seen=Digits("READ_FORWARD + 1")),
    places=number(0, 2),  # how many of the level coaches can still go through
    coins=row("table.seats", 0, "MOST", start="COINS"),
    # By seat and kind: footballers unused, and spent or lost.
    tokens=row("table.seats * KINDS", 0, "MOST_TOKENS"),
    used=row("table.seats * KINDS", 0, "MOST"),
    bank=row("KINDS", 0, "MOST", like="table.bank"),
    # By seat: whether in the match or the penalties on the table; through, or winner, of the
    # match that is over; level where it matters; a finalist.
    playing=row("table.seats", 0, 1, group="fixture"),
    ahead=row("table.seats", 0, 1, group="fixture"),
    level=row("table.seats", 0, 1, group="fixture"),
    finalist=row("table.seats", 0, 1, group="fixture"),
    # By seat: the place finished in, 0 while that is open.
    place=row("table.seats", 0, "table.seats", group="fixture"),
    # By match, half, scorer and who concedes.
    goals=row("STAGES * HALVES * table.seats * table.seats", 0, "MOST"),
    # By series of penalties: SHOT numbers each.
    shots=row("MOST_SERIES * SHOT", "NOBODY", "MOST", group="fixture"),
    # By cell: where it lies.
    spots=row("table.cells", "NOBODY", "GRID * GRID - 1", start="NOBODY", group="fixture"),
    # Free spots that touch a figure being laid at random.
    edge=row(0, 0, "GRID * GRID - 1", seen=UNSEEN, group="fixture", is_stored=False),
    # By cell: a face.
    shown=row("table.cells", "FACE_DOWN", "table.kinds * SIDES - 1", start="FACE_DOWN"),
    # By cell and side: the cell there.
    near=row(
        "table.cells * SIDES",
        "NOBODY",
        "table.cells - 1",
        start="NOBODY",
        seen=UNSEEN,
        group="fixture",
        is_stored=False,
    ),
    # By cell: a bit for each colour that an open card shows it.
    faced=row("table.cells", 0, "(1 << COLORS) - 1", seen=UNSEEN, is_stored=False),
    # By kind of card: how many were not seen since the last shuffle.
    unseen=row("table.kinds", 0, "MOST", like="table.counts", seen=UNSEEN, is_stored=False),
)
