"""Turns pointers that may lead to several objects, or that memory holds, into 64-bit numbers.

Input: kernels that call no function defined here. Output: the same, in which each pointer leads to
one object or to global memory. A number is the address of global memory as it is, or else the
number of an object above the offset in it; at each access tests of the former choose the object.

2.16.1: a pointer to a variable is not a value that memory may hold or that a phi may choose.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import GET_FENCE
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst, fill_block, replace_uses
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import Block, ConstNull, Function, Inst, Undef, Value
from spvbackend.shader.calls import accesses, declared, resolve
from spvbackend.shader.data.constant_bytes import index_terms
from spvbackend.shader.objects import is_descriptor, is_made_up
from spvbackend.shader.pointers import parts
from spvbackend.shader.pointers.origin_sets import (
    CASTS,
    MEMORY,
    NULL,
    OriginSets,
    is_memory_query,
    may_need_numbers,
    queries_memory,
)
from spvbackend.target.address_spaces import (
    GLOBAL,
    LOCAL,
    PRIVATE,
    PUSH_CONSTANTS,
    STORAGE_BUFFER,
    UNIFORM,
)

TAG_BITS: Final = 48
"""The lowest bit of the number of an object."""
_KIND_BITS: Final = 60
_KINDS: Final[dict[int, int]] = {
    PRIVATE: 4, LOCAL: 5, STORAGE_BUFFER: 6, UNIFORM: 7, PUSH_CONSTANTS: 7
}  # fmt: skip
"""The upper four bits of the number of an object. An address has all of its upper bits equal, at
least the seven that no device uses, so that none looks like an object."""
MOST_OBJECTS: Final = 1 << (_KIND_BITS - TAG_BITS)
"""The most objects that have numbers."""
_TO_INTEGER: Final = frozenset((op.PTRTOADDR, op.PTRTOINT))
_LOCAL_FENCE: Final = 1
_GLOBAL_FENCE: Final = 2
"""CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE."""


def run(module: Module, layout: DataLayout, builtins: Builtins, holds_addresses: bool) -> None:
    """Rewrite the kernels that need it.

    Args:
        module: changed.
        layout: the sizes of types.
        builtins: the builtins.
        holds_addresses: whether the data of the module hold addresses.
    """
    asking = declared(module, builtins, is_memory_query)
    for function in module.functions:
        if function.blocks:
            parts.run(function)
        if not function.blocks or not may_need_numbers(function, asking):
            continue
        _open_with_variables(function)
        try:
            sets = OriginSets(function, builtins, holds_addresses)
            sets.find()
            _Rewriter(module, function, layout, builtins, sets).rewrite()
        except Diagnostic as error:
            module.refuse(function, error)


def _open_with_variables(function: Function) -> None:
    """Move variables before all tests of numbers, which name those that they may lead to."""
    late: list[Inst] = []
    for block in function.blocks[1:]:
        own = [inst for inst in block.insts if inst.opcode == op.ALLOCA]
        if own:
            block.insts = [inst for inst in block.insts if inst.opcode != op.ALLOCA]
            late += own
    entry = function.blocks[0]
    fill_block(entry, [*late, *entry.insts])


@final
class _Rewriter:
    """Rewrites one kernel.

    Attributes:
        now: the number that replaces a pointer.
    """

    __slots__ = ("_build", "_builtins", "_changed", "_function", "_layout", "_module", "_phis",
                 "_sets", "_tags", "now")  # fmt: skip

    def __init__(
        self,
        module: Module,
        function: Function,
        layout: DataLayout,
        builtins: Builtins,
        sets: OriginSets,
    ) -> None:
        self._module: Final = module
        self._function: Final = function
        self._layout: Final = layout
        self._builtins: Final = builtins
        self._sets: Final = sets
        self._tags: Final[dict[Value, int]] = {}
        self._changed: Final[dict[Value, Value]] = {}
        self._phis: Final[list[tuple[Inst, Inst]]] = []
        self.now: Final[dict[Value, Value]] = {}
        self._build = Builder(module, function.blocks[0])

    def rewrite(self) -> None:
        """Sweep the blocks, each definition before its uses except for phis."""
        ends: dict[Block, Block] = {}
        blocks: list[Block] = []
        for block in self._function.blocks:
            insts, block.insts = block.insts, []
            blocks.append(block)
            self._build = Builder(self._module, block)
            for inst in insts:
                self._build.line = inst.line
                try:
                    self._rewrite(inst, blocks)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
            self._end()
            ends[block] = self._build.block
        self._function.blocks = blocks
        self._finish_phis(ends)
        self._drop_debug_records()
        if self._changed:
            replace_uses(self._function, self._changed)
        if len(blocks) > len(ends):
            prune_unreachable(self._function)

    def _end(self) -> None:
        fill_block(self._build.block, self._build.out)

    def _finish_phis(self, ends: dict[Block, Block]) -> None:
        for block in self._function.blocks:
            for inst in block.insts:
                if inst.opcode == op.PHI and inst.blocks is not None:
                    inst.blocks = [ends.get(one, one) for one in inst.blocks]
        for old, new in self._phis:
            # Copy the list: the other phi shares it.
            new.blocks = [ends.get(one, one) for one in old.targets]
            for value, block in zip(old.operands, new.blocks, strict=True):
                build = self._build = Builder(self._module, block)
                build.line = new.line
                new.operands.append(self._number(value))
                block.insts[-1:-1] = build.out

    def _drop_debug_records(self) -> None:
        """Drop debug records of pointers that became numbers."""
        for record in self._function.debug_records:
            for index, value in enumerate(record.values):
                if value in self.now:
                    record.values[index] = None

    def _rewrite(self, inst: Inst, blocks: list[Block]) -> None:
        opcode = inst.opcode
        if opcode == op.CALL and queries_memory(inst, self._builtins):
            self._query_memory(inst)
        elif opcode in _TO_INTEGER and self._sets.has_object(inst.operands[0]):
            number = self._number(inst.operands[0])
            self._changed[inst] = self._build.resize(number, inst.type)
        elif opcode == op.ICMP and self._sets.compares_numbers(inst):
            inst.operands = [self._number(value) for value in inst.operands]
            self._build.out.append(inst)
        elif opcode == op.LOAD or inst not in self._sets.numbers:
            self._keep(inst, blocks)
        else:
            self._derive(inst)

    def _derive(self, inst: Inst) -> None:
        """Rewrite an instruction whose result is a number, from other pointers or an integer."""
        opcode = inst.opcode
        build = self._build
        if opcode == op.GETELEMENTPTR:
            base = self._number(inst.operands[0])
            self.now[inst] = self._step(base, inst)
        elif opcode in CASTS:
            self.now[inst] = self._number(inst.operands[0])
        elif opcode == op.INTTOPTR:
            self.now[inst] = build.resize(inst.operands[0], self._module.types.i64)
        elif opcode == op.SELECT:
            condition, first, second = inst.operands
            values = [condition, self._number(first), self._number(second)]
            self.now[inst] = build.make(op.SELECT, self._module.types.i64, values)
        elif opcode == op.PHI:
            made = build.make(op.PHI, self._module.types.i64, [])
            self.now[inst] = made
            self._phis.append((inst, made))
        else:
            name = inst.callee.name if inst.call is not None else op.OPCODE_NAMES[opcode]
            raise Unsupported(f"'{name}' returns a pointer; shaders cannot pass pointers")

    def _keep(self, inst: Inst, blocks: list[Block]) -> None:
        """Keep an instruction whose result is not a number: an access, or a user of a pointer."""
        if inst.opcode == op.STORE and self._sets.has_object(inst.operands[0]):
            inst.operands[0] = self._number(inst.operands[0])
        is_number = inst in self._sets.numbers
        is_address = inst.opcode == op.LOAD and self._sets.is_only_memory(inst)
        old = inst
        if is_address:
            # Copy the instruction: a cast of the copy replaces this one.
            inst = copy_inst(old)
            inst.operands = [*old.operands]
            inst.type = self._module.types.pointer(GLOBAL)
        elif is_number:
            inst.type = self._module.types.i64
        if inst.opcode in CASTS and inst.operands[0] in self._sets.numbers:
            self._as_address(inst)
            return
        places = self._sets.accessed(inst)
        for place, operand in enumerate(inst.operands):
            if operand in self._sets.numbers and place not in places:
                name = inst.callee.name if inst.call is not None else op.OPCODE_NAMES[inst.opcode]
                raise Unsupported(f"'{name}' takes a pointer; shaders cannot pass pointers")
        result = self._access(inst, places, blocks) if places else inst
        if not places:
            self._build.out.append(inst)
        if is_number:
            self.now[inst] = result
        elif is_address:
            # The address of a table in the data of the module.
            self._changed[old] = self._build.make(op.ADDRSPACECAST, old.type, [result])
        elif result is not inst:
            self._changed[inst] = result

    def _as_address(self, inst: Inst) -> None:
        """Rewrite a cast of a number to a pointer that leads to global memory alone."""
        pointer = self._number(inst.operands[0])
        made = self._build.make(op.INTTOPTR, inst.type, [pointer])
        self._changed[inst] = made

    # Numbers of pointers.

    def _number(self, value: Value) -> Value:
        """Return the number of any pointer, computed in the current block."""
        steps: list[Inst] = []
        while value not in self.now and isinstance(value, Inst) and self._is_step(value):
            steps.append(value)
            value = value.operands[0]
        number = self._plain_number(value)
        for step in reversed(steps):
            if step.opcode == op.GETELEMENTPTR:
                number = self._step(number, step)
        return number

    def _tag(self, base: Value) -> int:
        """Return the number of the start of an object."""
        tag = self._tags.get(base)
        if tag is None:
            number = len(self._tags)
            if number == MOST_OBJECTS:
                raise Unsupported(
                    f"pointers may lead to more than {MOST_OBJECTS} private or local objects"
                )
            if is_descriptor(base):
                raise Unsupported(
                    "a pointer may lead to several resources, one of them in an array",
                    getattr(base, "line", 0),
                    "access each of them by a pointer of its own",
                )
            kind = _KINDS.get(base.type.space, _KINDS[PRIVATE])
            tag = self._tags[base] = (kind << _KIND_BITS) + (number << TAG_BITS)
        return tag

    def _is_step(self, inst: Inst) -> bool:
        return inst.opcode in CASTS and self._sets.has_object(inst)

    def _plain_number(self, value: Value) -> Value:
        number = self.now.get(value)
        if number is not None:
            return number
        i64 = self._module.types.i64
        if isinstance(value, Undef):
            return self._module.constants.undef(i64)
        if isinstance(value, ConstNull):
            return self._build.integer(i64, 0)
        if isinstance(value, Inst) and is_made_up(value):
            return self._build.resize(value.operands[0], i64)
        if self._sets.is_object(value):
            return self._build.integer(i64, self._tag(value))
        return self._build.make(op.PTRTOINT, i64, [value])

    def _step(self, base: Value, inst: Inst) -> Value:
        """Compute a getelementptr as a sum."""
        build = self._build
        i64 = self._module.types.i64
        constant, terms = index_terms(self._layout, inst.source_type, inst.operands[1:])
        for index, factor in terms:
            base = build.add(base, build.scale(build.resize(index, i64, True), factor))
        return build.add(base, build.integer(i64, constant))

    # Accesses.

    def _access(self, inst: Inst, places: list[int], blocks: list[Block]) -> Value:
        """Access by numbers, once for each object; return the result.

        Args:
            inst: the access.
            places: the operands that are numbers.
            blocks: those so far, to which new ones are appended.
        """
        if not places:
            self._build.out.append(inst)
            return inst
        place, *rest = places
        number = self._number(inst.operands[place])
        origins = self._sets.of(inst.operands[place])
        targets: list[Value | None] = [*self._sets.bits(origins)]
        if origins & MEMORY or not targets:
            targets.append(None)
        type = self._accessed_type(inst, place)
        if len(targets) == 1:
            return self._access_one(inst, place, self._pointer(targets[0], number, type, inst),
                                    rest, blocks)  # fmt: skip
        build = self._build
        tag = build.shift(op.LSHR, number, TAG_BITS)
        behind = self._block(inst)
        values: list[Value] = []
        sources: list[Block] = []
        for target in targets:
            other = self._branch(inst, tag, target, blocks) if target is not targets[-1] else None
            copy = copy_inst(inst)
            copy.operands = [*inst.operands]
            pointer = self._pointer(target, number, type, inst)
            values.append(self._access_one(copy, place, pointer, rest, blocks))
            sources.append(self._build.block)
            self._jump(inst, behind)
            if other is not None:
                self._go_on(other, inst, blocks)
        self._go_on(behind, inst, blocks)
        if inst.type is self._module.types.void:
            return inst
        phi = self._build.make(op.PHI, inst.type, values)
        phi.blocks = sources
        return phi

    def _access_one(
        self, inst: Inst, place: int, pointer: Value, rest: list[int], blocks: list[Block]
    ) -> Value:
        inst.operands[place] = pointer
        if inst.call is not None:
            params = tuple([operand.type for operand in inst.operands[:-1]])
            inst.call.fn_type = self._module.types.function(inst.type, params)
        return self._access(inst, rest, blocks)

    def _accessed_type(self, inst: Inst, place: int) -> Type:
        return next(type for at, type in accesses(inst, self._builtins) if at == place)

    def _pointer(self, target: Value | None, number: Value, type: Type, inst: Inst) -> Value:
        """Return the pointer to the object of a number, or to global memory."""
        build = self._build
        types = self._module.types
        if target is None:
            return build.make(op.INTTOPTR, types.pointer(GLOBAL), [number])
        scalar = type.scalar()
        size = 8 if scalar.kind == POINTER else max(scalar.bits // 8, 1)
        align = inst.access.align if inst.memory is not None else 0
        # The offset is as aligned as the access: objects are at offset 0.
        unit = min(size, align or size)
        offset = build.resize(number, types.i32)
        index = build.shift(op.LSHR, offset, unit.bit_length() - 1)
        made = build.make(op.GETELEMENTPTR, types.pointer(target.type.space), [target, index])
        made.type_arg = types.integer(8 * unit)
        return made

    def _block(self, inst: Inst) -> Block:
        return Block(self._module.types.label, "", inst.line)

    def _branch(self, inst: Inst, tag: Value, target: Value | None, blocks: list[Block]) -> Block:
        """Branch to a new block if a number is of an object; return the block for the others."""
        assert target is not None, "global memory comes last"
        build = self._build
        wanted = build.integer(tag.type, self._tag(target) >> TAG_BITS)
        condition = build.compare(op.EQ, tag, wanted)
        chosen, other = self._block(inst), self._block(inst)
        branch = build.make(op.BR, self._module.types.void, [condition])
        branch.blocks = [chosen, other]
        self._go_on(chosen, inst, blocks)
        return other

    def _jump(self, inst: Inst, target: Block) -> None:
        branch = self._build.make(op.BR, self._module.types.void, [])
        branch.blocks = [target]

    def _go_on(self, block: Block, inst: Inst, blocks: list[Block]) -> None:
        """Continue appending to another block."""
        self._end()
        blocks.append(block)
        self._build = Builder(self._module, block)
        self._build.line = inst.line

    # Questions.

    def _query_memory(self, inst: Inst) -> None:
        """Expand to_global and the like: the pointer if it leads there, else null; get_fence."""
        resolved = resolve(inst, self._builtins)
        assert resolved is not None
        pointer = inst.operands[0]
        if pointer.type is inst.type:
            self._changed[inst] = pointer
            return
        if resolved.row.shape == GET_FENCE:
            self._changed[inst] = self._fence(pointer, inst.type)
            return
        origins = self._sets.of(pointer)
        kept = self._sets.in_memory(inst.type.space, origins)
        if not kept & ~NULL:
            self._changed[inst] = self._module.constants.null(inst.type)
        elif kept | NULL == origins | NULL and pointer not in self._sets.numbers:
            made = self._build.make(op.ADDRSPACECAST, inst.type, [pointer])
            self._changed[inst] = made
        else:
            number = self._number(pointer)
            i64 = self._module.types.i64
            values = [self._leads_to(number, inst.type.space), number, self._build.integer(i64, 0)]
            number = self._build.make(op.SELECT, i64, values)
            if inst in self._sets.numbers:
                self.now[inst] = number
            else:
                self._changed[inst] = self._build.make(op.INTTOPTR, inst.type, [number])

    def _leads_to(self, number: Value, space: int) -> Value:
        """Test whether a number is of an object in an address space, or of global memory."""
        build = self._build
        kind = build.shift(op.LSHR, number, _KIND_BITS)
        if space in _KINDS:
            return build.compare(op.EQ, kind, build.integer(kind.type, _KINDS[space]))
        # Questions are about generic pointers, which do not lead to descriptors.
        tests: list[Value] = [
            build.compare(op.NE, kind, build.integer(kind.type, _KINDS[one]))
            for one in (PRIVATE, LOCAL)
        ]
        return build.make(op.AND, self._module.types.i1, tests)

    def _fence(self, pointer: Value, type: Type) -> Value:
        """Return the memory that a pointer leads to, as fence flags; private memory has none."""
        build = self._build
        none = build.integer(type, 0)
        flags = [(GLOBAL, build.integer(type, _GLOBAL_FENCE)),
                 (LOCAL, build.integer(type, _LOCAL_FENCE))]  # fmt: skip
        origins = self._sets.of(pointer)
        result: Value = none
        for space, flag in flags:
            kept = self._sets.in_memory(space, origins) & ~NULL
            if kept == origins & ~NULL:
                return flag
            if kept:
                is_there = self._leads_to(self._number(pointer), space)
                result = build.make(op.SELECT, type, [is_there, flag, result])
        return result
