"""The command `tablee`: loads only what the named command needs and turns every error into one sentence."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import unicodedata
from importlib import import_module
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from tablee import __version__
from tablee.kernel.errors import BadInput, TableeError
from tablee.texts import Catalogue, language
from tablee.texts.typography import COLON

if TYPE_CHECKING:
    from typer.core import TyperCommand

COMMANDS = {
    "play": "play",
    "games": "lists",
    "campaign": "campaign",
    "cards": "lists",
    "rules": "rules",
    "replay": "replay",
    "show": "replay",
    "verify": "replay",
    "review": "review",
    "simulate": "simulate",
    "lab": "lab",
    "arena": "arena",
    "serve": "serve",
    "health": "health",
    "static": "static",
    "bot": "bot",
    "export": "serve",
    "import": "serve",
    "doctor": "doctor",
}
"""Command -> the module of this folder that holds a function of that name (`import_` for `import`)."""


EXTRAS = {
    **dict.fromkeys(("fluent", "rich", "typer"), "cli"),
    **dict.fromkeys(("litestar", "msgspec", "uvicorn", "websockets"), "server"),
    "asyncpg": "postgres",
    "numpy": "lab",
    "matplotlib": "lab",
    "pyarrow": "data",
    "ray": "ray",
}
"""A library that the bare package does without -> the extra that brings it."""
BY_SERVER = ("serve", "health", "static", "bot", "export", "import")
"""Commands that take the server's libraries, too: its extra brings those of all commands along."""
NEAREST = {"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-"}


def nearest(error: UnicodeError) -> tuple[str, int]:
    """For a terminal without the letter: one that looks like it, or a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    apart = [unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() for letter in missing]
    found = [NEAREST.get(letter) or plain or "?" for letter, plain in zip(missing, apart, strict=True)]
    return "".join(found), error.end


codecs.register_error("nearest", nearest)


def main(args: list[str] | None = None) -> None:
    """Run one command and leave with its exit code: 0, or 2 when the input was wrong."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="nearest")  # a terminal that lacks a symbol still shows the rest
    given = sys.argv[1:] if args is None else args
    lang = language(wished_language(given), os.environ)
    try:
        code = run(given, lang)
        if sys.stdout is not None:  # closed by whoever started us
            sys.stdout.flush()
    except TableeError as error:
        from tablee.texts.speaker import Speaker

        print(f"tablee: {Speaker(lang).error(error)}", file=sys.stderr)
        code = 2
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        wanted = [word for word in without_language(given)[:1] if word in BY_SERVER and EXTRAS[package] == "cli"]
        told = Catalogue(lang).say("missing-package", package=package, extra="server" if wanted else EXTRAS[package])
        print(f"tablee: {told}", file=sys.stderr)
        code = 2
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:  # whoever read us has seen enough
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def wished_language(args: list[str]) -> str | None:
    """What --lang says, read before anything else so that even errors speak it."""
    for i, word in enumerate(args):
        if word == "--":  # what follows is another program's
            break
        if word == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if word.startswith("--lang="):
            return word[7:]
    return None


def without_language(args: list[str]) -> list[str]:
    """From the command on."""
    while args and args[0].startswith("--lang"):
        args = args[1:] if "=" in args[0] else args[2:]
    return args


def run(args: list[str], lang: str) -> int:
    args = without_language(args)
    if not args or args[0] in ("-h", "--help", "help"):
        print(overview(lang))
        return 0
    if args[0] in ("-V", "--version"):
        print(f"tablee {__version__}")
        return 0
    name = args[0]
    if name not in COMMANDS:
        raise BadInput("unknown-command", value=name, expected=list(COMMANDS))
    return call(name, args[1:], lang)


def overview(lang: str) -> str:
    """What `tablee --help` prints. It needs neither Typer nor Fluent, so it is there at once."""
    say = Catalogue(lang).say
    lines = [say("overview-what"), "", f"{say('help-usage')}{COLON[lang]}tablee {say('overview-usage')}", ""]
    lines += [f"  {name:<10} {say(f'help-{name}')}" for name in COMMANDS]
    lines += ["", say("overview-more"), "", say("overview-examples")]
    lines += [f"  tablee {say(f'overview-example-{number}')}" for number in range(1, 5)]
    return "\n".join(lines)


def command(name: str) -> TyperCommand:
    """The command of this name, ready to be called."""
    import typer

    from tablee.cli.help import Command

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    function = getattr(import_module(f"tablee.cli.{COMMANDS[name]}"), f"{name}_" if iskeyword(name) else name)
    app.command(name, cls=Command)(function)
    made: Any = typer.main.get_command(app)
    return made  # type: ignore[no-any-return]


def call(name: str, args: list[str], lang: str) -> int:
    import typer

    usage_error: Any = typer.BadParameter.__mro__[1]  # what Typer raises for a command line that it cannot read
    called = command(name)
    try:
        code = called.main(args, prog_name=f"tablee {name}", standalone_mode=False, obj=Catalogue(lang))
    except typer.Abort:
        return 130
    except usage_error as error:
        raise misused(called, error, args) from None
    return code if isinstance(code, int) else 0


def misused(called: TyperCommand, error: Any, args: list[str]) -> BadInput:
    """Our own sentence for a command line that Typer cannot read."""
    from tablee.cli.options import title_flags

    command = f"tablee {called.name}"
    option = getattr(error, "option_name", None)
    known = [word for param in called.params for word in param.opts if word.startswith("--")]
    if option and hasattr(error, "possibilities"):
        return BadInput("unknown-flag", command=command, value=option, expected=[*title_flags(called, args), *known])
    if option:
        return BadInput("flag-without-value", command=command, value=option)
    param = getattr(error, "param", None)
    if param is not None and not error.message:
        missing = param.opts[0] if param.opts[0].startswith("--") else param.metavar or param.name.upper()
        return BadInput("missing-argument", command=command, value=missing)
    if param is not None:
        return BadInput("bad-usage", command=command, problem=f"{param.opts[0]}: {error.message}")
    return BadInput("bad-usage", command=command, problem=error.message)
