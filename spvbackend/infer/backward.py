"""Backward traversal: what each use asks of the pointers it uses."""

from __future__ import annotations

from spvbackend.builtins.lookup import lookup
from spvbackend.infer.facts import CALLED, USED, Evidence
from spvbackend.infer.forward import Walk, is_byte_gep, member_cell, stored_cell
from spvbackend.infer.required import builtin_pointee, copies_pointee
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, STRUCT, Type
from spvbackend.llvmir.values import Function, Inst, Value


def collect_uses(walk: Walk) -> None:
    """Evidence and relations from every instruction that uses a pointer."""
    for function in walk.module.functions:
        for block in function.blocks:
            for inst in block.insts:
                _collect(walk, function, inst)


def _collect(walk: Walk, function: Function, inst: Inst) -> None:
    opcode = inst.opcode
    if opcode == op.LOAD:
        _use(walk, inst.operands[0], inst.type, inst, "load")
    elif opcode == op.STORE:
        value, pointer = inst.operands
        _use(walk, pointer, value.type, inst, "store")
        if value.type.kind == POINTER and walk.cell(value) >= 0:
            walk.cells.join(walk.cell(value), stored_cell(walk, pointer))
    elif opcode == op.GETELEMENTPTR:
        if not is_byte_gep(inst):
            _use(walk, inst.operands[0], inst.source_type, inst, "getelementptr")
    elif opcode in (op.ATOMICRMW, op.CMPXCHG):
        _use(walk, inst.operands[0], inst.operands[1].type, inst, op.OPCODE_NAMES[opcode])
    elif opcode == op.CALL:
        _collect_call(walk, inst)
    elif opcode == op.RET:
        if inst.operands and inst.operands[0].type.kind == POINTER:
            cell = walk.cell(inst.operands[0])
            if cell >= 0:
                walk.cells.join(cell, walk.cells.returns[function])
    elif opcode in (op.INSERTVALUE, op.COMPOSE):
        _collect_members(walk, inst)


def _use(walk: Walk, pointer: Value, type: Type, inst: Inst, what: str) -> None:
    cell = walk.cell(pointer)
    if cell >= 0 and walk.cells.fixed[cell] is None:
        walk.cells.vote(cell, Evidence(USED, type, inst.line, what))


def _collect_members(walk: Walk, inst: Inst) -> None:
    """Pointers that become members of a struct in a register."""
    if inst.opcode == op.COMPOSE:
        for index, operand in enumerate(inst.operands):
            is_pointer = operand.type.kind == POINTER and inst.type.kind == STRUCT
            if is_pointer and walk.cell(operand) >= 0:
                walk.cells.join(walk.cell(operand), walk.cells.member(inst.type, index))
        return
    aggregate, element = inst.operands
    if element.type.kind == POINTER and walk.cell(element) >= 0:
        cell = member_cell(walk, aggregate.type, inst.indices)
        if cell >= 0:
            walk.cells.join(walk.cell(element), cell)


def _collect_call(walk: Walk, inst: Inst) -> None:
    callee = inst.callee
    if not isinstance(callee, Function):
        return
    if callee.is_declaration:
        resolved = lookup(callee.name)
        if resolved is not None:
            for index, operand in enumerate(inst.operands[:-1]):
                if operand.type.kind != POINTER or walk.cell(operand) < 0:
                    continue
                if copies_pointee(resolved, inst, index):
                    walk.relate(inst, operand)
                type = builtin_pointee(walk.types, resolved, inst, index)
                if type is not None:
                    walk.cells.vote(
                        walk.cell(operand),
                        Evidence(CALLED, type, inst.line, f"call @{callee.name}"),
                    )
            return
        if callee.name.startswith("llvm."):
            return
    for operand, cell in zip(inst.operands[:-1], walk.cells.parameters[callee], strict=False):
        if cell >= 0 and walk.cell(operand) >= 0:
            walk.cells.join(walk.cell(operand), cell)
