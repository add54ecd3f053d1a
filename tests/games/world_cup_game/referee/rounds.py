"""Rounds: cards, extra goals, results, and who goes on."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.world_cup_game.referee.board import Fixture, fixture
from tests.games.world_cup_game.referee.box import SECOND_ORDER, THIRDS_ORDER, Group, Tie
from tests.games.world_cup_game.referee.cup import Cup
from tests.games.world_cup_game.referee.groups import count, criteria, rank
from tests.games.world_cup_game.referee.knockout import shoot_out
from tests.games.world_cup_game.referee.question import Asking, roll
from tests.games.world_cup_game.referee.setting_up import HAND, deal_cards, deal_teams, draft
from tests.games.world_cup_game.referee.turns import Play

MANY = 9  # WCG-7


def play_cup(cup: Cup, is_draft: bool) -> Asking[None]:
    """Play a whole tournament."""
    yield from draft(cup) if is_draft else deal_teams(cup)
    yield from deal_cards(cup)
    groups, decks = cup.box.groups, list(cup.box.format.decks)
    size = len(groups) // cup.box.format.group_rounds
    for first in range(0, len(groups), size):
        yield from play_groups(cup, groups[first : first + size], decks.pop(0))
    if cup.box.second_groups:
        yield from play_groups(cup, cup.box.second_groups, decks.pop(0))
    for stage in dict.fromkeys(tie.stage for tie in cup.box.ties):
        ties = [tie for tie in cup.box.ties if tie.stage == stage]
        yield from play_ties(cup, ties, decks.pop(0))


# --- groups


def play_groups(cup: Cup, groups: Sequence[Group], decks: Sequence[int]) -> Asking[None]:
    """Play a round of first or second groups."""
    fixtures = {group.name: draw_up(cup, group) for group in groups}
    yield from play_round(cup, list(fixtures.values()), decks, is_final=False)
    for group in groups:
        yield from settle_group(cup, group, fixtures[group.name])
    if cup.box.best_thirds:
        yield from settle_thirds(cup)
    for group in groups:
        on = leading(cup, group.name) - (cup.box.best_thirds > 0 and group.name not in cup.thirds)
        for team in cup.ranking[group.name][on:]:
            cup.place[team] = 1 + going_on(cup, group)


def draw_up(cup: Cup, group: Group) -> list[Fixture]:
    """Return the matches of a group; those of a group with a number are called 1.1 and so on."""
    teams = group.slots
    if group in cup.box.second_groups:
        teams = tuple(cup.entrant(slot) for slot in group.slots)
    dot = "." if group.name.isdigit() else ""
    return [
        fixture(f"{group.name}{dot}{number}", teams[home], teams[away], cup.box.colours)
        for number, (home, away) in enumerate(group.pairs, start=1)
    ]


def placings(cup: Cup, groups: Sequence[Group]) -> list[str]:
    """Return the placings that lead on from these groups, such as 1A."""
    names = {f"{rank}{dot}{group.name}" for group in groups for rank in "12" for dot in ("", ".")}
    slots = [slot for group in cup.box.second_groups for slot in group.slots]
    slots += [slot for tie in cup.box.ties for slot in (tie.home, tie.away)]
    return [slot for slot in slots if slot in names]


def leading(cup: Cup, name: str) -> int:
    """Return how many ranks of a group lead somewhere (WCG-21, WCG-28)."""
    if cup.box.best_thirds:
        return 3
    groups = [group for group in (*cup.box.groups, *cup.box.second_groups) if group.name == name]
    return len(placings(cup, groups))


def going_on(cup: Cup, group: Group) -> int:
    """Return how many teams in all are ahead of those who go out in a group (WCG-R20)."""
    groups = cup.box.second_groups if group in cup.box.second_groups else cup.box.groups
    return len(placings(cup, groups)) + cup.box.best_thirds


def settle_group(cup: Cup, group: Group, fixtures: Sequence[Fixture]) -> Asking[None]:
    """Rank a group; lots only for ranks that lead somewhere (WCG-21, WCG-33, WCG-R13)."""
    teams = list(dict.fromkeys(row.team for match in fixtures for row in match.rows))
    records = {team: count(team, fixtures, cup.box.format.win) for team in teams}
    is_second = group in cup.box.second_groups
    order = SECOND_ORDER if is_second else cup.box.format.order
    values = criteria(order, fixtures, cup.box.format.win, records, cup.records)
    cup.ranking[group.name] = yield from rank(
        teams, values, lambda above, _: above < leading(cup, group.name)
    )
    if not is_second:
        cup.records |= records


def settle_thirds(cup: Cup) -> Asking[None]:
    """Find the best thirds; a lot only if not all level ones can go on (WCG-28, WCG-R14)."""
    group_of = {cup.ranking[group.name][2]: group.name for group in cup.box.groups}
    values = criteria(THIRDS_ORDER, (), cup.box.format.win, cup.records, {})
    best = yield from rank(
        list(group_of), values, lambda above, level: above < cup.box.best_thirds < above + level
    )
    cup.thirds = "".join(sorted(group_of[team] for team in best[: cup.box.best_thirds]))


# --- knock-out


def play_ties(cup: Cup, ties: Sequence[Tie], decks: Sequence[int]) -> Asking[None]:
    """Play a round of the knock-out; third place and the Final are one (WCG-23)."""
    fixtures = [fixture(tie.name, *cup.sides(tie), cup.box.colours) for tie in ties]
    is_final = ties[-1].stage == "finals"
    yield from play_round(cup, [fixtures], decks, is_final)
    for match in fixtures:
        home, away = match.rows
        winner = home.team if home.goals > away.goals else away.team
        if home.goals == away.goals:
            winner = yield from shoot_out(home.team, away.team, cup.box.penalty_faces)
        cup.winner[match.name] = winner
        cup.loser[match.name] = away.team if winner == home.team else home.team
    names = [match.name for match in fixtures]
    if is_final:
        for name, first in (("F", 1), ("T", 3)):
            cup.place |= {cup.winner[name]: first, cup.loser[name]: first + 1}
    elif not any(tie.home == f"loser {names[0]}" for tie in cup.box.ties):
        cup.place |= {cup.loser[name]: 1 + len(names) for name in names}  # WCG-R20


# --- any round


def play_round(
    cup: Cup, pots: Sequence[Sequence[Fixture]], decks: Sequence[int], is_final: bool
) -> Asking[None]:
    """Play the matches of a round together; each pot has dice for extra goals of its own."""
    fixtures = [match for pot in pots for match in pot]
    for seat in range(cup.seats):
        if not cup.is_in(seat):
            cup.deck.give_back(seat)  # WCG-22, WCG-R5
    if len(cup.players()) > 1:  # WCG-R19
        cup.deck.shuffle()
        for seat in cup.players():
            while cup.deck.hands[seat].total() < HAND:  # WCG-R3
                yield from cup.deck.draw(seat)
        yield from play_cards(cup, Play(cup, fixtures, is_final), decks)
    for pot in pots:
        for _ in range(cup.box.extra_dice):  # WCG-20, WCG-32, WCG-R4
            colour = yield from roll("extra", cup.box.extra_faces)
            for row in (row for match in pot for row in match.rows):
                row.extra += row.colour == colour


def play_cards(cup: Cup, play: Play, decks: Sequence[int]) -> Asking[None]:
    """Let the players have their turns until the last card of the last deck is drawn."""
    for part in decks:
        cup.deck.shuffle()
        cup.deck.cut(part)  # WCG-R11, WCG-R12
        while cup.deck.left > 0:
            cup.last = cup.players()[0]
            yield from play.turn(cup.last)
            yield from cup.deck.draw(cup.last)
    if len(cup.players()) > MANY:  # WCG-7, WCG-R3
        for seat in cup.players():
            cup.last = seat
            yield from play.turn(seat)
