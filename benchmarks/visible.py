"""Compares what Python holds to be visible with what the real view shows, over every text of books.

    python -m benchmarks.visible FOLDER [--most-files 40] [--seconds 600]

Each book below FOLDER is opened as the program opens it; of long ones ``--most-files`` files are
shown, evenly. Every difference is printed, and the exit status is 0 if there is none.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from benchmarks.bookview import DOCUMENTS_A_VIEW, Driver
from benchmarks.seen import SEEN
from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.span import Span, Utf16Map
from foxreader.formats import digest
from foxreader.formats.apart import open_apart
from foxreader.ui.reader import scheme

_SHOWN = 60
"""The characters of a differing text that are printed."""


def differences(driver: Driver, book: Book, number: int) -> Iterator[tuple[Span, bool, str]]:
    """The pieces of text of the file in the view, with what Python says and why the view does not
    show it, or "".
    """
    said = driver.ask(SEEN)
    if said is None:
        raise RuntimeError("the view says nothing of its text")
    table = Utf16Map(book.files[number].text)
    for start, length, why in said:
        place = Span(number, table.to_code_points(start), table.to_code_points(start + length))
        yield place, book.visible(place), why


def compare(driver: Driver, path: Path, most: int, shown: list[int]) -> Iterator[str]:
    """Each difference in a book, a line; counts the pieces compared in ``shown``."""
    book, resources = open_apart(path, sha256=digest(path))
    try:
        step = max(1, -(-len(book.files) // most))
        for number in range(0, len(book.files), step):
            if book.paged:
                return
            problem = driver.show(book, resources, number)
            if problem:
                yield f"{path.name} file {number}: {problem}"
                driver.renew()
                continue
            for place, visible, why in differences(driver, book, number):
                shown[0] += 1
                shown[1] += not visible
                if visible == bool(why):
                    words = " ".join(book.text_at(place).split())[:_SHOWN]
                    answer = "shown" if visible else "hidden"
                    yield f"{path.name} {place} Python: {answer}; view: {why or 'shown'}: {words}"
            if (number + 1) % DOCUMENTS_A_VIEW == 0:
                driver.renew()
    finally:
        resources.close()


def main() -> NoReturn:
    """Compare and print."""
    from PySide6.QtWidgets import QApplication

    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most-files", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=600.0)
    asked = parser.parse_args()
    QApplication.setQuitOnLastWindowClosed(False)
    application = QApplication(sys.argv[:1])
    scheme.register()
    driver, started, failed, books = Driver(), time.monotonic(), 0, 0
    shown = [0, 0]
    for path in sorted(p for p in asked.folder.rglob("*") if p.is_file()):
        if time.monotonic() - started > asked.seconds:
            print(f"stopped after {asked.seconds:.0f} s before {path.name}")
            break
        try:
            for line in compare(driver, path, asked.most_files, shown):
                failed += 1
                print(line, flush=True)
            books += 1
        except FoxError as error:
            print(f"{path.name}: refused: {error}")
        driver.renew()
    seconds = time.monotonic() - started
    print(
        f"{books} books, {shown[0]:,} pieces of text, {shown[1]:,} hidden, {failed} differences,"
        f" {seconds:.0f} s"
    )
    driver.jobs.stop_all()
    driver.view.shut()
    application.processEvents()
    sys.stdout.flush()
    os._exit(int(failed > 0))  # the engine may crash when Python takes it down


if __name__ == "__main__":
    main()
