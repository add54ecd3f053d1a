"""Turns: what a player may do with three cards, and what a card does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tests.games.world_cup_game.referee.board import ATTACK, GOALS, PENALTY, Fixture, Row
from tests.games.world_cup_game.referee.cup import Cup
from tests.games.world_cup_game.referee.question import Asking, choose, roll

SEVERAL = ("2+1", "1+1", "1+1+1")


class Play:
    """The cards as they are played on the matches of one round."""

    def __init__(self, cup: Cup, fixtures: Sequence[Fixture], is_final: bool) -> None:
        self.cup = cup
        self.fixtures = fixtures
        self.is_final = is_final

    def turn(self, seat: int) -> Asking[None]:
        """Play a card, or discard one unplayed (WCG-5, WCG-R8)."""
        hand = [kind for kind, held in self.cup.deck.hands[seat].items() if held]
        rows = self.open_to(seat)
        moves = {move: kind for kind in hand for move in self.moves(kind, rows)}
        moves |= {f"drop:{kind}": kind for kind in hand}
        move = yield from choose(seat, moves)
        kind = moves[move]
        if kind in self.cup.box.format.single_use and not move.startswith("drop:"):
            self.cup.deck.leave(seat, kind)  # WCG-29
        else:
            self.cup.deck.lay_away(seat, kind)
        if not move.startswith("drop:"):
            row = next(row for row in rows if move.endswith(("!" + row.name, ">" + row.name)))
            yield from self.carry_out(move.removesuffix(row.name), kind, row, seat)

    def open_to(self, seat: int) -> list[Row]:
        """Return the rows that a seat may touch: in the finals its own (WCG-3, WCG-24, WCG-R6)."""
        return [
            row
            for match in self.fixtures
            for row in match.rows
            if not self.is_final or seat in {self.cup.owner[side.team] for side in match.rows}
        ]

    def moves(self, kind: str, rows: Sequence[Row]) -> list[str]:
        """Return all that a card can do on these rows."""
        free = [row for row in rows if row.has_space]
        strong = [row for row in free if row.is_strong]
        if kind == "foul":  # WCG-17
            return on("foul!", (row for row in rows if row.last in GOALS))
        if kind == "offside":  # WCG-18
            return on("offside!", (row for row in rows if row.last in (*GOALS, ATTACK)))
        if kind == "defence":  # WCG-16
            attacks = (row for row in rows if row.last == ATTACK)
            return on("defence>", free) + on("defence!", attacks)
        if kind in SEVERAL and not self.is_final:  # WCG-12 to WCG-14
            if len({row.team for row in free}) <= kind.count("+"):
                return []
            return on(f"{kind}>", strong if kind == "2+1" else free)
        if kind == "2+1":  # WCG-24
            return on("2+1>", strong) + on("2+1=1>", free)
        return on(f"{kind}>", free)

    def carry_out(self, use: str, kind: str, row: Row, seat: int) -> Asking[None]:
        """Do what a card says."""
        if kind in GOALS:
            row.score(int(kind))  # WCG-9 to WCG-11
        elif kind in SEVERAL:
            row.lay("2" if use == "2+1>" else "1")
            if not self.is_final:
                yield from self.lay_others(kind.count("+"), row.team, seat)
        elif kind == PENALTY:  # WCG-19, WCG-R16
            face = yield from roll("die", self.cup.box.penalty_faces)
            if face != "black":
                row.lay(PENALTY)
        elif use == "defence!":
            row.turn_over()
        elif use.endswith("!"):
            row.whistle()
        else:
            row.lay(kind)  # WCG-15, WCG-16

    def lay_others(self, tokens: int, team: str, seat: int) -> Asking[None]:
        """Lay the further goals of a card, each for another team (WCG-13, WCG-14, WCG-R8)."""
        teams = {team}
        for _ in range(tokens):
            free = {
                f"+{row.name}": row
                for row in self.open_to(seat)
                if row.has_space and row.team not in teams
            }
            row = free[(yield from choose(seat, free))]
            row.lay("1")
            teams.add(row.team)


def on(use: str, rows: Iterable[Row]) -> list[str]:
    """Return the moves that use a card so on each of these rows."""
    return [use + row.name for row in rows]
