"""Tables whose process has died go to another one.

A table's owner is a process; how long that lives says its row in `processes`, which it renews: one write for all of its
tables. Where the row is not renewed in time, others take the tables over, each some of them.
"""

from __future__ import annotations

from typing import Final

from tablee.server.store.engine import Rows

MOST_TAKEN: Final = 100
"""At once: another process takes the next ones meanwhile."""
NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
DEAD: Final = f"SELECT id FROM processes WHERE seen <= {NOW} - ?::float8"
ANY_LEFT: Final = f"SELECT EXISTS ({DEAD}) OR EXISTS (SELECT 1 FROM tables WHERE state = 'running' AND owner = '')"
TAKE: Final = f"""
    WITH left_behind AS (
        SELECT id FROM tables WHERE state = 'running' AND (owner = '' OR owner IN ({DEAD}){{strangers}})
        LIMIT {MOST_TAKEN} FOR UPDATE SKIP LOCKED
    )
    UPDATE tables SET owner = ? FROM left_behind WHERE tables.id = left_behind.id
    RETURNING tables.id, clock <> '' OR EXISTS (
        SELECT 1 FROM seats WHERE table_id = tables.id AND (kind = 'bot' OR away > 0)
    )
"""
STRANGERS: Final = " OR owner NOT IN (SELECT id FROM processes)"
"""Tables from another database, as they come with an import: looked for once, at the start."""
BURY: Final = f"""
    DELETE FROM processes WHERE id IN ({DEAD})
    AND NOT EXISTS (SELECT 1 FROM tables WHERE state = 'running' AND owner = processes.id)
"""


class Leases:
    def __init__(self, rows: Rows, me: str, lease: float) -> None:
        self.rows = rows
        self.me = me
        self.lease = lease

    async def any_left_behind(self) -> bool:
        """Has a process died whose tables nobody has taken over yet?"""
        return bool((await self.rows(ANY_LEFT, self.lease))[0][0])

    async def take(self, *, at_start: bool) -> list[tuple[str, bool]]:
        """Some tables of dead processes, which are this one's from now on; with each whether it needs to be watched."""
        sql = TAKE.format(strangers=STRANGERS if at_start else "")
        taken = [(str(id), bool(watched)) for id, watched in await self.rows(sql, self.lease, self.me)]
        if not taken:
            await self.rows(BURY, self.lease)
        return taken
