"""What a call can end with."""

from __future__ import annotations

from typing import Any


class HTTPException(Exception):
    def __init__(self, detail: str = "", *, status_code: int = 500, extra: Any = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.status_code = status_code
        self.extra = extra
