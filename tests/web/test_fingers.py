"""A finger on a phone: whatever can be pressed lies open, under no bar and under no hand."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .robot import FIND, REST, is_over, set_pace
from .test_games import GAMES, enter

TAPS = 12
FIND_OR_END = f"() => document.querySelector('.end') ?? ({FIND.strip()})()"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_can_be_reached_with_a_finger(visit: Visit, game: str) -> None:
    page = visit(width=360, height=740, has_touch=True)
    enter(page, game)
    set_pace(page, 0)
    for _ in range(TAPS):
        page.wait_for_function(FIND_OR_END)
        page.evaluate(REST)
        found = page.wait_for_function(FIND_OR_END).as_element()
        assert found is not None
        # All teams of a coach of Mundialito can be out before.
        if is_over(page):
            break
        found.tap()
