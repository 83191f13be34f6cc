"""The four outcomes of a question without a model, as markup: the book states this, most likely
here, nearest places, not found. Pure functions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from foxreader.answer import prompt
from foxreader.answer.conversation.stored import Answerer
from foxreader.answer.direct.strict import LIKELY
from foxreader.answer.direct.verbatim import is_unanswered, outcome
from foxreader.answer.evidence_line.lines import EvidenceLine
from foxreader.core.events import Answer, Citation
from foxreader.ui.chat.lines import place_lines_html
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import Context, notice_words, percent

OutcomeWords = Context("OutcomeWords")

_OPEN = 2
"""How many of the nearest places are shown at once; the design's."""
_CIRCLE = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="7"/></svg>'
)


def places_html(answer: Answer, lines: Sequence[EvidenceLine], *, by: Answerer) -> str:
    """The likely answer with its neighbours and the other places, or the nearest places.

    ``lines`` has a line for each citation in the order of :func:`places_of`; ``by`` is who could
    answer.
    """
    heading = outcome_html(answer)
    why = f'<p class="lead">{escape(notice_words(answer.reason))}</p>'
    if answer.confidence == "likely":
        also = _also(lines[1:])
        why = "" if answer.reason in (LIKELY, prompt.LIKELY_IN_THEM) else why
        shown = f"{heading}{why}{_passage(answer, lines[0])}{also}"
    else:
        shown = f"{heading}{why}{place_lines_html(lines, 0 if is_unanswered(answer) else _OPEN)}"
    return shown + _word_for_word(by)


def refused_html(answer: Answer, said: str) -> str:
    """A refusal: its heading, then the markup ``said`` of its text."""
    heading = escape(notice_words(outcome(answer)))
    return f'<p class="heading">{_CIRCLE}<b>{heading}</b></p>{said}'


def outcome_html(answer: Answer) -> str:
    """The heading of an answer in the book's own words."""
    return _heading(notice_words(outcome(answer)))


def _heading(words: str) -> str:
    return f'<h3 class="outcome">{escape(words)}</h3>'


def _passage(answer: Answer, line: EvidenceLine) -> str:
    """The card of the likely answer: its sentence marked, between its neighbours."""
    citation = line.citation
    before, after = (escape(" ".join(text.split())) for text in answer.beside)
    context, go = OutcomeWords.tr("Context"), OutcomeWords.tr("Go there")
    number = citation.number
    return (
        f'<aside class="likely" aria-label="{escape(notice_words(outcome(answer)))}">'
        f"<header><b>{escape(_title(citation, line))}</b>"
        f"<span>{escape(_page(line))}</span></header>"
        f'<p class="passage" dir="auto">{before} <mark>{escape(citation.quote)}</mark> {after}</p>'
        f'<footer><button class="plain" data-do="around" value="{number}">{context}</button>'
        f'<span class="space"></span>'
        f'<button class="go" data-do="go" value="{number}">{go}</button></footer></aside>'
    )


def _title(citation: Citation, line: EvidenceLine) -> str:
    """The place of the likely answer: book if it is another, chapter number and title."""
    chapter = line.place.chapter
    if chapter in re.findall(r"\w+", citation.title):  # "Chapter 7 - A Mad Tea-Party" has it
        chapter = ""
    return " · ".join(filter(None, (line.place.book, chapter, citation.title)))


def _page(line: EvidenceLine) -> str:
    """Its page, or how far into the book it is."""
    share = percent(line.place.share) if line.place.share is not None else ""
    return page_label_words(line.place.page or None) or share


def _also(lines: Sequence[EvidenceLine]) -> str:
    if not lines:
        return ""
    return _heading(OutcomeWords.tr("Also here")) + place_lines_html(lines, _OPEN)


def _word_for_word(by: Answerer) -> str:
    """That the words are the book's; where no model could answer, why, and what to do for one."""
    said = OutcomeWords.tr("From the book, word for word.")
    if by == "none":
        why = OutcomeWords.tr("No model is set up, so nothing is put into other words.")
        act = OutcomeWords.tr("Set up a model")
    elif by == "word_for_word":
        why = OutcomeWords.tr("“Word for word” is chosen, so nothing is put into other words.")
        act = OutcomeWords.tr("Choose a model")
    else:
        return f'<p class="label">{said}</p>'
    return (
        f'<p class="label">{said} {why}</p>'
        f'<p><button class="plain link" data-do="models">{act}</button></p>'
    )
