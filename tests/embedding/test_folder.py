import pytest

from foxreader.core.errors import UsageError
from foxreader.core.message import prefix, unit
from foxreader.embedding.folder import read_folder
from tinymodel import write_model

WORDS = {"[UNK]": [1.0, 0.0], "sea": [0.0, 1.0]}


def read(folder, **configs):
    named = {name.replace("__", "/") + ".json": value for name, value in configs.items()}
    return read_folder(write_model(folder, WORDS, configs=named))


def test_a_bare_folder_has_sensible_ways(tmp_path):
    found = read(tmp_path / "m")
    assert found.pooling == "mean"
    assert found.prefixes == {"query": "", "passage": ""}
    assert found.longest == 8  # as the tokenizer says
    assert found.name.startswith("m ")


def test_the_model_may_lie_in_a_folder_of_its_own(tmp_path):
    folder = write_model(tmp_path, WORDS, onnx="onnx/model.onnx")
    assert read_folder(folder).model == folder / "onnx" / "model.onnx"


@pytest.mark.parametrize(
    ("table", "pooling"),
    [
        ({"pooling_mode_cls_token": True, "pooling_mode_mean_tokens": False}, "cls"),
        ({"pooling_mode_mean_tokens": True, "include_prompt": True}, "mean"),
        ({"pooling_mode": "cls"}, "cls"),
        ({}, "mean"),
    ],
)
def test_pooling(tmp_path, table, pooling):
    assert read(tmp_path, **{"1_Pooling__config": table}).pooling == pooling


@pytest.mark.parametrize(
    ("files", "longest"),
    [
        ({"sentence_bert_config": {"max_seq_length": 256}}, 256),
        ({"tokenizer_config": {"model_max_length": 512}}, 512),
        ({"tokenizer_config": {"model_max_length": 10**30}}, 8),
        ({"tokenizer_config": {"model_max_length": 512},
          "config": {"max_position_embeddings": 128}}, 128),
        ({"sentence_bert_config": {"max_seq_length": None}}, 8),
    ],
)  # fmt: skip
def test_how_much_the_model_reads(tmp_path, files, longest):
    assert read(tmp_path, **files).longest == longest


def test_what_stands_before_texts(tmp_path):
    prompts = {"prompts": {"query": "ask: ", "document": "text: "}}
    own = read(tmp_path / "x", config_sentence_transformers=prompts)
    assert own.prefixes == {"query": "ask: ", "passage": "text: "}
    bge = read(tmp_path / "bge-small-en-v1.5")
    assert bge.prefixes["query"].startswith("Represent this") and not bge.prefixes["passage"]
    moved = read(tmp_path / "y", config={"_name_or_path": "intfloat/multilingual-e5-small"})
    assert moved.prefixes == {"query": "query: ", "passage": "passage: "}
    assert prefix("me5-smallish", "query") == ""


def test_another_file_or_way_is_another_model(tmp_path):
    first = read(tmp_path / "a").name
    assert read(tmp_path / "a").name == first
    assert read(tmp_path / "a", **{"1_Pooling__config": {"pooling_mode": "cls"}}).name != first
    write_model(tmp_path / "b", {**WORDS, "whale": [1.0, 1.0]})
    assert read_folder(tmp_path / "b").name.split()[1] != first.split()[1]


@pytest.mark.parametrize(
    ("configs", "words"),
    [
        ({"modules.json": [{"type": "sentence_transformers.models.Dense"}]}, "Dense layer"),
        ({"1_Pooling/config.json": {"pooling_mode_max_tokens": True}}, "pools by max_tokens"),
        ({"config.json": "{broken"}, "config.json of the model cannot be read"),
    ],
)
def test_a_model_that_would_be_used_wrongly_is_refused(tmp_path, configs, words):
    with pytest.raises(UsageError, match=words):
        read_folder(write_model(tmp_path, WORDS, configs=configs))


@pytest.mark.parametrize("gone", ["model.onnx", "tokenizer.json"])
def test_a_folder_that_lacks_a_file(tmp_path, gone):
    (write_model(tmp_path, WORDS) / gone).unlink()
    with pytest.raises(UsageError, match=f"no {gone} in"):
        read_folder(tmp_path)


def test_no_folder_at_all(tmp_path):
    with pytest.raises(UsageError, match="no model"):
        read_folder(tmp_path / "nowhere")


def test_a_vector_has_length_one():
    assert list(unit([3.0, 4.0])) == pytest.approx([0.6, 0.8])
    for nothing in ([], [0.0, 0.0], [float("nan")], [float("inf"), 1.0]):
        with pytest.raises(ValueError, match="without a direction"):
            unit(nothing)
