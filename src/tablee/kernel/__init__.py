"""What every title stands on: positions, agendas, decisions, events, records. Standard library only."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**flags):
        """For the compiler: titles inherit from this class, compiled or not. To Python it means nothing."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
