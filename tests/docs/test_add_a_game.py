"""docs/add-a-game.md, done literally in a copy of the sources: a folder and one line, and a title plays everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
FILE = re.compile(r"^`(src/[^`]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.search(r"^In `(src/[^`]+)`, one line in `(\w+)`:\n\n```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^    (tablee .*)$", PAGE, re.MULTILINE)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_kilns(tmp_path_factory.mktemp("scratch"))


def with_kilns(folder: Path) -> Path:
    """A copy of the sources with the title of the page in it."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    files = FILE.findall(PAGE)
    assert len(files) == 3
    for name, text in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert LINE is not None
    registry = folder / LINE[1]
    text = registry.read_text("utf-8")
    registry.write_text(text.replace(f"{LINE[2]} = {{\n", f"{LINE[2]} = {{\n{LINE[3]}"), "utf-8")
    return folder


def run(scratch: Path, code: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(scratch / "src"), str(ROOT)])}
    env |= {"TABLEE_DATA": str(scratch / "data"), "TABLEE_LANG": "en"}
    return subprocess.run(
        [sys.executable, *code], cwd=scratch, env=env, input=more.get("typed"), capture_output=True, text=True
    )


def test_it_plays_at_the_terminal_to_its_end(scratch: Path) -> None:
    for lang, word in (("en", "pots on the shelf"), ("fr", "pots sur l’étagère")):
        done = run(scratch, ["-m", "tablee", "play", "kilns", "--bots", "greedy", "--lang", lang], typed="1\n" * 40)
        assert done.returncode == 0, done.stderr
        assert word in done.stdout


def test_its_commands_run(scratch: Path) -> None:
    assert len(COMMANDS) == 2
    for command in COMMANDS:
        words = re.sub(r"--games \d+", "--games 20", command).split()[1:]
        done = run(scratch, ["-m", "tablee", *words], typed="quit\n")
        assert done.returncode == 0, (command, done.stderr)


def test_it_keeps_what_every_title_promises(scratch: Path) -> None:
    code = """
import json, random
from tablee.games import title
from tablee.kernel.agenda import advance, pending
game = title("kilns")
for number in range(60):
    pos = game.setup({}, 2 + number % 2, str(number))
    rng = random.Random(number)
    while pending(pos):
        game.check(pos)
        again = game.load(game.box(), json.loads(json.dumps(pos.dump())))
        assert again == pos and pos.copy() == pos
        (decision,) = pending(pos)
        assert [game.write(game.read(line)) for line in game.written(decision)] == game.written(decision)
        other = game.redeal(pos, decision.seat, rng)
        assert game.view(other, decision.seat) == game.view(pos, decision.seat)
        assert game.guess_at(pos, decision) == game.guess(game.view(pos, decision.seat), decision)
        advance(pos, decision, rng.choice(decision.choices))
    assert game.result(pos).winners()
"""
    done = run(scratch, ["-c", code])
    assert done.returncode == 0, done.stderr


def test_it_is_an_environment_and_without_its_observations_none(scratch: Path) -> None:
    code = """
from pettingzoo.test import api_test, seed_test
from tablee import BadInput, Title, envs, title
api_test(envs.aec("kilns", 3), num_cycles=100)
seed_test(lambda: envs.aec("kilns", 2))
env = envs.aec("kilns", 2, observation="arrays")
env.reset(seed=1)
seen = env.observe("p2")["observation"]
print(seen["player0.hand"].sum(), seen["player1.hand_count"], seen["player1.hand"].sum(), *seen["deck"])
type(title("kilns")).observed = Title.observed
try:
    envs.aec("kilns", 3)
except BadInput as error:
    print(error)
"""
    done = run(scratch, ["-c", code])
    told = done.stdout.splitlines()[-2:]
    assert told[0] == "4 [4] 0 7", done.stderr
    assert told[1].startswith("no environment for kilns yet; available: 'anc")


def test_the_server_plays_it_and_tells_the_page_all_that_the_generic_board_needs(scratch: Path) -> None:
    code = """
import json, random, sys
from pathlib import Path
from tests.server.running import play_out, running, two_at_table
with running(Path("served")) as here:
    ana, bo, table = two_at_table(here, title="kilns")
    a, b = ana.live(table), bo.live(table)
    assert play_out([a, b], random.Random(1)) == 8
    cards = ana.get("/api/titles/kilns/cards")
    texts = ana.get("/api/texts/kilns/fr")
    rules = ana.get("/api/titles/kilns/rules/en")
    boxes = [each["id"] for each in ana.get("/api/titles")]
    print(json.dumps([a.state, len(cards), "choice-fire" in json.dumps(texts), rules["sections"], boxes]))
"""
    done = run(scratch, ["-c", code])
    assert done.returncode == 0, done.stderr
    state, cards, spoken, rules, boxes = json.loads(done.stdout.splitlines()[-1])
    assert (state, cards, spoken, rules) == ("over", 15, True, [])
    assert "kilns" in boxes


KILNS = "src/tablee/games/kilns"
BREAKS = {
    "raises": (f"{KILNS}/game.py", "\nraise RuntimeError('a fault of kilns')\n", "RuntimeError: a fault of kilns"),
    "leaves": (f"{KILNS}/game.py", "\nraise SystemExit(3)\n", "SystemExit: 3"),
    "cannot be read": (f"{KILNS}/game.py", "\ndef kiln(:\n", "game.py, line "),
    "is no title": (f"{KILNS}/game.py", "\nTITLE = 3\n", "TITLE is 3"),
    "has no box": (f"{KILNS}/game.py", "\nKilnsTitle.box = lambda self: [][1]\n", "IndexError"),
    "texts": (f"{KILNS}/texts/en.ftl", None, "these are no messages"),
}
"""What is added to a file, or put into it; what is said of it."""


@pytest.mark.parametrize("name", BREAKS)
def test_a_title_with_a_fault_breaks_no_other_title(scratch: Path, name: str) -> None:
    """Whatever a folder does when it is loaded or read, the others play and are listed; the fault has a sentence."""
    file, added, told = BREAKS[name]
    path = scratch / file
    text = path.read_text("utf-8")
    path.write_text("{{{ kilns" if added is None else text + added, "utf-8")
    try:
        for words in (["play", "syncro", "--bots", "greedy"], ["cards", "atlantes", "L1"]):
            done = run(scratch, ["-m", "tablee", *words], typed="quit\n")
            assert (done.returncode, done.stderr) == (0, ""), words
        listed = run(scratch, ["-m", "tablee", "games"])
        assert listed.returncode == 0, listed.stderr
        assert "syncro" in listed.stdout
        doctor = run(scratch, ["-m", "tablee", "doctor"])
        for said in (listed, doctor) if added is not None else (listed,):
            assert "kilns cannot be loaded" in said.stdout
            assert "".join(told.split()) in "".join(said.stdout.split())  # lines are broken anywhere
        assert doctor.returncode == (1 if added is not None else 0), "its texts are read when they are needed"
        done = run(scratch, ["-m", "tablee", "play", "kilns"], typed="quit\n")
        assert done.returncode == 2
        assert "kilns cannot be loaded" in done.stderr
        assert "Traceback" not in done.stderr
    finally:
        path.write_text(text, "utf-8")


@pytest.mark.parametrize("file", ["game.py", "about.json"])
def test_a_server_serves_all_titles_but_the_one_with_a_fault(scratch: Path, file: str) -> None:
    path = scratch / KILNS / file
    text = path.read_text("utf-8") if path.exists() else None
    path.write_text("{", "utf-8")
    code = """
from pathlib import Path
from tests.server.running import running
with running(Path("served-with-fault"), expected="kilns cannot be loaded") as here:
    ana = here.guest()
    print(*[each["id"] for each in ana.get("/api/titles")])
    ana.table("me", "greedy")
"""
    try:
        done = run(scratch, ["-c", code])
        assert done.returncode == 0, done.stderr
        assert done.stdout.split() == ["ancient-knowledge", "atlantes", "scholars", "syncro"]
    finally:
        path.unlink() if text is None else path.write_text(text, "utf-8")
