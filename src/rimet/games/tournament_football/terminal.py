"""The wall chart in a terminal: groups, the road to The Final, managers, the own hand.

A card is its goals with the penalties raised, `2¹`; `▒▒` is a back, `··` a free slot. `★` marks
the viewer's own teams, a number the manager's seat where it is known, `○` the bank. `▒5` are the
cards that a manager holds, `≡` is the deck, layer by layer. Ratings and totals are written as
goals.penalties, like the cards in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from rimet.games.tournament_football.components import GROUP_SIZE, NOWHERE
from rimet.games.tournament_football.view import BANK, UNKNOWN, CupView, FieldView
from rimet.kernel.game import View

WIDE = 120
RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹"
LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
BACK, SLOT = "▒▒", "··"
BY_GOALS = ("dim", "", "green", "bold magenta")
OWN, FRAME, FAINT = "bold yellow", "green", "dim"
LEAST_NAME = 8  # columns below which a team is told by its code

Name = Callable[[int | str], str]


def sketch(view: View, name: Name, width: int) -> RenderableType:
    """Return the wall chart as wide as it may be; `name` gives names of seats and teams."""
    assert isinstance(view, CupView)
    chart = Chart(view, name)
    lines = [*managers(view, name, width), *hand(view, name)]
    tree = chart.tree(width) if width >= WIDE else []
    if tree:
        lines += [*tree, *chart.podium(width)]
    elif chart.is_knockout:
        lines += [*chart.columns(width), *chart.podium(width), *chart.failed(width)]
    else:
        lines += [*chart.groups(width), *chart.strip(width)]
    for line in lines:
        line.no_wrap = True
        line.truncate(width)
    return Group(*lines)


def managers(view: CupView, name: Name, width: int) -> list[Text]:
    """Return the managers with the cards they hold, and the deck; names only where they fit."""
    for long in (True, False):
        parts = []
        for seat, shown in enumerate(view.seats):
            told = f" {name(seat)}" if long or seat == view.viewer else ""
            style = OWN if seat == view.viewer else "" if shown.is_in else FAINT
            mark = "▸" if seat == view.to_act else ""
            held = f"{shown.cards}" if shown.is_in else "✕"
            points = "" if shown.points is None else f" ={shown.points}"
            gap = " " if told else ""
            parts.append(Text.assemble((f"{mark}{seat + 1}{told}", style), f"{gap}▒{held}{points}"))
        layers = "+".join(str(count) for count in view.layers if count) or "0"
        parts.append(Text.assemble(("≡ ", FRAME), layers))
        lines = _fill(parts, width, 3 if long else 2)
        if len(lines) <= (2 if view.capacity == 3 else 1):
            break
    return lines


def _fill(parts: Iterable[Text], width: int, gap: int) -> list[Text]:
    """Return parts in as few lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + gap + part.cell_len <= width:
            lines[-1].append(" " * gap).append_text(part)
        else:
            lines.append(part)
    return lines


def hand(view: CupView, name: Name) -> list[Text]:
    """Return the line of the viewer's cards, as they are written in a move; none for others."""
    if view.viewer < 0:
        return []
    cards = [card for card in view.hand for _ in range(card.count)]
    line = Text.assemble((f"{name(view.viewer)}:", OWN))
    for card in cards:
        line.append("  ").append(f"{card.goals}.{card.penalties}", "bold")
    return [line]


def _pad(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return text


def _rows(cells: Sequence[list[Text]], across: int, gap: int = 1) -> list[Text]:
    """Return blocks of lines, so many across."""
    lines: list[Text] = []
    for start in range(0, len(cells), across):
        for row in zip_longest(*cells[start : start + across]):
            line = Text(" " * gap).join(part or Text() for part in row)
            line.rstrip()
            lines.append(line)
    return lines


class Chart:
    """A drawing of the board that a view shows, in cells of fixed width."""

    def __init__(self, view: CupView, name: Name) -> None:
        self.view = view
        self.name = name
        self.letters = [field.name[0] for field in view.fields[::GROUP_SIZE]]
        self.chips = 2 * view.capacity
        self.is_knockout = all(field.placing or field.final for field in view.fields)

    def cards(self, field: FieldView) -> Text:
        """Return the cards of a place, two columns each."""
        told = Text()
        for kind in field.cards:
            if kind < 0:
                told.append(BACK, FAINT)
            else:
                goals, penalties = self.view.kinds[kind]
                style = BY_GOALS[min(goals, len(BY_GOALS) - 1)]
                told.append(f"{goals}{RAISED[penalties]}", style)
        return told.append(SLOT * (self.view.capacity - len(field.cards)), FAINT)

    def mark(self, owner: int) -> str:
        """Return the sign of a team's manager, as far as the viewer knows."""
        if owner == UNKNOWN:
            return ""
        if owner == BANK:
            return "○"
        return "★" if owner == self.view.viewer else str(owner + 1)

    def style(self, field: FieldView) -> str:
        """Return how a team's name is written."""
        if field.owner >= 0 and field.owner == self.view.viewer:
            return OWN
        return FAINT if field.final > 1 else ""

    def total(self, field: FieldView) -> Text:
        """Return what is seen of a place's total; bold once all of it is."""
        if field.total:
            return Text("{}.{}".format(*field.total).rjust(4), "bold")
        seen = [kind for kind in field.cards if kind >= 0]
        style = "bold" if len(seen) == self.view.capacity else ""
        return Text(f"{field.goals}.{field.penalties}".rjust(4), style)

    def team(self, code: str, width: int) -> str:
        """Return a team's name if there is room for most of it, else its code."""
        if width < LEAST_NAME or not code:
            return code.ljust(width)
        told = self.name(code)
        return (told if len(told) <= width else f"{told[: width - 1]}…").ljust(width)

    # The groups.

    def field_line(self, field: FieldView, width: int) -> Text:
        """Return a group field in one line."""
        rating = field.rating
        room = max(3, width - 15 - self.chips)
        line = Text.assemble((self.mark(field.owner).ljust(2), self.style(field)))
        line.append(f"{field.name} ", FRAME)
        line.append(f"{self.team(field.team, room)} ", self.style(field))
        line.append(f"{rating[0]}.{rating[1]} " if rating else "    ")
        if field.cards or not field.total:
            line.append_text(self.cards(field)).append(" ")
        line.append_text(self.total(field))
        if field.placing:
            line.truncate(width - 4)
            line.append(f" →{field.placing}", "bold green")
        elif field.final:
            line.append(" ✕", FAINT)
        return _pad(line, width)

    def group_cells(self, width: int) -> list[list[Text]]:
        """Return every group as a heading and its fields."""
        cells = []
        for number, letter in enumerate(self.letters):
            start = number * GROUP_SIZE
            fields = self.view.fields[start : start + GROUP_SIZE]
            heading = Text(f"─ {letter} {'─' * (width - 4)}", FRAME)
            cells.append([heading, *(self.field_line(field, width) for field in fields)])
        return cells

    def groups(self, width: int) -> list[Text]:
        """Return the groups, as many across as fit."""
        least = 18 + self.chips
        fitting = max(1, min((width + 1) // (least + 1), 3))
        across = fitting if len(self.letters) % fitting == 0 else max(1, fitting - 1)
        return _rows(self.group_cells((width + 1) // across - 1), across)

    # The half-fields.

    def strip(self, width: int) -> list[Text]:
        """Return the half-fields with nothing but their cards, match by match."""
        cell = 3 + self.chips
        across = max(1, (width + 1) // (cell + 1) // 2) * 2
        cells = []
        for half_field in self.view.half_fields:
            style = OWN if half_field.owner == self.view.viewer >= 0 else FRAME
            told = Text.assemble((half_field.name.ljust(3), style), self.cards(half_field))
            cells.append([_pad(told, cell)])
        rule = Text("─" * width, FRAME)
        return [*([rule] if self.view.capacity == 3 else []), *_rows(cells, across)]

    def half_line(self, half_field: FieldView, width: int) -> Text:
        """Return a half-field in one line; its total where there is room."""
        sign = self.mark(half_field.owner).translate(LOWERED)
        room = width - 10 - self.chips
        told = self.team(half_field.team, room if room >= LEAST_NAME else 3)
        line = Text.assemble(
            (half_field.name.ljust(3), FRAME),
            (sign if len(sign) == 1 else " ", self.style(half_field)),
            (f"{told} ", self.style(half_field)),
            self.cards(half_field),
        )
        if half_field.team and line.cell_len + 5 <= width:
            line.append(" ").append_text(self.total(half_field))
        return _pad(line, width)

    def columns(self, width: int) -> list[Text]:
        """Return the half-fields with their teams, match below match in columns."""
        cell = 14 + self.chips
        count = len(self.view.half_fields)
        across = max(1, min(width // cell, count // (2 * GROUP_SIZE)))
        height = -(-count // across // 2) * 2
        wide = width // across
        cells = []
        for start in range(0, count, height):
            lines = [Text("─" * wide, FRAME)]
            for number, half_field in enumerate(self.view.half_fields[start : start + height]):
                told = self.half_line(half_field, wide - 1)
                lines.append(Text.assemble(("┌└"[number % 2], FRAME), told))
            cells.append(lines)
        return _rows(cells, across, gap=0)

    def podium(self, width: int) -> list[Text]:
        """Return the line of the first four, once they are known."""
        places = {field.final: field for field in self.view.fields if 0 < field.final <= 4}
        return self._row([(f"{place}.", places[place]) for place in sorted(places)], width)

    def failed(self, width: int) -> list[Text]:
        """Return the teams that failed in the groups."""
        fields = [field for field in self.view.fields if field.final and not field.placing]
        return self._row([("✕", field) for field in fields], width)

    def _row(self, row: Sequence[tuple[str, FieldView]], width: int) -> list[Text]:
        parts = []
        for sign, field in row:
            owner = self.mark(field.owner)
            style = OWN if owner == "★" else "bold" if field.final == 1 else ""
            told = f"{sign}{field.team}{f'({owner})' if owner else ''}"
            parts.append(Text.assemble((told, style)))
        return _fill(parts, width, 2)

    def tree(self, width: int) -> list[Text]:
        """Return the groups beside the road to The Final; nothing where it does not fit."""
        left = (width - 3) * 9 // 20
        field = left // 2 - 1
        rounds = self.rounds()
        cell = (width - left - 2) // len(rounds) - 1
        if field < 18 + self.chips or cell < 8 + self.chips:
            return []
        groups = _rows(self.group_cells(field), 2)
        columns = [[Text() for _ in rounds[0]] for _ in rounds]
        for stage, rows in enumerate(rounds):
            for half_field, row in rows.items():
                columns[stage][row] = self.half_line(self.view.half_fields[half_field], cell)
        road = [_join(row, cell) for row in zip(*columns, strict=True)]
        lines = []
        for group, path in zip_longest(groups, road):
            line = _pad(group or Text(), left)
            lines.append(line.append("│ ", FRAME).append_text(path or Text()))
        return lines

    def rounds(self) -> list[dict[int, int]]:
        """Return for every round the line of each half-field; third place stands with The Final."""
        feeders = {half: match for match, half in enumerate(self.view.winner_to) if half >= 0}
        rounds: list[dict[int, int]] = []
        leaves = 0

        def climb(match: int) -> tuple[int, int]:
            """Place a match and all that lead to it; return its round and twice its middle."""
            nonlocal leaves
            stage, lines = 0, []
            for side, half_field in enumerate((2 * match, 2 * match + 1)):
                if half_field in feeders:
                    stage, middle = climb(feeders[half_field])
                    stage += 1
                    lines.append((middle + 1 - side) // 2)
                else:
                    lines.append(leaves)
                    leaves += 1
            if len(rounds) == stage:
                rounds.append({})
            rounds[stage] |= {2 * match: lines[0], 2 * match + 1: lines[1]}
            return stage, sum(lines)

        final = len(self.view.winner_to) - 1
        middle = climb(final)[1] // 2
        third = next(half // 2 for half in self.view.loser_to if half != NOWHERE)
        rounds[-1] = {2 * final: middle, 2 * final + 1: middle + 1}
        rounds[-1] |= {2 * third: middle + 3, 2 * third + 1: middle + 4}
        return rounds


def _join(row: Iterable[Text], width: int) -> Text:
    return Text(" ").join(_pad(part, width) for part in row)
