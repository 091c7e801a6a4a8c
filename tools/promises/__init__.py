"""Promises of server and kernel: for each an edit of the sources that breaks it, and the tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass

KERNEL, SERVER, GAMES = "src/tablee/kernel", "src/tablee/server", "src/tablee/games"


@dataclass(frozen=True)
class Mutation:
    name: str
    """The promise that is broken."""
    edits: tuple[tuple[str, str, str], ...]
    """File, what stands there, what stands there instead."""
    tests: tuple[str, ...]


def edit(file: str, old: str, new: str = "") -> tuple[tuple[str, str, str], ...]:
    return ((file, old, new),)
