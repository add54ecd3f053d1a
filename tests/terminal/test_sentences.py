"""Sentences: a game's own or plain ones, names for seats and nations, nothing that commands."""

from __future__ import annotations

import pytest

import rimet
from rimet.kernel.events import Count, Seat, Team
from rimet.terminal.sentences import Teller, clean
from rimet.texts import Texts


class CardLaid(rimet.Event, frozen=True, kw_only=True):
    seat: Seat
    team: Team
    card: str | None


class CupWon(rimet.Event, frozen=True, kw_only=True):
    team: Team
    owner: Seat
    place: Count = 0


PLAYERS = (rimet.Player("person", "Ana"), rimet.Player("bot", "random"))


@pytest.fixture
def teller() -> Teller:
    return Teller(Texts("en"), PLAYERS)


def test_names(teller: Teller) -> None:
    assert [teller.name(seat) for seat in (0, 1, -1, 7)] == ["Ana", "Bot 2", "nobody", "nobody"]
    assert teller.team("BRA") == "Brazil" and teller.team("Oaks") == "Oaks"
    assert Teller(Texts("es"), PLAYERS).team("BRA") == "Brasil"
    assert teller.nations("goal>BRA-ITA, XYZ") == ["Brazil", "Italy"]


def test_plain_sentences(teller: Teller) -> None:
    laid = CardLaid(seat=0, team="ITA", card=None)
    assert teller.event(laid) == "Ana: card laid (team Italy)"
    assert (
        teller.event(CupWon(team="Oaks", owner=-1)) == "Cup won (team Oaks, owner nobody, place 0)"
    )
    assert teller.news([laid, laid, CupWon(team="Oaks", owner=1)]) == [
        "Ana: card laid (team Italy) ×2",
        "Cup won (team Oaks, owner Bot 2, place 0)",
    ]


class OwnTexts(Texts):
    def has(self, message: str) -> bool:
        return message in ("event-card-laid", "event-cup-won", "ask-turn") or super().has(message)

    def say(self, message: str, facts: object = None) -> str:
        assert facts is None or isinstance(facts, dict)
        if message == "event-card-laid" and facts:
            return f"{facts['seat']} lays {facts['card']} on {facts['team']}."
        if message == "event-cup-won":
            raise rimet.TextError("broken_text", message=message)
        return "Play a card." if message == "ask-turn" else super().say(message, facts)


def test_sentences_of_the_game() -> None:
    teller = Teller(OwnTexts("en", "park-cup"), PLAYERS)
    assert teller.event(CardLaid(seat=1, team="ITA", card=None)) == "Bot 2 lays none on Italy."
    assert teller.event(CupWon(team="Oaks", owner=0)) == "Cup won (team Oaks, owner Ana, place 0)"
    match = rimet.Match(rimet.load("park-cup"), rimet.FairDice(1))
    assert teller.ask(match.view(0), 0) == "Play a card."
    assert Teller(Texts("en"), PLAYERS).ask(match.view(0), 0) == "Your move, Ana."


def test_nothing_commands_the_terminal() -> None:
    event = CupWon(team="A\x1b[2J\nB", owner=0)
    told = Teller(Texts("en"), PLAYERS).event(event)
    assert "\x1b" not in told and "\n" not in told
    assert clean("\x9b31m\u2028é ñ") == "��31m�é ñ".replace("��31m", "�31m")
