"""What is counted over many matches, and what the counts tell."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec

from rimet.kernel.game import Result
from rimet.lab.intervals import Z95, wilson


class Tally:
    """Results, counted; tallies of parts add up to the tally of the whole, in any grouping.

    A win that seats share counts for each by its share, in parts of `PARTS`, so that sums are
    exact. A match that nobody wins counts under `unwon`.
    """

    PARTS = 27_720  # divisible by every number up to 12

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.unwon = 0
        self.wins = [0] * seats
        self.titles: Counter[str] = Counter()
        self.entries: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()

    def add(self, result: Result, steps: int) -> None:
        """Count one match."""
        self.matches += 1
        self.lengths[steps] += 1
        self.unwon += not any(result.shares)
        for seat, share in enumerate(result.shares):
            self.wins[seat] += round(share * self.PARTS)
        for placing in result.placings:
            self.entries[placing.team] += 1
            self.places[placing.team] += placing.place
            self.titles[placing.team] += placing.place == 1

    def merge(self, other: Tally) -> None:
        """Add what another tally has counted."""
        self.matches += other.matches
        self.unwon += other.unwon
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.titles.update(other.titles)
        self.entries.update(other.entries)
        self.places.update(other.places)
        self.lengths.update(other.lengths)


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """How often something happened, with its 95 % interval."""

    count: float
    share: float
    low: float
    high: float


class SeatOdds(Share, frozen=True, kw_only=True):
    """How often a seat won."""

    seat: int


class TeamOdds(Share, frozen=True, kw_only=True):
    """How often a team won the cup, in how many matches it stood, its mean place."""

    team: str
    matches: int
    mean_place: float


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """How many steps matches took, chance included; low and high bound the mean."""

    mean: float
    low: float
    high: float
    shortest: int
    median: int
    longest: int


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What many matches of one game came to."""

    matches: int
    seats: tuple[SeatOdds, ...]
    nobody: Share
    teams: tuple[TeamOdds, ...]
    steps: Lengths


def summarize(tally: Tally) -> Summary:
    """Return what a tally of at least one match tells."""
    seats = [
        SeatOdds(seat=seat, **_share(parts / Tally.PARTS, tally.matches))
        for seat, parts in enumerate(tally.wins)
    ]
    teams = [
        TeamOdds(
            team=team,
            matches=matches,
            mean_place=tally.places[team] / matches,
            **_share(tally.titles[team], matches),
        )
        for team, matches in tally.entries.items()
    ]
    return Summary(
        matches=tally.matches,
        seats=tuple(seats),
        nobody=Share(**_share(tally.unwon, tally.matches)),
        teams=tuple(sorted(teams, key=lambda odds: (-odds.share, odds.mean_place, odds.team))),
        steps=_lengths(tally.lengths),
    )


def _share(count: float, trials: int) -> dict[str, float]:
    low, high = wilson(count, trials)
    return {"count": count, "share": count / trials, "low": low, "high": high}


def _lengths(lengths: Counter[int]) -> Lengths:
    matches = lengths.total()
    mean = sum(steps * times for steps, times in lengths.items()) / matches
    squares = sum((steps - mean) ** 2 * times for steps, times in lengths.items())
    spread = Z95 * sqrt(squares / max(1, matches - 1) / matches)
    ordered = sorted(lengths.items())
    median, left = ordered[0][0], (matches + 1) // 2
    for steps, times in ordered:
        median = steps
        left -= times
        if left <= 0:
            break
    return Lengths(
        mean=mean,
        low=mean - spread,
        high=mean + spread,
        shortest=ordered[0][0],
        median=median,
        longest=ordered[-1][0],
    )
