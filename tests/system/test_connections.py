"""A thread that waits for bytes is woken when another ends the connection."""

from __future__ import annotations

import contextlib
import socket
import threading

import pytest

import waits
from foxreader.system.connections import hang_up


@pytest.mark.parametrize("patience", [None, float(waits.SECONDS)], ids=["endless", "limited"])
def test_who_waits_is_woken(patience: float | None) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(server.getsockname()) as waiting,
        server.accept()[0],
    ):
        waiting.settimeout(patience)
        began, got = threading.Event(), []

        def wait() -> None:
            began.set()
            with contextlib.suppress(OSError):
                got.append(waiting.recv(1))

        thread = threading.Thread(target=wait, daemon=True)
        thread.start()
        began.wait()
        hang_up(waiting)
        thread.join(waits.SECONDS / 4)
        assert not thread.is_alive()
        assert got in ([], [b""])


def test_what_has_ended_can_be_ended_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        connection = socket.create_connection(server.getsockname())
        hang_up(connection)
        hang_up(connection)
        connection.close()
        hang_up(connection)
