"""Arrays that a kernel makes: in memory that its group shares, or private to a work-item."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import alloca_once
from numba.core.errors import TypingError

from spvbackend.numba.arrays import DeviceArray
from spvbackend.numba.intrinsics import Typed, of_literals
from spvbackend.numba.records import Memory, align, in_memory, is_aligned
from spvbackend.target.address_spaces import LOCAL

_SIZE: Final = ir.IntType(64)


@of_literals
def local_array(typingctx: object, shape: Any, dtype: Any) -> Typed:
    """Make an array that the work-items of a group share, of constant shape, uninitialised.

    Each call in the code makes one array.
    """
    sizes = _sizes("local_array", shape)
    element = in_memory(_element("local_array", dtype), Memory(LOCAL))
    array = DeviceArray(element, len(sizes), "C", LOCAL, aligned=is_aligned(element))

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
        kind = ir.ArrayType(context.get_data_type(array.dtype), prod(sizes))
        name = builder.module.get_unique_name("local_array")
        variable = ir.GlobalVariable(builder.module, kind, name, LOCAL)
        variable.linkage = "internal"
        variable.initializer = ir.Constant(kind, ir.Undefined)
        align(array.dtype, variable)
        return _array_of(context, builder, array, variable, sizes)

    return array(shape, dtype), generate


@of_literals
def private_array(typingctx: object, shape: Any, dtype: Any) -> Typed:
    """Make an array private to the work-item, of constant shape, uninitialised."""
    sizes = _sizes("private_array", shape)
    array = types.Array(_element("private_array", dtype), len(sizes), "C")

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
        kind = ir.ArrayType(context.get_data_type(array.dtype), prod(sizes))
        variable = alloca_once(builder, kind)
        align(array.dtype, variable)
        return _array_of(context, builder, array, variable, sizes)

    return array(shape, dtype), generate


def _sizes(name: str, shape: Any) -> tuple[int, ...]:
    parts = shape.types if isinstance(shape, types.BaseTuple) else (shape,)
    if not all(isinstance(part, types.IntegerLiteral) for part in parts):
        raise TypingError(f"{name}: the shape has to be constant, an int or a tuple of them")
    sizes = tuple(part.literal_value for part in parts)
    if min(sizes, default=0) < 0:
        raise TypingError(f"{name}: the shape {sizes} is negative")
    return sizes


def _element(name: str, dtype: Any) -> types.Type:
    if not isinstance(dtype, types.NumberClass | types.DType):
        raise TypingError(f"{name}: {dtype} is not a type of numba or numpy")
    element = dtype.instance_type if isinstance(dtype, types.NumberClass) else dtype.dtype
    if element is types.float16:
        raise TypingError(f"{name}: numba has no arithmetic of float16 here, take float32")
    return element


def _array_of(
    context: Any, builder: ir.IRBuilder, array: types.Array, memory: ir.Value, sizes: Any
) -> ir.Value:
    """Return the array whose elements are in a variable."""
    first = builder.gep(memory, [_SIZE(0), _SIZE(0)])
    return c_array(context, builder, array, first, [_SIZE(size) for size in sizes])


def c_array(
    context: Any, builder: ir.IRBuilder, array: types.Array, data: ir.Value, shape: list[ir.Value]
) -> ir.Value:
    """Return numba's value for an array in C's or Fortran's order, from its data and shape."""
    itemsize = _SIZE(context.get_abi_sizeof(context.get_data_type(array.dtype)))
    strides = []
    step: ir.Value = itemsize
    for size in shape if array.layout == "F" else reversed(shape):
        strides.append(step)
        step = builder.mul(step, size)
    made = context.make_array(array)(context, builder)
    context.populate_array(
        made,
        data=data,
        shape=shape,
        strides=strides if array.layout == "F" else strides[::-1],
        itemsize=itemsize,
        meminfo=None,
    )
    return made._getvalue()
