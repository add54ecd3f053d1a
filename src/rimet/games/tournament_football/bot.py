"""A bot with plain good sense: it asks of every place what one more goal there is worth to it.

It follows its own teams through the groups and along the bracket as far as its view goes, reckons
their chance of the cup with cards it cannot see taken as average ones, and finds for each place
how a goal there would change that chance: a lot for its teams' fields and likely paths, less than
nothing for those they must beat, nothing where its teams only meet each other. Good cards go
where that worth is highest, poor ones where it is lowest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from typing import Final

from rimet.games.tournament_football.components import GROUP_SIZE, Board, Card, Team
from rimet.games.tournament_football.game import TournamentFootball
from rimet.games.tournament_football.view import CupView, FieldView
from rimet.kernel.bot import BUDGET, Bot
from rimet.kernel.rng import Rng
from rimet.kernel.side import Side

PENALTY: Final = 0.2  # goals that a penalty is worth: it counts only where goals are level
DOUBT: Final = 0.4  # variance of what no card tells, so that nothing is ever certain
PATIENCE: Final = 0.5  # how much of a good card's worth is left on an own open field's first slot


class CasualBot(Bot):
    """Helps its own teams, spoils their rivals, and hides its hand a little."""

    name = "casual"

    def choose(self, side: Side, rng: Rng, budget: int = BUDGET) -> list[int]:
        """Return the one or two cards of the turn and where they go."""
        game, view = side.game, side.view
        assert isinstance(game, TournamentFootball) and isinstance(view, CupView)
        outlook = Outlook(game, view)
        return Turn(game, view, outlook, side.legal(), rng).best()


class Deck:
    """What an average card is worth, and how far cards are apart."""

    def __init__(self, cards: Sequence[Card]) -> None:
        total = sum(card.count for card in cards)
        self.worth = [worth(card.goals, card.penalties) for card in cards]
        sums = zip(cards, self.worth, strict=True)
        self.mean = sum(card.count * value for card, value in sums) / total
        apart = zip(cards, self.worth, strict=True)
        self.variance = sum(card.count * (value - self.mean) ** 2 for card, value in apart) / total


def worth(goals: int, penalties: int) -> float:
    """Return goals and penalties as one number."""
    return goals + PENALTY * penalties


def chance(ahead: float) -> float:
    """Return the chance to win by who is so many standard deviations ahead."""
    return 0.5 + 0.5 * erf(ahead / sqrt(2))


def slope(ahead: float) -> float:
    """Return how fast that chance grows."""
    return exp(-ahead * ahead / 2) / sqrt(2 * pi)


class Promise:
    """What a half-field promises: cards, who may stand there, and how good they are.

    `own` is the chance that a team of the viewer's stands there, `own_rating` what such a team
    brings along on average, `rating` what any team does.
    """

    def __init__(self, cards: float, variance: float) -> None:
        self.cards = cards
        self.variance = variance
        self.own = 0.0
        self.own_rating = 0.0
        self.rating = 0.0

    def enter(self, odds: float, is_own: bool, rating: float) -> None:
        """Let a team stand here with some odds; `average` ends the row."""
        self.rating += odds * rating
        if is_own:
            self.own += odds
            self.own_rating += odds * rating

    def average(self) -> None:
        """Turn the sum of own ratings into an average."""
        self.own_rating = self.own_rating / self.own if self.own > 0 else 0.0


class Outlook:
    """What one more goal is worth to the viewer, for every place."""

    def __init__(self, game: TournamentFootball, view: CupView) -> None:
        self.board: Board = game.board
        self.view = view
        self.deck = Deck(game.cards)
        self.ratings = {team.code: _rating(team) for team in game.teams}
        self.prizes = _prizes(game)
        self.means = [self._mean(place) for place in view.fields]
        self.variances = [self._unseen(place) * self.deck.variance for place in view.fields]
        self.is_own = [place.owner == view.viewer for place in view.fields]
        self.sides = [self._promise(place) for place in view.half_fields]
        groups = range(len(self.board.groups))
        self.odds = [self._ranks(group) for group in groups]
        self._enter()
        self.pulls = [0.0] * (self.board.teams + len(self.sides))
        prizes = self._follow_back(self._follow())
        for group in groups:
            self._pull_group(group, prizes)

    def _unseen(self, place: FieldView) -> int:
        """Return how many cards of a full place the viewer does not see, or not yet."""
        return self.view.capacity - len(place.cards) + place.cards.count(-1)

    def _mean(self, place: FieldView) -> float:
        """Return what a place will show on average once it is full, rating included."""
        return worth(place.goals, place.penalties) + self._unseen(place) * self.deck.mean

    def _promise(self, place: FieldView) -> Promise:
        rating = self.ratings[place.team] if place.team else 0.0
        return Promise(self._mean(place) - rating, self._unseen(place) * self.deck.variance)

    # The groups.

    def _ranks(self, group: int) -> list[list[float]]:
        """Return for each team of a group its odds of every rank."""
        start = group * GROUP_SIZE
        teams = self.view.fields[start : start + GROUP_SIZE]
        letter = self.board.groups[group]
        if any(team.placing for team in teams):
            first, second = f"1{letter}", f"2{letter}"
            known = {first: 0, second: 1}
            left = [team for team in teams if team.placing not in known]
            # Of the two others the third still has its cards, as long as that matters.
            left.sort(key=lambda team: -len(team.cards))
            ranks = [known.get(team.placing, 2 + (team not in left[:1])) for team in teams]
            return [[float(rank == each) for each in range(GROUP_SIZE)] for rank in ranks]
        end = start + GROUP_SIZE
        duels = Duels(self.means[start:end], self.variances[start:end])
        return [duels.odds(team) for team in range(GROUP_SIZE)]

    def _enter(self) -> None:
        """Let the teams of the groups enter the bracket with their odds."""
        board, fields = self.board, self.view.fields
        groups = len(board.groups)
        thirds = board.best_thirds
        for spot, place in enumerate(fields):
            group, position = divmod(spot, GROUP_SIZE)
            odds = self.odds[group][position]
            rating = self.ratings[place.team]
            doors = [(group, odds[0]), (groups + group, odds[1])]
            doors += [(2 * groups + third, odds[2] / groups) for third in range(thirds)]
            for placing, share in doors:
                half_field = board.entries[placing]
                if not self.view.half_fields[half_field].team:
                    self.sides[half_field].enter(share, self.is_own[spot], rating)
        for side, stand in zip(self.sides, self.view.half_fields, strict=True):
            if stand.team:
                side.enter(1.0, stand.owner == self.view.viewer, self.ratings[stand.team])
            side.average()

    # The bracket, forward and back.

    def _follow(self) -> list[tuple[float, float, float]]:
        """Send the odds through the bracket; return deviation and leads of each match."""
        matches = []
        for match, (winner_to, loser_to) in enumerate(
            zip(self.board.winner_to, self.board.loser_to, strict=True)
        ):
            home, away = self.sides[2 * match], self.sides[2 * match + 1]
            apart = sqrt(home.variance + away.variance + DOUBT)
            ahead = home.cards - away.cards
            lead = (ahead + home.own_rating - away.rating) / apart
            other = (away.own_rating - home.rating - ahead) / apart
            matches.append((apart, lead, other))
            wins, others = chance(lead), chance(other)
            level = chance((ahead + home.rating - away.rating) / apart)
            if winner_to >= 0:
                _meet(self.sides[winner_to], home, away, wins, others, level)
            if loser_to >= 0:
                _meet(self.sides[loser_to], home, away, 1 - wins, 1 - others, 1 - level)
        return matches

    def _follow_back(self, matches: list[tuple[float, float, float]]) -> list[float]:
        """Carry the prizes back; return what it is worth to stand on each half-field."""
        board, spots = self.board, self.board.teams
        prizes = [0.0] * len(self.sides)
        for match in reversed(range(len(matches))):
            apart, lead, other = matches[match]
            winner_to, loser_to = board.winner_to[match], board.loser_to[match]
            won = prizes[winner_to] if winner_to >= 0 else self.prizes[match][0]
            lost = prizes[loser_to] if loser_to >= 0 else self.prizes[match][1]
            home, away = 2 * match, 2 * match + 1
            prizes[home] = lost + chance(lead) * (won - lost)
            prizes[away] = lost + chance(other) * (won - lost)
            pull = self.sides[home].own * slope(lead) - self.sides[away].own * slope(other)
            self.pulls[spots + home] = pull * (won - lost) / apart
            self.pulls[spots + away] = -pull * (won - lost) / apart
        return prizes

    def _pull_group(self, group: int, prizes: list[float]) -> None:
        """Weigh the duels of own teams in a group by what a rank more or less means."""
        start, end = group * GROUP_SIZE, (group + 1) * GROUP_SIZE
        if any(place.placing for place in self.view.fields[start:end]):
            return
        entries, groups = self.board.entries, len(self.board.groups)
        thirds = sum(prizes[half_field] for half_field in entries[2 * groups :]) / groups
        values = [prizes[entries[group]], prizes[entries[groups + group]], thirds, 0.0]
        steps = [values[rank] - values[rank + 1] for rank in range(GROUP_SIZE - 1)]
        duels = Duels(self.means[start:end], self.variances[start:end])
        for team in range(GROUP_SIZE):
            if self.is_own[start + team]:
                for rival in range(GROUP_SIZE):
                    if rival != team:
                        above = duels.odds(team, rival)
                        gain = sum(each * step for each, step in zip(above, steps, strict=True))
                        pull = gain * duels.slopes[team][rival]
                        self.pulls[start + team] += pull
                        self.pulls[start + rival] -= pull


class Duels:
    """How teams of a group fare against each other, as if no duel touched another."""

    def __init__(self, means: Sequence[float], variances: Sequence[float]) -> None:
        size = len(means)
        self.wins = [[0.5] * size for _ in means]
        self.slopes = [[0.0] * size for _ in means]  # what a goal more adds to the chance to win
        for one in range(size):
            for two in range(one + 1, size):
                apart = sqrt(variances[one] + variances[two] + DOUBT)
                ahead = (means[one] - means[two]) / apart
                self.wins[one][two] = chance(ahead)
                self.wins[two][one] = 1 - self.wins[one][two]
                self.slopes[one][two] = self.slopes[two][one] = slope(ahead) / apart

    def odds(self, team: int, without: int = -1) -> list[float]:
        """Return the odds that nobody is above a team, that one is, and so on; one left out."""
        odds = [1.0]
        for rival, win in enumerate(self.wins[team]):
            if rival not in (team, without):
                beaten = [win * each for each in odds]
                lost = [each - part for each, part in zip(odds, beaten, strict=True)]
                odds = [one + two for one, two in zip([*beaten, 0.0], [0.0, *lost], strict=True)]
        return odds


def _meet(
    side: Promise, home: Promise, away: Promise, of_home: float, of_away: float, level: float
) -> None:
    """Let one of two sides come to the next with the odds that it does."""
    one, two = home.own * of_home, away.own * of_away
    side.own = min(1.0, one + two)
    if one + two > 0:
        side.own_rating = (one * home.own_rating + two * away.own_rating) / (one + two)
    side.rating = level * home.rating + (1 - level) * away.rating


def _rating(team: Team) -> float:
    return worth(team.goals, team.penalties)


def _prizes(game: TournamentFootball) -> list[tuple[float, float]]:
    """Return what the winner and the loser of each match get, where that ends their series."""
    board = game.board
    if game.table.is_scored:
        points = [
            (board.winner_points[stage], board.loser_points[stage]) for stage in board.round_of
        ]
        return [(float(winner), float(loser)) for winner, loser in points]
    last = len(board.matches) - 1
    return [(float(match == last), 0.0) for match in range(last + 1)]


class Turn:
    """Weighs the cards of a turn against the places that take one."""

    def __init__(
        self,
        game: TournamentFootball,
        view: CupView,
        outlook: Outlook,
        legal: Sequence[int],
        rng: Rng,
    ) -> None:
        self.view = view
        self.outlook = outlook
        self.rng = rng
        self.places = len(outlook.pulls)
        open_places = sorted({action % self.places for action in legal})
        spots = game.board.teams
        self.fields = [place for place in open_places if place < spots]
        self.half_fields = [place for place in open_places if place >= spots]
        self.held = {card.kind: card.count for card in view.hand}
        self.is_open = not game.options.hidden

    def best(self) -> list[int]:
        """Return the best card for each kind of place the turn still has."""
        fields = {kind: self.target(kind, self.fields) for kind in self.held}
        half_fields = {kind: self.target(kind, self.half_fields) for kind in self.held}
        if not self.fields or not self.half_fields:
            single = fields if self.fields else half_fields
            kind = max(single, key=lambda kind: single[kind][0])
            return [kind * self.places + single[kind][1]]
        pairs = [
            (one, two) for one in self.held for two in self.held if one != two or self.held[one] > 1
        ]
        one, two = max(pairs, key=lambda pair: fields[pair[0]][0] + half_fields[pair[1]][0])
        return [one * self.places + fields[one][1], two * self.places + half_fields[two][1]]

    def target(self, kind: int, places: list[int]) -> tuple[float, int]:
        """Return what a card gains on its best place, and that place, by lot among equals."""
        if not places:
            return 0.0, -1
        deck = self.outlook.deck
        gains = [self.gain(place, deck.worth[kind] - deck.mean) for place in places]
        best = max(gains)
        equals = [place for place, gain in zip(places, gains, strict=True) if gain == best]
        return best, equals[self.rng.below(len(equals))]

    def gain(self, place: int, beyond: float) -> float:
        """Return what a card, so far beyond the average, is worth on a place.

        A good card in the open on an own team's field tells whose it is; on the last slot
        nobody can answer it.
        """
        found = self.outlook.pulls[place] * beyond
        if place < len(self.view.fields) and self.is_open and found > 0 and beyond > 0:
            if self.outlook.is_own[place]:
                left = self.view.capacity - 1 - len(self.view.fields[place].cards)
                found *= 1 - PATIENCE * left / max(1, self.view.capacity - 1)
        return found
