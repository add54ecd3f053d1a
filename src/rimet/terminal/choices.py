"""Choosing a move: a path of one's own, by number, by notation or by narrowing down."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from rimet.kernel.errors import RulesError
from rimet.kernel.match import Match

SEPARATOR = re.compile(r"[>:=,;/@ ]")


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """One line to choose from: a move, or a group of moves that begin alike."""

    key: str
    text: str
    action: int = -1
    count: int = 1


class Picker:
    """A seat's path as it grows step by step; nothing is played before it is whole.

    `prefix` narrows the moves down to those that begin alike; `page` is the part of a long list
    that is shown.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat
        self.path: list[int] = []
        self.taken: list[str] = []
        self.prefix = ""
        self.page = 0
        self.pages = 1
        self.moves = self._moves()
        self.offers: list[Offer] = []

    def _moves(self) -> dict[str, int]:
        return {one.move: one.action for one in self._match.choices(self._seat, self.path)}

    @property
    def is_whole(self) -> bool:
        """Whether the path is complete and can be played."""
        return not self.moves

    @property
    def can_go_back(self) -> bool:
        """Whether there is something to take back."""
        return bool(self.path or self.prefix)

    @property
    def single(self) -> str | None:
        """Return the only move there is, when Enter is enough."""
        fitting = self.fitting()
        return fitting[0] if len(fitting) == 1 else None

    def fitting(self) -> list[str]:
        """Return the moves that begin with what was typed."""
        start = self.prefix.casefold()
        return [move for move in self.moves if move.casefold().startswith(start)]

    def show(self, capacity: int) -> list[Offer]:
        """Return what to offer in so many places, and remember it for the answer."""
        fitting = self.fitting()
        groups = self._groups(fitting) if len(fitting) > capacity else {}
        if len(groups) > 1:
            offers = [
                self._offer(index, start, moves)
                for index, (start, moves) in enumerate(groups.items(), start=1)
            ]
        else:
            numbered = not any(move.isdecimal() for move in self.moves)
            offers = [
                Offer(key=str(index) if numbered else move, text=move, action=self.moves[move])
                for index, move in enumerate(fitting, start=1)
            ]
        self.offers = offers
        self.pages = max(1, -(-len(offers) // capacity))
        self.page = min(self.page, self.pages - 1)
        return offers[self.page * capacity : (self.page + 1) * capacity]

    def _offer(self, index: int, start: str, moves: Sequence[str]) -> Offer:
        if len(moves) == 1:
            return Offer(key=str(index), text=moves[0], action=self.moves[moves[0]])
        return Offer(key=str(index), text=start, count=len(moves))

    def _groups(self, moves: Sequence[str]) -> dict[str, list[str]]:
        groups: dict[str, list[str]] = {}
        for move in moves:
            found = SEPARATOR.search(move, len(self.prefix))
            start = move[: found.end()] if found else move
            groups.setdefault(start, []).append(move)
        return groups if len(groups) < len(moves) else {}

    def is_notation(self, text: str) -> bool:
        """Whether a text is a move that can be chosen now, exactly as written."""
        return text in self.moves

    def take(self, text: str) -> bool:
        """Follow an answer; tell whether it was understood. RulesError for a closed choice."""
        if not text:
            if self.single is None:
                return False
            self._add(self.moves[self.single])
            return True
        exact = [move for move in self.moves if move == text]
        exact = exact or [move for move in self.moves if move.casefold() == text.casefold()]
        if len(exact) == 1:
            self._add(self.moves[exact[0]])
            return True
        for offer in self.offers:
            if offer.key == text:
                self._choose(offer)
                return True
        return self._narrow(text)

    def _choose(self, offer: Offer) -> None:
        if offer.action >= 0:
            self._add(offer.action)
        else:
            self.prefix, self.page = offer.text, 0

    def _narrow(self, text: str) -> bool:
        for start in (text, self.prefix + text):
            if any(move.casefold().startswith(start.casefold()) for move in self.moves):
                self.prefix, self.page = start, 0
                return True
        return False

    def _add(self, action: int) -> None:
        told = self._match.tell(self._seat, [*self.path, action])
        self.path.append(action)
        self.taken = told
        self.prefix, self.page = "", 0
        self.moves = self._moves()

    def back(self) -> None:
        """Take back what was narrowed down, or else the last step of the path."""
        if not self.can_go_back:
            raise RulesError("nothing_to_take_back")
        if self.prefix:
            self.prefix = ""
        else:
            self.path.pop()
            self.taken = self.taken[:-1]
            self.moves = self._moves()
        self.page = 0

    def turn(self, pages: int) -> bool:
        """Turn pages of a long list; tell whether there was one to turn to."""
        there = 0 <= self.page + pages < self.pages
        if there:
            self.page += pages
        return there
