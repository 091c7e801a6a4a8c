"""`tablee health` says by its exit code and in a sentence whether a server is ready."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.server.running import running


@contextlib.contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """Some web server that gives this answer to every call; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_server_that_serves_is_ready(shell: Shell, tmp_path: Path) -> None:
    with running(tmp_path / "served") as here:
        for proxy in ("", "http://127.0.0.1:9"):  # a proxy in the environment is not asked
            ran = shell.run("health", "--connect", here.url, http_proxy=proxy)
            assert (ran.code, ran.out, ran.err) == (0, f"{here.url} is ready.\n", "")
        ran = shell.run("health", "--connect", here.url, "--lang", "fr")
        assert (ran.code, ran.out) == (0, f"{here.url} est prêt.\n")
    ran = shell.run("health", "--connect", here.url)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{here.url} does not answer: ")
    assert ran.err.count("\n") == 1


def test_a_server_that_hangs_is_not_ready(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        ran = shell.run("health", "--connect", url, "--seconds", "1")
        assert (ran.code, ran.err) == (1, f"{url} does not answer: timed out\n")


@pytest.mark.parametrize(
    ("status", "body", "expected"),
    [
        (503, b'{"state": "store-down"}', "its database or its disk does not answer"),
        (503, b'{"state": "draining"}', "it is about to stop"),
        (502, b"Bad Gateway", "502"),
        (200, b"<html>", "does not answer like a tablee server"),
        (200, b'{"state": "unheard of"}', "does not answer like a tablee server"),
    ],
)
def test_what_is_not_ready_is_said(shell: Shell, status: int, body: bytes, expected: str) -> None:
    with answering(status, body) as url:
        ran = shell.run("health", "--connect", url)
        assert (ran.code, ran.out) == (1, "")
        assert expected in ran.err


@pytest.mark.parametrize("args", [("--connect", "127.0.0.1:8000"), ("--seconds", "0")])
def test_a_wrong_address_or_time_is_wrong_input(shell: Shell, args: tuple[str, ...]) -> None:
    ran = shell.run("health", *args)
    assert ran.code == 2
    assert ran.err.startswith(f"tablee: '{args[0]}' cannot be ")
