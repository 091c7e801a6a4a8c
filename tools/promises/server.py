"""What the server promises."""

from __future__ import annotations

from promises import GAMES, SERVER, Mutation, edit

MUTATIONS = (
    Mutation(
        "a choice is sent before it is on disk",
        edit(
            f"{SERVER}/tables/moves.py",
            "        outgoing = table.changes(after)\n",
            "        outgoing = table.changes(after)\n"
            "        for viewer, text in outgoing:\n"
            "            viewer.push(text)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a choice is sent before it is on disk, as a kill shows it",
        edit(
            f"{SERVER}/tables/moves.py",
            "        outgoing = table.changes(after)\n",
            "        outgoing = table.changes(after)\n"
            "        for viewer, text in outgoing:\n"
            "            viewer.push(text)\n",
        ),
        ("tests/server/test_kill.py",),
    ),
    Mutation(
        "a field is left out of dump and load",
        edit(f"{GAMES}/atlantes/state/board.py", "last_turns: int = saved(PLAIN, 0)", "last_turns: int = derived(0)"),
        ("tests/games/test_conformance.py",),
    ),
    Mutation(
        "a seat changes in memory before it does on disk",
        edit(
            f"{SERVER}/tables/tables.py",
            "            await self.outcome(table, self.store.put_seats(table.row.id, seats))\n",
            "            table.become(table.now.with_seats(seats))\n"
            "            await self.outcome(table, self.store.put_seats(table.row.id, seats))\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a game begins in memory before it does on disk",
        edit(
            f"{SERVER}/tables/lobby.py",
            "        if await self.tables.outcome(table, write):\n",
            "        table.become(after)\n        if await self.tables.outcome(table, write):\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a game that could not begin never does",
        edit(
            f"{SERVER}/tables/upkeep.py",
            "            await self.lobby.go_on_late()\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a fault ends all clocks",
        edit(
            f"{SERVER}/tables/tables.py",
            "        except Exception as error:\n            told",
            "        except ArithmeticError as error:\n            told",
        ),
        ("tests/server/test_by_itself.py",),
    ),
    Mutation(
        "what a start takes up is given up where the store is down",
        edit(
            f"{SERVER}/tables/upkeep.py",
            "                await asyncio.sleep(RETRY_SECONDS)\n\n    async def begin_full",
            "                return\n\n    async def begin_full",
        ),
        ("tests/server/test_by_itself.py",),
    ),
    Mutation(
        "a game whose process died before it began waits for the next start",
        edit(
            f"{SERVER}/tables/upkeep.py",
            "            await self.begin_full()\n        while taken",
            "        while taken",
        ),
        ("tests/server/test_processes.py",),
    ),
    Mutation(
        "somebody sits in memory before they do on disk",
        edit(
            f"{SERVER}/tables/lobby.py",
            "            if not await self.tables.outcome(table, claim):\n",
            "            table.become(table.now.with_seats([msgspec.structs.replace(table.seats[seat],"
            " guest=guest.id)]))\n"
            "            if not await self.tables.outcome(table, claim):\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a rematch is known before it is on disk",
        edit(
            f"{SERVER}/tables/lobby.py",
            "            if not await self.tables.outcome(table, make):\n",
            "            table.become(table.now.with_row(rematch=row.id))\n"
            "            if not await self.tables.outcome(table, make):\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a rematch that came second leaves its table behind",
        edit(
            f"{SERVER}/store/changes.py",
            "SELECT {marks} WHERE EXISTS (SELECT 1 FROM {kind} WHERE {condition})",
            "SELECT {marks} WHERE EXISTS (SELECT 1 FROM {kind} WHERE {condition}) OR 1 = 1",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a table stops in memory before it does on disk",
        edit(
            f"{SERVER}/tables/tables.py",
            "        table.become(await self.outcome(table, self.stopped(",
            "        table.become(table.now.with_row(state='stopped'))\n"
            "        table.become(await self.outcome(table, self.stopped(",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a line of chat is sent before it is on disk",
        edit(
            f"{SERVER}/tables/moves.py",
            "            await self.tables.outcome(table, self.store.say(table.row.id, line))\n",
            "            table.send_chat(line)\n"
            "            await self.tables.outcome(table, self.store.say(table.row.id, line))\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who is late loses the seat in memory before it is so on disk",
        edit(
            f"{SERVER}/tables/clocks.py",
            "        await self.tables.put_seats(table, left)\n        if left:\n",
            "        table.become(table.now.with_seats(left))\n"
            "        await self.tables.put_seats(table, left)\n"
            "        if left:\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a guest has a new name before it is on disk",
        edit(
            f"{SERVER}/tables/people.py",
            "        await self.store.put_guest(guest)\n        self.keep(guest.id, guest)\n",
            "        self.keep(guest.id, guest)\n        await self.store.put_guest(guest)\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "a choice that was written without an answer is not sent",
        edit(
            f"{SERVER}/tables/tables.py",
            "        table.become(after)\n\n    async def read_log",
            "        table.become(after, [])\n\n    async def read_log",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who has given up plays on where the row of the seat does not say so",
        edit(
            f"{SERVER}/tables/state.py",
            "if seat.seat in gone else seat",
            "if seat.seat in gone[:0] else seat",
        ),
        ("tests/server/test_store_down.py",),
    ),
    Mutation(
        "who gives up elsewhere plays on here",
        edit(
            f"{SERVER}/tables/state.py",
            "        if before is None or play.conceded != before.conceded:\n",
            "        if before is None:\n",
        ),
        ("tests/server/test_store_down.py",),
    ),
    *[
        Mutation(
            f"a snapshot forgets {what}",
            edit(f"{SERVER}/tables/play.py", line, instead),
            ("tests/server/test_memory.py",),
        )
        for what, line, instead in (
            ("the clocks", "        used=snapshot.used,\n", ""),
            ("who has given up", "        conceded=snapshot.conceded,\n", ""),
            ("that the game was given up", "        given_up=snapshot.given_up,\n", ""),
        )
    ],
    Mutation(
        "any invitation gives the seat",
        edit(f"{SERVER}/store/__init__.py", '"open", "token": token}', '"open"}'),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "what another process does to a table while it is read is missed",
        edit(f"{SERVER}/tables/tables.py", "while reading.is_old:", "while False:"),
        ("tests/server/test_processes.py",),
    ),
    Mutation(
        "whoever leaves in the middle of a call leaves an error in the log",
        edit(f"{SERVER}/http/handlers.py", " or error.detail == LEFT"),
        ("tests/server/test_bad_input.py",),
    ),
    Mutation(
        "a list reads every table there is",
        edit(
            f"{SERVER}/store/__init__.py",
            "guest = ? AND ended = ? ORDER BY made",
            "guest = ? AND ended = ? ORDER BY name",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a full disk is said for every choice",
        edit(f"{SERVER}/store/engine.py", "        if not self.lasts:\n", "        if self.begins:\n"),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "who goes keeps others from an answer",
        edit(
            f"{SERVER}/store/sqlite.py",
            "        if future.done():  # whoever asked has gone\n            continue\n",
        ),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a power cut loses what was acknowledged",
        edit(f"{SERVER}/store/sqlite.py", 'synchronous=FULL")', 'synchronous=NORMAL")'),
        ("tests/server/test_store.py",),
    ),
    Mutation(
        "a disk that is full for the second time is not said",
        edit(f"{SERVER}/store/engine.py", "            self.lasts = False\n            log", "            log"),
        ("tests/server/test_store.py",),
    ),
    *[
        Mutation(
            f"every table is read for {what}",
            edit(f"{SERVER}/store/migrations/{file}", line, ""),
            ("tests/server/test_store.py",),
        )
        for what, file, line in (
            (
                "the deal of a day",
                "0007_teacher.sql",
                "CREATE INDEX tables_by_daily ON tables (daily) WHERE daily <> '';",
            ),
            ("those that are due", "0005_deadlines.sql", "CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;"),
            ("those that run", "0001_tables.sql", "CREATE INDEX tables_by_state ON tables (state, since);"),
        )
    ],
    Mutation(
        "a bot's answer that nobody waited for is the answer to the next question",
        edit(
            f"{SERVER}/bots/pool.py", "        except BaseException:  # whoever", "        except Exception:  # whoever"
        ),
        ("tests/server/test_bots.py",),
    ),
    Mutation(
        "a late click is taken for what it was not",
        edit(
            f"{SERVER}/tables/moves.py",
            "        if number is not None and number != play.number:\n            raise StaleChoice",
            "        if number is not None and number > play.number:\n            raise StaleChoice",
        ),
        (
            "tests/server/test_games.py",
            "tests/server/test_bad_input.py",
            "tests/server/test_seats.py",
        ),
    ),
    Mutation(
        "all viewers are sent what one of them sees",
        edit(
            f"{SERVER}/tables/sending.py",
            "text = self.texts[seat] = encode(message)",
            "text = self.texts[None] = self.texts[seat] = encode(message)",
        ),
        (
            "tests/server/test_wire_secrecy.py",
            "tests/server/test_games.py",
        ),
    ),
    Mutation(
        "somebody acts for a seat of another",
        edit(f"{SERVER}/tables/state.py", "            if seat not in held:\n", "            if seat < 0:\n"),
        ("tests/server/test_bad_input.py", "tests/server/test_seats.py"),
    ),
    Mutation(
        "a page tells a choice before it has kept it",
        edit(
            f"{SERVER}/inside/store.py",
            '            return await self.disk.write(changes, new="entries", news=append.table)\n        async with',
            "            later = lambda: asyncio.ensure_future(self.disk.write(changes, news=append.table))\n"
            "            asyncio.get_running_loop().call_later(1, later)\n"
            "            return True\n        async with",
        ),
        ("tests/server/test_inside.py",),
    ),
    Mutation(
        "two pages make the same move",
        edit(f"{SERVER}/inside/store.py", 'new="entries", news=append.table', "news=append.table"),
        ("tests/server/test_inside.py",),
    ),
    Mutation(
        "a choice whose maker goes away while it is written is not sent",
        edit(
            f"{SERVER}/tables/tables.py",
            "            if not self.closing:\n",
            "            if self.closing:\n",
        ),
        ("tests/server/test_promises.py",),
    ),
    Mutation(
        "a snapshot forgets what can still be taken back",
        edit(f"{SERVER}/tables/play.py", " and self.is_settled())\n", ")\n"),
        ("tests/server/test_memory.py",),
    ),
    Mutation(
        "a clock that is set back counts twice",
        edit(
            f"{SERVER}/tables/moves.py",
            "    return max(clock(), play.since)\n",
            "    return clock()\n",
        ),
        ("tests/server/test_deadlines.py",),
    ),
    Mutation(
        "who comes back is late at once",
        edit(f"{SERVER}/tables/lobby.py", "            await self.give_time(table, away[0])\n"),
        ("tests/server/test_deadlines.py",),
    ),
    Mutation(
        "a table that others sit at is carried, with its seed",
        edit(
            f"{SERVER}/tables/carrying.py",
            '        if any(seat.kind != "bot" and seat.guest != guest.id for seat in table.seats):\n'
            '            raise Refused("not-alone")\n',
        ),
        ("tests/server/test_seats.py",),
    ),
    Mutation(
        "invitations are revoked by anybody",
        edit(
            f"{SERVER}/tables/lobby.py",
            "    async def revoke(self, table: Table, guest: Guest, name: str) -> None:\n"
            "        only_host(table, guest)\n",
            "    async def revoke(self, table: Table, guest: Guest, name: str) -> None:\n",
        ),
        ("tests/server/test_seats.py",),
    ),
    Mutation(
        "what a level was won with is told while it is a secret",
        edit(
            f"{SERVER}/tables/replays.py",
            'table.row.state == "over" and not await is_sealed(self.tables.store, table.row)',
            'table.row.state == "over"',
        ),
        ("tests/server/test_adventures.py",),
    ),
    Mutation(
        "a bot's luck is foretold",
        edit(f"{SERVER}/tables/tokens.py", 'hmac.new(key, f"bot', 'hmac.new(b"key", f"bot'),
        ("tests/server/test_bots.py",),
    ),
    *[
        Mutation(
            f"a site whose name {what} ours is taken for ours",
            edit(f"{SERVER}/limits.py", "return urlsplit(origin).netloc == host and", f"return {instead} and"),
            ("tests/server/test_promises.py",),
        )
        for what, instead in (
            ("ends like", "urlsplit(origin).netloc.endswith(host)"),
            ("begins like", "urlsplit(origin).netloc.startswith(host)"),
        )
    ],
    Mutation(
        "one address has all sockets",
        edit(
            f"{SERVER}/sockets/sockets.py",
            "if any(self.callers[caller] >= most for caller, most in callers.items()):",
            "if any(self.callers[caller] < 0 for caller in callers):",
        ),
        ("tests/server/test_promises.py",),
    ),
    Mutation(
        "sockets that have ended count on",
        edit(f"{SERVER}/sockets/sockets.py", "            self.callers.subtract(callers.keys())\n"),
        ("tests/server/test_promises.py",),
    ),
    Mutation(
        "who calls too often has only to wait for many others",
        edit(f"{SERVER}/limits.py", "in self.buckets.items() if not old.is_full()}", "in ()}"),
        ("tests/server/test_promises.py",),
    ),
    Mutation(
        "addresses that have long been silent are kept in mind",
        edit(f"{SERVER}/limits.py", "in self.buckets.items() if not old.is_full()}", "in self.buckets.items()}"),
        ("tests/server/test_promises.py",),
    ),
    Mutation(
        "two servers write into one file",
        edit(f"{SERVER}/store/sqlite.py", "        if self.exclusive:\n", "        if not self.path:\n"),
        ("tests/server/test_store.py::test_two_servers_do_not_share_a_sqlite_file",),
    ),
    Mutation(
        "a hint looks at the true cards",
        edit(
            f"{SERVER}/tables/hints.py",
            'sight.world(decision.seat, random.Random(f"world {luck}")).dump()',
            "play.game.position.dump()",
        ),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a hint is for whoever asks",
        edit(f"{SERVER}/tables/hints.py", "seat = table.now.acting(guest, name)", "seat = play.told_deciding()[0]"),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a game that goes on is reviewed",
        (
            (f"{SERVER}/tables/reviews.py", 'if table.row.state == "running":', 'if table.row.state == "open":'),
            (f"{SERVER}/tables/reviews.py", 'if table.row.state != "over":', 'if table.row.state == "stopped":'),
        ),
        ("tests/server/test_teacher.py",),
    ),
    Mutation(
        "a puzzle tells its solution to whoever has not chosen yet",
        edit(f"{SERVER}/tables/puzzles.py", "    if not chosen:\n", "    if chosen is None:\n"),
        ("tests/server/test_teacher.py",),
    ),
    *[
        Mutation(f"{name}", edit(f"{SERVER}/{file}", old, new), (f"tests/server/{tests}.py",))
        for name, file, old, new, tests in (
            (
                "whoever looks while a choice is written finds what is not on disk",
                "tables/moves.py",
                "        outgoing = table.changes(after)\n",
                "        outgoing = table.changes(after)\n        table.now = after\n",
                "test_store_down",
            ),
            (
                "a table is said to have stopped before it has",
                "tables/tables.py",
                "        told = reason_json(reason)\n",
                '        log.error("table %s stopped", table.row.id)\n        told = reason_json(reason)\n',
                "test_store_down",
            ),
            (
                "what was written without an answer is never seen",
                "tables/tables.py",
                "        except BaseException:\n            self.reload_soon(table)\n",
                "        except BaseException:\n",
                "test_store_down",
            ),
            (
                "a disk that is nearly full is said to be well at every small write",
                "store/engine.py",
                "self.calm = CALM_SECONDS",
                "self.calm = 0.0",
                "test_store",
            ),
            (
                "who plays the deal of a day late is not counted",
                "store/__init__.py",
                "ORDER BY tables.made'\n",
                "ORDER BY tables.made LIMIT 5000'\n",
                "test_store",
            ),
            (
                "a look at a socket's address is a fault of ours",
                "http/guard.py",
                '        if is_live(scope["path"]):\n            raise Refused("only-socket")\n',
                "",
                "test_bad_input",
            ),
            (
                "whoever sends nonsense writes into the log",
                "run.py",
                "return record.msg not in UNREADABLE",
                "return bool(record)",
                "test_bad_input",
            ),
            (
                "an origin that is no address is a fault of ours",
                "limits.py",
                "except ValueError:  # it is no address",
                "except KeyError:",
                "test_bad_input",
            ),
            (
                "several: the tables of a process that died are watched by nobody",
                "store/leases.py",
                "owner = '' OR owner IN ({DEAD})",
                "owner = '' OR owner IN ({DEAD}) AND FALSE",
                "test_owners",
            ),
            (
                "several: a clock is watched by every process",
                "tables/tables.py",
                "return not self.store.me or table.row.owner == self.store.me",
                "return True",
                "test_owners",
            ),
        )
    ],
)
