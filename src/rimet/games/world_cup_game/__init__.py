"""The World Cup Game: all matches of a round at once, tokens that can be cancelled."""

from rimet.games.world_cup_game.game import WorldCupGame

game = WorldCupGame

__all__ = ["WorldCupGame", "game"]
