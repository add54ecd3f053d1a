"""What is around a match: invitations, the room's screen, replays, the way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import rimet
from rimet.bots import RandomBot
from rimet.kernel.bot import ask_bot

from .conftest import Visit
from .robot import FOOTBALL, GO_ON, HURRY, MUNDIALITO, enter, make_table, play_until

# Everything is on the screen, and the board fills it in height or as wide as it may be.
FILLS = """
() => {
  const room = document.querySelector("main .room");
  const fit = room?.firstElementChild;
  if (!fit?.querySelector("[data-board] .board")) return false;
  const { height } = fit.getBoundingClientRect();
  const isWhole = height <= room.clientHeight && !room.classList.contains("scrolls");
  const isLarge = height > 0.85 * room.clientHeight || room.clientWidth / fit.offsetWidth > 1.5;
  const page = document.documentElement;
  const isStill = page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth;
  return isWhole && isLarge && isStill;
}
"""


def finished_record() -> str:
    """Return the record of a match of World Cup Tournament Football between bots."""
    match = rimet.Match(rimet.load("tournament-football", players=2), rimet.FairDice(1930))
    bot, rng = RandomBot(), rimet.Rng(1930)
    while match.to_act != rimet.OVER:
        match.play(match.to_act, ask_bot(bot, match, rng))
    return str(match.record)


def test_an_address_of_this_computer_alone_invites_nobody(visit: Visit) -> None:
    page = visit()
    table = make_table(page, FOOTBALL)
    tv = visit(f"{table}/tv", locale="es")
    for screen, sentence in (
        (page, "This address works on this computer only."),
        (tv, "Esta dirección solo sirve en este ordenador."),
    ):
        expect(screen.get_by_text(sentence)).to_be_visible()
        expect(screen.get_by_role("img", name="QR")).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_value(page.url)


@pytest.mark.parametrize("game", [FOOTBALL, "The World Cup Game", MUNDIALITO, "Goal!Game"])
def test_the_screen_of_the_room_shows_all_without_scrolling(visit: Visit, game: str) -> None:
    page = visit()
    enter(page, game)
    page.locator(".prompt.mine").wait_for()
    tv = visit("#" + page.url.split("#", 1)[1] + "/tv", width=1280, height=720)
    for width, height in ((1280, 720), (1920, 1080), (1280, 720)):
        tv.set_viewport_size({"width": width, "height": height})
        tv.wait_for_function(FILLS)
    expect(tv.locator(".tv > header [role=status]")).to_contain_text("Player 1")
    expect(tv.locator(".tv > header")).not_to_contain_text("Bot 2")


def test_a_reveal_and_the_podium_fit_the_screen_of_the_room(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    enter(page, FOOTBALL)
    page.evaluate(HURRY)
    page.locator(".prompt.mine").wait_for()
    address = "#" + page.url.split("#", 1)[1] + "/tv"
    tv = visit(address, width=1280, height=720, reduced_motion="no-preference")
    tv.wait_for_function(FILLS)
    play_until(page, lambda: page.locator(".board .controls").count() > 0)
    tv.locator(".board .controls").get_by_role("button", name="Hold").click()
    tv.wait_for_function(FILLS)
    tv.wait_for_function(f"() => {{ ({GO_ON.strip()})(); return document.querySelector('.end'); }}")
    expect(tv.locator(".tv > header [role=status]")).to_have_text("The match is over.")
    tv.wait_for_function(FILLS)
    expect(tv.get_by_role("heading", name="wins!")).to_be_in_viewport()


# Notes whether anything was ever played.
SHOWED = """
const look = () => {
  window.showed ||= document.querySelector("[data-showing]") !== null;
  requestAnimationFrame(look);
};
look();
"""


def test_a_jump_in_a_replay_shows_how_it_stood_and_a_step_what_happened(visit: Visit) -> None:
    record = finished_record()
    page = visit(reduced_motion="no-preference")
    page.route("**/api/tables/old/record*", lambda route: route.fulfill(body=record))
    page.goto(page.url.split("#")[0] + "#/replay/old/1")
    reveal, outcome = page.locator(".board .controls"), page.get_by_role("heading", name=" win")
    steps = len(rimet.Record.parse(record).steps)
    page.locator(".board").wait_for()
    page.evaluate(SHOWED)
    page.get_by_role("button", name="To the end").click()
    expect(outcome).to_be_visible()
    assert not page.evaluate("window.showed"), "the board stands at once"
    page.reload()
    expect(page.locator(".bar output")).to_have_text(f"{steps} / {steps}")
    expect(outcome).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(outcome).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(reveal).to_be_visible()
    expect(outcome).to_have_count(0)
    page.get_by_role("button", name="To the start").click()
    expect(reveal).to_have_count(0)


def test_a_poster_says_where_it_hangs_that_the_server_is_gone(visit: Visit) -> None:
    page = visit(width=360, height=740)
    play = page.get_by_role("button", name="Play now Goal!Game")
    expect(play).to_be_enabled()
    play.scroll_into_view_if_needed()
    # A proxy whose server is gone.
    page.route("**/api/tables", lambda route: route.fulfill(status=404))
    play.click()
    refusal = page.get_by_role("alert").get_by_text("The server does not answer.")
    expect(refusal).to_be_in_viewport()
    page.unroute_all()
    play.click()
    expect(page.locator(".prompt")).to_be_visible()


def test_the_own_tables_say_how_they_stand(visit: Visit) -> None:
    page = visit()
    make_table(page, MUNDIALITO)
    home = page.url.split("#")[0]
    page.goto(f"{home}#/")
    own = page.locator(".tables li")
    expect(own).to_contain_text("In the lobby: 1 of 4 seats are taken")
    enter(page, MUNDIALITO)
    page.goto(f"{home}#/")
    expect(own.first).to_contain_text("Being played with 3 bots")
    page.get_by_label("Language").select_option("es")
    expect(own.first).to_contain_text("En juego con 3 bots")


def test_an_unknown_game_has_no_rules_but_a_way_home(visit: Visit) -> None:
    page = visit("#/rules/nogame")
    expect(page.get_by_role("alert")).to_contain_text("written rules")
    page.get_by_role("link", name="To the posters", exact=True).click()
    expect(page.get_by_role("button", name="Play now Goal!Game")).to_be_visible()


def test_the_way_to_another_device_opens_in_sight(visit: Visit) -> None:
    page = visit(width=1440, height=600)
    enter(page, MUNDIALITO)
    page.get_by_text("This table").click()
    page.get_by_role("button", name="Play on with another device").click()
    way = page.locator("aside [role=status]")
    expect(way).to_contain_text("This address works on this computer only.")
    expect(way).to_be_in_viewport(ratio=0.9)
