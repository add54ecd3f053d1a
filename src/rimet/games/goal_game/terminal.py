"""The table of Goal!Game for a terminal of 80 columns or more, in at most 18 lines.

Colours have their letters, R Y B G. Sides lie around a card's middle: ● penalty kick, ○ own goal,
⚑ offside, ◷ timeout, ⇄ transfer, ✚ injury, ¤ sponsor. Footballers are F, G and Q, used ones small.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group
from rich.text import Text

from .view import (
    AttackView,
    AuctionView,
    CardView,
    CellView,
    CoachView,
    DuelView,
    FigureView,
    GoalGameView,
    MatchView,
    PenaltiesView,
    TokensView,
)

Name = Callable[[int | str], str]

STYLES = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green"}
BACKS = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "green": "bold black on green",
}
MIDDLES = {
    "play-on": " ",
    "penalty-kick": "●",
    "own-goal": "○",
    "offside": "⚑",
    "timeout": "◷",
    "transfer": "⇄",
    "injury": "✚",
    "sponsor": "¤",
}
STRIKES = {
    "top": "↑",
    "bottom": "↓",
    "left": "←",
    "right": "→",
    "penalty-kick": "●",
    "forward": "F",
}
STATES = {"coming": "…", "now": "?", "goal": "✓", "saved": "✗"}
STAGES = {"first": "1-4", "bronze": "3-4", "final": "1-2"}
TURNS = {"clockwise": "↻", "counter-clockwise": "↺"}
LETTERS = {"forward": "F", "goalkeeper": "G", "quarter-back": "Q"}
CELL = 5
TALLEST = 4
COACH = 12
BACK = "░"


def sketch(view: GoalGameView, name: Name, width: int) -> Group:
    """Draw what is going on, the figure of cards, and the coaches."""
    board = Board(view, name)
    lines = [board.head()]
    if view.figure is not None:
        lines += board.figure(view.figure, width)
    elif view.auction is not None:
        lines += board.auction(view.auction)
    lines += [Text(), *(board.coach(coach) for coach in view.coaches)]
    for line in lines:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


class Board:
    """The parts of a view as lines of text."""

    def __init__(self, view: GoalGameView, name: Name) -> None:
        self.view = view
        self.name = name
        self.match = next(match for match in view.matches if match.stage == view.stage)

    def seat(self, seat: int) -> Text:
        """Return a coach's name in the coach's colour."""
        return Text(self.name(seat)[:COACH], STYLES[self.view.coaches[seat].color])

    # What is going on

    def head(self) -> Text:
        """Return the line on top: match, half, direction, and who attacks whom."""
        view = self.view
        line = Text(f"{STAGES[view.stage]} ", "bold")
        if len(view.coaches) == 3 and view.stage == "first":
            line = Text("1-3 ", "bold")
        if view.winner is not None:
            return line.append("★ ").append_text(self.seat(view.winner)).append(" ★")
        if view.half is not None:
            line.append(f"{'I' * view.half} {TURNS[view.direction]}  ")
        if view.penalties is not None:
            line.append_text(self._penalties(view.penalties))
        if view.attack is not None:
            line.append_text(self._attack(view.attack))
        return line

    def _penalties(self, penalties: PenaltiesView) -> Text:
        first, second = penalties.pair
        line = Text("●● ") + self.seat(first)
        line.append(f" {penalties.goals[0]}-{penalties.goals[1]} ", "bold")
        kicks = f" {penalties.kicks[0]}/{penalties.kicks[1]}   "
        return line + self.seat(second) + Text(kicks, "dim")

    def _attack(self, attack: AttackView) -> Text:
        arrow = " ↩ " if attack.is_counter else " ▶ "
        line = self.seat(attack.opener) + Text(arrow) + self.seat(attack.target)
        if attack.cell is not None:
            line.append(f"  {attack.cell}", "bold")
        for strike in attack.strikes:
            style = "bold reverse" if strike.state == "now" else ""
            line.append("  ").append(STRIKES[strike.by] + STATES[strike.state], style)
        return line

    def auction(self, auction: AuctionView) -> list[Text]:
        """Return the bank, the footballer up for sale, the bid and who has passed."""
        bank = Text("▤ ").append(_letters(self.view.bank), "bold")
        if auction.kind is None or auction.bidder is None:
            sale = Text("▶ ") + self.seat(auction.nominator)
        else:
            sale = Text(LETTERS[auction.kind], "bold reverse")
            sale = sale + Text(f"  {auction.bid}¤  ", "bold") + self.seat(auction.bidder)
        passed = Text("  ")
        for seat in auction.passed:
            passed.append("  ✗ ", "dim").append_text(self.seat(seat))
        return [bank, sale + passed]

    # The figure

    def figure(self, figure: FigureView, width: int) -> list[Text]:
        """Return the cards, three lines each, or one where the figure is large."""
        places = {(cell.row, cell.column): cell for cell in figure.cells}
        is_narrow = figure.columns * (CELL + 1) <= width
        is_small = figure.rows <= TALLEST and is_narrow
        height = 3 if is_small else 1
        lines = []
        for row in range(figure.rows):
            for part in range(height):
                line = Text()
                for column in range(figure.columns):
                    cell = places.get((row, column))
                    if cell is None:
                        line.append(" " * CELL)
                    elif is_small:
                        line.append_text(_tall(cell, part, cell.name == figure.last))
                    else:
                        line.append_text(_flat(cell, cell.name == figure.last))
                    line.append(" " if is_narrow else "")
                lines.append(line)
        return lines

    # The coaches

    def coach(self, coach: CoachView) -> Text:
        """Return a coach: coins, footballers, goals, and the scoreboard."""
        mark = "▶" if self.view.to_act == coach.seat else " "
        line = Text(f"{mark} ").append_text(self.seat(coach.seat))
        line.pad_right(max(0, COACH + 3 - line.cell_len))
        line.append(coach.color[0].upper(), BACKS[coach.color])
        line.append(f"{coach.coins:>3}¤ ")
        line.append(f"{_letters(coach.unused):<4}", "bold")
        line.append(f"{_letters(coach.used).lower():<7}", "dim")
        if coach.place:
            return line.append(f"{coach.place}.", "bold")
        duel = _duel(self.match, coach.seat)
        if duel is not None:
            line.append(f"{coach.goals:>3}  ", "bold").append(f"{duel.goals}-{duel.conceded} ")
            line.append_text(self.seat(duel.rival))
        return line


def _duel(match: MatchView, seat: int) -> DuelView | None:
    return next((duel for duel in match.duels if duel.seat == seat), None)


def _letters(tokens: TokensView) -> str:
    return "F" * tokens.forward + "G" * tokens.goalkeeper + "Q" * tokens.quarter_back


def _side(color: str, size: int) -> Text:
    return Text(color[0].upper().center(size), BACKS[color])


def _tall(cell: CellView, part: int, is_last: bool) -> Text:
    """Return one of the three lines of a card."""
    if cell.card is None:
        return _back(cell, part)
    top, right, bottom, left = cell.card.sides
    if part == 1:
        middle = Text(f" {MIDDLES[cell.card.event]} ", "reverse" if is_last else "")
        return _side(left, 1) + middle + _side(right, 1)
    return Text(" ") + _side(top if part == 0 else bottom, CELL - 2) + Text(" ")


def _back(cell: CellView, part: int) -> Text:
    """Return a line of a face-down card; one that may be opened tells what it promises."""
    style = "bold" if cell.can_open else "dim"
    if part == 1:
        return Text(cell.name.center(CELL, BACK), style)
    if part == 2 and cell.can_open:
        return Text(f"{cell.expected:.2f}".lstrip("0").center(CELL, BACK), style)
    return Text(BACK * CELL, style)


def _flat(cell: CellView, is_last: bool) -> Text:
    """Return a card in one line: its sides from the top clockwise, and its middle."""
    if cell.card is None:
        return Text(cell.name.center(CELL, BACK), "bold" if cell.can_open else "dim")
    return _flat_card(cell.card, is_last)


def _flat_card(card: CardView, is_last: bool) -> Text:
    line = Text()
    for color in card.sides:
        line.append_text(_side(color, 1))
    return line.append(MIDDLES[card.event], "reverse" if is_last else "")
