"""Parts of the passes that make calls of OpenCL's printf of what device libraries print.

OpenCL's printf takes a format and strings that are constants in constant memory.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import (
    ConstBytes,
    ConstExpr,
    ConstInt,
    Function,
    GlobalVar,
    Inst,
    Value,
    is_zero,
)
from spvbackend.target.address_spaces import CONSTANT

# C11, 7.21.6.1: flags, width, precision, length, conversion.
DIRECTIVE: Final = (
    rb"%(?P<flags>[-+ #0]*)(?P<width>\*|[0-9]*)(?P<precision>(?:\.(?:\*|[0-9]*))?)"
    rb"(?P<length>hh|h|ll|l|j|z|t|L|)(?P<conversion>(?s:.))"
)
WIDE: Final = frozenset((b"l", b"ll", b"j", b"z", b"t"))
"""Lengths of 64-bit integers; OpenCL's printf has only the first."""
_NAMES: Final = ("printf", "_Z6printfPU3AS2Kcz", "_Z6printfPU3AS2Kcz.1")
"""Names of OpenCL's printf: as in C, mangled, and as LLVM renames a second one."""
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.GETELEMENTPTR))


def declare_printf(module: Module) -> Function:
    """Declare OpenCL's printf under a name that is free."""
    types = module.types
    fn_type = types.function(types.i32, (types.pointer(CONSTANT),), variadic=True)
    # A function of C's name in the module may be unrelated.
    name = next(name for name in _NAMES if name not in module.symbols)
    printf = Function(types.pointer(), name, fn_type, 0)
    module.add_function(printf)
    return printf


def add_text(module: Module, data: bytes, line: int) -> GlobalVar:
    """Add a string in constant memory, where OpenCL's printf requires it."""
    name, number = "printf.text", 0
    while name in module.symbols:
        number += 1
        name = f"printf.text.{number}"
    array = module.types.array(len(data) + 1, module.types.i8)
    var = GlobalVar(module.types.pointer(CONSTANT), name, array, line)
    var.initializer = ConstBytes(array, data + b"\0")
    var.linkage, var.constant, var.align = "internal", True, 1
    module.add_variable(var)
    return var


def opencl_directive(match: re.Match[bytes]) -> bytes:
    """Spell a directive for OpenCL C, which has one length for 64 bits and no long double."""
    length = b"l" if match["length"] in WIDE else match["length"].replace(b"L", b"")
    return (
        b"%" + match["flags"] + match["width"] + match["precision"] + length + match["conversion"]
    )


def constant_text(pointer: Value, line: int) -> bytes:
    """Return the constant string at an address, without its terminator."""
    value = pointer
    while isinstance(value, (Inst, ConstExpr)) and value.opcode in _CASTS:
        if any(not isinstance(index, ConstInt) or index.value for index in value.operands[1:]):
            break
        value = value.operands[0]
    if isinstance(value, GlobalVar) and value.constant:
        data = value.initializer
        if data is not None and is_zero(data):
            return b""
        if isinstance(data, ConstBytes):
            return data.data.partition(b"\0")[0]
    raise Unsupported("a string of printf is not a constant", line)
