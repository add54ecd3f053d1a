"""`rimet play`: begin a match or take one up, and see it to its end or to its next break."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text

from rimet.kernel.catalogue import games
from rimet.kernel.dice import SEED_SIZE, FairDice
from rimet.kernel.match import Match
from rimet.kernel.state import SPECTATOR
from rimet.kernel.templates import own_names
from rimet.terminal.clock import now_text
from rimet.terminal.ending import tell_ending
from rimet.terminal.folders import matches_folder
from rimet.terminal.layout import indented
from rimet.terminal.saves import Save, latest, new_path
from rimet.terminal.screen import Closed, Screen
from rimet.terminal.sentences import Teller
from rimet.terminal.session import Session
from rimet.terminal.settings import Seating, seat_players
from rimet.terminal.signals import hangups
from rimet.terminal.turn import Quit
from rimet.terminal.welcome import choose_match
from rimet.texts import Texts


def begin(seating: Seating, seed: int | None, path: Path | None) -> tuple[Match, Save, bytes]:
    """Return a new match, saved from its first moment.

    With a seed of one's own the same match comes again; else nobody can foresee the dice.
    """
    notes = ["bot" if player.kind == "bot" else "" for player in seating.players]
    if seed is None:
        dice = FairDice(secrets.token_bytes(SEED_SIZE), secrets.token_hex(8), notes=notes)
    else:
        dice = FairDice(seed, notes=notes)
    match = Match(seating.game, dice, seating.players, now_text())
    record = match.record
    save = Save.create(new_path(record) if path is None else path, record, dice.seed)
    return match, save, dice.seed


def play(
    game: str | None,
    options: Sequence[str],
    players: int | None,
    bots: int | None,
    seats: Sequence[str],
    seed: int | None,
    path: Path | None,
    language: Texts,
) -> int:
    """Play a new match; without a game, ask which."""
    screen = Screen()
    with hangups():
        try:
            if game is None:
                choice = choose_match(screen, language, players, bots, seats)
                if choice.path is not None:
                    return run(*Save.open(choice.path), screen, language.language)
                game, players, seats = choice.game, choice.players, choice.seats
        except (Quit, Closed):
            return 0
        texts = Texts(language.language, game)
        seating = seat_players(game, options, players, bots, seats, texts)
        match, save, secret = begin(seating, seed, path)
        return run(save, match, secret, screen, language.language)


def resume(which: str | None, language: Texts) -> int:
    """Take up a saved match: of a file, the latest of a game, or the latest of all."""
    if which is None or which in games():
        path = latest(which)
    else:
        path = Path(which)
    with hangups():
        return run(*Save.open(path), Screen(), language.language)


def run(save: Save, match: Match, seed: bytes, screen: Screen, language: str) -> int:
    """Play a match until it is over or broken off; say where it is."""
    texts = Texts(language, match.game.name)
    session = Session(match, save, seed, screen, texts)
    is_over = False
    try:
        with screen.opened():
            session.play()
        is_over = True
    except (Quit, Closed):
        pass
    finally:
        try:
            session.keep()
        finally:
            save.close()
        if not is_over:
            say_saved(save.path, texts)
    if is_over:
        show_ending(session, screen, texts)
    return 0


def say_saved(path: Path, texts: Texts) -> None:
    """Tell where a match that was broken off waits; a closed terminal hears nothing."""
    with contextlib.suppress(OSError, ValueError):
        talk = Console(stderr=True, highlight=False)
        is_found = path.parent == matches_folder()
        command = "rimet play --resume" if is_found else f"rimet play --resume {quote(str(path))}"
        facts = {"file": str(path), "command": command}
        talk.print(Text(texts.say("play-saved", facts)), soft_wrap=True)


def show_ending(session: Session, screen: Screen, texts: Texts) -> None:
    """Show what happened last, the podium and the standings, and where the record is."""
    match = session.match
    teller = Teller(texts, match.players, own_names(match.game))
    viewer = session.people[0] if len(session.people) == 1 else SPECTATOR
    since = min(session.seen.values(), default=0) if session.people else 0
    screen.show(Text(texts.say("play-news"), "green"))
    for sentence in teller.story(match.frames(viewer, since))[-12:]:
        screen.show(indented(sentence))
    screen.show(Text(""))
    assert match.result is not None
    for part in tell_ending(match.result, teller):
        screen.show(part)
    screen.show(Text(""))
    saved = Text(texts.say("end-saved", {"file": str(session.save.path)}), "dim")
    screen.console.print(saved, soft_wrap=True)
