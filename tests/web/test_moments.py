"""Nothing is shown before its moment: not on the board, in the log, or by what is read out."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .moments import Course, Watch, judged, refer, too_early
from .robot import PRESS, is_over, play_until, set_pace
from .test_games import GAMES

USUAL = 900
PHONE = {"width": 360, "height": 780}
LIVELY = {"reduced_motion": "no-preference"}
# After so many updates a scene is near: the knock-out, a tie, the end of a round, strikes.
NEAR = {"tournament-football": 93, "mundialito": 8, "world-cup-game": 64, "goal-game": 100}
SECONDS = {"tournament-football": 14, "mundialito": 10, "world-cup-game": 18, "goal-game": 12}

# Plays until so much has been heard.
PLAY = f"""
(number) => {{
  const far = () =>
    window.spy.heard.filter(([, said]) => said.type === "update").length >= number;
  const robot = setInterval(() => {{
    if (far() || document.querySelector(".end")) clearInterval(robot);
    else ({PRESS.strip()})();
  }}, 10);
}}
"""
HAS_HEARD = """
(number) => window.spy.heard.filter(([, said]) => said.type === "update").length >= number
"""


def come_near(page: Page, game: str) -> Watch:
    """Play a match to where it becomes interesting, and watch it from there."""
    watch = Watch(page)
    page.locator(f".poster[data-game={game}] .ways button").first.click()
    page.locator(".prompt").wait_for()
    set_pace(page, 0)
    page.evaluate(PLAY, NEAR[game])
    page.wait_for_function(HAS_HEARD, arg=NEAR[game], timeout=240_000)
    expect(page.locator(".prompt.mine")).to_be_visible()
    set_pace(page, USUAL)
    return watch


def again(watch: Watch) -> None:
    """Load the page anew: what is known from then on begins with how it stands."""
    watch.page.reload()
    watch.page.locator("[data-board] *").first.wait_for(state="attached")
    watch.read = {}


def play_for(seconds: float, player: Watch, *others: Watch) -> None:
    """Play, and read the pages in turn."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not is_over(player.page):
        player.page.evaluate(PRESS)
        for watch in (player, *others):
            watch.look(100)


def assert_on_time(course: Course, brings: dict[str, int]) -> None:
    """Hold a page to its moments, and to having shown enough for that to mean something."""
    assert too_early(course, brings) == []
    kinds = judged(course, brings)
    assert kinds.total() > 40
    # The ticker of a TV, or the log and what is read out; and the tree of each.
    assert kinds["tree"] and (kinds["span.now"] or (kinds["span.text"] and kinds["p"]))
    assert course.samples > 20


def is_showing(page: Page) -> bool:
    """Whether a scene goes on."""
    return page.locator(".prompt.mine").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_shown_before_its_moment(visit: Visit, game: str) -> None:
    player = come_near(visit(**LIVELY, height=720), game)
    table = "#" + player.page.url.split("#", 1)[1]
    phone = Watch(visit(table, **PHONE, **LIVELY))
    spoilt = Watch(visit(table, **PHONE, **LIVELY), spoil=True)
    again(player)
    play_for(SECONDS[game], player, phone, spoilt)
    courses = [watch.course() for watch in (player, phone, spoilt)]
    assert_on_time(courses[0], refer(player.page, courses[0]))
    brings = refer(phone.page, courses[1])
    assert_on_time(courses[1], brings)
    # The same page, given the last view with the first frame, is caught by the same verdict.
    early = too_early(courses[2], brings)
    assert any("before it may be" in one for one in early)
    assert any("before it is read out" in one for one in early)


def test_so_it_is_with_little_motion_on_a_tv_after_a_reload_and_a_skip(visit: Visit) -> None:
    player = come_near(visit(**LIVELY), "mundialito")
    table = "#" + player.page.url.split("#", 1)[1]
    still = Watch(visit(table, **PHONE))
    tv = Watch(visit(f"{table}/tv", **LIVELY, height=720))
    again(player)
    play_for(6, player, still, tv)
    # In the middle of a scene.
    play_until(player.page, lambda: is_showing(player.page))
    again(player)
    play_for(4, player, still, tv)
    play_until(player.page, lambda: is_showing(player.page))
    player.page.get_by_role("button", name="Skip ahead").first.click()
    play_for(1, player, still, tv)
    for watch in (still, tv, player):
        course = watch.course()
        assert_on_time(course, refer(watch.page, course))
