"""Named positions in the middle of matches, in which much is hidden."""

from __future__ import annotations

from collections.abc import Callable

import rimet
from rimet.games.tournament_football.setup import TURN
from tests.games.tournament_football.script import Script, card_set, load_cup

STRONG = ("1", "2")  # the spots of a group that get the hat-tricks


def two_kinds(blanks: int, hats: int) -> str:
    """Return a deck of blanks and hat-tricks."""
    return card_set({"0.0": blanks, "3.0": hats})


def play_on(script: Script, seed: int, until: Callable[[Script], bool]) -> Script:
    """Play on with hat-tricks for the strong in the groups, while half-fields fill in order."""
    rng = rimet.Rng(seed)
    while not until(script):
        if script.state.phase != TURN:
            script.run(1, seed=rng.below(1 << 20))
            continue
        choices = script.choices()
        fields = [move for move in choices if move.partition("@")[2] in script.board.fields]
        wanted = [move for move in fields if move[0] == "3" and move.endswith(STRONG)]
        wanted += [move for move in fields if move[0] == "0" and not move.endswith(STRONG)]
        if wanted or fields:
            script.do((wanted or fields)[0])
        else:
            first = choices[0].partition("@")[2]
            if script.state.is_open:
                choices = [move for move in choices if move.endswith(f"@{first}")]
            script.do(choices[rng.below(len(choices))])
    return script


def group_phase() -> Script:
    """Four players with the usual cards, half way through the groups."""
    return Script(load_cup(4)).deal_any(11).run(150, seed=11)


def two_layers() -> Script:
    """Eight players in the knock-out of wild play, five of them out, two layers mixed."""
    game = load_cup(8, wild=True, teams_per_player=1, cards=two_kinds(126, 60))
    owned = {0: "A1", 1: "B1", 2: "C1", 3: "A4", 4: "B4", 5: "C4", 6: "D4", 7: "E4"}
    script = Script(game).flags(owned)
    play_on(script, 5, lambda now: now.state.is_open == 0)
    moves = len(script.steps)
    return play_on(script, 6, lambda now: now.state.phase == TURN and len(now.steps) > moves + 26)


def several_layers() -> Script:
    """Three players in the groups of the longer version, the oldest of six layers gone."""
    script = Script(load_cup(3, longer=True, cards=two_kinds(132, 60)))
    play_on(script, 7, lambda now: len(now.view().layers) > 2 and now.view().layers[2] < 12)
    return play_on(script, 8, lambda now: now.state.phase == TURN)


POSITIONS = {
    "knock-out eight players, two layers mixed": two_layers,
    "longer version, several layers": several_layers,
}
