"""What a table of Goal!Game is like to somebody who has only heard the events."""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod
from typing import Any

from rimet import Event
from rimet.games.goal_game import events as told
from rimet.games.goal_game.setup import COINS
from rimet.games.goal_game.view import GoalGameView, TokensView
from rimet.kernel.frames import Frame

SHOOTING = "penalty"
BIDS = (told.TokenNominated, told.BidRaised, told.BidPassed, told.TokenSold)


class Told:
    """What a table is like to somebody who has only heard the events."""

    def __init__(self, view: GoalGameView) -> None:
        self.seats = len(view.coaches)
        self.coins = [COINS] * self.seats
        self.unused = [Counter[str]() for _ in range(self.seats)]
        self.used = [Counter[str]() for _ in range(self.seats)]
        self.bank = as_counter(view.bank)
        self.stage = view.stage
        self.half = 0
        self.goals: Counter[tuple[str, int, int, int]] = Counter()  # stage, half, for, against
        self.cards: dict[str, str] = {}
        self.series: list[dict[str, Any]] = []
        self.through: set[tuple[str, int]] = set()
        self.places = [0] * self.seats
        self.champion: int | None = None
        self.sale: tuple[str | None, int, int | None] = (None, 0, None)
        self.read: str | None = None  # the card being read
        self.pair = (-1, -1)  # who has opened it, and against whom
        self.strikes = self.saves = 0  # strikes of this card, and how many of them were repelled

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Take note of an event that changes nothing on the table."""

    @hear.register(told.TokenNominated)
    @hear.register(told.BidRaised)
    def _bid(self, event: Any) -> None:
        self.sale = (event.kind, event.coins, event.seat)

    @hear.register
    def _sold(self, event: told.TokenSold) -> None:
        self.take(event.seat, event.kind, event.coins)

    @hear.register
    def _bought(self, event: told.TokenBought) -> None:
        self.take(event.seat, event.kind, event.coins)

    def take(self, seat: int, kind: str, coins: int) -> None:
        """Let a coach pay for a footballer of the bank."""
        self.coins[seat] -= coins
        self.bank[kind] -= 1
        self.unused[seat][kind] += 1

    @hear.register
    def _swapped(self, event: told.TokenSwapped) -> None:
        self.unused[event.seat][event.given] -= 1
        self.unused[event.seat][event.taken] += 1
        self.bank[event.given] += 1
        self.bank[event.taken] -= 1

    def spend(self, seat: int, kind: str) -> None:
        """Let a coach lose a footballer."""
        self.unused[seat][kind] -= 1
        self.used[seat][kind] += 1

    @hear.register
    def _injured(self, event: told.TokenInjured) -> None:
        if event.kind is not None:
            self.spend(event.seat, event.kind)

    @hear.register
    def _knocked_out(self, event: told.QuarterBackSpent) -> None:
        self.spend(event.seat, "quarter-back")
        self.spend(event.rival_seat, "forward")

    @hear.register
    def _struck(self, event: told.StrikeMade) -> None:
        self.strikes += 1
        if event.by == "forward":
            self.spend(event.seat, "forward")

    @hear.register
    def _saved(self, event: told.StrikeSaved) -> None:
        self.spend(event.seat, "goalkeeper")
        self.saves += 1

    @hear.register(told.SponsorPaid)
    @hear.register(told.PrizePaid)
    def _paid(self, event: Any) -> None:
        self.coins[event.seat] += event.coins

    @hear.register
    def _scored(self, event: told.GoalScored) -> None:
        self.count(event.seat, event.rival_seat)

    @hear.register
    def _own_goal(self, event: told.OwnGoal) -> None:
        self.count(event.rival_seat, event.seat)

    def count(self, seat: int, rival: int) -> None:
        """Count a goal of the match, or of the penalties that are on."""
        if self.series and self.series[-1]["winner"] is None:
            self.series[-1]["goals"][seat] += 1
        else:
            self.goals[self.stage, self.half, seat, rival] += 1

    @hear.register
    def _match(self, event: told.MatchBegun) -> None:
        self.stage = event.stage

    @hear.register
    def _half(self, event: told.HalfBegun) -> None:
        self.half = event.half
        self.cards = {}
        self.read = None

    @hear.register
    def _opened(self, event: told.CardOpened) -> None:
        self.cards[event.cell] = event.sides
        self.read, self.strikes, self.saves = event.cell, 0, 0
        self.pair = (event.seat, event.rival_seat)
        if event.part == SHOOTING:
            self.series[-1]["kicks"] += 1

    @hear.register
    def _end_card(self, event: told.EndCardLaid) -> None:
        if len(self.cards) != 1:
            self.cards = {}
        self.cards[event.cell] = event.sides
        self.read = None

    @hear.register
    def _penalties(self, event: told.PenaltiesBegun) -> None:
        self.series.append({"stage": event.stage, "goals": Counter(), "kicks": 0, "winner": None})
        self.cards, self.read = {}, None

    @hear.register
    def _penalties_won(self, event: told.PenaltiesWon) -> None:
        self.series[-1]["winner"] = event.seat

    @hear.register
    def _final(self, event: told.FinalReached) -> None:
        self.through.add(("first", event.seat))

    @hear.register
    def _won(self, event: told.MatchWon) -> None:
        self.through.add((event.stage, event.seat))

    @hear.register
    def _placed(self, event: told.CoachPlaced) -> None:
        self.places[event.seat] = event.place

    @hear.register
    def _cup(self, event: told.CupWon) -> None:
        self.champion = event.seat

    # What a view must hold then

    def compare(self, frame: Frame) -> None:
        """Check that the view of a frame shows what was told up to it, and no more."""
        view = frame.view
        assert isinstance(view, GoalGameView)
        assert [coach.coins for coach in view.coaches] == self.coins
        assert [as_counter(coach.unused) for coach in view.coaches] == self.unused
        assert [as_counter(coach.used) for coach in view.coaches] == self.used
        assert as_counter(view.bank) == self.bank
        assert [coach.place for coach in view.coaches] == self.places
        assert view.winner == self.champion
        self.compare_matches(view)
        self.compare_cards(view, frame)

    def compare_matches(self, view: GoalGameView) -> None:
        """Check goals, who is through, and penalties of every match."""
        shown: Counter[tuple[str, int, int, int]] = Counter()
        for match in view.matches:
            for half in match.halves:
                own = {seat: 0 for seat in range(self.seats)}
                for (stage, number, seat, _), goals in self.goals.items():
                    if (stage, number) == (match.stage, half.number):
                        own[seat] += goals
                assert half.goals == list(own.values())
            for duel in match.duels:
                for number, (scored, conceded) in enumerate(duel.halves, 1):
                    shown[match.stage, number, duel.seat, duel.rival] = scored
                    shown[match.stage, number, duel.rival, duel.seat] = conceded
            through = {each.seat for each in match.standings if each.is_through}
            assert through == {seat for stage, seat in self.through if stage == match.stage}
            needed = 2 if match.stage == "first" else 1
            assert match.is_over == (len(through) == needed)
            if match.stage != "first" and self.seats > 2:
                finalists = {seat for stage, seat in self.through if stage == "first"}
                assert bool(match.seats) == (len(finalists) == 2)
            here = [series for series in self.series if series["stage"] == match.stage]
            assert len(match.penalties) == len(here)
            for series, penalties in zip(here, match.penalties, strict=True):
                by_pair = tuple(series["goals"][seat] for seat in penalties.pair)
                assert (penalties.goals, penalties.winner) == (by_pair, series["winner"])
                assert sum(penalties.kicks) in (series["kicks"] - 1, series["kicks"])
                if series["winner"] is not None:
                    assert sum(penalties.kicks) == series["kicks"]
        assert +shown == +self.goals

    def compare_cards(self, view: GoalGameView, frame: Frame) -> None:
        """Check which cards lie open, what is read, and what is up for sale."""
        last = frame.events[-1] if frame.events else None
        if view.auction is not None:
            assert view.figure is None and view.attack is None
            is_bid = view.phase == "raise" or isinstance(last, BIDS)
            sale = (view.auction.kind, view.auction.bid, view.auction.bidder)
            assert sale == (self.sale if is_bid else (None, 0, None))
            return
        cards = view.figure.cells if view.figure is not None else []
        letters = {
            cell.name: "".join(side[0].upper() for side in cell.card.sides)
            for cell in cards
            if cell.card is not None
        }
        assert letters == self.cards
        if view.phase != "showing":
            return
        if isinstance(last, (told.CounterBegun, told.QuarterBackSpent)):
            assert view.attack is not None and view.attack.is_counter
            assert (view.attack.opener, view.attack.cell) == (last.seat, None)
        elif view.attack is not None:
            assert view.attack.cell == self.read
            assert (view.attack.opener, view.attack.target) == self.pair
            saved = [strike for strike in view.attack.strikes if strike.state == "saved"]
            assert (len(view.attack.strikes), len(saved)) == (self.strikes, self.saves)


def as_counter(tokens: TokensView) -> Counter[str]:
    """Return footballers by kind."""
    kinds = (tokens.forward, tokens.goalkeeper, tokens.quarter_back)
    return Counter(dict(zip(("forward", "goalkeeper", "quarter-back"), kinds, strict=True)))
