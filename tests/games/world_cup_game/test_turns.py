"""Test hand-out, draft, turns, decks and their ends."""

from __future__ import annotations

import pytest

from rimet.games.world_cup_game.components import KINDS
from rimet.games.world_cup_game.events import (
    CardDrawn,
    CardRemoved,
    RoundBegun,
    TeamDealt,
    TeamDrafted,
)
from rimet.games.world_cup_game.setup import DEAL, DRAFT, TURN
from rimet.kernel.game import possible
from rimet.kernel.rng import Rng
from tests.games.world_cup_game.script import Script, card_set, load_game, started


def sizes(script: Script) -> list[int]:
    """Return how many teams each seat has."""
    return [len(seat.teams) for seat in script.view().seats]


@pytest.mark.rule("WCG-4", "WCG-R21")
def test_random_hand_out_with_lots_for_further_teams() -> None:
    script = Script(load_game(5))
    rng = Rng(3)
    extra = []
    while script.state.phase != DEAL:
        if script.view().phase == "extra-team":
            weights = list(script.state.odds())
            assert weights == [int(size == 6) for size in sizes(script)]
            extra.append(weights)
        script.state.apply(script.state.sample(rng))
    assert len(extra) == 2 and sorted(sizes(script)) == [6, 6, 6, 7, 7]
    view = script.view()
    assert sorted(code for seat in view.seats for code in seat.teams) == sorted(
        team.code for team in view.teams
    )
    for seat in view.seats:
        letters = [team.colour for team in view.teams if team.code in seat.teams]
        assert seat.balls == [letters.count(colour) for colour in view.colours]


@pytest.mark.rule("WCG-4", "WCG-R21", "WCG-R18")
def test_draft_goes_colour_by_colour_and_round_the_table() -> None:
    script = Script(load_game(3, edition="1974", handout="draft"))
    colours, seats = [], []
    team_of = {team.code: team for team in script.view().teams}
    while script.state.phase == DRAFT:
        seats.append(int(script.state.to_act))
        chosen = script.legal()[-1]
        assert len({team_of[move[5:]].colour for move in script.legal()}) == 1
        colours.append(team_of[chosen[5:]].colour)
        script.do(chosen)
    order = list(script.view().colours)
    assert colours == sorted(colours, key=order.index)
    assert seats == [turn % 3 for turn in range(16)]
    assert sizes(script) == [6, 5, 5]


@pytest.mark.rule("WCG-4", "WCG-5", "WCG-R18")
@pytest.mark.parametrize("handout", ["random", "draft"])
def test_teams_and_cards_are_dealt_from_the_dealers_left(handout: str) -> None:
    script = Script(load_game(3, edition="1974", handout=handout, dealer=0))
    while script.state.phase != TURN:
        script.state.apply(possible(script.state)[0])
    told = script.events()
    teams = [event.seat for event in told if isinstance(event, TeamDealt | TeamDrafted)]
    assert teams[:15] == [1, 2, 0] * 5
    assert [event.seat for event in told if isinstance(event, CardDrawn)] == [1, 2, 0] * 3


@pytest.mark.rule("WCG-4")
def test_what_a_draft_refuses() -> None:
    script = Script(load_game(2, edition="1974", handout="draft"))
    assert script.refused("pick:ZAI").code == "stronger_colour_left"
    assert script.refused("drop:foul").code == "draft_first"
    script.do("pick:FRG")
    error = script.refused("pick:FRG")
    assert (error.code, error.rule) == ("team_taken", "WCG-4")
    assert started(2).refused("pick:BRA").code == "no_draft"


@pytest.mark.rule("WCG-5", "WCG-6", "WCG-R18")
def test_three_cards_and_the_first_turn() -> None:
    script = started(4)
    assert [seat.cards for seat in script.view().seats] == [3, 3, 3, 3]
    assert script.state.to_act == 0 and script.view().deck == 66
    assert started(4, dealer=1).state.to_act == 2
    held = script.view(0).kinds
    assert sum(kind.hand for kind in held) == 3
    assert all(kind.hand == 0 for kind in script.view().kinds)


@pytest.mark.rule("WCG-5")
def test_play_then_draw() -> None:
    script = started(3, ["1"] * 3).do("1>A1a")
    assert (script.view().seats[0].cards, script.state.phase != TURN) == (2, True)
    script.draw("foul")
    assert (script.view().seats[0].cards, script.state.to_act) == (3, 1)
    told = [(event.rule, getattr(event, "card", "")) for event in script.events(0)[-1:]]
    assert told == [("WCG-5", "foul")]
    assert getattr(script.events(1)[-1], "card", None) == ""
    assert script.refused("foul!A1a").code == "card_not_held"


def drop_any(script: Script) -> None:
    """Discard a card and draw, as long as there is one to draw."""
    script.play(next(move for move in script.legal() if move.startswith("drop:")))


@pytest.mark.rule("WCG-7", "WCG-6", "WCG-R5", "WCG-R0")
def test_the_round_ends_with_the_last_card() -> None:
    script = started(3)
    turns = 0
    while script.state.round == 0:
        last = int(script.state.turn)
        drop_any(script)
        turns += 1
        while script.state.phase != TURN:
            script.state.apply(possible(script.state)[0])
    assert turns == 78 - 9
    assert script.state.to_act == (last + 1) % 3  # left of whoever played last
    assert [seat.cards for seat in script.view().seats] == [3, 3, 3]
    view = script.view()
    assert [group.state for group in view.groups] == ["over"] * 4 + ["open"] * 4
    assert view.deck == 69  # one deck for the other four groups


@pytest.mark.rule("WCG-7", "WCG-R3", "WCG-R11")
def test_more_than_nine_have_a_last_turn_and_refill() -> None:
    script = started(10)
    while script.view().final_turns < 0:
        drop_any(script)
    assert script.view().final_turns == 10 and script.view().deck == 0
    starter = int(script.state.to_act)
    order = []
    while script.state.round == 0 and script.state.phase == TURN:
        order.append(int(script.state.to_act))
        script.do(next(move for move in script.legal() if move.startswith("drop:")))
    assert order == [(starter + turn) % 10 for turn in range(10)]
    while script.view().phase == "lot":
        script.state.apply(possible(script.state)[0])
    assert script.view().phase == "refill"
    assert script.state.stock.pool_size() == 78 - 20
    refilled = 0
    while script.view().phase == "refill":
        script.draw()
        refilled += 1
    assert refilled == 10
    assert [seat.cards for seat in script.view().seats] == [3] * 10
    assert (script.view().deck, script.state.to_act) == (48, starter)


@pytest.mark.rule("WCG-6", "WCG-7", "WCG-R3")
def test_after_last_turns_the_starter_is_refilled_first_and_cards_are_drawn_again() -> None:
    script = started(10)
    while script.view().final_turns < 0:
        drop_any(script)
    starter = int(script.state.to_act)  # ten turns later it is the next one again
    while script.state.round == 0 and script.state.phase == TURN:
        drop_any(script)
    while script.state.phase != TURN:
        script.state.apply(possible(script.state)[0])
    told = script.events()
    filled = [
        event.seat for event in told if isinstance(event, CardDrawn) and event.rule == "WCG-R3"
    ]
    assert filled == [(starter + turn) % 10 for turn in range(10)]
    assert [event.seat for event in told if isinstance(event, RoundBegun)] == [0, starter]
    assert script.state.to_act == starter
    drop_any(script)
    assert script.events()[-1] == CardDrawn(rule="WCG-5", seat=starter)
    assert (script.state.round, script.state.to_act) == (1, (starter + 1) % 10)


@pytest.mark.rule("WCG-7", "WCG-R3")
def test_only_those_who_are_in_have_a_last_turn() -> None:
    script = started(11, edition="1994")
    # Home sides win: the last team of group A, all that seat 4 owns, goes out.
    others = [seat for seat in range(11) if seat != 4]
    owner = [others[team % 10] for team in range(len(script.plan.codes))]
    owner[3] = 4
    script.own(owner).finish().until("last-16")
    assert [seat for seat, shown in enumerate(script.view().seats) if shown.is_in] == others
    while script.view().final_turns < 0:
        drop_any(script)
    starter = int(script.state.to_act)
    order = []
    while script.state.round == 1 and script.state.phase == TURN:
        order.append(int(script.state.to_act))
        drop_any(script)
    assert order[0] == starter and sorted(order) == others


@pytest.mark.rule("WCG-29", "WCG-R12", "WCG-R3")
def test_1982_shuffles_within_the_round() -> None:
    script = started(10, edition="1982")
    while script.view().decks_left:
        last = int(script.state.turn)
        drop_any(script)
    assert (script.state.phase, script.state.round) == (TURN, 0)
    assert script.state.to_act == (last + 1) % 10
    assert script.view().final_turns == -1
    assert script.view().deck == 24  # half of the 48 cards that are not in hands
    assert all(group.state == "open" for group in script.view().groups[:6])
    assert started(4, edition="1982").view().decks_left == 1


@pytest.mark.rule("WCG-29")
@pytest.mark.parametrize("edition", ["1982", "1994"])
def test_three_goals_leave_the_game_once_played(edition: str) -> None:
    script = started(3, ["3"] * 3, edition=edition)
    row = next(move for move in script.legal() if move.startswith("3>"))
    script.play(row).turn_of(0)
    three = KINDS.index("3")
    assert script.view().kinds[three].removed == 1
    assert [event.card for event in script.events() if isinstance(event, CardRemoved)] == ["3"]
    script.play("drop:3", draw="1").finish()
    script.until(script.view().rounds[1].kind)
    held = sum(script.view(seat).kinds[three].hand for seat in range(3))
    assert script.view().kinds[three].removed == 1
    assert script.state.stock.pool[three] == 4 - 1 - held  # the discarded one came back


@pytest.mark.rule("WCG-29")
def test_1994_leaves_two_and_one_in_the_box() -> None:
    view = started(3, edition="1994").view()
    assert view.kinds[KINDS.index("2+1")].cards == 0
    assert sum(kind.cards for kind in view.kinds) == 74
    assert started(3, edition="1974").view().kinds[KINDS.index("2+1")].cards == 4


@pytest.mark.rule("WCG-23", "WCG-30", "WCG-R11")
@pytest.mark.parametrize(
    ("edition", "decks"),
    [
        ("2002", {"groups": 69, "last-16": 35, "quarter-finals": 18, "semi-finals": 12}),
        ("1974", {"groups": 69, "second-groups": 35, "finals": 12}),
        ("1982", {"groups": 69, "second-groups": 35, "semi-finals": 12, "finals": 12}),
        ("1994", {"last-16": 33, "quarter-finals": 17, "semi-finals": 12, "finals": 12}),
    ],
)
def test_parts_of_the_deck(edition: str, decks: dict[str, int]) -> None:
    script = started(3, edition=edition)
    script.own(team % 3 for team in range(len(script.plan.codes)))
    for kind, cards in decks.items():
        script.until(kind)
        out = 3 - sum(seat.is_in for seat in script.view().seats)
        total = sum(each.cards - each.removed for each in script.view().kinds)
        part = {"last-16": 2, "second-groups": 2, "quarter-finals": 4, "groups": 1}.get(kind)
        pool = total - 3 * (3 - out)
        assert script.view().deck == (12 if part is None else -(-pool // part))
        if not out:
            assert script.view().deck == cards


@pytest.mark.rule("WCG-23", "WCG-30", "WCG-R11")
def test_twelve_cards_or_as_many_as_there_are() -> None:
    script = started(2, edition="1974", cards=card_set({"1": 17}))
    script.own(team // 4 % 2 for team in range(len(script.plan.codes)))
    assert script.until("second-groups").view().deck == 6  # half of 11, rounded up
    assert script.until("finals").view().deck == 11
    for _ in range(11):
        assert script.state.phase == TURN
        drop_any(script)
    assert script.state.phase != TURN
