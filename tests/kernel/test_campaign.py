"""Titles whose games stand alone have no campaign; the rest is tested with a title that has one."""

from __future__ import annotations

import pytest

from tablee.games import TITLES, title
from tablee.kernel.campaign import adventure_of, begin
from tablee.kernel.errors import BadInput


@pytest.mark.parametrize("id", sorted(TITLES))
def test_a_title_has_an_adventure_if_and_only_if_an_option_carries_it_along(id: str) -> None:
    game = title(id)
    carrying = [option.name for option in game.options if option.data]
    adventure = game.adventure()
    assert ([] if adventure is None else [adventure.option]) == carrying
    if adventure is None:
        with pytest.raises(BadInput) as refused:
            adventure_of(game)
        assert refused.value.sentence.id == "no-campaign"
        assert id in str(refused.value)


def test_a_campaign_begins_with_options_and_players_that_fit() -> None:
    game = next(game for game in map(title, TITLES) if game.adventure() is not None)
    with pytest.raises(BadInput) as refused:
        begin(game, game.box(), "alone", ["Ana"], {})
    assert refused.value.sentence.id == "seat-count"
    with pytest.raises(BadInput) as refused:
        begin(game, game.box(), "odd", ["Ana", "Bo"], {"colour": 1})
    assert refused.value.sentence.id == "unknown-option"
