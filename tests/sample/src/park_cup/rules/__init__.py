"""The rules, in the order of play: what can be done, a turn, the end of a round."""
