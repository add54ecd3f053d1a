"""Setting up: teams are dealt or drafted, and everybody gets three cards."""

from __future__ import annotations

from collections import Counter

from tests.games.world_cup_game.referee.cup import Cup
from tests.games.world_cup_game.referee.question import Asking, choose, roll

COLOURS = ("black", "red", "blue", "green", "yellow", "grey")  # WCG-1
HAND = 3


def free_teams(cup: Cup) -> list[str]:
    """Return the teams that nobody has."""
    return [team for team in cup.box.colours if team not in cup.owner]


def draft(cup: Cup) -> Asking[None]:
    """Let the players choose round the table, the strongest colour first (WCG-4, WCG-R21)."""
    for number in range(len(cup.box.colours)):
        seat = (cup.last + 1 + number) % cup.seats
        colours = cup.box.colours
        best = min(COLOURS.index(colours[team]) for team in free_teams(cup))
        choice = [team for team in free_teams(cup) if colours[team] == COLOURS[best]]
        picked = yield from choose(seat, (f"pick:{team}" for team in choice))
        cup.owner[picked.removeprefix("pick:")] = seat


def deal_teams(cup: Cup) -> Asking[None]:
    """Deal the teams at random; a lot says who gets one more (WCG-4, WCG-R21)."""
    share, more = divmod(len(cup.box.colours), cup.seats)
    seats = [(cup.last + 1 + number) % cup.seats for number in range(cup.seats)]
    for seat in seats * share:
        yield from deal_team(cup, seat)
    for _ in range(more):
        owned = Counter(cup.owner.values())
        lucky = yield from roll(
            "seat", {str(seat): 1 for seat in range(cup.seats) if owned[seat] == share}
        )
        yield from deal_team(cup, int(lucky))


def deal_team(cup: Cup, seat: int) -> Asking[None]:
    """Give a seat any team that nobody has."""
    team = yield from roll("team", dict.fromkeys(free_teams(cup), 1))
    cup.owner[team] = seat


def deal_cards(cup: Cup) -> Asking[None]:
    """Deal three cards to everybody, one at a time (WCG-5)."""
    for seat in cup.players() * HAND:
        yield from cup.deck.draw(seat)
