"""Verifier of one function: its head, its blocks, and each instruction with its operands.

Input: a function between passes, with any fault. Output: faults in the report. The checks go from
form to meaning: a rule may rely on earlier checks.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.llvmir.opcodes import CALL, INVOKE, PHI, TERMINATORS
from spvbackend.llvmir.types import FUNCTION, LABEL, POINTER, VOID
from spvbackend.llvmir.values import (
    Argument,
    Block,
    Constant,
    Function,
    InlineAsm,
    Inst,
    MetadataValue,
    Placeholder,
    Value,
)
from spvbackend.llvmir.verify.checker import TypeRules, attachments_error
from spvbackend.llvmir.verify.constants import ConstantRules
from spvbackend.llvmir.verify.flow import Flow
from spvbackend.llvmir.verify.promised import Promised
from spvbackend.llvmir.verify.report import Report
from spvbackend.llvmir.verify.types import form_error, type_error

_END: Final = 1 << 62
"""A position after all instructions of a block, where successors' phis read values."""
_CALLS: Final = frozenset((CALL, INVOKE))


class State(NamedTuple):
    """Common state of all functions' checks.

    Attributes:
        taken: the blocks and instructions seen so far; each may occur only once.
        lists: the identities of operand lists; passes change a list in place, so each has one
            owner.
    """

    rules: TypeRules
    constants: ConstantRules
    promised: Promised
    report: Report
    taken: set[Value]
    lists: set[int]


@final
class FunctionVerifier:
    """One function, its control flow, and the current block."""

    __slots__ = ("_block", "_flow", "_function", "_index", "_state")

    def __init__(self, state: State, function: Function) -> None:
        self._state: Final = state
        self._function: Final = function
        self._flow: Final = Flow(function)
        self._block: Block | None = None
        self._index = 0

    def verify(self) -> None:
        """Report every fault, in the order of the function's print."""
        report = self._state.report
        # With these faults, later checks would be meaningless.
        if message := self._head_error() or self._taken_error():
            report.add(self._function.line, message)
            return
        if message := self._state.promised.function_error(self._function, self._flow):
            report.add(self._function.line, message)
        for index, block in enumerate(self._function.blocks):
            if report.is_full:
                return
            self._block, self._index = block, index
            if message := self._block_error(block):
                report.add(block.line, f"block {self._name(block)}: {message}")
            self._check_insts(block)

    def _head_error(self) -> str:
        """Check type and parameters (Functions)."""
        function = self._function
        if function.type.kind != POINTER or function.value_type.kind != FUNCTION:
            return f"a function of type {function.value_type} at {function.type}"
        if function.is_kernel and function.ret_type.kind != VOID:
            return f"a kernel that returns {function.ret_type}"
        for word, value in function.data:
            if message := self._state.constants.error(value):
                return f"{word}: {message}"
        return self._parameters_error() or (
            attachments_error(self._state.rules.module, function.attachments)
        )

    def _parameters_error(self) -> str:
        function = self._function
        params = function.value_type.elems
        if len(function.args) != len(params):
            return f"{len(function.args)} arguments for {len(params)} parameters"
        for index, (arg, param) in enumerate(zip(function.args, params, strict=True)):
            if arg.index != index or arg.type is not param:
                return f"argument {index} is number {arg.index} of type {arg.type}, not {param}"
        return ""

    def _taken_error(self) -> str:
        """Check that each block occurs once in the module; otherwise edges are ambiguous."""
        taken = self._state.taken
        for block in self._function.blocks:
            if block in taken:
                return f"block {self._name(block)} stands in two places"
            taken.add(block)
        return ""

    def _block_error(self, block: Block) -> str:
        """Check for one terminator at the end, phis first, no branch to the entry (Functions)."""
        if block.type.kind != LABEL:
            return f"it is of type {block.type}"
        if self._index == 0 and self._flow.predecessors[0]:
            return "a branch leads to the entry block"
        if not block.insts:
            return "it is empty"
        if block.insts[-1].opcode not in TERMINATORS:
            return "it does not end in a terminator"
        return _order_error(block)

    def _check_insts(self, block: Block) -> None:
        for position, inst in enumerate(block.insts):
            if message := self._place_error(inst):
                self._state.report.add_inst(inst, message)
            # The printer relies on the form, so report a malformed instruction in another way.
            if message := form_error(inst) or self._leaf_error(inst):
                self._state.report.add_broken(inst, message)
            elif message := self._inst_error(inst, position):
                self._state.report.add_inst(inst, message)

    def _place_error(self, inst: Inst) -> str:
        """Check that an instruction occurs once, knows its block and owns its list of operands."""
        state = self._state
        if inst in state.taken:
            return "the instruction stands in two places"
        if inst.parent is not self._block:
            return "the instruction does not know its block"
        if id(inst.operands) in state.lists:
            return "the instruction has its operands in common with another"
        state.taken.add(inst)
        state.lists.add(id(inst.operands))
        return ""

    def _inst_error(self, inst: Inst, position: int) -> str:
        """Check types, uses, targets and promises of a well-formed instruction."""
        state = self._state
        return (
            type_error(state.rules, inst)
            or self._uses_error(inst, position)
            or (self._targets_error(inst.blocks) if inst.blocks else "")
            or state.promised.inst_error(inst)
            or (attachments_error(state.rules.module, inst.attachments) if inst.attachments else "")
        )

    def _leaf_error(self, inst: Inst) -> str:
        """Check operands other than instructions."""
        for operand in inst.operands if inst.call is None else _all_operands(inst):
            if isinstance(operand, Inst):
                continue
            if isinstance(operand, Constant):
                # Inline assembly may only be a callee (LangRef, Inline Assembler Expressions).
                if isinstance(operand, InlineAsm) and not (
                    inst.opcode in _CALLS and operand is inst.operands[-1]
                ):
                    return "inline assembly that is not called"
                message = self._state.constants.error(operand)
            else:
                message = self._local_error(operand)
            if message:
                return message
        return ""

    def _local_error(self, value: Value) -> str:
        """Check an operand that is neither a constant nor an instruction."""
        if isinstance(value, Argument):
            args = self._function.args
            is_own = 0 <= value.index < len(args) and args[value.index] is value
            return "" if is_own else f"{self._name(value)} is not an argument of the function"
        if isinstance(value, Placeholder):
            return f"{value.name} is not resolved"
        if isinstance(value, MetadataValue):
            return self._metadata_error(value.value)
        return f"{self._name(value)} is not an operand"

    def _metadata_error(self, value: Value | None) -> str:
        """Check that metadata's value belongs to the function; it need not dominate (Metadata)."""
        if isinstance(value, Inst):
            is_own = value in self._flow.places
            return "" if is_own else f"{self._name(value)} is in no block of the function"
        return "" if value is None or isinstance(value, Constant) else self._local_error(value)

    def _name(self, value: Value) -> str:
        return self._state.rules.names().local(value)

    def _uses_error(self, inst: Inst, position: int) -> str:
        """Check that definitions dominate uses; a phi's use is at the end of the incoming block
        (Well-Formedness)."""
        if inst.opcode == PHI:
            return self._phi_error(inst)
        places, index = self._flow.places, self._index
        for operand in inst.operands if inst.call is None else _all_operands(inst):
            if not isinstance(operand, Inst):
                continue
            # Most definitions precede the use in its own block.
            place = places.get(operand)
            if place is not None and place[0] == index and place[1] < position:
                continue
            if message := self._use_error(operand, index, position):
                return message
        return ""

    def _use_error(self, value: Inst, block: int, position: int) -> str:
        """Check a use in a block; an unreachable use may precede the definition."""
        place = self._flow.places.get(value)
        if place is None:
            return f"{self._name(value)} is in no block of the function"
        # As in LLVM, every block dominates an unreachable one.
        if not self._flow.is_reachable(block):
            return ""
        if place[0] == block:
            return "" if place[1] < position else f"{self._name(value)} is defined behind its use"
        if self._flow.tree.dominates(place[0], block):
            return ""
        return f"the definition of {self._name(value)} does not dominate its use"

    def _phi_error(self, inst: Inst) -> str:
        """Check for a value per edge into the block, equal for edges from one block (phi).

        A phi reads values on the edges, so their definitions dominate the ends of the incoming
        blocks.
        """
        values: dict[Block, Value] = {}
        sources: list[int] = []
        for value, source in zip(inst.operands, inst.targets, strict=True):
            index = self._flow.blocks.get(source)
            if index is None:
                return f"{self._name(source)} is not a block of the function"
            first = values.setdefault(source, value)
            if first is not value and not self._are_equal(first, value):
                return f"two values for {self._name(source)}"
            sources.append(index)
            if isinstance(value, Inst) and (message := self._use_error(value, index, _END)):
                return message
        return self._edges_error(sources)

    def _are_equal(self, one: Value, other: Value) -> bool:
        """Whether two values are one constant; compound constants are not interned."""
        if not (isinstance(one, Constant) and isinstance(other, Constant)):
            return False
        text = self._state.rules.text
        return text(one) == text(other)

    def _edges_error(self, sources: list[int]) -> str:
        """Check for a value per edge: a switch may have several to one target."""
        predecessors = self._flow.predecessors[self._index]
        if sorted(sources) == sorted(predecessors):
            return ""
        for index in dict.fromkeys([*sources, *predecessors]):
            values, wanted = sources.count(index), predecessors.count(index)
            if values != wanted:
                name = self._name(self._function.blocks[index])
                return f"{values} values for {wanted} edges from {name}"
        return ""

    def _targets_error(self, targets: list[Block]) -> str:
        """Check that branches stay in the function (Terminator Instructions)."""
        for target in targets:
            if target not in self._flow.blocks:
                return f"{self._name(target)} is not a block of the function"
        return ""


def _order_error(block: Block) -> str:
    """Check that phis come first and terminators last."""
    phis = True
    for inst in block.insts[:-1]:
        if inst.opcode in TERMINATORS:
            return "a terminator that is not its last instruction"
        if inst.opcode == PHI and not phis:
            return "a phi behind another instruction"
        phis = phis and inst.opcode == PHI
    return ""


def _all_operands(inst: Inst) -> list[Value]:
    """Return the operands, including those in a call's bundles (Operand Bundles)."""
    if inst.call is None or not inst.call.bundles:
        return inst.operands
    return [*inst.operands, *[value for _, values in inst.call.bundles for value in values]]
