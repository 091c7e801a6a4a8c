"""What a seat can be asked, and the names of what each question says."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "setup-discard": ("left",),
    "action": ("left",),
    "pay": ("card", "left"),
    "create-more": ("card",),
    "order": ("chronicle",),
    "use": ("card",),
    "learn": ("card",),
    "excavate": ("tilted",),
    "dig": ("card", "tilted"),
    "decline": (),
    "flip": (),
    "learn-looked": ("card",),
    "archive": ("discarded",),
    "remove": ("card", "left"),
    "remove-from-one": ("card", "amount"),
    "discard": ("card", "left"),
    "exchange": ("card", "discarded", "most"),
    "sacrifice": ("card", "knowledge"),
    "lose-cards": ("card", "left"),
    "lose-artefact": ("card", "left"),
    "straighten": ("card", "left"),
    "forget": ("card",),
    "move": ("card",),
    "swap": ("card",),
    "burden": ("card", "amount"),
    "rob": ("card",),
    "steal": ("card", "victim"),
    "take": ("card",),
    "bury-looked": ("card",),
    "bury": ("card", "left"),
}
