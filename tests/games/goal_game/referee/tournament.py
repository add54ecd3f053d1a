"""The tournament: auctions, matches, who is through, the places and the result."""

from __future__ import annotations

from rimet.kernel.game import Placing, Result
from tests.games.goal_game.referee.asking import Play
from tests.games.goal_game.referee.auction import auction
from tests.games.goal_game.referee.coaches import Box, Coach
from tests.games.goal_game.referee.match import Match
from tests.games.goal_game.referee.penalties import part


class Tournament:
    """A tournament of two, three or four coaches (GG-21), its matches in the order of play."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.matches: list[Match] = []
        self.parted: list[tuple[int, int]] = []  # how many were level, for how many places

    def play(self) -> Play[None]:
        """Play all of it."""
        coaches = self.box.coaches
        starter = next(self.box.clockwise(self.box.dealer))  # GG-7, GG-R17
        yield from auction(self.box)
        if len(coaches) == 2:
            yield from self.decide(coaches, starter, 1)
            return
        first = Match(self.box, coaches)
        self.matches.append(first)
        last = yield from first.play(starter)
        finalists = yield from self.winners(first, 2)
        others = [coach for coach in coaches if coach not in finalists]
        if len(others) == 1:
            others[0].place = 3
        yield from auction(self.box)  # GG-R8
        for pair, place in ((others, 3), (finalists, 1)):
            if len(pair) == 2:  # GG-R12: the bronze match first
                yield from self.decide(pair, self.second_starter(first, last, pair), place)

    def second_starter(self, first: Match, last: Coach, pair: list[Coach]) -> Coach:
        """Return who has more goals, or comes first after the last attack (GG-22, GG-R16)."""
        in_turn = [coach for coach in self.box.clockwise(last) if coach in pair]
        return max(in_turn, key=first.scored)  # of equals the first

    def decide(self, pair: list[Coach], starter: Coach, place: int) -> Play[None]:
        """Play a match of two for a place and the next."""
        match = Match(self.box, pair)
        self.matches.append(match)
        yield from match.play(starter)
        winner, *_ = yield from self.winners(match, 1)
        for coach in pair:
            coach.place = place if coach is winner else place + 1

    def winners(self, match: Match, count: int) -> Play[list[Coach]]:
        """Return who wins a match, by penalties where they decide it; pay them (GG-R6, GG-20)."""
        goals = {coach: match.scored(coach) for coach in match.circle}
        line = sorted(goals.values(), reverse=True)[count - 1]
        found = [coach for coach in match.circle if goals[coach] > line]
        level = [coach for coach in match.circle if goals[coach] == line]
        left = count - len(found)
        if len(level) > left:
            self.parted.append((len(level), left))
            level = yield from part(self.box, level, left)
        found += level
        for coach in found:
            coach.coins += 3
        return sorted(found, key=lambda coach: coach.seat)

    def result(self) -> Result:
        """Return the result: who is best placed has won, alone."""
        ranked = sorted(self.box.coaches, key=lambda coach: coach.place)
        seats = len(ranked)
        return Result(
            winner=ranked[0].seat,
            ranking=tuple((coach.seat,) for coach in ranked),
            scores=tuple(seats - coach.place for coach in self.box.coaches),
            placings=tuple(Placing(coach.color, coach.place) for coach in ranked),
            shares=tuple(float(coach.place == 1) for coach in self.box.coaches),
        )
