"""The options and component sets of Mundialito."""

from __future__ import annotations

import re
from typing import Annotated, Literal, NamedTuple

import msgspec

from rimet.kernel.components import ComponentText, Entry, Named
from rimet.kernel.errors import OptionError
from rimet.kernel.options import Choice, Data, Listed, Number, Options, Words

from .setup import FACES, TEAMS

LARGEST_POOL = 64
COLORS = ("yellow", "blue", "white")
NAME = re.compile(r"[^\W\d_][\w'’.-]*(?: [\w'’.-]+)*")


class MundialitoOptions(Options, frozen=True, kw_only=True):
    """What can be chosen before a match."""

    players: Annotated[int, Number(1, 6)] = 4
    mode: Annotated[str, Choice("I", "II", "IIB")] = "I"
    draw: Annotated[str, Choice("seeded", "free")] = "seeded"
    handout: Annotated[str, Choice("dealt", "draft")] = "dealt"
    rolls: Annotated[str, Choice("coach", "table")] = "coach"
    chosen: Annotated[str, Listed("teams")] = ""
    blank: Annotated[str, Words(20)] = ""
    blank_stars: Annotated[int, Number(1, 3)] = 1
    teams: Annotated[str, Data("teams")] = "teams-1"
    dice: Annotated[str, Data("dice")] = "dice-1"


class Team(Named, frozen=True, kw_only=True):
    """A team and its strength in stars; its code may be a name of several words."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    stars: Annotated[int, msgspec.Meta(ge=1, le=3)]

    @property
    def written(self) -> str:
        """Return the code as notation has it, in one word."""
        return self.code.replace(" ", "_")


class Die(Entry, frozen=True, kw_only=True):
    """A die: the strength it is rolled for, and what its six faces show."""

    color: Literal["yellow", "blue", "white"]
    stars: Annotated[int, msgspec.Meta(ge=1, le=3)]
    faces: list[Annotated[int, msgspec.Meta(ge=0, le=9)] | Literal["blank"]]

    @property
    def goals(self) -> list[int]:
        """Return what the faces count; one that shows nothing counts nothing."""
        return [face if isinstance(face, int) else 0 for face in self.faces]


class Selection(NamedTuple):
    """Who takes part: by team 1 or 0 for certain, and of whom lots pick the rest."""

    chosen: list[int]
    lots: list[int]


def read_teams(text: ComponentText) -> list[Team]:
    """Return the teams of a set that is fit to play with."""
    teams = text.entries("team", Team)
    if not TEAMS <= len(teams) < LARGEST_POOL:
        most = LARGEST_POOL - 1
        raise text.refused("set_team_count", ".team", fewest=TEAMS, most=most, found=len(teams))
    text.check_names("team", teams)
    written = [team.written for team in teams]
    for index, code in enumerate(team.code for team in teams):
        if not NAME.fullmatch(code):
            raise text.refused("set_no_word", f".team[{index}].code", name=code)
        if written[index] in written[:index]:
            raise text.refused("set_entry_twice", f".team[{index}].code", name=code)
    return teams


def read_dice(text: ComponentText) -> list[int]:
    """Return the faces of the yellow, the blue and the white die, one after the other."""
    dice = text.entries("die", Die)
    found = [(die.color, die.stars) for die in dice]
    if sorted(found) != sorted(zip(COLORS, (3, 2, 1), strict=True)):
        raise text.refused("set_three_dice", ".die")
    for index, die in enumerate(dice):
        if len(die.faces) != FACES:
            raise text.refused("set_die_faces", f".die[{index}].faces", faces=FACES)
    if all(len(set(die.goals)) == 1 for die in dice):
        raise text.refused("set_equal_faces", ".die")
    by_stars = sorted(dice, key=lambda die: -die.stars)
    return [face for die in by_stars for face in die.goals]


def add_blank(teams: list[Team], name: str, stars: int) -> list[Team]:
    """Return the teams with the blank one, if it is named (MUN-1)."""
    if not name:
        return teams
    blank = Team(code=name, stars=stars)
    if not NAME.fullmatch(name):
        raise OptionError("bad_blank", option="blank", value=name)
    if blank.written.casefold() in [team.written.casefold() for team in teams]:
        raise OptionError("blank_taken", option="blank", value=name)
    return [*teams, blank]


def select_teams(teams: list[Team], text: str, blank: str) -> Selection:
    """Return who takes part; a named blank team always does (MUN-R6)."""
    codes = [team.code for team in teams]
    picked = _read_choice(codes, text, blank) if text.strip() else []
    if blank:
        picked.append(codes.index(blank))
    if text.strip():
        return Selection([int(team in picked) for team in range(len(teams))], [])
    for stars in (3, 2, 1):
        alike = [
            index for index, team in enumerate(teams) if team.stars == stars and index not in picked
        ]
        if len(picked) + len(alike) > TEAMS:
            return Selection([int(team in picked) for team in range(len(teams))], alike)
        picked += alike
    return Selection([int(team in picked) for team in range(len(teams))], [])


def _read_choice(codes: list[str], text: str, blank: str) -> list[int]:
    named = [name.strip() for name in text.split(",")]
    for index, name in enumerate(named):
        if name not in codes:
            raise OptionError("chosen_unknown", option="chosen", team=name[:40])
        if name in named[:index] or name == blank:
            raise OptionError("chosen_twice", option="chosen", team=name[:40])
    needed = TEAMS - 1 if blank else TEAMS
    if len(named) != needed:
        raise OptionError("chosen_count", option="chosen", found=len(named), needed=needed)
    return [codes.index(name) for name in named]
