"""Types as mangled names spell them, and facts that follow from the spelling.

Owns `Param` and `Mangled`, which `demangle` makes. Only the name tells signed from unsigned: LLVM's
integers have no sign, and neither have SPIR-V's in kernels (OpenCL SPIR-V environment, Validation
Rules: Signedness must be 0).
"""

from __future__ import annotations

from typing import Final, final

# Kinds of compound types, by the letter that begins them where there is one.
POINTER: Final = "P"
REFERENCE: Final = "R"
NAMED: Final = "N"
FUNCTION: Final = "F"
ARRAY: Final = "A"
LITERAL: Final = "L"
PACK: Final = "J"

# Qualifiers, a mask.
CONST: Final = 1
VOLATILE: Final = 2
RESTRICT: Final = 4
ATOMIC: Final = 8

SIGNED_KINDS: Final = frozenset(("a", "c", "s", "i", "l", "x", "n"))
UNSIGNED_KINDS: Final = frozenset(("b", "h", "t", "j", "m", "y", "o", "Di", "Ds", "Du"))
FLOAT_KINDS: Final = frozenset(("f", "d", "e", "g", "Dh", "DF16_", "DF16b", "DF32_", "DF64_"))

KIND_TEXT: Final[dict[str, str]] = {
    "a": "i8",
    "b": "i8",
    "c": "i8",
    "h": "i8",
    "s": "i16",
    "t": "i16",
    "i": "i32",
    "j": "i32",
    "l": "i64",
    "m": "i64",
    "x": "i64",
    "y": "i64",
    "n": "i128",
    "o": "i128",
    "f": "float",
    "d": "double",
    "Dh": "half",
    "Di": "i32",
    "Ds": "i16",
    "Du": "i8",
    "DF16_": "half",
    "DF16b": "bfloat",
    "DF32_": "float",
    "DF64_": "double",
}
"""LLVM type in memory of a builtin type; a boolean takes a byte there.

`l` has 64 bits on every device (OpenCL C, 6.3.1), whatever the host's long has.
"""

FLOAT_BITS: Final[dict[str, int]] = {"half": 16, "bfloat": 16, "float": 32, "double": 64}

_FLOATS: Final = {"half": "Dh", "float": "f", "double": "d"}
SIGNED_LETTERS: Final = _FLOATS | {"i1": "b", "i8": "c", "i16": "s", "i32": "i", "i64": "l"}
"""How the elements that builtins take are mangled, integers as signed ones."""
UNSIGNED_LETTERS: Final = _FLOATS | {"i1": "b", "i8": "h", "i16": "t", "i32": "j", "i64": "m"}

SCALAR_NAMES: Final[dict[str, str]] = {
    "bool": "b",
    "char": "c",
    "double": "d",
    "float": "f",
    "half": "Dh",
    "int": "i",
    "long": "l",
    "short": "s",
    "uchar": "h",
    "uint": "j",
    "ulong": "m",
    "ushort": "t",
}
"""OpenCL C's scalars, as names of conversions spell them: convert_uchar4."""
_WIDTHS: Final[dict[str, int]] = {"": 1, "2": 2, "3": 3, "4": 4, "8": 8, "16": 16}

NAMED_TEXT: Final[dict[str, str]] = {
    "memory_order": "i32",
    "memory_scope": "i32",
    "ocl_clkevent": 'target("spirv.DeviceEvent")',
    "ocl_event": 'target("spirv.Event")',
    "ocl_queue": 'target("spirv.Queue")',
    "ocl_reserveid": 'target("spirv.ReserveId")',
    "ocl_sampler": 'target("spirv.Sampler")',
}
"""LLVM's type of a named type, where the name determines it, unlike that of images."""


@final
class Param:
    """One type.

    `kind` is the mangled letters of a builtin type, or one of the constants above. Qualifiers and
    address space are those of the object itself, so those that matter for a pointer parameter are
    on its `pointee`.

    Attributes:
        lanes: vector width, or the length of an array.
        name: last component of a named type's name; the value of a literal.
        pointee: also the element of an array and the type of a literal.
        args: template arguments of a named type, the members of a pack, the types of a
            function.
    """

    __slots__ = ("args", "kind", "lanes", "name", "pointee", "qualifiers", "space")

    def __init__(
        self,
        kind: str,
        lanes: int = 1,
        name: str = "",
        space: int = 0,
        qualifiers: int = 0,
        pointee: Param | None = None,
        args: tuple[Param, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.lanes: Final = lanes
        self.name: Final = name
        self.space: Final = space
        self.qualifiers: Final = qualifiers
        self.pointee: Final = pointee
        self.args: Final = args

    def changed(
        self,
        lanes: int | None = None,
        space: int | None = None,
        qualifiers: int | None = None,
        args: tuple[Param, ...] | None = None,
    ) -> Param:
        """Return a copy of the type with the given fields changed."""
        return Param(
            self.kind,
            self.lanes if lanes is None else lanes,
            self.name,
            self.space if space is None else space,
            self.qualifiers if qualifiers is None else qualifiers,
            self.pointee,
            self.args if args is None else args,
        )

    def _key(self) -> tuple[object, ...]:
        return (self.kind, self.lanes, self.name, self.space, self.qualifiers, self.pointee,
                self.args)  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Whether the other is the same type."""
        return isinstance(other, Param) and self._key() == other._key()

    def __hash__(self) -> int:
        """Return a hash that equal types share."""
        return hash(self._key())


@final
class Mangled:
    """A demangled function name; `name` is its last component.

    Attributes:
        result: only templates spell their result type.
    """

    __slots__ = ("name", "nested", "params", "result", "template_args")

    def __init__(
        self,
        name: str,
        params: tuple[Param, ...],
        nested: bool = False,
        template_args: tuple[Param, ...] = (),
        result: Param | None = None,
    ) -> None:
        self.name: Final = name
        self.params: Final = params
        self.nested: Final = nested
        self.template_args: Final = template_args
        self.result: Final = result


def named_type(text: str) -> Param | None:
    """Return the scalar or vector of this name in OpenCL C, as in uchar4."""
    scalar = text.rstrip("0123456789")
    kind = SCALAR_NAMES.get(scalar)
    lanes = _WIDTHS.get(text[len(scalar) :])
    return None if kind is None or lanes is None else Param(kind, lanes)


def is_signed(param: Param) -> bool:
    """Whether a scalar or vector has signed integer elements."""
    return param.kind in SIGNED_KINDS


def is_unsigned(param: Param) -> bool:
    """Whether a scalar or vector has unsigned integer or boolean elements."""
    return param.kind in UNSIGNED_KINDS


def is_float(param: Param) -> bool:
    """Whether a scalar or vector has floating-point elements."""
    return param.kind in FLOAT_KINDS


def bits(param: Param) -> int:
    """Return the width of an element in memory, 0 for any type but a number."""
    text = KIND_TEXT.get(param.kind, "")
    return int(text[1:]) if text.startswith("i") else FLOAT_BITS.get(text, 0)


def value_of(param: Param) -> Param:
    """Return the pointee of a pointer, else the type itself."""
    return param.pointee if param.kind == POINTER and param.pointee is not None else param


def llvm_text(param: Param) -> str:
    """Return LLVM's spelling of the type in memory, "" where the name does not determine it."""
    if param.kind == POINTER:
        space = param.pointee.space if param.pointee is not None else 0
        return f"ptr addrspace({space})" if space else "ptr"
    if param.kind == NAMED:
        return NAMED_TEXT.get(param.name, "")
    text = KIND_TEXT.get(param.kind, "")
    return text if param.lanes == 1 or text == "" else f"<{param.lanes} x {text}>"
