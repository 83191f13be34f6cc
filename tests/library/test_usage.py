from __future__ import annotations

import sqlite3
from datetime import UTC, datetime

import pytest

from foxreader.core.errors import LimitReached
from foxreader.core.message import Provider, Usage
from foxreader.library.database import Database
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.usage import Limits, UsageLog

PAID = Provider("Paid", "https://example.org/v1", "big", price_in=2.0, price_out=10.0)


@pytest.fixture
def clock():
    return [datetime(2026, 11, 30, 23, tzinfo=UTC)]


@pytest.fixture
def log(tmp_path, clock):
    return UsageLog(Database(tmp_path / "library.sqlite"), lambda: clock[0])


def use(log, prompt, completion, kind="index", **more):
    usage = Usage(prompt, completion, 1)
    log.record(kind, "Paid", "big", usage, PAID.money(usage), **more)


def test_usage_adds_up_by_month(log, clock):
    use(log, 1_000_000, 100_000)
    use(log, 500_000, 0, kind="question")
    clock[0] = datetime(2026, 12, 1, tzinfo=UTC)
    use(log, 7, 0)
    november = log.total("2026-11")
    assert november.usage == Usage(1_500_000, 100_000, 2)
    assert november.money == pytest.approx(4.0)
    assert log.total().usage == Usage(7, 0, 1)
    assert log.total("2026-10").usage == Usage()


def test_money_is_unknown_without_a_price():
    assert Provider("Local", "http://localhost/v1", "small").money(Usage(10, 10, 1)) is None
    assert PAID.money(Usage(0, 1_000_000)) == pytest.approx(10.0)


def test_a_limit_stops_when_it_is_used_up_and_not_before(log):
    limits = Limits(log, tokens=1_000, money=1.0)
    limits.check()
    use(log, 900, 99)
    limits.check()
    assert limits.left() == (1, pytest.approx(1 - 0.00279))
    use(log, 1, 0)
    with pytest.raises(LimitReached, match="1,000 tokens"):
        limits.check()
    assert Limits(log).left() == (None, None)
    Limits(log).check()


def test_a_limit_of_money(log):
    use(log, 500_000, 0)
    with pytest.raises(LimitReached, match=r"\$1\.00"):
        Limits(log, money=1.0).check()
    Limits(log, money=1.01).check()


def test_a_new_month_has_its_whole_limit(log, clock):
    use(log, 1_000, 0)
    limits = Limits(log, tokens=1_000)
    with pytest.raises(LimitReached):
        limits.check()
    clock[0] = datetime(2026, 12, 1, tzinfo=UTC)
    limits.check()


def test_local_models_use_up_no_limit(log):
    use(log, 10_000, 0, local=True)
    Limits(log, tokens=1).check()
    assert log.total().usage.prompt == 10_000


def test_a_library_of_before_gets_the_table(tmp_path):
    path = tmp_path / "library.sqlite"
    with sqlite3.connect(path) as old:
        old.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    old.close()
    log = UsageLog(Database(path))
    use(log, 1, 1)
    assert log.total().usage.calls == 1
