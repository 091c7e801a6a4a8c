"""docs/add-a-page.md: its files are those of web/tests/docs, which `make lint-page` checks by the shell's own types."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/add-a-page.md").read_text("utf-8")
KILNS = ROOT / "web/tests/docs/games/kilns"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)


def test_every_block_is_looked_at() -> None:
    assert [kind for kind, _ in BLOCKS] == ["ts", "ts", "svelte", "json"]


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "ts"], ids=lambda text: text.split()[1])
def test_its_modules_are_those_that_are_checked(text: str) -> None:
    assert (KILNS / text.split()[1]).read_text("utf-8") == text


def test_its_board_is_the_one_that_is_checked() -> None:
    (text,) = [text for kind, text in BLOCKS if kind == "svelte"]
    assert (KILNS / "Board.svelte").read_text("utf-8").endswith(text)


def test_its_step_of_a_guide_has_what_steps_have() -> None:
    (text,) = [text for kind, text in BLOCKS if kind == "json"]
    steps = [
        step
        for path in (ROOT / "src/tablee/games").glob("*/tutorial/steps.json")
        for step in json.loads(path.read_text("utf-8"))["steps"]
    ]
    assert len(steps) > 30
    assert set(json.loads(text)) <= {key for step in steps for key in step}
