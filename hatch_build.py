"""Build the wheel: compile the modules listed in pyproject.toml with mypyc.

State and rules are typed Python that mypyc turns into one shared library and a small shim per
module. They are laid beside the `.py` files in the wheel, where Python prefers them; the source
tree never sees them. Without a working C compiler, or with RIMET_COMPILE=0, the wheel is pure and
the same files run interpreted. A compiler that works and code that does not compile is an error.

    python hatch_build.py expect        prints what an install here gives: compiled or interpreted
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARY = "rimet"
KEPT = 6
TOOLS = ("mypy", "librt", "setuptools")
MYPY_OPTIONS = (
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--explicit-package-bases",
    # Interpreted modules lend their types; their own faults, and packages that they import and
    # an isolated build has not, are no concern of the compiler.
    "--follow-imports=silent",
    "--ignore-missing-imports",
)
# Calls inside the one shared library need not go through the dynamic linker: 5 to 10 %.
EXTRA_FLAGS = ("-fno-semantic-interposition",) if sys.platform == "linux" else ()
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CompileError(RuntimeError):
    """A compiler that works, and code that does not compile."""


def listed_modules(root: Path, globs: list[str]) -> list[Path]:
    """Return the files under `root` that the globs name, sorted, each once."""
    return sorted({path for glob in globs for path in root.glob(glob) if path.is_file()})


def compiled_globs(pyproject: Path) -> list[str]:
    """Return which modules are to be compiled, from a `pyproject.toml`."""
    globs: list[str] = tomllib.loads(pyproject.read_text("utf-8"))["tool"]["rimet"]["compiled"]
    return globs


def compile_modules(source_root: Path, modules: list[Path], out: Path) -> None:
    """Compile modules in one mypyc call and lay the libraries into `out`.

    `source_root` is the folder that holds the packages; `out` gets the same folders with one
    shim per module, and the shared library at its top. Nothing is written anywhere else.
    """
    with tempfile.TemporaryDirectory(prefix="rimet-mypyc-") as scratch:
        order = {
            "modules": [str(module.resolve()) for module in modules],
            "out": str(out.resolve()),
        }
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "compile", json.dumps(order)],
            cwd=scratch,
            env=os.environ | {"MYPYPATH": str(source_root.resolve())},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if run.returncode:
        raise CompileError(f"mypyc could not compile the listed modules:\n{run.stdout}")


def compiled_folder(source_root: Path, modules: list[Path], cache: Path) -> Path:
    """Return a folder of compiled modules, from the cache where nothing they need has changed."""
    folder = cache / cache_key(source_root, modules)
    if folder.is_dir():
        folder.touch()
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=cache) as fresh:
        result = Path(fresh, "result")
        result.mkdir()
        compile_modules(source_root, modules, result)
        try:
            result.rename(folder)
        except OSError:
            if not folder.is_dir():  # another build may have been quicker
                raise
    forget_oldest(cache)
    return folder


def forget_oldest(cache: Path) -> None:
    """Keep the cache to the few folders used last."""
    folders = [path for path in cache.iterdir() if path.is_dir() and len(path.name) == 64]
    folders.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def cache_key(source_root: Path, modules: list[Path]) -> str:
    """Hash all that decides what the compiler makes: sources, tools, Python and flags.

    The interpreted modules that compiled ones import count too: mypyc builds their types and
    constants into the result.
    """
    digest = hashlib.sha256()
    for part in (
        *(f"{tool} {importlib.metadata.version(tool)}" for tool in TOOLS),
        sys.version,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        *(f"{name}={os.environ.get(name, '')}" for name in ("CC", "CFLAGS", "LDFLAGS")),
        Path(__file__).read_text("utf-8"),
        *(module.relative_to(source_root).as_posix() for module in modules),
    ):
        digest.update(part.encode() + b"\0")
    for path in sorted(modules_read(source_root, modules)):
        digest.update(path.relative_to(source_root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def modules_read(source_root: Path, modules: list[Path]) -> set[Path]:
    """Follow the imports of modules through the packages under `source_root`."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(imported_files(source_root, path))
    return found


def imported_files(source_root: Path, path: Path) -> Iterator[Path]:
    """Yield the files under `source_root` that a module's import statements name."""
    package = path.relative_to(source_root).parent.parts
    names: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            names.extend(tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = (*above, *(node.module.split(".") if node.module else ()))
            names.append(origin)
            names.extend((*origin, alias.name) for alias in node.names)
    for name in names:
        place = source_root.joinpath(*name)
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                yield file


def has_compiler() -> bool:
    """Whether a C extension can be built here, by building an empty one."""
    with tempfile.TemporaryDirectory(prefix="rimet-probe-") as scratch:
        Path(scratch, "probe.c").write_text(PROBE, "utf-8")
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "probe"],
            cwd=scratch,
            capture_output=True,
        )
    return run.returncode == 0


def is_compiling() -> bool:
    """Whether a wheel built here is compiled: not switched off, and a compiler works."""
    return os.environ.get("RIMET_COMPILE") != "0" and has_compiler()


def build_extensions(extensions: list[Any], out: str) -> None:
    """Build extensions into `out`, with object files in the current folder."""
    from setuptools import setup

    setup(
        name=LIBRARY,
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        script_args=[
            "--quiet",
            "build_ext",
            f"--build-lib={out}",
            "--build-temp=objects",
            f"--parallel={os.cpu_count() or 1}",
        ],
    )


def run_compile(modules: list[str], out: str) -> None:
    """Compile modules in this process, whose current folder takes all that is generated."""
    from mypyc.build import mypycify

    extensions = mypycify(
        [*MYPY_OPTIONS, *modules],
        opt_level="3",
        debug_level="0",
        target_dir="generated",
        group_name=LIBRARY,
    )
    for extension in extensions:
        extension.extra_compile_args.extend(EXTRA_FLAGS)
    build_extensions(extensions, out)


def run_probe() -> None:
    """Build an empty extension in the current folder."""
    from setuptools import Extension

    build_extensions([Extension("probe", ["probe.c"])], "built")


class CompileHook(BuildHookInterface[BuilderConfig]):
    """What adds compiled modules to a standard wheel; an editable one stays interpreted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or take from the cache, before hatchling packs the wheel."""
        if version != "standard" or not is_compiling():
            return
        root = Path(self.root)
        modules = listed_modules(root, compiled_globs(root / "pyproject.toml"))
        if not modules:
            return
        folder = compiled_folder(root / "src", modules, root / "build" / "compiled")
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def main(arguments: list[str]) -> None:
    """Run one of the commands that this file gives to its own children and to make."""
    match arguments:
        case ["expect"]:
            print("compiled" if is_compiling() else "interpreted")
        case ["probe"]:
            run_probe()
        case ["compile", order]:
            run_compile(**json.loads(order))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
