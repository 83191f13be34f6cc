"""After the first chapter the estimate of what summaries take is made anew."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.book import Book
from foxreader.core.message import Done, Message, Piece, Provider, Usage
from foxreader.core.message import estimate as tokens
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import Estimate, estimate, is_off, measured, overview

TEXT = "The captain looked at the sea for a long while, and said nothing. " * 300
FILES = tuple(f"Chapter {n}\n{TEXT}\nIt ended well." for n in range(4))
BOOK = book_of(*FILES, toc=[(f"Chapter {n}", n, 0) for n in range(4)])
PAID = Provider("Paid", "https://example.org/v1", "big", price_in=10.0, price_out=30.0)


class Billing:
    """A model that uses ``times`` as many tokens as requests for summaries usually do."""

    name = "billing"
    context = 8_192

    def __init__(self, times: float) -> None:
        self._times = times

    def stream(
        self, messages: Sequence[Message], *, max_tokens: int = 0, **_options: object
    ) -> Iterator[Piece]:
        asked = sum(tokens(message.text) for message in messages)
        ids = re.findall(r"=== section (\d+) ===", messages[-1].text)
        yield json.dumps({"summaries": [{"id": i, "summary": "They sail."} for i in ids]})
        yield Done(Usage(round(self._times * asked), round(self._times * max_tokens / 2), 1))


def anew(index: Index, planned: Estimate) -> Estimate | None:
    made = overview(index, Billing.name)
    return measured(index, made, planned, Billing.name, Billing.context, price=PAID.money)


@pytest.mark.parametrize("book", [BOOK, book_of(*FILES)], ids=["contents", "no contents"])
@pytest.mark.parametrize(("times", "off"), [(0.4, True), (0.7, False), (1.4, False), (3, True)])
def test_the_first_chapter_says_what_all_of_them_take(
    book: Book, times: float, off: bool, tmp_path: Path
) -> None:
    index = index_of(book, tmp_path)
    planned = estimate(index, Billing.context, price=PAID.money)
    job = build_summaries(index, Billing(times))
    while not overview(index, Billing.name).done:
        assert anew(index, planned) is None
        next(job)
    found = anew(index, planned)
    assert overview(index, Billing.name).done == 1 and found is not None
    assert found.calls == planned.calls
    assert found.tokens == pytest.approx(times * planned.tokens, rel=0.1)
    assert found.money == pytest.approx(times * planned.money, rel=0.1)
    assert is_off(planned, found) is off
    job.close()


def test_what_another_model_wrote_says_nothing(tmp_path: Path) -> None:
    index = index_of(BOOK, tmp_path)
    planned = estimate(index, Billing.context)
    list(build_summaries(index, Billing(3)))
    assert anew(index, planned) is not None
    assert measured(index, overview(index, "new"), planned, "new", Billing.context) is None


def test_without_a_price_the_tokens_are_compared() -> None:
    planned = Estimate(4, 900, 100)
    assert not is_off(planned, Estimate(4, 1_300, 200))
    assert is_off(planned, Estimate(4, 1_300, 201))
