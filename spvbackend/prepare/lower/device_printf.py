"""Chains of calls by which AMD's device library builds a message of printf.

`__ockl_printf_begin` makes the message, `__ockl_printf_append_string_n` and
`__ockl_printf_append_args` add the format and the values, each as 64 bits, and the last call sends
it. Input: a module without constant expressions in functions. Output: one call of OpenCL's printf
in place of the last call of each chain.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, replace_uses
from spvbackend.llvmir.types import INT, Type
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
from spvbackend.target.address_spaces import CONSTANT, GLOBAL

_BEGIN: Final = frozenset(
    ("__ockl_fprintf_stderr_begin", "__ockl_fprintf_stdout_begin", "__ockl_printf_begin")
)
_STRING: Final = frozenset(("__ockl_fprintf_append_string_n", "__ockl_printf_append_string_n"))
_ARGS: Final = frozenset(("__ockl_fprintf_append_args", "__ockl_printf_append_args"))
# C11, 7.21.6.1: flags, width, precision, length, conversion.
_DIRECTIVE: Final = (
    rb"%(?P<flags>[-+ #0]*)(?P<width>\*|[0-9]*)(?P<precision>(?:\.(?:\*|[0-9]*))?)"
    rb"(?P<length>hh|h|ll|l|j|z|t|L|)(?P<conversion>(?s:.))"
)
_WIDE: Final = frozenset((b"l", b"ll", b"j", b"z", b"t"))
"""Lengths of 64-bit integers; OpenCL's printf has only the first."""
_NAMES: Final = ("printf", "_Z6printfPU3AS2Kcz", "_Z6printfPU3AS2Kcz.1")
"""Names of OpenCL's printf: as in C, mangled, and as LLVM renames a second one."""
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.GETELEMENTPTR))
_LOCAL: Final = frozenset(("internal", "private"))
_FROM_INT: Final = (op.TRUNC, op.SEXT)
"""Opcodes that narrow and widen the result of printf."""


def run(module: Module) -> None:
    """Replace all chains of a module; a call outside a chain is noted as an error."""
    if _BEGIN.isdisjoint(module.symbols):
        return
    _inline_reporters(module)
    printf = declare_printf(module)
    for function in module.functions:
        if function.blocks:
            try:
                _Chains(module, function, printf).run()
            except Diagnostic as error:
                module.refuse(function, error)


def _inline_reporters(module: Module) -> None:
    """Inline functions that print a parameter: OpenCL's printf takes only constant formats."""
    reporters = {function for function in module.functions if _is_reporter(function)}
    if not reporters:
        return
    from spvbackend.analysis.inlined_calls import inline_calls  # few modules have any

    kept = set(module.functions) - reporters
    for function in module.functions:
        if function in kept:
            inline_calls(module, function, kept)
    dropped = reporters - module.addresses.keys()
    for function in dropped:
        module.symbols.pop(function.name, None)
    module.functions[:] = [one for one in module.functions if one not in dropped]


def _is_reporter(function: Function) -> bool:
    if function.linkage not in _LOCAL:
        return False
    insts = [inst for block in function.blocks for inst in block.insts]
    prints = any(
        inst.opcode == op.CALL and inst.callee.name in _STRING and inst.operands[1] in function.args
        for inst in insts
    )
    callees = [inst.callee for inst in insts if inst.opcode == op.CALL]
    # Copies of calls would need an order: the functions of Triton call only the library.
    return prints and all(isinstance(one, Function) and not one.blocks for one in callees)


@final
class _Chains:
    """The chains of one function."""

    __slots__ = ("changed", "function", "module", "printf", "replaced", "users")

    def __init__(self, module: Module, function: Function, printf: Function) -> None:
        self.module: Final = module
        self.function: Final = function
        self.printf: Final = printf
        self.users: Final[dict[Value, list[Inst]]] = {}
        self.replaced: Final[dict[Inst, list[Inst]]] = {}
        self.changed: Final[dict[Value, Value]] = {}

    def run(self) -> None:
        """Collect each chain from its first call, then replace it."""
        begins = [
            inst
            for block in self.function.blocks
            for inst in block.insts
            if inst.opcode == op.CALL and inst.callee.name in _BEGIN
        ]
        if not begins:
            return
        links: set[Value] = set(begins)
        for block in self.function.blocks:
            for inst in block.insts:
                if _is_link(inst):
                    links.add(inst)
        for block in self.function.blocks:
            for inst in block.insts:
                for operand in inst.operands:
                    if operand in links:
                        self.users.setdefault(operand, []).append(inst)
        for begin in begins:
            self._follow(begin)
        for block in self.function.blocks:
            insts: list[Inst] = []
            for inst in block.insts:
                insts += self.replaced.get(inst, [inst])
            block.insts = insts
        replace_uses(self.function, self.changed)

    def _follow(self, begin: Inst) -> None:
        """Collect the operands of a chain, up to the call that sends it."""
        strings: list[Value] = []
        values: list[Value] = []
        inst = begin
        self.replaced[begin] = []
        while True:
            users = self.users.get(inst, [])
            if len(users) != 1 or not _is_link(users[0]):
                raise Unsupported("a message of printf is not put together on one path", inst.line)
            inst = users[0]
            self.replaced[inst] = []
            added = _added(inst)
            # The first one is the format, any other a value for %s.
            if strings or inst.callee.name in _ARGS:
                values += added
            else:
                strings += added
            last = inst.operands[-2]
            if not isinstance(last, ConstInt):
                raise Unsupported("the end flag of a printf message is not a constant", inst.line)
            if last.value:
                break
        if not strings:
            raise Unsupported("a message of printf has no format", inst.line)
        self._emit(inst, strings[0], values)

    def _emit(self, last: Inst, pointer: Value, values: list[Value]) -> None:
        """Emit the call of printf, in place of the last call of the chain."""
        types, line = self.module.types, last.line
        made: list[Inst] = []
        arguments: list[Value] = []
        data, conversions = opencl_format(constant_text(pointer, line))
        for index, (kind, is_wide) in enumerate(conversions):
            if index == len(values):
                raise Unsupported("a message of printf has too few values", line)
            arguments.append(self._value(values[index], kind, is_wide, made, line))
        text = add_text(self.module, data, line)
        call = call_of(self.printf, [text, *arguments], line)
        made.append(call)
        if last.type.kind != INT:
            raise Unsupported(f"the result of printf is an integer, not '{last.type}'", line)
        if last.type is not types.i32:
            # The device library returns a number of 64 bits.
            made.append(Inst(_FROM_INT[last.type.bits > 32], last.type, [call], line))
        for inst in made:
            inst.parent = last.parent
        self.replaced[last] = made
        self.changed[last] = made[-1]

    def _value(
        self, value: Value, kind: bytes, is_wide: bool, made: list[Inst], line: int
    ) -> Value:
        """Convert a 64-bit value to the type that OpenCL's printf takes."""
        types = self.module.types
        if kind == b"s":
            return add_text(self.module, constant_text(value, line), line)
        if value.type is not types.i64:
            raise Unsupported("a value of printf does not have the type of its conversion", line)
        target: Type = types.i32
        opcode = op.TRUNC
        if kind in b"fFeEgGaA":
            target, opcode = types.f64, op.BITCAST
        elif kind == b"p":
            target, opcode = types.pointer(GLOBAL), op.INTTOPTR
        elif kind not in b"diouxXc":
            raise Unsupported(f"printf has no conversion '%{kind.decode('latin-1')}'", line)
        elif is_wide:
            return value
        made.append(Inst(opcode, target, [value], line))
        return made[-1]


def _is_link(inst: Inst) -> bool:
    if inst.opcode != op.CALL:
        return False
    name = inst.callee.name
    return name in _STRING or name in _ARGS


def _added(inst: Inst) -> list[Value]:
    """Return the operands that a call adds: a string, or the values that it counts."""
    if inst.callee.name in _STRING:
        return [inst.operands[1]]
    count = inst.operands[1]
    if not isinstance(count, ConstInt):
        raise Unsupported("the number of values of printf is not a constant", inst.line)
    return inst.operands[2 : 2 + count.value]


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


def opencl_format(data: bytes) -> tuple[bytes, list[tuple[bytes, bool]]]:
    """Return a format as OpenCL's printf takes it, and what it takes of each value.

    Returns:
        the format; for each value, the letter of its conversion and whether it has 64 bits.
    """
    parts: list[bytes] = []
    values: list[tuple[bytes, bool]] = []
    end = 0
    for match in re.finditer(_DIRECTIVE, data):
        parts += [data[end : match.start()], _opencl_directive(match)]
        end = match.end()
        if match["conversion"] != b"%":
            values += [(b"d", False)] * (match["width"] + match["precision"]).count(b"*")
            values.append((match["conversion"], match["length"] in _WIDE))
    return b"".join((*parts, data[end:])), values


def _opencl_directive(match: re.Match[bytes]) -> bytes:
    """Spell a directive for OpenCL C, which has one length for 64 bits and no long double."""
    length = b"l" if match["length"] in _WIDE else match["length"].replace(b"L", b"")
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
