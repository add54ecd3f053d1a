"""The commands of hosts: a server that opens and closes, and a copy of what it stored."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from rimet.terminal import hosting
from rimet.texts import Texts

RIMET = [sys.executable, "-m", "rimet.terminal"]


def rimet(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return subprocess.run([*RIMET, *arguments], capture_output=True, text=True, timeout=120)


def test_serving_and_copying(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    command = [*RIMET, "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        with urllib.request.urlopen(f"{found[0]}api/health") as answer:
            assert answer.status == 200
        copy = tmp_path / "copy.sqlite3"
        told = rimet("backup", str(copy), "--database", str(database))
        server.send_signal(signal.SIGTERM)
    assert (told.returncode, told.stdout) == (0, "")
    assert str(copy) in told.stderr
    kept = sqlite3.connect(copy)
    assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    kept.close()


def test_a_taken_port_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = rimet("serve", "--port", port, "--database", str(tmp_path / "new.sqlite3"))
    assert told.returncode == 2
    assert f"cannot listen at 127.0.0.1, port {port}" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_browser_that_cannot_be_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(address: str) -> bool:
        raise webbrowser.Error

    for opening in (lambda address: False, fail, lambda address: True):
        monkeypatch.setattr(webbrowser, "open", opening)
        hosting.show_page(Texts("en"), "http://127.0.0.1:8000/").join()
    told = "No browser could be opened here; open http://127.0.0.1:8000/ yourself.\n"
    assert capsys.readouterr().err == 2 * told


def test_what_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database\n" * 500)
    for arguments in (["serve", "--port", "0"], ["backup", str(tmp_path / "copy")]):
        told = rimet(*arguments, "--database", str(file))
        assert (told.returncode, "Traceback" in told.stderr) == (2, False)
        assert str(file) in told.stderr
    assert file.read_text() == "no database\n" * 500
    assert not (tmp_path / "copy").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    database = tmp_path / "file" / "tables.sqlite3"
    told = rimet("serve", "--port", "0", "--database", str(database))
    assert (told.returncode, "Traceback" in told.stderr) == (2, False)
    assert str(database) in told.stderr.replace("\n", "") and "listen" not in told.stderr


def test_there_is_nothing_to_copy(tmp_path: Path) -> None:
    told = rimet("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none"))
    assert told.returncode == 2
    assert "none" in told.stderr
