"""A folder with a model as its makers publish it: which files, and how they are used.

It is an embedding model, a cross-encoder, which compares two texts, or an extractive reader, which
finds the answer to a question in a text.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from foxreader.core.errors import UsageError
from foxreader.core.message import EmbeddingKind, prefix
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json

Pooling = Literal["mean", "cls"]

_MODELS = ("model.onnx", "onnx/model.onnx")
_LONGEST = 512
"""Tokens of a text where the folder does not say how many the model reads: what BERT and its kin
read."""
_KNOWN_MODULES = ("Transformer", "Pooling", "Normalize")


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """What is in a model's folder. ``longest`` is in tokens; ``prefixes`` are put before texts.

    ``name`` is the folder's with a hash of all that shapes a vector: another file under the
    same name is another model.
    """

    name: str
    model: Path
    tokenizer: Path
    pooling: Pooling
    prefixes: Mapping[EmbeddingKind, str]
    longest: int


@dataclass(frozen=True, slots=True)
class CrossEncoderFolder:
    """A cross-encoder's folder. ``labels`` name its outputs in order, in small letters; there is
    one for a score alone. ``longest`` is in tokens of both texts together."""

    name: str
    model: Path
    tokenizer: Path
    labels: tuple[str, ...]
    longest: int


@dataclass(frozen=True, slots=True)
class ReaderFolder:
    """The folder of an extractive reader. ``longest`` is in tokens of question and text."""

    name: str
    model: Path
    tokenizer: Path
    longest: int


def read_reader(folder: Path) -> ReaderFolder:
    """The extractive reader in ``folder``; raises ``UsageError`` where there is none to use."""
    model, tokenizer = _files(folder)
    return ReaderFolder(folder.name, model, tokenizer, _longest(folder))


def read_cross_encoder(folder: Path) -> CrossEncoderFolder:
    """The cross-encoder in ``folder``; raises ``UsageError`` where there is none to use."""
    model, tokenizer = _files(folder)
    named = _table(folder / "config.json").get("id2label")
    if not isinstance(named, Mapping) or not named:
        raise UsageError(Notice("folder_lacks_labels", folder=str(folder)))
    keys = sorted(named, key=lambda key: (len(str(key)), str(key)))
    labels = tuple(str(named[key]).lower() for key in keys)
    return CrossEncoderFolder(folder.name, model, tokenizer, labels, _longest(folder))


def _files(folder: Path) -> tuple[Path, Path]:
    """The files of the model and of its tokenizer."""
    model = next((folder / name for name in _MODELS if (folder / name).is_file()), None)
    if model is None:
        raise _lacks("model.onnx", folder)
    tokenizer = folder / "tokenizer.json"
    if not tokenizer.is_file():
        raise _lacks("tokenizer.json", folder)
    return model, tokenizer


def read_folder(folder: Path) -> ModelFolder:
    """The model in ``folder``; raises ``UsageError`` where it is none that can be used."""
    model, tokenizer = _files(folder)
    _check_modules(folder)
    pooling, prefixes, longest = _pooling(folder), _prefixes(folder), _longest(folder)
    name = f"{folder.name} {_hash(model, tokenizer, f'{pooling} {prefixes} {longest}')}"
    return ModelFolder(name, model, tokenizer, pooling, prefixes, longest)


def _lacks(name: str, folder: Path) -> UsageError:
    return UsageError(Notice("folder_lacks_file", name=name, folder=str(folder)))


def _json(path: Path) -> object:
    """What a JSON file of the folder holds; None where there is no such file."""
    try:
        return read_json(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise UsageError(
            Notice("model_file_unreadable", name=path.name, reason=str(error))
        ) from error


def _table(path: Path) -> Mapping[str, object]:
    value = _json(path)
    return value if isinstance(value, Mapping) else {}


def _check_modules(folder: Path) -> None:
    """Refuse a model with layers after the pooling: its vectors would silently be wrong."""
    modules = _json(folder / "modules.json")
    for module in modules if isinstance(modules, list) else ():
        kind = str(module.get("type", "")) if isinstance(module, Mapping) else ""
        last = kind.rpartition(".")[2]
        if last not in _KNOWN_MODULES:
            raise UsageError(Notice("model_layer_unknown", folder=str(folder), layer=last))


def _pooling(folder: Path) -> Pooling:
    table = _table(folder / "1_Pooling" / "config.json")
    modes = {key.removeprefix("pooling_mode_") for key, on in table.items() if on is True}
    modes -= {"include_prompt"}
    if isinstance(table.get("pooling_mode"), str):
        modes = {str(table["pooling_mode"])}
    if not modes or modes <= {"mean_tokens", "mean"}:
        return "mean"
    if modes <= {"cls_token", "cls"}:
        return "cls"
    pooling = ", ".join(sorted(modes))
    raise UsageError(Notice("model_pooling_unknown", folder=str(folder), pooling=pooling))


def _prefixes(folder: Path) -> Mapping[EmbeddingKind, str]:
    """The folder's own prompts, else what is known of a model of that name."""
    prompts = _table(folder / "config_sentence_transformers.json").get("prompts")
    if isinstance(prompts, Mapping) and any(prompts.values()):
        passage = prompts.get("passage") or prompts.get("document") or ""
        return {"query": str(prompts.get("query") or ""), "passage": str(passage)}
    names = f"{folder.name} {_table(folder / 'config.json').get('_name_or_path', '')}"
    return {"query": prefix(names, "query"), "passage": prefix(names, "passage")}


def _longest(folder: Path) -> int:
    """How many tokens the model reads, the special ones included."""
    said = _table(folder / "sentence_bert_config.json").get("max_seq_length")
    if not _sensible(said):
        said = _table(folder / "tokenizer_config.json").get("model_max_length")
    if not _sensible(said):
        truncation = _table(folder / "tokenizer.json").get("truncation")
        said = truncation.get("max_length") if isinstance(truncation, Mapping) else None
    room = _table(folder / "config.json").get("max_position_embeddings")
    most = [value for value in (said, room) if isinstance(value, int) and _sensible(value)]
    return min(most, default=_LONGEST)


def _sensible(value: object) -> bool:
    # Tokenizers without a limit of their own say 10 ** 30.
    return isinstance(value, int) and not isinstance(value, bool) and 8 <= value <= 32_768


def _hash(model: Path, tokenizer: Path, rest: str) -> str:
    digest = hashlib.sha256(rest.encode())
    try:
        for path in (model, tokenizer):
            with path.open("rb") as file:
                digest.update(hashlib.file_digest(file, "sha256").digest())
    except OSError as error:
        raise UsageError(
            Notice("folder_unreadable", folder=str(model.parent), reason=str(error.strerror))
        ) from error
    return digest.hexdigest()[:12]
