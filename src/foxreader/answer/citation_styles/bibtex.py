"""BibTeX: the quotation with its command, then the entry with the page."""

from __future__ import annotations

import re
import unicodedata

from foxreader.answer.citation_styles.names import Name
from foxreader.answer.citation_styles.runs import Runs, paragraph
from foxreader.answer.citation_styles.source import Source
from foxreader.language.fold import fold
from foxreader.language.names import articles

_SPECIAL = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "%": r"\%",
    "#": r"\#", "_": r"\_", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
}  # fmt: skip
_SPECIALS = re.compile("[" + re.escape("".join(_SPECIAL)) + "]")
_WORD = re.compile(r"[a-z0-9]+")
_QUOTES = str.maketrans({"“": "``", "”": "''", "‘": "`", "’": "'"})


def bibtex(source: Source, quote: str) -> tuple[Runs, ...]:
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


def _people(names: tuple[Name, ...]) -> str:
    return " and ".join(map(_person, names))


def _person(name: Name) -> str:
    if not name.given:
        return f"{{{_escaped(name.family)}}}"  # braces keep a body's name in one piece
    parts = (name.with_particle, name.suffix, name.given)
    return ", ".join(_escaped(part) for part in parts if part)


def _key(source: Source) -> str:
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
