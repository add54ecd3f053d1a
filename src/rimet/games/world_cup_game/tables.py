"""The tables of a view: groups, running or settled, and the best thirds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rimet.football.results import Result
from rimet.football.tables import (
    LOTS,
    Line,
    Order,
    Place,
    Standing,
    earlier_columns,
    rank_group,
    rank_lines,
)
from rimet.games.world_cup_game.components import FACES
from rimet.games.world_cup_game.notation import CRITERIA
from rimet.games.world_cup_game.plan import GroupPlan, Plan
from rimet.games.world_cup_game.rules.course import THIRD_RANK
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import BY_LEVEL, BY_SHIFT, LINE
from rimet.games.world_cup_game.view import GroupView, LineView, MatchView, ThirdView

# First groups that were seen, with their lines, by all that they depend on.
SeenGroups = dict[tuple[object, ...], tuple[GroupView, Sequence[Line]]]

WAITING, OPEN, COUNTED, COUNTING, IS_OVER = "waiting", "open", "counted", "counting", "over"


def told_dice(dice: int) -> list[str]:
    """Return the colours of dice, in the order they were rolled."""
    return [FACES[int(digit) - 1] for digit in f"{dice:o}"] if dice else []


class Orders:
    """How teams are ranked in an edition."""

    def __init__(self, plan: Plan) -> None:
        edition = plan.edition
        self.first = Order(edition.order, edition.win, "restart")
        self.second = Order(edition.second_order, edition.win, "restart")
        self.thirds = Order(edition.thirds_order, edition.win, "restart")


class Tables:
    """The tables of one view, built from its matches."""

    def __init__(
        self,
        plan: Plan,
        orders: Orders,
        state: CupState,
        matches: Sequence[MatchView],
        stage: Callable[[int], str],
        seen: SeenGroups,
    ) -> None:
        self.plan = plan
        self.orders = orders
        self.state = state
        self.matches = matches
        self.stage = stage
        self.seen = seen
        self.standing = [int(line) for line in state.chart.standing]
        self.lines: dict[str, Line] = {}

    def group(self, group: int, plan: GroupPlan) -> GroupView:
        """Return a group; first groups come before second ones."""
        start = int(self.plan.course.group_slots[group])
        settled = self.standing[start : start + len(plan.slots)]
        state = IS_OVER if settled[0] >= 0 else self.stage(plan.round).replace(COUNTING, OPEN)
        dice = int(self.state.chart.dice[group])
        if plan.is_second:  # which depends on the first groups as well
            return self._group(plan, settled, state, dice)[0]
        scores = [
            (match.home.team, match.home.goals, match.away.team, match.away.goals)
            for match in map(self.matches.__getitem__, plan.matches)
        ]
        key = (group, *settled, state, dice, int(self.state.thirds), *scores)
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._group(plan, settled, state, dice)
        for line in found[1]:
            self.lines[line.team] = line
        return found[0]

    def _group(
        self, plan: GroupPlan, settled: list[int], state: str, dice: int
    ) -> tuple[GroupView, Sequence[Line]]:
        """Build a group; return it with the lines of its teams."""
        is_over = settled[0] >= 0
        teams = self._group_teams(plan)
        lines: list[LineView] = []
        ranked_lines: Sequence[Line] = ()
        if teams:
            ranked = self._ranked(plan, teams)
            ranked_lines = ranked.lines
            places = self._settled(settled) if is_over else ranked.places
            lines = [
                self._line(plan, ranked.line(team), place.rank, place.by or "", number, is_over)
                for place in places
                for number, team in enumerate(place.teams)
            ]
        view = GroupView(
            name=plan.name,
            is_second=plan.is_second,
            round=plan.round,
            state=state,
            slots=list(plan.slots),
            teams=teams,
            lines=lines,
            matches=list(plan.matches),
            dice=told_dice(dice),
        )
        return view, ranked_lines

    def _group_teams(self, plan: GroupPlan) -> list[str]:
        """Return the teams of a group in slot order, or none while they are not known."""
        if not plan.is_second:
            return list(plan.slots)
        found: dict[str, str] = {}
        for number in plan.matches:
            for row in (self.matches[number].home, self.matches[number].away):
                found[row.source] = row.team
        return [found[slot] for slot in plan.slots] if all(found.values()) else []

    def _ranked(self, plan: GroupPlan, teams: list[str]) -> Standing:
        results = [
            Result(match.home.team, match.away.team, match.home.goals, match.away.goals)
            for match in (self.matches[number] for number in plan.matches)
        ]
        if not plan.is_second:
            return rank_group(teams, results, self.orders.first)
        columns = earlier_columns([self.lines[team] for team in teams])
        return rank_group(teams, results, self.orders.second, columns)

    def _settled(self, lines: list[int]) -> list[Place]:
        """Return the places of a group that is settled, as the rules have noted them."""
        places: list[Place] = []
        for rank, line in enumerate(lines, start=1):
            team, by = self.plan.codes[line & LINE], line >> BY_SHIFT
            if by == BY_LEVEL:
                places[-1] = Place(places[-1].rank, (*places[-1].teams, team), places[-1].by)
            else:
                places.append(Place(rank, (team,), CRITERIA[by]))
        return places

    def _line(
        self, plan: GroupPlan, line: Line, rank: int, by: str, number: int, is_over: bool
    ) -> LineView:
        goes_to = plan.goes_to[rank - 1] if is_over else ""
        if is_over and rank == THIRD_RANK + 1 and self.plan.course.thirds:
            goes_to = self._third_match(plan.name)
        return LineView(
            team=line.team,
            rank=rank,
            played=line.played,
            won=line.won,
            drawn=line.drawn,
            lost=line.lost,
            scored=line.scored,
            conceded=line.conceded,
            points=line.points,
            by=by if number == 0 else "",
            goes_to=goes_to,
        )

    def _third_match(self, group: str) -> str:
        """Return the match that the third of a group plays, or nothing if it plays none."""
        course, thirds = self.plan.course, int(self.state.thirds)
        for number in range(course.thirds if thirds else 0):
            if self.plan.groups[course.third_table[thirds * course.thirds + number]].name == group:
                return self.plan.third_target(number)
        return ""

    def thirds(self, groups: list[GroupView]) -> list[ThirdView]:
        """Return the thirds of the groups, best first."""
        first = [group for group in groups if not group.is_second]
        group_of = {group.lines[THIRD_RANK].team: group.name for group in first}
        standing = rank_lines([self.lines[team] for team in group_of], self.orders.thirds)
        found: list[ThirdView] = []
        for place in standing.places:
            lots = sorted(place.teams, key=lambda team: not self._third_match(group_of[team]))
            rank, by = place.rank, place.by or ""
            for number, team in enumerate(lots):
                line, goes_to = self.lines[team], self._third_match(group_of[team])
                if found and number and found[-1].is_through and not goes_to and self.state.thirds:
                    rank, by = place.rank + number, LOTS
                found.append(
                    ThirdView(
                        team=team,
                        group=group_of[team],
                        rank=rank,
                        points=line.points,
                        scored=line.scored,
                        conceded=line.conceded,
                        by=by,
                        is_through=bool(goes_to),
                        goes_to=goes_to,
                    )
                )
                by = ""
        return found
