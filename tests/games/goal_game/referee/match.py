"""A match: two halves, attacks and counter-attacks, there and then the other way round."""

from __future__ import annotations

from collections import Counter

from tests.games.goal_game.referee.asking import Play, ask
from tests.games.goal_game.referee.attack import Attack, Goals
from tests.games.goal_game.referee.coaches import Box, Coach
from tests.games.goal_game.referee.figure import Figure, lay, name, pick

CLOCKWISE, COUNTER_CLOCKWISE = 1, -1


class Match:
    """A match of some coaches, in the order of their seats, and its goals half by half."""

    def __init__(self, box: Box, circle: list[Coach]) -> None:
        self.box = box
        self.circle = circle
        self.halves: list[Goals] = []

    def play(self, starter: Coach) -> Play[Coach]:
        """Play two halves (GG-18); return who made the last attack of all."""
        attackers = yield from self.half(starter, CLOCKWISE)
        most = max(self.scored(coach) for coach in self.circle)
        level = [coach for coach in self.circle if self.scored(coach) == most]
        starter = next(coach for coach in reversed(attackers) if coach in level)  # GG-17
        attackers = yield from self.half(starter, COUNTER_CLOCKWISE)
        return attackers[-1]

    def scored(self, coach: Coach) -> int:
        """Return a coach's goals so far, against whomever (GG-R6)."""
        return sum(
            count
            for goals in self.halves
            for (scorer, _), count in goals.items()
            if scorer == coach.seat
        )

    def half(self, starter: Coach, direction: int) -> Play[list[Coach]]:
        """Play until all cards are open; return who attacked, in turn (GG-R18)."""
        goals: Goals = Counter()
        self.halves.append(goals)
        places = yield from lay(5 * len(self.circle), self.box.is_random)  # GG-6
        figure = Figure(self.box.cards, places)
        attackers = [starter]
        while True:
            attacker = attackers[-1]
            place = (self.circle.index(attacker) + direction) % len(self.circle)
            defender = self.circle[place]  # GG-11, GG-17
            attack = Attack(self.box, figure, attacker, defender, goals)
            yield from attack.play((yield from pick(attacker, figure.to_open())))
            if figure.face_down:
                yield from self.counter(figure, attacker, defender, goals)
            if not figure.face_down:
                return attackers  # GG-16
            attackers.append(defender)  # GG-15

    def counter(self, figure: Figure, attacker: Coach, defender: Coach, goals: Goals) -> Play[None]:
        """Let the defender strike back, if an open side allows it (GG-13, GG-R5)."""
        places = figure.against(attacker.letter + defender.letter)
        if not places:
            return
        moves = ["pass", *(f"open={name(place)}" for place in places)]
        if defender.has("quarter-back") and attacker.has("forward"):
            moves.append("quarter-back")  # GG-14, GG-R21
        move = yield from ask(defender.seat, moves)
        if move == "pass":
            return
        if move == "quarter-back":
            defender.spend("quarter-back")
            attacker.spend("forward")
            chosen = yield from pick(defender, places)
        else:
            chosen = next(place for place in places if move == f"open={name(place)}")
        yield from Attack(self.box, figure, defender, attacker, goals).play(chosen)
