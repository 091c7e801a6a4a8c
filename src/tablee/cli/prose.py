"""Rulebook prose on a terminal: Markdown with its headings on the left."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown


class LeftHeading(Heading):
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield self.text


class Prose(Markdown):
    elements: ClassVar = {**Markdown.elements, "heading_open": LeftHeading}
