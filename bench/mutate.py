"""Change a game's rules in small ways, one at a time, and print every change no test notices.

A change that all tests of the game let pass (a survivor) is a rule that no test holds the code
to, or it makes no difference. Goldens are left out: they notice everything and explain nothing.
Each core works on a copy of the source below build/mutate; the work tree is left alone.
"""

from __future__ import annotations

import argparse
import compileall
import multiprocessing
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from collections import Counter
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "mutate"
GAMES = Path("src") / "rimet" / "games"
# What a game is made of, beside its rules, that decides what happens and what is shown of it.
MODULES = ("state", "view", "viewing", "events", "journal", "game")
COPIED = ("src", "tests", "bench", "pyproject.toml", "hatch_build.py")
LEFT_OUT = ("src/rimet/server/client", "tests/web", "tests/records")
SHORTEST_TEST, SHORTEST_RUN = 10.0, 60.0  # seconds that anything may take on a busy machine
PATIENCE = 4  # times as long as without a change


class Clean(NamedTuple):
    """The tests as they are without a change: the quickest files first, and how long they take."""

    files: list[str]
    longest_test: float
    total: float


def folder_name(game: str) -> str:
    """Return a game's folder by its public name, or as it is; ValueError where there is none."""
    games = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/state.py"))
    name = game.replace("-", "_")
    if name not in games:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(games)}")
    return name


def modules_of(game: str, only: list[str]) -> list[Path]:
    """Return the modules of a game that are changed, or those whose paths end with one named."""
    folder = GAMES / game
    named = [folder / f"{name}.py" for name in MODULES]
    found = [*sorted(path.relative_to(ROOT) for path in (ROOT / folder / "rules").glob("*.py"))]
    found += [path for path in named if (ROOT / path).exists()]
    chosen = [path for path in found if not only or any(path.match(name) for name in only)]
    if not chosen:
        raise ValueError(f"none of {', '.join(map(str, found))} ends with {' or '.join(only)}")
    return chosen


def lay_out(number: int) -> Path:
    """Return a fresh copy of all that the tests of a game need."""
    copy = FOLDER / str(number)
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=_left_out)
        else:
            shutil.copy2(ROOT / name, copy / name)
    compileall.compile_dir(copy, quiet=2)
    return copy


def _left_out(folder: str, names: list[str]) -> list[str]:
    left_out = [ROOT / path for path in LEFT_OUT]
    return [name for name in names if name == "__pycache__" or Path(folder, name) in left_out]


def test_command(files: list[str], *arguments: str) -> str:
    """Return the command that runs tests until the first of them fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-k", "not golden", "--assert=plain"]
    return shlex.join([*command, "-p", "no:cacheprovider", "-p", "no:xdist", *arguments, *files])


def enter(copy: Path) -> None:
    """Go into a copy, so that what is run there is its source, interpreted."""
    os.chdir(copy)
    os.environ |= {"PYTHONPATH": str(copy / "src"), "RIMET_TEST_SAMPLED": "1"}


def run_clean(game: str) -> Clean:
    """Run a game's tests without a change and return how long they take, file by file."""
    report = FOLDER / "clean.xml"
    folder = Path("tests") / "games" / game
    command = test_command([str(folder)], f"--junit-xml={report}")
    run = subprocess.run(shlex.split(command), capture_output=True, text=True)
    if run.returncode:
        raise ValueError(f"the tests fail without any change:\n{run.stdout}{run.stderr}")
    taken: dict[str, list[float]] = {}
    for case in xml.parse(report).iter("testcase"):
        file = case.attrib["classname"].replace(".", "/") + ".py"
        taken.setdefault(file, []).append(float(case.attrib["time"]))
    times = [seconds for listed in taken.values() for seconds in listed]
    return Clean(sorted(taken, key=lambda file: sum(taken[file])), max(times), sum(times))


def begin_work(copies: SimpleQueue[Path]) -> None:
    """Let a process work on a copy of its own."""
    from bench.mutants import add_kinds

    enter(copies.get())
    add_kinds()


def work(task: tuple[Any, str, float]) -> tuple[Any, Any]:
    """Make a mutant, test it, put the source back; return it and what became of it."""
    from cosmic_ray.mutating import mutate_and_test

    item, command, limit = task
    return item, mutate_and_test(item.mutations, command, limit)


def fate(result: Any) -> str:
    """Return what became of a mutant: noticed, endless, survived or broken."""
    if result.test_outcome is None or result.test_outcome.value == "incompetent":
        return "broken"
    if result.test_outcome.value == "survived":
        return "survived"
    is_told = re.search(r"\d+ (failed|error)", result.output or "")
    return "noticed" if is_told else "endless"


def place(item: Any) -> str:
    """Return where a mutant differs, as file and line."""
    (change,) = item.mutations
    return f"{change.module_path}:{change.start_pos[0]}"


def difference(result: Any) -> str:
    """Return the lines that a mutant has in the place of others."""
    lines = (result.diff or "").splitlines()
    changed = [line for line in lines if re.match(r"[+-](?![+-]{2} )", line)]
    return "\n".join(f"    {line}" for line in changed if not line.startswith("--- mutation"))


def mutate(game: str, only: list[str], sample: int, seed: int) -> None:
    """Test mutants of a game on all cores, and print the survivors as they are found."""
    from cosmic_ray.work_db import use_db

    from bench.mutants import find_mutants, skip_others

    modules = modules_of(game, only)
    cores = os.cpu_count() or 1
    copies = [lay_out(number) for number in range(cores)]
    enter(copies[0])
    clean = run_clean(game)
    slowest = max(PATIENCE * clean.longest_test, SHORTEST_TEST)
    limit = max(PATIENCE * clean.total, SHORTEST_RUN)
    # A test that never ends is a test that fails; the rest need not be waited for.
    stop = (f"faulthandler_timeout={slowest:.0f}", "faulthandler_exit_on_timeout=true")
    command = test_command(clean.files, *(f"--override-ini={option}" for option in stop))
    path = FOLDER / f"{game}.sqlite"
    path.unlink(missing_ok=True)
    with use_db(str(path)) as session:
        mutants = find_mutants(modules, session)
        chosen = mutants
        if 0 < sample < len(mutants):
            chosen = random.Random(seed).sample(mutants, sample)
        skip_others(session, chosen)
        told = f"{len(chosen)} of {len(mutants)} mutants of {len(modules)} modules, {cores} at once"
        print(f"{told}; the tests take {clean.total:.0f} s without a change.", flush=True)
        context = multiprocessing.get_context("spawn")
        waiting: SimpleQueue[Path] = context.SimpleQueue()
        for copy in copies:
            waiting.put(copy)
        fates: Counter[str] = Counter()
        with context.Pool(cores, begin_work, (waiting,)) as pool:
            tasks = [(item, command, limit) for item in chosen]
            for item, result in pool.imap_unordered(work, tasks):
                session.set_result(item.job_id, result)
                outcome = fate(result)
                fates[outcome] += 1
                if outcome != "noticed":
                    print(f"{place(item)}: {outcome}\n{difference(result)}", flush=True)
    told = ", ".join(f"{count} {outcome}" for outcome, count in fates.most_common())
    print(f"{told}. All of it is in {path.relative_to(ROOT)}; see cr-report and cr-html.")


def main() -> None:
    """Read what is asked for and do it."""
    parser = argparse.ArgumentParser(
        prog="make mutate",
        usage='make mutate GAME=goal-game [ARGS="--sample 200 --seed 1 --only rules/auction.py"]',
        description=(__doc__ or "").partition("\n")[0],
    )
    parser.add_argument("game", help="a game by its public name, such as goal-game")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants only")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--only", nargs="+", default=[], help="modules, such as rules/cup.py")
    asked = parser.parse_args()
    try:
        mutate(folder_name(asked.game), asked.only, asked.sample, asked.seed)
    except ValueError as error:
        sys.exit(f"make mutate: {error}")


if __name__ == "__main__":
    main()
