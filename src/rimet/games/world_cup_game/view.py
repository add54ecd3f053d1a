"""What a viewer may see of a position: all that a client needs to draw it, no rules needed."""

from __future__ import annotations

import msgspec

from rimet.kernel.game import View


class TokenView(msgspec.Struct, frozen=True):
    """A token: `kind` is goal, attack, defence or penalty, `goals` its value in goals.

    An Attack and a Defence have 0 goals; two Attacks of a row make one goal. A token that `is_void`
    was turned over: it keeps its space and counts nothing. The one that `is_vulnerable` may
    still be hit by a Foul, an Offside or a Defence.
    """

    kind: str
    goals: int
    is_void: bool
    is_vulnerable: bool


class RowView(msgspec.Struct, frozen=True):
    """The row of one side of a match.

    `name` is what moves call the row, A1a or Q2b. `source` says who will stand here, such as 1A,
    3CDE or `winner M1`; `team` is empty until that is known, and then `capacity` is 0.
    `goals` are whole goals so far, `is_half` tells of half a goal beside them, and `extra` is how
    many half goals of both come from the extra-goal dice. `can_be_touched` tells whether the
    viewer may ever play on it in this round (WCG-24, WCG-R6).
    """

    name: str
    source: str
    team: str
    capacity: int
    tokens: list[TokenView]
    goals: int
    is_half: bool
    extra: int
    can_be_touched: bool


class MatchView(msgspec.Struct, frozen=True):
    """A match; `state` is waiting, open (tokens are laid), counted or over.

    `group` is empty in the knock-out and `day` counts match days from 1. `winner` is set once the
    match is over, and empty for a draw. `kicks` are the goals of both sides in the shoot-out, empty
    where there was none, and `kicked` is for both sides which of their kicks went in, in order.
    """

    name: str
    round: int
    group: str
    day: int
    state: str
    home: RowView
    away: RowView
    winner: str
    kicks: list[int]
    kicked: list[list[bool]]


class LineView(msgspec.Struct, frozen=True):
    """A team's line in a table, best first; level teams share a `rank`.

    `by` is the criterion that parts it from the line above: points, head-to-head-points,
    goal-difference, goals, earlier-points, earlier-goal-difference, earlier-goals or lots; empty
    in the first line and where both are level. `goes_to` is the second group or the match that
    this rank leads to, empty where it leads nowhere or that is not settled.
    """

    team: str
    rank: int
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    by: str
    goes_to: str


class GroupView(msgspec.Struct, frozen=True):
    """A group of the first or second round.

    `state` is waiting, open or over. `slots` say who stands where before the teams are known.
    While a group is open its `lines` run along with the tokens and settle nothing; they are empty
    before its teams are known. `matches` are numbers in the view's list. `dice` are the colours
    of the extra-goal dice rolled for it.
    """

    name: str
    is_second: bool
    round: int
    state: str
    slots: list[str]
    teams: list[str]
    lines: list[LineView]
    matches: list[int]
    dice: list[str]


class ThirdView(msgspec.Struct, frozen=True):
    """A third-placed team among the thirds; `goes_to` is the match it plays if it is through.

    While its group is open, group and team may still change.
    """

    team: str
    group: str
    rank: int
    points: int
    scored: int
    conceded: int
    by: str
    is_through: bool
    goes_to: str


class RoundView(msgspec.Struct, frozen=True):
    """A round and how far it is: `state` is waiting, open, counting or over.

    `kind` is groups, second-groups, last-16, quarter-finals, semi-finals or finals.
    `decks` are the shares of the deck that it is played with, such as 1, 1/2 or 12 (cards).
    `matches` are numbers in the view's list; `dice` are those rolled for all matches of a
    knock-out round.
    """

    kind: str
    state: str
    decks: list[str]
    matches: list[int]
    dice: list[str]


class TeamView(msgspec.Struct, frozen=True):
    """A team: colour, owner (-1 while it has none) and where it stands.

    `letter` tells the colour without colours. `place` is where it finished, 0 while it is in.
    """

    code: str
    colour: str
    letter: str
    group: str
    owner: int
    place: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: number of cards, face-down discards since the shuffle, teams by code.

    `balls` counts the teams by colour, from black to grey (WCG-4).
    """

    cards: int
    discards: int
    is_in: bool
    teams: list[str]
    teams_in: list[str]
    balls: list[int]


class KindView(msgspec.Struct, frozen=True):
    """A kind of card and what the viewer knows of its cards.

    `cards` is how many the game has, `hand` how many the viewer holds, `played` how many lie
    open since the shuffle, `discarded` how many the viewer discarded since, `removed` how many
    left the game.
    """

    kind: str
    cards: int
    hand: int
    played: int
    discarded: int
    removed: int


class ShootoutView(msgspec.Struct, frozen=True):
    """The shoot-out that is going on: who scored (true) and who missed, kick by kick."""

    match: str
    home: str
    away: str
    home_kicks: list[bool]
    away_kicks: list[bool]
    is_sudden_death: bool


class WorldCupView(View, frozen=True, kw_only=True):
    """The whole board as one viewer may see it.

    `phase` is what is going on: handout and extra-team (teams are dealt), draft, deal, turn,
    target (further tokens of a card), penalty (the die of a Penalty card), draw, refill,
    extra-goals, lot, shootout or done; showing while a scene is looked at, with all else as it was
    in its course. `turn` is whose turn it is, or was last.
    `final_turns` counts the turns without drawing that are still due (WCG-7), -1 where none are.
    While a card with several tokens is being placed, `card` is its kind, `to_place` how many
    tokens are left, and `placed_on` the teams that have one. `roll_on` is the row whose Penalty
    is rolled for. `lot` are the teams between which a lot is drawn.
    `deck` is how many cards can still be drawn in this round; `decks_left` how often the cards
    will be shuffled again within it.
    """

    phase: str
    edition: str
    turn: int
    round: int
    deck: int
    decks_left: int
    final_turns: int
    card: str
    to_place: int
    placed_on: list[str]
    roll_on: str
    lot: list[str]
    extra_goals: bool
    colours: list[str]
    kinds: list[KindView]
    seats: list[SeatView]
    teams: list[TeamView]
    rounds: list[RoundView]
    groups: list[GroupView]
    thirds: list[ThirdView]
    matches: list[MatchView]
    shootout: ShootoutView | None
    champion: str
