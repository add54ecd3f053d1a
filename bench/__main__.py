"""Measure every game in both builds and print a table, or JSON with --json.

Both builds are laid out below build/bench from the same source, with the tests' sample game
dropped in as one more game; each game is measured in a process of its own. A game that has a
plain version in bench/ is compared with it: the same match as a single-purpose Python function.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = ROOT / "tests" / "sample" / "src"
FOLDER = ROOT / "build" / "bench"
PLAIN = "plain Python"
PATIENCE = 60  # seconds for all the measurements of one game on one build

# Title, field, unit, what a figure is multiplied with to have it, and whether more is better.
Column = tuple[str, str, str, float, bool]
PLAY: tuple[Column, ...] = (
    ("playouts", "playouts_per_s", "1/s", 1, True),
    ("steps", "steps_per_s", "10⁶/s", 1e-6, True),
    ("step", "step_ns", "ns", 1, False),
)
POSITIONS: tuple[Column, ...] = (
    ("clone", "clone_ns", "ns", 1, False),
    ("redeal", "redeal_us", "µs", 1, False),
    ("view", "view_us", "µs", 1, False),
    ("clone*", "bots_clone_ns", "ns", 1, False),
    ("redeal*", "bots_redeal_us", "µs", 1, False),
    ("worst*", "bots_worst_redeal_us", "µs", 1, False),
    ("view*", "bots_view_us", "µs", 1, False),
)
TABLES = {
    "Random play on one core, best of several runs": PLAY,
    "Positions from random play, and from that of the usual bots (*)": POSITIONS,
}

Row = dict[str, int | float | str | bool]


class Failure(msgspec.Struct, frozen=True):
    """Which game could not be measured on which build, and why."""

    game: str
    build: str
    error: str


class Bench(msgspec.Struct):
    """All that one run of the bench found."""

    python: str
    machine: str
    figures: list[Row]
    failures: list[Failure]


class ChildError(Exception):
    """What a child process said before it failed."""


def lay_out_interpreted() -> Path:
    """Copy the package and the sample game into a folder of their own, and return it."""
    root = FOLDER / "interpreted"
    shutil.rmtree(root, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "rimet", root / "src" / "rimet", ignore=ignored)
    for sample in sorted(SAMPLE.glob("*/__init__.py")):
        games = root / "src" / "rimet" / "games"
        shutil.copytree(sample.parent, games / sample.parent.name, ignore=ignored)
    return root


def lay_out_compiled(interpreted: Path) -> Path:
    """Copy an interpreted build, with the compiled modules laid beside its files."""
    root = FOLDER / "compiled"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(interpreted, root)
    globs = hatch_build.compiled_globs(ROOT / "pyproject.toml")
    modules = hatch_build.listed_modules(interpreted, globs)
    folder = hatch_build.compiled_folder(interpreted / "src", modules, ROOT / "build" / "compiled")
    shutil.copytree(folder, root / "src", dirs_exist_ok=True)
    return root


def ask(root: Path, *arguments: str) -> bytes:
    """Run the harness on a build and return what it prints; ChildError when it fails."""
    command = [sys.executable, "-m", "bench.harness", *arguments]
    path = os.pathsep.join([str(root / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        run = subprocess.run(
            command, cwd=root, env=environment, capture_output=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        raise ChildError(f"not done after {PATIENCE} s") from None
    if run.returncode:
        said = run.stderr.decode(errors="replace").strip()
        raise ChildError(said or f"ended with {run.returncode}")
    return run.stdout


def measure_game(bench: Bench, game: str, builds: dict[str, Path]) -> None:
    """Measure one game on every build, and note what fails."""
    for build, root in builds.items():
        try:
            row = msgspec.json.decode(ask(root, game), type=Row)
            if row["compiled"] != (build == "compiled"):
                raise ChildError("the child has measured the other build")
            bench.figures.append({"build": build, **row})
        except ChildError as error:
            bench.failures.append(Failure(game, build, str(error)))
    try:
        plain = msgspec.json.decode(ask(builds["interpreted"], game, "plain"), type=float | None)
        if plain is not None:
            bench.figures.append({"build": PLAIN, "game": game, "playouts_per_s": plain})
    except ChildError as error:
        bench.failures.append(Failure(game, PLAIN, str(error)))


def figure(value: float) -> str:
    """Return a number with three or more digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(title: str, columns: tuple[Column, ...], rows: list[Row]) -> Table:
    """Return the figures as a table; under two builds of a game, how much faster the second is."""
    grid = Table(title=title, box=None, pad_edge=False, collapse_padding=True)
    grid.add_column("game", no_wrap=True)
    grid.add_column("build", no_wrap=True)
    for name, _, unit, _, _ in columns:
        grid.add_column(f"{name}\n{unit}", justify="right", no_wrap=True)
    last: Row = {}
    for row in rows:
        if not any(field in row for _, field, _, _, _ in columns):
            continue
        cells = [
            figure(float(row[field]) * scale) if field in row else ""
            for _, field, _, scale, _ in columns
        ]
        grid.add_row(str(row["game"]), str(row["build"]), *cells)
        if last.get("game") == row["game"]:
            before, after = (row, last) if row["build"] == PLAIN else (last, row)
            ratios = [ratio(before, after, field, more) for _, field, _, _, more in columns]
            label = "than plain" if row["build"] == PLAIN else "faster by"
            grid.add_row("", label, *ratios, style="bold", end_section=True)
        last = row
    return grid


def ratio(before: Row, after: Row, field: str, more_is_better: bool) -> str:
    """Return how many times better a field became, or nothing where it was not measured."""
    if field not in before or field not in after:
        return ""
    first, second = float(before[field]), float(after[field])
    return f"×{second / first if more_is_better else first / second:.1f}"


def note(text: str) -> None:
    """Tell the person who waits, aside from the figures."""
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Run the bench; a game that fails makes the run fail."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON; names end with units")
    wanted = parser.parse_args()

    bench = Bench(platform.python_version(), platform.platform(), [], [])
    builds = {"interpreted": lay_out_interpreted()}
    if hatch_build.is_compiling():
        note("Compiling, unless nothing has changed since the last time.")
        builds["compiled"] = lay_out_compiled(builds["interpreted"])
    else:
        note("No C compiler, or RIMET_COMPILE=0: interpreted only.")
    try:
        games = msgspec.json.decode(ask(builds["interpreted"]), type=list[str])
    except ChildError as error:
        games = []
        bench.failures.append(Failure("all", "interpreted", str(error)))
    for game in games:
        note(f"Measuring {game}.")
        measure_game(bench, game, builds)

    if wanted.json:
        print(msgspec.json.format(msgspec.json.encode(bench)).decode())
    elif bench.figures:
        width = None if sys.stdout.isatty() else 100
        for title, columns in TABLES.items():
            Console(width=width).print(table(title, columns, bench.figures))
    for failure in bench.failures:
        note(f"{failure.game} ({failure.build}) failed:\n{failure.error}")
    return 1 if bench.failures or not games else 0


if __name__ == "__main__":
    sys.exit(main())
