# Said on the wall until the game is there; then its own catalogue says it.
title = Goal!Game
summary = Bid for footballers, open cards, match colours, and strike back on the counter-attack.
