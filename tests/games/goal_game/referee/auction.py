"""The auction, as the rules tell it."""

from __future__ import annotations

from tests.games.goal_game.referee.asking import Play, ask
from tests.games.goal_game.referee.coaches import Box, Coach


def auction(box: Box) -> Play[None]:
    """Sell footballers until nobody wants, can have or can be sold any more (GG-5, GG-R1).

    It begins left of the dealer, the second time too, with who still plays (GG-R8, GG-R22).
    """
    passed: set[Coach] = set()
    last = box.dealer
    while True:
        buyers = [coach for coach in box.clockwise(last) if may_buy(coach)]
        if not box.on_sale() or passed.issuperset(buyers):
            return
        last = buyers[0]
        offers = [f"{kind}={bid}" for kind in box.on_sale() for bid in range(1, last.coins + 1)]
        move = yield from ask(last.seat, ["pass", *offers])
        if move == "pass":
            passed.add(last)
        else:
            passed.clear()
            kind, bid = move.split("=")
            yield from sell(box, last, kind, int(bid))


def may_buy(coach: Coach) -> bool:
    """Whether a coach still plays and may have more."""
    return coach.place == 0 and coach.may_have_more()


def sell(box: Box, bidder: Coach, kind: str, bid: int) -> Play[None]:
    """Let the others raise, until all of them have passed since the last bid (GG-R23)."""
    to_ask = list(box.clockwise(bidder))[:-1]
    while to_ask:
        coach = to_ask.pop(0)
        if not may_buy(coach) or coach.coins <= bid:
            continue
        raises = [f"bid={higher}" for higher in range(bid + 1, coach.coins + 1)]
        move = yield from ask(coach.seat, ["pass", *raises])
        if move != "pass":
            bid, bidder = int(move.removeprefix("bid=")), coach
            to_ask = list(box.clockwise(bidder))[:-1]
    bidder.coins -= bid
    bidder.unused[kind] += 1
    box.bank[kind] -= 1
