"""F9, N10: exports a conversation as a file whose footnotes link to the exact words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from foxreader.answer.export.ashtml import as_html
from foxreader.answer.export.asjson import as_json
from foxreader.answer.export.asmarkdown import as_markdown
from foxreader.answer.export.remarks import Words
from foxreader.answer.export.sheet import Sheet, sheet

Format = Literal["markdown", "html", "json"]
FORMATS: tuple[Format, ...] = get_args(Format)
FileFormat = Format | Literal["pdf"]
FILE_FORMATS: tuple[FileFormat, ...] = (*FORMATS, "pdf")
"""The formats of text, and the one that is made of HTML."""
SUFFIXES: Mapping[str, FileFormat] = {
    ".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".json": "json",
    ".pdf": "pdf",
}  # fmt: skip
"""The format for each file name extension."""

__all__ = [
    "FILE_FORMATS", "FORMATS", "SUFFIXES", "FileFormat", "Format", "Sheet", "Words", "sheet",
    "written",
]  # fmt: skip


def written(conversation: Sheet, fmt: Format, words: Words = str) -> str:
    """``conversation`` as the text of a file in this format; it can be encoded as UTF-8.

    ``words`` gives the program's own sentences in the reader's language. JSON is for programs and
    the same in every language.
    """
    if fmt == "json":
        return as_json(conversation)
    return (as_html if fmt == "html" else as_markdown)(conversation, words)
