"""The evidence lines under the claims of an answer, as markup; pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from foxreader.answer.evidence_line.lines import SIGNS, ClaimLines, EvidenceLine, LinePlace
from foxreader.core.events import Grade
from foxreader.ui.chat.details import short_grade_words
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import Context, notice_words, number, percent

LineWords = Context("LineWords")

_CLASSES: Mapping[str, str] = {"shared": "own", "plain": "", "cut": "cut"}


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


def place_lines_html(lines: Sequence[EvidenceLine], most: int) -> str:
    """Places of the book as lines without grades: ``most`` at once, the others to be unfolded."""
    drawn = [_line(line, f"place.{at}", "", graded=False) for at, line in enumerate(lines)]
    more = ""
    if drawn[most:]:
        words = LineWords.tr("+ {0} more") if most else LineWords.tr("The nearest places: {0}")
        label = words.format(number(len(drawn) - most))
        more = _folded("".join(drawn[most:]), "place.more", label)
    return f'<div class="lines">{"".join(drawn[:most])}{more}</div>'


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
    citation, place = line.citation, line.place
    grade, where = short_grade_words(citation.grade), place.words(percent)
    if citation.grade == "otherwise":  # the words over the lines say it
        grade = SIGNS["otherwise"]
    shown = "".join(
        f'<i class="{_CLASSES[run.kind]}">{escape(run.text)}</i>'
        if run.kind != "plain"
        else escape(run.text)
        for run in line.runs
    )
    cut = any(run.kind == "cut" for run in line.runs)
    kind = "" if cut else " uncut" if line.runs else " uncut alone"
    whole = f'<span class="whole" dir="auto">{escape(line.whole)}</span>' if cut else ""
    sentence = f'<span class="se"><span class="short">{shown}</span>{whole}</span>'
    sentence = sentence if line.runs else ""
    book = f'<bdi class="of" title="{escape(place.book)}">{escape(place.book)}</bdi>'
    name = LineWords.tr("Go to evidence {0}, {1}: {2}").format(
        number(citation.number),
        _said(citation.grade if graded else None, place),
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
        f"{sentence}"
        f'<span class="pl">{book if place.book else ""}<bdi>{escape(where)}</bdi>'
        f"{f'<em><bdi>{escape(grade)}</bdi></em>' if graded else ''}</span>{reason}</span>"
    )


def _said(grade: Grade | None, place: LinePlace) -> str:
    """Grade, if there is one, and place for a screen reader."""
    chapter = LineWords.tr("chapter {0}").format(place.chapter) if place.chapter else ""
    where = page_label_words(place.page or None)
    if not where and place.share is not None:
        where = percent(place.share)
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
