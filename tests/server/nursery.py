"""A process that has loaded everything and bears servers by fork, so that fifty restarts take seconds: each is a real
server process with a real port, and dies by `kill -9` like any other."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


class Nursery:
    def __init__(self) -> None:
        pipe = subprocess.PIPE
        # A session of its own: what the servers leave behind can be ended with it.
        self.process = subprocess.Popen([sys.executable, __file__], stdin=pipe, stdout=pipe, text=True)
        self.pid = 0

    def start(self, data: Path, port: int, **environ: str) -> int:
        """A server; returns its port once it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"data": str(data), "port": port, "environ": environ}) + "\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        self.pid = told["pid"]
        return int(told["port"])

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.002)

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)


def bear(data: Path, port: int, environ: dict[str, str]) -> None:
    """In the child: serve until killed."""
    from tablee.server.run import serve
    from tablee.server.settings import settings_from

    os.environ.update(environ)

    def say(address: str) -> None:
        print(json.dumps({"pid": os.getpid(), "port": int(address.rsplit(":", 1)[1])}), flush=True)

    serve(settings_from(os.environ, data, "127.0.0.1", port), say)


def main() -> None:
    import asyncpg  # noqa: F401

    import tablee.server.run  # noqa: F401
    from tablee.games import title
    from tablee.server.app import make_app
    from tablee.server.house import House
    from tablee.server.settings import Settings

    title("ancient-knowledge").box()
    with tempfile.TemporaryDirectory() as data:
        make_app(House(Settings(Path(data))))  # the first one takes long
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        wish = json.loads(line)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            bear(Path(wish["data"]), wish["port"], wish["environ"])
            os._exit(0)


if __name__ == "__main__":
    main()
