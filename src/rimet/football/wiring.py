"""Turn brackets into whole numbers, for play in tight loops."""

from typing import Final

import msgspec

from rimet.football.brackets import Bracket
from rimet.football.slots import LoserOf, WinnerOf, parse_slot

ENTRANT: Final = 0
WINNER: Final = 1
LOSER: Final = 2


class Wiring(msgspec.Struct, frozen=True):
    """A bracket in whole numbers, for play in tight loops.

    Side s of match m comes from sources[2 * m + s], numbers[2 * m + s]: the ENTRANT of that
    number in `entrants`, or the WINNER or LOSER of the match of that number.
    """

    entrants: tuple[str, ...]
    sources: tuple[int, ...]
    numbers: tuple[int, ...]


def wire(bracket: Bracket) -> Wiring:
    """Turn a bracket into whole numbers."""
    entrants = bracket.entrants
    number = {match.name: index for index, match in enumerate(bracket.matches)}
    sources: list[int] = []
    numbers: list[int] = []
    for pairing in bracket.matches:
        for side in (pairing.home, pairing.away):
            match parse_slot(side):
                case WinnerOf(match=name):
                    sources.append(WINNER)
                    numbers.append(number[name])
                case LoserOf(match=name):
                    sources.append(LOSER)
                    numbers.append(number[name])
                case _:
                    sources.append(ENTRANT)
                    numbers.append(entrants.index(side))
    return Wiring(entrants, tuple(sources), tuple(numbers))
