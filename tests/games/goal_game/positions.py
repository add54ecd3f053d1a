"""Moments of a tournament of Goal!Game, one for each thing that is decided."""

from __future__ import annotations

from rimet.games.goal_game.setup import COLUMNS, GRID, NOBODY, SHOT_LAYOUTS, TIRELESS
from tests.games.goal_game.table import Table, begun

RED, YELLOW, BLUE, GREEN = range(4)


def last_sale() -> Table:
    """Return a bid of yellow's for the only footballer there is; red may raise it."""
    tokens = "[[bank]]\ncoaches = 2\nforward = 1\ngoalkeeper = 0\nquarter_back = 0\n"
    return Table(2, tokens=tokens).play("pass forward=1")


def three() -> Table:
    """Return three coaches before the first auction."""
    return Table(3)


def bidding() -> Table:
    """Return a bid of red's for a forward that yellow may raise, and then blue."""
    return three().play("forward=4")


def three_begun() -> Table:
    """Return a first match of three coaches, red to open any card."""
    return three().no_auction()


def second_auction() -> Table:
    """Return a second auction of yellow and blue, the finalists; yellow nominates."""
    return three_begun().last_card({(YELLOW, BLUE): 1, (BLUE, RED): 1}).quiet()


def second_bidding() -> Table:
    """Return a bid of yellow's in the second auction that blue may raise."""
    return second_auction().play("forward=4")


def final() -> Table:
    """Return a final of yellow and blue with one card open; yellow is on the move."""
    return second_auction().no_auction().play("open=A1").quiet()


def done() -> Table:
    """Return a tournament of two coaches that is over."""
    return Table(2).finish(1)


def growing() -> Table:
    """Return a random figure of which three cards are laid."""
    table = Table(2, figure="random").no_auction()
    for _each in range(2):
        table.state.apply(0)
    return table


def opening() -> Table:
    """Return a first card that is being turned over."""
    return begun().play("open=B1")


def last_card() -> Table:
    """Return a second half whose last card red turns over."""
    return begun().last_card({})


def defended() -> Table:
    """Return a half in which no card is open, and yellow has a goalkeeper."""
    return begun().give(YELLOW, "goalkeeper")


def countered() -> Table:
    """Return an attack of red's that yellow may counter."""
    return begun("RRRR").play("open=C1 RRRR")


def three_countered() -> Table:
    """Return an attack of red's, among three coaches, that yellow may counter."""
    return begun("RRRR", players=3).play("open=C1 RRRR")


def countering() -> Table:
    """Return a counter-attack of yellow's, who has spent a quarter-back on red's forward."""
    table = begun("RRRR").give(RED, "forward").give(YELLOW, "quarter-back")
    return table.play("open=C1 RRRR pass quarter-back")


def striking() -> Table:
    """Return a strike by the top of yellow's card; both coaches have a goalkeeper."""
    table = begun("RRRR").give(RED, "goalkeeper").give(YELLOW, "goalkeeper")
    return table.play("open=C1 RRRR pass open=C2 RRRR")


def shooting() -> Table:
    """Return an attack that red's forward may finish; yellow has one as well."""
    table = begun("RRRR").give(RED, "forward").give(YELLOW, "forward")
    return table.play("open=C1 RRRR")


def timeout() -> Table:
    """Return a timeout of red's."""
    return begun("BBBB/timeout").play("open=E1 BBBB/timeout")


def injury() -> Table:
    """Return an injury for which red has a forward and a goalkeeper to lose."""
    table = begun("BBBB/injury").give(RED, "forward goalkeeper")
    return table.play("open=E1 BBBB/injury")


def lots() -> Table:
    """Return three level coaches before the lot that says which two of them meet."""
    return three_begun().last_card({}).quiet()


def lots_for_one_place() -> Table:
    """Return three level coaches of four; only one of them goes through."""
    goals = {(RED, YELLOW): 3, (YELLOW, BLUE): 2, (BLUE, GREEN): 2, (GREEN, RED): 2}
    return Table(4).no_auction().last_card(goals).quiet()


def pair_tossing() -> Table:
    """Return a toss of yellow and blue, of three level coaches for two places."""
    return lots().play("red")


def pair_first_end() -> Table:
    """Return penalties of yellow and blue before an end card is laid; yellow is to begin."""
    return pair_tossing().play("yellow")


def pair() -> Table:
    """Return penalties of yellow and blue at the first kick."""
    return pair_first_end().quiet().quiet()


def random_toss() -> Table:
    """Return a toss after a final of two coaches played in random figures."""
    return Table(2, figure="random").no_auction().last_card({}).quiet()


def first_end() -> Table:
    """Return penalties of two coaches before an end card is laid; red is to begin."""
    return begun("RRRR").last_card({}).play("BBBB red")


def second_end() -> Table:
    """Return penalties of two coaches in which one end card lies."""
    return first_end().play("BBBB")


def kicking() -> Table:
    """Return penalties of two coaches at red's first kick."""
    return second_end().play("RRRR")


def kick_opened() -> Table:
    """Return penalties of two coaches in which red's first card is being turned over."""
    return kicking().play("open=B1")


def red_kick() -> Table:
    """Return penalties of two coaches in which red's forward may finish the first kick."""
    return kicking().give(RED, "forward").play("open=B1 BBBB")


def twentieth_row() -> Table:
    """Return penalties of two coaches that are level after twenty rows, before a lot."""
    table = kicking()
    shots = list(table.state.fixture.shots)
    shots[SHOT_LAYOUTS] = TIRELESS
    table.change(shots=shots)
    for name in "BCDEFGHIJ":
        table.play(f"open={name}1 BBBB")
    return table.play("BBBB")


def laid(count: int) -> dict[int, int]:
    """Return the spots of so many cards in five columns, and of no others up to ten."""
    spots = [cell // COLUMNS * GRID + cell % COLUMNS for cell in range(count)]
    return dict(enumerate(spots + [NOBODY] * (10 - count)))
