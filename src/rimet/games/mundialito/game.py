"""Mundialito as a game: options, notation, view, events and result."""

from __future__ import annotations

from typing import ClassVar

from rimet.football.schedule import Scheme, find_scheme
from rimet.kernel.events import JournalReader
from rimet.kernel.game import Game, Placing, Result, View, make_result
from rimet.kernel.options import Options
from rimet.kernel.state import CHANCE, State

from .derived import FIELDS, observation
from .events import EVENTS
from .notation import tell_action, tell_outcome
from .options import MundialitoOptions, add_blank, read_dice, read_teams, select_teams
from .refusals import list_reasons
from .rules.play import MundialitoState, begin
from .setup import (
    DICE,
    DRAFT_ACTIONS,
    GROUP_MATCHES,
    GROUP_TEAMS,
    NOT_CHOSEN,
    TEAMS,
    TIRELESS,
    Setup,
)
from .view import MundialitoView
from .viewing import build_view

ALL_GROUPS = TEAMS // GROUP_TEAMS
LAID = {"I": 0, "II": ALL_GROUPS, "IIB": 2}


class Mundialito(Game):
    """The game, with its options fixed."""

    name = "mundialito"
    version = 1
    options_kind: ClassVar[type[Options]] = MundialitoOptions
    view_kind: ClassVar[type[View]] = MundialitoView
    event_kinds = EVENTS
    fields = FIELDS

    def __init__(self, options: MundialitoOptions) -> None:
        super().__init__(options)
        pool = read_teams(self.component(options.teams))
        self.teams = add_blank(pool, options.blank, options.blank_stars)
        selection = select_teams(self.teams, options.chosen, options.blank)
        faces = read_dice(self.component(options.dice))
        laid = LAID[options.mode]
        self.table = Setup(
            self.seats,
            self.first,
            [team.stars for team in self.teams],
            faces,
            selection.chosen,
            selection.lots,
            options.handout == "draft",
            options.draw == "free",
            options.rolls == "table",
            laid,
            fixtures(laid, find_scheme("four")) if laid else [],
        )
        self.actions = DRAFT_ACTIONS + len(self.teams)
        self.outcomes = max(len(self.teams), max(faces) + 1)
        self.longest = longest(laid)
        self.journal = JournalReader(EVENTS, {"team": [team.code for team in self.teams]})
        self.reasons = list_reasons(self.teams)
        self.observation = observation(self.table)

    def start(self) -> MundialitoState:
        """Return a new match before the first lot, deal or draw."""
        return begin(self.table)

    def tell(self, state: State, action: int) -> str:
        """Return the notation of an action or outcome."""
        assert isinstance(state, MundialitoState)
        if state.to_act == CHANCE:
            return tell_outcome(self.teams, state, action)
        return tell_action(self.teams, action)

    def view(self, state: State, viewer: int) -> MundialitoView:
        """Return the whole table: everybody sees everything."""
        assert isinstance(state, MundialitoState)
        state.expect_whole()
        return build_view(self.teams, state, viewer)

    def result(self, state: State) -> Result:
        """Return who won: the coach of the champion (MUN-5)."""
        assert isinstance(state, MundialitoState)
        placings = [
            Placing(team.code, int(place))
            for team, place in zip(self.teams, state.place, strict=True)
            if place != NOT_CHOSEN
        ]
        placings.sort(key=lambda placing: placing.place)
        champion = next(team for team, place in enumerate(state.place) if place == 1)
        return make_result(state.scores(), [int(state.chart.owner[champion])], placings)


def fixtures(laid: int, scheme: Scheme) -> list[int]:
    """Return the group matches in order of play, as pairs of slots.

    Of the groups on the table all play their first round, then all their second, then their
    third; then the next groups are laid out (MUN-R5).
    """
    return [
        group * GROUP_TEAMS + field
        for first in range(0, ALL_GROUPS, laid)
        for day in scheme
        for group in range(first, first + laid)
        for pair in day
        for field in pair
    ]


def longest(laid: int) -> int:
    """Return a bound on the steps of a match: every throw level until a lot must decide."""
    throw = 1 + DICE
    cup_match = 4 + 4 + TIRELESS * 2 * throw + 1
    opening = TEAMS + TEAMS
    if not laid:
        return opening + TEAMS * (2 + cup_match)
    group = GROUP_MATCHES * 4 + (GROUP_TEAMS - 1) * (TIRELESS * GROUP_TEAMS * throw + 1)
    laying = TEAMS + TEAMS
    return opening + laying + ALL_GROUPS * group + TEAMS // 2 * (2 + cup_match)
