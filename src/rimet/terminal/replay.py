"""`rimet replay`: a recorded match frame by frame, or all of it as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from rich.text import Text

from rimet.kernel.errors import OptionError
from rimet.kernel.frames import Frame
from rimet.kernel.match import Match
from rimet.kernel.playback import Playback
from rimet.kernel.record import Record, Step
from rimet.kernel.state import CHANCE, SPECTATOR
from rimet.kernel.templates import own_names
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


class Place(NamedTuple):
    """A frame of a step, by their numbers; the step's last frame is -1, too."""

    step: int
    frame: int

    def after(self, frames: int) -> Place:
        """Return the next place, where the step has so many frames."""
        if self.frame < frames - 1:
            return Place(self.step, self.frame + 1)
        return Place(self.step + 1, 0)

    def before(self) -> Place:
        """Return the place before; before the first there is none."""
        if self.frame > 0 or self.step == 0:
            return Place(self.step, max(0, self.frame - 1))
        return Place(self.step - 1, -1)


class Replay:
    """A record as one viewer may see it, frame by frame.

    What was played is told in notation only once the match is over: before that a move can hold
    a secret.
    """

    def __init__(self, record: Record, viewer: int, screen: Screen, texts: Texts) -> None:
        self._record = record
        self._viewer = viewer
        self._screen = screen
        self._texts = texts
        self._whole = Match.replay(record)
        self._teller = Teller(texts, record.players, own_names(self._whole.game))

    def tell_all(self) -> None:
        """Print every step as sentences, and how it ended."""
        playback = Playback(self._record.make_game())
        for step in self._record.steps:
            for line in self._lines(step, playback.show(step, self._viewer), playback.number):
                self._screen.show(line)
        self._tell_ending()

    def _lines(self, step: Step, frames: Sequence[Frame], number: int) -> list[Text]:
        """Return who moved, and what the frames of the step tell."""
        told = self._teller.story(frames)
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
        """Go from frame to frame: Enter goes on, b back, a number jumps to a step, q ends."""
        last = len(self._record.steps)
        at = Place(0, 0)
        with suppress(Closed), self._screen.opened():
            while True:
                frames = self._frames(at.step)
                at = Place(at.step, at.frame % len(frames))
                self._draw(at.step, frames[: at.frame + 1])
                answer = self._screen.ask(f"{self._texts.say('replay-prompt')} ").lower()
                is_end = at == Place(last, len(frames) - 1)
                if answer in QUITTING or (not answer and is_end):
                    break
                if answer.isdecimal() and len(answer) < 8:
                    at = Place(min(last, int(answer)), -1)
                elif answer in ("b", "p", "back"):
                    at = at.before()
                elif answer in ("", "n") and not is_end:
                    at = at.after(len(frames))
        if at.step == last:
            self._tell_ending()

    def _frames(self, number: int) -> list[Frame]:
        """Return the frames of a step; before the first one, how it begins."""
        playback = Playback(self._record.make_game())
        for step in self._record.steps[: max(0, number - 1)]:
            playback.take(step)
        if number:
            return playback.show(self._record.steps[number - 1], self._viewer)
        return [Frame(0, (), playback.game.view(playback.state, self._viewer))]

    def _draw(self, number: int, frames: Sequence[Frame]) -> None:
        """Show what the frames of a step tell, and the board after the last of them."""
        screen, game = self._screen, self._whole.game
        side = self._texts.say("replay-side", {"step": number, "steps": len(self._record.steps)})
        title = self._texts.say("title") if self._texts.has("title") else game.name
        screen.clear()
        screen.show(title_line(title, side, screen.width))
        texts = self._lines(self._record.steps[number - 1], frames, number) if number else []
        told = [line for text in texts for line in screen.lines(text)]
        room = max(2, screen.height // 3)
        if len(told) > room:
            told = [told[0], *told[len(told) - room + 1 :]]
        board = screen.lines(draw_board(game, frames[-1].view, self._teller, screen.width))
        if screen.is_live:
            board = board[: max(1, screen.height - len(told) - 4)]
        screen.put([*board, [], *told])
