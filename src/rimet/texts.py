"""Words for people, from Fluent catalogues; everything inside speaks in codes.

The shared texts are in `rimet/locales/<language>.ftl`, a game's own in its folder. English is
complete; another language falls back to it text by text.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from rimet.kernel.catalogue import find_game, games
from rimet.kernel.errors import Fact, RimetError, TextError, tell_plainly

SOURCE = "en"
Argument = str | int | float


@cache
def languages() -> list[str]:
    """Return the languages that the shared texts are written in."""
    folder = resources.files("rimet") / "locales"
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir())


@cache
def _bundle(package: str, language: str) -> FluentBundle | None:
    file = resources.files(package) / "locales" / f"{language}.ftl"
    if not file.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one language, a game's own before the shared ones."""

    def __init__(self, language: str = SOURCE, game: str | None = None) -> None:
        if language not in languages():
            raise TextError(
                "unknown_language", language=language[:20], allowed=", ".join(languages())
            )
        self.language = language
        packages = ["rimet"] if game is None else [find_game(game).package(), "rimet"]
        tongues = [language] if language == SOURCE else [language, SOURCE]
        found = [_bundle(package, tongue) for tongue in tongues for package in packages]
        self._bundles = [bundle for bundle in found if bundle is not None]

    def has(self, message: str) -> bool:
        """Whether there is a text for this message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, facts: Mapping[str, Argument] | None = None) -> str:
        """Return the text of a message; TextError if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, dict(facts or {}))
                    if errors:
                        raise TextError("broken_text", message=message)
                    return str(text)
        raise TextError("unknown_text", message=message)

    def error(self, error: RimetError) -> str:
        """Return the sentence that explains a refusal."""
        return self.refusal(error.code, error.facts)

    def refusal(self, code: str, facts: Mapping[str, Fact]) -> str:
        """Return the sentence for an error code, with the rule's number where there is one."""
        message = error_message(code)
        told = self.say(message, facts) if self.has(message) else str(facts.get("reason", code))
        rule = facts.get("rule")
        return f"{told} ({rule})" if rule else told


def error_message(code: str) -> str:
    """Return the name of the message that explains an error code."""
    return f"error-{code.replace('_', '-')}"


def say_error(error: RimetError, language: str = SOURCE) -> str:
    """Return an error's sentence, from the shared texts or from any game's."""
    message = error_message(error.code)
    for game in (None, *games()):
        try:
            texts = Texts(language, game)
        except Exception:  # a game that cannot be imported silences no other
            continue
        if texts.has(message):
            return texts.error(error)
    return str(error.facts.get("reason", tell_plainly(error)))
