"""Time and tokens the program itself uses for a question: ``python -m benchmarks.overhead BOOK``.

An endpoint on loopback answers at once with sentences it was shown and their tags. Measured are the
time from question to finished answer without that of the endpoint, the tokens of each prompt by
the fixed estimate, and how the answers ended; for a context of 8,192 tokens and one of 4,096.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.events import Finished
from foxreader.core.message import Done, Message, Piece, ToolSpec, Usage, estimate
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index

_TAGGED = re.compile(r"([^\n\]]{20,400}?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")
_CONTEXTS = (8_192, 4_096)
"""The context sizes measured, in tokens: a common one, and one below ``SMALL_CONTEXT``."""


class Instant:
    """A model that answers at once: two sentences of what it was shown, each with its tag."""

    name = "instant"

    def __init__(self, context: int) -> None:
        self.context = context
        self.prompts: list[int] = []
        self.spent = 0.0

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[ToolSpec] = (),
        json_schema: Any = None,
        temperature: float = 0.0,
        max_tokens: int | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[Piece]:
        """Reply with sentences of the newest message."""
        began = time.perf_counter()
        told = "".join(f"{t.name}{t.description}{t.parameters}" for t in tools)
        self.prompts.append(sum(estimate(m.text) for m in messages) + estimate(told))
        shown = _TAGGED.findall(messages[-1].text)[:2]
        text = " ".join(f"{said.strip().rstrip('.')} {tag}." for said, tag in shown)
        self.spent += time.perf_counter() - began
        yield text or "{}"
        yield Done(Usage(self.prompts[-1], estimate(text), 1))


def main(arguments: Sequence[str]) -> int:
    """Print a line for each context; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", type=Path)
    parser.add_argument("--questions", type=int, default=60)
    options = parser.parse_args(arguments)
    book, resources = open_book(options.book)
    try:
        with tempfile.TemporaryDirectory() as folder:
            index = Index.open(Path(folder) / "index.sqlite", book)
            for _ in (*build_text(index), *build_derived(index)):
                pass
            asked = _questions(book, options.questions)
            print(f"{book.metadata.title}: {len(asked)} questions")
            for context in _CONTEXTS:
                _print_row(index, asked, context)
            index.close()
    finally:
        resources.close()
    return 0


def _questions(book: Book, count: int) -> list[str]:
    """Questions of all kinds about the names that stand most often inside sentences."""
    text = " ".join(file.text for file in book.files)
    names = Counter(re.findall(r"(?<=[a-z,] )[A-Z][a-z]{3,}", text)).most_common(40)
    forms = ("Who is {}?", "Why does {} leave?", "Where did {} live?", "What did {} say of war?",
             "Compare {} and {}.", "Give me an overview of the book.")  # fmt: skip
    return [
        forms[n % len(forms)].format(names[n % len(names)][0], names[(n + 1) % len(names)][0])
        for n in range(count)
    ]


def _print_row(index: Index, asked: Sequence[str], context: int) -> None:
    model = Instant(context)
    times, modes = [], Counter[str]()
    for question in asked:
        session = Session(index, model)
        began, before = time.perf_counter(), model.spent
        (*_, end) = session.ask(question)
        times.append(time.perf_counter() - began - (model.spent - before))
        assert isinstance(end, Finished)
        modes[end.answer.mode] += 1
    p95 = quantiles(times, n=20)[-1]
    print(
        f"  context {context:5}: {median(times) * 1000:6.1f} ms, p95 {p95 * 1000:6.1f} ms; prompt "
        f"{median(model.prompts):5.0f} tokens, at most {max(model.prompts)}; {dict(modes)}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
