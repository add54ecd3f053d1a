"""A match at one keyboard: people in turn, bots between them, everything saved."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
from rich.align import Align
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from rimet.bots import make_bot
from rimet.kernel.bot import Bot, ask_bot
from rimet.kernel.errors import RimetError
from rimet.kernel.match import Match
from rimet.kernel.rng import Rng
from rimet.kernel.templates import own_names
from rimet.terminal.clock import Clock
from rimet.terminal.layout import indented
from rimet.terminal.saves import Save
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import Teller
from rimet.terminal.signals import undisturbed
from rimet.terminal.turn import QUITTING, Quit, Turn
from rimet.texts import Texts, say_error


class Session:
    """A match played to its end or until somebody quits; after every path it is saved."""

    def __init__(self, match: Match, save: Save, seed: bytes, screen: Screen, texts: Texts) -> None:
        self.match = match
        self.save = save
        self._seed = seed
        self._screen = screen
        self._teller = Teller(texts, match.players, own_names(match.game))
        self._texts = texts
        steps = match.record.steps
        self._clock = Clock(steps[-1].at if steps else 0)
        self._bots: dict[int, Bot] = {
            seat: make_bot(match.game.name, player.name)
            for seat, player in enumerate(match.players)
            if player.kind == "bot"
        }
        self.people = [seat for seat in range(match.game.seats) if seat not in self._bots]
        self.seen = {seat: last_look(match, seat) for seat in self.people}
        self._told = {seat: self._story(seat, since) for seat, since in self.seen.items()}
        self._watching: int | None = None
        self._secrets = False
        self._notice = ""

    def play(self) -> None:
        """Play on until the match is over; Quit or Closed come from a person's turn."""
        while self.match.to_act >= 0:
            seat = self.match.to_act
            if seat in self._bots:
                self._play_bot(seat)
            else:
                self._play_person(seat)

    def _play_bot(self, seat: int) -> None:
        rng = bot_rng(self._seed, seat, self.match.number)
        path = ask_bot(self._bots[seat], self.match, rng)
        self._commit(seat, path, "bot")

    def _play_person(self, seat: int) -> None:
        if self._watching != seat and self.needs_curtain():
            if self._watching is not None:
                self._show_outcome(self._watching)
            self._draw_curtain(seat)
        self._watching = seat
        turn = Turn(self.match, seat, self._told[seat], self._screen, self._teller, self._notice)
        path = turn.choose()
        self._take_note(seat)
        self._commit(seat, path, "person")

    def _commit(self, seat: int, path: list[int], by: str) -> None:
        with undisturbed():
            self.match.play(seat, path, by, self._clock.now())
            self._notice = ""
            try:
                self.save.write(self.match.record)
            except RimetError as error:
                self._notice = say_error(error, self._texts.language)
        for person in self.people:
            self._told[person] += self._story(person, self.match.unit)

    def _story(self, seat: int, since: int) -> list[str]:
        """Return what a seat is told since a step, frame by frame."""
        return self._teller.story(self.match.frames(seat, since))

    def _take_note(self, seat: int) -> None:
        """Note that a seat has been told everything."""
        self.seen[seat] = self.match.number
        self._told[seat] = []

    def keep(self) -> None:
        """Save what could not be saved when it was played; FileError if it still cannot."""
        if self._notice:
            self.save.write(self.match.record)
            self._notice = ""

    def needs_curtain(self) -> bool:
        """Whether people share the keyboard who must not see each other's side."""
        if len(self.people) < 2:
            return False
        self._secrets = self._secrets or has_secrets(self.match, self.people)
        return self._secrets

    def _draw_curtain(self, seat: int) -> None:
        name = self._teller.name(seat)
        told = Group(
            Align.center(Text(self._texts.say("curtain-title", {"seat": name}), "bold")),
            Align.center(Text(self._texts.say("curtain-text", {"seat": name}))),
        )
        # Only Enter opens it: what was typed for another page must not show anybody's hand.
        answer = None
        while answer != "":
            self._screen.clear()
            if self._screen.is_live:
                self._screen.put([[]] * max(1, self._screen.height // 2 - 5))
            self._screen.show(Panel(told, border_style="green", padding=(1, 2)))
            answer = self._ask(f"{self._texts.say('curtain-prompt', {'seat': name})} ")

    def _ask(self, prompt: str) -> str:
        """Return what was typed between two turns; Quit where it is that."""
        answer = self._screen.ask(prompt)
        if answer.lower() in QUITTING:
            raise Quit
        return answer

    def _show_outcome(self, seat: int) -> None:
        """Show a person what the own move brought, before the next one takes the keyboard."""
        told = self._told[seat]
        self._take_note(seat)
        self._screen.clear()
        self._screen.show(Text(self._texts.say("outcome-title"), "green"))
        for sentence in told[-max(3, self._screen.height - 5) :]:
            self._screen.show(indented(sentence))
        self._screen.show(Text(""))
        self._ask(f"{self._texts.say('outcome-prompt')} ")
        self._screen.clear()


def last_look(match: Match, seat: int) -> int:
    """Return how many steps a seat had seen when it last chose; 0 if it never did."""
    steps = match.record.steps
    number = len(steps)
    while number and steps[number - 1].seat != seat:
        number -= 1
    while number and steps[number - 1].seat == seat:
        number -= 1
    return number


def has_secrets(match: Match, seats: list[int]) -> bool:
    """Whether two of these seats see or have heard different things."""
    sights = [
        (msgspec.structs.replace(match.view(seat), viewer=0), match.events(seat)) for seat in seats
    ]
    return any(sight != sights[0] for sight in sights[1:])


def bot_rng(seed: bytes, seat: int, number: int) -> Rng:
    """Return a bot's generator for one choice; the same again when a match is taken up."""
    message = f"rimet-bot 1\nseat {seat}\nstep {number}\n".encode()
    return Rng(int.from_bytes(hmac.digest(seed, message, hashlib.sha256)[:8], "big"))
