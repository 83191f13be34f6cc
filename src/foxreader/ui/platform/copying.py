"""Copies words of a book with their source, in the style that the reader has chosen."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from foxreader.answer.citation_styles import cited
from foxreader.answer.citation_styles.runs import as_html, as_text
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
    copied = QMimeData()
    if style == "plain":
        copied.setText(plain(book, citation))
    else:
        paragraphs = cited(book, citation.span, style)
        copied.setText(as_text(paragraphs))
        if style != "bibtex":
            copied.setHtml(as_html(paragraphs))
    QGuiApplication.clipboard().setMimeData(copied)


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
