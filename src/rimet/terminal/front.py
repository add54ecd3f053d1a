"""The front of the command line: language of the help, refusals as sentences, exit codes.

0 fine, 1 an error of ours, 2 bad input, 129 and 143 told to end by a signal, 130 interrupted,
141 nobody reads what is written.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from rimet.kernel.errors import RimetError
from rimet.terminal.language import (
    asked_language,
    say_usage,
    translate,
    translate_frame,
)
from rimet.terminal.sentences import clean
from rimet.terminal.signals import Hangup
from rimet.texts import Texts, say_error

INTERNAL, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141
# A command line that cannot be understood; Typer's own base class is not public by name.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


class Unread(Exception):
    """Nobody reads what is written."""


class Front(TyperGroup):
    """A command as it runs; whatever happens becomes a sentence and an exit code."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run the command line and end the process."""
        given = list(sys.argv[1:] if args is None else args)
        language = asked_language(given)
        translate(self, Texts(language))
        translate_frame(Texts(language))
        extra |= {"standalone_mode": False, "prog_name": "rimet"}
        code = INTERNAL
        try:
            code = super().main(given, *rest, **extra) or 0
            sys.stdout.flush()
        except Exception as error:
            code = self._refuse(error, language)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Hangup as hangup:
            code = 128 + hangup.number
            _silence()
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; Typer would end a broken pipe as if it were an error of ours."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise Unread from None

    def _refuse(self, error: Exception, language: str) -> int:
        texts = Texts(language)
        if isinstance(error, RimetError):
            _tell(say_error(error, language))
            return BAD_INPUT
        if isinstance(error, UsageError):
            if type(error).__name__ == "NoArgsIsHelpError":
                return BAD_INPUT
            _tell(say_usage(error, texts))
            context = getattr(error, "ctx", None)
            path = context.command_path if context is not None else "rimet"
            _tell(texts.say("usage-help", {"command": path}))
            return BAD_INPUT
        if isinstance(error, Unread):
            _silence()
            return BROKEN_PIPE
        if os.environ.get("RIMET_DEBUG"):
            traceback.print_exception(error)
        facts = {"error": f"{type(error).__name__}: {error}"}
        _tell(texts.say("internal-error", facts))
        return INTERNAL


def _tell(sentence: str) -> None:
    talk = Console(stderr=True, highlight=False)
    told = "\n".join(clean(line) for line in sentence.split("\n"))
    try:
        talk.print(Text(told), soft_wrap=True)
    except OSError:
        _silence()


def _silence() -> None:
    """Write nothing more: nobody is there to read it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):
            continue
