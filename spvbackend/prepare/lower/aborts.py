"""Traps end their block (SPV_KHR_abort).

Input: a module as parsed.  Output: a call of trap, ubsantrap or `__spirv_AbortKHR` is an ABORT of
its number or message, the last of its block; without the extension later passes drop a trap.

This comes before unreachable blocks are dropped, since what stood behind an abort may be
unreachable from then on.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import lookup
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT
from spvbackend.llvmir.values import Block, ConstInt, Function, Inst, Value
from spvbackend.spirv.opcodes import OpAbortKHR
from spvbackend.target.environment import Environment
from spvbackend.target.features import ABORT
from spvbackend.target.widths import INTS

# llvm.debugtrap comes back, so it ends nothing.
_TRAPS: Final = frozenset(("llvm.trap", "llvm.ubsantrap"))


def run(module: Module, environment: Environment) -> None:
    """Cut the blocks of every function behind their first abort."""
    traps = environment.has(ABORT)
    aborts = {function for function in module.functions if _is_abort(function, traps)}
    if not aborts:
        return
    for function in module.functions:
        for block in function.blocks:
            for index, inst in enumerate(block.insts):
                if inst.opcode == op.CALL and inst.callee in aborts:
                    _cut(module, block, index, _message(module, inst))
                    break


def _is_abort(function: Function, traps: bool) -> bool:
    if function.name in _TRAPS:
        # Without the extension a trap is dropped with the other intrinsics that have no effect
        # here; the builtin, which somebody wrote, is left for selection to refuse.
        return traps
    # A test of letters first: demangling every name is slow.
    if function.blocks or "AbortKHR" not in function.name:
        return False
    resolved = lookup(function.name)
    return resolved is not None and resolved.row.opcode == OpAbortKHR


def _message(module: Module, call: Inst) -> Value:
    """A trap's number, the message of a builtin."""
    arguments = call.operands[:-1]
    if call.callee.name in _TRAPS:
        # llvm.ubsantrap has the kind of failure as its operand, llvm.trap none.
        number = arguments[0] if arguments else None
        value = number.value if isinstance(number, ConstInt) else 0
        return module.constants.integer(module.types.i32, value)
    type = arguments[0].type if len(arguments) == 1 else module.types.void
    if type.kind not in (INT, FLOAT) or type.bits not in INTS:
        raise Unsupported(
            f"builtin '__spirv_AbortKHR': the message must be one number, not '{type}'", call.line
        )
    return arguments[0]


def _cut(module: Module, block: Block, index: int, message: Value) -> None:
    """End the block with the abort; phis behind it lose their edge.

    OpPhi: one pair for each predecessor and no other; OpAbortKHR is a termination instruction, so
    nothing follows it in its block.
    """
    line = block.insts[index].line
    for target in block.successors():
        for inst in target.insts:
            if inst.opcode != op.PHI:
                break
            edges = [at for at, source in enumerate(inst.targets) if source is not block]
            inst.operands = [inst.operands[at] for at in edges]
            inst.blocks = [inst.targets[at] for at in edges]
    abort = Inst(op.ABORT, module.types.void, [message], line)
    abort.parent = block
    block.insts[index:] = [abort]
