"""Text for a model from what the index derives from a book: concepts, digests, chunks (T7)."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence

from foxreader.core.book import Book
from foxreader.core.errors import ToolError
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags, neutralise
from foxreader.core.tokens import estimate
from foxreader.index.book_index import BookIndex
from foxreader.index.pieces.chapter import Chapter
from foxreader.index.storage.concept_types import Concept
from foxreader.index.storage.model_results import Digest
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import Label
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.tools.concept_lookup import lookup, neighbours
from foxreader.retrieval.tools.from_summaries import NOTE, beside_the_book
from foxreader.retrieval.tools.headings import heading
from foxreader.retrieval.tools.read_on import part_named
from foxreader.retrieval.tools.render import Rendered, line

_MOST_CONCEPTS = 6
"""The most concepts in one result. Chosen, not measured."""
_MOST_NAMED = 60
"""The most chapters that one call may name. Chosen, not measured."""
_MOST_TITLES = 40
"""The most chapter titles an error message lists. Chosen, not measured."""
_OWN = 12
"""The most sentences of the book added to a chapter's digest without tags. Chosen, not
measured."""
_SENTENCES = re.compile(r"(?<=\])\s+")


def concepts_text(
    index: Index, words: str, scope: Scope, labels: Mapping[str, Label], budget: int
) -> tuple[Rendered, int]:
    """The concepts for ``words`` with one tagged sentence per chapter, and how many concepts.

    ``labels`` are a model's names for concepts; they are added to the names counted in the book,
    never put in their place. ``budget`` is in estimated tokens.
    """
    found = lookup(index, words, scope, _MOST_CONCEPTS)
    heads = [_concept_head(index, concept, scope, labels) for concept in found]
    units = [[a.evidence for a in concept.chapters] for concept in found]
    while heads and sum(estimate(head) + 1 for head in heads) > budget:
        heads.pop()
    left = budget - sum(estimate(head) + 1 for head in heads)
    kept: list[dict[int, str]] = [{} for _ in heads]
    orders = [_spread(len(some)) for some in units]
    # One sentence of each concept in turn, so that no concept takes the room of the others, and
    # from all over the book, so that a development can be seen where there is no room for all.
    for turn in range(max(map(len, units), default=0)):
        for at, _ in enumerate(heads):
            if turn < len(units[at]):
                place = orders[at][turn]
                said = _shown(index.book, units[at][place])
                left -= estimate(said) + 1
                if left >= 0:
                    kept[at][place] = said
    text = "\n\n".join(
        "\n".join([head, *(said[place] for place in sorted(said))])
        for head, said in zip(heads, kept, strict=True)
    )
    return _rendered(text), len(heads)


def _spread(count: int) -> list[int]:
    """The numbers below ``count``, so ordered that the first ones are spread over all of them:
    first, last, the middle, the middles of the halves …"""
    found = dict.fromkeys(number for number in (0, count - 1) if 0 <= number < count)
    gaps = deque([(0, count - 1)])
    while gaps:
        low, high = gaps.popleft()
        if high - low > 1:
            middle = (low + high) // 2
            found[middle] = None
            gaps += [(low, middle), (middle, high)]
    return list(found)


def _concept_head(index: Index, concept: Concept, scope: Scope, labels: Mapping[str, Label]) -> str:
    """A concept's name, type and counts, up to six other names, and up to six related entities."""
    given = labels.get(concept.id)
    names = [concept.label, *concept.others[:6]]
    if given is not None and given.label and given.label not in names:
        names.insert(1, given.label)
    kind = given.type if given is not None and given.type else concept.kind
    with_ = [near.label for near in neighbours(index, concept, scope)[:6]]
    head = f"## {names[0]} ({kind}), {concept.count} times in {len(concept.chapters)} chapters"
    lines = [head]
    if names[1:]:
        lines.append(f"also: {'; '.join(names[1:])}")
    if with_:
        lines.append(f"with: {'; '.join(with_)}")
    return neutralise("\n".join(lines))


def _shown(book: Book, unit: Span) -> str:
    """A unit with its tag, and the title of its section if it has one."""
    title = heading(book, unit)
    return f"{line(book, unit)} ({title})" if title else line(book, unit)


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
    return _rendered(f"{head if kept or not digest.model else ''}{kept}".strip())


def chapter_text(
    index: Index, chapter: Chapter, digest: Digest, scope: Scope, budget: int
) -> Rendered:
    """A chapter's digest within ``budget`` estimated tokens.

    If the digest has no tags (a weak model copied none), sentences of the chapter are added,
    because without a tag nothing could be cited.
    """
    rendered = digest_text(index, digest, budget)
    if rendered.units:
        return rendered
    stored = index.extras.extracts(scope)
    units = [unit for segment in chapter.segments for unit in stored.get(segment.id, ())]
    units = units or [u for s in chapter.spans for u in index.units_inside(s) if scope.allows(u)]
    lines: list[str] = [rendered.text] if rendered.text else []
    for unit in units[:_OWN]:
        if estimate("\n".join([*lines, line(index.book, unit)])) > budget:
            break
        lines.append(line(index.book, unit))
    return _rendered("\n".join(lines))


def named_chapters(
    index: Index, contents: Contents, words: str, scope: Scope
) -> tuple[Sequence[Chapter], Named | None]:
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


def _named_in(chapter: Chapter, named: Named) -> bool:
    """Whether the named part begins inside ``chapter``, as a section of it."""
    return any(
        own.file == span.file and own.start <= span.start < own.end
        for own in chapter.spans
        for span in named.spans[:1]
    )


def _rendered(text: str) -> Rendered:
    """``text`` with the spans of the tags in it, each once."""
    return Rendered(text, tuple(dict.fromkeys(span for *_, span in find_tags(text))))
