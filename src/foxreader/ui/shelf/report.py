"""What came of an import: what was taken, what was not and why, what the shelf had already."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from foxreader.program.importing import ImportReport
from foxreader.ui.platform.translation import Context, notice_words

ReportWords = Context("ReportWords")
_LISTED = 500
"""Files of a kind that are listed. Chosen: nobody reads more, and the number is said."""


def report_heading(report: ImportReport) -> str:
    """What came of an import, in one line."""
    parts = [ReportWords.tr("%Ln book(s) added", "", len(report.added))]
    if report.moved:
        parts.append(ReportWords.tr("%Ln found again", "", len(report.moved)))
    if already := len(report.known) - len(report.moved):
        parts.append(ReportWords.tr("%Ln already on the shelf", "", already))
    if report.refused:
        parts.append(ReportWords.tr("%Ln not taken", "", len(report.refused)))
    if report.stopped:
        parts.append(ReportWords.tr("stopped"))
    return " · ".join(parts)


def needs_reading(report: ImportReport) -> bool:
    """Whether there is more to say than the heading."""
    return bool(report.refused or report.twins)


def report_parts(
    report: ImportReport, titles: Mapping[str, str]
) -> Iterator[tuple[str, list[str]]]:
    """The lists of a report, each with its heading. ``titles`` are those of books by hash."""
    if report.refused:
        lines = [f"{one.path}\n    {notice_words(one.why)}" for one in report.refused]
        yield ReportWords.tr("Not taken"), _cut(lines)
    if report.twins:
        lines = []
        for twin in report.twins:
            others = ", ".join(titles.get(one, one[:12]) for one in twin.of)
            words = ReportWords.tr("The same book as “{0}”, by its ISBN or title. Both are kept.")
            lines.append(f"{twin.path}\n    {words.format(others)}")
        yield ReportWords.tr("On the shelf in another file"), _cut(lines)


def _cut(lines: list[str]) -> list[str]:
    left = len(lines) - _LISTED
    return lines if left <= 0 else [*lines[:_LISTED], ReportWords.tr("and %Ln more", "", left)]


class ReportDialog(QDialog):
    """The report of an import."""

    def __init__(self, report: ImportReport, titles: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import"))
        self.resize(640, 420)
        heading = QLabel(report_heading(report), self)
        heading.setObjectName("heading")
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        text = "\n\n".join(
            "\n".join([title, *lines]) for title, lines in report_parts(report, titles)
        )
        listed = QPlainTextEdit(text, self)
        listed.setReadOnly(True)
        listed.setAccessibleName(self.tr("What was not taken, and why"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(listed, 1)
        layout.addWidget(buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
