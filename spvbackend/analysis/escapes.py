"""Whether the address of a function's own memory outlives that memory.

Input: functions in dominance order, without constant expressions. Values derived from an address
are followed through the function, through the functions that it is passed to, and through allocas
that hold it for a while, as in unoptimised code. Any other place that keeps the address is a leak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, final

from spvbackend.analysis.pointer_classes import PointerTypes, reads_as_number
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Block, Constant, Function, GlobalVar, Inst, Value

# Their result is their operand's address, or one near it, or has it as a part.
_DERIVING: Final = frozenset(
    (op.ADDRSPACECAST, op.BITCAST, op.COMPOSE, op.EXTRACTELEMENT, op.EXTRACTVALUE, op.FREEZE,
     op.GETELEMENTPTR, op.INSERTELEMENT, op.INSERTVALUE, op.PHI, op.SELECT, op.SHUFFLEVECTOR)
)  # fmt: skip
# They access memory, and do not keep its address.
_LOOKING: Final = frozenset((op.ATOMICRMW, op.CMPXCHG, op.COPYMEM, op.LOAD, op.STORE))
# Their result is the address of the same memory, at another byte.
_STEPPING: Final = frozenset((op.BITCAST, op.FREEZE, op.GETELEMENTPTR))
_ALLOCAS: Final = (op.ALLOCA, op.ARRAYALLOCA)


class Leak(NamedTuple):
    """The place where an address escapes: its line, and the kind of escape."""

    line: int
    how: str


class _Summary(NamedTuple):
    """The effects of a function on addresses that it is passed."""

    leak: Leak | None
    returned: bool


class Lifetime(NamedTuple):
    """The lifetime of memory, and of whatever may hold its address.

    Attributes:
        block: memory that is new each time this block runs; None for the whole call.
        compared: whether it matters that the address is compared with one from elsewhere.
        dominates: whether each path to the second block leads through the first; for a `block`.
    """

    block: Block | None
    compared: bool
    dominates: Callable[[Block, Block], bool] | None = None


@final
class Escapes:
    """Follows addresses; remembers the summaries of functions.

    Attributes:
        is_builtin: whether a name is of a function that keeps none of its arguments.
        types: those that hold an address of any kind of memory.
    """

    __slots__ = ("_active", "_summaries", "is_builtin", "types")

    def __init__(self, is_builtin: Callable[[str], bool]) -> None:
        self.is_builtin: Final = is_builtin
        self.types: Final = PointerTypes()
        self._summaries: Final[dict[tuple[Function, frozenset[int], bool], _Summary]] = {}
        self._active: Final[set[Function]] = set()

    def leak(self, function: Function, roots: list[Value], lifetime: Lifetime) -> Leak | None:
        """Return the place where an address outlives its memory.

        Args:
            function: the function whose memory it is.
            roots: the addresses.
            lifetime: of the memory.

        Returns:
            The first place in the order of the function; None where no address does.
        """
        walk = _Walk(self, function, roots, lifetime)
        leak = walk.run()
        # New memory in each iteration ends with the function as well, in LLVM and here.
        if leak is None and walk.returned is not None and lifetime.block is None:
            leak = Leak(walk.returned.line, "is returned")
        return leak

    def of_call(self, callee: Function, indices: frozenset[int], compared: bool) -> _Summary:
        """Return the summary of a callee for the arguments of these indices."""
        key = (callee, indices, compared)
        if key in self._summaries:
            return self._summaries[key]
        # OpenCL C, Restrictions: no recursion, so a coarse answer will do.
        if callee in self._active:
            return _Summary(Leak(callee.line, "is passed on by a function that calls itself"), True)
        self._active.add(callee)
        roots: list[Value] = [callee.args[index] for index in indices]
        walk = _Walk(self, callee, roots, Lifetime(None, compared))
        leak = walk.run()
        self._active.remove(callee)
        summary = self._summaries[key] = _Summary(leak, walk.returned is not None)
        return summary


@final
class _Walk:
    """One function: the values derived from its roots, and the allocas that hold one of them."""

    __slots__ = ("derived", "escapes", "function", "holders", "lifetime", "returned", "types")

    def __init__(
        self, escapes: Escapes, function: Function, roots: list[Value], lifetime: Lifetime
    ) -> None:
        self.escapes: Final = escapes
        self.types: Final = escapes.types
        self.function: Final = function
        self.lifetime: Final = lifetime
        self.derived: Final[set[Value]] = set(roots)
        self.holders: Final[set[Value]] = set()
        self.returned: Inst | None = None

    def run(self) -> Leak | None:
        # A phi of a loop or a load may add values that concern earlier instructions.
        known = -1
        while known != len(self.derived) + len(self.holders):
            known = len(self.derived) + len(self.holders)
            for block in self.function.blocks:
                for inst in block.insts:
                    how = self._visit(block, inst)
                    if how:
                        return Leak(inst.line, how)
        return None

    def _visit(self, block: Block, inst: Inst) -> str:
        """Follow addresses through an instruction; return how one outlives its memory, or ""."""
        takes = not self.derived.isdisjoint(inst.operands)
        if self.holders:
            how = self._visit_holder(inst)
            if how:
                return how
        if not takes:
            return ""
        opcode = inst.opcode
        if opcode in _DERIVING:
            if opcode == op.PHI and not self._is_fresh(block):
                return "is still in use in the next iteration"
            self.derived.add(inst)
        elif opcode == op.STORE:
            return self._store(inst)
        elif opcode == op.ICMP:
            return self._compare(inst)
        elif opcode == op.CALL:
            return self._call(inst)
        elif opcode == op.RET:
            self.returned = inst
        elif opcode in (op.ATOMICRMW, op.CMPXCHG):
            return "" if self.derived.isdisjoint(inst.operands[1:]) else "is stored"
        elif opcode not in _LOOKING and opcode != op.EXTINST:
            return f"is the operand of '{op.OPCODE_NAMES[opcode]}'"
        return ""

    def _is_fresh(self, block: Block) -> bool:
        """Whether a phi in a block can only have addresses of the newest memory.

        The allocating block dominates all its addresses, so only a phi that it does not dominate
        can have an earlier one: any path from the newer to a use would be one from the entry to the
        use which leaves the definition out.
        """
        made, dominates = self.lifetime.block, self.lifetime.dominates
        return made is None or (dominates is not None and block is not made
                                and dominates(made, block))  # fmt: skip

    def _store(self, inst: Inst) -> str:
        if inst.operands[0] in self.derived and not self._hold(inst.operands[1]):
            return "is stored"
        return ""

    def _hold(self, target: Value) -> bool:
        """Whether memory that holds an address lives no longer than the address does."""
        base = base_alloca(target)
        if base is None or (self.lifetime.block is not None and
                            base.parent is not self.lifetime.block):  # fmt: skip
            return False
        self.holders.add(base)
        return True

    def _visit_holder(self, inst: Inst) -> str:
        """Follow the contents of the allocas that hold an address."""
        opcode = inst.opcode
        held = [index for index, operand in enumerate(inst.operands)
                if base_alloca(operand) in self.holders]  # fmt: skip
        if not held or opcode in _STEPPING or opcode == op.ICMP:
            return ""
        if opcode == op.LOAD:
            if self.types.holds(inst.type):
                self.derived.add(inst)
            elif reads_as_number(inst.type, inst.operands[0]):
                return "is read as a number"
            return ""
        if opcode == op.STORE and held == [1]:
            return ""
        if opcode == op.COPYMEM and (1 not in held or self._hold(inst.operands[0])):
            return ""
        return "is in memory whose address is passed on"

    def _compare(self, inst: Inst) -> str:
        """Refuse comparisons: two copies of one constant are different memory, so must not meet."""
        if self.lifetime.compared:
            for operand in inst.operands:
                known = operand in self.derived or base_alloca(operand) is not None
                plain = isinstance(operand, Constant) and not isinstance(operand, GlobalVar)
                if not known and not plain:
                    return "is compared with an address from elsewhere"
        return ""

    def _call(self, inst: Inst) -> str:
        callee = inst.callee
        if not isinstance(callee, Function):
            return "is passed to a function that is not known"
        indices = [i for i, operand in enumerate(inst.operands[:-1]) if operand in self.derived]
        if not callee.blocks:
            kept = not self.escapes.is_builtin(callee.name) and not all(
                keeps_nothing(callee, inst, index) for index in indices
            )
            if kept:
                return f"is passed to '@{callee.name}', which may keep it"
            if self.types.holds(inst.type):
                self.derived.add(inst)
            return ""
        if indices[-1] >= len(callee.args):
            return "is one of a variable list of arguments"
        compared = self.lifetime.compared
        leak, returned = self.escapes.of_call(callee, frozenset(indices), compared)
        if leak is not None:
            return f"{leak.how} in '@{callee.name}'"
        if returned:
            self.derived.add(inst)
        return ""


def keeps_nothing(callee: Function, call: Inst, index: int) -> bool:
    """Whether an attribute says that the callee does not keep an argument.

    LangRef, Parameter Attributes: `captures(none)`, which was `nocapture`.
    """
    attrs = [callee.args[index].attrs] if index < len(callee.args) else []
    call_attrs = call.call_info.arg_attrs
    attrs += call_attrs[index : index + 1]
    return any(
        "nocapture" in attr or str(attr.get("captures", "")).strip("() ") == "none"
        for attr in attrs
    )


def base_alloca(value: Value) -> Inst | None:
    """Return the alloca that an address derives from, None where it is unknown."""
    while isinstance(value, Inst):
        if value.opcode in _ALLOCAS:
            return value
        if value.opcode not in _STEPPING:
            return None
        value = value.operands[0]
    return None
