"""Test the nations: codes, flags, names, and what malformed lists are told."""

import pytest

from rimet.football.errors import FootballError
from rimet.football.nations import (
    LANGUAGES,
    Nation,
    find,
    is_nation,
    nation,
    nations,
    parse_nations,
)

FINALISTS = """
ALG ANG ARG AUS AUT BEL BIH BOL BRA BUL CAN CHI CHN CIV CMR COL CRC CRO CUB CZE DEI DEN ECU EGY
ENG ESP FRA FRG GDR GER GHA GRE HAI HON HUN IRL IRN IRQ ISL ISR ITA JAM JPN KOR KSA KUW MAR MEX
NED NGA NIR NOR NZL PAN PAR PER POL POR PRK QAT ROU RSA RUS SCG SCO SEN SLV SRB SUI SVK SVN SWE
TCH TOG TRI TUN TUR UAE UKR URS URU USA UZB WAL YUG ZAI
COD CPV CUW JOR
""".split()
GONE = {
    "URS": "RUS",
    "CIS": "RUS",
    "YUG": "SRB",
    "TCH": "CZE",
    "GDR": "GER",
    "FRG": "GER",
    "ZAI": "COD",
    "DEI": "IDN",
    "SCG": "SRB",
    "WSM": "SAM",
}


def test_every_finalist_and_many_more_are_there() -> None:
    assert len(nations()) >= 120
    assert [code for code in FINALISTS if not is_nation(code)] == []
    assert list(nations()) == sorted(nations(), key=lambda found: found.code)


def test_states_that_are_gone_have_a_living_successor_and_no_flag() -> None:
    assert {found.code: found.successor for found in nations() if found.gone} == GONE
    for code, heir in GONE.items():
        assert nation(code).flag is None
        assert not nation(heir).gone


def test_the_living_have_flags_of_their_own() -> None:
    flags = [found.flag for found in nations() if not found.gone]
    assert None not in flags
    assert len(set(flags)) == len(flags)
    assert nation("ENG").flag == "gb-eng"
    assert nation("SUI").flag == "ch"


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("GER", ("Germany", "Alemania", "Germania", "Германия", "Niemcy")),
        ("FRG", ("West Germany", "Alemania Federal", "Germania Ovest", "ФРГ", "RFN")),
        ("NED", ("Netherlands", "Países Bajos", "Paesi Bassi", "Нидерланды", "Holandia")),
        ("ITA", ("Italy", "Italia", "Italia", "Италия", "Włochy")),
        ("HUN", ("Hungary", "Hungría", "Ungheria", "Венгрия", "Węgry")),
        ("WAL", ("Wales", "Gales", "Galles", "Уэльс", "Walia")),
        (
            "WSM",
            (
                "Western Samoa",
                "Samoa Occidental",
                "Samoa Occidentali",
                "Западное Самоа",
                "Samoa Zachodnie",
            ),
        ),
    ],
)
def test_names_in_five_languages(code: str, names: tuple[str, ...]) -> None:
    assert tuple(nation(code).name(language) for language in LANGUAGES) == names


def test_russian_names_are_cyrillic_and_no_others_are() -> None:
    for found in nations():
        for language in LANGUAGES:
            has_cyrillic = any("а" <= letter <= "я" for letter in found.name(language).lower())
            assert has_cyrillic == (language == "ru"), (found.code, language)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("italia", "ITA"),
        ("WŁOCHY", "ITA"),
        ("wlochy", "ITA"),
        ("espana", "ESP"),
        ("франция", "FRA"),
        ("Holland", "NED"),
        ("Soviet Union", "URS"),
        ("СССР", "URS"),
        ("Côte d’Ivoire", "CIV"),
        ("  Costa   Rica ", "CRC"),
        ("western samoa", "WSM"),
        ("Samoa", "SAM"),
    ],
)
def test_find_knows_every_language_and_ignores_case(name: str, code: str) -> None:
    assert find(name).code == code


def test_every_name_finds_its_own_nation() -> None:
    for found in nations():
        for name in (*(found.name(language) for language in LANGUAGES), *found.also):
            assert find(name.upper()) is found


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(FootballError, match="'XYZ'") as caught:
        nation("XYZ")
    assert caught.value.code == "unknown_nation"
    with pytest.raises(FootballError, match="'Atlantis'") as caught:
        find("Atlantis")
    assert caught.value.code == "unknown_nation"
    with pytest.raises(FootballError, match="'fr'") as caught:
        nation("ITA").name("fr")
    assert caught.value.code == "unknown_language"


def entry(code: str, tail: str, name: str) -> str:
    names = ", ".join(f'{language} = "{name}"' for language in LANGUAGES)
    return f'{{ code = "{code}", {tail}, names = {{ {names} }}, origin = "history" }}'


def parse(*entries: str) -> tuple[Nation, ...]:
    return parse_nations(f"nations = [{', '.join(entries)}]", "mine.toml")


def test_a_list_of_ones_own_is_read() -> None:
    found = parse(
        entry("AAA", 'flag = "aa"', "Aland"),
        entry("BBB", 'gone = true, successor = "AAA"', "Old Aland"),
    )
    assert [nation.code for nation in found] == ["AAA", "BBB"]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([("AAA", 'flag = "aa"', "A"), ("AAA", 'flag = "ab"', "B")], "used twice"),
        ([("Aa", 'flag = "aa"', "A")], "three capital letters"),
        ([("AAA", "gone = true", "A")], "either a flag, or gone"),
        ([("AAA", "gone = false", "A")], "either a flag, or gone"),
        ([("AAA", 'gone = true, successor = "BBB"', "A")], "BBB is no living nation"),
        ([("AAA", 'flag = "aa"', "A"), ("BBB", 'flag = "bb"', "A")], "'A' also names AAA"),
    ],
)
def test_malformed_lists_name_file_and_entry(
    entries: list[tuple[str, str, str]], reason: str
) -> None:
    with pytest.raises(FootballError, match=reason) as caught:
        parse(*(entry(*each) for each in entries))
    assert caught.value.code == "bad_data"
    assert str(caught.value).startswith(f"mine.toml: nations[{len(entries) - 1}] {entries[-1][0]}:")
