"""Lists in pages: each from its key on, newest first, and all that a page shows in one query."""

from __future__ import annotations

PAGE_SIZE = 50
MOST_SEATS = 8
"""Of one table."""
KEYS = {
    "mine": ("made", "seats", "guest = ? AND ended = 0"),
    "over": ("made", "seats", "guest = ? AND ended = 1"),
    "open": ("made", "seats", "kind = 'open' AND guest = ''"),
    "watched": ("at", "watchers", "guest = ?"),
}
"""By list: what it is ordered by, and which rows name its tables."""
BEGINS = {
    "seats": "SELECT made, id FROM tables WHERE id = ?",
    "watchers": "SELECT at, table_id FROM watchers WHERE guest = ? AND table_id = ?",
}
"""Where the page after a table begins."""


def rows_of(which: str, *, first: bool) -> str:
    """Rows that name the tables of a page. A guest may hold several seats of one, so more rows than tables are read."""
    order, source, where = KEYS[which]
    after = "" if first else f" AND ({order}, table_id) < ({BEGINS[source]})"
    return (
        f"SELECT {order} AS at, table_id FROM {source} WHERE {where}{after} "
        f"ORDER BY {order} DESC, table_id DESC LIMIT {PAGE_SIZE * MOST_SEATS}"
    )


def keys_of(which: str, *, first: bool) -> str:
    """The tables of a page, each once."""
    rows = rows_of(which, first=first)
    return f"SELECT DISTINCT at, table_id FROM ({rows}) AS found ORDER BY at DESC, table_id DESC LIMIT {PAGE_SIZE}"


def listing(keys: str, table: str, seat: str) -> str:
    """All that is shown of some tables, a row for each seat: the columns of both, and of the table's last entry."""
    tables = ", ".join(f"tables.{name}" for name in table.split(", "))
    seats = ", ".join(f"seats.{name}" for name in seat.split(", "))
    return (
        f"SELECT {tables}, {seats}, first + size - 1, entries.deciding, entries.since FROM ({keys}) AS page "
        "JOIN tables ON tables.id = page.table_id JOIN seats ON seats.table_id = tables.id "
        "LEFT JOIN entries ON entries.table_id = tables.id "
        "AND first = (SELECT MAX(last.first) FROM entries AS last WHERE last.table_id = tables.id) "
        "ORDER BY page.at DESC, page.table_id DESC, seats.seat"
    )
