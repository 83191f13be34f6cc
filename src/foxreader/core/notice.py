"""A sentence for the reader that knows what it was made of, so that it can be translated."""

from __future__ import annotations

from collections.abc import Mapping

from foxreader.core.wording import template_of


class Notice(str):
    """The English sentence of ``code`` with its ``arguments``.

    As a text it is compared, printed and stored like any other; a record that was stored has
    the English text and is shown as that.
    """

    code: str
    arguments: Mapping[str, str | int]

    def __new__(cls, code: str, **arguments: str | int) -> Notice:
        """The sentence; raises ``KeyError`` for a code or an argument that is missing."""
        notice = super().__new__(cls, template_of(code, arguments.get("count")).format(**arguments))
        notice.code, notice.arguments = code, arguments
        return notice

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, str | int]]:
        """What a copy is made of."""
        return (self.code,), dict(self.arguments)
