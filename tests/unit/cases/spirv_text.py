"""SPIR-V modules from lines of llvm-spirv's text, without the counts of words."""

import shlex

from spvbackend.emit.spt.read import binary_of_spt

HEADER = "119734787 66560 393216 100 0"
START = (
    "Capability Addresses",
    "Capability Kernel",
    'ExtInstImport 1 "OpenCL.std"',
    "MemoryModel 2 2",
)
"""The first lines of a module of kernels."""
TYPES = (
    "TypeVoid 2",
    "TypeFunction 3 2",
    "TypeInt 4 32 0",
    "TypeFloat 5 32",
    "TypeBool 6",
    "TypeVector 7 5 4",
    "TypeVector 8 5 2",
    "TypePointer 9 5 4",
    "TypeInt 10 64 0",
    "Constant 4 11 7",
    "Constant 4 12 3",
    "Constant 5 13 1065353216",
    "Undef 7 14",
    "Undef 8 15",
    "Undef 9 16",
    "ConstantTrue 6 17",
    "Constant 10 18 5 0",
)
"""Types and constants with ids that tests name: 4 is i32, 5 float, 7 and 8 vectors of it."""


def module(*lines: str, start: tuple[str, ...] = START) -> bytes:
    """Return the module of some lines."""
    counted = [f"{_size(line)} {line} " for line in (*start, *lines)]
    return binary_of_spt("\n".join([HEADER, *counted, ""]))


def with_body(*body: str, before: tuple[str, ...] = (), types: tuple[str, ...] = ()) -> bytes:
    """Return a module whose one function has some instructions.

    Args:
        body: instructions of the first block, without the return.
        before: lines before the types, such as decorations.
        types: lines behind the types: other types and constants.
    """
    function = ("Function 2 80 0 3", "Label 81", *body, "Return", "FunctionEnd")
    return module(*before, *TYPES, *types, *function)


def _size(line: str) -> int:
    """Return how many words an instruction has: strings take several."""
    size = 0
    for token in shlex.split(line, posix=False):
        size += (len(token) - 2) // 4 + 1 if token.startswith('"') else 1
    return size
