"""`tablee doctor`: what is installed here, whether it works, and what to do if not."""

from __future__ import annotations

import os
import platform
from typing import Any

from tablee import __version__
from tablee.bots import BOTS, LEVELS
from tablee.cli.draw import Pen, make_console, title_module
from tablee.cli.options import Json, Lang, print_json, spoken_language
from tablee.cli.saves import data_folder
from tablee.games import all_titles, faults_of
from tablee.kernel import agenda
from tablee.kernel.errors import BadInput, BrokenRules
from tablee.kernel.title import Title
from tablee.lab.files import put
from tablee.texts import LANGUAGES
from tablee.texts.speaker import Speaker, faces_of


def doctor(lang: Lang = None, json: Json = False) -> int:
    """Version, build, data folder, languages, titles; exit code 1 if something is wrong."""
    folder = data_folder(os.environ)
    problem = why_not_writable(folder)
    build = "compiled" if (agenda.__file__ or "").endswith((".so", ".pyd")) else "pure"
    found: dict[str, Any] = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "build": build,
        "data": str(folder),
        "data_problem": problem,
        "languages": list(LANGUAGES),
        "bots": [*LEVELS, *BOTS],
        "titles": {},
        "faults": [],
    }
    sound, faults = all_titles()
    for title in sound:
        try:
            with faults_of(title.id):
                found["titles"][title.id] = shown_title(title)
        except BadInput as error:
            faults.append(error)
    pen = Pen(make_console(), Speaker(spoken_language(lang)))
    say = pen.say
    found["faults"] = [pen.speaker.error(fault) for fault in faults]
    if json:
        print_json(found)
        return 1 if problem or faults else 0
    pen.write(f"tablee {__version__}", "bold")
    pen.write(f"Python {found['python']}, {found['platform']}")
    pen.write(say(f"doctor-{build}"))
    pen.write(say("doctor-languages", list=", ".join(LANGUAGES)))
    pen.write(say("doctor-bots", list=", ".join([*LEVELS, *BOTS])))
    for id, about in found["titles"].items():
        pen.write(say("doctor-title", title=id, **{**about, "rules": str(about["rules"])}))
    for fault in found["faults"]:
        pen.write(fault, "bold red")
    pen.write(say("doctor-data", place=str(folder)))
    if problem:
        pen.write(say("doctor-data-problem", problem=problem), "bold red")
    if problem or faults:
        return 1
    pen.write(say("doctor-well"), "bold green")
    return 0


def shown_title(title: Title) -> dict[str, Any]:
    """Its rules and cards, once each of these has its names and texts and its drawing for the terminal was loaded."""
    box = title.box()
    faces = faces_of(box)
    for face in faces:
        for lang in LANGUAGES:
            if not face.names.get(lang) or not isinstance(face.texts.get(lang), str):
                raise BrokenRules(f"card {face.id} has no name, or no text, in the language {lang}")
    title_module(title)
    return {"rules": title.version, "cards": len(faces), "content": box.content}


def why_not_writable(folder: Any) -> str:
    """Empty when games can be saved there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / f"trial-{os.getpid()}"
        put(trial, "trial\n")
        trial.unlink()
    except OSError as error:
        return str(error)
    return ""
