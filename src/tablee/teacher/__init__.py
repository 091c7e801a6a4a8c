"""A teacher at the table: what is best to choose and why, and after the game what was worth how much.

It knows decisions and sights like the bots, never a title by name, and nothing that its seat does not know.
"""

from __future__ import annotations

from tablee.teacher.advice import Advice, Weighed, advise, can_think
from tablee.teacher.ends import ALONE, RIVALS, TOGETHER

__all__ = ["ALONE", "RIVALS", "TOGETHER", "Advice", "Weighed", "advise", "can_think"]
