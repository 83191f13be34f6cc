"""StarDict dictionaries: every kind of file and entry, and hostile ones a sentence each."""

from __future__ import annotations

import ctypes
import gzip
import struct
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dictionarymaker import dictzip, make_dictionary
from examples import examples
from foxreader.core.errors import FoxError, OpenError
from foxreader.formats.stardict import StarDict, fields, rendered
from foxreader.formats.stardict_files import Info, Texts, WordIndex, unpacked
from foxreader.program.dictionaries import DictionaryReader, forms_of

WORDS = {
    "whale": "a large animal of the sea",
    "Whale": "a family name",
    "happy": "glad",
    "café": "a place for coffee",
    "white whale": "Moby Dick",
    "小説": "a novel",
    "Straße": "street",
}


def words_of(dictionary: StarDict, *forms: str, language: str = "en") -> list[str]:
    return [entry["word"] for entry in dictionary.look_up(forms, language)]


def text_of(paragraphs: list[dict]) -> str:
    return "\n".join("".join(piece["t"] for piece in one["p"]) for one in paragraphs)


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("packed", ["", "dictzip", "gzip"])
@pytest.mark.parametrize("gzipped_index", [False, True])
def test_each_kind_of_file(tmp_path: Path, bits: int, packed: str, gzipped_index: bool) -> None:
    make_dictionary(tmp_path, WORDS, bits=bits, packed=packed, gzipped_index=gzipped_index)
    dictionary = StarDict(tmp_path)
    assert (dictionary.info.name, len(dictionary)) == ("A test dictionary", 7)
    for word, text in WORDS.items():
        first = dictionary.look_up((word,), "en")[0]
        assert (first["word"], text_of(first["paragraphs"])) == (word, text)


@pytest.mark.parametrize("name", ["", "  ", "\u200b"])
def test_a_dictionary_without_a_name_is_called_after_its_file(tmp_path: Path, name: str) -> None:
    make_dictionary(tmp_path, WORDS, name=name, stem="Sea words")
    found = StarDict(tmp_path)
    assert found.info.name == "Sea words" and found.look_up(("whale",), "en")


def test_words_are_found_in_other_forms(tmp_path: Path) -> None:
    make_dictionary(tmp_path, WORDS, synonyms=[("leviathan", 0), ("cetacean", 0), ("beyond", 99)])
    dictionary = StarDict(tmp_path)
    assert words_of(dictionary, "WHALE") == ["whale", "Whale"]
    assert words_of(dictionary, "Whale") == ["Whale", "whale"]  # as it is written first
    assert words_of(dictionary, "cafe") == ["café"] and words_of(dictionary, "STRASSE")
    assert words_of(dictionary, "Leviathan") == ["whale"]
    assert words_of(dictionary, "beyond") == []
    assert words_of(dictionary, "whales") == ["whale", "Whale"]  # by its stem
    assert words_of(dictionary, "happiness") == ["happy"]
    assert words_of(dictionary, "white whales") == [] == words_of(dictionary, "zebra")
    assert words_of(dictionary, "whales", language="xx") == []


@pytest.mark.parametrize(
    ("selected", "forms"),
    [
        ("whale", ("whale",)),
        (" “whale,” ", ("“whale,”", "whale")),
        ("Ahab’s", ("Ahab’s", "Ahab")),
        ("l’homme", ("l’homme", "homme")),
        ("ca\u00adta\u00adlogue", ("catalogue",)),
        ("whale-fish", ("whale-fish", "whale", "fish")),
        ("小説家は", ("小説家は", "小説家", "小説", "小")),
        ("…", ("…",)),
        ("", ()),
    ],
)
def test_forms(selected: str, forms: tuple[str, ...]) -> None:
    assert forms_of(selected) == forms


def test_fields_of_an_entry() -> None:
    assert list(fields(b"text", "m")) == [("m", b"text")]
    assert list(fields(b"sound\0text", "tm")) == [("t", b"sound"), ("m", b"text")]
    picture = struct.pack(">I", 3) + b"PNG"
    assert list(fields(picture + b"rest", "Pm")) == [("P", b"PNG"), ("m", b"rest")]
    assert list(fields(b"mone\0P" + picture + b"htwo", "")) == [
        ("m", b"one"), ("P", b"PNG"), ("h", b"two"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "raw", "text"),
    [
        ("m", "one\n  two\n\nthree", "one\ntwo\nthree"),
        ("t", "weɪl", "[weɪl]"),
        ("h", "<p>a <b>bold</b> &amp; <i>b</i></p><ul><li>c</li></ul>", "a bold & b\n• c"),
        ("h", "<script>alert(1)</script><style>x{}</style>a<br>b", "a\nb"),
        ("h", "<p>unclosed <b>x <td>y", "unclosed x y"),
        ("g", "<b>whale</b>\n<span foreground='red'>n.</span>", "whale n."),
        ("x", "<k>whale</k>\n<tr>weɪl</tr>\n<def>a <kref>fish</kref></def>",
         "whale\n[weɪl]\na fish"),
        ("w", "a '''bold''' [[sea|ocean]] [[fish]]", "a bold ocean fish"),
        ("W", "RIFF", ""),
        ("P", "PNG", ""),
        ("r", "img:x.png", ""),
        ("m", "a\x00b\x1b[31m\u202ec", "ab[31mc"),
    ],
)  # fmt: skip
def test_entries_of_each_kind_are_text(kind: str, raw: str, text: str) -> None:
    assert text_of(rendered(kind, raw.encode())) == text


def test_styles_and_links() -> None:
    (one,) = rendered("h", b'<b>a</b> <a href="bword://sea">the sea</a> <a href="http://x">x</a>')
    assert [piece for piece in one["p"] if piece["t"].strip()] == [
        {"t": "a", "b": True}, {"t": "the sea", "w": "sea"}, {"t": "x"},
    ]  # fmt: skip
    (one,) = rendered("x", b"<kref>fish</kref>")
    assert one["p"] == [{"t": "fish", "w": "fish"}]


def test_a_long_entry_is_cut_with_a_sign() -> None:
    found = rendered("m", b"word " * 100_000)
    assert len(text_of(found)) < 70_000 and text_of(found).endswith("…")
    deep = rendered("h", b"<div>" * 20_000 + b"x" + b"</b>" * 1000)
    assert text_of(deep) == "x"


@examples(200)
@given(st.sampled_from("mlgtxyhkwnrWPX"), st.text(max_size=300))
def test_any_entry_is_rendered(kind: str, text: str) -> None:
    for paragraph in rendered(kind, text.encode("utf-8", "surrogatepass")):
        assert 0 <= paragraph["n"] <= 4 and paragraph["p"]


# What other people may have made of their files


def damaged(folder: Path, what: str) -> None:
    """A dictionary of which ``what`` is not as it should be."""
    make_dictionary(folder, WORDS)
    info, index, texts = (folder / f"test.{ending}" for ending in ("ifo", "idx", "dict"))
    if what == "other":
        info.write_text("MZ" * 100)
    elif what == "nameless":
        info.write_text("StarDict's dict ifo file\nbookname=\n")
    elif what == "count":
        info.write_text(info.read_text().replace("wordcount=7", f"wordcount={10**12}"))
    elif what == "bits":
        info.write_text(info.read_text() + "idxoffsetbits=7\n")
    elif what == "info bomb":
        info.write_bytes(b"StarDict's dict ifo file\n" + b"a=b\n" * 100_000)
    elif what == "cut index":
        index.write_bytes(index.read_bytes()[:-3])
    elif what == "endless word":
        index.write_bytes(b"a" * 5000)
    elif what == "no index":
        index.unlink()
    elif what == "no texts":
        texts.unlink()
    elif what == "synonyms":
        (folder / "test.syn").write_bytes(b"b" * 3000)
    elif what == "gz bomb":
        index.unlink()
        (folder / "test.idx.gz").write_bytes(gzip.compress(bytes(300 * 1024 * 1024), 9))


DAMAGES = ["other", "nameless", "count", "bits", "info bomb", "cut index", "endless word",
           "no index", "no texts", "synonyms", "gz bomb"]  # fmt: skip


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_dictionary_is_a_sentence(tmp_path: Path, what: str) -> None:
    damaged(tmp_path, what)
    with pytest.raises(OpenError) as said:
        StarDict(tmp_path)
    assert str(said.value).endswith(".") and "\n" not in str(said.value)


@pytest.mark.parametrize("packed", ["", "dictzip", "gzip"])
@pytest.mark.parametrize(
    "place", [(0, 2**32 - 1), (2**32 - 1, 5), (2**31, 2**20), (10**6, 1), (0, 2**20 + 1)]
)
def test_offsets_and_sizes_that_are_not_true(
    tmp_path: Path, packed: str, place: tuple[int, int]
) -> None:
    make_dictionary(tmp_path, WORDS, packed=packed)
    index = tmp_path / "test.idx"
    index.write_bytes(b"whale\0" + struct.pack(">II", *place))
    (entry,) = StarDict(tmp_path).look_up(("whale",), "en")
    assert isinstance(entry["error"], FoxError) and "paragraphs" not in entry


def test_a_packed_file_that_lies(tmp_path: Path) -> None:
    path = tmp_path / "a.dict.dz"
    sound = dictzip(b"word " * 100)
    for raw in (
        sound[:40], sound[:-60], sound.replace(b"RA", b"XX", 1)[:-40],
        b"\x1f\x8b", b"\x1f\x8b\x08\x04" + bytes(6) + b"\xff\xff",
        sound[:16] + struct.pack("<HHH", 1, 1, 8) + sound[22:],
    ):  # fmt: skip
        path.write_bytes(raw)
        with pytest.raises(OpenError):
            Texts(path, "T").read(480, 20)


def test_a_piece_never_unpacks_to_more_than_it_says(tmp_path: Path) -> None:
    path = tmp_path / "a.dict.dz"
    bomb = bytearray(dictzip(bytes(60_000), length=60_000))
    at = bytes(bomb).index(struct.pack("<HHH", 1, 60_000, 1))
    bomb[at : at + 4] = struct.pack("<HH", 1, 10)  # it says 10 bytes
    path.write_bytes(bytes(bomb))
    assert Texts(path, "T").read(0, 10) == bytes(10)
    with pytest.raises(OpenError):
        Texts(path, "T").read(0, 11)


def test_unpacking_stops_at_its_bound(tmp_path: Path) -> None:
    path = tmp_path / "a.gz"
    path.write_bytes(gzip.compress(bytes(10_000_000)))
    with pytest.raises(OpenError):
        unpacked(path, 5_000_000, "T")
    path.write_bytes(b"not packed")
    assert unpacked(path, 100, "T") == b"not packed"


@examples(100)
@given(st.binary(max_size=400), st.binary(max_size=400), st.sampled_from(["m", "", "tP", "x"]))
def test_random_files_give_a_sentence_or_entries(index: bytes, text: bytes, types: str) -> None:
    assert sum(len(field) for _, field in fields(text, types)) <= len(text)
    try:
        words = WordIndex(Info("T", 1, 4, types), index)
    except OpenError:
        return
    for number in range(len(words)):
        offset, size = words.place(number)
        assert words.word(number) is not None and offset >= 0 and size >= 0


# The process


@pytest.fixture
def reader(tmp_path: Path) -> DictionaryReader:
    make_dictionary(tmp_path / "sound", WORDS)
    return DictionaryReader(tmp_path)


def test_the_process_answers_and_survives_what_is_damaged(
    reader: DictionaryReader, tmp_path: Path
) -> None:
    assert reader.describe("sound") == ("A test dictionary", 7)
    (entry,) = reader.look_up("sound", ("happy",), "en")
    assert entry.word == "happy" and entry.paragraphs[0].pieces[0].text == "glad"
    damaged(tmp_path / "broken", "cut index")
    with pytest.raises(OpenError, match="damaged"):
        reader.look_up("broken", ("whale",), "en")
    with pytest.raises(OpenError):
        reader.describe("nothing")
    child = reader._child
    assert child is not None
    child.kill()
    child.wait()
    assert reader.look_up("sound", ("happy",), "en")  # it is started again
    reader.close()
    assert reader.look_up("sound", ("zebra",), "en") == ()
    reader.close()


def test_one_that_takes_too_long_is_stopped(tmp_path: Path) -> None:
    make_dictionary(tmp_path / "slow", [(f"word{n}", b"x") for n in range(2_000)])
    slow = DictionaryReader(tmp_path, seconds=0.02)
    with pytest.raises(OpenError, match="too long"):
        slow.describe("slow")
    slow.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux confines it")
def test_the_process_reaches_nothing_else(
    reader: DictionaryReader, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    if ctypes.CDLL(None).syscall(444, None, ctypes.c_size_t(0), 1) < 1:
        pytest.skip("this kernel has no Landlock")
    outside = tmp_path_factory.mktemp("outside")
    make_dictionary(outside, WORDS)
    (tmp_path / "way").symlink_to(outside)
    with pytest.raises(OpenError):
        reader.describe("way")
    reader.close()
