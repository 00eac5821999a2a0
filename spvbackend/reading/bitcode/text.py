"""The text of a bitcode module, for LLVM's passes.

Input: the bytes of a file. Output: text as LLVM prints it, with address spaces and conventions as
they are written.
"""

from __future__ import annotations

from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.verify.input.module import verify_input
from spvbackend.reading.bitcode.module import read_module
from spvbackend.reading.bitcode.outline import Outline
from spvbackend.target.space_maps import SPIR


def text_of_module(data: bytes, outline: Outline, verifies: bool) -> str:
    """Return the text of a bitcode file.

    Args:
        data: the file.
        outline: its outline.
        verifies: whether to check what LLVM's reader of text relies on.

    Raises:
        CompileError: the file is not a module, or the module is broken.
        Unsupported: the module has something without a counterpart in SPIR-V.
    """
    module, _ = read_module(data, SPIR, as_written=True, outline=outline)
    # LLVM upgrades old intrinsics of hosts, then verifies them.
    if verifies and not outline.needs_llvm:
        verify_input(module)
    return print_module(module)
