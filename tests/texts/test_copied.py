"""No text of ours shares nine words in a row with a printed booklet.

The booklets are no part of the project: booklets.bin holds salted hashes of their runs of nine words and nothing else.
`python tools/booklet_runs.py FOLDER` makes it from transcribed booklets.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tools.booklet_runs import runs, stored

from tests.texts.wording import Said, cards, messages, rules


def copied(told: list[Said]) -> list[str]:
    booklets = stored()
    return [f"{each.where}: {run}" for each in told for code, run in runs(each.text) if code in booklets]


def test_the_booklets_are_known_by_their_runs() -> None:
    booklets = stored()
    assert len(booklets) > 10_000
    idiom = "dans le sens des aiguilles d’une montre"  # eight words: too short to be a run
    assert runs(idiom) == []


@pytest.mark.parametrize("family", [cards, rules, messages], ids=["cards", "rules", "messages"])
def test_no_text_shares_nine_words_in_a_row_with_a_booklet(family: Callable[[str], list[Said]]) -> None:
    assert copied(family("fr")) == []
