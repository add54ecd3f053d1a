"""Test the historical series against the facts: who took part, and in which order they finished."""

from __future__ import annotations

import pytest

import rimet
from rimet.football.chart import load_chart
from rimet.games.tournament_football.series import load_series, series_names
from tests.games.tournament_football.script import load_cup

# The chart at the end of the rulebook, its three slips put right, then how 1994 really ended.
CHART = {
    "1930": "URU ARG YUG USA CHI BRA ROU PAR FRA PER BEL MEX BOL",
    "1934": "ITA TCH GER AUT ESP SUI SWE HUN ROU FRA NED ARG BRA BEL EGY USA",
    "1938": "ITA HUN BRA SWE FRA TCH SUI CUB NOR POL GER BEL NED ROU IDN",
    "1950": "URU BRA SWE ESP YUG SUI ITA ENG CHI PAR USA BOL MEX",
    "1954": "GER HUN URU AUT YUG BRA ENG SUI TUR ITA FRA BEL MEX TCH SCO KOR",
    "1958": "BRA SWE FRA GER WAL URS YUG NIR TCH HUN ENG PAR ARG SCO AUT MEX",
    "1962": "BRA TCH CHI YUG HUN ENG URS GER ITA ARG MEX ESP URU COL BUL SUI",
    "1966": "ENG GER POR URS ARG HUN URU PRK ITA ESP BRA MEX FRA CHI BUL SUI",
    "1970": "BRA ITA GER URU PER ENG URS MEX SWE ROU BEL ISR BUL MAR TCH SLV",
    "1974": "GER NED POL BRA SWE GDR ARG YUG SCO ITA CHI BUL URU AUS HAI ZAI",
    "1978": "ARG NED BRA ITA GER POL AUT PER TUN ESP SCO FRA SWE IRN HUN MEX",
    "1982": "ITA GER POL FRA URS BRA ENG AUT ESP NIR ARG BEL "
    "ALG HUN SCO YUG CMR HON TCH PER KUW CHI NZL SLV",
    "1986": "ARG GER FRA BEL MEX ENG BRA ESP URU MAR URS ITA "
    "DEN PAR POL BUL POR HUN SCO KOR NIR ALG IRQ CAN",
    "1990": "GER ARG ITA ENG YUG TCH IRL CMR BRA ESP BEL CRC "
    "ROU COL NED URU URS AUT SCO EGY SWE KOR USA UAE",
    "1994": "GER ITA BRA SUI SWE IRL RUS NOR DEN FRA COL NED "
    "ARG MEX NGA BEL GRE ROU BOL CMR MAR USA KOR IRN",
    "1994-real": "BRA ITA SWE BUL GER ROU NED ESP NGA ARG BEL KSA "
    "MEX USA SUI IRL NOR RUS COL KOR BOL CMR MAR GRE",
}
# First to fourth in truth; the chart has the third and the fourth of two years the other way.
PODIUMS = {
    **{"1930": "URU ARG USA YUG", "1934": "ITA TCH GER AUT", "1938": "ITA HUN BRA SWE"},
    **{"1950": "URU BRA SWE ESP", "1954": "GER HUN AUT URU", "1958": "BRA SWE FRA GER"},
    **{"1962": "BRA TCH CHI YUG", "1966": "ENG GER POR URS", "1970": "BRA ITA GER URU"},
    **{"1974": "GER NED POL BRA", "1978": "ARG NED BRA ITA", "1982": "ITA GER POL FRA"},
    **{"1986": "ARG GER FRA BEL", "1990": "GER ARG ITA ENG", "1994-real": "BRA ITA SWE BUL"},
}
TURNED_ROUND = ("1930", "1954")
# The real groups, A or 1 first.
GROUPS = {
    "1954": "BRA FRA MEX YUG, HUN TUR KOR GER, URU AUT TCH SCO, ENG ITA BEL SUI",
    "1958": "ARG GER NIR TCH, FRA PAR YUG SCO, SWE MEX HUN WAL, BRA AUT ENG URS",
    "1962": "URU COL YUG URS, CHI SUI ITA GER, BRA MEX TCH ESP, ARG BUL ENG HUN",
    "1966": "ENG URU MEX FRA, GER SUI ARG ESP, BRA BUL HUN POR, ITA CHI URS PRK",
    "1970": "MEX URS SLV BEL, URU ISR ITA SWE, ENG ROU BRA TCH, PER BUL MAR GER",
    "1974": "GER CHI AUS GDR, BRA YUG SCO ZAI, URU NED BUL SWE, ITA HAI ARG POL",
    "1978": "ARG HUN FRA ITA, GER POL MEX TUN, BRA SWE ESP AUT, NED IRN PER SCO",
    "1982": "ITA POL PER CMR, GER ALG CHI AUT, ARG BEL HUN SLV, "
    "ENG FRA TCH KUW, ESP HON YUG NIR, BRA URS SCO NZL",
    "1986": "ITA BUL ARG KOR, MEX BEL PAR IRQ, FRA CAN URS HUN, "
    "BRA ESP ALG NIR, GER URU SCO DEN, POL MAR POR ENG",
    "1990": "ITA AUT USA TCH, ARG CMR URS ROU, BRA SWE CRC SCO, "
    "GER YUG UAE COL, BEL KOR URU ESP, ENG IRL NED EGY",
    "1994-real": "USA SUI COL ROU, BRA RUS CMR SWE, GER BOL ESP KOR, "
    "ARG GRE NGA BUL, ITA IRL NOR MEX, BEL MAR NED KSA",
}


@pytest.mark.parametrize("year", list(load_chart()))
def test_history_tells_the_same_chart(year: str) -> None:
    line = load_chart()[year]
    known = {"FRG": "GER", "DEI": "IDN"}
    put_right = {slip.printed: slip.team for slip in line.slips if slip.kind == "instead"}
    told = [put_right.get(code, known.get(code, code)) for code in line.teams]
    told += [slip.team for slip in line.slips if slip.kind == "omitted"]
    assert told == CHART[year].split()


@pytest.mark.rule("WCT-30", "WCT-R9")
@pytest.mark.parametrize("name", series_names())
def test_teams_stand_in_the_order_of_the_chart(name: str) -> None:
    assert " ".join(load_series(name).codes) == CHART[name]


@pytest.mark.rule("WCT-30")
@pytest.mark.parametrize("name", PODIUMS)
def test_first_four_are_those_of_history(name: str) -> None:
    first, second, third, fourth = load_series(name).codes[:4]
    if name in TURNED_ROUND:
        third, fourth = fourth, third
    assert " ".join((first, second, third, fourth)) == PODIUMS[name]


@pytest.mark.rule("WCT-R9", "WCT-R15")
@pytest.mark.parametrize("name", GROUPS)
def test_real_groups_keep_their_letters(name: str) -> None:
    game = load_cup(2, series=name, early_groups=load_series(name).is_early)
    state, rng = game.start(), rimet.Rng(1)
    while game.view(state, rimet.SPECTATOR).phase in ("select", "seed"):
        state.apply(state.sample(rng))
    found: dict[str, set[str]] = {}
    for field in game.view(state, rimet.SPECTATOR).fields:
        found.setdefault(field.name[0], set()).add(field.team)
    real = [set(group.split()) for group in GROUPS[name].split(", ")]
    assert found == dict(zip("ABCDEF", real, strict=False))


def test_the_groups_that_history_knows_are_all_here() -> None:
    assert {name for name in series_names() if load_series(name).groups} == set(GROUPS)
