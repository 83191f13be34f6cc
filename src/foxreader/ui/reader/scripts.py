"""The scripts of ours that stand in each page of a book, in the order they need each other."""

from __future__ import annotations

_PARTS = (
    "begun", "offsets", "highlight", "notes", "choose", "caret", "axis", "sight", "boxes", "wide",
    "ragged", "plain", "look", "wheel", "map", "zones",
)  # fmt: skip
_INSIDE = ("links", "popup", "pictures", "media", "aloud")
_PAGES = ("spreads", "pagewords", "pageextras", "pages", "pagemoves", "pagenotes")
_VIEWS = ("flow", "fixed", *_PAGES)
SCRIPTS = tuple(f"{name}.js" for name in (*_PARTS, *_INSIDE, *_VIEWS, "bridge", "reader"))
"""Names of files in the folder of the pages' scripts and styles."""
