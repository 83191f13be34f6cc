"""After every fault of an endpoint, also of one that repeats the key wherever it can, the key is in
no file of the profile, no log, no message and no export."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pymupdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from wholelog import whole_log

from endpoint import Call, Endpoint, Reply
from examples import examples
from foxreader.answer.conversation.stored import Keeper, ReaderQuestion
from foxreader.answer.export.writing import FILE_FORMATS
from foxreader.core.errors import FoxError
from foxreader.core.message import Done, Message, Piece, Provider, ToolCall, Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.stages import build_text
from foxreader.library.settings import Settings
from foxreader.llm.sending import masked_pieces
from foxreader.program.program import Program
from foxreader.system.keys import Secrets

KEY = "sk-canary-0123456789abcdef"
SAID = f"The key is {KEY}, says the lamp."
FAULTS = {
    "said": Reply(SAID),
    "said in pieces": Reply(SAID, pieces=list(SAID)),
    "called with it": Reply(calls=[Call("text_search", {"query": KEY})]),
    "cut": Reply(SAID, fault="cut", cut_at=0.8),
    "cut clean": Reply(SAID, fault="cut_clean", cut_at=0.8),
    "error in the middle": Reply(SAID, fault="mid_error"),
    "refused": Reply(status=401, error={"error": {"message": f"Incorrect API key: {KEY}"}}),
    "forbidden": Reply(status=403, error={"detail": f"Bearer {KEY} is unknown"}),
    "failed": Reply(status=501, error={"message": f"authorization: Bearer {KEY}"}),
    "redirect": Reply(status=307, headers={"Location": f"http://example.invalid/?key={KEY}"}),
    "page": Reply(fault="html"),
    "damaged": Reply(fault="broken_json"),
    "null": Reply(fault="null_choices"),
    "no reply": Reply(""),
    "gone": Reply(status=404, error={"error": f"{KEY} has no such path"}),
}


class Ring:
    """A keyring in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get(service)

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service]


@pytest.fixture
def log(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with whole_log(own_home / "logs", monkeypatch):
        yield


def noted(error: FoxError) -> str:
    """An error in words; it is logged with all that led to it, as a mistake of ours would be."""
    logging.getLogger("foxreader.test").warning("failed", exc_info=error)
    return f"{error} {error!r}"


@pytest.mark.thorough
@pytest.mark.parametrize("fault", FAULTS)
def test_the_key_is_nowhere_after(fault: str, own_home: Path, tmp_path: Path, log: None) -> None:
    path = tmp_path / "lamp.txt"
    path.write_text("Chapter 1\n\nThe keeper lit the lamp at nine o'clock.\n", encoding="utf-8")
    program = Program()
    program.profile.secrets = Secrets(Ring())
    shown: list[str] = []
    with Endpoint([FAULTS[fault]], models=["m", f"m-{KEY}"]) as endpoint:
        provider = Provider("x", endpoint.base_url, "m")
        program.profile.save(Settings(providers=(provider,), active="x"))
        assert program.profile.secrets.set(provider, KEY)
        opened = program.books.open(path)
        opened.resources.close()
        book = opened.book
        index = program.indexes.open(book)
        list(build_text(index))
        shown += map(str, program.models.found(provider)[1])
        shown += map(str, program.models.try_out(provider))
        for act in (
            lambda: program.models.check(provider),
            lambda: list(program.indexes.summarise(index)),
        ):
            try:
                shown.append(str(act()))
            except FoxError as error:
                shown.append(noted(error))
        asked = ReaderQuestion("When did the keeper light the lamp?")
        keeper = Keeper(program.profile.conversations, book.sha256, "talk", asked, WHOLE_BOOK)
        try:
            shown += map(str, keeper.follow(program.sessions.about(index).ask(asked.question)))
        except FoxError as error:
            shown.append(noted(error))
        index.close()
        sent = [r for r in endpoint.requests if KEY in r.headers.get("authorization", "")]
        assert sent, "the key was never used, so its absence proves nothing"
    logging.getLogger("foxreader.test").warning("ended")
    for fmt in FILE_FORMATS:
        made = program.sessions.export(book, fmt, "talk")
        assert made
        if isinstance(made, bytes):
            with pymupdf.open(stream=made) as document:
                made = "".join(page.get_text() for page in document)
        shown.append(made)
    shown += [f"{one}" for one in program.profile.wire.sent]
    program.library.back_up(tmp_path / "backup.zip")
    for text in shown:
        assert KEY not in text
    for file in filter(Path.is_file, [*own_home.rglob("*"), tmp_path / "backup.zip"]):
        assert KEY.encode() not in file.read_bytes(), file
    assert (own_home / "logs").is_dir()
    logged = [f.read_text("utf-8") for f in (own_home / "logs").iterdir()]
    assert any("ended" in text for text in logged)  # an empty log would prove nothing


def test_no_other_origin_gets_the_key_by_a_redirect_or_an_edit() -> None:
    with Endpoint() as other:
        away = Reply(status=307, headers={"Location": f"{other.base_url}/chat/completions"})
        with Endpoint([away], models=["m"]) as mine:
            program = Program()
            program.profile.secrets = Secrets(Ring())
            provider = Provider("x", mine.base_url, "m")
            assert program.profile.secrets.set(provider, KEY)
            said = [str(step) for step in program.models.try_out(provider)]
            assert any(KEY in request.headers["authorization"] for request in mine.requests)
            assert not other.requests and "redirects to" in "".join(said)
        edited = replace(provider, base_url=other.base_url)
        program.profile.save(Settings(providers=(edited,), active="x"))
        list(program.models.try_out(edited))
        model = program.models.need_model()
        list(model.stream([Message("user", "Hello")]))
        assert other.chats and KEY not in str(other.requests)


@examples(60)
@given(st.lists(st.text("sk-canryx0123 ", max_size=9), max_size=9), st.randoms())
def test_a_key_is_masked_however_a_reply_is_cut(words: list[str], random) -> None:
    text = f"{KEY[:9]}".join(words) + KEY + "".join(words)
    cuts = sorted(random.randrange(len(text) + 1) for _ in range(6))
    pieces: list[Piece] = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    call = ToolCall("c", "text_search", json.dumps({"query": f"a {KEY}"}))
    done = Done(Usage())
    *said, called, ended = masked_pieces(iter([*pieces, call, done]), KEY)
    assert "".join(map(str, said)) == text.replace(KEY, "…")
    assert isinstance(called, ToolCall) and KEY not in called.arguments and ended is done
