"""The HTTP status of everything that is refused."""

from __future__ import annotations

from typing import Final

from tablee.kernel.errors import IllegalChoice, StaleChoice, TableeError
from tablee.server.store import StoreDown

STATUS: Final = {
    "bad-message": 400,
    "bad-name": 400,
    "bad-text": 400,
    "bad-webhook": 400,
    "bad-absence": 400,
    "no-webhook": 409,
    "webhook-inside": 409,
    "webhook-silent": 409,
    "webhook-refused": 409,
    "no-person": 400,
    "illegal-choice": 409,
    "stale-choice": 409,
    "not-deciding": 409,
    "game-over": 409,
    "nobody": 401,
    "bad-origin": 403,
    "not-yours": 403,
    "not-host": 403,
    "not-sitting": 403,
    "bad-invitation": 403,
    "no-table": 404,
    "no-such-page": 404,
    "unknown-title": 404,
    "unknown-language": 404,
    "other-method": 405,
    "seat-taken": 409,
    "table-begun": 409,
    "not-begun": 409,
    "not-alone": 409,
    "table-over": 409,
    "table-stopped": 409,
    "not-over": 409,
    "no-moment": 404,
    "not-away": 409,
    "seat-away": 409,
    "chat-locked": 409,
    "sealed": 409,
    "no-hints": 409,
    "hint-thinking": 429,
    "hint-failed": 503,
    "review-later": 429,
    "review-given-up": 409,
    "no-puzzle": 404,
    "not-a-puzzle": 409,
    "no-day": 404,
    "daily-alone": 409,
    "daily-stays": 409,
    "no-clock": 400,
    "deal-alone": 400,
    "message-too-large": 413,
    "not-json": 415,
    "only-socket": 426,
    "too-many-open": 409,
    "enough-tables": 429,
    "too-fast": 429,
    "broken": 500,
    "closing": 503,
    "store-down": 503,
}


def status_of(error: Exception) -> int:
    if isinstance(error, TableeError):
        return status_of_code(error.sentence.id, 409 if isinstance(error, IllegalChoice | StaleChoice) else 400)
    return 503 if isinstance(error, StoreDown) else 500


def status_of_code(code: str, otherwise: int = 400) -> int:
    """Return the status of a refusal; those of the kernel that are not listed concern what was given."""
    return STATUS.get(code, otherwise)
