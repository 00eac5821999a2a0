"""Runs of pyllvm-spirv whose input is SPIR-V already: conversions, and a list of constants.

Input: the bytes of a file. Output: the bytes to write. No module is translated.
"""

from collections.abc import Callable
from typing import Final, final

from spvbackend.commands.arguments import Arguments
from spvbackend.diagnostics import CompileError

TEXT_SUFFIX: Final = ".spt"
"""The suffix of llvm-spirv's own text."""


@final
class Conversion:
    """What a command does instead of a translation.

    Attributes:
        convert: turns the input into the output.
        suffix: of the output beside the input, "" for output to stdout.
    """

    __slots__ = ("convert", "suffix")

    def __init__(self, convert: Callable[[bytes], bytes], suffix: str) -> None:
        self.convert: Final = convert
        self.suffix: Final = suffix


def to_text(binary: bytes) -> bytes:
    """Return llvm-spirv's text of a module."""
    from spvbackend.emit.spt.write import spt_text  # only these runs need it

    return spt_text(binary).encode("utf-8", "surrogateescape")


def _to_binary(text: bytes) -> bytes:
    from spvbackend.emit.spt.read import binary_of_spt

    return binary_of_spt(text.decode("utf-8", "surrogateescape"))


def _list_constants(binary: bytes) -> bytes:
    from spvbackend.emit.spec_constants import spec_constants

    constants = spec_constants(binary)
    lines = [f"Number of scalar specialization constants in the module = {len(constants)}"]
    for one in constants:
        lines.append(f"Spec const id = {one.number}, size in bytes = {one.size}, type = {one.type}")
    return "\n".join([*lines, ""]).encode()


CONVERSIONS: Final = {
    "spec-const-info": Conversion(_list_constants, ""),
    "to-binary": Conversion(_to_binary, ".spv"),
    "to-text": Conversion(to_text, TEXT_SUFFIX),
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
    return CONVERSIONS[names[0]] if names else None
