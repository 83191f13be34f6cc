"""Model files that the program runs itself: those on this computer, and those to download."""

from __future__ import annotations

import re
import threading
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from foxreader.core.address import host_of
from foxreader.core.cancel import Cancel
from foxreader.core.errors import LeavesOrigin, UsageError
from foxreader.core.events import Progress
from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.llm import LOCAL_PLACE
from foxreader.program.profile import Profile
from foxreader.system.files import private_folder

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
