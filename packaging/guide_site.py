"""The guide and the documents as a site that needs no network: ``packaging/guide_site.py FOLDER``.

    python packaging/guide_site.py FOLDER [--without-pictures]

MkDocs builds it (``pip install "mkdocs>=1.6,<2"``; BSD licence) from the guide in all languages,
the documents and the pictures that ``packaging/pictures.py`` makes. A page that leads nowhere is an
error. Nothing of the site is loaded from elsewhere.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "resources" / "guide"
LANGUAGES = {
    "en": "English", "de": "Deutsch", "fr": "Français", "es": "Español", "zh_CN": "简体中文",
    "ja": "日本語", "ar": "العربية", "pt": "Português",
}  # fmt: skip
PICTURES = {"welcome": "answer", "reading": "notes", "library": "shelf", "models": "settings"}
"""The picture at the head of a chapter."""
DOCUMENTS = (
    "features.md", "how-we-know.md", "judge.md", "format.md", "models.md", "mcp.md", "packages.md",
    "accessibility.md", "requirements.md", "architecture.md", "invariants.md", "exactness.md",
    "benchmarks.md", "look.md", "epub33.md", "translations.md",
)  # fmt: skip
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
_BODY = re.compile(r"<body[^>]*>(.*)</body>", re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_CONFIG = """site_name: Foxreader
theme:
  name: mkdocs
  highlightjs: false
  analytics: null
docs_dir: pages
site_dir: {to}
use_directory_urls: false
plugins: [search]
markdown_extensions: [tables, toc, sane_lists]
strict: true
nav:
{nav}
"""


def main(to: Path, *, pictures: bool = True) -> int:
    """Build the site in ``to``; gives the generator's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder) / "pages"
        nav = write_pages(pages)
        if pictures:
            made = [sys.executable, ROOT / "packaging" / "pictures.py", pages / "pictures"]
            subprocess.run([*made, *LANGUAGES], check=True)
        config = Path(folder) / "mkdocs.yml"
        config.write_text(_CONFIG.format(to=to.absolute(), nav=nav), "utf-8")
        return subprocess.call([sys.executable, "-m", "mkdocs", "build", "-f", config])


def write_pages(pages: Path) -> str:
    """Write the pages that MkDocs builds from; gives the site's contents in its notation."""
    first = sorted((ROOT / "docs" / "decisions").glob("*.md"))[0].name
    shutil.copytree(ROOT / "docs", pages / "docs")
    for name in (*PAGES, "docs/architecture.md"):
        copy = pages / ("index.md" if name == "README.md" else name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text("utf-8")  # a site has no page for a folder
        copy.write_text(text.replace("decisions)", f"decisions/{first})"), "utf-8")
    lines = ['  - "Foxreader": index.md', '  - "Guide":']
    for code, language in LANGUAGES.items():
        lines.append(f'    - "{language}":')
        lines += [f'      - "{title}": {page}' for title, page in _guide(pages, code)]
    lines.append('  - "How it works":')
    for name in DOCUMENTS:
        text = (ROOT / "docs" / name).read_text("utf-8")
        title = text.splitlines()[0].lstrip("# ")
        lines.append(f'    - "{title}": docs/{name}')
    lines.append('  - "Decisions":')
    for path in sorted((pages / "docs" / "decisions").glob("*.md")):
        title = path.read_text("utf-8").splitlines()[0].lstrip("# ")
        lines.append(f'    - "{title}": docs/decisions/{path.name}')
    lines.append('  - "Project":')
    lines += [f'    - "{name.removesuffix(".md").capitalize()}": {name}' for name in PAGES[1:]]
    return "\n".join(lines)


def _guide(pages: Path, code: str) -> list[tuple[str, str]]:
    """Write the chapters of the guide in a language; each with its title and its page."""
    source = GUIDE if code == "en" else GUIDE / code
    about = tomllib.loads((source / "guide.toml").read_text("utf-8"))
    chapters = tomllib.loads((GUIDE / "guide.toml").read_text("utf-8"))["chapters"]
    folder = pages / "guide" / code
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for chapter in about.get("chapters", chapters):
        markup = (source / f"{chapter}.xhtml").read_text("utf-8")
        body, title = _BODY.search(markup), _TITLE.search(markup)
        if body is None or title is None:
            raise SystemExit(f"{source / chapter}: no body or no title")
        direction = "rtl" if code == "ar" else "ltr"
        text = f'<div lang="{code.replace("_", "-")}" dir="{direction}">\n{body[1]}\n</div>\n'
        if chapter in PICTURES:
            picture = f"../../pictures/{code}-{PICTURES[chapter]}.png"
            text = f'<img src="{picture}" alt="{title[1]}" style="max-width: 100%">\n{text}'
        page = folder / ("the-index.md" if chapter == "index" else f"{chapter}.md")
        page.write_text(f"---\ntitle: {title[1]}\n---\n{text}", "utf-8")
        found.append((title[1], str(page.relative_to(pages))))
    return found


if __name__ == "__main__":
    target, *rest = sys.argv[1:]
    sys.exit(main(Path(target), pictures="--without-pictures" not in rest))
