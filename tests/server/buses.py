"""A real NATS server from the machine's packages."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time

import pytest

from tests.server.running import PATIENCE

HOW = "nats-server is not installed: run tools/system_packages.sh (Debian, Ubuntu: apt install nats-server)"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def until_it_answers(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < end, f"nothing answers at port {port}"
            time.sleep(0.02)


class Nats:
    """Always at the same port, however often it is killed and started again."""

    def __init__(self) -> None:
        program = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            if os.environ.get("CI"):
                pytest.fail(HOW)
            pytest.skip(HOW)
        self.port = free_port()
        self.command = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until_it_answers(self.port)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
