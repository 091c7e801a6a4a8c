"""Copies of environments that go on by themselves, and equally: for whoever looks ahead."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self


class Copied:
    """`copy.deepcopy` gives another environment with the same game: titles, cards and numbers are shared, what changes
    is not. Files and other processes have no use for it: they make one of their own."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = type(self).__new__(type(self))
        memo[id(self)] = new
        for name, value in vars(self).items():
            setattr(new, name, self.part(name, value, memo))
        return new

    def part(self, name: str, value: Any, memo: dict[int, Any]) -> Any:
        """A copy of one of its attributes."""
        return deepcopy(value, memo)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(
            "an environment cannot be pickled: make it where it is needed, as by partial(envs.aec, 'atlantes', 3); "
            "copy.deepcopy copies it within a process"
        )
