"""Tests that read the code: who imports whom, what stays pure, what lies where."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import hatch_build
from tests.source import ROOT, SAMPLE, SOURCE, expect_none

# What each part of rimet may import beside itself. "" is the front door, rimet/__init__.py.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "football": {"kernel.errors"},
    "games": {"kernel"},
    "a game": {"kernel", "football"},
    "bots": {"kernel", "football", "games"},
    "lab": {"kernel", "football", "games", "bots", "texts", ""},
    "server": {"kernel", "football", "games", "bots", "texts", ""},
    "texts": {"kernel"},
    "testing": {"kernel"},
    "": {"kernel", "texts"},
    "terminal": {"kernel", "football", "games", "bots", "lab", "server", "texts", "testing", ""},
    "__main__": {"terminal"},
}
# A game is found; it does not look for others.
MUST_NOT_IMPORT: dict[str, set[str]] = {"a game": {"kernel.catalogue"}}

# All that compiled modules may import from outside rimet: nothing here reads, writes or rolls.
PURE = {
    *("__future__", "abc", "collections", "copyreg", "dataclasses", "enum", "functools"),
    *("itertools", "math", "operator", "types", "typing"),
    *("librt", "mypy_extensions", "typing_extensions"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}

# The browser client is built into the package: nobody reads what stands there.
BUILT = ROOT / "src/rimet/server/client"
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".md"}
LONGEST_FILE = 400


# --- who imports whom


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """Yield line and full name of all that a file below `root` imports, wherever it stands.

    `from a import b` is a.b where that is a module below `root`, else a.
    """
    package = path.relative_to(root).parent.parts
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, *([node.module] if node.module else ())))
            for alias in node.names:
                deeper = f"{origin}.{alias.name}"
                yield node.lineno, deeper if is_module(deeper, root) else origin
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def is_module(name: str, root: Path) -> bool:
    """Tell whether a full name is a module or package below `root`."""
    place = root.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def called(node: ast.Call) -> str:
    """Return the last part of the name of what is called, or nothing."""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def module_parts(path: Path, root: Path) -> tuple[str, ...]:
    """Return the full name of a file's module, in parts."""
    parts = path.relative_to(root).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def is_within(name: str, places: Iterable[str]) -> bool:
    """Tell whether a name below rimet is one of the places or lies in one; "" is only itself."""
    return any(name == place or (place != "" and name.startswith(f"{place}.")) for place in places)


def is_allowed(unit: str, own: str, name: str) -> bool:
    """Tell whether a module of a part of rimet may import a name below rimet."""
    if is_within(name, MUST_NOT_IMPORT.get(unit, ())):
        return False
    return is_within(name, {own, *MAY_IMPORT[unit]})


def home(parts: tuple[str, ...]) -> tuple[str, str]:
    """Return the part of rimet that a module belongs to, and the place it may import freely."""
    if parts[1:2] == ("games",) and len(parts) > 2:
        return "a game", ".".join(parts[1:3])
    unit = parts[1] if len(parts) > 1 else ""
    return unit, unit


def wrong_imports(root: Path) -> list[str]:
    """Return a line for every import below `root`/rimet that goes up or sideways."""
    wrong = []
    for path in sorted((root / "rimet").rglob("*.py")):
        unit, own = home(module_parts(path, root))
        place = path.relative_to(root).as_posix()
        if unit not in MAY_IMPORT:
            wrong.append(f"{place}: nobody has said what rimet.{unit} may import")
            continue
        for line, name in imports(path, root):
            top, _, below = name.partition(".")
            if top == "rimet" and not is_allowed(unit, own, below):
                wrong.append(f"{place}:{line}: {unit or 'rimet'} must not import {name}")
    return wrong


def wrong_imports_of_game(package: Path) -> list[str]:
    """Return a line for every import of a game outside rimet that a game must not make."""
    wrong = []
    for path in sorted(package.rglob("*.py")):
        for line, name in imports(path, package.parent):
            top, _, below = name.partition(".")
            if top == "rimet" and not is_allowed("a game", "kernel", below):
                wrong.append(f"{path.name}:{line}: a game must not import {name}")
    return wrong


def write_tree(root: Path, files: dict[str, str]) -> None:
    """Write a tree of files."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


GOOD_TREE = {
    "rimet/__init__.py": "from rimet.kernel.game import Game\nfrom rimet import texts\n",
    "rimet/__main__.py": "from rimet.terminal.main import main\n",
    "rimet/texts.py": "from rimet.kernel.catalogue import load\n",
    "rimet/kernel/__init__.py": "",
    "rimet/kernel/catalogue.py": "from rimet.kernel import game\n",
    "rimet/kernel/errors.py": "import json\n",
    "rimet/kernel/game.py": "from rimet.kernel.errors import RimetError\nfrom . import errors\n",
    "rimet/football/groups.py": "from rimet.kernel import errors\nfrom .nations import x\n",
    "rimet/games/__init__.py": "from rimet.kernel import catalogue\n",
    "rimet/games/one/__init__.py": "from rimet.games.one import state\n",
    "rimet/games/one/state.py": "from rimet.kernel import game\nimport rimet.football.groups\n",
    "rimet/bots/flat.py": "from rimet.games.one import state\n",
    "rimet/server/app.py": "import rimet\nfrom rimet import texts\nfrom rimet.bots import flat\n",
    "rimet/terminal/main.py": "from rimet.lab import odds\nfrom rimet.server import app\n",
}

BAD_FILES = {
    "kernel knows football": ("kernel/a.py", "import rimet.football"),
    "kernel knows the front door": ("kernel/a.py", "import rimet"),
    "kernel speaks": ("kernel/a.py", "def f():\n    from rimet import texts"),
    "a game looks for others": ("games/one/a.py", "from rimet.kernel.catalogue import load"),
    "kernel by a relative way": ("kernel/a.py", "from ..games import one"),
    "kernel by a string": (
        "kernel/a.py",
        "import importlib\nimportlib.import_module('rimet.bots')",
    ),
    "football knows more of the kernel": ("football/a.py", "from rimet.kernel import game"),
    "a game knows another": ("games/two/a.py", "from rimet.games import one"),
    "a game reaches into another": ("games/two/a.py", "from ..one.state import S"),
    "a game speaks": ("games/one/a.py", "from rimet.texts import say"),
    "a game knows a bot": ("games/one/a.py", "from rimet.bots import flat"),
    "a bot knows the lab": ("bots/a.py", "from rimet.lab import odds"),
    "the lab knows the server": ("lab/a.py", "import rimet.server.app"),
    "the server knows the lab": ("server/a.py", "from rimet.lab import odds"),
    "the server knows a terminal": ("server/a.py", "from rimet.terminal import main"),
    "conformance knows a game": ("testing/a.py", "from rimet.games.one import state"),
    "a part nobody has placed": ("helpers/a.py", "import math"),
}


def test_imports_go_downward() -> None:
    expect_none(wrong_imports(SOURCE))


def test_sample_game_imports_what_a_game_may() -> None:
    games = [path.parent for path in SAMPLE.glob("*/__init__.py")]
    expect_none(line for game in games for line in wrong_imports_of_game(game))


def test_import_check_passes_a_good_tree(tmp_path: Path) -> None:
    write_tree(tmp_path, GOOD_TREE)
    assert wrong_imports(tmp_path) == []


@pytest.mark.parametrize("what", BAD_FILES)
def test_import_check_finds(what: str, tmp_path: Path) -> None:
    name, text = BAD_FILES[what]
    write_tree(tmp_path, GOOD_TREE | {"rimet/games/two/b.py": "", f"rimet/{name}": text})
    (found,) = wrong_imports(tmp_path)
    assert found.startswith(f"rimet/{name}:")


def test_game_import_check_finds(tmp_path: Path) -> None:
    write_tree(tmp_path, {"cup/__init__.py": "from .state import S\nfrom rimet.bots import flat\n"})
    assert wrong_imports_of_game(tmp_path / "cup") == [
        "__init__.py:2: a game must not import rimet.bots"
    ]


# --- compiled modules stay pure


def impurities(path: Path, root: Path) -> list[str]:
    """Return a line for every way in which a compiled module could read, write or roll dice."""
    own = {"rimet", path.relative_to(root).parts[0]}
    found = [
        f"{path.name}:{line}: imports {name}"
        for line, name in imports(path, root)
        if name.partition(".")[0] not in PURE | own
    ]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in IMPURE_CALLS:
                found.append(f"{path.name}:{node.lineno}: calls {node.func.id}")
    return found


def compiled_modules() -> list[tuple[Path, Path]]:
    """Return every module that is compiled, here or in a bench of the sample, with its root."""
    globs = hatch_build.compiled_globs(ROOT / "pyproject.toml")
    own = [(path, SOURCE) for path in hatch_build.listed_modules(ROOT, globs)]
    of_a_game = [glob.removeprefix("src/rimet/games/") for glob in globs if "/games/" in glob]
    return own + [(path, SAMPLE) for path in hatch_build.listed_modules(SAMPLE, of_a_game)]


def test_compiled_modules_are_pure() -> None:
    expect_none(line for path, root in compiled_modules() for line in impurities(path, root))


@pytest.mark.parametrize(
    "text",
    [
        *(f"import {name}" for name in ("random", "time", "os.path", "sys", "io", "asyncio")),
        *(f"from {name} import x" for name in ("datetime", "pathlib", "secrets", "socket")),
        "def f() -> None:\n    import subprocess",
        "print(1)",
        "text = open('deck').read()",
    ],
)
def test_purity_check_finds(text: str, tmp_path: Path) -> None:
    write_tree(
        tmp_path, {"rimet/state.py": f"from typing import Final\nimport rimet.kernel\n{text}"}
    )
    assert len(impurities(tmp_path / "rimet/state.py", tmp_path)) == 1


# --- what lies where


def files_below(*folders: str) -> list[Path]:
    """Return the files below folders of the project, sorted."""
    places = [ROOT / folder for folder in folders]
    return sorted(path for place in places for path in place.rglob("*") if path.is_file())


def test_nothing_compiled_lies_in_the_source() -> None:
    suffixes = (".so", ".pyd", ".c", ".h", ".o", ".dll", ".dylib")
    assert [path for path in files_below("src", "tests", "bench") if path.suffix in suffixes] == []


def test_no_source_file_is_too_long_to_read() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in files_below("src")
        if path.suffix in CODE and not path.is_relative_to(BUILT)
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def tracked_files() -> list[Path]:
    """Return the files that git tracks or would track; none outside of a checkout."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return []
    command = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(command, capture_output=True, text=True)
    names = run.stdout.split("\0") if run.returncode == 0 else []
    return [path for name in names if name and (path := ROOT / name).is_file()]


def addresses(path: Path) -> list[str]:
    """Return the lines of a lock file that say where a package was fetched from."""
    if path.name in ("uv.lock", "pylock.toml", "poetry.lock"):
        return [f"{path.name}: names addresses by its nature"]
    lines = path.read_text("utf-8").splitlines()
    marks = ('"resolved"',) if path.suffix == ".json" else ("://", "--index-url", "--find-links")
    return [line for line in lines if any(mark in line for mark in marks)]


def test_lock_files_name_no_registry() -> None:
    names = {"package-lock.json", "npm-shrinkwrap.json", "uv.lock", "pylock.toml", "poetry.lock"}
    locks = set((ROOT / "requirements").glob("*.txt"))
    locks |= {path for path in tracked_files() if path.name in names}
    assert {lock.name: found for lock in sorted(locks) if (found := addresses(lock))} == {}


def test_registry_check_finds(tmp_path: Path) -> None:
    files = {
        "run.txt": "--index-url https://somewhere.example/simple\nrich==15.0.0\n",
        "package-lock.json": '{\n"resolved": "https://somewhere.example/x.tgz"\n}\n',
        "uv.lock": "",
    }
    write_tree(tmp_path, files)
    assert all(len(addresses(tmp_path / name)) == 1 for name in files)


def test_generated_files_are_not_tracked() -> None:
    unwanted = re.compile(r"\.(pyc|so|pyd|c|sqlite3|whl)$|(^|/)(node_modules|__pycache__)/")
    names = [path.relative_to(ROOT).as_posix() for path in tracked_files()]
    assert [name for name in names if unwanted.search(name)] == []
