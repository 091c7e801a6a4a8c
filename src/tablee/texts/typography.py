"""French spaces, put in where texts are loaded: files have ordinary ones, whoever reads gets those that do not break.

A narrow one before ; ! and ?, a wide one before : % and » and after « and nᵒ. `web/src/shell/typography.ts` does the
same; `tests/texts/typography.json` holds both to one rule. What is filled into a message stays as it was typed.
"""

from __future__ import annotations

import re
from typing import Any

WIDE = "\u00a0"
NARROW = "\u202f"
COLON = {"en": ": ", "fr": f"{WIDE}: "}
"""Between a name and its value, where a program puts them together."""
SPACE = f"[ {WIDE}{NARROW}]"
CODE = r"`[^`\n]*`"
HEAD = r"^ *(?:[-.]?[a-zA-Z][\w-]* *=|\*?\[[^\]\n]*\]) *"
"""What begins a line of a Fluent source, before its text."""
SPACES = rf"(«|\bn[°ᵒº]){SPACE}(?=\S)|({CODE}|\S){SPACE}(?=([;!?:%»])(?![a-zA-Z0-9_/\[=-]))"
PROSE = re.compile(rf"{SPACES}|({CODE})")
FLUENT = re.compile(rf"{SPACES}|({HEAD}|{CODE})", re.MULTILINE)


def typeset(text: str, lang: str, pattern: re.Pattern[str] = PROSE) -> str:
    """Prose, Markdown or not, with the spaces of its language.

    >>> typeset("Qui gagne ? `a ?` : « vous »", "fr")
    'Qui gagne\\u202f? `a ?`\\xa0: «\\xa0vous\\xa0»'
    >>> typeset("Who wins?", "en")
    'Who wins?'
    """
    return pattern.sub(spaced, text) if lang == "fr" else text


def typeset_source(source: str, lang: str) -> str:
    """The same for a Fluent source.

    >>> typeset_source("help = ?\\nleft = Encore { $count } ?", "fr")
    'help = ?\\nleft = Encore { $count }\\u202f?'
    """
    return typeset(source, lang, FLUENT)


def spaced(found: re.Match[str]) -> str:
    before, word, mark, kept = found.groups()
    if kept is not None:
        return str(kept)
    if before is not None:
        return f"{before}{WIDE}"
    return f"{word}{NARROW if mark in ';!?' else WIDE}"


def plain_spaces(text: str) -> str:
    """With the spaces that a keyboard has: what is typed is compared with this.

    >>> plain_spaces("Vous\\u202f?")
    'Vous ?'
    """
    return text.replace(WIDE, " ").replace(NARROW, " ")


def each_typeset(value: Any) -> Any:
    """What is told in several languages; anything else as it is."""
    if not isinstance(value, dict) or not isinstance(value.get("fr"), str):
        return value
    return {lang: typeset(text, lang) for lang, text in value.items()}
