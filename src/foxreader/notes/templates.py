"""Templates for exported notes: how a book, a chapter and a note are written, in a file of TOML.

A template has ``name``, ``suffix`` (".md"), and either texts or a table. The texts are ``book``,
written once at the beginning, ``chapter`` before the notes of each, ``note`` for each note and
``foot`` at the end. A table (CSV) has ``columns``, a list of a heading and a text each, ``lines``
that stand above it, and with ``bom = true`` the sign by which spreadsheets know UTF-8. ``each`` is
"book" for a file a book where several are exported, else "all". ``dates`` is how dates are written,
as in ``strftime``.

In texts a field stands in braces, ``{quote}``; doubled braces are braces. The fields:

- of the book: ``title``, ``authors``, ``book`` (the hash of its file), ``today``
- of the note: ``quote`` (the book's words), ``note`` (the reader's), ``tags``, ``chapter``,
  ``page``, ``color``, ``kind`` ("highlight" or "bookmark"), ``heading`` (of a bookmark), ``place``
  (the tag of the position), ``link`` (opens Foxreader there), ``made``, ``changed``, ``id``,
  ``block`` (an id of letters and digits, for links to the note)

After a colon stands how it is written: ``{made:%d.%m.%Y}``, ``{tags:, }`` and ``{authors:; }`` with
what is between two; without it tags are written ``#sea #ship``. After a bar stands what is escaped:
``md``, ``html``, ``yaml`` or ``plain``; without it what the suffix needs. A line whose fields are
all empty is left out, and so is what stands in ``{?`` and ``?}``. A field of several lines repeats
``>`` and spaces that its line begins with.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from html import escape
from typing import Any, Literal, get_args

from foxreader.answer.export.sheets import Words, one_line, shown
from foxreader.answer.export.writing import escaped_run
from foxreader.core.annotation import tags_in
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import inert
from foxreader.notes.writing import Listed, NoteList, by_chapter
from foxreader.system.files import usable_name

Each = Literal["book", "all"]
_FIELD = re.compile(r"\{([a-z]+)(?::([^{}|]*))?(?:\|([a-z]+))?\}")
_OPTIONAL = re.compile(r"\{\?(.*?)\?\}")
_PREFIX = re.compile(r"[> \t]*")
_SUFFIX = re.compile(r"\.[a-z0-9]{1,8}")
_OPEN, _SHUT = "\ue000", "\ue001"
"""Stand for doubled braces while fields are put in."""
_LONGEST = 100_000
"""Characters of a template's file."""
_LONGEST_NAME = 150
"""Bytes of the name of a file that is called after a book."""
_BOOK = ("title", "authors", "book", "today")
_NOTE = (
    "quote", "note", "tags", "chapter", "page", "color", "kind", "heading", "place", "link", "made",
    "changed", "id", "block",
)  # fmt: skip
FIELDS = (*_BOOK, *_NOTE)
"""The fields that a template may have."""


def _yaml(text: str) -> str:
    return json.dumps(one_line(text), ensure_ascii=False)


def _markdown(text: str) -> str:
    return "\n".join(escaped_run(line.strip()) for line in shown(text).splitlines())


def _html(text: str) -> str:
    return escape(shown(text))


_ESCAPES: Mapping[str, Callable[[str], str]] = {
    "md": _markdown, "html": _html, "yaml": _yaml, "plain": shown,
}  # fmt: skip
_BY_SUFFIX: Mapping[str, str] = {".md": "md", ".markdown": "md", ".html": "html", ".htm": "html"}


@dataclass(frozen=True, slots=True)
class Template:
    """A template, see above."""

    name: str
    suffix: str
    each: Each = "all"
    dates: str = "%Y-%m-%d"
    book: str = ""
    chapter: str = ""
    note: str = ""
    foot: str = ""
    columns: tuple[tuple[str, str], ...] = ()
    lines: str = ""
    header: bool = True
    bom: bool = False

    def __post_init__(self) -> None:
        texts = (self.book, self.chapter, self.note, self.foot, *(text for _, text in self.columns))
        for text in texts:
            _check(text)
        if self.each not in get_args(Each) or not _SUFFIX.fullmatch(self.suffix):
            raise ValueError("each is “book” or “all”, and the suffix is one such as .md")
        if not self.name.strip() or not (self.note or self.columns):
            raise ValueError("it needs a name, and a note or columns")


def read_template(text: str, file: str) -> Template:
    """The template of a file. Raises ``UsageError`` with what is wrong with it."""
    try:
        if len(text) > _LONGEST:
            raise ValueError("it is too long")
        given = tomllib.loads(text)
        if unknown := given.keys() - {field.name for field in fields(Template)}:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
        return Template(**_typed(given))
    except (ValueError, TypeError, RecursionError) as error:
        reason = one_line(str(error))[:200]
        raise UsageError(Notice("template_wrong", name=file, reason=reason)) from error


def _typed(given: dict[str, Any]) -> dict[str, Any]:
    for name, value in given.items():
        right = bool if name in ("header", "bom") else list if name == "columns" else str
        if type(value) is not right:
            raise ValueError(f"{name} is no {right.__name__}")
    if "columns" in given:
        pairs = given["columns"]
        if not all(isinstance(one, list) and [str, str] == list(map(type, one)) for one in pairs):
            raise ValueError("a column is a heading and a text")
        given["columns"] = tuple((pair[0], pair[1]) for pair in pairs)
    return given


def _check(text: str) -> None:
    """Raise ``ValueError`` for a field or an escape that there is not."""
    plain = _doubled(text)
    for name, _, way in _FIELD.findall(plain):
        if name not in FIELDS or (way and way not in _ESCAPES):
            raise ValueError(f"no such field: {{{name}{'|' if way else ''}{way}}}")
    left = _OPTIONAL.sub(r"\1", _FIELD.sub("", plain))
    if "{" in left or "}" in left:
        raise ValueError("a brace that belongs to no field; a doubled one is a brace")


def _doubled(text: str) -> str:
    return text.replace("{{", _OPEN).replace("}}", _SHUT)


# Writing


def written_by(template: Template, lists: Sequence[NoteList], words: Words = str) -> str:
    """The notes of books as the text of one file."""
    if template.columns:
        return _table(template, lists, words)
    return "".join(part for one in lists for part in _texts(template, one, words))


def files_by(template: Template, lists: Sequence[NoteList], words: Words = str) -> dict[str, str]:
    """The notes of each book as the text of a file of its own, by the names of the files."""
    files: dict[str, str] = {}
    taken: set[str] = set()
    for one in lists:
        name = usable_name(one.title, _LONGEST_NAME, one.book.sha256[:12])
        number, free = 1, name
        while free.casefold() in taken:
            number += 1
            free = f"{name} ({number})"
        taken.add(free.casefold())
        files[f"{free}{template.suffix}"] = written_by(template, [one], words)
    return files


def _texts(template: Template, notes: NoteList, words: Words) -> Iterator[str]:
    of_book = _of_book(notes)
    yield _filled(template.book, of_book, template)
    for heading, entries in by_chapter(notes, words):
        if heading:
            yield _filled(template.chapter, {**of_book, "chapter": heading}, template)
        for entry in entries:
            yield _filled(template.note, {**of_book, **_of_note(entry)}, template)
    yield _filled(template.foot, of_book, template)


def _table(template: Template, lists: Sequence[NoteList], words: Words) -> str:
    out = io.StringIO()
    out.write(("\ufeff" if template.bom else "") + template.lines)
    table = csv.writer(out, lineterminator="\r\n")
    if template.header:
        table.writerow([heading for heading, _ in template.columns])
    for notes in lists:
        of_book = _of_book(notes)
        for entry in notes.entries:
            values = {**of_book, **_of_note(entry)}
            row = (_filled(text, values, template).strip("\n") for _, text in template.columns)
            table.writerow(list(map(inert, row)))
    return out.getvalue()


class Tags(tuple[str, ...]):
    """The tags of a note, without their signs."""


_Value = str | tuple[str, ...] | datetime


def _of_book(notes: NoteList) -> dict[str, _Value]:
    meta = notes.book.metadata
    return {
        "title": meta.title, "authors": tuple(meta.authors), "book": notes.book.sha256,
        "today": datetime.now(UTC),
    }  # fmt: skip


def _of_note(entry: Listed) -> dict[str, _Value]:
    one = entry.annotation
    return {
        "quote": entry.quote,
        "note": one.note,
        "tags": Tags(tags_in(one.note)),
        "chapter": entry.chapter,
        "page": entry.page,
        "color": one.color or "",
        "kind": one.kind,
        "heading": one.title,
        "place": "" if entry.span is None else str(entry.span),
        "link": "" if entry.link is None else str(entry.link),
        "made": _time(one.made),
        "changed": _time(one.changed),
        "id": one.id,
        "block": f"n{hashlib.sha256(one.id.encode()).hexdigest()[:10]}",
    }


def _time(at: str) -> _Value:
    try:
        return datetime.fromisoformat(at)
    except ValueError:
        return ""


def _filled(text: str, values: Mapping[str, _Value], template: Template) -> str:
    """A text of a template with its fields."""
    made = (_line(line, values, template) for line in _doubled(text).splitlines(keepends=True))
    return "".join(made).replace(_OPEN, "{").replace(_SHUT, "}")


def _line(line: str, values: Mapping[str, _Value], template: Template) -> str:
    names = [found[1] for found in _FIELD.finditer(line)]
    if names and not any(values.get(name) for name in names):
        return ""

    def optional(part: re.Match[str]) -> str:
        inside = [found[1] for found in _FIELD.finditer(part[1])]
        return part[1] if all(values.get(name) for name in inside) else ""

    def field(found: re.Match[str]) -> str:
        return _said(values.get(found[1], ""), found[2], found[3], template)

    filled = _FIELD.sub(field, _OPTIONAL.sub(optional, line.rstrip("\r\n")))
    prefix = _PREFIX.match(line)
    repeated = filled.replace("\n", f"\n{prefix[0]}" if prefix else "\n")
    return repeated + line[len(line.rstrip("\r\n")) :]


def _said(value: _Value, how: str | None, way: str | None, template: Template) -> str:
    """A value as it is written."""
    if isinstance(value, datetime):
        text = value.astimezone().strftime(how or template.dates)
    elif isinstance(value, Tags) and how is None:
        return " ".join(f"#{tag}" for tag in value)  # letters, digits and strokes alone
    elif isinstance(value, tuple):
        text = (", " if how is None else how).join(value)
    else:
        text = value
    return _ESCAPES[way or _BY_SUFFIX.get(template.suffix, "plain")](text.replace("\u00ad", ""))
