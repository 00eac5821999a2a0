"""Which functions may trap, and how each of them tells its callers.

Input: as `unwinding` has it, with `llvm.trap` as the one trap.  Output: each function that may trap
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
        ends: what never comes back: the mark, and the functions that always end in it.
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
        """Find who may trap, settle how each of them tells, rewrite what is concerned."""
        self._find_ends()
        if not self.trapping:
            return
        unwound = self._with_callers()
        mentions = _Mentions(self.module)
        self._refuse_addresses(unwound, mentions)
        returns = Returns(self.module, self.mark, self.ends)
        wrapped: dict[Function, Function] = {}
        for function in unwound:
            # Who always traps needs no flag: nothing is behind its calls, and it just returns.
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
        """Cut blocks behind calls that never come back, callees before callers.

        Each round looks at the callers of what the round before has found, so a function that only
        recursion keeps from returning is not found; it gets a flag, as if it might return.
        """
        pending = self._callers_of(self.ends)
        while pending:
            found: set[Value] = set()
            for function in pending:
                if not self._cut(function):
                    continue
                self.trapping[function] = None
                if not _returns(function) and function not in self.ends:
                    found.add(function)
            self.ends |= found
            pending = self._callers_of(found)

    def _cut(self, function: Function) -> bool:
        """Whether a block ends in a call that never comes back, once all such calls end theirs."""
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
        """The functions with a trap in them and all that may call them, in the module's order."""
        found = set(self.trapping)
        pending = list(self.trapping)
        while pending:
            function = pending.pop()
            for caller in self.callers.get(function, ()):
                if caller not in found:
                    found.add(caller)
                    pending.append(caller)
        return sorted(found, key=self.order.__getitem__)

    def _callers_of(self, called: set[Value]) -> list[Function]:
        """The functions that call any of some, in the module's order."""
        found = {caller for callee in called for caller in self.callers.get(callee, ())}
        return sorted(found, key=self.order.__getitem__)

    def _refuse_addresses(self, unwound: list[Function], mentions: _Mentions) -> None:
        """Refuse each function that may trap and whose address is taken."""
        for function in unwound:
            if function in mentions.taken:
                error = Unsupported(
                    f"'@{function.name}' may trap, and its address is taken: what calls it through "
                    "a pointer would go on",
                    self._line(function),
                    f"pass {option('extension', ABORT.extension)}, or "
                    f"{option('trap', 'unreachable')} if no trap is reached",
                )
                self.module.refuse(function, error)

    def _line(self, function: Function) -> int:
        """The line of its first trap, or its own if it only calls who traps."""
        for block in function.blocks:
            if len(block.insts) > 1 and block.terminator.opcode == op.UNREACHABLE:
                last = block.insts[-2]
                if last.opcode == op.CALL and last.callee in self.ends:
                    return last.line
        return function.line


def _find_callers(module: Module) -> dict[Value, dict[Function, None]]:
    """Who calls a function by its name; dicts keep the order of the module."""
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
    """Whether somebody outside of the module calls the function, who knows its signature."""
    return function.is_kernel or function.linkage not in ("internal", "private")


@final
class _Mentions:
    """Where functions are named but in calls of them.

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
