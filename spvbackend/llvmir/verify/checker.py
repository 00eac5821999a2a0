"""Common parts of all rules: facts about the module, and checks of one value or type.

A rule returns an instruction's fault, or "". It may assume the number of operands and the parts in
its row of the table. Docstrings name in brackets the section of LLVM's LangRef that requires the
rule.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.print.value import Names, typed_text
from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    FUNCTION,
    INT,
    LABEL,
    METADATA,
    POINTER,
    STRUCT,
    TARGET,
    TOKEN,
    TYPED_POINTER,
    VECTOR,
    VOID,
    Type,
)
from spvbackend.llvmir.values import Function, Inst, Value

ANY: Final = -1
"""Any kind of scalar."""
KIND_TEXT: Final[dict[int, str]] = {
    INT: "an integer",
    FLOAT: "a floating-point",
    POINTER: "a pointer",
}
_NO_VALUES: Final = frozenset((VOID, FUNCTION, TYPED_POINTER))
"""Types without values; labels, tokens and metadata are values with restrictions."""
# Memory holds none of these (LangRef, First Class Types and sized types).
_NO_DATA: Final = frozenset((VOID, FUNCTION, LABEL, METADATA, TOKEN))
# Parameters of other types; LLVM does not know sizes of other targets' types.
_NO_SIZE: Final = frozenset(("spirv.IntegralConstant", "spirv.Literal"))
_ATTACHMENT: Final = re.compile(r"!(?:\d+|DI\w+\(.*\))")


@final
class TypeRules:
    """The rules' facts about the module, and the current function.

    Attributes:
        is_input: whether the module is as LLVM wrote it, without what passes may do.
    """

    __slots__ = ("_names", "_sized", "function", "is_input", "module", "symbols")

    def __init__(self, module: Module, is_input: bool = False) -> None:
        self.module: Final = module
        self.is_input: Final = is_input
        self.symbols: Final[frozenset[Value]] = frozenset(
            (*module.globals, *module.aliases, *module.functions)
        )
        self.function: Function | None = None
        self._sized: Final[dict[Type, bool]] = {}
        # Made at the first fault, as most modules need no names.
        self._names: Names | None = None

    def names(self) -> Names:
        """Return the names of the current function's values, as in its dump."""
        if self._names is None:
            self._names = Names(self.module)
        if self.function is not None:
            self._names.enter(self.function)
        return self._names

    def text(self, value: Value) -> str:
        """Return a value and its type, for a message."""
        return typed_text(value, self.names())

    def expect(self, value: Value, type: Type) -> str:
        """Check that a value has a type; types are interned, so `is` compares them."""
        return "" if value.type is type else f"'{self.text(value)}' should be of type {type}"

    def expect_result(self, inst: Inst, type: Type) -> str:
        """Check that the result has a type."""
        return "" if inst.type is type else f"the result should be of type {type}"

    def is_sized(self, type: Type) -> bool:
        """Whether memory can hold the type.

        A struct contains itself only through pointers, so the recursion ends.
        """
        sized = self._sized.get(type)
        if sized is None:
            sized = self._sized[type] = self._find_sized(type)
        return sized

    def _find_sized(self, type: Type) -> bool:
        if type.kind == STRUCT:
            return not type.opaque and all(self.is_sized(elem) for elem in type.elems)
        if type.kind in (ARRAY, VECTOR):
            return self.is_sized(type.element)
        if type.kind == TARGET and self.is_input:
            return type.name.startswith("spirv.") and type.name not in _NO_SIZE
        return type.kind not in _NO_DATA


def is_value_type(type: Type) -> bool:
    """Whether results of instructions may have the type (First Class Types)."""
    return type.kind not in _NO_VALUES


def has_kind(type: Type, kind: int) -> bool:
    """Whether the type is of a kind, or a vector of it."""
    return kind in (ANY, type.scalar().kind)


def check_kind(type: Type, kind: int) -> str:
    """Check that the type is a scalar of this kind or a vector of such."""
    if type.kind == kind or has_kind(type, kind):
        return ""
    return f"{type} is not {KIND_TEXT[kind]} type or vector of one"


def check_scalar(rules: TypeRules, value: Value, kind: int) -> str:
    """Check that the value is a scalar of this kind."""
    return "" if value.type.kind == kind else f"'{rules.text(value)}' is not {KIND_TEXT[kind]}"


def has_lanes_of(type: Type, other: Type) -> bool:
    """Whether both are scalars, or vectors with equal lanes."""
    if type.kind != VECTOR or other.kind != VECTOR:
        return type.kind != VECTOR and other.kind != VECTOR
    return type.count == other.count and type.flag == other.flag


def is_shape(type: Type, like: Type, scalar: Type) -> bool:
    """Whether the type is `scalar` in as many lanes as `like` has.

    It compares parts of types: making a type would change the order in which passes make theirs,
    and with it their choices.
    """
    return type.scalar() is scalar and has_lanes_of(type, like)


def is_intrinsic(function: Function) -> bool:
    """Whether the name of a function is one of LLVM's (Intrinsic Functions)."""
    return function.name.startswith("llvm.")


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def member_type(type: Type, index: int) -> Type | None:
    """Return the type of a member of a struct or array, or None."""
    if type.kind == STRUCT:
        return type.elems[index] if 0 <= index < len(type.elems) else None
    if type.kind == ARRAY:
        return type.element if 0 <= index < type.count else None
    return None


def attachments_error(module: Module, attachments: dict[str, str]) -> str:
    """Check attachments: a name, and a node of the module or written in full (Metadata)."""
    for name, text in attachments.items():
        if not name or _ATTACHMENT.fullmatch(text) is None:
            return f"'!{name} {text}' is not an attachment"
        if text[1:].isdigit() and int(text[1:]) not in module.nodes:
            return f"'!{name} {text}' is attached, but the module has no such node"
    return ""
