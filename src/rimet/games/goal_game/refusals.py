"""Why an action is refused; nothing is hidden, so every reason may be told.

The reasons stand in the order in which they are told.
"""

from __future__ import annotations

from rimet.kernel.errors import Fact
from rimet.kernel.reasons import Facts, Holds, Reason

from .names import KINDS, cell_name
from .rules.counter import can_counter, can_knock_out
from .rules.middles import can_buy
from .rules.opening import can_open
from .setup import (
    BUY,
    COUNTER,
    COUNTER_OPEN,
    FACE_DOWN,
    FORWARD,
    GOALKEEPER,
    IN_INJURY,
    IN_TIMEOUT,
    IN_TRANSFER,
    LOSE,
    MOST_TOKENS,
    MOVE,
    NOMINATE,
    OPEN,
    PASS,
    QUARTER_BACK,
    RAISE,
    SAVE,
    SHOOT,
    SPEND,
    SWAP,
)
from .state import Tournament

# When a footballer may be spent, and the rule that says so.
MOMENTS = {
    FORWARD: (SHOOT, "GG-R4"),
    GOALKEEPER: (SAVE, "GG-R4"),
    QUARTER_BACK: (COUNTER, "GG-R5"),
}
OPENING = (MOVE, COUNTER, COUNTER_OPEN)


def by_rule(rule: str) -> Facts:
    """Return facts that are only the number of a rule."""
    return lambda state, seat, action: {"rule": rule}


# --- passing and spending


def must_pass_not(phase: int) -> Holds:
    """Return whether something must be done in a phase, and a seat would pass."""
    return lambda state, seat, action: action == PASS and state.phase == phase


def is_wrong_moment(state: Tournament, seat: int, action: int) -> bool:
    """Whether a footballer of this kind is spent at other moments only (GG-R4, GG-R5)."""
    return SPEND <= action < BUY and state.phase != MOMENTS[action - SPEND][0]


def moment_facts(state: Tournament, seat: int, action: int) -> dict[str, Fact]:
    """Return the kind, and the rule that names its moment."""
    kind = action - SPEND
    rule = MOMENTS[kind][1]
    if kind == QUARTER_BACK and state.is_shooting:
        rule = "GG-19"
    elif kind == QUARTER_BACK and state.phase == COUNTER_OPEN:
        rule = "GG-R21"
    return {"rule": rule, "kind": KINDS[kind]}


def given_kind(state: Tournament, action: int) -> int:
    """Return the kind that an action of this moment takes from the seat, or -1."""
    if SPEND <= action < BUY and state.phase == MOMENTS[action - SPEND][0]:
        return action - SPEND
    if LOSE <= action < OPEN and state.phase == IN_INJURY:
        return action - LOSE
    if SWAP <= action < LOSE and state.phase == IN_TRANSFER:
        return (action - SWAP) // len(KINDS)
    return -1


def is_not_held(state: Tournament, seat: int, action: int) -> bool:
    """Whether the seat has no footballer of the kind that it would give (GG-2)."""
    kind = given_kind(state, action)
    return kind >= 0 and not state.holds(seat, kind)


def held_facts(state: Tournament, seat: int, action: int) -> dict[str, Fact]:
    """Return the kind that is not held."""
    return {"rule": "GG-2", "kind": KINDS[given_kind(state, action)]}


def is_without_forward(state: Tournament, seat: int, action: int) -> bool:
    """Whether a quarter-back would find no forward to knock out (GG-14)."""
    is_spent = action == SPEND + QUARTER_BACK and state.phase == COUNTER
    return is_spent and not can_knock_out(state)


def is_no_injury(state: Tournament, seat: int, action: int) -> bool:
    """Whether nobody is injured (GG-3)."""
    return LOSE <= action < OPEN and state.phase != IN_INJURY


# --- buying and swapping


def is_buying(state: Tournament, action: int) -> bool:
    """Whether an action buys, at a moment for it."""
    return BUY <= action < SWAP and state.phase in (IN_TIMEOUT, IN_TRANSFER)


def is_swapping(state: Tournament, action: int) -> bool:
    """Whether an action swaps, at a moment for it."""
    return SWAP <= action < LOSE and state.phase == IN_TRANSFER


def is_no_trade(state: Tournament, seat: int, action: int) -> bool:
    """Whether there is nothing to buy or swap now (GG-20)."""
    is_trade = is_buying(state, action) or is_swapping(state, action)
    return BUY <= action < LOSE and not is_trade


def is_same_kind(state: Tournament, seat: int, action: int) -> bool:
    """Whether a kind would be swapped for itself (GG-R24)."""
    given, taken = divmod(action - SWAP, len(KINDS))
    return is_swapping(state, action) and given == taken


def taken_kind(action: int) -> int:
    """Return the kind that is bought, or taken in a swap."""
    return action - BUY if action < SWAP else (action - SWAP) % len(KINDS)


def is_none_left(state: Tournament, seat: int, action: int) -> bool:
    """Whether the bank has none of the kind to be bought or swapped for (GG-20)."""
    is_trade = is_buying(state, action) or is_swapping(state, action)
    return is_trade and state.bank[taken_kind(action)] == 0


def left_facts(state: Tournament, seat: int, action: int) -> dict[str, Fact]:
    """Return the kind of which none is left."""
    return {"rule": "GG-20", "kind": KINDS[taken_kind(action)]}


def has_three(state: Tournament, seat: int, action: int) -> bool:
    """Whether a buyer has as many footballers as there may be (GG-5)."""
    return is_buying(state, action) and state.held(seat) >= MOST_TOKENS


def has_too_few_coins(state: Tournament, seat: int, action: int) -> bool:
    """Whether a buyer cannot pay (GG-20)."""
    has_room = is_buying(state, action) and state.held(seat) < MOST_TOKENS
    return has_room and state.banked() > 0 and not can_buy(state, seat)


# --- opening cards


def opened_cell(state: Tournament, action: int) -> int:
    """Return the cell that an action opens at a moment for it, or -1."""
    is_opening = OPEN <= action < state.table.raise_to
    return action - OPEN if is_opening and state.phase in OPENING else -1


def is_nothing_to_open(state: Tournament, seat: int, action: int) -> bool:
    """Whether no card is to be opened now (GG-R4)."""
    return OPEN <= action < state.table.raise_to and state.phase not in OPENING


def is_no_card(state: Tournament, seat: int, action: int) -> bool:
    """Whether there is no card of that number on the field (GG-6)."""
    return opened_cell(state, action) >= state.size


def is_open_already(state: Tournament, seat: int, action: int) -> bool:
    """Whether the card lies open (GG-10)."""
    cell = opened_cell(state, action)
    return 0 <= cell < state.size and state.shown[cell] != FACE_DOWN


def is_not_touching(state: Tournament, seat: int, action: int) -> bool:
    """Whether the card lies against no open side (GG-10)."""
    cell = opened_cell(state, action)
    return 0 <= cell < state.size and state.faced[cell] == 0


def is_no_counter(state: Tournament, seat: int, action: int) -> bool:
    """Whether no counter-attack leads to the card (GG-R5), or no attack (GG-10)."""
    cell = opened_cell(state, action)
    if not 0 <= cell < state.size:
        return False
    if state.phase == MOVE:
        return not can_open(state, cell)
    return not can_counter(state, cell, seat)


def cell_facts(rule: str) -> Facts:
    """Return facts that name a rule and the cell to be opened."""

    def facts(state: Tournament, seat: int, action: int) -> dict[str, Fact]:
        return {"rule": rule, "cell": cell_name(int(state.fixture.spots[action - OPEN]))}

    return facts


# --- bids


def is_raise(state: Tournament, action: int) -> bool:
    """Whether an action raises a bid, at a moment for it."""
    return state.table.raise_to <= action < state.table.nominate and state.phase == RAISE


def is_nomination(state: Tournament, action: int) -> bool:
    """Whether an action opens an auction, at a moment for it."""
    return action >= state.table.nominate and state.phase == NOMINATE


def is_no_bid(state: Tournament, seat: int, action: int) -> bool:
    """Whether nothing of this kind is bid now (GG-R1)."""
    is_bid = is_raise(state, action) or is_nomination(state, action)
    return action >= state.table.raise_to and not is_bid


def nominated_kind(state: Tournament, action: int) -> int:
    """Return the kind that an auction would be opened for."""
    return (action - int(state.table.nominate)) // int(state.table.most_coins)


def is_nominated_none(state: Tournament, seat: int, action: int) -> bool:
    """Whether the bank has none of the kind to be auctioned (GG-5)."""
    return is_nomination(state, action) and state.bank[nominated_kind(state, action)] == 0


def nominated_facts(state: Tournament, seat: int, action: int) -> dict[str, Fact]:
    """Return the kind of which none is left."""
    return {"rule": "GG-5", "kind": KINDS[nominated_kind(state, action)]}


def is_bid_too_low(state: Tournament, seat: int, action: int) -> bool:
    """Whether a bid does not go above the one before it (GG-5)."""
    return is_raise(state, action) and offered_coins(state, action) <= state.bid


def is_bid_too_high(state: Tournament, seat: int, action: int) -> bool:
    """Whether a seat would bid more coins than it has (GG-R1)."""
    is_bid = is_raise(state, action) or is_nomination(state, action)
    return is_bid and offered_coins(state, action) > state.coins[seat]


def offered_coins(state: Tournament, action: int) -> int:
    """Return how many coins an action bids."""
    if action < state.table.nominate:
        return action - int(state.table.raise_to) + 1
    return (action - int(state.table.nominate)) % int(state.table.most_coins) + 1


def coins_facts(rule: str) -> Facts:
    """Return facts that name a rule and the coins of the seat."""
    return lambda state, seat, action: {"rule": rule, "coins": int(state.coins[seat])}


REASONS = (
    Reason("must_open", must_pass_not(COUNTER_OPEN), by_rule("GG-R21")),
    Reason("must_lose", must_pass_not(IN_INJURY), by_rule("GG-3")),
    Reason("must_open", must_pass_not(MOVE), by_rule("GG-R11")),
    Reason("wrong_moment", is_wrong_moment, moment_facts),
    Reason("no_trade", is_no_trade, by_rule("GG-20")),
    Reason("same_kind", is_same_kind, by_rule("GG-R24")),
    Reason("not_held", is_not_held, held_facts),
    Reason("no_forward", is_without_forward, by_rule("GG-14")),
    Reason("none_left", is_none_left, left_facts),
    Reason("three_already", has_three, lambda *_: {"rule": "GG-5", "most": MOST_TOKENS}),
    Reason("too_few_coins", has_too_few_coins, coins_facts("GG-20")),
    Reason("no_injury", is_no_injury, by_rule("GG-3")),
    Reason("nothing_to_open", is_nothing_to_open, by_rule("GG-R4")),
    Reason("no_such_card", is_no_card, by_rule("GG-6")),
    Reason("open_already", is_open_already, cell_facts("GG-10")),
    Reason("not_touching", is_not_touching, cell_facts("GG-10")),
    Reason("no_counter_there", is_no_counter, cell_facts("GG-R5")),
    Reason("no_bid_now", is_no_bid, by_rule("GG-R1")),
    Reason("none_left", is_nominated_none, nominated_facts),
    Reason(
        "bid_too_low",
        is_bid_too_low,
        lambda state, *_: {"rule": "GG-5", "bid": int(state.bid)},
    ),
    Reason("bid_too_high", is_bid_too_high, coins_facts("GG-R1")),
)
