"""What a game, a state, a match, a record and a bot is. Knows no game and no I/O."""
