"""The schema, one numbered SQL file after the other; both engines run the same ones."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"


def newest() -> int:
    return max(number for number, _ in scripts())


def scripts() -> list[tuple[int, list[str]]]:
    """Every migration: its number and its statements."""
    found = []
    for path in sorted(HERE.glob("[0-9]*.sql")):
        text = "\n".join(line for line in path.read_text("utf-8").splitlines() if not line.startswith("--"))
        found.append((int(path.name[:4]), [part.strip() for part in text.split(";") if part.strip()]))
    return found


def statements(version: int, *, sqlite: bool) -> list[str]:
    """What brings a database of this version up to date."""
    ending = "WITHOUT ROWID" if sqlite else ""
    return [
        part.replace("{without_rowid}", ending) for number, parts in scripts() if number > version for part in parts
    ]
