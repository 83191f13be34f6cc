"""The evidence of an answer as markup: lines under claims, outcomes without a model, cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

from foxreader.answer import prompt
from foxreader.answer.conversation.stored import Answerer
from foxreader.answer.direct.strict import LIKELY
from foxreader.answer.direct.verbatim import is_unanswered, outcome
from foxreader.answer.evidence_line.lines import SIGNS, ClaimLines, EvidenceLine, LinePlace
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Grade
from foxreader.core.notice import says
from foxreader.core.span import Span
from foxreader.language.chapter_words import heading_number
from foxreader.ui.chat.details import grade_words, short_grade_words
from foxreader.ui.platform.progress import page_label_words, page_name
from foxreader.ui.platform.translation import Context, notice_words, number, percent

# Evidence lines under the claims of an answer

LineWords = Context("LineWords")

_CLASSES: Mapping[str, str] = {"shared": "own", "plain": "", "cut": "cut"}
_OPEN = 2
"""How many of the nearest places are shown at once; the others can be unfolded."""


def lines_html(claim: ClaimLines, key: int, *, last: bool = False) -> str:
    """The lines of a claim: two at most, the others to be unfolded.

    ``key`` tells them from those of other claims, so that what is unfolded or has the focus stays
    so. ``last``: nothing follows them in their paragraph or item.
    """
    why = " ".join(map(notice_words, claim.reasons))
    shown = "".join(_line(line, f"{key}.{at}", why) for at, line in enumerate(claim.lines))
    more = ""
    if claim.more:
        label = LineWords.tr("+ {0} more").format(number(len(claim.more)))
        hidden = "".join(_line(line, f"{key}.more.{at}", why) for at, line in enumerate(claim.more))
        more = _folded(hidden, f"{key}.more", label)
    return f'<span class="lines{" last" * last}">{_against(claim)}{shown}{more}</span>'


def _against(claim: ClaimLines) -> str:
    """The words over the lines of a claim that they contradict."""
    if all(line.citation.grade != "otherwise" for line in (*claim.lines, *claim.more)):
        return ""
    said = LineWords.tr("The place says otherwise")
    return f'<span class="against">{SIGNS["otherwise"]} {said}</span>'


def _place_lines_html(lines: Sequence[EvidenceLine], most: int, more: str) -> str:
    """Places of the book as lines without grades: ``most`` at once, the others to be unfolded by a
    button with the words ``more``."""
    drawn = [_line(line, f"place.{at}", "", graded=False) for at, line in enumerate(lines)]
    rest = ""
    if drawn[most:]:
        rest = _folded("".join(drawn[most:]), "place.more", more.format(number(len(drawn) - most)))
    return f'<div class="lines">{"".join(drawn[:most])}{rest}</div>'


def _folded(hidden: str, key: str, label: str) -> str:
    """Lines that are hidden, and the button that shows them."""
    return (
        f'<span class="rest" hidden>{hidden}</span>'
        f'<button class="plain unfold" data-key="{key}" aria-expanded="false">{label}</button>'
    )


def _line(line: EvidenceLine, key: str, why: str, *, graded: bool = True) -> str:
    """One line: number, sentence, place and, if ``graded``, grade. It is one control: a press goes
    there.

    With the keyboard on it the whole sentence is shown, and ``why`` its grade is weak, if it is.
    """
    citation = line.citation
    cut = any(run.kind == "cut" for run in line.runs)
    kind = "" if cut else " uncut" if line.runs else " uncut alone"
    name = LineWords.tr("Go to evidence {0}, {1}: {2}").format(
        number(citation.number),
        _said(citation.grade if graded else None, line.place),
        line.text or line.whole,
    )
    reason = ""
    if citation.weak and why:
        name = f"{name} {why}"
        reason = f'<span class="why" dir="auto">{SIGNS[citation.grade]} {escape(why)}</span>'
    return (
        f'<span class="ev {citation.grade if graded else "near"}{kind}" role="link" tabindex="-1"'
        f' dir="{"rtl" if line.right_to_left else "ltr"}" data-do="go"'
        f' data-value="{citation.number}" data-key="{key}" aria-label="{escape(name)}">'
        f'<span class="no">{number(citation.number)}</span>'
        f"{_sentence(line, cut=cut)}{_place(line, graded=graded)}{reason}</span>"
    )


def _sentence(line: EvidenceLine, *, cut: bool) -> str:
    """The sentence, with the whole of it where it is ``cut``; "" where it is the claim itself."""
    if not line.runs:
        return ""
    shown = "".join(
        f'<i class="{_CLASSES[run.kind]}">{escape(run.text)}</i>'
        if run.kind != "plain"
        else escape(run.text)
        for run in line.runs
    )
    whole = f'<span class="whole" dir="auto">{escape(line.whole)}</span>' if cut else ""
    return f'<span class="se"><span class="short">{shown}</span>{whole}</span>'


def _place(line: EvidenceLine, *, graded: bool) -> str:
    """Where the sentence stands, and its grade."""
    grade, book = short_grade_words(line.citation.grade), escape(line.place.book)
    if line.citation.grade == "otherwise":  # the words over the lines say it
        grade = SIGNS["otherwise"]
    of = f'<bdi class="of" title="{book}">{book}</bdi>' if book else ""
    end = f"<em><bdi>{escape(grade)}</bdi></em>" if graded else ""
    return f'<span class="pl">{of}<bdi>{escape(_where(line.place))}</bdi>{end}</span>'


def _said(grade: Grade | None, place: LinePlace) -> str:
    """Grade, if there is one, and place for a screen reader."""
    chapter = LineWords.tr("chapter {0}").format(place.chapter) if place.chapter else ""
    where = _page(place)
    named = "" if grade is None else short_grade_words(grade, sign=False)
    said = (named, place.book, chapter, where)
    return ", ".join(filter(None, said))


def switch_html(on: bool) -> str:
    """The switch that takes the lines away; ``on`` if they are."""
    label = LineWords.tr("Footnotes only")
    return (
        f'<button class="switch" role="switch" aria-checked="{str(on).lower()}"'
        f' data-do="footnotes" data-key="switch">{label}<span class="knob"></span></button>'
    )


# The four outcomes without a model: stated by the book, most likely here, nearest places, not found

OutcomeWords = Context("OutcomeWords")

_NEAR, _NEXT, _SPARE = 120, 180, 60
"""Characters of a passage before the marked sentence and after it that are shown at once, and how
many more are shown rather than folded: three lines and four. Chosen."""

_BREAKS, _NEWLINES = re.compile(r"\s*\n\s*"), "\r\n"

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
    if says(answer.reason, "unstated"):  # it says what the heading does
        heading = ""
    if answer.confidence == "likely":
        also = _heading(OutcomeWords.tr("Also here")) if lines[1:] else ""
        why = "" if answer.reason in (LIKELY, prompt.LIKELY_IN_THEM) else why
        shown = f"{heading}{why}{_passage(answer, lines, 0)}{also}{_places(answer, lines, 1)}"
    elif is_unanswered(answer):
        nearest = LineWords.tr("The nearest places: {0}")
        shown = f"{heading}{why}{_place_lines_html(lines, 0, nearest)}"
    else:
        shown = f"{heading}{why}{_places(answer, lines, 0)}"
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


def _places(answer: Answer, lines: Sequence[EvidenceLine], first: int) -> str:
    """The places from the ``first`` on in their passages: up to the second at once, the others to
    be unfolded. Those without a passage are lines."""
    told, more = len(answer.beside), LineWords.tr("+ {0} more")
    drawn = [_passage(answer, lines, at) for at in range(first, told)]
    open_, rest = "".join(drawn[: _OPEN - first]), drawn[_OPEN - first :]
    if rest:
        label = more.format(number(len(rest)))
        open_ += f'<div class="lines">{_folded("".join(rest), "place.more", label)}</div>'
    left = lines[max(first, told) :]
    return open_ + (_place_lines_html(left, max(0, _OPEN - told), more) if left else "")


def _passage(answer: Answer, lines: Sequence[EvidenceLine], at: int) -> str:
    """The card of a place: its sentence marked in its passage."""
    line = lines[at]
    citation = line.citation
    sides = answer.beside[at] if at < len(answer.beside) else ("", "")
    (far, near), (next_, further) = _cut_before(sides[0]), _cut_after(sides[1])
    before, after = f"{_folds(far)}{escape(near)}", f"{escape(next_)}{_folds(further, on=True)}"
    more = _more(citation.number) if far or further else ""
    context, go = OutcomeWords.tr("Context"), OutcomeWords.tr("Go there")
    title, page, key = _title(citation, line), _page(line.place), citation.number
    # Several stand below each other: each is called by its place, and so are its buttons.
    place = escape(", ".join(filter(None, (number(key), title, page))))
    return (
        f'<aside class="likely" aria-label="{place}">'
        f"<header><b>{escape(title)}</b><span>{escape(page)}</span></header>"
        f'<p class="passage" dir="auto">{before} {_marked(line)} {after}</p>'
        f'<footer>{more}<button class="plain" data-do="around" value="{key}"'
        f' aria-label="{context}: {place}">{context}</button>'
        f'<span class="space"></span>'
        f'<button class="go" data-do="go" value="{key}"'
        f' aria-label="{go}: {place}">{go}</button></footer></aside>'
    )


def _marked(line: EvidenceLine) -> str:
    """The marked words; the lines of a program in them as they were typed."""
    quote, typed = line.citation.quote, line.typed
    if not typed:
        return f"<mark>{escape(quote)}</mark>"
    said, lines = _BREAKS.sub("\n", quote[:typed]).strip(), quote[typed:].strip(_NEWLINES)
    return f'<mark>{escape(said)}</mark><code dir="ltr"><mark>{escape(lines)}</mark></code>'


def _cut_before(text: str) -> tuple[str, str]:
    """What is folded of the text before the marked sentence, and what is shown of it."""
    if len(text) <= _NEAR + _SPARE:
        return "", text
    at = text.find(" ", len(text) - _NEAR) + 1 or len(text) - _NEAR
    return text[:at], text[at:]


def _cut_after(text: str) -> tuple[str, str]:
    if len(text) <= _NEXT + _SPARE:
        return text, ""
    at = text.rfind(" ", _NEXT // 2, _NEXT)
    at = at if at > 0 else _NEXT
    return text[:at], text[at:]


def _folds(text: str, *, on: bool = False) -> str:
    """Folded words before those that are shown, or ``on`` behind them: dots stand for them."""
    if not text:
        return ""
    folded, cut = f'<span class="beyond">{escape(text)}</span>', '<span class="omitted">…</span>'
    return cut + folded if on else folded + cut


def _more(number: int) -> str:
    """The button that shows the folded words of a passage, and folds them again."""
    more, less = OutcomeWords.tr("More"), OutcomeWords.tr("Less")
    return (
        f'<button class="plain unfold" data-key="passage.{number}" aria-expanded="false">'
        f'<span class="beyond">{less}</span><span class="omitted">{more}</span></button>'
    )


def _title(citation: Citation, line: EvidenceLine) -> str:
    """The place of the likely answer: book if it is another, chapter number and title."""
    named = line.place.named or citation.title
    chapter = line.place.chapter
    if named != citation.title or heading_number(named) is not None:
        chapter = ""  # "Book I · Part I · XXVI" and "XVII: The Ramadan" have it
    return " · ".join(filter(None, (line.place.book, chapter, named)))


def _page(place: LinePlace) -> str:
    """Its page, or how far into the book it is."""
    if page := place.page or _counted(place):
        return page_label_words(page)
    return percent(place.share) if place.share is not None else ""


def _counted(place: LinePlace) -> str:
    return number(int(place.counted)) if place.counted else ""


def _where(place: LinePlace) -> str:
    """Chapter and page, as the contents have them, or chapter and how far into the book."""
    counted = _counted(place)
    return " · ".join(filter(None, (place.chapter, counted))) if counted else place.words(percent)


def _word_for_word(by: Answerer) -> str:
    """That the words are the book's; where no model could answer, what to do for one."""
    said = OutcomeWords.tr("From the book, word for word.")
    acts = {"none": OutcomeWords.tr("Add a model"),
            "word_for_word": OutcomeWords.tr("Choose a model")}  # fmt: skip
    act = acts.get(by, "")
    link = f' <button class="plain link" data-do="models">{act}</button>' if act else ""
    return f'<p class="label">{said}{link}</p>'


# The preview of a footnote, and the card with its passage

CardWords = Context("CardWords")

_LINES = 5
_LINE = 42
"""A card's lines, and the characters of one (measured): 14.5 pixels of serif in a dock of 392."""
_LEAD = 60
"""Characters before the cited words at most, so that these begin in the second line."""
_WIDE = 900
"""Characters of context at each side once the reader has asked for it: about a page."""
_PEEK = 200
"""Characters of a glance: four lines of its box."""
_SPACES = re.compile(r"\s+")


def peek_words(quote: str) -> str:
    """What a glance at a footnote shows of its words: 200 characters, whole words of them."""
    line = _SPACES.sub(" ", quote).strip()
    if len(line) <= _PEEK:
        return line
    cut = line[:_PEEK]
    cut = cut[: cut.rfind(" ")] if " " in cut[_PEEK // 2 :] else cut
    return cut.rstrip(" ,;:") + "…"


def where_words(citation: Citation) -> str:
    """Where a citation is: book, chapter, section and page, as far as they are known."""
    parts = (citation.source or citation.title, page_label_words(citation.page))
    return " · ".join(part for part in parts if part)


def footnote_words(number: int) -> str:
    """What a footnote is called."""
    return CardWords.tr("Footnote {0}").format(number)


def card_html(
    book: Book, citation: Citation, wide: bool, of_book: str = "", *, graded: bool = True
) -> str:
    """The preview of a footnote: the passage with the cited words marked, and what to do next.

    ``of_book`` names the book where it is another than the open one. Without ``graded`` its grade
    is left to the line under each claim.
    """
    before, after = _context(book, citation.span) if wide else _closest(book, citation.span)
    place = _place_words(book, citation)
    number = citation.number
    more = CardWords.tr("Context")
    label = footnote_words(number)
    grade = f'<p class="grade {citation.grade}">{grade_words(citation.grade)}</p>' if graded else ""
    copy, go = CardWords.tr("Copy with citation"), CardWords.tr("Go there")
    title = book.named_at(citation.span) or book.metadata.title
    own = f'<p class="own">{escape(of_book)}</p>' if of_book else ""
    return (
        f'<aside class="card" aria-label="{label}">'
        f"<header><b>{escape(title)}</b><span>{escape(place)}</span></header>{own}"
        f'<p class="{"passage" if wide else "passage short"}">{escape(before)}'
        f"<mark>{escape(book.text_at(citation.span))}</mark>"
        f"{escape(after)}</p>{_doubt(book, citation.span)}"
        f"{grade}<footer>"
        f'<button class="plain" data-do="context" value="{number}">{more}</button>'
        f'<button class="plain" data-do="copy" value="{number}">{copy}</button>'
        f'<span class="space"></span>'
        f'<button class="go" data-do="go" value="{number}">{go}</button></footer></aside>'
    )


def _place_words(book: Book, citation: Citation) -> str:
    """The page a citation is on, or how far into the book where it has no pages."""
    place = citation.span
    return (
        page_label_words(citation.page) or page_name(book, place) or percent(book.fraction(place))
    )


def _closest(book: Book, span: Span) -> tuple[str, str]:
    """The text around the cited words for a card of five lines, inside their paragraph."""
    room = max(0, _LINES * _LINE - len(span))
    lead = min(_LEAD, room // 2)
    return _surroundings(book, span, lead, room - lead, paragraph=True)


def _context(book: Book, span: Span) -> tuple[str, str]:
    return _surroundings(book, span, _WIDE, _WIDE, paragraph=False)


def _doubt(book: Book, span: Span) -> str:
    """The remark on words that were recognised from a picture; "" for others."""
    page = book.files[span.file].page
    if page is None or not page.recognised:
        return ""
    doubt = CardWords.tr("Recognised from a picture; may have mistakes.")
    return f'<p class="doubt">{doubt}</p>'


def _surroundings(
    book: Book, span: Span, back: int, on: int, *, paragraph: bool
) -> tuple[str, str]:
    """Up to ``back`` characters before and ``on`` after ``span``, cut at spaces, with … where cut.

    With ``paragraph`` they stay inside the paragraph.
    """
    text = book.files[span.file].text
    start, end = max(0, span.start - back), min(len(text), span.end + on)
    if paragraph:
        start = max(start, text.rfind("\n", 0, span.start) + 1)
        line = text.find("\n", span.end)
        end = end if line < 0 else min(end, line)
    before, after = text[start : span.start], text[span.end : end]
    if start > 0 and text[start - 1] != "\n":
        before = "…" + before[before.find(" ") + 1 :]
    if end < len(text) and text[end] != "\n":
        after = after[: after.rfind(" ")] + "…" if " " in after else after + "…"
    return _squeeze(before).lstrip(), _squeeze(after).rstrip()


def _squeeze(text: str) -> str:
    return re.sub(r"\n\s*\n+", "\n", text)
