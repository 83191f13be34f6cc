"""What a real model's picks add: the same questions with its summaries and picks, and without.

    python -m benchmarks.picks BENCH --base-url URL --model NAME [--doc NAME] [--questions 50]
                               [--extracts]

The model sums up one tale book and then picks segments for each question; with ``--extracts``
it picks from the book's own sentences, where it is too slow to sum up. Compared is what the
tool returns within one budget: whether all of the evidence is in it, and any.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.stages import read_tales
from foxreader.core.message import ChatModel, Message, Piece, Provider, Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.requests import Meter
from foxreader.llm import connect
from foxreader.retrieval.tools.segments import pick
from foxreader.retrieval.tools.toolbox import Toolbox

BUDGETS = (900, 2_600)
"""Token budgets of the tool's result: a small one, and five passages of 520 tokens."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path)
    parser.add_argument("--base-url", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--context", type=int, default=8_192)
    parser.add_argument("--doc", default="grimm-fairybook")
    parser.add_argument("--questions", type=int, default=50)
    parser.add_argument("--extracts", action="store_true")
    options = parser.parse_args()
    book, asked = read_tales(options.bench / "fairytaleqa", (options.doc,), options.questions)
    provider = Provider("real", options.base_url, options.model, context=options.context)
    model, meter = connect(provider, None), Meter()
    with tempfile.TemporaryDirectory() as folder:
        index = Index.open(Path(folder) / "index.sqlite", book)
        begun = time.monotonic()
        for _ in (*build_text(index), *build_derived(index)):
            pass
        if options.extracts:
            index.kept.add_summaries(_extracts(index))
        for state in build_summaries(index, model, meter=meter):
            print(state, f"{time.monotonic() - begun:.0f} s", flush=True)
        used = meter.used
        print(
            f"{book.characters:,} characters, {len(index.segments)} segments:"
            f" {used.calls} requests,"
            f" {used.prompt:,} tokens in, {used.completion:,} out,"
            f" {time.monotonic() - begun:.0f} s\n"
        )
        _compare(index, Remembering(model), asked)


class Remembering:
    """A model whose replies are cached, so that each request is sent once and picks do not vary."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model
        self._said: dict[tuple[Message, ...], list[Piece]] = {}
        self.name, self.context = model.name, model.context

    def stream(self, messages: Sequence[Message], **options: Any) -> Iterator[Piece]:
        """The reply as it came the first time."""
        key = tuple(messages)
        if key not in self._said:
            self._said[key] = list(self._model.stream(messages, **options))
        yield from self._said[key]


def _extracts(index: Index) -> Iterator[Summary]:
    """The catalogue as it is without a model, in the place of the model's summaries."""
    for id_, units in index.extras.extracts(WHOLE_BOOK).items():
        segment = next(s for s in index.segments if s.id == id_)
        text = " ".join(f"{index.book.text_at(unit)} {unit}" for unit in units)
        yield Summary(segment, text, "extracts", 0, Usage(), segment.spans[-1])


def _compare(index: Index, model: ChatModel, asked: Sequence[dict[str, Any]]) -> None:
    ways: dict[str, ChatModel | None] = {"without a model": None, "with its picks": model}
    print("| way | budget, tokens | any evidence | all of it | seconds a question |")
    print("|---|---:|---:|---:|---:|")
    for name, chosen in ways.items():
        for budget in BUDGETS:
            begun, some, whole = time.monotonic(), 0, 0
            for question in asked:
                box = Toolbox(index, chosen, WHOLE_BOOK, budget=budget)
                given = json.dumps({"question": question["question"]})
                units = box.call("get_related_segment_summaries", given).units
                shares = [
                    _share(Span(0, e["start"], e["end"]), units) for e in question["evidence"]
                ]
                some += any(share > 0 for share in shares)
                whole += all(share >= 0.9 for share in shares)
            count = max(1, len(asked))
            seconds = (time.monotonic() - begun) / count
            print(
                f"| {name} | {budget} | {some / count:.2f} | {whole / count:.2f} | {seconds:.1f} |",
                flush=True,
            )
    right = 0
    for question in asked:
        ids, _ = pick(question["question"], index.summaries(WHOLE_BOOK), model, None)
        start = Span(0, question["evidence"][0]["start"], question["evidence"][0]["start"] + 1)
        holding = [s.id for s in index.segments if any(p.overlaps(start) for p in s.spans)]
        right += any(id_ in ids for id_ in holding)
    print(f"\nThe segment with the evidence is among the picks for {right} of {len(asked)}.")


def _share(span: Span, units: Sequence[Span]) -> float:
    """The share of ``span`` covered by ``units``, not counting white space between them."""
    held = sum(
        max(0, min(span.end, u.end) - max(span.start, u.start)) for u in units if u.file == 0
    )
    return held / max(1, len(span))


if __name__ == "__main__":
    main()
