"""How a process that thinks for the server begins."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys


async def begin(module: str, *arguments: str, limit: int, memory: int = 0) -> asyncio.subprocess.Process:
    """`python -m module`, its input and output in our hands. Ctrl-C at our terminal is for us alone: we end it. It
    stays in our session all the same: Linux gives each session a share of the processors, and how nice somebody is
    counts only within it. With `memory`, it gets at most that many bytes: it fails alone before the machine does."""

    def set_up() -> None:
        os.setpgrp()
        if memory and sys.platform == "linux":
            import resource

            with contextlib.suppress(ValueError):  # it has less already
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))

    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", module, *arguments)
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=limit, preexec_fn=set_up)
