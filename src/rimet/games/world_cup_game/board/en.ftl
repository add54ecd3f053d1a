# Said on the wall until the game is there; then its own catalogue says it.
title = The World Cup Game
summary = All matches of a round at once: goals are tokens, and a foul can still cancel the last one.
