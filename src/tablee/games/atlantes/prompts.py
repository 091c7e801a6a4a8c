"""What a seat can be asked, and the names of what each question says."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("count",),
    "before": (),
    "after": (),
    "conquer": ("card", "power"),
    "buy": ("card", "gold"),
    "recruit": ("card", "gold"),
    "recruit-free": ("card",),
    "pay": ("card", "total", "price", "resource"),
    "explore": ("card",),
    "thin": ("left",),
    "raise": ("card", "left"),
    "forced-raise": ("card", "left"),
    "raise-fully": ("card",),
    "score": ("card", "left"),
    "one-of": ("card",),
    "take-back": ("card", "left"),
    "replay": ("card", "price"),
    "salvage": ("card",),
    "lose-character": ("card", "left"),
    "lose-manta": ("card", "left"),
    "claim": ("objective",),
    "ghost": ("left",),
}
