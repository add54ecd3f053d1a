"""What happened and what is asked, as sentences in the viewer's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rimet.football.nations import is_nation, nation
from rimet.kernel.errors import TextError
from rimet.kernel.events import Role, roles
from rimet.kernel.frames import Frame
from rimet.kernel.game import Event, View
from rimet.kernel.record import Player
from rimet.texts import Argument, Texts

UNKNOWN = "none"
CODE = re.compile(r"(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])")
CONTROL = dict.fromkeys([*range(32), *range(127, 160), 0x2028, 0x2029], "\N{REPLACEMENT CHARACTER}")


def clean(text: str) -> str:
    """Return a text that no terminal takes for a command."""
    return text.translate(CONTROL)


class Teller:
    """The voice of one match, who sits where and which language is spoken."""

    def __init__(
        self, texts: Texts, players: Sequence[Player], names: Mapping[str, str] | None = None
    ) -> None:
        self.texts = texts
        self.players = players
        self._names = names or {}  # of teams, as sets of one's own call them

    def name(self, seat: int) -> str:
        """Return the name of a seat's player; of no seat, a word for nobody."""
        if not 0 <= seat < len(self.players):
            return self.texts.say("name-nobody")
        player = self.players[seat]
        if player.kind == "bot":
            return self.texts.say("name-bot", {"number": seat + 1})
        return clean(player.name)

    def team(self, code: str) -> str:
        """Return a team's own name for its code, else a nation's, any other text as it is."""
        if code in self._names:
            return clean(self._names[code])
        text = clean(code)
        return nation(text).name(self.texts.language) if is_nation(text) else text

    def nations(self, text: str) -> list[str]:
        """Return the names of the nations whose codes stand in a text."""
        return [self.team(code) for code in CODE.findall(text) if is_nation(code)]

    def ask(self, view: View, seat: int) -> str:
        """Return what is asked of a seat, in one sentence; it may depend on the view's switches."""
        message = f"ask-{getattr(view, 'phase', 'move')}"
        facts = {"seat": self.name(seat)}
        for field, value in msgspec.structs.asdict(view).items():
            if isinstance(value, bool):
                facts[field] = "yes" if value else "no"
        if self.texts.has(message):
            try:
                return self.texts.say(message, facts)
            except TextError:
                pass
        return self.texts.say("ask-any", facts)

    def news(self, events: Iterable[Event]) -> list[str]:
        """Return a sentence for each event; a sentence that comes again in a row is counted."""
        told: list[tuple[str, int]] = []
        for event in events:
            sentence = self.event(event)
            if told and told[-1][0] == sentence:
                told[-1] = (sentence, told[-1][1] + 1)
            else:
                told.append((sentence, 1))
        return [f"{sentence} ×{times}" if times > 1 else sentence for sentence, times in told]

    def story(self, frames: Iterable[Frame]) -> list[str]:
        """Return the sentences of each frame, in order."""
        return [sentence for frame in frames for sentence in self.news(frame.events)]

    def event(self, event: Event) -> str:
        """Return the sentence for an event: the game's own, else one from its name and fields."""
        message = f"event-{_words(type(event).__name__, '-')}"
        if self.texts.has(message):
            try:
                return self.texts.say(message, self._facts(event))
            except TextError:
                pass
        return self._plain(event)

    def _facts(self, event: Event) -> dict[str, Argument]:
        facts: dict[str, Argument] = {}
        for name, value in msgspec.structs.asdict(event).items():
            facts[name] = self.value(value, roles(type(event)).get(name))
            facts[name.replace("_", "-")] = facts[name]
        return facts

    def value(self, value: object, role: Role | None) -> Argument:
        """Return a field's value as people should read it; numbers stay numbers."""
        if value is None or value == "":
            return UNKNOWN
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.name(value) if role == "seat" else value
        if isinstance(value, float):
            return value
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.value(item, role)) for item in value)
        return self.team(str(value))

    def _plain(self, event: Event) -> str:
        known = roles(type(event))
        facts = {
            name: self.value(value, known.get(name))
            for name, value in msgspec.structs.asdict(event).items()
            if value not in (None, "") and name != "rule"
        }
        what = _words(type(event).__name__, " ")
        first = next(iter(facts), "")
        who = facts.pop(first) if known.get(first) == "seat" else None
        told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
        start = f"{who}: {what}" if who is not None else what.capitalize()
        return f"{start} ({told})" if told else start


def _words(name: str, glue: str) -> str:
    return glue.join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+", name)).lower()
