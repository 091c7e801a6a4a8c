"""`tablee static`: the table as a folder of files, for any host and without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.options import Lang, spoken_language
from tablee.texts.speaker import Speaker

Folder = Annotated[str, typer.Argument(metavar="DIR", show_default=False)]


def static(folder: Folder, lang: Lang = None) -> None:
    """The page and everything it needs to play by itself."""
    from tablee.server.inside.folder import write_folder

    size = write_folder(Path(folder))
    print(Speaker(spoken_language(lang)).say("static-done", place=folder, size=round(size / 1_000_000)))
