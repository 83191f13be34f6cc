from __future__ import annotations

import pytest

from foxreader.formats import open_book
from foxreader.formats.html.clean import unprefixed
from foxreader.formats.html.markup import canonical


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("p { -epub-hyphens: none }", "p { hyphens: none }"),
        ("-EPUB-Line-Break:strict;", "line-break:strict;"),
        ("a{-epub-text-align-last : end}", "a{text-align-last : end}"),
        ("-epub-text-combine: horizontal;", "text-combine-upright: all;"),
        ("-epub-text-combine-horizontal: digits 2", "text-combine-upright: digits 2"),
        ("-epub-text-orientation: sideways-right", "text-orientation: sideways"),
        ("-epub-text-underline-position: under left", "text-underline-position: under left"),
        ("text-transform: -epub-fullwidth;", "text-transform: full-width;"),
        ("-epub-text-transform: -epub-fullwidth;", "text-transform: full-width;"),
        ("-epub-word-break: break-all !important;", "word-break: break-all !important;"),
        (".-epub-hyphens { color: red }", ".-epub-hyphens { color: red }"),
        ("-epub-unknown: 1", "-epub-unknown: 1"),
        ("x-epub-hyphens: none", "x-epub-hyphens: none"),
    ],
)
def test_prefixed_properties(old: str, new: str) -> None:
    assert unprefixed(old) == new


def test_styles_in_a_document_change_and_its_words_do_not() -> None:
    page = (
        '<html xmlns="http://www.w3.org/1999/xhtml"><head><style>p{-epub-hyphens:none}</style>'
        '</head><body><p style="-epub-line-break: strict">-epub-hyphens: none</p></body></html>'
    )
    document = canonical(page.encode())
    assert document.text.strip() == "-epub-hyphens: none"
    assert b"p{hyphens:none}" in document.markup
    assert b'style="line-break: strict"' in document.markup


def test_a_style_sheet_is_served_so(make_epub) -> None:
    _, resources = open_book(make_epub({"OEBPS/style.css": "p { -epub-hyphens: auto } /* é */"}))
    sheet = resources.read("OEBPS/style.css")
    resources.close()
    assert sheet is not None
    assert sheet.data.decode("utf-8-sig") == "p { hyphens: auto } /* é */"
