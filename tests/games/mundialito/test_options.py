"""Test what may be chosen before a match, and what is refused and how."""

from __future__ import annotations

import pytest

import rimet
from rimet import ComponentError, OptionError
from rimet.football.nations import is_nation
from rimet.kernel.verify import verify
from tests.games.mundialito.table import OTHERS, USUAL, dice_set, load, team_set

CODES = ",".join(USUAL)


def refused(**options: object) -> OptionError:
    """Return the error that these options give."""
    with pytest.raises(OptionError) as caught:
        load(**options)
    return caught.value


def broken(**options: object) -> ComponentError:
    """Return the error that these sets give."""
    with pytest.raises(ComponentError) as caught:
        load(**options)
    return caught.value


def test_the_usual_options() -> None:
    options = load().options
    assert (options.players, options.mode, options.draw) == (4, "I", "seeded")
    assert (options.handout, options.rolls, options.chosen) == ("dealt", "coach", "")
    assert (options.blank, options.teams, options.dice) == ("", "teams-1", "dice-1")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("players", players) for players in (0, 7, -1, "4", True)),
        *(("mode", mode) for mode in ("", "III", "2", "ii", 1)),
        ("draw", "random"),
        ("handout", "auction"),
        ("rolls", "nobody"),
        ("dealer", 4),
        ("blank_stars", 0),
        ("blank_stars", 4),
        ("blank", "x" * 21),
        ("blank", "two\nlines"),
        ("chosen", "x" * 4097),
    ],
)
def test_values_that_are_not_allowed(option: str, value: object) -> None:
    error = refused(**{option: value})
    assert (error.code, error.facts["option"]) == ("bad_value", option)


@pytest.mark.parametrize("option", ["teams", "dice"])
def test_sets_that_are_not_there(option: str) -> None:
    assert refused(**{option: "teams-99"}).code == "unknown_set"


def test_31_teams_are_too_few() -> None:
    error = refused(chosen=",".join(USUAL[:31]))
    assert (error.code, error.facts) == (
        "chosen_count",
        {"option": "chosen", "found": 31, "needed": 32},
    )
    assert "32" in str(error) and "31" in str(error)


def test_33_teams_are_too_many() -> None:
    assert refused(chosen=f"{CODES},UKR").facts["found"] == 33


def test_32_teams_are_too_many_beside_a_blank_one() -> None:
    assert refused(chosen=CODES, blank="Narnia").facts["needed"] == 31


@pytest.mark.parametrize("blank", ["", "BRB"])
def test_a_team_chosen_twice(blank: str) -> None:
    error = refused(chosen=",".join([*USUAL[:31], "BRA"]), blank=blank)
    assert (error.code, error.facts["team"]) == ("chosen_twice", "BRA")
    assert "BRA" in str(error)


def test_the_blank_team_is_not_to_be_chosen_as_well() -> None:
    chosen = ",".join([*USUAL[:30], "Narnia"])
    assert refused(chosen=chosen, blank="Narnia").code == "chosen_twice"


@pytest.mark.parametrize("name", ["XYZ", "bra", "", "BRA ARG", "1"])
def test_a_team_that_is_not_in_the_set(name: str) -> None:
    error = refused(chosen=",".join([*USUAL[:31], name]))
    assert (error.code, error.facts["team"]) == ("chosen_unknown", name)
    assert "set" in str(error)


@pytest.mark.parametrize("name", ["New  Land", "-x", "7up", "a,b", "{x}"])
def test_names_that_no_blank_team_can_have(name: str) -> None:
    error = refused(blank=name)
    assert (error.code, error.facts["value"]) == ("bad_blank", name)
    assert name in str(error)


@pytest.mark.parametrize("name", ["BRA", "bra", "Ukr"])
def test_the_blank_team_needs_a_name_of_its_own(name: str) -> None:
    error = refused(blank=name)
    assert error.code == "blank_taken"
    assert name in str(error)


@pytest.mark.parametrize(
    "name", ["Narnia", "Côte-d’Or", "Íþ", "San.Marino", "New Zealand", "Isle of Man"]
)
def test_names_that_a_blank_team_can_have(name: str) -> None:
    game = load(blank=name)
    match = rimet.Match(load(blank=name, rolls="table"), rimet.FairDice(1))
    assert game.teams[-1].code == name
    assert rimet.Record.parse(str(match.record)) == match.record


def test_a_name_of_several_words_is_one_word_in_notation() -> None:
    game = load(blank="New Zealand", handout="draft", rolls="table")
    match = rimet.Match(game, rimet.FairDice(3))
    while match.result is None:
        match.play(match.to_act, [match.peek(match.to_act)[-1]])
    record = rimet.Record.parse(str(match.record))
    assert record == match.record
    moves = [step.move for step in record.steps]
    assert "New_Zealand" in moves and not any(" " in move for move in moves)
    assert "New Zealand" in [placing.team for placing in match.result.placings]
    assert "=New~1Zealand" in str(match.record)
    assert verify(record).steps == len(record.steps)


def test_a_blank_face_is_no_goal() -> None:
    own = dice_set([0, 1, 2, 3, 4, 5], [0, 1, 1, 2, 3, 4], [0, 0, 1, 1, 2, 3])
    blank = own.replace("0", '"blank"')
    assert blank.count('"blank"') == 4
    assert load(dice=blank).table.faces == load(dice=own).table.faces
    only = dice_set([0] * 6, [0] * 6, [0] * 6).replace("0", '"blank"')
    with pytest.raises(ComponentError) as caught:
        load(dice=only)
    assert caught.value.code == "set_equal_faces"


def test_every_shipped_team_is_a_nation() -> None:
    assert all(is_nation(team.code) and team.origin == "reconstructed" for team in load().teams)


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        (team_set(USUAL[:31]), "32 to 63 teams", 1),
        (team_set([*USUAL, *OTHERS, *[f"T{number}" for number in range(20)]]), "32 to 63", 1),
        (team_set([*USUAL, "BRA"]), "twice", 98),
        (team_set([*USUAL, "two  blanks"]), "no name", 98),
        (team_set([*USUAL, "Isle of Man", "Isle of_Man"]), "twice", 101),
        (team_set(USUAL) + f'name = "{"x" * 41}"\n', "at most 40 characters", 97),
        (team_set(USUAL) + 'name = "\\u001b[2J"\n', "this is no name", 97),
        (team_set(USUAL, stars=4), "Allowed: 1-3", 3),
        (team_set(USUAL) + "color = 1\n", "no field “color”", 97),
        ("team = 3\n", "under [[team]]", 1),
        ("[[team]\n", "Expected", 1),
    ],
)
def test_broken_sets_of_teams(text: str, reason: str, line: int) -> None:
    error = broken(teams=text)
    assert reason in str(error)
    assert error.facts["line"] == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (dice_set([0] * 6, [1] * 6, [2] * 6), "ever be won"),
        (dice_set([0, 1], [1] * 6, [2] * 6), "6 faces"),
        (dice_set([0, 1, 2, 3, 4, 5], [1] * 6), "a yellow die for three stars"),
        (dice_set(*[[0, 1, 2, 3, 4, 5]] * 3, colors=("blue", "yellow", "white")), "a yellow die"),
        (dice_set([0, 1, 2, 3, 4, 10], [1] * 6, [2] * 6), "Allowed: 0-9, blank"),
        (dice_set([0, 1, 2, 3, 4, -1], [1] * 6, [2] * 6), "Allowed: 0-9"),
    ],
)
def test_broken_sets_of_dice(text: str, reason: str) -> None:
    error = broken(dice=text)
    assert reason in str(error)


@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_a_set_of_teams_of_ones_own(mode: str) -> None:
    own = team_set([f"Club{number}" for number in range(40)], stars=2)
    game = load(teams=own, mode=mode)
    state = game.start()
    assert sum(state.odds()) == 40
    rimet.playout(state, rimet.Rng(3))
    assert len(game.result(state).placings) == 32
