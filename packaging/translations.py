"""Brings the translations up to date with the program, and compiles them.

    python packaging/translations.py            the texts as they are now in each language's file
    python packaging/translations.py --check    only say what is missing; the exit code is 1 then

English has a file for its texts with a number alone. What is new is left unfinished: fill it in in
``src/foxreader/ui/translations/foxreader_LANGUAGE.ts``, with Qt Linguist or an editor, and run this
once more.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "foxreader"
FOLDER = SOURCE / "ui" / "translations"
LANGUAGES = {
    "de": "de_DE",
    "fr": "fr_FR",
    "es": "es_ES",
    "zh_CN": "zh_CN",
    "ja": "ja_JP",
    "ar": "ar",
    "pt": "pt_BR",
}
SCRIPTS = Path(sysconfig.get_path("scripts"))
# How the command line's sentences are marked.
ALIAS = ("-tr-function-alias", "tr+=text")


def sources(folder: Path) -> list[str]:
    """The modules with texts of the window, the command line and the notices both show; what
    stands for the notices is written into ``folder``."""
    modules = [path for part in ("ui", "cli") for path in sorted((SOURCE / part).rglob("*.py"))]
    return [*map(str, modules), str(notices(folder))]


def notices(folder: Path) -> Path:
    """The texts of the notices as a module that lupdate reads, which reads no TOML."""
    texts = tomllib.loads((SOURCE / "core" / "notices.toml").read_text("utf-8")).values()
    forms = [form for text in texts for form in ([text] if isinstance(text, str) else text)]
    path = folder / "notices.py"
    marked = (
        f'QT_TRANSLATE_NOOP("Notices", {json.dumps(form, ensure_ascii=False)})\n' for form in forms
    )
    path.write_text("".join(marked), "utf-8")
    return path


def update(folder: Path = FOLDER) -> None:
    """Have the files of each language name the texts there are now."""
    with TemporaryDirectory() as made:
        _update(folder, sources(Path(made)))


def _update(folder: Path, modules: list[str]) -> None:
    always = ["-silent", "-no-obsolete", "-locations", "none"]
    lupdate = str(SCRIPTS / "pyside6-lupdate")
    english = ["-pluralonly", "-target-language", "en_US"]
    target = str(folder / "foxreader_en.ts")
    subprocess.run([lupdate, *always, *ALIAS, *english, *modules, "-ts", target], check=True)
    targets = {folder / f"foxreader_{name}.ts": locale for name, locale in LANGUAGES.items()}
    new = [path for path in targets if not path.exists()]
    for path in new:
        command = [lupdate, *always, *ALIAS, "-target-language", targets[path], *modules]
        subprocess.run([*command, "-ts", str(path)], check=True)
    # A file that is there says of which language it is: the modules are read once for them all.
    there = [str(path) for path in targets if path not in new]
    if there:
        subprocess.run([lupdate, *always, *ALIAS, *modules, "-ts", *there], check=True)


def unfinished(path: Path) -> list[str]:
    """The texts of a file that are not translated."""
    return [
        message.findtext("source", "")
        for message in ElementTree.parse(path).getroot().iter("message")
        if (translation := message.find("translation")) is None
        or translation.get("type") == "unfinished"
    ]


def main() -> int:
    """Do what the arguments say; returns the exit code."""
    if "--check" not in sys.argv[1:]:
        update()
    missing = 0
    for name in ("en", *LANGUAGES):
        path = FOLDER / f"foxreader_{name}.ts"
        left = unfinished(path)
        missing += len(left)
        sys.stdout.write(f"{name}: {len(left)} to be translated\n")
        sys.stdout.writelines(f"    {text}\n" for text in left[:20])
        if "--check" not in sys.argv[1:]:
            release = [str(SCRIPTS / "pyside6-lrelease"), "-silent", str(path)]
            subprocess.run(release, check=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
