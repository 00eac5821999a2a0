"""Variables that LLVM puts where SPIR-V cannot have them.

An alloca in another address space becomes one in address space 0, and a variable that names a
BuiltIn one in address space 7 (Input), each with all addresses derived from it. An alloca outside
of the entry block becomes a single variable, which is refused where a program could tell.

Input: no constant expressions in functions, so that every use of an address is an operand. Output:
address space 0 holds all allocas; an address derived from moved memory has the new address space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.analysis.refusals import check_initialisers
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.target.address_spaces import GENERIC, INPUT, PRIVATE

if TYPE_CHECKING:
    from spvbackend.prepare.module.loop_allocas import LoopAllocas


def run(module: Module, builtins: Builtins) -> None:
    """Rewrite allocas and built-in variables of every function."""
    named = {var for var in module.globals if var.name.startswith(VARIABLE_PREFIX)}
    inputs = module.types.pointer(INPUT)
    if named:
        from spvbackend.prepare.lower import boolean_inputs  # few modules have one

        check_initialisers(module, named)
        boolean_inputs.run(module, named)
    for var in named:
        var.type = inputs
    loops: LoopAllocas | None = None
    for function in module.functions:
        try:
            late = _move_allocas(module.types.pointer(PRIVATE), function)
            if late:
                loops = loops or _loop_allocas(builtins)
                loops.check(function, late)
            if named:
                # Copy the set: addresses derived in one function do not concern the next.
                _move_uses(inputs, function, set(named))
        except Diagnostic as error:
            module.refuse(function, error)


def _loop_allocas(builtins: Builtins) -> LoopAllocas:
    # Frontends put allocas into the entry block, so few modules need the import.
    from spvbackend.prepare.module.loop_allocas import LoopAllocas

    return LoopAllocas(builtins)


def _move_allocas(private: Type, function: Function) -> list[Inst]:
    """Give private memory its own address space, together with the addresses derived from it.

    Returns:
        The allocas outside of the entry block.
    """
    moved: set[Value] = set()
    generic: list[Inst] = []
    late: list[Inst] = []
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode in (op.ALLOCA, op.ARRAYALLOCA):
                if inst.opcode == op.ALLOCA and block.index:
                    late.append(inst)
                if inst.type.space == GENERIC:
                    generic.append(inst)
                elif inst.type.space != PRIVATE:
                    inst.type = private
                    moved.add(inst)
    if generic:
        _cast_to_generic(private, function, generic)
    if moved:
        _move_uses(private, function, moved)
    return late


def _cast_to_generic(private: Type, function: Function, allocas: list[Inst]) -> None:
    """Move allocas of the generic address space to private memory, and cast their addresses."""
    changed: dict[Value, Value] = {}
    for alloca in allocas:
        cast = Inst(op.ADDRSPACECAST, alloca.type, [], alloca.line)
        cast.parent = alloca.parent
        block = alloca.parent
        assert block is not None
        block.insts.insert(block.insts.index(alloca) + 1, cast)
        alloca.type = private
        changed[alloca] = cast
    replace_uses(function, changed)
    for memory, address in changed.items():
        assert isinstance(address, Inst)
        address.operands = [memory]


def _move_uses(type: Type, function: Function, moved: set[Value]) -> None:
    """Give all addresses derived from those in `moved` the pointer type `type`."""
    # In dominance order an address is derived before it is used, so one sweep reaches them all.
    for block in function.blocks:
        for inst in block.insts:
            if not moved.isdisjoint(inst.operands):
                _move_use(type, inst, moved)


def _move_use(type: Type, inst: Inst, moved: set[Value]) -> None:
    opcode = inst.opcode
    if opcode == op.ADDRSPACECAST and type.space == INPUT:
        inst.opcode = opcode = op.BITCAST  # Input memory has no address in Generic
    # OpPtrCastToGeneric and its inverse are the only casts between storage classes.
    elif opcode == op.ADDRSPACECAST and inst.type is type:
        inst.opcode = op.BITCAST  # both sides are of this memory
        return
    if opcode in (op.GETELEMENTPTR, op.FREEZE, op.BITCAST):
        inst.type = type
        moved.add(inst)
        return
    # A stored or passed address would be read back as one of the original address space.
    stores_address = opcode == op.STORE and inst.operands[0] in moved
    if opcode in (op.LOAD, op.STORE, op.ADDRSPACECAST, op.PTRTOINT, op.COPYMEM) and (
        not stores_address
    ):
        return
    name = op.OPCODE_NAMES[opcode]
    what = f"an alloca outside address space {PRIVATE}"
    if type.space == INPUT:
        what = "a built-in variable"
    raise Unsupported(f"'{name}' of the address of {what} has no translation", inst.line)
