"""The values of a bitcode module by their numbers, and its constants.

Input: the records of CONSTANTS_BLOCK. Output: constants as the parser makes them. A constant may
refer to later ones, so the records of a block are kept, and each constant is made when it is first
asked for, at the latest at the end of its block.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.print.value import Names, typed_text, value_text
from spvbackend.llvmir.types import ARRAY, FLOAT, FUNCTION, INT, POINTER, STRUCT, VECTOR, VOID, Type
from spvbackend.llvmir.values import (
    Alias,
    BlockAddress,
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    Function,
    InlineAsm,
    Placeholder,
    Value,
    WrappedConstant,
    is_zero,
)
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream, CorruptError
from spvbackend.reading.bitcode.types import NO_TYPE, TypeTable, text_of
from spvbackend.target.limits import MAX_NESTING, too_deep
from spvbackend.target.space_maps import DEVICE_CONSTANT

_SIGN: Final = 1 << 63
_WORD: Final = (1 << 64) - 1
_ASM_FLAGS: Final = ("sideeffect", "alignstack", "inteldialect", "unwind")
"""Words of the bits of an assembly's number for flags."""
_ARRAY_CODES: Final = {16: "H", 32: "I", 64: "Q"}
_GEPS: Final = frozenset((codes.CST_CE_GEP, codes.CST_CE_GEP_WITH_INRANGE, codes.CST_CE_GEP_OLD,
                          codes.CST_CE_INBOUNDS_GEP,
                          codes.CST_CE_GEP_WITH_INRANGE_INDEX))  # fmt: skip
_ASMS: Final[dict[int, tuple[bool, int]]] = {
    codes.CST_INLINEASM_OLD: (False, 2),
    codes.CST_INLINEASM_OLD2: (False, 3),
    codes.CST_INLINEASM_OLD3: (False, 4),
    codes.CST_INLINEASM: (True, 4),
}
"""Whether an assembly's record begins with its type, and how many flags it has."""


@final
class _Row:
    """The record of a constant that has not been made."""

    __slots__ = ("code", "record", "type")

    def __init__(self, type: int, code: int, record: list[int]) -> None:
        self.type: Final = type
        self.code: Final = code
        self.record: Final = record


_UNMADE: Final = Placeholder(Type(VOID), "", 0)
"""Stands in the list of values for a constant that has not been made."""


@final
class Values:
    """Values by number: the module's symbols and constants, then those of the present function.

    Attributes:
        list: the values; `get` makes the constants among them.
        type_ids: the number of each value's type where pointers have pointees, else empty.
        addresses: addresses of blocks, whose names are known once all functions are read.
        has_expressions: whether a constant computes, or has an alias or a function as a part.
        casts_constants: whether a cast leads into or out of a device's constant memory.
    """

    __slots__ = ("_depth", "_is_global", "_module", "_rows", "addresses",
                 "casts_constants", "has_expressions", "list", "type_ids", "types")  # fmt: skip

    def __init__(self, module: Module, types: TypeTable) -> None:
        self._module: Final = module
        self.types: Final = types
        self._rows: Final[dict[int, _Row]] = {}
        self._depth = 0
        self._is_global = True
        self.list: Final[list[Value]] = []
        self.type_ids: Final[list[int]] = []
        self.addresses: Final[list[tuple[BlockAddress, Function, int]]] = []
        self.has_expressions = False
        self.casts_constants = False

    def add(self, value: Value, type_id: int = NO_TYPE) -> None:
        """Append a value, with the number of its type where pointers have pointees."""
        self.list.append(value)
        if self.types.is_typed:
            self.type_ids.append(type_id)

    def cut(self, count: int) -> None:
        """Remove the values of a function, which follow the module's."""
        del self.list[count:]
        del self.type_ids[count:]

    def get(self, number: int) -> Value:
        """Return a value by number, made if it is a constant that has not been.

        Raises:
            CompileError: there is none, or it is malformed.
        """
        if not 0 <= number < len(self.list):
            raise CorruptError(f"value {number} is not in the table")
        value = self.list[number]
        if value is _UNMADE:
            row = self._rows.get(number)
            self._depth += 1
            if row is None or self._depth > MAX_NESTING:
                raise too_deep(0)
            value = self.list[number] = self._make(row)
            del self._rows[number]
            self._depth -= 1
        return value

    def read(self, stream: Bitstream, is_global: bool) -> None:
        """Read the block that the stream has met.

        Args:
            stream: the stream.
            is_global: whether the block is the module's, so that variables are initialised by it.
        """
        stream.enter()
        start = len(self.list)
        # Without a SETTYPE record the type is i32.
        type = NO_TYPE
        while (code := stream.next()) != END:
            record = stream.operands
            if code == ENTER:
                stream.skip()
            elif code == codes.CST_SETTYPE:
                if len(record) != 1:
                    raise stream.corrupt("the record of a constant's type is malformed")
                type = record[0]
            else:
                self._rows[len(self.list)] = _Row(type, code, record)
                self.add(_UNMADE, type)
        self._is_global = is_global
        if not is_global:
            self.make(start)

    def make(self, start: int) -> None:
        """Make all constants from a number on."""
        for number in range(start, len(self.list)):
            if self.list[number] is _UNMADE:
                self.get(number)
        self._is_global = False

    def _make(self, row: _Row) -> Value:
        maker = _MAKERS.get(row.code)
        if maker is None:
            raise Unsupported(
                f"the bitcode has constants of kind {row.code}, which this LLVM IR has not"
            )
        types = self._module.types
        type = types.i32 if row.type == NO_TYPE else self.types.type(row.type)
        try:
            return maker(self, type, row)
        except (IndexError, ValueError, OverflowError):
            raise CorruptError(f"the record of a constant of type '{type}' is malformed") from None

    def _null(self, type: Type, row: _Row) -> Value:
        if type.kind in (FUNCTION,) or type.name in ("void", "label"):
            raise CorruptError(f"'{type}' has no constants")
        return self._module.constants.null(type)

    def _undef(self, type: Type, row: _Row) -> Value:
        return self._module.constants.undef(type)

    def _poison(self, type: Type, row: _Row) -> Value:
        return self._module.constants.undef(type, poison=True)

    def _integer(self, type: Type, row: _Row) -> Value:
        return self._splat(type, INT, unrotated(row.record[0]))

    def _wide_integer(self, type: Type, row: _Row) -> Value:
        return self._splat(type, INT, wide_integer(row.record))

    def _float(self, type: Type, row: _Row) -> Value:
        record = row.record
        bits = type.scalar().bits
        pattern = record[0]
        if bits == 80:
            # The high word holds 64 bits, the low one 16.
            pattern = record[0] << 16 | record[1] & 0xFFFF
        elif bits == 128:
            pattern |= record[1] << 64
        return self._splat(type, FLOAT, pattern & ((1 << bits) - 1))

    def _splat(self, type: Type, kind: int, number: int) -> Value:
        """Return a number, or a vector of it, which LLVM 21 and newer write with one number."""
        scalar = type.scalar()
        if scalar.kind != kind:
            raise ValueError(type)
        pool = self._module.constants
        one = pool.integer(scalar, number) if kind == INT else pool.floating(scalar, number)
        return one if type is scalar else ConstAggregate(type, [one] * type.count)

    def _aggregate(self, type: Type, row: _Row) -> Value:
        count = len(type.elems) if type.kind == STRUCT else type.count
        if type.kind not in (STRUCT, ARRAY, VECTOR) or count != len(row.record):
            raise ValueError(type)
        elements = [self.get(number) for number in row.record]
        for index, element in enumerate(elements):
            if element.type is not (type.elems[index] if type.kind == STRUCT else type.elem):
                raise ValueError(type)
            if isinstance(element, (Function, Alias)):
                self.has_expressions = True
        return ConstAggregate(type, elements)

    def _string(self, type: Type, row: _Row) -> Value:
        data = bytes(row.record)
        if row.code == codes.CST_CSTRING:
            data += b"\0"
        if type.kind != ARRAY or type.element.bits != 8 or type.count != len(data):
            raise ValueError(type)
        return ConstBytes(type, data)

    def _data(self, type: Type, row: _Row) -> Value:
        if type.kind not in (ARRAY, VECTOR) or type.count != len(row.record):
            raise ValueError(type)
        element = type.element
        if type.kind == ARRAY:
            if element is self._module.types.i8:
                return ConstBytes(type, bytes(row.record))
            if self._is_global and element.bits in _ARRAY_CODES:
                return ConstantDataArray(type, array(_ARRAY_CODES[element.bits], row.record))
        pool = self._module.constants
        if element.kind == INT:
            return ConstAggregate(type, [pool.integer(element, number) for number in row.record])
        if element.kind != FLOAT:
            raise ValueError(type)
        mask = (1 << element.bits) - 1
        floats: list[Value] = [pool.floating(element, number & mask) for number in row.record]
        return ConstAggregate(type, floats)

    def expand(self, value: ConstantDataArray) -> Value:
        """Return an array as functions have it, element by element."""
        patterns = list(value.patterns)
        row = _Row(NO_TYPE, codes.CST_DATA, patterns)
        return self._data(value.type, row)

    def _binary(self, type: Type, row: _Row) -> Value:
        number, left, right, *flags = row.record
        opcode = binary_opcode(number, type)
        operands = [self.get(left), self.get(right)]
        if opcode == 0 or operands[0].type is not type or operands[1].type is not type:
            raise ValueError(type)
        return self._expression(type, opcode, operands, flags_of(opcode, flags[0] if flags else 0))

    def _cast(self, type: Type, row: _Row) -> Value:
        number, source, value = row.record[:3]
        operand = self.get(value)
        opcode = codes.CASTS[number]
        if opcode == op.ADDRSPACECAST:
            self.note_cast(source, row.type)
        if opcode == op.BITCAST and operand.type is type:
            # A typed pointer was cast to another pointee.
            return operand
        # Two address spaces of the bitcode may map to one.
        opcode = op.BITCAST if operand.type is type else opcode
        return self._expression(type, opcode, [operand], 0)

    def note_cast(self, source: int, target: int) -> None:
        """Note a cast between address spaces, given the numbers of both types."""
        if DEVICE_CONSTANT in (self.types.space(source), self.types.space(target)):
            self.casts_constants = True

    def _gep(self, type: Type, row: _Row) -> Value:
        code, record = row.code, row.record
        has_type = code not in (codes.CST_CE_GEP_OLD, codes.CST_CE_INBOUNDS_GEP)
        at = 0
        source = NO_TYPE
        if has_type or len(record) % 2:
            source = record[0]
            at = 1
        flags = op.INBOUNDS if code == codes.CST_CE_INBOUNDS_GEP else 0
        inrange = ""
        if has_type:
            # LLVM's upgrade drops the index behind the lowest bit.
            mask = 1 if code == codes.CST_CE_GEP_WITH_INRANGE_INDEX else 7
            flags = codes.GEP_FLAGS[record[at] & mask]
            at += 1
        if code == codes.CST_CE_GEP_WITH_INRANGE:
            bits = record[at]
            words = 1 if bits <= 64 else (bits + 63) // 64
            if bits > 64:
                raise Unsupported("a GEP's 'inrange' has bounds of more than 64 bits")
            low, high = record[at + 1 : at + 1 + 2 * words]
            inrange = f"({unrotated(low)}, {unrotated(high)})"
            at += 1 + 2 * words
        pairs = record[at:]
        if len(pairs) < 2 or len(pairs) % 2:
            raise ValueError(type)
        if source == NO_TYPE:
            source = self.types.pointee(pairs[0])
        operands = [self.get(number) for number in pairs[1::2]]
        if len(operands) == 1:
            operands.append(self._module.constants.integer(self._module.types.i32, 0))
        if operands[0].type is type and not inrange and all(map(is_zero, operands[1:])):
            # Typed pointers stepped into an object without a change of the address.
            return operands[0]
        expression = self._expression(type, op.GETELEMENTPTR, operands, flags,
                                      self.types.type(source))  # fmt: skip
        expression.inrange = inrange
        return expression

    def _element(self, type: Type, row: _Row) -> Value:
        """Make an extractelement (its vector's type first) or an insertelement."""
        record = row.record
        is_extract = row.code == codes.CST_CE_EXTRACTELT
        # Since LLVM 3.5 a type precedes the index.
        numbers = [record[1], record[-1]] if is_extract else [record[0], record[1], record[-1]]
        operands = [self.get(number) for number in numbers]
        opcode = op.EXTRACTELEMENT if is_extract else op.INSERTELEMENT
        return self._expression(type, opcode, operands, 0)

    def _expression(
        self, type: Type, opcode: int, operands: list[Value], flags: int, source: Type | None = None
    ) -> ConstExpr:
        self.has_expressions = True
        return ConstExpr(type, opcode, operands, flags, source)

    def _asm(self, type: Type, row: _Row) -> Value:
        record = row.record
        has_type, flag_count = _ASMS[row.code]
        at = 1 if has_type else 0
        flags = [_ASM_FLAGS[bit] for bit in range(flag_count) if record[at] >> bit & 1]
        length = record[at + 1]
        template = record[at + 2 : at + 2 + length]
        rest = record[at + 2 + length :]
        if len(template) != length or len(rest) != rest[0] + 1:
            raise ValueError(type)
        self._module.has_asm = True
        # The address space of code is not mapped, as that of a function.
        if type.kind == POINTER:
            type = self._module.types.pointer(self.types.space(row.type))
        return InlineAsm(type, text_of(template), text_of(rest[1:]), flags)

    def _block_address(self, type: Type, row: _Row) -> Value:
        function = self.get(row.record[1])
        if not isinstance(function, Function):
            raise ValueError(type)
        address = BlockAddress(type, function.name, "")
        self.addresses.append((address, function, row.record[2]))
        self._module.block_addresses.append(address)
        return address

    def _wrapped(self, type: Type, row: _Row) -> Value:
        word = "no_cfi" if row.code == codes.CST_NO_CFI else "dso_local_equivalent"
        return WrappedConstant(type, f"{word} {value_text(self.get(row.record[1]), Names(None))}")

    def _signed_pointer(self, type: Type, row: _Row) -> Value:
        names = Names(None)
        parts = [typed_text(self.get(number), names) for number in row.record]
        return WrappedConstant(type, f"ptrauth ({', '.join(parts)})")


_Maker = Callable[[Values, Type, _Row], Value]
_MAKERS: Final[dict[int, _Maker]] = {
    codes.CST_NULL: Values._null,
    codes.CST_UNDEF: Values._undef,
    codes.CST_POISON: Values._poison,
    codes.CST_INTEGER: Values._integer,
    codes.CST_WIDE_INTEGER: Values._wide_integer,
    codes.CST_FLOAT: Values._float,
    codes.CST_AGGREGATE: Values._aggregate,
    codes.CST_STRING: Values._string,
    codes.CST_CSTRING: Values._string,
    codes.CST_DATA: Values._data,
    codes.CST_CE_BINOP: Values._binary,
    codes.CST_CE_CAST: Values._cast,
    codes.CST_CE_EXTRACTELT: Values._element,
    codes.CST_CE_INSERTELT: Values._element,
    codes.CST_BLOCKADDRESS: Values._block_address,
    codes.CST_DSO_LOCAL_EQUIVALENT: Values._wrapped,
    codes.CST_NO_CFI: Values._wrapped,
    codes.CST_PTRAUTH: Values._signed_pointer,
    codes.CST_PTRAUTH2: Values._signed_pointer,
    **dict.fromkeys(_GEPS, Values._gep),
    **dict.fromkeys(_ASMS, Values._asm),
}


def unrotated(number: int) -> int:
    """Return the signed number whose sign the format keeps in the lowest bit."""
    if number & 1 == 0:
        return number >> 1
    return -(number >> 1) if number != 1 else -_SIGN


def wide_integer(words: list[int]) -> int:
    """Return the number that has 64 bits in each word, the lowest first."""
    return int.from_bytes(
        b"".join([(unrotated(word) & _WORD).to_bytes(8, "little") for word in words]), "little"
    )


def binary_opcode(number: int, type: Type) -> int:
    """Return the opcode of a BINOP, 0 for none."""
    scalar = type.elem if type.kind == VECTOR and type.elem is not None else type
    table = codes.FLOAT_OPS if scalar.kind == FLOAT else codes.INTEGER_OPS
    return table[number] if number < len(table) and scalar.kind in (INT, FLOAT) else 0


def flags_of(opcode: int, number: int) -> int:
    """Return the flags of an instruction's number for flags."""
    bits = codes.OPCODE_FLAGS.get(opcode, ())
    return sum([flag for bit, flag in enumerate(bits) if number >> bit & 1])


def fast_math(number: int) -> int:
    """Return the flags of a fast-math number."""
    flags = 0
    for bit, flag in enumerate(codes.FAST_MATH):
        if number >> bit & 1:
            flags |= flag
    return flags


def is_pointer(type: Type) -> bool:
    """Whether a type is a pointer or a vector of pointers."""
    return type.scalar().kind == POINTER
