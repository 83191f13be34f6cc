"""MLA style, 9th edition: the quotation with author and page, then the work cited."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.citation_styles.names import Name
from foxreader.answer.citation_styles.parts import ended, quoted_before, short_range_mla
from foxreader.answer.citation_styles.runs import Run, Runs, italic, paragraph
from foxreader.answer.citation_styles.source import Source


def mla(source: Source, quote: str) -> tuple[Runs, ...]:
    """The quotation and the entry of the list of works cited."""
    who = source.authors or source.editors
    by = _short(who) if who else italic(source.title)
    return paragraph(quoted_before(quote), " (", by, _place(source, bool(who)), ")."), _work(source)


def _short(names: Sequence[Name]) -> str:
    if len(names) > 2:
        return f"{names[0].family} et al."
    return " and ".join(name.family for name in names)


def _place(source: Source, named: bool) -> str:
    if source.pages:
        return f" {short_range_mla(source.pages)}"
    if source.chapter_number:
        return f"{',' if named else ''} ch. {source.chapter_number}"
    return ""


def _work(source: Source) -> Runs:
    head: list[str | Run] = []
    if source.authors:
        head = [f"{ended(_listed(source.authors))} "]
    elif source.editors:
        role = "editor" if len(source.editors) == 1 else "editors"
        head = [f"{_listed(source.editors)}, {role}. "]
    after = []
    if source.authors and source.editors:
        after.append(f"Edited by {_plain(source.editors)}")
    if source.translators:
        after.append(f"{'t' if after else 'T'}ranslated by {_plain(source.translators)}")
    if source.form:
        after.append("e-book ed." if after else "E-book ed.")
    after += [part for part in (source.publisher, source.year) if part]
    if source.doi:
        after.append(f"https://doi.org/{source.doi}")
    end = "" if source.title.endswith(("?", "!", ".")) else "."
    tail = f" {ended(', '.join(after))}" if after else ""
    return paragraph(*head, italic(source.title), end, tail)


def _listed(names: Sequence[Name]) -> str:
    first = names[0].turned
    if len(names) > 2:
        return f"{first}, et al."
    return first if len(names) == 1 else f"{first}, and {names[1].plain}"


def _plain(names: Sequence[Name]) -> str:
    if len(names) > 2:
        return f"{names[0].plain} et al."
    return " and ".join(name.plain for name in names)
