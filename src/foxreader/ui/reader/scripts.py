"""Our scripts in a page of a book, in the order they build on each other."""

from __future__ import annotations

_PARTS = ("offsets", "highlight", "axis", "sight", "wide", "ragged", "plain", "map")
_INSIDE = ("links", "popup", "pictures", "media")
_PAGES = ("spreads", "pagewords", "pageextras", "pages", "pagemoves")
_VIEWS = ("flow", "fixed", *_PAGES)
SCRIPTS = tuple(f"{name}.js" for name in (*_PARTS, *_INSIDE, *_VIEWS, "bridge", "reader"))
"""The names of the files: the parts, what a page has inside, the views, and what starts them."""
