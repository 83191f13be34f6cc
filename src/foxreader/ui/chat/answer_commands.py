"""What can be done with an answer: copy it, check it again, correct it, mark it as wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtGui import QGuiApplication

from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.program.second_readings import ReadingCost
from foxreader.ui.platform.command_menu import MenuCommand
from foxreader.ui.platform.translation import Context, dollars, notice_words, number

MenuWords = Context("MenuWords")
Groups = tuple[tuple[MenuCommand, ...], ...]


@dataclass(frozen=True, slots=True)
class AnswerActs:
    """What the commands of an answer do: ask its question again, mark what it cites in the page,
    highlight that, keep the answer as a note, read it again, correct it, mark it as wrong."""

    again: Callable[[], object]
    mark: Callable[[], object]
    highlight: Callable[[], object]
    note: Callable[[], object]
    check: Callable[[], object]
    correct: Callable[[], object]
    wrong: Callable[[], object]


def answer_commands(
    answer: Answer, acts: AnswerActs, check: ReadingCost | None = None, *, busy: bool = False
) -> Groups:
    """The commands of one answer, in groups.

    ``check`` says what a second reading takes, None if there is nothing to read again. What is not
    from the book has nothing to correct, and what cites nothing has no place for a note; while the
    chat is ``busy`` nothing is asked.
    """

    def cites() -> bool:
        return bool(answer.citations)

    def of_book() -> bool:
        return answer.mode != "general"

    return (
        (
            MenuCommand(
                "copy_answer",
                MenuWords.tr("Copy answer"),
                lambda: QGuiApplication.clipboard().setText(shown_text(answer)),
            ),
            MenuCommand(
                "ask_again",
                MenuWords.tr("Ask again"),
                acts.again,
                enabled=lambda: not busy,
                tip=MenuWords.tr("Ask the same question once more; this answer is kept"),
            ),
            MenuCommand(
                "mark_evidence",
                MenuWords.tr("Mark all evidence in the page"),
                acts.mark,
                tip=MenuWords.tr("Mark every place this answer cites, until another is marked"),
                enabled=cites,
            ),
            MenuCommand(
                "highlight_evidence",
                MenuWords.tr("Highlight the evidence"),
                acts.highlight,
                tip=MenuWords.tr("Highlight the passages it cites, in the colour used last"),
                enabled=cites,
            ),
            MenuCommand(
                "keep_as_note",
                MenuWords.tr("Keep as a note"),
                acts.note,
                tip=MenuWords.tr("Keep it as a note to the first passage it cites"),
                enabled=cites,
            ),
            *(() if check is None else (_check(check, acts.check),)),
        ),
        (
            MenuCommand(
                "correct", MenuWords.tr("Correct this answer…"), acts.correct, enabled=of_book
            ),
            MenuCommand("mark_wrong", MenuWords.tr("Mark as wrong"), acts.wrong, enabled=of_book),
        ),
    )


def _check(cost: ReadingCost, act: Callable[[], object]) -> MenuCommand:
    """To have an answer read by a second reader, with what that takes."""
    return MenuCommand(
        "check_again",
        MenuWords.tr("Check again ({0})").format(cost_words(cost)),
        act,
        tip=MenuWords.tr("{0} compares each claim with the words it cites").format(cost.reader),
    )


def cost_words(cost: ReadingCost) -> str:
    """About what a second reading takes: "about 12 s, $0.004"."""
    seconds = MenuWords.tr("about {0} s").format(number(max(1, round(cost.seconds))))
    if cost.money is None:
        tokens = MenuWords.tr("{0}k tokens").format(number(cost.tokens / 1_000, 1))
        return f"{seconds}, {tokens}"
    return f"{seconds}, {dollars(cost.money, 2 if cost.money >= 0.1 else 4)}"


def shown_text(answer: Answer) -> str:
    """The text of an answer as it is shown, with its footnotes as ``[1]``."""
    return replace(answer, parts=tuple(map(_shown, answer.parts))).text


def _shown(part: Part) -> Part:
    return part if isinstance(part, Mark) else Text(notice_words(part.text), part.literal)
