"""A referee who knows Mundialito from RULES.md alone, and says at every step what may happen.

A match is told from its beginning to its end, as somebody would explain it; wherever a coach or
chance decides, it stops and waits for the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rimet import CHANCE, Placing, Result
from tests.games.mundialito.course import Course, Point, draw, read_set

ALL_TEAMS = 32
FIELDS = (1, 2, 3, 4)
DAYS = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
YELLOW, BLUE, WHITE = 3, 2, 1  # a die is known by its stars
ALL_DICE = (YELLOW, BLUE, WHITE)
FIFTY = 50


class Referee:
    """One match with its options: the teams, whose they are, and where they have finished."""

    def __init__(
        self,
        players: int = 4,
        dealer: int = -1,
        mode: str = "I",
        draw: str = "seeded",
        handout: str = "dealt",
        rolls: str = "coach",
        chosen: str = "",
        blank: str = "",
        blank_stars: int = 1,
        teams: str = "teams-1",
        dice: str = "dice-1",
    ) -> None:
        self.players, self.dealer, self.mode = players, dealer % players, mode
        self.is_free, self.is_drafted = draw == "free", handout == "draft"
        self.table_rolls = rolls == "table"
        self.chosen, self.blank = [name.strip() for name in chosen.split(",") if name], blank
        self.stars = {str(team["code"]): int(team["stars"]) for team in read_set(teams)["team"]}
        if blank:
            self.stars[blank] = blank_stars  # MUN-1, MUN-R10
        self.faces = {int(die["stars"]): list(die["faces"]) for die in read_set(dice)["die"]}
        self.teams: list[str] = []
        self.owner: dict[str, int] = {}
        self.place: dict[str, int] = {}

    def match(self) -> Course[Result]:
        """Tell a whole match."""
        self.teams = yield from self.find_teams()
        yield from self.hand_out()
        entrants = self.teams
        if self.mode != "I":
            entrants = yield from self.play_groups()
        yield from self.play_cup(entrants)
        return self.result()

    # --- the teams and their coaches

    def find_teams(self) -> Course[list[str]]:
        """Find the 32 teams, in the order of the set."""
        found = [*self.chosen, self.blank] if self.blank else list(self.chosen)
        for stars in () if self.chosen else ALL_DICE:  # MUN-R6: from the strongest down
            alike = [team for team in self.stars if self.stars[team] == stars and team not in found]
            room = ALL_TEAMS - len(found)
            if len(alike) <= room:
                found += alike
                continue
            for _ in range(room):
                picked = yield from draw(alike)
                alike.remove(picked)
                found.append(picked)
        return [team for team in self.stars if team in found]

    def hand_out(self) -> Course[None]:
        """Deal or draft the teams, clockwise from the dealer's left (MUN-4, MUN-R7)."""
        left = list(self.teams)
        seat = self.dealer
        while left and self.players > 1:
            seat = (seat + 1) % self.players
            if self.is_drafted:
                team = yield Point(seat, {team: 1 for team in left})
            else:
                team = yield from draw(left)
            left.remove(team)
            self.owner[team] = seat
        for team in left:
            self.owner[team] = 0  # MUN-R8: alone, a coach has them all

    # --- rolling

    def roll(self, team: str, dice: Iterable[int]) -> Course[int]:
        """Let the coach of a team, or the table, roll some dice; return their sum (MUN-R1)."""
        if not self.table_rolls:
            yield Point(self.owner[team], {"roll": 1})
        total = 0
        for die in dice:
            faces = Counter(str(face) for face in self.faces[die])  # MUN-2
            total += int((yield Point(CHANCE, dict(faces))))
        return total

    def throw(self, level: list[str]) -> Course[list[list[str]]]:
        """Let level teams throw all dice until they differ; return them best first.

        Teams that have thrown the same stay together. After fifty throws without a difference a
        lot puts one of them ahead (MUN-R11).
        """
        for _ in range(FIFTY):
            sums = {}
            for team in level:
                sums[team] = yield from self.roll(team, ALL_DICE)
            if len(set(sums.values())) > 1:
                heights = sorted(set(sums.values()), reverse=True)
                return [[team for team in level if sums[team] == height] for height in heights]
        lucky = yield from draw(level)
        return [[lucky], [team for team in level if team != lucky]]

    def goals(self, first: str, second: str) -> Course[tuple[int, int]]:
        """Let both sides roll the dice of their stars (MUN-7)."""
        one = yield from self.roll(first, [self.stars[first]])
        other = yield from self.roll(second, [self.stars[second]])
        return one, other

    def knock_out(self, first: str, second: str) -> Course[tuple[str, str]]:
        """Play a match that must be won; return winner and loser."""
        one, other = yield from self.goals(first, second)
        if one == other:  # MUN-8
            one = yield from self.roll(first, [WHITE])
            other = yield from self.roll(second, [WHITE])
        if one == other:  # MUN-9
            (winner,), (loser,) = yield from self.throw([first, second])
            return winner, loser
        return (first, second) if one > other else (second, first)

    # --- groups

    def play_groups(self) -> Course[list[str]]:
        """Play the groups; return the teams that go on (MUN-12 to MUN-16)."""
        pots = yield from self.fill_pots()
        through: list[str] = []
        for groups in ["ABCDEFGH"] if self.mode == "II" else ["AB", "CD", "EF", "GH"]:  # MUN-18
            fields: dict[str, str] = {}
            for field in FIELDS:
                pot = pots[min(field, len(pots)) - 1]
                for group in groups:
                    team = yield from draw(pot, f"{group}{field}=")
                    pot.remove(team)
                    fields[f"{group}{field}"] = team
            through += yield from self.play_robin(groups, fields)
        return through

    def fill_pots(self) -> Course[list[list[str]]]:
        """Sort the teams into pots for field 1, for field 2, and for fields 3 and 4 (MUN-R3)."""
        if self.is_free:
            return [list(self.teams)]
        waiting = list(self.teams)
        pots: list[list[str]] = [[], [], []]
        for number, (pot, size) in enumerate(zip(pots, (8, 8, 16), strict=True), 1):
            while len(pot) < size:
                strongest = max(self.stars[team] for team in waiting)
                alike = [team for team in waiting if self.stars[team] == strongest]
                if len(pot) + len(alike) > size:
                    picked = yield from draw(alike, f"{number}=")
                    alike = [picked]
                pot += alike
                waiting = [team for team in waiting if team not in alike]
        return pots

    def play_robin(self, groups: str, fields: dict[str, str]) -> Course[list[str]]:
        """Play the groups on the table, then settle them one by one; return who goes on."""
        points: Counter[str] = Counter()
        difference: Counter[str] = Counter()
        for day in DAYS:
            for group in groups:  # MUN-R5
                for home, away in day:  # MUN-13
                    first, second = fields[f"{group}{home}"], fields[f"{group}{away}"]
                    one, other = yield from self.goals(first, second)
                    points[first] += 3 if one > other else int(one == other)  # MUN-14
                    points[second] += 3 if other > one else int(one == other)
                    difference[first] += one - other
                    difference[second] += other - one
        through: list[str] = []
        for group in groups:
            teams = [fields[f"{group}{field}"] for field in FIELDS]
            heights = sorted({(points[team], difference[team]) for team in teams}, reverse=True)
            order: list[str] = []
            for height in heights:
                level = [team for team in teams if (points[team], difference[team]) == height]
                order += yield from self.part(level)
            through += order[:2]  # MUN-16
            self.place |= {order[2]: 17, order[3]: 25}  # MUN-R8
        return through

    def part(self, level: list[str]) -> Course[list[str]]:
        """Order teams that are level by throws of all dice (MUN-15, MUN-R4)."""
        if len(level) == 1:
            return level
        order: list[str] = []
        for still_level in (yield from self.throw(level)):
            order += yield from self.part(still_level)
        return order

    # --- the cup

    def play_cup(self, teams: list[str]) -> Course[None]:
        """Play round after round, drawn anew each time, to the Big Final (MUN-6, MUN-10)."""
        losers: list[str] = []
        while len(teams) > 2:
            left, entered = list(teams), len(teams)
            teams, losers = [], []
            while left:
                first = yield from draw(left)
                left.remove(first)
                second = yield from draw(left, f"{first}-")
                left.remove(second)
                winner, loser = yield from self.knock_out(first, second)
                teams, losers = [*teams, winner], [*losers, loser]
            self.place |= dict.fromkeys(losers, entered // 2 + 1)
        third, fourth = yield from self.knock_out(*losers)  # MUN-11
        champion, second = yield from self.knock_out(*teams)
        self.place |= {champion: 1, second: 2, third: 3, fourth: 4}

    # --- who has won

    def result(self) -> Result:
        """Rank the coaches by their best team, then by the second best, and so on (MUN-R8)."""
        hands = [
            [*sorted(self.place[team] for team in self.teams if self.owner[team] == seat), 99]
            for seat in range(self.players)  # whoever has one team more is ahead: 99 ends a hand
        ]
        heights = sorted(hands)
        (champion,) = [team for team in self.teams if self.place[team] == 1]
        winner = self.owner[champion]  # MUN-5
        ranks = [heights.index(hand) for hand in hands]
        by_place = sorted(self.teams, key=lambda team: self.place[team])
        return Result(
            winner=winner,
            ranking=tuple(
                tuple(seat for seat, held in enumerate(ranks) if held == rank)
                for rank in sorted(set(ranks))
            ),
            scores=tuple(sum(other > hand for other in hands) for hand in hands),
            placings=tuple(Placing(team, self.place[team]) for team in by_place),
            shares=tuple(float(seat == winner) for seat in range(self.players)),
        )
