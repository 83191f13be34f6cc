"""APA style, 7th edition: the quotation with author, year and page, then the reference."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.citation_styles.names import Name
from foxreader.answer.citation_styles.parts import ended, full_range, quoted_before, words_in
from foxreader.answer.citation_styles.runs import Run, Runs, italic, paragraph
from foxreader.answer.citation_styles.source import Source

_BLOCK = 40
"""Words from which a quotation stands in a block of its own, without quotation marks."""
_LISTED = 20
"""Authors of a reference that are all listed; of more, the first 19 and the last."""


def apa(source: Source, quote: str) -> tuple[Runs, ...]:
    """The quotation and the entry of the list of references."""
    who: Sequence[Name] = source.authors or source.editors
    by = [_short(who)] if who else [italic(source.title)]
    rest = "".join(f", {part}" for part in (source.year or "n.d.", _place(source)) if part)
    if words_in(quote) >= _BLOCK:
        cited = paragraph(quote, " (", *by, rest, ")")
    else:
        cited = paragraph(quoted_before(quote), " (", *by, rest, ").")
    return cited, _reference(source)


def _short(names: Sequence[Name]) -> str:
    families = [name.with_particle for name in names]
    if len(families) > 2:
        return f"{families[0]} et al."
    return " & ".join(families)


def _place(source: Source) -> str:
    if source.pages:
        return f"{'pp' if len(source.pages) > 1 else 'p'}. {full_range(source.pages)}"
    if source.chapter_number:
        return f"Chapter {source.chapter_number}"
    return f"{source.chapter} section" if source.chapter else ""


def _reference(source: Source) -> Runs:
    title, year = italic(source.title), f"({source.year or 'n.d.'})."
    notes = [f"{_plain(source.translators)}, Trans."] if source.translators else []
    if source.authors:
        notes = ([f"{_plain(source.editors)}, {_eds(source)}"] if source.editors else []) + notes
        head: list[str | Run] = [f"{ended(_listed(source.authors))} {year} ", title]
    elif source.editors:
        head = [f"{_listed(source.editors)} ({_eds(source)}). {year} ", title]
    else:
        head = [title]
    about = f" ({'; '.join(notes)})" if notes else ""
    if not (source.authors or source.editors):
        end = f"{about}. {year}"
    elif about or not source.title.endswith(("?", "!", ".")):
        end = f"{about}."
    else:
        end = ""
    more = f" {ended(source.publisher)}" if source.publisher else ""
    doi = f" https://doi.org/{source.doi}" if source.doi else ""
    return paragraph(*head, end, more, doi)


def _eds(source: Source) -> str:
    return "Eds." if len(source.editors) > 1 else "Ed."


def _listed(names: Sequence[Name]) -> str:
    said = [name.turned_initials for name in names]
    if len(said) > _LISTED:
        return f"{', '.join(said[: _LISTED - 1])}, . . . {said[-1]}"
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, & {said[-1]}"


def _plain(names: Sequence[Name]) -> str:
    said = [name.plain_initials for name in names]
    if len(said) < 3:
        return " & ".join(said)
    return f"{', '.join(said[:-1])}, & {said[-1]}"
