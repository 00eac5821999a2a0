"""LLVM types, interned: equal types are one object, so `is` compares them.

It has `Type` and the `TypeContext` that makes types. Each module has its own context; types of
two contexts are never compared. `TYPED_POINTER` does not occur in LLVM's text: inference makes it
for pointers in memory, to name the pointee.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, final

from spvbackend.target.address_spaces import qualifier
from spvbackend.target.space_maps import SpaceMap

VOID: Final = 0
INT: Final = 1
FLOAT: Final = 2
POINTER: Final = 3
VECTOR: Final = 4
ARRAY: Final = 5
STRUCT: Final = 6
FUNCTION: Final = 7
LABEL: Final = 8
METADATA: Final = 9
TOKEN: Final = 10
TARGET: Final = 11
TYPED_POINTER: Final = 12

NO_ELEMENTS: Final = frozenset((VOID, LABEL, METADATA, FUNCTION, TOKEN))
"""Types that neither a struct nor an array has as an element (LangRef, Aggregate Types)."""
MAX_ALIGN: Final = 1 << 32
"""LangRef: the greatest alignment, in bytes."""

FLOAT_BITS: Final[dict[str, int]] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "fp128": 128,
    "x86_fp80": 80,
    "ppc_fp128": 128,
}
"""LLVM's name of a float type -> width in bits; ppc_fp128 is a pair of doubles."""


@final
class Type:
    """One LLVM type.

    Attributes:
        kind: one of the constants above.
        bits: the width of an integer or float, else 0.
        count: the number of elements of a vector or array, else 0.
        space: the address space of a pointer, else -1.
        elem: the element, the pointee or the return type.
        elems: struct members, function parameters or the type parameters of a target extension
            type.
        ints: the integer parameters of a target extension type.
        name: the name of a named struct, a target extension type, a float or a one-word type.
        order: a number that rises with each type, for choices that must not depend on hashes.
        spv_id: the id from selection, 0 before.
        is_legal: whether legalisation keeps its values unchanged.
    """

    __slots__ = ("bits", "count", "elem", "elems", "flag", "ints", "is_legal", "kind", "name",
                 "opaque", "order", "space", "spv_id")  # fmt: skip

    def __init__(self, kind: int, number: int = 0, elem: Type | None = None) -> None:
        self.kind: Final = kind
        self.bits: Final = number if kind in (INT, FLOAT) else 0
        self.count: Final = number if kind in (VECTOR, ARRAY) else 0
        self.space: Final = number if kind in (POINTER, TYPED_POINTER) else -1
        self.elem: Final = elem
        # Not Final: a named struct gets its body after its first use.
        self.elems: tuple[Type, ...] = ()
        self.ints: tuple[int, ...] = ()
        self.name = ""
        self.flag = False  # packed struct, variadic function, scalable vector
        self.opaque = False  # a named struct without a body
        self.order = 0
        self.spv_id = 0
        self.is_legal = False

    @property
    def element(self) -> Type:
        """Return the element, pointee or return type of a type that has one.

        It saves callers that know the kind a test for None.
        """
        assert self.elem is not None, f"type of kind {self.kind} has no element"
        return self.elem

    def scalar(self) -> Type:
        """Return the element of a vector, or the type itself."""
        return self.element if self.kind == VECTOR else self

    def leaf(self) -> Type:
        """Return the innermost element of an array of any depth, or the type itself."""
        type = self
        while type.kind == ARRAY:
            type = type.element
        return type

    def first(self) -> Type | None:
        """Return the first type of an aggregate or vector, or None.

        It has the address of the whole, so an access chain of zeros leads to it.
        """
        if self.kind == STRUCT:
            return self.elems[0] if self.elems else None
        return self.elem if self.kind in (ARRAY, VECTOR) and self.count else None

    def lanes(self) -> int:
        """Return the number of lanes of a vector, 1 for other types."""
        return self.count if self.kind == VECTOR else 1

    def __str__(self) -> str:
        return type_text(self)


def type_text(t: Type, opaque: bool = False) -> str:
    """Return the type in LLVM's spelling; a typed pointer is `T addrspace(n)*`.

    A named struct is its name, not its members, because types may be cyclic.

    Args:
        opaque: whether typed pointers are printed as LLVM's plain pointers.
    """
    kind = t.kind
    if kind == INT:
        return f"i{t.bits}"
    if kind == POINTER or (kind == TYPED_POINTER and opaque):
        return f"ptr{qualifier(t.space)}"
    if kind == VECTOR:
        scalable = "vscale x " if t.flag else ""
        return f"<{scalable}{t.count} x {type_text(t.element, opaque)}>"
    if kind == ARRAY:
        return f"[{t.count} x {type_text(t.element, opaque)}]"
    if kind == STRUCT:
        return f"%{quote_name(t.name)}" if t.name else struct_body_text(t, opaque)
    if kind == FUNCTION:
        parts = [*_texts(t, opaque), *(["..."] if t.flag else [])]
        return f"{type_text(t.element, opaque)} ({', '.join(parts)})"
    if kind == TYPED_POINTER:
        return f"{type_text(t.element)}{qualifier(t.space)}*"
    if kind == TARGET:
        parts = [f'"{escape_text(t.name)}"', *_texts(t, opaque), *map(str, t.ints)]
        return f"target({', '.join(parts)})"
    return t.name


def struct_body_text(t: Type, opaque: bool = False) -> str:
    """Return a struct's members in braces, as in its definition."""
    if t.opaque:
        return "opaque"
    inner = ", ".join(_texts(t, opaque))
    body = f"{{ {inner} }}" if inner else "{}"
    return f"<{body}>" if t.flag else body


def _texts(t: Type, opaque: bool) -> list[str]:
    return [type_text(elem, opaque) for elem in t.elems]


_PLAIN_NAME: Final = r'[-a-zA-Z._][-a-zA-Z._0-9]*|[0-9]+|"[0-9]+"'


def quote_name(name: str) -> str:
    """Return a name as LLVM prints it after its sigil, quoted if necessary.

    Digits alone number an unnamed value; a name of digits keeps its quotes.
    """
    return name if re.fullmatch(_PLAIN_NAME, name) is not None else f'"{escape_text(name)}"'


def escape_text(text: str) -> str:
    """Return a string as between LLVM's quotes; lone surrogates are bytes that are not UTF-8."""
    return escape_bytes(text.encode("utf-8", "surrogateescape"))


def escape_bytes(data: bytes) -> str:
    """Return bytes as between LLVM's quotes; a table by byte is fast for long strings."""
    return "".join(map(_ESCAPED.__getitem__, data))


# A backslash and two hexadecimal digits spell any byte (LangRef, Identifiers).
_ESCAPED: Final = [
    chr(byte) if 32 <= byte < 127 and byte != ord('"') else f"\\{byte:02X}" for byte in range(256)
]
# LLVM prints the short form of a backslash.
_ESCAPED[ord("\\")] = "\\\\"


@final
class TypeContext:
    """Makes and interns the types of one module.

    A type's key is a flat tuple of its kind and parts, the fastest to hash and compare; parts are
    interned themselves, so their identity suffices. A named struct is looked up by its name: two
    with equal members are different types (LangRef, Structure Type).
    """

    __slots__ = ("_count", "_made", "_named", "any_length", "any_width", "bfloat_arithmetic",
                 "by_text", "f32", "f64", "half", "has_targets", "has_wholes", "i1",
                 "i8", "i16", "i32", "i64", "label", "metadata", "opaque_structs", "spaces",
                 "token", "void", "widest")  # fmt: skip

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Type] = {}
        self._named: dict[str, Type] = {}
        self._count = 0
        self.widest = 16  # the most lanes of a vector
        self.any_length = False  # whether vectors may have any number of lanes
        self.has_wholes = True  # whether aggregates of many members may be values
        self.any_width = False  # whether integers may have any width
        self.bfloat_arithmetic = False  # whether something computes with bfloat16 itself
        self.by_text: Final[dict[str, Type]] = {}  # types in names of builtins
        self.has_targets = False
        self.opaque_structs: set[Type] = set()  # pointees of values that are not addresses
        self.spaces: SpaceMap | None = None  # the current text's address spaces; None for OpenCL's
        # Frequent types are attributes, which are faster than the dict.
        self.void = self._word("void", VOID)
        self.label = self._word("label", LABEL)
        self.metadata = self._word("metadata", METADATA)
        self.token = self._word("token", TOKEN)
        self.i1 = self.integer(1)
        self.i8 = self.integer(8)
        self.i16 = self.integer(16)
        self.i32 = self.integer(32)
        self.i64 = self.integer(64)
        self.half = self.floating("half")
        self.f32 = self.floating("float")
        self.f64 = self.floating("double")

    def _word(self, name: str, kind: int) -> Type:
        made = Type(kind)
        made.name = name
        return self._keep((kind, name), made)

    def _next_order(self) -> int:
        """Number types in the order they are made, for reproducible choices."""
        self._count += 1
        return self._count

    def _keep(self, key: tuple[object, ...], made: Type) -> Type:
        made.order = self._next_order()
        self._made[key] = made
        return made

    def integer(self, bits: int) -> Type:
        """Return `iN`."""
        key = (INT, bits)
        return self._made.get(key) or self._keep(key, Type(INT, bits))

    def knows_floating(self, name: str) -> bool:
        """Whether the module may have this floating-point type.

        A type that was never made has no values, so a pass about it can skip its sweep.
        """
        return (FLOAT, name) in self._made

    def made(self) -> list[Type]:
        """Return all types that the module may have."""
        return [*self._made.values(), *self._named.values()]

    def numbers(self) -> list[Type]:
        """Return all number and vector types that the module may have."""
        return [type for type in self._made.values() if type.kind in (INT, FLOAT, VECTOR)]

    def vectors(self) -> list[Type]:
        """Return all vector types that the module may have."""
        return [type for type in self._made.values() if type.kind == VECTOR]

    def floating(self, name: str) -> Type:
        """Return a floating-point type by LLVM's name."""
        key = (FLOAT, name)
        type = self._made.get(key)
        if type is None:
            type = self._keep(key, Type(FLOAT, FLOAT_BITS[name]))
            type.name = name
        return type

    def pointer(self, space: int = 0) -> Type:
        """Return `ptr addrspace(space)`."""
        key = (POINTER, space)
        return self._made.get(key) or self._keep(key, Type(POINTER, space))

    def typed_pointer(self, pointee: Type, space: int) -> Type:
        """Return a pointer in memory with its inferred pointee."""
        key = (TYPED_POINTER, pointee, space)
        return self._made.get(key) or self._keep(key, Type(TYPED_POINTER, space, pointee))

    def vector(self, count: int, elem: Type, scalable: bool = False) -> Type:
        """Return `<count x elem>`."""
        key = (VECTOR, count, elem, scalable)
        type = self._made.get(key)
        if type is None:
            type = self._keep(key, Type(VECTOR, count, elem))
            type.flag = scalable
        return type

    def array(self, count: int, elem: Type) -> Type:
        """Return `[count x elem]`."""
        key = (ARRAY, count, elem)
        return self._made.get(key) or self._keep(key, Type(ARRAY, count, elem))

    def struct(self, elems: tuple[Type, ...], packed: bool = False) -> Type:
        """Return a literal struct."""
        key = (STRUCT, elems, packed)
        type = self._made.get(key)
        if type is None:
            type = self._keep(key, Type(STRUCT))
            type.elems = elems
            type.flag = packed
        return type

    def named_struct(self, name: str) -> Type:
        """Return the struct `%name`, opaque until `define_struct` gives it a body."""
        type = self._named.get(name)
        if type is None:
            type = self._named[name] = Type(STRUCT)
            type.name = name
            type.opaque = True
            type.order = self._next_order()
        return type

    def define_struct(self, name: str, elems: tuple[Type, ...], packed: bool) -> Type:
        """Give the struct `%name` its body, and return the type.

        Forward references hold the same object, so the body is set in place.
        """
        type = self.named_struct(name)
        # Move it to the end: structs print in the order of definition, not of first use.
        self._named[name] = self._named.pop(name)
        type.opaque = False
        type.elems = elems
        type.flag = packed
        return type

    def named_structs(self) -> list[Type]:
        """Return all named structs, in order of definition."""
        return list(self._named.values())

    def function(self, ret: Type, params: tuple[Type, ...], variadic: bool = False) -> Type:
        """Return `ret (params)`."""
        key = (FUNCTION, ret, params, variadic)
        type = self._made.get(key)
        if type is None:
            type = self._keep(key, Type(FUNCTION, 0, ret))
            type.elems = params
            type.flag = variadic
        return type

    def target(self, name: str, types: tuple[Type, ...], ints: tuple[int, ...]) -> Type:
        """Return `target("name", types, ints)`."""
        key = (TARGET, name, types, ints)
        type = self._made.get(key)
        if type is None:
            type = self._keep(key, Type(TARGET))
            # Few modules have such types; passes about them check this flag.
            self.has_targets = True
            type.name = name
            type.elems = types
            type.ints = ints
        return type

    def with_scalar(self, shape: Type, scalar: Type) -> Type:
        """Return `scalar`, or a vector of it with as many lanes as a vector `shape`.

        An icmp of vectors, for example, yields an i1 per lane.
        """
        return self.vector(shape.count, scalar) if shape.kind == VECTOR else scalar


def leaf_count(type: Type) -> int:
    """Return the number of scalar and vector parts, which is huge for some arrays."""
    if type.kind == STRUCT:
        return sum(map(leaf_count, type.elems))
    return type.count * leaf_count(type.element) if type.kind == ARRAY else 1


def scalars(type: Type) -> Iterator[Type]:
    """Yield the scalars of a type; they are finite, as pointers have no pointee type."""
    if type.kind == STRUCT:
        for member in type.elems:
            yield from scalars(member)
    elif type.kind in (ARRAY, VECTOR):
        yield from scalars(type.element)
    else:
        yield type
