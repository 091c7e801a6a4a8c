"""What long work shares: who does it, and the bar that shows how far it has come."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.draw import make_console
from tablee.cli.options import whole
from tablee.lab.workers import Crew

Jobs = Annotated[str | None, typer.Option("--jobs", metavar="N")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
Resume = Annotated[bool, typer.Option("--resume")]


def crew_of(jobs: str | None, ray: str | None = None) -> Crew:
    """Processes of this machine, one for each processor unless told otherwise, or a Ray cluster."""
    return Crew((os.cpu_count() or 1) if jobs is None else whole("--jobs", jobs, 1, 256), ray)


class Bar(Protocol):
    def __call__(self, done: int, total: int | None = None, saying: str | None = None) -> None: ...


@contextmanager
def progress_bar(saying: str = "", total: int | None = None) -> Iterator[Bar]:
    """A bar, if somebody is there to see one."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(saying, total=total)

        def show(done: int, total: int | None = None, saying: str | None = None) -> None:
            bar.update(task, completed=done, total=total, description=saying)

        yield show
