"""What the checks compare an answer with, and what they find: a turn's evidence, a verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.names import names
from foxreader.answer.checks.quotes import MARKS, canonical, without_quotes
from foxreader.answer.checks.reading import Read, ReadPlace, read
from foxreader.answer.gate.footnote import Sentence
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.book import Book
from foxreader.core.events import GRADES, Citation, Flag, FlagKind, Grade
from foxreader.core.letters import script_of
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.chapter_words import heading_number
from foxreader.language.detect import guess
from foxreader.language.lexicon import language as data_of
from foxreader.language.script import fold
from foxreader.language.tokenize import terms

# What the checks find in a sentence, and the flags shown to the reader

_SHOWN = 80
"""Characters that are repeated of the words a finding is about; chosen: about a line."""


_UNSURE: tuple[FlagKind, ...] = ("uncited", "weak", "name", "quote")
"""The kinds of finding that hide a sentence under a spoiler limit."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A failed check of a sentence; a hard failure hides the sentence.

    ``code`` is that of the notice which says so, ``words`` are those it is about. ``was_hard``: it
    is about a sentence that is on screen already.
    """

    kind: FlagKind
    hard: bool
    code: str
    words: str
    was_hard: bool = False

    @property
    def line(self) -> Notice:
        """The finding in one sentence."""
        flat = " ".join(self.words.split())
        shown = flat if len(flat) <= _SHOWN else f"{flat[: _SHOWN - 1]}…"
        return Notice(self.code, words=shown.strip(MARKS))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of all checks for one sentence.

    ``grade`` is the lowest of its claims, None if it cites nothing; ``grades`` are those of its
    footnotes.
    """

    sentence: Sentence
    grade: Grade | None
    findings: tuple[Finding, ...] = ()
    grades: tuple[tuple[int, Grade], ...] = ()

    @property
    def fails(self) -> bool:
        """Whether the sentence fails a hard check and must not be shown."""
        return any(finding.hard for finding in self.findings)

    @property
    def softened(self) -> Verdict:
        """The verdict for a sentence already on screen: hard failures become notes."""
        softened = (replace(f, hard=False, was_hard=f.hard) for f in self.findings)
        return replace(self, findings=tuple(softened))

    @property
    def limited(self) -> Verdict:
        """The verdict under a spoiler limit: a claim that is marked fails, and its words are not
        repeated."""
        if not any(finding.kind in _UNSURE for finding in self.findings):
            return self
        return replace(self, findings=(Finding("future", True, "past_your_place", "…"),))

    @property
    def uncited(self) -> bool:
        """Whether it needs a citation and has none (V7)."""
        return any(finding.kind == "uncited" for finding in self.findings)

    @property
    def supported(self) -> bool:
        """Whether it cites a place and may be shown, marked or not."""
        return bool(self.grades) and not self.fails

    @property
    def mendable(self) -> bool:
        """Whether it fails and may be sent to a model for repair; a spoiler is never sent."""
        return self.fails and not any(finding.kind == "future" for finding in self.findings)


def graded(citations: Iterable[Citation], verdicts: Iterable[Verdict]) -> tuple[Citation, ...]:
    """``citations``, each with the lowest grade of the sentences that cite it."""
    lowest: dict[int, int] = {}
    for verdict in verdicts:
        for number, grade in verdict.grades:
            lowest[number] = max(GRADES.index(grade), lowest.get(number, 0))
    return tuple(replace(c, grade=GRADES[lowest.get(c.number, 1)]) for c in citations)


def flags(verdicts: Iterable[Verdict]) -> tuple[Flag, ...]:
    """The flags for the sentences that are shown, in order."""
    found: list[Flag] = []
    known: set[Flag] = set()
    for verdict in verdicts:
        for finding in verdict.findings:
            words = " ".join(finding.words.split())
            flag = Flag(finding.kind, finding.line, words, finding.was_hard)
            # The same name is flagged once; every uncited sentence is flagged.
            if not finding.hard and (finding.kind == "uncited" or flag not in known):
                found.append(flag)
                known.add(flag)
    return tuple(found)


_PAGE = 2_000
"""How many code points before and after a cited place the words of its scene are looked for, and a
name that the place only has a pronoun for. About a page. Chosen, not measured."""

_LETTER = re.compile(r"\w")
_BESIDE = 40
"""How many code points before and after a word are looked at: more than a long word has."""
_SHORTENED = re.compile(r"\b([A-ZÄÖÜ][^\W\d_]{1,4})\. (?:[A-Z][a-z]?\. )?([A-ZÄÖÜ][^\W\d_]+)")
"""An abbreviation and the name after it; also the last word of a sentence and the first of the
next."""
_ABBREVIATION = re.compile(r"(?<!\w)[A-Z](?:\.?[A-Z0-9])+(?!\w)")


@dataclass(frozen=True)
class CitedWords:
    """What a claim's footnotes point to. ``spans`` are their places, ``around`` these extended by
    a sentence on either side, places that touch joined. ``texts`` are without the marks of notes,
    which ``printed`` have. ``titles`` are those of their sections."""

    spans: tuple[Span, ...]
    around: tuple[Span, ...]
    texts: tuple[str, ...]
    printed: tuple[str, ...]
    titles: tuple[str, ...]
    place: ReadPlace
    near: str

    @cached_property
    def text(self) -> str:
        """All the text a claim may rest on, titles too."""
        return " ".join([*self.titles, *self.texts])

    @cached_property
    def near_terms(self) -> frozenset[str]:
        """The index terms of the page around the places."""
        return frozenset(terms(self.near, self.place.language))


class TurnEvidence:
    """The units a turn may cite, the question, and what names the book."""

    def __init__(self, ledger: Ledger, question: str, language: str) -> None:
        self.ledger = ledger
        self.question = question
        self.language = language
        self.text = ledger.text()
        self._cited: dict[tuple[Span, ...], CitedWords] = {}
        self._places: dict[str, tuple[tuple[str, str], ...]] = {}

    @cached_property
    def canonical(self) -> str:
        """The evidence in the form quotations are compared in; what has marks of notes in it also
        without them."""
        book = self.ledger.book
        marked = [unit for unit in self.ledger if book.words_at(unit) != book.text_at(unit)]
        return canonical("\n".join([self.text, *map(book.words_at, marked)]))

    @cached_property
    def squeezed(self) -> str:
        """The evidence without spaces and hyphens: "South East" has "Southeast"."""
        return squeezed(self.text)

    @cached_property
    def figures(self) -> frozenset[str]:
        """The values of the numbers in the evidence."""
        return figures.values(self.text, self.language)

    @cached_property
    def terms(self) -> frozenset[str]:
        """The index terms of the evidence and of its sections' titles."""
        return frozenset(terms(f"{self.text} {self.titles}", self.language))

    @cached_property
    def units(self) -> tuple[frozenset[str], ...]:
        """The index terms of each unit."""
        book = self.ledger.book
        return tuple(read(book.words_at(unit), self.language).terms for unit in self.ledger)

    @cached_property
    def names(self) -> frozenset[str]:
        """The index terms of words that have a capital inside a sentence of the evidence."""
        found = names(self.text, self.language)
        return frozenset(term for name in found if not name.first for term in name.terms)

    @cached_property
    def capitals(self) -> frozenset[str]:
        """The abbreviations of the evidence without full stops, and the question's content words in
        capitals, which a reader may write small: U.S., ps3."""
        asked = (word for word in self.asked.words if word.term in self.asked.content)
        found = (match.group().replace(".", "") for match in _ABBREVIATION.finditer(self.text))
        words = (word for word in self.question.split() if any(map(str.isdigit, word)))
        return frozenset((*found, *(w.text.upper() for w in asked), *map(str.upper, words)))

    @cached_property
    def shortened(self) -> tuple[tuple[str, str], ...]:
        """The abbreviations before a name, without their full stop, and that name: Prof. Adams."""
        return tuple(dict.fromkeys(_SHORTENED.findall(self.text)))

    @cached_property
    def asked(self) -> Read:
        """The question, read in the book's language."""
        return read(self.question, self.language)

    @cached_property
    def titles(self) -> str:
        """The titles of the sections the evidence is from."""
        return "\n".join(dict.fromkeys(self.ledger.book.title_at(u) for u in self.ledger))

    @cached_property
    def called(self) -> tuple[str, ...]:
        """What names the book itself: its title and its authors."""
        metadata = self.ledger.book.metadata
        return (metadata.title, *metadata.authors)

    @cached_property
    def script(self) -> str:
        """The script of most of the evidence."""
        return script_of(self.text)

    def places_of(self, word: str) -> tuple[tuple[str, str], ...]:
        """For each place of a word in the book, the text right before and right after it."""
        if word not in self._places:
            self._places[word] = tuple(_places(word, self.ledger.book))
        return self._places[word]

    def cited(self, spans: Iterable[Span]) -> CitedWords:
        """The places ``spans`` in the forms a claim is compared with."""
        key = tuple(dict.fromkeys(spans))
        if key not in self._cited:
            self._cited[key] = self._read(key)
        return self._cited[key]

    def _read(self, spans: tuple[Span, ...]) -> CitedWords:
        book = self.ledger.book
        around = self._joined([self.ledger.around(span) for span in spans])
        titles = tuple(dict.fromkeys(filter(None, (book.title_at(span) for span in spans))))
        texts = tuple(book.words_at(span) for span in around)
        printed = tuple(book.text_at(span) for span in around)
        language = self._language_at(" ".join(map(book.text_at, spans)))
        own = [unit for span in spans for unit in self._units(span)]
        wide = [unit for span in around for unit in self._units(span)]
        said = [read(book.words_at(unit), language) for unit in (*own, *wide)]
        heads = tuple(read(title, language) for title in titles)
        place = ReadPlace(tuple(said[: len(own)]), (*said[len(own) :], *heads), language)
        near = " ".join(
            book.files[span.file].words[max(0, span.start - _PAGE) : span.end + _PAGE]
            for span in around
        )
        return CitedWords(spans, tuple(around), texts, printed, titles, place, near)

    def _language_at(self, text: str) -> str:
        """The language of a place: the book's, or what its script tells where a part of the book
        was left untranslated."""
        own, book = guess(text), data_of(self.language)
        if not own or not self.language or own == self.language:
            return self.language or own
        if not book.script:
            return own if data_of(own).alone_in_script else self.language
        return self.language if re.search(f"[{book.script}{book.shared_script}]", text) else own

    def _units(self, span: Span) -> Sequence[Span]:
        """The units of the ledger inside ``span``; the span itself if there are none."""
        return [unit for unit in self.ledger if span.contains(unit)] or [span]

    def _joined(self, spans: Iterable[Span]) -> list[Span]:
        """``spans`` in order, those that touch or overlap joined."""
        found: list[Span] = []
        for span in sorted(spans, key=lambda s: (s.file, s.start)):
            if found and self._touch(found[-1], span):
                found[-1] = Span(span.file, found[-1].start, max(found[-1].end, span.end))
            else:
                found.append(span)
        return found

    def _touch(self, one: Span, other: Span) -> bool:
        between = self.ledger.book.files[one.file].text[one.end : other.start]
        return one.file == other.file and not between.strip()

    def figures_at(self, cited: CitedWords) -> frozenset[str]:
        """The numbers of cited places, and of their titles all but the chapter's number."""
        heads = {title: heading_number(title) for title in cited.titles}
        texts = [t[: h.start] + t[h.end :] if h else t for t, h in heads.items()]
        return figures.values("\n".join([*texts, *cited.texts]), self.language)


def squeezed(text: str) -> str:
    """``text`` in canonical form without spaces and hyphens."""
    return canonical(text).replace(" ", "").replace("-", "")


def _places(word: str, book: Book) -> Iterator[tuple[str, str]]:
    # A pattern for whole words would be tried at each word of the book: a hundred times slower. The
    # word has a capital, so it begins one; whether it ends one is to be seen.
    for file in book.files:
        at = file.text.find(word)
        while at >= 0:
            end = at + len(word)
            before, after = file.text[max(0, at - _BESIDE) : at], file.text[end : end + _BESIDE]
            if not _LETTER.match(after):
                yield before, after
            at = file.text.find(word, end)


# Names that stand for the "I" of the place

_LAST, _FIRST = re.compile(r"(\w+) \Z"), re.compile(r"^ (\w+)")
_LEAST_PLACES = 6
"""The fewest places of a narrator's name. Chosen, not measured."""


def names_narrator(name: str, cited: CitedWords, evidence: TurnEvidence) -> bool:
    """Whether a name may be that of "I" in the cited sentences: they have the pronoun outside
    quotations, and the book has the name but never lets its owner speak in the third person."""
    language = cited.place.language
    pronouns = data_of(language).words.first_person
    told = (re.findall(r"\w+", without_quotes(one.text)) for one in cited.place.own)
    if not any(pronouns.intersection(words) for words in told):
        return False
    labels = evidence.places_of(name.upper())
    if any(before[-1:] == after[:1] == "\n" for before, after in labels):
        return False  # who speaks in a play
    speaks = data_of(language).meaning.speaks
    around = [_beside(*place) for place in evidence.places_of(name)]
    if len(around) < _LEAST_PLACES:
        return False
    return speaks.isdisjoint(fold(w) for words in around for w in words)


def _beside(before: str, after: str) -> list[str]:
    """The words next to a place, if no comma is between: “Ishmael, said I” names no other."""
    return _LAST.findall(before) + _FIRST.findall(after)
