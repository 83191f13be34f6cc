"""Quotations with their places, read out of exports and of what others write."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.export.reading import claims_in_text
from foxreader.answer.export.writing import escaped
from foxreader.core.span import Link, Span

BOOK, OTHER = "a" * 64, "b" * 64


def markdown(text: str) -> list[tuple[str, str, str]]:
    return [(c.book, str(c.span), c.quote) for c in claims_in_text(text, html=False)]


def page(text: str) -> list[tuple[str, str, str]]:
    return [(c.book, str(c.span), c.quote) for c in claims_in_text(text, html=True)]


LINK = f"foxreader://open/{BOOK}?at=f1-0-11"


@pytest.mark.parametrize(
    ("text", "book"),
    [
        ("He says “a red house” [f1-0-11].", ""),
        ('He says "a red house" [f1-0-11].', ""),
        (f"He says “a red house” [here]({LINK}).", BOOK),
        (f"He says “a red house” \\[f1\\-0\\-11\\] [here](<{LINK}>).", BOOK),
        (f"He says “a red house” <{LINK}>", BOOK),
        (f"Not “that”, but “a red house” [f1-0-11] {LINK}", BOOK),
        (f"> a red house\n\n · [Open]({LINK})", BOOK),
        (f"> a red house\n\nMy note [1]({LINK.replace('0-11', '5-9')}).\n\n[Open]({LINK})", BOOK),
    ],
)
def test_a_quotation_is_what_is_quoted_before_its_place(text: str, book: str) -> None:
    assert markdown(text) == [(book, "[f1-0-11]", "a red house")]


def test_each_place_has_its_own_quotation_or_none() -> None:
    assert markdown("“one” [f1-0-3] and “two” [f1-5-8], see [f2-0-9]") == [
        ("", "[f1-0-3]", "one"), ("", "[f1-5-8]", "two"),
    ]  # fmt: skip
    assert markdown("No quotation [f1-0-3]\n\n[f9-8-1] “back to front”") == []
    assert markdown("[f1-0-3](https://example.org) “x” foxreader://open/abc?at=f1-0-3") == []


def test_block_quotes_of_a_page_belong_to_the_next_link() -> None:
    anchor = f'<a href="{LINK}">Open</a>'
    shown = f"<blockquote>a <b>red</b> h&#111;use</blockquote><p>where {anchor}</p>{anchor}"
    assert page(shown) == [(BOOK, "[f1-0-11]", "a red house")]
    assert page(f"<blockquote>note</blockquote><a href='{LINK}'>[1]</a>") == []
    assert page(f"<blockquote>open <a href='{LINK}'>x</a>") == [(BOOK, "[f1-0-11]", "open x")]
    assert page("<blockquote>x</blockquote><a href='https://example.org'>y</a>") == []


@examples(60)
@given(quote=st.text("ab ,.“”\"'—–-[](){}*_#&<>\\!", min_size=1, max_size=60), book=st.booleans())
def test_a_footnote_of_ours_gives_its_quotation_back(quote: str, book: bool) -> None:
    said = " ".join(quote.split())
    assume(said)
    span = Span(3, 7, 7 + len(said))
    link = Link(BOOK if book else OTHER, span)
    note = (
        f"[^4]: “{escaped(said)}” — {escaped('A book, Chapter 2 - Of it')}. Quoted. "
        f"{escaped(str(span))} [{escaped('Open in Foxreader')}](<{link}>)"
    )
    assert markdown(note) == [(link.sha256, str(span), said)]


@examples(40)
@given(st.text('[f1-0]“”"(<>)foxreader://open/?at=ab\n\\ ', max_size=200), st.booleans())
def test_any_text_can_be_read(text: str, html: bool) -> None:
    claims_in_text(text, html=html)
