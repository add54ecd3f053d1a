"""Test options: every kind, what each refuses, and their texts."""

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rimet import Choice, Data, Later, Listed, Number, OptionError, Options, Words
from rimet.kernel.options import (
    LARGEST_SET,
    Option,
    Value,
    check_value,
    counted,
    declared,
    is_line,
    is_own_set,
    later_defaults,
    parse_value,
    read_options,
    tell_value,
)


class CupOptions(Options, frozen=True, kw_only=True):
    """Declares one option of every kind."""

    players: Annotated[int, Number(2, 6)] = 4
    mode: Annotated[str, Choice("I", "II", "1994")] = "I"
    drafted: bool = False
    dice: Annotated[str, Data("dice")] = "dice-1"
    motto: Annotated[str, Words(12)] = ""
    faces: Annotated[str, Listed("dice")] = ""


SETS = {"dice": ("dice-1", "dice-2"), "cards": ("cards-1",)}
OPTIONS = declared(CupOptions, SETS)
BY_NAME = {option.name: option for option in OPTIONS}


def make(**values: object) -> CupOptions:
    """Return options with these values."""
    return read_options(CupOptions, OPTIONS, values)


def refused(**values: object) -> OptionError:
    """Return the error that these values give."""
    with pytest.raises(OptionError) as caught:
        make(**values)
    return caught.value


def test_options_are_described_in_order() -> None:
    assert [(option.name, option.kind) for option in OPTIONS] == [
        ("players", "number"),
        ("dealer", "number"),
        ("mode", "choice"),
        ("drafted", "switch"),
        ("dice", "data"),
        ("motto", "words"),
        ("faces", "list"),
    ]
    assert [option.told() for option in OPTIONS] == [
        *("2-6", "-1-63", "I, II, 1994", "true, false", "dice-1, dice-2"),
        *("0-12 characters", "0-4096 characters"),
    ]
    assert BY_NAME["players"].help == "option-players"
    assert Option(name="third_table", kind="switch", default=False).help == "option-third-table"


def test_what_sets_of_ones_own_are_like() -> None:
    class Finals(Options, frozen=True, kw_only=True):
        """Declares an option for which nothing is shipped."""

        players: Annotated[int, Number(2, 6)] = 4
        own_cards: Annotated[str, Data("own", like="cards")] = ""

    own = declared(Finals, SETS)[-1]
    assert (own.allowed, own.templates) == ((), ("cards-1",))
    assert (BY_NAME["dice"].templates, BY_NAME["dice"].of) == (("dice-1", "dice-2"), "")
    assert BY_NAME["faces"].of == "dice"


def test_option_without_a_mark_is_our_mistake() -> None:
    class Vague(Options, frozen=True, kw_only=True):
        """Declares an option and does not say what it allows."""

        size: int = 3

    with pytest.raises(TypeError, match="players"):
        declared(Vague, {})


class LaterOptions(CupOptions, frozen=True, kw_only=True):
    """Declares every kind of option once more, each added later."""

    extra: Annotated[int, Number(2, 6), Later()] = 4
    stage: Annotated[str, Later(), Choice("I", "II", "1994")] = "I"
    replays: Annotated[bool, Later()] = False
    balls: Annotated[str, Data("dice"), Later()] = "dice-1"
    toast: Annotated[str, Words(12), Later()] = ""


LATER: dict[str, tuple[Value, Value, str]] = {
    "extra": (4, 5, "players"),
    "stage": ("I", "1994", "mode"),
    "replays": (False, True, "drafted"),
    "balls": ("dice-1", "[[die]]\n", "dice"),
    "toast": ("", "Olé", "motto"),
}


def test_a_later_option_is_declared_as_any_other() -> None:
    assert later_defaults(CupOptions) == {}
    assert later_defaults(LaterOptions) == {name: default for name, (default, *_) in LATER.items()}
    described = {option.name: option for option in declared(LaterOptions, SETS)}
    for name, (_, _, twin) in LATER.items():
        assert described[name] == msgspec.structs.replace(BY_NAME[twin], name=name)


@pytest.mark.parametrize("name", LATER)
def test_a_later_option_counts_away_from_its_default(name: str) -> None:
    default, other, _ = LATER[name]
    original = msgspec.structs.asdict(make())
    usual = read_options(LaterOptions, declared(LaterOptions, SETS), {name: default})
    chosen = read_options(LaterOptions, declared(LaterOptions, SETS), {name: other})
    assert counted(LaterOptions, msgspec.structs.asdict(usual)) == original
    found = counted(LaterOptions, msgspec.structs.asdict(chosen))
    assert found == {**original, name: other}
    assert list(found) == [*original, name]


def test_options_of_the_first_days_always_count() -> None:
    defaults: dict[str, Value] = {option.name: option.default for option in OPTIONS}
    assert counted(CupOptions, defaults) == defaults
    assert counted(LaterOptions, {"mode": "I", "stage": "I"}) == {"mode": "I"}


def test_a_mark_that_is_not_understood_is_our_mistake() -> None:
    class Uncalled(CupOptions, frozen=True, kw_only=True):
        """Names the class of the mark, which would mark nothing."""

        replays: Annotated[bool, Later] = False

    class Doubled(CupOptions, frozen=True, kw_only=True):
        """Says what it allows, and again."""

        extra: Annotated[int, Number(1, 2), Later] = 1

    for kind, name in ((Uncalled, "replays"), (Doubled, "extra")):
        with pytest.raises(TypeError, match=name):
            declared(kind, SETS)


def test_defaults() -> None:
    made = make()
    assert (made.players, made.mode, made.drafted, made.dice) == (4, "I", False, "dice-1")
    assert made.dealer == 3, "the last seat deals"


def test_every_kind_can_be_set() -> None:
    own = "[[die]]\nfaces = [1, 2]\n"
    made = make(players=2, dealer=0, mode="1994", drafted=True, dice=own, motto="¡Olé, olé!")
    assert (made.players, made.dealer, made.mode) == (2, 0, "1994")
    assert (made.drafted, made.dice, made.motto) == (True, own, "¡Olé, olé!")


@pytest.mark.parametrize(
    "values",
    [
        *({"players": wrong} for wrong in (1, 7, "4", 4.0, True, None, [4], 10**30)),
        *({"mode": wrong} for wrong in ("III", "", "i", 1994, None, True)),
        *({"drafted": wrong} for wrong in ("true", 1, 0, None)),
        *({"dice": wrong} for wrong in (1, None, b"dice-1\n", "a\nb\ud800\n")),
        *({"faces": wrong} for wrong in ("x" * 4097, "a\nb", 7)),
        *({"motto": wrong} for wrong in ("x" * 13, "a\nb", " a", "a ", "\x1b[31m", "\u202ex", 7)),
        *({"dealer": wrong} for wrong in (4, 63, 64, -2, "0")),
        {"players": 2, "dealer": 2},
    ],
)
def test_wrong_values_are_refused(values: dict[str, Any]) -> None:
    error = refused(**values)
    assert error.code == "bad_value"
    assert error.facts["option"] == list(values)[-1]
    assert error.facts["allowed"]


def test_unknown_option_is_named_beside_what_there_is() -> None:
    error = refused(colour="red")
    assert error.code == "unknown_option"
    assert error.facts["option"] == "colour"
    assert error.facts["allowed"] == "dealer, dice, drafted, faces, mode, motto, players"


@pytest.mark.parametrize("name", ["", "dice-3", "cards-1", "../dice-1", "/etc/passwd", "own"])
def test_unknown_set_is_refused(name: str) -> None:
    error = refused(dice=name)
    assert error.code == "unknown_set"
    assert error.facts == {"option": "dice", "value": name, "allowed": "dice-1, dice-2"}


def test_own_set_may_be_large_but_not_too_large() -> None:
    line = "é" * 15 + "\n"
    fits = line * (LARGEST_SET // len(line.encode()))
    assert make(dice=fits).dice == fits
    error = refused(dice=fits + line)
    assert (error.code, error.facts["allowed"]) == ("set_too_large", LARGEST_SET)


def test_own_set_gets_plain_line_ends() -> None:
    assert make(dice="a = 1\r\nb = 2\rc = 3").dice == "a = 1\nb = 2\nc = 3\n"
    assert make(dice="a = 1\n\n").dice == "a = 1\n\n"


def test_errors_stay_short() -> None:
    for values in ({"x" * 10**6: 1}, {"dice": "x" * 10**6}, {"motto": "x" * 10**6}):
        assert len(str(refused(**values))) < 300


def values_of(option: Option) -> st.SearchStrategy[Value]:
    """Return a strategy for the values that an option allows."""
    if option.kind == "number":
        return st.integers(option.lowest, option.highest)
    if option.kind == "switch":
        return st.booleans()
    if option.kind in ("words", "list"):
        return st.text(max_size=option.highest).filter(lambda text: is_line(text, option.highest))
    names = st.sampled_from(option.allowed)
    own = st.text(alphabet="a=1 \n", max_size=30).map(lambda text: f"{text}\n")
    return names | own if option.kind == "data" else names


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
@given(data=st.data())
def test_parse_value_is_the_inverse_of_tell_value(option: Option, data: st.DataObject) -> None:
    value = data.draw(values_of(option))
    assert parse_value(option, tell_value(value)) == value
    assert check_value(option, value) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("players", "four"),
        ("players", "4.0"),
        ("players", ""),
        ("players", "9" * 5000),
        ("drafted", "yes"),
        ("drafted", "1"),
        ("mode", "IV"),
        ("motto", "a\tb"),
    ],
)
def test_parse_value_refuses(name: str, text: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_value(BY_NAME[name], text)
    assert caught.value.code == "bad_value"


def test_parse_value_forgives_capitals_of_a_switch() -> None:
    assert parse_value(BY_NAME["drafted"], "True") is True
    assert parse_value(BY_NAME["drafted"], "FALSE") is False


def test_own_set_is_told_from_a_name_by_its_line_end() -> None:
    assert is_own_set("[[die]]\n")
    assert not is_own_set("dice-1")


@pytest.mark.parametrize(
    "text", ["", "Ana", "Zoë O’Neill", "王小明", "👩‍👧 United", "a  b", "ñ" * 40]
)
def test_lines(text: str) -> None:
    assert is_line(text, 40)


@pytest.mark.parametrize(
    "text",
    [
        *(" a", "a ", "a\u00a0", "x" * 41),
        *(f"a{end}b" for end in "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"),
        *("a\tb", "a\x00b", "a\x7fb", "a\x9bb", "a\ud800b", "a\u202eb", "a\u2067b"),
    ],
)
def test_no_lines(text: str) -> None:
    assert not is_line(text, 40)
