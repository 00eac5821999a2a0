"""The state of emission: the set, what has its instruction already, and how one is made.

Input: nodes of debug info. Output: instructions of an extended set, in front of the functions and
in them. OpenCL.DebugInfo.100 has literals; the sets without semantics may have none, so that the
same numbers are constants there (SPV_KHR_non_semantic_info). The grammar says which it is.
"""

from __future__ import annotations

from collections import deque
from typing import Final, final

from spvbackend.isel.debug.nodes import DebugNode, DebugNodes
from spvbackend.mir.cache import Cache
from spvbackend.mir.ext_sets import OPENCL_DEBUG, debug_set
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpExtInst, OpExtInstWithForwardRefsKHR
from spvbackend.target.features import DEBUG_MODULE, FORWARD_DEBUG_INFO
from spvbackend.target.limits import fits

_WORD: Final = 1 << 32


@final
class DebugEmitter:
    """Makes the instructions of one module.

    Attributes:
        nodes: the debug info of the module.
        is_opencl: whether the set is OpenCL.DebugInfo.100.
        extra_operations: whether operations that no set has keep the numbers of a translator.
        ids: the instruction of each node that has one, by its reference.
        open: the nodes whose instructions wait for those of others.
        names: names of types that have none themselves but are the type of a typedef.
        bases: what each typedef is one of in the end, "" where it leads back to itself.
        aliases: the typedefs whose names are not those of types.
        members: the ids that members of types have been promised.
        functions: the OpFunction of each subprogram that is defined here.
        globals: the OpVariable or the constant of each global variable.
        expressions: the instruction of each expression by its text, 0 for one that has none.
        sources: by the name and the text of the file.
        texts: of each file its name, its text and the bytes of each line.
        pending: families and nodes that nothing needs but that belong to what has been made.
        units: the instructions of the compile units.
    """

    __slots__ = ("_are_ids", "_cache", "_constants", "_forward", "_has_forward", "_kinds",
                 "_machine", "_no_type", "_none", "_numbers", "_operations", "_set", "aliases",
                 "bases", "expressions", "extra_operations", "functions", "globals", "ids",
                 "is_opencl", "members", "names", "nodes", "open", "pending", "sources", "texts",
                 "units", "void")  # fmt: skip

    def __init__(
        self, nodes: DebugNodes, machine: MachineModule, set_name: str, extra_operations: bool
    ) -> None:
        self.nodes: Final = nodes
        self._machine: Final = machine
        self._cache: Final[Cache] = machine.cache
        found = debug_set(set_name)
        self._numbers: Final = {name: number for number, name in found.names.items()}
        self._kinds: Final = {name: found.operands[n] for n, name in found.names.items()}
        self._are_ids: Final[dict[str, list[bool]]] = {}
        self._constants: Final[dict[int, int]] = {}
        self._set: Final = machine.cache.ext_inst_import(set_name)
        self.void: Final = machine.cache.void_type()
        self.is_opencl: Final = set_name == OPENCL_DEBUG
        self._has_forward: Final = machine.environment.allows(FORWARD_DEBUG_INFO.extension)
        self.extra_operations: Final = extra_operations
        self.ids: Final[dict[str, int]] = {}
        self.open: Final[set[str]] = set()
        self._forward: Final[dict[str, int]] = {}
        self.names: Final[dict[str, str]] = {}
        self.pending: Final[deque[tuple[str, str]]] = deque()
        self.sources: Final[dict[tuple[str, str], int]] = {}
        self.units: Final[list[int]] = []
        self.texts: Final[dict[DebugNode, tuple[str, str, list[int]]]] = {}
        self.aliases: Final[set[str]] = set()
        self.bases: Final[dict[str, str]] = {}
        self.members: Final[dict[str, int]] = {}
        self.functions: Final[dict[str, int]] = {}
        self.globals: Final[dict[str, int]] = {}
        self.expressions: Final[dict[str, int]] = {}
        self._operations: Final[dict[tuple[int, ...], int]] = {}
        self._none = 0
        self._no_type = 0

    def tell_producer(self, name: str) -> None:
        """Say which compiler wrote the debug info, for which OpenCL's set has no operand.

        The text is the one that SPIRV-LLVM-Translator reads back.
        """
        text = f"Debug info producer: {name}"
        if name and self.is_opencl and fits(text) and text not in self._machine.processed:
            self._machine.processed.append(text)

    def string(self, text: str) -> int:
        """The OpString of a text, "" included; of one that is too long as much as fits."""
        found = self._cache.string(text)
        while not found:
            text = text[: len(text) // 2]
            found = self._cache.string(text)
        return found

    def constant(self, value: int) -> int:
        """An integer constant of 32 bits, or of 64 where it needs them."""
        found = self._constants.get(value)
        if found is None:
            bits = 32 if -_WORD // 2 <= value < _WORD else 64
            found = self._constants[value] = self._cache.int_constant(bits, value)
        return found

    def known_constant(self, value: int) -> int:
        """The same, 0 where it would need more than the module has.

        What is said of a program must not ask more of a device than the program does.
        """
        is_narrow = -_WORD // 2 <= value < _WORD
        is_long = -(_WORD**2) // 2 <= value < _WORD**2 and self._cache.has_int_type(64)
        return self.constant(value) if is_narrow or is_long else 0

    @property
    def none(self) -> int:
        """DebugInfoNone, in place of what is not known."""
        if not self._none:
            self._none = self.emit("DebugInfoNone", [])
        return self._none

    def is_none(self, id: int) -> bool:
        """Whether an id is that of DebugInfoNone, which is not made for the question."""
        return id == self._none

    @property
    def no_type(self) -> int:
        """The type of a function of which nothing is known."""
        if not self._no_type:
            self._no_type = self.emit("DebugTypeFunction", [0, self.void])
        return self._no_type

    def operation(self, words: tuple[int, ...]) -> int:
        """The DebugOperation of a number and its operands, made once."""
        if words not in self._operations:
            self._operations[words] = self.emit("DebugOperation", list(words))
        return self._operations[words]

    def emit(self, name: str, operands: list[int], result: int = 0) -> int:
        """An instruction in front of the functions.

        Args:
            name: of the instruction.
            operands: ids, and numbers for what the set has as literals or as constants.
            result: an id that was promised before, 0 for none.
        """
        words = self.words(name, operands)
        # The extension: an instruction without a forward reference may not be of this opcode.
        is_forward = bool(self._forward) and not set(self._forward.values()).isdisjoint(words)
        opcode = OpExtInstWithForwardRefsKHR if is_forward else OpExtInst
        result = result or self._cache.new_id()
        self._machine.debug_info.append(MachineInst(opcode, self.void, result, words))
        return result

    def local(self, name: str, operands: list[int]) -> MachineInst:
        """The same in a function, for the caller to put into a block."""
        return self.local_inst(self.words(name, operands))

    def local_inst(self, words: list[int]) -> MachineInst:
        """The same of the operands of OpExtInst."""
        return MachineInst(OpExtInst, self.void, self._cache.new_id(), words)

    def words(self, name: str, operands: list[int]) -> list[int]:
        """The operands of OpExtInst, with constants where the set has no literals."""
        words = [self._set, self._numbers[name], *operands]
        if operands and max(operands) >= 0:
            are_ids = self._are_ids.get(name)
            if are_ids is None:
                kinds = self._kinds[name]
                are_ids = [kind.startswith(("Id", "Pair")) for kind in kinds]
                self._are_ids[name] = are_ids
            last = len(are_ids) - 1
            for index, operand in enumerate(operands):
                if operand >= 0 and are_ids[min(index, last)]:
                    words[index + 2] = self.constant(operand)
        return words

    def new_id(self) -> int:
        """An id for an instruction to come."""
        return self._cache.new_id()

    def promise(self, ref: str) -> int:
        """The id that the instruction of an open node will have; 0 where none may be named ahead.

        Without the extension the sets without semantics have no forward references.
        """
        if not self._has_forward:
            return 0
        if ref not in self._forward:
            self._forward[ref] = self._cache.new_id()
        return self._forward[ref]

    def promised(self, ref: str) -> int:
        """The id that was promised for a node, which is kept now; 0 for none."""
        return self._forward.pop(ref, 0)

    def keep_promise(self, ref: str, made: int) -> int:
        """Give the instruction of a node the id that was promised for it.

        Args:
            ref: the node.
            made: the instruction, which nothing names yet if it is the last one.

        Returns:
            The id that the node has from now on.
        """
        promised = self.promised(ref)
        if not promised or promised == made:
            return made
        insts = self._machine.debug_info
        place = next(i for i in range(len(insts) - 1, -1, -1) if insts[i].result == made)
        inst = insts[place]
        copy = MachineInst(inst.opcode, inst.type_id, promised, inst.operands)
        if place == len(insts) - 1:
            insts[place] = copy
        else:  # the node shares the instruction of another
            insts.append(copy)
        return promised

    def use_modules(self) -> bool:
        """Whether there may be DebugModuleINTEL; asks for what it needs."""
        environment = self._machine.environment
        if not self.is_opencl or not environment.allows(DEBUG_MODULE.extension):
            return False
        self._cache.use_extension(DEBUG_MODULE.extension)
        self._cache.require(spv.CapabilityDebugInfoModuleINTEL)
        return True

    def has_generic_pointers(self) -> bool:
        """Whether the module has the capability that the storage class Generic needs."""
        return any(
            storage_class == spv.StorageClassGeneric
            for storage_class, _ in self._cache.pointees.values()
        )
