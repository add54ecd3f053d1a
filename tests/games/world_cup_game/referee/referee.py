"""The referee: follows a match from its notation alone, and knows what comes next."""

from __future__ import annotations

from rimet.games.world_cup_game.options import WorldCupOptions
from rimet.kernel.game import Placing, Result
from rimet.kernel.state import OVER
from tests.games.world_cup_game.referee.box import Box
from tests.games.world_cup_game.referee.cup import Cup
from tests.games.world_cup_game.referee.question import Question
from tests.games.world_cup_game.referee.rounds import play_cup

NO_MORE = Question(OVER, {})


class Referee:
    """A second set of rules, written from RULES.md, that shares no code with the first."""

    def __init__(self, options: WorldCupOptions) -> None:
        self.cup = Cup(Box(options), options.players, options.dealer)
        self._course = play_cup(self.cup, options.handout == "draft")
        self.asks: Question = next(self._course)

    def hear(self, answer: str) -> None:
        """Take up what a seat or chance has answered."""
        assert answer in self.asks.answers
        try:
            self.asks = self._course.send(answer)
        except StopIteration:
            self.asks = NO_MORE

    def result(self) -> Result:
        """Return the result of a match that is over (WCG-26, WCG-R20, WCG-R23)."""
        place, owner = self.cup.place, self.cup.owner
        seats = range(self.cup.seats)
        below = len(place) + 1
        best = [
            sorted(place[team] if owner[team] == seat else below for team in place)
            for seat in seats
        ]
        scores = [sum(other > best[seat] for other in best) for seat in seats]
        winner = next(owner[team] for team in place if place[team] == 1)
        return Result(
            winner=winner,
            ranking=tuple(
                tuple(seat for seat in seats if scores[seat] == score)
                for score in sorted(set(scores), reverse=True)
            ),
            scores=tuple(scores),
            placings=tuple(
                Placing(team, place[team]) for team in sorted(place, key=lambda t: (place[t], t))
            ),
            shares=tuple(float(seat == winner) for seat in seats),
        )
