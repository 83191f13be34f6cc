"""The bill of materials names every library with version, licence and the lock file's hashes."""

from __future__ import annotations

import sys
from pathlib import Path

from nonempty import some

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from bom import bill, hashes  # noqa: E402


def test_each_library_is_named_with_its_licence_and_hash() -> None:
    made = bill()
    parts = {one["name"].lower(): one for one in some(made["components"])}
    assert {"pyside6", "lxml", "pymupdf", "keyring"} <= set(parts)
    for name in ("pyside6", "lxml", "pymupdf"):
        assert parts[name]["hashes"] and parts[name]["licenses"][0]["license"]["name"]
        assert parts[name]["purl"] == f"pkg:pypi/{name}@{parts[name]['version']}"
    assert made["metadata"]["component"]["name"] == "foxreader"


def test_the_hashes_of_a_lock_file_belong_to_the_package_above_them() -> None:
    one, two = "a" * 64, "b" * 64
    lock = "\n".join((
        "A_b==1.0 \\", f"    --hash=sha256:{one} \\", f"    --hash=sha256:{two}",
        f"c==2 --hash=sha256:{one}",
    ))  # fmt: skip
    assert hashes(lock) == {"a-b": [one, two], "c": [one]}
