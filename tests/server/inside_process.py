"""The server as a page has it, in a process of its own: only the archive is on its path, as in a page.

Called with the folder of the unpacked archive and the file of its disk.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

home, disk = sys.argv[1:3]
sys.path = [home, *(path for path in sys.path if "site-packages" not in path and Path(path) != Path(__file__).parent)]


def tell(**message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


async def main() -> None:
    from tablee.server.inside.bots import thought
    from tablee.server.inside.disk import FileDisk
    from tablee.server.inside.serving import open_server

    async def think(question: str) -> str:
        return await asyncio.to_thread(thought, question)

    def told(line: int, text: str) -> None:
        tell(told=line, text=text)

    def ended(line: int, code: int, reason: str) -> None:
        tell(ended=line, code=code, reason=reason)

    server = await open_server(FileDisk(Path(disk)), told, ended, think)
    tasks = set()
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        message = json.loads(line)
        if message["do"] == "call":
            status, text = await server.call(message["method"], message["path"], message["body"], "en")
            tell(status=status, text=text)
        elif message["do"] == "connect":
            task = asyncio.ensure_future(server.connect(message["line"], message["table"], "en"))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        elif message["do"] == "say":
            server.hear(message["line"], message["text"])
        elif message["do"] == "hang-up":
            server.hang_up(message["line"])


asyncio.run(main())
