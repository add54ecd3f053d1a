"""Goal!Game: an auction, a figure of cards, matching colours, two to four coaches."""

from .game import GoalGame

game = GoalGame

__all__ = ["GoalGame", "game"]
