"""Modules that between them use all that LLVM can print, and short ways to read a piece of one."""

from pathlib import Path

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.values import Function, GlobalVar, Inst
from spvbackend.reading.llvm import canonical_text


def read(text: str) -> Module:
    """The module as the reader gets it, by way of LLVM."""
    return parse_module(canonical_text(text, 0))


def function_of(text: str, name: str = "f") -> Function:
    """A function of the module."""
    found = read(text).symbols[name]
    assert isinstance(found, Function)
    return found


def variable_of(text: str, name: str = "g") -> GlobalVar:
    """A variable of the module."""
    found = read(text).symbols[name]
    assert isinstance(found, GlobalVar)
    return found


def insts_of(lines: str, parameters: str = "", more: str = "") -> list[Inst]:
    """The instructions of a function with these lines, without its `ret void`."""
    text = f"{more}\ndefine void @f({parameters}) {{\n{lines}\n  ret void\n}}\n"
    return [inst for block in function_of(text).blocks for inst in block.insts][:-1]


def settled(text: str) -> str:
    """LLVM's own print of a text, without the line that names the input."""
    lines = canonical_text(text, 0).split("\n")
    return "\n".join(line for line in lines if not line.startswith("; ModuleID"))


def reprinted(text: str) -> str:
    """LLVM's own print of what our printer says of a text."""
    return settled(print_module(parse_module(canonical_text(text, 0))))


MODULES = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted(Path(__file__).with_name("modules").glob("*.ll"))
}
