"""The campaigns that are kept at this terminal, and how far the furthest of them has come."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from tablee.cli.files import read_text
from tablee.cli.saves import data_folder
from tablee.kernel.campaign import Campaign, load
from tablee.kernel.errors import TableeError
from tablee.kernel.title import Box, Title
from tablee.texts.speaker import Speaker

FILE = "campaign.json"


def shelf_of(title: Title) -> Path:
    """The folder of all campaigns of a title."""
    return data_folder(os.environ) / "campaigns" / title.id


def folders(title: Title) -> list[Path]:
    """Campaigns, the last played first."""
    found = [path for path in shelf_of(title).glob("*") if (path / FILE).is_file()]
    return sorted(found, key=lambda path: ((path / FILE).stat().st_mtime, path.name), reverse=True)


def campaigns(title: Title, box: Box) -> list[Campaign]:
    """Those that can be read, the last played first."""
    found = []
    for path in folders(title):
        with contextlib.suppress(TableeError):
            found.append(load(title, box, read_text(str(path / FILE)), str(path / FILE)))
    return found


def reached(speaker: Speaker) -> int:
    """The furthest level that one of them has come to; nobody has to begin for the first one."""
    assert speaker.title is not None
    title, box = speaker.title, speaker.box or speaker.title.box()
    return max([kept.reached(title) for kept in campaigns(title, box)], default=1)
