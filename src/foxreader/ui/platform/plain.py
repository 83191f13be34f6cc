"""Text of a book or an endpoint for what Qt would read as markup if it looks like it."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt


def plain(text: str) -> str:
    """``text`` for a tooltip, shown as it is written: where it looks like markup, it is escaped.

    A tooltip has no setting for plain text, as a label has.
    """
    if not Qt.mightBeRichText(text):
        return text
    # A first tag of our own makes Qt read what is escaped as such.
    return f"<span>{escape(text, quote=False)}</span>".replace("\n", "<br>")
