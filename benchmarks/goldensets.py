"""The cases whose outcomes are held, and how each is judged: five sets.

``claims``: each claim of :mod:`benchmarks.liar` and of its own cases. ``strict`` and ``ranking``:
questions of the shared sets, chosen by the hashes of their ids, so many of each book as stand in a
table here, and all of the tales. ``typed``: questions of ``tests/typedquestions`` to made books.
``open``: questions of readers to whole books, in a conversation without a model: those of
:mod:`benchmarks.answers` to shared books, and those of ``openquestions.txt``, whose answers are not
judged.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import answers, liarcases, liarrun, strict
from benchmarks.goldenbooks import ROOT, Shelf
from benchmarks.goldenlines import Outcome, hashed
from benchmarks.retrieval import Golds, touches
from foxreader.answer.conversation.session import Session
from foxreader.core.events import Answer, Finished
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK
from foxreader.formats import open_book
from foxreader.index.storage.store import Index
from foxreader.library.documents import guide
from foxreader.program.evaluation import questions as tale_questions
from foxreader.retrieval.fulltext.search import Search

if str(ROOT / "tests") not in sys.path:
    sys.path.insert(0, str(ROOT / "tests"))
import typedasked

PLACES = 10
"""How many hits of a search are held."""
TYPED = 200
"""How many typed questions are held, of those that ``tests`` has."""
_KIND_OF_TEXT = {"geotopo": "non-fiction", "debian-policy": "manual"}
"""The kinds of the shared texts that are no novels or tales."""
_NON_FICTION = ("xquad", "squad2", "chroma-chunking")
_LANGUAGES = ("ar", "de", "el", "en", "es", "hi", "ro", "ru", "th", "tr", "vi", "zh")
_NOVELS = {
    "moby-dick": 30, "war-and-peace": 20, "kusamakura": 20, "childrens-literature": 20,
    "debian-policy": 35,
}  # fmt: skip
_STRICT = {
    **{f"novels/qa {name}": count for name, count in _NOVELS.items()}, "novels/qa geotopo": 25,
    "fairytaleqa/qa": 20, "refusal-derived/qa": 15, "squad2/qa": 27,
    **{f"xquad/qa.{code}": 4 for code in _LANGUAGES},
}  # fmt: skip
_RANKING = {
    **{f"novels/qa {name}": count for name, count in _NOVELS.items()}, "novels/qa geotopo": 30,
    "fairytaleqa/qa": 40, "chroma-chunking/qa": 30,
    **{f"xquad/qa.{code}": 4 for code in _LANGUAGES},
}  # fmt: skip
"""How many questions of a set, or of one book in it, are held. Chosen: with those about the tales
about 300 each, more of them about the whole books."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case of a set: ``book`` is its name for :class:`Shelf`, ``of`` the kind of book, ``asked``
    what a difference shows of it; ``item`` is what is put to the program."""

    set: str
    id: str
    book: str
    of: str
    language: str
    asked: str
    item: Any

    def outcome(self, outcome: str, good: float, **more: Any) -> Outcome:
        """What became of it."""
        return Outcome(self.id, self.of, self.language, outcome, round(good, 3), **more)


def cases(set_: str, shared: Path, *, own: bool) -> list[Case]:
    """The cases of a set; only those about books of our own if ``own``. Raises
    ``FileNotFoundError`` where the shared questions are missing."""
    made = _SETS[set_]
    return [*made.own(), *(() if own else made.shared(shared / "bench"))]


# Claims


def _own_claims() -> Iterator[Case]:
    yield from (_claim(case, "own") for case in liarcases.cases(liarcases.OWN_CASES))


def _claims(_bench: Path) -> Iterator[Case]:
    yield from (_claim(case, case.kind_of_book) for case in liarcases.cases())


def _claim(case: liarcases.Case, of: str) -> Case:
    truth = "true" if case.true else "false"
    asked = f"{truth} {case.kind}" + ("" if case.kept_back else f": {case.claim}")
    return Case("claims", case.id, case.book, of, case.language, asked, case)


def claim_outcome(case: Case, index: Index) -> Outcome:
    """What a reader sees of a claim."""
    row = liarrun.outcome_of(case.item, index)
    assert row.answer is not None, f"{case.id} {case.book} {row.outcome}: {row.why}"
    return claim_seen(case, row.outcome, row.answer, index)


def claim_seen(case: Case, outcome: liarrun.Outcome, answer: Answer, index: Index) -> Outcome:
    """The outcome of a claim in a finished answer. Right is a lie that is marked or gone, and a
    true claim that is shown without a mark; a true one with a mark is half right."""
    if case.item.true:
        good = {"marked": 0.5}.get(outcome, float(outcome in liarrun.UNMARKED))
    else:
        good = float(outcome not in liarrun.UNMARKED)
    flags = (f"{f.kind}:{f.text.code}" for f in answer.flags if isinstance(f.text, Notice))
    return case.outcome(
        outcome, good, marks=tuple(sorted(set(flags))), confidence=answer.confidence,
        grades=tuple(c.grade for c in answer.citations), places=_cited(answer, index),
    )  # fmt: skip


def _cited(answer: Answer, index: Index) -> tuple[str, ...]:
    return tuple(hashed(c.quote) for c in answer.citations if c.book == index.book.sha256)


# Questions with known answers, to strict mode and to the search


@dataclass(frozen=True, slots=True)
class Known:
    """A question and where its answer is, or an alternative to it, in a book of one file."""

    question: str
    answerable: bool
    golds: Golds
    judged: strict.Bounds


def _own_questions(set_: str) -> Iterator[Case]:
    """Those about the tales that the program ships."""
    for number, asked in enumerate(tale_questions()):
        item = (asked.text, asked.evidence)
        if asked.evidence or set_ == "strict":
            name = f"{asked.tale}.md"
            yield Case(set_, f"tale/{number:02}", name, "own", "en", asked.text, item)


def _shared_questions(set_: str, counts: Mapping[str, int], bench: Path) -> Iterator[Case]:
    for name, count in counts.items():
        file, _, doc = name.partition(" ")
        path = bench / f"{file}.jsonl"
        items = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        fitting = [
            item for item in items
            if doc in item["doc"] and (set_ == "strict" or (item["answerable"] and _placed(item)))
        ]  # fmt: skip
        chosen = sorted(fitting, key=lambda item: _hash_of(item, path))[:count]
        yield from (_question(set_, item, path, bench) for item in chosen)


def _placed(item: Mapping[str, Any]) -> bool:
    return bool(item["evidence"]) and all("start" in one for one in item["evidence"])


def _question(set_: str, item: dict[str, Any], path: Path, bench: Path) -> Case:
    text = (path.parent / item["doc"]).resolve().relative_to(bench.resolve()).as_posix()
    places = [item["evidence"], *item.get("alternatives", ())]
    golds = [[(e["start"], e["end"]) for e in one if "start" in e] for one in places]
    judged = tuple(item["meta"].get("passage", (0, 10**9)))
    if path.parent.name == "squad2":  # each is asked of its passage alone
        start = judged[0]
        golds = [[(a - start, b - start) for a, b in one] for one in golds]
        text, judged = f"{text}#{start}-{judged[1]}", (0, judged[1] - start)
    id_ = f"{path.parent.name}/{_hash_of(item, path)[:8]}"
    known = Known(item["question"], item["answerable"], golds, (judged[0], judged[1]))
    of = _kind_of(text)
    return Case(set_, id_, text, of, _language(item, path), item["question"], known)


def _kind_of(text: str) -> str:
    if text.startswith(_NON_FICTION):
        return "non-fiction"
    return _KIND_OF_TEXT.get(Path(text).stem, "novel")


def _language(item: Mapping[str, Any], path: Path) -> str:
    of_file = path.stem.removeprefix("qa").removeprefix(".")
    return of_file or str(item["meta"].get("lang", "en"))


def _hash_of(item: Mapping[str, Any], path: Path) -> str:
    return _hash(f"{path.parent.name}/{path.name} {item['id']}")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _known(case: Case, index: Index) -> Known:
    """The question of a case; of a tale the places are looked up now."""
    if isinstance(case.item, Known):
        return case.item
    question, evidence = case.item
    text = index.book.files[0].text
    found = [(text.index(words), text.index(words) + len(words)) for words in evidence]
    return Known(question, bool(evidence), [found], (0, len(text)))


def strict_outcome(case: Case, index: Index) -> Outcome:
    """What strict mode answers. Right is the answer at its place, or "not found" where there is
    none; a likely answer there, or near sentences with it, are right in part."""
    known = _known(case, index)
    gold = tuple(place for one in known.golds for place in one)
    asked = strict.Asked(known.question, "", known.answerable, (), gold, known.judged)
    row = strict.row_of(asked, Search(index))
    if known.answerable:
        at_gold = {"stated": 1.0, "likely": 0.8, "near": 0.5}.get(row.outcome, 0.3)
        elsewhere = {"stated": 0.0, "likely": 0.1}.get(row.outcome, 0.3)
        bounds = [(place.start, place.end) for place in row.places]
        right = touches(bounds, [[g] for g in gold]) if row.outcome == "near" else row.shown
        good = at_gold if right else elsewhere
    else:
        good = {"stated": 0.0, "likely": 0.2, "near": 0.7}.get(row.outcome, 1.0)
    places = tuple(hashed(index.book.text_at(place)) for place in row.places)
    return case.outcome(row.outcome, good, places=places)


def ranking_outcome(case: Case, index: Index) -> Outcome:
    """The first places that the search gives, and which of them has the answer."""
    known = _known(case, index)
    hits = Search(index).passages(known.question, WHOLE_BOOK, PLACES)
    bounds = [(hit.span.start, hit.span.end) for hit in hits]
    at = next((n for n, one in enumerate(bounds, 1) if touches([one], known.golds)), 0)
    places = tuple(hashed(index.book.text_at(hit.span)) for hit in hits)
    return case.outcome(f"place {at}" if at else "not found", 1 / at if at else 0, places=places)


# Typed questions


def _typed() -> Iterator[Case]:
    chosen = sorted(typedasked.ROWS, key=lambda row: _hash(f"{row.book} {row.question}"))[:TYPED]
    for row in chosen:
        id_ = _hash(f"{row.book} {row.question}")[:8]
        yield Case("typed", id_, "made", "own", row.language, row.question, row)


def typed_outcome(case: Case, asked: typedasked.Asked) -> Outcome:
    """How a typed question is read and what is answered, without a model."""
    row = case.item
    answer, read = asked.answer(row), asked.read(row)
    part = asked.chapters(row)
    marks = [answer.mode, *(f"part:{part}" for _ in part[:1]), *map("added:{}".format, read.added)]
    marks += [f"talk:{read.intent.talk}"] * bool(read.intent.talk)
    places = tuple(hashed(citation.quote) for citation in answer.citations)
    return case.outcome(
        answer.path, float(asked.right(row)), places=places, confidence=answer.confidence,
        marks=tuple("-".join(mark.split()) for mark in marks),
    )  # fmt: skip


# Questions to whole books

OPEN = Path(__file__).with_name("openquestions.txt"), answers.DATA
"""Where they stand: those whose answers are not judged, and those of :mod:`benchmarks.answers`."""
_SHARED_BOOKS = "the shared books"
"""Where :mod:`benchmarks.answers` has a book from that every machine with the shared folder has."""
_WORTH = {"right": 1.0, "useful": 0.6, "not refused": 0.5, "refused": 0.3, "wrong": 0.2}


def _open(_bench: Path) -> Iterator[Case]:
    where = json.loads((OPEN[1] / "books.json").read_text(encoding="utf-8"))
    for one in (*answers.asked(), *_unjudged()):
        if where.get(one.book, _SHARED_BOOKS) == _SHARED_BOOKS:
            id_ = _hash(f"{one.book} {one.before} {one.question}")[:8]
            said = "" if one.held and one.kind else f"{one.before} {one.question}".strip()
            language = "ja" if "japanese" in one.book else "en"
            yield Case("open", id_, one.book, "book", language, said, one)


def _unjudged() -> Iterator[answers.Asked]:
    """Questions of which it is held what comes out, and not known what should."""
    _, *blocks = OPEN[0].read_text(encoding="utf-8").strip().split("\n\n")
    for book, *rows in (block.split("\n") for block in blocks):
        for before, _, question in (row.rpartition(" > ") for row in rows):
            yield answers.Asked(book, "", question, "", before)


def open_outcome(case: Case, index: Index) -> Outcome:
    """What a reader gets; good as its verdict is."""
    session = Session(index, None)
    for question in filter(None, (case.item.before, case.item.question)):
        *_, last = session.ask(question)
    assert isinstance(last, Finished)
    answer, judged = last.answer, answers.judged(case.item, last.answer)
    marks = [answer.reason.code] if isinstance(answer.reason, Notice) else []
    verdict = f"{judged.verdict}:" if case.item.kind else ""
    return case.outcome(
        f"{verdict}{answer.path}:{judged.outcome}", _WORTH.get(verdict[:-1], 0.0),
        marks=tuple(marks), places=(_hash(answer.text)[:8], *_cited(answer, index)),
    )  # fmt: skip


# All


@dataclass(frozen=True, slots=True)
class Made:
    """How the cases of a set are made and judged."""

    own: Callable[[], Iterable[Case]]
    shared: Callable[[Path], Iterable[Case]]
    outcome: Callable[[Case, Index], Outcome] | None = None


_SETS: Mapping[str, Made] = {
    "claims": Made(_own_claims, _claims, claim_outcome),
    "strict": Made(
        lambda: _own_questions("strict"),
        lambda bench: _shared_questions("strict", _STRICT, bench),
        strict_outcome,
    ),
    "ranking": Made(
        lambda: _own_questions("ranking"),
        lambda bench: _shared_questions("ranking", _RANKING, bench),
        ranking_outcome,
    ),
    "typed": Made(_typed, lambda _bench: ()),
    "open": Made(lambda: (), _open, open_outcome),
}
SETS = tuple(_SETS)


def judged(some: Iterable[Case], shelf: Shelf) -> Iterator[Outcome]:
    """The outcomes of cases of one set and one book."""
    some = list(some)
    judge = _SETS[some[0].set].outcome if some else None
    if judge is not None:
        index = shelf.index(some[0].book)
        yield from (judge(case, index) for case in some)
    elif some:
        with tempfile.TemporaryDirectory() as folder:
            book, resources = open_book(guide(Path(folder)))
            resources.close()
            asked = typedasked.Asked(Path(folder), book)
            yield from (typed_outcome(case, asked) for case in some)
            asked.close()
