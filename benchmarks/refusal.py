"""Checks that unanswerable questions are refused: ``python -m benchmarks.refusal ../shared/bench``.

Questions of ``squad2`` (each asked of its passage alone) and of ``refusal-derived``, put to strict
mode and to a model that always answers: with a true sentence, and with a name, a number and a quote
of its own making, all under tags it was shown, and once without any. Printed are how the
answerable and the unanswerable ended, and how many sentences were shown that fail a check and bear
no mark: the answers are checked once more for that, by themselves.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.benchbooks import book_of
from benchmarks.strict import Asked, in_its_passage, questions
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.conversation.session import Session
from foxreader.answer.gate.ledger import Ledger
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Done, Message, Piece, ToolSpec, Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import BookVocabulary

_TAGGED = re.compile(r"([^\n\]]{12,400}?) (\[(?:f\d+-\d+-\d+|\d{2,5})\])")
_ENDS = ("direct_answer", "grounded", "guided_fallback", "hard_refusal", "general")


class AlwaysAnswers:
    """A model that answers whatever is asked, with what it was shown and with what it invents."""

    name = "always"
    context = 8_192

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
        """Reply without any doubt."""
        shown = _TAGGED.findall(messages[-1].text)
        said, tag = shown[0] if shown else ("It is so.", "[f0-0-10]")
        yield (
            f"Certainly, the answer is Zorvath Quillon {tag}. It happened 48151623 times {tag}. "
            f"The book says “nobody had ever seen such purple elephants” {tag}. "
            f"{said.strip().rstrip('.')} {tag}. Everybody knows that this was the true reason."
        )
        yield Done(Usage(1, 1, 1))


def main(arguments: Sequence[str]) -> int:
    """Print the table; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each set")
    options = parser.parse_args(arguments)
    print(f"{'':36}{'questions':>10}" + "".join(f"{name:>17}" for name in _ENDS) + "  unmarked")
    sets = {
        "squad2": map(in_its_passage, questions(options.bench / "squad2/qa.jsonl")),
        "refusal-derived": questions(options.bench / "refusal-derived/qa.jsonl"),
    }
    for name, asked in sets.items():
        chosen = list(asked)[: options.first]
        for mode in ("strict", "always"):
            _print_rows(f"{name}, {mode}", chosen, mode == "strict")
    return 0


def _print_rows(name: str, chosen: Iterable[Asked], strict: bool) -> None:
    ends: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    unmarked: Counter[bool] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for asked, answer, index in _answers(chosen, Path(folder), strict):
            ends[asked.answerable][answer.mode] += 1
            unmarked[asked.answerable] += _unmarked(answer, index)
    for answerable, counts in ends.items():
        total = sum(counts.values())
        if total:
            label = f"{name}, {'answer' if answerable else 'no answer'}"
            shares = "".join(f"{counts[end] / total:17.1%}" for end in _ENDS)
            print(f"{label:36}{total:10}{shares}{unmarked[answerable]:10}", flush=True)


def _answers(
    chosen: Iterable[Asked], folder: Path, strict: bool
) -> Iterator[tuple[Asked, Answer, Index]]:
    indexes: dict[str, Index] = {}
    for asked in chosen:
        if asked.text not in indexes:
            book = book_of(asked.text, "")
            indexes[asked.text] = Index.open(folder / f"{book.key}.index", book)
            list(build_text(indexes[asked.text]))
        index = indexes[asked.text]
        (*_, end) = Session(index, None if strict else AlwaysAnswers()).ask(asked.question)
        assert isinstance(end, Finished)
        yield asked, end.answer, index
    for index in indexes.values():
        index.close()


def _unmarked(answer: Answer, index: Index) -> int:
    """How many sentences of an answer fail a check, or lack a place, and are not marked."""
    if answer.mode != "grounded":
        return 0
    ledger = Ledger(index.book, index.units_in(WHOLE_BOOK))
    vocabulary = BookVocabulary(index, WHOLE_BOOK)
    checker = Checker(ledger, answer.question, index.language, vocabulary)
    marked = {flag.words for flag in answer.flags}
    verdicts = checker.inspect(answer.parts, answer.citations)
    findings = [finding for verdict in verdicts for finding in verdict.findings]
    return sum(f.hard or (f.kind == "uncited" and _flat(f.words) not in marked) for f in findings)


def _flat(words: str) -> str:
    return " ".join(words.split())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
