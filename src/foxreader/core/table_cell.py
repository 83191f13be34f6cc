"""A cell of a table for spreadsheets, which holds no formula; shared by all exports as CSV."""

from __future__ import annotations

FORMULA = frozenset("=+-@＝＋－＠\t\r'")
"""What a cell may not begin with: spreadsheets take it for a formula, or for the sign that there
is none."""


def inert(text: str) -> str:
    """``text`` as a cell: with an apostrophe before it where a spreadsheet could take it for a
    formula."""
    return f"'{text}" if text[:1] in FORMULA and text else text
