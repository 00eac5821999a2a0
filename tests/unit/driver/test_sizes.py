"""Functions and files stay small enough to read. Tables do not count, nor do generated files."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FUNCTION_LINES = 80
FILE_LINES = 800
FILES = sorted(
    path
    for folder in ("spvbackend", "tools", "tests")
    for path in (ROOT / folder).rglob("*.py")
    if "GENERATED" not in path.read_text(encoding="utf-8")[:1500]
)


def size(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def long_functions(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and size(node) > FUNCTION_LINES:
            yield f"line {node.lineno}: {node.name} has {size(node)} lines"


def table_lines(tree: ast.Module) -> int:
    """Lines of the assignments at the top of a module: its constants and tables."""
    return sum(size(node) for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sizes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert list(long_functions(tree)) == []
    assert len(text.splitlines()) - table_lines(tree) <= FILE_LINES
