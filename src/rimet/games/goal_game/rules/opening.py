"""Opening a card and reading it: top, middle, bottom, left, right, then a forward."""

from __future__ import annotations

from mypy_extensions import i64

from rimet.kernel.state import CHANCE

from .. import told
from ..setup import (
    ATTACK_OVER,
    BOTTOM,
    CARD,
    FORWARD,
    LEFT,
    MOVE,
    NOBODY,
    PASS,
    READ_BOTTOM,
    READ_FORWARD,
    READ_LEFT,
    READ_MIDDLE,
    READ_RIGHT,
    READ_TOP,
    RIGHT,
    SHOOT,
    SIDES,
    TOP,
)
from ..state import Tournament
from .layout import show_sides
from .middles import decide_middle, read_middle
from .strikes import is_junction, save, score, send_forward, strike


def begin_move(cup: Tournament) -> None:
    """Let the coach on the move open a card; the only one there is opens at once (GG-R20)."""
    cup.is_counter = 0
    only: i64 = NOBODY
    for cell in range(cup.size):
        if can_open(cup, cell):
            if only >= 0:
                cup.ask(MOVE, cup.turn)  # GG-R11
                return
            only = cell
    open_card(cup, only)


def can_open(cup: Tournament, cell: i64) -> bool:
    """Whether the coach on the move may open a card: any at first, then a touching one."""
    if cup.shown[cell] >= 0:
        return False
    return cup.left == cup.size or cup.faced[cell] != 0  # GG-7, GG-10


def open_card(cup: Tournament, cell: i64) -> None:
    """Turn a card over; chance says which it is and how it lies (GG-7)."""
    cup.cell = cell
    cup.ask(CARD, CHANCE)


def show(cup: Tournament, face: i64) -> None:
    """Put the face on the card being opened, and note what it touches."""
    cell: i64 = cup.cell
    cup.shown[cell] = face
    cup.left -= 1
    cup.unseen[face // SIDES] -= 1
    cup.hidden -= 1
    show_sides(cup, cell)


def reveal(cup: Tournament, face: i64) -> None:
    """Show the card that chance gave and begin to read it (GG-8)."""
    show(cup, face)
    cup.step = 0
    cup.saved = 0
    if cup.journal is not None:
        part: i64 = 2
        if cup.is_shooting == 0:
            part = cup.is_counter
        cup.tell(
            told.CARD_OPENED, cup.opener(), cup.target(), cup.fixture.spots[cup.cell], face, part
        )
        cup.mark()
    read_on(cup)


def read_on(cup: Tournament) -> None:
    """Read the card from where it is read to, until somebody is asked (GG-8, GG-9)."""
    while cup.step < READ_RIGHT:
        cup.step += 1
        step: i64 = cup.step
        if step == READ_MIDDLE:
            if cup.is_shooting == 0 and read_middle(cup):  # GG-19: void in penalties
                return
        elif step == READ_TOP:
            if is_junction(cup, TOP) and strike(cup, TOP):
                return
        elif step == READ_BOTTOM:
            if is_junction(cup, BOTTOM) and strike(cup, BOTTOM):
                return
        elif step == READ_LEFT:
            if is_junction(cup, LEFT) and strike(cup, LEFT):
                return
        elif is_junction(cup, RIGHT) and strike(cup, RIGHT):
            return
    opener: i64 = cup.opener()
    if cup.holds(opener, FORWARD):
        cup.ask(SHOOT, opener)  # GG-R4
    else:
        cup.phase = ATTACK_OVER


def decide_save(cup: Tournament, action: i64) -> None:
    """Repel a strike or let it in, then go on (GG-12, GG-R4)."""
    if action == PASS:
        score(cup)
    else:
        save(cup)
    if cup.step == READ_FORWARD:
        cup.phase = ATTACK_OVER
    else:
        read_on(cup)


def decide_forward(cup: Tournament, action: i64) -> None:
    """Finish the attack with a forward, or without (GG-12, GG-R4)."""
    if action == PASS:
        cup.tell(told.FORWARD_HELD, cup.opener(), 0, 0, 0, 0)
        cup.phase = ATTACK_OVER
    elif not send_forward(cup):
        cup.phase = ATTACK_OVER


def decide_event(cup: Tournament, action: i64) -> None:
    """Carry out what a coach wants of a timeout, a transfer or an injury, then read on."""
    if not decide_middle(cup, action):
        read_on(cup)
