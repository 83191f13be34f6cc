from pathlib import Path

import pytest

from endpoint import Endpoint, Reply
from foxreader.core.errors import LimitReached, NoModel, UsageError
from foxreader.core.message import Provider, Usage
from foxreader.library.settings import Settings
from foxreader.program.models import Models
from foxreader.program.program import Program
from tinymodel import write_model


def parts_with(**chosen) -> Program:
    program = Program()
    program.profile.save(Settings(**chosen))
    return program


def test_semantic_search_is_off_until_it_is_chosen():
    assert Program().models.embedder() is None


def test_a_folder_is_opened_once(tmp_path: Path):
    pytest.importorskip("onnxruntime", reason="the extra “semantic” is not installed")
    folder = write_model(tmp_path / "m", {"[UNK]": [1.0, 0.0], "sea": [0.0, 1.0]})
    program = parts_with(semantic="folder", semantic_folder=str(folder))
    embedder = program.models.embedder()
    assert embedder is not None and program.models.embedder() is embedder
    assert list(embedder.embed(["sea"], "query")[0]) == [0.0, 1.0]


@pytest.mark.parametrize("folder", ["", "/nowhere/at/all"])
def test_a_folder_that_is_none_is_said(folder: str):
    with pytest.raises(UsageError, match=r"folder|extra"):
        parts_with(semantic="folder", semantic_folder=folder).models.embedder()


def test_an_endpoint_is_used_and_counted():
    with Endpoint([Reply(usage=(7, 0))]) as endpoint:
        provider = Provider("p", endpoint.base_url, "chat")
        program = parts_with(
            providers=(provider,), active="p", semantic="endpoint", semantic_model="embed-1"
        )
        embedder = program.models.embedder("index")
        assert embedder is not None
        embedder.embed(["the sea"], "passage")
        assert endpoint.chats[0].body["model"] == "embed-1"
    assert program.profile.usage.total().usage == Usage(7, 0, 1)


def test_an_index_job_at_a_paid_endpoint_stops_at_the_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Models, "local", False)
    with Endpoint([Reply(usage=(7, 0))]) as endpoint:
        program = parts_with(
            providers=(Provider("p", endpoint.base_url, "chat"),), active="p",
            semantic="endpoint", semantic_model="embed-1", monthly_tokens=10,
        )  # fmt: skip
        job = program.models.embedder("index")
        assert job is not None
        with pytest.raises(LimitReached):
            job.embed(["text"] * 100, "passage")
        assert len(endpoint.chats) == 2
        question = program.models.embedder()
        assert question is not None and question.embed(["why?"], "query")


def test_an_endpoint_that_is_not_there_is_said():
    with pytest.raises(NoModel, match="add one under Models"):
        parts_with(semantic="endpoint", semantic_model="e").models.embedder()
    provider = Provider("p", "http://localhost:1/v1", "chat")
    with pytest.raises(NoModel, match="No embedding model is named for p"):
        parts_with(providers=(provider,), active="p", semantic="endpoint").models.embedder()
