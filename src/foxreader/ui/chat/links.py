"""A link of an answer as markup: a control with its host beside it, never a link of the page."""

from __future__ import annotations

from html import escape

from foxreader.answer.markup import host_of
from foxreader.ui.platform.translation import Context

LinkWords = Context("LinkWords")


def link_html(address: str) -> str:
    """The beginning of a link to ``address``, before its words; the reader is asked first."""
    label = LinkWords.tr("Link to {0}; asks before it is opened").format(host_of(address))
    return (
        f'<span class="out" role="link" tabindex="0" data-do="link" data-value="{escape(address)}"'
        f' aria-description="{escape(label)}" title="{escape(address)}">'
    )


def host_html(address: str) -> str:
    """The host of ``address``, which stands behind the words of a link."""
    return f' <bdi class="host" dir="ltr">({escape(host_of(address))})</bdi>'
