"""What happened, told to one viewer, for the log and for motion on the board."""

from __future__ import annotations

from typing import Annotated, Final

from rimet.games.world_cup_game.components import FACES, KINDS
from rimet.games.world_cup_game.notation import CRITERIA
from rimet.games.world_cup_game.plan import Plan
from rimet.games.world_cup_game.rules.course import RANKS, SOURCE, THIRD, THIRD_RANK
from rimet.games.world_cup_game.rules.groups import ALL_GROUPS
from rimet.games.world_cup_game.setup import AGAIN, BLACK, BLANK, GOALS, PENALTY_TOKEN, REFILL
from rimet.kernel.events import Count, Event, Said, Seat, Secret, Subject, Team, Words, kinds_in

TOKENS: Final = {4: "attack", 5: "defence", 6: "penalty"}
TOKEN_RULES: Final = {"goal": "WCG-2", "attack": "WCG-15", "defence": "WCG-16", "penalty": "WCG-19"}
# The rule of each kind of card, in the order of KINDS.
CARD_RULES: Final = tuple(f"WCG-{number}" for number in range(9, 20))
WON_BY: Final = ("goals", "kicks", "lots")


def _shuffle_rule(deck: int) -> str:
    return "WCG-R12" if deck else "WCG-R11"


def _round_rule(starter: int) -> str:
    return "WCG-6" if starter >= 0 else "WCG-R19"


def _draw_rule(phase: int) -> str:
    return "WCG-R3" if phase == REFILL else "WCG-5"


def _is_rest(token: int) -> bool:
    return token & AGAIN != 0


def _token_name(token: int) -> str:
    return TOKENS.get(token & ~AGAIN, "goal")


def _token_goals(token: int) -> int:
    value = token & ~AGAIN
    return value if value <= GOALS else int(value == PENALTY_TOKEN)


def _token_rule(token: int) -> str:
    return "WCG-R17" if _is_rest(token) else TOKEN_RULES[_token_name(token)]


def _one_less(goals: int) -> int:
    return goals - 1


def _is_goal(colour: int) -> bool:
    return colour not in (BLACK, BLANK)


def _lot_rule(group: int) -> str:
    return "WCG-R13" if group >= 0 else "WCG-R14" if group == ALL_GROUPS else "WCG-R24"


def _rank(source: int) -> int:
    kind, number = divmod(source, SOURCE)
    return (THIRD_RANK if kind == THIRD else number % RANKS) + 1


def _place_rule(place: int) -> str:
    return "WCG-26" if place == 1 else "WCG-R20"


Card = Annotated[str, Said(KINDS)]
Colour = Annotated[str, Said(FACES)]
Criterion = Annotated[str, Said(CRITERIA)]
Row = Annotated[str, Said("row")]
Token = Annotated[str, Said(_token_name)]
TokenGoals = Annotated[int, Said(_token_goals, of="token")]
IsGoal = Annotated[bool, Said(_is_goal, of="face")]
Group = Annotated[str, Said("group")]
Match = Annotated[str, Said("match")]
MatchKind = Annotated[str, Said("match_kind", of="match")]


def list_words(plan: Plan) -> dict[str, Words]:
    """Return what the numbers of entries stand for in an edition."""
    groups = [group.name for group in plan.groups]
    pots = int(plan.course.pot_count)  # a round without groups has one for all
    kinds = [edition_round.kind for edition_round in plan.edition.round]
    is_base = plan.edition.order[1:2] == ("head-to-head-points",)

    def source_group(source: int) -> str:
        kind, number = divmod(source, SOURCE)
        return "" if kind == THIRD else groups[number // RANKS]

    def ahead(group: int, match: int) -> str:
        return groups[group] if group >= 0 else plan.matches[match].name

    def kind_ahead(group: int, match: int) -> str:
        return kinds[plan.groups[group].round if group >= 0 else plan.matches[match].round]

    def advance_rule(source: int, group: int) -> str:
        if group >= 0:
            return "WCG-36"
        if source // SOURCE == THIRD:
            return "WCG-34"
        return "WCG-21" if is_base else "WCG-28"

    return {
        "team": plan.codes,
        "row": plan.rows,
        "group": groups,
        "pot": [groups[pot] if pot < len(groups) else "" for pot in range(pots)],
        "match": [match.name for match in plan.matches],
        "match_kind": [kinds[match.round] for match in plan.matches],
        "match_group": [groups[match.group] if match.group >= 0 else "" for match in plan.matches],
        "round_kind": kinds,
        "standing_rule": ["WCG-21" if is_base else "WCG-33"] * len(groups),
        "placing": plan.placing,
        "source_group": source_group,
        "ahead": ahead,
        "kind_ahead": kind_ahead,
        "advance_rule": advance_rule,
    }


class TeamDealt(Event, frozen=True, kw_only=True):
    """Which team a seat was dealt."""

    ruled_by = "WCG-4"
    seat: Seat
    team: Subject


class ExtraTeamDue(Event, frozen=True, kw_only=True):
    """Which seat the lot gives a further team."""

    ruled_by = "WCG-R21"
    seat: Seat


class TeamDrafted(Event, frozen=True, kw_only=True):
    """Which team a seat chose."""

    ruled_by = "WCG-4"
    seat: Seat
    team: Subject


class DeckShuffled(Event, frozen=True, kw_only=True):
    """All cards not in hands were shuffled; `cards` of them are the new deck."""

    ruled_by = Said(_shuffle_rule, of="deck")
    cards: Count
    aside: Count


class RoundBegun(Event, frozen=True, kw_only=True):
    """Which round begins, and who plays first; -1 where no cards are played any more."""

    ruled_by = Said(_round_rule, of="seat")
    hold = 1200
    round: Count
    kind: Annotated[str, Said("round_kind", of="round")]
    seat: Seat


class CardDrawn(Event, frozen=True, kw_only=True):
    """A seat drew a card; which, only the seat itself is told."""

    ruled_by = Said(_draw_rule, of="phase")
    seat: Seat
    card: Annotated[Card, Secret("seat")] = ""


class CardPlayed(Event, frozen=True, kw_only=True):
    """Which card a seat plays; what it does follows."""

    ruled_by = Said(CARD_RULES, of="card")
    hold = 500
    seat: Seat
    card: Card


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A seat discarded a card face down; which, only the seat itself is told."""

    ruled_by = "WCG-5"
    seat: Seat
    card: Annotated[Card, Secret("seat")] = ""


class CardRemoved(Event, frozen=True, kw_only=True):
    """A card that was played leaves the game for good."""

    ruled_by = "WCG-29"
    card: Card


class TokenPlaced(Event, frozen=True, kw_only=True):
    """Which token came onto a row, and on which space, from 0.

    `is_rest` marks the goals that are left of a token that a foul or an offside has hit.
    """

    ruled_by = Said(_token_rule, of="token")
    hold = 600
    row: Row
    team: Subject
    against: Team
    space: Count
    token: Token
    goals: TokenGoals
    is_rest: Annotated[bool, Said(_is_rest, of="token")] = False


class TokenVoided(Event, frozen=True, kw_only=True):
    """Which token of a row was turned over."""

    ruled_by = "WCG-R7"
    hold = 700
    row: Row
    team: Subject
    against: Team
    space: Count
    token: Token
    goals: TokenGoals


class TokenReplaced(Event, frozen=True, kw_only=True):
    """A goal on a full row gave way to one of lower value."""

    ruled_by = "WCG-R17"
    hold = 700
    row: Row
    team: Subject
    against: Team
    space: Count
    before: Count
    goals: Annotated[int, Said(_one_less, of="before")]


class PenaltyRolled(Event, frozen=True, kw_only=True):
    """The die of a Penalty card; a goal follows as a token."""

    ruled_by = "WCG-19"
    lead = 900
    hold = 500
    seat: Seat
    row: Row
    team: Subject
    against: Team
    face: Colour
    is_goal: IsGoal


class FinalTurnsBegun(Event, frozen=True, kw_only=True):
    """The deck is used up and so many turns without drawing follow."""

    ruled_by = "WCG-R3"
    turns: Count


class ExtraDieRolled(Event, frozen=True, kw_only=True):
    """An extra-goal die, for a group or, where `group` is empty, for all of the round."""

    ruled_by = "WCG-20"
    lead = 350
    hold = 120
    group: Annotated[str, Said("pot")]
    colour: Colour


class MatchCounted(Event, frozen=True, kw_only=True):
    """How a match ended, in which kind of round; in the knock-out, `group` is empty."""

    ruled_by = "WCG-R2"
    hold = 900
    match: Match
    kind: MatchKind
    group: Annotated[str, Said("match_group", of="match")]
    home: Team
    away: Team
    home_goals: Count
    away_goals: Count


class TeamRanked(Event, frozen=True, kw_only=True):
    """A team's rank in its group, and what parts it from the one above.

    `by` is empty for the first, and `level` for teams that share a rank that leads nowhere.
    """

    ruled_by = Said("standing_rule", of="group")
    hold = 900
    team: Subject
    group: Group
    rank: Count
    by: Criterion


class ThirdRanked(Event, frozen=True, kw_only=True):
    """A third's rank among the thirds, what parts it from the one above, if it is through."""

    ruled_by = "WCG-R14"
    hold = 1500
    team: Subject
    rank: Count
    by: Criterion
    is_through: bool


class LotDrawn(Event, frozen=True, kw_only=True):
    """Which of level teams the lot puts first; in the knock-out, `group` is empty."""

    ruled_by = Said(_lot_rule, of="group")
    lead = 700
    hold = 700
    team: Subject
    group: Group = ""


class TeamAdvanced(Event, frozen=True, kw_only=True):
    """By which placing a team goes on, and where to: a second group or a match.

    `rank` and `group` are those that the placing is made of, though the group is empty for a third
    that goes on before others; `kind` is that of the round which the team goes on to.
    """

    ruled_by = Said("advance_rule", of=("source", "group_ahead"))
    hold = 1200
    team: Subject
    placing: Annotated[str, Said("placing", of="source")]
    rank: Annotated[int, Said(_rank, of="source")]
    group: Annotated[str, Said("source_group", of="source")]
    to: Annotated[str, Said("ahead", of=("group_ahead", "match_ahead"))]
    kind: Annotated[str, Said("kind_ahead", of=("group_ahead", "match_ahead"))]


class KickTaken(Event, frozen=True, kw_only=True):
    """A kick of a shoot-out; kicks of each side count from 1."""

    ruled_by = "WCG-25"
    lead = 500
    hold = 350
    match: Match
    team: Subject
    against: Team
    kick: Count
    face: Colour
    is_goal: IsGoal


class MatchWon(Event, frozen=True, kw_only=True):
    """Who won a knock-out match, in which kind of round; `by` is goals, kicks or lots."""

    ruled_by = Said(("WCG-25", "WCG-25", "WCG-R24"), of="by")
    hold = 1300
    match: Match
    kind: MatchKind
    winner: Subject
    loser: Team
    by: Annotated[str, Said(WON_BY)]


class TeamPlaced(Event, frozen=True, kw_only=True):
    """The place a team finished in."""

    ruled_by = Said(_place_rule, of="place")
    hold = 900
    team: Subject
    place: Count


class SeatOut(Event, frozen=True, kw_only=True):
    """A seat has no team left and lays its cards away."""

    ruled_by = "WCG-22"
    hold = 1200
    seat: Seat


EVENTS = kinds_in(__name__)
