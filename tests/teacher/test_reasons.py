"""Why a choice is good: each title says what it finds worth a word, in both languages."""

from __future__ import annotations

import pytest

from tablee.games import title
from tablee.teacher.reasons import COSTS, GIVES, PREPARES, figures
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker
from tests.games.random_play import ALL_TITLES
from tests.teacher.games import moments
from tests.teacher.test_advice import advised


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_reason_is_a_figure_of_the_title_with_a_word_in_both_languages(id: str) -> None:
    game, pos, decision, _ = moments(id, 1, "reasons")[0]
    known = figures(game, pos, decision.seat)
    assert game.reasons()
    for reason in game.reasons():
        assert set(reason.figure.split("+")) <= set(known)
        assert reason.worth != 0
        for lang in LANGUAGES:
            speaker = Speaker(lang, game)
            for message in filter(None, (reason.message, reason.less)):
                one, three = (speaker.say(f"reason-{message}", amount=amount) for amount in (1, 3))
                assert ("1" in one, "3" in three) == (True, True)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_no_word_of_a_reason_is_left_over(id: str) -> None:
    game = title(id)
    said = {f"reason-{word}" for reason in game.reasons() for word in (reason.message, reason.less) if word}
    assert {entry for entry in Speaker("en", game).catalogue.entries if entry.startswith("reason-")} == said


@pytest.mark.parametrize("id", ALL_TITLES)
def test_figures_are_from_nothing_that_the_seat_does_not_see(id: str) -> None:
    for game, pos, decision, rng in moments(id, 4, "figures"):
        assert figures(game, pos, decision.seat) == figures(game, game.redeal(pos, decision.seat, rng), decision.seat)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_advice_says_why(id: str) -> None:
    told = []
    for game, pos, decision, _ in moments(id, 4, "why"):
        for each in advised(game, pos, decision).choices:
            parts = [(part.verb, part.message, part.amount) for part in each.reasons]
            assert {verb for verb, _, _ in parts} <= {GIVES, COSTS, PREPARES}
            told += [Speaker(lang, game).reasons(parts) for lang in LANGUAGES if parts]
    assert told
    assert all(sentence.endswith(".") for sentence in told)


def test_a_sentence_says_what_is_given_what_it_costs_and_what_it_prepares() -> None:
    parts = [(GIVES, "points", 3.0), (GIVES, "cards", 1.0), (COSTS, "lost", 2.0), (PREPARES, "timeline", 3.6)]
    game = title("ancient-knowledge")
    assert Speaker("en", game).reasons(parts) == (
        "By the end of the turn: gives 3 points and 1 card, costs 2 lost knowledge, "
        "prepares about 4 points from the Timeline."
    )
    assert "rapporte 3 points et 1 carte, coûte 2 savoirs perdus" in Speaker("fr", game).reasons(parts)
    assert Speaker("en", game).reasons([]) == ""
