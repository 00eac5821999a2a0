"""Constants as memory holds them: their bytes, and the addresses among them."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    GlobalVar,
    Undef,
    Value,
)

_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.INTTOPTR, op.PTRTOADDR, op.PTRTOINT))
_ADDRESS: Final = 8
"""Bytes of an address."""


class Address(NamedTuple):
    """The address of a variable in a constant.

    Attributes:
        at: its place in the constant, in bytes.
        var: the variable.
        offset: the constant added to its address.
    """

    at: int
    var: GlobalVar
    offset: int


@final
class Image:
    """The bytes of constants.

    Attributes:
        data: the bytes; 0 where there are addresses.
        addresses: these, in the order of their places.
    """

    __slots__ = ("_layout", "addresses", "data")

    def __init__(self, layout: DataLayout, size: int) -> None:
        self._layout: Final = layout
        self.data: Final = bytearray(size)
        self.addresses: Final[list[Address]] = []

    def write(self, value: Value, type: Type, at: int) -> None:
        """Write a constant.

        Args:
            value: the constant.
            type: its type.
            at: the place of its first byte.

        Raises:
            Unsupported: it contains an expression that is not an address.
        """
        if isinstance(value, (ConstNull, Undef)):
            return
        if isinstance(value, (ConstInt, ConstFloat)):
            size = (type.bits + 7) // 8
            pattern = value.value if isinstance(value, ConstInt) else value.pattern
            self.data[at : at + size] = pattern.to_bytes(size, "little")
        elif isinstance(value, ConstBytes):
            self.data[at : at + len(value.data)] = value.data
        elif isinstance(value, ConstantDataArray):
            size = type.element.bits // 8
            for index, pattern in enumerate(value.patterns):
                place = at + index * size
                self.data[place : place + size] = int(pattern).to_bytes(size, "little")
        elif isinstance(value, ConstAggregate):
            for index, part in enumerate(value.elements):
                part_type, offset = self._part(type, index)
                self.write(part, part_type, at + offset)
        else:
            self._write_address(value, type, at)

    def _write_address(self, value: Value, type: Type, at: int) -> None:
        whole = type.kind == POINTER or type.bits == 8 * _ADDRESS
        address = self._address(value) if whole else None
        if address is None:
            raise Unsupported("a table element is neither a number nor the address of a variable")
        self.addresses.append(Address(at, *address))

    def _address(self, value: Value) -> tuple[GlobalVar, int] | None:
        """Return the variable that a constant is the address of, and the offset from it."""
        added = 0
        while isinstance(value, ConstExpr):
            if value.opcode == op.GETELEMENTPTR:
                assert value.type_arg is not None
                constant, terms = index_terms(self._layout, value.type_arg, value.operands[1:])
                assert not terms, "indices of a constant are constants"
                added += constant
            elif value.opcode not in _CASTS or value.type.bits not in (0, 8 * _ADDRESS):
                return None
            value = value.operands[0]
        return (value, added) if isinstance(value, GlobalVar) else None

    def _part(self, type: Type, index: int) -> tuple[Type, int]:
        """Return the type and the offset of a part of an aggregate."""
        if type.kind == STRUCT:
            return type.elems[index], self._layout.offsets(type)[index]
        assert type.kind in (ARRAY, VECTOR)
        return type.element, index * self._layout.step(type)


def index_terms(
    layout: DataLayout, type: Type, indices: list[Value]
) -> tuple[int, list[tuple[Value, int]]]:
    """Return the bytes that a getelementptr adds: a constant, and values with their factors.

    Args:
        layout: the data layout.
        type: the type that the first index counts.
        indices: all of them.
    """
    constant = 0
    terms: list[tuple[Value, int]] = []
    for place, index in enumerate(indices):
        if place and type.kind == STRUCT:
            assert isinstance(index, ConstInt)
            constant += layout.offsets(type)[index.value]
            type = type.elems[index.value]
            continue
        if place:
            assert type.kind in (ARRAY, VECTOR), f"an index into '{type}'"
            size = layout.step(type)
            type = type.element
        else:
            size = layout.size(type)
        if isinstance(index, ConstInt):
            constant += index.signed() * size
        elif size:
            terms.append((index, size))
    return constant, terms
