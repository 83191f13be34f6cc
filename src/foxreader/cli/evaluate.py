"""The command that measures the reader's model on tales whose answers are known."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from foxreader.cli import wording
from foxreader.cli.arguments import Command, with_json
from foxreader.cli.output import print_json
from foxreader.cli.words import CommandLine, dollars, number, percent, said
from foxreader.cli.work import make_program
from foxreader.core.errors import NoModel
from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.program.evaluation import Result, evaluate, questions, summary
from foxreader.program.program import Program


def arrange(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--base-url", default="", metavar="URL",
        help=CommandLine.tr(
            "an endpoint to measure; its key, if it needs one, is taken from FOXREADER_API_KEY"
        ),
    )  # fmt: skip
    parser.add_argument(
        "--model", default="", help=CommandLine.tr("its model (default: the first it offers)")
    )
    parser.add_argument(
        "--strict", action="store_true", help=CommandLine.tr("measure the answers without a model")
    )  # fmt: skip
    parser.add_argument(
        "--timeout",
        type=float,
        metavar="SECONDS",
        help=CommandLine.tr("the longest a question may take"),
    )
    with_json(parser)


def evaluate_model(options: argparse.Namespace) -> int:
    """Ask the questions and print the figures."""
    program = make_program()
    model = "" if options.strict else _choose(program, options.base_url, options.model)
    seconds = program.models.deadline if options.timeout is None else options.timeout
    results: list[Result] = []
    count = len(questions())
    for result in evaluate(
        lambda index: program.sessions.trial(index, strict=not model),
        program.models.money, seconds=seconds,
    ):  # fmt: skip
        results.append(result)
        if sys.stderr.isatty():
            line = said(wording.ASKED_OF, done=len(results), total=count)
            print(f"\r{line:<40}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    about = {"model": model, **summary(results)}
    if options.json:
        print_json({**about, "answers": [_value(one) for one in results]})
    else:
        _print(about)
    return 0


def _choose(program: Program, base_url: str, model: str) -> str:
    """Have the endpoint answer; returns the model's name, "" without any."""
    if base_url:
        if not model:
            base_url, model = _first_offered(program, base_url)
        program.models.answer_with(base_url, model)
    provider = program.models.provider()
    return "" if provider is None else provider.model


def _first_offered(program: Program, base_url: str) -> tuple[str, str]:
    """The base URL that was meant, and the first model there that answers."""
    key = os.environ.get("FOXREADER_API_KEY", "")
    found, models = program.models.found(Provider("", base_url, ""), key)
    for one in models:
        if not one.embeds:
            return found.base_url, one.name
    raise NoModel(Notice("no_model_offered"))


def _value(result: Result) -> dict[str, Any]:
    asked = result.asked
    return {
        "tale": asked.tale,
        "kind": asked.kind,
        "question": asked.text,
        "end": result.end,
        "answer": result.text,
        "evidence": list(map(str, result.evidence)),
        "cited": list(map(str, result.cited)),
        "unmarked": list(map(str, result.sure)),
        "evidence_found": result.found,
        "false_claim": result.false_claim,
        "usage": asdict(result.usage),
        "seconds": round(result.seconds, 3),
    }


def _print(about: dict[str, Any]) -> None:
    model = about["model"] or said(wording.NO_MODEL_MEASURED)
    print(said(wording.EVAL_HEAD,
        model=model, answerable=about["answerable"], unanswerable=about["unanswerable"]
    ))  # fmt: skip
    for name, words in wording.EVAL_ROWS:
        print(f"  {_shown(name, about[name]):>8}  {said(words)}")
    print(said(wording.EVAL_FOOT))


def _shown(name: str, value: float | int | None) -> str:
    if value is None:
        return "–"
    if name in SHARES:
        return percent(value)
    if name == "money":
        return dollars(value, 4)
    return number(value) if isinstance(value, int) else number(value, 1)


SHARES: Sequence[str] = (
    "evidence_found", "answered", "refused_though_answerable", "evidence_cited",
    "citations_at_the_right_place", "declined_rightly",
)  # fmt: skip
"""The figures that are shares."""


COMMANDS = {
    "eval": Command(evaluate_model, arrange),
}
