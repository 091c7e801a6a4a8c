"""Questions that have to be answered."""

from __future__ import annotations

from tablee.games.scholars.rules.refusals import COMPULSORY
from tablee.games.scholars.state.board import Scholars
from tablee.kernel.decisions import Choice, Done, Pass, Rule
from tablee.kernel.position import Step


class Pick(Step):
    """A question that has to be answered, unless there is nothing to choose: then nothing happens."""

    def run(self, pos: Scholars) -> None:
        pass

    def forbids(self, pos: Scholars, choice: Choice) -> Rule | None:
        return COMPULSORY if isinstance(choice, (Done, Pass)) else None
