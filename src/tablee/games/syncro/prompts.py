"""What a seat can be asked, and the names of what each question says."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "estimate": (),
    "turn": ("slot",),
    "second-spell": (),
    "give-more": ("receiver",),
    "pay": ("card", "due", "chosen"),
    "lose": ("left",),
    "keep": ("count",),
}
