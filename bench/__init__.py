"""How fast every game is, compiled and interpreted: `make bench`."""
