"""How a process that thinks for the server begins."""

from __future__ import annotations

import asyncio
import os
import sys


async def begin(module: str, *arguments: str, limit: int) -> asyncio.subprocess.Process:
    """`python -m module`, its input and output in our hands. Ctrl-C at our terminal is for us alone: we end it. It
    stays in our session all the same: Linux gives each session a share of the processors, and how nice somebody is
    counts only within it."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", module, *arguments)
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=limit, preexec_fn=os.setpgrp)
