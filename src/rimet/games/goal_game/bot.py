"""A bot with plain good sense: it bids what a footballer is worth and opens what promises most.

It reads its view and nothing else. A forward is a goal that only a goalkeeper stops, a goalkeeper
a goal less; a quarter-back is worth something only while the one it meets has a forward. Coins buy
nothing at the end, so it shares them out over the footballers it may still buy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rimet.kernel.bot import BUDGET, Bot
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

from .game import GoalGame
from .names import KINDS
from .setup import (
    BUY,
    FORWARD,
    GOALKEEPER,
    LOSE,
    MOST_TOKENS,
    OPEN,
    PASS,
    QUARTER_BACK,
    SPEND,
    SWAP,
)
from .view import CellView, GoalGameView, TokensView

EXPOSED: Final = 0.04  # strikes that each card newly within reach is worth to whoever moves next
HURRY: Final = 4  # cards face down; from here on no forward is kept for later
WORTH: Final = {FORWARD: 1.0, GOALKEEPER: 1.0, QUARTER_BACK: 0.3}  # in goals
FULL_PRICE: Final = 5  # coins for a whole goal


class CasualBot(Bot):
    """Buys forwards and goalkeepers, opens where colours meet, and strikes back whenever it can."""

    name = "casual"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return what the moment asks for."""
        game, view = side.game, side.view
        assert isinstance(game, GoalGame) and isinstance(view, GoalGameView)
        legal = side.legal()
        if view.phase in ("nominate", "raise"):
            return [Bidder(game, view).choose(legal)]
        if view.phase in ("move", "counter", "counter-open"):
            return Opener(view, side, rng).choose(legal)
        if view.phase == "save":
            return [SPEND + GOALKEEPER]
        if view.phase == "forward":
            return [SPEND + FORWARD if strikes_now(view) else PASS]
        return [trade(view, legal)]


def held(tokens: TokensView) -> list[int]:
    """Return footballers as counts by kind."""
    return [tokens.forward, tokens.goalkeeper, tokens.quarter_back]


def rivals(view: GoalGameView) -> list[TokensView]:
    """Return the unused footballers of all others who are still in."""
    return [coach.unused for coach in view.coaches if coach.seat != view.to_act and not coach.place]


def worth(view: GoalGameView, kind: int) -> float:
    """Return what one more footballer of a kind is worth to the coach to act, in goals."""
    own = held(view.coaches[view.to_act].unused)
    if kind == QUARTER_BACK:
        forwards = max((rival.forward for rival in rivals(view)), default=0)
        return WORTH[kind] if forwards > own[kind] else 0.0
    return WORTH[kind] / (1 + 0.25 * own[kind])


class Bidder:
    """What to bid for a footballer, and whom to put up."""

    def __init__(self, game: GoalGame, view: GoalGameView) -> None:
        self.table = game.table
        self.view = view
        self.coach = view.coaches[view.to_act]

    def limit(self, kind: int) -> int:
        """Return the most it would pay for a kind: a fair share of its coins, by worth."""
        coach = self.coach
        slots = MOST_TOKENS - sum(held(coach.unused))
        share = coach.coins / slots + 1 if slots > 1 else coach.coins
        return min(coach.coins, round(min(share, FULL_PRICE) * worth(self.view, kind)))

    def choose(self, legal: Sequence[int]) -> int:
        """Return a bid, or a pass."""
        auction = self.view.auction
        assert auction is not None
        if auction.kind is not None:
            bid = int(self.table.raise_to) + auction.bid
            is_worth = auction.bid < self.limit(KINDS.index(auction.kind))
            return bid if is_worth and bid in legal else PASS
        bank = held(self.view.bank)
        wanted = [kind for kind in range(len(KINDS)) if bank[kind] and self.limit(kind) > 0]
        if not wanted:
            return PASS
        best = max(wanted, key=lambda kind: worth(self.view, kind))
        return int(self.table.nominate) + best * int(self.table.most_coins)


class Opener:
    """Weighs the cards that may be opened."""

    def __init__(self, view: GoalGameView, side: Side, rng: Rng) -> None:
        assert view.figure is not None and view.attack is not None
        self.view = view
        self.side = side
        self.rng = rng
        self.cells = view.figure.cells
        self.places = {(cell.row, cell.column): cell for cell in self.cells}

    def choose(self, legal: Sequence[int]) -> list[int]:
        """Return the card that promises most; before a counter-attack the quarter-back."""
        path: list[int] = []
        if SPEND + QUARTER_BACK in legal:
            path.append(SPEND + QUARTER_BACK)
            legal = self.side.legal(path)
            if not legal:
                return path
        cells = [action - OPEN for action in legal if action >= OPEN]
        gains = {cell: self.gain(self.cells[cell]) for cell in cells}
        best = max(gains.values())
        if PASS in legal and best < 0:
            return [PASS]
        equals = [cell for cell in cells if gains[cell] == best]
        return [*path, OPEN + equals[self.rng.below(len(equals))]]

    def gain(self, cell: CellView) -> float:
        """Return the goals a card promises, less what it opens to the next.

        After a counter-attack the counter-attacker is on the move: then it is more.
        """
        sign = -1 if self.view.phase == "move" else 1
        return cell.expected - cell.against + sign * EXPOSED * self.exposed(cell)

    def exposed(self, cell: CellView) -> int:
        """Return how many cards come within reach with this one."""
        return sum(
            near.card is None and not near.can_open
            for row, column in ((-1, 0), (1, 0), (0, -1), (0, 1))
            if (near := self.places.get((cell.row + row, cell.column + column))) is not None
        )


def strikes_now(view: GoalGameView) -> bool:
    """Whether to spend a forward: where no goalkeeper waits, or it may soon be too late."""
    assert view.figure is not None and view.attack is not None
    target = view.coaches[view.attack.target].unused
    left = sum(cell.card is None for cell in view.figure.cells)
    return target.goalkeeper == 0 or target.quarter_back > 0 or left <= HURRY


def trade(view: GoalGameView, legal: Sequence[int]) -> int:
    """Return what to buy, swap or lose: the best to have, the least to miss."""
    losses = [action for action in legal if LOSE <= action < OPEN]
    if losses:
        own = held(view.coaches[view.to_act].unused)
        return min(losses, key=lambda action: (WORTH[action - LOSE], -own[action - LOSE]))
    buys = [action for action in legal if BUY <= action < SWAP]
    if buys:
        return max(buys, key=lambda action: worth(view, action - BUY))
    swaps = [action for action in legal if SWAP <= action < LOSE]
    gains = {action: _swap_gain(view, *divmod(action - SWAP, len(KINDS))) for action in swaps}
    best = max(gains, key=lambda action: gains[action], default=PASS)
    return best if gains.get(best, 0.0) > 0 else PASS


def _swap_gain(view: GoalGameView, given: int, taken: int) -> float:
    own = held(view.coaches[view.to_act].unused)
    kept = worth(view, given) if own[given] > 1 or given == QUARTER_BACK else WORTH[given]
    return worth(view, taken) - kept
