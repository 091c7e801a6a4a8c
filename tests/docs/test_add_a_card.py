"""docs/add-a-card.md, done literally in a copy of the sources: a card in a file, a card in a deck, both are played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/add-a-card.md").read_text("utf-8")
FILES = dict(re.findall(r"^```toml\n# (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
DECK = re.search(r"^In `(src/[^`]+)`, at the end of `CARDS`:\n\n```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^    (tablee .*)$", PAGE, re.MULTILINE)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the page's card at the end of its deck, and the page's card files beside it."""
    folder = tmp_path_factory.mktemp("scratch")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    assert DECK is not None
    deck = folder / DECK[1]
    text = deck.read_text("utf-8")
    assert text.endswith("\n)\n")
    deck.write_text(f"{text[:-2]}{DECK[2]})\n", "utf-8")
    return folder


def run(scratch: Path, code: list[str]) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(scratch / "src"), "TABLEE_DATA": str(scratch / "data"), "TABLEE_LANG": "en"}
    return subprocess.run([sys.executable, *code], cwd=scratch, env=env, capture_output=True, text=True)


def test_its_commands_run_and_show_the_new_cards(scratch: Path) -> None:
    assert len(COMMANDS) == 4
    said = []
    for command in COMMANDS:
        words = re.sub(r"--games \d+", "--games 12 --jobs 1", command).split()[1:]
        done = run(scratch, ["-m", "tablee", *words])
        assert done.returncode == 0, (command, done.stderr)
        said.append(done.stdout)
    assert "X1 Atlantis" in said[0]
    assert "C37 Ys" in said[2]


def test_the_card_in_the_deck_is_dealt_written_read_and_saved_and_no_other_id_means_another_card(scratch: Path) -> None:
    code = """
import json, random
from tablee.games import title
from tablee.kernel.agenda import advance, pending
game = title("ancient-knowledge")
box = game.box()
assert len(box.ids) == 190 and box.ids[36] == "C37" and len(box.faces()) == 190
assert box.cards[box.index["M1"]].en == "Stonehenge"
created = set()
for number in range(12):
    pos = game.setup({}, 2 + number % 3, str(number))
    rng = random.Random(number)
    while pending(pos):
        game.check(pos)
        decision = pending(pos)[0]
        lines = game.written(decision)
        assert [game.write(game.read(line)) for line in lines] == lines
        mine = [line for line in lines if line.startswith("create C37 ")]
        line = mine[0] if mine else rng.choice(lines)
        created.update(mine[:1])
        advance(pos, decision, game.read(line))
    assert game.load(box, json.loads(json.dumps(pos.dump()))) == pos
print(len(created))
"""
    done = run(scratch, ["-c", code])
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


ONE_MORE = {
    "atlantes": (
        "cards/locations.py",
        "LOCATIONS = (\n",
        "    Location(number=57, kind=SHARKS, gold=0, power=0, points=9, levels=(POWER2, GOLD2)),\n",
        "L57",
    ),
    "scholars": (
        "cards/pages.py",
        "PAGES: Final[tuple[Card, ...]] = (\n",
        '    page_card(number=53, slot="any", price=0, points=9, en="Errata", fr="Errata", tucked=deed(silver(3))),\n',
        "page-53",
    ),
    "syncro": (
        "cards/monsters.py",
        "CARDS: list[Card] = [\n",
        '    mushroom("MU-09", strength=1, en="Button", fr="Bouton"),\n',
        "MU-09",
    ),
}
"""A card more in front of all others, which shifts the number of every other one."""


@pytest.mark.parametrize("title", ONE_MORE)
def test_a_card_more_in_any_title_is_dealt_written_read_and_saved(scratch: Path, title: str) -> None:
    file, above, card, id = ONE_MORE[title]
    path = scratch / "src/tablee/games" / title / file
    text = path.read_text("utf-8")
    assert text.count(above) == 1
    path.write_text(text.replace(above, above + card), "utf-8")
    code = f"""
import json, random
from tablee.games import title
from tablee.kernel.agenda import advance, pending
game = title({title!r})
box = game.box()
seen = 0
for number in range(3):
    pos = game.setup({{}}, 2 + number % 2, str(number))
    rng = random.Random(number)
    turns = 0
    while pending(pos) and turns < 150:
        turns += 1
        decision = pending(pos)[0]
        lines = game.written(decision)
        assert [game.write(game.read(line)) for line in lines] == lines
        assert len(game.guess_at(pos, decision)) == len(lines)
        advance(pos, decision, game.read(rng.choice(lines)))
        game.check(pos)
    dumped = json.dumps(pos.dump())
    seen += dumped.count({id!r})
    assert game.load(box, json.loads(dumped)) == pos
print(seen)
"""
    done = run(scratch, ["-c", code])
    path.write_text(text, "utf-8")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0


def test_a_card_that_does_not_fit_is_told_in_a_sentence_and_other_titles_play(scratch: Path) -> None:
    assert DECK is not None
    deck = scratch / DECK[1]
    text = deck.read_text("utf-8")
    deck.write_text(text.replace('"C37"', '"C36"'), "utf-8")
    try:
        done = run(scratch, ["-m", "tablee", "cards", "ancient-knowledge"])
        assert done.returncode != 0
        assert "two cards are called C36" in done.stderr
        assert run(scratch, ["-m", "tablee", "cards", "syncro"]).returncode == 0
    finally:
        deck.write_text(text, "utf-8")


WRONG = {
    "ancient-knowledge": (
        *("cards/cities.py", "do=(TakeOff(7, up_to=True, scope=OTHERS),)", "do=(TakeOff(-3, up_to=True, scope=77),)"),
        "amount is -3, not a whole number from 0 to 999",
    ),
    "atlantes": ("cards/characters.py", "do=(Buy(3),),", "do=(Buy(-3),),", "no card can say Buy(gold=-3)"),
    "scholars": (
        *("cards/pages.py", 'kind="page",', 'kind="pagina",'),
        "page-1: there is no kind 'pagina': expected one of translator",
    ),
    "syncro": ("cards/rewards.py", 'id="RW-1",', 'id="RW 1",', "'RW 1': an id is one word in capitals such as RW-1"),
}
"""What is written in a deck, what is written there instead, and what is said of it."""


@pytest.mark.parametrize("title", WRONG)
def test_a_card_that_could_not_be_played_is_told_when_the_decks_are_read(scratch: Path, title: str) -> None:
    file, right, wrong, told = WRONG[title]
    path = scratch / "src/tablee/games" / title.replace("-", "_") / file
    text = path.read_text("utf-8")
    assert text.count(right) == 1
    path.write_text(text.replace(right, wrong), "utf-8")
    try:
        done = run(scratch, ["-m", "tablee", "cards", title])
        assert (done.returncode, done.stdout) == (2, "")
        said = " ".join(done.stderr.split())
        assert f"{title} cannot be loaded: " in said
        assert "".join(told.split()) in "".join(said.split())  # lines are broken anywhere
        doctor = run(scratch, ["-m", "tablee", "doctor"])
        assert doctor.returncode == 1
        assert f"{title} cannot be loaded: " in " ".join(doctor.stdout.split())
    finally:
        path.write_text(text, "utf-8")
