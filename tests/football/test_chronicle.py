"""Test what readers are told of the real finals."""

import pytest

from rimet.football.chronicle import Chronicle, ChronicleTable, chronicle, summarise
from rimet.football.finals import finals, load_finals
from rimet.football.history import all_results, replay


def table(told: Chronicle, stage: str, name: str = "") -> ChronicleTable:
    (found,) = [each for each in told.tables if (each.stage, each.name) == (stage, name)]
    return found


@pytest.mark.parametrize("year", finals())
def test_everybody_has_a_place_and_every_match_is_told(year: str) -> None:
    found, told = load_finals(year), chronicle(year)
    assert sorted(team for place in told.places for team in place.teams) == sorted(found.teams)
    following = 1
    for place in told.places:
        assert (place.first, place.last) == (following, following + len(place.teams) - 1)
        following = place.last + 1
    matches = [match for each in told.tables for match in (*each.matches, *each.play_offs)]
    matches += [match for each in told.rounds for tie in each.ties for match in tie.matches]
    assert sorted((match.home, match.away, match.home_goals) for match in matches) == sorted(
        (match.home, match.away, match.home_goals) for match in all_results(found)
    )
    assert told.line == summarise(found) and told.line.matches == len(matches)


@pytest.mark.parametrize("year", finals())
def test_branches_join_where_winners_meet(year: str) -> None:
    told = chronicle(year)
    rounds = [each for each in told.rounds if each.name != "third place"]
    for earlier, later in zip(rounds, rounds[1:], strict=False):
        winners = {tie.branch: tie.winner for tie in earlier.ties}
        for tie in later.ties:
            pair = {tie.matches[0].home, tie.matches[0].away}
            fed = {winners.get(2 * tie.branch), winners.get(2 * tie.branch + 1)} - {None}
            assert fed and fed <= pair
    for each in told.rounds:
        assert len({tie.branch for tie in each.ties}) == len(each.ties)


@pytest.mark.parametrize("year", finals())
def test_whoever_is_through_plays_on(year: str) -> None:
    told, outcome = chronicle(year), replay(load_finals(year))
    through = {row.team for each in told.tables for row in each.rows if row.is_through}
    later = set(told.line.best[:1]) if told.tables else set()
    later |= {team for pair in outcome.pairs.values() for team in pair if told.tables}
    later |= {team for group in outcome.second_groups.values() for team in group.order}
    assert through == later


def test_places_beyond_the_ranking_are_stages() -> None:
    places = [(place.first, place.last, place.stage) for place in chronicle("1998").places[4:]]
    assert places == [(5, 8, "quarter-final"), (9, 16, "last 16"), (17, 32, "group")]
    assert chronicle("1938").places[-1].last == 15
    assert "NOR" in chronicle("1938").places[-1].teams
    assert [place.stage for place in chronicle("1974").places] == [""] * 16


def test_what_no_table_shows_is_told() -> None:
    told = chronicle("1954")
    assert [row.by for row in table(told, "group", "1").rows] == ["", "lots", "", ""]
    assert [row.by for row in table(told, "group", "4").rows] == ["", "", "play-off", ""]
    assert [match.home for match in table(told, "group", "4").play_offs] == ["SUI"]
    assert [row.by for row in table(chronicle("2018"), "group", "H").rows][2] == "fair-play"
    assert table(chronicle("1950"), "final-pool", "F").rows[0].team == "URU"
    replayed = chronicle("1934").rounds[1].ties[0]
    assert [match.replay for match in replayed.matches] == [False, True]
    assert replayed.winner == "ITA"


def test_thirds_are_compared() -> None:
    rows = table(chronicle("2026"), "thirds").rows
    assert len(rows) == 12 and sum(row.is_through for row in rows) == 8


def test_the_chart_is_compared_with_the_real_order() -> None:
    def differing(year: str) -> tuple[str, ...]:
        compared = chronicle(year).chart
        assert compared is not None
        return compared.differing

    assert differing("1974") == ("ARG", "YUG")
    assert differing("1962") == ("AUT",)
    assert differing("1958") == differing("1994") == ()
    assert chronicle("1998").chart is None
