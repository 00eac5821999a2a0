"""Forward traversal: what a definition says of its own pointee, and how it relates to operands."""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import lookup
from spvbackend.infer.facts import CLAIMED, STATED, USED, Cells, Evidence
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_strings
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, Type, TypeContext
from spvbackend.llvmir.values import (
    Argument,
    ConstInt,
    Function,
    Inst,
    Module,
    Value,
)

_STATING_ATTRIBUTES: Final = ("byval", "sret", "byref", "inalloca", "elementtype")
_C_TYPES: Final[dict[str, str]] = {
    "char": "i8",
    "uchar": "i8",
    "short": "i16",
    "ushort": "i16",
    "int": "i32",
    "uint": "i32",
    "long": "i64",
    "ulong": "i64",
    "half": "half",
    "float": "float",
    "double": "double",
}


@final
class Walk:
    """State of the two traversals."""

    __slots__ = ("cells", "module", "types")

    def __init__(self, module: Module, cells: Cells) -> None:
        self.module: Final = module
        self.types: Final[TypeContext] = module.types
        self.cells: Final = cells

    def cell(self, value: Value) -> int:
        """The cell of a pointer value, -1 for null, undef and functions, which fit any type."""
        if value.cell < 0 and isinstance(value, (Inst, Argument)):
            value.cell = self.cells.new()
        return value.cell

    def relate(self, a: Value, b: Value) -> None:
        """Both values are the same pointer."""
        first, second = self.cell(a), self.cell(b)
        if first >= 0 and second >= 0:
            self.cells.join(first, second)


def collect_definitions(walk: Walk) -> None:
    """Cells of globals, signatures and instructions."""
    cells = walk.cells
    for var in walk.module.globals:
        var.cell = cells.new(var.value_type)
        cells.evidence[var.cell].append(
            Evidence(STATED, var.value_type, var.line, f"global @{var.name}")
        )
    for function in walk.module.functions:
        _signature(walk, function)
    for function in walk.module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.type.kind == POINTER:
                    _define(walk, inst)


def _signature(walk: Walk, function: Function) -> None:
    cells = walk.cells
    params: list[int] = []
    for index, type in enumerate(function.value_type.elems):
        cell = -1
        if type.kind == POINTER:
            cell = cells.new(_stated(function, index))
            if function.is_kernel:
                _claim(walk, function, index, cell)
        params.append(cell)
        if function.args:
            function.args[index].cell = cell
    cells.parameters[function] = params
    if function.ret_type.kind == POINTER:
        cells.returns[function] = cells.new()


def _stated(function: Function, index: int) -> Type | None:
    if index >= len(function.param_attrs):
        return None
    attrs = function.param_attrs[index]
    for name in _STATING_ATTRIBUTES:
        value = attrs.get(name)
        if isinstance(value, Type):
            return value
    return None


def _claim(walk: Walk, function: Function, index: int, cell: int) -> None:
    """kernel_arg_base_type: `float4*` claims a pointee, for arguments that no use types."""
    ref = function.attachments.get("kernel_arg_base_type")
    names = node_strings(walk.module, ref) if ref is not None else []
    if index >= len(names) or not names[index].endswith("*"):
        return
    name = names[index][:-1].rstrip()
    scalar = name.rstrip("0123456789")
    known = _C_TYPES.get(scalar)
    if known is None:
        return
    types = walk.types
    type = types.integer(int(known[1:])) if known[0] == "i" else types.floating(known)
    lanes = name[len(scalar) :]
    if lanes:
        type = types.vector(int(lanes), type)
    walk.cells.vote(cell, Evidence(CLAIMED, type, function.line, "kernel_arg_base_type"))


def _define(walk: Walk, inst: Inst) -> None:
    opcode = inst.opcode
    cells = walk.cells
    if opcode == op.ALLOCA:
        inst.cell = cells.new(inst.source_type)
        cells.evidence[inst.cell].append(Evidence(STATED, inst.source_type, inst.line, "alloca"))
    elif opcode == op.GETELEMENTPTR:
        _define_gep(walk, inst)
    elif opcode in (op.PHI, op.FREEZE, op.ADDRSPACECAST, op.BITCAST):
        for operand in inst.operands:
            walk.relate(inst, operand)
    elif opcode == op.SELECT:
        walk.relate(inst, inst.operands[1])
        walk.relate(inst, inst.operands[2])
    elif opcode == op.LOAD:
        cells.join(walk.cell(inst), stored_cell(walk, inst.operands[0]))
    elif opcode == op.EXTRACTVALUE:
        cell = member_cell(walk, inst.operands[0].type, inst.indices)
        if cell >= 0:
            cells.join(walk.cell(inst), cell)
    elif opcode == op.CALL and isinstance(inst.callee, Function):
        callee = inst.callee
        if callee.is_declaration and lookup(callee.name) is not None:
            inst.cell = cells.new()  # what one builtin gives is not what all its calls give
        else:
            inst.cell = cells.returns.get(callee, -1)


def stored_cell(walk: Walk, pointer: Value) -> int:
    """The cell of the pointers in the memory that `pointer` points to."""
    cell = walk.cell(pointer)
    if cell < 0:
        return walk.cells.new()
    fixed = walk.cells.fixed[cell]
    if fixed is not None:
        member = first_member(fixed)
        if member is not None:
            return walk.cells.member(member[0], member[1])
    return walk.cells.content_of(cell)


def first_member(type: Type) -> tuple[Type, int] | None:
    """The innermost struct whose member 0 lies at the very start of `type`."""
    found: tuple[Type, int] | None = None
    while True:
        if type.kind == STRUCT and type.elems:
            found = (type, 0)
            type = type.elems[0]
        elif type.kind == ARRAY:
            type = type.element
        else:
            return found


def member_cell(walk: Walk, type: Type, indices: list[int]) -> int:
    """The cell of the member that constant indices lead to, -1 outside of structs."""
    cell = -1
    for index in indices:
        if type.kind == STRUCT:
            cell = walk.cells.member(type, index)
            type = type.elems[index]
        else:
            type = type.element
    return cell


def byte_scale(source: Type) -> int:
    """Bytes per step of a GEP that only counts bytes (over i8 or [n x i8]), else 0."""
    if source.kind == ARRAY:
        return source.bits * byte_scale(source.element)
    return 1 if source.bits == 8 and source.kind == 1 else 0


def is_byte_gep(inst: Inst) -> bool:
    """Whether the GEP is an offset in bytes, which says nothing of its pointee."""
    return len(inst.operands) == 2 and byte_scale(inst.source_type) > 0


def gep_result(inst: Inst) -> tuple[Type, tuple[Type, int] | None]:
    """The type a GEP leads to, and the last struct member on the way."""
    type = inst.source_type
    member: tuple[Type, int] | None = None
    for index in inst.operands[2:]:
        if type.kind == STRUCT:
            assert isinstance(index, ConstInt)
            member = (type, index.value)
            type = type.elems[index.value]
        else:
            type = type.element
    return type, member


def _define_gep(walk: Walk, inst: Inst) -> None:
    cells = walk.cells
    base = inst.operands[0]
    if is_byte_gep(inst):
        cell = walk.cell(inst)
        if walk.cell(base) >= 0:
            cells.byte_steps.append((walk.cell(base), cell, byte_step(inst)))
        return
    type, member = gep_result(inst)
    if member is None and len(inst.operands) == 2:
        walk.relate(inst, base)
        cells.vote(walk.cell(inst), Evidence(USED, type, inst.line, "getelementptr"))
        return
    inst.cell = cells.new(type)
    cells.evidence[inst.cell].append(Evidence(STATED, type, inst.line, "getelementptr"))
    leaf = type
    while leaf.kind == ARRAY:
        leaf = leaf.element
    if leaf.kind != POINTER:
        return
    if member is not None:
        cells.join(cells.content_of(inst.cell), cells.member(member[0], member[1]))
    elif walk.cell(base) >= 0:
        cells.join(cells.content_of(inst.cell), cells.content_of(walk.cell(base)))


def byte_step(inst: Inst) -> int:
    """A number of bytes that every offset of a byte GEP is a multiple of."""
    scale = byte_scale(inst.source_type)
    index = inst.operands[1]
    if isinstance(index, ConstInt):
        return scale * abs(index.signed())
    if isinstance(index, Inst) and isinstance(index.operands[-1], ConstInt):
        factor = index.operands[-1].value
        if index.opcode == op.SHL:
            return scale << min(factor, 63)
        if index.opcode == op.MUL:
            return scale * factor
    return scale
