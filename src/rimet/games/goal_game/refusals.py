"""Why an action is refused; nothing is hidden, so every reason may be told."""

from __future__ import annotations

from rimet.kernel.errors import RulesError

from .names import KINDS, cell_name
from .state import Tournament
from .table import (
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

# When a footballer may be spent, and the rule that says so.
MOMENTS = {
    FORWARD: (SHOOT, "GG-R4"),
    GOALKEEPER: (SAVE, "GG-R4"),
    QUARTER_BACK: (COUNTER, "GG-R5"),
}
# What must be done where nobody may pass, and the rule that says so; else a card is to be opened.
MUSTS = {
    COUNTER_OPEN: ("must_open", "GG-R21"),
    IN_INJURY: ("must_lose", "GG-3"),
}


def explain(state: Tournament, seat: int, action: int) -> RulesError:
    """Return why an action is not legal now."""
    if not 0 <= action < state.table.actions:
        return RulesError("illegal_move", action=action)
    if action == PASS:
        code, rule = MUSTS.get(int(state.phase), ("must_open", "GG-R11"))
        return RulesError(code, rule=rule)
    if action < BUY:
        return _spend(state, seat, action - SPEND)
    if action < LOSE:
        return _trade(state, seat, action)
    if action < OPEN:
        return _lose(state, seat, action - LOSE)
    if action < state.table.raise_to:
        return _open(state, action - OPEN)
    return _bid(state, seat, action)


def _spend(state: Tournament, seat: int, kind: int) -> RulesError:
    phase, rule = MOMENTS[kind]
    if state.phase != phase:
        if kind == QUARTER_BACK and state.is_shooting:
            rule = "GG-19"
        elif kind == QUARTER_BACK and state.phase == COUNTER_OPEN:
            rule = "GG-R21"
        return RulesError("wrong_moment", rule=rule, kind=KINDS[kind])
    if not state.holds(seat, kind):
        return RulesError("not_held", rule="GG-2", kind=KINDS[kind])
    return RulesError("no_forward", rule="GG-14")


def _lose(state: Tournament, seat: int, kind: int) -> RulesError:
    if state.phase != IN_INJURY:
        return RulesError("no_injury", rule="GG-3")
    return RulesError("not_held", rule="GG-2", kind=KINDS[kind])


def _trade(state: Tournament, seat: int, action: int) -> RulesError:
    """Explain why nothing can be bought or swapped so."""
    is_swap = action >= SWAP
    phases = (IN_TRANSFER,) if is_swap else (IN_TIMEOUT, IN_TRANSFER)
    if state.phase not in phases:
        return RulesError("no_trade", rule="GG-20")
    given, taken = divmod(action - SWAP, len(KINDS)) if is_swap else (-1, action - BUY)
    if is_swap and given == taken:
        return RulesError("same_kind", rule="GG-R24")
    if is_swap and not state.holds(seat, given):
        return RulesError("not_held", rule="GG-2", kind=KINDS[given])
    if state.bank[taken] == 0:
        return RulesError("none_left", rule="GG-20", kind=KINDS[taken])
    if state.held(seat) >= MOST_TOKENS:
        return RulesError("three_already", rule="GG-5", most=MOST_TOKENS)
    return RulesError("too_few_coins", rule="GG-20", coins=int(state.coins[seat]))


def _open(state: Tournament, cell: int) -> RulesError:
    if state.phase not in (MOVE, COUNTER, COUNTER_OPEN):
        return RulesError("nothing_to_open", rule="GG-R4")
    if cell >= state.size:
        return RulesError("no_such_card", rule="GG-6")
    name = cell_name(int(state.fixture.spots[cell]))
    if state.shown[cell] != FACE_DOWN:
        return RulesError("open_already", rule="GG-10", cell=name)
    if state.faced[cell] == 0:
        return RulesError("not_touching", rule="GG-10", cell=name)
    return RulesError("no_counter_there", rule="GG-R5", cell=name)


def _bid(state: Tournament, seat: int, action: int) -> RulesError:
    is_raise = action < state.table.nominate
    if state.phase != (RAISE if is_raise else NOMINATE):
        return RulesError("no_bid_now", rule="GG-R1")
    coins = int(state.coins[seat])
    offer = action - int(state.table.raise_to if is_raise else state.table.nominate)
    kind, less = divmod(offer, int(state.table.most_coins))
    if not is_raise and state.bank[kind] == 0:
        return RulesError("none_left", rule="GG-5", kind=KINDS[kind])
    if is_raise and less + 1 <= state.bid:
        return RulesError("bid_too_low", rule="GG-5", bid=int(state.bid))
    return RulesError("bid_too_high", rule="GG-R1", coins=coins)
