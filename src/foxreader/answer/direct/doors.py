"""Which questions code answers itself, and how: the one place that opens a door."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import starmap

from foxreader.answer.direct.card import Known, card, known
from foxreader.answer.direct.introduction import introductions
from foxreader.answer.direct.overview import book_data, compared, listed, named_places, overview
from foxreader.answer.direct.strict import MOST_HIGHLIGHTS, strict_answer
from foxreader.answer.direct.verbatim import ComposedReply
from foxreader.answer.prompt import HELP_REPLY, NAME_REPLY
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, Mode, ReadAs, Searched
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.concepts.build import concepts_in
from foxreader.index.pieces import tagged_units
from foxreader.index.stages import build_derived, build_people
from foxreader.index.storage.derived import Concept
from foxreader.index.storage.store import Index
from foxreader.language.aims import wants
from foxreader.language.lexicon import with_english
from foxreader.language.script import fold
from foxreader.language.tokenize import terms, token_terms, tokens
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.places import PartsOfBook
from foxreader.retrieval.question.question import Question

# The guide answers questions about the program, whatever book is open

_PREFIX = "about-"
"""The ids of the guide's paragraphs that answer a question: this, then what it is about."""


def from_guide(guide: Book, key: str) -> ComposedReply | None:
    """The paragraph of the guide that answers questions about ``key``; None if it has none."""
    for number, file in enumerate(guide.files):
        start = file.anchors.get(f"{_PREFIX}{key.replace('_', '-')}")
        if start is None:
            continue
        end = file.text.find("\n", start + 1)
        place = Span(number, start, len(file.text) if end < 0 else end)
        units = [unit for unit in tagged_units(guide, number) if unit.begins_in([place])]
        reply = ComposedReply(guide, "guide", Notice("asks_about_program"))
        reply.lead(Notice("from_guide"))
        for unit in units:
            reply.quote(unit)
        return reply if reply.cited else None
    return None


# The doors

GUIDE = "guide"
"""The path of an answer from the guide. Its citations are of the guide, not of the open book."""
_SAID = 2
"""The most passages of a card where no sentence says who somebody is. Chosen, not measured."""
_GLANCE = 500
"""The most characters of a sentence that introduces somebody and the next one. Chosen."""


@dataclass(frozen=True, slots=True)
class Door:
    """An answer that code has computed, and why its question took this way."""

    answer: Answer
    why: str
    scope: Scope


class ComputedAnswers:
    """Answers what code can answer about the book of ``index``; ``guide`` gives the guide."""

    def __init__(
        self, index: Index, search: Search, guide: Callable[[], Book | None] | None = None
    ) -> None:
        self._index, self._search, self._guide = index, search, guide
        self._contents = PartsOfBook(index.book)

    def open(
        self, question: Question, *, model: bool, selection: Selection | None = None,
        follows: bool = False, cancel: Cancel | None = None,
    ) -> Door | None:  # fmt: skip
        """The computed answer to ``question``, None if it is to be answered from the text.

        With a ``model``, what the model does better is left to it. ``follows``: the question comes
        after others of a conversation.
        """
        if not self._index.book.readable:
            return None
        if selection is not None:
            return None if model else self._passage(question, selection)
        found = self._computed(question, follows)
        if found is None and not model:
            found = self._without_model(question, cancel)
        if found is None:
            return None
        reply, mode = found
        searched = Searched(share=question.scope.share(self._index.book))
        if question.form.kind == "who_is" and reply.path == "strict":
            read = {term.surface: term.read for term in question.query.terms if term.read}
            searched = replace(searched, read_as=tuple(starmap(ReadAs, read.items())))
        if reply.path == GUIDE:
            searched = replace(searched, share=1.0, books=(reply.title,))
        answer = reply.answer(question.text, mode, searched)
        if mode == "hard_refusal":
            answer = replace(answer, reason="")
        return Door(answer, reply.why, question.scope)

    def _computed(self, question: Question, follows: bool) -> tuple[ComposedReply, Mode] | None:
        """What is computed whether or not there is a model."""
        aim, scope = question.intent.aim, question.scope
        if follows and question.back.pronoun and (aim.bare or aim.subject):
            return None  # "Who wrote it?" asks about what was spoken of before
        if aim.kind == "book":
            return book_data(self._index, scope, aim.key), "direct_answer"
        if aim.kind in ("count", "first", "last"):
            reply = named_places(self._index, scope, aim.kind, aim.subject)
            return reply, "direct_answer" if reply.cited else "hard_refusal"
        if aim.kind == "program" and (aim.reader or aim.named or not self._has_it(question)):
            return self._told(aim.key)
        if aim.perhaps and not self._has_cue(question):
            return self._told(aim.perhaps)
        return self._missing(question)

    def _missing(self, question: Question) -> tuple[ComposedReply, Mode] | None:
        """The refusal of a question about a chapter that the book does not have, or about the end
        under a limit."""
        if question.past_limit and not question.own:
            reply = ComposedReply(self._index.book, "no_context", Notice("names_the_end"))
            reply.lead(Notice("end_unread"))
            return reply, "hard_refusal"
        if question.part is not None:
            return None
        number = self._contents.missing(question.text, question.scope)
        if number is None:
            return None
        reply = ComposedReply(self._index.book, "no_context", Notice("names_no_part"))
        reply.lead(Notice("no_such_chapter", number=number, count=self._contents.counted))
        return reply, "hard_refusal"

    def _told(self, key: str) -> tuple[ComposedReply, Mode] | None:
        """What the guide says about ``key``; None if it says nothing."""
        guide = self._guide() if self._guide is not None else None
        told = from_guide(guide, key) if guide is not None else None
        return None if told is None else (told, "direct_answer")

    def _has_it(self, question: Question) -> bool:
        """Whether the best passage of the book has all content words of the question."""
        return self._has({term.key for term in question.own}, question)

    def _has_cue(self, question: Question) -> bool:
        """Whether the question has a name of the book, or its best passage the words that may be
        for the program: then it is about the book."""
        cue = set(terms(question.intent.aim.cue, self._index.language))
        if any(term.proper and term.key not in cue for term in question.own):
            return True
        return self._has({term.key for term in question.own if term.key in cue}, question)

    def _has(self, keys: set[str], question: Question) -> bool:
        """Whether the best passage of the book has all of ``keys``; not without any."""
        hits = self._search.hits(self._search.look(question), 1) if keys else ()
        texts = (self._index.book.text_at(hit.span) for hit in hits)
        return any(keys <= set(terms(text, self._index.language)) for text in texts)

    def _without_model(
        self, question: Question, cancel: Cancel | None
    ) -> tuple[ComposedReply, Mode] | None:
        """What a model would answer from the tools, in the book's own sentences."""
        if question.intent.talk:
            return self._talked(question), "general"
        aim, form, scope = question.intent.aim, question.form, question.scope
        if aim.kind == "overview":
            self._derive(cancel)
            reply = overview(self._index, scope)
            return (reply, "guided_fallback") if reply.cited else None
        if aim.kind == "list":
            self._derive(cancel)
            shown = listed(self._index, scope, aim.key)
            return None if shown is None else (shown, "guided_fallback")
        if form.compares:
            self._derive(cancel)
            sides = self._named_in(question)
            if len(sides) > 1:
                hits = self._search.hits(self._search.look(question), MOST_HIGHLIGHTS)
                return compared(self._index, scope, sides[:2], hits), "guided_fallback"
        if _asks_who(question):
            one = self._known(question, cancel)
            if one is not None and one.worth_a_card:
                found = strict_answer(question, self._search)
                stated = found.mode == "direct_answer"
                said = found.spans if stated else self._introduced(question, one)
                said = said or found.passages[:_SAID]
                return card(self._index, scope, one, said), "guided_fallback"
        return None

    def _talked(self, question: Question) -> ComposedReply:
        """What is said to a greeting, to thanks, and to who asks what this is."""
        reply = ComposedReply(self._index.book, "direct", Notice("asks_nothing_of_book"))
        reply.lead(NAME_REPLY if question.intent.talk == "name" else HELP_REPLY)
        return reply

    def _introduced(self, question: Question, one: Known) -> tuple[Span, ...]:
        """The sentences that introduce ``one``, each with the next of its paragraph if it is short
        enough: who is introduced is described."""
        found: list[Span] = []
        for unit in introductions(self._index, one.places, question.form):
            if not any(span.contains(unit) for span in found):
                found.append(self._with_next(unit, question.scope))
        return tuple(found)

    def _with_next(self, unit: Span, scope: Scope) -> Span:
        text = self._index.book.files[unit.file].text
        around = Span(unit.file, unit.start, min(unit.end + _GLANCE, len(text)))
        after = next(
            (one for one in self._index.units_inside(around) if one.start >= unit.end), unit
        )
        whole = unit.to(after)
        near = len(whole) <= _GLANCE and "\n" not in text[unit.end : after.start]
        return whole if near and scope.allows(whole) else unit

    def _known(self, question: Question, cancel: Cancel | None) -> Known | None:
        """Who or what is asked for; the people are there sooner than the concept map."""
        subject, scope = _subject(question), question.scope
        build_people(self._index, cancel)
        one = known(self._index, subject, scope)
        if one is None:
            self._derive(cancel)
            one = known(self._index, subject, scope)
        return one

    def _named_in(self, question: Question) -> list[Concept]:
        """The entities of the concept map that a question names, in its order."""
        # Without stop words: "and" has the stem of the Andes.
        stop = with_english(self._index.language)
        said = (token for token in tokens(question.text) if fold(token.text) not in stop)
        keys = [k for t in said for k in token_terms(t.text, t.kind, self._index.language)]
        found: dict[int, Concept] = {}
        for concept in concepts_in(self._index, question.scope):
            if concept.kind != "entity":
                continue
            for name in (concept.label, *concept.others):
                own = terms(name, self._index.language)
                at = next(
                    (n for n in range(len(keys)) if own and keys[n : n + len(own)] == own), -1
                )
                if at >= 0:
                    found.setdefault(at, concept)
                    break
        ordered = [found[at] for at in sorted(found)]
        return list({one.id: one for one in ordered}.values())

    def _derive(self, cancel: Cancel | None) -> None:
        """Make the extracts and the concept map if they do not exist yet, which takes seconds."""
        for _ in build_derived(self._index, cancel):
            pass

    def _passage(self, question: Question, selection: Selection) -> Door | None:
        """What is selected, or the first highlights, if it is to be translated or explained and no
        model can."""
        if wants(question.text, "translate"):
            lead = Notice("needs_model_translate")
        elif wants(question.text, "explain"):
            lead = Notice("needs_model_explain")
        else:
            return None
        spans = [span for span in selection.spans if question.scope.allows(span)]
        if not spans:
            return None
        reply = ComposedReply(self._index.book, "selection", Notice("asks_for_model"))
        reply.lead(lead)
        for span in spans[:MOST_HIGHLIGHTS]:
            reply.quote(span)
        answer = reply.answer(question.text, "guided_fallback", Searched())
        return Door(answer, reply.why, question.scope)


def _asks_who(question: Question) -> bool:
    """Whether the question asks who somebody is, and not for an overview or a list."""
    form, whole = question.form, question.intent.aim.kind in ("overview", "list")
    return form.kind == "who_is" and bool(form.subject) and question.part is None and not whole


def _subject(question: Question) -> str:
    """Whom the question asks about, with the names that its misspelt ones are read as."""
    subject = question.form.subject
    for term in question.query.terms:
        if term.read:
            subject = subject.replace(fold(term.surface), term.read)
    return subject
