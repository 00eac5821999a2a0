"""The project's documents, taken apart: blocks of code, code within the text, links and tables."""

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import spvbackend
from tests.folders import ROOT

DOCUMENTS: Final = sorted(
    path
    for pattern in ("*.md", ".github/*.md", "docs/*.md", "examples/*.md", "tests/*.md")
    for path in ROOT.glob(pattern)
)
FRONTENDS: Final = ROOT / "docs" / "frontends.md"

CLIENTS: Final = {
    "distributed": "distributed",
    "dpctl": "dpctl",
    "numba": "numba",
    "pyopencl": "pyopencl",
    "spvbackend.numba": "numba",
    "spvbackend.opencl": "pyopencl",
    "spvbackend.vulkan": "vulkan",
    "spvbackend.webgpu": "wgpu",
    "triton": "triton",
    "wgpu": "wgpu",
}
"""Modules that need a package which is none of the translator's own, and most of them a device."""

_BLOCK: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_SPAN: Final = re.compile(r"`([^`\n]+)`")
_LINK: Final = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
_RULE: Final = re.compile(r"\|(?:-+\|)+")


class Block(NamedTuple):
    """A fenced block: its language, its text without indentation, the line of its first line."""

    language: str
    text: str
    line: int


class Table(NamedTuple):
    """A table: the cells of its heading, and those of each row."""

    heading: list[str]
    rows: list[list[str]]


def name_of(document: Path) -> str:
    return str(document.relative_to(ROOT))


def blocks(document: Path, language: str = "") -> list[Block]:
    """The fenced blocks of a language, or all of them."""
    text = document.read_text(encoding="utf-8")
    found = []
    for match in _BLOCK.finditer(text):
        indent, kind, code = match.groups()
        lines = [line.removeprefix(indent) for line in code.splitlines()]
        place = text.count("\n", 0, match.start()) + 2
        found.append(Block(kind, "\n".join(lines) + "\n", place))
    return [block for block in found if language in ("", block.language)]


def prose(document: Path) -> str:
    """The text without its fenced blocks."""
    return _BLOCK.sub("", document.read_text(encoding="utf-8"))


def spans(text: str) -> list[str]:
    """What stands between backticks."""
    return _SPAN.findall(text)


def links(document: Path) -> list[str]:
    return _LINK.findall(prose(document))


def tables(document: Path) -> Iterator[Table]:
    """The tables of a document, in their order."""
    lines = prose(document).splitlines()
    for number, line in enumerate(lines):
        if _RULE.fullmatch(line):
            rows = []
            for row in lines[number + 1 :]:
                if not row.startswith("|"):
                    break
                rows.append(_cells(row))
            yield Table(_cells(lines[number - 1]), rows)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def anchors(document: Path) -> set[str]:
    """What a link to a part of the document may name: its headings, in the form that GitHub has."""
    titles = re.findall(r"^#+ (.+)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


def packages_of(block: Block) -> set[str]:
    """The packages of clients that a block of Python imports.

    Raises:
        SyntaxError: the block is no Python.
    """
    names: set[str] = set()
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return {
        package
        for module, package in CLIENTS.items()
        if any(name == module or name.startswith(f"{module}.") for name in names)
    }


def shell_commands(block: Block) -> list[list[str]]:
    """The words of each command of a block, without comments; a backslash joins two lines."""
    commands: list[list[str]] = []
    for line in block.text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while "&&" in words:
            end = words.index("&&")
            commands.append(words[:end])
            del words[: end + 1]
        if words:
            commands.append(words)
    return commands


def own_builtin_translator() -> spvbackend.Translator:
    """What the example of a frontend's own builtin makes; `my_gelu` is one."""
    (example,) = [block.text for block in blocks(FRONTENDS, "python") if "Lowering(" in block.text]
    scope: dict[str, object] = {}
    exec(example, scope)
    translator = scope["translator"]
    assert isinstance(translator, spvbackend.Translator)
    return translator
