from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

import foxreader
from foxreader.core.span import SCHEME
from nonempty import some

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import stage  # noqa: E402


def test_briefcase_is_told_what_the_project_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    staged = tomllib.loads(stage.joined(ROOT))
    app = staged["tool"]["briefcase"]["app"]["foxreader"]
    assert staged["tool"]["briefcase"]["version"] == foxreader.__version__
    assert app["requires"] == project["dependencies"]
    assert app["description"] == project["description"]


def test_the_lock_file_names_no_address_and_every_dependency() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    assert "://" not in lock
    for requirement in some(wanted):
        name = requirement.split(">")[0].split("<")[0].split("!")[0].lower()
        assert f"\n{name}==" in f"\n{lock.lower()}", name


def test_briefcase_finds_the_guide_and_the_icons(tmp_path: Path) -> None:
    for name in (*stage.NEEDED, "pyproject.toml", "briefcase.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    place = stage.stage(tmp_path)
    app = tomllib.loads((place / "pyproject.toml").read_text("utf-8"))["tool"]["briefcase"]["app"]
    source = place / app["foxreader"]["sources"][0]
    assert (source / "resources" / "guide" / "guide.toml").is_file()
    icon = place / app["foxreader"]["icon"]
    wanted = (".ico", ".icns", *(f"-{size}.png" for size in (16, 32, 64, 128, 256, 512)))
    assert all(icon.with_name(icon.name + ending).is_file() for ending in wanted)
    kinds = app["foxreader"]["document_type"]
    assert {"epub", "pdf", "docx", "txt", "md", "html"} <= set(kinds)
    (link,) = app["foxreader"]["macOS"]["info"]["CFBundleURLTypes"]
    assert link["CFBundleURLSchemes"] == [SCHEME]


def test_nothing_is_packed_without_the_small_reader(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"bootstrap\.py setup"):
        stage.with_judge(tmp_path)
    (tmp_path / stage.JUDGE).parent.mkdir(parents=True)
    (tmp_path / stage.JUDGE).touch()
    stage.with_judge(tmp_path)


def test_the_debian_package_leaves_out_nothing_that_is_needed() -> None:
    spec = (ROOT / "packaging" / "foxreader.spec").read_text("utf-8")
    (excluded,) = re.findall(r"excludes=(\[.*?\])", spec)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split("[>=<]", one)[0].lower() for one in some(project["dependencies"])}
    assert not needed & set(re.findall(r'"(\w+)"', excluded))
