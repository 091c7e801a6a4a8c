"""`tablee serve`, `tablee export`, `tablee import`: the web table, and everything it keeps."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.files import is_record, read_text
from tablee.cli.options import Cards, FileName, Lang, spoken_language, whole
from tablee.cli.saves import data_folder
from tablee.kernel.errors import BadInput
from tablee.texts.speaker import Speaker

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[str, typer.Option("--port", metavar="N")]
Data = Annotated[str | None, typer.Option("--data", metavar="DIR")]
Open = Annotated[bool, typer.Option("--open")]
Places = Annotated[list[str], typer.Argument(metavar="FILE…", show_default=False)]
To = Annotated[str | None, typer.Option("--to", metavar="parquet|csv|jsonl")]
Out = Annotated[str | None, typer.Option("--out", metavar="FILE")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="N")]
Resume = Annotated[bool, typer.Option("--resume")]
Views = Annotated[bool, typer.Option("--views")]


def folder(data: str | None) -> Path:
    return Path(data) if data else data_folder(os.environ)


def serve(
    host: Host = "127.0.0.1", port: Port = "8000", data: Data = None, open: Open = False, lang: Lang = None
) -> None:
    """The web table, until Ctrl+C."""
    from tablee.server.run import serve
    from tablee.server.settings import settings_from

    speaker = Speaker(spoken_language(lang))
    say = speaker.say
    settings = settings_from(os.environ, folder(data), host, whole("--port", port, 0, 65535))
    for remark in settings.remarks:
        print(f"tablee: {speaker.error(remark)}", file=sys.stderr, flush=True)

    def ready(address: str) -> None:
        print(say("serve-address", address=address), flush=True)
        print(say("serve-stop"), flush=True)

    serve(settings, ready, open_page=open)


def export(
    places: Places,
    to: To = None,
    out: Out = None,
    views: Views = False,
    cards: Cards = None,
    jobs: Jobs = None,
    resume: Resume = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Everything the server keeps into one file; or, with --to, records as a table of their decisions."""
    if to is not None:
        from tablee.cli.records import ExportWishes, export_as

        export_as(places, ExportWishes(to, out, views, cards, jobs, resume), spoken_language(lang))
        return
    others = {"--out": out, "--views": views, "--cards": cards, "--jobs": jobs, "--resume": resume}
    for option, given in others.items():
        if given:
            raise BadInput("only-with", option=option, other="--to")
    if len(places) > 1 or is_record_file(places[0]):
        raise BadInput("export-what", place=places[0], expected="--to parquet")
    from tablee.server.settings import settings_from
    from tablee.server.store.transfer import export_to

    count = export_to(settings_from(os.environ, folder(data), "", 0), Path(places[0]))
    print(Speaker(spoken_language(lang)).say("export-done", count=count, place=places[0]))


def is_record_file(place: str) -> bool:
    """Is there a record already, which nobody wants to lose to a slip?"""
    try:
        return Path(place).is_dir() or is_record(read_text(place))
    except BadInput:
        return False


def import_(file: FileName, data: Data = None, lang: Lang = None) -> None:
    """Everything out of such a file."""
    from tablee.server.settings import settings_from
    from tablee.server.store.transfer import import_from

    count = import_from(settings_from(os.environ, folder(data), "", 0), Path(file))
    print(Speaker(spoken_language(lang)).say("import-done", count=count, place=file))
