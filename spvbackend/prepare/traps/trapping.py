"""Functions that may trap, and how each of them tells its callers.

Input: as for `unwinding`, with `llvm.trap` as the only trap. Output: each function that may trap
has its flag or needs none, and has been rewritten (returns.py).
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.symbols import mentioned
from spvbackend.diagnostics import Unsupported, option
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Constant, Function, Inst, Value, WrappedConstant
from spvbackend.prepare.module.bodies import body_of, move_body
from spvbackend.prepare.traps.known import cut_behind
from spvbackend.prepare.traps.returns import Returns
from spvbackend.target.features import ABORT


@final
class Unwinding:
    """One module's functions that may trap.

    Attributes:
        mark: the function whose calls are the traps.
        ends: callees that never come back: the mark, and functions that always end in it.
        callers: the functions that call a function by its name.
        order: the places of functions in the module.
        trapping: functions with a trap in them, in the order of the module.
    """

    __slots__ = ("callers", "ends", "mark", "module", "order", "trapping")

    def __init__(self, module: Module, mark: Value) -> None:
        self.module: Final = module
        self.mark: Final = mark
        self.ends: set[Value] = {mark}
        self.callers: Final = _find_callers(module)
        self.order: Final = {function: at for at, function in enumerate(module.functions)}
        self.trapping: dict[Function, None] = {}

    def run(self) -> None:
        """Find the functions that may trap, choose how each tells its callers, rewrite all."""
        self._find_ends()
        if not self.trapping:
            return
        unwound = self._with_callers()
        mentions = _Mentions(self.module)
        self._refuse_addresses(unwound, mentions)
        returns = Returns(self.module, self.mark, self.ends)
        wrapped: dict[Function, Function] = {}
        for function in unwound:
            # A function that always traps needs no flag: its calls end in unreachable.
            if function in self.ends or function not in self.callers:
                continue
            body = function
            if _is_interface(function) or function.name in mentions.queued:
                body = wrapped[function] = body_of(self.module, function)
            returns.add_flag(function, body)
        for function, body in wrapped.items():
            returns.wrap(function, body, *move_body(self.module, function, body))
        for function in unwound:
            returns.rewrite(wrapped.get(function, function))

    def _find_ends(self) -> None:
        """Cut blocks after calls that never come back, callees before callers.

        Each round looks at the callers of the previous round's functions, so a function that only
        recursion keeps from returning is not among them; it gets a flag, as if it might return.
        """
        pending = self._callers_of(self.ends)
        while pending:
            endless: set[Value] = set()
            for function in pending:
                if not self._cut(function):
                    continue
                self.trapping[function] = None
                if not _returns(function) and function not in self.ends:
                    endless.add(function)
            self.ends |= endless
            pending = self._callers_of(endless)

    def _cut(self, function: Function) -> bool:
        """End blocks after calls that never come back; return whether there is one."""
        is_trapping = is_cut = False
        for block in function.blocks:
            for index, inst in enumerate(block.insts):
                if inst.opcode == op.CALL and inst.callee in self.ends:
                    is_trapping = True
                    is_cut |= cut_behind(self.module, block, index)
                    break
        if is_cut:
            prune_unreachable(function)
        return is_trapping

    def _with_callers(self) -> list[Function]:
        """Return the functions with a trap and all that may call them, in the module's order."""
        functions = set(self.trapping)
        pending = list(self.trapping)
        while pending:
            function = pending.pop()
            for caller in self.callers.get(function, ()):
                if caller not in functions:
                    functions.add(caller)
                    pending.append(caller)
        return sorted(functions, key=self.order.__getitem__)

    def _callers_of(self, called: set[Value]) -> list[Function]:
        """Return the callers of functions, in the module's order."""
        callers = {caller for callee in called for caller in self.callers.get(callee, ())}
        return sorted(callers, key=self.order.__getitem__)

    def _refuse_addresses(self, unwound: list[Function], mentions: _Mentions) -> None:
        """Refuse each function that may trap and whose address is taken."""
        for function in unwound:
            if function in mentions.taken:
                error = Unsupported(
                    f"'@{function.name}' may trap, and its address is taken: a caller through "
                    "a pointer would continue",
                    self._line(function),
                    f"pass {option('extension', ABORT.extension)}, or "
                    f"{option('trap', 'unreachable')} if no trap is reached",
                )
                self.module.refuse(function, error)

    def _line(self, function: Function) -> int:
        """Return the line of its first trap, or its own if only its callees trap."""
        for block in function.blocks:
            if len(block.insts) > 1 and block.terminator.opcode == op.UNREACHABLE:
                last = block.insts[-2]
                if last.opcode == op.CALL and last.callee in self.ends:
                    return last.line
        return function.line


def _find_callers(module: Module) -> dict[Value, dict[Function, None]]:
    """Return the callers of each function by its name; dicts keep the order of the module."""
    callers: dict[Value, dict[Function, None]] = {}
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL and isinstance(inst.callee, Function):
                    callers.setdefault(inst.callee, {})[function] = None
    return callers


def _returns(function: Function) -> bool:
    return any(block.terminator.opcode == op.RET for block in function.blocks)


def _is_interface(function: Function) -> bool:
    """Whether code outside of the module may call the function and relies on its signature."""
    return function.is_kernel or function.linkage not in ("internal", "private")


@final
class _Mentions:
    """Functions that are named other than as callees.

    Attributes:
        taken: those whose address is taken; lists for LLVM's linker do not count.
        queued: the names of those that are put on a device's queue.
    """

    __slots__ = ("queued", "taken")

    def __init__(self, module: Module) -> None:
        self.taken: Final[set[Value]] = set()
        self.queued: Final[set[str]] = set()
        for var in module.globals:
            if var.initializer is not None and not var.is_list:
                self.taken.update(mentioned(var.initializer))
        for function in module.functions:
            for block in function.blocks:
                for inst in block.insts:
                    self._add(inst)

    def _add(self, inst: Inst) -> None:
        is_named_call = inst.opcode == op.CALL and isinstance(inst.callee, Function)
        for operand in inst.operands[:-1] if is_named_call else inst.operands:
            if isinstance(operand, WrappedConstant):
                self.queued.add(operand.text.removeprefix("@"))
            elif isinstance(operand, Constant):
                self.taken.update(mentioned(operand))
