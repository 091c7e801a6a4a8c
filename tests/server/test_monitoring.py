"""The dashboard and the alerts in deploy/monitoring ask for metrics and codes that a server really gives."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
import yaml

from tablee.server.http.status import STATUS
from tests.server.proxies import DEPLOY
from tests.server.running import Guest, running

MONITORING = DEPLOY / "monitoring"
NAME = re.compile(r"\b(?:tablee|process)_\w+")
DASHBOARD: dict[str, Any] = json.loads((MONITORING / "grafana.json").read_text("utf-8"))
RULES = yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]


def queries() -> list[str]:
    """Every PromQL expression, and the queries of the dashboard's variables."""
    targets = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    variables = [each["query"]["query"] for each in DASHBOARD["templating"]["list"] if each["type"] == "query"]
    return [*targets, *variables, *(rule["expr"] for rule in RULES)]


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Metric -> its kind, from the answer of a server."""
    with running(tmp_path_factory.mktemp("served")) as here:
        text = Guest(here).call("GET", "/metrics").body.decode()
    return dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))


def test_every_metric_is_one_that_the_server_gives(given: dict[str, str]) -> None:
    samples = {f"{name}{end}" for name, kind in given.items() if kind == "histogram" for end in ("_bucket", "_sum")}
    for query in queries():
        assert NAME.findall(query) or query.startswith("up{"), query
        assert set(NAME.findall(query)) <= given.keys() | samples, query


def test_counters_are_looked_at_as_rates_and_gauges_are_not(given: dict[str, str]) -> None:
    for query in queries():
        for name in NAME.findall(query):
            is_rate = re.search(rf"\b(?:rate|increase)\({name}\b", query) is not None
            counts = name.endswith(("_total", "_bucket"))
            assert is_rate == counts or query.startswith("label_values("), query


def test_every_code_is_one_that_calls_are_refused_with() -> None:
    codes = {code for query in queries() for code in re.findall(r'\bcode="([^"]+)"', query)}
    assert codes
    assert codes <= set(STATUS)


def test_no_panel_lies_on_another_and_each_alert_says_what_is_wrong() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule["labels"]["severity"] in ("warning", "critical")
        assert rule["annotations"]["summary"].startswith("{{ $labels.instance }}")
        assert "instance" in rule["expr"] or "by (" not in rule["expr"], "the instance would be lost"
