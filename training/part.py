"""Stores what was taught, eight bits a number, as the program reads it.

    python -m training.part TAUGHT.pt PART [--facts FACTS.json]

FACTS has what was measured: the thresholds of :mod:`foxreader.judge`. It is run in the environment
of the training with the program's sources on the path.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import torch
from torch import Tensor

from foxreader.judge import StoredTable, in_eight_bits, in_floats, write


def entries(taught: Mapping[str, Tensor], frozen: int) -> Iterator[tuple[str, StoredTable]]:
    """The tables of the upper layers and of the head for claims."""
    for name, table in taught.items():
        parts = name.split(".")
        if name.startswith("body.layers.") and int(parts[2]) >= frozen:
            made = f"l{parts[2]}.{parts[3]}"
        elif parts[:2] in (["dense", "support"], ["out", "support"]):
            made = f"head.{parts[0]}"
        else:
            continue
        numbers = table.float().numpy()
        if parts[-1] == "weight" and numbers.ndim == 2:
            yield f"{made}.w", in_eight_bits(numbers)
        else:
            yield f"{made}.{'w' if parts[-1] == 'weight' else 'b'}", in_floats(numbers)


def main(arguments: Sequence[str]) -> int:
    """Write the part."""
    parser = argparse.ArgumentParser(description="stores what the judge was taught")
    parser.add_argument("taught", type=Path)
    parser.add_argument("part", type=Path)
    parser.add_argument("--frozen", type=int, default=4, help="lowest layers that stayed")
    parser.add_argument("--facts", type=Path)
    options = parser.parse_args(arguments)
    facts = json.loads(options.facts.read_text(encoding="utf-8")) if options.facts else {}
    taught = torch.load(options.taught, map_location="cpu")
    made = dict(entries(taught, options.frozen))
    digest = hashlib.sha256(b"".join(bytes(one.data) for one in made.values())).hexdigest()
    write(options.part, {"part": digest, "frozen": options.frozen, **facts}, made)
    print(f"{options.part.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
