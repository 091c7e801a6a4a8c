"""What a seat can be asked, and the names of what each question says."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "draft": (),
    "turn": ("round",),
    "card": ("slot",),
    "dice": ("colour", "value"),
    "resolve": ("slot", "value"),
    "recruit": ("value",),
    "room": ("card",),
    "travel": ("value",),
    "deliver": ("card",),
    "research": ("left",),
    "translate": ("value",),
    "chain": ("card", "count", "fees"),
    "study": ("left",),
    "move-gold": ("left",),
    "place-gold": ("left",),
    "retire": (),
    "gain-worker": ("left",),
    "gain-die": ("left",),
    "destroy": ("left",),
    "recall": (),
    "influence": ("left",),
    "mark": ("left",),
    "advance": ("left",),
    "harvest-track": (),
    "harvest": (),
    "pay-for": ("price", "amount"),
    "choose": (),
    "page": ("xp",),
    "upgrade": (),
    "late-banner": ("science",),
    "tuck": (),
    "tuck-price": ("card", "price"),
    "caliph": ("guild",),
    "final-pages": (),
    "rival-wants": ("card",),
}
