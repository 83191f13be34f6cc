"""Shows what readers see of a real model's answers: ``python -m benchmarks.real BOOKS URL MODEL``.

Thirty questions about two novels, twenty that they answer and ten that they do not, put to the
model at an endpoint; printed as a table in Markdown: the answer as a reader would see it, its
grades, how many references and sentences were left out, requests and seconds. ``BOOKS`` is a folder
with ``sample-alice.epub`` and ``se-moby-dick.epub`` somewhere below it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from foxreader.answer.conversation.session import AnsweringModel, Roles, Session
from foxreader.core.errors import FoxError
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Provider
from foxreader.formats import open_book
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.store import Index
from foxreader.llm import Abilities, connect

QUESTIONS = {
    "sample-alice.epub": (
        "What does the Caterpillar smoke?",
        "Who stole the tarts?",
        "What does the Queen of Hearts shout at everyone?",
        "What animals are used as balls and mallets in the croquet game?",
        "Why is the Mock Turtle sad?",
        "What does the Duchess's baby turn into?",
        "What is written on the bottle that Alice drinks from?",
        "Why does the Mad Hatter say it is always six o'clock?",
        "What does the White Rabbit take out of its waistcoat-pocket?",
        "What is the name of Alice's cat?",
        "Which spaceship does Alice travel in?",
        "How old is the Cheshire Cat's brother?",
        "What is the name of the King's horse?",
        "What did Alice study at university?",
        "Who is the president of Wonderland?",
    ),
    "se-moby-dick.epub": (
        "Who is the captain of the Pequod?",
        "What did Ahab nail to the mast?",
        "What is Queequeg's coffin used for in the end?",
        "Who is the first mate of the Pequod?",
        "How did Ahab lose his leg?",
        "From which town does the Pequod sail?",
        "What is Yojo?",
        "What is the name of the inn where Ishmael and Queequeg meet?",
        "Who preaches the sermon about Jonah?",
        "What happened to Pip when he jumped from the boat?",
        "What is the name of Ishmael's wife?",
        "Which university did Ishmael's brother attend?",
        "How many telephones are on board the Pequod?",
        "Who won the football world cup in 2018?",
        "What does Gatsby say about Daisy?",
    ),
}
"""Ten of each that the book answers, then five that it does not."""

_ANSWERABLE = 10
"""How many of each book's questions it answers; they come first."""


def main(arguments: Sequence[str]) -> int:
    """Print a table for each book; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("books", type=Path)
    parser.add_argument("base_url")
    parser.add_argument("model")
    parser.add_argument("--context", type=int, default=8_192)
    options = parser.parse_args(arguments)
    provider = Provider("real", options.base_url, options.model, context=options.context)
    model = connect(provider, None)
    voice = AnsweringModel(model, Abilities(model))
    for name, questions in QUESTIONS.items():
        path = next(options.books.rglob(name), None)
        if path is None:
            print(f"{name} is not below {options.books}.", file=sys.stderr)
            return 2
        _print_table(path, questions, voice)
    print(f"\nThe model, as it showed itself: {voice.abilities.known if voice.abilities else None}")
    return 0


def _print_table(path: Path, questions: Sequence[str], voice: AnsweringModel) -> None:
    book, resources = open_book(path)
    try:
        with tempfile.TemporaryDirectory() as folder:
            index = Index.open(Path(folder) / "index.sqlite", book)
            for _ in (*build_text(index), *build_derived(index)):
                pass
            print(f"\n### {book.metadata.title}\n")
            print(
                "| question | in the book | ended as | answer | grades | left out | requests, s |"
            )
            print("|---|---|---|---|---|---|---|", flush=True)
            for number, question in enumerate(questions):
                for row in _row(index, question, number < _ANSWERABLE, voice):
                    print(row, flush=True)
            index.close()
    finally:
        resources.close()


def _row(index: Index, question: str, answerable: bool, voice: AnsweringModel) -> Iterator[str]:
    session = Session(index, voice.model, roles=Roles(voice, voice, voice.model))
    began = time.perf_counter()
    try:
        (*_, end) = session.ask(question)
    except FoxError as error:
        yield f"| {question} | {answerable} | failed | {error} | | | |"
        return
    assert isinstance(end, Finished)
    answer = end.answer
    took = f"{answer.usage.calls}, {time.perf_counter() - began:.0f}"
    there = "yes" if answerable else "no"
    left = f"{answer.removed} sentences, {answer.dropped} references"
    said = " ".join(answer.text.split()).replace("|", "\\|")
    yield (
        f"| {question} | {there} | {answer.mode} | {said} | {_grades(answer)} | {left} | {took} |"
    )


def _grades(answer: Answer) -> str:
    counts = Counter(c.grade for c in answer.citations)
    counts.update(flag.kind for flag in answer.flags if flag.kind == "uncited")
    return ", ".join(f"{count} {grade}" for grade, count in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
