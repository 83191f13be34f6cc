"""Turns to markup for the transcript: Markdown without links, pictures or HTML, then cleaned.

Nothing in an answer can be fetched or followed; the only controls are the program's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape

import nh3
from markdown_it import MarkdownIt

from foxreader.answer.direct.strict import NO_TEXT
from foxreader.answer.gate.uncited import inserted, uncited
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Flag, Mark, Part, Text
from foxreader.ui.chat.card import peek_words, where_words
from foxreader.ui.chat.details import (
    counted,
    details_html,
    failed_checks,
    grade_word,
    grade_words,
    limited,
    searched_words,
)
from foxreader.ui.chat.problems import problem_html, waiting_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.translation import Context, notice_words, number

RenderWords = Context("RenderWords")

_MARKDOWN = (
    MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "link", "autolink"])
)
_TAGS = {
    "p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote", "br", "hr",
    "h1", "h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td", "span",
}  # fmt: skip
# Our own marks travel through Markdown as private characters, which no model's text may hold.
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_OURS = re.compile("\ue000(\\d+)\ue001|\ue002(\\d+)\ue003")
_SENTENCE = re.compile("(?:[.!?][\"'”’)\ue005]*" r"\s+|[。！？][」』”’]*|\n+)(?=\S)")
_STOP = re.compile(r"[.,;:!?…。，、；：！？]+[\"”’»)\]]*(?=\s|$)")
_UNDERLINED = {"\ue004": "weak-claim", "\ue006": "uncited", "\ue005": ""}
_EDGES = re.compile("([\ue004-\ue006]|<[^>]*>)")
_CLASSES = {"weak-claim", "uncited"}
_LOCK = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>'
)


def _menu() -> str:
    """The button that opens the menu of an answer."""
    label = RenderWords.tr("More about this answer")
    return (
        '<button class="more" data-do="menu" aria-haspopup="menu" '
        f'aria-label="{label}" title="{label}">⋯</button>'
    )


def _lift() -> str:
    """What may be pressed where a spoiler limit was in the way."""
    once, change = (
        RenderWords.tr("Lift the limit once"),
        RenderWords.tr("Change the limit"),
    )
    return (
        f'<p class="acts"><button class="act" data-do="whole">{once}</button>'
        f'<button class="act" data-do="limit">{change}</button></p>'
    )


def _wide_table() -> str:
    """The beginning of a table: one too wide for the chat scrolls in a box, with keys too."""
    label = RenderWords.tr("Table")
    return f'<div class="wide" role="region" aria-label="{label}" tabindex="0"><table>'


def _apart() -> str:
    """The label of an answer that was asked for without the book."""
    label = RenderWords.tr("Not from the book.")
    text = RenderWords.tr("This is what the model knows; the book does not support it.")
    return f'<p class="label"><b>{label}</b> {text}</p>'


def _tokens(count: int) -> str:
    return RenderWords.tr("{0}k tokens").format(number(count / 1000, 1))


def question_html(question: str, about: str = "") -> str:
    """The reader's own words, in their bubble, with what they are ``about`` if any."""
    shown = f'<span class="about">{escape(about)}</span>' if about else ""
    return f"<p>{shown}{escape(question)}</p>"


def turn_html(turn: Turn) -> str:
    """An answer as far as it has come."""
    flags = turn.answer.flags if turn.answer else turn.flags
    running = parts_html(turn.parts, turn.citations, flags)
    apart = turn.asked.without and turn.parts
    if turn.answer is not None and turn.answer.refused and limited(turn.answer):
        running = f'<div class="heading">{_LOCK}{running}</div>'
    body = [f'<div class="apart">{_apart()}{running}</div>' if apart else _lead(turn) + running]
    if turn.answer is not None:
        body.append(_foot(turn, turn.answer))
    if turn.problem is not None:
        asked_model = turn.model and not turn.asked.strict
        body.append(
            problem_html(
                turn.problem, shown=bool(turn.parts), model=asked_model, checked=turn.checked
            )
        )
    if turn.late:
        body.append(waiting_html(bool(turn.parts)))
    elif turn.working:
        body.append(f'<p class="working">{escape(turn.working)}</p>')
    return "".join(body)


def parts_html(
    parts: Iterable[Part], citations: dict[int, Citation], flags: Iterable[Flag] = ()
) -> str:
    """The running text with its footnotes to press; the book's own words as quotations.

    Weakly supported claims are underlined, and all sentences that ``flags`` call uncited.
    """
    parts = _underlined([_public(part) for part in parts], flags)
    literals: list[str] = []
    source: list[str] = []
    for part in _after_stops(parts):
        if isinstance(part, Text) and part.literal:
            literals.append(part.text)
            source.append(f"\ue002{len(literals) - 1}\ue003")
        elif isinstance(part, Text):
            source.append(part.text)
        else:
            if part.footnote in citations and citations[part.footnote].weak:
                _underline_last(source)
            source.append(f"\ue000{part.footnote}\ue001")
    whole = "".join(source)
    html = "".join(_spans(_MARKDOWN.render(whole)))
    clean = nh3.clean(html, tags=_TAGS, attributes={}, allowed_classes={"span": _CLASSES})

    def put(match: re.Match[str]) -> str:
        if match[1]:
            return _note(int(match[1]), citations)
        return f"<q>{escape(literals[int(match[2])])}</q>"

    clean = clean.replace("<table>", _wide_table()).replace("</table>", "</table></div>")
    return _OURS.sub(put, clean)  # in one pass: a book's words may hold such characters


def _public(part: Part) -> Part:
    """``part`` without private characters, which are ours."""
    if isinstance(part, Mark) or part.literal:
        return part
    return Text(_PRIVATE.sub("", notice_words(part.text)))


def _underlined(parts: Sequence[Part], flags: Iterable[Flag]) -> list[Part]:
    """``parts`` with our marks around each uncited sentence."""
    edges = [edge for start, end in uncited(parts, flags)
             for edge in ((start, "\ue006"), (end, "\ue005"))]  # fmt: skip
    return list(inserted(parts, edges))


def _spans(html: str) -> Iterator[str]:
    """``html`` with each run of text between our marks in a span of its own, so that spans and
    the tags of emphasis never cross."""
    name = ""
    for piece in _EDGES.split(html):
        if piece in _UNDERLINED:
            name = _UNDERLINED[piece]
        elif name and piece.strip() and not piece.startswith("<"):
            yield f'<span class="{name}">{piece}</span>'
        else:
            yield piece


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
    """Mark the last sentence of the running text as weakly supported."""
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
    where = citation.source or citation.title
    name = RenderWords.tr("Footnote {0}, {1}").format(number, grade_word(citation.grade).lower())
    return (
        f'<span class="note {citation.grade}" role="button" tabindex="0" data-do="footnote" '
        f'data-value="{number}" data-peek="{escape(peek_words(citation.quote))}" '
        f'data-where="{escape(where_words(citation))}" '
        f'data-grade="{escape(grade_words(citation.grade))}" '
        f'aria-label="{escape(f"{name}: {where}" if where else name)}" aria-expanded="false">'
        f"{number}</span>"
    )


def _lead(turn: Turn) -> str:
    if turn.answer is not None and turn.answer.mode == "direct_answer":
        label = RenderWords.tr("From the book, word for word")
        return f'<p class="label">{label}</p>'
    if turn.apart and turn.parts:
        label = RenderWords.tr("Not from the book")
        return f'<p class="label">{label}</p>'
    return ""


def _foot(turn: Turn, answer: Answer) -> str:
    why = f'<p class="lead">{escape(notice_words(answer.reason))}</p>' if answer.refused else ""
    notices = "".join(
        f'<p class="notice">{escape(notice_words(flag.text))}</p>'
        for flag in answer.flags
        if flag.kind == "conflict"
    )
    flags = "".join(f"<li>{escape(line)}</li>" for line in failed_checks(answer))
    return (
        why
        + notices
        + (f'<ul class="flags">{flags}</ul>' if flags else "")
        + _without_button(turn, answer)
        + _quiet(answer)
        + f'<div class="under">{details_html(answer, turn.money)}{_menu()}</div>'
        + _remark(turn)
    )


def _quiet(answer: Answer) -> str:
    """The line of grades, of what was searched and what it took."""
    quiet = [f'<span class="{kind}">{words}</span>' for kind, words in counted(answer)]
    if answer.mode != "general":
        quiet += [f"<span>{escape(words)}</span>" for words in searched_words(answer.searched)]
    if answer.usage.tokens:
        quiet.append(f"<span>{_tokens(answer.usage.tokens)}</span>")
    return f'<div class="quiet">{"".join(quiet)}</div>' if quiet else ""


def _without_button(turn: Turn, answer: Answer) -> str:
    """What may be asked after a refusal: past the limit where there is one, else without the book
    where there is a model that could answer."""
    if turn.asked.without or answer.mode not in ("hard_refusal", "guided_fallback"):
        return ""
    if limited(answer):  # what the book says further on is not known
        return _lift()
    if not turn.model:
        return ""
    text = RenderWords.tr("Answer without the book")
    return f'<p><button class="without" data-do="without">{text}</button></p>'


def _remark(turn: Turn) -> str:
    return f'<p class="said" role="status">{escape(turn.remark)}</p>' if turn.remark else ""


def welcome_html(book: Book, strict: bool, questions: Iterable[str]) -> str:
    """The markup of an empty chat."""
    if not book.readable:
        how = notice_words(NO_TEXT)
    elif strict:
        how = RenderWords.tr(
            "Answers come word for word from the text. Set up a model for answers in sentences.",
        )
    else:
        how = RenderWords.tr(
            "Every claim in an answer carries a footnote to the exact words it rests on."
        )
    tries = "".join(
        f'<button class="try" data-do="try" data-value="{asked}">{asked}</button>'
        for asked in map(escape, questions)
    )
    title = RenderWords.tr("Ask {0}").format(escape(book.metadata.title))
    return f"<h2>{title}</h2><p>{how}</p>{tries}"
