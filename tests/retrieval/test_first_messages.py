"""What readers write first: 560 messages in fourteen languages, each taken for what it is for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import doorbooks
from bookmaker import index_of
from foxreader.core.book import Book, BookFile, TocEntry
from foxreader.core.span import Span
from foxreader.language.part_words import without_end
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.question import Question

WRITTEN = Path(__file__).with_name("firstmessages.txt").read_text(encoding="utf-8")
EPILOGUES = {
    "en": "Epilogue", "de": "Epilog", "fr": "Épilogue", "es": "Epílogo", "it": "Epilogo",
    "pt": "Epílogo", "nl": "Epiloog", "ru": "Эпилог", "pl": "Epilog", "zh": "尾声",
    "ja": "エピローグ", "tr": "Sonsöz", "ar": "الخاتمة", "hi": "उपसंहार",
}  # fmt: skip
LENGTHS = ("length", "words", "reading_time")


def written() -> Iterator[tuple[str, str, str]]:
    """Each message of the file: language, what it is for, text."""
    for block in WRITTEN.split("\n\n")[1:]:
        code, *rows = block.strip().split("\n")
        for row in rows:
            kind, _, text = row.partition(" ")
            yield code, kind, text


def novel(epilogue: str) -> Book:
    """A novel of twelve chapters with an epilogue."""
    made = doorbooks.novel()
    last = len(made.files) - 1
    text = f"{epilogue}\n\nMany years later a boy found the lamp again. " * 3
    return replace(
        made,
        files=(*made.files[:-1], BookFile("e.xhtml", text), made.files[-1]),
        toc=(
            *made.toc[:-1],
            TocEntry(epilogue, Span(last, 0, 0)),
            TocEntry("Colophon", Span(last + 1, 0, 0)),
        ),
    )


def taken_for(question: Question) -> str:
    """What a message is taken for, in the words of the file."""
    intent, aim, part = question.intent, question.intent.aim, question.part
    whole = part is not None and part.whole
    if intent.talk:
        return "talk"
    if aim.kind == "book":
        return "length" if aim.key in LENGTHS else aim.key
    if aim.kind == "list":
        return "chapter_list" if aim.key == "chapters" else aim.key
    if aim.kind in ("count", "first", "last", "program"):
        return aim.kind
    if whole:
        return "end" if without_end(question.text) is not None else "part"
    if aim.kind == "overview":
        return aim.kind
    # What may be for the program is answered from the book where that has its words.
    return "program" if aim.perhaps else "plain"


def test_what_readers_write_first(tmp_path: Path) -> None:
    """Exactly those with a mark are taken for something else: a change shows what it gains and
    loses. Of the questions for the text none is."""
    found, marked = [], []
    for code, rows in groupby(written(), key=lambda row: row[0]):
        search = Search(index_of(novel(EPILOGUES[code]), tmp_path / code))
        for _, kind, text in rows:
            taken = taken_for(search.read_question(text))
            wanted = kind.rstrip("!")
            right = taken == wanted or (wanted == "plain" and taken == "program")
            found += [] if right else [(code, wanted, text)]
            marked += [(code, wanted, text)] if kind.endswith("!") else []
    assert found == marked and len(marked) == 48
    assert "plain" not in {kind for _, kind, _ in marked}
