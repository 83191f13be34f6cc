"""The process that runs a model file: ``python -m foxreader.llm.local_process``.

It reads one line of JSON from standard input: the file, the name, the key and the sizes. It loads
the model into llama.cpp's server, on a port of loopback that the system chooses, and writes the
address of it as a line of JSON. It ends when its standard input closes, as it does when the
program's process ends, however that ends.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import IO, Any, NoReturn

_NICENESS = 10
"""As that of the process that indexes: the window stays fast while the model writes."""
_MOST_THREADS = 8
"""More threads than this wait for the memory, not for each other's work. Chosen, not measured."""


def main() -> NoReturn:
    """Serve the model that standard input names until that closes, then end the process."""
    os.umask(0o077)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    said = _own_output()
    order = json.loads(sys.stdin.buffer.readline())
    ended = threading.Event()
    threading.Thread(target=_end_with_the_program, args=(ended,), daemon=True).start()
    try:
        server = _served(order)
    except ImportError:
        _tell(said, problem="not_installed")
    except Exception as error:  # noqa: BLE001 -- whatever the library raises, the program is told
        _tell(said, problem="not_loaded", reason=str(error)[:300])
    else:
        _tell(said, address=str(server.listening_address))
        ended.wait()
    os._exit(0)


def threads(processors: int) -> int:
    """How many threads a model gets: two processors of one core do not count twice, so half of
    many, all of a few."""
    return max(1, min(_MOST_THREADS, processors // 2 if processors > 4 else processors))


def _served(order: dict[str, Any]) -> Any:
    """The running server. Raises ``ImportError`` without the extra, and what the library raises."""
    import xllamacpp  # noqa: PLC0415 -- the one door to it, in this process alone

    params = xllamacpp.CommonParams()
    params.model.path = order["file"]
    # The type differs between versions.
    name = order["name"]
    params.model_alias = name if isinstance(params.model_alias, str) else {name}
    params.api_keys = [order["key"]]
    params.hostnames, params.port = ["127.0.0.1"], 0
    params.n_ctx, params.n_parallel = order["context"], 1
    params.use_jinja, params.offline, params.ui = True, True, False
    count = threads(os.cpu_count() or 1)
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = count
    return xllamacpp.Server(params)


def _own_output() -> IO[bytes]:
    """Standard output for us alone: what the library prints there goes to standard error."""
    mine = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return mine


def _tell(said: IO[bytes], **about: str) -> None:
    said.write(json.dumps(about).encode() + b"\n")
    said.flush()


def _end_with_the_program(ended: threading.Event) -> None:
    """Waits until standard input closes: the program is gone, or needs the model no more."""
    sys.stdin.buffer.read()
    ended.set()
    os._exit(0)


if __name__ == "__main__":
    main()
