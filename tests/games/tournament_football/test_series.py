"""Test series of one's own and those of 32 teams: read, played and refused."""

from __future__ import annotations

import pytest

from rimet import ComponentError
from rimet.games.tournament_football.components import PACKAGE, load_board
from rimet.games.tournament_football.series import load_series, read_series, series_names
from rimet.kernel.components import ComponentText, component_text
from tests.games.tournament_football.script import Script, load_cup

SIXTEEN = "URU BRA ITA FRA HUN GER ENG ARG ESP SWE TCH SUI AUT XAA NED YUG".split()


def team_line(number: int, code: str) -> str:
    """Return a team of a series, in the group of its number."""
    rating = ", goals = 3, penalties = 1" if code == "XAA" else ""
    return f'  {{ code = "{code}", group = "{"ABCD"[number // 4]}"{rating} }},\n'


OWN_GROUPS = (
    'board = "olympic"\nteam = [\n'
    + "".join(team_line(number, code) for number, code in enumerate(SIXTEEN))
    + "]\n"
)
OWN_FEW = 'board = "world-cup-32"\nteam = [{ code = "CRO" }, { code = "JPN" }]\n'
REAL = component_text(PACKAGE, "series-1966").text


def groups_of(script: Script) -> list[set[str]]:
    """Return the teams of each group."""
    teams = [field.team for field in script.view().fields]
    return [set(teams[start : start + 4]) for start in range(0, len(teams), 4)]


@pytest.mark.rule("WCT-30")
def test_own_series_has_its_teams_and_groups() -> None:
    script = Script(own_series=OWN_GROUPS).flags()
    assert script.view().board == "olympic"
    assert groups_of(script) == [set(SIXTEEN[start : start + 4]) for start in range(0, 16, 4)]
    # A rating of one's own counts where the set of teams has none.
    assert script.place("D1").team == "XAA" and script.place("D1").rating == (3, 1)
    by_rating = Script(own_series=OWN_GROUPS, seeding="rating").flags()
    assert by_rating.place("A1").team == "XAA"
    assert {field.team for field in by_rating.view().fields} == set(SIXTEEN)


@pytest.mark.rule("WCT-30", "WCT-R7", "WCT-R16")
def test_own_series_is_filled_up_with_the_best() -> None:
    script = Script(own_series=OWN_FEW).flags()
    teams = [field.team for field in script.view().fields]
    assert {"CRO", "JPN", "BRA", "GER", "ITA"} <= set(teams)
    assert len(set(teams)) == 32
    assert "UKR" not in {team.code for team in script.game.teams}


@pytest.mark.rule("WCT-30", "WCT-R15")
@pytest.mark.parametrize("name", series_names())
def test_every_shipped_series_can_be_brought_along(name: str) -> None:
    own = read_series(ComponentText("own", component_text(PACKAGE, f"series-{name}").text))
    shipped = load_series(name)
    assert (own.codes, own.groups, own.is_early) == (
        *(shipped.codes, shipped.groups, shipped.is_early),
    )
    assert (
        load_cup(3, own_series=REAL, early_groups=True).table.homes
        != load_cup(3, own_series=REAL).table.homes
    )


@pytest.mark.rule("WCT-R16", "WCT-R9")
@pytest.mark.parametrize("name", ["1998", "2010", "2022"])
def test_finals_of_32_teams_keep_their_groups(name: str) -> None:
    script = Script(series=name).flags()
    assert groups_of(script) == [set(group) for group in load_series(name).groups]
    codes = [team.code for team in script.game.teams]
    assert codes[:84] == [team.code for team in load_cup().teams]
    assert set(codes[84:]) == {team.code for team in load_series(name).newcomers}


@pytest.mark.rule("WCT-R16", "WCT-15", "WCT-18", "WCT-19", "WCT-20")
def test_two_of_each_group_go_through_and_the_cards_return() -> None:
    script = Script(players=2, board="world-cup-32").deal_any(5)
    while script.state.is_open:
        script.run(1)
    view = script.view()
    through = [field.placing for field in view.fields if field.placing]
    assert sorted(through) == sorted(load_board("world-cup-32").placings)
    assert {field.final for field in view.fields if not field.placing} == {17}
    assert all(field.cards == () for field in view.fields)
    assert view.deck > 0 and any(len(half.cards) < 3 for half in view.half_fields)


@pytest.mark.rule("WCT-30")
@pytest.mark.parametrize(
    ("old", "new", "code", "line", "facts"),
    [
        (
            ('"olympic"', '"moon"', "set_field_value", 1)
            + ({"field": "board", "allowed": "olympic, world-cup, world-cup-32"},)
        ),
        ('"BRA"', '"Bra"', "set_no_code", 4, {"name": "Bra"}),
        ('"BRA"', '"URU"', "set_entry_twice", 4, {"name": "URU"}),
        (
            ('"BRA", group = "A"', '"BRA", group = "E"', "set_field_value", 4)
            + ({"field": "group", "allowed": "A, B, C, D"},)
        ),
        (
            ('"BRA", group = "A"', '"BRA"', "set_field_value", 4)
            + ({"field": "group", "allowed": "A, B, C, D"},)
        ),
        (
            ('"BRA", group = "A"', '"BRA", group = "B"', "set_group_size", 2)
            + ({"group": "A", "needed": 4, "found": 3},)
        ),
        (", penalties = 1", "", "set_field_missing", 16, {"field": "penalties"}),
        ("team = [", "finals = 3\nteam = [", "set_field_kind", 2, {"field": "finals"}),
        ("team = [", 'finals = "1931"\nteam = [', "set_field_value", 2, {"field": "finals"}),
        ("team = [", 'finals = "1950"\nteam = [', "set_other_groups", 2, {"finals": "1950"}),
        ("team = [", 'finals = "1966"\nteam = [', "set_other_teams", 2, {"finals": "1966"}),
    ],
)
def test_series_that_cannot_be_played(
    old: str, new: str, code: str, line: int, facts: dict[str, object]
) -> None:
    text = OWN_GROUPS.replace(old, new, 1)
    assert text != OWN_GROUPS
    with pytest.raises(ComponentError) as caught:
        load_cup(3, own_series=text)
    assert (caught.value.code, caught.value.facts["line"]) == (code, line)
    assert caught.value.facts["option"] == "own_series"
    assert {name: caught.value.facts[name] for name in facts} == facts


@pytest.mark.rule("WCT-30")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('board = "olympic"\n', "set_field_missing"),
        (REAL.replace('"ENG"', '"ENG", group = "A"'), "set_groups_twice"),
        ('board = "olympic"\nfinals = "1966"\nrenamed = { FRG = "x" }\n', "set_other_teams"),
        (
            'board = "olympic"\n'
            + "".join(f'[[team]]\ncode = "XA{chr(65 + number)}"\n' for number in range(17)),
            "set_team_count",
        ),
    ],
)
def test_series_with_too_little_or_too_much(text: str, code: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_cup(3, own_series=text)
    assert caught.value.code == code
