"""What of an EPUB is encrypted: DRM, which is named but not opened, and masked fonts."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from itertools import cycle

from foxreader.core.notice import Notice
from foxreader.formats.archive import MAX_CHAPTER, Archive, resolve
from foxreader.formats.epub.package import identifiers
from foxreader.formats.html.xmlns import local
from foxreader.formats.html.xmlsource import parse_package_xml

_IDPF = "http://www.idpf.org/2008/embedding"
_ADOBE = "http://ns.adobe.com/pdf/enc#RC"
_SCHEMES = (
    ("META-INF/license.lcpl", "Readium LCP"),
    ("META-INF/sinf.xml", "Apple FairPlay"),
    ("META-INF/rights.xml", "Adobe ADEPT"),
)
_UUID = re.compile(r"[0-9a-fA-F]{8}(-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}")


def encrypted(archive: Archive) -> Mapping[str, str]:
    """Every encrypted member of ``archive`` with the algorithm it names."""
    raw = archive.read("META-INF/encryption.xml", MAX_CHAPTER)
    root = parse_package_xml(raw) if raw else None
    found: dict[str, str] = {}
    for data in root.iter() if root is not None else ():
        if local(data) != "EncryptedData":
            continue
        parts = {local(e): e for e in reversed(list(data.iter()))}
        method, reference = parts.get("EncryptionMethod"), parts.get("CipherReference")
        if reference is not None:
            name = archive.find(resolve("", reference.get("URI") or "")[0])
            algorithm = (method.get("Algorithm") or "") if method is not None else ""
            if name is not None:
                found[name] = algorithm
    return found


def is_mask(algorithm: str) -> bool:
    """Whether ``algorithm`` is one of the two ways fonts are masked, which is no DRM."""
    return algorithm in (_IDPF, _ADOBE)


def scheme(archive: Archive) -> str:
    """The name of the DRM of ``archive``, as far as its files show."""
    return next((n for member, n in _SCHEMES if archive.find(member)), Notice("drm_unknown"))


def has_fairplay(archive: Archive) -> bool:
    """Whether Apple's DRM is on ``archive``; it need not list what it encrypts."""
    return archive.find("META-INF/sinf.xml") is not None


def unmask(archive: Archive, algorithm: str, data: bytes) -> bytes:
    """A masked font as it was; ``data`` unchanged where the key cannot be found."""
    names = identifiers(archive)
    if algorithm == _IDPF and names:
        key = hashlib.sha1(re.sub(r"\s", "", names[0]).encode()).digest()  # the format's choice
        return _xor(data, key, 1040)
    if algorithm == _ADOBE:
        uuid = next((m.group() for n in names if (m := _UUID.search(n))), "")
        if uuid:
            return _xor(data, bytes.fromhex(uuid.replace("-", "")), 1024)
    return data


def _xor(data: bytes, key: bytes, length: int) -> bytes:
    return bytes(a ^ b for a, b in zip(data[:length], cycle(key), strict=False)) + data[length:]
