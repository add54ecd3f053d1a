"""The course of a tournament in whole numbers: groups, matches, rounds, and who goes where."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rimet.kernel.counts import cells

# Kinds of rounds.
GROUPS: Final = 0
SECOND: Final = 1
KNOCKOUT: Final = 2
FINALS: Final = 3

# Where the team of a slot or of a side comes from: a source times SOURCE plus a number.
SOURCE: Final = 4096
RANKED: Final = 0  # group times RANKS plus rank
THIRD: Final = 1  # the number of a slot for thirds
WINNER: Final = 2  # the number of a match
LOSER: Final = 3
RANKS: Final = 8
IN_GROUP: Final = 4  # teams of a first group; they are numbered group by group
THIRD_RANK: Final = 2

SPACES_BY_COLOUR: Final = (4, 4, 3, 3, 2, 2)  # WCG-2
VALUE_BY_COLOUR: Final = (3, 3, 3, 2, 1, 1)  # WCG-9, WCG-10


@final
class Course:
    """What an edition fixes.

    Groups are numbered through, first groups before second ones, and so are their slots and,
    in the order of the groups and then of the bracket, all matches. A pot is what one roll of
    the extra-goal dice is for: a group, or after all groups a round of the knock-out.
    """

    def __init__(
        self,
        colours: list[int],
        group_sizes: list[int],
        first_groups: int,
        slots: list[int],
        depths: list[int],
        sides: list[int],
        match_groups: list[int],
        pots: list[int],
        round_kinds: list[int],
        round_matches: list[int],
        round_groups: list[int],
        decks: list[int],
        round_decks: list[int],
        won_places: list[int],
        lost_places: list[int],
        group_places: list[int],
        thirds: int,
        third_table: list[int],
        order: list[int],
        second_order: list[int],
        thirds_order: list[int],
        win: int,
    ) -> None:
        self._given = (
            colours,
            group_sizes,
            first_groups,
            slots,
            depths,
            sides,
            match_groups,
            pots,
            round_kinds,
            round_matches,
            round_groups,
            decks,
            round_decks,
            won_places,
            lost_places,
            group_places,
            thirds,
            third_table,
            order,
            second_order,
            thirds_order,
            win,
        )
        self.colours = cells(colours)  # by team
        self.teams: i64 = len(colours)
        self.spaces = cells([SPACES_BY_COLOUR[colour] for colour in colours])  # by team
        self.values = cells([VALUE_BY_COLOUR[colour] for colour in colours])  # by team
        self.group_sizes = cells(group_sizes)
        self.groups: i64 = len(group_sizes)
        self.first_groups: i64 = first_groups
        self.slots = cells(slots)  # by slot: the team of a first group, the source of a second one
        starts = [sum(group_sizes[:group]) for group in range(len(group_sizes) + 1)]
        self.group_slots = cells(starts)  # by group: its first slot
        self.depths = cells(depths)  # by group: how many ranks lead somewhere
        self.sides = cells(sides)  # by row: a slot of the group, or the source of a knock-out side
        self.rows: i64 = len(sides)
        self.match_groups = cells(match_groups)  # by match: its group, or -1
        self.group_matches = cells(
            [match_groups.index(group) for group in range(len(group_sizes))]
            + [len(match_groups) - match_groups.count(-1)]
        )  # by group: its first match; after all groups, the first of the knock-out
        self.knockouts: i64 = match_groups.count(-1)
        self.first_knockout: i64 = len(match_groups) - match_groups.count(-1)
        self.pots = cells(pots)  # by match
        self.pot_count: i64 = max(pots) + 1
        self.round_kinds = cells(round_kinds)
        self.rounds: i64 = len(round_kinds)
        self.round_matches = cells(round_matches)  # by round: its first match; then the number
        self.round_groups = cells(round_groups)  # by round: its first group; then the number
        self.decks = cells(decks)  # 1, 2, 4: that part of the pool; -n: n cards
        self.round_decks = cells(round_decks)  # by round: its first deck; then the number
        self.won_places = cells(won_places)  # by knock-out match: the winner's place, 0: plays on
        self.lost_places = cells(lost_places)  # the loser's place, 0: plays on
        self.group_places = cells(group_places)  # by group: the place of those who are out
        self.thirds: i64 = thirds  # how many go through
        self.third_table = cells(third_table)  # by set of groups and slot for thirds: a group
        self.order = order  # criteria of the first groups, of the second, of the thirds
        self.second_order = second_order
        self.thirds_order = thirds_order
        self.win: i64 = win  # points

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Course, self._given
