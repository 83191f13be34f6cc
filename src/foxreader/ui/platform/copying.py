"""Copies words of a book with their source, in the style that the reader has chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication, QTextCharFormat
from PySide6.QtWidgets import QTextEdit

from foxreader.answer.citation_styles import cited
from foxreader.answer.cited_source import Runs, as_text
from foxreader.core.book import Book
from foxreader.core.events import Citation
from foxreader.library.settings import CitationStyle
from foxreader.ui.platform.translation import Context

CopyWords = Context("CopyWords")


def style_names() -> dict[CitationStyle, str]:
    """The styles and what they are called, in their order."""
    return {
        "plain": CopyWords.tr("Plain, with a tag that finds the place"),
        "apa": CopyWords.tr("APA (7th edition)"),
        "mla": CopyWords.tr("MLA (9th edition)"),
        "chicago": CopyWords.tr("Chicago (18th edition, notes)"),
        "bibtex": CopyWords.tr("BibTeX"),
    }


def copy_cited(book: Book, citation: Citation, style: CitationStyle) -> None:
    """Copy the words of ``citation`` with their source; titles are in italics where that can be
    pasted."""
    if style == "plain":
        QGuiApplication.clipboard().setText(plain(book, citation))
        return
    paragraphs = cited(book, citation.span, style)
    if style == "bibtex":
        QGuiApplication.clipboard().setText(as_text(paragraphs))
    else:
        _copy_rich(paragraphs)


def _copy_rich(paragraphs: Sequence[Runs]) -> None:
    """Copy ``paragraphs`` with an empty line between.

    Through an editor: formats that Python itself gives the clipboard end the program with a crash,
    since the clipboard outlives Python.
    """
    editor = QTextEdit()
    cursor, text_format = editor.textCursor(), QTextCharFormat()
    for number, runs in enumerate(paragraphs):
        if number:
            cursor.insertBlock()
            cursor.insertBlock()
        for run in runs:
            text_format.setFontItalic(run.italic)
            cursor.insertText(run.text, text_format)
    editor.selectAll()
    editor.copy()


def plain(book: Book, citation: Citation) -> str:
    """The words, then where they are with the tag of the place."""
    meta = book.metadata
    where = [
        ", ".join(meta.authors),
        meta.title,
        citation.title if citation.title != meta.title else "",
        CopyWords.tr("p. {0}").format(citation.page) if citation.page else "",
    ]
    source = ", ".join(part for part in where if part)
    return f"“{book.text_at(citation.span).strip()}” ({source} {citation.span})"
