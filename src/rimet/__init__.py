"""Rimet: football-tournament board games at one table.

>>> import rimet
>>> rimet.Rng(1).below(6) in range(6)
True
"""

from __future__ import annotations

from rimet.kernel.bot import Bot
from rimet.kernel.catalogue import games, load
from rimet.kernel.dice import Dice, FairDice, Fairness
from rimet.kernel.errors import (
    ComponentError,
    FairnessError,
    OptionError,
    PositionError,
    RecordError,
    RimetError,
    RulesError,
    SketchError,
    TextError,
)
from rimet.kernel.game import Event, Game, Placing, Result, View
from rimet.kernel.match import Match
from rimet.kernel.options import Choice, Data, Later, Listed, Number, Option, Options, Words
from rimet.kernel.playout import playout
from rimet.kernel.record import Player, Record, Step
from rimet.kernel.rng import Rng
from rimet.kernel.side import Play, Side
from rimet.kernel.state import CHANCE, OVER, SPECTATOR, State
from rimet.kernel.verify import verify

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Bot",
    "Choice",
    "ComponentError",
    "Data",
    "Dice",
    "Event",
    "FairDice",
    "Fairness",
    "FairnessError",
    "Game",
    "Later",
    "Listed",
    "Match",
    "Number",
    "Option",
    "OptionError",
    "Options",
    "Placing",
    "Play",
    "Player",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "RimetError",
    "Rng",
    "RulesError",
    "Side",
    "SketchError",
    "State",
    "Step",
    "TextError",
    "View",
    "Words",
    "games",
    "load",
    "playout",
    "verify",
]


def _speak(error: RimetError) -> str:
    from rimet.texts import say_error

    return say_error(error)


RimetError.speak = staticmethod(_speak)
