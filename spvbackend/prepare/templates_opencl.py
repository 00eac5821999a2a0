"""Builtins of OpenCL C that no instruction does, or none without an extension: LLVM IR for each.

A row is the body for a name without its mangling; a family is a function of the call's types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.template_text import Request, Writer

Family = Callable[[Request], str | None]

# What the names of all rows begin with, so that other functions need not be looked up.
PREFIXES: Final = ("amd_", "arm_dot")


def expand_bit_align(request: Request) -> str:
    """amd_bitalign: the 32 bits at bit c & 31 of the pair a, b (cl_amd_media_ops)."""
    type = request.ret
    writer = Writer()
    name = "llvm.fshr." + ("i32" if type == "i32" else f"v{type[1:].split()[0]}i32")
    args = [(type, f"%a{index}") for index in range(3)]
    return writer.returns(type, writer.call(type, name, args))


OPENCL_FAMILIES: Final[dict[str, Family]] = {
    "amd_bitalign": expand_bit_align,
}
