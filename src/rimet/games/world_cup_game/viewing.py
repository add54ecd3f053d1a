"""The building of views: from what is public, and what is the viewer's own."""

from __future__ import annotations

from typing import Final

from rimet.games.world_cup_game.components import COLOURS, KINDS, LETTERS
from rimet.games.world_cup_game.plan import MatchPlan, Plan
from rimet.games.world_cup_game.rules.cards import may_touch
from rimet.games.world_cup_game.rules.knockout import FIVE
from rimet.games.world_cup_game.rules.play import CupState
from rimet.games.world_cup_game.setup import (
    ATTACK_TOKEN,
    CAPACITY,
    CAPACITY_SHIFT,
    CLOSE_ROUND,
    DEAL,
    DEFENCE_TOKEN,
    DONE,
    DRAFT,
    DRAW,
    END_ROUND,
    EXTRA_GOALS,
    EXTRA_TEAM,
    FILLED,
    GOALS,
    HALVES,
    HALVES_SHIFT,
    HANDOUT,
    LOT,
    PENALTY,
    PENALTY_TOKEN,
    REFILL,
    SHOOTOUT,
    SHOOTOUT_LOT,
    SHOWING,
    TARGET,
    TEAM,
    TEAM_SHIFT,
    THIRD_LOT,
    TOKEN,
    TOKEN_BITS,
    TOKEN_SHIFT,
    TURN,
    VOID,
)
from rimet.games.world_cup_game.tables import (
    COUNTED,
    COUNTING,
    IS_OVER,
    OPEN,
    WAITING,
    Orders,
    SeenGroups,
    Tables,
    told_dice,
)
from rimet.games.world_cup_game.view import (
    KindView,
    MatchView,
    RoundView,
    RowView,
    SeatView,
    ShootoutView,
    TeamView,
    TokenView,
    WorldCupView,
)

PHASES: Final = {
    HANDOUT: "handout",
    EXTRA_TEAM: "extra-team",
    DRAFT: "draft",
    DEAL: "deal",
    TURN: "turn",
    TARGET: "target",
    PENALTY: "penalty",
    DRAW: "draw",
    REFILL: "refill",
    EXTRA_GOALS: "extra-goals",
    LOT: "lot",
    THIRD_LOT: "lot",
    SHOOTOUT: "shootout",
    SHOOTOUT_LOT: "lot",
    DONE: "done",
    SHOWING: "showing",
}
IN_LOT: Final = (LOT, THIRD_LOT, SHOOTOUT_LOT)
MOST_REMEMBERED: Final = 2000  # matches, some hundred bytes each


def token_view(token: int, is_last: bool) -> TokenView:
    """Return a token as it is seen; only the last one of a row can be vulnerable (WCG-8)."""
    base, is_void = token & ~VOID, token >= VOID
    is_hit = is_last and base <= ATTACK_TOKEN and not is_void
    if base <= GOALS:
        return TokenView("goal", base, is_void, is_hit)
    if base == PENALTY_TOKEN:
        return TokenView("penalty", 1, is_void, is_hit)
    kind = {ATTACK_TOKEN: "attack", DEFENCE_TOKEN: "defence"}[base]
    return TokenView(kind, 0, is_void, is_hit)


def told_kicks(kicks: int) -> list[bool]:
    """Return the kicks of a side, in order."""
    return [mark == "1" for mark in f"{kicks:b}"[1:]]


class Viewer:
    """A builder of one game's views, which remembers its matches and groups.

    A step changes one or two of them; the others are found again by all that they depend on.
    """

    def __init__(self, plan: Plan, extra_goals: bool) -> None:
        self.plan = plan
        self.extra_goals = extra_goals
        self.orders = Orders(plan)
        self.seen_matches: dict[tuple[object, ...], MatchView] = {}
        self.seen_groups: SeenGroups = {}
        self.codes = ["", *plan.codes]
        self.pots = [int(pot) for pot in plan.course.pots]
        self.teams = [
            (team.code, team.colour, LETTERS[COLOURS.index(team.colour)], team.group)
            for team in plan.edition.team
        ]
        self.round_matches = [
            [number for number, match in enumerate(plan.matches) if match.round == stage]
            for stage in range(len(plan.edition.round))
        ]

    def build(self, state: CupState, viewer: int) -> WorldCupView:
        """Return all that a seat, or SPECTATOR, may see."""
        if len(self.seen_matches) > MOST_REMEMBERED:
            self.seen_matches.clear()
            self.seen_groups.clear()
        return _Build(self, state, viewer).view()


class _Build:
    """One view while it is built."""

    def __init__(self, game: Viewer, state: CupState, viewer: int) -> None:
        self.game = game
        self.plan = game.plan
        self.state = state
        self.viewer = viewer
        # A scene is seen as in the phase that it was marked in.
        self.phase = int(state.scene if state.phase == SHOWING else state.phase)
        self.round = int(state.round)
        self.is_played = TURN <= self.phase <= REFILL or self.phase == CLOSE_ROUND
        self.rows = [int(row) for row in state.rows]
        self.dice = [int(dice) for dice in state.chart.dice]
        self.owner = [int(seat) for seat in state.chart.owner]
        self.place = [int(place) for place in state.chart.place]
        self.won = [int(side) for side in state.chart.won]
        self.kicks = [int(kicks) for kicks in state.chart.kicks]
        self.codes = game.codes
        self.matches = self._matches()
        self.tables = Tables(
            self.plan, game.orders, state, self.matches, self._stage, game.seen_groups
        )

    def view(self) -> WorldCupView:
        """Return the view."""
        state, plan = self.state, self.plan
        course, phase = plan.course, self.phase
        is_kicked = phase in (SHOOTOUT, SHOOTOUT_LOT)
        used = [code for team, code in enumerate(plan.codes) if state.used >> team & 1]
        groups = [self.tables.group(*found) for found in enumerate(plan.groups)]
        decks = len(plan.edition.round[self.round].decks)
        return WorldCupView(
            viewer=self.viewer,
            to_act=state.to_act,
            phase=PHASES[int(state.phase)],
            edition=plan.edition.year,
            turn=state.turn,
            round=self.round,
            deck=state.stock.left,
            decks_left=decks - 1 - state.deck,
            final_turns=state.final_turns,
            card=KINDS[state.cursor] if phase == TARGET else "",
            to_place=state.due if phase == TARGET else 0,
            placed_on=used if phase == TARGET else [],
            roll_on=plan.rows[state.cursor] if phase == PENALTY else "",
            lot=used if phase in IN_LOT else [],
            extra_goals=self.game.extra_goals,
            colours=list(COLOURS),
            kinds=[self._kind(kind) for kind in range(len(KINDS))],
            seats=[self._seat(seat) for seat in range(state.table.seats)],
            teams=[
                TeamView(*team, owner, place)
                for team, owner, place in zip(self.game.teams, self.owner, self.place, strict=True)
            ],
            rounds=[self._round(stage) for stage in range(len(plan.edition.round))],
            groups=groups,
            thirds=self.tables.thirds(groups) if course.thirds else [],
            matches=self.matches,
            shootout=self._shootout(int(state.cursor)) if is_kicked else None,
            champion=plan.codes[self.place.index(1)] if 1 in self.place else "",
        )

    def _shootout(self, match: int) -> ShootoutView:
        later = match - int(self.plan.course.first_knockout)
        home, away = (told_kicks(self.kicks[2 * later + side]) for side in (0, 1))
        return ShootoutView(
            match=self.plan.matches[match].name,
            home=self._code(2 * match),
            away=self._code(2 * match + 1),
            home_kicks=home,
            away_kicks=away,
            is_sudden_death=len(away) >= FIVE,
        )

    def _code(self, row: int) -> str:
        return self.codes[self.rows[row] >> TEAM_SHIFT & TEAM]

    def _stage(self, stage: int) -> str:
        """Return how far a round is."""
        if stage < self.round or self.phase == DONE:
            return IS_OVER
        if stage > self.round or self.phase < TURN:
            return WAITING
        if self.phase == END_ROUND:
            return IS_OVER
        return OPEN if self.is_played else COUNTING

    def _matches(self) -> list[MatchView]:
        """Return all matches; those that were seen before are not built again."""
        seen, rows = self.game.seen_matches, self.rows
        stages = [self._stage(stage) for stage in range(len(self.plan.edition.round))]
        dice = [self.dice[pot] for pot in self.game.pots]
        first = int(self.plan.course.first_knockout)
        seat = self.viewer
        can_touch = seat >= 0 and self.state.is_alive(seat)
        is_extra = self.phase == EXTRA_GOALS
        found: list[MatchView] = []
        for number, match in enumerate(self.plan.matches):
            state, row = stages[match.round], 2 * number
            touched = (False, False)
            if can_touch and state == OPEN:
                touched = (may_touch(self.state, seat, row), may_touch(self.state, seat, row + 1))
            later = number - first
            kicks = [1, 1]
            won = -1
            if later >= 0:
                kicks = self.kicks[2 * later : 2 * later + 2]
                won = self.won[later]
            sides = (rows[row], rows[row + 1], dice[number], touched)
            key = (number, state, is_extra, sides, won, kicks[0], kicks[1])
            view = seen.get(key)
            if view is None:
                view = seen[key] = self._match(number, match, state, touched, won, kicks)
            found.append(view)
        return found

    def _match(
        self,
        number: int,
        match: MatchPlan,
        state: str,
        touched: tuple[bool, bool],
        won: int,
        kicks: list[int],
    ) -> MatchView:
        later = number - int(self.plan.course.first_knockout)
        home, away = (self._row(match, number, side, touched[side]) for side in (0, 1))
        winner = (home, away)[won].team if won >= 0 else ""
        if state == COUNTING:
            is_over = bool(winner) if later >= 0 else self.phase != EXTRA_GOALS
            state = IS_OVER if is_over else COUNTED
        if later < 0 and state == IS_OVER and home.goals != away.goals:
            winner = home.team if home.goals > away.goals else away.team
        kicked = [told_kicks(side) for side in kicks] if max(kicks) > 1 else []
        return MatchView(
            name=match.name,
            round=match.round,
            group=self.plan.groups[match.group].name if match.group >= 0 else "",
            day=match.day,
            state=state,
            home=home,
            away=away,
            winner=winner,
            kicks=[sum(side) for side in kicked],
            kicked=kicked,
        )

    def _row(self, match: MatchPlan, number: int, side: int, is_touched: bool) -> RowView:
        row = 2 * number + side
        packed = self.rows[row]
        filled, halves, extra = packed & FILLED, packed >> HALVES_SHIFT & HALVES, 0
        if packed and self.dice[self.game.pots[number]]:
            extra = self.state.extra_halves(row)
        return RowView(
            name=match.rows[side],
            source=match.sources[side],
            team=self._code(row),
            capacity=packed >> CAPACITY_SHIFT & CAPACITY,
            tokens=[
                token_view(packed >> TOKEN_SHIFT + TOKEN_BITS * space & TOKEN, space == filled - 1)
                for space in range(filled)
            ],
            goals=(halves + extra) // 2,
            is_half=(halves + extra) % 2 == 1,
            extra=extra,
            can_be_touched=is_touched,
        )

    def _kind(self, kind: int) -> KindView:
        state, viewer = self.state, self.viewer
        cards = state.table.cards[kind]
        return KindView(
            kind=KINDS[kind],
            cards=cards,
            hand=state.stock.held(viewer, kind) if viewer >= 0 else 0,
            played=state.stock.opened(kind),
            discarded=state.stock.discarded(viewer, kind) if viewer >= 0 else 0,
            removed=cards - state.stock.cards[kind],
        )

    def _seat(self, seat: int) -> SeatView:
        own = [team for team, owner in enumerate(self.owner) if owner == seat]
        colours = [int(self.plan.course.colours[team]) for team in own]
        return SeatView(
            cards=self.state.stock.hand_size(seat),
            discards=self.state.stock.discards(seat),
            is_in=self.state.is_alive(seat),
            teams=[self.plan.codes[team] for team in own],
            teams_in=[self.plan.codes[team] for team in own if self.place[team] <= 1],
            balls=[colours.count(colour) for colour in range(len(COLOURS))],
        )

    def _round(self, stage: int) -> RoundView:
        entry = self.plan.edition.round[stage]
        matches = self.game.round_matches[stage]
        pot = self.game.pots[matches[0]]
        is_one = self.plan.matches[matches[0]].group < 0
        dice = told_dice(self.dice[pot]) if is_one else []
        return RoundView(entry.kind, self._stage(stage), list(entry.decks), matches, dice)
