"""Mundialito: a dice tournament of 32 teams for one to six coaches."""

from .game import Mundialito

game = Mundialito

__all__ = ["Mundialito", "game"]
