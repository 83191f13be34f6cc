"""KOReader's export as Markdown: of each book a title, chapters, and a heading for each place."""

from __future__ import annotations

import re

from foxreader.notes.imported import Imported, Where, Work, id_of
from foxreader.notes.readers.values import decoded, number_of, written_out

_PLACE = re.compile(r"^### [^\n@]*?(\d*)[^\n\d@]*@ ([^\n]+)$", re.M)
_HEADING = re.compile(r"^(#|##|#####) ([^\n]*)$", re.M)
_WRAPPED = ("**_", "_**"), ("**", "**"), ("==", "=="), ("++", "++"), ("~~", "~~"), ("*", "*")
_UNDERLINED = "<u>", "</u>"


def koreader_markdown(content: bytes) -> list[Imported] | None:
    """The annotations of an exported file."""
    text = decoded(content).replace("\r\n", "\n")
    if not text.lstrip().startswith("# ") or not _PLACE.search(text):
        return None
    works = [match for match in _HEADING.finditer(text) if match[1] == "#"]
    found: list[Imported] = []
    title, author, chapter = "", "", ""
    # Each piece begins with a heading of a place, of a chapter, or of a book.
    starts = sorted({match.start() for pattern in (_PLACE, _HEADING)
                     for match in pattern.finditer(text)})  # fmt: skip
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        heading, _, words = text[start:end].partition("\n")
        level, _, said = heading.partition(" ")
        if level == "###":
            work = Work(title, author) if len(works) > 1 else None
            one = _one(heading, words, chapter, work)
            found += [one] if one is not None else []
        elif level == "##":
            chapter = said
        elif level == "#":
            title, author, chapter = said, "", ""
        else:
            author = said
    return found


def _one(heading: str, words: str, chapter: str, work: Work | None) -> Imported | None:
    match = _PLACE.match(heading)
    if match is None:
        return None
    words, _, last = words.rstrip().rpartition("\n")
    if not (last.startswith("[") and "](<file://" in last):  # a link to the place in KOReader
        words = f"{words}\n{last}"
    quote, _, note = words.partition("\n---\n")
    quote = _plain(quote.strip())
    if not quote:
        return None
    made = written_out(match[2])
    where = Where(page=number_of(match[1]), chapter=chapter)
    id_ = id_of("koreader", "md", made, quote)
    return Imported(quote, note=note.strip(), made=made, where=where, work=work, id=id_)


def _plain(quote: str) -> str:
    """The words without the formatting that shows a kind of highlight."""
    for begin, end in (*_WRAPPED, _UNDERLINED):
        if len(quote) > len(begin + end) and quote.startswith(begin) and quote.endswith(end):
            return quote[len(begin) : -len(end)]
    return quote
