"""The counter-attack: the defender strikes back where an open side allows it."""

from __future__ import annotations

from mypy_extensions import i64

from .. import told
from ..setup import COUNTER, COUNTER_OPEN, FORWARD, NOBODY, OPEN, PASS, QUARTER_BACK, SPEND
from ..state import Tournament
from .opening import begin_move, open_card


def begin_counter(cup: Tournament) -> None:
    """Let the defender counter-attack, if an open side allows it (GG-13)."""
    defender: i64 = cup.next_coach(cup.turn)
    for cell in range(cup.size):
        if can_counter(cup, cell, defender):
            cup.ask(COUNTER, defender)
            return
    if cup.journal is not None:
        cup.tell(told.COUNTER_BOGGED_DOWN, defender, 0, 0, 0, 0)
        cup.mark()
    pass_move(cup)


def can_counter(cup: Tournament, cell: i64, defender: i64) -> bool:
    """Whether a counter-attack may open this card (GG-R5).

    It must lie against an open side that shows the colour of either of the two.
    """
    return cup.shown[cell] < 0 and cup.faced[cell] & (1 << cup.turn | 1 << defender) != 0


def can_knock_out(cup: Tournament) -> bool:
    """Whether the defender's quarter-back finds an unused forward (GG-14)."""
    return cup.holds(cup.next_coach(cup.turn), QUARTER_BACK) and cup.holds(cup.turn, FORWARD)


def decide_counter(cup: Tournament, action: i64) -> None:
    """Let it be, open a card, or spend a quarter-back and then open one (GG-13, GG-14)."""
    defender: i64 = cup.next_coach(cup.turn)
    if action == PASS:
        if cup.journal is not None:
            cup.tell(told.COUNTER_DECLINED, defender, 0, 0, 0, 0)
            cup.mark()
        pass_move(cup)
        return
    if cup.phase == COUNTER:
        cup.tell(told.COUNTER_BEGUN, defender, cup.turn, 0, 0, 0)
    if action == SPEND + QUARTER_BACK:
        cup.spend(defender, QUARTER_BACK)
        cup.spend(cup.turn, FORWARD)
        cup.tell(told.QUARTER_BACK_SPENT, defender, cup.turn, 0, 0, 0)
        mark_counter(cup)
        choose_counter(cup, defender)
    else:
        if cup.phase == COUNTER:
            mark_counter(cup)
        open_counter(cup, action - OPEN)


def mark_counter(cup: Tournament) -> None:
    """Let it be seen that the defender strikes back, before a card is opened for it."""
    if cup.journal is not None:
        last: i64 = cup.cell
        cup.is_counter = 1
        cup.cell = NOBODY
        cup.mark()
        cup.is_counter = 0
        cup.cell = last


def choose_counter(cup: Tournament, defender: i64) -> None:
    """Let the counter-attacker open a card; the only one there is opens at once (GG-R20)."""
    only: i64 = NOBODY
    for cell in range(cup.size):
        if can_counter(cup, cell, defender):
            if only >= 0:
                cup.ask(COUNTER_OPEN, defender)
                return
            only = cell
    open_counter(cup, only)


def open_counter(cup: Tournament, cell: i64) -> None:
    """Open a card for the counter-attacker."""
    cup.is_counter = 1
    open_card(cup, cell)


def pass_move(cup: Tournament) -> None:
    """Pass the move to the defender, who attacks the next coach (GG-15)."""
    cup.turn = cup.next_coach(cup.turn)
    begin_move(cup)
