"""Variables that LLVM puts where SPIR-V cannot have them.

- A constant in address space 0 becomes an initialised variable of each function that uses it:
  module scope has no private storage in OpenCL.
- An alloca in another address space becomes one in address space 0, and a variable that names a
  BuiltIn one in address space 7 (Input), each with all that is derived from its address.

Input: no constant expressions in functions, so that every use of an address is an operand.  Output:
address space 0 holds all allocas and no constant; an address derived from what moved has the new
address space.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.names import VARIABLE_PREFIX
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, TakenAddress
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function, GlobalVar, Inst, MemoryInfo, Value
from spvbackend.prepare.module.cleanup import mentioned
from spvbackend.target.address_spaces import CONSTANT, INPUT, PRIVATE

# Instructions whose result may be the address that they take, or one near it.
_DERIVING: Final = frozenset(
    (op.GETELEMENTPTR, op.FREEZE, op.BITCAST, op.ADDRSPACECAST, op.PHI, op.SELECT)
)


def run(module: Module) -> None:
    """Rewrite allocas and constants of every function."""
    private = {var for var in module.globals if var.type.space == PRIVATE and var.constant}
    builtins = {var for var in module.globals if var.name.startswith(VARIABLE_PREFIX)}
    inputs = module.types.pointer(INPUT)
    for var in builtins:
        var.type = inputs
    for function in module.functions:
        if function.blocks:
            if private:
                _copy_constants(module, function, private)
            _move_allocas(module.types.pointer(PRIVATE), function)
            if builtins:
                # A copy of the set: what is derived in one function is of no interest in the next.
                _move_uses(inputs, function, set(builtins))
    if private:
        module.drop_variables(private)


def _copy_constants(module: Module, function: Function, private: set[GlobalVar]) -> None:
    # One copy a function, however many uses: the constant is only read, so its uses may share.
    copies: dict[GlobalVar, Inst] = {}
    for block in function.blocks:
        for inst in block.insts:
            for index, operand in enumerate(inst.operands):
                if isinstance(operand, GlobalVar) and operand in private:
                    if operand not in copies:
                        copies[operand] = _copy(module, operand, inst.line)
                    inst.operands[index] = copies[operand]
    if copies:
        # LLVM's constant lives as long as the program, the copy as long as the call.
        _refuse_escape(function, set(copies.values()))
        entry = function.blocks[0]
        for copy in copies.values():
            copy.parent = entry
        # The entry dominates all uses, and an alloca there is one variable for each call of the
        # function, whatever loops the uses are in.
        entry.insts[:0] = list(copies.values())


def _refuse_escape(function: Function, derived: set[Value]) -> None:
    """Refuse addresses of a function's own copy that would outlive the function."""
    for block in function.blocks:
        for inst in block.insts:
            if derived.isdisjoint(inst.operands):
                continue
            # One sweep is enough but for a phi: blocks are in dominance order, so what is derived
            # comes later.
            if inst.opcode in _DERIVING:
                derived.add(inst)
            is_kept = inst.opcode == op.STORE and inst.operands[0] in derived
            # An alloca does not outlive the function either, and -O0 code keeps every address in
            # one.
            target = inst.operands[1] if is_kept else None
            outlives = is_kept and not (isinstance(target, Inst) and target.opcode == op.ALLOCA)
            if outlives or inst.opcode == op.RET:
                raise Unsupported(
                    f"the address of a constant in address space {PRIVATE} leaves the function",
                    inst.line,
                    f"put the constant into addrspace({CONSTANT})",
                )


def _copy(module: Module, var: GlobalVar, line: int) -> Inst:
    if var.initializer is None:
        where = f"in address space {PRIVATE} is defined in another module"
        raise Unsupported(f"variable '@{var.name}' {where}", var.line)
    # The sweep that notes addresses of functions saw a variable as operand and not its initialiser.
    for value in mentioned(var.initializer):
        if isinstance(value, Function):
            module.taken_addresses.append(TakenAddress(value, var.line))
    inst = Inst(op.ALLOCA, var.type, [var.initializer], line)
    inst.name = var.name
    inst.type_arg = var.value_type
    inst.memory = MemoryInfo(var.align)
    return inst


def _move_allocas(private: Type, function: Function) -> None:
    """Give private memory its own address space, together with the addresses derived from it."""
    moved: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode in (op.ALLOCA, op.ARRAYALLOCA) and inst.type.space != PRIVATE:
                inst.type = private
                moved.add(inst)
    if moved:
        _move_uses(private, function, moved)


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
    # OpPtrCastToGeneric and its inverse are the only casts between storage classes; none goes from
    # Function to itself.
    elif opcode == op.ADDRSPACECAST and inst.type is type:
        inst.opcode = op.BITCAST  # the memory is where the cast led to
        return
    if opcode in (op.GETELEMENTPTR, op.FREEZE, op.BITCAST):
        inst.type = type
        moved.add(inst)
        return
    # Stored, or handed to a call, the address would be read back as one of the former address
    # space.
    stores_address = opcode == op.STORE and inst.operands[0] in moved
    if opcode in (op.LOAD, op.STORE, op.ADDRSPACECAST, op.PTRTOINT, op.COPYMEM) and (
        not stores_address
    ):
        return
    name = op.OPCODE_NAMES[opcode]
    what = f"an alloca outside address space {PRIVATE}"
    if type.space == INPUT:
        what = "a built-in variable"
    raise Unsupported(f"'{name}' of the address of {what}", inst.line)
