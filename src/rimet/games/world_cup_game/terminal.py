"""The board in a terminal: who plays, the own hand, the matches of the round, tables, the road.

A row is its tokens from the arrow on: `3`, `2`, `1` are goals, `½` an Attack, `D` a Defence, `P` a
Penalty goal, `✕` a token turned over, `·` a free space; what can still be hit is underlined. A team
is its code and the letter of its colour; `★` marks the viewer's own, a number the owner's seat.
`▒3` are the cards that a player holds, `≡` is what is left of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from rimet.games.world_cup_game.view import (
    GroupView,
    MatchView,
    RowView,
    TokenView,
    WorldCupView,
)
from rimet.kernel.game import View

OWN, FRAME, FAINT = "bold yellow", "green", "dim"
SIGNS = {"attack": "½", "defence": "D", "penalty": "P"}
COLOURS = {
    "black": "bold",
    "red": "red",
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "grey": "dim",
}
SPACES = 4
CELL = 37  # columns of a match

Name = Callable[[int | str], str]


def sketch(view: View, name: Name, width: int) -> RenderableType:
    """Return the board as wide as it may be; `name` gives names of seats and teams."""
    assert isinstance(view, WorldCupView)
    board = Sketch(view, name)
    lines = [*board.players(width), *board.hand(), *board.round(width), *board.tables(width)]
    lines += [*board.road(width), *board.champion()]
    for line in lines:
        line.no_wrap = True
        line.truncate(width)
    return Group(*lines)


class Sketch:
    """A drawing of what a view shows."""

    def __init__(self, view: WorldCupView, name: Name) -> None:
        self.view = view
        self.name = name
        self.teams = {team.code: team for team in view.teams}

    def players(self, width: int) -> list[Text]:
        """Return the players, with cards and teams still in, and the deck."""
        parts = []
        for seat, shown in enumerate(self.view.seats):
            style = OWN if seat == self.view.viewer else "" if shown.is_in else FAINT
            mark = "▸" if seat == self.view.to_act else ""
            held = f"▒{shown.cards} {len(shown.teams_in)}" if shown.is_in else "✕"
            parts.append(Text.assemble((f"{mark}{seat + 1} {self.name(seat)}", style), f" {held}"))
        parts.append(Text.assemble(("≡ ", FRAME), str(self.view.deck)))
        return _fill(parts, width, 3)

    def hand(self) -> list[Text]:
        """Return the line of the viewer's cards, as moves call them; none for others."""
        if self.view.viewer < 0:
            return []
        line = Text.assemble((f"{self.name(self.view.viewer)}:", OWN))
        for kind in self.view.kinds:
            for _ in range(kind.hand):
                line.append("  ").append(kind.kind, "bold")
        return [line]

    # The matches of the round.

    def round(self, width: int) -> list[Text]:
        """Return the matches of the round, group by group where it has groups."""
        stage = self.view.rounds[self.view.round]
        across = max(1, (width + 1) // (CELL + 1))
        blocks = [
            [self.heading(group.name), *(self.match(self.view.matches[n]) for n in group.matches)]
            for group in self.view.groups
            if group.round == self.view.round
        ]
        if not blocks:
            matches = [self.match(self.view.matches[number]) for number in stage.matches]
            blocks = [[match] for match in matches]
        return _rows(blocks, min(across, 3))

    def heading(self, name: str) -> Text:
        """Return the line above a group's matches."""
        return _pad(Text(f"─ {name} {'─' * (CELL - 4 - len(name))}", FRAME), CELL)

    def match(self, match: MatchView) -> Text:
        """Return a match in one line: both teams, their tokens, the score between."""
        line = Text.assemble((f"{match.name:<4}", FRAME))
        line.append_text(self.team(match.home)).append(" ")
        line.append_text(self.tokens(match.home)).append(" ")
        line.append(self.score(match).center(7), "bold")
        line.append_text(self.tokens(match.away)).append(" ")
        line.append_text(self.team(match.away))
        return _pad(line, CELL)

    def team(self, row: RowView) -> Text:
        """Return the team of a row, with colour letter and owner, or who will stand there."""
        if not row.team:
            return _pad(Text(row.source, FAINT), 6)
        return _pad(self.code(row.team), 6)

    def code(self, code: str) -> Text:
        """Return a team's owner, code and the letter of its colour."""
        team = self.teams[code]
        is_own = team.owner == self.view.viewer >= 0
        owner = "★" if is_own else str(team.owner + 1) if team.owner >= 0 else ""
        return Text.assemble(
            (code, OWN if is_own else FAINT if team.place > 4 else ""),
            (team.letter.lower(), COLOURS[team.colour]),
            (owner, OWN if is_own else FAINT),
        )

    def tokens(self, row: RowView) -> Text:
        """Return the tokens of a row and its free spaces."""
        told = Text()
        for token in row.tokens:
            told.append_text(_sign(token))
        told.append("·" * (row.capacity - len(row.tokens)), FAINT)
        return _pad(told, SPACES)

    def score(self, match: MatchView) -> str:
        """Return the goals of both sides, halves as long as they may still grow."""
        is_open = match.state == "open"
        sides = [
            f"{row.goals}½" if row.is_half and is_open else f"{row.goals}"
            for row in (match.home, match.away)
        ]
        return ":".join(sides) if match.home.team else "-"

    # Tables and the road.

    def tables(self, width: int) -> list[Text]:
        """Return the tables of the round's groups, a line each: rank, team, points, goals."""
        found = [group for group in self.view.groups if group.round == self.view.round]
        lines = [Text("─" * width, FRAME)] if found else []
        return lines + [self.table(group) for group in found if group.lines]

    def table(self, group: GroupView) -> Text:
        """Return a group's table in one line."""
        line = Text.assemble((f"{group.name:<3}", FRAME))
        for entry in group.lines:
            line.append(f"{entry.rank}.").append_text(self.code(entry.team))
            line.append(f" {entry.points} ", "bold")
            line.append(f"{entry.scored}:{entry.conceded}".ljust(6))
        return line

    def road(self, width: int) -> list[Text]:
        """Return the knock-out matches of earlier rounds, with the goals of a shoot-out."""
        parts = []
        for match in self.view.matches:
            if match.group or match.round == self.view.round or not match.winner:
                continue
            kicks = f" ({':'.join(map(str, match.kicks))})" if match.kicks else ""
            told = f"{match.home.team} {self.score(match)}{kicks} {match.away.team}"
            parts.append(Text.assemble((f"{match.name} ", FRAME), told))
        return _fill(parts, width, 2)

    def champion(self) -> list[Text]:
        """Return the champion, once there is one."""
        if not self.view.champion:
            return []
        return [Text.assemble(("★ ", OWN), (self.name(self.view.champion), "bold"))]


def _sign(token: TokenView) -> Text:
    if token.is_void:
        return Text("✕", FAINT)
    sign = SIGNS.get(token.kind, str(token.goals))
    return Text(sign, "bold underline" if token.is_vulnerable else "bold")


def _pad(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return text


def _fill(parts: Iterable[Text], width: int, gap: int) -> list[Text]:
    """Return parts in as few lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + gap + part.cell_len <= width:
            lines[-1].append(" " * gap).append_text(part)
        else:
            lines.append(part)
    return lines


def _rows(blocks: Sequence[list[Text]], across: int) -> list[Text]:
    """Return blocks of lines, so many across."""
    lines = []
    for start in range(0, len(blocks), across):
        for row in zip_longest(*blocks[start : start + across]):
            line = Text(" ").join(part or Text() for part in row)
            line.rstrip()
            lines.append(line)
    return lines
