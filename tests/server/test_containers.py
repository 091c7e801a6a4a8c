"""The Containerfile and the compose files in deploy/ name nothing that is not there."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tablee.cli.main import COMMANDS, command
from tablee.cli.options import flags_of
from tablee.server.settings import settings_from
from tests.server.proxies import DEPLOY, program

ROOT = DEPLOY.parent
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
ENVIRONMENT = {"SITE": "tables.example.org", "POSTGRES_PASSWORD": "secret"}
"""What stands in .env."""
Services = dict[str, dict[str, Any]]


class Asked(dict[str, str]):
    """An environment that remembers what was looked for."""

    def __init__(self, **given: str) -> None:
        super().__init__(given)
        self.names = {"TABLEE_DATA", "FORWARDED_ALLOW_IPS"}  # read by the command; by uvicorn

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def filled_in(value: Any) -> Any:
    """With the variables of .env in their places."""
    if isinstance(value, dict):
        return {name: filled_in(part) for name, part in value.items()}
    if isinstance(value, list):
        return [filled_in(part) for part in value]
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: ENVIRONMENT[found[1]], value) if isinstance(value, str) else value


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = filled_in(yaml.safe_load((DEPLOY / name).read_text("utf-8")))
    return found


def merged(*names: str) -> Services:
    """The services of these files, later ones laid over the earlier, as far as ours need it."""
    services: Services = {}
    for name in names:
        for id, own in read(name)["services"].items():
            if "extends" in own:
                beginning = read(own["extends"]["file"])["services"][own["extends"]["service"]]
            else:
                beginning = services.get(id, {})
            environment = {**beginning.get("environment", {}), **own.get("environment", {})}
            services[id] = {**beginning, **own, "environment": environment}
    return services


@pytest.fixture(params=[("compose.yaml",), ("compose.yaml", "compose-two.yaml")], ids=["one", "two"])
def services(request: pytest.FixtureRequest) -> Services:
    return merged(*request.param)


def ours(services: Services) -> Services:
    return {id: service for id, service in services.items() if service["image"] == "tablee"}


def instruction(word: str) -> str:
    """What the last one of these says."""
    return re.findall(rf"^{word} (.*)$", CONTAINERFILE.replace("\\\n", " "), re.MULTILINE)[-1]


def check_words(words: list[str]) -> None:
    """A command line of tablee, with options that it has."""
    assert words[0] == "tablee"
    assert words[1] in COMMANDS
    options = {word for word in words[2:] if word.startswith("--")}
    assert options <= set(flags_of(command(words[1])))


def test_every_setting_is_one_and_is_taken(services: Services, tmp_path: Path) -> None:
    for service in ours(services).values():
        environment = Asked(**service["environment"])
        settings = settings_from(environment, tmp_path, "0.0.0.0", 8000)
        assert set(environment) <= environment.names
        assert settings.origins == ("https://tables.example.org",)
        assert settings.database == "postgresql://tablee:secret@postgres/tablee"
    for name in re.findall(r"TABLEE_\w+", CONTAINERFILE):
        assert name in environment.names


def test_every_path_name_and_command_is_there(services: Services) -> None:
    all_of_it = read("compose.yaml")
    for id, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), id
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in all_of_it["volumes"]
        for variable in ENVIRONMENT:
            assert variable in (DEPLOY / "compose.yaml").read_text("utf-8")
    for service in ours(services).values():
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        check_words(service["healthcheck"]["test"][1:])
        assert "data:/data" in service["volumes"]
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])
        assert "ports" not in service, "it would be reached past the proxy, which says where calls come from"


def test_the_image_starts_what_there_is_as_a_guest_of_the_machine() -> None:
    check_words([*json.loads(instruction("ENTRYPOINT")), *json.loads(instruction("CMD"))])
    check_words(json.loads(instruction("HEALTHCHECK").partition(" CMD ")[2]))
    assert instruction("USER") == "10001:10001"
    assert instruction("VOLUME") == "/data"
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"RUN make (\S+)", CONTAINERFILE) == ["build"]
    assert "build" in targets
    assert re.search(r"\[nats\]", CONTAINERFILE)
    for name in re.findall(r" (\S+\.lock)", CONTAINERFILE):
        assert (ROOT / name).is_file()


def test_what_the_image_is_built_from_is_not_left_out() -> None:
    """Of the repository's files only those are ignored that git ignores as well."""
    ignored = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and line[0] != "#"]
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout of git")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    for pattern in ignored:
        plain = pattern.removeprefix("**/")
        assert not [path for path in listed if path.startswith(f"{plain}/") or path == plain], pattern


def test_caddy_leads_to_every_process_at_its_port(services: Services) -> None:
    caddy = services["caddy"]
    config = str(DEPLOY / caddy["volumes"][0].split(":")[0])
    words = ["env", *(f"{name}={value}" for name, value in caddy["environment"].items()), program("caddy"), "adapt"]
    done = subprocess.run([*words, "--config", config, "--adapter", "caddyfile"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    port = json.loads(instruction("CMD"))[-1]
    assert instruction("EXPOSE") == port
    assert re.findall(r'"dial":"([^"]*)"', done.stdout) == [f"{id}:{port}" for id in ours(services)]
    assert '"host":["tables.example.org"]' in done.stdout
