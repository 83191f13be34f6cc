"""What stands below an answer: failed checks, grades, what was searched, and the controls."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from foxreader.answer.direct.verbatim import has_places, is_limited
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.second_reader.claims import reading_words
from foxreader.core.events import Answer, lacking
from foxreader.ui.chat.details import (
    counted,
    details_html,
    failed_checks,
    searched_words,
)
from foxreader.ui.chat.lines import switch_html
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.translation import Context, notice_words, number

FootWords = Context("FootWords")

_COPY = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/></svg>'
)
_AGAIN = (
    '<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4"/></svg>'
)


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
        + _acts(turn, answer)
        + _quiet(turn, answer, footnotes_only=footnotes_only)
        + _left_out(turn, answer)
        + f'<div class="under">{details_html(answer, turn.money)}{_tools(turn)}{_menu()}</div>'
        + _grades(answer)
        + _second_reading(answer)
        + _remark(turn)
    )


def _tools(turn: Turn) -> str:
    """What is done most with an answer, a press each; an answer that is not stored cannot be asked
    in its own place."""
    copy = _tool("copy_answer", FootWords.tr("Copy answer"), _COPY)
    again = _tool("again", FootWords.tr("Ask the same question once more"), _AGAIN)
    return copy + (again if turn.at else "")


def _tool(act: str, label: str, drawing: str) -> str:
    return (
        f'<button class="tool" data-do="{act}" data-key="{act}" aria-label="{label}"'
        f' title="{label}">{drawing}</button>'
    )


def _menu() -> str:
    """The button that opens the menu of an answer. Not ``aria-haspopup``: the engine makes a combo
    box of such a button for a screen reader."""
    label = FootWords.tr("More about this answer")
    return f'<button class="more" data-do="menu" aria-label="{label}" title="{label}">⋯</button>'


def _act(act: str, words: str, value: str = "") -> str:
    """A button of a refusal."""
    return (
        f'<button class="act" data-do="{act}" data-value="{escape(value)}">{escape(words)}</button>'
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


def _left_out_id(turn: Turn) -> str:
    return f"left-out-{turn.id}"


def _count(turn: Turn, answer: Answer, kind: str, words: str) -> str:
    """A count of the grades; that of the sentences left out opens them, where they are known."""
    if kind != "gone" or not answer.left_out:
        return f'<span class="{kind}">{words}</span>'
    return (
        f'<button class="plain unfold gone" data-key="gone" aria-expanded="false" '
        f'aria-controls="{_left_out_id(turn)}">{words}</button>'
    )


def _left_out(turn: Turn, answer: Answer) -> str:
    """The sentences left out, each with what is wrong with it; hidden until they are wanted."""
    if not answer.left_out:
        return ""
    rows = "".join(
        f'<p dir="auto"><s>{escape(one.words)}</s>{escape(notice_words(one.reason))}</p>'
        for one in answer.left_out
    )
    why = FootWords.tr(
        "Left out because the book’s words do not carry them. Nothing else was changed."
    )
    return f'<div class="left-out" id="{_left_out_id(turn)}" hidden>{rows}<p>{why}</p></div>'


def _quiet(turn: Turn, answer: Answer, *, footnotes_only: bool) -> str:
    """The grades; then what was searched and what it took, and the switch of the lines."""
    shown = () if has_places(answer) else counted(answer)  # places have no grades
    grades = [_count(turn, answer, kind, words) for kind, words in shown]
    used = []
    if answer.mode != "general":
        searched = answer.searched
        if searched.of_segments and not answer.refused:  # the passages are among the details
            searched = replace(searched, passages=0)
        found = searched_words(searched, named=not lacking(answer))
        used += [f"<span>{escape(words)}</span>" for words in found]
    if answer.usage.tokens:
        used.append(f"<span>{_tokens(answer.usage.tokens)}</span>")
    if answer.citations and lined(answer):
        used.append(switch_html(footnotes_only))
    if grades and used:
        grades.append('<span class="break"></span>')
    return f'<div class="quiet">{"".join([*grades, *used])}</div>' if grades or used else ""


def _acts(turn: Turn, answer: Answer) -> str:
    """What may be pressed after an answer that was cut off: to try again; after a refusal: past
    the limit where there is one; else to look a word up, and to ask without the book where there is
    a model that could answer."""
    if turn.at and any(flag.kind == "cut_off" for flag in answer.flags):
        return f'<p class="acts">{_act("again", FootWords.tr("Try again"))}</p>'
    if turn.asked.without or answer.mode not in ("hard_refusal", "guided_fallback"):
        return ""
    acts = []
    about = turn.asked.selection
    if about is not None and about.passage is None:
        acts.append(_act("book", FootWords.tr("Ask the whole book")))
    if is_limited(answer):  # what the book says further on is not known
        acts.append(_act("whole", FootWords.tr("Lift the limit once")))
        acts.append(_act("limit", FootWords.tr("Change the limit")))
    else:
        if word := answer.to_find:
            acts.append(_act("find", FootWords.tr("Find “{0}” in the book").format(word), word))
        if turn.model:
            acts.append(_act("without", FootWords.tr("Answer without the book")))
    return f'<p class="acts">{"".join(acts)}</p>' if acts else ""


def _remark(turn: Turn) -> str:
    return f'<p class="said" role="status">{escape(turn.remark)}</p>' if turn.remark else ""
