"""`rimet replay`: a recorded match step by step, or all of it as sentences."""

from __future__ import annotations

from rich.text import Text

from rimet.kernel.errors import OptionError
from rimet.kernel.match import Match
from rimet.kernel.record import Record
from rimet.kernel.state import CHANCE, SPECTATOR
from rimet.terminal.board import draw_board
from rimet.terminal.ending import tell_ending
from rimet.terminal.layout import title_line
from rimet.terminal.screen import Closed, Screen
from rimet.terminal.sentences import Teller, clean
from rimet.terminal.turn import QUITTING
from rimet.texts import Texts


def find_viewer(record: Record, asked: str | None) -> int:
    """Return the seat asked for by number, from 0, or by name; nobody asked for is a spectator."""
    if asked is None:
        return SPECTATOR
    names = [player.name for player in record.players]
    if asked in names:
        return names.index(asked)
    if asked.isdecimal() and int(asked) < len(names):
        return int(asked)
    allowed = f"0-{len(names) - 1}"
    raise OptionError("bad_value", option="view", value=clean(asked)[:40], allowed=allowed)


class Replay:
    """A record as one viewer may see it.

    What was played is told in notation only once the match is over: before that a move can hold
    a secret.
    """

    def __init__(self, record: Record, viewer: int, screen: Screen, texts: Texts) -> None:
        self._record = record
        self._viewer = viewer
        self._screen = screen
        self._texts = texts
        self._teller = Teller(texts, record.players)
        self._whole = Match.replay(record)

    def tell_all(self) -> None:
        """Print every step as sentences, and how it ended."""
        for number in range(1, len(self._record.steps) + 1):
            for line in self._step(number):
                self._screen.show(line)
        self._tell_ending()

    def _step(self, number: int) -> list[Text]:
        step = self._record.steps[number - 1]
        told = self._teller.news(self._whole.events(self._viewer, number - 1, number))
        who = (
            self._texts.say("replay-dice") if step.seat == CHANCE else self._teller.name(step.seat)
        )
        move = f": {clean(step.move)}" if self._record.result is not None else ""
        head = Text.assemble((f"{number:>4} ", "dim"), (f"{who}{move}", "cyan"))
        return [head, *[Text(f"       {line}") for line in told]]

    def _tell_ending(self) -> None:
        result = self._whole.result
        if result is None:
            self._screen.show(Text(self._texts.say("replay-unfinished"), "yellow"))
            return
        self._screen.show(Text(""))
        for part in tell_ending(result, self._teller):
            self._screen.show(part)

    def browse(self) -> None:
        """Step through: Enter goes on, b back, a number jumps, q ends."""
        number = 0
        last = len(self._record.steps)
        try:
            with self._screen.opened():
                while True:
                    self._draw(number)
                    answer = self._screen.ask(f"{self._texts.say('replay-prompt')} ").lower()
                    if answer in QUITTING or (not answer and number == last):
                        break
                    if not answer or answer == "n":
                        number += 1
                    elif answer in ("b", "p", "back"):
                        number -= 1
                    elif answer.isdecimal() and len(answer) < 8:
                        number = int(answer)
                    number = max(0, min(last, number))
        except Closed:
            pass
        if number == last:
            self._tell_ending()

    def _draw(self, number: int) -> None:
        screen = self._screen
        match = Match.replay(self._record, number)
        side = self._texts.say("replay-side", {"step": number, "steps": len(self._record.steps)})
        title = self._texts.say("title") if self._texts.has("title") else match.game.name
        screen.clear()
        screen.show(title_line(title, side, screen.width))
        told = [
            line for text in (self._step(number) if number else []) for line in screen.lines(text)
        ]
        told = told[: max(2, screen.height // 3)]
        board = screen.lines(
            draw_board(match.game, match.view(self._viewer), self._teller, screen.width)
        )
        if screen.is_live:
            board = board[: max(1, screen.height - len(told) - 4)]
        screen.put([*board, [], *told])
