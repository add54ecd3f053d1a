"""World Cup Tournament Football in the browser: which of the own cards are marked as secret."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import FOOTBALL, REST, make_table, play_until, start

# The own cards on the fields of groups and on half-fields: how many there are, and are secret.
OWN = """
() => [".groups", ".way"].map((part) => {
  const own = [...document.querySelectorAll(`[data-chart] ${part} .mini[title="Player 1"]`)];
  return [own.length, own.filter((card) => card.classList.contains("secret")).length];
})
"""


@pytest.mark.rule("WCT-26", "WCT-27", "WCT-28")
@pytest.mark.parametrize(
    ("options", "secrets"),
    [([], [0, 1]), (["Open play"], [0, 0]), (["Wild play", "Hidden groups"], [1, 0])],
)
def test_the_own_first_cards_are_secret_only_where_they_lie_face_down(
    visit: Visit, options: list[str], secrets: list[int]
) -> None:
    host = visit()
    table = make_table(host, FOOTBALL, 2)
    guest = visit(table)
    guest.get_by_role("button", name="Sit down", exact=True).click()
    for option in options:
        host.get_by_role("switch", name=option).click()
        expect(host.get_by_role("switch", name=option)).to_be_checked()
    expect(host.get_by_text("Everybody is there")).to_be_visible()
    start(host)
    expect(host.locator(".prompt.mine")).to_be_visible()
    play_until(host, lambda: guest.locator(".prompt.mine").count() > 0)
    expect(host.locator(".prompt.mine")).to_have_count(0)
    host.evaluate(REST)
    assert host.evaluate(OWN) == [[1, secrets[0]], [1, secrets[1]]]
