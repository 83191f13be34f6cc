"""Hostile texts, read in the confined process with its limits: each is a book or a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.errors import OpenError
from foxreader.formats import digest
from foxreader.formats.apart import open_apart

TEXTS = {
    "a huge line": b"word " * 4_000_000,
    "a huge line of GBK": "灯塔".encode("gbk") * 2_000_000 + b"\xff",
    "headings": b"Chapter 1\n\n" * 100_000,
    "numbered lines": b"1. The Mill\n" * 100_000,
    "rules": b"----\nA title\n----\n" * 50_000,
    "blank lines": b"\n" * 4_000_000 + b"a",
    "no characters": b"\0" * 1_000_000,
    "some zeros": b"a\0" * 10 + b"word " * 100_000,
    "only wrong bytes": b"\xff" * 1_000_000,
    "all bytes": bytes(range(256)) * 4_000,
    "escapes": b"\x1b$B" * 300_000,
    "half of UTF-16": "灯塔\n".encode("utf-16-le") * 100_000 + b"\0",
    "marks": b"[^1]" * 100_000 + b"\n\n[^1]: a\n",
    "notes": b"".join(b"[^%d]: a\n" % n for n in range(20_000)),
    "quotations": b"> " * 100_000,
}


@pytest.mark.parametrize("suffix", [".txt", ".md"])
@pytest.mark.parametrize("name", TEXTS)
def test_a_hostile_text_is_a_book_or_a_sentence(tmp_path: Path, name: str, suffix: str) -> None:
    path = tmp_path / f"a{suffix}"
    path.write_bytes(TEXTS[name])
    try:
        book, resources = open_apart(path, sha256=digest(path))
    except OpenError as error:
        assert path.name in str(error)
        return
    resources.close()
    assert book.files
    assert all(book.holds(entry.place) for entry in book.toc)
