"""The sets that the server gives away, and the teams that can be chosen at a table."""

from __future__ import annotations

import pytest

from rimet.kernel.catalogue import find_game
from rimet.kernel.templates import set_options, template_text
from tests.server.house import Host, House

TEAMS = "".join(f'[[team]]\ncode = "T{n}"\nstars = 1\n' for n in range(32))


@pytest.mark.parametrize("game", ["goal-game", "mundialito", "park-cup", "world-cup-game"])
def test_every_shipped_set_can_be_had(game: str, house: House) -> None:
    infos = {info["name"]: info for info in house.http.get(f"{house.url}/api/games").json()}
    options = {option["name"]: option for option in infos[game]["options"]}
    for option in set_options(find_game(game)):
        assert options[option.name]["templates"] == list(option.templates)
        for name in option.templates:
            answer = house.ask("GET", f"/games/{game}/sets/{name}")
            assert (answer.status_code, answer.text) == (200, template_text(find_game(game), name))
            assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    "name",
    ["teams", "TEAMS-1", "teams-1.toml", "..%2Foptions", "..%2F..%2Fmundialito%2Fdata%2Fdice-1"],
)
def test_a_set_is_no_path(name: str, house: House) -> None:
    assert house.refused("GET", f"/games/park-cup/sets/{name}") in ("no_such_set", "unknown_page")


def test_a_set_of_another_game_or_of_none(house: House) -> None:
    assert house.refused("GET", "/games/mundialito/sets/edition-2002") == "no_such_set"
    assert house.refused("GET", "/games/nothing/sets/teams-1") == "unknown_game"


def test_the_teams_of_a_table_are_those_of_its_set(house: House) -> None:
    host = Host(house, "mundialito")
    found = house.ask("GET", f"/tables/{host.table}/teams").json()
    assert len(found) == 44 and found[0] == {"code": "BRA", "name": ""}
    house.get("PATCH", f"/tables/{host.table}", host.token, {"options": {"teams": TEAMS}})
    found = house.ask("GET", f"/tables/{host.table}/teams").json()
    assert [team["code"] for team in found] == [f"T{n}" for n in range(32)]
    other = Host(house, "goal-game")
    assert house.ask("GET", f"/tables/{other.table}/teams").json() == []


def test_a_refused_set_says_where(house: House) -> None:
    host = Host(house, "mundialito")
    broken = TEAMS.replace("stars = 1", "stars = 7", 1)
    body = {"options": {"teams": broken}}
    answer = house.ask("PATCH", f"/tables/{host.table}", host.token, body)
    assert answer.json() == {
        "code": "set_field_value",
        "facts": {
            "set": "own",
            "option": "teams",
            "line": 3,
            "field": "stars",
            "allowed": "1-3",
        },
    }
    assert host.look()["options"]["teams"] == "teams-1"


def test_the_lobby_says_what_sets_of_ones_own_call_their_teams(house: House) -> None:
    host = Host(house, "mundialito")
    assert host.look()["names"] == {}
    named = TEAMS.replace('code = "T7"', 'code = "T7"\nname = "Park Rangers"')
    house.get("PATCH", f"/tables/{host.table}", host.token, {"options": {"teams": named}})
    assert host.look()["names"] == {"T7": "Park Rangers"}
    found = house.ask("GET", f"/tables/{host.table}/teams").json()
    assert found[7] == {"code": "T7", "name": "Park Rangers"}
