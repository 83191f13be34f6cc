"""Measures the gate and the checks: ``python -m benchmarks.grounding ../shared/bench [--first N]``.

Three tables, no model asked. *Tags*: exact tags of a book forged, altered, merged, made foreign,
stale and split, streamed in random pieces. *Checks*: human answers of the shared sets, cited with
their own evidence, then with a number, a name or a quote changed and with another place cited.
*Claims*: the claims of WiCE by how their passage supports them.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.benchbooks import book_of
from foxreader.answer.checks.evidence import Verdict
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.names import names
from foxreader.answer.checks.numbers import numbers, values
from foxreader.answer.checks.quotes import without_quotes
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import sentences
from foxreader.core.book import Book
from foxreader.core.events import Citation, Mark, Part, Text
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import BookVocabulary
from foxreader.retrieval.fulltext.search import Search

_HITS = 5
"""Search hits added to each question's evidence, as in a real turn. Chosen, not measured."""
_INVENTED = ("Gatsbyrn", "Zorvath", "Quillon", "Brunhamer", "Eskeldon")
_FIGURES = ("17", "23", "58", "137", "1851", "seven", "thirteen", "forty-one", "nine", "sixty")
_STRANGE = ("purple", "seldom", "harbour", "quickly")


def main(arguments: Sequence[str]) -> int:
    """Print the tables; gives the exit code."""
    options = _options(arguments)
    _print_tags(options.tags)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("fairytaleqa", "clapnq"):
            _print_checks(options.bench / name, options.first, Path(folder))
        _print_claims(options.bench / "wice" / "qa.jsonl", Path(folder))
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bench", type=Path, help="the folder with the sets of questions")
    parser.add_argument("--first", type=int, help="only so many questions of each set")
    parser.add_argument("--tags", type=int, default=100_000, help="how many tags to mangle")
    return parser.parse_args(arguments)


# Tags


def _print_tags(count: int) -> None:
    """Alter tags of a ledger in every known way and print the outcomes."""
    draw = random.Random(5)
    book, units = _made()
    shown, hidden = units[::2][:150], units[1::2]
    ledger = Ledger(book, shown)
    print(f"tags of {len(shown)} units shown: {count} mangled")
    print(f"{'':12}{'tags':>9}{'right':>9}{'none':>9}{'wrong':>9}{'outside':>9}")
    totals: Counter[tuple[str, str]] = Counter()
    for number in range(count):
        kind = tuple(_MANGLES)[number % len(_MANGLES)]
        unit = draw.choice(shown)
        text, wanted = _MANGLES[kind](draw, unit, units, hidden)
        for outcome in _outcomes(text, wanted, ledger, draw):
            totals[kind, outcome] += 1
    for kind in _MANGLES:
        row = [totals[kind, name] for name in ("right", "none", "wrong", "outside")]
        print(f"{kind:12}{sum(row[:3]):9}" + "".join(f"{value:9}" for value in row))
    began = time.perf_counter()
    _spans("[" * 1_000_000, ledger, draw)
    print(f"a million opening brackets: {time.perf_counter() - began:.2f} s\n", flush=True)


def _made() -> tuple[Book, list[Span]]:
    """A book of sentences of many lengths, and their places."""
    draw = random.Random(3)
    pieces = ["".join(draw.choice("abcdefgh ") for _ in range(draw.randrange(40, 200))) + ". "
              for _ in range(2_000)]  # fmt: skip
    text, units, at = "".join(pieces), [], 0
    for piece in pieces:
        units.append(Span(0, at, at + len(piece) - 1))
        at += len(piece)
    return book_of(text, "en"), units


_Mangle = Callable[[random.Random, Span, list[Span], list[Span]], tuple[str, Span | None]]


def _slip(draw: random.Random, unit: Span) -> str:
    """The tag with one digit changed, left out or doubled."""
    tag = str(unit)
    at = draw.choice([n for n, c in enumerate(tag) if c.isdigit()])
    new = draw.choice([draw.choice("0123456789"), "", tag[at] * 2])
    return tag[:at] + new + tag[at + 1 :]


_MANGLES: dict[str, _Mangle] = {
    "exact": lambda d, u, a, h: (str(u), u),
    "brackets": lambda d, u, a, h: (
        d.choice(
            ["【{}】", "［{}］", "({})", "[[{}]]", "`[{}]`", "\\[{}\\]", "{}", "[来源 {}]"]
        ).format(str(u)[1:-1]),
        u,
    ),
    "dashes": lambda d, u, a, h: (str(u).replace("-", d.choice("–—−‑－")), u),
    "digits": lambda d, u, a, h: (
        str(u).translate(
            str.maketrans("0123456789", d.choice(["０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩"]))
        ),
        u,
    ),
    "spaces": lambda d, u, a, h: (str(u).replace("-", " - ").replace("[", "[ "), u),
    "slipped": lambda d, u, a, h: (_slip(d, u), u),
    "two parts": lambda d, u, a, h: (f"[f{u.file}-{u.start}]", u),
    "merged": lambda d, u, a, h: (f"[f0-{u.start}-{d.choice(a).end}]", None),
    "foreign": lambda d, u, a, h: (f"[f{d.randrange(1, 9)}-{d.randrange(9**6)}-{9**6}]", None),
    "stale": lambda d, u, a, h: (str(d.choice(h)), None),
    "forged": lambda d, u, a, h: (f"[f0-{d.randrange(10**6)}-{d.randrange(10**6)}]", None),
}


def _outcomes(text: str, wanted: Span | None, ledger: Ledger, draw: random.Random) -> Iterator[str]:
    """The outcome for one tag: right, none or wrong; also "outside" if not in the ledger."""
    found, raw = _spans(f"So it is {text}. And on.", ledger, draw)
    if raw or any(not ledger.allows(span) for span in found):
        yield "outside"
    if not found:
        yield "none"
    else:
        yield "right" if found == [wanted] else "wrong"


def _spans(text: str, ledger: Ledger, draw: random.Random) -> tuple[list[Span], bool]:
    """The places a streamed text cites, and whether its shown text still has a tag-like part."""
    notes = Footnotes(ledger)
    at = 0
    while at < len(text):
        size = draw.randrange(1, 12) if len(text) < 1_000 else 4_096
        for _ in notes.feed(text[at : at + size]):
            pass
        at += size
    for _ in notes.end():
        pass
    words = "".join(part.text for part in notes.parts if isinstance(part, Text))
    raw = bool(re.search(r"\[f?\d+-\d+-\d+\]", words))
    return [citation.span for citation in notes.citations.all], raw


# Checks


@dataclass(frozen=True, slots=True)
class _Case:
    """A human answer, the units of its evidence, and the units that were found beside them."""

    question: str
    answer: str
    index: Index
    evidence: tuple[Span, ...]
    found: tuple[Span, ...]


def check_counts(folder: Path, first: int | None, scratch: Path) -> Counter[str]:
    """Counts of check results for human answers, unchanged and with one mistake planted.

    ``answers``, of which ``hard`` are not shown and ``soft`` marked; of each kind of mistake how
    many were planted (``number``, ``name``, ``quote``, ``place``) and ``… flagged``.
    """
    draw = random.Random(1)
    counts: Counter[str] = Counter()
    for case in _cases(folder, first, scratch):
        counts["answers"] += 1
        findings = [f for v in _checked(case, case.answer, case.evidence) for f in v.findings]
        hard = any(f.hard for f in findings)
        counts["hard"] += hard
        counts["soft"] += bool(findings) and not hard
        for kind, changed, cited in _mutations(case, draw):
            counts[kind] += 1
            verdicts = _checked(case, changed, cited)
            wanted = {"place": ("weak", "number", "quote", "name")}.get(kind, (kind,))
            counts[f"{kind} flagged"] += any(f.kind in wanted for v in verdicts for f in v.findings)
    return counts


def _print_checks(folder: Path, first: int | None, scratch: Path) -> None:
    counts = check_counts(folder, first, scratch)
    total = max(1, counts["answers"])
    print(f"{folder.name}: {counts['answers']} human answers")
    print(f"  false flags: hard {counts['hard'] / total:.3f}, soft {counts['soft'] / total:.3f}")
    for kind in ("number", "name", "quote", "place"):
        share = counts[f"{kind} flagged"] / max(1, counts[kind])
        print(
            f"  planted {kind}: {counts[f'{kind} flagged']} of {counts[kind]} flagged, {share:.3f}"
        )
    print(flush=True)


def _cases(folder: Path, first: int | None, scratch: Path) -> Iterator[_Case]:
    indexes: dict[str, Index] = {}
    for line in (folder / "qa.jsonl").read_text(encoding="utf-8").splitlines()[:first]:
        item = json.loads(line)
        if not item["answerable"] or not item["answers"]:
            continue
        text = _text(folder, item)
        index = indexes.get(text) or indexes.setdefault(text, _index(text, scratch))
        places = [Span(0, e["start"], e["end"]) for e in item["evidence"]]
        evidence = tuple(u for place in places for u in index.units_inside(place))
        if evidence:
            hits = Search(index).passages(item["question"], WHOLE_BOOK, _HITS)
            answer = item["answers"][0].strip()
            answer += "" if answer[-1:] in ".!?" else "."
            found = tuple(u for hit in hits for u in hit.units)
            yield _Case(item["question"], answer, index, evidence, found)


def _text(folder: Path, item: dict[str, Any]) -> str:
    if "doc_text" in item:
        return str(item["doc_text"])
    with (folder / item["doc"]).open(encoding="utf-8", newline="") as file:
        return file.read()


def _index(text: str, scratch: Path) -> Index:
    book = book_of(text, "en")
    index = Index.open(scratch / f"{book.sha256}.sqlite", book)
    if not index.searchable:
        for _ in build_text(index):
            pass
    return index


def _mutations(case: _Case, draw: random.Random) -> Iterator[tuple[str, str, tuple[Span, ...]]]:
    """The answer with one mistake planted, for each kind of mistake, and the places it cites."""
    book = case.index.book
    there = values(" ".join(book.text_at(u) for u in (*case.evidence, *case.found)))
    said = without_quotes(case.answer)
    demanded = [n for n in numbers(said) if not n.loose and re.search(_word(n.words), said)]
    figure = draw.choice(_FIGURES)
    new = {number.value for number in numbers(figure)}
    if demanded and not new & there and not new & values(case.question):
        old = draw.choice(demanded).words
        yield (
            "number",
            re.sub(_word(old), figure, case.answer, count=1),
            case.evidence,
        )
    named = list(names(case.answer, "en"))
    if named:
        old = draw.choice(named).text
        yield "name", case.answer.replace(old, draw.choice(_INVENTED), 1), case.evidence
    quoted = re.findall(r"[^\W\d_]+", book.text_at(case.evidence[0]))[:9]
    if len(quoted) > 7:
        quoted[4] = draw.choice(_STRANGE)
        yield "quote", f"{case.answer[:-1]}: “{' '.join(quoted)}”.", case.evidence
    units = case.index.units_in(WHOLE_BOOK)
    if len(units) > 100:
        at = draw.randrange(len(units) - 5)
        other = tuple(units[at : at + 4])
        if not set(other) & set(case.evidence):
            yield "place", case.answer, other


def _word(words: str) -> str:
    """A pattern for these words, standing alone."""
    return rf"(?<!\w){re.escape(words)}(?!\w)"


def _checked(case: _Case, answer: str, cited: Sequence[Span]) -> tuple[Verdict, ...]:
    """The verdicts on an answer each of whose sentences cites the same places."""
    index = case.index
    ledger = Ledger(index.book, (*case.found, *case.evidence, *cited))
    places = list(dict.fromkeys(cited))
    citations = [Citation(n, span, "", "") for n, span in enumerate(places, 1)]
    marks = [Mark(citation.number) for citation in citations]
    parts: list[Part] = []
    at = 0
    for sentence in sentences([Text(answer)]):
        parts += [Text(answer[at : sentence.end]), *marks]
        at = sentence.end
    vocabulary = BookVocabulary(index, WHOLE_BOOK)
    checker = Checker(ledger, case.question, index.language, vocabulary)
    return checker.inspect(parts, citations)


# Claims


def _print_claims(path: Path, scratch: Path) -> None:
    """Print how many claims of each label fail a check.

    Each claim cites the sentences marked as relevant to it, or the nearest passage if none is.
    """
    flagged: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for line in path.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        text = "\n".join(item["sentences"])
        index = _index(text, scratch)
        cited = _cited(item, index)
        case = _Case("", item["claim"], index, cited, tuple(index.units_in(WHOLE_BOOK)))
        verdicts = _checked(case, item["claim"], cited)
        total[item["label"]] += 1
        flagged[item["label"]] += any(verdict.findings for verdict in verdicts)
        index.close()
    print("WiCE, claims that failed")
    for label in sorted(total):
        share = flagged[label] / total[label]
        print(f"  {label:22}{flagged[label]:5} of {total[label]:4}  {share:.3f}")


def _cited(item: dict[str, Any], index: Index) -> tuple[Span, ...]:
    sets = item["supporting_sets"]
    if not sets:
        hits = Search(index).passages(item["claim"], WHOLE_BOOK, 1)
        return tuple(unit for hit in hits for unit in hit.units)
    starts = [0]
    for sentence in item["sentences"]:
        starts.append(starts[-1] + len(sentence) + 1)
    places = [Span(0, starts[n], starts[n + 1] - 1) for n in sets[0]]
    return tuple(unit for place in places for unit in index.units_inside(place))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
