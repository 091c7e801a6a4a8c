"""Lists of tables, in pages of one query each; a table that is not in memory stays out of it."""

from __future__ import annotations

from tablee.server.protocol import TableResponse
from tablee.server.store import ListedTable
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables


async def page(tables: Tables, which: str, guest: str, lang: str, after: str = "") -> list[TableResponse]:
    """What follows this table in the list, at most `PAGE_SIZE`; without one, its beginning."""
    if not guest and which != "open":
        return []
    return responses(tables, await tables.store.page_of(which, guest, after), guest, lang)


async def series(tables: Tables, id: str, guest: str, lang: str) -> list[TableResponse]:
    """All tables of an adventure, level after level."""
    found = await tables.store.listed_series(id) if id else []
    return responses(tables, found, guest, lang)


def responses(tables: Tables, listed: list[ListedTable], guest: str, lang: str) -> list[TableResponse]:
    return [response(tables, each, guest, lang) for each in listed]


def response(tables: Tables, listed: ListedTable, guest: str, lang: str) -> TableResponse:
    """As memory has it, where it is there: it knows clocks, and who is here."""
    table = tables.known.get(listed.row.id)
    if table is not None and table.play is not None:
        return table.summary(guest, lang, table.play.number)
    return Table(listed.row, listed.seats).summary(guest, lang, listed.number)
