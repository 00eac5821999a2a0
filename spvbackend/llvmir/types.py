"""LLVM types: interned, so two equal types are one object and `is` compares them.

Owns `Type` and the `TypeContext` that makes them.  `TYPED_POINTER` does not occur in LLVM's
text: inference makes it to say what a pointer in memory points to.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.target.address_spaces import qualifier

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

FLOAT_BITS: Final[dict[str, int]] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "fp128": 128,
    "x86_fp80": 80,
    "ppc_fp128": 128,
}


@final
class Type:
    """One LLVM type.

    `bits` is the width of an integer or float, `count` the number of elements of a vector or
    array, `space` the address space of a pointer; other kinds have 0, 0 and -1 there.  `elems` are
    struct members, function parameters or the type parameters of a target extension type, `elem`
    the element, the pointee or the return type.
    """

    __slots__ = ("bits", "count", "elem", "elems", "flag", "ints", "kind", "name", "opaque",
                 "order", "space", "spv_id")  # fmt: skip

    def __init__(self, kind: int, number: int = 0, elem: Type | None = None) -> None:
        self.kind: Final = kind
        self.bits: Final = number if kind in (INT, FLOAT) else 0
        self.count: Final = number if kind in (VECTOR, ARRAY) else 0
        self.space: Final = number if kind in (POINTER, TYPED_POINTER) else -1
        self.elem: Final = elem
        self.elems: tuple[Type, ...] = ()
        self.ints: tuple[int, ...] = ()
        self.name = ""
        self.flag = False  # packed struct, variadic function, scalable vector
        self.opaque = False  # a named struct without a body
        self.order = 0
        self.spv_id = 0

    @property
    def element(self) -> Type:
        """The element, pointee or return type of a type that has one."""
        assert self.elem is not None, f"type of kind {self.kind} has no element"
        return self.elem

    def scalar(self) -> Type:
        """The element of a vector, else the type itself."""
        return self.element if self.kind == VECTOR else self

    def leaf(self) -> Type:
        """What an array of any depth is made of, else the type itself."""
        type = self
        while type.kind == ARRAY:
            type = type.element
        return type

    def first(self) -> Type | None:
        """The type that lies at the start of an aggregate or vector, None for anything else."""
        if self.kind == STRUCT:
            return self.elems[0] if self.elems else None
        return self.elem if self.kind in (ARRAY, VECTOR) and self.count else None

    def lanes(self) -> int:
        """The element count of a vector, 1 for anything else."""
        return self.count if self.kind == VECTOR else 1

    def __str__(self) -> str:
        return type_text(self)


def type_text(t: Type) -> str:
    """The type as LLVM prints it; a typed pointer as `T addrspace(n)*`."""
    kind = t.kind
    if kind == INT:
        return f"i{t.bits}"
    if kind == POINTER:
        return f"ptr{qualifier(t.space)}"
    if kind == VECTOR:
        scalable = "vscale x " if t.flag else ""
        return f"<{scalable}{t.count} x {type_text(t.element)}>"
    if kind == ARRAY:
        return f"[{t.count} x {type_text(t.element)}]"
    if kind == STRUCT:
        return f"%{quote_name(t.name)}" if t.name else struct_body_text(t)
    if kind == FUNCTION:
        return f"{type_text(t.element)} ({_list_text(t)})"
    if kind == TYPED_POINTER:
        return f"{type_text(t.element)}{qualifier(t.space)}*"
    if kind == TARGET:
        parts = [f'"{t.name}"', *map(type_text, t.elems), *map(str, t.ints)]
        return f"target({', '.join(parts)})"
    return t.name


def struct_body_text(t: Type) -> str:
    """The members of a struct in braces, as in its definition."""
    if t.opaque:
        return "opaque"
    inner = ", ".join(map(type_text, t.elems))
    body = f"{{ {inner} }}" if inner else "{}"
    return f"<{body}>" if t.flag else body


def _list_text(t: Type) -> str:
    parts = [type_text(p) for p in t.elems]
    return ", ".join([*parts, "..."] if t.flag else parts)


_PLAIN_NAME: Final = re.compile(r'[-a-zA-Z._][-a-zA-Z._0-9]*|[0-9]+|"[0-9]+"')


def quote_name(name: str) -> str:
    """A name as LLVM prints it after its sigil: quoted when it needs to be.

    Digits are the number of a value without a name; a name of digits keeps its quotes.
    """
    return name if _PLAIN_NAME.fullmatch(name) is not None else f'"{escape_text(name)}"'


def escape_text(text: str) -> str:
    """A string as it stands between LLVM's quotes."""
    return escape_bytes(text.encode("utf-8", "surrogateescape"))


def escape_bytes(data: bytes) -> str:
    """Bytes as they stand between LLVM's quotes."""
    return "".join(map(_ESCAPED.__getitem__, data))


_ESCAPED: Final = [
    chr(byte) if 32 <= byte < 127 and byte != ord('"') else f"\\{byte:02X}" for byte in range(256)
]
_ESCAPED[ord("\\")] = "\\\\"


@final
class TypeContext:
    """Makes and interns the types of one module."""

    __slots__ = ("_count", "_made", "_named", "f32", "f64", "half", "has_targets", "i1", "i8",
                 "i16", "i32", "i64", "label", "metadata", "opaque_structs", "token",
                 "void")  # fmt: skip

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Type] = {}
        self._named: dict[str, Type] = {}
        self._count = 0
        self.has_targets = False
        self.opaque_structs: set[Type] = set()  # what values that are no addresses point to
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
        """Numbers types as they are made, so that a choice among them can be the same always."""
        self._count += 1
        return self._count

    def _keep(self, key: tuple[object, ...], made: Type) -> Type:
        made.order = self._next_order()
        self._made[key] = made
        return made

    def integer(self, bits: int) -> Type:
        """`iN`."""
        key = (INT, bits)
        return self._made.get(key) or self._keep(key, Type(INT, bits))

    def knows_floating(self, name: str) -> bool:
        """Whether anything in the module may have this floating-point type."""
        return (FLOAT, name) in self._made

    def floating(self, name: str) -> Type:
        """A floating-point type by LLVM's name of it."""
        key = (FLOAT, name)
        found = self._made.get(key)
        if found is None:
            found = self._keep(key, Type(FLOAT, FLOAT_BITS[name]))
            found.name = name
        return found

    def pointer(self, space: int = 0) -> Type:
        """`ptr addrspace(space)`."""
        key = (POINTER, space)
        return self._made.get(key) or self._keep(key, Type(POINTER, space))

    def typed_pointer(self, pointee: Type, space: int) -> Type:
        """A pointer in memory whose pointee inference knows."""
        key = (TYPED_POINTER, pointee, space)
        return self._made.get(key) or self._keep(key, Type(TYPED_POINTER, space, pointee))

    def vector(self, count: int, elem: Type, scalable: bool = False) -> Type:
        """`<count x elem>`."""
        key = (VECTOR, count, elem, scalable)
        found = self._made.get(key)
        if found is None:
            found = self._keep(key, Type(VECTOR, count, elem))
            found.flag = scalable
        return found

    def array(self, count: int, elem: Type) -> Type:
        """`[count x elem]`."""
        key = (ARRAY, count, elem)
        return self._made.get(key) or self._keep(key, Type(ARRAY, count, elem))

    def struct(self, elems: tuple[Type, ...], packed: bool = False) -> Type:
        """A literal struct."""
        key = (STRUCT, elems, packed)
        found = self._made.get(key)
        if found is None:
            found = self._keep(key, Type(STRUCT))
            found.elems = elems
            found.flag = packed
        return found

    def named_struct(self, name: str) -> Type:
        """The struct `%name`, opaque until `define_struct` gives it a body."""
        found = self._named.get(name)
        if found is None:
            found = self._named[name] = Type(STRUCT)
            found.name = name
            found.opaque = True
            found.order = self._next_order()
        return found

    def define_struct(self, name: str, elems: tuple[Type, ...], packed: bool) -> Type:
        """Give the struct `%name` its body; returns the completed type.

        A forward reference made before the definition is the same object, so the body is
        set in place.
        """
        found = self.named_struct(name)
        self._named[name] = self._named.pop(name)
        found.opaque = False
        found.elems = elems
        found.flag = packed
        return found

    def named_structs(self) -> list[Type]:
        """Every named struct, in order of definition."""
        return list(self._named.values())

    def function(self, ret: Type, params: tuple[Type, ...], variadic: bool = False) -> Type:
        """`ret (params)`."""
        key = (FUNCTION, ret, params, variadic)
        found = self._made.get(key)
        if found is None:
            found = self._keep(key, Type(FUNCTION, 0, ret))
            found.elems = params
            found.flag = variadic
        return found

    def target(self, name: str, types: tuple[Type, ...], ints: tuple[int, ...]) -> Type:
        """`target("name", types, ints)`."""
        key = (TARGET, name, types, ints)
        found = self._made.get(key)
        if found is None:
            found = self._keep(key, Type(TARGET))
            self.has_targets = True
            found.name = name
            found.elems = types
            found.ints = ints
        return found

    def with_scalar(self, shape: Type, scalar: Type) -> Type:
        """`scalar`, as a vector of as many lanes when `shape` is one."""
        return self.vector(shape.count, scalar) if shape.kind == VECTOR else scalar
