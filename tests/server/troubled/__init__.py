"""Troubled Cup: the sample game once more, from a package of its own, with bots that misbehave."""

from .game import TroubledCup

game = TroubledCup
