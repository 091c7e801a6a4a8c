"""What the one who runs the server may choose, from the command line and the environment."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from dataclasses import field as kept
from pathlib import Path
from urllib.parse import urlsplit

from tablee.kernel.errors import BadInput, Sentence
from tablee.server.limits import Limits, Networks

KEY_BYTES = 32
LEAST_KEY = 32
"""Characters that TABLEE_KEY should have."""
READ_ELSEWHERE = ("TABLEE_DATA", "TABLEE_LANG", "TABLEE_PURE", "TABLEE_TEST_GAMES", "TABLEE_KILLS")
"""Settings of the commands, of the build and of the tests."""


class Environment:
    """The environment, and which of its variables are settings."""

    def __init__(self, given: Mapping[str, str]) -> None:
        self.given = given
        self.known = set(READ_ELSEWHERE)

    def get(self, name: str) -> str:
        self.known.add(name)
        return self.given.get(name, "")

    def secret(self, name: str) -> str:
        """Its value, or the content of the file that NAME_FILE names."""
        value, place = self.get(name), self.get(f"{name}_FILE")
        if not place:
            return value
        if value:
            raise bad(f"{name}_FILE", place, Sentence("expected-without", what=name))
        try:
            return Path(place).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput("unreadable", place=place, problem=getattr(error, "strerror", None) or str(error)) from None

    def unknown(self) -> list[str]:
        return sorted(name for name in self.given if name.startswith("TABLEE_") and name not in self.known)


@dataclass
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """TABLEE_DATABASE_URL: a PostgreSQL address; empty: SQLite in the data folder."""
    bus: str = ""
    """TABLEE_BUS: a NATS server by which several processes tell each other of their commits; empty: PostgreSQL does."""
    origins: tuple[str, ...] = ()
    """TABLEE_ORIGINS: the addresses under which the page is served by a proxy; empty: whatever Host says."""
    key: str = ""
    """TABLEE_KEY: signs the cookies; empty: the file `key` in the data folder. Several machines need the same one."""
    bot_seconds: float = 10.0
    """TABLEE_BOT_SECONDS: a bot that takes longer for one choice is restarted."""
    bot_workers: int = 0
    """TABLEE_BOT_WORKERS: processes that think; 0: one less than there are processors, at least one."""
    bot_memory: float = 1024.0
    """TABLEE_BOT_MEMORY: MB of address space for each process that thinks; one that wants more is replaced."""
    hint_looks: int = 360
    """TABLEE_HINT_LOOKS: how far a hint looks ahead, unless the time is up that a bot has."""
    review_looks: int = 0
    """TABLEE_REVIEW_LOOKS: looks and games that a review may take in all; 0: as many as the coach finds right."""
    inside: bool = False
    """TABLEE_WEBHOOKS_INSIDE: notices may go to addresses of the own network."""
    resident: int = 500
    """TABLEE_RESIDENT: games kept in memory at most, beside those that somebody looks at."""
    idle: float = 60.0
    """TABLEE_IDLE: seconds after which a game that nobody plays is dropped from memory."""
    orphan: float = 6.0
    """TABLEE_ORPHAN: seconds of silence after which other processes take over the tables of one."""
    rate: float = 1.0
    """TABLEE_RATE: all limits but times to wait times this; for load tests."""
    limits: Limits = kept(default_factory=Limits)
    """Each a setting of its own, see there."""
    exempt: tuple[str, ...] = ()
    """TABLEE_EXEMPT_NETWORKS: no limits for addresses of these networks; guests keep theirs."""
    shared: tuple[str, ...] = ()
    """TABLEE_SHARED_NETWORKS: an address of these stands for many guests, such as a club or a school."""
    drain: float = 0.0
    """TABLEE_DRAIN_SECONDS: how long a server that is told to stop still serves, while a proxy learns of it."""
    remarks: tuple[BadInput, ...] = ()
    """What is not as it should be, though the server can start; said when it does."""

    def bot_bytes(self) -> int:
        return int(self.bot_memory * (1 << 20))

    def limited(self) -> Limits:
        """The limits as they hold: times `rate`."""
        return self.limits.times(self.rate)

    def networks(self) -> Networks:
        return Networks(self.exempt, self.shared, self.limits.shared_times)


def settings_from(given: Mapping[str, str], data: Path, host: str, port: int) -> Settings:
    environ = Environment(given)
    found = Settings(data, host, port)
    found.database = environ.secret("TABLEE_DATABASE_URL")
    if found.database and urlsplit(found.database).scheme not in ("postgresql", "postgres"):
        raise bad("TABLEE_DATABASE_URL", "…", Sentence("expected", what="postgresql://user:password@host/database"))
    found.bus = environ.secret("TABLEE_BUS")
    if found.bus and (urlsplit(found.bus).scheme not in ("nats", "tls") or not found.database):
        raise bad("TABLEE_BUS", "…", Sentence("expected", what="nats://host:4222, beside TABLEE_DATABASE_URL"))
    found.origins = origins(environ.get("TABLEE_ORIGINS"))
    found.key = environ.secret("TABLEE_KEY")
    found.inside = environ.get("TABLEE_WEBHOOKS_INSIDE") not in ("", "0")
    found.bot_seconds = number(environ, "TABLEE_BOT_SECONDS", found.bot_seconds)
    found.bot_memory = number(environ, "TABLEE_BOT_MEMORY", found.bot_memory)
    found.idle = number(environ, "TABLEE_IDLE", found.idle)
    found.orphan = number(environ, "TABLEE_ORPHAN", found.orphan)
    found.rate = number(environ, "TABLEE_RATE", found.rate)
    found.hint_looks = int(number(environ, "TABLEE_HINT_LOOKS", found.hint_looks))
    found.review_looks = int(number(environ, "TABLEE_REVIEW_LOOKS", found.review_looks))
    found.bot_workers = int(number(environ, "TABLEE_BOT_WORKERS", found.bot_workers))
    found.resident = int(number(environ, "TABLEE_RESIDENT", found.resident))
    found.drain = number(environ, "TABLEE_DRAIN_SECONDS", found.drain)
    found.exempt = networks(environ, "TABLEE_EXEMPT_NETWORKS")
    found.shared = networks(environ, "TABLEE_SHARED_NETWORKS")
    own = asdict(found.limits)
    found.limits = Limits(**{name: number(environ, f"TABLEE_{name.upper()}", own[name]) for name in own})
    remarks = [BadInput("unknown-setting", value=name) for name in environ.unknown()]
    if 0 < len(found.key) < LEAST_KEY:
        remarks.append(BadInput("short-key", value=len(found.key), least=LEAST_KEY))
    found.remarks = tuple(remarks)
    return found


def origins(given: str) -> tuple[str, ...]:
    found = tuple(each.rstrip("/") for each in given.replace(",", " ").split())
    for each in found:
        if not re.fullmatch(r"https?://[^/]+", each):
            raise bad("TABLEE_ORIGINS", each, Sentence("expected-address", example="https://tables.example.org"))
    return found


def number(environ: Environment, name: str, default: float) -> float:
    try:
        value = float(environ.get(name) or default)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise bad(name, environ.get(name), Sentence("expected", what="a number"))
    return value


def networks(environ: Environment, name: str) -> tuple[str, ...]:
    given = tuple(environ.get(name).replace(",", " ").split())
    try:
        Networks(given)
    except ValueError:
        raise bad(name, environ.get(name), Sentence("expected", what="192.0.2.0/24 2001:db8::/48")) from None
    return given


def bad(name: str, value: str, expected: Sentence) -> BadInput:
    return BadInput("bad-argument", option=name, value=value, expected=expected)


def signing_key(settings: Settings) -> bytes:
    """The key that signs cookies, made once and readable only by the owner."""
    if settings.key:
        return settings.key.encode()
    path = settings.data / "key"
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            write_key(path, secrets.token_bytes(KEY_BYTES))
        key = path.read_bytes()
    except OSError as error:
        raise BadInput("cannot-save", place=str(path), problem=error.strerror) from None
    if len(key) < KEY_BYTES:
        raise BadInput("not-a-key", place=str(path))
    return key


def write_key(path: Path, key: bytes) -> None:
    """All or nothing, and not over one that another process has just made."""
    draft = path.with_name(f"key.{os.getpid()}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.write(file, key)
        os.fsync(file)
    finally:
        os.close(file)
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
