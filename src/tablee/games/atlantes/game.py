"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import random
from typing import Any, Final, cast

from tablee.games.atlantes.bots.doors import outlook_at, outlook_of
from tablee.games.atlantes.bots.features import FEATURES, PRACTICE, features
from tablee.games.atlantes.bots.hints import guesses
from tablee.games.atlantes.bots.reasons import REASONS
from tablee.games.atlantes.cards.file import changed_contents
from tablee.games.atlantes.cards.ids import CONTENTS, id_of
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.events import EVENTS
from tablee.games.atlantes.files.layout import lay_out
from tablee.games.atlantes.prompts import PROMPTS
from tablee.games.atlantes.rules.choices import (
    ICON_IDS,
    MANTA_IDS,
    Buy,
    Claim,
    Conquer,
    Exploit,
    Place,
    PlaceGhost,
    Recruit,
    Score,
    Tire,
    UseManta,
)
from tablee.games.atlantes.rules.notation import NOTATION
from tablee.games.atlantes.rules.paying import Acquiring, Paying
from tablee.games.atlantes.rules.picks import RecruitingFreely
from tablee.games.atlantes.rules.resources import means, power_means
from tablee.games.atlantes.rules.scoring import TOTEMS, ranking, score_details
from tablee.games.atlantes.rules.setup import deal_kings, drawn_tokens, ocean_deck, set_switches
from tablee.games.atlantes.rules.steps import STEPS, Begin
from tablee.games.atlantes.state.board import Sea, blank, load
from tablee.games.atlantes.state.box import AtlantesBox, make_box
from tablee.games.atlantes.state.checking import check
from tablee.games.atlantes.state.observed import observed
from tablee.games.atlantes.state.redeal import redeal
from tablee.games.atlantes.state.terms import CHARACTER_ROW, IN_GOLD, LOWER_ROW, OVER, SYMBOLS
from tablee.games.atlantes.state.view import view
from tablee.games.atlantes.state.view_types import AtlantesView
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.events import Event
from tablee.kernel.observed import Observed
from tablee.kernel.position import Position, Step
from tablee.kernel.title import Box, Option, Reason, Result, ScoreDetail, Title


class Atlantes(Title):
    """Atlantes: Régnez sur les océans, by Ivan Tuzovsky."""

    def __init__(self) -> None:
        self.id = "atlantes"
        self.version = 2
        self.names = {"en": "Atlantes", "fr": "Atlantes"}
        self.least = 1
        self.most = 4
        flags = (False, True)
        self.options = (
            Option("advanced", False, flags),
            Option("kings", "numbered", ("numbered", "draft", "none"), group="advanced", when=("advanced", False)),
            Option("objectives", "printed", ("printed", "tokens"), group="advanced", when=("advanced", False)),
            Option("scout-optional", False, flags, group="house"),
            Option("strict-effects", True, flags, group="house"),
            Option("two-player-matrona-discard", False, flags, group="house", seats=(2,)),
            Option("grabber-double-type-depth", False, flags, group="house"),
            Option("solo-deck-triggers", False, flags, group="house", seats=(1,)),
        )
        self.priced = frozenset((Buy, Conquer, Recruit, UseManta, Exploit))
        self.levels = {"first": "blur:2.8", "casual": "blur:1.4", "expert": "search:32", "master": "search:1s"}
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: AtlantesBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> AtlantesBox:
        if self.printed is None:
            self.printed = make_box(CONTENTS)
        if not changes:
            return self.printed
        return make_box(changed_contents(self.printed.contents, changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        """Set-up of board and players. [Set-up]"""
        assert isinstance(box, AtlantesBox)
        pos = blank(box, seats, key)
        set_switches(pos, options)
        pos.first = pos.one_of(seats)
        pos.turn = pos.first
        for me, symbol in zip(pos.players, pos.shuffle(list(range(len(SYMBOLS)))), strict=False):
            me.symbol = symbol
            me.ready = box.mantas[symbol][:]
            me.hand = box.starting[:]
        pos.shoal = pos.shuffle(ocean_deck(pos))
        pos.row = [pos.shoal.pop() for _ in range(CHARACTER_ROW)]
        pos.deck = pos.shuffle(box.locations[:])
        pos.lower = [pos.deck.pop() for _ in range(LOWER_ROW)]
        pos.goals = [objective for objective in range(len(box.least)) if not box.contents.objectives[objective].token]
        if options["objectives"] == "tokens" or options["advanced"]:
            pos.goals = drawn_tokens(pos)
        pos.agenda.append(Begin())
        deal_kings(pos, "draft" if options["advanced"] else options["kings"])
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Sea)
        told = []
        for seat, me in enumerate(pos.players):
            told += [Event("won-manta", seat, (MANTA_IDS[manta],)) for manta in me.ready]
            told += [Event("recruited", seat, (pos.box.ids[card], 0)) for card in me.hand if card != me.king]
            if me.king >= 0:
                told.append(Event("kept-king", seat, (), (pos.box.ids[me.king],), 1 << seat))
        return told

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Sea)
        return cast(dict[str, Any], view(pos, seat))

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        assert isinstance(pos, Sea)
        return redeal(pos, seat, rng, tidy)

    def result(self, pos: Position) -> Result | None:
        """Most points; then mantas in reserve; then the lower king, or the seat furthest from the first. [End]"""
        assert isinstance(pos, Sea)
        return ranking(pos) if pos.phase == OVER else None

    def mark(self, pos: Position) -> int:
        """The most points for which a lone player is not yet given the Kraken."""
        return TOTEMS[-2][0]

    def score_details(self, pos: Position, seat: Seat) -> list[ScoreDetail]:
        assert isinstance(pos, Sea)
        return score_details(pos, seat)

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, AtlantesBox)
        return load(box, data, STEPS)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        assert isinstance(box, AtlantesBox)
        return lay_out(self, box, layout, place)

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Sea)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, AtlantesBox)
        return guesses(outlook_of(cards, cast(AtlantesView, view), decision.seat), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Sea)
        return guesses(outlook_at(pos, decision.seat), decision)

    def feature_names(self) -> tuple[tuple[str, str], ...]:
        return FEATURES

    def features(self, pos: Position, seat: Seat) -> list[float]:
        assert isinstance(pos, Sea)
        return features(pos, seat)

    def observed(self) -> Observed:
        return observed()

    def reasons(self) -> tuple[Reason, ...]:
        return REASONS

    def turn_of(self, pos: Position) -> int:
        assert isinstance(pos, Sea)
        return pos.seats * pos.round + pos.turn

    def practice(self) -> list[tuple[int, dict[str, Any]]]:
        return PRACTICE

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Sea)
        box = pos.box
        params: dict[str, object] = {}
        if isinstance(choice, (UseManta, Place, Tire)):
            params["manta"] = MANTA_IDS[choice.manta]
        elif isinstance(choice, (Claim, PlaceGhost)):
            params["objective"] = OBJECTIVE_IDS[choice.objective]
            if choice.objective in pos.goals:
                params["spot"] = len(pos.tracks[pos.goals.index(choice.objective)]) + 1
        elif hasattr(choice, "card"):
            params["card"] = id_of(choice.card)  # perhaps of another game's card file
        if isinstance(choice, Conquer) and box.has_location(choice.card):
            params["price"] = pos.power_price(choice.card)
        elif isinstance(choice, Buy) and box.has_location(choice.card):
            params["price"] = box.gold[choice.card]
        elif isinstance(choice, Recruit):
            free = isinstance(deciding(pos), RecruitingFreely)
            params |= {"price": 0 if free else box.prices[choice.place], "place": choice.place + 1}
        elif isinstance(choice, UseManta):
            params |= paid_with(pos, choice.manta)
        elif isinstance(choice, Exploit) and choice.card in pos.players[seat].board:
            icon = pos.top(seat, choice.card)
            if icon >= 0:
                params |= {"icon": ICON_IDS[icon], **paid_with(pos, icon)}
        return params

    def counted(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Sea)
        me, box = pos.players[seat], pos.box
        if isinstance(choice, Claim) and choice.objective in pos.goals:
            return {"have": pos.measured(seat, box.measure[choice.objective]), "need": box.least[choice.objective]}
        if isinstance(choice, Score) and choice.card in me.board:
            return {"have": me.raised[me.board.index(choice.card)], "need": box.depth[choice.card]}
        step = deciding(pos)
        own = step.own if isinstance(step, Acquiring) else 0
        if isinstance(choice, Conquer) and box.has_location(choice.card):
            return raised(own + power_means(pos, seat)[box.kind[choice.card]], pos.power_price(choice.card))
        if isinstance(choice, Buy) and box.has_location(choice.card):
            return raised(own + means(pos, seat, IN_GOLD), box.gold[choice.card])
        if isinstance(choice, Recruit):
            return raised(own + means(pos, seat, IN_GOLD), box.prices[choice.place])
        return {}


def raised(have: int, price: int) -> dict[str, object]:
    """What a seat could raise for a price; enough means that it could not do so without waste."""
    return {"have": have, "enough": have >= price}


def deciding(pos: Sea) -> Step | None:
    return pos.agenda[-1] if pos.agenda else None


def paid_with(pos: Sea, icon: int) -> dict[str, object]:
    """While something is paid for: what a manta or a level of this icon makes of the sum, and what of it is lost."""
    step = deciding(pos)
    if not isinstance(step, Paying):
        return {"price": 0}
    worth = pos.box.worth[step.way][icon]
    total = step.total + worth
    return {
        "worth": worth,
        "total": total,
        "price": step.price,
        "resource": step.resource(),
        "wasted": max(0, total - step.price),
    }


TITLE: Final = Atlantes()
