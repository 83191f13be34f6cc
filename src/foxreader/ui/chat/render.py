"""Turns to markup for the transcript: Markdown without links, pictures or HTML, then cleaned.

Nothing in an answer can be fetched or followed; the only things to press are ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

import nh3
from markdown_it import MarkdownIt

from foxreader.answer.strict import NO_TEXT
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Mark, Part, Searched, Text
from foxreader.core.span import Span
from foxreader.ui.chat.turn import Turn

_MARKDOWN = (
    MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "link", "autolink"])
)
_TAGS = {
    "p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote", "br", "hr",
    "h1", "h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td", "span",
}  # fmt: skip
# Our own marks travel through Markdown as private characters, which no model's text may hold.
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_NOTE = re.compile("\ue000(\\d+)\ue001")
_LITERAL = re.compile("\ue002(\\d+)\ue003")
_SENTENCE = re.compile(r"(?:[.!?][\"'”’)]*\s+|[。！？][」』”’]*|\n+)(?=\S)")
_STOP = re.compile(r"[.,;:!?…。，、；：！？]+[\"”’»)\]]*(?=\s|$)")
_CLASSES = {"weak-claim", "uncited"}
_AROUND, _WIDE = 170, 900
_GRADES = (("cited", "●"), ("weak", "◐"))


def question_html(question: str) -> str:
    """The reader's own words, in their bubble."""
    return f"<p>{escape(question)}</p>"


def turn_html(turn: Turn) -> str:
    """An answer as far as it has come."""
    flags = turn.answer.flags if turn.answer else ()
    uncited = [flag.words for flag in flags if flag.kind == "uncited"]
    body = [_lead(turn.answer), parts_html(turn.parts, turn.citations, uncited)]
    if turn.answer is not None:
        body.append(_foot(turn.answer))
    if turn.problem:
        body.append(f'<p class="problem">{escape(turn.problem)}</p>')
    if turn.working:
        body.append(f'<p class="working">{escape(turn.working)}</p>')
    return "".join(body)


def parts_html(
    parts: Iterable[Part], citations: dict[int, Citation], uncited: Iterable[str] = ()
) -> str:
    """The running text with its footnotes to press; the book's own words as quotations.

    Weakly supported claims and the ``uncited`` sentences are underlined.
    """
    literals: list[str] = []
    source: list[str] = []
    for part in _after_stops(parts):
        if isinstance(part, Text) and part.literal:
            literals.append(part.text)
            source.append(f"\ue002{len(literals) - 1}\ue003")
        elif isinstance(part, Text):
            source.append(_PRIVATE.sub("", part.text))
        else:
            if part.footnote in citations and citations[part.footnote].weak:
                _underline_last(source)
            source.append(f"\ue000{part.footnote}\ue001")
    whole = "".join(source)
    for words in uncited:
        whole = whole.replace(words, f"\ue006{words}\ue005", 1)
    html = _MARKDOWN.render(whole)
    for mark, name in (("\ue004", "weak-claim"), ("\ue006", "uncited")):
        html = html.replace(mark, f'<span class="{name}">')
    html = html.replace("\ue005", "</span>")
    clean = nh3.clean(html, tags=_TAGS, attributes={}, allowed_classes={"span": _CLASSES})
    clean = _LITERAL.sub(lambda m: f"<q>{escape(literals[int(m[1])])}</q>", clean)
    return _NOTE.sub(lambda m: _note(int(m[1]), citations), clean)


def _after_stops(parts: Iterable[Part]) -> list[Part]:
    """``parts`` with each footnote behind the full stop or comma it was written before."""
    placed: list[Part] = []
    for part in parts:
        at = len(placed)
        while at and isinstance(placed[at - 1], Mark):
            at -= 1
        if isinstance(part, Text) and not part.literal and 0 < at < len(placed):
            stop, rest = _split_stop(part.text)
            before = placed[at - 1]
            if isinstance(before, Text) and not before.literal:
                placed[at - 1] = Text(before.text + stop)
            elif stop:
                placed.insert(at, Text(stop))
            placed.append(Text(rest))
        else:
            placed.append(part)
    return placed


def _split_stop(text: str) -> tuple[str, str]:
    """The punctuation a text begins with, and the rest of it."""
    match = _STOP.match(text)
    end = match.end() if match else 0
    return text[:end], text[end:]


def _underline_last(source: list[str]) -> None:
    """Mark the last sentence of the running text as weakly borne out."""
    if not source or source[-1].startswith(("\ue000", "\ue002")):
        return
    text = source[-1]
    tail = text.rstrip()
    starts = [match.end() for match in _SENTENCE.finditer(tail)]
    start = max((at for at in starts if at < len(tail)), default=0)
    source[-1] = f"{text[:start]}\ue004{text[start:]}\ue005"


def _note(number: int, citations: dict[int, Citation]) -> str:
    if number not in citations:
        return ""
    citation = citations[number]
    weak = " weak" if citation.weak else ""
    name = f"Footnote {number}: {citation.title}" if citation.title else f"Footnote {number}"
    return (
        f'<span class="note{weak}" role="button" tabindex="0" data-do="footnote" '
        f'data-value="{number}" title="{escape(citation.quote[:200])}" '
        f'aria-label="{escape(name)}" aria-expanded="false">{number}</span>'
    )


def _lead(answer: Answer | None) -> str:
    if answer is None:
        return ""
    if answer.mode == "direct_answer":
        return '<p class="label">From the book, word for word</p>'
    if answer.mode == "general":
        return '<p class="label">Not from the book</p>'
    return ""


def _foot(answer: Answer) -> str:
    why = f'<p class="lead">{escape(answer.reason)}</p>' if answer.refused else ""
    flags = "".join(f"<li>{escape(said)}</li>" for said in _wanting(answer))
    quiet = [f'<span class="{kind}">{sign} {n} {kind}</span>' for kind, sign, n in _counts(answer)]
    quiet += [f"<span>{escape(said)}</span>" for said in searched_words(answer.searched)]
    tokens = answer.usage.prompt + answer.usage.completion
    if tokens:
        quiet.append(f"<span>{tokens / 1000:.1f}k tokens</span>")
    return (
        why
        + (f'<ul class="flags">{flags}</ul>' if flags else "")
        + (f'<p class="quiet">{"".join(quiet)}</p>' if quiet and answer.mode != "general" else "")
    )


def _wanting(answer: Answer) -> list[str]:
    """What was found wanting, a sentence each; uncited sentences are underlined and counted."""
    said = [flag.text for flag in answer.flags if flag.kind != "uncited"]
    uncited = len(answer.flags) - len(said)
    if uncited:
        said.append("Underlined, with no place in the book: " + _many(uncited, "sentence") + ".")
    return said


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _counts(answer: Answer) -> list[tuple[str, str, int]]:
    weak = sum(citation.weak for citation in answer.citations)
    counts = {"cited": len(answer.citations) - weak, "weak": weak}
    return [(kind, sign, counts[kind]) for kind, sign in _GRADES if counts[kind]]


def searched_words(searched: Searched) -> list[str]:
    """What was searched, in a few words each."""
    said = []
    if searched.of_segments:
        said.append(f"{searched.segments} of {searched.of_segments} segments")
    if searched.passages:
        said.append(f"{searched.passages} passages")
    if searched.parts:
        said.append("in " + ", ".join(f"“{title}”" for title in searched.parts[:3]))
    if searched.share < 1:
        said.append(f"up to {searched.share:.0%}".replace("%", " %"))
    if searched.missing:
        words = ", ".join(f"“{word}”" for word in searched.missing[:5])
        # Past the limit nobody has looked.
        said.append(f"not {'in this book' if searched.share == 1 else 'up to there'}: {words}")
    return said


def card_html(book: Book, citation: Citation, wide: bool) -> str:
    """The preview of a footnote: the passage with the cited words marked, and what to do next."""
    before, after = surroundings(book, citation.span, _WIDE if wide else _AROUND)
    page = f"page {citation.page}" if citation.page else ""
    number, more = citation.number, "Less" if wide else "Context"
    return (
        f'<aside class="card"><header><b>{escape(citation.title or book.metadata.title)}</b>'
        f"<span>{escape(page)}</span></header>"
        f'<p class="passage">{escape(before)}<mark>{escape(book.text_at(citation.span))}</mark>'
        f"{escape(after)}</p>{_doubt(book, citation.span)}<footer>"
        f'<button class="plain" data-do="context" value="{number}">{more}</button>'
        f'<button class="plain" data-do="copy" value="{number}">Copy with citation</button>'
        f'<span class="space"></span>'
        f'<button class="go" data-do="go" value="{number}">Go there</button></footer></aside>'
    )


def _doubt(book: Book, span: Span) -> str:
    """What to say of words that were read off a picture."""
    page = book.files[span.file].page
    if page is None or not page.recognised:
        return ""
    return '<p class="doubt">Recognised from a picture; may have mistakes.</p>'


def surroundings(book: Book, span: Span, reach: int) -> tuple[str, str]:
    """Up to ``reach`` characters before and after ``span``, cut at spaces, with … where cut.

    A short reach stays inside the paragraph.
    """
    text = book.files[span.file].text
    start, end = max(0, span.start - reach), min(len(text), span.end + reach)
    if reach < _WIDE:
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


def copied(book: Book, citation: Citation) -> str:
    """A citation as text for the clipboard: the words, then where they stand."""
    meta = book.metadata
    where = [
        ", ".join(meta.authors),
        meta.title,
        citation.title if citation.title != meta.title else "",
    ]
    where.append(f"p. {citation.page}" if citation.page else "")
    source = ", ".join(part for part in where if part)
    return f"“{book.text_at(citation.span).strip()}” ({source} {citation.span})"


def welcome_html(book: Book, strict: bool, questions: Iterable[str]) -> str:
    """What stands in an empty chat."""
    if not book.readable:
        how = NO_TEXT
    elif strict:
        how = "Answers come word for word from the text. Set up a model for answers in sentences."
    else:
        how = "Every claim in an answer carries a footnote to the exact words it rests on."
    tries = "".join(
        f'<button class="try" data-do="try" data-value="{asked}">{asked}</button>'
        for asked in map(escape, questions)
    )
    return f"<h2>Ask {escape(book.metadata.title)}</h2><p>{how}</p>{tries}"


__all__ = [
    "card_html",
    "copied",
    "parts_html",
    "question_html",
    "searched_words",
    "surroundings",
    "turn_html",
    "welcome_html",
]
