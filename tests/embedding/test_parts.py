from pathlib import Path

import pytest

from endpoint import Endpoint, Reply
from foxreader.core.errors import LimitReached, NoModel, UsageError
from foxreader.core.message import Provider, Usage
from foxreader.library.settings import Settings
from foxreader.parts import Parts
from tinymodel import write_model


def parts_with(**chosen) -> Parts:
    parts = Parts()
    parts.save(Settings(**chosen))
    return parts


def test_semantic_search_is_off_until_it_is_chosen():
    assert Parts().embedder() is None


def test_a_folder_is_opened_once(tmp_path: Path):
    pytest.importorskip("onnxruntime", reason="the extra “semantic” is not installed")
    folder = write_model(tmp_path / "m", {"[UNK]": [1.0, 0.0], "sea": [0.0, 1.0]})
    parts = parts_with(semantic="folder", semantic_folder=str(folder))
    embedder = parts.embedder()
    assert embedder is not None and parts.embedder() is embedder
    assert list(embedder.embed(["sea"], "query")[0]) == [0.0, 1.0]


@pytest.mark.parametrize("folder", ["", "/nowhere/at/all"])
def test_a_folder_that_is_none_is_said(folder: str):
    with pytest.raises(UsageError, match=r"folder|extra"):
        parts_with(semantic="folder", semantic_folder=folder).embedder()


def test_an_endpoint_is_used_and_counted():
    with Endpoint([Reply(usage=(7, 0))]) as endpoint:
        provider = Provider("p", endpoint.base_url, "chat")
        parts = parts_with(
            providers=(provider,), active="p", semantic="endpoint", semantic_model="embed-1"
        )
        embedder = parts.embedder("index")
        assert embedder is not None
        embedder.embed(["the sea"], "passage")
        assert endpoint.chats[0].body["model"] == "embed-1"
    assert parts.usage.total().usage == Usage(7, 0, 1)


def test_an_index_job_at_a_paid_endpoint_stops_at_the_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Parts, "local", False)
    with Endpoint([Reply(usage=(7, 0))]) as endpoint:
        parts = parts_with(
            providers=(Provider("p", endpoint.base_url, "chat"),), active="p",
            semantic="endpoint", semantic_model="embed-1", monthly_tokens=10,
        )  # fmt: skip
        job = parts.embedder("index")
        assert job is not None
        with pytest.raises(LimitReached):
            job.embed(["text"] * 100, "passage")
        assert len(endpoint.chats) == 2
        question = parts.embedder()
        assert question is not None and question.embed(["why?"], "query")


def test_an_endpoint_that_is_not_there_is_said():
    with pytest.raises(NoModel, match="add one under Models"):
        parts_with(semantic="endpoint", semantic_model="e").embedder()
    provider = Provider("p", "http://localhost:1/v1", "chat")
    with pytest.raises(NoModel, match="No embedding model is named for p"):
        parts_with(providers=(provider,), active="p", semantic="endpoint").embedder()
