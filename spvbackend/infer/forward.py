"""Forward traversal: the pointee that a definition states, and its relations to operands.

Input: a prepared module and no cells. Output: a cell on each global, parameter and pointer
instruction that was asked about, with stated types, evidence and relations. It owns `Walk`, the
state that the backward traversal continues with.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.callees import callee_type, targets_by_type
from spvbackend.analysis.known_bits import low_zero_bits
from spvbackend.analysis.loops import loop_depths
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.opaque_names import opaque_parameter
from spvbackend.infer.facts import CALLED, CLAIMED, STATED, USED, ByteStep, Cells
from spvbackend.infer.required import builtin_result, opaque
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_strings
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, INT, POINTER, STRUCT, Type, TypeContext
from spvbackend.llvmir.values import (
    Argument,
    ConstAggregate,
    ConstInt,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.target.widths import LANE_COUNTS

LOOP_FACTOR: Final = 4
"""The assumed iterations of a loop: unknown, but a use inside outweighs a few outside."""
MAX_DEPTH: Final = 4
"""Deeper loops do not count more, so that one use cannot outweigh everything else."""
MAX_CANDIDATES: Final = 32
"""An indirect call with more candidates is evidence for none of them."""
_STATING_ATTRIBUTES: Final = ("byval", "sret", "byref", "inalloca", "elementtype")
"""Attributes with a type, since pointers are opaque (LangRef, 'Parameter Attributes')."""
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
"""The scalars of kernel_arg_base_type, in which clang has resolved typedefs (OpenCL C, 6.3.1)."""
_LANES: Final[dict[str, int]] = {str(count): count for count in LANE_COUNTS}


@final
class Walk:
    """State of the two traversals; `times` is the weight of the current block.

    Loop depths and the functions of each type are computed when first asked for: most functions
    have no loop, most modules no indirect call.
    """

    __slots__ = ("_by_type", "_current", "_depths", "_function", "builtins", "cells", "module",
                 "times", "types")  # fmt: skip

    def __init__(self, module: Module, cells: Cells, builtins: Builtins | None = None) -> None:
        self.builtins: Final = builtins or Builtins()
        self.module: Final = module
        self.types: Final[TypeContext] = module.types
        self.cells: Final = cells
        self.times = 1
        self._depths: Final[dict[Function, list[int] | None]] = {}
        self._function: Function | None = None
        self._current: list[int] | None = None
        self._by_type: dict[Type, list[Function]] = {}

    def enter_block(self, function: Function, index: int) -> None:
        """Enter block `index`: a cast in a loop costs as often as it runs."""
        if function is not self._function:
            self._function = function
            if function not in self._depths:
                self._depths[function] = loop_depths(function.blocks)
            self._current = self._depths[function]
        depths = self._current
        self.times = 1 if depths is None else LOOP_FACTOR ** min(depths[index], MAX_DEPTH)

    def candidates(self, inst: Inst) -> list[Function]:
        """Return the possible callees of an indirect call: of its type, with a taken address."""
        if not self._by_type:
            self._by_type = targets_by_type(self.module)
        functions = self._by_type.get(callee_type(self.types, inst), [])
        # Where any function may be meant, each call would be an edge to each of them.
        return functions if len(functions) <= MAX_CANDIDATES else []

    def vote(self, cell: int, kind: int, type: Type, line: int, what: str) -> None:
        """Add evidence of the current block."""
        self.cells.vote(cell, kind, type, line, what, self.times)

    def cell(self, value: Value) -> int:
        """Return the cell of a pointer value, -1 for null and undef, which fit any type.

        One null is one object in all its uses here: with a cell it would join unrelated pointers.
        """
        cell = value.cell
        if cell < 0 and isinstance(value, (Inst, Argument)):
            cell = value.cell = self.cells.new()
        return cell

    def relate(self, inst: Inst, operand: Value) -> None:
        """Relate an instruction's result to an operand that is the same pointer."""
        first, second = self.cell(inst), self.cell(operand)
        if first >= 0 and second >= 0:
            self.cells.join(first, second, op.OPCODE_NAMES[inst.opcode], inst.line)


def collect_definitions(walk: Walk) -> None:
    """Make cells of globals, signatures and instructions.

    Globals come first, as initialisers may name any of them, and signatures before bodies, as calls
    may.
    """
    cells = walk.cells
    for var in walk.module.globals:
        var.cell = cells.new(var.value_type)
        cells.note(var.cell, STATED, var.value_type, var.line, "variable")
    for function, address in walk.module.addresses.items():
        address.cell = function.cell = cells.new(function.value_type)
        cells.note(address.cell, STATED, function.value_type, function.line, "function")
    for var in walk.module.globals:
        if var.initializer is not None:
            _initializer(walk, var, var.initializer, cells.content_of(var.cell))
    for function in walk.module.functions:
        _signature(walk, function)
    for function in walk.module.functions:
        for index, block in enumerate(function.blocks):
            walk.enter_block(function, index)
            for inst in block.insts:
                if inst.type.kind == POINTER:
                    _define(walk, inst)


def _initializer(walk: Walk, var: GlobalVar, value: Value, cell: int) -> None:
    """Join pointers in an initialiser with those that the memory holds; `cell` is theirs."""
    if not isinstance(value, ConstAggregate):
        if value.type.kind == POINTER and value.cell >= 0:
            walk.cells.join(value.cell, cell, f"initialiser of @{var.name}", var.line)
        return
    for index, element in enumerate(value.elements):
        if value.type.kind == STRUCT:
            # Pointers in a struct are known by the struct alone, wherever the struct lies.
            if element.type.kind in (POINTER, ARRAY, STRUCT):
                _initializer(walk, var, element, walk.cells.member(value.type, index))
        elif element.type.kind in (POINTER, ARRAY, STRUCT):
            _initializer(walk, var, element, cell)


def _signature(walk: Walk, function: Function) -> None:
    cells = walk.cells
    params: list[int] = []
    for index, type in enumerate(function.value_type.elems):
        cell = -1
        if type.kind == POINTER:
            stated = _stated(function, index)
            cell = cells.new(stated)
            if stated is not None:
                cells.note(cell, STATED, stated, function.line, "parameter attribute")
            if function.is_kernel:  # clang describes only the arguments of kernels
                _claim(walk, function, index, cell)
        params.append(cell)
        function.args[index].cell = cell
    cells.parameters[function] = params
    if function.ret_type.kind == POINTER:
        cells.returns[function] = cells.new()


def _stated(function: Function, index: int) -> Type | None:
    attrs = function.args[index].attrs
    for name in _STATING_ATTRIBUTES:
        value = attrs.get(name)
        if isinstance(value, Type):
            return value
    return None


def _claim(walk: Walk, function: Function, index: int, cell: int) -> None:
    """Add the claim of kernel_arg_base_type: `float4*` names a pointee, for arguments without uses.

    A type that does not end in `*` may be an image or a pipe, which is a pointer only in old
    modules; its access qualifier is in a list of its own.
    """
    names = _strings(walk, function, "kernel_arg_base_type")
    if index >= len(names):
        return  # the list may be short: metadata is not verified
    if not names[index].endswith("*"):
        accesses = _strings(walk, function, "kernel_arg_access_qual")
        access = accesses[index] if index < len(accesses) else ""
        struct = opaque(walk.types, opaque_parameter(names[index], access))
        if struct is not None:
            walk.cells.vote(cell, CLAIMED, struct, function.line, "kernel_arg_base_type")
        return
    name = names[index][:-1].rstrip()
    scalar = name.rstrip("0123456789")
    known = _C_TYPES.get(scalar)
    lanes = name[len(scalar) :]
    # A name of the user's own, such as `float5`, is not evidence.
    if known is None or (lanes and lanes not in _LANES):
        return
    types = walk.types
    type = types.integer(int(known[1:])) if known[0] == "i" else types.floating(known)
    if lanes:
        type = types.vector(_LANES[lanes], type)
    walk.cells.vote(cell, CLAIMED, type, function.line, "kernel_arg_base_type")


def _strings(walk: Walk, function: Function, name: str) -> list[str]:
    ref = function.attachments.get(name)
    return node_strings(walk.module, ref) if ref is not None else []


def _define(walk: Walk, inst: Inst) -> None:
    opcode = inst.opcode
    cells = walk.cells
    if opcode in (op.ALLOCA, op.ARRAYALLOCA):
        inst.cell = cells.new(inst.source_type)
        cells.note(inst.cell, STATED, inst.source_type, inst.line, "alloca")
    elif opcode == op.GETELEMENTPTR:
        _define_gep(walk, inst)
    elif opcode in _SAME:
        # OpPhi, OpSelect and OpPtrCastToGeneric: operands and result have one pointee.
        for operand in _same_pointers(inst):
            walk.relate(inst, operand)
    elif opcode == op.LOAD:
        cells.join(walk.cell(inst), stored_cell(walk, inst.operands[0]), "load", inst.line)
    elif opcode == op.EXTRACTVALUE:
        cell = member_cell(walk, inst.operands[0].type, inst.indices)
        if cell >= 0:
            cells.join(walk.cell(inst), cell, "extractvalue", inst.line)
    elif opcode == op.CALL:
        _define_call(walk, inst)


_SAME: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.FREEZE, op.INTTOPTR, op.PHI, op.SELECT))


def _same_pointers(inst: Inst) -> list[Value]:
    """Return the operands that are the same pointer as the result.

    An inttoptr counts where its integer was a pointer before; through arithmetic it could be any.
    """
    if inst.opcode == op.PHI:
        # A block that leads here by several edges makes one cast.
        edges = dict.fromkeys(zip(inst.operands, inst.targets, strict=True))
        return [operand for operand, _ in edges]
    if inst.opcode == op.INTTOPTR:
        source = inst.operands[0]
        if isinstance(source, Inst) and source.opcode == op.PTRTOINT:
            return source.operands
        return []
    return inst.operands[1:] if inst.opcode == op.SELECT else inst.operands[:1]


def _define_call(walk: Walk, inst: Inst) -> None:
    callee = inst.callee
    if isinstance(callee, Function):
        resolved = walk.builtins.lookup(callee.name) if callee.is_declaration else None
        if resolved is not None:
            # One declaration serves calls with any pointees, so the calls do not share its result's
            # cell; only an opaque result is the same in all of them.
            type = builtin_result(walk.types, resolved)
            if type is not None:
                walk.vote(walk.cell(inst), CALLED, type, inst.line, f"result of @{callee.name}")
            return
        _take_result(walk, inst, callee)
        return
    for candidate in walk.candidates(inst):
        _take_result(walk, inst, candidate)


def _take_result(walk: Walk, inst: Inst, callee: Function) -> None:
    cell = walk.cells.returns.get(callee, -1)
    if cell >= 0:
        what = f"result of @{callee.name}"
        walk.cells.flow(cell, walk.cell(inst), what, inst.line, walk.times)


def stored_cell(walk: Walk, pointer: Value) -> int:
    """Return the cell of the pointers in the memory that `pointer` points to."""
    cell = walk.cell(pointer)
    if cell < 0:
        return walk.cells.new()  # null has no memory: related to nothing else
    fixed = walk.cells.fixed[cell]
    if fixed is not None:
        # An access at the start of a struct is one of its first member, which has its own cell.
        member = first_member(fixed)
        if member is not None:
            return walk.cells.member(member[0], member[1])
    return walk.cells.content_of(cell)


def first_member(type: Type) -> tuple[Type, int] | None:
    """Return the innermost struct whose member 0 lies at the very start of `type`."""
    innermost: tuple[Type, int] | None = None
    while True:
        # The innermost counts: one access chain reaches it, and a pointer there is its member.
        if type.kind == STRUCT and type.elems:
            innermost = (type, 0)
            type = type.elems[0]
        elif type.kind == ARRAY:
            type = type.element
        else:
            return innermost


def member_cell(walk: Walk, type: Type, indices: list[int]) -> int:
    """Return the cell of the member that constant indices lead to, -1 outside of structs."""
    cell = -1
    for index in indices:
        if type.kind == STRUCT:
            cell = walk.cells.member(type, index)
            type = type.elems[index]
        else:
            type = type.element
    return cell


def byte_scale(source: Type) -> int:
    """Return the bytes per step of a GEP that only counts bytes (over i8 or [n x i8]), else 0."""
    if source.kind == ARRAY:
        return source.count * byte_scale(source.element)
    return 1 if source.kind == INT and source.bits == 8 else 0


def is_byte_gep(inst: Inst) -> bool:
    """Whether the GEP is an offset in bytes, which is not evidence for its pointee."""
    if len(inst.operands) != 2:
        return False
    source = inst.source_type
    if source.kind == ARRAY:
        return byte_scale(source) > 0
    return source.kind == INT and source.bits == 8


def gep_result(inst: Inst) -> tuple[Type, tuple[Type, int] | None]:
    """Return the type that a GEP leads to, and the last struct member on the way."""
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
            cells.byte_steps.append(
                ByteStep(walk.cell(base), cell, byte_step(inst), byte_offset(inst), inst.line)
            )
        return
    type, member = gep_result(inst)
    if member is None and len(inst.operands) == 2:
        # The Element of OpPtrAccessChain steps over whole pointees and keeps the type.
        walk.relate(inst, base)
        cells.give(walk.cell(inst), USED, type, inst.line, "getelementptr", walk.times)
        return
    # OpAccessChain: the result points to the type that the indices lead to, and to no other.
    inst.cell = cells.new(type)
    cells.note(inst.cell, STATED, type, inst.line, "getelementptr")
    if type.leaf().kind != POINTER:
        return
    if member is not None:
        within = cells.member(member[0], member[1])
        cells.join(cells.content_of(inst.cell), within, "getelementptr", inst.line)
    elif walk.cell(base) >= 0:
        # One cell has the pointers of all elements of an array: indices are not distinguished.
        within = cells.content_of(walk.cell(base))
        cells.join(cells.content_of(inst.cell), within, "getelementptr", inst.line)


def byte_offset(inst: Inst) -> int | None:
    """Return the offset of a byte GEP, None when it is known only at run time."""
    index = inst.operands[1]
    scale = byte_scale(inst.source_type)
    return scale * index.signed() if isinstance(index, ConstInt) else None


def byte_step(inst: Inst) -> int:
    """Return a number of bytes that every offset of a byte GEP is a multiple of.

    It is evidence for a type only: a product that wraps makes it wrong, which costs a cast and
    nothing else, since `byte_geps` proves anew what it rewrites.
    """
    scale = byte_scale(inst.source_type)
    index = inst.operands[1]
    if isinstance(index, ConstInt):
        return scale * abs(index.signed())
    if isinstance(index, Inst) and index.opcode == op.MUL:
        factor = index.operands[1]
        if isinstance(factor, ConstInt):
            return scale * factor.value
    return scale << min(low_zero_bits(index), MAX_SHIFT)


MAX_SHIFT: Final = 32
"""No type has a larger power of two as size; zero has all low bits clear, however many."""
