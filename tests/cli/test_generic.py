"""Titles without a drawing of their own are drawn straight from their views."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from tablee.cli import generic
from tablee.cli.draw import Pen
from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.decisions import seat_name
from tablee.kernel.playout import play_out
from tablee.texts.speaker import Speaker
from tests.games.random_play import ALL_TITLES, VARIANTS


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", ALL_TITLES)
def test_any_view_and_any_menu_can_be_drawn(id: str, lang: str) -> None:
    game = title(id)
    for number, (seats, options) in enumerate(VARIANTS[id][:4]):
        speaker = Speaker(lang, game)
        speaker.names = [f"Player {seat + 1}" for seat in range(seats)]
        pen = Pen(Console(record=True, width=100, file=io.StringIO()), speaker)
        drawing = generic.Drawing(pen)
        pos = game.setup(options, seats, f"generic-{number}")
        play_out(pos, random.Random(number), 40)
        for decision in pending(pos)[:1]:
            view = game.view(pos, decision.seat)
            pen.write(drawing.whole(view, decision))
            order, menu = drawing.menu(pos, decision)
            pen.write(menu)
            pen.write(drawing.offers(view))
            pen.write(drawing.look(view, seat_name(decision.seat)))
            told = pen.console.export_text()
            assert list(order) == decision.choices
            assert f"[{len(order)}]" in told
            for name in speaker.names:
                assert name in told
            assert "{'" not in told, "a dictionary is no drawing"


@pytest.mark.parametrize("id", ALL_TITLES)
def test_every_id_of_a_title_s_box_has_the_colour_of_its_kind_in_a_sentence(id: str) -> None:
    pen = Pen(Console(file=io.StringIO()), Speaker("en", title(id)))
    for card in pen.speaker.faces:
        before = "Ana plays it ("
        marked = pen.marked(f"{before}{card}), then x{card} and -{card}-")
        (span,) = marked.spans
        assert (span.start, span.end, span.style) == (len(before), len(before) + len(card), pen.colour(card))
