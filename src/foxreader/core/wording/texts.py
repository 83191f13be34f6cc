"""Marks the texts of the notices for the translation tool."""

from __future__ import annotations

from collections.abc import Mapping

CONTEXT = "Notices"
"""The context of these texts in the translations."""

Templates = Mapping[str, str | tuple[str, str]]
"""English texts by code; ``{name}`` stands for an argument. Of two forms the first is for a
``count`` of 1."""


def translated(context: str, text: str) -> str:
    """``text`` as it is: lupdate finds it by this call, with the option
    ``-tr-function-alias QT_TRANSLATE_NOOP+=translated``."""
    return text
