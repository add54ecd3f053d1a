"""When anything can be read for the first time, and when it may be at the earliest.

A page is watched: what the server says to it is kept as it comes, and what can be read on it is
noted with the time when it was first there (`moments.js`). Afterwards a second page, the reference,
is given the same frames one by one, each when the one before has been read to the end: what comes
with a frame there is a fact of that frame, whatever it looks like. No fact may have been read
before its frame can have been on show: that is known from the leads and holds that were sent, and
from what was read out, and from nothing that the page under test says of itself.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import CDPSession, Page

from rimet.server.changes import Patch, apply
from rimet.server.pacing import SHORTEST, USUAL_PACE

SCRIPT = (Path(__file__).parent / "moments.js").read_text().strip().removesuffix(";")
# Of what is caught up with, and of what little motion takes.
HASTE = 0.5
STILL = 0.5
TOO_LATE = 3
# So much later than it may be, in milliseconds, a slow machine is when it counts who is behind.
SLOW = 1500
# Clocks of a page are this fine, in milliseconds.
TOLERANCE = 5
# So many frames that cannot have been on show are known one by one, and all others as one.
AHEAD = 2


@dataclass
class Frame:
    """A frame as it was sent, with its whole view, and when it may be on show."""

    lead: float
    hold: float
    events: list[Any]
    view: dict[str, Any]
    update: int
    arrival: float
    earliest: float = math.inf


@dataclass
class Course:
    """All that one page was sent and could be read on it, from one loading to the next."""

    heard: list[tuple[float, dict[str, Any]]]
    sent: list[tuple[float, dict[str, Any]]]
    pressed: list[tuple[float, str]]
    facts: dict[str, float]
    samples: int
    address: str
    until: float
    is_reduced: bool = False
    frames: list[Frame] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.heard.sort(key=lambda one: one[0])
        update = 0
        for when, said in self.heard:
            if said["type"] != "update":
                continue
            update += 1
            if said["since"] == 0 and self.frames:
                raise AssertionError("the page asked for everything anew")
            for sent in said["frames"]:
                before = self.frames[-1] if self.frames else None
                view = sent.get("view")
                if view is None:
                    assert before is not None
                    changes = msgspec.convert(sent["changes"], dict[str, Patch])
                    view = apply(before.view, changes)
                self.frames.append(
                    Frame(sent["lead"], sent["hold"], sent["events"], view, update, when)
                )
        self._time()

    def _time(self) -> None:
        """Work out when each frame may be on show at the earliest."""
        paces = [(when, said["lobby"]["pace"]) for when, said in self.heard if "lobby" in said]
        skips = [when for when, words in self.pressed if "kip" in words]
        skips += [when for when, said in self.sent if said["type"] == "skip"]
        presses = [when for when, _ in self.pressed]
        arrivals = {frame.update: frame.arrival for frame in self.frames}
        done: dict[int, float] = {}
        ready, past = -math.inf, -math.inf
        for number, frame in enumerate(self.frames):
            later = [when for update, when in arrivals.items() if update > frame.update]
            # Who chooses has seen enough of what is on show; who presses to go on goes on.
            ready = min([ready, *(when for when in presses if when >= past)])
            begin = max(frame.arrival, ready)
            scale = _scale(paces, begin) if number else 0.0
            if later and later[0] < begin + (frame.lead + frame.hold) * scale + SLOW:
                scale *= HASTE
            shown = begin + (0 if self.is_reduced else frame.lead * scale)
            early = [when for when in presses if begin <= when]
            early += [when for when in skips if when >= frame.arrival]
            # Whoever may be too far behind goes to the newest there is.
            for update, when in arrivals.items():
                waiting = update - TOO_LATE
                if update >= frame.update and done.get(waiting, math.inf) + SLOW > when:
                    early += [when] if waiting > 0 else []
            frame.earliest = past = min([shown, *early])
            ready = past + frame.hold * scale * (STILL if self.is_reduced else 1)
            done[frame.update] = past

    def portions(self) -> list[list[Frame]]:
        """Return the frames one by one, and together those that come long after the end."""
        now = sum(frame.earliest <= self.until for frame in self.frames) + AHEAD
        one_by_one = [[frame] for frame in self.frames[:now]]
        return [*one_by_one, self.frames[now:]] if self.frames[now:] else one_by_one

    @property
    def over(self) -> dict[str, Any] | None:
        """What was said of the end."""
        return next((said for _, said in self.heard if said["type"] == "over"), None)


def _scale(paces: list[tuple[float, int]], when: float) -> float:
    """Return by how much scenes are shortened, by the shortest pace that may hold by then."""
    last = [pace for time, pace in paces if time <= when][-1:]
    soon = [pace for time, pace in paces if when < time < when + 5000]
    pace = min([*last, *soon], default=0)
    return 0 if pace <= 0 else min(1, max(SHORTEST, pace / USUAL_PACE))


class Watch:
    """A page that is being watched, and its tree of what assistive technology reads."""

    def __init__(self, page: Page, *, spoil: bool = False) -> None:
        self.page = page
        page.add_init_script(f"({SCRIPT})({json.dumps({'isFed': False, 'spoil': spoil})})")
        page.reload()
        self._session: CDPSession = page.context.new_cdp_session(page)
        self.trees = 0
        self.read: dict[str, float] = {}

    def look(self, milliseconds: float = 0) -> None:
        """Read the tree once, and wait."""
        self.trees += 1
        tree = self._session.send("Accessibility.getFullAXTree")
        now: float = self.page.evaluate("performance.now()")
        for fact in tree_facts(tree):
            self.read.setdefault(fact, now)
        self.page.wait_for_timeout(milliseconds)

    def course(self) -> Course:
        """Return what has been watched since the page was loaded."""
        page = self.page
        spy = page.evaluate("(({ feed, changed, next, hold, ...spy }) => spy)(window.spy)")
        spy["facts"] |= self.read
        self.read = {}
        is_reduced = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
        until = page.evaluate("performance.now()")
        return Course(**spy, address=page.url, until=until, is_reduced=is_reduced)


def tree_facts(tree: Any) -> Iterator[str]:
    """Yield what a tree says, each with what it is."""
    for node in tree["nodes"]:
        if not node.get("ignored") and (name := node.get("name", {}).get("value", "").strip()):
            yield f"tree {node['role']['value']} {' '.join(name.split())}"


# All that a frame brings is there: nothing has changed for a while.
QUIET = """
async () => {
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  for (let still = 0; still < 3; still = window.spy.changed() ? 0 : still + 1) await wait(16);
}
"""


FEED = "([said, hold]) => { spy.hold = hold; spy.feed(said); spy.next(); }"


def refer(page: Page, course: Course) -> dict[str, int]:
    """Return by fact the frame that brings it first: the number of frames is the end's."""
    reference = page.context.new_page()
    size = page.viewport_size
    assert size is not None
    reference.set_viewport_size(size)
    reference.emulate_media(reduced_motion="reduce")
    reference.add_init_script(f"({SCRIPT})({json.dumps({'isFed': True, 'spoil': False})})")
    reference.goto(course.address)
    reference.wait_for_function(
        "() => window.spy?.heard.some(([, said]) => said.type === 'update')"
    )
    update = next(said for _, said in course.heard if said["type"] == "update")
    session = reference.context.new_cdp_session(reference)
    brings: dict[str, int] = {}
    for number, frames in enumerate(course.portions()):
        hold = max(frame.hold for frame in frames) + 400 + 1 / 8
        events = [event for frame in frames for event in frame.events]
        sent = {"step": number + 1, "lead": 0, "hold": hold, "events": events}
        said = {
            **{"type": "update", "match": update["match"], "viewer": update["viewer"]},
            **{"since": number, "step": number + 1, "acts": [], "choices": []},
            "frames": [sent | {"view": frames[-1].view}],
        }
        reference.evaluate(FEED, [said, hold * STILL])
        if number == 0:
            reference.locator("[data-board] *").first.wait_for(state="attached")
        reference.evaluate(QUIET)
        for fact in tree_facts(session.send("Accessibility.getFullAXTree")):
            brings.setdefault(fact, number)
        facts = reference.evaluate(
            "(() => { const { facts } = spy; spy.facts = {}; return facts; })()"
        )
        for fact in facts:
            brings.setdefault(fact, number)
    reference.close()
    return brings


# Classes that say something of whom they are put on; what others hold must be news by itself.
DECISIVE = {"out", "lost", "failed", "won", "through", "gone", "champion", "missed", "struck"}
SHORTEST_TEXT = 3
# What assistive technology reads in pieces, and what the shell says of the show itself.
PIECES = ("tree InlineTextBox ", "tree RootWebArea ", "tree button ")
CONTROLS = {"skip ahead", "see what it brings …"}


def telling(brings: dict[str, int]) -> dict[str, int]:
    """Return the facts that tell something: no number without a place, no name without news."""
    before = "\n".join(fact for fact, number in brings.items() if number == 0).casefold()
    found = {}
    for fact, number in brings.items():
        kind, _, text = fact.partition(" ")
        if kind == "tree":
            text = text.partition(" ")[2]
        text = text.casefold()
        isnt = len(text) < SHORTEST_TEXT or fact.startswith(PIECES) or text in CONTROLS
        is_known = text in before and kind.partition(".")[2] not in DECISIVE
        if number and not isnt and (not is_known or " × " in fact):
            found[fact] = number
    return found


def judged(course: Course, brings: dict[str, int]) -> Counter[str]:
    """Return how many facts of each kind came on show in their time: what a verdict stands on."""
    return Counter(fact.partition(" ")[0] for fact in course.facts.keys() & telling(brings).keys())


def too_early(course: Course, brings: dict[str, int]) -> list[str]:
    """Return what could be read before its moment, each with its frame and by how much."""
    found = []
    said = _announced(course, brings)
    for fact, number in telling(brings).items():
        when = course.facts.get(fact, math.inf)
        # What was read before the server said it was chosen here, or was there by chance.
        if when < course.frames[number].arrival:
            continue
        early = course.frames[number].earliest - when
        if early > TOLERANCE:
            found.append(f"frame {number}, {early:.0f} ms before it may be: {fact}")
        early = max((time for one, time in said.items() if one <= number), default=0) - when
        if early > TOLERANCE:
            found.append(f"frame {number}, {early:.0f} ms before it is read out: {fact}")
    return found


def _announced(course: Course, brings: dict[str, int]) -> dict[int, float]:
    """Return when what a frame tells was first read out, or on the ticker of a TV, by frame."""
    said: dict[int, float] = {}
    is_tv = course.address.endswith("/tv")
    for fact, number in telling(brings).items():
        words = fact.partition(" ")[2]
        # The log says the same; what else is a paragraph belongs to the board.
        is_said = is_tv or brings.get(f"span.text {words}") == number
        if fact.startswith("span.now " if is_tv else "p ") and is_said and fact in course.facts:
            said[number] = min(course.facts[fact], said.get(number, math.inf))
    return said
