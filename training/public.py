"""Public sets of claims and questions, each as its authors publish it, as pairs of texts.

FOLDER has a folder for each repository, ``OWNER+NAME``, with the files that are named below, and
``vitaminc.jsonl``, ``synthetic.jsonl`` and ``jnli.jsonl``. A set that is not there is passed over.
None may be for use without profit alone: the licence of each stands at its reader. Passages and
claims that anything is measured on are left out, see :class:`Measured`.
"""

from __future__ import annotations

import json
import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

Pair = dict[str, object]
_VITAMINC = 14_000
"""Pairs of VitaminC of the first run; the second one has the next ones."""
_WINDOW, _DENSE = 420, 170
"""Characters of a passage: of letters, and of scripts that write words with one or two."""
_END = re.compile(r"(?<=[.!?؟।])\s+|(?<=[。！？])")
_HAN = re.compile("[぀-ヿ㐀-鿿]")
_NAME = re.compile(r"(?<!^)(?<![.?!¿¡]\s)\b(?:[A-ZÀ-ÞА-Я]\w{2,}|\d[\d.,]*\d)\b")
"""A name within a question, or a number."""


def pair_of(
    task: str, claim: str, place: str, true: bool, kind: str, language: str, of: str, group: str
) -> Pair:
    """A pair, as :mod:`training.pairs` writes it."""
    return {
        "task": task, "claim": claim, "place": " ".join(place.split()), "true": true,
        "kind": kind, "language": language, "of": of, "group": group,
    }  # fmt: skip


def everything(folder: Path, measured: Measured) -> Iterator[Pair]:
    """All of it that shares no sentence with what is measured on."""
    for read in (*CLAIMS, *QUESTIONS):
        for one in read(folder):
            if not measured.has(str(one["place"])) and not measured.has(str(one["claim"])):
                yield one


class Measured:
    """The sentences of texts that are measured on."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._known = {hash(one) for text in texts for one in self._sentences(text)}

    def has(self, text: str) -> bool:
        """Whether any sentence of ``text`` is among them."""
        return any(hash(one) in self._known for one in self._sentences(text))

    @staticmethod
    def _sentences(text: str) -> Iterator[str]:
        for sentence in _END.split(text):
            bare = "".join(filter(str.isalnum, sentence)).casefold()
            if len(bare) >= (12 if _HAN.search(bare) else 28):
                yield bare


# Claims


def of_vitaminc(folder: Path) -> Iterator[Pair]:
    """VitaminC (Schuster et al., 2021), CC BY-SA 3.0: its real part. Claims of one revision of an
    article are one group."""
    for one in islice(_vitaminc(folder), _VITAMINC):
        yield _from_vitaminc(one, spaced(one["evidence"]))


def of_vitaminc_again(folder: Path) -> Iterator[Pair]:
    """Those that the first run has not, the synthetic part too, each group with up to two other
    texts around its own."""
    chance = random.Random(11)
    left = list(islice(_vitaminc(folder), _VITAMINC, None))
    texts = [spaced(one["evidence"]) for one in left]
    around: dict[str, tuple[list[str], int]] = {}
    for one in left:
        if one["case_id"] not in around:
            others = chance.sample(texts, chance.choice((0, 0, 1, 2)))
            around[one["case_id"]] = others, chance.randint(0, len(others))
        others, at = around[one["case_id"]]
        yield _from_vitaminc(one, " ".join([*others[:at], spaced(one["evidence"]), *others[at:]]))


def _vitaminc(folder: Path) -> Iterator[dict[str, str]]:
    """All of it, group by group in an order by lot, the real part first."""
    for name in ("vitaminc.jsonl", "synthetic.jsonl"):
        groups = defaultdict(list)
        for one in _lines(folder / name):
            groups[one["case_id"]].append(one)
        several = [group for group in groups.values() if len(group) > 1]
        random.Random(3).shuffle(several)
        yield from (one for group in several for one in group)


def _from_vitaminc(one: dict[str, str], place: str) -> Pair:
    claim, true = spaced(one["claim"]), one["label"] == "SUPPORTS"
    kind = f"vitaminc {one['label']}"
    return pair_of("support", claim, place, true, kind, "en", "first", one["case_id"])


def of_jnli(folder: Path) -> Iterator[Pair]:
    """JNLI of JGLUE (Kurihara et al., 2022), CC BY-SA 4.0, without its training part."""
    for one in _lines(folder / "jnli.jsonl"):
        yield _nli("jnli", one["sentence1"], one["sentence2"], one["label"], "ja")


def of_pawsx(folder: Path) -> Iterator[Pair]:
    """PAWS-X (Yang et al., 2019), "may be freely used for any purpose": 2,000 pairs of sentences of
    the same words, each here in four of six languages."""
    chance = random.Random(21)
    at = folder / "GautamGupta17+MESH/data/pawsx"
    rows = {
        code: [line.split("\t") for line in _text(at / f"dev-{code}.tsv").splitlines()]
        for code in ("de", "en", "es", "fr", "ja", "zh")
    }
    for n in range(len(rows["en"])):
        for code in chance.sample(sorted(rows), 4):
            first, second, label = rows[code][n]
            kind, group = f"pawsx {label}", f"pawsx {code} {n // 4}"
            yield pair_of("support", first, second, label == "1", kind, code, "first", group)


def of_snli(folder: Path) -> Iterator[Pair]:
    """SNLI (Bowman et al., 2015), CC BY-SA 4.0: what can be had of its parts for tests."""
    for name in ("dev", "test"):
        for one in _lines(folder / f"Deltaus+sBiMPM/snli_1.0/snli_1.0_{name}.jsonl"):
            if one["gold_label"] != "-":
                yield _nli("snli", one["sentence1"], one["sentence2"], one["gold_label"], "en")


def of_breaking_nli(folder: Path) -> Iterator[Pair]:
    """Breaking NLI (Glockner et al., 2018), CC BY-SA 4.0: one word exchanged. The few true ones,
    and of each kind some false ones."""
    found = _lines(folder / "BIU-NLP+Breaking_NLI/data/dataset.jsonl")
    random.Random(22).shuffle(found)
    left: dict[str, int] = defaultdict(lambda: 150)
    for one in found:
        left[one["category"]] -= one["gold_label"] != "entailment"
        if one["gold_label"] == "entailment" or left[one["category"]] >= 0:
            yield _nli("breaking", one["sentence1"], one["sentence2"], one["gold_label"], "en")


def of_negated_nli(folder: Path) -> Iterator[Pair]:
    """Pairs of SNLI and MultiNLI with a "not" put into either or both, judged anew (Hossain et al.,
    2020), MIT."""
    at = folder / "mosharafhossain+negation-and-nli/data/new_benchmarks/clean_data"
    for name in ("SNLI", "MNLI"):
        for row in _rows(at / f"{name}.txt"):
            yield _nli("negated", row["Text"], row["Hypothesis"], row["gold_label"], "en")


def of_counterfactual_nli(folder: Path) -> Iterator[Pair]:
    """Pairs of SNLI that people changed a little to change what follows (Kaushik et al., 2020),
    Apache 2.0. Five in a row belong together."""
    path = folder / "dkaushik96+counterfactually-augmented-data/NLI/all_combined/train.tsv"
    for n, row in enumerate(_rows(path)):
        found = _nli("changed", row["sentence1"], row["sentence2"], row["gold_label"], "en")
        yield {**found, "group": f"changed {n // 5}"}


def of_conjunctions(folder: Path) -> Iterator[Pair]:
    """ConjNLI (Saha et al., 2020), MIT: sentences of Wikipedia, and what is left of them without
    one side of an "and", or with another one."""
    path = folder / "swarnaHub+ConjNLI/data/NLI/adversarial_train_15k.tsv"
    for n, row in enumerate(_rows(path)):
        if n % 2:
            yield _nli("conjunction", row["Premise"], row["Hypothesis"], row["Label"], "en")


def of_janli(folder: Path) -> Iterator[Pair]:
    """JaNLI (Yanaka and Mineshima, 2021), CC BY-SA 4.0: who does what to whom, in Japanese."""
    for n, row in enumerate(_rows(folder / "verypluming+JaNLI/janli.tsv")):
        if n % 6 == 0:
            found = _nli("janli", row["sentence_A_Ja"], row["sentence_B_Ja"], "", "ja")
            true = row["entailment_label_Ja"] == "entailment"
            yield {**found, "true": true, "group": f"janli {n // 24}"}


def of_monotonicity(folder: Path) -> Iterator[Pair]:
    """MED (Yanaka et al., 2019), CC BY-SA 4.0: "all", "no", "few" and what follows of them; the
    part that was written for it."""
    for n, row in enumerate(_rows(folder / "verypluming+MED/MED.tsv")):
        if row["genre"].startswith("crowd") and n % 2:
            yield _nli("monotone", row["sentence1"], row["sentence2"], row["gold_label"], "en")


def _nli(kind: str, place: str, claim: str, label: str, language: str) -> Pair:
    """A pair of sentences; those with one premise are one group."""
    true, group = label == "entailment", f"{kind} {place}"
    return pair_of("support", claim, place, true, f"{kind} {label}", language, "first", group)


# Questions


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with its passage, and where the answer begins there."""

    article: str
    passage: str
    question: str
    answer: str
    start: int


def of_jaquad(folder: Path) -> Iterator[Pair]:
    """JaQuAD (So et al., 2022), CC BY-SA 3.0."""
    paths = sorted((folder / "SkelterLabsInc+JaQuAD/data/train").glob("*.json"))
    yield from _with_others("jaquad", "ja", _asked(paths), 300)


def of_drcd(folder: Path) -> Iterator[Pair]:
    """DRCD (Shao et al., 2018), CC BY-SA 3.0, in traditional signs, without its training part."""
    at = folder / "DRCKnowledgeTeam+DRCD"
    yield from _with_others("drcd", "zh", _asked(sorted(at.glob("*.json"))), 250)


def of_cmrc(folder: Path) -> Iterator[Pair]:
    """CMRC 2018 (Cui et al., 2019), CC BY-SA 4.0, without its training part."""
    paths = sorted((folder / "ymcui+cmrc2018/squad-style-data").glob("*.json"))
    yield from _with_others("cmrc", "zh", _asked(paths), 200)


def of_piaf(folder: Path) -> Iterator[Pair]:
    """PIAF 1.0 (Keraron et al., 2020), MIT, of French Wikipedia."""
    yield from _with_others("piaf", "fr", _asked([folder / "etalab-ia+piaf-code/piaf-v1.0.json"]))


def of_faquad(folder: Path) -> Iterator[Pair]:
    """FaQuAD (Sayama et al., 2019), CC BY 4.0, of Brazilian universities."""
    yield from _with_others("faquad", "pt", _asked([folder / "liafacom+faquad/data/dataset.json"]))


def of_arcd(folder: Path) -> Iterator[Pair]:
    """ARCD (Mozannar et al., 2019), MIT."""
    yield from _with_others("arcd", "ar", _asked([folder / "husseinmozannar+SOQAL/data/arcd.json"]))


def of_tydi(folder: Path) -> Iterator[Pair]:
    """TyDi QA, passages with an answer (Clark et al., 2020), Apache 2.0."""
    at = folder / "GautamGupta17+MESH/data/tydiqa"
    for name, most in (("en.train", 700), ("en.dev", 100), ("ru.dev", 200), ("ar.dev", 120)):
        language, part = name.split(".")
        path = at / f"tydiqa-goldp-v1.1-{part}/tydiqa.goldp.{name}.json"
        yield from _with_others("tydi", language, _asked([path]), most)


def of_mlqa(folder: Path) -> Iterator[Pair]:
    """MLQA (Lewis et al., 2020), CC BY-SA 3.0: its smaller part, questions of one language on
    passages of the same and of another one."""
    at = folder / "GautamGupta17+MESH/data/mlqa/MLQA_V1/dev"
    for path in sorted(at.glob("*.json")):
        of, question = path.stem.split("-")[2::2]
        if {of, question} <= {"ar", "de", "en", "es", "hi", "zh"}:
            most = 90 if of == question else 15
            yield from _with_others("mlqa", question, _asked([path]), most)


def of_selqa(folder: Path) -> Iterator[Pair]:
    """SelQA (Jurczyk et al., 2016), Apache 2.0: which sentence of a section answers; its smaller
    parts."""
    for path in sorted((folder / "emorynlp+selqa/ass").glob("*.json")):
        for one in json.loads(_text(path))[::4]:
            words = _words(one["question"])
            right = set(one["answers"])
            order = sorted(
                set(range(len(one["candidates"]))) - right,
                key=lambda n, one=one, words=words: -len(words & _words(one["candidates"][n])),
            )
            for n in (*sorted(right)[:1], *order[:2]):
                yield _answer("selqa", "en", one["question"], one["candidates"][n], n in right)


def of_condaqa(folder: Path) -> Iterator[Pair]:
    """CondaQA (Ravichander et al., 2022), Apache 2.0: yes, no, or not said there."""
    at = folder / "AbhilashaRavichander+CondaQA/data"
    seen = set()
    for path in (*sorted((at / "few-shot/test_splits").glob("*.json")), at / "condaqa_dev.json"):
        for one in _lines(path):
            question, place, label = one["sentence2"], one["sentence1"], one["label"]
            known = (one["PassageID"], one["QuestionID"])
            if label in ("YES", "NO", "DON'T KNOW") and (known, label) not in seen:
                seen.add((known, label))
                found = _answer("condaqa", "en", question, place, label != "DON'T KNOW")
                if label == "DON'T KNOW" or one["PassageID"] % 12 == 0:
                    yield found


def _asked(paths: Iterable[Path]) -> list[Asked]:
    """The questions of files of SQuAD's form, those on one passage in a row."""
    found = []
    for path in paths:
        if not path.is_file():
            continue
        for n, article in enumerate(json.loads(_text(path))["data"]):
            for paragraph in article["paragraphs"]:
                for one in paragraph["qas"]:
                    if one.get("answers"):
                        answer = one["answers"][0]
                        found.append(
                            Asked(
                                str(article.get("title") or f"{path.stem} {n // 30}"),
                                paragraph["context"], one["question"], answer["text"],
                                max(0, int(answer["answer_start"])),
                            )
                        )  # fmt: skip
    return found


def _with_others(
    name: str, language: str, asked: Sequence[Asked], most: int = 220
) -> Iterator[Pair]:
    """Questions with the part of the passage that answers and up to two that do not: the rest of
    the passage, that of another passage of the article that is likest, or, in place of these, the
    part that answers with another name or number in the question."""
    chance = random.Random(23)
    passages: dict[str, dict[str, None]] = defaultdict(dict)
    names = [(one.passage, found) for one in asked for found in _NAME.findall(one.question)]
    for one in asked:
        passages[one.article][one.passage] = None
    for one in chance.sample(asked, min(most, len(asked))):
        place, rest = _parts(one, chance)
        group = f"{name} {one.question} {one.passage[:40]}"
        yield {**_answer(name, language, one.question, place, True), "group": group}
        others = [p for p in passages[one.article] if p != one.passage and one.answer not in p]
        words = _words(one.question)
        likest = max(others[:40], key=lambda p: len(words & _words(p)), default="")
        other = _exchanged(one, place, names, chance)
        if other and chance.random() < 0.6:
            yield {**_answer(name, language, other, place, False), "group": group}
            rest = "" if chance.random() < 0.5 else rest
        for text in (rest, _cut(likest, chance)):
            if len(text) > 60:
                yield {**_answer(name, language, one.question, text, False), "group": group}


def _parts(one: Asked, chance: random.Random) -> tuple[str, str]:
    """The sentences around the answer, and as many of the others, "" where the answer is in these
    too."""
    sentences = _sentences(one.passage)
    at = length = 0
    for n, sentence in enumerate(sentences):
        if length <= one.start:
            at = n
        length += len(sentence)
    size = _DENSE if _HAN.search(one.passage[:400]) else _WINDOW
    first = last = at
    while sum(map(len, sentences[first : last + 1])) < size:
        grown = [n for n in (first - 1, last + 1) if 0 <= n < len(sentences)]
        if not grown:
            break
        chosen = chance.choice(grown)
        first, last = min(first, chosen), max(last, chosen)
    rest = "".join([*sentences[:at], *sentences[at + 1 :]])
    rest = "" if one.answer in rest else _cut(rest, chance)
    return "".join(sentences[first : last + 1])[: 3 * size], rest


def _cut(text: str, chance: random.Random) -> str:
    """Some sentences of a text in a row."""
    sentences = _sentences(text)
    size = _DENSE if _HAN.search(text[:400]) else _WINDOW
    chosen = ""
    for sentence in sentences[chance.randrange(max(1, len(sentences) // 2)) :]:
        if len(chosen) >= size:
            break
        chosen += sentence
    return chosen[: 3 * size]


def _exchanged(
    one: Asked, place: str, names: Sequence[tuple[str, str]], chance: random.Random
) -> str:
    """The question with a name or number of another passage for one that the place has, or ""."""
    own = [name for name in _NAME.findall(one.question) if name in place]
    if not own:
        return ""
    gone = chance.choice(own)
    for passage, name in chance.sample(names, min(8, len(names))):
        if (
            name not in one.passage
            and passage != one.passage
            and name[0].isdigit() is (gone[0].isdigit())
        ):
            return one.question.replace(gone, name)
    return ""


def _answer(name: str, language: str, question: str, place: str, true: bool) -> Pair:
    kind = f"{name} {'answered' if true else 'unanswerable'}"
    group = f"{name} {question}"
    return pair_of("answer", question, place, true, kind, language, "first", group)


# Files


def _lines(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in _text(path).splitlines()]


def _rows(path: Path) -> list[dict[str, str]]:
    text = _text(path).lstrip("\ufeff")
    lines = (line.split("\t") for line in text.splitlines() if "\ufffd" not in line)
    first = next(lines, [])
    return [dict(zip(first, line, strict=False)) for line in lines if len(line) >= len(first)]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""


def _sentences(text: str) -> list[str]:
    """The sentences of a text, with the spaces after them."""
    ends = [found.end() for found in _END.finditer(text)]
    return [text[a:b] for a, b in zip([0, *ends], [*ends, len(text)], strict=True) if a < b]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w{3,}|[぀-ヿ㐀-鿿]", text.casefold()))


def spaced(text: str) -> str:
    """Text that was cut into words for a parser, as it was written."""
    for cut, written in (("-LRB-", "("), ("-RRB-", ")"), ("-LSB-", "["), ("-RSB-", "]"),
                         ("``", '"'), ("''", '"'), ("\ufffd", " ")):  # fmt: skip
        text = text.replace(cut, written)
    text = re.sub(r"\s+([.,;:!?)\]%])", r"\1", text)
    text = re.sub(r"([(\[$])\s+", r"\1", text)
    return re.sub(r" ('s|n't|'re|'ve|'ll)\b", r"\1", text)


CLAIMS = (
    of_vitaminc, of_jnli, of_pawsx, of_snli, of_breaking_nli, of_negated_nli, of_counterfactual_nli,
    of_conjunctions, of_janli, of_monotonicity,
)  # fmt: skip
QUESTIONS = (
    of_jaquad, of_drcd, of_cmrc, of_piaf, of_faquad, of_arcd, of_tydi, of_mlqa, of_selqa,
    of_condaqa,
)  # fmt: skip
