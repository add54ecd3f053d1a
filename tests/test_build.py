"""The build is what it says: compiled or interpreted as expected, and nothing lands in src."""

from __future__ import annotations

import importlib.util
import os
import tomllib
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
COMPILED = hatch_build.listed_modules(ROOT, hatch_build.compiled_globs(ROOT / "pyproject.toml"))
# Set by make test, which knows what it runs; pytest alone takes either.
EXPECTED = os.environ.get("RIMET_EXPECT")


def module_name(path: Path) -> str:
    """Return the name under which a file below src is imported."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def origin(name: str) -> Path:
    """Return the file that an import of the module would load."""
    spec = importlib.util.find_spec(name)
    assert spec is not None and spec.origin is not None, f"{name} is not installed"
    return Path(spec.origin)


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_build_is_the_expected_one(path: Path) -> None:
    loaded = origin(module_name(path))
    if EXPECTED == "compiled":
        assert loaded.suffix in (".so", ".pyd"), f"{loaded} is not compiled"
        assert ROOT / "src" not in loaded.parents
    elif EXPECTED == "interpreted":
        assert loaded.suffix == ".py", f"{loaded} is not interpreted"
    if os.environ.get("PYTHONPATH") == "src":
        assert loaded == path, "the source does not shadow the install"


def test_build_is_expected_to_be_one_of_two() -> None:
    assert EXPECTED in ("compiled", "interpreted", None)


def test_builder_and_lock_pin_the_same_compiler() -> None:
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"][
        "requires"
    ]
    lock = (ROOT / "requirements/build.txt").read_text("utf-8")
    for requirement in requires:
        name, exact, version = requirement.partition("==")
        if exact:
            assert f"{name.partition('[')[0]}=={version} " in lock


def small_package(root: Path) -> list[Path]:
    """Write a package of one compiled and two interpreted modules; return the compiled one."""
    package = root / "small"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "aside.py").write_text("GOALS = 1\n")
    (package / "base.py").write_text("from typing import Final\n\nSEATS: Final = 4\n")
    hot = package / "hot.py"
    hot.write_text(
        "from small.base import SEATS\n\n\ndef double(n: int) -> int:\n    return n * 2 + SEATS\n"
    )
    return [hot]


def test_cache_key_follows_what_the_compiler_reads(tmp_path: Path) -> None:
    modules = small_package(tmp_path)
    before = hatch_build.cache_key(tmp_path, modules)
    (tmp_path / "small/aside.py").write_text("GOALS = 2\n")
    assert hatch_build.cache_key(tmp_path, modules) == before
    (tmp_path / "small/base.py").write_text("from typing import Final\n\nSEATS: Final = 5\n")
    assert hatch_build.cache_key(tmp_path, modules) != before


def test_cached_result_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []

    def compile_modules(source_root: Path, modules: list[Path], out: Path) -> None:
        calls.append(out)
        (out / "made").write_text("")

    monkeypatch.setattr(hatch_build, "compile_modules", compile_modules)
    modules = small_package(tmp_path / "src")
    first = hatch_build.compiled_folder(tmp_path / "src", modules, tmp_path / "cache")
    again = hatch_build.compiled_folder(tmp_path / "src", modules, tmp_path / "cache")
    assert first == again and (again / "made").is_file()
    assert len(calls) == 1
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [first.name]


def test_compile_failure_is_an_error_and_leaves_no_cache(tmp_path: Path) -> None:
    modules = small_package(tmp_path / "src")
    modules[0].write_text("def double(n: int) -> int:\n    return 'two'\n")
    with pytest.raises(hatch_build.CompileError, match="Incompatible return value"):
        hatch_build.compiled_folder(tmp_path / "src", modules, tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []
    assert {path.suffix for path in (tmp_path / "src").rglob("*") if path.is_file()} == {".py"}


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIMET_COMPILE", "0")
    assert not hatch_build.is_compiling()


def test_a_compiler_that_fails_is_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.delenv("RIMET_COMPILE", raising=False)
    assert not hatch_build.is_compiling()
