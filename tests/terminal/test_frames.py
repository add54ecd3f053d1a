"""Test that the terminal tells what happened frame by frame, and draws no board before its time."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console
from typer.testing import Result

from park_cup.events import CardTurned
from rimet import SPECTATOR, Record
from rimet.kernel.frames import Frame
from rimet.kernel.game import View
from rimet.kernel.playback import Playback
from rimet.terminal.files import read_record
from rimet.terminal.replay import Replay
from rimet.terminal.screen import Screen
from rimet.terminal.sentences import Teller
from rimet.texts import Texts

Run = Callable[..., Result]
TEXTS = Texts("en", "park-cup")
NEWS = TEXTS.say("play-news")
SIDE = re.compile(r"step \d+ of \d+")


def scene_of(record: Record) -> tuple[int, list[Frame]]:
    """Return a step of a record that has several frames, and these."""
    playback = Playback(record.make_game())
    for step in record.steps:
        frames = playback.show(step, SPECTATOR)
        if len(frames) > 3:
            return playback.number, frames
    raise AssertionError("no step has several")


def pages(record: Record, typed: str) -> list[str]:
    """Return what a replay shows, page by page, to whoever types something."""
    paper = StringIO()
    screen = Screen(Console(file=paper, width=100, highlight=False), StringIO(typed))
    Replay(record, SPECTATOR, screen, TEXTS).browse()
    return SIDE.split(paper.getvalue())[1:]


def boards_of(shown: list[str]) -> list[str]:
    """Return the boards of pages."""
    return [page.split("\n\n")[0] for page in shown]


def test_sentences_are_counted_within_a_frame_only(record: Path) -> None:
    teller = Teller(TEXTS, read_record(record).players)
    turned = CardTurned(team="Oaks", card="goal", rule="PC-10")
    view = View(viewer=0, to_act=0)
    sentence = teller.event(turned)
    assert teller.story([Frame(1, (turned, turned), view)]) == [f"{sentence} ×2"]
    two = [Frame(1, (turned,), view), Frame(1, (turned,), view)]
    assert teller.story(two) == [sentence, sentence]


def test_news_come_before_the_board_that_they_led_to(run: Run, home: Path) -> None:
    result = run("play", "park-cup", "--seed", "2", typed="1\n" * 200)
    told = [page for page in result.stdout.split(" Park Cup ") if "\n> " in page and NEWS in page]
    assert len(told) > 2
    for page in told:
        assert page.index(NEWS) < page.index("fields")


def test_a_replay_goes_from_frame_to_frame(record: Path) -> None:
    played = read_record(record)
    number, frames = scene_of(played)
    teller = Teller(TEXTS, played.players)
    shown = pages(played, f"{number - 1}\n" + "\n" * len(frames) + "b\nq\n")[2:]
    assert len(shown) == len(frames) + 1
    for place, page in enumerate(shown[: len(frames)]):
        told = [line.strip() for line in page.split("\n")]
        for later, frame in enumerate(frames):
            for sentence in teller.news(frame.events):
                if later == place:
                    assert sentence in told
                elif later > place and sentence not in teller.story(frames[: place + 1]):
                    assert sentence not in told
    assert boards_of(shown)[-1] == boards_of(shown)[len(frames) - 2], "and back"
    assert len(set(boards_of(shown))) > 3, "each frame has its own board"


def test_a_number_jumps_to_the_end_of_its_step(record: Path) -> None:
    played = read_record(record)
    number, frames = scene_of(played)
    _, jumped, *_ = pages(played, f"{number}\nq\n")
    walked = pages(played, f"{number - 1}\n" + "\n" * len(frames) + "q\n")
    assert jumped == walked[-1]


def test_back_stops_at_the_beginning(record: Path) -> None:
    first, second, *_ = pages(read_record(record), "b\nb\nq\n")
    assert first == second
