"""Words of a book with their source, in the styles that papers ask for. Pure functions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from foxreader.answer.cited_source import (
    AuthorName,
    CitedSource,
    Runs,
    StyledRun,
    italic,
    paragraph,
    quote_of,
    source_of,
)
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.language.names import articles
from foxreader.language.script import fold

# Common to several styles

_ENDS = (".", "?", "!", "…", "。", "？", "！")
_INNER = re.compile(r"[\"“”„]")


def quoted(quote: str) -> str:
    """``quote`` between double quotation marks, its own made single."""
    return f"“{_single(quote)}”"


def _quoted_before(quote: str) -> str:
    """``quote`` between quotation marks, before a bracket that the full stop comes after."""
    stopped = quote.endswith((".", ",", ";", ":")) and not quote.endswith("..")
    return quoted(quote[:-1] if stopped else quote)


def _single(quote: str) -> str:
    """``quote`` with single quotation marks for double ones; by its place for a straight one."""

    def mark(found: re.Match[str]) -> str:
        if found[0] == "”":
            return "’"
        if found[0] == '"':
            before = quote[: found.start()][-1:]
            return "‘" if not before or before in " ([{—–-" else "’"
        return "‘"

    return _INNER.sub(mark, quote)


def _ended(text: str) -> str:
    """``text`` with a full stop, unless it ends a sentence already."""
    return text if text.endswith(_ENDS) else f"{text}."


def _words_in(text: str) -> int:
    """How many words there are, as spaces tell them."""
    return len(text.split())


def _full_range(pages: tuple[str, ...]) -> str:
    """Pages with both numbers whole: 264–265."""
    return "–".join(pages)


def short_range_mla(pages: tuple[str, ...]) -> str:
    """Pages as MLA writes them: whole to 99, then the last two digits where those are enough."""
    numbers = _numbers(pages)
    if numbers is None:
        return "-".join(pages)
    first, last = numbers
    if last < 100 or first // 100 != last // 100:
        return f"{first}-{last}"
    return f"{first}-{last % 100:02d}"


def short_range_chicago(pages: tuple[str, ...]) -> str:
    """Pages as Chicago writes them: whole below 100 and after a full hundred, after 101 to 109 what
    has changed, else at least two digits."""
    numbers = _numbers(pages)
    if numbers is None:
        return "–".join(pages)
    first, last = numbers
    one, two = str(first), str(last)
    if first < 100 or first % 100 == 0 or len(one) != len(two):
        return f"{one}–{two}"
    changed = next(n for n in range(len(one)) if one[n] != two[n])
    if first % 100 >= 10:
        changed = min(changed, len(two) - 2)
    return f"{one}–{two[changed:]}"


def _numbers(pages: tuple[str, ...]) -> tuple[int, int] | None:
    """Both pages where they are two numbers, the second larger."""
    if len(pages) == 2 and all(page.isascii() and page.isdigit() for page in pages):
        first, last = map(int, pages)
        if first < last:
            return first, last
    return None


def _first_or_both(names: Sequence[AuthorName]) -> str:
    """One or two names as they are said; of more the first."""
    if len(names) > 2:
        return f"{names[0].plain} et al."
    return " and ".join(name.plain for name in names)


# APA style, 7th edition: the quotation with author, year and page, then the reference

_BLOCK_APA = 40
"""Words from which a quotation stands in a block of its own, without quotation marks."""
_LISTED_APA = 20
"""Authors of a reference that are all listed; of more, the first 19 and the last."""


def apa(source: CitedSource, quote: str) -> tuple[Runs, ...]:
    """The quotation and the entry of the list of references."""
    who: Sequence[AuthorName] = source.authors or source.editors
    by = [_short_apa(who)] if who else [italic(source.title)]
    rest = "".join(f", {part}" for part in (source.year or "n.d.", _place_apa(source)) if part)
    if _words_in(quote) >= _BLOCK_APA:
        cited = paragraph(quote, " (", *by, rest, ")")
    else:
        cited = paragraph(_quoted_before(quote), " (", *by, rest, ").")
    return cited, _reference(source)


def _short_apa(names: Sequence[AuthorName]) -> str:
    families = [name.with_particle for name in names]
    if len(families) > 2:
        return f"{families[0]} et al."
    return " & ".join(families)


def _place_apa(source: CitedSource) -> str:
    if source.pages:
        return f"{'pp' if len(source.pages) > 1 else 'p'}. {_full_range(source.pages)}"
    if source.chapter_number:
        return f"Chapter {source.chapter_number}"
    return f"{source.chapter} section" if source.chapter else ""


def _reference(source: CitedSource) -> Runs:
    title, year = italic(source.title), f"({source.year or 'n.d.'})."
    if source.authors:
        head: list[str | StyledRun] = [f"{_ended(_listed_apa(source.authors))} {year} ", title]
    elif source.editors:
        head = [f"{_listed_apa(source.editors)} ({_eds_apa(source)}). {year} ", title]
    else:
        head = [title]
    about = _about_apa(source)
    if not (source.authors or source.editors):
        end = f"{about}. {year}"
    elif about or not source.title.endswith(("?", "!", ".")):
        end = f"{about}."
    else:
        end = ""
    more = f" {_ended(source.publisher)}" if source.publisher else ""
    doi = f" https://doi.org/{source.doi}" if source.doi else ""
    return paragraph(*head, end, more, doi)


def _about_apa(source: CitedSource) -> str:
    """The editors of a book that has authors, and the translators, in brackets."""
    notes = []
    if source.authors and source.editors:
        notes.append(f"{_plain_apa(source.editors)}, {_eds_apa(source)}")
    if source.translators:
        notes.append(f"{_plain_apa(source.translators)}, Trans.")
    return f" ({'; '.join(notes)})" if notes else ""


def _eds_apa(source: CitedSource) -> str:
    return "Eds." if len(source.editors) > 1 else "Ed."


def _listed_apa(names: Sequence[AuthorName]) -> str:
    said = [name.turned_initials for name in names]
    if len(said) > _LISTED_APA:
        return f"{', '.join(said[: _LISTED_APA - 1])}, . . . {said[-1]}"
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, & {said[-1]}"


def _plain_apa(names: Sequence[AuthorName]) -> str:
    said = [name.plain_initials for name in names]
    if len(said) < 3:
        return " & ".join(said)
    return f"{', '.join(said[:-1])}, & {said[-1]}"


# MLA style, 9th edition: the quotation with author and page, then the work cited


def mla(source: CitedSource, quote: str) -> tuple[Runs, ...]:
    """The quotation and the entry of the list of works cited."""
    who = source.authors or source.editors
    by = _short_mla(who) if who else italic(source.title)
    return paragraph(_quoted_before(quote), " (", by, _place_mla(source, bool(who)), ")."), _work(
        source
    )


def _short_mla(names: Sequence[AuthorName]) -> str:
    if len(names) > 2:
        return f"{names[0].family} et al."
    return " and ".join(name.family for name in names)


def _place_mla(source: CitedSource, named: bool) -> str:
    if source.pages:
        return f" {short_range_mla(source.pages)}"
    if source.chapter_number:
        return f"{',' if named else ''} ch. {source.chapter_number}"
    return ""


def _work(source: CitedSource) -> Runs:
    head: list[str | StyledRun] = []
    if source.authors:
        head = [f"{_ended(_listed_mla(source.authors))} "]
    elif source.editors:
        role = "editor" if len(source.editors) == 1 else "editors"
        head = [f"{_listed_mla(source.editors)}, {role}. "]
    after = _after_mla(source)
    end = "" if source.title.endswith(("?", "!", ".")) else "."
    tail = f" {_ended(', '.join(after))}" if after else ""
    return paragraph(*head, italic(source.title), end, tail)


def _after_mla(source: CitedSource) -> list[str]:
    """What an entry has after the title."""
    after = []
    if source.authors and source.editors:
        after.append(f"Edited by {_first_or_both(source.editors)}")
    if source.translators:
        after.append(f"{'t' if after else 'T'}ranslated by {_first_or_both(source.translators)}")
    if source.form:
        after.append("e-book ed." if after else "E-book ed.")
    after += [part for part in (source.publisher, source.year) if part]
    if source.doi:
        after.append(f"https://doi.org/{source.doi}")
    return after


def _listed_mla(names: Sequence[AuthorName]) -> str:
    first = names[0].turned
    if len(names) > 2:
        return f"{first}, et al."
    return first if len(names) == 1 else f"{first}, and {names[1].plain}"


# Chicago style, 18th edition, notes and bibliography: the quotation, its note, the entry

_BLOCK_CHICAGO = 100
"""Words from which a quotation stands in a block of its own, without quotation marks."""
_LISTED_CHICAGO, _FIRST = 6, 3
"""Authors of an entry that are all listed; of more, so many."""


def chicago(source: CitedSource, quote: str) -> tuple[Runs, ...]:
    """The quotation, the note to it and the entry of the bibliography."""
    words = quote if _words_in(quote) >= _BLOCK_CHICAGO else quoted(quote)
    return paragraph(words), _note(source), _entry(source)


def _note(source: CitedSource) -> Runs:
    by = ""
    if source.authors:
        by = f"{_first_or_both(source.authors)}, "
    elif source.editors:
        by = f"{_first_or_both(source.editors)}, {_eds_chicago(source)}, "
    others = ""
    if source.authors and source.editors:
        others += f", ed. {_first_or_both(source.editors)}"
    if source.translators:
        others += f", trans. {_first_or_both(source.translators)}"
    made = ", ".join(part for part in (source.publisher, source.year or "n.d.") if part)
    place = _place_chicago(source)
    end = "".join(f", {part}" for part in (place, _form(source)) if part)
    return paragraph(by, italic(source.title), f"{others} ({made}){end}.")


def _entry(source: CitedSource) -> Runs:
    by = ""
    if source.authors:
        by = f"{_ended(_listed_chicago(source.authors))} "
    elif source.editors:
        by = f"{_listed_chicago(source.editors)}, {_eds_chicago(source)} "
    end = "" if source.title.endswith(("?", "!", ".")) else "."
    sentences = (f" {_ended(one)}" for one in _after_chicago(source))
    return paragraph(by, italic(source.title), end, *sentences)


def _after_chicago(source: CitedSource) -> list[str]:
    """The sentences that an entry has after the title."""
    sentences = []
    if source.authors and source.editors:
        sentences.append(f"Edited by {_all(source.editors)}")
    if source.translators:
        sentences.append(f"Translated by {_all(source.translators)}")
    sentences.append(", ".join(part for part in (source.publisher, source.year or "n.d.") if part))
    if form := _form(source):
        sentences.append(form)
    return sentences


def _place_chicago(source: CitedSource) -> str:
    if source.pages:
        return short_range_chicago(source.pages)
    if source.chapter_number:
        return f"chap. {source.chapter_number}"
    return f"“{source.chapter}”" if source.chapter else ""


def _form(source: CitedSource) -> str:
    """The address of a book that has one, else what kind of e-book it is."""
    if source.doi:
        return f"https://doi.org/{source.doi}"
    return source.form if source.form in ("EPUB", "Kindle") else "e-book" if source.form else ""


def _eds_chicago(source: CitedSource) -> str:
    return "eds." if len(source.editors) > 1 else "ed."


def _all(names: Sequence[AuthorName]) -> str:
    said = [name.plain for name in names]
    return " and ".join(said) if len(said) < 3 else f"{', '.join(said[:-1])}, and {said[-1]}"


def _listed_chicago(names: Sequence[AuthorName]) -> str:
    said = [names[0].turned, *(name.plain for name in names[1:])]
    if len(said) > _LISTED_CHICAGO:
        return f"{', '.join(said[:_FIRST])}, et al."
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])}, and {said[-1]}"


# BibTeX: the quotation with its command, then the entry with the page

_SPECIAL = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "%": r"\%",
    "#": r"\#", "_": r"\_", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip
_SPECIALS = re.compile("[" + re.escape("".join(_SPECIAL)) + "]")
_WORD = re.compile(r"[a-z0-9]+")
_QUOTES = str.maketrans({"“": "``", "”": "''", "‘": "`", "’": "'"})


def bibtex(source: CitedSource, quote: str) -> tuple[Runs, ...]:
    """The quotation with its command and the entry, both for LaTeX."""
    key = _key(source)
    pages = "--".join(map(_escaped, source.pages))
    place = ""
    if pages:
        place = f"[{'pp' if len(source.pages) > 1 else 'p'}.~{pages}]"
    fields = {
        "author": _people(source.authors),
        "editor": _people(source.editors),
        "translator": _people(source.translators),
        # Braces keep the capitals, which BibTeX would lower.
        "title": f"{{{_escaped(source.title)}}}",
        "chapter": "" if pages else _escaped(source.chapter_number or source.chapter),
        "pages": pages,
        "publisher": _escaped(source.publisher),
        "year": source.year,
        "language": _escaped(source.language),
        "isbn": source.isbn,
        "doi": _escaped(source.doi),
        "note": "" if pages or source.chapter else rf"at {source.percent}\,\%",
    }
    kind = "inbook" if fields["pages"] or fields["chapter"] else "book"
    lines = [f"  {name} = {{{value}}}," for name, value in fields.items() if value]
    entry = "\n".join([f"@{kind}{{{key},", *lines, "}"])
    said = _escaped(quote).translate(_QUOTES)
    return paragraph(f"``{said}'' \\cite{place}{{{key}}}"), paragraph(entry)


def _people(names: tuple[AuthorName, ...]) -> str:
    return " and ".join(map(_person, names))


def _person(name: AuthorName) -> str:
    if not name.given:
        return f"{{{_escaped(name.family)}}}"  # braces keep a body's name in one piece
    parts = (name.with_particle, name.suffix, name.given)
    return ", ".join(_escaped(part) for part in parts if part)


def _key(source: CitedSource) -> str:
    """melville1851moby: the first author's name, the year, the first word of the title."""
    who = source.authors or source.editors
    titled = [word for word in _words(source.title) if word not in articles("")]
    key = "".join(_words(who[0].family)) if who else ""
    key += source.year + (titled[0] if titled else "")
    return key or "source"


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", fold(text))
    return _WORD.findall(plain)


def _escaped(text: str) -> str:
    return _SPECIALS.sub(lambda found: _SPECIAL[found[0]], text)


# All styles

STYLES: Mapping[str, Callable[[CitedSource, str], tuple[Runs, ...]]] = {
    "apa": apa,
    "mla": mla,
    "chicago": chicago,
    "bibtex": bibtex,
}
"""The styles by their name in the settings; the plain one is the window's own."""


def cited(book: Book, span: Span, style: str) -> tuple[Runs, ...]:
    """The words of ``span`` with their source, a paragraph each. Raises ``KeyError`` for a style
    that is none of ``STYLES``."""
    return STYLES[style](source_of(book, span), quote_of(book, span))
