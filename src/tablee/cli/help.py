"""One command as Typer calls it: its help page in the player's language, its values read without delay, and the options
that a title declares as flags of their names."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import typer
from typer.core import TyperCommand

from tablee.cli.options import flags_of, spelled_out
from tablee.texts import Catalogue
from tablee.texts.typography import COLON


class Command(TyperCommand):
    """A Typer command whose help comes from the catalogue, which the context carries."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for param in self.get_params(ctx):
            if getattr(param, "_runtime_param", param) is None:
                quicken(param)
        return super().parse_args(ctx, spelled_out(self, args))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts: Catalogue = ctx.obj or Catalogue("en")
        arguments = [param for param in self.params if param.param_type_name == "argument"]
        usage = [word(param) for param in arguments]
        formatter.write_usage(
            ctx.command_path, " ".join([*usage, "[--…]"]), texts.say("help-usage") + COLON[texts.lang]
        )
        formatter.write_paragraph()
        formatter.write_text(texts.say(f"help-{self.name}"))
        for heading, params in (
            ("help-arguments", arguments),
            ("help-options", [param for param in self.get_params(ctx) if param not in arguments]),
        ):
            if params:
                with formatter.section(texts.say(heading) + COLON[texts.lang][:-2]):  # it adds a colon itself
                    formatter.write_dl([(word(param), self.told(texts, param)) for param in params])
        if "--option" in flags_of(self):
            formatter.write_paragraph()
            formatter.write_text(texts.say("help-title-options"))

    def told(self, texts: Catalogue, param: Any) -> str:
        name = param.name.strip("_").replace("_", "-")
        for id in (f"help-{self.name}-{name}", f"help-any-{name}"):
            if id in texts and name == "bots":
                from tablee.bots import LEVELS  # not for every command's help: it takes a while to load

                return texts.say(id, levels=", ".join(LEVELS))
            if id in texts:
                return texts.say(id)
        return param.help or ""


def word(param: Any) -> str:
    """How a parameter is written on the command line."""
    name = param.metavar or param.name.upper()
    if param.param_type_name == "argument":
        return name if param.required else f"[{name}]"
    flags = ", ".join(param.opts)
    return flags if param.is_flag else f"{flags} {name}"


class PlainValue:
    """Reads texts, numbers and flags. Typer's own way imports pydantic for it, which takes longer than a whole game."""

    def __init__(self, kind: type, many: bool, least: float | None, most: float | None) -> None:
        self.kind = kind
        self.many = many
        self.least = least
        self.most = most

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        if value is None:
            return () if self.many else None
        try:
            return [self.one(each) for each in value] if self.many else self.one(value)
        except ValueError:
            limits = "".join(f" {word} {limit}" for word, limit in ((">=", self.least), ("<=", self.most)) if limit)
            raise typer.BadParameter(f"{value!r} is no {self.kind.__name__}{limits}", ctx=ctx, param=param) from None

    def one(self, value: Any) -> Any:
        read = self.kind(value)
        if (self.least is not None and read < self.least) or (self.most is not None and read > self.most):
            raise ValueError(value)
        return read


def quicken(param: Any) -> None:
    annotation, info = param.type_descriptor.annotation, param.type_descriptor.parameter_info
    many = get_origin(annotation) is list
    kind = get_args(annotation)[0] if many else annotation
    if kind in (str, int, float, bool) and not info.parser:
        param._runtime_param = PlainValue(kind, many, info.min, info.max)
