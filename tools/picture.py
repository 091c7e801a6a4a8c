"""Draw the terminal table of a recorded game into docs/table.svg, for the README."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from tablee.cli.draw import SYMBOLS, Pen
from tablee.cli.tables.ancient_knowledge import Drawing
from tablee.games import title
from tablee.kernel.agenda import pending
from tablee.kernel.records import read_record, replay
from tablee.texts.speaker import Speaker

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests/records/ancient-knowledge/17-3-players-greedy.record"
WIDTH = 118


def main() -> None:
    game = title("ancient-knowledge")
    record = read_record(RECORD.read_text(encoding="utf-8"), RECORD.name)
    moment = len(record.choices) * 3 // 5
    while True:
        pos = replay(game, game.box(), record, moment).position
        decision = pending(pos)[0]
        if decision.prompt == "action" and decision.seat == 0:
            break
        moment += 1
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    speaker = Speaker("en", game)
    speaker.names = ["Ana", "Senenmut (greedy)", "Enheduanna (greedy)"]
    pen = Pen(console, speaker)
    pen.unicode, pen.symbols = True, SYMBOLS
    drawing = Drawing(pen)
    pen.write(drawing.whole(game.view(pos, 0), decision))
    pen.write()
    pen.write(pen.speaker.prompt(decision), "bold")
    pen.write(drawing.menu(pos, decision)[1])
    svg = console.export_svg(title="tablee play ancient-knowledge", unique_id="table")
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.S)  # fonts of the reader's machine, nothing fetched
    (ROOT / "docs" / "table.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
