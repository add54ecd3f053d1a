"""Sets of one's own and teams by name: written, brought, taken back and chosen in the lobby."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import rimet

from .conftest import Visit
from .robot import MUNDIALITO, make_table, start
from .test_access import faults, overflow

SIZES = [(1280, 720), (360, 740)]
TEAMS = rimet.load("mundialito").component("teams-1").text
DICE = rimet.load("mundialito").component("dice-1").text


def dice_row(page: Page) -> Locator:
    """Make a table, open the rarer options and return the row of the dice."""
    make_table(page, MUNDIALITO)
    page.get_by_text("More options").click()
    return page.locator(".row", has_text="The three dice")


def covers(one: Locator, other: Locator) -> bool:
    """Whether what is seen of two things overlaps."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first and second
    return not (
        first["x"] + first["width"] <= second["x"]
        or second["x"] + second["width"] <= first["x"]
        or first["y"] + first["height"] <= second["y"]
        or second["y"] + second["height"] <= first["y"]
    )


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_mistake_stands_beside_its_line(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    row = dice_row(page)
    row.get_by_role("button", name="Your own …").click()
    paper = row.get_by_role("textbox")
    expect(paper).to_have_value(DICE)
    paper.fill(DICE.replace("stars = 2", "stars = 4"))
    row.get_by_role("button", name="Use this set").click()
    mistake = row.get_by_role("alert")
    expect(mistake).to_contain_text("“stars” cannot have this value. Allowed: 1-3.")
    wrong = row.locator(".numbers .wrong")
    expect(wrong).to_have_text("12")
    line, told = wrong.bounding_box(), mistake.bounding_box()
    assert line and told and abs(line["y"] + line["height"] - told["y"]) < 3
    start = page.get_by_role("button", name="Start the match")
    row.get_by_role("button", name="Use this set").scroll_into_view_if_needed()
    assert not covers(mistake, start)
    expect(page.locator(".notice")).to_have_count(0)
    assert overflow(page) == 0 and faults(page) == []

    paper.fill(DICE.replace("0, 1, 2, 3, 4, 5", "1, 1, 2, 3, 4, 5"))
    expect(mistake).to_have_count(0)
    row.get_by_role("button", name="Use this set").click()
    expect(paper).to_have_count(0)
    expect(row.get_by_text("a set of your own")).to_be_visible()


def test_a_set_is_downloaded_brought_and_given_back(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    row = dice_row(page)
    with page.expect_download() as download:
        row.get_by_role("button", name="Download this set").click()
    assert download.value.suggested_filename == "dice-1.toml"
    file = tmp_path / "dice.toml"
    download.value.save_as(file)
    assert file.read_text("utf-8") == DICE

    own = DICE.replace("# The", "# My")
    file.write_text(own, encoding="utf-8")
    row.get_by_role("button", name="Your own …").click()
    row.locator("input[type=file]").set_input_files(file)
    expect(row.get_by_role("textbox")).to_have_value(own)
    row.get_by_role("button", name="Use this set").click()
    expect(row.get_by_text("a set of your own")).to_be_visible()
    with page.expect_download() as download:
        row.get_by_role("button", name="Download this set").click()
    assert download.value.suggested_filename == "mundialito-dice.toml"
    download.value.save_as(file)
    assert file.read_text("utf-8") == own

    row.locator("label", has_text="Dice").first.click()
    expect(row.get_by_role("radio")).to_be_checked()
    expect(row.get_by_text("a set of your own")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_teams_are_found_by_name_and_chosen(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height, locale="es-ES")
    page.get_by_role("button", name=f"Invitar amigos {MUNDIALITO}").click()
    page.get_by_text("Más opciones").click()
    row = page.locator(".row", has=page.get_by_role("button", name="Elegir equipos …"))
    row.get_by_role("button", name="Elegir equipos …").click()
    picker = page.locator(".picker")
    expect(picker.locator("ul button")).to_have_count(44)
    search = picker.get_by_role("searchbox")
    search.fill("paises")
    expect(picker.locator("ul button")).to_have_text(["Países Bajos"])
    assert picker.locator("ul img.flag").count() == 1
    search.press("Enter")
    search.fill("alem")
    picker.locator("ul button").click()
    expect(picker.locator("ol li")).to_have_count(2)
    expect(picker.locator("ol .name")).to_have_text(["Países Bajos", "Alemania"])
    picker.get_by_role("button", name="Jugar con estos").click()
    expect(picker.get_by_role("alert")).to_contain_text("32")
    assert overflow(page) == 0 and faults(page) == []

    search.fill("")
    for _ in range(30):
        picker.locator("ul button:not(.chosen)").first.click()
    picker.get_by_role("button", name="Jugar con estos").click()
    expect(picker).to_have_count(0)
    expect(page.get_by_text("32 equipos elegidos")).to_be_visible()
    page.get_by_role("button", name="Ninguno").click()
    expect(page.get_by_text("32 equipos elegidos")).to_have_count(0)


def test_a_team_is_called_as_its_set_calls_it(visit: Visit) -> None:
    page = visit()
    make_table(page, MUNDIALITO)
    page.get_by_text("More options").click()
    row = page.locator(".row", has_text="The teams and their stars")
    row.get_by_role("button", name="Your own …").click()
    named = TEAMS.replace('code = "BRA"', 'code = "BRA"\nname = "The Canaries"')
    row.get_by_role("textbox").fill(named)
    row.get_by_role("button", name="Use this set").click()
    expect(row.get_by_text("a set of your own")).to_be_visible()
    page.get_by_role("button", name="Choose teams …").click()
    page.get_by_role("searchbox").fill("canar")
    expect(page.locator(".picker ul button")).to_have_text(["The Canaries"])
    start(page)
    expect(page.locator(".stage [title='The Canaries']").first).to_be_attached()
