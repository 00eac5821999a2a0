"""Records in memory of a device, and the arrays that are fields of them.

numba passes a record by its address and takes an array that is a field by its own, so their types
have an address space, as those of arrays have.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_item_pointer2, loop_nest, unpack_tuple
from numba.core.datamodel.models import RecordModel
from numba.core.datamodel.registry import register_default
from numba.core.errors import TypingError
from numba.core.imputils import lower_cast
from numba.core.typeconv import Conversion
from numba.np.arrayobj import load_item, store_item

from spvbackend.numba.arrays import ADDRESS_SPACE_NAMES, DeviceArray, DeviceArrayModel

_FIELD_ALIGNMENT: Final = 8


class Memory(NamedTuple):
    """The place of an element or a field.

    Attributes:
        space: the address space.
        readonly: whether it must not be written to.
        aligned: whether the address is a multiple of the type's alignment.
    """

    space: int
    readonly: bool = False
    aligned: bool = True


def in_memory(kind: types.Type, memory: Memory) -> types.Type:
    """Return the type of an element or a field, which numba has for the host, in other memory."""
    if isinstance(kind, types.Record):
        return DeviceRecord(kind, memory)
    if isinstance(kind, types.NestedArray):
        return DeviceNestedArray(in_memory(kind.dtype, memory), kind.shape, memory)
    return kind


def is_aligned(element: types.Type) -> bool:
    """Return whether an array's elements are aligned with all their fields."""
    return not isinstance(element, types.Record) or bool(element.aligned)


def align(element: types.Type, variable: Any) -> None:
    """Align a variable of records, which are bytes to LLVM, for fields of any type."""
    if isinstance(element, types.Record):
        variable.align = _FIELD_ALIGNMENT


class DeviceRecord(types.Record):
    """A record in global or local memory.

    Attributes:
        host: the record as numba has it for the host.
    """

    def __init__(self, host: types.Record, memory: Memory) -> None:
        self.host = host
        self.memory = memory._replace(aligned=memory.aligned and host.aligned)
        fields = [
            (name, {**field._asdict(), "type": in_memory(field.type, self.memory)})
            for name, field in host.fields.items()
        ]
        super().__init__(fields, host.size, self.memory.aligned)
        packed = "" if self.aligned == host.aligned else " of a packed record"
        access = "readonly " if memory.readonly else ""
        self.name = f"{access}{ADDRESS_SPACE_NAMES[memory.space]} {host.name}{packed}"

    def can_convert_to(self, typingctx: object, other: types.Type) -> Conversion | None:
        return _copied(self, other)

    def can_convert_from(self, typingctx: object, other: types.Type) -> Conversion | None:
        return _copied(self, other)


class DeviceNestedArray(DeviceArray, types.NestedArray):
    """An array that is a field of a record in global or local memory."""

    def __init__(self, dtype: types.Type, shape: tuple[int, ...], memory: Memory) -> None:
        self._shape = shape
        space, readonly, aligned = memory
        super().__init__(dtype, len(shape), "C", space, readonly, aligned)
        access = "readonly " if readonly else ""
        self.name = f"{access}{ADDRESS_SPACE_NAMES[space]} nestedarray({dtype}, {shape})"

    @property
    def key(self) -> tuple[object, ...]:
        return (*super().key, self._shape)


def _copied(kind: types.Type, other: types.Type) -> Conversion | None:
    """Return the conversion of an assignment that copies a record to other memory."""
    return Conversion.unsafe if _host(kind) == _host(other) else None


def _host(kind: types.Type) -> types.Type:
    return kind.host if isinstance(kind, DeviceRecord) else kind


def fills(given: types.Type, field: types.Type) -> bool:
    """Return whether a field is an array, and the given one has its elements and dimensions."""
    return (
        isinstance(field, types.NestedArray)
        and isinstance(given, types.Array)
        and given.ndim == field.ndim
        and _host(given.dtype) == _host(field.dtype)
    )


def takes_array(record: types.Type, name: str) -> bool:
    """Return whether the field of a record is an array."""
    return isinstance(record, types.Record) and isinstance(record.typeof(name), types.NestedArray)


def check_field(record: types.Type, name: str) -> None:
    """Refuse the name of a field that a record does not have.

    Raises:
        TypingError: the record lacks the field.
    """
    if isinstance(record, types.Record) and name not in record.fields:
        raise TypingError(f"the record has no field '{name}', but {', '.join(record.fields)}")


def check_writable(target: types.Type) -> None:
    """Refuse a write to a record of an array that must not be written to.

    Raises:
        TypingError: the record is such a one.
    """
    if isinstance(target, DeviceRecord) and target.memory.readonly:
        raise TypingError("the record is in an array that must not be written to")


def check_filled(record: types.Record, name: str, given: types.Type) -> None:
    """Refuse what does not fit into a field that is an array.

    Raises:
        TypingError: it is not an array of the same elements and dimensions.
    """
    field = record.typeof(name)
    if not fills(given, field):
        raise TypingError(f"the field '{name}' is a {field}, to which {given} cannot be assigned")


@lower_cast(DeviceRecord, DeviceRecord)
@lower_cast(DeviceRecord, types.Record)
@lower_cast(types.Record, DeviceRecord)
def record_as_it_is(
    context: object, builder: object, given: object, wanted: object, value: ir.Value
) -> ir.Value:
    """Return the address in the record's own memory: numba stores what it finds there."""
    return value


@register_default(DeviceRecord)
class DeviceRecordModel(RecordModel):
    """The address of the record."""

    def __init__(self, dmm: object, fe_type: DeviceRecord) -> None:
        super().__init__(dmm, fe_type)
        self._be_ptr_type = self._be_type.as_pointer(fe_type.memory.space)


@register_default(DeviceNestedArray)
class DeviceNestedArrayModel(DeviceArrayModel):
    """The members of an array; the record has the elements alone."""

    def as_storage_type(self) -> ir.Type:
        return ir.ArrayType(self._dmm[self._fe_type.dtype].get_data_type(), self._fe_type.nitems)


def set_nested_array(
    context: Any, builder: ir.IRBuilder, signature: Any, args: Any, field: str
) -> None:
    """Copy an array into a field of a record, element by element: memory may be any.

    Code for an array of another shape raises a ValueError.
    """
    record, given = signature.args
    wanted = record.typeof(field)
    get = context.get_getattr(record, field)
    target = context.make_array(wanted)(
        context, builder, get(context, builder, record, args[0], field)
    )
    source = context.make_array(given)(context, builder, args[1])
    shape = unpack_tuple(builder, source.shape)
    for size, own in zip(shape, wanted.shape, strict=True):
        differs = builder.icmp_unsigned("!=", size, size.type(own))
        with builder.if_then(differs, likely=False):
            message = f"the array for the field '{field}' has another shape than {wanted.shape}"
            context.call_conv.return_user_exc(builder, ValueError, (message,))
    with loop_nest(builder, shape, shape[0].type) as place:
        ends = []
        for kind, array in ((given, source), (wanted, target)):
            sizes, steps = unpack_tuple(builder, array.shape), unpack_tuple(builder, array.strides)
            ends.append(
                get_item_pointer2(
                    context, builder, array.data, sizes, steps, kind.layout, place, False, False
                )
            )
        value = load_item(context, builder, given, ends[0])
        store_item(context, builder, wanted, value, ends[1])
