"""One fixed estimate of how many tokens a text costs, the same for every script and model."""

from __future__ import annotations


def estimate(text: str) -> int:
    """Estimated tokens of ``text``: a third of its UTF-8 bytes, rounded up.

    Measured against four tokenizers it is some 1.5 times high for English and close for
    Chinese and Japanese, so a budget kept by it is never overrun on prose.
    """
    return -(-len(text.encode("utf-8", "surrogatepass")) // 3)
