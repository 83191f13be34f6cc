"""Hostile texts, read in the confined process with its limits: each is a book or a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from foxreader.core.errors import OpenError
from foxreader.formats import digest
from foxreader.formats.apart import open_apart

TEXTS: dict[str, Callable[[int], bytes]] = {
    "a huge line": lambda n: b"word " * (40 * n),
    "a huge line of GBK": lambda n: "灯塔".encode("gbk") * (20 * n) + b"\xff",
    "headings": lambda n: b"Chapter 1\n\n" * n,
    "numbered lines": lambda n: b"1. The Mill\n" * n,
    "rules": lambda n: b"----\nA title\n----\n" * (n // 2),
    "blank lines": lambda n: b"\n" * (40 * n) + b"a",
    "no characters": lambda n: b"\0" * (10 * n),
    "some zeros": lambda n: b"a\0" * 10 + b"word " * n,
    "only wrong bytes": lambda n: b"\xff" * (10 * n),
    "all bytes": lambda n: bytes(range(256)) * (n // 25),
    "escapes": lambda n: b"\x1b$B" * (3 * n),
    "half of UTF-16": lambda n: "灯塔\n".encode("utf-16-le") * n + b"\0",
    "marks": lambda n: b"[^1]" * n + b"\n\n[^1]: a\n",
    "notes": lambda n: b"".join(b"[^%d]: a\n" % number for number in range(n // 5)),
    "quotations": lambda n: b"> " * n,
}
SIZES = [20_000, pytest.param(100_000, marks=pytest.mark.thorough)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("suffix", [".txt", ".md"])
@pytest.mark.parametrize("name", TEXTS)
def test_a_hostile_text_is_a_book_or_a_sentence(
    tmp_path: Path, name: str, suffix: str, size: int
) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_bytes(TEXTS[name](size))
    try:
        book, resources = open_apart(path, sha256=digest(path))
    except OpenError as error:
        assert path.name in str(error)
        return
    resources.close()
    assert book.files
    assert all(book.holds(entry.place) for entry in book.toc)
