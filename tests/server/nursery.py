"""A process that has loaded everything and bears servers by fork, so that hundreds of starts take seconds.

Each is a real server process with a port of its own, stops by a signal and dies by `kill -9` like any other.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RULES_LATER = "NURSERY_RULES_LATER"
"""So many versions of the rules ahead is the program of a server that is started with this in its environment."""


class Nursery:
    def __init__(self) -> None:
        pipe = subprocess.PIPE
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
        self.process = subprocess.Popen([sys.executable, __file__], stdin=pipe, stdout=pipe, text=True, env=kept)

    def start(self, data: Path, port: int, log: str = os.devnull, **environ: str) -> tuple[int, int]:
        """A server, once it answers: its process and its port."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wish = {"data": str(data), "port": port, "log": log, "environ": environ}
        self.process.stdin.write(json.dumps(wish) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {Path(log).read_text() if Path(log).is_file() else ''}"
        told = json.loads(line)
        assert "port" in told, Path(log).read_text() if Path(log).is_file() else "the server did not start"
        return int(told["pid"]), int(told["port"])

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


def end(pid: int, by: signal.Signals, seconds: float = 45) -> None:
    """Send the signal and wait until the process is gone."""
    until = time.monotonic() + seconds
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, by)
        while time.monotonic() < until:
            os.kill(pid, 0)
            time.sleep(0.002)
        raise AssertionError("the server did not stop")


def bear(data: Path, port: int, log: str, environ: dict[str, str]) -> None:
    """In the child: serve until told to stop, or until killed."""
    from tablee.games import title
    from tablee.server.run import serve
    from tablee.server.settings import settings_from

    title("ancient-knowledge").version += int(environ.pop(RULES_LATER, "0"))
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    os.environ.update(environ)

    def say(address: str) -> None:
        print(json.dumps({"pid": os.getpid(), "port": int(address.rsplit(":", 1)[1])}), flush=True)

    serve(settings_from(os.environ, data, "127.0.0.1", port), say)


def main() -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401

    import tablee.server.run  # noqa: F401
    from tablee.games import title
    from tablee.server.http.app import make_app
    from tablee.server.services import Services
    from tablee.server.settings import Settings

    title("ancient-knowledge").box()
    with tempfile.TemporaryDirectory() as data:
        make_app(Services(Settings(Path(data))))  # the first one takes long
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        wish = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            try:
                bear(Path(wish["data"]), wish["port"], wish["log"], wish["environ"])
            except BaseException as error:
                print(json.dumps({"failed": repr(error)}), flush=True)
                raise
            os._exit(0)


if __name__ == "__main__":
    main()
