"""What counts as a change of a module, that it is made, and that golden cases notice it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.goldenbooks import Shelf
from benchmarks.goldensets import cases
from benchmarks.mutants import Known, begin, known_of
from benchmarks.mutate import Result, answered, report
from benchmarks.mutations import OFF, Mutation, mutations_of, reached_by, spots

from examples import step

CHECKS = "foxreader.answer.checks"
TEXT = '''
"""A module."""
import re
from rules import first, second
_LEAST = 3
_SHARE: float = 0.5
_NONE = 0
_RANGE = range(40, 400)
_WIDTH = Decimal("0.5")
_PAIR = (1, 2.0)
_FEW, _MOST = 4, 0.5
_WORDS = frozenset(("a", "b"))
_FORM = re.compile("x+")
_FORMS = (re.compile("a"), re.compile("b"))
PROMPT = "Say 3 words."

class Weights:
    title: float = 2.0

    removed: int = 0

    def scores(self) -> bool:
        """Whether."""
        return True

    def __bool__(self) -> bool:
        return True

def findings(text: str) -> Iterator[str]:
    for rule in (first, second):
        yield rule(text)

def name(text: str) -> str | None:
    return text

def shown(text: str) -> Answer:
    return Answer(text, _LEAST)
'''


def made(name: str, change: str) -> str:
    """The source with one change, without what stays as it is."""
    tree = ast.parse(TEXT)
    spot = next(spot for spot in spots(tree) if spot.name == name)
    spot.changes[change]()
    before = set(ast.unparse(ast.parse(TEXT)).splitlines())
    return "\n".join(line for line in ast.unparse(tree).splitlines() if line not in before)


def test_what_can_be_changed_is_named() -> None:
    assert [spot.name for spot in spots(ast.parse(TEXT))] == [
        "_LEAST", "_SHARE", "_NONE", "_RANGE", "_RANGE[1]", "_WIDTH", "_PAIR", "_PAIR[1]",
        "_FEW", "_MOST", "_WORDS", "_FORM", "_FORMS[0]", "_FORMS[1]", "Weights.title",
        "Weights.scores", "findings", "findings[first]", "findings[second]", "name",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "change", "line"),
    [
        ("_LEAST", "double", "_LEAST = 6"),
        ("_LEAST", "half", "_LEAST = 1"),
        ("_LEAST", "+25 %", "_LEAST = 4"),
        ("_LEAST", "-25 %", "_LEAST = 2"),
        ("_SHARE", "-25 %", "_SHARE: float = 0.375"),
        ("_NONE", "double", "_NONE = 1"),
        ("_RANGE[1]", "half", "_RANGE = range(40, 200)"),
        ("_WIDTH", "double", "_WIDTH = Decimal('1.0')"),
        ("_PAIR[1]", "half", "_PAIR = (1, 1.0)"),
        ("_MOST", "half", "_FEW, _MOST = (4, 0.25)"),
        ("_WORDS", OFF, "_WORDS = frozenset()"),
        ("_FORM", OFF, "_FORM = re.compile('(?!)')"),
        ("_FORMS[0]", OFF, "_FORMS = (re.compile('b'),)"),
        ("Weights.title", "half", "    title: float = 1.0"),
        ("Weights.scores", OFF, "        return False"),
        ("findings[first]", OFF, "    for rule in (second,):"),
        ("findings", OFF, "    return\n    yield"),
        ("name", OFF, "    return None"),
    ],
)
def test_a_change_is_made(name: str, change: str, line: str) -> None:
    assert made(name, change) == line


def test_a_small_number_is_not_changed_twice_alike() -> None:
    one = next(spot for spot in spots(ast.parse("_A = 1")) if spot.name == "_A")
    assert set(one.changes) == {"double", "half"}


def mutation(module: str, name: str, change: str) -> Mutation:
    return next(
        one
        for one in mutations_of(f"{CHECKS}.{module}")
        if (one.name, one.change) == (name, change)
    )


def test_a_number_reaches_who_uses_it() -> None:
    assert reached_by(mutation("absence", "_LEAST_KNOWN", "half")) == {
        (f"{CHECKS}.absence", "presupposed")
    }


# Over the claims about the tales


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    folder: Path = tmp_path_factory.mktemp("golden")
    yield Shelf(folder, folder, folder)


@pytest.fixture(scope="module")
def known(shelf: Shelf) -> list[Known]:
    claims = [one for one in cases("claims", Path(), own=True) if one.book == "lamp.md"]
    numbers = [one for one in claims if one.item.kind in ("number", "digits")]
    others = [one for one in claims if one not in numbers]
    found = known_of([*numbers[:: step(2)], *others[:: step(5)]], shelf)
    shelf.close()
    return found


def test_the_quick_way_sees_what_the_whole_way_sees(known: list[Known], shelf: Shelf) -> None:
    """A claim about a shared book is judged without its turn, by what that turn was shown."""
    as_shared = [replace(one.case, of="novel") for one in known]
    seen = [one.outcome for one in known_of(as_shared, shelf)]
    shelf.close()
    assert [one.good for one in seen] == [one.outcome.good for one in known]
    assert {one.outcome for one in seen} > {"marked"}


def noticed(change: Mutation, known: list[Known], shelf: Shelf) -> str:
    process, answer = begin(change, known, shelf)
    return answered(answer, process)


def test_as_it_is_the_program_is_noticed_by_nothing(known: list[Known], shelf: Shelf) -> None:
    kept = mutation("names", "_KEPT", "double")  # how many are kept changes no outcome
    assert noticed(kept, known, shelf) == ""


def test_a_rule_that_is_off_is_noticed(known: list[Known], shelf: Shelf) -> None:
    id_ = noticed(mutation("counting", "number_findings", OFF), known, shelf)
    assert next(one for one in known if one.case.id == id_).case.item.kind in ("number", "digits")


def test_a_program_that_fails_is_noticed(known: list[Known], shelf: Shelf) -> None:
    forms = mutation("numbers", "_WORD", OFF)
    other = Mutation(forms.module, forms.name, forms.change, forms.line + 1, forms.uses)
    assert noticed(other, known, shelf) == "stopped"  # there is no such line


def test_what_is_listed_is_neither_noticed_nor_explained() -> None:
    changes = [
        Mutation("foxreader.a", name, change, 1, name)
        for name, some in (
            ("_ONE", ("double", "half")),
            ("_TWO", ("double", "half")),
            ("_HALF", ("double", "half")),
            ("_R", (OFF,)),
        )
        for change in some
    ]
    results = [
        Result("a:_ONE", "double", ""), Result("a:_ONE", "half", "0a"),
        Result("a:_TWO", "double", ""), Result("a:_TWO", "half", "?"),
        Result("a:_HALF", "double", ""), Result("a:_R", OFF, ""),
    ]  # fmt: skip
    lines, left = report(changes, results, {"a:_R": "A bound of time.", "a:_ONE": "Old."})
    assert left == ["a:_TWO"]
    assert lines[:2] == [
        "7 changes, 6 judged, 1 noticed",
        "  nothing notices a:_TWO (line 1) in a first look",
    ]
    assert "  explained: a:_R: A bound of time." in lines
    assert "  noticed, though explained: a:_ONE" in lines
