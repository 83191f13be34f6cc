"""What the suite itself promises: our deprecations and unexpected errors fail a test."""

from __future__ import annotations

import logging
import warnings

import pytest

import covered

WARNS = "import warnings; warnings.warn('old', DeprecationWarning)"


def warn_in(module: str) -> None:
    exec(WARNS, {"__name__": module})


def test_a_deprecation_in_our_code_is_an_error_and_in_others_is_none() -> None:
    for module in ("foxreader", "foxreader.index.made"):
        with pytest.raises(DeprecationWarning):
            warn_in(module)
    warn_in("somebody.else")
    with pytest.raises(UserWarning):
        warnings.warn("any other warning", UserWarning, stacklevel=1)


def test_what_is_logged_as_an_error_is_heard(logged_errors: list[str]) -> None:
    logging.getLogger("foxreader.made").warning("no error")
    logging.getLogger("foxreader.made").error("a mistake of %s", "ours")
    assert logged_errors == ["a mistake of ours"]
    logged_errors.clear()


@pytest.mark.logs_error("a mistake of ours")
def test_an_error_that_is_expected_is_no_failure() -> None:
    logging.getLogger("foxreader.made").error("a mistake of ours")


def report(**covered_of_ten: int) -> dict:
    counts = {
        name: {"num_statements": 8, "num_branches": 2, "covered_lines": n, "covered_branches": 0}
        for name, n in covered_of_ten.items()
    }
    files = {f"src/foxreader/{name}/m.py": {"summary": c} for name, c in counts.items()}
    return {"files": files | {"src/foxreader/app.py": {"summary": counts["core"]}}}


def test_the_goals_of_coverage_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    found = covered.shares(report(core=8, ui=6))
    assert {name: share.percent for name, share in found.items()} == {"core": 80, "ui": 60, ".": 80}
    assert len(covered.missed(found)) == 2
    assert "without ui" in capsys.readouterr().out
    full = {"core": covered.Share(10, 9), "ui": covered.Share(10, 7)}
    assert covered.missed(full) == []
