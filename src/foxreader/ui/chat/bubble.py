"""A question of the reader as markup: their words, and what can be done with them."""

from __future__ import annotations

from html import escape

from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.translation import Context, number

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
