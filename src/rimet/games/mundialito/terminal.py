"""The board of Mundialito for a terminal of 80 columns or more, in at most 18 lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.console import Group
from rich.text import Text

from .view import GroupView, MatchView, MundialitoView, SeatView, TeamView, ThrowView

Name = Callable[[int | str], str]

STAGES = {
    "groups": "A-H",
    "round-of-32": "1/16",
    "round-of-16": "1/8",
    "quarter-finals": "1/4",
    "semi-finals": "1/2",
    "third-place": "3-4",
    "final": "1-2",
}
STAR_STYLES = {3: "yellow", 2: "bright_blue", 1: "white"}
SEAT_STYLES = ("cyan", "magenta", "green", "red", "bright_yellow", "bright_blue")
LABEL = 5
ACROSS = 4
CODE = 3
NAMED = 11  # where this much room is left, teams are shown by name
SEAT_NAME = 12


def sketch(view: MundialitoView, name: Name, width: int) -> Group:
    """Draw the match being played, the groups or the road to the Final, and the coaches."""
    board = Board(view, name, width)
    lines = board.match()
    if any(shown.matches for shown in view.rounds):
        lines += [*board.settled_groups(), *board.rounds()]
    elif view.groups:
        lines += board.groups()
    room = 18 - len(lines) - len(view.seats)
    if room > 0:
        lines.append(Text())
    return Group(*(_fit(line, width) for line in [*lines, *board.coaches()]))


def _fit(line: Text, width: int) -> Text:
    line.no_wrap = True
    line.truncate(width, overflow="ellipsis")
    return line


class Board:
    """The parts of a view as lines of text."""

    def __init__(self, view: MundialitoView, name: Name, width: int) -> None:
        self.view = view
        self.name = name
        self.width = width
        self.teams: dict[str, TeamView] = {team.code: team for team in view.teams}

    # The match, or what is drawn, dealt or thrown for

    def match(self) -> list[Text]:
        """Return the two lines on top: what is going on now."""
        view = self.view
        if view.roll is not None and view.roll.part == "places":
            return self._throws(view.roll.throws)
        if view.match is not None and view.match.first is not None:
            return [self._meeting(view.match), self._below(view.match)]
        if view.champion is not None:
            champion = Text("★ ★ ★  ", "bold yellow") + self._side(view.champion, is_bold=True)
            return [champion + Text("  ★ ★ ★", "bold yellow"), Text()]
        return self._pile()

    def _meeting(self, match: MatchView) -> Text:
        line = Text(f"{self._stage(match):<{LABEL}}", "bold")
        first, second = (
            self._side(code, is_bold=self._rolls(code)) if code else Text("…")
            for code in (match.first, match.second)
        )
        score = " : ".join("-" if goals is None else str(goals) for goals in match.score)
        return line + first + Text(f"   {score}   ", "bold reverse") + second

    def _stage(self, match: MatchView) -> str:
        return match.group or STAGES[match.stage]

    def _rolls(self, code: str | None) -> bool:
        return self.view.roll is not None and self.view.roll.team == code

    def _side(self, code: str, is_bold: bool) -> Text:
        """Return a team with its stars and its coach; an arrow marks who rolls."""
        team = self.teams[code]
        side = Text("▶ " if self._rolls(code) else "")
        side.append(self.name(code), "bold" if is_bold else "")
        side.append(f" {'★' * team.stars}", STAR_STYLES[team.stars])
        if team.owner is not None:
            side.append(" (").append_text(self._seat(team.owner)).append(")")
        return side

    def _seat(self, seat: int) -> Text:
        return Text(self.name(seat)[:SEAT_NAME], SEAT_STYLES[seat % len(SEAT_STYLES)])

    def _below(self, match: MatchView) -> Text:
        """Return what lies on the table: dice to roll, overtime, penalty kicks."""
        line = Text(" " * LABEL)
        roll = self.view.roll
        if match.overtime is not None:
            told = " : ".join("-" if goals is None else f"+{goals}" for goals in match.overtime)
            line.append(f"{told}   ")
        if roll is not None:
            for throw in roll.throws:
                line.append(f"{_short(throw.team)} {_sum(throw)}   ")
            line.append_text(self._dice(roll.dice, roll.die))
        return line

    def _dice(self, dice: Iterable[str], next_die: str) -> Text:
        line = Text()
        for die in dice:
            stars = {"yellow": 3, "blue": 2, "white": 1}[die]
            mark = "▸" if die == next_die else " "
            line.append(f"{mark}[{'★' * stars}]", STAR_STYLES[stars])
        return line

    def _throws(self, throws: list[ThrowView]) -> list[Text]:
        field = self.teams[throws[0].team].field or ""
        line = Text(f"{field[:1]:<{LABEL}}", "bold")
        for throw in throws:
            line.append("▶ " if self._rolls(throw.team) else "")
            line.append(f"{self.name(throw.team)} {_sum(throw)}   ")
        roll = self.view.roll
        return [line, Text(" " * LABEL) + self._dice(roll.dice, roll.die) if roll else Text()]

    def _pile(self) -> list[Text]:
        view = self.view
        line = Text(f"{STAGES[view.stage] if view.stage else '':<{LABEL}}", "bold")
        if view.piles != (0, 0):
            line.append(f"▤ {view.piles[0]}  ▤ {view.piles[1]}")
        else:
            line.append(f"▤ {len(view.pile)}")
        if view.next_seat is not None:
            line.append("  ▶ ").append_text(self._seat(view.next_seat))
        if view.next_field is not None:
            line.append(f"  ▶ {view.next_field}")
        return [line, Text(" " * LABEL).append_text(self._hand(view.pile))]

    def _hand(self, codes: list[str]) -> Text:
        """Return teams by strength, as far as they are known to play."""
        known = [code for code in codes if code in self.teams]
        line = Text(" ".join(_short(code) for code in codes if code not in self.teams))
        for stars, own in groupby(known, lambda code: self.teams[code].stars):
            line.append(f"{'★' * stars} ", STAR_STYLES[stars])
            line.append("".join(f"{_short(code)} " for code in own))
        return line

    # The groups

    def groups(self) -> list[Text]:
        """Return the tables of all groups, four beside each other."""
        cell = self.width // ACROSS
        tables = [self._group(group, cell) for group in self.view.groups]
        lines: list[Text] = []
        for start in range(0, len(tables), ACROSS):
            beside = tables[start : start + ACROSS]
            lines += [_join(row, cell) for row in zip(*beside, strict=True)]
        return lines

    def _group(self, group: GroupView, cell: int) -> list[Text]:
        rows = [Text(f"{group.name} {'■' if group.is_over else '─'}", "bold")]
        if group.rows:
            for number, row in enumerate(group.rows, start=1):
                line = Text(f"{row.place} ", "" if number <= 2 else "dim")
                line.append_text(self._team(row.team, cell - 11))
                line.append(f"{row.points:>2} {row.difference:>+3}", "bold")
                rows.append(line)
        else:
            for number, code in enumerate(group.fields, start=1):
                line = Text(f"{number} ")
                rows.append(line + (self._team(code, cell - 11) if code else Text("·")))
        return rows

    def _team(self, code: str, room: int) -> Text:
        """Return a team by name where that fits, else by code, with its stars."""
        stars = self.teams[code].stars
        shown = _label(self.name(code), code, room - 4)
        line = Text(f"{shown} ")
        line.append("★" * stars, STAR_STYLES[stars])
        line.pad_right(max(0, room - line.cell_len))
        return line

    def settled_groups(self) -> list[Text]:
        """Return the final order of all groups in short, those who went on before the bar."""
        cell = (self.width - LABEL) // ACROSS
        orders = []
        for group in self.view.groups:
            codes = [_short(row.team) for row in group.rows]
            line = Text(f"{group.name} ", "bold")
            line.append(" ".join(codes[:2])).append("│" + " ".join(codes[2:]), "dim")
            orders.append(line)
        return _rows("", orders, cell)

    # The road to the Final

    def rounds(self) -> list[Text]:
        """Return every round that has begun, its matches four beside each other."""
        cell = (self.width - LABEL) // ACROSS
        lines: list[Text] = []
        last: list[tuple[str, Text]] = []
        for shown in self.view.rounds:
            if not shown.matches:
                break
            label = STAGES[shown.stage]
            matches = [self._result(match, cell) for match in shown.matches]
            if shown.size > 1:
                waiting = [Text("·", "dim")] * (shown.size - len(matches))
                lines += _rows(label, [*matches, *waiting], cell)
            else:
                last.append((label, matches[0]))
        if last:
            line = Text()
            for label, match in last:
                line.append(f"{label:<{LABEL}}", "bold").append_text(match)
            lines.append(line)
        return lines

    def _result(self, match: MatchView, cell: int) -> Text:
        room = (cell - 11) // 2
        shown = []
        for code in (match.first, match.second):
            is_winner = code is not None and code == match.winner
            label = "…" if code is None else _label(self.name(code), code, room)
            shown.append(Text(label, "bold underline" if is_winner else ""))
        score = "-".join("·" if goals is None else str(goals) for goals in match.score)
        line = shown[0] + Text(f" {score} ") + shown[1]
        if match.kicks is not None and match.kicks[1] is not None:
            line.append(f" {match.kicks[0]}-{match.kicks[1]}")
        line.pad_right(max(0, cell - line.cell_len))
        return line

    # The coaches

    def coaches(self) -> list[Text]:
        """Return every coach with the teams still in, strongest first."""
        lines: list[Text] = []
        for seat, shown in enumerate(self.view.seats):
            lines += self._coach(seat, shown)
        return lines

    def _coach(self, seat: int, shown: SeatView) -> list[Text]:
        mark = "▶" if self.view.to_act == seat else " "
        head = Text(f"{mark} ") + self._seat(seat)
        head.pad_right(max(0, SEAT_NAME + 3 - head.cell_len))
        head.append(f"{len(shown.still_in):>2}/{shown.teams:<3}", "bold")
        lines, indent = [head], head.cell_len
        for stars in (3, 2, 1):
            own = [code for code in shown.still_in if self.teams[code].stars == stars]
            words = [Text("★" * stars, STAR_STYLES[stars]), *(Text(_short(code)) for code in own)]
            for word in words if own else []:
                if lines[-1].cell_len + word.cell_len + 1 > self.width:
                    lines.append(Text(" " * indent))
                lines[-1].append(" ").append_text(word)
        return lines


def _short(code: str) -> str:
    return code[:CODE]


def _label(name: str, code: str, room: int) -> str:
    """Return a name where there is room for names, else the code."""
    if room < NAMED:
        return _short(code)
    return name if len(name) <= room else f"{name[: room - 1]}…"


def _sum(throw: ThrowView) -> str:
    if not throw.dice:
        return "-"
    return "+".join(str(number) for number in throw.dice) + f"={throw.total}"


def _join(cells: Iterable[Text], size: int) -> Text:
    line = Text()
    for cell in cells:
        cell.truncate(size - 1)
        cell.pad_right(max(0, size - cell.cell_len))
        line.append_text(cell)
    return line


def _rows(label: str, cells: list[Text], size: int) -> list[Text]:
    """Return cells in rows, the first of which carries the label."""
    lines: list[Text] = []
    for start in range(0, len(cells), ACROSS):
        head = Text(f"{label if start == 0 else '':<{LABEL}}", "bold")
        copies = [cell.copy() for cell in cells[start : start + ACROSS]]
        lines.append(head + _join(copies, size))
    return lines
