"""What the real view shows of each piece of text, as the engine tells it, to compare with Python.

The engine has no one answer. It is put together of what it computed: the boxes of the text, the
styles of the elements around it, what those cut off, and where a page ends. What lies under
something else, letters of a blank font and animations are not looked at, here as in Python.
"""

from __future__ import annotations

from pathlib import Path

SEEN = Path(__file__).with_suffix(".js").read_text("utf-8")
"""Gives, as JSON, each piece of text that has letters: where it starts and its length in UTF-16
units, and why it does not show, or ""."""
