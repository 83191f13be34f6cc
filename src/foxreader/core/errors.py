"""The error classes, arranged by who sees the error.

::

    FoxError                 shown to the reader: one sentence that says what to do
    ├── OpenError            a book that does not open
    │   ├── UnsupportedFormat    a kind of file Foxreader does not read
    │   ├── DamagedBook          broken beyond reading
    │   ├── ProtectedBook        under DRM, which is named and not attempted
    │   ├── PasswordNeeded       opens with a password
    │   └── UnsafeBook           would exhaust the machine: refused
    ├── UsageError           a wrong tag, a wrong option, a file that is not there
    ├── ModelError           the reader's endpoint
    │   ├── NoModel              none is set up
    │   ├── Unreachable          nobody answers at the address
    │   ├── Refused              the endpoint said no (quota, unknown model)
    │   │   └── KeyRefused           it does not accept the key
    │   ├── BadReply             it answered, but not as a model would
    │   │   └── Withheld             the model declined, or a content filter took its answer away
    │   ├── CutOff               the answer stopped in the middle
    │   ├── TookTooLong          the question's deadline passed
    │   └── ContextTooSmall      the request does not fit the model
    ├── NetError             a catalogue or another web address the reader asked for
    │   └── LeavesOrigin         it sends on to another place, which was not asked for
    ├── LimitReached         what the reader allowed to be spent is used up
    ├── StorageError         the disk: full, read-only, damaged, in use
    └── NoWindow             a system library or the display a window needs is missing
    ToolError                sent to the model: what was wrong with its call
    anything else            a bug: logged with its traceback
"""

from __future__ import annotations

from collections.abc import Mapping

from foxreader.core.notice import Notice, pack_notice, unpack_notice

_LONGEST = 2000
"""Characters of a sentence that another process reports; what is longer is cut. Ours have about
200, and a path at most."""


class FoxError(Exception):
    """An error for the reader: one sentence that says what to do.

    ``str(error)`` is its English text. In ``core`` and all that is between it and the command line
    or the window the sentence is a ``Notice``, which the window translates.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)

    @property
    def sentence(self) -> str:
        """The sentence, with its code and arguments if it is a ``Notice``."""
        sentence: str = self.args[0]
        return sentence

    @property
    def code(self) -> str:
        """The code of the sentence; "" if it has none."""
        return self.sentence.code if isinstance(self.sentence, Notice) else ""


class OpenError(FoxError):
    """A book does not open."""


class UnsupportedFormat(OpenError):
    """A kind of file Foxreader does not read."""


class DamagedBook(OpenError):
    """A file broken beyond reading."""


class ProtectedBook(OpenError):
    """A book under DRM."""


class PasswordNeeded(OpenError):
    """A book that opens with a password only."""


class UnsafeBook(OpenError):
    """A file that would exhaust the machine."""


class UsageError(FoxError):
    """A request that makes no sense: a wrong tag, option or path."""


class ModelError(FoxError):
    """The reader's model endpoint failed."""


class NoModel(ModelError):
    """No model is set up, and this needs one."""


class Unreachable(ModelError):
    """Nobody answers at the endpoint's address."""


class Refused(ModelError):
    """The endpoint refused: key, quota, unknown model, or a redirect, which is not followed."""


class KeyRefused(Refused):
    """The endpoint does not accept the key, or requires one."""


class Busy(Refused):
    """The endpoint gets too many requests and takes none for the moment."""


class NoCredit(Refused):
    """The account at the endpoint is used up."""


class BadReply(ModelError):
    """The endpoint answered with something that is not a model's reply."""


class Withheld(BadReply):
    """The model declined to answer, or the endpoint's content filter took the answer away."""


class CutOff(ModelError):
    """The answer stopped before its end."""


class TookTooLong(ModelError):
    """The deadline of a question or another job passed before it was done."""


class ContextTooSmall(ModelError):
    """The request does not fit the model's context."""


class NetError(FoxError):
    """A web address that the reader asked for does not give what it should."""


class LeavesOrigin(NetError):
    """An address sends on to ``target`` at another origin, which is not asked unless the reader
    says so."""

    target = ""


class NeedsLogin(NetError):
    """The address ``url`` asks for a name and a password, or for others than it was given."""

    url = ""


class LimitReached(FoxError):
    """The next request would exceed a cap or the month's limit, so it was not sent."""


class StorageError(FoxError):
    """The disk is full, read-only or damaged, or a file is in use."""


class NoWindow(FoxError):
    """A window cannot be shown: a system library is missing, or there is no display."""


class ToolError(Exception):
    """A tool call that cannot be carried out; the message goes back to the model."""


def pack_error(error: FoxError) -> dict[str, object]:
    """``error`` as JSON values, for another process of the program.

    Its kind is its class or, for a class of another module, the nearest of the classes above.
    """
    kinds = (kind.__name__ for kind in type(error).__mro__ if kind.__module__ == __name__)
    return {
        "kind": next(kinds),
        "text": str(error),
        "notice": pack_notice(error.sentence),
    }


def unpack_error(about: Mapping[str, object], otherwise: type[FoxError]) -> FoxError:
    """The error that :func:`pack_error` packed in another process, which need not be trusted.

    Of class ``otherwise`` if its kind is not the name of a ``FoxError``; with the plain text if its
    code and arguments are not those of that text.
    """
    sentence = unpack_notice(str(about.get("text"))[:_LONGEST], about.get("notice"))
    found = globals().get(str(about.get("kind")))
    if isinstance(found, type) and issubclass(found, FoxError):
        return found(sentence)
    return otherwise(sentence)
