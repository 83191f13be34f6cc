"""What several styles have in common: quotations, ends of sentences, ranges of pages."""

from __future__ import annotations

import re

_ENDS = (".", "?", "!", "…", "。", "？", "！")
_INNER = re.compile(r"[\"“”„]")


def quoted(quote: str) -> str:
    """``quote`` between double quotation marks, its own made single."""
    return f"“{_single(quote)}”"


def quoted_before(quote: str) -> str:
    """``quote`` between quotation marks, before a bracket that the full stop comes after."""
    stopped = quote.endswith((".", ",", ";", ":")) and not quote.endswith("..")
    return quoted(quote[:-1] if stopped else quote)


def _single(quote: str) -> str:
    """``quote`` with single quotation marks for double ones; by its place for a straight one."""

    def mark(found: re.Match[str]) -> str:
        if found[0] == "”":
            return "’"
        if found[0] == '"':
            before = quote[: found.start()][-1:]
            return "‘" if not before or before in " ([{—–-" else "’"
        return "‘"

    return _INNER.sub(mark, quote)


def ended(text: str) -> str:
    """``text`` with a full stop, unless it ends a sentence already."""
    return text if text.endswith(_ENDS) else f"{text}."


def words_in(text: str) -> int:
    """How many words there are, as spaces tell them."""
    return len(text.split())


def full_range(pages: tuple[str, ...]) -> str:
    """Pages with both numbers whole: 264–265."""
    return "–".join(pages)


def short_range_mla(pages: tuple[str, ...]) -> str:
    """Pages as MLA writes them: whole to 99, then the last two digits where those are enough."""
    numbers = _numbers(pages)
    if numbers is None:
        return "-".join(pages)
    first, last = numbers
    if last < 100 or first // 100 != last // 100:
        return f"{first}-{last}"
    return f"{first}-{last % 100:02d}"


def short_range_chicago(pages: tuple[str, ...]) -> str:
    """Pages as Chicago writes them: whole below 100 and after a full hundred, after 101 to 109 what
    has changed, else at least two digits."""
    numbers = _numbers(pages)
    if numbers is None:
        return "–".join(pages)
    first, last = numbers
    one, two = str(first), str(last)
    if first < 100 or first % 100 == 0 or len(one) != len(two):
        return f"{one}–{two}"
    changed = next(n for n in range(len(one)) if one[n] != two[n])
    if first % 100 >= 10:
        changed = min(changed, len(two) - 2)
    return f"{one}–{two[changed:]}"


def _numbers(pages: tuple[str, ...]) -> tuple[int, int] | None:
    """Both pages where they are two numbers, the second larger."""
    if len(pages) == 2 and all(page.isascii() and page.isdigit() for page in pages):
        first, last = map(int, pages)
        if first < last:
            return first, last
    return None
