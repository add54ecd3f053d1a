"""Tell and parse are inverses, and no two moves are told alike."""

from __future__ import annotations

from rimet.kernel.errors import RulesError
from rimet.kernel.game import Game, possible
from rimet.kernel.state import OVER
from rimet.testing.walk import Moment, walk

NONSENSE = ("", " ", "?", "no such move", "-1", "99999999", "a" * 500, "\x00", "⚽", "*")
LONGEST = 200
STALE = 40  # how many notations of earlier moves are tried again


def check_notation(game: Game, matches: int, seed: int) -> None:
    """Check the notation of all that can happen, at every step of random matches."""
    for match in range(matches):
        seen: dict[str, None] = {}
        for moment in walk(game, seed + match):
            if moment.state.to_act != OVER:
                told = check_inverse(moment)
                seen.update(dict.fromkeys(told))
            else:
                told = []
            if moment.number % 4 == 0 or not told:
                _check_nonsense(moment, [*NONSENSE, *list(seen)[-STALE:]], told)


def check_inverse(moment: Moment) -> list[str]:
    """Check every move at one moment and return their notations."""
    told: dict[str, int] = {}
    for action in possible(moment.state):
        text = moment.game.tell(moment.state, action)
        if text in told:
            reason = f"{told[text]} and {action} are both told as {text!r}"
            raise moment.failure("notation", reason)
        told[text] = action
        if not text or text != text.strip() or not text.isprintable() or len(text) > LONGEST:
            raise moment.failure("notation", f"{text!r} does not fit on a line of a record")
        try:
            parsed = moment.game.parse(moment.state, text)
        except RulesError as error:
            raise moment.failure("notation", f"{text!r} is refused: {error.code}") from error
        if parsed != action:
            raise moment.failure("notation", f"{text!r} tells {action} but parses as {parsed}")
    return list(told)


def _check_nonsense(moment: Moment, texts: list[str], told: list[str]) -> None:
    """Check that what is not told here is refused, or is another spelling of what is."""
    for text in texts:
        if text in told:
            continue
        try:
            parsed = moment.game.parse(moment.state, text)
        except RulesError as error:
            if error.code != "bad_move":
                reason = f"{text[:40]!r} is refused as {error.code}, not as bad_move"
                raise moment.failure("notation", reason) from error
            continue
        except Exception as error:
            raise moment.failure("notation", f"{text[:40]!r} gives {error!r}") from error
        if parsed not in possible(moment.state):
            reason = f"{text[:40]!r} parses as {parsed}, which cannot happen here"
            raise moment.failure("notation", reason)
