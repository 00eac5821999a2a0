"""Names of overloaded intrinsics, whose suffixes spell the types of a call.

A pointer's suffix has its address space as the file numbers it, so such a suffix is taken from the
old name; suffixes of other types are made of the types.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.types import FLOAT, VECTOR, Type
from spvbackend.llvmir.values import Function

_FLOATS: Final[dict[str, str]] = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "fp128": "f128",
    "x86_fp80": "f80",
    "ppc_fp128": "ppcf128",
}
# Until LLVM 14 the pointee followed: `p0i8`, or `p0s_struct.ts` for a struct, whose name may have
# dots. The next suffix, if there is one, begins with a number or a pointer.
_TYPED: Final = r"\.((?:v\d+)?p\d+)(?=[a-z])(?:sl?_.*?|[^.]+)(?=\.(?:v\d+)?[pif]\d|$)"
_POINTER: Final = r"\.((?:v\d+)?p\d+)(?=\.|$)"


def plain_name(name: str) -> str:
    """Return a name with pointers of any pointee."""
    return re.sub(_TYPED, r".\1", name)


def pointers(name: str) -> list[str]:
    """Return the suffixes of pointers in a plain name."""
    return re.findall(_POINTER, name)


def with_pointers(name: str, count: int, lanes: str = "") -> str:
    """Return a plain name with at least some pointers; the missing ones are in address space 0.

    Intrinsics that took pointers of one address space got these suffixes when they took all.

    Args:
        name: the old name.
        count: the number of pointers.
        lanes: the suffix of a vector of pointers before `p`.
    """
    name = plain_name(name)
    return name + f".{lanes}p0" * max(count - len(pointers(name)), 0)


def suffix(type: Type) -> str:
    """Return the suffix of a type of numbers."""
    if type.kind == VECTOR:
        return f"v{type.count}{suffix(type.element)}"
    return _FLOATS[type.name] if type.kind == FLOAT else f"i{type.bits}"


def name_of(base: str, *types: Type) -> str:
    """Return the name of an intrinsic for types of numbers."""
    return ".".join([base, *map(suffix, types)])


def parameter(function: Function, index: int) -> Type:
    """Return the type of a parameter."""
    return function.value_type.elems[index]
