"""The table as a terminal shows it, and whole games typed at it."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tablee.cli.draw import Pen
from tablee.games.atlantes.game import TITLE
from tablee.games.atlantes.terminal import Drawing
from tablee.kernel.agenda import pending
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker
from tests.cli.shell import Shell
from tests.games.atlantes.table import Table, new_game, table


def pen(lang: str = "en", encoding: str = "utf-8", width: int = 120) -> Pen:
    speaker = Speaker(lang, TITLE)
    speaker.names = ["Ana", "Bo", "Cy", "Di"]
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    return Pen(Console(file=file, width=width, highlight=False, markup=False, emoji=False), speaker)


def printed(pen: Pen, what: Any) -> str:
    with pen.console.capture() as capture:
        pen.write(what)
    return capture.get()


def shown(t: Table, seat: str = "p1", lang: str = "en") -> str:
    paper = pen(lang)
    return printed(paper, Drawing(paper).whole(t.view(seat), pending(t.pos)[0]))


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def middle() -> Table:
    return table(
        p1={
            "board": ["L34@1", "L15@full"],
            "ready": ["gold1", "raise1"],
            "mantas": ["gold2", "raise1 tired"],
            "discard": ["sealord"],
            "pile": ["L56"],
        },
        p2={"board": ["L12@2"], "discard": ["recruiter"]},
        upper=["L31"],
        lower=["L2", "L26"],
        row=["grabber", "meg"],
        tracks={"scored3": ["p2"]},
    )


def line_with(text: str, words: str) -> str:
    return next(line for line in text.split("\n") if words in line)


def test_both_rows_show_prices_levels_points_and_mantas() -> None:
    text = shown(middle())
    upper, lower = text.index("Upper row"), text.index("Lower row")
    assert upper < text.index("L31 volcano") < lower < text.index("L2  shark pit")
    assert "2¤ 2†  ▸↑2 ○ · 3 pts" in line_with(text, "L31 volcano")  # 3 power, 1 less in the upper row
    assert "1¤ 3†  ▸2† ↑1 · 1 pt" in line_with(text, "L2  shark pit")
    assert "5¤ 6†  fully raised · 3 pts +2¤" in line_with(text, "L26 wreck")


def test_the_row_of_characters_shows_the_cost_of_each_place() -> None:
    text = shown(middle())
    assert "1. 0¤ The Grabber (grabber)" in text
    assert "2. 1¤ Meg" in text


def test_every_players_slots_are_shown_level_by_level() -> None:
    text = shown(middle())
    assert "L12 ▒ ▒ ▸↑2 ○ 2† · 6 pts   free slot   free slot" in text  # the opponent's on one line
    rows = text[text.index("slot 1") :].split("\n")
    assert rows[2].startswith("L34 volcano")
    assert [row.split("│")[0].strip() for row in rows[3:7]] == ["▒▒▒▒", "▸↑2", "2†", "4 pts"]
    assert [row.split("│")[1].strip() for row in rows[2:6]] == ["L15 wreck", "▒▒▒▒", "fully raised", "2 pts"]
    assert rows[2].count("free slot") == 3


def test_mantas_are_ready_or_tired_and_bonus_mantas_marked() -> None:
    text = shown(middle())
    assert "Mantas ready (3): 1¤, ↑1, +2¤   tired (3): 1†, 2†S, +↑1" in text
    assert "Mantas ready (3): 1¤, 1†, ↑1   tired (0): none" in text  # one of p2's lies on a track


def test_objective_tracks_show_spots_owners_and_what_can_be_claimed() -> None:
    text = shown(middle())
    assert "[8: p2] [6] [4] [2] At least 3 locations" in line_with(text, "Three scored")
    assert line_with(text, "Two wild mantas").startswith(" ✓ ")
    assert line_with(text, "Full board").startswith("   ")


def test_while_paying_the_running_total_is_told_with_what_each_source_makes_of_it() -> None:
    t = table(p1={"board": ["L1", "L6"], "ready": ["power1"]}, lower=["L39"])
    t.play("play legionary", "conquer L39")
    paper = pen()
    assert paper.speaker.prompt(pending(t.pos)[0]) == "Pay for Volcano 39 (L39): 3 of 7 power so far"
    order, menu = Drawing(paper).menu(t.pos, pending(t.pos)[0])
    assert [TITLE.write(choice) for choice in order] == ["exploit L1", "exploit L6"]
    lines = printed(paper, menu).split("\n")
    assert lines[0].rstrip() == "[1] Exploit Shark pit 1 (L1): 2 power, makes 5 of 7 power"


def test_a_drafted_king_is_not_shown_to_others() -> None:
    t = new_game(2, "draft", advanced=True)
    for _ in range(2):
        t.play(next(line for line in t.offers() if line not in ("keep fancelot", "keep herbert")))
    king = t.p1.king
    name = Speaker("en", TITLE).name(king)
    assert name in shown(t, "p1")
    other = shown(t, "p2")
    assert name not in other
    assert "a king not shown yet" in other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("encoding", "width"), [("utf-8", 80), ("ascii", 80), ("utf-8", 140)])
def test_whole_games_can_be_drawn_on_any_terminal(lang: str, encoding: str, width: int) -> None:
    paper = pen(lang, encoding, width)
    drawing = Drawing(paper)
    for seats in (1, 2, 4):
        t = new_game(seats, f"draw {seats}", advanced=seats != 2)
        rng = random.Random(seats)
        while pending(t.pos):
            decision = pending(t.pos)[0]
            if rng.random() < 0.03:
                view = TITLE.view(t.pos, decision.seat)
                parts = [drawing.whole(view, decision), drawing.offers(view), drawing.look(view, "p1")]
                parts += [drawing.whole(TITLE.view(t.pos, None), None), drawing.menu(t.pos, decision)[1]]
                text = "".join(printed(paper, part) for part in parts)
                if encoding == "ascii":
                    symbols = set("¤†↑⇑☺↩★○▒▸│─")
                    assert not symbols & set(text)
                assert "{" not in text
            t.play(rng.choice(t.offers()))


@pytest.mark.parametrize(("players", "lang", "won"), [("1", "fr", "totem"), ("2", "en", "Prosperity pile")])
def test_a_whole_game_is_typed_to_its_end(shell: Shell, players: str, lang: str, won: str) -> None:
    ran = shell.run(
        *("play", "atlantes", "--players", players, "--seed", "4", "--new", "--bots", "random"),
        typed="1\n" * 900,
        TABLEE_LANG=lang,
    )
    assert ran.code == 0
    assert won in ran.out


def test_cards_rules_and_simulations_of_the_title_can_be_asked_for(shell: Shell) -> None:
    listed = shell.run("cards", "atlantes", COLUMNS="100")
    assert (listed.code, listed.err) == (0, "")
    assert "Le Poulpe" in shell.run("cards", "atlantes", "grabber", "--lang", "fr").out
    assert "reconstructed" in shell.run("cards", "atlantes", "L18").out
    assert "AT-065" in shell.run("rules", "atlantes", "AT-065").out
    assert shell.run("simulate", "atlantes", "--games", "2", "--jobs", "1", "--players", "1").code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--option", "kings=many"), "option 'kings' of atlantes cannot be 'many': expected one of"),
        (("--option", "weather=fair"), "atlantes has no option 'weather'"),
        (("--players", "5"), "5"),
        (("--players", "0"), "0"),
    ],
)
def test_what_cannot_be_played_is_refused_with_one_sentence(shell: Shell, args: tuple[str, ...], said: str) -> None:
    ran = shell.run("play", "atlantes", "--new", *args)
    assert ran.code == 2
    assert said in ran.err.replace("\n", " ")
    assert ran.err.startswith("tablee: ")
    assert "Traceback" not in ran.err
    assert shell.saved() == []
