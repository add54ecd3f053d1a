"""What a person can look up during a turn: help, rules, the log, the whole board."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from rimet.kernel.match import Match
from rimet.terminal.board import draw_board
from rimet.terminal.rulebook import find_rule, rules_text
from rimet.terminal.screen import Lines, Screen
from rimet.terminal.sentences import Teller


class Reader:
    """Long texts a windowful at a time, as one seat may know them."""

    def __init__(self, match: Match, viewer: int, screen: Screen, teller: Teller) -> None:
        self._match = match
        self._viewer = viewer
        self._screen = screen
        self._teller = teller

    def _page(self, *drawn: RenderableType) -> None:
        lines: Lines = []
        for part in drawn:
            lines += self._screen.lines(part)
        self._screen.page(lines, self._teller.texts.say("play-more"))

    def help(self) -> None:
        """Show what can be typed."""
        self._page(Text(self._teller.texts.say("play-help")))

    def rules(self, number: str = "") -> None:
        """Show all rules, or one by its number."""
        name, spoken = self._match.game.name, self._teller.texts.language
        text = find_rule(name, number, spoken) if number else rules_text(name, spoken)
        self._page(Markdown(text))

    def log(self) -> None:
        """Show all that happened, with the numbers of the rules."""
        entries = []
        for event in self._match.events(self._viewer):
            line = Text(self._teller.event(event))
            if event.rule:
                line.append(f"  {event.rule}", "dim")
            entries.append(line)
        self._page(*entries)

    def board(self) -> None:
        """Show the whole board, however large."""
        view = self._match.view(self._viewer)
        self._page(draw_board(self._match.game, view, self._teller, self._screen.width))
