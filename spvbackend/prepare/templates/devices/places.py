"""Questions of AMD's and NVIDIA's targets about the memory that a generic pointer points to."""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.prepare.templates.text import Request, Writer, address_space
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import GENERIC, GLOBAL, LOCAL, PRIVATE, qualifier


class _Place(NamedTuple):
    """A memory: the end of the builtin's name, the address space, the storage class."""

    name: str
    space: int
    storage: int


_GLOBAL: Final = _Place("ToGlobal", GLOBAL, spv.StorageClassCrossWorkgroup)
_LOCAL: Final = _Place("ToLocal", LOCAL, spv.StorageClassWorkgroup)
_PRIVATE: Final = _Place("ToPrivate", PRIVATE, spv.StorageClassFunction)
PLACES: Final[dict[str, _Place]] = {
    "llvm.amdgcn.is.private": _PRIVATE,
    "llvm.amdgcn.is.shared": _LOCAL,
    "llvm.nvvm.isspacep.global": _GLOBAL,
    "llvm.nvvm.isspacep.local": _PRIVATE,
    "llvm.nvvm.isspacep.shared": _LOCAL,
    # A block is alone in its cluster.
    "llvm.nvvm.isspacep.shared.cluster": _LOCAL,
}


def expand_place(request: Request) -> str | None:
    """Ask whether a generic pointer is into a memory."""
    place = PLACES[request.name]
    space = address_space(request.args[0])
    writer = Writer()
    if space != GENERIC:
        return writer.returns("i1", "true" if space == place.space else "false")
    name = f"__spirv_GenericCastToPtrExplicit_{place.name}"
    pointer = f"ptr{qualifier(place.space)}"
    args = [(request.args[0], "%a0"), ("i32", str(place.storage))]
    specific = writer.call(pointer, f"_Z{len(name)}{name}PU3AS{GENERIC}vi", args)
    return writer.returns("i1", writer.let(f"icmp ne {pointer} {specific}, null"))
