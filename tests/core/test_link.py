from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.core.span import Link, Span, is_link

HASH = "ab" * 32
NUMBERS = st.integers(0, 999_999_999)


@given(st.binary(min_size=32, max_size=32), NUMBERS, NUMBERS, NUMBERS)
def test_a_link_says_what_it_was_made_of(sha: bytes, file: int, start: int, more: int) -> None:
    link = Link(sha.hex(), Span(file, start, start + more))
    assert Link.parse(str(link)) == link
    assert is_link(str(link))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "foxreader:",
        f"foxreader://open/{HASH}",
        f"foxreader://open/{HASH}?at=f3-120-180&x=1",
        f"foxreader://open/{HASH}?at=f3-180-120",
        f"foxreader://open/{HASH}?at=f03-120-180",
        f"foxreader://open/{HASH}?at=f3-120-180\n",
        f"foxreader://open/{HASH}?at=f٣-120-180",
        f"foxreader://open/{HASH}/../../etc?at=f3-120-180",
        f"foxreader://open/{HASH.upper()}?at=f3-120-180",
        f"foxreader://open/{HASH[:-1]}?at=f3-120-180",
        f"foxreader://evil.example/{HASH}?at=f3-120-180",
        f"https://open/{HASH}?at=f3-120-180",
        f" foxreader://open/{HASH}?at=f3-120-180",
        f"foxreader://open/{HASH}?at=f3-120-99999999999999999999",
        "foxreader://open/etc/passwd?at=f0-0-1",
    ],
)
def test_nothing_else_is_a_link(text: str) -> None:
    with pytest.raises(ValueError):
        Link.parse(text)


@given(st.text())
def test_any_text_is_a_link_or_refused(text: str) -> None:
    try:
        assert str(Link.parse(text)) == text
    except ValueError:
        pass


def test_what_is_meant_as_a_link_is_known_as_one() -> None:
    assert is_link("FoxReader:whatever") and not is_link("foxreader.epub")
