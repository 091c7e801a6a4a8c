"""The words for what changes a rule while it is applied."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ancient_knowledge.rules.conditions import Count
from tablee.games.ancient_knowledge.state.board import Ancient
from tablee.games.ancient_knowledge.state.card import Effect
from tablee.games.ancient_knowledge.state.terms import NOTHING
from tablee.kernel.decisions import Seat


class RuleChange(Effect):
    def changes_rules(self) -> bool:
        return True

    def idle(self, pos: Ancient, seat: Seat, card: int) -> bool:
        return True

    def wakes(self) -> int:
        return NOTHING

    def changes(self) -> int:
        return NOTHING


@dataclass
class Lighter(RuleChange):
    """Other cards of a kind enter with fewer knowledge."""

    kind: int
    amount: int = 1

    def discount(self, kind: int) -> int:
        return self.amount if kind == self.kind else 0


@dataclass
class LighterItself(RuleChange):
    """This card enters with fewer knowledge; so many for each one of a count, where said."""

    amount: int
    per: Count | None = None

    def own_discount(self, pos: Ancient, seat: Seat) -> int:
        return self.amount if self.per is None else self.amount * self.per.of(pos, seat)


@dataclass
class EasierToLearn(RuleChange):
    """One number of a prerequisite counts as lower."""

    amount: int = 1

    def slack(self) -> int:
        return self.amount


@dataclass
class DigDeeper(RuleChange):
    """Excavate gives more cards for each tilted monument."""

    cards: int

    def cards_per_tilt(self) -> int:
        return self.cards
