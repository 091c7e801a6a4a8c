"""`tablee serve`, `tablee export`, `tablee import`: the web table, and everything it keeps."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.options import FileName, Lang, spoken_language, whole
from tablee.cli.saves import data_folder
from tablee.texts.speaker import Speaker

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[str, typer.Option("--port", metavar="N")]
Data = Annotated[str | None, typer.Option("--data", metavar="DIR")]
Open = Annotated[bool, typer.Option("--open")]


def folder(data: str | None) -> Path:
    return Path(data) if data else data_folder(os.environ)


def serve(
    host: Host = "127.0.0.1", port: Port = "8000", data: Data = None, open: Open = False, lang: Lang = None
) -> None:
    """The web table, until Ctrl+C."""
    from tablee.server.run import serve
    from tablee.server.settings import settings_from

    say = Speaker(spoken_language(lang)).say

    def ready(address: str) -> None:
        print(say("serve-address", address=address), flush=True)
        print(say("serve-stop"), flush=True)

    serve(settings_from(os.environ, folder(data), host, whole("--port", port, 0, 65535)), ready, open_page=open)


def export(file: FileName, data: Data = None, lang: Lang = None) -> None:
    """Everything into one file."""
    from tablee.server.settings import settings_from
    from tablee.server.store.transfer import export_to

    count = export_to(settings_from(os.environ, folder(data), "", 0), Path(file))
    print(Speaker(spoken_language(lang)).say("export-done", count=count, place=file))


def import_(file: FileName, data: Data = None, lang: Lang = None) -> None:
    """Everything out of such a file."""
    from tablee.server.settings import settings_from
    from tablee.server.store.transfer import import_from

    count = import_from(settings_from(os.environ, folder(data), "", 0), Path(file))
    print(Speaker(spoken_language(lang)).say("import-done", count=count, place=file))
