"""Dice: fair ones, which nobody can choose once the seed is committed to, and loose ones.

A fair outcome is HMAC-SHA256, keyed with the seed, over a text that names the match, the game with
its options, the seats' nonces, the step and a counter. docs/fair-dice.md has the whole format
with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from rimet.kernel.errors import FairnessError
from rimet.kernel.game import Game
from rimet.kernel.options import Value, is_own_set, tell_value
from rimet.kernel.rng import Rng
from rimet.kernel.state import weigh

SEED_SIZE = 32
SPAN = 1 << 64
MATCH = re.compile(r"[!-~]{0,80}")
HEXADECIMAL = re.compile(r"(?:[0-9a-f]{2}){0,64}")
NOTES = ("", "bot", "late", "missed")


class Fairness(msgspec.Struct, frozen=True, kw_only=True):
    """How the dice of a match came about, as far as it is public.

    `nonces` has one entry per seat: the hexadecimal nonce that a person revealed, or the empty
    text; `notes` says why one is empty: 'bot', 'late' or 'missed', else the empty text.
    """

    match: str = ""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    seed: str = ""


class Dice(Protocol):
    """What decides for chance in one match."""

    def begin(self, game: Game) -> None:
        """Learn which game the dice are for; called once, before the first roll."""

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the outcome of the step with this number, by these odds."""

    def fairness(self) -> Fairness:
        """Return what is known of the dice; the seed is left out."""


def commit(secret: bytes) -> str:
    """Return the commitment to a seed or a nonce: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def context(game: str, version: int, options: Mapping[str, Value], fairness: Fairness) -> str:
    """Return the text that ties outcomes to one match, line by line."""
    lines = [f"rimet-dice 1\nmatch {fairness.match}\ngame {game} {version}"]
    for name in sorted(options):
        told = tell_value(options[name])
        if is_own_set(told):
            told = f"sha256:{commit(told.encode())}"
        lines.append(f"option {name} {told}")
    lines += [f"nonce {seat} {nonce or '-'}" for seat, nonce in enumerate(fairness.nonces)]
    return "\n".join(lines)


def outcome(seed: bytes, context: str, number: int, odds: Sequence[int]) -> int:
    """Return the outcome of a step: an index drawn by whole-number weights."""
    total = sum(odds)
    if not 0 < total <= SPAN:
        raise ValueError("the odds must add up to 1 at least and to 2**64 at most")
    bar = SPAN - SPAN % total
    counter = 0
    while True:
        message = f"{context}\nstep {number}\ncounter {counter}\n"
        digest = hmac.digest(seed, message.encode(), "sha256")
        drawn = int.from_bytes(digest[:8], "big")
        if drawn < bar:
            break
        counter += 1
    mark = drawn % total
    index = 0
    while mark >= odds[index]:
        mark -= odds[index]
        index += 1
    return index


class FairDice:
    """Dice that follow from a secret seed, to which they commit beforehand."""

    def __init__(
        self,
        seed: bytes | int,
        match: str = "local",
        nonces: Sequence[str] = (),
        notes: Sequence[str] = (),
    ) -> None:
        if isinstance(seed, int):
            seed = (seed % (1 << 8 * SEED_SIZE)).to_bytes(SEED_SIZE, "big")
        if not MATCH.fullmatch(match) or not all(map(HEXADECIMAL.fullmatch, nonces)):
            raise ValueError("a match has a short name without blanks, a nonce is hexadecimal")
        if not all(note in NOTES for note in notes):
            raise ValueError(f"a note is one of {NOTES}")
        self.seed = seed
        self._given = Fairness(
            match=match, commitment=commit(seed), nonces=tuple(nonces), notes=tuple(notes)
        )
        self._context = ""

    def begin(self, game: Game) -> None:
        """Tie the dice to a game; seats without a nonce have the empty one."""
        missing = game.seats - len(self._given.nonces)
        self._given = msgspec.structs.replace(
            self._given,
            nonces=self._given.nonces + ("",) * missing,
            notes=self._given.notes + ("",) * (game.seats - len(self._given.notes)),
        )
        self._context = context(game.name, game.version, game.counted_options, self._given)

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the outcome of a step."""
        return outcome(self.seed, self._context, number, odds)

    def fairness(self) -> Fairness:
        """Return what is public before the end: everything but the seed."""
        return self._given

    def reveal(self) -> Fairness:
        """Return everything, once the match is over."""
        return msgspec.structs.replace(self._given, seed=self.seed.hex())


class LooseDice:
    """Dice that promise nothing: outcomes laid out beforehand, then those of a generator.

    They serve matches that nobody will check. Without a generator, running out is an error.
    """

    def __init__(self, rng: Rng | None, *outcomes: int) -> None:
        self._rng = rng
        self._outcomes = deque(outcomes)

    def load(self, *outcomes: int) -> None:
        """Add outcomes to those that are still to come."""
        self._outcomes.extend(outcomes)

    @property
    def left(self) -> int:
        """Return how many outcomes have not been rolled yet."""
        return len(self._outcomes)

    def begin(self, game: Game) -> None:
        """Do nothing: the dice fall alike in every game."""

    def roll(self, number: int, odds: Sequence[int]) -> int:
        """Return the next outcome; ValueError if it cannot be, or if there is none."""
        if not self._outcomes:
            if self._rng is None:
                raise ValueError(f"the dice are not loaded for step {number}")
            return weigh(odds, self._rng)
        outcome = self._outcomes.popleft()
        if 0 <= outcome < len(odds) and odds[outcome] > 0:
            return outcome
        raise ValueError(f"outcome {outcome} cannot be rolled with odds {list(odds)}")

    def fairness(self) -> Fairness:
        """Return nothing: there is nothing to check."""
        return Fairness()


def revealed_dice(fairness: Fairness) -> FairDice:
    """Return the dice that a record reveals; FairnessError if the seed is not the one promised."""
    if not fairness.seed:
        raise FairnessError("no_seed")
    try:
        seed = bytes.fromhex(fairness.seed)
    except ValueError:
        raise FairnessError("bad_seed") from None
    if commit(seed) != fairness.commitment:
        raise FairnessError("seed_mismatch", commitment=fairness.commitment, found=commit(seed))
    return FairDice(seed, fairness.match, fairness.nonces, fairness.notes)
