"""The rules, in the order of play: auction, layout, opening, strikes, counter, penalties, cup."""
