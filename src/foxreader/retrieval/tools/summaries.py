"""Summaries of the whole book, digests of chapters and the synopsis as text for a model."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError, ToolError
from foxreader.core.message import LONGEST_HEADING, ChatModel, Usage, as_name, estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import Chapter, Segment, content
from foxreader.index.storage.model_results import Digest, Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, last_of, synopsis
from foxreader.index.summaries.requests import Meter
from foxreader.retrieval.question.places import NamedPart, PartsOfBook
from foxreader.retrieval.tools.render import Rendered, line, tagged
from foxreader.retrieval.tools.stretches import part_named
from foxreader.retrieval.whole_book import is_told, readable, segments_of, turning_points

# What a model wrote of the book stands beside the book, and is no evidence: a statement loses its
# tag, and the sentence of the book that the tag was for stands before it with its own. So nothing
# but the book's words can be cited, and the answering model reads them.

NOTE = "(After “summary:” are a model's words: no evidence, not to be cited. Tags are the book's.)"
_CLOSING = re.compile(r"\s*[.!?,;:。！？、，；]+")


def beside_the_book(index: BookIndex, text: str) -> list[str]:
    """The statements of ``text`` in order, each after the book's sentence that it rests on.

    A statement without a tag, or with one that names no sentence, stands by itself.
    """
    shown: list[str] = []
    seen: set[Span] = set()
    for statement, spans in _statements(text):
        for span in spans:
            unit = _nearest(index, span, statement)
            if unit is not None and unit not in seen:
                seen.add(unit)
                shown.append(line(index.book, unit))
        if statement:
            shown.append(f"(summary: {statement})")
    return shown


def _statements(text: str) -> Iterator[tuple[str, list[Span]]]:
    """Each statement without its tags, and the places these name."""
    said, at = "", 0
    spans: list[Span] = []
    for start, end, span in find_tags(text):
        between = text[at:start]
        if spans:
            # A full stop after a tag belongs to what is before it.
            closing = _CLOSING.match(between)
            said, between = _closed(said, between, closing.end() if closing else 0)
            if between.strip():
                yield said, spans
                said, spans = "", []
        said = f"{said}{between}"
        spans.append(span)
        at = end
    rest = text[at:]
    closing = _CLOSING.match(rest)
    if spans:
        said, rest = _closed(said, rest, closing.end() if closing else 0)
        yield said, spans
    if rest.strip():
        yield " ".join(rest.split()), []


def _closed(said: str, following: str, end: int) -> tuple[str, str]:
    """``said`` on one line with the marks that ``following`` begins with, and the rest of it."""
    marks = following[:end].strip()
    return " ".join(said.split()) + marks, following[end:]


def _nearest(index: BookIndex, span: Span, statement: str) -> Span | None:
    """The unit inside ``span`` that shares most words with ``statement``; the first of equals."""
    words = set(statement.casefold().split())
    units = index.units_inside(span)
    if not units:
        return None
    shared = [len(words & set(index.book.text_at(unit).casefold().split())) for unit in units]
    return units[shared.index(max(shared))]


# The text of a digest (T6, T7)

_MOST_NAMED = 60
"""The most chapters that one call may name. Chosen, not measured."""
_MOST_TITLES = 40
"""The most chapter titles an error message lists. Chosen, not measured."""
_OWN = 12
"""The most sentences of the book added to a chapter's digest without tags. Chosen, not
measured."""
_SENTENCES = re.compile(r"(?<=\])\s+")


def digest_text(index: BookIndex, digest: Digest, budget: int) -> Rendered:
    """A digest in whole sentences within ``budget`` estimated tokens.

    What a model wrote stands beside the sentences of the book that it rests on.
    """
    head = f"## {as_name(digest.title, LONGEST_HEADING)}\n" if digest.title else ""
    statements = _SENTENCES.split(digest.text)
    if digest.model:
        head = f"{head}{NOTE}\n"
        statements = beside_the_book(index, digest.text)
    kept = ""
    for statement in statements:
        if estimate(f"{head}{kept}{statement} ") > budget:
            break
        kept += f"{statement}\n" if digest.model else f"{statement} "
    return tagged(f"{head if kept or not digest.model else ''}{kept}".strip())


def _chapter_text(
    index: Index, chapter: Chapter, digest: Digest, scope: Scope, budget: int
) -> Rendered:
    """A chapter's digest within ``budget`` estimated tokens.

    If the digest has no tags (a weak model copied none), sentences of the chapter are added,
    because without a tag nothing could be cited.
    """
    shown = digest_text(index, digest, budget)
    if shown.units:
        return shown
    stored = index.extras.extracts(scope)
    units = [unit for segment in chapter.segments for unit in stored.get(segment.id, ())]
    units = units or [u for s in chapter.spans for u in index.units_inside(s) if scope.allows(u)]
    lines: list[str] = [shown.text] if shown.text else []
    for unit in units[:_OWN]:
        if estimate("\n".join([*lines, line(index.book, unit)])) > budget:
            break
        lines.append(line(index.book, unit))
    return tagged("\n".join(lines))


def named_chapters(
    index: Index, contents: PartsOfBook, words: str, scope: Scope
) -> tuple[Sequence[Chapter], NamedPart | None]:
    """The chapters inside ``scope`` that ``words`` name by number or title.

    Raises ``ToolError``, which lists the first chapters, if there is no such chapter.
    """
    shown = index.chapters_in(scope)
    named = part_named(contents, words, scope)
    if named is not None:
        inside = [c for c in shown if named.holds(c.spans[0]) or _named_in(c, named)]
        if inside:
            return inside[:_MOST_NAMED], named
    if words.strip().isdecimal() and 0 < int(words) <= len(shown):
        return [shown[int(words) - 1]], None
    titles = "; ".join(as_name(c.label, LONGEST_HEADING) for c in shown[:_MOST_TITLES])
    raise ToolError(f"There is no such chapter in what may be seen. The first are: {titles}.")


def _named_in(chapter: Chapter, named: NamedPart) -> bool:
    """Whether the named part begins inside ``chapter``, as a section of it."""
    return any(
        own.file == span.file and own.start <= span.start < own.end
        for own in chapter.spans
        for span in named.spans[:1]
    )


# As many as a call has room for

_LEAST = 120
"""Estimated tokens: with less room left, no further chapter is shown. Chosen, not measured."""
_MOST_REQUESTS = 6
"""The most requests to a model that one tool call may make for summaries that do not exist yet.
Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Digests:
    """The text of digests, how many parts it has, and what making them cost."""

    rendered: Rendered
    parts: int
    usage: Usage


def chapter_digests(
    index: Index,
    chapters: Sequence[Chapter],
    model: ChatModel | None,
    scope: Scope,
    room: int,
    cancel: Cancel | None,
) -> _Digests:
    """The digests of as many of ``chapters`` as fit ``room`` estimated tokens."""
    means, plain = Means(model, Meter(), cancel), Means(cancel=cancel)
    texts: list[str] = []
    units: list[Span] = []
    for chapter in chapters:
        if room < _LEAST:
            break
        # A part of many chapters is not all summarised for one question: after the limit only
        # stored summaries are used.
        use = means if _used(means).calls < _MOST_REQUESTS else plain
        try:
            digest = last_of(chapter_summary(index, chapter, use, scope))
        except ModelError:  # the chapter's own sentences stand for it
            digest = last_of(chapter_summary(index, chapter, plain, scope))
        rendered = _chapter_text(index, chapter, digest, scope, room)
        room -= estimate(rendered.text) + 1
        texts.append(rendered.text)
        units += rendered.units
    shown = Rendered("\n\n".join(texts), tuple(dict.fromkeys(units)))
    return _Digests(shown, len(texts), _used(means))


def book_synopsis(
    index: Index, model: ChatModel | None, scope: Scope, room: int, cancel: Cancel | None
) -> _Digests:
    """The synopsis of the book within ``room`` estimated tokens."""
    summarised = {s.segment.id for s in index.summaries(scope)}
    chapters = index.chapters_in(scope)
    costly = sum(len(c.segments) > 1 or c.segments[0].id not in summarised for c in chapters)
    # If too many chapters would have to be summarised first, no model is asked.
    means = Means(model if costly <= _MOST_REQUESTS else None, Meter(), cancel)
    digest = last_of(synopsis(index, means, scope))
    return _Digests(digest_text(index, digest, room), digest.parts, _used(means))


def _used(means: Means) -> Usage:
    """What making digests cost in this call; stored digests cost nothing."""
    return means.meter.used if means.meter is not None else Usage()


# The overview: summaries of the whole book in reading order, within a budget (F5).

_SENTENCE_END = re.compile(r"(?<=[.!?。！？])(?:\s*\[f[0-9-]+\])*\s+")
_TURNS = "Where people meet and are last named"
_OPENING_UNITS = 2
"""How many of its first sentences represent a segment without a summary. Chosen, not measured."""
_HEAD = 2_000
"""How many characters of a segment are read first for these; all of it is read only if they have
too few sentences, because that is slow. Chosen, not measured."""
_ROUNDS = 12
"""Steps of the binary search for the room of each section: exact for budgets up to 4,096 tokens,
and never over the budget above that."""
_STRIDES = (2, 3, 5, 8, 13, 21, 34, 55, 89)
"""If not every section can have sentences, every second has some, else every third, and so on.
The steps are Fibonacci numbers, so that few are tried."""
_A_FEW = 90
"""Estimated tokens of sentences for such a section. Chosen, not measured."""


def overview(index: Index, scope: Scope, budget: int) -> tuple[Rendered, str]:
    """A text with a piece for every segment inside ``scope``, and a note on how it was made.

    A summary stands beside the sentences of the book that it rests on, which alone have tags. A
    segment without one is shown by the sentences that represent it, or its first ones. Of a story,
    the places where people meet follow. Imprints and the like are left out. If the text is over
    ``budget`` estimated tokens, all pieces are shortened alike; in the worst case only titles
    remain.
    """
    written = {s.segment.id: s for s in index.summaries(scope)}
    shown = segments_of(index, scope)
    entries = [_entry(index, s, written.get(s.id), scope) for s in shown]
    entries = [entry for entry in entries if entry[1]]
    entries += _turns(index, shown, scope)
    note = NOTE if written else "(No summaries yet: each section is shown by its own sentences.)"
    if not entries:
        return Rendered("", ()), note
    text = _joined(entries, 10**6)
    if estimate(text) > budget:
        text = _shortened(entries, budget)
        note = f"{note} (Shortened to fit: every section is here, none in full.)".strip()
    return Rendered(text, tuple(span for _, _, span in find_tags(text))), note


def _entry(
    index: Index, segment: Segment, summary: Summary | None, scope: Scope
) -> tuple[str, list[str]]:
    """A segment's title, and the sentences of its summary or its own first sentences."""
    title = as_name(segment.title, LONGEST_HEADING)
    written = _SENTENCE_END.split(summary.text) if summary is not None else []
    if summary is not None and next(find_tags(summary.text), None) is not None:
        return title, beside_the_book(index, summary.text)
    # A weak model copies no tags. Without sentences of the book nothing could be cited.
    body = content(index.book, segment.spans) or list(segment.spans)
    stored = [] if written else readable(index.book, index.extracts(scope).get(segment.id, ()))
    units = [unit for unit in stored if unit.begins_in(body)][:_OPENING_UNITS]
    heads = [Span(s.file, s.start, min(s.end, s.start + _HEAD)) for s in body]
    units = units or _opening(index, heads, scope)
    if len(units) < _OPENING_UNITS:
        units = _opening(index, body, scope)
    opening = [line(index.book, unit) for unit in units]
    return title, [*opening, *(f"(summary: {s.strip()})" for s in written if s.strip())]


def _turns(index: Index, shown: Sequence[Segment], scope: Scope) -> list[tuple[str, list[str]]]:
    """A section with the turning points of a story; none for a book that explains something."""
    if not is_told(index, scope):
        return []
    inside = [span for one in shown for span in content(index.book, one.spans)]
    units = turning_points(index, scope, inside)
    return [(_TURNS, [line(index.book, unit) for unit in units])] if units else []


def _opening(index: BookIndex, spans: Sequence[Span], scope: Scope) -> list[Span]:
    """The first units that are probably not headings: 60 characters or more, or not in capitals;
    if possible, 40 characters or more. These limits were chosen, not measured.
    """
    units = [u for span in spans for u in index.units_inside(span) if scope.allows(u)]
    telling = [unit for unit in units if len(unit) >= 60 or not index.book.text_at(unit).isupper()]
    longer = [unit for unit in telling if len(unit) >= 40]
    return (longer or telling)[:_OPENING_UNITS]


def _joined(entries: Sequence[tuple[str, list[str]]], each: int) -> str:
    """The entries as text, each with its title and at most ``each`` estimated tokens of
    sentences.
    """
    parts: list[str] = []
    for number, (title, sentences) in enumerate(entries, 1):
        kept: list[str] = []
        left = each
        for sentence in sentences:
            left -= estimate(sentence) + 1
            if left < 0:
                break
            kept.append(sentence)
        head = f"## {title}" if title else f"## Part {number}"
        parts.append("\n".join([head, " ".join(kept)]) if kept else head)
    return "\n\n".join(parts)


def _shortened(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """The entries with as many tokens for each as fit ``budget``, found by binary search."""
    low, high = 0, budget
    for _ in range(_ROUNDS):
        middle = (low + high + 1) // 2
        if estimate(_joined(entries, middle)) <= budget:
            low = middle
        else:
            high = middle - 1
    text = _joined(entries, low)
    if estimate(text) <= budget and next(find_tags(text), None) is not None:
        return text
    return _thinned(entries, budget) or _titles(entries, budget)


def _thinned(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """Titles, and sentences of evenly spaced sections only; "" if even that does not fit.

    Titles alone have no tags, so nothing could be cited.
    """
    for stride in _STRIDES:
        thin = [(t, s if not at % stride else []) for at, (t, s) in enumerate(entries)]
        for chosen, rest in ((thin, 0), (entries[::stride], len(entries) - len(thin[::stride]))):
            more = f"\n\n(and {rest} more sections)" if rest else ""
            text = _joined(chosen, _A_FEW) + more
            if estimate(text) <= budget and next(find_tags(text), None) is not None:
                return text
    return ""


def _titles(entries: Sequence[tuple[str, list[str]]], budget: int) -> str:
    """As many titles as fit ``budget``, each once, and how many sections are left out."""
    titles = list(dict.fromkeys(title for title, _ in entries if title))
    for shown in range(len(titles), -1, -1):
        rest = len(titles) - shown
        more = [f"(and {rest} more sections)"] if rest else []
        text = "\n".join([*titles[:shown], *more])
        if estimate(text) <= budget:
            return text
    return ""
