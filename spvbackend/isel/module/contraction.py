"""Decision whether an entry point forbids the contraction of its arithmetic.

A multiplication and an addition without `contract` must stay separate, unless the module has
`opencl.enable.FP_CONTRACT`. OpenCL consumers contract by default, and the mode holds for a whole
entry point: one function that allows contraction decides for all kernels that reach it. fmuladd
allows it where it becomes arithmetic; the mode does not affect OpenCL.std's `mad`.

Input: the module before selection. Both properties spread from functions to their callers, so one
walk over the callers serves all kernels.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.isel.arith import has_contraction
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function
from spvbackend.target.environment import Environment

_TELLING: Final = op.are_among((op.CALL, *range(op.FADD, op.FDIV + 1)))
"""Calls, and arithmetic that can be contracted."""


@final
class _FloatUse:
    """A function's arithmetic with and without contraction, and its callees.

    `indirect` is whether it calls through a pointer, which may reach any function with a taken
    address.
    """

    __slots__ = ("callees", "contracts", "indirect", "strict")

    def __init__(
        self, strict: bool, contracts: bool, indirect: bool, callees: dict[Function, None]
    ) -> None:
        self.strict: Final = strict
        self.contracts: Final = contracts
        self.indirect: Final = indirect
        self.callees: Final = callees


def uncontracted(module: Module, environment: Environment) -> set[Function]:
    """Return the functions that reach strict arithmetic and no contractible arithmetic."""
    if "opencl.enable.FP_CONTRACT" in module.named_metadata:
        return set()
    asks = environment.splits_fmuladd or has_contraction(environment)
    uses = {function: _scan(function, asks) for function in module.functions if function.blocks}
    callers: dict[Function, list[Function]] = {}
    indirect: list[Function] = []
    for function, use in uses.items():
        for callee in use.callees:
            callers.setdefault(callee, []).append(function)
        if use.indirect:
            indirect.append(function)
    by_pointer = set(module.addresses) if indirect else set()
    strict = [function for function, use in uses.items() if use.strict]
    contracts = [function for function, use in uses.items() if use.contracts]
    reached = _reaching(strict, callers, by_pointer, indirect)
    return reached - _reaching(contracts, callers, by_pointer, indirect)


def _scan(function: Function, fmuladd_asks: bool) -> _FloatUse:
    strict = False
    contracts = False
    indirect = False
    callees: dict[Function, None] = {}
    for block in function.blocks:
        for inst in [inst for inst in block.insts if _TELLING[inst.opcode]]:
            if inst.opcode == op.CALL:
                callee = inst.operands[-1]
                if callee.name.startswith("llvm.fmuladd."):
                    contracts |= fmuladd_asks
                elif not isinstance(callee, Function):
                    indirect = True
                elif callee.blocks:
                    callees[callee] = None
            elif inst.flags & op.CONTRACT:
                contracts = True
            else:
                strict = True
    return _FloatUse(strict, contracts, indirect, callees)


def _reaching(
    work: list[Function],
    callers: dict[Function, list[Function]],
    by_pointer: set[Function],
    indirect: list[Function],
) -> set[Function]:
    """Return the functions that reach one of `work` by calls, themselves included."""
    reached = set(work)
    while work:
        function = work.pop()
        above = callers.get(function, [])
        if function in by_pointer:
            # An indirect call may reach each of these; its callers are added once.
            above = [*above, *indirect]
            by_pointer = set()
        for caller in above:
            if caller not in reached:
                reached.add(caller)
                work.append(caller)
    return reached
