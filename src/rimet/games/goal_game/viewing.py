"""How a view of Goal!Game is built from a state: the table, the auction, the attack, the unseen."""

from __future__ import annotations

from collections.abc import Sequence

from .figures import build_figure
from .names import COLORS, DIRECTIONS, EFFECTS, KINDS, PHASES, STAGES, STRIKES, cell_name
from .notation import face_event
from .rules.auction import may_buy
from .rules.strikes import is_junction
from .scenes import has_attack, has_auction, has_half, has_penalties, is_card_chosen, is_card_open
from .scoring import build_matches, build_penalties
from .setup import (
    BOTTOM,
    COUNTER_OPEN,
    DONE,
    LAY,
    LEFT,
    NOBODY,
    OFFSIDE,
    PENALTY_KICK,
    READ_BOTTOM,
    READ_FORWARD,
    READ_LEFT,
    READ_MIDDLE,
    READ_RIGHT,
    READ_TOP,
    RIGHT,
    SAVE,
    SHOWING,
    SIDES,
    TOP,
)
from .state import Tournament
from .view import (
    AttackView,
    AuctionView,
    CoachView,
    GoalGameView,
    StrikeView,
    TokensView,
    UnseenView,
)

READ = {READ_TOP: TOP, READ_BOTTOM: BOTTOM, READ_LEFT: LEFT, READ_RIGHT: RIGHT}


def build_view(state: Tournament, viewer: int, texts: Sequence[str]) -> GoalGameView:
    """Return the whole table as one viewer sees it; `texts` are the cards' own, by kind."""
    places = list(state.fixture.place)
    return GoalGameView(
        viewer=viewer,
        to_act=state.to_act,
        phase=PHASES[state.phase],
        stage=STAGES[state.stage],
        half=state.half + 1 if has_half(state) else None,
        direction=DIRECTIONS[state.half],
        coaches=[_coach(state, seat) for seat in range(state.table.seats)],
        bank=_tokens(list(state.bank)),
        auction=_auction(state) if has_auction(state) else None,
        figure=build_figure(state, texts) if state.size and state.phase != LAY else None,
        attack=_attack(state) if has_attack(state) else None,
        penalties=build_penalties(state, state.series - 1) if has_penalties(state) else None,
        matches=build_matches(state),
        unseen=_unseen(state),
        winner=places.index(1) if state.phase == DONE else None,
    )


def _tokens(counts: list[int]) -> TokensView:
    forward, goalkeeper, quarter_back = counts
    return TokensView(forward, goalkeeper, quarter_back)


def _coach(state: Tournament, seat: int) -> CoachView:
    own = slice(seat * len(KINDS), (seat + 1) * len(KINDS))
    return CoachView(
        seat=seat,
        color=COLORS[seat],
        coins=state.coins[seat],
        unused=_tokens(list(state.tokens[own])),
        used=_tokens(list(state.used[own])),
        is_playing=state.fixture.playing[seat] == 1 and not has_auction(state),
        goals=state.total(state.stage, seat),
        place=state.fixture.place[seat],
    )


def _auction(state: Tournament) -> AuctionView:
    is_bid = state.lot != NOBODY
    return AuctionView(
        number=state.auction,
        nominator=state.turn,
        kind=KINDS[state.lot] if is_bid else None,
        bid=state.bid,
        bidder=state.bidder if is_bid else None,
        passed=_passed(state),
        buyers=[seat for seat in range(state.table.seats) if may_buy(state, seat)],
    )


def _passed(state: Tournament) -> list[int]:
    """Return who passed since the last bid, or since the last sale, earliest first."""
    seats = int(state.table.seats)
    is_scene = state.phase == SHOWING
    if state.lot != NOBODY:
        # A scene is the end of the bidding, when all others have passed.
        between = seats if is_scene else (int(state.to_act) - int(state.bidder)) % seats
        asked = [(int(state.bidder) + step) % seats for step in range(1, between)]
        return [seat for seat in asked if may_buy(state, seat) and state.coins[seat] > state.bid]
    # In a scene whoever is on turn has just passed.
    before = [(int(state.turn) - step) % seats for step in range(not is_scene, seats)]
    passed = [seat for seat in before if may_buy(state, seat)][: state.passes]
    return passed[::-1]


def _attack(state: Tournament) -> AttackView:
    is_read = is_card_open(state)
    is_counter = state.is_counter == 1 or state.phase == COUNTER_OPEN
    attacker, defender = state.turn, state.next_coach(state.turn)
    return AttackView(
        attacker=attacker,
        defender=defender,
        is_counter=is_counter,
        opener=defender if is_counter else attacker,
        target=attacker if is_counter else defender,
        cell=cell_name(state.fixture.spots[state.cell]) if is_card_chosen(state) else None,
        event=face_event(state.table, state.shown[state.cell]) if is_read else None,
        strikes=_strikes(state) if is_read else [],
    )


def _strikes(state: Tournament) -> list[StrikeView]:
    """Return every strike of the card being read; in a scene only those that have been made."""
    found = []
    last = state.step if state.phase == SHOWING else READ_FORWARD
    effect = None if state.is_shooting else state.table.events[state.shown[state.cell] // SIDES]
    for step in range(READ_TOP, last + 1):
        color = None
        if step == READ_MIDDLE:
            is_strike = effect == PENALTY_KICK
        elif step == READ_FORWARD:
            is_strike = state.step == READ_FORWARD
        else:
            is_void = effect == OFFSIDE and step > READ_MIDDLE
            is_strike = not is_void and is_junction(state, READ[step])
            color = COLORS[state.color(state.cell, READ[step])] if is_strike else None
        if is_strike:
            found.append(StrikeView(STRIKES[step], color, _strike_state(state, step)))
    return found


def _strike_state(state: Tournament, step: int) -> str:
    if step > state.step:
        return "coming"
    if step == state.step and state.phase == SAVE:
        return "now"
    return "saved" if state.saved >> step & 1 else "goal"


def _unseen(state: Tournament) -> UnseenView:
    sides = dict.fromkeys(COLORS, 0)
    events = dict.fromkeys(EFFECTS, 0)
    for kind, count in enumerate(state.unseen):
        events[EFFECTS[state.table.events[kind]]] += count
        face = kind * SIDES
        for color in state.table.sides[face * SIDES : (face + 1) * SIDES]:
            sides[COLORS[color]] += count
    return UnseenView(state.hidden, sides, events)
