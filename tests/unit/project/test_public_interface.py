"""The public interface: `__all__`, `dir`, the page of the library and the types that it hands out
say the same thing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

import spvbackend
from spvbackend import debug
from tests.folders import ROOT

API: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PUBLIC: Final = [f"spvbackend.{name}" for name in spvbackend.__all__]
PUBLIC_OF_DEBUG: Final = [f"spvbackend.debug.{name}" for name in debug.__all__]
DOCUMENTED: Final = set(re.findall(r"^::: ([\w.]+)$", API, re.MULTILINE))
HIDDEN: Final = set(
    re.findall(r"^::: ([\w.]+)\n    options:\n      members: \[\]$", API, re.MULTILINE)
)
"""Classes whose methods are not for users."""


@cache
def tree(module: str) -> ast.Module | None:
    """The syntax of a module of the package, None for what is not one."""
    path = ROOT / module.replace(".", "/")
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists():
            return ast.parse(file.read_text(encoding="utf-8"))
    return None


def definition(path: str) -> tuple[str, ast.stmt | None]:
    """Return the module that defines a name, and the definition, through any imports.

    Args:
        path: the module and the name.
    """
    module, _, name = path.rpartition(".")
    home = tree(module)
    for node in ast.walk(home) if home is not None else ():
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return module, node
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                # A package may import a module of its own, which is no definition.
                if name == (alias.asname or alias.name) and f"{node.module}.{alias.name}" != path:
                    return definition(f"{node.module}.{alias.name}")
    return module, None


def annotations(node: ast.stmt, has_fields: bool) -> Iterator[ast.expr]:
    """Yield the annotations of a function, or of the public members of a class.

    Args:
        node: the function or the class.
        has_fields: whether fields and the constructor count, too.
    """
    if isinstance(node, ast.AnnAssign) and not getattr(node.target, "id", "_").startswith("_"):
        if has_fields:
            yield node.annotation
    elif isinstance(node, ast.ClassDef):
        yield from node.bases
        for part in node.body:
            yield from annotations(part, has_fields)
    elif isinstance(node, ast.FunctionDef) and (
        node.name[0] != "_" or (has_fields and node.name == "__init__")
    ):
        arguments = node.args
        every = [*arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
        yield from (one.annotation for one in every if one is not None and one.annotation)
        if node.returns is not None:
            yield node.returns


def types_of(path: str, has_fields: bool = True) -> Iterator[str]:
    """The classes of the package that a function or a class names, by where they are defined."""
    module, node = definition(path)
    if node is None or home_of(path) in map(home_of, HIDDEN):
        return
    for annotation in annotations(node, has_fields):
        for name in ast.walk(annotation):
            if isinstance(name, ast.Name):
                home, one = definition(f"{module}.{name.id}")
                if isinstance(one, ast.ClassDef) and home.startswith("spvbackend"):
                    yield f"{home}.{one.name}"


def home_of(path: str) -> str:
    """The place where a name is defined."""
    module, node = definition(path)
    return f"{module}.{node.name}" if isinstance(node, ast.ClassDef | ast.FunctionDef) else path


def test_dir_has_the_interface_and_no_more() -> None:
    assert [name for name in dir(spvbackend) if not name.startswith("__")] == spvbackend.__all__
    assert all(getattr(spvbackend, name) is not None for name in spvbackend.__all__)


@pytest.mark.parametrize("path", [*PUBLIC, *PUBLIC_OF_DEBUG])
def test_a_public_name_is_documented(path: str) -> None:
    homes = {home_of(one) for one in DOCUMENTED}
    assert home_of(path) in homes or path == "spvbackend.debug"


@pytest.mark.parametrize("path", sorted(DOCUMENTED))
def test_the_page_names_what_there_is(path: str) -> None:
    _, node = definition(path)
    assert node is not None or tree(path) is not None


@pytest.mark.parametrize("path", PUBLIC)
def test_what_a_public_function_takes_and_returns_is_public(path: str) -> None:
    homes = {home_of(one) for one in (*PUBLIC, *PUBLIC_OF_DEBUG)}
    assert [name for name in types_of(path, has_fields=False) if name not in homes] == []


@pytest.mark.parametrize("path", [*PUBLIC, *PUBLIC_OF_DEBUG])
def test_all_that_hangs_on_a_public_name_is_documented(path: str) -> None:
    """The types of fields of public types are documented, recursively."""
    homes = {home_of(one) for one in DOCUMENTED}
    waiting, seen = [path], set[str]()
    while waiting:
        for name in types_of(waiting.pop()):
            if name not in seen:
                seen.add(name)
                waiting.append(name)
    assert sorted(seen - homes) == []


@pytest.mark.parametrize("package", ["debug", "numba", "opencl", "triton", "vulkan", "webgpu"])
def test_a_package_for_clients_is_documented(package: str) -> None:
    """None is imported, since each wants another package."""
    home = tree(f"spvbackend.{package}")
    assert home is not None
    (names,) = [
        ast.literal_eval(node.value)
        for node in home.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    assert [name for name in names if not re.search(rf"[ `.\[]{name}[,`\]\n]", API)] == []
