"""The columns of each title in docs/records-as-data.md: python tools/record_columns.py"""

from __future__ import annotations

from pathlib import Path

from tablee.games import title, titles
from tablee.lab.records import view_columns

PAGE = Path(__file__).resolve().parents[1] / "docs" / "records-as-data.md"
MARK = "<!-- columns -->\n"


def written() -> str:
    """The page, with the columns as they are."""
    lines = []
    for id in titles():
        found = title(id)
        lines.append(f"\n### {found.names['en']}\n\n| column | type | tells |\n|---|---|---|\n")
        for name, column in view_columns(found).items():
            lines.append(f"| `{name}` | {column.type} | {column.tells} |\n")
    return PAGE.read_text("utf-8").partition(MARK)[0] + MARK + "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
