"""Checks that an index job may be killed at any moment.

``python -m benchmarks.kill`` runs the job in a process of its own against a scripted endpoint,
kills it with SIGKILL at random moments (100 by default), starts it again until it is done, and
counts: segments that were in the database and were sent again (must be none), requests that
were under way at a kill and are asked again (at most as many as may run at once), databases
that did not open, and answers that differ from those without a kill.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
if str(ROOT / "tests") not in sys.path:
    sys.path.insert(0, str(ROOT / "tests"))

from bookmaker import book_of
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.record import dumps
from foxreader.answer.conversation.session import Session
from foxreader.core.book import Book
from foxreader.core.events import Finished
from foxreader.core.message import Provider
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import estimate
from foxreader.llm import connect
from foxreader.retrieval.tools.toolbox import Toolbox

CONTEXT = 8_192
"""The model's context, in tokens."""
DELAY = 0.03
"""Seconds the endpoint takes for a reply. Chosen, not measured."""
MOST_IN_A_ROW = 5
"""The most kills of one job before it may finish. Chosen, not measured."""
NAMES = ("Orla", "Bram", "Ines", "Tove", "Yusuf", "Mirela", "Anselm", "Kirsi")
THINGS = ("compass", "lantern", "ledger", "kettle", "violin", "map", "key", "telescope")
PLACES = ("cellar", "lighthouse", "orchard", "chapel", "mill", "harbour", "attic", "quarry")
QUESTIONS = ("Who hid the lantern?", "Where was the violin hidden?", "What did Tove find?")


def made_book(chapters: int) -> Book:
    """The same book each time: ``chapters`` of it, some of which share a request."""
    chance = random.Random(7)
    texts = []
    for number in range(chapters):
        lines = [f"Chapter {number + 1}"]
        for _ in range(chance.choice([40, 90, 200])):
            name, thing, place = map(chance.choice, (NAMES, THINGS, PLACES))
            lines.append(f"In the year {number + 1800} {name} hid the {thing} in the {place}.")
            lines.append(f"Nobody but {chance.choice(NAMES)} ever looked for the {thing} there.")
        texts.append("\n".join(lines))
    return book_of(*texts, toc=[(f"Chapter {n + 1}", n, 0) for n in range(chapters)])


@dataclass
class Tally:
    """What was counted over all kills."""

    kills: int = 0
    before_any_request: int = 0
    runs: int = 0
    requests: int = 0
    segments_sent: int = 0
    finished_sent_again: int = 0
    asked_again: int = 0
    most_in_flight: int = 0
    unreadable: int = 0
    different: int = 0
    trials: int = 0
    failed: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether nothing was lost, requested twice or changed."""
        return not (self.finished_sent_again or self.unreadable or self.different or self.failed)


def summarise(request: Request) -> Reply:
    """A summary of each section that depends on that section alone."""
    entries = []
    for id_, text in re.findall(r"=== section (\d+) ===(.*?)(?====)", request.text, re.DOTALL):
        told = re.search(r"In the year.*?\.", text)
        tag = re.search(r"\[f\d+-\d+-\d+\]", text)
        summary = f"{told.group() if told else ''} {tag.group() if tag else ''}"
        entries.append({"id": id_, "summary": summary.strip() or "A chapter."})
    return Reply(json.dumps({"summaries": entries}), whole=True, delay=DELAY)


def sections(request: Request) -> list[int]:
    """The ids of the segments a request asks about."""
    return [int(id_) for id_ in re.findall(r"=== section (\d+) ===", request.text)]


def child(folder: Path, address: str, chapters: int, parallel: int) -> None:
    """The job that is killed: a process of its own, as the program runs it."""
    model = connect(Provider("Test", address, "test-model", context=CONTEXT), None)
    index = Index.open(folder / "book.sqlite", made_book(chapters))
    for _ in build_summaries(index, model, parallel=parallel):
        pass
    index.close()


@contextlib.contextmanager
def started(folder: Path, address: str, chapters: int, parallel: int) -> Iterator[subprocess.Popen]:
    """The job in a process of its own, which is gone when this ends."""
    command = [sys.executable, "-m", "benchmarks.kill", "--child", str(folder), address]
    options = ["--chapters", str(chapters), "--parallel", str(parallel)]
    with subprocess.Popen([*command, *options], cwd=ROOT, stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def answers(folder: Path, book: Book) -> list[str]:
    """What the finished index answers, byte for byte: strictly, and as an overview."""
    index = Index.open(folder / "book.sqlite", book)
    tools = Toolbox(index, None, WHOLE_BOOK, budget=50_000)
    found = [tools.call("get_full_book_segment_summaries", "{}").text]
    for question in QUESTIONS:
        events = Session(index, None).ask(question, mode="strict")
        found += [dumps(event.answer) for event in events if isinstance(event, Finished)]
    index.close()
    return found


def stored(folder: Path, book: Book) -> set[int]:
    """The segments whose summary is in the database; raises where it does not open."""
    path = folder / "book.sqlite"
    if not path.exists():
        return set()
    with contextlib.closing(sqlite3.connect(path)) as database:
        said = database.execute("PRAGMA integrity_check").fetchone()[0]
    if said != "ok" or path.with_name(path.name + ".damaged").exists():
        raise sqlite3.DatabaseError(said)
    index = Index.open(path, book)
    done = {summary.segment.id for summary in index.summaries(WHOLE_BOOK)}
    index.close()
    if path.with_name(path.name + ".damaged").exists():
        raise sqlite3.DatabaseError("set aside")
    return done


class Trial:
    """One index from nothing to done, killed some times on the way."""

    def __init__(self, tally: Tally, endpoint: Endpoint, book: Book, parallel: int) -> None:
        self.tally, self.endpoint, self.book, self.parallel = tally, endpoint, book, parallel
        self.done: set[int] = set()

    def run(self, folder: Path, moment: float | None, request: int | None = None) -> bool:
        """Run the job; whether it was killed.

        A kill comes after ``moment`` seconds or with its ``request``-th request, if it still runs.
        """
        first = len(self.endpoint.chats)
        chapters = len(self.book.files)
        with started(folder, self.endpoint.base_url, chapters, self.parallel) as process:
            killed = False
            try:
                if request is not None:
                    moment = 0 if self._asked(process, first + request) else None
                _, said = process.communicate(timeout=moment)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                killed = True
            if not killed and process.returncode:
                self.tally.failed.append(said.decode()[-500:])
        self._count(folder, self.endpoint.chats[first:], killed)
        return killed

    def _asked(self, process: subprocess.Popen, requests: int) -> bool:
        """Wait for that many requests; whether they came before the job was done."""
        while len(self.endpoint.chats) < requests and process.poll() is None:
            time.sleep(0.002)
        return process.poll() is None

    def _count(self, folder: Path, requests: list[Request], killed: bool) -> None:
        tally = self.tally
        tally.runs += 1
        tally.kills += killed
        tally.before_any_request += killed and not requests
        tally.requests += len(requests)
        tally.segments_sent += sum(len(sections(r)) for r in requests)
        tally.finished_sent_again += sum(len(self.done & set(sections(r))) for r in requests)
        try:
            self.done = stored(folder, self.book)
        except sqlite3.DatabaseError:
            tally.unreadable += 1
            return
        lost = [r for r in requests if not self.done.issuperset(sections(r))]
        tally.asked_again += len(lost)
        tally.most_in_flight = max(tally.most_in_flight, len(lost))


def measure(
    kills: int, chapters: int, parallel: int, seed: int, *, by_request: bool = False
) -> Tally:
    """Kill the job so many times, over as many books as that takes.

    With ``by_request`` a kill comes with a random request instead of at a random time, which is
    hard to hit where the machine is busy.
    """
    chance, book, tally = random.Random(seed), made_book(chapters), Tally()
    begun: list[float] = []

    def reply(request: Request) -> Reply:
        begun.append(time.monotonic())
        return summarise(request)

    with tempfile.TemporaryDirectory() as name, Endpoint(reply) as endpoint:
        unkilled = Path(name) / "unkilled"
        unkilled.mkdir()
        start = time.monotonic()
        Trial(tally, endpoint, book, parallel).run(unkilled, None)
        if tally.failed:
            return tally
        requests = tally.requests
        tally = Tally()
        longest = time.monotonic() - start
        expected = answers(unkilled, book)
        # Starting Python and reading the book takes as long as the requests: a moment in four.
        begins = begun[0] - start
        while tally.kills < kills and not tally.failed:
            folder = Path(name) / f"trial-{tally.trials}"
            folder.mkdir()
            trial = Trial(tally, endpoint, book, parallel)
            for _ in range(min(chance.randint(1, MOST_IN_A_ROW), kills - tally.kills)):
                early = chance.random() < 0.25
                moment = chance.uniform(0.05, begins) if early else chance.uniform(begins, longest)
                request = chance.randint(1, requests) if by_request else None
                if not trial.run(folder, moment, request):
                    longest = max(1.1 * begins, 0.8 * longest)  # the machine is quicker by now
                    break
            trial.run(folder, None)
            print(f"{tally.kills} of {kills} kills", file=sys.stderr, flush=True)
            tally.trials += 1
            index = Index.open(folder / "book.sqlite", book)
            complete = estimate(index, CONTEXT).calls == 0
            index.close()
            tally.different += not complete or answers(folder, book) != expected
    return tally


def main() -> int:
    """Measure, print the table, and say by the exit code whether all held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--chapters", type=int, default=40)
    parser.add_argument("--parallel", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(Path(options.child[0]), options.child[1], options.chapters, options.parallel)
        return 0
    tally = measure(options.kills, options.chapters, options.parallel, options.seed)
    rows = {
        "moments of a kill": tally.kills,
        "of them before any request": tally.before_any_request,
        "indexes built": tally.trials,
        "runs of the job": tally.runs,
        "requests": tally.requests,
        "segments sent": tally.segments_sent,
        "finished segments sent again": tally.finished_sent_again,
        "requests under way at a kill": tally.asked_again,
        "most of them at one kill": tally.most_in_flight,
        "databases that did not open": tally.unreadable,
        "answers that differ": tally.different,
    }
    for name, value in rows.items():
        print(f"{name:<32}{value:>8,}")
    for said in tally.failed:
        print(said)
    return 0 if tally.good and tally.most_in_flight <= options.parallel else 1


if __name__ == "__main__":
    sys.exit(main())
