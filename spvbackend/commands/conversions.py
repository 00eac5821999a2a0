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


def _to_llvm(source: bytes, output: str) -> bytes:
    """Return LLVM's bitcode, or its text for an output of that suffix."""
    from spvbackend.reverse.run import llvm_bitcode, llvm_text

    if output.endswith(_LLVM_SUFFIX):
        return llvm_text(source).encode("utf-8", "surrogateescape")
    return llvm_bitcode(source)


CONVERSIONS: Final = {
    REVERSE: Conversion(_to_llvm, ".bc"),
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
    names = [name for name in CONVERSIONS if arguments.flag(name)]
    if len(names) > 1:
        raise CompileError(f"options '-{names[0]}' and '-{names[1]}' exclude each other")
    if arguments.flag(LLVM_TEXT) and names != [REVERSE]:
        raise CompileError(f"option '-{LLVM_TEXT}' needs '-{REVERSE}'")
    if names == [REVERSE]:
        return _reversal(arguments.flag("spirv-text"), arguments.flag(LLVM_TEXT))
    return CONVERSIONS[names[0]] if names else None


def _reversal(reads_text: bool, writes_text: bool) -> Conversion:
    """Return the conversion to LLVM IR.

    Args:
        reads_text: whether the input is llvm-spirv's text.
        writes_text: whether the output is text whatever its name.
    """

    def convert(source: bytes, output: str) -> bytes:
        binary = _to_binary(source, "") if reads_text else source
        return _to_llvm(binary, _LLVM_SUFFIX if writes_text else output)

    suffix = _LLVM_SUFFIX if writes_text else CONVERSIONS[REVERSE].suffix
    return Conversion(convert, suffix)
