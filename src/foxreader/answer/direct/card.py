"""Who somebody is: a card of what the book has of a name, and the people of a book in a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from foxreader.answer.direct.verbatim import ComposedReply
from foxreader.core.message import LONGEST_HEADING, as_name, as_names
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.concepts.build import concepts_in
from foxreader.index.named import NamedBook, named_in
from foxreader.index.storage.derived import NamedPlace
from foxreader.index.storage.store import Index
from foxreader.language.lexicon import with_english
from foxreader.language.names import titles, whose_endings
from foxreader.language.script import fold
from foxreader.language.tokenize import token_terms, tokens
from foxreader.retrieval.whole_book import Occurrences, by_chapter, places_of, readable

_LISTED = 20
"""The most names in a list. Chosen, not measured."""
_BY_CHAPTER = 5
"""The most chapters of a card that are shown with a sentence. Chosen, not measured."""
_FEW = 8
"""People of a book up to which names that may be of people are listed as well. Chosen."""
_COMPANY = 4
"""The most others who are listed as often together with one. Chosen, not measured."""
_LEAST = 3
"""Times a name must occur for a card: of a rarer one its sentences are all there is. Chosen."""


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody or something that a book names: other names worth telling, every mention, with whom
    it mostly stands together."""

    label: str
    others: tuple[str, ...]
    units: tuple[Span, ...]
    times: int
    company: tuple[str, ...] = ()
    places: tuple[NamedPlace, ...] = ()
    """Of each mention, where it is known that all are of one."""

    @property
    def worth_a_card(self) -> bool:
        """Whether it occurs often enough that a card says more than its sentences."""
        return self.times >= _LEAST


def known(index: Index, words: str, scope: Scope) -> Known | None:
    """Who or what is called exactly ``words``, articles and titles aside; of those of another
    gender only where nobody else is. People come before places and things."""
    found = named_in(index, scope)
    order = sorted(range(len(found)), key=lambda n: found[n].kind != "person")
    called = [(n, (found[n].label, *found[n].others)) for n in order]
    number = _called(called, words, index.language)
    if number is None:
        return _of_the_map(index, words, scope)
    one = found[number]
    spans = [passage.span for passage in index.passages(scope)]
    company = NamedBook(index.book, scope, found, spans).card(number).company
    beside = [found[c.number].label for c in company if found[c.number].kind == "person"]
    units = tuple(dict.fromkeys(place.unit for place in one.places))
    others = tuple(_worth_telling(one.label, one.others, index.language))
    return Known(one.label, others, units, one.count, tuple(beside[:_COMPANY]), one.places)


def _of_the_map(index: Index, words: str, scope: Scope) -> Known | None:
    """What the concept map has of a name that is not surely a person, a place or a thing."""
    concepts = [one for one in concepts_in(index, scope) if one.kind == "entity"]
    called = [(n, (one.label, *one.others)) for n, one in enumerate(concepts)]
    number = _called(called, words, index.language)
    if number is None:
        return None
    one = concepts[number]
    found = places_of(index, (one.label, *one.others), scope)
    others = tuple(_worth_telling(one.label, one.others, index.language))
    return Known(one.label, others, found.units, found.times)


def _called(named: Iterable[tuple[int, Sequence[str]]], words: str, language: str) -> int | None:
    """The number of the first that has a name of ``words``: with their title, with none of the
    other gender, or at all."""
    wanted, gender = _terms(words, language), _gender(words, language)
    best: tuple[int, int] | None = None
    for number, names in named:
        same = [name for name in names if wanted and _terms(name, language) == wanted]
        if not same:
            continue
        genders = {_gender(name, language) for name in same}
        against = 0 if gender in genders else 1 if genders <= {""} or not gender else 2
        if best is None or against < best[0]:
            best = (against, number)
    return best[1] if best else None


def _gender(name: str, language: str) -> str:
    """The gender that the titles in a name tell, "" if none does."""
    known_titles = titles(language)
    found = (known_titles.gender(word.lower().rstrip(".")) for word in name.split()[:-1])
    return next((gender for gender in found if gender), "")


def _worth_telling(label: str, others: Iterable[str], language: str) -> Iterator[str]:
    """Other names without the forms of one that only a case or a genitive tells apart."""
    told = {(len(label.split()), _terms(label, language))}
    endings = ("s", "’s", "'s", *whose_endings(language))
    names = {fold(label)}
    for name in others:
        key = (len(name.split()), _terms(name, language))
        folded = fold(name)
        if key in told or any(folded.removesuffix(ending) in names for ending in endings):
            continue
        told.add(key)
        names.add(folded)
        yield name


def card(index: Index, scope: Scope, one: Known, said: Sequence[Span] = ()) -> ComposedReply:
    """What the book has of ``one``: other names, what is ``said`` of who it is, first mention, with
    whom, a sentence of some chapters. A sentence about somebody need not be about who they are, so
    none is called the answer."""
    reply = ComposedReply(index.book, "strict", Notice("asks_who"))
    chapters = by_chapter(_occurrences(one), index, scope)
    reply.lead(
        Notice(
            "card_named", name=as_name(one.label, LONGEST_HEADING),
            count=max(one.times, 1), chapters=max(1, len(chapters)),
        )
    )  # fmt: skip
    if one.others:
        reply.say(Notice("card_also", names=as_names(one.others)))
    if one.company:
        reply.say(Notice("card_with", names=as_names(one.company)))
    if said:
        reply.say(Notice("card_said"))
    for span in said:
        reply.quote(span)
    first = one.units[:1]
    if first and not any(span.contains(first[0]) for span in said):
        reply.say(Notice("card_first"))
        reply.quote(first[0])
    _by_chapter(reply, index, [[one.units[n] for n in inside] for _, inside in chapters],
                [*first, *said])  # fmt: skip
    return reply


def _by_chapter(
    reply: ComposedReply, index: Index, chapters: Sequence[Sequence[Span]], shown: Sequence[Span]
) -> None:
    """A sentence of some of the chapters, spread evenly."""
    units = []
    for inside in chapters:
        fresh = [unit for unit in inside if not any(span.contains(unit) for span in shown)]
        units += readable(index.book, fresh)[:1]
    step = max(1, -(-len(units) // _BY_CHAPTER))
    if units:
        reply.say(Notice("card_chapters"))
    for unit in units[::step][:_BY_CHAPTER]:
        reply.quote(unit)


def _occurrences(one: Known) -> Occurrences:
    return Occurrences(one.times, one.units, (1,) * len(one.units))


def people(reply: ComposedReply, index: Index, scope: Scope) -> None:
    """The people whom the book names most often, in the order in which they come; in a book with
    few, the names as well that may be of people; without any, the names it has most often."""
    named = named_in(index, scope)
    rows = [(one.count, one.first.unit, one.label) for one in named if one.kind == "person"]
    if len(rows) < _FEW:
        told = {one.label for one in named} if rows else set()
        least = _LEAST if rows else 1
        rows += [
            (one.count, one.first, one.label)
            for one in concepts_in(index, scope)
            if one.kind == "entity" and one.count >= least and one.label not in told
        ]
    chosen = sorted(rows, key=lambda row: -row[0])[:_LISTED]
    reply.lead(Notice("list_people"))
    for times, first, label in sorted(chosen, key=lambda row: row[1]):
        reply.say(Notice("list_item", name=as_name(label, LONGEST_HEADING), times=times))
        reply.mark([first])


def _terms(words: str, language: str) -> tuple[str, ...]:
    """The terms of a name without articles and titles, sorted."""
    stop = with_english(language)
    kept = (token for token in tokens(words) if fold(token.text) not in stop)
    return tuple(sorted(k for token in kept for k in token_terms(token.text, token.kind, language)))
