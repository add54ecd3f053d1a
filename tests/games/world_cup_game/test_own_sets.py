"""Test what one's own box may hold: teams of no nation, dice with blank faces, a die for kicks."""

from __future__ import annotations

from pathlib import Path

import pytest

import rimet.games.world_cup_game as package
from rimet import OVER, SPECTATOR, ComponentError, Rng
from rimet.games.world_cup_game.events import ExtraDieRolled, KickTaken, PenaltyRolled
from rimet.kernel.templates import own_names
from tests.games.world_cup_game.script import load_game

DATA = Path(package.__file__).parent / "data"


def test_teams_that_are_no_nations_need_a_name() -> None:
    text = (DATA / "edition-1974.toml").read_text("utf-8")
    code = load_game(2, own_edition=text).plan.codes[0]
    own = text.replace(f'code = "{code}"', 'code = "XYZ"\nname = "Park Rangers"')
    game = load_game(2, own_edition=own)
    assert game.plan.codes[0] == "XYZ"
    assert own_names(game) == {"XYZ": "Park Rangers"}
    for broken in ('code = "XY"\nname = "Park"', 'code = "XYZ"\nname = ""', 'code = "XYZ"'):
        with pytest.raises(ComponentError) as caught:
            load_game(2, own_edition=text.replace(f'code = "{code}"', broken))
        assert caught.value.code == "set_no_nation"


OWN_DICE = """\
[extra]
count = 3
faces = ["blank", "red", "grey"]

[penalty]
count = 1
faces = ["red", "blank"]

[shootout]
count = 1
faces = ["black", "blank", "green", "green", "green"]
"""


def test_dice_with_blank_faces_and_another_for_shoot_outs() -> None:
    table = load_game(2, dice=OWN_DICE).table
    assert list(table.extra_odds) == [0, 1, 0, 0, 0, 1, 1]
    assert list(table.penalty_odds) == [0, 1, 0, 0, 0, 0, 1]
    assert list(table.shootout_odds) == [1, 0, 0, 3, 0, 0, 1]
    plain = load_game(2).table
    assert list(plain.shootout_odds) == list(plain.penalty_odds) == [1] * 6


def test_a_blank_face_scores_for_nobody() -> None:
    game = load_game(2, edition="1974", dice=OWN_DICE)
    rng, blanks = Rng(5), dict.fromkeys(("extra", "penalty", "kick"), 0)
    for _ in range(12):
        state = game.start()
        state.journal = []
        while state.to_act != OVER:
            action = state.sample(rng)
            state.apply(action)
        for event in game.events(state.journal, SPECTATOR):
            if isinstance(event, ExtraDieRolled):
                blanks["extra"] += event.colour == "blank"
            elif isinstance(event, PenaltyRolled | KickTaken):
                assert event.is_goal == (event.face not in ("black", "blank"))
                kind = "penalty" if isinstance(event, PenaltyRolled) else "kick"
                blanks[kind] += event.face == "blank"
    assert min(blanks.values()) > 0


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ('["red", "blank"]', '["red", "green"]', "set_penalty_faces"),
        ('["red", "blank"]', '["black", "blank"]', "set_penalty_faces"),
        ('"green", "green", "green"', '"blank"', "set_penalty_faces"),
        ("[shootout]\ncount = 1", "[shootout]\ncount = 2", "set_penalty_dice"),
        ('"blank", "red", "grey"', '"pink"', "set_field_value"),
    ],
)
def test_dice_that_are_refused(before: str, after: str, code: str) -> None:
    assert before in OWN_DICE
    with pytest.raises(ComponentError) as caught:
        load_game(2, dice=OWN_DICE.replace(before, after))
    assert caught.value.code == code
