"""The rules, in the order of play: setting up, groups, turns, knock-out."""
