"""Backward traversal: the types that uses require of their pointers.

Input: cells from `collect_definitions`; an argument or an instruction that it passed over gets one
at its first use here. Output: votes, relations and flows in `walk.cells`; the module is not
changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.analysis.callees import callee_type
from spvbackend.builtins.lookup import Resolved
from spvbackend.infer.accesses import access_type
from spvbackend.infer.facts import CALLED, REPEATED, USED, WEAK
from spvbackend.infer.forward import Walk, is_byte_gep, member_cell, stored_cell
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.required import builtin_pointee, copies_pointee
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, STRUCT, TYPED_POINTER, VECTOR, Type
from spvbackend.llvmir.values import Function, Inst, Value


def collect_uses(walk: Walk) -> None:
    """Collect evidence and relations from every instruction that uses a pointer."""
    collectors = _COLLECTORS
    for function in walk.module.functions:
        for index, block in enumerate(function.blocks):
            walk.enter_block(function, index)
            uses = _Uses(walk, function)
            for inst in block.insts:
                collect = collectors[inst.opcode]
                if collect is not None:
                    collect(uses, inst)


@final
class _Uses:
    """The uses in one block: a second use as the same type needs no further cast.

    `emit_intrinsics` makes one cast of a pointer to a type in each block; costs follow that.
    """

    __slots__ = ("function", "seen", "walk")

    def __init__(self, walk: Walk, function: Function) -> None:
        self.walk: Final = walk
        self.function: Final = function
        self.seen: Final[set[tuple[Value, Type]]] = set()

    def add(self, pointer: Value, type: Type, kind: int, line: int, what: str) -> None:
        """Add a use of the pointer as one to `type`."""
        walk = self.walk
        cell = pointer.cell
        if cell < 0:
            cell = walk.cell(pointer)
        if cell < 0 or walk.cells.fixed[cell] is not None:
            return  # null fits any use; a use does not change a stated type
        key = (pointer, type)
        if key in self.seen:
            walk.cells.weigh(cell, type, REPEATED)
        else:
            self.seen.add(key)
            walk.vote(cell, kind, type, line, what)


def _collect_load(uses: _Uses, inst: Inst) -> None:
    type = inst.type
    if type.kind == VECTOR:
        type = access_type(inst)
    uses.add(inst.operands[0], type, USED, inst.line, "load")


def _collect_store(uses: _Uses, inst: Inst) -> None:
    value, pointer = inst.operands
    type = value.type
    if type.kind == VECTOR:
        type = access_type(inst)
    uses.add(pointer, type, USED, inst.line, "store")
    walk = uses.walk
    if type.kind == POINTER and walk.cell(value) >= 0:
        # LLVM has one type for all pointers, so the access alone says only that the memory holds
        # pointers; their pointee is that of the stored one.
        walk.cells.join(walk.cell(value), stored_cell(walk, pointer), "store", inst.line)


def _collect_gep(uses: _Uses, inst: Inst) -> None:
    if is_byte_gep(inst):
        # LLVM's optimiser writes most address arithmetic over i8, which is not evidence of bytes.
        _note_bytes(uses.walk, inst.operands[0], inst.line, "getelementptr i8")
    else:
        uses.add(inst.operands[0], inst.source_type, USED, inst.line, "getelementptr")


def _collect_atomic(uses: _Uses, inst: Inst) -> None:
    name = op.OPCODE_NAMES[inst.opcode]
    uses.add(inst.operands[0], inst.operands[1].type, USED, inst.line, name)


def _collect_ret(uses: _Uses, inst: Inst) -> None:
    walk = uses.walk
    if inst.operands and inst.operands[0].type.kind == POINTER:
        cell = walk.cell(inst.operands[0])
        if cell >= 0:
            # All returns of a function have one type (OpTypeFunction has one return type), so this
            # is a join; from there to the callers it is a flow.
            walk.cells.join(cell, walk.cells.returns[uses.function], "ret", inst.line)


def _collect_copy(uses: _Uses, inst: Inst) -> None:
    for operand in inst.operands[:2]:
        _note_bytes(uses.walk, operand, inst.line, "copy of bytes")


def _note_bytes(walk: Walk, pointer: Value, line: int, what: str) -> None:
    """Note a use that any pointee serves.

    It has no weight in the choice, but an explanation can show it.
    """
    cell = walk.cell(pointer)
    if cell >= 0:
        walk.cells.note(cell, WEAK, walk.types.i8, line, what)


def _collect_members(uses: _Uses, inst: Inst) -> None:
    """Relate pointers that become members of a struct in a register.

    The struct has the same type as in memory, so its members are the same cells.
    """
    walk = uses.walk
    if inst.opcode == op.COMPOSE:
        for index, operand in enumerate(inst.operands):
            is_pointer = operand.type.kind == POINTER and inst.type.kind == STRUCT
            if is_pointer and walk.cell(operand) >= 0:
                member = walk.cells.member(inst.type, index)
                walk.cells.join(walk.cell(operand), member, "insertvalue", inst.line)
        return
    aggregate, element = inst.operands
    if element.type.kind == POINTER and walk.cell(element) >= 0:
        cell = member_cell(walk, aggregate.type, inst.indices)
        if cell >= 0:
            walk.cells.join(walk.cell(element), cell, "insertvalue", inst.line)


def _collect_call(uses: _Uses, inst: Inst) -> None:
    walk = uses.walk
    callee = inst.callee
    if not isinstance(callee, Function):
        if callee.type.kind == POINTER:
            uses.add(callee, callee_type(walk.types, inst), CALLED, inst.line, "call")
        # The callee is known only at run time, so the arguments flow to all candidates.
        for candidate in walk.candidates(inst):
            _pass_arguments(walk, inst, candidate)
        return
    # Most calls are of builtins on numbers.
    if not takes_pointers(inst):
        return
    if callee.is_declaration:
        resolved = walk.builtins.lookup(callee.name)
        if resolved is not None:
            _collect_builtin_call(uses, inst, callee, resolved)
            return
        if callee.name.startswith("llvm."):
            return  # remaining intrinsics need no pointee: LangRef has plain `ptr` for them
    _pass_arguments(walk, inst, callee)


def takes_pointers(inst: Inst) -> bool:
    """Whether any argument of a call is a pointer."""
    count = len(inst.operands) - 1
    for operand in inst.operands:
        if operand.type.kind == POINTER:
            return count > 0
        count -= 1
    return False


def _collect_builtin_call(uses: _Uses, inst: Inst, callee: Function, resolved: Resolved) -> None:
    walk = uses.walk
    for index, operand in enumerate(inst.operands[:-1]):
        if operand.type.kind != POINTER or walk.cell(operand) < 0:
            continue
        if copies_pointee(resolved, inst, index):
            walk.relate(inst, operand)
        type = builtin_pointee(walk.types, resolved, inst, index)
        if type is not None:
            _use_of_call(uses, operand, type, inst.line, f"call @{callee.name}")


def _use_of_call(uses: _Uses, operand: Value, type: Type, line: int, what: str) -> None:
    """Add a builtin's pointer argument, and the pointee of pointers in its memory.

    Votes are for types as LLVM has them, with opaque pointers: the content cell has the pointee of
    those.
    """
    walk = uses.walk
    uses.add(operand, untyped(walk.types, type), CALLED, line, what)
    if type.kind == TYPED_POINTER:
        walk.vote(stored_cell(walk, operand), CALLED, type.element, line, what)


def _pass_arguments(walk: Walk, inst: Inst, callee: Function) -> None:
    cells = walk.cells
    for index, cell in enumerate(cells.parameters[callee]):
        # A call may be of another type than the declaration (LangRef, 'call': behaviour undefined).
        if cell >= 0 and index < len(inst.operands) - 1:
            given = walk.cell(inst.operands[index])
            if given < 0:
                continue
            what = f"argument {index} of @{callee.name}" if cells.reasons else ""
            cells.flow(given, cell, what, inst.line, walk.times)


_Collector = Callable[[_Uses, Inst], None]
_ROWS: Final[dict[int, _Collector | None]] = {
    op.ATOMICRMW: _collect_atomic,
    op.CALL: _collect_call,
    op.CMPXCHG: _collect_atomic,
    op.COMPOSE: _collect_members,
    op.COPYMEM: _collect_copy,
    op.GETELEMENTPTR: _collect_gep,
    op.INSERTVALUE: _collect_members,
    op.LOAD: _collect_load,
    op.RET: _collect_ret,
    op.STORE: _collect_store,
}
_COLLECTORS: Final = op.by_opcode(_ROWS, None)
