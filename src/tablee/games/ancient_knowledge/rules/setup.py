"""From the deal to the first turn."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.choices import Discard
from tablee.games.ancient_knowledge.rules.refusals import DISCARD_FOUR
from tablee.games.ancient_knowledge.rules.turn import Turn
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.terms import NOBODY
from tablee.kernel.decisions import Choice, Decision, Done, Pass, Rule, Seat
from tablee.kernel.position import Step


@dataclass
class Keep(Step):
    """Discard 4 of the 10 cards dealt, in secret. [Set-up 2A]"""

    seat: Seat
    left: int

    def ask(self, pos: Ancient) -> Decision | None:
        me = pos.players[self.seat]
        cards = [pos.box.discard[card] for card in me.hand if card not in me.aside]
        return Decision(self.seat, "setup-discard", (self.left,), cards, bool(me.aside))

    def take(self, pos: Ancient, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        pos.players[self.seat].aside.append(choice.card)
        pos.tell("set-aside", self.seat, (), (pos.box.ids[choice.card],), 1 << self.seat)
        if self.left > 1:
            pos.do(Keep(self.seat, self.left - 1))

    def forbids(self, pos: Ancient, choice: Choice) -> Rule | None:
        return DISCARD_FOUR if isinstance(choice, (Done, Pass)) else None


@dataclass
class Begin(Step):
    """Hands are made, the third and fourth player draw one card more, the first turn begins. [Set-up 2]"""

    def run(self, pos: Ancient) -> None:
        order = [(pos.first + i) % pos.seats for i in range(pos.seats)]
        for seat in order:
            me = pos.players[seat]
            if me.aside:
                for card in me.aside:
                    me.hand.remove(card)
                pos.to_pile_unseen(me.aside, 1 << seat)
                pos.tell("discarded-secretly", seat, (len(me.aside),))
                me.aside = []
        for seat in order[2:]:
            pos.draw(seat, 1)
        if not pos.tiles_shown:
            pos.tiles_shown = True
            pos.tell("tiles-laid", NOBODY, ([[pos.box.ids[card] for card in tile] for tile in pos.tiles],))
        pos.do(Turn(pos.first))
