"""Games that break the rules of play in one way each, and the check meant to catch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from park_cup.derived import SHOWING, TURN
from rimet.kernel.counts import cells
from rimet.kernel.errors import RulesError
from rimet.kernel.game import Placing, Result, View, possible
from rimet.kernel.options import Options
from rimet.kernel.reasons import Reason
from rimet.kernel.rng import Rng
from rimet.kernel.state import CHANCE, State

from .disguise import Disguise, Saboteur
from .park import bare

# --- what can happen


class BiasedState(Disguise):
    def sample(self, rng: Rng) -> int:
        first, second = self.inner.sample(rng), self.inner.sample(rng)
        return min(first, second) if rng.below(4) == 0 else first


class BiasedSample(Saboteur):
    """Samples small numbers a little too often."""

    check = "sample"
    state_kind = BiasedState


class ReachingState(Disguise):
    def sample(self, rng: Rng) -> int:
        if self.to_act == CHANCE and rng.below(50) == 0:
            return int(rng.below(len(self.odds())))
        return self.inner.sample(rng)


class ReachingSample(Saboteur):
    """Samples, now and then, outcomes whose odds are 0."""

    check = "sample"
    state_kind = ReachingState


class EvenState(Disguise):
    def odds(self) -> Sequence[int]:
        return [min(weight, 1) for weight in self.inner.odds()]


class EvenOdds(Saboteur):
    """Tells even odds, but samples by the true ones."""

    check = "sample"
    state_kind = EvenState


class FallingState(Disguise):
    def legal(self) -> Sequence[int]:
        return list(reversed(self.inner.legal()))


class FallingLegal(Saboteur):
    """Lists legal actions from the last to the first."""

    check = "legal"
    state_kind = FallingState


class EmptyState(Disguise):
    def odds(self) -> Sequence[int]:
        return [*self.inner.odds(), 0, 0, 0]


class LongOdds(Saboteur):
    """Tells odds for outcomes that the game does not have."""

    check = "odds"
    state_kind = EmptyState


# --- copies and records


class SharingState(Disguise):
    def clone(self) -> SharingState:
        made = SharingState(self.inner.clone())
        bare(made).ledger = bare(self).ledger
        return made


class SharedClone(Saboteur):
    """Clones everything but the cards, which it shares."""

    check = "clone"
    state_kind = SharingState


class WatchedState(Disguise):
    def clone(self) -> WatchedState:
        made = WatchedState(self.inner.clone())
        made.journal = self.journal
        return made


class SharedJournal(Saboteur):
    """Clones the journal along."""

    check = "clone"
    state_kind = WatchedState


class SharedSketchState(Disguise):
    def sketch(self) -> State:
        made = super().sketch()
        bare(made).ledger = bare(self).ledger
        return made


class SharedSketch(Saboteur):
    """Sketches everything but the cards, which it shares."""

    check = "sketch"
    state_kind = SharedSketchState


class ForgetfulState(Disguise):
    def drop_logs(self) -> None:
        super().drop_logs()
        ledger = bare(self).ledger
        ledger.deck = cells(list(ledger.deck)[::-1])


class ForgetfulSketch(Saboteur):
    """Forgets with the logs how the deck lies."""

    check = "sketch"
    state_kind = ForgetfulState


class TalkativeState(Disguise):
    def pack(self) -> list[list[int]]:
        bare(self).is_sketch = False
        return super().pack()


class TalkativeSketch(Saboteur):
    """Packs a sketch as if it were whole."""

    check = "sketch"
    state_kind = TalkativeState


class SecretState(Disguise):
    """Keeps a fact that pack() does not tell."""

    turns = 0

    def clone(self) -> SecretState:
        made = SecretState(self.inner.clone())
        made.turns = self.turns
        return made

    def apply(self, action: int) -> None:
        super().apply(action)
        self.turns += 1

    def odds(self) -> Sequence[int]:
        odds = self.inner.odds()
        return [1 if weight else 0 for weight in odds] if self.turns > 30 else odds


class UnpackedFact(Saboteur):
    """Forgets a fact when it is pickled or written."""

    check = "pickle"
    state_kind = SecretState

    def view(self, state: State, viewer: int) -> View:
        assert isinstance(state, SecretState)
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, turn=state.turns)


class OneViewForAll(Saboteur):
    """Shows everybody who looks at once what the last of them may see."""

    check = "views"

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        return [self.view(state, viewers[-1])] * len(viewers)


class RestlessState(Disguise):
    rolls = 0

    def apply(self, action: int) -> None:
        if self.to_act == CHANCE:
            RestlessState.rolls += 1
            if RestlessState.rolls % 7 == 0:
                action = possible(self.inner)[-1]
        super().apply(action)


class HiddenDice(Saboteur):
    """Rolls dice of its own inside the rules."""

    check = "record"
    state_kind = RestlessState


# --- notation and result


class AmbiguousNotation(Saboteur):
    """Does not say on which field a card is laid."""

    check = "notation"

    def tell(self, state: State, action: int) -> str:
        return super().tell(state, action).partition(">")[0]


class LenientParse(Saboteur):
    """Takes any text for the first action of all."""

    check = "notation"

    def parse(self, state: State, text: str) -> int:
        try:
            return super().parse(state, text)
        except RulesError:
            return 0


class WrongShares(Saboteur):
    """Gives the winner only half."""

    check = "shares"

    def result(self, state: State) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, shares=tuple(share / 2 for share in result.shares))


class WrongWinner(Saboteur):
    """Names a winner where nobody wins, or another one."""

    check = "shares"

    def result(self, state: State) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, winner=result.ranking[-1][0])


class WrongRanking(Saboteur):
    """Ranks the seats from the last to the first."""

    check = "ranking"

    def result(self, state: State) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, ranking=tuple(reversed(result.ranking)))


class DoublePlacing(Saboteur):
    """Places a team twice."""

    check = "placings"

    def result(self, state: State) -> Result:
        result = super().result(state)
        placings = (*result.placings, Placing(result.placings[0].team, 9))
        return msgspec.structs.replace(result, placings=placings)


class ShortBound(Saboteur):
    """Promises a shorter match than it plays."""

    check = "longest"

    def __init__(self, *options: object) -> None:
        super().__init__(*options)  # type: ignore[arg-type]
        self.longest = 20


# --- refusals


class LyingRefusal(Saboteur):
    """Says that a field is full, whatever the reason."""

    check = "refusal.true"

    def refusal(self, state: State, seat: int, action: int) -> RulesError:
        return RulesError("field_full", rule="PC-5", team="Oaks")


class HastyReason(Saboteur):
    """Ends its reasons with one that is left over, and is asked nothing."""

    check = "refusal.legal"

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self.reasons = [*self.reasons[:1], Reason("no_transfer", lambda *_: True)]


class MissingReason(Saboteur):
    """Does not say what needs no explanation."""

    check = "refusal.none"

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self.reasons = self.reasons[:-1]


# --- scenes


def is_scene(state: State) -> bool:
    """Whether a state is one that is only shown."""
    return bare(state).phase == SHOWING


class LiveSceneState(Disguise):
    def keep_scene(self, written: int, shown: State) -> None:
        bare(shown).ledger = bare(self).ledger
        super().keep_scene(written, shown)


class LiveScene(Saboteur):
    """Marks scenes that go on changing, since they share the cards."""

    check = "marks.clone"
    state_kind = LiveSceneState


class OpenSceneState(Disguise):
    def keep_scene(self, written: int, shown: State) -> None:
        bare(shown).phase = TURN
        super().keep_scene(written, shown)


class OpenScene(Saboteur):
    """Marks scenes that somebody could play on from."""

    check = "marks.play"
    state_kind = OpenSceneState

    def view(self, state: State, viewer: int) -> View:
        return msgspec.structs.replace(super().view(state, viewer), to_act=state.to_act)


class AskingScene(Saboteur):
    """Shows somebody to act in a scene."""

    check = "marks.view"

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, to_act=0) if is_scene(state) else view


class LeakyScene(Saboteur):
    """Shows in scenes what somebody else has drawn."""

    check = "marks.wall"

    def view(self, state: State, viewer: int) -> View:
        view = super().view(state, viewer)
        if not is_scene(state):
            return view
        other = msgspec.structs.asdict(super().view(state, 0))
        return msgspec.structs.replace(view, own_team=other["own_team"])


class IdleMarkState(Disguise):
    def keep_scene(self, written: int, shown: State) -> None:
        super().keep_scene(written, shown)
        super().keep_scene(written, shown.clone())


class IdleMark(Saboteur):
    """Marks a scene in which nothing is told."""

    check = "marks.journal"
    state_kind = IdleMarkState


Group = tuple[Callable[[], Saboteur], ...]
LAWLESS: Group = (BiasedSample, ReachingSample, EvenOdds, FallingLegal, LongOdds)
UNCOPIED: Group = (SharedClone, SharedJournal, UnpackedFact, OneViewForAll)
UNSKETCHED: Group = (SharedSketch, ForgetfulSketch, TalkativeSketch)
UNTELLABLE: Group = (AmbiguousNotation, LenientParse)
UNSETTLED: Group = (WrongShares, WrongWinner, WrongRanking, DoublePlacing, ShortBound)
UNTRUE: Group = (LyingRefusal, HastyReason, MissingReason)
UNSHOWN: Group = (LiveScene, OpenScene, AskingScene, LeakyScene, IdleMark)
