"""What README and the documents name is there, and what they say of the cards' sources is true."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

import tablee
from tests.games.random_play import ALL_TITLES

ROOT = Path(__file__).resolve().parents[2]
OWN = ("README.md", "CONTRIBUTING.md", "AGENTS.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
DOCUMENTS = [*OWN, *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/**/*.md"))]
FOLDERS = ("src", "web", "docs", "tests", "tools", "examples")
NAMED = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w/<>.*-]+)`")
FILE = re.compile(r"(?<![\w<>/*.-])[\w/-]+\.(?:svelte\.ts|py|ts|svelte|css|mjs|sql|lock)\b")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
MAKE = re.compile(r"(?:`|^ *)make ([a-z][a-z-]*)", re.MULTILINE)
INVENTED = ("kilns", "tablee.lock")
"""Of the toy title on its page; the lock that a server takes."""


def known() -> set[str]:
    """Every file and folder of the project, from its root."""
    if (ROOT / ".git").exists():
        listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    else:
        files = [str(path.relative_to(ROOT)) for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return {str(part) for file in files for part in (Path(file), *Path(file).parents)}


@pytest.fixture(scope="module")
def there() -> set[str]:
    return known()


def titled(path: str) -> list[str]:
    """A path with `<title>` in it is meant for every title: folders of Python have underscores, the others strokes."""
    if "<title>" not in path:
        return [path]
    as_module = path.startswith(("src/", "tests/games/"))
    return [path.replace("<title>", id.replace("-", "_") if as_module else id) for id in ALL_TITLES]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_names_is_there(name: str, there: set[str]) -> None:
    text = (ROOT / name).read_text("utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    missing = []
    for path in NAMED.findall(text):
        for each in titled(path.rstrip("/")):
            if not any(Path(one).match(each) for one in there) and not any(word in each for word in INVENTED):
                missing.append(each)
    for file in FILE.findall(text):
        if not any(one == file or one.endswith(f"/{file}") for one in there):
            missing += [] if any(word in file for word in INVENTED) else [file]
    missing += [link for link in LINK.findall(text) if not (ROOT / name).parent.joinpath(link).exists()]
    missing += [f"make {target}" for target in MAKE.findall(text) if target not in targets]
    assert missing == []


def sources(id: str) -> dict[str, str]:
    about = ROOT / "src/tablee/games" / id.replace("-", "_") / "about.json"
    told: dict[str, str] = json.loads(about.read_text("utf-8"))["sources"]
    return told


@pytest.mark.parametrize("id", ALL_TITLES)
def test_the_page_of_sources_says_of_a_title_what_the_lobby_says(id: str) -> None:
    rows = [line for line in (ROOT / "docs/provenance.md").read_text("utf-8").splitlines() if line.startswith("| **")]
    (own,) = [row for row in rows if f"**{tablee.title(id).names['en']}**" in row]
    assert own.split("|")[-2].strip() == sources(id)["en"]


@pytest.mark.parametrize("id", ALL_TITLES)
def test_the_readme_names_every_title_with_its_players(id: str) -> None:
    rows = [line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith("| **")]
    title = tablee.title(id)
    (own,) = [row for row in rows if f"**{title.names['en']}**" in row]
    assert own.split("|")[2].strip() == f"{title.least}–{title.most}"


def origins(id: str, part: str, kind: str = "") -> Counter[str]:
    """Where the cards of a kind have this part from."""
    faces = tablee.title(id).box().faces()
    return Counter(face.provenance[part] for face in faces if part in face.provenance and kind in ("", face.kind))


def most(counted: Counter[str]) -> str:
    ((name, count),) = counted.most_common(1)
    assert 2 * count > counted.total(), counted
    return name


def test_what_the_lines_of_sources_say_is_true_of_the_cards() -> None:
    """Rules come from the booklets; of the cards every part says itself where it comes from."""
    assert set(origins("ancient-knowledge", "numbers")) == {"public"}
    assert most(origins("ancient-knowledge", "name-fr")) == "ours"

    faces = tablee.title("atlantes").box().faces()
    found = [face for face in faces if face.provenance["numbers"] in ("public", "rulebook")]
    for lang in ("en", "fr"):
        assert {int(number) for number in re.findall(r"\d+", sources("atlantes")[lang])} == {len(found), len(faces)}
    assert set(origins("atlantes", "numbers")) - {"public", "rulebook"} == {"reconstructed"}

    assert set(origins("scholars", "effects", "page")) == {"rulebook"}
    assert most(origins("scholars", "points")) == "public"
    assert most(origins("scholars", "card")) == "reconstructed"

    assert most(origins("syncro", "effect")) == "rulebook"
    assert most(origins("syncro", "numbers")) == "reconstructed"
    assert set(origins("syncro", "names")) == {"ours"}
