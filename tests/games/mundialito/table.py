"""A table of Mundialito at which a test says what everybody does and what chance gives."""

from __future__ import annotations

import rimet
from rimet import Event
from rimet.games.mundialito import Mundialito
from rimet.games.mundialito.setup import DEAL, DIE, DRAFT, ROLL, SELECT
from rimet.games.mundialito.view import GroupView, MatchView, MundialitoView, TeamView
from rimet.kernel.game import possible

STRONG = "BRA ARG GER ITA FRA ESP ENG NED".split()
GOOD = "POR URU CRO BEL MEX COL DEN SUI".split()
WEAK = "POL SWE CZE USA JPN KOR AUS NGA CMR GHA SEN CIV MAR TUN ALG EGY".split()
OTHERS = "RSA PAR CHI PER ECU CRC IRN KSA TUR GRE RUS UKR".split()
USUAL = [*STRONG, *GOOD, *WEAK]


def load(**options: object) -> Mundialito:
    """Return the game with these options."""
    game = rimet.load("mundialito", **options)  # type: ignore[arg-type]
    assert isinstance(game, Mundialito)
    return game


def team_set(codes: list[str], stars: int = 1) -> str:
    """Return the text of a set of teams."""
    return "".join(f'[[team]]\ncode = "{code}"\nstars = {stars}\n' for code in codes)


def dice_set(*faces: list[int], colors: tuple[str, ...] = ("yellow", "blue", "white")) -> str:
    """Return the text of a set of dice."""
    return "".join(
        f'[[die]]\ncolor = "{color}"\nstars = {stars}\nfaces = {face}\n'
        for color, stars, face in zip(colors, (3, 2, 1), faces, strict=False)
    )


class Table:
    """Plays a match step by step, each told in notation; 32 usual teams unless told otherwise."""

    def __init__(self, **options: object) -> None:
        self.game = load(**{"chosen": ",".join(USUAL), **options})
        self.state = self.game.start()
        self.state.journal = []

    def play(self, moves: str) -> Table:
        """Carry out moves and outcomes, in notation, with blanks between them."""
        for move in moves.split():
            self.state.apply(self.game.parse(self.state, move))
        return self

    def hand_out(self) -> Table:
        """Pick, deal or draft the teams in the order of the set, until all are handed out."""
        while self.state.phase in (SELECT, DEAL, DRAFT):
            self.state.apply(possible(self.state)[0])
        return self

    def lay(self) -> Table:
        """Draw every group's fields in the order of the set, as far as they are drawn now."""
        while self.view().phase in ("field-lot", "lay"):
            self.state.apply(possible(self.state)[0])
        return self

    def roll(self, *numbers: int) -> Table:
        """Roll these numbers, whoever has to."""
        for number in numbers:
            if self.state.phase == ROLL:
                self.state.apply(0)
            assert self.state.phase == DIE
            assert self.state.odds()[number] > 0
            self.state.apply(number)
        return self

    def meet(self, first: str, second: str, *numbers: int) -> Table:
        """Draw two teams against each other and roll these numbers."""
        return self.play(f"{first} {first}-{second}").roll(*numbers)

    def play_round(self, matches: int) -> Table:
        """Draw the next matches in the order of the set; the first sides win 1-0."""
        for _ in range(matches):
            while self.state.phase not in (ROLL, DIE):
                self.state.apply(possible(self.state)[0])
            self.roll(1, 0)
        return self

    def finish(self, seed: int) -> Table:
        """Play the rest at random."""
        rimet.playout(self.state, rimet.Rng(seed))
        return self

    @property
    def choices(self) -> list[str]:
        """Return all that may happen now, in notation."""
        return [self.game.tell(self.state, action) for action in possible(self.state)]

    @property
    def odds(self) -> dict[str, int]:
        """Return what chance may give and its weights."""
        weights = self.state.odds()
        return {self.game.tell(self.state, index): weights[index] for index in possible(self.state)}

    def view(self) -> MundialitoView:
        """Return what everybody sees."""
        return self.game.view(self.state, rimet.SPECTATOR)

    def team(self, code: str) -> TeamView:
        """Return what there is to see of a team."""
        (found,) = [team for team in self.view().teams if team.code == code]
        return found

    def group(self, name: str) -> GroupView:
        """Return what there is to see of a group."""
        (found,) = [group for group in self.view().groups if group.name == name]
        return found

    def last_match(self) -> MatchView:
        """Return the match of the cup that was drawn last."""
        return [match for shown in self.view().rounds for match in shown.matches][-1]

    def events(self, kind: str = "") -> list[Event]:
        """Return what has been told so far, of one kind or all."""
        assert self.state.journal is not None
        events = self.game.events(self.state.journal, 0)
        return [event for event in events if kind in ("", type(event).__name__)]

    def told(self, kind: str, *fields: str) -> list[tuple[object, ...]]:
        """Return these fields of all events of a kind."""
        return [tuple(getattr(event, field) for field in fields) for event in self.events(kind)]
