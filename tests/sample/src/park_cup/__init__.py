"""Park Cup: the sample game, small and awkward on purpose."""

from .game import ParkCup

game = ParkCup

__all__ = ["ParkCup", "game"]
