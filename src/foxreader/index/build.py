"""The full-text part of an index: seconds, no model; killed anywhere, it resumes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from foxreader.core.cancel import Cancel
from foxreader.core.events import Progress
from foxreader.index.passage import Passage, passages, running_lines
from foxreader.index.store import Index, NewPassage
from foxreader.index.words import characters, terms, token_terms, tokens

_BATCH = 400_000
_WAIT_SECONDS = 60.0
_STARTS_SENTENCE = re.compile(r"(?:^|[.!?:…\"“”‘’'«»(—–\n-])\s*$")


def build_text(index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
    """Fill the full-text part: no model, seconds. Finished files are kept when stopped.

    When another process is building it, this waits and finds the work done.
    """
    files = index.book.files
    if index.searchable:
        return
    with index.lock(_WAIT_SECONDS):
        at = index.files_done
        running = running_lines(index.book)
        while not index.searchable:
            if cancel is not None:
                cancel.check()
            after = _batch_end(index, at)
            names: Counter[tuple[str, bool]] = Counter()
            new = [
                _new(index, passage, names)
                for file in range(at, after)
                for passage in passages(index.book, file, running)
            ]
            index.add_text(new, _name_rows(names), after)
            at = after
            yield Progress("text", at, len(files))


def _batch_end(index: Index, at: int) -> int:
    """The file after the last one of the batch that starts with file ``at``."""
    files = index.book.files
    size, after = 0, at
    while after < len(files) and (size == 0 or size + len(files[after].text) <= _BATCH):
        size += max(1, len(files[after].text))
        after += 1
    return after


def _new(index: Index, passage: Passage, names: Counter[tuple[str, bool]]) -> NewPassage:
    book = index.book
    body: list[str] = []
    single: list[str] = []
    for unit in passage.units:
        text = book.text_at(unit)
        body += terms(text, index.language)
        single += characters(text)
        _count_names(text, index.language, names)
    title = terms(book.title_at(passage.span), index.language)
    return NewPassage(passage.span, passage.units, body, title, single)


def _count_names(text: str, language: str, names: Counter[tuple[str, bool]]) -> None:
    """Count for each word how often it has a capital inside a sentence, and how often none."""
    if text.isupper():
        return
    for token in tokens(text):
        if token.kind == "word" and token.text[0].isalpha():
            capital = token.text[0].isupper()
            if capital and _STARTS_SENTENCE.search(text[max(0, token.start - 4) : token.start]):
                continue
            for term in token_terms(token.text, "word", language):
                names[term, capital] += 1


def _name_rows(names: Counter[tuple[str, bool]]) -> Iterator[tuple[str, int, int]]:
    for term in sorted({term for term, _ in names}):
        yield term, names[term, True], names[term, False]
