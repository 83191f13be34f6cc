"""Keys in a real Secret Service on a private bus: kept, locked, silent, or not there at all; and a
keyring that would write plain files. Each in processes of its own, with a home of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from waits import SECONDS

KEY = "sk-canary-0123456789abcdef"
ACT = """
import json, sys
from foxreader.core.message import Provider
from foxreader.system.keys import Secrets
act, url, seconds, key = sys.argv[1:]
provider, secrets = Provider("p", url, "m"), Secrets(timeout=float(seconds))
if act == "set":
    done = secrets.set(provider, key)
    print(json.dumps([done, secrets.get(provider), str(secrets.why_not)]))
elif act == "get":
    print(json.dumps(secrets.get(provider)))
else:
    secrets.delete(provider)
    print(json.dumps(secrets.get(provider)))
"""
SILENT = """
import sys
from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import open_dbus_connection
bus = open_dbus_connection("SESSION")
name = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
call = new_method_call(name, "RequestName", "su", ("org.freedesktop.secrets", 4))
assert bus.send_and_get_reply(call).body == (1,)
print("ready", flush=True)
sys.stdin.read()  # it owns the name and answers nothing
"""
HERE, OTHER = "https://api.example.com/v1", "https://api.example.com.evil.example/v1"
DAEMON = shutil.which("gnome-keyring-daemon")
pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-run-session") is None,
    reason="needs a private bus: dbus-run-session is not here",
)
needs_daemon = pytest.mark.skipif(
    DAEMON is None, reason="needs a real Secret Service: gnome-keyring-daemon is not here"
)


def environment(home: Path, **more: str) -> dict[str, str]:
    """That of a reader with a home of its own and no bus yet."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "DBUS_", "DISPLAY"))}
    home.mkdir(exist_ok=True)
    run = home / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(run), **more}


def on_a_bus(script: str, home: Path, *arguments: str, **more: str) -> list[object]:
    """What each line of a shell script's output says, run on a bus of its own.

    In the script ``act`` is set, get or delete, with a URL, the seconds a keyring has, and a key.
    """
    (home.parent / "act.py").write_text(ACT, "utf-8")
    (home.parent / "silent.py").write_text(SILENT, "utf-8")
    head = f'act() {{ "{sys.executable}" "{home.parent}/act.py" "$@"; }}\n'
    done = subprocess.run(
        ["dbus-run-session", "--", "sh", "-euc", head + script, "sh", *arguments],
        env=environment(home, **more), capture_output=True, text=True, timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def nowhere(home: Path) -> None:
    """The key is in no file of the home as it is."""
    files = [file for file in home.rglob("*") if file.is_file()]
    assert not [file for file in files if KEY.encode() in file.read_bytes()]


@needs_daemon
def test_a_key_is_kept_for_other_runs_by_its_origin_and_forgotten(tmp_path: Path) -> None:
    home = tmp_path / "home"
    unlock = "echo -n password | gnome-keyring-daemon --unlock --components=secrets >&2\n"
    said = on_a_bus(
        unlock + 'act set "$1" 30 "$3"; act get "$1" 30 ""; act get "$2" 30 ""', home,
        HERE, OTHER, KEY,
    )  # fmt: skip
    assert said == [[True, KEY, ""], KEY, None]
    assert list((home / ".local/share/keyrings").glob("*.keyring"))
    nowhere(home)
    # After a new start of the computer, too; and then it is deleted.
    again = 'act get "$1" 30 ""; act delete "$1" 30 ""; act get "$1" 30 ""'
    assert on_a_bus(unlock + again, home, HERE) == [KEY, None, None]


@needs_daemon
def test_one_that_is_locked_leaves_the_key_to_this_run(tmp_path: Path) -> None:
    home = tmp_path / "home"
    unlock = "echo -n password | gnome-keyring-daemon --unlock --components=secrets >&2\n"
    assert on_a_bus(unlock + 'act set "$1" 30 "$2"', home, HERE, KEY) == [[True, KEY, ""]]
    locked = "gnome-keyring-daemon --start --components=secrets >&2\n"
    (kept, got, why), later = on_a_bus(
        locked + 'act set "$1" 5 "$2"; act get "$1" 5 ""', home, HERE, "sk-another-one-0123456789"
    )
    assert (kept, got, later) == (False, "sk-another-one-0123456789", None)
    assert "for this run only" in why
    nowhere(home)


def test_one_that_never_answers_is_given_up(tmp_path: Path) -> None:
    pytest.importorskip("jeepney")
    home = tmp_path / "home"
    script = (
        f'mkfifo "{tmp_path}/in" "{tmp_path}/out"\n'
        f'"{sys.executable}" "{tmp_path}/silent.py" <"{tmp_path}/in" >"{tmp_path}/out" &\n'
        f'exec 3>"{tmp_path}/in"; read -r ready <"{tmp_path}/out"\n'
        'act set "$1" 1 "$2"\n'
    )
    ((kept, got, why),) = on_a_bus(script, home, HERE, KEY)
    assert (kept, got) == (False, KEY)
    assert "did not answer in time" in why
    nowhere(home)


def test_where_there_is_none_the_key_is_for_this_run(tmp_path: Path) -> None:
    home = tmp_path / "home"
    ((kept, got, why), later) = on_a_bus('act set "$1" 5 "$2"; act get "$1" 5 ""', home, HERE, KEY)
    assert (kept, got, later) == (False, KEY, None)
    assert "for this run only" in why
    nowhere(home)


def test_one_that_writes_plain_files_is_not_used_even_if_it_is_chosen(tmp_path: Path) -> None:
    (tmp_path / "plainring.py").write_text(
        "from pathlib import Path\n"
        "from keyring.backend import KeyringBackend\n"
        "class PlainRing(KeyringBackend):\n"
        "    priority = 9\n"
        "    def get_password(self, service, username): return None\n"
        "    def set_password(self, service, username, password):\n"
        "        (Path.home() / 'plain.txt').write_text(password)\n",
        "utf-8",
    )
    home = tmp_path / "home"
    ((kept, got, why),) = on_a_bus(
        'act set "$1" 5 "$2"', home, HERE, KEY,
        PYTHON_KEYRING_BACKEND="plainring.PlainRing", PYTHONPATH=str(tmp_path),
    )  # fmt: skip
    assert (kept, got) == (False, KEY)
    assert "no keyring that keeps secrets safe" in why
    assert not (home / "plain.txt").exists()
    nowhere(home)
