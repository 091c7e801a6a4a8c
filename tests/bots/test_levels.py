"""Levels: five in every title, from a kind beginner to a master; each is a bot by a recipe that the title declares."""

from __future__ import annotations

import random

import pytest

from tablee.bots import BOTS, LEVELS, RECIPES, BlurBot, PositionSight, ViewSight, is_bot, looks_ahead, make_bot, recipe
from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.errors import BadInput
from tablee.lab.arena import arena
from tests.games.random_play import ALL_TITLES, LENGTH, play_on, test_games

RIVALS = ["ancient-knowledge", "atlantes", "scholars"]


def test_there_are_five_levels_from_the_first_game_to_the_master() -> None:
    assert LEVELS == ("first", "casual", "regular", "expert", "master")
    assert not {*LEVELS} & {*BOTS}


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_recipe_of_a_title_is_a_bot_and_no_other_level(id: str) -> None:
    game = title(id)
    assert set(game.levels) <= set(LEVELS)
    for level in LEVELS:
        made = recipe(game, level)
        assert is_bot(made)
        assert made not in LEVELS
    assert [looks_ahead(game, level) for level in LEVELS] == [False, False, False, True, True]


def test_a_title_without_levels_of_its_own_has_the_usual_ones() -> None:
    class Plain:
        levels: dict[str, str] = {}  # noqa: RUF012

    assert [recipe(Plain(), level) for level in LEVELS] == list(RECIPES.values())  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_level_chooses_what_its_recipe_chooses(id: str) -> None:
    for game, pos, rng in test_games(id, 4, "recipes"):
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        for decision in pending(pos)[:1]:
            for level in ("first", "casual", "regular"):
                mine = make_bot(level, "s").choose(PositionSight(game, pos), decision)
                assert mine == make_bot(recipe(game, level), "s").choose(PositionSight(game, pos), decision)
                assert mine == make_bot(level, "s").choose(ViewSight(game, game.view(pos, decision.seat)), decision)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_a_beginner_has_a_reason_for_every_choice(id: str) -> None:
    """It never takes what looks much worse than the best, by its own sense of much."""
    asked = 0
    for game, pos, rng in test_games(id, 6, "sense"):
        bot = make_bot(recipe(game, "first"), rng.random().hex())
        assert isinstance(bot, BlurBot)
        play_on(pos, rng, rng.randrange(LENGTH[id]))
        for decision in pending(pos)[:1]:
            worth = dict(zip(game.written(decision), game.guess_at(pos, decision), strict=True))
            for _ in range(40):
                taken = worth[game.write(bot.choose(PositionSight(game, pos), decision))]
                assert max(worth.values()) - taken <= 3 * bot.blur
                asked += 1
    assert asked


def test_a_blur_likes_what_looks_better() -> None:
    game = title("atlantes")
    pos = game.setup({}, 2, "blur")
    play_on(pos, random.Random("blur"), 20)
    decision = pending(pos)[0]
    worth = game.guess_at(pos, decision)
    for blur, least in (("blur:0.001", 1.0), ("blur:1000", 0.0)):
        bot = make_bot(blur, "1")
        taken = [bot.choose(PositionSight(game, pos), decision) for _ in range(200)]
        best = [choice for choice, value in zip(decision.choices, worth, strict=True) if value == max(worth)]
        assert sum(choice in best for choice in taken) >= least * 200
        assert len({game.write(choice) for choice in taken}) > (0 if least else 1)


@pytest.mark.parametrize("id", RIVALS)
def test_a_first_game_is_lost_to_the_hints_and_a_casual_one_is_in_between(id: str) -> None:
    """By seeds: no luck. Docs/strength.md has the figures of many more games."""
    found = arena(id, bots=["first", "casual", "greedy"], games=20, seed="levels")
    assert [each.name for each in found.ratings] == ["greedy", "casual", "first"]
    assert found.cross["greedy", "first"].tries.win_rate().value >= 0.8


@pytest.mark.parametrize("name", ["blur:", "blur:0", "blur:-1", "blur:x", "blur:nan", "blur:1e9"])
def test_a_blur_that_cannot_be_is_refused_with_what_would_do(name: str) -> None:
    with pytest.raises(BadInput, match=f"invalid bot '{name}': blur takes a number above 0"):
        make_bot(name, "1")


def test_a_limit_ends_a_search_whatever_its_budget_says() -> None:
    game = title("atlantes")
    pos = game.setup({}, 2, "limit")
    decision = pending(pos)[0]
    bot = make_bot("search:1000000", "1", limit=0.05)
    assert bot.choose(PositionSight(game, pos), decision) in decision.choices
