"""Test whole matches under all options: they end, are told, written, read and replayed."""

from __future__ import annotations

import pickle
from itertools import product

import msgspec
import pytest

import rimet
from rimet import PositionError
from rimet.games.mundialito.setup import DIE, GOALS, KICKS, OVERTIME, PLACES, ROLL
from rimet.games.mundialito.view import MundialitoView
from rimet.kernel import position
from rimet.kernel.game import possible
from rimet.kernel.playout import count_steps
from tests.games.mundialito.table import Table, load

COMBINATIONS = [
    {"mode": mode, "draw": draw, "handout": handout, "rolls": rolls}
    for mode, draw, handout, rolls in product(
        ("I", "II", "IIB"), ("seeded", "free"), ("dealt", "draft"), ("coach", "table")
    )
]


EVERYTHING = {GOALS, OVERTIME, KICKS, PLACES}  # that can be rolled for


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "-".join(options.values()))
def test_every_combination_is_played_to_the_end(options: dict[str, str], players: int) -> None:
    game = load(players=players, blank="Narnia" if players % 2 else "", **options)
    state = game.start()
    state.journal = []
    rng = rimet.Rng(players)
    steps = 0
    while state.to_act != rimet.OVER:
        state.apply(state.sample(rng))
        steps += 1
    assert steps <= game.longest
    result = game.result(state)
    assert len(result.placings) == 32
    assert result.winner is not None
    assert [seat for level in result.ranking for seat in level].index(result.winner) == 0
    assert type(game.events(state.journal, 0)[-1]).__name__ == "CupWon"


@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_the_longest_match_there_can_be(mode: str) -> None:
    """Let every number be 0 and every throw level, until lots must decide."""
    game = load(mode=mode, players=2)
    state = game.start()
    steps = 0
    while state.to_act != rimet.OVER:
        is_rolled = state.phase in (ROLL, DIE)
        state.apply(0 if is_rolled else possible(state)[-1])
        steps += 1
    assert 10_000 < steps <= game.longest


@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_positions_are_written_and_read(mode: str) -> None:
    game = load(mode=mode, players=3)
    state = game.start()
    rng = rimet.Rng(4)
    while state.to_act != rimet.OVER:
        text = game.write(state)
        assert game.read(text) == state
        assert pickle.loads(pickle.dumps(state)) == state
        state.apply(state.sample(rng))
    assert game.read(game.write(state)) == state
    assert game.result(game.read(game.write(state))) == game.result(state)


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("now", "-1,5,0,0,0,0,0,0,0"),
        ("now", "7,5,0,0,0,0,0,0,0,32"),
        ("now", "-1,11,0,0,0,0,0,0,0,32"),
        ("now", "-1,7,0,0,0,0,0,0,0,32"),
        ("now", "0,7,0,0,0,0,0,0,0,32"),
        ("now", "0,8,0,0,3,0,0,0,0,32"),
        ("now", "0,2,1,0,0,0,0,0,0,32"),
        ("now", "-1,4,0,0,0,0,0,0,0,32"),
        ("now", "-1,6,0,0,0,0,0,0,0,32"),
        ("now", "-1,5,0,99,0,0,0,0,0,32"),
        ("now", "-1,5,0,0,0,0,0,0,0,0"),
        ("now", "-1,10,0,0,0,0,0,0,0,0"),
        ("pile", "0*44"),
        ("pile", "44*44"),
        ("owner", "4*44"),
        ("owner", "0*43"),
        ("place", "7*44"),
        ("sides", "-2*64"),
        ("goals", "10*64"),
        ("won", "2*32"),
        ("pot", "1"),
        ("thrown", "1*11"),
    ],
)
def test_positions_that_cannot_be_are_refused(field: str, told: str) -> None:
    table = Table().hand_out()
    parts = table.game.write(table.state).split()
    text = " ".join(f"{field}={told}" if part.startswith(f"{field}=") else part for part in parts)
    assert text != table.game.write(table.state)
    with pytest.raises(PositionError):
        table.game.read(text)


def test_a_place_in_which_no_round_ends_is_refused() -> None:
    table = Table().finish(1)
    text = table.game.write(table.state)
    packed = table.state.pack()
    place = packed[table.game.fields.index("place")]
    place[place.index(9)] = 8
    wrong = position.write(table.game.name, table.game.version, table.game.fields, packed)
    assert table.game.read(text) == table.state
    with pytest.raises(PositionError):
        table.game.read(wrong)


def test_a_state_becomes_what_another_packed() -> None:
    table = Table(mode="II", players=2)
    state = table.game.start()
    table.play("BRA ARG GER")
    state.fill(table.state.pack())
    assert state == table.state
    assert state.odds() == table.state.odds()


@pytest.mark.parametrize("mode", ["I", "II", "IIB"])
def test_a_position_with_a_wrong_number_is_refused_or_can_be_played(mode: str) -> None:
    game = load(mode=mode, players=3)
    rng = rimet.Rng(1982)
    refused = 0
    for _ in range(300):
        state = game.start()
        for _ in range(rng.below(300)):
            if state.to_act != rimet.OVER:
                state.apply(state.sample(rng))
        packed = state.pack()
        field = packed[rng.below(len(packed))]
        if field:
            field[rng.below(len(field))] = rng.below(60) - 3
        try:
            found = game.read(position.write(game.name, game.version, game.fields, packed))
        except PositionError:
            refused += 1
            continue
        game.view(found, 0)
        assert count_steps(found, rng) <= game.longest
    assert refused > 100


def test_moves_that_are_none_are_refused() -> None:
    table = Table().hand_out().play("BRA BRA-EGY")
    for text in ("", "Roll", "rolls", "0", "BRA", "BRA-EGY", "roll roll", "x" * 500):
        with pytest.raises(rimet.RulesError) as caught:
            table.game.parse(table.state, text)
        assert caught.value.code == "bad_move"


def test_a_match_is_recorded_and_replayed() -> None:
    match = rimet.Match(load(mode="IIB", players=2, blank="Narnia"), rimet.FairDice(7))
    while match.to_act != rimet.OVER:
        match.play(match.to_act, [0])
    record = rimet.Record.parse(str(match.record))
    again = rimet.Match.replay(record)
    assert again.position == match.position
    assert again.result == match.result
    assert again.events(0) == match.events(1)


def test_a_refused_move_changes_nothing() -> None:
    match = rimet.Match(load(players=2), rimet.FairDice(1))
    before = match.position
    for seat, path in ((match.to_act, [1]), (match.to_act, []), (1 - match.to_act, [0])):
        with pytest.raises(rimet.RulesError):
            match.play(seat, path)
    assert match.position == before
    assert match.peek(match.to_act) == [0]


def test_everybody_sees_the_same() -> None:
    table = Table(mode="II", players=3)
    rng = rimet.Rng(6)
    while table.state.to_act != rimet.OVER:
        views = {
            msgspec.json.encode(
                msgspec.structs.replace(table.game.view(table.state, seat), viewer=0)
            )
            for seat in (-1, 0, 1, 2)
        }
        assert len(views) == 1
        world = table.state.clone()
        world.redeal(0, rng)
        assert world == table.state
        for _ in range(9):
            if table.state.to_act != rimet.OVER:
                table.state.apply(table.state.sample(rng))


@pytest.mark.parametrize(
    ("options", "reached"),
    [
        ({"mode": "I", "players": 3, "handout": "draft"}, {GOALS, OVERTIME, KICKS}),
        ({"mode": "II", "players": 2, "blank": "Narnia", "blank_stars": 3}, EVERYTHING),
        ({"mode": "IIB", "players": 1, "draw": "free"}, EVERYTHING),
    ],
    ids=["knock-out", "groups", "touristic"],
)
def test_a_step_shows_in_no_copy(options: dict[str, object], reached: set[int]) -> None:
    """Copies share what rests: whoever takes a step, the others stay as they are."""
    state = load(**options).start()
    rng = rimet.Rng(7)
    parts = set()
    while state.to_act != rimet.OVER:
        before = state.pack()
        stayed, moved = state.clone(), state.clone()
        action = state.sample(rng)
        moved.apply(action)
        assert state.pack() == stayed.pack() == before
        state.apply(action)
        assert stayed.pack() == before
        assert moved.pack() == state.pack()
        parts.add(int(state.part))
    assert parts == reached


def test_an_observation_tells_the_pile_but_not_its_order() -> None:
    table = Table().hand_out().play("BRA")
    game, packed = table.game, table.state.pack()
    pile = game.fields.index("pile")
    packed[pile][:31] = packed[pile][30::-1]
    turned = game.read(position.write(game.name, game.version, game.fields, packed))
    assert turned != table.state
    seen = list(table.state.observe(0))
    assert list(turned.observe(0)) == seen
    start = [name for name, _, _, _ in game.observation].index("pile")
    start = sum(size for _, size, _, _ in game.observation[:start])
    told = seen[start : start + len(game.teams)]
    piled = [team.code for team, is_piled in zip(game.teams, told, strict=True) if is_piled]
    assert piled == table.view().pile == [code for code in table.view().pile if code != "BRA"]


def test_views_go_over_the_wire() -> None:
    table = Table(mode="II").hand_out().lay().roll(1, 1, 2)
    view = table.view()
    assert msgspec.json.decode(msgspec.json.encode(view), type=MundialitoView) == view
