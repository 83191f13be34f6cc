"""The commands about corrections: corrections list, add and delete."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import asdict

from foxreader.cli.output import print_json
from foxreader.core.errors import UsageError
from foxreader.formats import digest
from foxreader.library.corrections import Correction
from foxreader.parts.program import Program


def corrections(options: argparse.Namespace) -> int:
    """Carry out one of the acts on corrections."""
    return _ACTS[options.what](Program(), options)


def _list(program: Program, options: argparse.Namespace) -> int:
    kept = program.profile.corrections
    found = kept.of(digest(options.book)) if options.book else kept.all()
    if options.json:
        print_json([asdict(correction) for correction in found])
    elif not found:
        print("There are no corrections.")
    else:
        titles = {book.sha256: book.title for book in program.profile.shelf.all()}
        for correction in found:
            print(_line(correction, titles.get(correction.sha256, correction.sha256[:8])))
    return 0


def _line(correction: Correction, title: str) -> str:
    book = title if correction.sha256 else "all books"
    said = "marked wrong" if correction.wrong else correction.text
    return f"{correction.id}  {correction.at[:10]}  ({book})  {correction.question} → {said}"


def _add(program: Program, options: argparse.Namespace) -> int:
    question, text = options.question.strip(), options.text.strip()
    if not question:
        raise UsageError("Give the question whose answer you correct.")
    sha256 = digest(options.book) if options.book else ""
    id_ = program.profile.corrections.add(question, text, sha256=sha256)
    print(f"Correction {id_} is kept." if text else f"The answer is marked wrong ({id_}).")
    return 0


def _delete(program: Program, options: argparse.Namespace) -> int:
    if not program.profile.corrections.delete(options.id):
        raise UsageError(f"There is no correction {options.id}; “corrections list” shows them.")
    print(f"Correction {options.id} is deleted.")
    return 0


_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "list": _list,
    "add": _add,
    "delete": _delete,
}
