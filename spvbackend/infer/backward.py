"""Backward traversal: what each use asks of the pointers it uses.

Input: cells for everything that `collect_definitions` has met; an argument or an instruction that
it passed over gets one when a use asks.  Output: votes, relations and flows in `walk.cells`; the
module is left as it is.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.callgraph import callee_type
from spvbackend.infer.accesses import access_type
from spvbackend.infer.facts import CALLED, REPEATED, USED, WEAK, Evidence
from spvbackend.infer.forward import Walk, is_byte_gep, member_cell, stored_cell
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.required import builtin_pointee, copies_pointee
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, STRUCT, TYPED_POINTER, Type
from spvbackend.llvmir.values import Function, Inst, Value


def collect_uses(walk: Walk) -> None:
    """Evidence and relations from every instruction that uses a pointer."""
    for function in walk.module.functions:
        for index, block in enumerate(function.blocks):
            walk.enter_block(function, index)
            uses = _Uses(walk)
            for inst in block.insts:
                _collect(uses, function, inst)


_RARE: Final = frozenset((op.COMPOSE, op.COPYMEM, op.INSERTVALUE))


@final
class _Uses:
    """The uses in one block: the second of a kind needs no cast of its own.

    `emit_intrinsics` makes one cast of a pointer to a type in each block; costs follow that.
    """

    __slots__ = ("seen", "walk")

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk
        self.seen: Final[set[tuple[Value, Type]]] = set()

    def add(self, pointer: Value, type: Type, kind: int, line: int, what: str) -> None:
        """A use of the pointer as one to `type`."""
        walk = self.walk
        cell = walk.cell(pointer)
        key = (pointer, type)
        if cell < 0 or walk.cells.fixed[cell] is not None:
            return  # null fits any use; a stated type does not change for one
        if key in self.seen:
            walk.cells.weigh(cell, type, REPEATED)
        else:
            self.seen.add(key)
            walk.vote(cell, kind, type, line, what)


def _collect(uses: _Uses, function: Function, inst: Inst) -> None:
    opcode = inst.opcode
    walk = uses.walk
    if opcode == op.LOAD:
        uses.add(inst.operands[0], access_type(inst), USED, inst.line, "load")
    elif opcode == op.STORE:
        value, pointer = inst.operands
        uses.add(pointer, access_type(inst), USED, inst.line, "store")
        if value.type.kind == POINTER and walk.cell(value) >= 0:
            # LLVM has one type for all pointers, so that the access alone says no more than that
            # pointers lie there; what those point to is what the stored one does.
            walk.cells.join(walk.cell(value), stored_cell(walk, pointer), "store", inst.line)
    elif opcode == op.GETELEMENTPTR:
        if is_byte_gep(inst):
            # LLVM's optimiser writes most address arithmetic over i8: no evidence of bytes there.
            _note_bytes(walk, inst.operands[0], inst.line, "getelementptr i8")
        else:
            uses.add(inst.operands[0], inst.source_type, USED, inst.line, "getelementptr")
    elif opcode in (op.ATOMICRMW, op.CMPXCHG):
        uses.add(inst.operands[0], inst.operands[1].type, USED, inst.line, op.OPCODE_NAMES[opcode])
    elif opcode == op.CALL:
        _collect_call(uses, inst)
    elif opcode == op.RET:
        if inst.operands and inst.operands[0].type.kind == POINTER:
            cell = walk.cell(inst.operands[0])
            if cell >= 0:
                # All returns of a function are one type (OpTypeFunction has one return type), so
                # this is a join; from there to the callers it is a flow.
                walk.cells.join(cell, walk.cells.returns[function], "ret", inst.line)
    elif opcode in _RARE:
        _collect_rare(walk, inst)


def _collect_rare(walk: Walk, inst: Inst) -> None:
    if inst.opcode == op.COPYMEM:
        for operand in inst.operands[:2]:
            _note_bytes(walk, operand, inst.line, "copy of bytes")
    else:
        _collect_members(walk, inst)


def _note_bytes(walk: Walk, pointer: Value, line: int, what: str) -> None:
    """A use that any pointee will do for.

    It has no weight in the choice, but an explanation can show it.
    """
    cell = walk.cell(pointer)
    if cell >= 0:
        walk.cells.note(cell, Evidence(WEAK, walk.types.i8, line, what, 0))


def _collect_members(walk: Walk, inst: Inst) -> None:
    """Pointers that become members of a struct in a register.

    The struct's type is the one it has in memory, so its members are the same cells.
    """
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
        # Which function is reached is known at run time only, so that the arguments flow to all.
        for candidate in walk.candidates(inst):
            _pass_arguments(walk, inst, candidate)
        return
    if callee.is_declaration:
        resolved = walk.builtins.lookup(callee.name)
        if resolved is not None:
            for index, operand in enumerate(inst.operands[:-1]):
                if operand.type.kind != POINTER or walk.cell(operand) < 0:
                    continue
                if copies_pointee(resolved, inst, index):
                    walk.relate(inst, operand)
                type = builtin_pointee(walk.types, resolved, inst, index)
                if type is not None:
                    _use_of_call(uses, operand, type, inst.line, f"call @{callee.name}")
            return
        if callee.name.startswith("llvm."):
            return  # the intrinsics that are left want no pointee: LangRef has plain `ptr` for them
    _pass_arguments(walk, inst, callee)


def _use_of_call(uses: _Uses, operand: Value, type: Type, line: int, what: str) -> None:
    """A pointer to what a builtin says; one to pointers says as well what these point to.

    Votes are for types as LLVM has them, with opaque pointers: what those point to is the content
    cell's own question.
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
            what = f"argument {index} of @{callee.name}"
            cells.flow(given, cell, what, inst.line, walk.times)
