import math
import sys

import pytest

from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import UsageError
from foxreader.embedding import open_folder
from nonempty import some
from tinymodel import write_model

for needed in ("numpy", "onnxruntime", "tokenizers"):
    pytest.importorskip(needed, reason="the extra “semantic” is not installed")

WORDS = {
    "[UNK]": [0.0, 0.0, 1.0],
    "sea": [1.0, 0.0, 0.0],
    "ocean": [0.9, 0.1, 0.0],
    "rope": [0.0, 1.0, 0.0],
}


def cosine(one, other) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def test_texts_become_vectors_of_length_one_in_their_order(tmp_path):
    embedder = open_folder(write_model(tmp_path, WORDS))
    assert embedder.dimension == 0
    sea, long, rope = embedder.embed(["sea", "sea rope sea rope sea", "rope"], "passage")
    assert embedder.dimension == 3
    assert list(sea) == pytest.approx([1, 0, 0])
    assert list(rope) == pytest.approx([0, 1, 0])
    assert list(long) == pytest.approx([3 / math.sqrt(13), 2 / math.sqrt(13), 0])
    assert cosine(sea, embedder.embed(["OCEAN"], "query")[0]) > 0.99
    assert embedder.embed([], "passage") == []


def test_padding_and_company_change_nothing(tmp_path):
    embedder = open_folder(write_model(tmp_path, WORDS))
    texts = [" ".join(["sea", "rope", "ocean"][: 1 + n % 3] * (1 + n % 2)) for n in range(40)]
    together = embedder.embed(texts, "passage")
    for text, vector in some(zip(texts, together, strict=True)):
        assert list(vector) == pytest.approx(list(embedder.embed([text], "passage")[0]), abs=1e-6)


def test_the_first_token_speaks_where_the_folder_says_so(tmp_path):
    configs = {"1_Pooling/config.json": {"pooling_mode_cls_token": True}}
    embedder = open_folder(write_model(tmp_path, WORDS, configs=configs))
    assert list(embedder.embed(["rope sea sea"], "passage")[0]) == pytest.approx([0, 1, 0])


def test_text_past_what_the_model_reads_is_cut(tmp_path):
    embedder = open_folder(write_model(tmp_path, WORDS))  # it reads eight tokens
    assert list(embedder.embed(["sea " * 8 + "rope " * 50], "passage")[0]) == pytest.approx(
        [1, 0, 0]
    )


def test_prefixes_are_read_with_the_text(tmp_path):
    configs = {"config_sentence_transformers.json": {"prompts": {"query": "rope "}}}
    embedder = open_folder(write_model(tmp_path, WORDS, configs=configs))
    query, passage = (embedder.embed(["sea"], kind)[0] for kind in ("query", "passage"))
    assert list(passage) == pytest.approx([1, 0, 0])
    assert list(query) == pytest.approx([math.sqrt(0.5), math.sqrt(0.5), 0])


def test_it_stops_between_batches(tmp_path):
    embedder, cancel = open_folder(write_model(tmp_path, WORDS)), Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        embedder.embed(["sea"], "passage", cancel)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda f: (f / "model.onnx").write_bytes(b"no model"), "does not work"),
        (lambda f: (f / "tokenizer.json").write_text("{}"), "does not work"),
        (lambda f: write_model(f, WORDS, inputs=("input_ids", "position_ids")), "position_ids"),
        (lambda f: write_model(f, {word: [0.0, 0.0] for word in WORDS}), "without a direction"),
        (lambda f: write_model(f, {"[UNK]": [float("nan")]}), "without a direction"),
    ],
)
def test_a_broken_model_is_one_sentence(tmp_path, change, words):
    change(write_model(tmp_path, WORDS))
    embedder = open_folder(tmp_path)
    with pytest.raises(UsageError, match=words) as raised:
        embedder.embed(["sea"], "passage")
    assert "\n" not in str(raised.value) and len(str(raised.value)) < 500


def test_a_missing_extra_is_named(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(UsageError, match=r"needs onnxruntime; .* extra “semantic”"):
        open_folder(write_model(tmp_path, WORDS))
