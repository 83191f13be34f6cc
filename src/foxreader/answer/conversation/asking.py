"""Before a question is asked: its words behind "/" and "@", its price, and what could be asked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from foxreader.answer.routing import route
from foxreader.core.notice import Notice
from foxreader.core.scope import BookPart, Scope
from foxreader.core.span import Span
from foxreader.index.storage.derived import Named
from foxreader.index.storage.store import Index
from foxreader.language.aims import intent_of
from foxreader.language.chapter_words import heading_number
from foxreader.language.script import fold
from foxreader.retrieval.question.places import PartsOfBook

# The words behind "/" and "@". The window and the command line read the same ones.

Command = Literal[
    "overview", "deep", "strict", "without", "whole",
    "chapter", "page", "selection", "notes", "shelf",
]  # fmt: skip
COMMANDS: tuple[Command, ...] = get_args(Command)
"""The words after "/". The first five say how a question is answered, the others what it is
about."""
WAYS: tuple[Command, ...] = COMMANDS[:5]

_WORD = re.compile(r"/(\w+)(?:\s+|$)")
_TYPED = re.compile(r"(?:^|(?<=\s))(?:/(\w*)|@([^\s@/][^@/\n]{0,40}|))$")
_MOST_OFFERED = 12
"""Things that "@" offers at once. Chosen: what can be looked through."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A word that is being written: after which sign, what of it, and where it begins."""

    sign: Literal["/", "@"]
    word: str
    start: int


def commands_of(text: str) -> tuple[tuple[Command, ...], str]:
    """The commands that ``text`` begins with, each once, and the question after them.

    A word after "/" that is no command is part of the question.
    """
    found: list[Command] = []
    at = len(text) - len(text.lstrip())
    while match := _WORD.match(text, at):
        name = match[1].lower()
        command = next((one for one in COMMANDS if one == name), None)
        if command is None:
            break
        found.append(command)
        at = match.end()
    return tuple(dict.fromkeys(found)), text[at:].strip()


def typed(before: str) -> Typed | None:
    """The word that is being written at the end of ``before``, the text before the cursor.

    "/" counts where only commands stand before it, "@" wherever a word may begin.
    """
    match = _TYPED.search(before)
    if match is None:
        return None
    if match[1] is not None:
        _, rest = commands_of(before[: match.start()])
        return None if rest else Typed("/", match[1].lower(), match.start())
    return Typed("@", match[2], match.start())


def fitting(word: str, allowed: Collection[Command]) -> tuple[Command, ...]:
    """The commands that begin with ``word``, of those that can be used now."""
    return tuple(one for one in COMMANDS if one in allowed and one.startswith(word))


def mentioned(word: str, labels: Sequence[str]) -> tuple[int, ...]:
    """Which of ``labels`` fit ``word``, by their numbers: those that begin with it first, then
    those with a word that does, then those that have it inside."""
    wanted = fold(word.strip())
    ranked: list[tuple[int, int]] = []
    for number, label in enumerate(labels):
        known = fold(label)
        at = known.find(wanted)
        if at >= 0:
            inside = 2 if at and known[at - 1].isalnum() else 1
            ranked.append((0 if at == 0 else inside, number))
    return tuple(number for _, number in sorted(ranked)[:_MOST_OFFERED])


def way_of(commands: Iterable[Command]) -> Command | None:
    """How a question is answered: the last command that says so."""
    return next((one for one in reversed(list(commands)) if one in WAYS), None)


# The price, from what the answers before cost. A first question has nothing to go by, and a free
# model nothing to tell.

_ENOUGH = 3
"""Answers of a kind from which its cost is known. Chosen: one may be an exception, two as well."""
_MORE = 1.5
"""How many times the usual an answer must be expected to cost to be worth a word. Chosen."""
_LEAST = 0.005
"""US dollars below which nothing is said. Chosen: half a cent."""
SEVERAL = "several"
"""The kind of an answer from several books; of others it is their path."""


@dataclass(frozen=True, slots=True)
class Spent:
    """An answer of before: its kind, and what it cost in US dollars."""

    kind: str
    money: float


@dataclass(frozen=True, slots=True)
class Expected:
    """What an answer may cost and what one usually does, in US dollars."""

    money: float
    usual: float


def kind_of(text: str, *, several: bool = False, about: bool = False) -> str:
    """The kind of the answer to ``text`` as it stands in the field, "" for one that is free;
    ``about``: it is about a passage or highlights."""
    if several:
        return SEVERAL
    commands, question = commands_of(text)
    if "strict" in commands or not question:
        return ""
    for command in ("deep", "overview"):
        if command in commands:
            return command
    return "selection" if about else route(intent_of(question)).path


def _median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def expected(before: Sequence[Spent], kind: str) -> Expected | None:
    """What an answer of ``kind`` may cost, if that is more than the reader's usual; else None."""
    alike = [one.money for one in before if one.kind == kind]
    if len(alike) < _ENOUGH:
        return None
    money, usual = _median(alike), _median([one.money for one in before])
    if money < _LEAST or money < _MORE * usual:
        return None
    return Expected(money, usual)


# Suggestions, from contents and concept map, without a model; nothing past the reader's place

_MOST_SUGGESTED = 4
"""Questions that are suggested. Chosen: what an empty chat shows without scrolling."""
_FEWEST = 3
"""A name is asked about from this many mentions on. Chosen: once or twice is an aside."""


def suggested(index: Index, place: Span) -> tuple[Notice, ...]:
    """At most four questions for a reader who has come to ``place``.

    At the beginning there is one alone: what the book is about.
    """
    book = index.book
    if not book.readable:
        return ()
    read = Scope(Span(place.file, place.start, place.start))
    people, things = _known(index, read)
    found = [Notice("try_who", name=name) for name in people[:1]]
    found += _chapters(index, place)
    if len(people) > 1:
        found.append(Notice("try_between", first=people[0], second=people[1]))
    found += [Notice("try_what", name=name) for name in things[:2]]
    return tuple([*found, Notice("try_book")][:_MOST_SUGGESTED])


def _known(index: Index, read: Scope) -> tuple[list[str], list[str]]:
    """The people, and the terms and places, that were named often in what is ``read``."""
    counted = [
        (sum(read.allows(one.span) for one in named.places), named) for named in index.named.all()
    ]
    counted = [(count, named) for count, named in counted if count >= _FEWEST]
    counted.sort(key=lambda pair: (-pair[0], pair[1].label))
    shown = [(named.kind, named.label) for _, named in counted if _was_named(index, named, read)]
    people = [label for kind, label in shown if kind == "person"]
    return people, [label for kind, label in shown if kind != "person"]


def _was_named(index: Index, named: Named, read: Scope) -> bool:
    """Whether the name itself was read: another name of the same one may come later."""
    label, text_at = fold(named.label), index.book.text_at
    return any(
        fold(" ".join(text_at(one.span).split())) == label
        for one in named.places
        if read.allows(one.span)
    )


def _chapters(index: Index, place: Span) -> Iterator[Notice]:
    """A question about the chapter that was finished last; where its title is but a number, about
    who was mostly there."""
    book, contents = index.book, PartsOfBook(index.book)
    here = contents.chapter_at(place)
    end = here.place if here is not None else place
    before = _before(contents, end)
    if before is None:
        return
    *above, title = book.named_path_at(before.place)
    name = _mostly_in(index, before.place, end)
    if above and name:
        found = heading_number(title)  # in figures, which are understood in every language
        title = str(found.number[0]) if found is not None else title
        yield Notice("try_chapter_with", name=name, title=title, above=", ".join(above))
    else:
        yield Notice("try_chapter", title=", ".join((*above, title)))


def _before(contents: PartsOfBook, place: Span) -> BookPart | None:
    """The chapter before ``place``, if a reader would count it."""
    heads: Sequence[Span] = contents.headings(Scope(Span(place.file, place.start, place.start)))
    return contents.chapter_at(heads[-1]) if heads else None


def _mostly_in(index: Index, start: Span, end: Span) -> str:
    """The person who is named most, and by that name, between two places; "" for none."""
    first, past = ((one.file, one.start) for one in (start, end))
    best, most = "", _FEWEST - 1
    for one in index.named.all():
        inside = [place for place in one.places if first <= _at(place.span) < past]
        if one.kind == "person" and len(inside) > most:
            part = Scope(Span(end.file, end.start, end.start))
            best, most = (one.label, len(inside)) if _was_named(index, one, part) else (best, most)
    return best


def _at(span: Span) -> tuple[int, int]:
    return span.file, span.start
