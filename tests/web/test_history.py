"""The pages of history: every World Cup as it was, and the way to play it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rimet.football.finals import finals

from .conftest import Visit
from .test_access import faults, focus, overflow


def test_the_history_is_found_and_tells_every_year(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Open the history").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Every World Cup")
    tickets = page.locator(".ticket")
    expect(tickets).to_have_count(len(finals()))
    for year in finals():
        page.get_by_label("The finals by year").get_by_role("link", name=year, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(f"World Cup {year}")
        expect(page.locator(".podium .champion")).to_be_visible()
    page.get_by_role("link", name="All", exact=True).click()
    expect(tickets).to_have_count(len(finals()))


def test_a_year_says_what_no_figure_shows(visit: Visit) -> None:
    page = visit("#/history/1954")
    group = page.locator("[data-group='4']")
    expect(group.get_by_role("row").nth(3)).to_contain_text("after a play-off")
    expect(group).to_contain_text("Play-off")
    expect(page.locator("[data-group='1']").get_by_role("row").nth(2)).to_contain_text("by lot")
    chart = page.locator(".box", has_text="The rulebook's chart")
    expect(chart.locator(".differs")).to_contain_text(["Uruguay", "Austria"])
    expect(chart).to_contain_text("West Germany as the host instead of Switzerland")
    page.goto(page.url.replace("1954", "1938"))
    expect(page.locator(".bye")).to_contain_text("Sweden")
    expect(page.locator(".road")).to_contain_text("replay")
    page.goto(page.url.replace("1938", "2006"))
    expect(page.locator(".road")).to_contain_text("5–3 on penalties")


def test_a_year_is_played_by_every_game_that_can(visit: Visit) -> None:
    page = visit("#/history/1994")
    ways = page.get_by_role("region", name="Play this year").get_by_role("button")
    expect(ways).to_have_count(3)
    games = {way.get_attribute("data-game") for way in ways.all()}
    assert games == {"tournament-football", "world-cup-game"}
    page.locator("[data-game=world-cup-game][data-value='1994']").click()
    expect(page.get_by_role("button", name="Start the match")).to_be_visible()
    expect(page.locator("select", has=page.locator("[value='1978']"))).to_have_value("1994")


def test_a_year_without_finals_is_refused_in_words(visit: Visit) -> None:
    page = visit("#/history/1942")
    expect(page.get_by_role("alert").first).to_contain_text("1942")


@pytest.mark.parametrize("width", [360, 1280, 1440])
def test_the_pages_fit_and_axe_finds_nothing_serious(visit: Visit, width: int) -> None:
    page = visit("#/history", width=width, height=720)
    page.locator(".ticket").first.wait_for()
    seen = {"all": (overflow(page), faults(page, "document"))}
    for year in ("1934", "1950", "1978", "2026"):
        page.goto(page.url.split("#")[0] + f"#/history/{year}")
        expect(page.get_by_role("heading", level=1)).to_have_text(f"World Cup {year}")
        seen[year] = (overflow(page), faults(page, "document"))
    assert seen == {name: (0, []) for name in seen}


def test_a_round_is_chosen_with_the_keyboard_on_a_small_screen(visit: Visit) -> None:
    page = visit("#/history/2022", width=360, height=780)
    page.locator(".road").wait_for()
    focus(page, "Semi-finals")
    page.keyboard.press("Enter")
    expect(page.locator(".road .cell:visible")).to_have_count(2)


def test_the_history_in_spanish(visit: Visit) -> None:
    page = visit("#/history/1982", locale="es-MX")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mundial 1982")
    expect(page.locator(".podium")).to_contain_text("Campeón")
    expect(page.locator(".podium")).to_contain_text("Alemania")
