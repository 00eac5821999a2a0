"""Arrays in memory of a device: numba's own, except for the address space of their data.

numba's array type means memory of address space 0, which is private memory in OpenCL. Arguments of
a kernel are in global memory, arrays shared by a group in local memory; a pointer to either keeps
its address space, as SPIR-V's storage classes cannot be told apart later.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba.core import types
from numba.core.datamodel.models import PrimitiveModel, StructModel
from numba.core.datamodel.registry import register_default

from spvbackend.target.address_spaces import GLOBAL, LOCAL, PRIVATE

ADDRESS_SPACE_NAMES: Final = {GLOBAL: "global", LOCAL: "local"}


class DevicePointer(types.Type):
    """The address of array elements in an address space."""

    def __init__(self, dtype: types.Type, space: int) -> None:
        self.dtype = dtype
        self.space = space
        super().__init__(f"{ADDRESS_SPACE_NAMES[space]} {dtype}*")


class DeviceArray(types.Array):
    """An array in global or local memory."""

    def __init__(
        self,
        dtype: types.Type,
        ndim: int,
        layout: str,
        space: int,
        readonly: bool = False,
        aligned: bool = True,
    ) -> None:
        self.space = space
        access = "readonly " if readonly else ""
        name = f"{access}{ADDRESS_SPACE_NAMES[space]} array({dtype}, {ndim}d, {layout})"
        # Not super(), here and below: in a nested array, the next class is another.
        types.Array.__init__(
            self, dtype, ndim, layout, readonly=readonly, name=name, aligned=aligned
        )

    @property
    def key(self) -> tuple[object, ...]:
        return (*types.Array.key.fget(self), self.space)

    def __repr__(self) -> str:
        return str(self.name)

    def copy(
        self,
        dtype: types.Type | None = None,
        ndim: int | None = None,
        layout: str | None = None,
        readonly: bool | None = None,
    ) -> DeviceArray:
        """Return the type of a view, which is in the same memory."""
        return DeviceArray(
            self.dtype if dtype is None else dtype,
            self.ndim if ndim is None else ndim,
            self.layout if layout is None else layout,
            self.space,
            not self.mutable if readonly is None else readonly,
            self.aligned,
        )

    def unify(self, typingctx: object, other: types.Type) -> DeviceArray | None:
        """Return the type for both where either may be meant, None where there is none."""
        if not isinstance(other, DeviceArray) or (other.ndim, other.dtype, other.aligned) != (
            self.ndim,
            self.dtype,
            self.aligned,
        ):
            return None
        # An array that is a field is converted to another type as one of any layout alone.
        alike = (type(other), other.layout) == (type(self), self.layout)
        layout = self.layout if alike else "A"
        return self.copy(layout=layout, readonly=not (self.mutable and other.mutable))


def of_two_memories(kind: types.Type, other: types.Type) -> bool:
    """Return whether both are arrays, which are in different memory."""
    if not (isinstance(kind, types.Array) and isinstance(other, types.Array)):
        return False
    return bool(getattr(kind, "space", PRIVATE) != getattr(other, "space", PRIVATE))


@register_default(DevicePointer)
class DevicePointerModel(PrimitiveModel):
    """A pointer of its address space."""

    def __init__(self, dmm: Any, fe_type: DevicePointer) -> None:
        pointee = dmm.lookup(fe_type.dtype).get_data_type()
        super().__init__(dmm, fe_type, pointee.as_pointer(fe_type.space))


@register_default(DeviceArray)
class DeviceArrayModel(StructModel):
    """The members of numba's array, which its implementation of arrays asks for by name."""

    def __init__(self, dmm: object, fe_type: DeviceArray) -> None:
        sizes = types.UniTuple(types.intp, fe_type.ndim)
        members = [
            ("meminfo", types.MemInfoPointer(fe_type.dtype)),
            ("parent", types.pyobject),
            ("nitems", types.intp),
            ("itemsize", types.intp),
            ("data", DevicePointer(fe_type.dtype, fe_type.space)),
            ("shape", sizes),
            ("strides", sizes),
        ]
        super().__init__(dmm, fe_type, members)


class SpaceBuilder(ir.IRBuilder):
    """A builder whose bitcasts stay in the address space of their operand.

    numba writes them for memory of address space 0, and LLVM has no bitcast into another one.
    """

    def bitcast(self, value: ir.Value, typ: ir.Type, name: str = "") -> ir.Value:
        if isinstance(value.type, ir.PointerType) and isinstance(typ, ir.PointerType):
            typ = typ.pointee.as_pointer(value.type.addrspace)
        return super().bitcast(value, typ, name)
