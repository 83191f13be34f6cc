"""The commands that answer: ask, index, and what is done where no window can be shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from foxreader.cli.output import answer_json, print_answer, print_json
from foxreader.cli.work import Opened, answer_to, id_of, questions, read_book
from foxreader.index.batches import estimate
from foxreader.index.summaries import build_summaries
from foxreader.parts import Parts

REFUSED = 3


def ask(options: argparse.Namespace) -> int:
    """Print a cited answer; the exit code tells whether it was refused."""
    parts = Parts()
    refused = False
    with Opened(parts, options.book) as (_, index):
        for line in questions(options):
            answer = answer_to(parts, index, line["question"], strict=options.mode == "strict")
            refused = answer.refused
            if options.batch or options.json:
                print_json({**id_of(line), **answer_json(answer)}, line=bool(options.batch))
            else:
                print_answer(answer)
    return REFUSED if refused and not options.batch else 0


def index_book(options: argparse.Namespace) -> int:
    """Summarise the book with the model, or only say what that would cost."""
    parts = Parts()
    with Opened(parts, options.book) as (_, index):
        provider = parts.provider()
        cost = estimate(index, provider.context if provider else 8192)
        about: dict[str, Any] = {
            "segments": len(index.segments),
            "calls": cost.calls,
            "prompt_tokens": cost.prompt_tokens,
            "completion_tokens": cost.completion_tokens,
        }
        if not options.estimate:
            parallel = provider.parallel if provider else 1
            for state in build_summaries(index, parts.need_model(), parallel=parallel):
                print(f"\r{state.stage} {state.done} of {state.total}", end="", file=sys.stderr)
            print(file=sys.stderr)
            about["left"] = estimate(index, provider.context if provider else 8192).calls
        if options.json:
            print_json(about)
        else:
            for name, value in about.items():
                print(f"{name.replace('_', ' '):>17}  {value:,}")
    return 0


def without_display(path: Path | None) -> int:
    """Where no window can be shown: say so, ask the book a question, print the cited answer."""
    print("There is no display here, so Foxreader answers in the terminal.", file=sys.stderr)
    parts = Parts()
    if path is not None:
        book = read_book(parts, path)
        print(f"{book.metadata.title}: {len(book.files)} files, {book.characters:,} characters.")
        print(f'Ask it with:  foxreader ask "{path}" "your question"')
        return 0
    question = "What is strict mode?"
    with Opened(parts, parts.guide()) as (book, index):
        answer = answer_to(parts, index, question, strict=True)
        print(f"{book.metadata.title}: {question}\n")
        print_answer(answer)
    return 0
