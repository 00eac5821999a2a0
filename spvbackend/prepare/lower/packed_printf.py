"""Messages of NVIDIA's target: `vprintf`, whose values lie in memory, and failed assertions.

Input: a module as it was read. Output: calls of OpenCL's printf. The values of a message lie one
after the other, each at its alignment, as the format says which they are; a failed assertion is a
message before the call of `__assertfail`, which stays and is a trap.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, replace_uses
from spvbackend.llvmir.types import POINTER, STRUCT, Type
from spvbackend.llvmir.values import ConstExpr, ConstInt, Function, Inst, Value
from spvbackend.prepare.lower.device_printf import (
    add_text,
    constant_text,
    declare_printf,
    opencl_format,
)
from spvbackend.target.address_spaces import GENERIC, GLOBAL

PRINTF: Final = "vprintf"
ASSERTION: Final = "__assertfail"
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST))
_MESSAGE: Final = 0
_FILE: Final = 1
_LINE: Final = 2
_FUNCTION: Final = 3
_ARGUMENTS: Final = 4


def run(module: Module, layout: DataLayout) -> None:
    """Replace the calls of every function.

    Args:
        module: changed in place.
        layout: of its types.
    """
    asked = [
        function
        for name in (PRINTF, ASSERTION)
        if isinstance(function := module.symbols.get(name), Function) and not function.blocks
    ]
    if not asked:
        return
    printf = declare_printf(module)
    for function in list(module.functions):
        try:
            _Messages(module, layout, printf).rewrite(function, asked)
        except Diagnostic as error:
            module.refuse(function, error)


@final
class _Messages:
    """The messages of one function."""

    __slots__ = ("_layout", "_module", "_out", "_printf")

    def __init__(self, module: Module, layout: DataLayout, printf: Function) -> None:
        self._module: Final = module
        self._layout: Final = layout
        self._printf: Final = printf
        self._out: list[Inst] = []

    def rewrite(self, function: Function, asked: list[Function]) -> None:
        """Replace the calls.

        Raises:
            Unsupported: a format or a string is not a constant.
        """
        changed: dict[Value, Value] = {}
        for block in function.blocks:
            if not any(inst.opcode == op.CALL and inst.callee in asked for inst in block.insts):
                continue
            self._out = out = []
            for inst in block.insts:
                callee = inst.callee if inst.opcode == op.CALL else None
                if callee not in asked:
                    out.append(inst)
                elif callee.name == PRINTF and len(inst.operands) == 3:
                    changed[inst] = self._print(inst)
                else:
                    self._report(inst)
                    out.append(inst)
            block.insts = out
        if changed:
            replace_uses(function, changed)

    def _add(self, opcode: int, type: Type, operands: list[Value], place: Inst) -> Inst:
        inst = Inst(opcode, type, operands, place.line)
        inst.parent = place.parent
        self._out.append(inst)
        return inst

    def _call(self, text: bytes, arguments: list[Value], place: Inst) -> Inst:
        format = add_text(self._module, text, place.line)
        call = call_of(self._printf, [format, *arguments], place.line)
        call.parent = place.parent
        self._out.append(call)
        return call

    def _print(self, call: Inst) -> Value:
        """Print a message; return the number of its values, or -1 where printf fails."""
        types = self._module.types
        format, buffer = call.operands[:2]
        data, conversions = opencl_format(constant_text(format, call.line))
        arguments: list[Value] = []
        offset = 0
        for kind, is_wide in conversions:
            type = self._type(kind, is_wide, call.line)
            size = self._layout.size(type)
            offset = -(-offset // size) * size
            if kind == b"s":
                text = constant_text(self._stored(call, buffer, offset), call.line)
                arguments.append(add_text(self._module, text, call.line))
            else:
                arguments.append(self._loaded(call, buffer, offset, type))
            offset += size
        result = self._call(data, arguments, call)
        constants = self._module.constants
        failed = self._add(op.ICMP, types.i1, [result, constants.integer(types.i32, 0)], call)
        failed.predicate = op.ICMP_PREDICATES["slt"]
        count = constants.integer(types.i32, len(arguments))
        less = constants.integer(types.i32, -1)
        return self._add(op.SELECT, types.i32, [failed, less, count], call)

    def _type(self, kind: bytes, is_wide: bool, line: int) -> Type:
        types = self._module.types
        if kind in b"fFeEgGaA":
            return types.f64
        if kind == b"p":
            return types.pointer(GLOBAL)
        if kind == b"s":
            return types.pointer(GENERIC)
        if kind not in b"diouxXc":
            raise Unsupported(f"printf has no conversion '%{kind.decode('latin-1')}'", line)
        return types.i64 if is_wide else types.i32

    def _loaded(self, call: Inst, buffer: Value, offset: int, type: Type) -> Value:
        """Load a value of a message; pointers are numbers there."""
        types = self._module.types
        stored = types.i64 if type.kind == POINTER else type
        place: Value = buffer
        if offset:
            by = self._module.constants.integer(types.i64, offset)
            place = self._add(op.GETELEMENTPTR, buffer.type, [buffer, by], call)
            place.type_arg = types.i8
        load = self._add(op.LOAD, stored, [place], call)
        load.memory = op.MemoryInfo(self._layout.align(stored))
        return load if stored is type else self._add(op.INTTOPTR, type, [load], call)

    def _stored(self, call: Inst, buffer: Value, offset: int) -> Value:
        """Return what the block stores last at a place of a message, before its call."""
        root, start = self._place(buffer)
        found: Value | None = None
        for inst in self._out:
            if inst.opcode == op.STORE:
                base, at = self._place(inst.operands[1])
                if base is root:
                    found = self._member(inst.operands[0], start + offset - at) or found
        if found is None:
            raise Unsupported("a string of printf is not a constant", call.line)
        return found

    def _member(self, value: Value, offset: int) -> Value | None:
        """Return the member of a value at a distance from its first byte, None if unknown."""
        if value.type.kind != STRUCT:
            return None if offset else self._extracted(value)
        offsets = self._layout.offsets(value.type)
        while isinstance(value, Inst) and value.opcode == op.INSERTVALUE:
            indices = value.ints or []
            if len(indices) == 1 and offsets[indices[0]] == offset:
                return value.operands[1]
            value = value.operands[0]
        return None

    def _extracted(self, value: Value) -> Value:
        """Return the member that an extraction takes out of a struct made here."""
        if not isinstance(value, Inst) or value.opcode != op.EXTRACTVALUE:
            return value
        whole, indices = value.operands[0], value.ints or []
        if whole.type.kind != STRUCT or len(indices) != 1:
            return value
        return self._member(whole, self._layout.offsets(whole.type)[indices[0]]) or value

    def _place(self, address: Value) -> tuple[Value, int]:
        """Return what an address is computed from, and the distance in bytes; -1 if unknown."""
        offset = 0
        while isinstance(address, (Inst, ConstExpr)):
            if address.opcode == op.GETELEMENTPTR:
                by = self._distance(address)
                if by is None:
                    break
                offset += by
            elif address.opcode not in _CASTS:
                break
            address = address.operands[0]
        return address, offset

    def _distance(self, gep: Inst | ConstExpr) -> int | None:
        type = gep.source_type if isinstance(gep, Inst) else gep.type_arg
        if type is None:
            return None
        total = 0
        for at, index in enumerate(gep.operands[1:]):
            if not isinstance(index, ConstInt):
                return None
            if at == 0:
                total += index.value * self._layout.size(type)
            elif type.kind == STRUCT:
                total += self._layout.offsets(type)[index.value]
                type = type.elems[index.value]
            else:
                total += index.value * self._layout.step(type)
                type = type.element
        return total

    def _report(self, call: Inst) -> None:
        """Print that an assertion failed, if its texts are constants."""
        if len(call.operands) <= _ARGUMENTS:
            return
        texts: list[bytes] = []
        for at in (_MESSAGE, _FUNCTION, _FILE):
            try:
                texts.append(constant_text(call.operands[at], call.line).replace(b"%", b"%%"))
            except Unsupported:
                return
        line = call.operands[_LINE]
        if line.type is not self._module.types.i32:
            return
        message, function, file = texts
        text = b"device assertion failed: '%s', in %s at %s:%%d\n" % (message, function, file)
        self._call(text, [line], call)
