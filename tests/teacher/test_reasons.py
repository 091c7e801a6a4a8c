"""Why a choice is good: each title says what it finds worth a word, in both languages."""

from __future__ import annotations

import pytest

from tablee.games import title
from tablee.teacher.ends import Ends
from tablee.teacher.reasons import (
    COSTS,
    GIVES,
    KEEPS,
    LINE,
    NEXT,
    OTHERS,
    PREPARES,
    THAN,
    ReasonPart,
    compared,
    figures,
    tells_apart,
)
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
                family = "does" if speaker.does(message) else "reason"
                one, three = (speaker.say(f"{family}-{message}", amount=amount) for amount in (1, 3))
                assert ("1" in one, "3" in three) == (True, True)


@pytest.mark.parametrize("id", ALL_TITLES)
def test_no_word_of_a_reason_is_left_over(id: str) -> None:
    game = title(id)
    said = {word for reason in game.reasons() for word in (reason.message, reason.less) if word}
    entries = [entry.partition("-") for entry in Speaker("en", game).catalogue.entries]
    assert sorted(word for family, _, word in entries if family in ("reason", "does")) == sorted(said)


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
            assert {verb for verb, _, _ in parts} <= {GIVES, COSTS, PREPARES, KEEPS, THAN, LINE, OTHERS}
            told += [Speaker(lang, game).reasons(parts) for lang in LANGUAGES if parts]
    assert told
    assert all(sentence.endswith(".") for sentence in told)


def test_a_sentence_says_what_is_given_what_it_costs_and_what_it_prepares() -> None:
    parts = [(GIVES, "points", 3.0), (GIVES, "cards", 1.0), (COSTS, "lost", 2.0), (PREPARES, "timeline", 3.6)]
    game = title("ancient-knowledge")
    assert Speaker("en", game).reasons(parts) == (
        "By the end of the turn: gives 3 points and 1 card, adds 2 lost knowledge, "
        "prepares about 4 points from the Timeline."
    )
    assert "rapporte 3 points et 1 carte, ajoute 2 savoirs perdus" in Speaker("fr", game).reasons(parts)
    assert Speaker("en", game).reasons([]) == ""


def test_what_changes_nothing_now_says_so() -> None:
    assert Speaker("en", title("atlantes")).reasons([(KEEPS, "", 0.0)]) == (
        "By the end of the turn: nothing that counts has changed yet."
    )


def test_choices_that_do_the_same_now_are_told_apart_by_how_the_game_ends() -> None:
    """The own points by line of the score sheet, and what it leaves to the best opponent; not what may be chance."""
    mine = Ends(points=[30, 32] * 20, margins=[5, 7] * 20, lines={"pile": [20, 22] * 20, "hand": [4, 9] * 20})
    other = Ends(points=[27, 29] * 20, margins=[1, 3] * 20, lines={"pile": [16, 18] * 20, "hand": [9, 4] * 20})
    parts = compared(mine, other, NEXT)
    assert parts == (ReasonPart(THAN, NEXT, 3.0), ReasonPart(LINE, "pile", 4.0), ReasonPart(OTHERS, "", -1.0))
    assert compared(mine, mine, NEXT) == ()
    told = [(part.verb, part.message, part.amount) for part in parts]
    game = title("atlantes")
    assert Speaker("en", game).reasons(told) == (
        "At the end of the game about 3 points more than with the next choice "
        "(above all Prosperity pile +4), and 1 fewer for the best opponent."
    )
    assert Speaker("fr", game).reasons([(THAN, "best", -1.0)]) == (
        "À la fin de la partie, environ 1 point de moins qu’avec le meilleur choix."
    )


def test_what_a_sentence_does_not_say_otherwise_does_not_tell_choices_apart() -> None:
    one, same, more = (
        (ReasonPart(GIVES, "points", 3.1),),
        (ReasonPart(GIVES, "points", 2.9),),
        (ReasonPart(GIVES, "points", 5.0),),
    )
    assert tells_apart(more, one)
    assert not tells_apart(one, same)
    assert not tells_apart((ReasonPart(KEEPS, "", 0.0),), one)
