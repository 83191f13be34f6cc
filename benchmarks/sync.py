"""Random histories of devices that exchange what they have by a folder.

``python -m benchmarks.sync`` lets 1,000 histories happen, each of two or three devices that write,
exchange, and get files late, half, twice and in any order (``tests/histories.py``); a third of
them under a passphrase. Counts how many ended with all devices equal and nothing lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
if str(ROOT / "tests") not in sys.path:
    sys.path.insert(0, str(ROOT / "tests"))

from histories import one_history


def main() -> int:
    """Print what became of the histories; 1 where one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, prog="benchmarks.sync")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    wrong, things, begun = [], 0, time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.seed, options.seed + options.count):
            try:
                kept, lost = one_history(Path(folder, str(seed)), seed)
                things += kept
                if lost:
                    wrong.append(f"history {seed}: lost {sorted(lost)}")
            except AssertionError as error:
                wrong.append(f"history {seed}: {error}")
    print("\n".join(wrong))
    print(
        f"{options.count:,} histories, {options.count - len(wrong):,} of them with all devices"
        f" equal and nothing lost; {things:,} notes and turns in the end;"
        f" {time.monotonic() - begun:.0f} seconds"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
