"""Play the real finals again: from their results to orders, pairings and the champion.

Nothing here is looked up that can be worked out. Where history decided by a play-off, by cautions
or by lot, the data of the finals says so, and so does the place that came of it.
"""

from collections.abc import Iterable, Mapping

import msgspec

from rimet.football.brackets import fill_matches, fill_second_groups, podium
from rimet.football.errors import FootballError
from rimet.football.finals import PODIUM, Finals, Group
from rimet.football.results import Result, parse_result
from rimet.football.slots import GroupPlace, slot_name
from rimet.football.tables import (
    FAIR_PLAY,
    PLAY_OFF,
    Order,
    Standing,
    cut,
    earlier_columns,
    part_by_lots,
    rank_group,
    rank_lines,
)
from rimet.football.thirds import place_thirds


class Outcome(msgspec.Struct, frozen=True):
    """Holds what follows from all the results of one finals.

    `slots` says who was 1A, 2.4 or drawn third, `pairs` who met in each match of the knock-out.
    """

    groups: dict[str, Standing]
    thirds: Standing | None
    second_groups: dict[str, Standing]
    slots: dict[str, str]
    pairs: dict[str, tuple[str, str]]
    winners: dict[str, str]
    podium: tuple[str, ...]


def replay(finals: Finals) -> Outcome:
    """Work out what became of the results, round by round."""
    groups = {group.name: rank_played(finals, group) for group in finals.groups}
    slots = {f"draw {number}": team for number, team in enumerate(finals.draw, start=1)}
    slots |= place_teams(groups)
    thirds = None if finals.thirds_order is None else rank_thirds(finals, groups)
    if thirds is not None:
        slots |= _place_best(finals, groups, thirds)
    second = rank_second(finals, groups, slots)
    # Both rounds of 1974 to 1982 have groups, the first numbers and the second letters.
    slots |= place_teams(second)
    winners = match_winners(finals)
    bracket = finals.knockout
    pairs = fill_matches(bracket, slots, winners)
    if bracket.matches:
        best = podium(bracket, slots, winners)
    else:
        (pool,) = second.values()
        best = cut(pool, PODIUM).through
    return Outcome(groups, thirds, second, slots, pairs, winners, best)


def all_results(finals: Finals) -> list[Result]:
    """List every match that was played, with play-offs and replays."""
    texts = [text for group in finals.groups for text in (*group.results, *group.play_offs)]
    for rest in (finals.second_results, finals.matches):
        texts += [text for some in rest.values() for text in some]
    return [parse_result(text) for text in texts]


def rank_played(finals: Finals, group: Group, settled: bool = True) -> Standing:
    """Rank a group as it ended; unsettled, the level still wait for their lots."""
    results = [parse_result(text) for text in group.results]
    order = _needed(finals.order, finals)
    standing = rank_group(group.teams, results, order, told_columns([group]))
    return part_by_lots(standing, group.lots) if settled else standing


def rank_thirds(finals: Finals, groups: Mapping[str, Standing]) -> Standing:
    """Rank the third-placed teams of all groups."""
    lines = [standing.line(standing.team(3)) for standing in groups.values()]
    order = _needed(finals.thirds_order, finals)
    columns = told_columns(finals.groups)
    return rank_lines(lines, order, columns)


def rank_second(
    finals: Finals, groups: Mapping[str, Standing], slots: Mapping[str, str]
) -> dict[str, Standing]:
    """Rank the second groups, or the final pool, made up of those who stand in these slots."""
    made = fill_second_groups(finals.knockout, slots)
    if not made:
        return {}
    order = _needed(finals.second_order, finals)
    earlier = earlier_columns(line for standing in groups.values() for line in standing.lines)
    return {
        name: rank_group(
            teams,
            [parse_result(text) for text in finals.second_results.get(name, ())],
            order,
            earlier,
        )
        for name, teams in made.items()
    }


def told_columns(groups: Iterable[Group]) -> dict[str, dict[str, int]]:
    """Make the columns of play-offs and cautions, 0 for whom nothing is told."""
    columns: dict[str, dict[str, int]] = {PLAY_OFF: {}, FAIR_PLAY: {}}
    for group in groups:
        for team in group.teams:
            columns[PLAY_OFF][team] = 0
            columns[FAIR_PLAY][team] = group.fair_play.get(team, 0)
        for text in group.play_offs:
            winner = parse_result(text).winner
            if winner is None:
                raise FootballError("bad_result", f"{text!r}: a play-off has a winner")
            columns[PLAY_OFF][winner] += 1
    return columns


def place_teams(standings: Mapping[str, Standing]) -> dict[str, str]:
    """Fill slots such as 1A and 2.4 with all who are level with nobody."""
    return {
        slot_name(GroupPlace(place.rank, name)): place.teams[0]
        for name, standing in standings.items()
        for place in standing.places
        if len(place.teams) == 1
    }


def match_winners(finals: Finals) -> dict[str, str]:
    """Name the winners of the knock-out by match; after a replay, that of the replay."""
    winners: dict[str, str] = {}
    for name, texts in finals.matches.items():
        winner = parse_result(texts[-1]).winner
        if winner is None:
            raise FootballError("bad_result", f"{texts[-1]!r}: match {name} has no winner")
        winners[name] = winner
    return winners


def _place_best(finals: Finals, groups: Mapping[str, Standing], thirds: Standing) -> dict[str, str]:
    group_of = {team: name for name, standing in groups.items() for team in standing.order}
    best = cut(thirds, finals.knockout.best_thirds)
    if best.left:
        raise FootballError("level", f"{', '.join(best.level)} are level among the thirds")
    return place_thirds(
        finals.knockout, [(group_of[team], team) for team in best.through], finals.allocation
    )


def _needed(order: Order | None, finals: Finals) -> Order:
    if order is None:
        raise FootballError("bad_criterion", f"the finals of {finals.year} rank nobody so")
    return order
