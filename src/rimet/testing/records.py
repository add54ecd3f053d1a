"""A record brings a match back: by its steps, by its text and by the seed of its dice."""

from __future__ import annotations

from rimet.kernel.dice import FairDice, revealed_dice
from rimet.kernel.errors import RimetError
from rimet.kernel.game import Game
from rimet.kernel.match import Match
from rimet.kernel.record import Record
from rimet.kernel.rng import Rng
from rimet.kernel.state import OVER
from rimet.kernel.verify import verify
from rimet.testing.failure import ConformanceError, differ
from rimet.testing.walk import encode, viewers

CUTS = 6


class Played:
    """A random match and the position after each of its units of play, by step number."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.match = Match(game, FairDice(seed), started="1930-07-13T15:00:00Z")
        self.positions = {self.match.number: self.match.position}
        rng = Rng(seed)
        while self.match.to_act != OVER:
            seat = self.match.to_act
            self.match.play(seat, random_path(self.match, seat, rng), at=self.match.number)
            self.positions[self.match.number] = self.match.position

    def failure(self, check: str, step: int, reason: str) -> ConformanceError:
        """Return the error that names this match."""
        return ConformanceError(check, self.game, self.seed, step, reason)

    def compare(self, check: str, match: Match) -> None:
        """Check that another match stands where this one stood after as many steps."""
        expected = self.positions[match.number]
        if match.position != expected:
            reason = differ(expected, match.position)
            raise self.failure(check, match.number, f"another position: {reason}")


def random_path(match: Match, seat: int, rng: Rng) -> list[int]:
    """Return a whole path for a seat, chosen at random by peeking."""
    path: list[int] = []
    while True:
        legal = match.peek(seat, path)
        if not legal:
            return path
        path.append(legal[rng.below(len(legal))])


def check_records(game: Game, matches: int, seed: int) -> None:
    """Check the records of random matches that are played with fair dice."""
    for match in range(matches):
        try:
            played = Played(game, seed + match)
            check_text(played)
            check_steps(played)
            check_seed(played)
        except RimetError as error:
            reason = f"the match or its record is refused: {error.code} {error.facts}"
            raise ConformanceError("record", game, seed + match, 0, reason) from error


def check_text(played: Played) -> None:
    """Check that the record is its own text, and that its dice can be verified."""
    record = played.match.record
    text = str(record)
    parsed = Record.parse(text)
    if parsed != record or str(parsed) != text:
        reason = differ(text, str(parsed))
        raise played.failure("record", len(record.steps), f"reads back otherwise: {reason}")
    verdict = verify(parsed)
    rolls = sum(step.by == "dice" for step in record.steps)
    if (verdict.steps, verdict.rolls) != (len(record.steps), rolls):
        raise played.failure("record", len(record.steps), f"verified only {verdict}")


def check_steps(played: Played) -> None:
    """Check that replayed steps, by this game and by the catalogue's, lead to equal positions."""
    game, record = played.game, played.match.record
    cuts = sorted(played.positions)
    for number in sorted({*cuts[:: max(len(cuts) // CUTS, 1)], cuts[-1]}):
        replayed = Match(game, None, record.players, record.started, record.steps[:number])
        played.compare("replay", replayed)
        found = Match.replay(record, number)
        played.compare("replay", found)
    for viewer in viewers(game):
        if encode(found.events(viewer)) != encode(played.match.events(viewer)):
            raise played.failure("replay", found.number, f"viewer {viewer} is told other events")
    if found.result != played.match.result:
        raise played.failure("replay", found.number, "another result")


def check_seed(played: Played) -> None:
    """Check that the revealed seed rolls the whole match again."""
    record = played.match.record
    again = Match(
        played.game, revealed_dice(record.fairness), record.players, started=record.started
    )
    played.compare("replay by seed", again)
    while again.to_act != OVER:
        step = record.steps[again.number]
        cut = min(number for number in played.positions if number > again.number)
        run = [step for step in record.steps[again.number : cut] if step.by != "dice"]
        path = _parse_path(again, [step.move for step in run])
        again.play(step.seat, path, at=step.at)
        played.compare("replay by seed", again)
    if again.record != record:
        raise played.failure("replay by seed", again.number, "another record")


def _parse_path(match: Match, moves: list[str]) -> list[int]:
    """Return the path that a run of notations stands for."""
    state = match.game.read(match.position)
    path = []
    for move in moves:
        path.append(match.game.parse(state, move))
        state.apply(path[-1])
    return path
