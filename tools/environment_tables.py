"""The tables of docs/environments.md, from the environments themselves: python tools/environment_tables.py"""

from __future__ import annotations

from pathlib import Path

from tablee.envs.match import Match
from tablee.games import titles

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"
MARK = "<!-- tables -->\n"
PLAYERS = 2


def written() -> str:
    """The page, with fresh tables."""
    return PAGE.read_text("utf-8").partition(MARK)[0] + MARK + "".join(tables(title) for title in titles())


def tables(title: str) -> str:
    match = Match(title, PLAYERS)
    actions, observer = match.actions, match.observer
    more = {block.name: block.stop - block.start for block in Match(title, PLAYERS + 1).observer.blocks}
    lines = [
        "",
        f"### {match.title.names['en']}",
        f"{actions.count:,} actions, version `{actions.version}`; {observer.size:,} cells for {PLAYERS} players, "
        f"version `{observer.version}`.",
        "",
        "| actions | notation |",
        "|---|---|",
        "| 0 | wait |",
    ]
    for line in actions.lines:
        last = line.first + line.count - 1
        lines.append(
            f"| {line.first}{f'–{last}' if last > line.first else ''} | `{line.words}`{values_of(line.fields)} |"
        )
    lines += ["", "| cells | block | what |", "|---|---|---|"]
    for block in observer.blocks:
        if not block.name.startswith(tuple(f"player{other}." for other in range(1, PLAYERS))):
            size = block.stop - block.start
            last = f"–{block.stop - 1}" if size > 1 else ""
            growth = f"; {more[block.name] - size} more for each further player" if more[block.name] > size else ""
            lines.append(f"| {block.start}{last} | `{block.name}` | {block.what}{growth} |")
    return "\n".join(lines) + "\n"


def values_of(fields: dict[str, range]) -> str:
    """What fields can be, where there is more than one."""
    if len(fields) < 2:
        return ""
    return " " + " × ".join([f"{name} {values[0]}–{values[-1]}" for name, values in fields.items()])


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
