"""Test that brackets in whole numbers play like brackets in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet.football.brackets import brackets, fill_matches, load_bracket
from rimet.football.wiring import ENTRANT, LOSER, WINNER, Wiring, wire


def test_a_small_bracket_is_wired() -> None:
    assert wire(load_bracket("four-second-groups")) == Wiring(
        ("1A", "1C", "1B", "1D"),
        (ENTRANT, ENTRANT, ENTRANT, ENTRANT, LOSER, LOSER, WINNER, WINNER),
        (0, 1, 2, 3, 0, 1, 0, 1),
    )


@pytest.mark.parametrize("name", brackets())
@given(sides=st.lists(st.integers(0, 1), min_size=32, max_size=32))
def test_numbers_and_words_agree(name: str, sides: list[int]) -> None:
    bracket = load_bracket(name)
    wiring = wire(bracket)
    pairs: list[tuple[int, int]] = []
    won: list[int] = []
    lost: list[int] = []
    for match in range(len(bracket.matches)):
        found = []
        for side in (2 * match, 2 * match + 1):
            number = wiring.numbers[side]
            source = wiring.sources[side]
            found.append({ENTRANT: [number], WINNER: won[number:], LOSER: lost[number:]}[source][0])
        pairs.append((found[0], found[1]))
        won.append(found[sides[match]])
        lost.append(found[1 - sides[match]])
    placed = {slot: slot for slot in bracket.entrants}
    winners = {
        match.name: wiring.entrants[won[number]] for number, match in enumerate(bracket.matches)
    }
    words = fill_matches(bracket, placed, winners)
    assert [words[match.name] for match in bracket.matches] == [
        (wiring.entrants[home], wiring.entrants[away]) for home, away in pairs
    ]
