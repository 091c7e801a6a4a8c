"""A program at the table: any choice, but no early end where there is something to do.

tablee bot --connect http://127.0.0.1:8000 --seat TABLE/TOKEN -- python3 examples/programs/anything.py
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["is"] != "decision":
        continue
    lines = [choice["line"] for choice in told["decision"]["choices"]]
    active = [choice for choice in lines if choice not in ("done", "pass")]
    print(random.choice(active or lines), flush=True)
