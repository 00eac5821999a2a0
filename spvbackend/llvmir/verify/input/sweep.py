"""Verifier of one body: the order of instructions, uses, edges, and each instruction.

Input: a body from a reader: blocks know their index, instructions their block, and lines rise
within a block. Output: none, or the first fault as an error. One sweep looks at each instruction at
a glance (`quick.py`). Uses of values of other blocks are collected as pairs of blocks, so that
dominators are computed once, and only if there are such pairs.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import InternalError
from spvbackend.graphs import DominatorTree
from spvbackend.llvmir.opcodes import INVOKE, IS_TERMINATOR, LANDINGPAD, PHI, RESUME, RET
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
from spvbackend.llvmir.verify.input.attachments import CHECKED, attachment_fault
from spvbackend.llvmir.verify.input.exact import form_fault, type_fault
from spvbackend.llvmir.verify.input.quick import TESTS, learn
from spvbackend.llvmir.verify.input.state import State
from spvbackend.llvmir.verify.input.unwinding import check_unwinding

_UNWINDS: Final = frozenset((INVOKE, LANDINGPAD, RESUME))


@final
class Body:
    """A body and its edges.

    Attributes:
        after: the successors of each block by index, repeated as in the terminator.
        before: the predecessors of each block, in rising order.
    """

    __slots__ = ("_blocks", "_function", "_late", "_needs", "_repeats", "_sources", "_state",
                 "_unwinds", "after", "before")  # fmt: skip

    def __init__(self, state: State, function: Function) -> None:
        self._state: Final = state
        self._function: Final = function
        self._blocks: Final = function.blocks
        # The blocks whose values each block needs.
        self._needs: Final[list[set[Block | None]]] = [set() for _ in function.blocks]
        # Uses that do not come after the definition in the same block.
        self._late: Final[list[tuple[Inst, Inst]]] = []
        # The sources of the block's last phi, and whether one occurs twice.
        self._sources: list[Block] = []
        self._repeats = False
        self._unwinds = False
        self.after: Final[list[list[int]]] = []
        self.before: Final[list[list[int]]] = [[] for _ in function.blocks]

    def verify(self) -> None:
        """Check the body.

        Raises:
            CompileError: a rule is broken.
        """
        try:
            self._link()
            for index, block in enumerate(self._blocks):
                self._sweep(block, index)
        except (IndexError, ValueError):
            self._find_malformed()
            raise
        self._check_dominance()
        if self._unwinds:
            check_unwinding(self._state, self._function, self.before, self.after)

    def _find_malformed(self) -> None:
        """Raise the fault in the form of the first malformed instruction, on which tests rely."""
        for block in self._blocks:
            for inst in block.insts:
                if message := form_fault(inst):
                    raise self._state.refuse_inst(inst, message, prints=False)

    def _link(self) -> None:
        """Collect edges; each block ends in a terminator, whose targets are the function's."""
        blocks, before = self._blocks, self.before
        count = len(blocks)
        for index, block in enumerate(blocks):
            if block.index != index:
                raise InternalError(f"block {index} has index {block.index}", block.line)
            insts = block.insts
            if not insts or not IS_TERMINATOR[insts[-1].opcode]:
                raise self._refuse_block(block, "does not end in a terminator")
            targets: list[int] = []
            for target in insts[-1].blocks or ():
                at = target.index
                if not 0 <= at < count or blocks[at] is not target:
                    raise self._refuse(insts[-1], f"{self._name(target)} is not a block")
                targets.append(at)
                before[at].append(index)
            self.after.append(targets)
        if before[0]:
            raise self._refuse_block(blocks[0], "is the entry, but a branch leads to it")

    def _owns(self, block: Block) -> bool:
        """Whether a block is one of the function."""
        at = block.index
        return 0 <= at < len(self._blocks) and self._blocks[at] is block

    def _sweep(self, block: Block, index: int) -> None:
        """Check the instructions of a block.

        The loop runs once per instruction, so its steps are inlined.
        """
        state = self._state
        known = state.known
        needs = self._needs[index]
        end = block.insts[-1]
        self._sources = []
        is_head = True
        last = -1
        for inst in block.insts:
            line = inst.line
            if line <= last:
                raise InternalError(f"line {line} follows {last}", line)
            last = line
            opcode = inst.opcode
            if opcode == PHI:
                self._check_edges(inst, index, is_head)
            else:
                is_head = False
                for operand in inst.operands:
                    if isinstance(operand, Inst):
                        home = operand.parent
                        if home is not block:
                            needs.add(home)
                        elif operand.line >= line:
                            self._late.append((operand, inst))
                    elif operand not in known:
                        self._check_leaf(inst, operand)
            if not TESTS[opcode](state, inst):
                self._decide(inst, index)
            attachments = inst.attachments
            if attachments and not CHECKED.isdisjoint(attachments):
                self._check_attachments(inst)
            # All terminators of LLVM's have higher opcodes than other frequent instructions.
            if opcode >= RET and inst is not end:
                self._check_inner(inst)

    def _check_inner(self, inst: Inst) -> None:
        if IS_TERMINATOR[inst.opcode]:
            raise self._refuse(inst, "a terminator is not the last instruction")

    def _check_attachments(self, inst: Inst) -> None:
        if message := attachment_fault(self._state, inst):
            raise self._refuse(inst, message)

    def _decide(self, inst: Inst, index: int) -> None:
        """Let the exact rules decide."""
        state = self._state
        if message := form_fault(inst):
            raise state.refuse_inst(inst, message, prints=False)
        if message := type_fault(state, inst):
            raise self._refuse(inst, message)
        learn(state, inst)
        if inst.opcode in _UNWINDS:
            self._unwinds = True
        if inst.call is not None:
            for _, values in inst.call.bundles:
                self._check_bundle(inst, values, index)

    def _check_bundle(self, inst: Inst, values: list[Value], index: int) -> None:
        """Check uses in an operand bundle."""
        for value in values:
            if not isinstance(value, Inst):
                if value not in self._state.known:
                    self._check_leaf(inst, value)
            elif value.parent is not inst.parent:
                self._needs[index].add(value.parent)
            elif value.line >= inst.line:
                self._late.append((value, inst))

    def _check_leaf(self, inst: Inst, operand: Value) -> None:
        """Check an operand that is neither an instruction nor known."""
        state = self._state
        if isinstance(operand, Constant):
            # Intrinsics and inline assembly may only be called.
            if (
                inst.call is not None
                and inst.operands[-1] is operand
                and (
                    isinstance(operand, (Function, InlineAsm)) and inst.operands.count(operand) == 1
                )
            ):
                return
            if isinstance(operand, InlineAsm):
                raise self._refuse(inst, "inline assembly that is not called")
            if message := state.constants.error(operand):
                raise state.refuse_inst(inst, message, prints=False)
            state.known.add(operand)
        elif isinstance(operand, MetadataValue):
            # A value in metadata need not dominate (LangRef, Metadata).
            value = operand.value
            if value is not None and not isinstance(value, Inst) and value not in state.known:
                self._check_leaf(inst, value)
        elif isinstance(operand, Placeholder):
            raise self._refuse(inst, f"{operand.name} is not defined")
        elif isinstance(operand, Argument):
            raise self._refuse(inst, f"{self._name(operand)} is not an argument of the function")
        else:
            raise self._refuse(inst, f"{self._name(operand)} is not an operand")

    def _check_edges(self, inst: Inst, index: int, is_head: bool) -> None:
        """Check that a phi has a value for each edge, whose definition is there at its source."""
        if not is_head:
            raise self._refuse(inst, "a phi follows another instruction")
        known = self._state.known
        sources = inst.targets
        # Most phis of a block have their sources in the same order.
        if sources != self._sources:
            self._check_sources(inst, sources, index)
            self._sources = sources
        if self._repeats:
            self._check_repeated(inst)
        for value, source in zip(inst.operands, sources, strict=True):
            if isinstance(value, Inst):
                home = value.parent
                if home is not source:
                    self._needs[source.index].add(home)
            elif value not in known:
                self._check_leaf(inst, value)

    def _check_sources(self, inst: Inst, sources: list[Block], index: int) -> None:
        for source in sources:
            if not self._owns(source):
                raise self._refuse(inst, f"{self._name(source)} is not a block")
        before = self.before[index]
        own = sorted([source.index for source in sources])
        if own != before:
            for at in dict.fromkeys([*own, *before]):
                count, wanted = own.count(at), before.count(at)
                if count != wanted:
                    name = self._name(self._blocks[at])
                    message = f"{count} values for {wanted} edges from {name}"
                    raise self._refuse(inst, message)
        self._repeats = len(set(own)) < len(own)

    def _check_repeated(self, inst: Inst) -> None:
        """Check that all edges of a switch to one target bring one value."""
        values: dict[Block, Value] = {}
        for value, source in zip(inst.operands, inst.targets, strict=True):
            first = values.setdefault(source, value)
            if first is not value and not self._are_equal(first, value):
                raise self._refuse(inst, f"two values for {self._name(source)}")

    def _are_equal(self, one: Value, other: Value) -> bool:
        """Whether two values are one constant; compound constants are not interned."""
        if not (isinstance(one, Constant) and isinstance(other, Constant)):
            return False
        text = self._state.rules.text
        return text(one) == text(other)

    def _check_dominance(self) -> None:
        """Check that definitions dominate uses (Well-Formedness)."""
        # The entry dominates every block.
        entry = self._blocks[0]
        pairs = [
            (home, index)
            for index, homes in enumerate(self._needs)
            for home in homes
            if home is not entry
        ]
        if not pairs and not self._late:
            return
        tree = DominatorTree(self.after)
        for value, inst in self._late:
            block = inst.parent
            # As in LLVM, every block dominates an unreachable one.
            if block is not None and tree.idoms[block.index] >= 0:
                raise self._refuse(inst, f"{self._name(value)} is used before its definition")
        for home, index in pairs:
            if home is None or not self._owns(home) or not tree.dominates(home.index, index):
                raise self._blame(home, index)

    def _blame(self, home: Block | None, index: int) -> Exception:
        """Return the error for the first use of a block's value in another."""
        block = self._blocks[index]
        for inst in block.insts:
            if inst.opcode != PHI:
                bundles = inst.call.bundles if inst.call is not None else ()
                for values in (inst.operands, *[values for _, values in bundles]):
                    for value in values:
                        if isinstance(value, Inst) and value.parent is home:
                            return self._undominated(inst, value)
        for target in self.after[index]:
            for inst in self._blocks[target].insts:
                if inst.opcode != PHI:
                    break
                for value, source in zip(inst.operands, inst.targets, strict=True):
                    if source is block and isinstance(value, Inst) and value.parent is home:
                        return self._undominated(inst, value)
        return InternalError("a use has no place", block.line)

    def _undominated(self, inst: Inst, value: Inst) -> Exception:
        message = f"the definition of {self._name(value)} does not dominate its use"
        return self._refuse(inst, message)

    def _refuse(self, inst: Inst, message: str) -> Exception:
        return self._state.refuse_inst(inst, message)

    def _refuse_block(self, block: Block, message: str) -> Exception:
        return self._state.refuse(block.line or self._function.line,
                                  f"block {self._name(block)} {message}")  # fmt: skip

    def _name(self, value: Value) -> str:
        return self._state.rules.names().local(value)
