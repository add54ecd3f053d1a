"""Bots: choosing a move from what one seat may know."""

from rimet.bots.random import RandomBot
from rimet.bots.roster import bots_for, make_bot, usual_bot

__all__ = ["RandomBot", "bots_for", "make_bot", "usual_bot"]
