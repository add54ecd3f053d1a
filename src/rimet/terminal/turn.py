"""One person's turn: look, ask, choose, until the path is whole."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from rimet.kernel.errors import RimetError
from rimet.kernel.match import Match
from rimet.terminal.board import draw_board
from rimet.terminal.choices import Offer, Picker
from rimet.terminal.layout import Page, capacity, fit, offer_grid, offer_room, tell_offer
from rimet.terminal.pages import Reader
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import Teller
from rimet.texts import say_error

QUITTING = ("q", "quit")


class Quit(Exception):
    """A person has had enough for now."""


class Turn:
    """One seat's turn: it is told its news, then shown its side, and its choice is taken."""

    def __init__(
        self,
        match: Match,
        seat: int,
        news: Sequence[str],
        screen: Screen,
        teller: Teller,
        notice: str = "",
    ) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._teller = teller
        self._texts = teller.texts
        self._reader = Reader(match, seat, screen, teller)
        self._picker = Picker(match, seat)
        self._news = news
        self._notice = notice
        self._title = self._texts.say("title") if self._texts.has("title") else match.game.name

    def choose(self) -> list[int]:
        """Return the path that the person wants; Quit or Closed when there is none."""
        while not self._picker.is_whole:
            self._draw()
            self._notice = ""
            answer = self._screen.ask("> ")
            if self._picker.is_notation(answer) or not self._obey(answer):
                self._take(answer)
        return self._picker.path

    def _take(self, answer: str) -> None:
        if self._picker.take(answer):
            return
        if answer:
            self._notice = self._texts.say("play-not-understood", {"answer": answer[:40]})
        else:
            self._notice = self._texts.say("play-choose")

    def _obey(self, answer: str) -> bool:
        """Carry out a command; tell whether it was one."""
        word, _, rest = answer.partition(" ")
        word = word.lower()
        if word in QUITTING:
            raise Quit
        if word in ("b", "back"):
            self._back()
        elif word in ("n", "p") and self._picker.pages > 1:
            self._picker.turn(1 if word == "n" else -1)
        elif word in ("?", "h", "help"):
            self._reader.help()
        elif word in ("l", "log"):
            self._reader.log()
        elif word == "board":
            self._reader.board()
        elif word in ("r", "rules"):
            self._rules(rest)
        else:
            return False
        return True

    def _back(self) -> None:
        try:
            self._picker.back()
        except RimetError as error:
            self._notice = say_error(error, self._texts.language)

    def _rules(self, number: str) -> None:
        try:
            self._reader.rules(number)
        except RimetError as error:
            self._notice = say_error(error, self._texts.language)

    def _draw(self) -> None:
        self._screen.clear()
        self._screen.put(fit(self._screen, self._page()))

    def _page(self) -> Page:
        game = self._match.game
        view = self._match.view(self._seat)

        def board(width: int) -> RenderableType:
            return draw_board(game, view, self._teller, width)

        offers = self._offers()
        question = [Text(self._teller.ask(view, self._seat), "bold")]
        if self._picker.taken:
            path = ", ".join(self._picker.taken)
            question.append(Text(self._texts.say("play-so-far", {"path": path}), "cyan"))
        if self._notice:
            question.append(Text(self._notice, "yellow"))
        return Page(
            title=self._title,
            side=self._texts.say(
                "play-side", {"seat": self._teller.name(self._seat), "step": self._match.number}
            ),
            board=board,
            news_title=self._texts.say("play-news"),
            news=self._news,
            earlier=self._texts.say("play-earlier"),
            question=question,
            offers=offers,
            hint=self._hint(),
        )

    def _hint(self) -> str:
        parts = ["play-hint-enter" if self._picker.single else "play-hint-choose"]
        if self._picker.can_go_back:
            parts.append("play-hint-back")
        if self._picker.pages > 1:
            parts.append("play-hint-pages")
        is_full = self._picker.can_go_back and self._picker.pages > 1
        parts.append("play-hint-short" if is_full else "play-hint-commands")
        facts = {"page": self._picker.page + 1, "pages": self._picker.pages}
        return " · ".join(self._texts.say(part, facts) for part in parts)

    def _offers(self) -> list[Text]:
        rows = offer_room(self._screen)
        single = self._picker.single
        if single is not None:
            self._picker.show(1)
            return [self._tell(Offer(key="⏎", text=single))]
        every = [self._tell(Offer(key="00", text=move)) for move in self._picker.fitting()]
        shown = self._picker.show(capacity(self._screen, every, rows))
        return offer_grid(self._screen, [self._tell(offer) for offer in shown], rows)

    def _tell(self, offer: Offer) -> Text:
        more = self._texts.say("play-group", {"count": offer.count})
        return tell_offer(offer, self._teller.nations(offer.text), more)
