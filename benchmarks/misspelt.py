"""Questions of FairytaleQA with one misspelt name: ``python -m benchmarks.misspelt BENCH``.

Each has a name of its book with one typing mistake: two letters swapped, one changed, left out or
added. The same mistakes are made each time. Printed are the share that is refused, hit@1 and hit@5,
and the same with the right spelling.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.benchbooks import book_of
from benchmarks.strict import Asked, questions
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.language.tokenize import tokens
from foxreader.retrieval.fulltext.search import Search

_SEED = 13
_SHORTEST = 4
"""Letters: names of fewer are left as they are, because a mistake makes another name of them."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Row:
    """How a question was found: whether refused, and at which place the gold is, from 0 (24: not
    found)."""

    refused: bool
    place: int


def main(arguments: Sequence[str]) -> int:
    """Print the table; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--number", type=int, default=300, help="so many questions")
    options = parser.parse_args(arguments)
    print(f"{'':14}{'questions':>10}{'refused':>9}{'hit@1':>9}{'hit@5':>9}")
    with tempfile.TemporaryDirectory() as folder:
        searches = Searches(Path(folder))
        pairs = list(misspelt(options.bench, searches, options.number))
        _print_row("right", [searches.row(asked, asked.question) for asked, _ in pairs])
        _print_row("misspelt", [searches.row(asked, wrong) for asked, wrong in pairs])
    return 0


class Searches:
    """The search of each text, built when it is first wanted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: dict[str, Search] = {}

    def of(self, text: str) -> Search:
        """The search of a text."""
        if text not in self._made:
            book = book_of(text, "")
            index = Index.open(self._folder / f"{book.key}.index", book)
            list(build_text(index))
            self._made[text] = Search(index)
        return self._made[text]

    def row(self, asked: Asked, question: str) -> Row:
        """How ``question`` is found in the text of ``asked``."""
        search = self.of(asked.text)
        found = search.look(search.read_question(question))
        hits = [hit.span for hit in search.hits(found, 24)]
        right = [any(s.start < b and a < s.end for a, b in asked.gold) for s in hits]
        return Row(not found.proven.ranked, right.index(True) if True in right else len(right))


def misspelt(bench: Path, searches: Searches, number: int) -> Iterator[tuple[Asked, str]]:
    """So many questions spread over the tales, each with a misspelt name of its book."""
    chance = random.Random(_SEED)
    every = [asked for asked in questions(bench / "fairytaleqa/qa.jsonl") if asked.answerable]
    chance.shuffle(every)
    for asked in every:
        search = searches.of(asked.text)
        names = [
            token.text
            for token in list(tokens(asked.question))[1:]
            if token.text[:1].isupper()
            and len(token.text) >= _SHORTEST
            and token.text.isalpha()
            and search.index.is_name(_key(search, token.text))
        ]
        if not names or number <= 0:
            continue
        name = chance.choice(names)
        wrong = mistaken(name, chance, partial(_known, search))
        if wrong:
            number -= 1
            yield asked, asked.question.replace(name, wrong)


def mistaken(name: str, chance: random.Random, known: Callable[[str], bool]) -> str:
    """``name`` with one typing mistake behind its first letter that makes no ``known`` word; "" if
    a few tries make none."""
    for _ in range(20):
        at = chance.randrange(1, len(name))
        letter = chance.choice(_LETTERS)
        wrong = chance.choice(
            [
                name[:at] + name[at : at + 2][::-1] + name[at + 2 :],
                name[:at] + letter + name[at + 1 :],
                name[:at] + name[at + 1 :],
                name[:at] + letter + name[at:],
            ]
        )
        if wrong != name and not known(wrong):
            return wrong
    return ""


def _key(search: Search, word: str) -> str:
    terms = search.read_question(f"is “{word}”").query.terms
    return terms[0].key if terms else ""


def _known(search: Search, word: str) -> bool:
    return bool(search.index.postings(_key(search, word), 2**31))


def _print_row(name: str, rows: Sequence[Row]) -> None:
    count = max(1, len(rows))
    shares = [
        sum(row.refused for row in rows) / count,
        sum(row.place < 1 for row in rows) / count,
        sum(row.place < 5 for row in rows) / count,
    ]
    print(f"{name:14}{len(rows):10}" + "".join(f"{share:9.3f}" for share in shares), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
