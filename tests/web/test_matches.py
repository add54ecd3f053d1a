"""Whole matches, clicked through the page from the poster to the podium."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

import rimet

from .conftest import Server, Visit
from .robot import FOOTBALL, MUNDIALITO, enter, make_table, play_moves, play_on, play_until, start


def finished_record() -> str:
    """Return the record of a match whose dice roll by themselves and are soon forgotten."""
    match = rimet.Match(rimet.load("mundialito", rolls="table"), rimet.FairDice(bytes(32)))
    record = match.record
    assert record.result is not None
    return str(msgspec.structs.replace(record, fairness=rimet.Fairness()))


@pytest.mark.parametrize("game", [FOOTBALL, MUNDIALITO])
def test_a_match_from_the_poster_to_the_podium(visit: Visit, game: str, tmp_path: Path) -> None:
    page = visit()
    enter(page, game)
    play_on(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "match.rimet"
    download.value.save_as(file)
    record = rimet.Record.parse(file.read_text("utf-8"))
    assert record.result is not None

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("The dice were fair")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".bar output")).to_have_text(f"1 / {len(record.steps)}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".bar output")).to_have_text(f"{len(record.steps)} / {len(record.steps)}")


def test_a_game_without_a_board_is_played_on_the_plain_one(visit: Visit) -> None:
    page = visit()
    enter(page, "Park Cup")
    expect(page.locator(".plain")).to_be_visible()
    play_on(page)
    expect(page.locator(".log")).to_contain_text("Bot 2: ")  # from the types of its events


@pytest.mark.parametrize("game", [MUNDIALITO, "Goal!Game"])
def test_a_rematch_at_the_same_table(visit: Visit, game: str) -> None:
    page = visit()
    enter(page, game)
    play_on(page)
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_text("Dealer")).to_be_visible()
    start(page)
    play_moves(page, 2)
    expect(page.locator(".end")).to_have_count(0)


def test_a_file_can_be_watched_again(visit: Visit, tmp_path: Path) -> None:
    page = visit("#/replay")
    file = tmp_path / "match.rimet"
    file.write_text(finished_record(), "utf-8")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    expect(page.get_by_text("Dice not provable")).to_be_visible()


def test_a_broken_file_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "broken.rimet"
    file.write_text("this is no record\n", "utf-8")
    page = visit("#/replay")
    page.set_input_files("input[type=file]", file)
    expect(page.get_by_role("alert").first).to_contain_text("not a Rimet record")


def test_a_reload_loses_nothing(visit: Visit) -> None:
    page = visit()
    enter(page, FOOTBALL)
    play_moves(page, 4)
    before = page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".log li")).to_have_text(before, use_inner_text=True)
    play_on(page)


def test_a_server_that_comes_back_is_found_again(visit: Visit, server: Server) -> None:
    page = visit()
    enter(page, FOOTBALL)
    play_moves(page, 3)
    server.stop()
    expect(page.get_by_text("The connection is gone")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is gone")).to_be_hidden()
    play_on(page)


def test_a_choice_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    enter(page, FOOTBALL)
    page.locator("[data-card]:enabled").first.click()
    page.locator("[data-place].lit").first.click()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_be_hidden()
    expect(page.locator("[data-card]:enabled")).to_have_count(5)


def test_a_late_comer_takes_a_bots_seat(visit: Visit) -> None:
    host = visit()
    table = make_table(host, MUNDIALITO)
    start(host)
    host.locator(".prompt").wait_for()
    late = visit(table)
    late.get_by_role("button", name="Take over the seat of Bot 2").click()
    expect(late.locator("aside").get_by_text("You", exact=True)).to_be_visible()
    expect(host.locator("aside").get_by_text("Player 2", exact=True)).to_be_visible()


def test_a_bot_stands_in_for_whoever_closed_the_page(visit: Visit) -> None:
    host = visit()
    table = make_table(host, FOOTBALL, 2)
    guest = visit(table)
    guest.get_by_role("button", name="Sit down", exact=True).click()
    start(host)
    guest.locator(".prompt").wait_for()
    guest.close()
    stand_in = host.get_by_role("button", name="Let a bot play")
    play_until(host, lambda: stand_in.count() > 0)
    expect(host.locator(".prompt")).to_contain_text("Player 2 is not connected")
    stand_in.click()
    expect(host.get_by_text("away, a bot plays")).to_be_visible()
    play_moves(host, 1)


def test_the_clock_runs_where_everybody_sees_it_and_says_whose_time_was_up(visit: Visit) -> None:
    page = visit()
    table = make_table(page, MUNDIALITO)
    clock = page.get_by_label("Clock")
    clock.select_option("15000")
    expect(clock).to_have_value("15000")
    screen = visit(f"{table}/tv")
    start(page)
    for one in (page, screen):
        expect(one.get_by_role("timer")).to_be_visible()
    expect(page.get_by_text("time was up, and a bot has moved")).to_be_visible()


def test_whoever_leaves_can_come_back(visit: Visit) -> None:
    host = visit()
    table = make_table(host, FOOTBALL)
    guest = visit(table)
    guest.get_by_role("button", name="Sit down", exact=True).click()
    start(host)
    guest.locator(".prompt").wait_for()
    guest.get_by_role("button", name="Leave").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(host.get_by_text("away, a bot plays")).to_be_visible()
    guest.locator(".tables a").first.click()
    expect(host.get_by_text("away, a bot plays")).to_be_hidden()
