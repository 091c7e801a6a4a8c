"""Real proxies, run with the examples in deploy/ in front of processes that a test has started."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.buses import free_port, until_it_answers
from tests.server.running import Running

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        how = f"{name} is not installed: run tools/system_packages.sh (Debian, Ubuntu: apt install {name})"
        if os.environ.get("CI"):
            pytest.fail(how)
        pytest.skip(how)
    return found


def with_ports(example: str, processes: Sequence[Running]) -> str:
    """The example, with the addresses of these processes in the place of its own."""
    text = (DEPLOY / example).read_text("utf-8")
    for place, process in enumerate(processes, 1):
        assert f"127.0.0.1:800{place}" in text
        text = text.replace(f"127.0.0.1:800{place}", f"127.0.0.1:{process.port}")
    return text


@contextlib.contextmanager
def running_proxy(command: list[str], port: int, folder: Path, log: Path) -> Iterator[None]:
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder)
    try:
        until_it_answers(port)
        yield
    except BaseException as error:
        error.add_note(log.read_text())
        raise
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


@contextlib.contextmanager
def nginx(folder: Path, processes: Sequence[Running]) -> Iterator[str]:
    """deploy/nginx.conf with a certificate of its own; the address."""
    command, port, plain = program("nginx"), free_port(), free_port()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", "/CN=tables.example.org", "-days", "1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, "-out", certificate, "-keyout", key]
    subprocess.run(made, check=True, capture_output=True)
    changes = {
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "/etc/letsencrypt/live/tables.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/tables.example.org/privkey.pem": str(key),
    }
    text = with_ports("nginx.conf", processes)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "tablee.conf").write_text(text)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log stderr warn;\n"
        f"events {{ worker_connections 512; }}\nhttp {{ access_log off; {paths}\ninclude {folder}/tablee.conf; }}\n"
    )
    words = [command, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with running_proxy(words, port, folder, folder / "nginx.log"):
        yield f"https://127.0.0.1:{port}"


@contextlib.contextmanager
def caddy(folder: Path, processes: Sequence[Running]) -> Iterator[str]:
    """deploy/Caddyfile without TLS, since nobody here signs certificates; the address."""
    command, port = program("caddy"), free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    addresses = " ".join(process.address for process in processes)
    own = [f"HOME={folder}", f"SITE=http://127.0.0.1:{port}", f"PROCESSES={addresses}"]
    words = ["env", *own, command, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running_proxy(words, port, folder, folder / "caddy.log"):
        yield f"http://127.0.0.1:{port}"


PROXIES = {"nginx": nginx, "caddy": caddy}
