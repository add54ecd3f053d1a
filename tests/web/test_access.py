"""Everybody gets in: small screens, keyboards, screen readers, other languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .robot import FOOTBALL, MUNDIALITO, PRESS, REST, enter, make_table, play_on, telling

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = [360, 1440]


def faults(page: Page, where: str = "{ exclude: ['.stage'] }") -> list[str]:
    """Return what axe finds serious in a page at rest; without `where`, outside of the board."""
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(REST)
    found: dict[str, Any] = page.evaluate(f"axe.run({where}, {{ resultTypes: ['violations'] }})")
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    """Return by how much a page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_fit_their_window_and_axe_finds_nothing_serious(visit: Visit, width: int) -> None:
    page = visit(width=width, height=780)
    expect(page.get_by_role("button", name=f"Play now {MUNDIALITO}")).to_be_enabled()
    seen = {"home": (overflow(page), faults(page))}
    make_table(page, FOOTBALL)
    seen["lobby"] = (overflow(page), faults(page))
    page.get_by_role("button", name="Start the match").click()
    page.locator(".prompt.mine").wait_for()
    seen["table"] = (overflow(page), faults(page))
    page.goto(page.url.split("#")[0] + "#/rules/mundialito/MUN-7")
    page.locator(".rule.wanted").wait_for()
    seen["rules"] = (overflow(page), faults(page))
    page.goto(page.url.split("#")[0] + "#/replay")
    page.locator("input[type=file]").wait_for()
    seen["replay"] = (overflow(page), faults(page))
    assert seen == {name: (0, []) for name in seen}


@pytest.mark.parametrize("width", [360, 1280])
def test_the_end_comes_into_sight_and_fits_and_so_does_the_replay(visit: Visit, width: int) -> None:
    page = visit(width=width, height=780)
    enter(page, MUNDIALITO)
    page.mouse.wheel(0, 5_000)
    play_on(page)
    expect(page.locator(".end h2")).to_be_in_viewport()
    expect(page.get_by_text("This table"), "the focus was taken away").to_be_focused()
    seen = {"end": (overflow(page), faults(page))}
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step on").click()
    seen["replay"] = (overflow(page), faults(page))
    assert seen == {name: (0, []) for name in seen}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", [FOOTBALL, MUNDIALITO])
def test_axe_finds_nothing_serious_on_a_board(visit: Visit, game: str, width: int) -> None:
    page = visit(width=width, height=780)
    enter(page, game)
    page.locator(".prompt.mine").wait_for()
    seen = {"turn": faults(page, "'.stage'")}
    page.evaluate(PRESS)
    seen["after the first press"] = faults(page, "'.stage'")
    play_on(page)
    seen["end"] = faults(page, "'.stage'")
    assert seen == {name: [] for name in seen}


def focus(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(120):
        told: str = page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"
        )
        is_page = page.evaluate("document.activeElement.matches('body, main')")
        if not is_page and name.lower() in " ".join(told.split()).lower():
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach “{name}”")


def test_a_match_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name=f"Invite friends {MUNDIALITO}")).to_be_enabled()
    focus(page, f"Invite friends {MUNDIALITO}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start the match")).to_be_visible()
    for seats in (3, 2, 1):
        focus(page, "One less")
        page.keyboard.press("Enter")
        expect(page.locator(".seats li")).to_have_count(seats)
    focus(page, "Start the match")
    page.keyboard.press("Enter")
    for _ in range(4):
        roll = page.locator("#main").get_by_role("button", name="roll for")
        expect(roll).to_be_enabled()
        focus(page, "roll for")
        with telling(page):
            page.keyboard.press("Enter")


def test_the_focus_can_be_seen(visit: Visit) -> None:
    page = visit()
    focus(page, "How it is played")
    outline: str = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_events_are_announced(visit: Visit) -> None:
    page = visit()
    enter(page, MUNDIALITO, pace=400)
    page.locator(".prompt.mine").wait_for()
    page.evaluate(PRESS)
    expect(page.locator("[aria-live=polite].unseen")).not_to_be_empty()


def test_the_whole_way_in_spanish(visit: Visit) -> None:
    page = visit(locale="es-MX")
    expect(page.get_by_role("heading", level=1)).to_have_text("Todo el Mundial en una mesa")
    page.get_by_role("button", name="Jugar ya Mundialito").click()
    page.get_by_text("Esta mesa").click()
    page.get_by_label("Ritmo").select_option("0")
    play_on(page)
    expect(page.get_by_role("button", name="Revancha")).to_be_visible()
    page.get_by_label("Idioma").select_option("en")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_rule_is_one_click_away(visit: Visit) -> None:
    page = visit()
    enter(page, MUNDIALITO)
    page.locator(".log li button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("MUN-")
    page.get_by_role("link", name="All rules").click()
    expect(page.locator(".rule.wanted")).to_be_in_viewport()


def test_rules_are_told_in_the_language_that_is_spoken(visit: Visit) -> None:
    page = visit(locale="es-MX")
    page.get_by_role("button", name="Jugar ya Mundialito").click()
    page.get_by_role("button", name="Leer la regla MUN-4").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Juegan de uno a seis entrenadores")
    page.get_by_role("link", name="Todas las reglas").click()
    wanted = page.locator(".rule.wanted")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_contain_text("Juegan de uno a seis entrenadores")
    expect(page.get_by_role("heading", name="Decisiones nuestras")).to_be_attached()
    page.get_by_label("Idioma").select_option("en")
    expect(wanted).to_contain_text("One to six coaches play")
    expect(page.get_by_role("heading", name="Rulings")).to_be_attached()
    page.get_by_label("Language").select_option("es")
    expect(wanted).to_contain_text("Juegan de uno a seis entrenadores")


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("#/t/nosuchtable")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    page = visit("#/nothing")
    expect(page.get_by_role("alert").first).to_contain_text("nothing at this address")
