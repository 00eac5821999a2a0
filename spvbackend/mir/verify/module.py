"""Checks a machine module by the rules of SPIR-V and of the machine level.

Input is a module between selection and layout. Every error is collected; sections in brackets are
those of the SPIR-V specification.

An instruction is checked in the order form, ids, types: each step relies on the ones before it. A
function is walked twice, since OpPhi may use values that are defined behind it.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.diagnostics import InternalError
from spvbackend.mir.ext_sets import OPENCL_DEBUG
from spvbackend.mir.inst import (
    ASSIGN_TYPE,
    TERMINATORS,
    VARIABLES,
    MachineBlock,
    MachineFunction,
    MachineInst,
    function_insts,
)
from spvbackend.mir.module import MachineModule
from spvbackend.mir.print import MachinePrinter, head_insts, outer_insts
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.flavour import flavour_of
from spvbackend.mir.verify.flow import Flow
from spvbackend.mir.verify.usual import type_error
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import StorageClassFunction

MODULE: Final = ""
"""The function of an error at module level."""

# 2.4: these open and close functions and blocks; variables open the entry block.
_NOT_IN_BLOCKS: Final = VARIABLES | {
    op.OpFunction,
    op.OpFunctionEnd,
    op.OpFunctionParameter,
    op.OpLabel,
}
_MERGES: Final = frozenset((op.OpLoopControlINTEL, op.OpLoopMerge, op.OpSelectionMerge))
# Instructions that may precede an OpPhi: another one, its type, or its line.
_AMONG_PHIS: Final = frozenset((ASSIGN_TYPE, op.OpLine, op.OpNoLine, op.OpPhi))
# Instructions with labels, and how many values precede these; in OpPhi they alternate.
_NAME_LABELS: Final[dict[int, int]] = {
    op.OpBranch: 0,
    op.OpBranchConditional: 1,
    op.OpLoopMerge: 0,
    op.OpPhi: 0,
    op.OpSelectionMerge: 0,
    op.OpSwitch: 1,
}
# Instructions that may name a later id (2.4).
_NAMES_LATER: Final = frozenset(
    (
        op.OpConstantFunctionPointerINTEL,
        op.OpDecorate,
        op.OpDecorateId,
        op.OpDecorateString,
        op.OpEntryPoint,
        op.OpExecutionMode,
        op.OpExecutionModeId,
        op.OpMemberDecorate,
        op.OpMemberDecorateString,
        op.OpMemberName,
        op.OpName,
    )
)
# DebugTypeComposite and DebugFunction of OpenCL.DebugInfo.100.
_OPENCL_DEBUG_FORWARD: Final = frozenset((10, 20))
_ENDS_EARLY: Final = "a termination instruction that is not the last of its block"
_HAS_NO_END: Final = "the block does not end in a termination instruction"
# A place is the index of a block, shifted by _BLOCK, and the line of a definition: one int, since
# each value of a function has a place and an object would cost more.
_BLOCK: Final = 32
_LINE: Final = (1 << _BLOCK) - 1


def function_key(function: MachineFunction) -> str:
    """Return the name of a function, its id if it has none."""
    return function.name or f"%{-function.id}"


class MachineError(NamedTuple):
    """A fault of one instruction.

    `line` counts from 0 in the function's dump, or outside of functions if `function` is MODULE.
    """

    function: str
    line: int
    message: str


def verify_machine_module(machine: MachineModule) -> list[MachineError]:
    """Return all errors of the module, those at module level first."""
    verifier = Verifier(machine)
    verifier.verify_head()
    for function in machine.functions:
        verifier.verify_function(function)
    verifier.verify_notes()
    return verifier.errors


def check_machine_module(machine: MachineModule) -> None:
    """Raise InternalError with the marked dump when anything is wrong."""
    errors = verify_machine_module(machine)
    if not errors:
        return
    count = "1 error" if len(errors) == 1 else f"{len(errors)} errors"
    dump = "\n".join(marked_dump(machine, errors))
    error = InternalError(f"the machine module is not valid: {count}\n{dump}")
    error.function = errors[0].function
    raise error


def marked_dump(machine: MachineModule, errors: list[MachineError]) -> list[str]:
    """Return the functions that have errors, with a mark under each wrong instruction."""
    marks: dict[str, dict[int, list[str]]] = {}
    for error in errors:
        marks.setdefault(error.function, {}).setdefault(error.line, []).append(error.message)
    printer = MachinePrinter(machine)
    lines: list[str] = []
    if MODULE in marks:
        lines += _marked_lines(printer, outer_insts(machine), marks[MODULE])
    for function in machine.functions:
        key = function_key(function)
        if key in marks:
            lines += _marked_lines(printer, function_insts(function), marks[key])
    return lines


def _marked_lines(
    printer: MachinePrinter, insts: list[MachineInst], marks: dict[int, list[str]]
) -> list[str]:
    lines: list[str] = []
    for index, line in enumerate(printer.lines(insts)):
        lines.append(line)
        start = len(line) - len(line.lstrip())
        for message in marks.get(index, []):
            lines.append(f"{' ' * start}^ {message}")
    return lines


@final
class Verifier:
    """The errors so far, the ids of the module level, and the current function."""

    __slots__ = ("_assigned", "_block", "_flavour", "_flow", "_function", "_labels", "_line",
                 "_machine", "_module_ids", "_places", "_rules", "_taken", "errors")  # fmt: skip

    def __init__(self, machine: MachineModule) -> None:
        self.errors: Final[list[MachineError]] = []
        self._machine: Final = machine
        self._rules: Final = TypeRules(machine, machine.cache.insts())
        self._flavour: Final = flavour_of(machine.environment.flavour)
        self._module_ids: Final = {function.id for function in machine.functions}
        self._taken: Final[set[int]] = set()  # every defined id
        # Each function has its own, as its ids are not known outside of it.
        self._places: dict[int, int] = {}  # id -> place
        self._assigned: set[int] = set()  # ids that ASSIGN_TYPE gives a type
        self._labels: dict[int, int] = {}  # label -> block
        self._function = MODULE
        self._flow: Flow | None = None
        self._block = self._line = 0

    def _report(self, message: str) -> None:
        self.errors.append(MachineError(self._function, self._line, message))

    def _name(self, id: int) -> str:
        return self._rules.types.name(id)

    def _define(self, id: int) -> None:
        """Check that an id is the result of one instruction only (2.16.1)."""
        if id in self._taken:
            self._report(f"{self._name(id)} is defined twice")
        self._taken.add(id)

    def _is_formed(self, inst: MachineInst) -> bool:
        """Whether the other checks can read the instruction; reports an error if not."""
        message = self._rules.types.forms.error(inst)
        if message:
            self._report(message)
        return not message

    def _check_types(self, inst: MachineInst) -> None:
        message = type_error(self._rules, inst)
        message = message or self._flavour.inst_error(self._rules, inst)
        if message:
            self._report(message)

    def verify_head(self) -> None:
        """Check all instructions in front of the functions."""
        insts = head_insts(self._machine)
        # Forward references are checked against all ids, other operands against those so far.
        everything = self._all_ids(insts)
        forward: set[int] = set()
        for line, inst in enumerate(insts):
            self._line = line
            if inst.result:
                self._define(inst.result)
            if self._is_formed(inst):
                if inst.opcode == op.OpTypeForwardPointer:
                    forward.add(inst.operands[0])
                elif inst.opcode in _NAMES_LATER or self._is_debug_info(inst):
                    self._check_known(inst, everything)
                else:
                    self._check_earlier(inst, forward)
                self._check_types(inst)
            if inst.result:
                self._module_ids.add(inst.result)

    def verify_notes(self) -> None:
        """Check the instructions without semantics behind the functions (2.4)."""
        self._function = MODULE
        self._rules.function = None
        self._line = len(head_insts(self._machine))
        for inst in self._machine.notes:
            self._define(inst.result)
            if inst.opcode != op.OpExtInst:
                self._report("not an instruction that may stand behind the functions")
            elif self._is_formed(inst):
                self._check_known(inst, self._module_ids)
                self._check_types(inst)
            self._module_ids.add(inst.result)
            self._line += 1

    def _is_debug_info(self, inst: MachineInst) -> bool:
        """Whether an instruction of debug info may name what comes later.

        OpenCL.DebugInfo.100 allows that for members and functions, an extension for any operand.
        """
        if inst.opcode == op.OpExtInstWithForwardRefsKHR:
            return True
        return (
            inst.opcode == op.OpExtInst
            and self._rules.types.forms.imports.get(inst.operands[0]) == OPENCL_DEBUG
            and inst.operands[1] in _OPENCL_DEBUG_FORWARD
        )

    def _all_ids(self, insts: list[MachineInst]) -> set[int]:
        """Return every id that something in the module defines."""
        ids = {inst.result for inst in insts} | self._module_ids
        for function in self._machine.functions:
            ids.update([inst.result for inst in function_insts(function)])
        return ids

    def _check_known(self, inst: MachineInst, ids: set[int]) -> None:
        """Check that an annotation, name or mode is about an id of the module, defined anywhere."""
        for word in inst.operands:
            if word < 0 and word not in ids:
                self._report(f"{self._name(word)} is not defined")

    def _check_earlier(self, inst: MachineInst, forward: set[int]) -> None:
        """Check that operands come first, but for pointers of OpTypeForwardPointer (2.4)."""
        functions = self._rules.functions
        is_type = inst.type_id == 0
        for word in (inst.type_id, *inst.operands):
            if word >= 0 or (is_type and word in forward):
                continue
            # The ids of functions are in the set from the start, since annotations name them.
            if word not in self._module_ids or word in functions:
                self._report(f"{self._name(word)} is not defined before its use")

    def verify_function(self, function: MachineFunction) -> None:
        """Check one function, or the declaration of one."""
        self._function = function_key(function)
        self._rules.function = function
        self._flow = Flow(function)
        self._collect(function)
        self._block = self._line = 0
        ends: list[int] = []
        self._check_signature(function)
        for index, block in enumerate(function.blocks):
            self._block = index
            self._check_order(index)
            self._line += 1
            if index == 0:
                self._check_variables(function.variables)
            self._check_block(block)
            ends.append(self._line - 1)
        for fault in self._flavour.structure_errors(function, self._flow) if ends else ():
            self._line = ends[fault.block]
            self._report(fault.message)

    def _collect(self, function: MachineFunction) -> None:
        """Note the place and the type of each definition: a use may come before, in OpPhi."""
        self._places = {}
        self._assigned = set()
        self._labels = {}
        self._line = 0
        self._collect_insts([function.head, *function.parameters], 0)
        for index, block in enumerate(function.blocks):
            self._define(block.label)
            self._labels[block.label] = index
            self._line += 1
            if index == 0:
                self._collect_insts(function.variables, 0)
            self._collect_insts(block.insts, index)

    def _collect_insts(self, insts: list[MachineInst], block: int) -> None:
        first = block << _BLOCK | self._line
        for index, inst in enumerate(insts):
            result = inst.result
            if result:
                if result in self._taken:
                    self._line = (first & _LINE) + index
                    self._define(result)
                self._taken.add(result)
                self._places[result] = first + index
                # The types of all values first, as a use may precede its definition.
                self._rules.type_of[result] = inst.type_id
            elif inst.opcode == ASSIGN_TYPE and len(inst.operands) == 2:
                self._collect_assigned(insts[index - 1], inst.operands, (first & _LINE) + index)
        self._line = (first & _LINE) + len(insts)

    def _collect_assigned(self, typed: MachineInst, words: list[int], line: int) -> None:
        """Check that ASSIGN_TYPE is behind its result, and the only one to give it a type."""
        id, type_id = words
        if typed.result == id and not typed.type_id:
            self._assigned.add(id)
            self._rules.type_of[id] = type_id
            return
        self._line = line
        if id in self._assigned:
            self._report(f"{self._name(id)} is given a type twice")
        elif typed.result == id:
            self._report(f"{self._name(id)} has its type already")
        else:
            self._report(f"{self._name(id)} is not the result in front of it")

    def _check_signature(self, function: MachineFunction) -> None:
        """Check OpFunction, then its parameters (2.4)."""
        if function.head.opcode != op.OpFunction or function.head.result != function.id:
            self._report("a function begins with its OpFunction")
        elif function.variables and not function.blocks:
            self._report("a declaration has no variables")
        self._check_inst(function.head)
        for inst in function.parameters:
            self._line += 1
            if inst.opcode != op.OpFunctionParameter:
                self._report("not a parameter of a function")
            self._check_inst(inst)
        self._line += 1

    def _check_variables(self, variables: list[MachineInst]) -> None:
        """Check that variables alone open the entry block (2.16.1)."""
        for inst in variables:
            if inst.opcode not in VARIABLES or inst.operands[:1] != [StorageClassFunction]:
                self._report("not a variable in Function storage")
            self._check_inst(inst)
            self._line += 1

    def _check_order(self, block: int) -> None:
        """Check that no branch leads to the entry block and dominators come first (2.16.1)."""
        assert self._flow is not None
        if block == 0 and self._flow.predecessors[0]:
            self._report("a branch leads to the entry block")
        # The immediate dominator suffices: by induction all others are before it.
        if self._flow.tree.idoms[block] > block:
            self._report("the block stands before one that dominates it")

    def _check_block(self, block: MachineBlock) -> None:
        """Check that OpPhi is first, and one termination instruction last (2.2.5, 2.16.1)."""
        insts = block.insts
        if not insts:
            self._line -= 1
            self._report("the block is empty")
            self._line += 1
        last = len(insts) - 1
        phis = True
        for index, inst in enumerate(insts):
            opcode = inst.opcode
            if (opcode in TERMINATORS) != (index == last):
                self._report(_ENDS_EARLY if index < last else _HAS_NO_END)
            if opcode == op.OpPhi and not phis:
                self._report("OpPhi behind another instruction")
            elif opcode not in _AMONG_PHIS:
                phis = False
                # OpLoopMerge, OpSelectionMerge: the last but one instruction of its block.
                if opcode in _MERGES and not _is_before_branch(insts, index):
                    self._report("a merge instruction that is not right before a branch")
                elif opcode in _NOT_IN_BLOCKS:
                    self._report(f"{op.OPCODE_NAMES[opcode]} among the instructions of a block")
            self._check_inst(inst)
            self._line += 1

    def _check_inst(self, inst: MachineInst) -> None:
        """Check the form of an instruction in a function, its ids, and their types."""
        inst = self._rules.typed(inst)
        if not self._is_formed(inst):
            return
        if inst.type_id and inst.type_id not in self._module_ids:
            self._report(f"type {self._name(inst.type_id)} is not defined at module level")
        opcode = inst.opcode
        if opcode not in _NAME_LABELS:
            self._check_uses(inst.operands)
        elif opcode == op.OpPhi:
            self._check_phi(inst)
        else:
            # Literals among the labels are not negative and are passed over.
            count = _NAME_LABELS[opcode]
            self._check_uses(inst.operands[:count])
            self._check_labels(inst.operands[count:])
        self._check_types(inst)

    def _check_uses(self, words: list[int]) -> None:
        """Check that a definition dominates its uses (2.16.1)."""
        assert self._flow is not None
        places = self._places
        here = self._block
        for word in words:
            if word >= 0:
                continue
            place = places.get(word, -1)
            if place < 0:
                if word not in self._module_ids:
                    self._report(f"{self._name(word)} is not a value defined in the function")
            # Within a block the order of the lines decides, between blocks dominance.
            elif place >> _BLOCK == here:
                if place & _LINE >= self._line:
                    self._report(f"{self._name(word)} is defined behind its use")
            elif not self._flow.tree.dominates(place >> _BLOCK, here):
                self._report(f"the definition of {self._name(word)} does not dominate its use")

    def _check_labels(self, words: list[int]) -> None:
        """Check that a branch and a merge stay in the function (2.16.1)."""
        for word in words:
            if word < 0 and word not in self._labels:
                self._report(f"{self._name(word)} is not a block of the function")

    def _check_phi(self, inst: MachineInst) -> None:
        """Check that OpPhi has for each predecessor a value that reaches its end (Control-Flow)."""
        assert self._flow is not None
        labels = inst.operands[1::2]
        self._check_labels(labels)
        parents = [self._labels[label] for label in labels if label in self._labels]
        predecessors = self._flow.predecessors[self._block]
        if sorted(parents) != sorted(predecessors):
            self._report_parents(parents, predecessors)
        for value, label in zip(inst.operands[::2], labels, strict=True):
            place = self._places.get(value, -1)
            if place < 0:
                if value not in self._module_ids:
                    self._report(f"{self._name(value)} is not a value defined in the function")
            elif not self._reaches_end(place >> _BLOCK, label):
                self._report(f"{self._name(value)} does not reach the end of {self._name(label)}")

    def _reaches_end(self, block: int, label: int) -> bool:
        """Whether the definitions of a block reach the end of the block with the label."""
        assert self._flow is not None
        return label not in self._labels or self._flow.tree.dominates(block, self._labels[label])

    def _report_parents(self, parents: list[int], predecessors: list[int]) -> None:
        labels = list(self._labels)
        for block in dict.fromkeys([*predecessors, *parents]):
            count = parents.count(block)
            if block not in predecessors:
                self._report(f"{self._name(labels[block])} is not a predecessor of the block")
            elif count != 1:
                self._report(f"{count} pairs for predecessor {self._name(labels[block])}")


def _is_before_branch(insts: list[MachineInst], index: int) -> bool:
    """Whether only another merge instruction is between this one and the end."""
    behind = insts[index + 1 :]
    return len(behind) == 1 or (len(behind) == 2 and behind[0].opcode in _MERGES)
