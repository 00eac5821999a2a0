"""Facts about what is translated for stand in target/ and nowhere else."""

import ast
import re
from collections.abc import Iterator

import pytest

from spvbackend.target import address_spaces, versions
from tests.folders import ROOT

PACKAGE = ROOT / "spvbackend"
# The generated tables are where target/ has its facts from; a client lists what its drivers take.
EXEMPT = ("target", "spirv", "triton")
FILES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.relative_to(PACKAGE).parts[0] not in EXEMPT
]
EXTENSION = re.compile(r"\bSPV_[A-Z]+_\w{2,}")
SPACE_TEXT = re.compile(r"addrspace\(\d|address space \d")
SPACE_NAME = re.compile(r"space$|_SPACE$|^_?(?:" + "|".join(
    name for name, value in vars(address_spaces).items() if name.isupper() and type(value) is int
) + r")$")  # fmt: skip
# The word of 1.0 is a round number, which other things are as well.
VERSIONS = {
    value for name, value in vars(versions).items() if name.startswith("V1_") and name != "V1_0"
}


def docstrings(tree: ast.Module) -> set[int]:
    """The strings that are expressions of their own: docstrings of modules, functions, values."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    told = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in told:
            yield node


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def spaces_by_number(tree: ast.Module) -> Iterator[int]:
    """Lines where an address space is a number: compared, assigned, or made a pointer's."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(is_number, sides)) and any(SPACE_NAME.search(name_of(s)) for s in sides):
                yield node.lineno
        elif isinstance(node, ast.AnnAssign) and is_number(node.value):
            if SPACE_NAME.search(name_of(node.target)) and name_of(node.target) != "space":
                yield node.lineno
        elif isinstance(node, ast.Call) and name_of(node.func) == "pointer":
            yield from (node.lineno for argument in node.args[:1] if is_number(argument))


def facts(source: str) -> Iterator[str]:
    """Facts of the target that a file states itself, each with its line."""
    tree = ast.parse(source)
    for line in spaces_by_number(tree):
        yield f"{line}: an address space by its number"
    for node in literals(tree):
        value = node.value
        if isinstance(value, str) and EXTENSION.search(value):
            yield f"{node.lineno}: the name of an extension: {value}"
        elif isinstance(value, str) and SPACE_TEXT.search(value):
            yield f"{node.lineno}: an address space by its number: {value}"
        elif type(value) is int and value in VERSIONS:
            yield f"{node.lineno}: the word of a version"


def test_facts_of_the_target_have_names() -> None:
    stated = [
        f"{path.relative_to(ROOT)}:{fact}"
        for path in FILES
        for fact in facts(path.read_text(encoding="utf-8"))
    ]
    assert not stated, "\n".join(stated)


def questions(source: str) -> Iterator[int]:
    """Lines that ask an environment for its flavour."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Attribute)
            and node.attr in ("is_shader", "untyped_pointers")
            and name_of(node.value).lstrip("_") in ("environment", "kind", "rules")
        ):
            yield node.lineno


def test_no_stage_asks_for_the_flavour() -> None:
    """A flavour is a layer of handlers or a field of its kind; `shader/` belongs to one alone."""
    asked = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in FILES
        if path.relative_to(PACKAGE).parts[0] != "shader"
        for line in questions(path.read_text(encoding="utf-8"))
    ]
    assert not asked, "\n".join(asked)
    assert list(questions("if sel.environment.is_shader:\n    pass"))


@pytest.mark.parametrize(
    "source",
    [
        "if space == 4:\n    pass",
        "_GENERIC: Final = 4",
        "x = types.pointer(2)",
        "if sel.version < 0x00010400:\n    pass",
        "allows('SPV_KHR_abort')",
        "text = 'ptr addrspace(1)'",
        "text = f'{a} in address space 9'",
    ],
)
def test_the_test_sees(source: str) -> None:
    assert list(facts(source))
