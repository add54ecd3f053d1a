"""Test the records that are kept for ever: unchanged, verified, and of every kind of match."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from rimet import Fairness, Match, Record, verify
from rimet.kernel.catalogue import find_game, games, known_versions
from rimet.kernel.dice import NOTES
from rimet.kernel.options import Option, is_own_set, later_defaults, tell_value
from rimet.kernel.record import ACTORS
from tests.recording import (
    FOLDER,
    SUMS,
    app,
    file_sum,
    keep_record,
    kept_records,
    kept_sums,
    play_record,
    seat_all,
)
from tests.sampling import SAMPLED
from tests.source import expect_none

KEPT = kept_records()
VERIFIED = KEPT[::2] if SAMPLED else KEPT
OPTIONS = FOLDER / "OPTIONS"
OURS = [name for name in games() if find_game(name).package().startswith("rimet.games.")]
ENOUGH = 10


@cache
def read(path: Path) -> Record:
    """Return a record that is kept."""
    return Record.parse(path.read_bytes().decode())


@cache
def records_of(game: str) -> list[Record]:
    """Return the records of a game that are kept."""
    return [record for record in map(read, KEPT) if record.game == game]


# --- kept for ever


def test_records_are_only_ever_added() -> None:
    assert {path.name: file_sum(path) for path in KEPT} == kept_sums()
    assert len(kept_sums()) == len((FOLDER / SUMS).read_text("utf-8").splitlines())
    assert set(FOLDER.iterdir()) == {*KEPT, FOLDER / SUMS, OPTIONS}


@pytest.mark.parametrize("path", VERIFIED, ids=[path.name for path in VERIFIED])
def test_kept_records_replay_for_ever(path: Path) -> None:
    record = read(path)
    verdict = verify(record)
    assert verdict.steps == len(record.steps)
    assert 0 < verdict.rolls == sum(step.by == "dice" for step in record.steps)
    text = path.read_bytes().decode()
    assert str(record) == text
    assert str(Match.replay(record).record) == text


# --- of every kind of match


@pytest.mark.parametrize("game", OURS)
def test_each_game_has_enough_records_of_all_who_can_act(game: str) -> None:
    records = records_of(game)
    assert len(records) >= ENOUGH
    assert all(record.result is not None for record in records)
    assert {step.by for record in records for step in record.steps} == set(ACTORS)
    assert {note for record in records for note in record.fairness.notes} == set(NOTES)
    assert any(any(record.fairness.nonces) for record in records)


@pytest.mark.parametrize("game", OURS)
def test_each_option_was_chosen_in_some_record(game: str) -> None:
    """So that neither a value nor a default can change and no record notice."""
    missing = []
    for option in find_game(game).declared_options():
        found = {
            tell_value(record.options.get(option.name, option.default))
            for record in records_of(game)
        }
        wanted = expected_values(option)
        missing += [f"{option.name}={value}" for value in wanted if value not in found]
        if found == {tell_value(option.default)}:
            missing.append(f"{option.name} away from its default")
    expect_none(missing)


def expected_values(option: Option) -> list[str]:
    """Return the values of an option that records must have, as texts."""
    if option.name == "players":
        return [str(option.lowest), str(option.highest)]
    return list(option.allowed)


@pytest.mark.parametrize("game", OURS)
def test_each_kind_of_set_was_brought_along_in_some_record(game: str) -> None:
    kinds = [option.name for option in find_game(game).declared_options() if option.kind == "data"]
    assert kinds
    brought = {
        name
        for record in records_of(game)
        for name in kinds
        if is_own_set(str(record.options.get(name, "")))
    }
    assert brought == set(kinds)


# --- what records rely on without saying so


def promises() -> set[str]:
    """Return a line for every option of every version of our games: since when, and its default."""
    lines = set()
    for name in OURS:
        for version in known_versions(name):
            kind = find_game(name, version)
            for option in kind.declared_options():
                since = "later" if option.name in later_defaults(kind.options_kind) else "first"
                default = tell_value(option.default)
                lines.add(f"{since} {name}/{version} {option.name}: {default}".rstrip())
    return lines


def test_an_option_keeps_its_default_for_ever() -> None:
    """The lines of the list are only ever added to: one for each option that comes."""
    kept = OPTIONS.read_text("utf-8").splitlines()
    assert len(set(kept)) == len(kept)
    expect_none(f"no longer so: {line}" for line in set(kept) - promises())
    expect_none(f"add to {OPTIONS.name}: {line}" for line in promises() - set(kept))


# --- the command that adds one


def play_one(seed: int = 7) -> Record:
    """Return the record of a short match."""
    table, notes = seat_all("goal-game", ["dealer=0"], ["Ana", "Bruno:late"])
    return play_record(table, notes, "goal-game-short", seed)


def test_a_match_is_played_again_from_its_seed() -> None:
    assert play_one() == play_one() != play_one(8)
    assert play_one().fairness.notes == ("", "late")
    assert [bool(nonce) for nonce in play_one().fairness.nonces] == [True, False]


def test_the_command_adds_a_record_and_its_sum(tmp_path: Path) -> None:
    words = ["goal-game", "short", "--seed", "7", "--option", "dealer=0", "--seat", "Ana"]
    for number in (1, 2):
        said = CliRunner().invoke(app, [*words, "--seat", "Bruno:late", "--folder", str(tmp_path)])
        assert said.exit_code == 0, said.output
        path = tmp_path / f"goal-game-{number}-short.rimet"
        assert path.read_bytes().decode() == str(play_one())
        assert len(kept_sums(tmp_path)) == number
        assert kept_sums(tmp_path)[path.name] == file_sum(path)


def test_the_command_refuses_what_cannot_be_played(tmp_path: Path) -> None:
    words = ["goal-game", "odd", "--seed", "7", "--seat", "Ana", "--option", "figure=circle"]
    assert CliRunner().invoke(app, [*words, "--folder", str(tmp_path)]).exit_code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("change", [{"result": None, "steps": ()}, {"fairness": Fairness()}])
def test_only_a_finished_match_with_fair_dice_is_kept(
    change: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match="only a finished match"):
        keep_record(msgspec.structs.replace(play_one(), **change), "odd", tmp_path)
    assert list(tmp_path.iterdir()) == []
