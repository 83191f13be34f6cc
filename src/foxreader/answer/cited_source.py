"""What the styles of citing need: names of authors, a book and a place in it, text in italics."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.language.lexicon import every_language
from foxreader.language.names import names_a_body, titles

# Text with parts in italics


@dataclass(frozen=True, slots=True)
class StyledRun:
    """A piece of text."""

    text: str
    italic: bool = False


Runs = tuple[StyledRun, ...]
"""One paragraph."""


def paragraph(*parts: str | StyledRun) -> Runs:
    """A paragraph of texts and runs; what is empty is left out."""
    runs = (StyledRun(part) if isinstance(part, str) else part for part in parts)
    return tuple(run for run in runs if run.text)


def italic(text: str) -> StyledRun:
    """``text`` in italics."""
    return StyledRun(text, italic=True)


def as_text(paragraphs: Iterable[Runs]) -> str:
    """The paragraphs as plain text, an empty line between."""
    return "\n\n".join("".join(run.text for run in runs) for runs in paragraphs)


# Names of authors, turned and shortened

_SEVERAL = re.compile(r"\s*;\s*|\s+&\s+|\s+and\s+(?=\S+\s+\S)")
"""What stands between the names of several people in one text; before "and" a whole name goes."""
_SUFFIX = re.compile(r"(?:jr|sr|jnr|snr|ii|iii|iv)\.?", re.IGNORECASE)
_DEGREE = re.compile(r"(?:ph\.?\s?d|m\.?d|m\.?a|b\.?a|d\.?phil|esq)\.?", re.IGNORECASE)
_COMPANY = re.compile(r"\b(?:inc|ltd|llc|llp|gmbh|corp|co|plc|ag|s\.a|e\.v)\b\.?$", re.IGNORECASE)
"""What stands at the end of the name of a company."""
_NOBODY = re.compile(
    r"anonymous|anon\.?|unknown(?: author)?|n/?a|-+|\?+|\[?s\.?\s?n\.?\]?", re.IGNORECASE
)
"""What programs write where they know no author."""
_WHOLE = re.compile("[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]")
"""Letters of names that begin with the family's and are never turned round."""


@dataclass(frozen=True, slots=True)
class AuthorName:
    """A name in its parts; of a body, or where the parts cannot be told, ``family`` is all of it.

    ``particle`` is one in small letters that goes before the family name ("de" Beauvoir); one that
    is written with a capital, or was given with the family name, is part of that.
    """

    family: str
    given: str = ""
    particle: str = ""
    suffix: str = ""

    @property
    def plain(self) -> str:
        """The name as it is spoken: "Simone de Beauvoir"."""
        return _joined(self.given, self.particle, self._with_suffix(self.family))

    @property
    def with_particle(self) -> str:
        """The family name with its particle: "de Beauvoir"."""
        return _joined(self.particle, self.family)

    @property
    def turned(self) -> str:
        """The family name first: "Beauvoir, Simone de", "King, Martin Luther, Jr."."""
        after = _joined(self.given, self.particle)
        return ", ".join(part for part in (self.family, after, self.suffix) if part)

    @property
    def turned_initials(self) -> str:
        """With initials, a particle before the family name: "de Beauvoir, S.", "Sartre, J.-P."."""
        parts = (self.with_particle, self.initials, self.suffix)
        return ", ".join(part for part in parts if part)

    @property
    def plain_initials(self) -> str:
        """The initials first: "J.-P. Sartre"."""
        return _joined(self.initials, self.with_particle)

    @property
    def initials(self) -> str:
        """The initials of the given names: "J. R. R."."""
        return " ".join(map(_initial, _split_initials(self.given)))

    def _with_suffix(self, family: str) -> str:
        return _joined(family, self.suffix)


def names_of(texts: Iterable[str]) -> tuple[AuthorName, ...]:
    """The names in ``texts``, each once, of one or more people to a text; without those that say
    that nobody is known."""
    found: dict[AuthorName, None] = {}
    for text in texts:
        line = " ".join(text.split()).strip(" ,;")
        for part in [line] if _is_body(line) else _SEVERAL.split(line):
            if part and not _NOBODY.fullmatch(part):
                found[name_of(part)] = None
    return tuple(found)


def name_of(text: str) -> AuthorName:
    """One name, written "First Last" or "Last, First"."""
    text = text.strip()
    if _is_body(text) or _WHOLE.search(text):
        return AuthorName(text)
    parts = [part for part in re.split(r"\s*,\s*", text) if part and not _DEGREE.fullmatch(part)]
    suffixes = [part for part in parts if _SUFFIX.fullmatch(part)]
    rest = [part for part in parts if part not in suffixes] or [text]
    suffix = suffixes[0] if suffixes else ""
    if len(rest) > 1:
        given, particle = _trailing_particle(_untitled(rest[1]))
        return AuthorName(rest[0], given, particle, suffix)
    return _first_then_last(_untitled(rest[0]).split(), suffix)


def _first_then_last(words: list[str], suffix: str) -> AuthorName:
    """A name in the order in which it is spoken."""
    if len(words) > 2 and not suffix and _SUFFIX.fullmatch(words[-1]):
        suffix = words.pop()
    if len(words) < 2:
        return AuthorName(" ".join(words), suffix=suffix)
    return _straight(words, suffix)


def _is_body(text: str) -> bool:
    return bool(_COMPANY.search(text)) or names_a_body(text)


def _straight(words: list[str], suffix: str) -> AuthorName:
    """A name of two words at least, the family name last."""
    first = next((n for n in range(1, len(words) - 1) if _is_particle(words[n])), len(words) - 1)
    given, family = words[:first], words[first:]
    small: list[str] = []
    while len(family) > 1 and family[0][:1].islower():
        small.append(family.pop(0))
    return AuthorName(" ".join(family), " ".join(given), " ".join(small), suffix)


def _trailing_particle(given: str) -> tuple[str, str]:
    """Given names with the particle that stands after them: "Simone de"."""
    words = given.split()
    small: list[str] = []
    while len(words) > 1 and words[-1][:1].islower() and _is_particle(words[-1]):
        small.insert(0, words.pop())
    return " ".join(words), " ".join(small)


def _untitled(text: str) -> str:
    """``text`` without titles at its beginning, as long as two words are left."""
    words = text.split()
    while len(words) > 2 and titles("").has(words[0]):
        words.pop(0)
    return " ".join(words)


@cache
def _particles() -> re.Pattern[str]:
    """A single word of the particles of all languages."""
    found = every_language().names.particles
    words = {word for one in re.findall(r"[^\W\d_]+(?: [^\W\d_]+)*", found) for word in one.split()}
    return re.compile("|".join(sorted(words, key=len, reverse=True)), re.IGNORECASE)


def _is_particle(word: str) -> bool:
    return bool(_particles().fullmatch(word)) and len(word) > 1


def _split_initials(given: str) -> list[str]:
    """Given names and initials, those without a space between them apart: "J.R.R."."""
    return re.findall(r"[^\s.]+\.?", given)


def _initial(word: str) -> str:
    """ "J.-P." of "Jean-Paul"."""
    parts = [part for part in re.split("[-‐]", word.rstrip(".")) if part]
    return "-".join(f"{part[0]}." for part in parts)


def _joined(*parts: str) -> str:
    """What is not empty, with a space between, but for one after an apostrophe: "d’Alembert"."""
    said = ""
    for part in filter(None, parts):
        said += part if not said or said.endswith(("'", "’")) else f" {part}"
    return said


# A book and a place in it, by the book's metadata

_YEAR = re.compile(r"(?<!\d)(?:1\d{3}|20\d{2})(?!\d)")
_ISBN = re.compile(r"(?:97[89][\s-]?)?(?:\d[\s-]?){9}[\dXx]")
_DOI = re.compile(r"10\.\d{4,9}/\S+")
_DIRECTIONS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks of direction around names and titles, which a paper has no use for."""
_SPACES = re.compile(r"\s+")
_CHAPTER = re.compile(r"chapter\s+(\w+)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CitedSource:
    """A book and a place in it. What is not known is "" or ().

    ``pages`` are the labels of the first and the last printed page of the place, one where both are
    the same. ``chapter`` is the title of its section, ``percent`` how far into the book it is.
    ``form`` is the short name of an e-book's format, "" for one of pages.
    """

    title: str
    authors: tuple[AuthorName, ...] = ()
    editors: tuple[AuthorName, ...] = ()
    translators: tuple[AuthorName, ...] = ()
    publisher: str = ""
    year: str = ""
    doi: str = ""
    isbn: str = ""
    language: str = ""
    form: str = ""
    pages: tuple[str, ...] = ()
    chapter: str = ""
    percent: int = 0

    @property
    def chapter_number(self) -> str:
        """The number of a chapter that is called "Chapter 12", as it is written."""
        found = _CHAPTER.match(self.chapter)
        return found[1] if found else ""


def source_of(book: Book, span: Span) -> CitedSource:
    """The source of ``span`` in ``book``."""
    meta = book.metadata
    editors, translators = (
        names_of(map(_line, people)) for people in (meta.editors, meta.translators)
    )
    others = {*editors, *translators}
    title = _line(meta.title).rstrip(".") or meta.title
    section = _line(book.title_at(span))
    doi, year = _DOI.search(meta.identifier), _YEAR.search(meta.published)
    return CitedSource(
        title=title,
        authors=tuple(name for name in names_of(map(_line, meta.authors)) if name not in others),
        editors=editors,
        translators=translators,
        publisher=_line(meta.publisher),
        year=year[0] if year else "",
        doi=doi[0] if doi else "",
        isbn="" if doi else _isbn(meta.identifier),
        language=meta.language,
        form="" if book.paged else book.format,
        pages=_pages(book, span),
        chapter=section if section != title else "",
        percent=round(100 * book.fraction(span)),
    )


def _isbn(identifier: str) -> str:
    """The digits of an ISBN; a UUID may look like one."""
    found = _ISBN.search(identifier)
    return re.sub(r"[\s-]", "", found[0]) if found and "uuid" not in identifier else ""


def _line(text: str) -> str:
    """``text`` on one line, without marks of direction."""
    return " ".join(_DIRECTIONS.sub("", text).split())


def _pages(book: Book, span: Span) -> tuple[str, ...]:
    last = Span(span.file, max(span.start, span.end - 1), max(span.start, span.end - 1))
    labels = (book.page_label(span), book.page_label(last))
    return tuple(dict.fromkeys(label for label in labels if label))


def quote_of(book: Book, span: Span) -> str:
    """The words of ``span`` on one line, without soft hyphens."""
    return _SPACES.sub(" ", book.text_at(span).replace("\u00ad", "")).strip()
