"""Test the rulebook's chart of World Cup history."""

import msgspec
import pytest

from rimet.football import chart
from rimet.football.chart import load_chart
from rimet.football.errors import FootballError
from rimet.football.finals import finals, load_finals


@pytest.mark.parametrize("year", [year for year in finals() if year < "1994"])
def test_the_chart_has_every_field_but_for_its_slips(year: str) -> None:
    line = load_chart()[year]
    field = set(load_finals(year).teams)
    slips = {slip.kind: slip for slip in line.slips}
    if "omitted" in slips:
        field.discard(slips["omitted"].team)
    if "instead" in slips:
        field = field - {slips["instead"].team} | {slips["instead"].printed}
    assert set(line.teams) == field and line.is_order
    hosts = {slips["host"].printed} if "host" in slips else set(load_finals(year).hosts)
    assert {line.host} == hosts


def test_the_chart_ends_with_a_likely_field() -> None:
    assert list(load_chart()) == [year for year in finals() if year <= "1994"]
    likely = load_chart()["1994"]
    assert not likely.is_order and len(likely.teams) == 24 and likely.entries == 143
    assert {line.origin for line in load_chart().values()} == {"rulebook"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"year": "1942"}, "lines 1942: there were no finals"),
        ({"teams": ["URU", "URU"]}, "a team stands twice"),
        ({"teams": ["URU", "XXX"]}, "no nation has the code 'XXX'"),
        ({"host": "xxx"}, "no nation has the code 'xxx'"),
    ],
)
def test_a_chart_that_cannot_be_is_refused(
    change: dict[str, object], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = msgspec.to_builtins(load_chart()["1930"]) | change

    def read(path: str, kind: type[msgspec.Struct]) -> msgspec.Struct:
        return msgspec.convert({"lines": [told]}, kind)

    monkeypatch.setattr(chart, "read_data", read)
    with pytest.raises(FootballError, match=reason) as caught:
        load_chart.__wrapped__()
    assert caught.value.code == "bad_data"
