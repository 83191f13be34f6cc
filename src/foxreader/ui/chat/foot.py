"""What stands below an answer: failed checks, grades, what was searched, and the controls."""

from __future__ import annotations

from html import escape

from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.second_reader.lower import reading_words
from foxreader.core.events import Answer
from foxreader.core.opening import lacking
from foxreader.ui.chat.details import (
    counted,
    details_html,
    failed_checks,
    limited,
    searched_words,
)
from foxreader.ui.chat.lines import switch_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.translation import Context, notice_words, number

FootWords = Context("FootWords")


def foot_html(turn: Turn, answer: Answer, *, footnotes_only: bool) -> str:
    """What is below an answer; ``footnotes_only``: it is shown without evidence lines."""
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
        + _quiet(answer, footnotes_only=footnotes_only)
        + f'<div class="under">{details_html(answer, turn.money)}{_menu()}</div>'
        + _grades(answer)
        + _second_reading(answer)
        + _remark(turn)
    )


def _menu() -> str:
    """The button that opens the menu of an answer."""
    label = FootWords.tr("More about this answer")
    return (
        '<button class="more" data-do="menu" aria-haspopup="menu" '
        f'aria-label="{label}" title="{label}">⋯</button>'
    )


def _lift() -> str:
    """What may be pressed where a spoiler limit was in the way."""
    once, change = (
        FootWords.tr("Lift the limit once"),
        FootWords.tr("Change the limit"),
    )
    return (
        f'<p class="acts"><button class="act" data-do="whole">{once}</button>'
        f'<button class="act" data-do="limit">{change}</button></p>'
    )


def _tokens(count: int) -> str:
    return FootWords.tr("{0}k tokens").format(number(count / 1000, 1))


def _grades(answer: Answer) -> str:
    """That the grades of an old answer were made anew, or could not be; "" for others."""
    said = (notice_words(flag.text) for flag in answer.flags if flag.kind == "grades")
    return "".join(f'<p class="regraded" role="status">{escape(words)}</p>' for words in said)


def _second_reading(answer: Answer) -> str:
    """What a second reading came to; "" if there was none."""
    if answer.second is None:
        return ""
    words = notice_words(reading_words(answer.second))
    return f'<p class="regraded" role="status">{escape(words)}</p>'


def _quiet(answer: Answer, *, footnotes_only: bool) -> str:
    """The grades; then what was searched and what it took, and the switch of the lines."""
    grades = [f'<span class="{kind}">{words}</span>' for kind, words in counted(answer)]
    used = []
    if answer.mode != "general":
        found = searched_words(answer.searched, named=not lacking(answer))
        used += [f"<span>{escape(words)}</span>" for words in found]
    if answer.usage.tokens:
        used.append(f"<span>{_tokens(answer.usage.tokens)}</span>")
    if answer.citations and lined(answer):
        used.append(switch_html(footnotes_only))
    if grades and used:
        grades.append('<span class="break"></span>')
    return f'<div class="quiet">{"".join([*grades, *used])}</div>' if grades or used else ""


def _without_button(turn: Turn, answer: Answer) -> str:
    """What may be asked after a refusal: past the limit where there is one, else without the book
    where there is a model that could answer."""
    if turn.asked.without or answer.mode not in ("hard_refusal", "guided_fallback"):
        return ""
    if limited(answer):  # what the book says further on is not known
        return _lift()
    if not turn.model:
        return ""
    text = FootWords.tr("Answer without the book")
    return f'<p><button class="without" data-do="without">{text}</button></p>'


def _remark(turn: Turn) -> str:
    return f'<p class="said" role="status">{escape(turn.remark)}</p>' if turn.remark else ""
