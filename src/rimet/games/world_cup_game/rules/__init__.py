"""The rules of The World Cup Game, chapter by chapter."""
