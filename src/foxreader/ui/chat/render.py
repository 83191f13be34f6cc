"""Answers to markup for the transcript: Markdown without pictures or HTML, then cleaned.

Nothing in an answer can be fetched or followed; the only controls are the program's. A link is
shown with its host, as a control that asks before anything is opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from html import escape

import nh3
from markdown_it import MarkdownIt
from markdown_it.token import Token

from foxreader.answer.conversation.stored import Answerer
from foxreader.answer.direct.strict import NO_TEXT
from foxreader.answer.direct.verbatim import is_limited
from foxreader.answer.evidence_line.claims import (
    LineSlot,
    claims,
    contradicted,
    of_two_grades,
    own_citations,
    uncited,
    with_slots,
)
from foxreader.answer.evidence_line.lines import ClaimLines, EvidenceLine
from foxreader.answer.markup import formulas, host_of, mathml
from foxreader.core.book import Book
from foxreader.core.events import Citation, Flag, Mark, Part, Text, lacking
from foxreader.ui.chat.details import grade_word, grade_words
from foxreader.ui.chat.evidence_lines import (
    footnote_words,
    lines_html,
    outcome_html,
    peek_words,
    places_html,
    refused_html,
    where_words,
)
from foxreader.ui.chat.turn import Turn, foot_html, opening_html, problem_html, waiting_html
from foxreader.ui.platform.translation import Context, notice_words, number
from foxreader.ui.platform.translation import number as in_digits

RenderWords = Context("RenderWords")

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image"])
_NO_LINKS = (
    MarkdownIt("commonmark", {"html": False})
    .enable("table")
    .disable(["image", "link", "autolink", "reference"])
)
_TAGS = {
    "p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote", "br", "hr",
    "h1", "h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td", "span",
}  # fmt: skip
# Our own marks travel through Markdown as private characters, which no model's text may hold.
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_OURS = re.compile(
    "\ue000(\\d+)\ue001|\ue002(\\d+)\ue003|\ue007(\\d+)\ue008|\ue00a(\\d+)\ue00b"
    "|\ue00c(\\d+)\ue00d|\ue00e(\\d+)\ue00f"
)
_OWN_MARK = re.compile("[\ue000\ue002\ue007]\\d+[\ue001\ue003\ue008]|[\ue004-\ue006\ue009\ue010]")
_SLOT = re.compile("\ue007\\d+\ue008")
_BLOCK = re.compile("<(table|h[1-4]|pre)>.*?</\\1>", re.DOTALL)
_STOP = re.compile(r"[.,;:!?…。，、；：！？]+[\"”’»)\]]*(?=\s|$)")
_WRAPPED = {
    "\ue004": "weak-claim",
    "\ue006": "uncited",
    "\ue009": "verbatim",
    "\ue010": "contradicted",
    "\ue005": "",
}
_EDGES = re.compile("([\ue004-\ue006\ue009\ue010]|<[^>]*>)")
_CLASSES = {"weak-claim", "uncited", "verbatim", "contradicted"}
_LOCK = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></svg>'
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


def is_plain(turn: Turn, places: Sequence[EvidenceLine] = ()) -> bool:
    """Whether an answer is running text, which can be drawn piece by piece."""
    refused = turn.answer is not None and turn.answer.refused
    return not (refused or places or turn.asked.without)


def framed(turn: Turn, running: Sequence[str], *, lined: bool) -> list[str]:
    """The pieces of a plain answer between what is above and what is below them."""
    above = _lead(turn) if turn.answer is None else opening_html(turn.answer) + _lead(turn)
    foot = "" if turn.answer is None else foot_html(turn, turn.answer, footnotes_only=not lined)
    return [above, *running, foot + _state(turn)]


def turn_html(
    turn: Turn,
    lines: Sequence[ClaimLines] | None = None,
    places: Sequence[EvidenceLine] = (),
) -> str:
    """An answer as far as it has come, with its evidence ``lines``; None without them.

    ``places`` are the lines of an answer that is shown as places of the book.
    """
    running = _running(turn, lines or (), places)
    apart = turn.asked.without and turn.parts
    body = [f'<div class="apart">{_apart()}{running}</div>' if apart else _lead(turn) + running]
    if turn.answer is not None:
        if not turn.answer.refused or is_limited(turn.answer):  # there it is under the heading
            body.insert(0, opening_html(turn.answer))
        body.append(foot_html(turn, turn.answer, footnotes_only=lines is None))
    return "".join([*body, _state(turn)])


def _running(turn: Turn, lines: Sequence[ClaimLines], places: Sequence[EvidenceLine]) -> str:
    """What an answer says: its text, the places it is shown as, or that there is none."""
    flags, answer = turn.all_flags, turn.answer
    running = parts_html(turn.parts, turn.citations, flags, lines, linked=turn.apart)
    if answer is not None and answer.refused:
        if is_limited(answer):
            return f'<div class="heading">{_LOCK}{running}</div>'
        said = opening_html(answer)
        # What the book never mentions says more than that nothing was found.
        return refused_html(answer, said if lacking(answer) else said + running)
    if answer is not None and places:
        return places_html(answer, places, by=turn.by)
    return running


def _state(turn: Turn) -> str:
    """Why an answer is not finished, or what is being done for it; "" for a finished one."""
    state = ""
    if turn.problem is not None:
        asked_model = turn.model and not turn.asked.strict
        # The book's own words are shown where the model gave none.
        instead = turn.answer is not None and turn.answer.mode == "guided_fallback"
        shown = bool(turn.parts) and not instead
        state = problem_html(turn.problem, shown=shown, model=asked_model, checked=turn.checked)
    if turn.late:
        return state + waiting_html(bool(turn.parts))
    return state + _working(turn) if turn.working else state


def _working(turn: Turn) -> str:
    """What is being done; a second reading can be stopped, and nothing waits for it."""
    stop = ""
    if turn.answer is not None:
        label = RenderWords.tr("Stop")
        stop = f' <button class="plain link" data-do="unread" data-key="unread">{label}</button>'
    return f'<p class="working">{escape(turn.working)}{stop}</p>'


def parts_html(
    parts: Iterable[Part],
    citations: Mapping[int, Citation],
    flags: Iterable[Flag] = (),
    lines: Sequence[ClaimLines] = (),
    first: int = 0,
    *,
    linked: bool = False,
) -> str:
    """The running text with its footnotes to press; the book's own words as quotations.

    Weakly supported claims are underlined, and all sentences that ``flags`` call uncited. Each
    claim of ``lines`` has its evidence lines under it; in a table, a heading or code they follow
    the whole. ``first`` is how many claims the answer has before these parts. Web links are drawn
    where it is ``linked``: in an answer from the book they stand as they were written.
    """
    public, flags = [_public(part) for part in parts], tuple(flags)
    unlike = of_two_grades(public, citations, flags)
    slotted = _after_stops(with_slots(public, [claim.claim for claim in lines]))
    literals: list[str] = []
    source: list[str] = []
    for part in _wrapped(slotted, _ranges(public, citations, flags, lines)):
        if isinstance(part, LineSlot):
            source.append(f"\ue007{part.claim}\ue008")
        elif isinstance(part, Mark):
            source.append(f"\ue000{part.footnote}\ue001")
        elif part.literal:
            literals.append(part.text)
            source.append(f"\ue002{len(literals) - 1}\ue003")
        else:
            source.append(part.text)
    drawn: list[str] = []
    links: list[str] = []
    html = "".join(
        _spans(_rendered(_with_formulas("".join(source), drawn), links if linked else None))
    )
    clean = nh3.clean(html, tags=_TAGS, attributes={}, allowed_classes={"span": _CLASSES})

    def put(match: re.Match[str]) -> str:
        if match[1]:
            return _note(int(match[1]), citations, unlike)
        if match[2]:
            return f"<q>{escape(literals[int(match[2])])}</q>"
        if match[4]:
            return drawn[int(match[4])]
        if match[5]:
            return _link_html(links[int(match[5])])
        if match[6]:
            return f"</span>{_host_html(links[int(match[6])])}"
        last = match.string.startswith("</", match.end())
        return lines_html(lines[int(match[3])], first + int(match[3]), last=last)

    clean = _BLOCK.sub(_slots_behind, clean)
    clean = clean.replace("<table>", _wide_table()).replace("</table>", "</table></div>")
    return _OURS.sub(put, clean)  # in one pass: a book's words may hold such characters


def _rendered(source: str, links: list[str] | None) -> str:
    """``source`` as markup, with marks of ours around the words of each web link, whose addresses
    are added to ``links``; any other link is its words alone. None: there are no links."""
    if links is None:
        return str(_NO_LINKS.render(source))
    tokens = _MARKDOWN.parse(source)
    _mark_links(tokens, links)
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _mark_links(tokens: Iterable[Token], links: list[str]) -> None:
    """Put our marks in place of links; the addresses of those to the web go to ``links``."""
    for token in tokens:
        opened = ""
        for child in token.children or ():
            if child.type == "link_open":
                address = str(child.attrGet("href") or "")
                opened = ""
                if host_of(address):
                    opened = str(len(links))
                    links.append(address)
                child.type, child.content = "text", f"\ue00c{opened}\ue00d" if opened else ""
            elif child.type == "link_close":
                child.type, child.content = "text", f"\ue00e{opened}\ue00f" if opened else ""


def _with_formulas(source: str, drawn: list[str]) -> str:
    """``source`` with a mark of ours for each formula that can be drawn, whose markup is added to
    ``drawn``. Other marks of ours inside a formula follow it."""
    found, at = "", 0
    for one in formulas(source):
        html = mathml(_OWN_MARK.sub("", one.latex), shown=one.shown)
        if html:
            marks = "".join(_OWN_MARK.findall(source[one.start : one.end]))
            found += f"{source[at : one.start]}\ue00a{len(drawn)}\ue00b{marks}"
            at = one.end
            shown = " shown" * one.shown
            drawn.append(f'<span class="formula{shown}">{html}</span>')
    return found + source[at:]


def _slots_behind(block: re.Match[str]) -> str:
    """A table, a heading or code with the slots in it behind it."""
    return _SLOT.sub("", block[0]) + "".join(_SLOT.findall(block[0]))


def _ranges(
    parts: Sequence[Part],
    citations: Mapping[int, Citation],
    flags: Iterable[Flag],
    lines: Sequence[ClaimLines],
) -> list[tuple[int, int, str]]:
    """What is set apart in the text without footnotes: from, to, and our character for it."""
    flags = tuple(flags)
    found = [(start, end, "\ue006") for start, end in uncited(parts, flags)]
    said = claims(parts)
    found += [(start, end, "\ue010") for start, end in contradicted(parts, flags)]
    for claim, cited in zip(said, own_citations(said, citations, flags), strict=True):
        if any(citation.grade == "weak" for citation in cited.values()):
            found.append((claim.start, claim.end, "\ue004"))
    for one in lines:
        if one.verbatim:
            found.append((one.claim.start, one.claim.end, "\ue009"))
    return sorted(found)


def _public(part: Part) -> Part:
    """``part`` without private characters, which are ours."""
    if isinstance(part, Mark) or part.literal:
        return part
    return Text(_PRIVATE.sub("", notice_words(part.text)))


def _wrapped(
    parts: Iterable[Part | LineSlot], ranges: Sequence[tuple[int, int, str]]
) -> Iterator[Part | LineSlot]:
    """``parts`` with our characters around what is in ``ranges``, in each part by itself."""
    at = 0
    for part in parts:
        if not isinstance(part, Text):
            yield part
            continue
        end, text, done = at + len(part.text), "", at
        for start, stop, mark in ranges if not part.literal else ():
            low, high = max(start, done), min(stop, end)
            if low < high:
                before, within = part.text[done - at : low - at], part.text[low - at : high - at]
                text += f"{before}{mark}{within}\ue005"
                done = high
        yield Text(text + part.text[done - at :], part.literal)
        at = end


def _spans(html: str) -> Iterator[str]:
    """``html`` with each run of text between our marks in a span of its own, so that spans and
    the tags of emphasis never cross."""
    name = ""
    for piece in _EDGES.split(html):
        if piece in _WRAPPED:
            name = _WRAPPED[piece]
        elif name and piece.strip() and not piece.startswith("<"):
            yield f'<span class="{name}">{piece}</span>'
        else:
            yield piece


def _after_stops(parts: Iterable[Part | LineSlot]) -> list[Part | LineSlot]:
    """``parts`` with each footnote behind the full stop or comma it was written before."""
    placed: list[Part | LineSlot] = []
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


def _note(number: int, citations: Mapping[int, Citation], unlike: Set[int]) -> str:
    """A footnote to press. For one of ``unlike`` the lines under its claims tell the grade."""
    if number not in citations:
        return ""
    citation = citations[number]
    where = citation.source or citation.title
    shown = in_digits(number)
    name = RenderWords.tr("Footnote {0}, {1}").format(shown, grade_word(citation.grade).lower())
    grade = "" if number in unlike else grade_words(citation.grade)
    shade = "cited" if number in unlike else citation.grade
    name = footnote_words(number) if number in unlike else name
    return (
        f'<span class="note {shade}" role="button" tabindex="0" data-do="footnote" '
        f'data-value="{number}" data-peek="{escape(peek_words(citation.quote))}" '
        f'data-where="{escape(where_words(citation))}" '
        f'data-grade="{escape(grade)}" '
        f'aria-label="{escape(f"{name}: {where}" if where else name)}" aria-expanded="false">'
        f"{shown}</span>"
    )


def _lead(turn: Turn) -> str:
    if turn.answer is not None and turn.answer.verbatim:
        return outcome_html(turn.answer)
    if turn.apart and turn.parts:
        label = RenderWords.tr("Not from the book")
        return f'<p class="label">{label}</p>'
    return ""


def welcome_html(book: Book, by: Answerer, questions: Iterable[str]) -> str:
    """The markup of an empty chat; ``by`` is who answers."""
    if not book.readable:
        how = notice_words(NO_TEXT)
    elif by == "word_for_word":
        how = RenderWords.tr("Answers come word for word from the text, as you have chosen.")
    elif by != "model":
        how = RenderWords.tr(
            "Answers come word for word from the text. Add a model to get written answers.",
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


# Links: a control with its host beside it, never a link of the page

LinkWords = Context("LinkWords")


def _link_html(address: str) -> str:
    """The beginning of a link to ``address``, before its words; the reader is asked first."""
    label = LinkWords.tr("Link to {0}; asks before it is opened").format(host_of(address))
    return (
        f'<span class="out" role="link" tabindex="0" data-do="link" data-value="{escape(address)}"'
        f' aria-description="{escape(label)}" title="{escape(address)}">'
    )


def _host_html(address: str) -> str:
    """The host of ``address``, which stands behind the words of a link."""
    return f' <bdi class="host" dir="ltr">({escape(host_of(address))})</bdi>'


# Questions of the reader: their words, and what can be done with them

BubbleWords = Context("BubbleWords")

_PENCIL = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M5 19v-3.5L15.5 5 19 8.5 8.5 19zM13 7.5l3.5 3.5"/></svg>'
)


def question_html(question: str, about: str = "", *, quoted: bool = True) -> str:
    """The reader's own words, in their bubble, with what they are ``about`` if any: words of the
    book if ``quoted``."""
    kind = "about" if quoted else "about counted"
    shown = f'<span class="{kind}">{escape(about)}</span>' if about else ""
    return f"<p>{shown}{escape(question)}</p>"


def asked_html(turn: Turn) -> str:
    """The question of a turn; of a stored one, which of its versions it is and a way to edit it."""
    asked = turn.asked
    html = question_html(asked.question, asked.about, quoted=asked.quotes)
    return f'{html}<div class="turn-acts">{_pager(turn)}{_edit()}</div>' if turn.at else html


def _edit() -> str:
    label = BubbleWords.tr("Edit this question and ask it again")
    return (
        f'<button class="plain edit" data-do="edit" data-key="edit" aria-label="{label}"'
        f' title="{label}">{_PENCIL}</button>'
    )


def _pager(turn: Turn) -> str:
    """Which version of the question this is, and buttons to the others; "" where there is one."""
    if len(turn.versions) < 2:
        return ""
    here = turn.versions.index(turn.at) + 1
    words = BubbleWords.tr("{0} of {1}").format(number(here), number(len(turn.versions)))
    said = BubbleWords.tr("Version {0}").format(words)
    before = _step(-1, BubbleWords.tr("Earlier version"), "‹", off=not turn.version(-1))
    after = _step(1, BubbleWords.tr("Later version"), "›", off=not turn.version(1))
    return (
        f'<span class="pager" role="group" aria-label="{escape(said)}">'
        f'{before}<span aria-hidden="true">{escape(words)}</span>{after}</span>'
    )


def _step(step: int, label: str, sign: str, *, off: bool) -> str:
    return (
        f'<button class="plain" data-do="version" data-value="{step}" data-key="version{step}"'
        f' aria-label="{label}" title="{label}"{" disabled" if off else ""}>{sign}</button>'
    )
