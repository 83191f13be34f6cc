"""What stands above an answer: the words the book lacks, and how the question was read."""

from __future__ import annotations

from html import escape

from foxreader.core.events import Answer, lacking
from foxreader.ui.platform.translation import Context, notice_words

OpeningWords = Context("OpeningWords")


def opening_html(answer: Answer) -> str:
    """The lines above an answer, with a button for each name that was read as another."""
    rows = [
        f'<p class="lacking"><b>{escape(notice_words(line))}</b></p>' for line in lacking(answer)
    ]
    read_as = answer.searched.read_as
    if read_as:
        names = ", ".join(f"“{one.name}”" for one in read_as)
        asked = ", ".join(f"“{one.asked}”" for one in read_as)
        line = OpeningWords.tr("Read as {0}").format(names)
        act = OpeningWords.tr("Ask with {0}").format(asked)
        rows.append(
            f'<p class="read-as">{escape(line)} '
            f'<button class="act" data-do="typed">{escape(act)}</button></p>'
        )
    return "".join(rows)
