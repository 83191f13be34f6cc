"""What a reader calls a place: the number of its page, and what they type to go there. Pure."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from foxreader.core.book import Book, once_a_book
from foxreader.core.letters import DENSE, script_of_book
from foxreader.core.notice import Notice
from foxreader.core.span import NO_PLACE, Link, Span, is_link

# Numbers of pages: those of the printed edition, or a count of ours
#
# Where a book names no pages of a printed edition, a page is so many characters of its text. The
# count depends on the text alone: two readers see the same number, whatever font and window they
# have. Adobe's count, a page for 1,024 bytes of the file as it is packed, changes with how well a
# file was compressed; characters do not.

_COUNTED, _COUNTED_DENSE = 1_500, 500
"""Characters of a counted page, in an alphabet and in a dense script. A page of a novel in paper
covers has 250 to 300 words, 1,500 to 1,800 characters; one of Japanese or Chinese 500 to 700."""


@dataclass(frozen=True, slots=True)
class PageNumber:
    """The page of a place: its label, and that of the last page ("" where "of" would make no
    sense). ``counted`` tells that the count is ours."""

    label: str
    last: str
    counted: bool


def characters_of_page(book: Book) -> int:
    """How many characters a counted page of ``book`` has."""
    return _COUNTED_DENSE if script_of_book(book) in DENSE else _COUNTED


@once_a_book
def _last_printed(book: Book) -> str:
    """The highest number among the printed pages, "" without one."""
    return str(max((int(mark.label) for mark in book.pages if _is_number(mark.label)), default=""))


def _is_number(label: str) -> bool:
    return label.isascii() and label.isdigit()


def page_number(book: Book, place: Span) -> PageNumber | None:
    """The page of ``place`` in a book that flows; None before the first printed page of a book
    that names them, and in a book without text. The two kinds are never mixed."""
    if book.pages:
        label = book.page_label(place)
        if label is None:
            return None
        return PageNumber(label, _last_printed(book) if _is_number(label) else "", False)
    if not book.readable:
        return None
    size = characters_of_page(book)
    last = -(-book.characters // size)
    here = min(last, (book.starts[place.file] + place.start) // size + 1)
    return PageNumber(str(here), str(last), True)


def pages_of(book: Book) -> int:
    """How many pages a book has: of its file, of its printed edition, or counted by us."""
    if book.paged:
        return len(book.files)
    if book.pages:
        return int(_last_printed(book) or len(book.pages))
    return -(-book.characters // characters_of_page(book))


# What is typed: a page, a percentage, a chapter, words of the text or a position tag

DestinationKind = Literal["tag", "printed", "page", "percent", "chapter", "words"]
_MOST = 200
"""Chapters that are offered; chosen: nobody looks through more of a list."""
_SHARE = r"(\d{1,4}(?:[.,]\d{1,3})?)"
_PERCENT = re.compile(rf"{_SHARE}\s*[%٪％]|[%٪％]\s*{_SHARE}")
_NUMBER = re.compile(r"\d{1,7}")
_TAG = re.compile(r"\[?(f\d{1,9}-\d{1,10}-\d{1,10})\]?")
_AFTER_A_WORD = re.compile(r"([^\W\d_]{1,12})[.\s]\s*(\S+)")
_WORD = re.compile(r"\w+")
_LETTERS = re.compile(r"[^\W\d_]+")
_MOST_BESIDE = 3
"""Words beside a number at most. Chosen: "na 77 stronie", "go to page 12"."""
_PAGES = ("p", "s", "blz", "с", "页", "頁", "ペ", "صف", "الصف", "पृ", "पे")
"""What a word for a page begins with, in most languages that are typed: page, Seite, side, strona.
It puts pages before chapters, and takes neither away."""
_ROMAN = re.compile(r"m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
_FEWEST, _QUOTED, _SHOWN = 3, 5, 60
"""Words that are looked for in the text, places that are offered, and characters of each that are
shown. Chosen: two words are the beginning of a title."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A place that was meant.

    ``name`` is the label of a printed page, the number of a page, the percentage, the tag, the
    title of a chapter or words of the text; ``kind`` says which of them.
    """

    kind: DestinationKind
    place: Span
    name: str


def destinations(book: Book, typed: str) -> list[Destination]:
    """What ``typed`` can mean in ``book``, the likeliest first; chapters are in reading order.

    All chapters where nothing is typed; nothing where it means no place of the book.
    """
    typed = unicodedata.normalize("NFKC", typed).strip()
    if not typed:
        return list(_chapters(book, ""))[:_MOST]
    # A bare number is a percentage only where it is nothing else.
    share = list(_percent(book, typed))
    found = [*_exact(book, typed), *_chapters(book, typed), *_numbered(book, typed)]
    found = [*found, *share] if _NUMBER.fullmatch(typed) else [*share, *found]
    if not share and (beside := _beside_a_word(typed)) is not None:
        words, said = beside
        pages, chapters = list(_exact(book, said)), list(_numbered(book, said))
        first = any(word.casefold().startswith(_PAGES) for word in words)
        found = [*pages, *found, *chapters] if first else [*found, *chapters, *pages]
    found = found or list(_titled(book, typed))
    return list(dict.fromkeys(found or _quoted(book, typed)))[:_MOST]


def _beside_a_word(typed: str) -> tuple[list[str], str] | None:
    """The words and the number or the label in "page 12", "45. Seite", "ch. xlii"; None in what is
    no such."""
    numbers, words = _NUMBER.findall(typed), _LETTERS.findall(typed)
    if len(numbers) == 1 and 0 < len(words) <= _MOST_BESIDE:
        return words, numbers[0]
    after = _AFTER_A_WORD.fullmatch(typed)
    return None if after is None else ([after[1]], after[2])


def why_none(book: Book, typed: str) -> Notice:
    """Why ``typed`` means no place of ``book``."""
    typed = unicodedata.normalize("NFKC", typed).strip()
    if _PERCENT.fullmatch(typed):
        return Notice("go_to_percent")
    if is_link(typed) or _TAG.fullmatch(typed):
        return Notice(NO_PLACE)
    labels = _labels(book)
    if _NUMBER.fullmatch(typed) and labels:
        return Notice("go_to_page", first=labels[0], last=labels[-1])
    return Notice("go_to_nothing", typed=typed[:80])


def _labels(book: Book) -> list[str]:
    if book.pages:
        return [mark.label for mark in book.pages]
    return ["1", str(pages_of(book))] if book.paged or book.readable else []


def _exact(book: Book, typed: str) -> Iterator[Destination]:
    """What is meant by a tag, a link or a page."""
    yield from _tag(book, typed)
    label = _folded(typed)
    seen: set[Span] = set()
    for mark in book.pages:
        if _folded(mark.label) == label and mark.place not in seen:
            seen.add(mark.place)
            yield Destination("printed", mark.place, mark.label)
            break
    if _NUMBER.fullmatch(typed) and (place := _page(book, int(typed))) and place not in seen:
        yield Destination("page", place, str(int(typed)))


def _page(book: Book, page: int) -> Span | None:
    """Where a page of the file, or of our count, begins; None if the book has no such page, or
    names those of a printed edition."""
    if not 1 <= page <= pages_of(book) or (book.pages and not book.paged):
        return None
    if book.paged:
        return Span(page - 1, 0, 0)
    at = (page - 1) * characters_of_page(book)
    file = bisect_right(book.starts, at) - 1
    return Span(file, at - book.starts[file], at - book.starts[file])


def _percent(book: Book, typed: str) -> Iterator[Destination]:
    percent = _PERCENT.fullmatch(typed)
    said = typed if _NUMBER.fullmatch(typed) else ""
    if percent is not None:
        said = percent[1] or percent[2]
    if said and 0 <= (share := float(said.replace(",", "."))) <= 100:
        yield Destination("percent", book.place_at(share / 100), f"{share:g}")


def _tag(book: Book, typed: str) -> Iterator[Destination]:
    tag = _TAG.fullmatch(typed)
    try:
        if tag is not None:
            span = Span.parse(f"[{tag.group(1)}]")
        elif is_link(typed):
            link = Link.parse(typed)
            span = link.span
            if link.sha256 != book.sha256:
                return
        else:
            return
    except ValueError:
        return
    if book.holds(span):
        yield Destination("tag", span, str(span))


def _chapters(book: Book, typed: str) -> Iterator[Destination]:
    """The chapters each typed word of which begins a word of their title."""
    wanted = _WORD.findall(_folded(typed))
    if typed and not wanted:
        return
    for entry in sorted(book.toc, key=lambda one: one.place):
        words = _WORD.findall(_folded(entry.title))
        if all(any(word.startswith(one) for word in words) for one in wanted):
            yield Destination("chapter", entry.place, entry.title)


def _titled(book: Book, typed: str) -> Iterator[Destination]:
    """The chapters whose title stands in what is typed: "aller à l'épilogue"."""
    said = _folded(typed)
    for entry in sorted(book.toc, key=lambda one: one.place):
        title = _folded(entry.title)
        if (len(title) > _FEWEST or not title.isascii()) and title in said:
            yield Destination("chapter", entry.place, entry.title)


def _numbered(book: Book, typed: str) -> Iterator[Destination]:
    """The chapters whose title has the number that is typed, in digits or in Roman numerals."""
    wanted = _number_of(_folded(typed))
    for entry in sorted(book.toc, key=lambda one: one.place) if wanted else ():
        if wanted in map(_number_of, _WORD.findall(_folded(entry.title))):
            yield Destination("chapter", entry.place, entry.title)


def _number_of(word: str) -> int:
    """The number that ``word``, folded, is; 0 for another word."""
    if _NUMBER.fullmatch(word):
        return int(word)
    if not word or not _ROMAN.fullmatch(word):
        return 0
    values = [_VALUES[letter] for letter in word]
    after = [*values[1:], 0]
    return sum(-one if one < next_ else one for one, next_ in zip(values, after, strict=True))


def _quoted(book: Book, typed: str) -> Iterator[Destination]:
    """The first places of the text that have the typed words, whatever stands between them."""
    words = _WORD.findall(typed)
    if len(words) < _FEWEST:
        return
    pattern = re.compile(r"\b" + r"[\W_]{1,8}".join(map(re.escape, words)), re.IGNORECASE)
    left = _QUOTED
    for number, file in enumerate(book.files):
        for match in islice(pattern.finditer(file.text), left):
            left -= 1
            name = " ".join(file.text[match.start() : match.start() + _SHOWN].split())
            yield Destination("words", Span(number, match.start(), match.start()), name)
        if not left:
            return


def _folded(text: str) -> str:
    """``text`` without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ı", "i"))
    return "".join(c for c in parts if not unicodedata.combining(c))
