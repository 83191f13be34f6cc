import sys
import threading

import pytest
from keyring.errors import InitError, KeyringError

import waits
from foxreader.core.errors import UsageError
from foxreader.core.message import Provider
from foxreader.system.keys import InPieces, Secrets, origin

LOCAL = Provider("Local", "http://localhost:8080/v1", "m")
CLOUD = Provider("Cloud", "https://api.example.com/v1", "m")


class Ring:
    """A keyring in memory."""

    def __init__(self):
        self.kept = {}

    def get_password(self, service, username):
        return self.kept.get((service, username))

    def set_password(self, service, username, password):
        self.kept[service, username] = password

    def delete_password(self, service, username):
        del self.kept[service, username]


class Locked(Ring):
    def get_password(self, service, username):
        raise InitError("Prompt dismissed")

    def set_password(self, service, username, password):
        raise KeyringError("locked")


class Strange(Ring):
    def set_password(self, service, username, password):
        raise LookupError("something of its own")


class Hanging(Ring):
    def __init__(self):
        super().__init__()
        self.released = threading.Event()
        self.answered = False

    def get_password(self, service, username):
        self.released.wait(waits.SECONDS)
        self.answered = True


def test_a_key_is_kept_under_its_origin_and_forgotten():
    ring = Ring()
    secrets = Secrets(ring)
    assert secrets.set(CLOUD, "sk-1") is True
    assert list(ring.kept) == [("foxreader:https://api.example.com:443", "api-key")]
    assert Secrets(ring).get(CLOUD) == "sk-1"
    assert secrets.kept and secrets.why_not == ""
    secrets.delete(CLOUD)
    secrets.delete(CLOUD)
    assert not ring.kept and secrets.get(CLOUD) is None


def test_no_other_origin_gets_it():
    secrets = Secrets(Ring())
    secrets.set(CLOUD, "sk-1")
    for url in (
        "http://api.example.com/v1",
        "https://api.example.com:8443/v1",
        "https://api.example.com.evil.org/v1",
        "https://example.com/v1",
    ):
        assert secrets.get(Provider("Cloud", url, "m")) is None
    assert secrets.get(Provider("Other name", "https://API.example.com:443/v2", "x")) == "sk-1"


@pytest.mark.parametrize("ring", [Locked(), Strange()])
def test_a_keyring_that_refuses_leaves_the_key_to_this_run(ring):
    secrets = Secrets(ring)
    assert secrets.set(CLOUD, "sk-1") is False
    assert secrets.get(CLOUD) == "sk-1"
    assert not secrets.kept
    assert "for this run only" in secrets.why_not
    secrets.delete(CLOUD)
    assert secrets.get(CLOUD) is None
    assert Secrets(ring).get(LOCAL) is None


def test_a_keyring_that_hangs_is_given_up():
    ring = Hanging()
    secrets = Secrets(ring, timeout=0.1)
    assert secrets.get(CLOUD) is None
    assert secrets.get(CLOUD) is None
    assert not ring.answered
    ring.released.set()
    assert "did not answer" in secrets.why_not


def test_the_environments_key_is_for_its_provider_only(monkeypatch):
    secrets = Secrets(Ring())
    secrets.set(LOCAL, "sk-stored")
    monkeypatch.setenv("FOXREADER_API_KEY", "sk-env")
    assert secrets.get(LOCAL) == "sk-stored"
    monkeypatch.setenv("FOXREADER_BASE_URL", LOCAL.base_url)
    assert secrets.get(LOCAL) == "sk-env"
    assert secrets.get(CLOUD) is None


def test_a_keyring_that_writes_plain_files_is_not_used(monkeypatch):
    import keyring

    class Plaintext(keyring.backend.KeyringBackend):
        priority = 1
        get_password = Ring.get_password
        set_password = Ring.set_password

    Plaintext.__module__ = "keyrings.alt.file"
    monkeypatch.setattr(keyring, "get_keyring", Plaintext)
    secrets = Secrets()
    assert not secrets.kept
    assert "no keyring" in secrets.why_not
    assert secrets.set(CLOUD, "sk-1") is False


class Short(Ring):
    """Takes what Windows takes: 2,560 bytes, two for a character."""

    def set_password(self, service, username, password):
        assert len(password.encode("utf-16-le")) <= 2560
        super().set_password(service, username, password)


@pytest.mark.parametrize("length", [0, 1, 1199, 1200, 1201, 2400, 5000])
def test_a_long_key_is_kept_where_entries_are_short(length):
    ring = Short()
    secrets = Secrets(InPieces(ring))
    for key in ("k" * 4000, "x" * length):
        assert secrets.set(CLOUD, key) is True
        assert Secrets(InPieces(ring)).get(CLOUD) == key
    secrets.delete(CLOUD)
    assert not ring.kept and secrets.get(CLOUD) is None


@pytest.mark.skipif(sys.platform != "win32", reason="asks the Credential Locker of Windows")
def test_the_credential_locker_keeps_a_key():
    secrets = Secrets()
    there = Provider("Here", "https://locker.example/v1", "m")
    assert secrets.kept, secrets.why_not
    try:
        for key in ("sk-1", "long " * 1000):
            assert secrets.set(there, key) is True
            assert Secrets().get(there) == key
    finally:
        secrets.delete(there)
    assert Secrets().get(there) is None


def test_an_address_that_is_none():
    with pytest.raises(UsageError):
        origin("http://host:notaport/")
