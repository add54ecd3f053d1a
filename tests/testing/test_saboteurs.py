"""Every saboteur is caught, by the check that is meant for it and with its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rimet.testing.conform import CHECKS
from rimet.testing.failure import ConformanceError
from rimet.testing.posterior import check_posteriors

from . import leaks, saboteurs
from .disguise import Saboteur
from .park import IGNORE, MATCHES, cards_in_hand, plain

CASES = [
    *(("laws", kind) for kind in saboteurs.LAWLESS),
    *(("copies", kind) for kind in saboteurs.UNCOPIED),
    *(("sketches", kind) for kind in saboteurs.UNSKETCHED),
    *(("notation", kind) for kind in saboteurs.UNTELLABLE),
    *(("endings", kind) for kind in saboteurs.UNSETTLED),
    *(("wall", kind) for kind in leaks.OPEN_HANDED),
    *(("hidden", kind) for kind in leaks.UNCHANGING),
    *(("sight", kind) for kind in leaks.OVERSEEN),
    *(("marks", kind) for kind in saboteurs.UNSHOWN),
    *(("refusals", kind) for kind in saboteurs.UNTRUE),
    ("seeds", leaks.TurnedShuffle),
    ("records", saboteurs.HiddenDice),
    ("shapes", leaks.StatefulEvents),
]


@pytest.mark.parametrize(("check", "kind"), CASES, ids=lambda case: getattr(case, "__name__", case))
def test_saboteur_is_caught(check: str, kind: Callable[[], Saboteur]) -> None:
    game = kind()
    with pytest.raises(ConformanceError) as caught:
        CHECKS[check](game, MATCHES, 1)
    assert caught.value.check == game.check
    assert "park-cup/1" in str(caught.value)


@pytest.mark.parametrize("check", CHECKS)
def test_saboteur_without_malice_passes(check: str) -> None:
    CHECKS[check](Saboteur(), 2, 1)


@pytest.mark.parametrize("kind", [leaks.ForgottenLayers, leaks.LazyRedeal])
def test_saboteur_of_the_law_is_caught(kind: type[Saboteur]) -> None:
    game = kind(plain().options)
    with pytest.raises(ConformanceError) as caught:
        check_posteriors(game, 2, 1, blind=cards_in_hand, ignore=IGNORE)
    assert caught.value.check == game.check


@pytest.mark.parametrize(
    ("check", "kind"),
    [
        ("copies", saboteurs.SharedClone),
        ("wall", leaks.LeakyEvent),
        ("notation", saboteurs.LenientParse),
    ],
)
def test_failure_comes_back_with_its_seed(check: str, kind: Callable[[], Saboteur]) -> None:
    with pytest.raises(ConformanceError) as first:
        CHECKS[check](kind(), MATCHES, 3)
    with pytest.raises(ConformanceError) as second:
        CHECKS[check](kind(), 1, first.value.seed)
    assert str(first.value) == str(second.value)
