"""Read who meets whom in the knock-out, and the points for how far a team comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from rimet.football.brackets import Bracket, Match
from rimet.kernel.components import ComponentText, Entry

LAST_16, QUARTER_FINAL, SEMI_FINAL = "last 16", "quarter-final", "semi-final"
THIRD, FINAL = "third place", "final"
# The rounds with the names of their matches; a board begins where its placings fit.
ROUNDS: Final = (
    (LAST_16, tuple(f"M{number}" for number in range(1, 9))),
    (QUARTER_FINAL, ("Q1", "Q2", "Q3", "Q4")),
    (SEMI_FINAL, ("S1", "S2")),
    (THIRD, ("third",)),
    (FINAL, ("final",)),
)

Point = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Pairing(Entry, frozen=True, kw_only=True):
    """A match of the knock-out and its two sides: placings, winners or losers of matches."""

    name: str
    home: str
    away: str


class BracketSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All matches of the knock-out."""

    match: tuple[Pairing, ...]


class Points(Entry, frozen=True, kw_only=True):
    """What a team earns by how far it comes (WCT-25)."""

    champion: Point
    runner_up: Point
    third: Point
    fourth: Point
    quarter_finalist: Point
    last_sixteen: Point

    def of(self, round_name: str) -> tuple[int, int]:
        """Return the points of winner and loser of a round, where it ends their series."""
        return {
            LAST_16: (0, self.last_sixteen),
            QUARTER_FINAL: (0, self.quarter_finalist),
            SEMI_FINAL: (0, 0),
            THIRD: (self.third, self.fourth),
            FINAL: (self.champion, self.runner_up),
        }[round_name]


def rounds_from(placings: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the rounds, with their matches, that so many teams enter."""
    first = next(number for number, (_, names) in enumerate(ROUNDS) if 2 * len(names) == placings)
    return ROUNDS[first:]


def pairings(text: ComponentText) -> list[tuple[str, str]]:
    """Return who meets whom in a bracket, fit to be played or not."""
    return [(match.home, match.away) for match in text.read(BracketSet).match]


def read_bracket(text: ComponentText, placings: Sequence[str]) -> Bracket:
    """Return a bracket in which each placing, and then each winner, has its one place."""
    found = text.read(BracketSet).match
    rounds = rounds_from(len(placings))
    needed = [(name, stage) for stage, names in rounds for name in names]
    if len(found) != len(needed):
        raise text.refused("set_match_count", ".match", needed=len(needed), found=len(found))
    used: set[str] = set()
    matches = []
    for index, (pairing, (name, stage)) in enumerate(zip(found, needed, strict=True)):
        place = f".match[{index}]"
        if pairing.name != name:
            raise text.refused(
                "set_match_name", f"{place}.name", name=pairing.name[:60], needed=name
            )
        allowed = _sides(stage, placings)
        for field, side in (("home", pairing.home), ("away", pairing.away)):
            if side not in allowed:
                told = ", ".join(allowed)
                raise text.refused(
                    "set_no_side", f"{place}.{field}", name=side[:60], match=name, allowed=told
                )
            if side in used:
                raise text.refused("set_entry_twice", f"{place}.{field}", name=side)
            used.add(side)
        matches.append(Match(name, stage, pairing.home, pairing.away, pairing.origin))
    return Bracket(origin=found[0].origin, matches=tuple(matches))


def _sides(stage: str, placings: Sequence[str]) -> list[str]:
    """Return who can come to a match of a round: all placings, or who played the round before."""
    rounds = rounds_from(len(placings))
    names = [round_name for round_name, _ in rounds]
    before = names.index(SEMI_FINAL if stage in (THIRD, FINAL) else stage)
    if stage not in (THIRD, FINAL):
        before -= 1
    if before < 0:
        return list(placings)
    comer = "loser" if stage == THIRD else "winner"
    return [f"{comer} {match}" for match in rounds[before][1]]
