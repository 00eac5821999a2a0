"""The pages of the reference: tools/pages.py and mkdocs.yml make them of the documents."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import page_tables
import pages
import pytest

import spvbackend
from spvbackend.target.extensions import ALL_EXTENSIONS
from tests.folders import ROOT

SETTINGS: Final = ROOT / "mkdocs.yml"
DOCS: Final = ROOT / "docs"

needs_mkdocs = pytest.mark.skipif(
    any(importlib.util.find_spec(name) is None for name in ("material", "mkdocstrings")),
    reason="mkdocs-material or mkdocstrings is not installed (pip install -e .[docs])",
)


def build(settings: Path, site: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    command += ["--config-file", str(settings), "--site-dir", str(site)]
    environment = dict(os.environ, NO_MKDOCS_2_WARNING="1")
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    done = build(SETTINGS, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def text_of(page: Path) -> str:
    """Return the visible text of a page."""
    return re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))


@needs_mkdocs
def test_each_page_is_built(site: Path) -> None:
    built = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    assert {name.replace(".md", ".html") for name in named_pages()} <= built


@needs_mkdocs
def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert (
            re.findall(r'<(?:script|img|link|iframe)[^>]+(?:src|href)="(?:https?:)?//', text) == []
        )
    for sheet in site.rglob("*.css"):
        assert re.findall(r"url\(\W*https?:", sheet.read_text(encoding="utf-8")) == []


@needs_mkdocs
def test_the_overview_links_to_pages(site: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    assert 'href="frontends.html"' in text
    assert 'href="contributing.html"' in text
    assert 'href="source/LICENSE.html"' in text


@needs_mkdocs
def test_tables_are_made(site: Path) -> None:
    options = text_of(site / "options.html")
    for command, entry in page_tables.scripts().items():
        assert command in options
        for option in re.findall(r"^  (-[\w-]+)", page_tables.help_of(entry), re.MULTILINE):
            assert option in options
    extensions = text_of(site / "extensions.html")
    assert [name for name in sorted(ALL_EXTENSIONS) if name not in extensions] == []
    builtins = text_of(site / "builtins.html")
    assert "get_global_id" in builtins
    assert "llvm.bswap" in builtins


@needs_mkdocs
def test_the_library_has_its_docstrings(site: Path) -> None:
    text = text_of(site / "api.html")
    assert "the module's text, its bitcode" in text
    assert [name for name in named_interface() if name not in text] == []


@needs_mkdocs
@pytest.mark.parametrize(
    "link", ["none.md", "index.md#none", "/index.md"], ids=["page", "anchor", "absolute"]
)
def test_a_link_that_leads_nowhere_is_an_error(link: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# One page\n\n[a link]({link})\n")
    lines = [f"INHERIT: {SETTINGS}", "docs_dir: docs", "hooks: []", "plugins: []"]
    (tmp_path / "mkdocs.yml").write_text("\n".join([*lines, "nav: [index.md]", ""]))
    done = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode == 1
    assert "a link" in done.stdout + done.stderr or link.strip("/") in done.stdout + done.stderr


def named_pages() -> list[str]:
    """The pages that the navigation has."""
    nav = SETTINGS.read_text(encoding="utf-8").partition("\nnav:\n")[2]
    return re.findall(r": (\S+\.md)$", nav, re.MULTILINE)


def test_the_navigation_has_every_page() -> None:
    documents = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(named_pages()) == sorted(documents | set(pages.INCLUDED))


def named_interface() -> set[str]:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    names = re.findall(r"(?:::: |heading: )spvbackend\.([\w.]+)", text)
    return {name for name in names if "." not in name}


def test_the_library_is_whole() -> None:
    assert set(spvbackend.__all__) - {"debug"} <= named_interface()


def test_each_table_has_one_place() -> None:
    marks = [
        name
        for path in sorted(DOCS.glob("*.md"))
        for name in re.findall(r"^<!-- made: (\w+) -->$", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted(marks) == sorted(page_tables.TABLES)


def test_an_unknown_table_is_an_error() -> None:
    with pytest.raises(KeyError, match="none"):
        pages.with_tables("<!-- made: none -->")


@pytest.mark.parametrize(
    ("uri", "text", "wanted"),
    [
        ("index.md", "[a](docs/run.md#dpctl)", "[a](run.md#dpctl)"),
        ("index.md", "[a](#install), [b](https://a.b/c.md)", "[a](#install), [b](https://a.b/c.md)"),
        ("index.md", "[a](CONTRIBUTING.md)", "[a](contributing.md)"),
        ("index.md", "![a](docs/images/a.png)", "![a](images/a.png)"),
        ("index.md", '<img src="docs/images/a.png">', '<img src="images/a.png">'),
        ("run.md", "[a](../README.md)", "[a](index.md)"),
        ("run.md", "[a](../ci/saxpy.ll)", "[a](source/ci/saxpy.ll.md)"),
        ("tests.md", "[a](../CONTRIBUTING.md)", "[a](contributing.md)"),
        ("run.md", "```sh\n[a](../README.md)\n```", "```sh\n[a](../README.md)\n```"),
    ],
)  # fmt: skip
def test_links_lead_to_pages(uri: str, text: str, wanted: str) -> None:
    assert pages.relinked(text, uri) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("- a\n  b\n\n  c", "- a\n    b\n\n    c"),
        ("1. a\n\n   ```sh\n   x\n   ```", "1. a\n\n    ```sh\n    x\n    ```"),
        ("- a\n  - b", "- a\n    - b"),
        ("- a\n\nb\n  c", "- a\n\nb\n  c"),
        ("```text\n- a\n  b\n```", "```text\n- a\n  b\n```"),
    ],
)
def test_items_of_lists_are_indented_by_four(text: str, wanted: str) -> None:
    assert pages.widened(text) == wanted


def test_a_source_is_shown_whole_and_not_searched() -> None:
    page = pages.source_page("ci/saxpy.ll")
    assert page.startswith("---\nsearch:\n  exclude: true\n---\n")
    assert f"````llvm\n{(ROOT / 'ci' / 'saxpy.ll').read_text().rstrip()}\n````\n" in page


def test_a_cell_has_as_many_names_as_it_takes() -> None:
    assert page_tables.cell(["b", "a", "b"]) == "`a`, `b`"
    names = [f"n{number}" for number in range(page_tables.MOST + 2)]
    assert page_tables.cell(names).endswith("`n5` and 2 more")
