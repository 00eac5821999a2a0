"""The state in which the body of a function is read: its values, blocks, and what is open.

Input: records of FUNCTION_BLOCK. Output: the function's blocks and instructions, without
placeholders. instructions.py has a function for each kind of record.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.opcodes import IS_TERMINATOR, MemoryInfo
from spvbackend.llvmir.print.value import type_name
from spvbackend.llvmir.types import MAX_ALIGN, METADATA, POINTER, VOID, Type, quote_name
from spvbackend.llvmir.values import (
    Alias,
    Argument,
    Attributes,
    Block,
    ConstAggregate,
    ConstantDataArray,
    ConstExpr,
    DebugRecord,
    Function,
    Inst,
    MetadataValue,
    Placeholder,
    Value,
)
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.attributes import AttributeSet
from spvbackend.reading.bitcode.bitstream import Bitstream, CorruptError
from spvbackend.reading.bitcode.constants import Values
from spvbackend.reading.bitcode.metadata import Metadata
from spvbackend.reading.bitcode.types import TypeTable
from spvbackend.target.space_maps import KERNELS

_WRAP: Final = 0xFFFFFFFF
"""Relative numbers of later values wrap at 32 bits."""
_MAX_AHEAD: Final = 1 << 28
_USUAL_ALIGNS: Final = 9
Site = tuple[int, str, Type, list[Attributes], Attributes, list[int]]
"""A call's flags, convention, function type, attributes of arguments and result, groups."""


@final
class Tables:
    """Tables of a module, which its functions share.

    Attributes:
        group_words: the attributes of a group by its number in the bitcode.
        scopes: the names of synchronisation scopes by number.
        bundles: the tags of operand bundles by number.
        is_relative: whether operands count back from the instruction, as since LLVM 3.3.
        keeps_conventions: whether kernels keep the convention of their target.
        accesses: accesses of memory, which instructions share, by what they are made of.
        shared: the number of the module's symbols and constants, which are the first values.
        sites: the facts of a call but its arguments, by the numbers before these.
    """

    __slots__ = ("_groups", "_plain", "accesses", "attributes", "bundles", "group_words",
                 "is_relative", "keeps_conventions", "keeps_records", "metadata", "module",
                 "scopes", "shared", "sites", "types", "values")  # fmt: skip

    def __init__(
        self,
        module: Module,
        types: TypeTable,
        values: Values,
        metadata: Metadata,
        keeps_records: bool,
    ) -> None:
        self.module: Final = module
        self.types: Final = types
        self.values: Final = values
        self.metadata: Final = metadata
        self.attributes: Final[list[AttributeSet]] = []
        self.keeps_records: Final = keeps_records
        self.scopes: Final[list[str]] = []
        self.bundles: Final[list[str]] = []
        self.is_relative = True
        self.shared = 0
        self.keeps_conventions = False
        self.group_words: dict[int, dict[str, str]] = {}
        self._groups: Final[dict[int, int]] = {}
        self.accesses: Final[dict[tuple[int, ...], MemoryInfo]] = {}
        self._plain: Final = [self.access(align) for align in range(_USUAL_ALIGNS)]
        self.sites: Final[dict[tuple[int, ...], Site]] = {}

    def plain_access(self, align: int) -> MemoryInfo:
        """Return the access that is not atomic, with an alignment's exponent plus one."""
        return self._plain[align] if align < len(self._plain) else self.access(align)

    def access(
        self, align: int, ordering: int = 0, scope: int = 1, failure: int = 0, operation: int = 0
    ) -> MemoryInfo:
        """Return the access with these numbers of the format."""
        key = (align, ordering, scope, failure, operation)
        known = self.accesses.get(key)
        if known is None:
            if max(ordering, failure) >= len(codes.ORDERINGS):
                raise CorruptError(f"{max(ordering, failure)} is not an ordering of atomics")
            known = self.accesses[key] = MemoryInfo(
                alignment(align),
                codes.ORDERINGS[ordering],
                self.scope(scope) if ordering else "",
                codes.ORDERINGS[failure],
                operation,
            )
        return known

    def scope(self, number: int) -> str:
        """Return the name of a synchronisation scope; an unknown one is the whole system's."""
        if number < len(self.scopes):
            return self.scopes[number]
        return "singlethread" if number == 0 else ""

    def convention(self, number: int) -> str:
        """Return a calling convention's name, with `spir_kernel` for every kernel."""
        name = codes.CONVENTIONS.get(number)
        if name is None:
            return f"cc{number}"
        return "spir_kernel" if name in KERNELS and not self.keeps_conventions else name

    def group(self, number: int) -> int:
        """Return the number in the output of a group of attributes, by order of first use."""
        known = self._groups.get(number)
        if known is None:
            known = self._groups[number] = len(self._groups)
            self.module.attr_groups[known] = self.group_words[number]
        return known

    def attribute_set(self, number: int) -> AttributeSet | None:
        """Return the attributes that a record refers to by their number plus one."""
        if number > len(self.attributes):
            raise CorruptError(f"attributes {number} are not in the table")
        return self.attributes[number - 1] if number else None


def alignment(number: int) -> int:
    """Return the alignment in bytes of a record's exponent plus one, 0 for none."""
    if number > MAX_ALIGN.bit_length():
        raise CorruptError(f"{number} is not an alignment")
    return 1 << number >> 1


def natural_alignment(module: Module, type: Type) -> int:
    """Return the exponent plus one of the alignment of a number or pointer, which is its size."""
    bits = type.bits
    if type.kind == POINTER:
        bits = 32 if "p:32" in module.data_layout else 64
    return max((bits + 7) // 8 - 1, 0).bit_length() + 1


@final
class Body:
    """A function that is being read.

    Attributes:
        values: the values by number, which instructions extend.
        own: the number of those that are the function's own.
        at: the index after the operand that was read last.
        missing: later values by number, to be replaced.
        waiting: instructions and bundles with such operands.
        bundles: operand bundles before their call.
        stores: debug records of stores, each with the store's identity, address and expression.
        locations: the node of each instruction's location.
        location: the node of the last location.
        records: debug records, with the instruction that each precedes.
        line: the number of the last instruction, which stands for its line. Numbers rise by two:
            what precedes an instruction, such as a label, has the number between.
    """

    __slots__ = ("_has_later", "_void", "at", "block", "blocks", "bundles", "function", "line",
                 "location", "locations", "missing", "own", "records", "stores", "stream",
                 "tables", "types", "values", "waiting", "waiting_values")  # fmt: skip

    def __init__(self, tables: Tables, function: Function, stream: Bitstream, line: int) -> None:
        self.tables: Final = tables
        self.types: Final = tables.types
        self.function: Final = function
        self.stream: Final = stream
        self.values: Final[list[Value]] = tables.values.list
        self.own = len(self.values) - tables.shared
        self.at = 0
        self.blocks: list[Block] = []
        self.block: Block | None = None
        self.missing: Final[dict[int, Placeholder]] = {}
        self.waiting: Final[list[list[Value]]] = []
        self.waiting_values: Final[list[MetadataValue]] = []
        self.bundles: list[tuple[str, list[Value]]] = []
        self.records: Final[list[tuple[DebugRecord, Inst]]] = []
        self.stores: Final[list[tuple[DebugRecord, str, Value | None, str]]] = []
        self.locations: Final[dict[int, int]] = {}
        self.location = 0
        self.line = line
        self._has_later = False
        self._void: Final = tables.module.types.void

    @property
    def count(self) -> int:
        """The number of values."""
        return len(self.values)

    def declare_blocks(self, count: int) -> None:
        """Make the blocks."""
        # Each block needs a terminator, the shortest record of which has three numbers.
        if self.blocks or count == 0 or count * 16 > self.stream.left():
            raise self.stream.corrupt("a function has a wrong number of blocks")
        label = self.tables.module.types.label
        for index in range(count):
            block = Block(label, "")
            block.index = index
            self.blocks.append(block)
        self.block = self.blocks[0]

    def block_at(self, number: int) -> Block:
        """Return the block with a number."""
        if number >= len(self.blocks):
            raise self.stream.corrupt(f"block {number} is not in the function")
        return self.blocks[number]

    def pair(self, record: list[int], at: int) -> Value:
        """Return an operand whose type follows if it is a later value; set `at` behind it."""
        number = record[at]
        self.at = at + 1
        if 0 < number <= self.own:
            return self.values[-number]
        if 0 < number <= self.count:
            return self.shared(number)
        self.at = at + 2
        return self.later(number, self.types.type(record[at + 1]))

    def callee(self, record: list[int], at: int) -> Value:
        """Return an operand as `pair` does; a function is not used as an address here."""
        number = record[at]
        if not 0 < number <= self.count:
            return self.pair(record, at)
        self.at = at + 1
        return self.values[-number]

    def shared(self, number: int) -> Value:
        """Return a value of the module as an operand."""
        value = self.values[-number]
        if isinstance(value, (Function, Alias, ConstExpr, ConstAggregate)):
            self.tables.module.has_compound = True
        elif isinstance(value, ConstantDataArray):
            # Only variables hold such an array.
            return self.tables.values.expand(value)
        return value

    def operand(self, number: int, type: Type) -> Value:
        """Return an operand of a known type."""
        if type.kind == METADATA:
            return self.metadata_value((self.count - number) & _WRAP, type)
        if 0 < number <= self.own:
            return self.values[-number]
        if 0 < number <= self.count:
            return self.shared(number)
        return self.later(number, type)

    def later(self, number: int, type: Type) -> Value:
        """Return the placeholder of a later value."""
        index = (self.count - number) & _WRAP
        return self.later_at(index, type)

    def later_at(self, index: int, type: Type) -> Value:
        """Return the placeholder of the value with a number that is not there yet."""
        if index < self.count:
            return self.values[index]
        if index - self.count > _MAX_AHEAD:
            raise self.stream.corrupt("an operand is not a value of the function")
        known = self.missing.get(index)
        if known is None:
            known = self.missing[index] = Placeholder(type, str(index), self.line)
        if known.type is not type:
            raise self.stream.corrupt("a value is used with two types")
        self._has_later = True
        return known

    def metadata_value(self, number: int, type: Type) -> Value:
        """Return metadata as an operand."""
        metadata = self.tables.metadata
        entry = metadata.entry(number, metadata.local)
        if entry.code == codes.METADATA_ARG_LIST:
            return self._value_list(number, type)
        if entry.code != codes.METADATA_VALUE:
            return MetadataValue(type, metadata.ref_of(entry), None)
        value = MetadataValue(type, "", self.wrapped(number))
        if isinstance(value.value, Placeholder):
            self.waiting_values.append(value)
        return value

    def _value_list(self, number: int, type: Type) -> Value:
        """Return a list of values, which only calls that were debug info have as an operand."""
        values = [value for value in self.located(number) if value is not None]
        self.waiting.append(values)
        return MetadataValue(type, "", ConstAggregate(type, values))

    def wrapped(self, number: int) -> Value:
        """Return the value that metadata wraps; a function's may come later."""
        metadata = self.tables.metadata
        entry = metadata.entry(number, metadata.local)
        if entry.code != codes.METADATA_VALUE or len(entry.record) != 2:
            raise self.stream.corrupt("metadata is not a value")
        type, index = entry.record
        if index >= self.count:
            return self.later_at(index, self.types.type(type))
        value = self.values[index]
        if value.type is not self.types.type(type):
            raise self.stream.corrupt("a metadata value has another type than its value")
        return value

    def add(self, inst: Inst, type_id: int) -> None:
        """Append an instruction to the present block, and its result to the values."""
        block = self.block
        if block is None:
            raise self.stream.corrupt("an instruction is in no block")
        inst.line = self.line = self.line + 2
        inst.parent = block
        block.insts.append(inst)
        if self._has_later:
            self.waiting.append(inst.operands)
            self._has_later = False
        if inst.type is not self._void:
            self.values.append(inst)
            self.own += 1
            if self.types.is_typed:
                self.tables.values.type_ids.append(type_id)
        if IS_TERMINATOR[inst.opcode]:
            self._next_block(block)

    def add_unnumbered(self, inst: Inst) -> None:
        """Append an instruction that the bitcode does not have, so that it has no number."""
        self.add(inst, 0)
        self.values.pop()
        self.tables.values.type_ids.pop()
        self.own -= 1

    def _next_block(self, block: Block) -> None:
        index = block.index + 1
        if index == len(self.blocks):
            self.block = None
            return
        self.block = self.blocks[index]
        self.block.line = self.line + 1

    def last(self) -> Inst:
        """Return the last instruction."""
        block = self.block
        if block is None and self.blocks:
            block = self.blocks[-1]
        elif block is not None and not block.insts and block.index > 0:
            block = self.blocks[block.index - 1]
        if block is None or not block.insts:
            raise self.stream.corrupt("a location comes before the first instruction")
        return block.insts[-1]

    def located(self, number: int) -> list[Value | None]:
        """Return the values of a debug record; one that LLVM has removed is None."""
        metadata = self.tables.metadata
        entry = metadata.entry(number, metadata.local)
        if entry.code == codes.METADATA_ARG_LIST:
            return [self.wrapped(number) for number in entry.record]
        return [self.wrapped(number)] if entry.code == codes.METADATA_VALUE else [None]

    def add_record(self, record: DebugRecord, before: Inst) -> None:
        """Add a debug record before an instruction."""
        self.records.append((record, before))
        self.function.debug_records.append(record)

    def finish(self) -> None:
        """Replace later values, and give the function its blocks.

        Raises:
            CompileError: a value is missing, or has another type.
        """
        if self.block is not None or not self.blocks:
            raise self.stream.corrupt(f"function '@{self.function.name}' lacks a block's end")
        if self.bundles:
            raise self.stream.corrupt("operand bundles have no call")
        self._resolve()
        self.function.blocks = self.blocks
        self._number_locals()
        for record, identity, address, expression in self.stores:
            record.store = f"{identity}, {self._address_text(address)}, {expression}"
        if self.locations:
            self.function.locations = self.locations

    def _address_text(self, address: Value | None) -> str:
        """Return the text of the address that a debug record has of a store."""
        if address is None:
            return "!{}"
        value = self._found(address)
        name = value.name if isinstance(value, (Inst, Argument)) else ""
        return f"{type_name(value.type)} {f'%{quote_name(name)}' if name else 'poison'}"

    def _resolve(self) -> None:
        """Replace the placeholders of later values."""
        for index, placeholder in self.missing.items():
            if index >= self.count or self.values[index].type is not placeholder.type:
                raise self.stream.corrupt(
                    f"a value that function '@{self.function.name}' uses is missing"
                )
        for operands in self.waiting:
            operands[:] = map(self._found, operands)
        for wrapped in self.waiting_values:
            if wrapped.value is not None:
                wrapped.value = self._found(wrapped.value)
        for record, before in self.records:
            if before.parent is not None:
                record.end = before.parent.insts[-1].line
            record.values = [value and self._found(value) for value in record.values]

    def _found(self, value: Value) -> Value:
        return self.values[int(value.name)] if isinstance(value, Placeholder) else value

    def _number_locals(self) -> None:
        """Name unnamed values by their numbers, as LLVM prints them."""
        count = 0
        for arg in self.function.args:
            if not arg.name:
                arg.name = str(count)
                count += 1
        for block in self.blocks:
            if not block.name:
                block.name = str(count)
                count += 1
            for inst in block.insts:
                if not inst.name and inst.type.kind != VOID:
                    inst.name = str(count)
                    count += 1
