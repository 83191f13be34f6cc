"""What can be done with an answer: the menus that offer it, and the dialogs about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.conversation.record import places_sent
from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.answer.evidence_line.claims import claims
from foxreader.core.events import Answer, Citation, Course, Mark, Part, Text
from foxreader.core.span import Span
from foxreader.library.kept_per_book import LONGEST, Verdict
from foxreader.llm import Sent
from foxreader.program.second_readings import ReadingCost
from foxreader.ui.chat.composer import Composer
from foxreader.ui.chat.transcript import ChatClick, Transcript
from foxreader.ui.chat.turn import Turn
from foxreader.ui.platform.commands import Command, CommandMenu
from foxreader.ui.platform.translation import Context, dollars, notice_words, number
from foxreader.ui.settings.privacy_page import SentView

# The reader corrects an answer

_SHOWN = 300
"""Characters of the question that are shown; chosen: five lines of the dialog."""


class CorrectDialog(QDialog):
    """The dialog for what the answer should have been, for this book or for all.

    Signal: ``given`` the reader's words, and whether they hold for all books. ``of_several``: the
    answer is one of several books, and the correction holds for all.
    """

    given = Signal(str, bool)

    def __init__(self, question: str, of_several: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Correct this answer"))
        self.resize(460, 320)
        asked = QLabel(question if len(question) <= _SHOWN else f"{question[:_SHOWN]}…", self)
        asked.setObjectName("heading")
        asked.setTextFormat(Qt.TextFormat.PlainText)
        asked.setWordWrap(True)
        self.text = QPlainTextEdit(self)
        self.text.setPlaceholderText(self.tr("What is right, in your words"))
        self.text.setAccessibleName(self.tr("Your correction"))
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._changed)
        hint = QLabel(self.tr(
            "It is sent with later questions that it concerns, as your words. It is no evidence: "
            "an answer still rests on what the book says."), self)  # fmt: skip
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(10)
        layout.addWidget(asked)
        layout.addWidget(self.text, 1)
        layout.addLayout(self._make_choice(of_several))
        layout.addWidget(hint)
        layout.addLayout(self._make_end())
        self._changed()
        self.text.setFocus()

    def _make_choice(self, of_several: bool) -> QHBoxLayout:
        self.here = QRadioButton(self.tr("For this book"), self)
        self.everywhere = QRadioButton(self.tr("For all books"), self)
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(18)
        for button in (self.here, self.everywhere):
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        (self.everywhere if of_several else self.here).setChecked(True)
        self.here.setEnabled(not of_several)
        return row

    def _make_end(self) -> QHBoxLayout:
        cancel, self.save = (
            QPushButton(self.tr("Cancel"), self),
            QPushButton(self.tr("Keep it"), self),
        )
        self.save.setObjectName("primary")
        self.save.setDefault(True)
        cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._save)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(cancel)
        row.addWidget(self.save)
        return row

    def _changed(self) -> None:
        length = len(" ".join(self.text.toPlainText().split()))
        self.save.setEnabled(0 < length <= LONGEST)
        over = length - LONGEST
        self.save.setToolTip(self.tr("Too long by %Ln character(s)", "", over) if over > 0 else "")

    def _save(self) -> None:
        self.given.emit(self.text.toPlainText().strip(), self.everywhere.isChecked())
        self.accept()


# What left this computer for one answer, byte for byte


@dataclass(frozen=True, slots=True)
class _OfOne:
    """The requests of one answer."""

    sent: tuple[Sent, ...]


class SentDialog(QDialog):
    """The requests of one answer that are kept, of those its ``course`` names. ``mark`` marks the
    spans of the book whose words were sent in the page."""

    def __init__(
        self,
        sent: tuple[Sent, ...],
        course: Course,
        mark: Callable[[Sequence[Span]], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What left this computer for this answer"))
        self.resize(760, 480)
        places = places_sent(sent, course)
        self.view = SentView(_OfOne(sent), self)
        gone = QLabel(self.tr("Some of these requests are no longer kept."), self)
        gone.setObjectName("muted")
        gone.setVisible(len(sent) < len(course.sent))
        self.mark = QPushButton(self.tr("Mark %Ln place(s) in the book", "", len(places)), self)
        self.mark.setEnabled(bool(places))
        self.mark.clicked.connect(lambda: mark(places))
        row = QHBoxLayout()
        row.addWidget(gone)
        row.addStretch(1)
        row.addWidget(self.mark)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.view, 1)
        layout.addLayout(row)


class ChatMenus(QObject):
    """Opens the menus of ``transcript``; while ``composer`` is busy nothing is asked.

    ``turn_of`` gives the turn of a message, ``acts_of`` what the commands of its answer do, and
    ``reading_cost`` what a second reading of that would take; ``press`` does what a press in the
    transcript does, ``say`` keeps what the reader says of a cited place.
    """

    def __init__(
        self,
        transcript: Transcript,
        composer: Composer,
        turn_of: Callable[[int], Turn | None],
        acts_of: Callable[[Turn], AnswerActs],
        reading_cost: Callable[[Answer], ReadingCost | None],
        press: Callable[[int, str, str], None],
        say: SaysOfPlace,
    ) -> None:
        super().__init__(transcript)
        self._transcript, self._composer = transcript, composer
        self._turn_of, self._acts_of = turn_of, acts_of
        self._reading_cost, self._press, self._say = reading_cost, press, say
        transcript.clicked.connect(self._open)

    def open_for_answer(self, turn: Turn, box: Any) -> None:
        """The menu of an answer, below its button, which is in ``box``."""
        if box is not None and self._turn_of(turn.id) is turn:
            menu = CommandMenu(self._of_answer(turn), self._transcript)
            at = QPoint(round(box[0]), round(box[3]))
            menu.popup(self._transcript.mapToGlobal(at))

    def _open(self, click: ChatClick) -> None:
        """The menu of what is under the pointer."""
        turn = self._turn_of(click.message)
        groups: list[tuple[Command, ...]] = [(self._copy(click.words),)]
        if turn is not None:
            groups += [*self._of_place(turn, click), *self._of_link(turn, click)]
            asked = click.message != turn.id
            groups += (self._of_question(turn),) if asked else self._of_answer(turn)
        CommandMenu(groups, self._transcript).popup(click.at)

    def _copy(self, words: str) -> Command:
        copy = partial(QGuiApplication.clipboard().setText, words)
        return Command(
            "copy", self.tr("Copy"), (QKeySequence.StandardKey.Copy,), copy,
            enabled=lambda: bool(words),
        )  # fmt: skip

    def _of_place(self, turn: Turn, click: ChatClick) -> _Groups:
        """What can be done with a cited place; its keys work on its evidence line."""
        if not click.value:
            return ()

        def press(act: str) -> Callable[[], None]:
            return partial(self._press, turn.id, act, click.value)

        return (
            (
                Command("go_there", self.tr("Go there"), ("Return",), press("go")),
                Command("context", self.tr("Context"), ("Space",), press("context")),
                Command("copy_citation", self.tr("Copy with citation"), ("C",), press("copy")),
            ),
            *self._said_of_place(turn, click.value),
        )

    def _said_of_place(self, turn: Turn, footnote: str) -> Iterator[tuple[Command, ...]]:
        """What the reader can say of a place: a group for each claim that cites it."""
        citation = turn.citations.get(int(footnote)) if footnote.isdecimal() else None
        if citation is None or turn.answer is None or not turn.lined:
            return
        found = [one for one in claims(turn.answer.parts) if citation.number in one.footnotes]
        for claim in found[:_MOST_CLAIMS]:
            words = " ".join(claim.text.split())
            cut = words[:_SHORT].rpartition(" ")[0] or words[:_SHORT]
            short = words if len(words) <= _SHORT else f"{cut}…"

            def says(verdict: Verdict, words: str = words) -> Callable[[], None]:
                return partial(self._say, turn, verdict, words, citation)

            wrong = self.tr("The mark is wrong, it says “{0}”").format(short)
            better = self.tr("The selected passage says it better: “{0}”").format(short)
            yield (
                *((Command("place_says", wrong, (), says("says")),) if citation.weak else ()),
                Command(
                    "place_not", self.tr("Not in this place: “{0}”").format(short), (), says("not")
                ),
                Command("place_better", better, (), says("better")),
            )

    def _of_link(self, turn: Turn, click: ChatClick) -> _Groups:
        if not click.link:
            return ()
        wanted = partial(self._press, turn.id, "link", click.link)
        copy = partial(QGuiApplication.clipboard().setText, click.link)
        return (
            (
                Command("follow_link", self.tr("Follow the link"), (), wanted),
                Command("copy_link", self.tr("Copy the link's address"), (), copy),
            ),
        )

    def _of_question(self, turn: Turn) -> tuple[Command, ...]:
        def free() -> bool:
            return bool(turn.at) and not self._composer.busy

        again = partial(self._press, turn.id, "again", "")
        edit = partial(self._press, turn.id, "edit", "")
        words = self.tr("Edit this question and ask it again")
        return (
            Command("edit_question", words, (), edit, enabled=free),
            Command("ask_again", self.tr("Ask again"), (), again, enabled=free),
        )

    def _of_answer(self, turn: Turn) -> _Groups:
        """The commands of an answer; none until it is whole."""
        if turn.answer is None:
            return ()
        busy = self._composer.busy
        cost = None if busy else self._reading_cost(turn.answer)
        return _answer_commands(turn.answer, self._acts_of(turn), cost, busy=busy)


_SHORT = 36
"""Characters of a claim that a menu shows. Chosen: it stays narrower than the chat."""
_MOST_CLAIMS = 3
"""Claims of one place that a menu names. Chosen."""
SaysOfPlace = Callable[[Turn, Verdict, str, Citation], None]

# The commands of an answer

MenuWords = Context("MenuWords")
_Groups = tuple[tuple[Command, ...], ...]


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


def _answer_commands(
    answer: Answer, acts: AnswerActs, check: ReadingCost | None = None, *, busy: bool = False
) -> _Groups:
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
            Command(
                "copy_answer",
                MenuWords.tr("Copy answer"),
                (),
                lambda: QGuiApplication.clipboard().setText(shown_text(answer)),
            ),
            Command(
                "ask_again",
                MenuWords.tr("Ask again"),
                (),
                acts.again,
                enabled=lambda: not busy,
                tip=MenuWords.tr("Ask the same question once more; this answer is kept"),
            ),
            Command(
                "mark_evidence",
                MenuWords.tr("Mark all evidence in the page"),
                (),
                acts.mark,
                tip=MenuWords.tr("Mark every place this answer cites, until another is marked"),
                enabled=cites,
            ),
            Command(
                "highlight_evidence",
                MenuWords.tr("Highlight the evidence"),
                (),
                acts.highlight,
                tip=MenuWords.tr("Highlight the passages it cites, in the colour used last"),
                enabled=cites,
            ),
            Command(
                "keep_as_note",
                MenuWords.tr("Keep as a note"),
                (),
                acts.note,
                tip=MenuWords.tr("Keep it as a note to the first passage it cites"),
                enabled=cites,
            ),
            *(() if check is None else (_check(check, acts.check),)),
        ),
        (
            Command(
                "correct", MenuWords.tr("Correct this answer…"), (), acts.correct, enabled=of_book
            ),
            Command("mark_wrong", MenuWords.tr("Mark as wrong"), (), acts.wrong, enabled=of_book),
        ),
    )


def _check(cost: ReadingCost, act: Callable[[], object]) -> Command:
    """To have an answer read by a second reader, with what that takes."""
    return Command(
        "check_again",
        MenuWords.tr("Check again ({0})").format(cost_words(cost)),
        (),
        act,
        tip=MenuWords.tr("{0} compares each claim with the words it cites").format(cost.reader),
    )


def cost_words(cost: ReadingCost) -> str:
    """About what a second reading takes: "about 12 s, $0.004"; where nothing is sent, the time."""
    seconds = MenuWords.tr("about {0} s").format(number(max(1, round(cost.seconds))))
    if not cost.tokens:
        return seconds
    if cost.money is None:
        tokens = MenuWords.tr("{0}k tokens").format(number(cost.tokens / 1_000, 1))
        return f"{seconds}, {tokens}"
    return f"{seconds}, {dollars(cost.money, 2 if cost.money >= 0.1 else 4)}"


def shown_text(answer: Answer) -> str:
    """The text of an answer as it is shown, with its footnotes as ``[1]``."""
    return replace(answer, parts=tuple(map(_shown, answer.parts))).text


def _shown(part: Part) -> Part:
    return part if isinstance(part, Mark) else Text(notice_words(part.text), part.literal)


# What the chat has the rest of the window do


class Doors(Protocol):
    """What a press in the transcript, or a command of an answer, has done outside of the chat."""

    def ask(self, asked: ReaderQuestion, instead: Turn | None = None) -> None:
        """Ask a question, perhaps in the place of an earlier turn, which is kept."""

    def stop(self) -> None:
        """Stop the answer that is being written."""

    def show_version(self, turn: Turn, at: str) -> None:
        """Show another version of a turn."""

    def show_evidence(self, turn: Turn, footnote: int) -> None:
        """Show all that is known of a footnote."""

    def show_sent(self, turn: Turn) -> None:
        """Show what left this computer for an answer."""

    def mark(self, spans: Sequence[Span]) -> None:
        """Mark what an answer cites of the open book in the page."""

    def highlight(self, turn: Turn) -> None:
        """Highlight what an answer cites."""

    def keep(self, turn: Turn) -> None:
        """Keep an answer as a note."""

    def check(self, turn: Turn) -> None:
        """Have an answer read again."""

    def stop_check(self, turn: Turn) -> None:
        """End the reading of an answer."""

    def correct(self, turn: Turn) -> None:
        """Have the reader correct an answer."""

    def mark_wrong(self, turn: Turn) -> None:
        """Keep that an answer is wrong."""

    def say_of_place(self, turn: Turn, verdict: Verdict, claim: str, citation: Citation) -> None:
        """Keep what the reader says of a place that is cited for a claim."""

    def find(self, word: str) -> None:
        """Look up a word in the open book."""

    def open_link(self, address: str) -> None:
        """Open an address of an answer, if the reader says so."""

    def choose_model(self) -> None:
        """Have the reader choose what answers."""

    def keep_footnotes_only(self, on: bool) -> None:
        """Keep whether answers are shown without their evidence lines."""

    def leave_card(self) -> None:
        """The card of a footnote was closed by a press."""
