"""NOTICE names everything of others that is shipped, and the licences that it names are there."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import yaml

import tablee
from tablee.server.inside.archive import THEIRS

ROOT = Path(__file__).resolve().parents[2]
NOTICE = (ROOT / "NOTICE").read_text("utf-8")
MODULES = {"fluent": "fluent.runtime", "attr": "attrs", "babel": "Babel"}
"""Module -> the name of the library that has it."""
BUILDS = {"@sveltejs/vite-plugin-svelte", "vite"}
"""Of the page's own dependencies those that only build it."""
FONTS = {"@fontsource-variable/fraunces": "Fraunces", "@fontsource-variable/inter": "Inter"}


def rows() -> dict[str, list[str]]:
    """Name -> its licences' texts, from the tables."""
    return {name: path.split() for name, path in re.findall(r"^  (\S+) {2,}.*(licences/\S+)$", NOTICE, re.MULTILINE)}


def test_everything_that_is_shipped_is_named() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    shipped = {FONTS.get(name, name) for name in package["dependencies"] if name not in BUILDS}
    shipped |= {MODULES.get(module, module) for module in THEIRS} | {"fluent.syntax", "CPython"}
    assert shipped <= set(rows())


def test_every_licence_is_there_and_in_the_wheel() -> None:
    named = {path for paths in rows().values() for path in paths}
    assert named == {f"licences/{path.name}" for path in (ROOT / "licences").iterdir()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["license-files"] == ["LICENSE", "NOTICE", "licences/*"]


def test_the_licences_are_those_that_the_lock_of_the_page_says() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    for name in ("@fluent/bundle", "clsx", "pyodide", "svelte", *FONTS):
        licence = packages[f"node_modules/{name}"]["license"]
        assert re.search(rf"^  {FONTS.get(name, name)} .* {re.escape(licence)} ", NOTICE, re.MULTILINE), name


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == tablee.__version__
