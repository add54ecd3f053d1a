"""Bots: choosing a move from what one seat may know."""

from rimet.bots.random import RandomBot

__all__ = ["RandomBot"]
