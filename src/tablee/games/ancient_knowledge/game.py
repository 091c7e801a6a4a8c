"""The title page: players, options, set-up, the end and the score."""

from __future__ import annotations

import random
from typing import Any, Final, cast

from tablee.games.ancient_knowledge.bots.features import FEATURES, PRACTICE, features
from tablee.games.ancient_knowledge.bots.hints import guess, guess_at
from tablee.games.ancient_knowledge.bots.reasons import REASONS
from tablee.games.ancient_knowledge.cards.file import changed_cards
from tablee.games.ancient_knowledge.cards.ids import CARDS, id_of
from tablee.games.ancient_knowledge.events import EVENTS
from tablee.games.ancient_knowledge.files.layout import lay_out
from tablee.games.ancient_knowledge.prompts import PROMPTS
from tablee.games.ancient_knowledge.rules.ballots import BALLOTS, ask_others_anew
from tablee.games.ancient_knowledge.rules.choices import CreateArtefact, CreateMonument, Learn
from tablee.games.ancient_knowledge.rules.notation import NOTATION
from tablee.games.ancient_knowledge.rules.scoring import score_details, score_lines
from tablee.games.ancient_knowledge.rules.setup import Begin, Keep
from tablee.games.ancient_knowledge.rules.steps import STEPS
from tablee.games.ancient_knowledge.state.board import Ancient, blank, load
from tablee.games.ancient_knowledge.state.box import AncientBox, make_box
from tablee.games.ancient_knowledge.state.checking import check
from tablee.games.ancient_knowledge.state.observed import observed
from tablee.games.ancient_knowledge.state.redeal import redeal
from tablee.games.ancient_knowledge.state.terms import DEALT, KEPT, NO_CARD, OVER, TILE_CARDS
from tablee.games.ancient_knowledge.state.view import view
from tablee.games.ancient_knowledge.state.view_types import AncientView
from tablee.kernel.agenda import Together
from tablee.kernel.decisions import Choice, Decision, Seat
from tablee.kernel.events import Event
from tablee.kernel.observed import Observed
from tablee.kernel.position import Position
from tablee.kernel.title import Box, Option, Reason, Result, ScoreDetail, Title, ranked


class AncientKnowledge(Title):
    """Ancient Knowledge, by Rémi Mathieu."""

    def __init__(self) -> None:
        self.id = "ancient-knowledge"
        self.version = 2
        self.names = {"en": "Ancient Knowledge", "fr": "Ancient Knowledge"}
        self.least = 2
        self.most = 4
        self.options = (
            Option("starting-hands", False, (False, True)),
            Option("see-tiles", False, (False, True), group="house"),
            Option("ages", None, per_seat=True, group="advanced"),
        )
        self.priced = frozenset((CreateMonument, CreateArtefact))
        self.orders = frozenset(["order"])
        self.ballots = BALLOTS
        self.levels = {"first": "blur:1.2", "casual": "blur:0.6", "expert": "search:64", "master": "search:1s"}
        self.notation = NOTATION
        self.prompts = PROMPTS
        self.events = EVENTS
        self.steps = STEPS
        self.printed: AncientBox | None = None

    def box(self, changes: dict[str, dict[str, Any]] | None = None, place: str = "cards") -> AncientBox:
        if self.printed is None:
            self.printed = make_box(CARDS)
        if not changes:
            return self.printed
        return make_box(changed_cards(changes, place))

    def deal(self, box: Box, options: dict[str, Any], seats: int, key: bytes) -> Position:
        assert isinstance(box, AncientBox)
        pos = blank(box, seats, key)
        pos.first = pos.one_of(seats)
        pos.turn = pos.first
        pos.ages = tuple(options["ages"] or ())
        pos.tiles_shown = options["see-tiles"]
        pos.agenda.append(Begin())
        order = [(pos.first + i) % seats for i in range(seats)]
        if options["starting-hands"]:
            hands = pos.shuffle([1, 2, 3, 4])
            dealt = dict(zip(order, hands, strict=False))
            for seat, hand in dealt.items():
                pos.players[seat].hand = [card for card in box.builders if box.cards[card].hand == hand]
            given = {card for me in pos.players for card in me.hand}
            pos.deck = pos.shuffle([card for card in box.builders if card not in given])
        else:
            pos.deck = pos.shuffle(box.builders)
            for seat in order:
                pos.players[seat].hand = [pos.deck.pop() for _ in range(DEALT)]
            pos.agenda.append(Together(tuple([(seat, (Keep(seat, DEALT - KEPT),)) for seat in order])))
        for seat in order:
            for card in pos.players[seat].hand:
                pos.seen[card] = 1 << seat
        for level in (1, 2):
            pos.pools[level - 1] = pos.shuffle([card for card, its in enumerate(box.level) if its == level])
        pos.tile_levels = [1, 1, 2]
        pos.tiles = [[pos.pools[level - 1].pop() for _ in range(TILE_CARDS)] for level in pos.tile_levels]
        return pos

    def opening(self, pos: Position) -> list[Event]:
        assert isinstance(pos, Ancient)
        hands = [[pos.box.ids[card] for card in me.hand] for me in pos.players]
        return [Event("drew", seat, (len(hand),), (hand,), 1 << seat) for seat, hand in enumerate(hands) if hand]

    def view(self, pos: Position, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(pos, Ancient)
        return cast(dict[str, Any], view(pos, seat))

    def deal_hidden(self, pos: Position, seat: Seat, rng: random.Random, tidy: bool = False) -> Position:
        assert isinstance(pos, Ancient)
        return redeal(pos, seat, rng, tidy)

    def ask_others_anew(self, pos: Position, seat: Seat) -> None:
        assert isinstance(pos, Ancient)
        ask_others_anew(pos, seat)

    def result(self, pos: Position) -> Result | None:
        """Most points; then least lost knowledge; then the oldest; otherwise shared. [Final scoring]"""
        assert isinstance(pos, Ancient)
        if pos.phase != OVER:
            return None
        lines = [score_lines(pos, seat) for seat in range(pos.seats)]
        return ranked(lines, {"lost": [line["lost"] for line in lines], "age": list(pos.ages) or [0] * pos.seats})

    def score_details(self, pos: Position, seat: Seat) -> list[ScoreDetail]:
        assert isinstance(pos, Ancient)
        return score_details(pos, seat)

    def load(self, box: Box, data: dict[str, Any]) -> Position:
        assert isinstance(box, AncientBox)
        return load(box, data, STEPS)

    def lay_out(self, box: Box, layout: dict[str, Any], place: str) -> Position:
        assert isinstance(box, AncientBox)
        return lay_out(self, box, layout, place)

    def check(self, pos: Position) -> None:
        assert isinstance(pos, Ancient)
        check(pos)

    def guess(self, view: dict[str, Any], decision: Decision, box: Box | None = None) -> list[float]:
        cards = box or self.box()
        assert isinstance(cards, AncientBox)
        return guess(cards, cast(AncientView, view), decision)

    def guess_at(self, pos: Position, decision: Decision) -> list[float]:
        assert isinstance(pos, Ancient)
        return guess_at(pos, decision)

    def feature_names(self) -> tuple[tuple[str, str], ...]:
        return FEATURES

    def features(self, pos: Position, seat: Seat) -> list[float]:
        assert isinstance(pos, Ancient)
        return features(pos, seat)

    def observed(self) -> Observed:
        return observed()

    def reasons(self) -> tuple[Reason, ...]:
        return REASONS

    def turn_of(self, pos: Position) -> int:
        assert isinstance(pos, Ancient)
        return pos.seats * pos.round + pos.turn

    def practice(self) -> list[tuple[int, dict[str, Any]]]:
        return PRACTICE

    def refusal_params(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Ancient)
        params: dict[str, object] = {"hand": len(pos.players[seat].hand)}
        card = getattr(choice, "card", NO_CARD)
        if card >= len(pos.box.ids):  # added by another game's card file
            params["card"] = id_of(card)
        elif isinstance(choice, CreateMonument):
            params |= {"card": pos.box.ids[choice.card], "slot": choice.slot, "own-slot": pos.box.slot[choice.card]}
            params["price"] = pos.price(choice.card, choice.slot)
        elif isinstance(choice, CreateArtefact):
            params |= {"card": pos.box.ids[choice.card], "price": pos.box.cost[choice.card]}
        elif card >= 0:
            params["card"] = pos.box.ids[card]
        return params

    def counted(self, pos: Position, seat: Seat, choice: Choice) -> dict[str, object]:
        assert isinstance(pos, Ancient)
        me = pos.players[seat]
        if isinstance(choice, (CreateMonument, CreateArtefact)):
            return {"have": len(me.hand) - (1 if choice.card in me.hand else 0)}
        if isinstance(choice, Learn) and choice.card < len(pos.box.ids):
            return pos.short_of(seat, choice.card)
        return {}


TITLE: Final = AncientKnowledge()
