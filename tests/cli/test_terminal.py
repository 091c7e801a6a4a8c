"""On a real terminal: colours, widths, Ctrl-C, a crash, and a whole game by typing numbers."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROMPT = "> "
PATIENCE = 60.0


def sit_down() -> None:
    """In the new process: this terminal is its own, and its keys mean what they mean to somebody who sits there,
    even when the tests were started where signals are ignored, as by `nohup` or in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for each in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
        signal.signal(each, signal.SIG_DFL)


class Terminal:
    """`tablee` on a pseudo-terminal of its own."""

    def __init__(self, data: Path, columns: int, *args: str, **environ: str) -> None:
        self.mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**inherited, "TERM": "xterm-256color", "TABLEE_DATA": str(data), "TABLEE_LANG": "en", **environ},
            start_new_session=True,
            preexec_fn=sit_down,
        )
        os.close(theirs)
        self.screen = ""
        self.letters = codecs.getincrementaldecoder("utf-8")()  # a letter may come in two pieces

    def read_until(self, *ends: str, patience: float = PATIENCE) -> str:
        """What is printed until one of these stands at the end; what is there when the program leaves."""
        deadline = time.monotonic() + patience
        seen = ""
        while not seen.endswith(ends):
            ready, _, _ = select.select([self.mine], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"still waiting for {ends} after {seen[-300:]!r}"
            try:
                chunk = os.read(self.mine, 65536)
            except OSError:  # Linux: the other side has closed
                break
            if not chunk:
                break
            text = self.letters.decode(chunk)
            seen += text
            self.screen += text
        return seen

    def type(self, line: str) -> str:
        os.write(self.mine, f"{line}\n".encode())
        return self.read_until(PROMPT)

    def left(self, patience: float = PATIENCE) -> int:
        self.read_until("\0", patience=patience)
        return self.process.wait(timeout=PATIENCE)

    def interrupted(self) -> int:
        """Ctrl-C, as often as it takes: Python may miss one that comes just as it begins to wait for a line."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"still there after {self.screen[-300:]!r}"
            os.write(self.mine, b"\x03")
            with contextlib.suppress(AssertionError):  # reads what it says: nobody can leave who can't finish speaking
                return self.left(3)
        return self.left()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.mine)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def play(opened: list[Terminal], data: Path, *args: str, columns: int = 80, **environ: str) -> Terminal:
    terminal = Terminal(data, columns, "play", "ancient-knowledge", *args, **environ)
    opened.append(terminal)
    return terminal


START = ("--seed", "7", "--bots", "random", "--name", "Ana")


def record(data: Path) -> str:
    (path,) = data.glob("*/*.tablee")
    return path.read_text("utf-8")


def test_some_choices_a_break_and_some_more(data: Path, opened: list[Terminal]) -> None:
    first = play(opened, data, *START)
    first.read_until(PROMPT)
    assert "your turn" in first.type("1 2 3 4")
    first.type("search")
    os.write(first.mine, b"quit\n")
    assert first.left() == 0
    assert "The game is saved in" in first.screen
    assert record(data).count("\np1 ") == 5

    second = play(opened, data)
    assert "Resuming the unfinished game" in second.read_until(PROMPT)
    second.type("search")
    assert record(data).count("\np1 search") == 2


def test_ctrl_c_leaves_with_the_game_saved(data: Path, opened: list[Terminal]) -> None:
    terminal = play(opened, data, *START)
    terminal.read_until(PROMPT)
    terminal.type("1 2 3 4")
    assert terminal.interrupted() == 130
    assert "The game is saved in" in terminal.screen
    assert "Traceback" not in terminal.screen
    assert record(data).count("\np1 ") == 4


def test_ctrl_c_leaves_even_if_the_tests_were_started_with_interrupts_ignored(
    data: Path, opened: list[Terminal]
) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        terminal = play(opened, data, *START)
    finally:
        signal.signal(signal.SIGINT, before)
    terminal.read_until(PROMPT)
    assert terminal.interrupted() == 130


def test_a_crash_loses_nothing_that_was_acknowledged(data: Path, opened: list[Terminal]) -> None:
    terminal = play(opened, data, *START)
    terminal.read_until(PROMPT)
    terminal.type("1 2 3 4")
    terminal.type("search")
    terminal.process.send_signal(signal.SIGKILL)
    terminal.process.wait()
    assert record(data).count("\np1 search") == 1
    again = play(opened, data)
    assert "Resuming" in again.read_until(PROMPT)


def test_two_terminals_do_not_play_the_same_game(data: Path, opened: list[Terminal]) -> None:
    first = play(opened, data, *START)
    first.read_until(PROMPT)
    first.type("1 2 3 4")
    second = play(opened, data)
    assert second.left() == 2
    (sentence,) = plain(second.screen).splitlines()
    (path,) = data.glob("running/*.tablee")
    said = "is being played in another terminal: leave it there first, or start another game with --new"
    assert sentence == f"tablee: {path} {said}"
    other = play(opened, data, "--new")
    assert "New game" in other.read_until(PROMPT)

    first.type("search")
    os.write(first.mine, b"quit\n")
    assert first.left() == 0

    third = play(opened, data, *START)
    assert "Resuming" in third.read_until(PROMPT)
    assert path.read_text("utf-8").count("\np1 search") == 1


def plain(screen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen)


@pytest.mark.parametrize(("columns", "lang"), [(80, "en"), (120, "fr")])
def test_the_table_is_in_colour_and_fits_the_terminal(
    data: Path, opened: list[Terminal], columns: int, lang: str
) -> None:
    terminal = play(opened, data, *START, columns=columns, TABLEE_LANG=lang)
    terminal.read_until(PROMPT)
    screen = terminal.type("1 2 3 4")
    assert "\x1b[" in screen
    for line in plain(screen).splitlines():
        assert len(line) <= columns, line


def test_no_color_means_no_colour(data: Path, opened: list[Terminal]) -> None:
    terminal = play(opened, data, *START, NO_COLOR="1")
    terminal.read_until(PROMPT)
    colours = re.findall(r"\x1b\[([0-9;]*)m", terminal.type("1 2 3 4"))
    codes = {int(code) for each in colours for code in each.split(";") if code}
    assert not codes & {*range(30, 50), *range(90, 108)}, "only bold and dim are left"


def test_the_hand_goes_off_the_screen_before_the_next_player_comes(data: Path, opened: list[Terminal]) -> None:
    terminal = play(opened, data, "--hotseat", "--seed", "3", "--name", "Ana,Bo")
    terminal.read_until("press Enter. ")
    terminal.type("")
    os.write(terminal.mine, b"1 2 3 4\n")
    terminal.read_until("hide your hand. ")
    os.write(terminal.mine, b"\n")
    between = terminal.read_until("press Enter. ")
    assert "\x1b[2J" in between, "the screen is cleared"
    assert "[1]" not in between.split("\x1b[2J")[1]


def test_a_whole_game_is_played_by_typing_numbers(data: Path, opened: list[Terminal]) -> None:
    terminal = play(opened, data, *START)
    terminal.read_until(PROMPT)
    for number in range(1000):
        if not terminal.type(str(1 + number % 2)).endswith(PROMPT):
            break
        terminal.screen = ""
    code = terminal.left()
    assert "Score sheet" in terminal.screen
    assert code == 0
    assert "tablee verify" in terminal.screen
    (path,) = data.glob("finished/*.tablee")
    assert "\nhash: " in path.read_text("utf-8")
