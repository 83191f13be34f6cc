"""A dictionary of files in a folder: its words, and the entry of each as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from foxreader.core.errors import DamagedBook, OpenError, UnsafeBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.formats.stardict.bounds import MAX_ENTRIES, MAX_INDEX, MAX_INFO
from foxreader.formats.stardict.data import Texts, unpacked
from foxreader.formats.stardict.entry import rendered
from foxreader.formats.stardict.fields import fields
from foxreader.formats.stardict.index import WordIndex
from foxreader.formats.stardict.info import read_info

INFO = ".ifo"
INDEXES = (".idx", ".idx.gz", ".idx.dz")
TEXTS = (".dict.dz", ".dict")
SYNONYMS = (".syn", ".syn.gz", ".syn.dz")


def files_of(info: Path) -> dict[str, Path]:
    """The files of the dictionary whose .ifo file is ``info``, by what they are; raises an
    ``OpenError`` where one is missing."""
    stem = info.name[: -len(INFO)]
    found = {"info": info}
    for kind, endings in (("index", INDEXES), ("texts", TEXTS), ("synonyms", SYNONYMS)):
        paths = (info.with_name(stem + ending) for ending in endings)
        path = next((path for path in paths if path.is_file()), None)
        if path is not None:
            found[kind] = path
        elif kind != "synonyms":
            missing = " / ".join(stem + ending for ending in endings[:2])
            raise UnsupportedFormat(Notice("dictionary_file_missing", name=missing))
    return found


class StarDict:
    """One dictionary. Raises an ``OpenError`` for one that cannot be read."""

    def __init__(self, folder: Path) -> None:
        (info,) = sorted(folder.glob(f"*{INFO}"))[:1] or [folder / "dictionary.ifo"]
        try:
            with info.open("rb") as file:
                self.info = read_info(file.read(MAX_INFO + 1))
            files = files_of(info)
            index = self._unpacked(files["index"])
            synonyms = self._unpacked(files["synonyms"]) if "synonyms" in files else b""
            self._words = WordIndex(self.info, index, synonyms)
            self._texts = Texts(files["texts"], self.info.name)
        except OSError as error:
            raise DamagedBook(
                Notice("file_unreadable", path=info.name, reason=str(error.strerror))
            ) from error

    def _unpacked(self, path: Path) -> bytes:
        if path.stat().st_size > MAX_INDEX:
            raise UnsafeBook(Notice("dictionary_too_large"))
        return unpacked(path, MAX_INDEX, self.info.name)

    def __len__(self) -> int:
        return len(self._words)

    def look_up(self, forms: Sequence[str], language: str) -> list[dict[str, Any]]:
        """The entries of the first of ``forms`` that has any, else of words with the stem of the
        first in ``language``; a word and paragraphs each."""
        for form in forms:
            if numbers := self._words.numbers(form):
                return self._entries(numbers)
        if forms and " " not in forms[0] and language:
            return self._entries(self._words.numbers_by_stem(forms[0], language))
        return []

    def _entries(self, numbers: Sequence[int]) -> list[dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        for number in numbers[:MAX_ENTRIES]:
            if number not in found:
                found[number] = {"word": self._words.word(number)[:200], **self._entry(number)}
        return list(found.values())

    def _entry(self, number: int) -> dict[str, Any]:
        try:
            raw = self._texts.read(*self._words.place(number))
        except OpenError as error:
            return {"error": error}
        shown = [
            one for kind, field in fields(raw, self.info.types) for one in rendered(kind, field)
        ]
        return {"paragraphs": shown}
