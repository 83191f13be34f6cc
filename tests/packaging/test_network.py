"""Nothing connects but ``llm``, to the reader's model, and ``net``, to what was asked for."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import foxreader
from librarymaker import calibre_library, library_epub

SOURCE = Path(foxreader.__file__).parent
DOORS = {Path("llm/http.py"), Path("net.py")}
MODULES = {
    "socket", "ssl", "socketserver", "http", "httpx", "httpx2", "httpcore", "requests", "aiohttp",
    "urllib3", "ftplib", "smtplib", "imaplib", "poplib", "telnetlib", "nntplib", "xmlrpc",
    "asyncio", "websockets", "webbrowser",
}  # fmt: skip
NAMES = {
    "urlopen", "urlretrieve", "build_opener", "QNetworkAccessManager", "QNetworkRequest",
    "QTcpSocket", "QSslSocket", "QUdpSocket", "QWebSocket", "QTcpServer", "create_connection",
}  # fmt: skip
URL_PARSERS = {"url2pathname", "pathname2url"}


def reaching(path: Path) -> set[str]:
    """What a module uses that can connect."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names if a.name.split(".")[0] in MODULES}
            found |= {a.name for a in node.names if a.name.startswith("urllib.request")}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if module.split(".")[0] in MODULES:
                found.add(module)
            if module == "urllib.request":
                found |= {a.name for a in node.names} - URL_PARSERS
            found |= {a.name for a in node.names} & NAMES
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            found |= {name} & NAMES
    return found


def test_only_two_modules_can_connect() -> None:
    paths = [path.relative_to(SOURCE) for path in SOURCE.rglob("*.py")]
    assert len(paths) > 400
    assert {path for path in paths if reaching(SOURCE / path)} == DOORS


WATCHED = """
import sys
seen = []
def hook(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.bind", "socket.sendto"):
        seen.append((event, arguments[1:]))
sys.addaudithook(hook)
from foxreader.__main__ import main
for arguments in {calls!r}:
    assert main(arguments) == 0, arguments
assert not seen, seen
import socket
try:
    socket.create_connection(("127.0.0.1", 1), 0.1)
except OSError:
    pass
assert seen  # it would have been seen
"""


def test_a_library_is_kept_without_a_connection(own_home: Path, tmp_path: Path) -> None:
    library_epub(tmp_path / "books" / "a.epub", "The Sea", "Ann")
    calibre_library(tmp_path / "calibre", [("Calm", "Bo", "", ())])
    backup = str(tmp_path / "all.zip")
    calls = [
        ["library", "add", str(tmp_path / "books"), str(tmp_path / "calibre")],
        ["library", "list", "--json"], ["library", "find", "sea"],
        ["info", str(tmp_path / "books" / "a.epub")],
        ["library", "backup", backup], ["library", "restore", backup, "--merge"],
        ["library", "restore", backup],
    ]  # fmt: skip
    made = subprocess.run(
        [sys.executable, "-c", WATCHED.format(calls=calls)], capture_output=True, text=True,
        check=False,
        env={"FOXREADER_HOME": str(own_home), "PYTHONPATH": str(SOURCE.parent),
             "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
