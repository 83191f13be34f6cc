"""Chicago style, 18th edition, notes and bibliography: the quotation, its note, the entry."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.citation_styles.names import Name
from foxreader.answer.citation_styles.parts import ended, quoted, short_range_chicago, words_in
from foxreader.answer.citation_styles.runs import Runs, italic, paragraph
from foxreader.answer.citation_styles.source import Source

_BLOCK = 100
"""Words from which a quotation stands in a block of its own, without quotation marks."""
_LISTED, _FIRST = 6, 3
"""Authors of an entry that are all listed; of more, so many."""


def chicago(source: Source, quote: str) -> tuple[Runs, ...]:
    """The quotation, the note to it and the entry of the bibliography."""
    words = quote if words_in(quote) >= _BLOCK else quoted(quote)
    return paragraph(words), _note(source), _entry(source)


def _note(source: Source) -> Runs:
    by = ""
    if source.authors:
        by = f"{_plain(source.authors)}, "
    elif source.editors:
        by = f"{_plain(source.editors)}, {_eds(source)}, "
    others = ""
    if source.authors and source.editors:
        others += f", ed. {_plain(source.editors)}"
    if source.translators:
        others += f", trans. {_plain(source.translators)}"
    made = ", ".join(part for part in (source.publisher, source.year or "n.d.") if part)
    place = _place(source)
    end = "".join(f", {part}" for part in (place, _form(source)) if part)
    return paragraph(by, italic(source.title), f"{others} ({made}){end}.")


def _entry(source: Source) -> Runs:
    by = ""
    if source.authors:
        by = f"{ended(_listed(source.authors))} "
    elif source.editors:
        by = f"{_listed(source.editors)}, {_eds(source)} "
    sentences = []
    if source.authors and source.editors:
        sentences.append(f"Edited by {_all(source.editors)}")
    if source.translators:
        sentences.append(f"Translated by {_all(source.translators)}")
    sentences.append(", ".join(part for part in (source.publisher, source.year or "n.d.") if part))
    if form := _form(source):
        sentences.append(form)
    end = "" if source.title.endswith(("?", "!", ".")) else "."
    return paragraph(by, italic(source.title), end, *(f" {ended(one)}" for one in sentences))


def _place(source: Source) -> str:
    if source.pages:
        return short_range_chicago(source.pages)
    if source.chapter_number:
        return f"chap. {source.chapter_number}"
    return f"“{source.chapter}”" if source.chapter else ""


def _form(source: Source) -> str:
    """The address of a book that has one, else what kind of e-book it is."""
    if source.doi:
        return f"https://doi.org/{source.doi}"
    return source.form if source.form in ("EPUB", "Kindle") else "e-book" if source.form else ""


def _eds(source: Source) -> str:
    return "eds." if len(source.editors) > 1 else "ed."


def _plain(names: Sequence[Name]) -> str:
    if len(names) > 2:
        return f"{names[0].plain} et al."
    return " and ".join(name.plain for name in names)


def _all(names: Sequence[Name]) -> str:
    said = [name.plain for name in names]
    return " and ".join(said) if len(said) < 3 else f"{', '.join(said[:-1])}, and {said[-1]}"


def _listed(names: Sequence[Name]) -> str:
    said = [names[0].turned, *(name.plain for name in names[1:])]
    if len(said) > _LISTED:
        return f"{', '.join(said[:_FIRST])}, et al."
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, and {said[-1]}"
