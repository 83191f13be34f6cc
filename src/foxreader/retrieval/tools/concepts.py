"""Concepts of a book as text for a model, and the look-up of words among them (T7)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence

from foxreader.core.book import Book
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span, neutralise
from foxreader.index.concepts.build import concepts_in
from foxreader.index.storage.derived import Concept
from foxreader.index.storage.store import Index
from foxreader.index.summaries.concept_labels import Label
from foxreader.language.lexicon import with_english
from foxreader.language.script import fold
from foxreader.language.tokenize import token_terms, tokens
from foxreader.retrieval.tools.render import Rendered, heading, line, tagged

# The look-up

_LABEL = 2.0
"""The factor for words found in a concept's label. Chosen, not measured."""
_OTHER = 1.0
"""The factor for words found in one of its other names. Chosen, not measured."""
_KINDS = {"entity": 1.2, "theme": 1.0, "event": 0.8}
"""The factor for each kind of concept: of equal matches, entities come first. Chosen, not
measured."""


def lookup(index: Index, words: str, scope: Scope, limit: int = 8) -> list[Concept]:
    """At most ``limit`` concepts whose label or other names have any of ``words``, best first.

    The best concept has most of the words and few others; of equals, the more frequent one.
    """
    wanted = _keys(words, index.language, with_english(index.language))
    wanted = wanted or _keys(words, index.language, frozenset())
    scored = [(_fit(c, wanted, index.language), c) for c in concepts_in(index, scope)]
    found = [(score, concept) for score, concept in scored if score > 0]
    found = list(_without_noise(found, wanted, index.language))
    found.sort(key=lambda pair: (-pair[0], -pair[1].count, pair[1].id))
    return [concept for _, concept in found[: max(0, limit)]]


def _without_noise(
    found: Sequence[tuple[float, Concept]], wanted: Counter[str], language: str
) -> Iterator[tuple[float, Concept]]:
    """``found`` without events that only share a name with the words: whoever looks a person up
    gets the person, not every event with that name in its label."""
    names: Counter[str] = Counter()
    for _, concept in found:
        if concept.kind == "entity":
            for name in (concept.label, *concept.others):
                names |= _keys(name, language, frozenset())
    for score, concept in found:
        shared = _keys(concept.label, language, frozenset()) & wanted
        if concept.kind != "event" or not names or shared - names:
            yield score, concept


def neighbours(index: Index, concept: Concept, scope: Scope) -> list[Concept]:
    """The entities that occur with ``concept`` most often, or take part in it if it is an event;
    the most frequent first.
    """
    by_id = {one.id: one for one in concepts_in(index, scope)}
    return [by_id[id_] for id_ in concept.near if id_ in by_id]


def _fit(concept: Concept, wanted: Counter[str], language: str) -> float:
    """The score of a concept for the words ``wanted``; 0 if it has none of them."""
    label = _keys(concept.label, language, frozenset())
    best = _overlap(label, wanted) * _LABEL
    for other in concept.others:
        best = max(best, _overlap(_keys(other, language, frozenset()), wanted) * _OTHER)
    return best * _KINDS[concept.kind]


def _overlap(held: Counter[str], wanted: Counter[str]) -> float:
    """The F1 score of ``held`` against ``wanted``, 0 to 1: the harmonic mean of the share of
    ``wanted`` that is in ``held`` and the share of ``held`` that is wanted.
    """
    both = (held & wanted).total()
    return 2 * both / (held.total() + wanted.total()) if both else 0.0


def _keys(text: str, language: str, without: Iterable[str]) -> Counter[str]:
    """The terms of ``text`` with their counts, without the folded words ``without``."""
    found: Counter[str] = Counter()
    for token in tokens(text):
        if fold(token.text) not in without:
            found.update(token_terms(token.text, token.kind, language))
    return found


# The text

_MOST_CONCEPTS = 6
"""The most concepts in one result. Chosen, not measured."""


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
    return tagged(text), len(heads)


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
