"""A table of Park Cup at which a test says what everybody does and what chance gives."""

from __future__ import annotations

import rimet
from park_cup.derived import LOT
from park_cup.events import EVENTS
from park_cup.game import ParkCup
from park_cup.view import FieldView, ParkView
from rimet.kernel.game import possible

KINDS = {
    "blank": "goals = 0",
    "goal": "goals = 1",
    "double": "goals = 2",
    "hat-trick": "goals = 3",
    "transfer": 'effect = "transfer"',
    "appeal": 'effect = "appeal"',
}
STRENGTHS = {"Oaks": 3, "Elms": 2, "Swans": 1, "Kites": 0}
TEAMS = "team:Oaks team:Elms team:Swans "  # the bank has Kites, the weakest
GOALS = "card:goal card:goal card:goal "
BLANKS = "card:blank card:blank card:blank "


def team_set(strengths: dict[str, int]) -> str:
    """Return the text of a set of teams."""
    return "".join(
        f'[[team]]\nname = "{name}"\nstrength = {strength}\n'
        for name, strength in strengths.items()
    )


def card_set(counts: dict[str, int]) -> str:
    """Return the text of a set of cards."""
    return "".join(
        f'[[card]]\nname = "{name}"\n{KINDS[name]}\ncount = {count}\n'
        for name, count in counts.items()
    )


class Table:
    """Plays a match move by move, each told in notation."""

    def __init__(
        self,
        counts: dict[str, int],
        strengths: dict[str, int] = STRENGTHS,
        **options: object,
    ) -> None:
        own = {"teams": team_set(strengths), "cards": card_set(counts)}
        game = rimet.load("park-cup", **own, **options)  # type: ignore[arg-type]
        assert isinstance(game, ParkCup)
        self.game = game
        self.state = game.start()
        self.state.journal = []

    def play(self, moves: str) -> Table:
        """Carry out moves and outcomes, in notation, with blanks between them."""
        for move in moves.split():
            self.state.apply(self.game.parse(self.state, move))
        return self

    def drop_all(self) -> Table:
        """Let everybody drop all cards, round after round, until a lot is drawn or it is over."""
        while self.state.to_act != rimet.OVER and self.state.phase != LOT:
            self.state.apply(possible(self.state)[-1])
        return self

    @property
    def choices(self) -> list[str]:
        """Return all that the seat to act may do, or that chance may give, in notation."""
        return [self.game.tell(self.state, action) for action in possible(self.state)]

    def offered(self, word: str) -> list[str]:
        """Return the choices that begin with a word of the notation, such as `drop`."""
        return [choice for choice in self.choices if choice.startswith(f"{word}>")]

    @property
    def odds(self) -> dict[str, int]:
        """Return what chance may give and its weights."""
        weights = self.state.odds()
        return {
            self.game.tell(self.state, outcome): weights[outcome]
            for outcome in possible(self.state)
        }

    def view(self, viewer: int = rimet.SPECTATOR) -> ParkView:
        """Return what a viewer sees."""
        return self.game.view(self.state, viewer)

    def field(self, team: str, viewer: int = rimet.SPECTATOR) -> FieldView:
        """Return what a viewer sees of a team and its field."""
        (found,) = [field for field in self.view(viewer).fields if field.team == team]
        return found

    def told(self, rule: str, viewer: int = rimet.SPECTATOR) -> list[dict[str, object]]:
        """Return what a viewer was told under a rule, as plain facts."""
        assert self.state.journal is not None
        return [
            {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
            for event in self.game.events(self.state.journal, viewer)
            if event.rule == rule and isinstance(event, EVENTS)
        ]

    def refuse(self, seat: int, move: int) -> rimet.RulesError:
        """Return why an action is refused, which must not be legal."""
        assert move not in self.state.legal()
        return self.game.refusal(self.state, seat, move)


def small(counts: dict[str, int], moves: str = "") -> Table:
    """Return a table with one card to a hand and to a field."""
    return Table(counts, hand=1, field=1).play(moves)
