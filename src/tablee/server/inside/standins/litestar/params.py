"""A parameter after the question mark, under another name than its own."""

from __future__ import annotations


class QueryParameter:
    def __init__(self, *, name: str = "") -> None:
        self.name = name
