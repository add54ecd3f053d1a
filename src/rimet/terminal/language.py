"""Which language to speak, and how help is said in it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from typer import rich_utils

from rimet.texts import SOURCE, Texts, languages

OPTION = "--language"


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for, or English."""
    found = os.environ if environment is None else environment
    for name in ("RIMET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        tongue = found.get(name, "").partition(".")[0].partition("_")[0].lower()
        if tongue:
            return tongue if tongue in languages() else SOURCE
    return SOURCE


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language of a command line before it is parsed; never refuses."""
    asked = ""
    for index, argument in enumerate(arguments):
        if argument == OPTION and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
    return asked if asked in languages() else usual_language()


def speaker(language: str | None, game: str | None = None) -> Texts:
    """Return the texts in the language asked for, or else in the usual one."""
    return Texts(usual_language() if language is None else language, game)


def translate(command: Any, texts: Texts) -> None:
    """Replace the message names in a command's help, and in those below it, by their texts."""
    shown = command.get_help_option(typer.Context(command))
    if shown is not None:
        shown.help = texts.say("help-help")
    for holder in (command, *command.params):
        if getattr(holder, "help", None):
            holder.help = _said(holder.help, texts)
    if command.epilog:
        command.epilog = _said(command.epilog, texts)
    for below in getattr(command, "commands", {}).values():
        translate(below, texts)


def translate_frame(texts: Texts) -> None:
    """Replace the headings that Typer puts around the help."""
    rich_utils.ARGUMENTS_PANEL_TITLE = texts.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = texts.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = texts.say("help-commands")
    rich_utils.DEFAULT_STRING = f"[{texts.say('help-default', {'value': '{}'})}]"


FOREIGN = {
    "Install completion for the current shell.": "help-install-completion",
    "Show completion for the current shell, to copy it or customize the installation.": (
        "help-show-completion"
    ),
}


def _said(message: str, texts: Texts) -> str:
    message = FOREIGN.get(message, message)
    return texts.say(message) if texts.has(message) else message


# What Typer says without a class of its own, by how it begins.
SAID = {
    "usage-nosuchcommand": re.compile(r"No such command '(?P<name>[^']*)'"),
    "usage-extra": re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((?P<name>.*)\)"),
}


def say_usage(error: Any, texts: Texts) -> str:
    """Return the sentence for a command line that cannot be understood."""
    told = str(error.format_message())
    for message, pattern in SAID.items():
        found = pattern.match(told)
        if found:
            return texts.say(message, {"name": found["name"]})
    name = str(getattr(error, "option_name", ""))
    if getattr(error, "param", None) is not None:
        name = str(error.param.get_error_hint()).strip("'")
    message = f"usage-{type(error).__name__.lower()}"
    facts = {"name": name, "told": told, "reason": str(error.message).rstrip(".")}
    return texts.say(message if texts.has(message) else "usage-other", facts)
