"""The state of emission: the set, the instructions of nodes so far, and how one is made.

Input: nodes of debug info. Output: instructions of an extended set, before and in functions.
OpenCL.DebugInfo.100 takes literals; the nonsemantic sets may not, so they take constants instead
(SPV_KHR_non_semantic_info). The grammar says which operands are which.
"""

from __future__ import annotations

from collections import deque
from typing import Final, final

from spvbackend.isel.debug.nodes import DebugNode, DebugNodes
from spvbackend.isel.debug.tables import NUMBERS_200, PUBLISHED, Numbers
from spvbackend.mir.cache import Cache
from spvbackend.mir.ext_sets import OPENCL_DEBUG, SHADER_DEBUG_200, debug_set
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpExtInst, OpExtInstWithForwardRefsKHR
from spvbackend.target.features import DEBUG_MODULE, FORWARD_DEBUG_INFO
from spvbackend.target.limits import fits

_WORD: Final = 1 << 32


@final
class DebugEmitter:
    """Emits the debug instructions of one module.

    Attributes:
        nodes: the debug info of the module.
        is_opencl: whether the set is OpenCL.DebugInfo.100.
        is_200: whether the set has the forms of SPIRV-LLVM-Translator (`mir/debug_200.py`).
        numbers: the set's numbers for LLVM's names.
        extra_operations: whether operations that the sets lack keep the numbers of llvm-spirv.
        ids: the id of each emitted node, by reference.
        open: nodes that wait for the instructions of other nodes.
        names: names for anonymous types, from their typedefs.
        bases: the type at the end of each chain of typedefs, "" for a cycle.
        aliases: typedefs whose names are not those of types.
        members: the promised ids of type members.
        functions: the OpFunction of each subprogram defined here.
        globals: the OpVariable or the constant of each global variable.
        expressions: the id of each expression by its text, 0 for an unsupported one.
        sources: the id of each DebugSource by the file's name, text and checksum.
        texts: each file's name, text, and line lengths in bytes.
        pending: families and nodes that no instruction needs but that belong to emitted ones.
        units: the ids of the compile units.
    """

    __slots__ = ("_are_ids", "_cache", "_constants", "_forward", "_has_forward", "_kinds",
                 "_machine", "_no_type", "_none", "_numbers", "_operations", "_set", "aliases",
                 "bases", "expressions", "extra_operations", "functions", "globals", "ids",
                 "is_200", "is_opencl", "members", "names", "nodes", "numbers", "open", "pending",
                 "sources", "texts", "units", "void")  # fmt: skip

    def __init__(
        self, nodes: DebugNodes, machine: MachineModule, set_name: str, extra_operations: bool
    ) -> None:
        self.nodes: Final = nodes
        self._machine: Final = machine
        self._cache: Final[Cache] = machine.cache
        grammar = debug_set(set_name)
        self._numbers: Final = {name: number for number, name in grammar.names.items()}
        self._kinds: Final = {name: grammar.operands[n] for n, name in grammar.names.items()}
        self._are_ids: Final[dict[str, list[bool]]] = {}
        self._constants: Final[dict[int, int]] = {}
        self._set: Final = machine.cache.ext_inst_import(set_name)
        self.void: Final = machine.cache.void_type()
        self.is_opencl: Final = set_name == OPENCL_DEBUG
        self.is_200: Final = set_name == SHADER_DEBUG_200
        self.numbers: Final[Numbers] = NUMBERS_200 if self.is_200 else PUBLISHED
        self._has_forward: Final = machine.environment.prefers(FORWARD_DEBUG_INFO)
        self.extra_operations: Final = extra_operations or self.is_200
        self.ids: Final[dict[str, int]] = {}
        self.open: Final[set[str]] = set()
        self._forward: Final[dict[str, int]] = {}
        self.names: Final[dict[str, str]] = {}
        self.pending: Final[deque[tuple[str, str]]] = deque()
        self.sources: Final[dict[tuple[str, str, str], int]] = {}
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
        """Record the compiler that wrote the debug info; OpenCL's set has no operand for it.

        SPIRV-LLVM-Translator reads this text back.
        """
        text = f"Debug info producer: {name}"
        if name and self.is_opencl and fits(text) and text not in self._machine.processed:
            self._machine.processed.append(text)

    def string(self, text: str) -> int:
        """Return the OpString of a text; a text that is too long is cut."""
        id = self._cache.string(text)
        while not id:
            text = text[: len(text) // 2]
            id = self._cache.string(text)
        return id

    def constant(self, value: int) -> int:
        """Return a 32-bit integer constant, or a 64-bit one if the value needs it."""
        id = self._constants.get(value)
        if id is None:
            bits = 32 if -_WORD // 2 <= value < _WORD else 64
            id = self._constants[value] = self._cache.int_constant(bits, value)
        return id

    def known_constant(self, value: int) -> int:
        """Return a constant, or 0 if the module lacks the 64-bit integers that it needs.

        Debug info must not ask more of a device than the program does.
        """
        is_narrow = -_WORD // 2 <= value < _WORD
        is_long = -(_WORD**2) // 2 <= value < _WORD**2 and self._cache.has_int_type(64)
        return self.constant(value) if is_narrow or is_long else 0

    def signed_constant(self, value: int) -> int:
        """Return a constant of a signed number, or 0 if the module lacks the type that it needs.

        Readers extend constants by zeros, so a negative number needs 64 bits.
        """
        if value >= 0:
            return self.known_constant(value)
        is_long = value >= -(_WORD**2) // 2 and self._cache.has_int_type(64)
        return self._cache.int_constant(64, value) if is_long else 0

    def truth(self, value: bool) -> int:
        """Return a boolean constant."""
        return self._cache.bool_constant(value)

    @property
    def none(self) -> int:
        """Return DebugInfoNone, which stands for unknown operands."""
        if not self._none:
            self._none = self.emit("DebugInfoNone", [])
        return self._none

    def is_none(self, id: int) -> bool:
        """Whether an id is DebugInfoNone; the question does not emit it."""
        return id == self._none

    @property
    def no_type(self) -> int:
        """Return the type for a function of unknown type."""
        if not self._no_type:
            self._no_type = self.emit("DebugTypeFunction", [0, self.void])
        return self._no_type

    def operation(self, words: tuple[int, ...]) -> int:
        """Return the DebugOperation of a number and its operands, emitted once."""
        if words not in self._operations:
            self._operations[words] = self.emit("DebugOperation", list(words))
        return self._operations[words]

    def emit(self, name: str, operands: list[int], result: int = 0) -> int:
        """Emit an instruction before the functions.

        Args:
            name: the instruction's name.
            operands: ids, and numbers for literals or constants.
            result: a promised id, or 0.
        """
        words = self.words(name, operands)
        # OpExtInstWithForwardRefsKHR must contain a forward reference.
        is_forward = bool(self._forward) and not set(self._forward.values()).isdisjoint(words)
        opcode = OpExtInstWithForwardRefsKHR if is_forward else OpExtInst
        result = result or self._cache.new_id()
        self._machine.debug_info.append(MachineInst(opcode, self.void, result, words))
        return result

    def local(self, name: str, operands: list[int]) -> MachineInst:
        """Make an instruction for a function body; the caller inserts it."""
        return self.local_inst(self.words(name, operands))

    def local_inst(self, words: list[int]) -> MachineInst:
        """Make an instruction for a function body from OpExtInst's operands."""
        return MachineInst(OpExtInst, self.void, self._cache.new_id(), words)

    def words(self, name: str, operands: list[int]) -> list[int]:
        """Return the operands of OpExtInst, with constants where the set takes no literals."""
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
        """Return the id of a later instruction."""
        return self._cache.new_id()

    def promise(self, ref: str) -> int:
        """Return the id that an open node will have; 0 if forward references are not allowed.

        The nonsemantic sets allow them only with SPV_KHR_relaxed_extended_instruction.
        """
        if not self._has_forward:
            return 0
        if ref not in self._forward:
            self._forward[ref] = self._cache.new_id()
        return self._forward[ref]

    def promised(self, ref: str) -> int:
        """Return the promised id of a node and drop the promise; 0 if there is none."""
        return self._forward.pop(ref, 0)

    def keep_promise(self, ref: str, made: int) -> int:
        """Give a node's instruction its promised id.

        Args:
            ref: the node.
            made: the id of the instruction, which is still unused if it is the last one.

        Returns:
            The node's final id.
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
        else:  # the node shares another node's instruction
            insts.append(copy)
        return promised

    def use_modules(self) -> bool:
        """Whether DebugModuleINTEL is allowed; require its extension and capability if so."""
        environment = self._machine.environment
        if not self.is_opencl or not environment.prefers(DEBUG_MODULE):
            return False
        self._cache.use_extension(DEBUG_MODULE.extension)
        self._cache.require(spv.CapabilityDebugInfoModuleINTEL)
        return True

    def has_generic_pointers(self) -> bool:
        """Whether the module uses the storage class Generic, and so has its capability."""
        return any(
            storage_class == spv.StorageClassGeneric
            for storage_class, _ in self._cache.pointees.values()
        )
