"""Model files to download: resumed, verified, within the disk, from a file server on loopback."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from catalogueserver import CatalogueServer
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import LeavesOrigin, NetError, StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.net import unfinished
from foxreader.program.local_models import LocalModels, ModelFile, listed
from foxreader.program.profile import Profile

DATA = b"GGUF" + bytes(range(256)) * 4000
HALF = len(DATA) // 2
KNOWN = ModelFile(
    "Small 1B", "Apache-2.0", len(DATA), ("en",), "", hashlib.sha256(DATA).hexdigest()
)


@pytest.fixture
def server() -> Iterator[CatalogueServer]:
    running = CatalogueServer()
    yield running
    running.close()


class Shop:
    """A profile, the file a server has, and what is there of it."""

    def __init__(self, server: CatalogueServer) -> None:
        self.server, self.profile = server, Profile()
        self.wanted = replace(KNOWN, address=f"{server.url}/small.gguf")
        self.models = LocalModels(self.profile, [self.wanted])
        self.models.spare = 0
        self.to = self.profile.home.model_files / "Small 1B.gguf"
        self.ranges = True
        self.server.replies["/small.gguf"] = self.send

    @property
    def part(self) -> bytes:
        part = unfinished(self.to)
        return part.read_bytes() if part.exists() else b""

    def send(self, handler: BaseHTTPRequestHandler, upto: int = len(DATA)) -> None:
        said = handler.headers.get("Range", "") if self.ranges else ""
        begin = int(said.removeprefix("bytes=").rstrip("-")) if said else 0
        handler.send_response(206 if begin else 200)
        handler.send_header("Content-Length", str(len(DATA) - begin))
        if begin:
            handler.send_header("Content-Range", f"bytes {begin}-{len(DATA) - 1}/{len(DATA)}")
        handler.end_headers()
        handler.wfile.write(DATA[begin:upto])

    def begin(self) -> None:
        """Have a download that was cut off in the middle."""
        self.server.replies["/small.gguf"] = lambda handler: self.send(handler, HALF)
        with pytest.raises(NetError, match="stopped in the middle"):
            list(self.models.download(self.wanted))
        assert 0 < len(self.part) <= HALF and not self.to.exists()
        self.server.replies["/small.gguf"] = self.send


@pytest.fixture
def shop(server: CatalogueServer) -> Shop:
    return Shop(server)


def test_a_download_is_whole_checked_and_a_provider(shop: Shop) -> None:
    steps: list[Progress] = []
    steps += shop.models.download(shop.wanted)
    made = shop.models.provider(shop.to)
    assert Path(made.file).read_bytes() == DATA and not shop.part
    assert (made.kind, made.model, made.context) == ("local", "Small 1B", 8192)
    assert steps[-1] == Progress("download", len(DATA), len(DATA))
    assert [sent.url for sent in shop.profile.wire.sent] == [shop.wanted.address]
    assert shop.models.kept() == [made]
    shop.models.download(shop.wanted)  # it is there
    assert len(shop.server.asked) == 1


def test_what_is_there_is_not_asked_for_again(shop: Shop) -> None:
    shop.begin()
    there = len(shop.part)
    list(shop.models.download(shop.wanted))
    assert shop.to.read_bytes() == DATA
    assert shop.server.headers[-1]["range"] == f"bytes={there}-"


def test_a_server_without_ranges_sends_it_anew(shop: Shop) -> None:
    shop.begin()
    shop.ranges = False
    list(shop.models.download(shop.wanted))
    assert shop.to.read_bytes() == DATA and not shop.part


def test_a_cancelled_download_goes_on_later(shop: Shop) -> None:
    cancel = Cancel()

    with pytest.raises(Cancelled):
        for _ in shop.models.download(shop.wanted, cancel):
            cancel.set()
    assert shop.part and not shop.to.exists()
    list(shop.models.download(shop.wanted))
    assert shop.to.read_bytes() == DATA
    assert "range" in shop.server.headers[-1]


def test_another_file_is_refused_and_leaves_nothing(shop: Shop) -> None:
    wrong = replace(shop.wanted, sha256="0" * 64)
    with pytest.raises(NetError, match=r"is not Small 1B\.gguf, or it was changed"):
        list(shop.models.download(wrong))
    assert not shop.part and not shop.to.exists()
    shop.begin()
    part = unfinished(shop.to)
    part.write_bytes(b"x" * len(shop.part))  # damaged meanwhile
    with pytest.raises(NetError, match="changed"):
        list(shop.models.download(shop.wanted))
    assert not shop.part
    long = replace(shop.wanted, size=len(DATA) - 1)
    with pytest.raises(NetError):  # more comes than was said
        list(shop.models.download(long))
    assert not shop.to.exists()


def test_the_disk_is_not_filled(shop: Shop) -> None:
    shop.models.spare = 2**60
    with pytest.raises(StorageError, match="not enough room"):
        list(shop.models.download(shop.wanted))
    assert not shop.server.asked  # nothing was asked for


def test_only_the_hosts_of_the_list_are_gone_on_to(shop: Shop) -> None:
    other = CatalogueServer()
    try:
        other.replies["/it"] = DATA
        sends_on = (302, {"Location": f"{other.url}/it"}, b"")
        shop.server.replies["/small.gguf"] = sends_on
        with pytest.raises(LeavesOrigin):
            list(shop.models.download(shop.wanted))
        assert not other.asked
        allowed = replace(shop.wanted, hosts=(other.url.removeprefix("http://"),))
        list(shop.models.download(allowed))
        assert shop.to.read_bytes() == DATA
        assert shop.profile.wire.sent[-1].url == f"{other.url}/it"
    finally:
        other.close()


def test_one_download_at_a_time(shop: Shop) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(handler: BaseHTTPRequestHandler) -> None:
        begun.set()
        go_on.wait()
        shop.send(handler)

    shop.server.replies["/small.gguf"] = slow
    first = threading.Thread(target=lambda: list(shop.models.download(shop.wanted)))
    first.start()
    begun.wait()
    with pytest.raises(UsageError, match="Another model is being downloaded"):
        list(shop.models.download(shop.wanted))
    go_on.set()
    first.join()
    assert shop.to.read_bytes() == DATA


def test_only_a_model_file_is_one(shop: Shop, tmp_path: Path) -> None:
    file = tmp_path / "novel.gguf"
    with pytest.raises(UsageError, match=r"novel\.gguf cannot be read"):
        shop.models.provider(file)
    file.write_bytes(b"PK\x03\x04")
    with pytest.raises(UsageError, match="is no model file"):
        shop.models.provider(file)


ENTRY = """[[models]]
name = "Small 1B"
licence = "Apache-2.0"
size = 5
languages = ["en"]
address = "https://files.example/small.gguf"
sha256 = "{0}"
{1}"""


def test_a_list_is_read_and_a_wrong_one_is_not() -> None:
    (one,) = listed(ENTRY.format("a" * 64, 'hosts = ["cdn.example"]'))
    assert (one.name, one.size, one.languages, one.hosts) == (
        "Small 1B", 5, ("en",), ("cdn.example",)
    )  # fmt: skip
    for digest, more in (("a" * 63, ""), ("a" * 64, "context = 0"), ("a" * 64, "extra = 1")):
        with pytest.raises(ValueError, match="Small 1B"):
            listed(ENTRY.format(digest, more))


def test_the_list_that_is_shipped_can_be_read() -> None:
    offered = LocalModels(Profile()).offered
    assert all(one.address.startswith("https://") for one in offered)
