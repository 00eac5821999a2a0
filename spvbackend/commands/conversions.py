"""Runs of pyllvm-spirv whose input is SPIR-V already: conversions, and a list of constants.

Input: the bytes of a file. Output: the bytes to write. Only `-r` translates a module: back to LLVM
IR.
"""

from collections.abc import Callable
from typing import Final, final

from spvbackend.commands.arguments import Arguments
from spvbackend.diagnostics import CompileError

TEXT_SUFFIX: Final = ".spt"
"""The suffix of llvm-spirv's own text."""
REVERSE: Final = "r"
LLVM_TEXT: Final = "S"
SPEC_CONST: Final = "spec-const"
_LLVM_SUFFIX: Final = ".ll"


@final
class Conversion:
    """What a command does instead of a translation.

    Attributes:
        convert: turns the input into the output; the name of the output may choose its form.
        suffix: of the output beside the input, "" for output to stdout.
    """

    __slots__ = ("convert", "suffix")

    def __init__(self, convert: Callable[[bytes, str], bytes], suffix: str) -> None:
        self.convert: Final = convert
        self.suffix: Final = suffix


def to_text(binary: bytes) -> bytes:
    """Return llvm-spirv's text of a module."""
    from spvbackend.emit.spt.write import spt_text  # only these runs need it

    return spt_text(binary).encode("utf-8", "surrogateescape")


def _to_text(binary: bytes, output: str) -> bytes:
    return to_text(binary)


def _to_binary(text: bytes, output: str) -> bytes:
    from spvbackend.emit.spt.read import binary_of_spt

    return binary_of_spt(text.decode("utf-8", "surrogateescape"))


def _list_constants(binary: bytes, output: str) -> bytes:
    from spvbackend.emit.spec_constants import spec_constants

    constants = spec_constants(binary)
    lines = [f"Number of scalar specialization constants in the module = {len(constants)}"]
    for one in constants:
        lines.append(f"Spec const id = {one.number}, size in bytes = {one.size}, type = {one.type}")
    return "\n".join([*lines, ""]).encode()


CONVERSIONS: Final = {
    "spec-const-info": Conversion(_list_constants, ""),
    "to-binary": Conversion(_to_binary, ".spv"),
    "to-text": Conversion(_to_text, TEXT_SUFFIX),
}
"""The conversions by their options."""


def chosen_conversion(arguments: Arguments) -> Conversion | None:
    """Return the conversion that a command line asks for, None for a translation.

    Raises:
        CompileError: it asks for two.
    """
    names = [name for name in (REVERSE, *CONVERSIONS) if arguments.flag(name)]
    if len(names) > 1:
        raise CompileError(f"options '-{names[0]}' and '-{names[1]}' exclude each other")
    if names == [REVERSE]:
        return _reversal(arguments)
    for name in (LLVM_TEXT, SPEC_CONST):
        if name in arguments.values:
            raise CompileError(f"option '-{name}' needs '-{REVERSE}'")
    return CONVERSIONS[names[0]] if names else None


def _reversal(arguments: Arguments) -> Conversion:
    """Return the conversion to LLVM IR: bitcode, or text for a name of text."""
    reads_text = arguments.flag("spirv-text")
    writes_text = arguments.flag(LLVM_TEXT)
    constants = " ".join(arguments.values.get(SPEC_CONST, ())).split()

    def convert(source: bytes, output: str) -> bytes:
        from spvbackend.reverse.run import llvm_output

        binary = _to_binary(source, "") if reads_text else source
        as_text = writes_text or output.endswith(_LLVM_SUFFIX)
        return llvm_output(binary, constants, as_text=as_text)

    return Conversion(convert, _LLVM_SUFFIX if writes_text else ".bc")
