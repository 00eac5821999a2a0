"""The module-wide hashed cache: types, constants, globals, imports and ids.

`intern` is the only way to create a type or constant, so duplicates cannot arise. The key is the
instruction's words without its result id; entries stay in creation order, in which every operand
precedes its use.

This is hash-consing. 2.8 forbids duplicate types except of aggregates and pointers; one constant
for each value keeps the output small and lets ids be compared instead of values. A key is a flat
tuple of ints, so 1, 1.0 and True cannot collide, nor can 0.0 and -0.0, which are keyed by bits.
"""

from __future__ import annotations

import itertools
from array import array
from collections import defaultdict
from typing import Final, final

from spvbackend.mir.inst import (
    CONSTANTS,
    RUN_WIDTHS,
    WIDE_CONSTANTS,
    MachineInst,
    run_insts,
    string_words,
    unpacked,
)
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.limits import check_name, fits

RUN_FROM: Final = 100
"""Number of constants at once from which they are a run; with fewer a run saves nothing.

A run is one entry with one list of words instead of an instruction for each constant, which makes
tables of a million numbers bearable in time and memory.
"""


Place = tuple[int, int]
"""A place among the module-level instructions."""
START: Final[Place] = (0, 0)

MOST_SPELLED: Final = 1 << 12
"""Number of names whose words are kept for ids of the same name."""


@final
class Cache:
    """Interns module-level instructions; also keeps names and decorations of all ids.

    Attributes:
        last: the last id that was given out. Ids count down from -1: a negative word is an id, see
            `inst`. Selection decrements it by itself, since a call of a method takes as long as
            all other work for an instruction here.
        unpacked_names: OpName and OpMemberName that have been unpacked.
        packed_names: the words of later names. Most values have a name, only dumps read names, and
            they take a fifth of the memory in this form.
        dropped: decorations that the consumer may lack and does not need.
    """

    __slots__ = ("_asked", "_decorated", "_ids", "_imports", "_named", "_numbers", "_pairs",
                 "_pending_pointers", "_picked", "_run_numbers", "_shared", "_spelled", "_texts",
                 "capabilities", "decorations", "dropped", "entries", "extensions", "last",
                 "packed_names", "pointees", "strings", "unpacked_names")  # fmt: skip

    def __init__(self) -> None:
        self.last = 0
        self.dropped: frozenset[int] = frozenset()
        self._ids: dict[tuple[int, ...], int] = {}
        self._imports: dict[str, int] = {}
        # Sets answer questions alone; the lists are emitted, in order.
        self._decorated: set[tuple[int, ...]] = set()
        self._pairs: set[tuple[int, ...]] = set()
        self._asked = 0
        self._named: set[int] = set()
        self._shared: set[int] = set()
        self._spelled: dict[str, list[int]] = {}  # the words of names
        self._numbers: defaultdict[int, dict[int, int]] = defaultdict(dict)
        """The OpConstants of each type by bit pattern, except those that tables alone use."""
        self._run_numbers: defaultdict[int, defaultdict[int, int]] = defaultdict(defaultdict)
        """The OpConstants of each type in runs, by bit pattern."""
        self._picked: list[MachineInst] = []
        """OpConstants in runs that are used outside of tables too."""
        self._texts: dict[str, int] = {}  # of OpString
        self._pending_pointers: dict[int, list[tuple[int, int]]] = {}
        self.entries: list[MachineInst] = []
        self.decorations: list[MachineInst] = []
        self.unpacked_names: list[MachineInst] = []
        self.packed_names = array("q")
        self.strings: list[MachineInst] = []
        self.capabilities: dict[int, None] = {}  # asked for beyond what the words imply
        self.extensions: dict[str, None] = {}
        self.pointees: dict[int, tuple[int, int]] = {}  # pointer type -> storage class, pointee

    def new_id(self) -> int:
        """Return a fresh provisional id."""
        self.last -= 1
        return self.last

    @property
    def imports(self) -> dict[str, int]:
        """Return the extended instruction sets in use: name -> id."""
        return self._imports

    def intern(self, opcode: int, type_id: int, operands: tuple[int, ...]) -> int:
        """Return the id of the module-level instruction with these words."""
        key = (opcode, type_id, *operands)
        id = self._ids.get(key)
        if id is None:
            id = self._ids[key] = self.unique(opcode, type_id, list(operands))
            self._shared.add(id)
        return id

    def is_shared(self, id: int) -> bool:
        """Whether the id is that of a constant or type, which many values may share.

        A name or decoration of such an id would apply to all of them.
        """
        return id in self._shared

    def unique(self, opcode: int, type_id: int, operands: list[int], result: int = 0) -> int:
        """Append an instruction that must not be shared (named structs, variables).

        `result` is for ids that were reserved, for forward pointers and structs.
        """
        result = result or self.new_id()
        self.entries.append(MachineInst(opcode, type_id, result, operands))
        return result

    def string(self, text: str) -> int:
        """Return the id of the OpString of a text, 0 for a text that no instruction can hold."""
        id = self._texts.get(text)
        if id is None:
            if not fits(text):
                return 0
            id = self._texts[text] = self.new_id()
            self.strings.append(MachineInst(op.OpString, 0, id, string_words(text)))
        return id

    def ext_inst_import(self, name: str) -> int:
        """Return the id of the OpExtInstImport of a set."""
        id = self._imports.get(name)
        if id is None:
            id = self._imports[name] = self.new_id()
        return id

    def import_insts(self) -> list[MachineInst]:
        """Return the OpExtInstImport instructions."""
        return [
            MachineInst(op.OpExtInstImport, 0, id, string_words(name))
            for name, id in self._imports.items()
        ]

    def void_type(self) -> int:
        """Return the id of OpTypeVoid."""
        return self.intern(op.OpTypeVoid, 0, ())

    def bool_type(self) -> int:
        """Return the id of OpTypeBool."""
        return self.intern(op.OpTypeBool, 0, ())

    def int_type(self, bits: int) -> int:
        """Return the id of an OpTypeInt; signedness is always 0 in kernels (2.16.3)."""
        return self.intern(op.OpTypeInt, 0, (bits, 0))

    def has_int_type(self, bits: int) -> bool:
        """Whether the module has the type already, and so declares what it needs."""
        return (op.OpTypeInt, 0, bits, 0) in self._ids

    def float_type(self, bits: int, encoding: int = -1) -> int:
        """Return the id of an OpTypeFloat, with an FP encoding if `encoding` is not -1."""
        return self.intern(op.OpTypeFloat, 0, (bits,) if encoding < 0 else (bits, encoding))

    def vector_type(self, element: int, count: int) -> int:
        """Return the id of an OpTypeVector."""
        return self.intern(op.OpTypeVector, 0, (element, count))

    def array_type(self, element: int, count: int) -> int:
        """Return the id of an OpTypeArray; its length has 32 bits, or 64 if it needs them."""
        # The length is the id of a constant (OpTypeArray), which is interned by its own type.
        length = self.int_constant(32 if count >> 32 == 0 else 64, count)
        return self.intern(op.OpTypeArray, 0, (element, length))

    def function_type(self, ret: int, params: list[int]) -> int:
        """Return the id of an OpTypeFunction."""
        return self.intern(op.OpTypeFunction, 0, (ret, *params))

    def pointer_type(self, storage_class: int, pointee: int) -> int:
        """Return the id of an OpTypePointer."""
        result = self.intern(op.OpTypePointer, 0, (storage_class, pointee))
        self.pointees[result] = (storage_class, pointee)
        return result

    def untyped_pointer_type(self, storage_class: int) -> int:
        """Return the id of an OpTypeUntypedPointerKHR."""
        return self.intern(op.OpTypeUntypedPointerKHR, 0, (storage_class,))

    def forward_pointer(self, storage_class: int, struct: int) -> int:
        """Return the id of a pointer to a struct that is not complete yet (OpTypeForwardPointer).

        The key is that of the later OpTypePointer, so that requests for that find it.
        `struct_type` adds the OpTypePointer behind its struct.
        """
        key = (op.OpTypePointer, 0, storage_class, struct)
        pointer = self._ids.get(key)
        if pointer is None:
            pointer = self._ids[key] = self.new_id()
            self.pointees[pointer] = (storage_class, struct)
            self.entries.append(
                MachineInst(op.OpTypeForwardPointer, 0, 0, [pointer, storage_class])
            )
            self._pending_pointers.setdefault(struct, []).append((pointer, storage_class))
        return pointer

    def struct_type(self, members: list[int], id: int) -> int:
        """Add a struct under a reserved id, then the pointers that wait for it.

        Structs may be duplicates (2.8), and those with different names or decorations must be.
        """
        self.unique(op.OpTypeStruct, 0, members, id)
        for pointer, storage_class in self._pending_pointers.pop(id, []):
            self.unique(op.OpTypePointer, 0, [storage_class, id], pointer)
        return id

    def bool_constant(self, value: bool) -> int:
        """Return the id of OpConstantTrue or OpConstantFalse."""
        return self.intern(op.OpConstantTrue if value else op.OpConstantFalse, self.bool_type(), ())

    def int_constant(self, bits: int, value: int) -> int:
        """Return the id of an integer constant of a native width, `value` modulo 2**bits."""
        return self.numeric(self.int_type(bits), bits, value & (1 << bits) - 1)

    def numeric(self, type_id: int, bits: int, pattern: int) -> int:
        """Return the id of the OpConstant of a native width with this bit pattern."""
        known = self._numbers[type_id]
        id = known.get(pattern)
        if id is None:
            id = known[pattern] = self._add_number(type_id, bits, pattern)
            self._shared.add(id)
        return id

    def _add_number(self, type_id: int, bits: int, pattern: int) -> int:
        # 2.2.1: low-order words first; a narrow literal has zeros above, as signedness is 0.
        words = [pattern] if bits <= 32 else [pattern & 0xFFFFFFFF, pattern >> 32]
        if bits > 64:
            words = [pattern >> shift & 0xFFFFFFFF for shift in range(0, bits, 32)]
        id = self._run_numbers[type_id].get(pattern, 0)
        if id:
            # A run defines it already: this one is for readers that skip runs, and not emitted.
            self._picked.append(MachineInst(op.OpConstant, type_id, id, words))
            return id
        return self.unique(op.OpConstant, type_id, words)

    def numerics(
        self, type_id: int, bits: int, patterns: bytes | array[int], run_from: int = RUN_FROM
    ) -> list[int]:
        """Return the constants of a table; if they are `run_from` or more, new ones become a run.

        A defaultdict numbers the new patterns while a comprehension looks them up, which saves a
        call for each element. dicts keep the order of insertion, hence the new patterns are the
        last ones of `runs`, in the order of their ids.
        """
        if len(patterns) < run_from:
            return [self.numeric(type_id, bits, pattern) for pattern in patterns]
        known, runs = self._numbers[type_id], self._run_numbers[type_id]
        before = len(runs)
        runs.default_factory = itertools.count(self.last - 1, -1).__next__  # the next ids
        ids = [known[p] if p in known else runs[p] for p in patterns]
        runs.default_factory = None
        new = list(itertools.islice(reversed(runs), len(runs) - before))
        if new:
            self._add_run(type_id, bits, new[::-1])
        return ids

    def _add_run(self, type_id: int, bits: int, patterns: list[int]) -> None:
        """Add one entry for constants that are all new, with the next ids in their order."""
        first = self.last - 1
        self.last -= len(patterns)
        if bits <= 32:
            run = MachineInst(CONSTANTS, type_id, first, patterns)
        else:
            words = [0] * (2 * len(patterns))
            words[::2] = [pattern & 0xFFFFFFFF for pattern in patterns]
            words[1::2] = [pattern >> 32 for pattern in patterns]
            run = MachineInst(WIDE_CONSTANTS, type_id, first, words)
        self.entries.append(run)

    def insts(self) -> list[MachineInst]:
        """Return the entries, with the constants of each run one by one."""
        insts: list[MachineInst] = []
        for inst in self.entries:
            if inst.opcode in RUN_WIDTHS:
                insts += run_insts(inst)
            else:
                insts.append(inst)
        return insts

    def insts_but_tables(self, place: Place = START) -> list[MachineInst]:
        """Return the entries without the constants that only tables mention.

        Args:
            place: the place behind which entries count.
        """
        entries, picked = place
        insts = [inst for inst in self.entries[entries:] if inst.opcode not in RUN_WIDTHS]
        return insts + self._picked[picked:]

    def end(self) -> Place:
        """Return the place behind all present entries."""
        return len(self.entries), len(self._picked)

    def null(self, type_id: int) -> int:
        """Return the id of an OpConstantNull."""
        return self.intern(op.OpConstantNull, type_id, ())

    def undef(self, type_id: int) -> int:
        """Return the id of an OpUndef at module level."""
        return self.intern(op.OpUndef, type_id, ())

    def composite(self, type_id: int, elements: list[int]) -> int:
        """Return the id of an OpConstantComposite."""
        return self.intern(op.OpConstantComposite, type_id, tuple(elements))

    def splat(self, element: int, element_type: int, count: int) -> int:
        """Return a constant, or a vector constant of `count` copies if `count` is above 1."""
        if count == 1:
            return element
        return self.composite(self.vector_type(element_type, count), [element] * count)

    def decorate(self, id: int, decoration: int, *operands: int) -> None:
        """Add an OpDecorate, once."""
        self._decorate((op.OpDecorate, id, decoration, *operands))

    def decorate_member(self, id: int, member: int, decoration: int, *operands: int) -> None:
        """Add an OpMemberDecorate, once."""
        self._decorate((op.OpMemberDecorate, id, member, decoration, *operands))

    def decorate_by_id(self, id: int, decoration: int, *operands: int) -> None:
        """Add an OpDecorateId, whose operands are ids, once."""
        self._decorate((op.OpDecorateId, id, decoration, *operands))

    def annotation(self, opcode: int, operands: list[int]) -> int:
        """Append an instruction that stands among the decorations and has an id of its own."""
        result = self.new_id()
        self.decorations.append(MachineInst(opcode, 0, result, operands))
        return result

    def has_decoration(self, id: int, decoration: int) -> bool:
        """Whether an id has a decoration, with whatever operands.

        Few ask, so later decorations are indexed at the next question.
        """
        for inst in self.decorations[self._asked :]:
            self._pairs.add(tuple(inst.operands[:2]))
        self._asked = len(self.decorations)
        return (id, decoration) in self._pairs

    def decorate_linkage(self, id: int, name: str, linkage: int) -> None:
        """Add the LinkageAttributes decoration.

        Raises:
            Unsupported: no instruction can hold the name.
        """
        check_name(name)
        self.decorate(id, spv.DecorationLinkageAttributes, *string_words(name), linkage)

    def _decorate(self, key: tuple[int, ...]) -> None:
        # A decoration occurs once, except those that may repeat (Decoration). key[2] is not a
        # decoration in OpMemberDecorate, of which none is dropped.
        if key not in self._decorated and (
            key[2] not in self.dropped or key[0] == op.OpMemberDecorate
        ):
            self._decorated.add(key)
            self.decorations.append(MachineInst(key[0], 0, 0, list(key[1:])))

    def name(self, id: int, text: str) -> None:
        """Add an OpName; the first name of an id is the one it keeps.

        Several are valid, but then the specification does not say which one consumers show. A name
        that no instruction can hold is left out, since names have no semantics (OpName).
        """
        if not text or id in self._named:
            return
        # Many functions have values of one name.
        words = self._spelled.get(text)
        if words is None:
            if not fits(text):
                return
            words = string_words(text)
            if len(self._spelled) < MOST_SPELLED:
                self._spelled[text] = words
        self._named.add(id)
        self.packed_names.fromlist([op.OpName + (2 + len(words) << 16), id, *words])

    def member_name(self, struct: int, index: int, text: str) -> None:
        """Add an OpMemberName for a member that has none yet."""
        if text and fits(text):
            words = string_words(text)
            first = op.OpMemberName + (3 + len(words) << 16)
            self.packed_names.fromlist([first, struct, index, *words])

    @property
    def names(self) -> list[MachineInst]:
        """Return all OpName and OpMemberName as instructions, and unpack them for that."""
        self.unpack_names()
        return self.unpacked_names

    def unpack_names(self) -> None:
        """Turn packed names into instructions."""
        self.unpacked_names.extend(unpacked(self.packed_names))
        self.packed_names = array("q")

    def require(self, capability: int) -> None:
        """Ask for a capability that the words alone do not imply.

        For example one that depends on the type of an operand, which layout ignores.
        """
        self.capabilities[capability] = None

    def use_extension(self, name: str) -> None:
        """Ask for an extension that the words alone do not imply."""
        self.extensions[name] = None
