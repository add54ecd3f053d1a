"""How journal entries become events."""

from __future__ import annotations

from typing import Final

from rimet.games.world_cup_game.components import COLOURS, KINDS
from rimet.games.world_cup_game.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardRemoved,
    DeckShuffled,
    ExtraDieRolled,
    ExtraTeamDue,
    FinalTurnsBegun,
    KickTaken,
    LotDrawn,
    MatchCounted,
    MatchWon,
    PenaltyRolled,
    RoundBegun,
    SeatOut,
    TeamAdvanced,
    TeamDealt,
    TeamDrafted,
    TeamPlaced,
    TeamRanked,
    ThirdRanked,
    TokenPlaced,
    TokenReplaced,
    TokenVoided,
)
from rimet.games.world_cup_game.notation import CRITERIA
from rimet.games.world_cup_game.plan import Plan
from rimet.games.world_cup_game.rules.course import RANKS, SOURCE, THIRD, THIRD_RANK
from rimet.games.world_cup_game.rules.groups import ALL_GROUPS
from rimet.games.world_cup_game.rules.knockout import BY_LOT
from rimet.games.world_cup_game.setup import (
    AGAIN,
    BLACK,
    GOALS,
    PENALTY_TOKEN,
    REFILL,
    TOLD_ADVANCED,
    TOLD_COUNTED,
    TOLD_DEALT,
    TOLD_DISCARDED,
    TOLD_DRAFTED,
    TOLD_DRAWN,
    TOLD_EXTRA,
    TOLD_EXTRA_TEAM,
    TOLD_FINAL_TURNS,
    TOLD_FINISHED,
    TOLD_KICK,
    TOLD_LOT,
    TOLD_OUT,
    TOLD_PENALTY,
    TOLD_PLACED,
    TOLD_PLAYED,
    TOLD_RANKED,
    TOLD_REMOVED,
    TOLD_REPLACED,
    TOLD_ROUND,
    TOLD_SHUFFLED,
    TOLD_THIRD,
    TOLD_VOIDED,
    TOLD_WON,
)
from rimet.kernel.game import Event

TOKENS: Final = {4: "attack", 5: "defence", 6: "penalty"}
TOKEN_RULES: Final = {"goal": "WCG-2", "attack": "WCG-15", "defence": "WCG-16", "penalty": "WCG-19"}
# The rule of each kind of card, in the order of KINDS.
CARD_RULES: Final = tuple(f"WCG-{number}" for number in range(9, 20))
WON_BY: Final = ("goals", "kicks", "lots")


class Teller:
    """A teller of one game's journal entries."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.codes = plan.codes
        is_base = plan.edition.order[1:2] == ("head-to-head-points",)
        self.standing_rule = "WCG-21" if is_base else "WCG-33"
        self.advance_rule = "WCG-21" if is_base else "WCG-28"

    def tell(self, entry: tuple[int, ...], viewer: int) -> Event:
        """Return one entry as the viewer may know it."""
        what = entry[0]
        if what in (TOLD_DRAWN, TOLD_DISCARDED):
            return self._tell_secret(entry, own=entry[1] == viewer)
        if what <= TOLD_REMOVED:
            return self._tell_table(entry)
        if what <= TOLD_PENALTY:
            return self._tell_row(entry)
        if what in (TOLD_RANKED, TOLD_THIRD, TOLD_LOT, TOLD_ADVANCED):
            return self._tell_group(entry)
        return self._tell_round(entry)

    def _tell_secret(self, entry: tuple[int, ...], own: bool) -> Event:
        what, seat, kind, phase, _, _ = entry
        card = KINDS[kind] if own else ""
        if what == TOLD_DISCARDED:
            return CardDiscarded(rule="WCG-5", seat=seat, card=card)
        return CardDrawn(rule="WCG-R3" if phase == REFILL else "WCG-5", seat=seat, card=card)

    def _tell_table(self, entry: tuple[int, ...]) -> Event:
        what, first, second, _, fourth, _ = entry
        if what == TOLD_DEALT:
            return TeamDealt(rule="WCG-4", seat=first, team=self.codes[second])
        if what == TOLD_EXTRA_TEAM:
            return ExtraTeamDue(rule="WCG-R21", seat=first)
        if what == TOLD_DRAFTED:
            return TeamDrafted(rule="WCG-4", seat=first, team=self.codes[second])
        if what == TOLD_SHUFFLED:
            rule = "WCG-R12" if fourth else "WCG-R11"
            return DeckShuffled(rule=rule, cards=first, aside=second)
        if what == TOLD_ROUND:
            kind = self.plan.edition.round[first].kind
            rule = "WCG-6" if second >= 0 else "WCG-R19"
            return RoundBegun(rule=rule, round=first, kind=kind, seat=second)
        if what == TOLD_REMOVED:
            return CardRemoved(rule="WCG-29", card=KINDS[first])
        assert what == TOLD_PLAYED
        return CardPlayed(rule=CARD_RULES[second], seat=first, card=KINDS[second])

    def _tell_row(self, entry: tuple[int, ...]) -> Event:
        what, first, second, third, fourth, last = entry
        if what == TOLD_PENALTY:
            return PenaltyRolled(
                rule="WCG-19",
                seat=first,
                row=self.plan.rows[second],
                team=self.codes[third],
                against=self.codes[last],
                face=COLOURS[fourth],
                is_goal=fourth != BLACK,
            )
        teams = {"team": self.codes[second], "against": self.codes[last]}
        row, is_rest, laid = self.plan.rows[first], bool(fourth & AGAIN), fourth & ~AGAIN
        if what == TOLD_REPLACED:
            return TokenReplaced(
                rule="WCG-R17", row=row, **teams, space=third, before=laid, goals=laid - 1
            )
        token = TOKENS.get(laid, "goal")
        goals = laid if laid <= GOALS else int(laid == PENALTY_TOKEN)
        if what == TOLD_VOIDED:
            return TokenVoided(
                rule="WCG-R7", row=row, **teams, space=third, token=token, goals=goals
            )
        assert what == TOLD_PLACED
        return TokenPlaced(
            rule="WCG-R17" if is_rest else TOKEN_RULES[token],
            row=row,
            **teams,
            space=third,
            token=token,
            goals=goals,
            is_rest=is_rest,
        )

    def _tell_group(self, entry: tuple[int, ...]) -> Event:
        what, first, second, third, fourth, _ = entry
        team = self.codes[first]
        if what == TOLD_RANKED:
            group, by = self.plan.groups[second].name, CRITERIA[fourth]
            return TeamRanked(
                rule=self.standing_rule, team=team, group=group, rank=third + 1, by=by
            )
        if what == TOLD_THIRD:
            by, is_through = CRITERIA[third], bool(fourth)
            return ThirdRanked(
                rule="WCG-R14", team=team, rank=second + 1, by=by, is_through=is_through
            )
        if what == TOLD_LOT:
            if second >= 0:
                return LotDrawn(rule="WCG-R13", team=team, group=self.plan.groups[second].name)
            return LotDrawn(rule="WCG-R14" if second == ALL_GROUPS else "WCG-R24", team=team)
        return self._tell_advance(team, second, third, fourth)

    def _tell_advance(self, team: str, source: int, group: int, match: int) -> Event:
        kind, number = divmod(source, SOURCE)
        is_third = kind == THIRD
        if group >= 0:
            rule, to, stage = "WCG-36", self.plan.groups[group].name, self.plan.groups[group].round
        else:
            rule = "WCG-34" if is_third else self.advance_rule
            to, stage = self._match(match), self.plan.matches[match].round
        return TeamAdvanced(
            rule=rule,
            team=team,
            placing=self.plan.placing(source),
            rank=(THIRD_RANK if is_third else number % RANKS) + 1,
            group="" if is_third else self.plan.groups[number // RANKS].name,
            to=to,
            kind=self.plan.edition.round[stage].kind,
        )

    def _match(self, match: int) -> str:
        return self.plan.matches[match].name

    def _kind(self, match: int) -> str:
        return self.plan.edition.round[self.plan.matches[match].round].kind

    def _tell_round(self, entry: tuple[int, ...]) -> Event:
        what, first, second, third, fourth, last = entry
        if what == TOLD_FINAL_TURNS:
            return FinalTurnsBegun(rule="WCG-R3", turns=first)
        if what == TOLD_EXTRA:
            groups = self.plan.groups
            group = groups[first].name if first < len(groups) else ""
            return ExtraDieRolled(rule="WCG-20", group=group, colour=COLOURS[second])
        if what == TOLD_COUNTED:
            number = self.plan.matches[first].group
            return MatchCounted(
                rule="WCG-R2",
                match=self._match(first),
                kind=self._kind(first),
                group=self.plan.groups[number].name if number >= 0 else "",
                home=self.codes[second],
                away=self.codes[third],
                home_goals=fourth,
                away_goals=last,
            )
        if what == TOLD_KICK:
            return KickTaken(
                rule="WCG-25",
                match=self._match(first),
                team=self.codes[second],
                against=self.codes[last],
                kick=third,
                face=COLOURS[fourth],
                is_goal=fourth != BLACK,
            )
        if what == TOLD_WON:
            winner, loser = self.codes[second], self.codes[third]
            rule = "WCG-R24" if fourth == BY_LOT else "WCG-25"
            match, kind, by = self._match(first), self._kind(first), WON_BY[fourth]
            return MatchWon(rule=rule, match=match, kind=kind, winner=winner, loser=loser, by=by)
        if what == TOLD_FINISHED:
            rule = "WCG-26" if second == 1 else "WCG-R20"
            return TeamPlaced(rule=rule, team=self.codes[first], place=second)
        assert what == TOLD_OUT
        return SeatOut(rule="WCG-22", seat=first)
