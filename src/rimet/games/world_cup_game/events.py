"""What happened, told to one viewer, for the log and for motion on the board."""

from __future__ import annotations

from rimet.kernel.events import Event, Seat, Subject, Team


class TeamDealt(Event, frozen=True, kw_only=True):
    """Which team a seat was dealt."""

    seat: Seat
    team: Subject


class ExtraTeamDue(Event, frozen=True, kw_only=True):
    """Which seat the lot gives a further team."""

    seat: Seat


class TeamDrafted(Event, frozen=True, kw_only=True):
    """Which team a seat chose."""

    seat: Seat
    team: Subject


class DeckShuffled(Event, frozen=True, kw_only=True):
    """All cards not in hands were shuffled; `cards` of them are the new deck."""

    cards: int
    aside: int


class RoundBegun(Event, frozen=True, kw_only=True):
    """Which round begins, and who plays first; -1 where no cards are played any more."""

    round: int
    kind: str
    seat: Seat


class CardDrawn(Event, frozen=True, kw_only=True):
    """A seat drew a card; which, only the seat itself is told."""

    seat: Seat
    card: str = ""


class CardPlayed(Event, frozen=True, kw_only=True):
    """Which card a seat plays; what it does follows."""

    seat: Seat
    card: str


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a card face down; which, only the seat itself is told."""

    seat: Seat
    card: str = ""


class CardRemoved(Event, frozen=True, kw_only=True):
    """A card that was played leaves the game for good."""

    card: str


class TokenPlaced(Event, frozen=True, kw_only=True):
    """Which token came onto a row, and on which space, from 0.

    `is_rest` marks the goals that are left of a token that a foul or an offside has hit.
    """

    row: str
    team: Subject
    against: Team
    space: int
    token: str
    goals: int
    is_rest: bool = False


class TokenVoided(Event, frozen=True, kw_only=True):
    """Which token of a row was turned over."""

    row: str
    team: Subject
    against: Team
    space: int
    token: str
    goals: int


class TokenReplaced(Event, frozen=True, kw_only=True):
    """A goal on a full row gave way to one of lower value."""

    row: str
    team: Subject
    against: Team
    space: int
    before: int
    goals: int


class PenaltyRolled(Event, frozen=True, kw_only=True):
    """The die of a Penalty card; a goal follows as a token."""

    seat: Seat
    row: str
    team: Subject
    against: Team
    face: str
    is_goal: bool


class FinalTurnsBegun(Event, frozen=True, kw_only=True):
    """The deck is used up and so many turns without drawing follow."""

    turns: int


class ExtraDieRolled(Event, frozen=True, kw_only=True):
    """An extra-goal die, for a group or, where `group` is empty, for all of the round."""

    group: str
    colour: str


class MatchCounted(Event, frozen=True, kw_only=True):
    """How a match ended, in which kind of round; in the knock-out, `group` is empty."""

    match: str
    kind: str
    group: str
    home: Team
    away: Team
    home_goals: int
    away_goals: int


class TeamRanked(Event, frozen=True, kw_only=True):
    """A team's rank in its group, and what parts it from the one above.

    `by` is empty for the first, and `level` for teams that share a rank that leads nowhere.
    """

    team: Subject
    group: str
    rank: int
    by: str


class ThirdRanked(Event, frozen=True, kw_only=True):
    """A third's rank among the thirds, what parts it from the one above, if it is through."""

    team: Subject
    rank: int
    by: str
    is_through: bool


class LotDrawn(Event, frozen=True, kw_only=True):
    """Which of level teams the lot puts first; in the knock-out, `group` is empty."""

    team: Subject
    group: str = ""


class TeamAdvanced(Event, frozen=True, kw_only=True):
    """By which placing a team goes on, and where to: a second group or a match.

    `rank` and `group` are those that the placing is made of, though the group is empty for a third
    that goes on before others; `kind` is that of the round which the team goes on to.
    """

    team: Subject
    placing: str
    rank: int
    group: str
    to: str
    kind: str


class KickTaken(Event, frozen=True, kw_only=True):
    """A kick of a shoot-out; kicks of each side count from 1."""

    match: str
    team: Subject
    against: Team
    kick: int
    face: str
    is_goal: bool


class MatchWon(Event, frozen=True, kw_only=True):
    """Who won a knock-out match, in which kind of round; `by` is goals, kicks or lots."""

    match: str
    kind: str
    winner: Subject
    loser: Team
    by: str


class TeamPlaced(Event, frozen=True, kw_only=True):
    """The place a team finished in."""

    team: Subject
    place: int


class SeatOut(Event, frozen=True, kw_only=True):
    """A seat has no team left and lays its cards away."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    TeamDealt,
    ExtraTeamDue,
    TeamDrafted,
    DeckShuffled,
    RoundBegun,
    CardDrawn,
    CardPlayed,
    CardDiscarded,
    CardRemoved,
    TokenPlaced,
    TokenVoided,
    TokenReplaced,
    PenaltyRolled,
    FinalTurnsBegun,
    ExtraDieRolled,
    MatchCounted,
    TeamRanked,
    ThirdRanked,
    LotDrawn,
    TeamAdvanced,
    KickTaken,
    MatchWon,
    TeamPlaced,
    SeatOut,
)
