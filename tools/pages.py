"""A hook of mkdocs, which builds the pages of the reference (`mkdocs.yml`, `ci/docs.sh`).

Documents at the top of the repository become pages beside those of `docs/`, and so does each file
of the sources that a document links to; links are turned from files to pages. Where a page says
`<!-- made: NAME -->` it gets a table that `page_tables.py` makes from the package.
"""

import os
import posixpath
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

# mkdocs loads this file by its path, and nothing of its folder.
sys.path.insert(0, str(Path(__file__).parent))

from apparatus import ROOT
from page_tables import TABLES

INCLUDED: Final = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "examples.md": "examples/README.md",
    "tests.md": "tests/README.md",
}
"""Pages, and the documents outside of `docs/` that they are."""
SOURCES: Final = "source/"
"""Where the pages of files of the repository lie."""
LANGUAGES: Final = {
    ".js": "js", ".ll": "llvm", ".md": "markdown", ".py": "python", ".sh": "sh", ".toml": "toml",
    ".yml": "yaml",
}  # fmt: skip
_LINK: Final = re.compile(r'(\]\(|src="|href=")([^)\s"]+)')
_FENCE: Final = re.compile(r"^( *)(`{3,})")
_ITEM: Final = re.compile(r"[-*] |\d+\. ")
_MADE: Final = re.compile(r"^<!-- made: (\w+) -->$", re.MULTILINE)
_REMOTE: Final = re.compile(r"[a-z]+:")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in `docs/`, and those of sources that documents link to."""
    from mkdocs.structure.files import File

    def add(uri: str, text: str) -> None:
        if files.get_file_from_path(uri) is None:
            files.append(File.generated(config, uri, content=text))

    for uri, name in INCLUDED.items():
        add(uri, (ROOT / name).read_text(encoding="utf-8"))
    for page in list(files.documentation_pages()):
        text = with_tables(page.content_string)
        for _, target in _LINK.findall(outside_of_fences(text)):
            path = linked_path(page.src_uri, target)
            if path and page_of(path).startswith(SOURCES):
                add(page_of(path), source_page(path))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The text of a page as mkdocs wants it: with its tables, links to pages, and wide lists."""
    uri = page.file.src_uri
    if uri.startswith(SOURCES):
        return markdown
    return relinked(widened(with_tables(markdown)), uri)


def with_tables(text: str) -> str:
    """The text with the tables that its marks stand for; KeyError where a mark names none."""
    return _MADE.sub(lambda mark: made(mark[1]), text)


@cache
def made(name: str) -> str:
    """A table, which is made once for all that ask."""
    return TABLES[name]()


def document_of(uri: str) -> str:
    """The path in the repository of what a page is made from."""
    return INCLUDED.get(uri, f"docs/{uri}")


def page_of(path: str) -> str:
    """The page, or the file among the pages, that a path of the repository has."""
    for uri, name in INCLUDED.items():
        if name == path:
            return uri
    return path.removeprefix("docs/") if path.startswith("docs/") else f"{SOURCES}{path}.md"


def linked_path(uri: str, target: str) -> str:
    """The path in the repository that a link of a page leads to, "" for what is none of it."""
    name = target.partition("#")[0]
    if not name or _REMOTE.match(name):
        return ""
    folder = posixpath.dirname(document_of(uri))
    return posixpath.normpath(posixpath.join(folder, name))


def relinked(text: str, uri: str) -> str:
    """The text of a page with links to pages in place of those to files."""

    def link(match: re.Match[str]) -> str:
        before, target = match.groups()
        path = linked_path(uri, target)
        if not path:
            return match[0]
        _, mark, anchor = target.partition("#")
        to = posixpath.relpath(page_of(path), posixpath.dirname(uri) or ".")
        return f"{before}{to}{mark}{anchor}"

    return "\n".join(
        line if fenced else _LINK.sub(link, line) for line, fenced in lines_and_fences(text)
    )


def outside_of_fences(text: str) -> str:
    return "\n".join(line for line, fenced in lines_and_fences(text) if not fenced)


def lines_and_fences(text: str) -> list[tuple[str, bool]]:
    """Each line, and whether it belongs to a block of code."""
    lines: list[tuple[str, bool]] = []
    end = ""
    for line in text.splitlines():
        fence = _FENCE.match(line)
        lines.append((line, bool(end) or fence is not None))
        if fence is not None and not end:
            end = fence[0]
        elif end and line == end:
            end = ""
    return lines


def widened(text: str) -> str:
    """The text with what belongs to the item of a list indented by four blanks.

    GitHub wants as many as the mark of the item takes; Python's Markdown always wants four.
    """
    lines = []
    width = 0
    for line, fenced in lines_and_fences(text):
        if line and not line.startswith(" "):
            mark = None if fenced else _ITEM.match(line)
            width = len(mark[0]) if mark else 0
        blanks = " " * width
        lines.append("    " + line.removeprefix(blanks) if line.startswith(blanks or "?") else line)
    return "\n".join(lines)


def source_page(path: str) -> str:
    """A page that shows a file, left out of the search; OSError where there is none."""
    file = ROOT / path
    title = f"---\nsearch:\n  exclude: true\n---\n\n# `{path}`\n\n"
    if file.is_dir():
        names = sorted(one.name + "/" * one.is_dir() for one in file.iterdir())
        return title + "\n".join(f"- `{name}`" for name in names if not name.startswith(("_", ".")))
    text = file.read_text(encoding="utf-8")
    language = LANGUAGES.get(os.path.splitext(path)[1], "text")
    return f"{title}````{language}\n{text.rstrip()}\n````\n"
