"""What can be done with a struct."""

from __future__ import annotations

from typing import Any


def replace(struct: Any, **changes: Any) -> Any:
    fields = {name: getattr(struct, name) for name in type(struct).__struct_fields__}
    return type(struct)(**{**fields, **changes})


def astuple(struct: Any) -> tuple[Any, ...]:
    return tuple(getattr(struct, name) for name in type(struct).__struct_fields__)


def asdict(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in type(struct).__struct_fields__}
