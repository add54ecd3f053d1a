"""Test how cards lie in the variants: hidden, open and wild play, alone and together."""

from __future__ import annotations

import pytest

from rimet import SPECTATOR, OptionError
from rimet.games.tournament_football.events import CardPlaced, CardTurned
from tests.games.tournament_football.script import BLANK, PLENTY, Script, load_cup

# Which of three cards on a field and on a half-field everybody sees.
UP, DOWN, FIRST = (True, True, True), (False, False, False), (True, False, False)
VARIANTS = [
    pytest.param({}, UP, DOWN, marks=pytest.mark.rule("WCT-10")),
    pytest.param({"hidden": True}, DOWN, DOWN, marks=pytest.mark.rule("WCT-26")),
    pytest.param({"open": True}, UP, UP, marks=pytest.mark.rule("WCT-27")),
    pytest.param({"wild": True}, UP, FIRST, marks=pytest.mark.rule("WCT-28")),
    pytest.param({"hidden": True, "open": True}, DOWN, UP, marks=pytest.mark.rule("WCT-28")),
    pytest.param({"hidden": True, "wild": True}, DOWN, FIRST, marks=pytest.mark.rule("WCT-28")),
]


@pytest.mark.parametrize(("options", "field", "half"), VARIANTS)
@pytest.mark.parametrize("board", ["world-cup", "olympic"])
def test_which_cards_everybody_sees(
    board: str, options: dict[str, bool], field: tuple[bool, ...], half: tuple[bool, ...]
) -> None:
    script = Script(players=2, board=board, cards=PLENTY, **options).deal()
    for _ in range(3):
        script.turn(f"{BLANK}@C2", f"{BLANK}@Fb")
    for name, shown in (("C2", field), ("Fb", half)):
        assert script.place(name).seats == (0, 1, 0)
        assert tuple(kind >= 0 for kind in script.place(name).cards) == shown
        own = tuple(up or seat == 1 for up, seat in zip(shown, (0, 1, 0), strict=True))
        assert tuple(kind >= 0 for kind in script.place(name, 1).cards) == own
        told = tuple(event.card != "" for event in script.told(CardPlaced) if event.place == name)
        assert told == shown


@pytest.mark.rule("WCT-28")
def test_first_card_is_that_of_each_half_field() -> None:
    script = Script(players=2, wild=True, cards=PLENTY).deal()
    for number, half in enumerate(("1A", "Fa", "1A", "Q1a")):
        script.turn(f"{BLANK}@A{number + 1}", f"{BLANK}@{half}")
    shown = [event.card != "" for event in script.told(CardPlaced) if event.place[0] != "A"]
    assert shown == [True, True, False, True]


@pytest.mark.rule("WCT-28")
@pytest.mark.parametrize("options", [{}, {"hidden": True}, {"longer": True}])
def test_open_and_wild_exclude_each_other(options: dict[str, bool]) -> None:
    with pytest.raises(OptionError) as caught:
        load_cup(open=True, wild=True, **options)
    assert (caught.value.code, caught.value.facts["rule"]) == ("open_and_wild", "WCT-28")


@pytest.mark.rule("WCT-26")
def test_hidden_cards_are_turned_over_when_the_groups_are_resolved() -> None:
    script = Script(players=2, board="olympic", hidden=True, cards=PLENTY)
    script.fill({"C2": "3.2 1.1", "A1": "2.0"}, until="last turn")
    assert not script.told(CardTurned)
    assert script.place("C2").cards == (-1, -1, -1)
    script.fill()
    turned = [event for event in script.told(CardTurned) if event.rule == "WCT-14"]
    assert [event.card for event in turned if event.place == "C2"] == ["3.2", "1.1", "0.0"]
    assert [event.place for event in turned] == [
        field for field in script.board.fields for _ in range(3)
    ]
    for viewer in (SPECTATOR, 0, 1):
        assert -1 not in script.place("C2", viewer).cards
    assert script.place("C2").goals == 4 + rating(script, "C2")


def rating(script: Script, name: str) -> int:
    """Return the goals of the team on a spot."""
    (team,) = [team for team in script.game.teams if team.code == script.place(name).team]
    return team.goals


@pytest.mark.rule("WCT-26")
def test_totals_show_only_what_a_viewer_sees() -> None:
    script = Script(players=2, hidden=True, cards=PLENTY).deal({0: "3.2", 1: "1.1"})
    script.turn("3.2@C2", f"{BLANK}@Fa").turn("1.1@C2", f"{BLANK}@Fb")
    base = rating(script, "C2")
    goals = [script.place("C2", viewer).goals - base for viewer in (SPECTATOR, 0, 1)]
    assert goals == [0, 3, 1]


@pytest.mark.rule("WCT-27", "WCT-28")
@pytest.mark.parametrize("options", [{"open": True}, {"wild": True}])
def test_knock_out_cards_lie_as_later_cards_do(options: dict[str, bool]) -> None:
    script = Script(players=2, cards=PLENTY, **options).fill(until="groups")
    halves = {half.name: len(half.cards) for half in script.view().half_fields}
    half = next(name for name, count in halves.items() if not count)
    for _ in range(2):
        script.turn(f"{BLANK}@{half}")
    shown = [kind >= 0 for kind in script.place(half).cards]
    assert shown == ([True, True] if "open" in options else [True, False])
