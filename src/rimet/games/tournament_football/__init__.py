"""World Cup Tournament Football: hidden managers, cards on every team."""

from rimet.games.tournament_football.game import TournamentFootball

game = TournamentFootball

__all__ = ["TournamentFootball", "game"]
