"""What the reader types to find books, as conditions on the shelf: "author:lowe tag:sea -read".

Words and "phrases" are looked for in title, authors, series, tags and ISBN; a field before a colon
narrows to it; a minus takes away. What is no field, no number and no date is words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from foxreader.core.about import isbn_of, series_number
from foxreader.language.compare import sort_key
from foxreader.language.script import fold
from foxreader.language.tags import language_tag, primary_language
from foxreader.library.shelf_log import STATES

_LONGEST, _MOST = 500, 20
"""Characters and terms that are read of what is typed; more was pasted."""
_TERM = re.compile(
    r'(?P<minus>[-−])?(?:(?P<field>[a-z]+):)?(?P<how>[<>]=?|=)?(?:"(?P<phrase>[^"]*)"?|(?P<word>\S+))?',
    re.I,
)
_QUOTES = str.maketrans(dict.fromkeys("“”„‟«»", '"') | {"：": ":"})
_DATE = re.compile(r"\d{4}(?:-\d\d?(?:-\d\d?)?)?")
_TITLE = "substr(words, 1, instr(words || char(10), char(10)) - 1)"
"""The folded title of a book: the first line of what is searched."""
_STATE = "state"
Condition = tuple[str, list[Any]]
"""A condition of SQL on a book, and the values of its places."""


@dataclass(frozen=True, slots=True)
class Term:
    """A part of what was typed. ``how`` is "", or how a value is compared: "=", "<", ">=" and so
    on; a ``phrase`` stands as it is typed; books are ``without`` it where there was a minus."""

    field: str
    value: str
    how: str = ""
    phrase: bool = False
    without: bool = False


@lru_cache(maxsize=64)
def terms_of(text: str) -> tuple[Term, ...]:
    """The terms of what was typed; fields that have no value yet are left out."""
    found = []
    for match in _TERM.finditer(text[:_LONGEST].translate(_QUOTES)):
        term = _term(match)
        if term is not None:
            found.append(term)
    return tuple(dict.fromkeys(found))[:_MOST]


def _term(match: re.Match[str]) -> Term | None:
    field, how = (match["field"] or "").lower(), match["how"] or ""
    phrase, without = match["phrase"] is not None, bool(match["minus"])
    value = (match["phrase"] if phrase else match["word"]) or ""
    if field in _FIELDS:
        return Term(field, value.strip(), how, phrase, without) if value.strip() else None
    # No field: "12:30", "<3" and the like are words as they stand.
    typed = "".join(filter(None, (match["field"] and f"{match['field']}:", how, value)))
    return Term("", typed.strip(), "", phrase, without) if fold(typed).strip() else None


def plain_words(text: str) -> str:
    """The words that are looked for anywhere, without the fields: what is looked for in texts."""
    found = [one for one in terms_of(text) if not one.field and not one.without]
    return " ".join(f'"{one.value}"' if one.phrase else one.value for one in found)


def found_words(text: str) -> list[str]:
    """The folded words and phrases that are looked for anywhere."""
    found = [one for one in terms_of(text) if not one.field and not one.without]
    return list(dict.fromkeys(word for one in found for word in _folded(one)))


def narrows(text: str) -> bool:
    """Whether something was typed that only the shelf knows: a field, or what is to be left out."""
    return any(one.field or one.without for one in terms_of(text))


def conditions(text: str, state_sql: str) -> list[Condition]:
    """The conditions that all hold of the books that are meant; ``state_sql`` gives how far one is
    read."""
    return [_condition(one, state_sql) for one in terms_of(text)]


def title_matches(text: str) -> Condition:
    """Whether all words stand in the title: such books come first."""
    words = found_words(text)
    return " AND ".join(f"instr({_TITLE}, ?)" for _ in words) or "1", list(words)


def _condition(term: Term, state_sql: str) -> Condition:
    made = _state(term, state_sql) if term.field == _STATE else None
    if term.field and term.field != _STATE:
        made = _FIELDS[term.field](term)
    if made is None:  # no value of the field: words as they were typed
        words = _folded(term)
        if term.field:
            words = [fold(f"{term.field}:{term.how}{term.value}")]
        made = " AND ".join("instr(words, ?)" for _ in words) or "1", list(words)
    sql, values = made
    return (f"NOT ({sql})" if term.without else f"({sql})"), values


def _folded(term: Term) -> list[str]:
    folded = " ".join(fold(term.value).split())
    return [folded] if term.phrase else folded.split()


# Fields

_Made = Condition | None


def _title(term: Term) -> _Made:
    words = _folded(term)
    if term.how == "=":
        return f"{_TITLE} = ?", [" ".join(words)]
    return " AND ".join(f"instr({_TITLE}, ?)" for _ in words), list(words)


def _facet(kind: str, by_words: bool) -> Callable[[Term], _Made]:
    """A facet, whose key has the value: ``by_words`` in whatever order, as those of names."""

    def made(term: Term) -> _Made:
        within = f"sha256 IN (SELECT sha256 FROM book_facet WHERE kind = '{kind}'"
        if term.value == "*":
            return f"{within})", []
        key = sort_key(term.value)
        parts = [key] if term.phrase and not by_words else key.replace(",", " ").split()
        if term.how == "=":
            same = " ".join(sorted(parts)) if by_words else key
            return _exactly(within, same, by_words, parts)
        return f"{within} AND {' AND '.join('instr(key, ?)' for _ in parts)})", list(parts)

    return made


def _exactly(within: str, key: str, by_words: bool, parts: Sequence[str]) -> Condition:
    """The whole key: a name's has all the words, and is as long as they are."""
    if not by_words:
        return f"{within} AND key = ?)", [key]
    each = " AND ".join("instr(key, ?)" for _ in parts)
    return f"{within} AND length(key) = ? AND {each})", [len(key), *parts]


def _collection(term: Term) -> _Made:
    within = (
        "sha256 IN (SELECT sha256 FROM book_facet JOIN collection ON collection.id = book_facet.key"
        " WHERE kind = 'collection'"
    )
    if term.value == "*":
        return f"{within})", []
    how = "collection.key = ?" if term.how == "=" else "instr(collection.key, ?)"
    return f"{within} AND {how})", [sort_key(term.value)]


def _language(term: Term) -> _Made:
    code = primary_language(language_tag(term.value)).lower()
    return (
        "sha256 IN (SELECT sha256 FROM book_facet WHERE kind = 'language'"
        " AND (key = ? OR lower(value) = ?))"
    ), [code, fold(term.value)]


def _format(term: Term) -> _Made:
    """By the name of the format, of another one of the same book, or by the ending of the file."""
    name = fold(term.value).lstrip(".")
    return (
        "lower(format) = ? OR lower(substr(path, ?)) = ? OR sha256 IN"
        " (SELECT sha256 FROM book_file WHERE lower(book_file.format) = ?)"
    ), [name, -len(name) - 1, f".{name}", name]


def _state(term: Term, state_sql: str) -> _Made:
    wanted = fold(term.value).replace(" ", "_").replace("-", "_")
    named = "not_started" if wanted == "unread" else wanted
    states = [one for one in STATES if one.startswith(named)]
    return (f"{state_sql} = ?", [states[0]]) if len(states) == 1 else None


def _rating(term: Term) -> _Made:
    if term.value == "*":
        return "rating IS NOT NULL", []
    stars = float(term.value.count("★")) if set(term.value) == {"★"} else series_number(term.value)
    return None if stars is None else (f"coalesce(rating, 0) {term.how or '='} ?", [stars])


def _day(column: str) -> Callable[[Term], _Made]:
    """A year, a month or a day; the days of it are all of them."""

    def made(term: Term) -> _Made:
        if term.value == "*":
            return f"{column} != ''", []
        if not _DATE.fullmatch(term.value):
            return None
        day = "-".join(part.zfill(2) for part in term.value.split("-"))
        return f"{column} != '' AND substr({column}, 1, ?) {term.how or '='} ?", [len(day), day]

    return made


def _isbn(term: Term) -> _Made:
    if term.value == "*":
        return "isbn != ''", []
    return "isbn = ?", [isbn_of(term.value) or term.value]


_FIELDS: dict[str, Callable[[Term], _Made]] = {
    "title": _title,
    "author": _facet("author", True),
    "series": _facet("series", False),
    "tag": _facet("tag", False),
    "language": _language,
    "collection": _collection,
    "format": _format,
    _STATE: lambda term: None,
    "rating": _rating,
    "added": _day("coalesce(date(added_at, 'localtime'), '')"),
    "opened": _day("coalesce(date(opened_at, 'localtime'), '')"),
    "published": _day("published"),
    "isbn": _isbn,
}
FIELDS = tuple(_FIELDS)
"""The names of the fields, as they are typed."""
