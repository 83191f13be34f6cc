"""The keys of endpoints: in the system's keyring, else in memory for this run, never in a file.

Each key belongs to the origin it was given for and is never handed out for another one.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from typing import Protocol, TypeVar
from urllib.parse import urlsplit

from foxreader.core.address import completed
from foxreader.core.errors import UsageError
from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json_or

_SAFE_BACKENDS = (
    "keyring.backends.SecretService",
    "keyring.backends.libsecret",
    "keyring.backends.kwallet",
    "keyring.backends.macOS",
    "keyring.backends.Windows",
)
_WINDOWS = "keyring.backends.Windows"
_TIMEOUT = 10.0
"""Seconds that a keyring may take. Chosen, not measured: one that takes
longer is waiting for a password."""
_USER, _LOGIN, _SEALED = "api-key", "login", "passphrase"
_T = TypeVar("_T")


class Backend(Protocol):
    """The methods of a keyring that are used."""

    def get_password(self, service: str, username: str) -> str | None:
        """The password kept for a service, or None."""
        ...

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep a password."""
        ...

    def delete_password(self, service: str, username: str) -> None:
        """Forget a password."""
        ...


class _NotKept(Exception):
    """The keyring failed; ``why`` is the beginning of a sentence."""

    def __init__(self, why: Notice) -> None:
        super().__init__(why)
        self.why = why


class Secrets:
    """Where keys are kept. Without a safe keyring they live until the program ends."""

    def __init__(self, backend: Backend | None = None, timeout: float = _TIMEOUT) -> None:
        self._given = backend
        self._backend: Backend | None = None
        self._timeout = timeout
        self._run: dict[str, str] = {}
        self._why_not: str | None = None

    @property
    def kept(self) -> bool:
        """Whether keys outlive this run."""
        return self._open() is not None

    @property
    def why_not(self) -> str:
        """One sentence that says why keys are not kept; "" when they are."""
        self._open()
        return self._why_not or ""

    def get(self, provider: Provider) -> str | None:
        """The key for the origin of ``provider``, or None."""
        service = _service(provider)
        if from_environment := _environment_key(service):
            return from_environment
        return self._get(service, _USER)

    def _get(self, service: str, user: str) -> str | None:
        if service in self._run:
            return self._run[service]
        backend = self._open()
        if backend is None:
            return None
        try:
            return self._call(lambda: backend.get_password(service, user))
        except _NotKept as error:
            self._give_up(error.why)
            return None

    def set(self, provider: Provider, key: str) -> bool:
        """Keep ``key``; True when the system's keyring has it, False when only this run has."""
        return self._set(_service(provider), _USER, key)

    def _set(self, service: str, user: str, key: str) -> bool:
        backend = self._open()
        if backend is not None:
            try:
                self._call(lambda: backend.set_password(service, user, key))
                self._run.pop(service, None)
                return True
            except _NotKept as error:
                self._give_up(error.why)
        self._run[service] = key
        return False

    # A name and a password for a catalogue, by its origin

    def login(self, url: str) -> tuple[str, str] | None:
        """The name and password for the origin of ``url``, or None."""
        service = _catalogue(url)
        found = read_json_or(self._get(service, _LOGIN) or "", None)
        if isinstance(found, list) and len(found) == 2 and all(isinstance(x, str) for x in found):
            return found[0], found[1]
        return None

    def set_login(self, url: str, name: str, password: str) -> bool:
        """Keep a name and a password; True when the system's keyring has them, False when only
        this run has."""
        return self._set(_catalogue(url), _LOGIN, json.dumps([name, password]))

    def delete_login(self, url: str) -> None:
        """Forget the name and password for the origin of ``url``."""
        self._delete(_catalogue(url), _LOGIN)

    # The passphrase of a folder by which devices exchange what they have

    def passphrase(self, folder: str) -> str:
        """The passphrase for a folder; "" for none."""
        return self._get(_folder(folder), _SEALED) or ""

    def set_passphrase(self, folder: str, passphrase: str) -> bool:
        """Keep a passphrase, or forget it where it is ""; True when the system's keyring has it,
        False when only this run has."""
        if passphrase:
            return self._set(_folder(folder), _SEALED, passphrase)
        self._delete(_folder(folder), _SEALED)
        return True

    def delete(self, provider: Provider) -> None:
        """Forget the key for the origin of ``provider``."""
        self._delete(_service(provider), _USER)

    def _delete(self, service: str, user: str) -> None:
        self._run.pop(service, None)
        backend = self._open()
        if backend is None:
            return
        try:
            if self._call(lambda: backend.get_password(service, user)) is not None:
                self._call(lambda: backend.delete_password(service, user))
        except _NotKept as error:
            self._give_up(error.why)

    def _open(self) -> Backend | None:
        """The keyring, looked for once; None where there is no safe one."""
        if self._backend is None and self._why_not is None:
            try:
                self._backend = self._call(lambda: self._given or _system_keyring())
            except _NotKept as error:
                self._give_up(error.why)
        return self._backend

    def _give_up(self, why: Notice) -> None:
        self._backend = None
        self._why_not = Notice("keys_not_kept", reason=why)

    def _call(self, action: Callable[[], _T]) -> _T:
        """``action``'s value, within the time limit: a keyring may wait for a hidden dialog."""
        outcome: list[_T] = []
        failure: list[Exception] = []

        def run() -> None:
            try:
                outcome.append(action())
            except Exception as error:  # noqa: BLE001 (every system's keyring raises its own kinds)
                failure.append(error)

        worker = threading.Thread(target=run, daemon=True)
        worker.start()
        worker.join(self._timeout)
        if outcome:
            return outcome[0]
        if not failure:
            raise _NotKept(Notice("keyring_late"))
        if isinstance(failure[0], _NotKept):
            raise failure[0]
        raise _NotKept(Notice("keyring_refused")) from failure[0]


def _system_keyring() -> Backend:
    """The system's own keyring; raises ``_NotKept`` where none is safe."""
    import keyring  # noqa: PLC0415 (it searches every backend when imported)
    from keyring.backends.chainer import ChainerBackend  # noqa: PLC0415

    backend = keyring.get_keyring()
    candidates = backend.backends if isinstance(backend, ChainerBackend) else [backend]
    for candidate in candidates:
        if (kind := type(candidate).__module__).startswith(_SAFE_BACKENDS):
            return InPieces(candidate) if kind.startswith(_WINDOWS) else candidate
    raise _NotKept(Notice("no_safe_keyring"))


_PIECE = 1_200
"""Characters of a key in one entry. Windows takes 2,560 bytes, two for a character; some services
give out keys that are longer."""


class InPieces:
    """A keyring whose entries are short: a longer key is in several, the last of which is shorter
    than the others, or the next is not there."""

    def __init__(self, ring: Backend) -> None:
        self._ring = ring

    def get_password(self, service: str, username: str) -> str | None:
        """The password kept for a service, or None."""
        found = self._pieces(service, username)
        return "".join(found) if found else None

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep a password."""
        before = len(self._pieces(service, username))
        pieces = [password[at : at + _PIECE] for at in range(0, len(password), _PIECE)] or [""]
        for number, piece in enumerate(pieces):
            self._ring.set_password(service, _numbered(username, number), piece)
        for number in range(len(pieces), before):
            self._ring.delete_password(service, _numbered(username, number))

    def delete_password(self, service: str, username: str) -> None:
        """Forget a password."""
        for number in range(len(self._pieces(service, username))):
            self._ring.delete_password(service, _numbered(username, number))

    def _pieces(self, service: str, username: str) -> list[str]:
        pieces: list[str] = []
        while not pieces or len(pieces[-1]) == _PIECE:
            piece = self._ring.get_password(service, _numbered(username, len(pieces)))
            if piece is None:
                break
            pieces.append(piece)
        return pieces


def _numbered(username: str, number: int) -> str:
    return f"{username}-{number + 1}" if number else username


def _service(provider: Provider) -> str:
    return f"foxreader:{origin(provider.base_url)}"


def _folder(folder: str) -> str:
    return f"foxreader sync:{folder}"


def _catalogue(url: str) -> str:
    return f"foxreader catalogue:{origin(url)}"


def origin(url: str) -> str:
    """Scheme, host and port of ``url``: where a key may go."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
    except ValueError as error:
        raise UsageError(Notice("no_provider_address", url=url)) from error
    return f"{parts.scheme}://{parts.hostname or ''}:{port}"


def _environment_key(service: str) -> str | None:
    """``FOXREADER_API_KEY``, for the endpoint that ``FOXREADER_BASE_URL`` names and no other."""
    base_url = os.environ.get("FOXREADER_BASE_URL")
    key = os.environ.get("FOXREADER_API_KEY")
    if key and base_url and f"foxreader:{origin(completed(base_url))}" == service:
        return key
    return None
