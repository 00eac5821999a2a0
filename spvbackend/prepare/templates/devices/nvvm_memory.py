"""Intrinsics of NVIDIA's target that become plain accesses, or act for a block of threads.

They are expanded first, since passes about memory and groups have to see the accesses and the
operations of groups.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.devices.numba_cuda import ROWS
from spvbackend.prepare.templates.devices.nvvm_warps import expand_block
from spvbackend.prepare.templates.text import Request, Writer, parse_shape, width_of

Expand = Callable[[Request], str | None]

_SCOPES: Final = {"cta": ' syncscope("workgroup")', "sys": ""}
_OPERATIONS: Final = {
    "add": "add",
    "and": "and",
    "dec": "udec_wrap",
    "exch": "xchg",
    "inc": "uinc_wrap",
    "max": "max",
    "min": "min",
    "or": "or",
    "xor": "xor",
}
_ATOMIC: Final = re.compile(r"llvm\.nvvm\.atomic\.(\w+)\.gen\.[if]\.(cta|sys)\b.*")
_LOAD: Final = re.compile(r"llvm\.nvvm\.ld[gu]\.global\.[fip]\b.*")
_BLOCK: Final = re.compile(r"llvm\.nvvm\.barrier\.cta\.red\.(?:and|or|popc)(?:\.aligned)?\.all")


def expand_atomic(request: Request) -> str | None:
    """atomic.*: an operation on memory for a block or the system; PTX's default is relaxed."""
    match = _ATOMIC.fullmatch(request.name)
    assert match is not None
    writer, text = Writer(), request.ret
    scope, align = _SCOPES[match[2]], width_of(text) // 8
    if match[1] == "cas":
        pair = writer.let(
            f"cmpxchg {request.args[0]} %a0, {text} %a1, {text} %a2{scope} monotonic monotonic, "
            f"align {align}"
        )
        return writer.returns(text, writer.let(f"extractvalue {{ {text}, i1 }} {pair}, 0"))
    operation = _OPERATIONS.get(match[1])
    if operation is None:
        return None
    if operation == "add" and text in ("float", "double"):
        operation = "fadd"
    value = writer.let(
        f"atomicrmw {operation} {request.args[0]} %a0, {text} %a1{scope} monotonic, align {align}"
    )
    return writer.returns(text, value)


def expand_load(request: Request) -> str | None:
    """ldg and ldu: a load from memory that nobody writes."""
    align = request.imms.get(1, 0)
    if parse_shape(request.ret) is None or not align:
        return None
    writer = Writer()
    value = writer.let(f"load {request.ret}, {request.args[0]} %a0, align {align}")
    return writer.returns(request.ret, value)


_ROWS: Final = ((_ATOMIC, expand_atomic), (_LOAD, expand_load), (_BLOCK, expand_block), *ROWS)


def early_expansion(name: str) -> Expand | None:
    """Return what expands the calls of an intrinsic, by its full name; None if that is later."""
    for pattern, expand in _ROWS:
        if pattern.fullmatch(name):
            return expand
    return None
