"""Test counter-attacks, and what a face-down card promises."""

from __future__ import annotations

import pytest

import rimet
from rimet.games.goal_game.events import (
    CardOpened,
    CounterBoggedDown,
    CounterDeclined,
    QuarterBackSpent,
    StrikeMade,
)
from rimet.games.goal_game.setup import (
    CARD,
    COUNTER,
    FACE_DOWN,
    IN_TIMEOUT,
    IN_TRANSFER,
    OPEN,
    PASS,
    SIDES,
)
from rimet.kernel.game import possible
from tests.games.goal_game.table import Table, begun, load


@pytest.mark.rule("GG-13", "GG-R5")
def test_a_counter_attack_needs_an_open_side_in_a_colour_of_the_two() -> None:
    table = begun("BRBB", "BGBB", "BYBB").play("open=C1 BGBB")
    assert table.told(CounterBoggedDown)[0].seat == 1
    table = begun("BRBB").play("open=C1 BRBB")
    assert table.moves() == ["pass", "open=D1"], "only against the red side"
    table = begun("BYBB").play("open=C1 BBYB")
    assert table.moves() == ["pass", "open=C2"]
    table = begun("BRBB").play("open=C1 RBBB")
    assert table.told(CounterBoggedDown), "the red side has no card beyond it"


@pytest.mark.rule("GG-R5")
def test_what_may_be_countered_follows_from_the_sides_on_the_table() -> None:
    state, rng, counters = load(3).start(), rimet.Rng(5), 0
    while state.to_act != rimet.OVER:
        if state.phase == COUNTER:
            two = {state.turn, state.to_act}
            beside = [
                cell
                for cell in range(state.size)
                if state.shown[cell] == FACE_DOWN
                and two & {state.facing(cell, side) for side in range(SIDES)}
            ]
            legal = state.legal()
            assert [OPEN + cell for cell in beside] == [each for each in legal if each >= OPEN]
            counters += 1
        state.apply(state.sample(rng))
    assert counters > 20


@pytest.mark.rule("GG-13", "GG-15")
def test_a_counter_attack_may_be_let_be() -> None:
    table = begun("BRBB").play("open=C1 BRBB pass")
    assert table.told(CounterDeclined)[0].seat == 1
    assert table.phase() == ("move", 1)


@pytest.mark.rule("GG-13", "GG-R5")
def test_a_counter_attack_strikes_at_the_attacker() -> None:
    table = begun("RRRR", "RRRR/penalty-kick", "RRRR/own-goal", "RRRR/sponsor").give(
        0, "goalkeeper"
    )
    table.play("open=C1 RRRR open=D1 RRRR/penalty-kick")
    assert table.phase() == ("save", 0), "the attacker may use goalkeepers"
    attack = table.view().attack
    assert attack is not None
    assert (attack.is_counter, attack.opener, attack.target) == (True, 1, 0)
    table.play("goalkeeper")
    assert table.goals() == [0, 1]
    assert [event.part for event in table.told(CardOpened)] == ["attack", "counter-attack"]
    assert table.phase() == ("move", 1), "no counter to a counter"
    table.play("open=E1 RRRR open=B1 RRRR/own-goal")
    assert table.goals() == [1, 3], "red counters, puts one into the own goal and strikes once"
    table.play("open=A1 RRRR/sponsor")
    assert table.coins() == [11, 10], "the middle is the opener's"


@pytest.mark.rule("GG-R4", "GG-R5")
def test_a_counter_attacker_may_spend_a_forward() -> None:
    table = begun("RRRR").give(1, "forward").give(0, "goalkeeper")
    table.play("open=C1 RRRR open=C2 BBBB")
    assert table.phase() == ("forward", 1)
    table.play("forward")
    assert table.phase() == ("save", 0)
    assert table.play("pass").goals() == [0, 1]


@pytest.mark.rule("GG-14", "GG-R5")
def test_a_quarter_back_knocks_out_a_forward_before_the_card_is_opened() -> None:
    table = begun("RRRR").give(0, "forward forward").give(1, "quarter-back")
    table.play("open=C1 RRRR pass")
    assert table.moves() == ["pass", "quarter-back", "open=B1", "open=D1", "open=C2"]
    table.play("quarter-back")
    assert (table.unused(0), table.unused(1)) == ("F", "")
    used = [coach.used for coach in table.view().coaches]
    assert (used[0].forward, used[1].quarter_back) == (1, 1)
    assert table.told(QuarterBackSpent)[0].seat == 1


@pytest.mark.rule("GG-R21", "GG-14")
def test_after_a_quarter_back_a_card_must_be_opened() -> None:
    table = begun("RRRR").give(0, "forward").give(1, "quarter-back quarter-back")
    table.play("open=C1 RRRR pass quarter-back")
    assert table.phase() == ("counter-open", 1)
    assert table.moves() == ["open=B1", "open=D1", "open=C2"], "one quarter-back, and no pass"
    table = begun("RRRR").give(0, "goalkeeper").give(1, "quarter-back").play("open=C1 RRRR")
    assert "quarter-back" not in table.moves(), "there is no forward to knock out"


@pytest.mark.rule("GG-R5")
def test_after_a_quarter_back_the_view_shows_who_strikes_back_at_whom() -> None:
    table = begun("RRRR").give(0, "forward").give(1, "quarter-back")
    table.play("open=C1 RRRR pass")
    attack = table.view().attack
    assert attack is not None
    assert (attack.is_counter, attack.opener, attack.target) == (False, 0, 1), "not begun yet"
    table.play("quarter-back")
    attack = table.view().attack
    assert attack is not None
    assert (attack.attacker, attack.defender) == (0, 1)
    assert (attack.is_counter, attack.opener, attack.target) == (True, 1, 0)
    assert (attack.cell, attack.event, attack.strikes) == (None, None, []), "nothing opened yet"


@pytest.mark.rule("GG-R20", "GG-R21")
def test_the_only_card_of_a_counter_attack_opens_after_the_quarter_back() -> None:
    table = begun("BRBB").give(0, "forward").give(1, "quarter-back")
    table.play("open=C1 BRBB pass quarter-back")
    assert table.phase() == ("card", rimet.CHANCE)
    assert table.play("BBBB").told(CardOpened)[-1].cell == "D1"


# --- what a face-down card promises


@pytest.mark.rule("GG-11")
def test_the_view_tells_which_sides_would_count_and_how_much_to_expect() -> None:
    table = begun("RRRR", "YYYY/offside", "BBBB/penalty-kick", "BBBB/own-goal")
    table.play("open=B1 RRRR pass")
    cell = table.cell("B2")
    unseen = 40 + 7 + 8 + 8 + 8
    assert cell.can_open and not table.cell("E1").can_open
    assert [(hope.side, hope.color) for hope in cell.hopes] == [("top", "red")]
    assert cell.hopes[0].chance == round(7 / unseen, 3)
    assert cell.expected == round(7 / unseen + 8 / unseen, 3)
    assert cell.against == round(8 / unseen, 3)
    view = table.view().unseen
    assert (view.cards, view.sides["red"], view.events["offside"]) == (unseen, 28, 8)


@pytest.mark.rule("GG-8")
def test_expected_strikes_are_the_average_over_all_cards_and_turns() -> None:
    table = Table(2).no_auction().finish_first_cards(5)
    nobody = [0] * 6
    table.change(tokens=nobody, used=nobody, bank=list(table.state.table.bank))
    shown = [cell for cell in table.view().figure.cells if cell.can_open]  # type: ignore[union-attr]
    assert shown
    for cell in shown:
        state = table.state.clone()
        state.apply(table.game.parse(state, f"open={cell.name}"))
        total = weight = 0
        for outcome, odds in enumerate(state.odds()):
            if odds:
                world = state.clone()
                world.journal = []
                world.apply(outcome)
                while world.phase in (IN_TIMEOUT, IN_TRANSFER):
                    world.apply(PASS)
                made = [
                    e for e in table.game.events(world.journal, -1) if isinstance(e, StrikeMade)
                ]
                total += odds * len(made)
                weight += odds
        assert cell.expected == pytest.approx(total / weight, abs=0.001)


@pytest.mark.rule("GG-6", "GG-8")
@pytest.mark.parametrize("players", [3, 4])
def test_a_set_of_just_enough_cards_is_shown_to_the_last(players: int) -> None:
    cards = f'[[card]]\nsides = "BBBB"\nevent = "play-on"\ncount = {5 * players}\n'
    table = Table(players, cards=cards).no_auction()
    while table.state.left > 1 or table.state.phase != CARD:
        table.state.apply(possible(table.state)[0])
    table.give(int(table.state.turn), "forward").play("BBBB")
    assert table.phase()[0] == "forward", "the last card is open, and the attack goes on"
    view = table.view()
    assert view.unseen.cards == 0 and view.figure is not None
    assert all(cell.card and cell.expected == 0 for cell in view.figure.cells)
