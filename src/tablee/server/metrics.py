"""What is counted while the server runs, as Prometheus reads it."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
HELP: Final = {
    "choices": "Choices, undos and concessions that are on disk.",
    "refused": "Messages and calls that were refused, by code.",
    "bot_choices": "Choices that bots made.",
    "bot_failures": "Bots that died, hung or answered nonsense.",
    "sockets_dropped": "Sockets that did not read what they were sent.",
    "woken": "Games that were read back from the store.",
    "notices": "Notices that were posted.",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.latency = [0] * (len(BOUNDS) + 1)
        self.latency_sum = 0.0
        self.started = time.time()

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def took(self, seconds: float) -> None:
        """From a choice's arrival until everybody was told."""
        self.latency_sum += seconds
        self.latency[bisect_left(BOUNDS, seconds)] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name, what in HELP.items():
            lines += [f"# HELP tablee_{name}_total {what}", f"# TYPE tablee_{name}_total counter"]
            if name == "refused":
                lines += [f'tablee_refused_total{{code="{code}"}} {n}' for code, n in sorted(self.refused.items())]
            else:
                lines.append(f"tablee_{name}_total {self.counts[name]}")
        lines += [
            "# HELP tablee_choice_seconds From a choice's arrival until it is on disk and told.",
            "# TYPE tablee_choice_seconds histogram",
        ]
        total = 0
        for bound, n in zip((*BOUNDS, "+Inf"), self.latency, strict=True):
            total += n
            lines.append(f'tablee_choice_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"tablee_choice_seconds_sum {self.latency_sum:.6f}", f"tablee_choice_seconds_count {total}"]
        process = {
            "process_cpu_seconds_total": time.process_time(),
            "process_resident_memory_bytes": resident_bytes(),
            "process_start_time_seconds": self.started,
        }
        for name, value in {**{f"tablee_{name}": value for name, value in gauges.items()}, **process}.items():
            lines += [f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}", f"{name} {value}"]
        return "\n".join(lines) + "\n"


def resident_bytes() -> int:
    """Memory in use; 0 where the system does not tell."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
