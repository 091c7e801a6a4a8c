"""What long work shares: who does it, and the bar that shows how far it has come."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.draw import make_console
from tablee.cli.options import whole
from tablee.kernel.errors import BadInput, Sentence
from tablee.lab.workers import Crew, InterruptsWait

Jobs = Annotated[str | None, typer.Option("--jobs", metavar="N")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
Resume = Annotated[bool, typer.Option("--resume")]

GONE = ("cluster-gone", "cluster-work", "workers-die")
"""What stops work in the middle, and not those who asked for it."""


def crew_of(jobs: str | None, ray: str | None = None) -> Crew:
    """Processes of this machine, one for each processor unless told otherwise, or a Ray cluster."""
    return Crew((os.cpu_count() or 1) if jobs is None else whole("--jobs", jobs, 1, 256), ray)


@contextmanager
def stoppable(keep: Callable[[], str | None]) -> Iterator[None]:
    """Long work that can be stopped. After Ctrl-C, or when those who work are gone, `keep` keeps what is done and says
    how it goes on; Ctrl-C a second time waits until that is done."""
    with InterruptsWait() as interrupts:
        try:
            with interrupts.heard():
                yield
        except (KeyboardInterrupt, BadInput) as error:
            told = keep()
            if told is not None and isinstance(error, KeyboardInterrupt):
                print(told, flush=True)
            elif told is not None and isinstance(error, BadInput) and error.sentence.id in GONE:
                print(told, file=sys.stderr)
            raise


@contextmanager
def told_anyway(tell: Callable[[], None]) -> Iterator[None]:
    """In here is written what came out. If that cannot be, it is told all the same, and then why not."""
    try:
        yield
    except BadInput:
        tell()
        raise


def place_given(option: str, named: str | None) -> Path | None:
    """A file or folder that stood on the command line."""
    if named is not None and not named.strip():
        raise BadInput("bad-argument", option=option, value=named, expected=Sentence("expected-place"))
    return None if named is None else Path(named)


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
