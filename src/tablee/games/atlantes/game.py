"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import random
from typing import Any, Final

from tablee.games.atlantes.bots.hints import guesses
from tablee.games.atlantes.bots.outlook import outlook_at, outlook_of
from tablee.games.atlantes.cards.file import changed_contents
from tablee.games.atlantes.cards.ids import CONTENTS, IDS
from tablee.games.atlantes.cards.objectives import OBJECTIVE_IDS
from tablee.games.atlantes.events import EVENTS
from tablee.games.atlantes.files.layout import lay_out
from tablee.games.atlantes.prompts import PROMPTS
from tablee.games.atlantes.rules.choices import (
    MANTA_IDS,
    Buy,
    Claim,
    Conquer,
    Place,
    PlaceGhost,
    Recruit,
    Tire,
    UseManta,
)
from tablee.games.atlantes.rules.ending import ranking
from tablee.games.atlantes.rules.notation import NOTATION
from tablee.games.atlantes.rules.setup import deal_kings, drawn_tokens, ocean_deck, set_switches
from tablee.games.atlantes.rules.steps import STEPS, Begin
from tablee.games.atlantes.state.board import Sea
from tablee.games.atlantes.state.box import AtlantesBox, make_box
from tablee.games.atlantes.state.checking import check
from tablee.games.atlantes.state.redeal import redeal
from tablee.games.atlantes.state.saving import blank, load
from tablee.games.atlantes.state.terms import CHARACTER_ROW, LOWER_ROW, OVER, SYMBOLS
from tablee.games.atlantes.state.view import view
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.events import Event
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Result, Title


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
            Option("kings", "numbered", ("numbered", "draft", "none")),
            Option("objectives", "printed", ("printed", "tokens")),
            Option("advanced", False, flags),
            Option("scout-optional", False, flags),
            Option("strict-effects", True, flags),
            Option("two-player-matrona-discard", False, flags),
            Option("grabber-double-type-depth", False, flags),
            Option("solo-deck-triggers", False, flags),
        )
        self.priced = frozenset((Buy, Conquer))
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
        pos.deck = pos.shuffle(list(range(box.locations)))
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
        return view(pos, seat)

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random) -> Position:
        assert isinstance(pos, Sea)
        return redeal(pos, seat, rng)

    def result(self, pos: Position) -> Result | None:
        """Most points; then mantas in reserve; then the lower king, or the seat furthest from the first. [End]"""
        assert isinstance(pos, Sea)
        return ranking(pos) if pos.phase == OVER else None

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, AtlantesBox)
        return load(box, data)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        assert isinstance(box, AtlantesBox)
        return lay_out(self, box, layout, place)

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Sea)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, AtlantesBox)
        return guesses(outlook_of(cards, view, decision.seat), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Sea)
        return guesses(outlook_at(pos, decision.seat), decision)

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
            params["card"] = IDS[choice.card]  # perhaps added by another game's card file
        if isinstance(choice, Conquer) and choice.card < box.locations:
            params["price"] = pos.power_price(choice.card)
        elif isinstance(choice, Buy) and choice.card < box.locations:
            params["price"] = box.gold[choice.card]
        elif isinstance(choice, Recruit):
            params |= {"price": box.prices[choice.place], "place": choice.place + 1}
        return params


TITLE: Final = Atlantes()
