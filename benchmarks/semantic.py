"""What the semantic lane adds, what it costs, and how its vectors are best searched.

    python -m benchmarks.semantic MODEL BENCH [--every N] [--keep FOLDER] [--only PART]

MODEL is a folder with an ONNX model, as Foxreader's settings take it, or the file of the small
reader. BENCH is the folder of
questions with known answers and its score.py. ``quality``: the first 300 questions of
FairytaleQA, every Nth of the rest, Chroma's, and every fourth of XQuAD's English ones; by full
text alone, with the lane, by equal reciprocal rank fusion and by the vectors alone; with time
and size of the vectors. ``novels``: the same for the questions to whole books, by kind; the vectors
of all six take half an hour. ``languages``: every sixth of XQuAD's English questions, asked of its
German, Russian and Chinese texts.
``stores``: exact search and HNSW over 5,000 and 100,000 vectors that stand in clusters as those
of texts do. ``refusals``: how near the nearest passage is for questions their book answers and
for such as it does not. --keep keeps the indexes for a next run.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import statistics
import sys
import tempfile
import time
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.message import Embedder
from foxreader.core.scope import WHOLE_BOOK
from foxreader.embedding import open_folder
from foxreader.index.stages import build_vectors, stored_vectors
from foxreader.index.storage.store import Index
from foxreader.judge import facts
from foxreader.program.local_models import OwnEmbedder
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.semantic import Hybrid, Semantic, reciprocal

COLUMNS = ("hit@1", "hit@3", "hit@5", "all_evidence@5", "char_recall@5", "hit@10",
           "all_evidence@10", "char_recall@10")  # fmt: skip
WAYS = ("full text", "with the lane", "equal RRF", "vectors alone")
DEPTH = 60
"""Passages each way ranks. Chosen, not measured."""


def scorer(bench: Path) -> Callable[..., dict[str, tuple[float, int]]]:
    """The score function of the shared score.py."""
    spec = importlib.util.spec_from_file_location("score", bench / "score.py")
    module = importlib.util.module_from_spec(spec)  # type: ignore[arg-type]
    spec.loader.exec_module(module)  # type: ignore[union-attr]
    return module.score  # type: ignore[no-any-return]


def index_of(path: Path, folder: Path, embedder: Embedder, costs: dict[str, list[float]]) -> Index:
    """The index of a text as a book of one file, with its vectors."""
    with path.open(encoding="utf-8", newline="") as file:
        text = file.read()
    digest = hashlib.sha256(text.encode()).hexdigest()
    book = Book(digest, "text", Metadata(path.stem, language=""), (BookFile("0", text),))
    index = Index.open(folder / f"{path.stem}.sqlite", book)
    made, used, started = 0, time.process_time(), time.perf_counter()
    for progress in build_vectors(index, embedder):
        if progress.stage == "vectors":
            made = max(made, progress.done)
    numbers = stored_vectors(index, embedder).numbers
    costs[path.stem] = [
        len(text), made, time.process_time() - used, time.perf_counter() - started, len(numbers)
    ]  # fmt: skip
    return index


def rankings(index: Index, embedder: Embedder, questions: Sequence[str]) -> list[dict[str, Any]]:
    """For each question the passages each way ranks, as spans."""
    search, lane = Search(index), Semantic(index, embedder)
    hybrid = Hybrid(search, lane)
    spans = {p.id: p.span for p in index.passages(WHOLE_BOOK)}

    def shown(ids: Iterable[int]) -> list[dict[str, int]]:
        return [{"start": spans[i].start, "end": spans[i].end} for i in ids]

    found = []
    for question in questions:
        looked = search.look(search.read_question(question))
        words = [id_ for id_, _ in looked.ranked[:DEPTH]]
        near = [id_ for id_, _ in lane.nearest(question, WHOLE_BOOK, DEPTH)]
        both = [id_ for id_, _ in hybrid.widened(looked).found.ranked[:DEPTH]]
        equal = [id_ for id_, _ in reciprocal([words, near])]
        ranked = zip(WAYS, (words, both, equal, near), strict=True)
        found.append({way: shown(ids) for way, ids in ranked})
    return found


def sets(bench: Path, every: int) -> Iterable[tuple[str, Path, list[dict[str, Any]]]]:
    """The questions: (name, folder, questions)."""

    def read(name: str) -> list[dict[str, Any]]:
        with (bench / name).open(encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    fairy = read("fairytaleqa/qa.jsonl")
    yield "FairytaleQA, first 300", bench / "fairytaleqa", fairy[:300]
    if every:
        yield f"FairytaleQA, 1 in {every} of the rest", bench / "fairytaleqa", fairy[300::every]
    yield "Chroma", bench / "chroma-chunking", read("chroma-chunking/qa.jsonl")
    yield "XQuAD en, 1 in 4", bench / "xquad", read("xquad/qa.en.jsonl")[::4]


def kinds_of_novels(bench: Path) -> Iterable[tuple[str, Path, list[dict[str, Any]]]]:
    """The answerable questions to whole books by kind: (name, folder, questions)."""
    by_kind: dict[str, list[dict[str, Any]]] = defaultdict(list)
    with (bench / "novels/qa.jsonl").open(encoding="utf-8") as file:
        for question in map(json.loads, file):
            if question["answerable"]:
                by_kind[question["kind"]].append(question)
    for kind, questions in by_kind.items():
        yield f"novels, {kind}", bench / "novels", questions


def other_languages(bench: Path) -> Iterable[tuple[str, Path, list[dict[str, Any]]]]:
    """English questions and texts in other languages: (name, folder, questions)."""
    folder = bench / "xquad"

    def read(code: str) -> dict[str, dict[str, Any]]:
        with (folder / f"qa.{code}.jsonl").open(encoding="utf-8") as file:
            return {one["id"]: one for one in map(json.loads, file)}

    english = {id_: one["question"] for id_, one in read("en").items()}
    for code in ("de", "ru", "zh"):
        both = [one for one in read(code).values() if one["id"] in english]
        questions = [{**one, "question": english[one["id"]]} for one in both[::6]]
        yield f"XQuAD, English questions to {code}", folder, questions


def embedder_of(model: Path) -> Embedder:
    """The model in a folder, or of the small reader's file."""
    return OwnEmbedder(model, facts(model)["vectors"]) if model.is_file() else open_folder(model)


def quality(
    model: Path,
    bench: Path,
    keep: Path,
    chosen: Iterable[tuple[str, Path, list[dict[str, Any]]]],
) -> None:
    """Print each way's scores on each set, and what the vectors cost."""
    embedder, score = embedder_of(model), scorer(bench)
    costs: dict[str, list[float]] = {}
    for name, folder, questions in chosen:
        by_book: dict[str, list[dict[str, Any]]] = defaultdict(list)
        for question in questions:
            by_book[question["doc"]].append(question)
        predictions: dict[str, list[dict[str, Any]]] = {way: [] for way in WAYS}
        for doc, asked in by_book.items():
            index = index_of(folder / doc, keep, embedder, costs)
            ranked = rankings(index, embedder, [one["question"] for one in asked])
            for one, ways in zip(asked, ranked, strict=True):
                for way, retrieved in ways.items():
                    predictions[way].append({"id": one["id"], "retrieved": retrieved})
            index.close()
        print(f"\n{name}, {len(questions)} questions, of a hundred")
        print(f"{'':16}" + "".join(f"{column:>16}" for column in COLUMNS))
        for way, found in predictions.items():
            scores = score(questions, found, str(folder))
            print(f"{way:16}" + "".join(f"{100 * scores[c][0]:16.1f}" for c in COLUMNS))
    tell_costs(costs)


def tell_costs(costs: dict[str, list[float]]) -> None:
    """What was computed in this run."""
    fresh = {name: cost for name, cost in costs.items() if cost[2] > 0.5}
    characters, made, used, clock, size = (
        sum(column) for column in zip(*costs.values(), strict=True)
    )
    print(f"\nvectors of {characters:,.0f} characters: {size / characters:.2f} bytes a character")
    if fresh:
        characters, made, used, clock, _ = (sum(c) for c in zip(*fresh.values(), strict=True))
        print(
            f"made in this run: {made:,.0f} vectors of {characters:,.0f} characters in {used:.0f} s"
            f" of the processor, {clock:.0f} s by the clock: {made / used:.0f} a second of it"
        )


def refusals(model: Path, bench: Path, keep: Path) -> None:
    """Print how well the best cosine tells whether a book answers a question."""
    embedder = embedder_of(model)
    best: dict[bool, list[float]] = {True: [], False: []}
    lanes: dict[Path, Semantic] = {}
    for name, most in (("fairytaleqa", 300), ("refusal-derived", 1_000)):
        with (bench / name / "qa.jsonl").open(encoding="utf-8") as file:
            asked = [json.loads(line) for line in file][:most]
        for question in asked:
            path = (bench / name / question["doc"]).resolve()
            if path not in lanes:
                lanes[path] = Semantic(index_of(path, keep, embedder, {}), embedder)
            near = lanes[path].nearest(question["question"], WHOLE_BOOK, 1)
            best[question["answerable"]].append(near[0][1])
    for known, found in best.items():
        cuts = statistics.quantiles(found, n=20)
        print(
            f"{'the book answers' if known else 'it does not':>16}, {len(found)} questions: best"
            f" cosine 5 % {cuts[0]:.2f}, median {cuts[9]:.2f}, 95 % {cuts[18]:.2f}"
        )


def stores(folder: Path) -> None:
    """Exact search and the graph over the same vectors."""
    import numpy as np

    from foxreader.embedding.nearest import Graph, Nearest, write_graph

    print(f"\n{'':24}{'build, s':>10}{'query, ms':>11}{'found of 20':>13}{'MB':>8}")
    for count in (5_000, 100_000):
        # Clusters in a few dimensions of the 384, as the vectors of one model stand.
        rng = np.random.default_rng(7)
        centres = rng.normal(size=(count // 50, 384))
        rows = centres[rng.integers(0, len(centres), count + 100)]
        rows = (rows + 0.7 * rng.normal(size=rows.shape)).astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        numbers, queries = rows[:count].astype("<f2").tobytes(), rows[count:]
        asked = [array("f", query.tobytes()) for query in queries]
        exact = Nearest(numbers, 384)
        truth, spent = timed(exact.best, asked)
        print(
            f"{count:>9,} exact{'':10}{0:>9.1f}{spent:>11.2f}{20:>13.1f}{count * 768 / 1e6:>8.1f}"
        )
        path, started = folder / f"{count}.hnsw", time.process_time()
        for _ in write_graph(path, numbers, 384):
            pass
        built = time.process_time() - started
        found, spent = timed(Graph(path).best, asked)
        same = [
            len({i for i, _ in a} & {i for i, _ in b}) for a, b in zip(truth, found, strict=True)
        ]
        size = path.stat().st_size / 1e6
        mean = statistics.mean(same)
        print(f"{count:>9,} HNSW{'':11}{built:>9.1f}{spent:>11.2f}{mean:>13.1f}{size:>8.1f}")


def timed(
    best: Callable[[array[float], int], list[tuple[int, float]]], asked: Sequence[array[float]]
) -> tuple[list[list[tuple[int, float]]], float]:
    """What each query finds, and the median milliseconds of one."""
    found, spent = [], []
    for query in asked:
        started = time.perf_counter()
        found.append(best(query, 20))
        spent.append(1000 * (time.perf_counter() - started))
    return found, statistics.median(spent)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.semantic", description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("bench", type=Path)
    parser.add_argument("--every", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parts = ("quality", "novels", "languages", "refusals", "stores")
    parser.add_argument("--only", choices=parts, default="")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as made:
        keep = options.keep or Path(made)
        if options.only in ("", "quality"):
            quality(options.model, options.bench, keep, sets(options.bench, options.every))
        if options.only == "novels":
            quality(options.model, options.bench, keep, kinds_of_novels(options.bench))
        if options.only == "languages":
            quality(options.model, options.bench, keep, other_languages(options.bench))
        if options.only in ("", "refusals"):
            refusals(options.model, options.bench, keep)
        if options.only in ("", "stores"):
            stores(Path(made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
