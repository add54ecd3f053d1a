"""World Cup Tournament Football as one would write it for a single purpose, to compare with.

Plain Python with lists, dicts and the standard generator: the standard World Cup board with four
players who take any legal move, each as likely as the others. At every step the list of all legal
moves is built and one of them picked. It plays the whole match: seeding with lots among equals,
flags, the deal, the groups, the return of their cards, the knock-out cards, all matches.
"""

from __future__ import annotations

import random
from typing import NamedTuple

Rating = tuple[int, int]  # goals, penalties
Move = tuple[Rating, str]  # a card and the place it goes to

GAME = "tournament-football"
PLAYERS = 4
TEAMS_EACH = 6
HAND = 5
CAPACITY = 3
GROUPS = "ABCDEF"
BANK = -1

RATINGS: dict[str, Rating] = {
    **dict.fromkeys(("GER", "BRA"), (2, 2)),
    **dict.fromkeys(("ITA", "ARG"), (2, 1)),
    **dict.fromkeys(("SWE", "FRA"), (1, 2)),
    **dict.fromkeys(("SUI", "NED", "BEL", "MEX"), (1, 1)),
    **dict.fromkeys(("ROU", "USA", "CMR", "COL", "MAR", "IRL", "BOL"), (1, 0)),
    **dict.fromkeys(("NOR", "DEN", "KOR", "IRN"), (0, 1)),
    **dict.fromkeys(("NGA", "GRE", "RUS"), (0, 0)),
}
CARDS: dict[Rating, int] = {
    **{(0, 0): 27, (0, 1): 27, (0, 2): 26},
    **{(1, 0): 22, (1, 1): 21, (1, 2): 21},
    **{(2, 0): 12, (2, 1): 12, (2, 2): 12},
    **{(3, 0): 4, (3, 1): 4, (3, 2): 4},
}
FIELDS = [f"{group}{spot}" for group in GROUPS for spot in range(1, 5)]
PLACINGS = [f"1{group}" for group in GROUPS] + [f"2{group}" for group in GROUPS]
PLACINGS += [f"X{rank}" for rank in range(1, 5)]
# The half-fields of every match in the order of play, and where its winner and its loser go.
MATCHES = [
    ("1A", "X4", "Q1a", ""),
    ("2B", "2F", "Q1b", ""),
    ("1C", "X2", "Q2a", ""),
    ("1E", "2D", "Q2b", ""),
    ("1D", "X1", "Q3a", ""),
    ("2A", "2C", "Q3b", ""),
    ("1B", "X3", "Q4a", ""),
    ("1F", "2E", "Q4b", ""),
    ("Q1a", "Q1b", "S1a", ""),
    ("Q2a", "Q2b", "S1b", ""),
    ("Q3a", "Q3b", "S2a", ""),
    ("Q4a", "Q4b", "S2b", ""),
    ("S1a", "S1b", "Fa", "Ta"),
    ("S2a", "S2b", "Fb", "Tb"),
    ("Ta", "Tb", "", ""),
    ("Fa", "Fb", "", ""),
]
HALF_FIELDS = [half_field for match in MATCHES for half_field in match[:2]]


class Outcome(NamedTuple):
    """A match that is over: its winner or -1, and what else can be compared."""

    winner: int
    champion: str
    goals: int  # of all knock-out matches
    steps: int  # cards played and drawn, deal included


class Table:
    """One match: teams on their spots, owners, cards on places, hands and the deck."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.teams: dict[str, str] = {}  # by field or half-field
        self.owners: dict[str, int] = dict.fromkeys(RATINGS, BANK)
        self.cards: dict[str, list[Rating]] = {place: [] for place in FIELDS + HALF_FIELDS}
        self.deck = [card for card, count in CARDS.items() for _ in range(count)]
        self.hands: list[list[Rating]] = [[] for _ in range(PLAYERS)]
        self.playing = list(range(PLAYERS))
        self.placings: dict[str, int] = {}
        self.goals = 0
        self.steps = 0

    def set_up(self) -> None:
        """Seed the teams, draw the flags, deal the cards."""
        ranked = list(RATINGS)
        self.rng.shuffle(ranked)
        ranked.sort(key=lambda team: RATINGS[team], reverse=True)
        spots = [f"{group}{spot}" for spot in range(1, 5) for group in GROUPS]
        self.teams = dict(zip(spots, ranked, strict=True))
        flags = list(RATINGS)
        self.rng.shuffle(flags)
        for number, team in enumerate(flags[: PLAYERS * TEAMS_EACH]):
            self.owners[team] = number // TEAMS_EACH
        self.rng.shuffle(self.deck)
        for _ in range(HAND):
            for hand in self.hands:
                self.draw(hand)

    def draw(self, hand: list[Rating]) -> None:
        """Take the top card of the deck, if there is one and room in the hand."""
        if self.deck and len(hand) < HAND:
            hand.append(self.deck.pop())
            self.steps += 1

    def legal_moves(self, hand: list[Rating], places: list[str]) -> list[Move]:
        """Return every card of the hand on every place that has room."""
        kinds = list(dict.fromkeys(hand))
        free = [place for place in places if len(self.cards[place]) < CAPACITY]
        return [(card, place) for card in kinds for place in free]

    def play_move(self, hand: list[Rating], places: list[str]) -> str:
        """Play one of all legal moves; return the place."""
        card, place = self.rng.choice(self.legal_moves(hand, places))
        hand.remove(card)
        self.cards[place].append(card)
        self.steps += 1
        return place

    def play_groups(self) -> int:
        """Play turns of two cards until every field is full; return who played last."""
        seat = -1
        while any(len(self.cards[field]) < CAPACITY for field in FIELDS):
            seat = (seat + 1) % PLAYERS
            hand = self.hands[seat]
            if len(hand) == 1:
                self.play_move(hand, FIELDS)
            elif hand:
                first = self.play_move(hand, FIELDS + HALF_FIELDS)
                self.play_move(hand, HALF_FIELDS if first in FIELDS else FIELDS)
            for _ in range(2):
                self.draw(hand)
        return seat

    def total(self, place: str) -> Rating:
        """Return goals and penalties of a team and its cards on a place."""
        goals, penalties = RATINGS[self.teams[place]]
        for card in self.cards[place]:
            goals += card[0]
            penalties += card[1]
        return goals, penalties

    def resolve_groups(self) -> None:
        """Send the first two of each group and the four best thirds on; the rest is out."""
        thirds = []
        for group in GROUPS:
            fields = [f"{group}{spot}" for spot in range(1, 5)]
            fields.sort(key=self.total, reverse=True)  # stable: the better spot stays first
            self.advance(fields[0], f"1{group}")
            self.advance(fields[1], f"2{group}")
            thirds.append(fields[2])
        thirds.sort(key=self.total, reverse=True)
        for rank, field in enumerate(thirds[:4], start=1):
            self.advance(field, f"X{rank}")
        left = {self.owners[team] for team in self.placings}
        self.playing = [seat for seat in range(PLAYERS) if seat in left]

    def advance(self, field: str, placing: str) -> None:
        """Put a team on the half-field of its placing."""
        team = self.teams[field]
        self.teams[placing] = team
        self.placings[team] = PLACINGS.index(placing)

    def return_cards(self, last: int) -> None:
        """Put the cards of the groups and of who is out under the deck, then fill the hands up."""
        returned = [card for field in FIELDS for card in self.cards[field]]
        for seat in range(PLAYERS):
            if seat not in self.playing:
                returned += self.hands[seat]
                self.hands[seat] = []
        self.rng.shuffle(returned)
        self.deck = returned + self.deck
        order = [seat for seat in self.clockwise(last) if len(self.hands[seat]) < HAND]
        if order:
            fewest = min(order, key=lambda seat: len(self.hands[seat]))
            start = order.index(fewest)
            order = order[start:] + order[:start]
        while self.deck and any(len(self.hands[seat]) < HAND for seat in order):
            for seat in order:
                self.draw(self.hands[seat])

    def clockwise(self, last: int) -> list[int]:
        """Return the seats that still play, from the left of one."""
        seats = [(last + step) % PLAYERS for step in range(1, PLAYERS + 1)]
        return [seat for seat in seats if seat in self.playing]

    def play_half_fields(self, last: int) -> None:
        """Play turns of one card until every half-field is full, or nobody can."""
        while any(len(self.cards[half_field]) < CAPACITY for half_field in HALF_FIELDS):
            able = [seat for seat in self.clockwise(last) if self.hands[seat]]
            if not able:
                break
            last = able[0]
            self.play_move(self.hands[last], HALF_FIELDS)
            self.draw(self.hands[last])

    def resolve_matches(self) -> str:
        """Resolve match after match; return the champion."""
        winner = ""
        for home, away, winner_to, loser_to in MATCHES:
            totals = {place: self.total(place) for place in (home, away)}
            self.goals += totals[home][0] + totals[away][0]
            first, second = sorted(
                (home, away),
                key=lambda place: (totals[place], -self.placings[self.teams[place]]),
                reverse=True,
            )
            winner, loser = self.teams[first], self.teams[second]
            if winner_to:
                self.teams[winner_to] = winner
            if loser_to:
                self.teams[loser_to] = loser
        return winner


def play_match(rng: random.Random) -> Outcome:
    """Play one match at random and return how it ended."""
    table = Table(rng)
    table.set_up()
    last = table.play_groups()
    table.resolve_groups()
    table.return_cards(last)
    table.play_half_fields(last)
    champion = table.resolve_matches()
    return Outcome(table.owners[champion], champion, table.goals, table.steps)


def play(rng: random.Random) -> int:
    """Play one match at random; return the winner's seat, or -1 where the bank wins."""
    return play_match(rng).winner


def playout(rng: random.Random) -> None:
    """Play one match as the bench does on the kernel."""
    play(rng)
