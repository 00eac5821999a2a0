"""What all rules share: what they know of the module, and the checks of one value or type.

A rule says what is wrong with an instruction, "" when nothing is. It may take for granted that the
instruction has as many operands, and the parts, that its row in the table names. In brackets is the
section of LLVM's LangRef that asks for the rule.
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
    TOKEN,
    TYPED_POINTER,
    VECTOR,
    VOID,
    Type,
)
from spvbackend.llvmir.values import Function, Inst, Value

ANY: Final = -1
"""In place of the kind of a type's scalar."""
KIND_TEXT: Final[dict[int, str]] = {INT: "integer", FLOAT: "floating-point", POINTER: "pointer"}
_NO_VALUES: Final = frozenset((VOID, FUNCTION, TYPED_POINTER))
"""Types of no value; those of labels, tokens and metadata are not first class in all they do."""
# LangRef, First Class Types and sized types: memory holds none of these.
_NO_DATA: Final = frozenset((VOID, FUNCTION, LABEL, METADATA, TOKEN))
_ATTACHMENT: Final = re.compile(r"!(?:\d+|DI\w+\(.*\))")


@final
class TypeRules:
    """What the rules know of the module, and the function whose instructions are at hand."""

    __slots__ = ("_names", "_sized", "function", "module", "symbols")

    def __init__(self, module: Module) -> None:
        self.module: Final = module
        self.symbols: Final[frozenset[Value]] = frozenset(
            (*module.globals, *module.aliases, *module.functions)
        )
        self.function: Function | None = None
        self._sized: Final[dict[Type, bool]] = {}
        # Made at the first fault: most modules need none.
        self._names: Names | None = None

    def names(self) -> Names:
        """What the values of the function at hand are called, as its dump calls them."""
        if self._names is None:
            self._names = Names(self.module)
        if self.function is not None:
            self._names.enter(self.function)
        return self._names

    def text(self, value: Value) -> str:
        """A value and its type, for a message."""
        return typed_text(value, self.names())

    def expect(self, value: Value, type: Type) -> str:
        """Complain about a value of another type; types are interned, so `is` compares them."""
        return "" if value.type is type else f"'{self.text(value)}' should be of type {type}"

    def expect_result(self, inst: Inst, type: Type) -> str:
        """Complain about a result of another type than this."""
        return "" if inst.type is type else f"the result should be of type {type}"

    def is_sized(self, type: Type) -> bool:
        """Whether memory can hold the type.

        A struct cannot have itself as a member but through a pointer, so the recursion ends.
        """
        found = self._sized.get(type)
        if found is None:
            found = self._sized[type] = self._find_sized(type)
        return found

    def _find_sized(self, type: Type) -> bool:
        if type.kind == STRUCT:
            return not type.opaque and all(self.is_sized(elem) for elem in type.elems)
        if type.kind in (ARRAY, VECTOR):
            return self.is_sized(type.element)
        return type.kind not in _NO_DATA


def is_value_type(type: Type) -> bool:
    """Whether instructions may have results of the type (First Class Types)."""
    return type.kind not in _NO_VALUES


def has_kind(type: Type, kind: int) -> bool:
    """Whether the type is of a kind, or a vector of it."""
    return kind in (ANY, type.scalar().kind)


def check_kind(type: Type, kind: int) -> str:
    """The type is a scalar or vector of this kind."""
    return "" if has_kind(type, kind) else f"{type} is no {KIND_TEXT[kind]} type or vector of one"


def check_scalar(rules: TypeRules, value: Value, kind: int) -> str:
    """The value is a scalar of this kind."""
    return "" if value.type.kind == kind else f"'{rules.text(value)}' is no {KIND_TEXT[kind]}"


def has_lanes_of(type: Type, other: Type) -> bool:
    """Whether both are scalars, or vectors of as many lanes."""
    if type.kind != VECTOR or other.kind != VECTOR:
        return type.kind != VECTOR and other.kind != VECTOR
    return type.count == other.count and type.flag == other.flag


def is_shape(type: Type, like: Type, scalar: Type) -> bool:
    """Whether the type is `scalar`, in as many lanes as `like` has.

    Types are compared by their parts here: to make one would change the order in which the passes
    make theirs, and with it what they choose.
    """
    return type.scalar() is scalar and has_lanes_of(type, like)


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


def member_type(type: Type, index: int) -> Type | None:
    """The type of a member of a struct or array, None where it has no such member."""
    if type.kind == STRUCT:
        return type.elems[index] if 0 <= index < len(type.elems) else None
    if type.kind == ARRAY:
        return type.element if 0 <= index < type.count else None
    return None


def attachments_error(module: Module, attachments: dict[str, str]) -> str:
    """Metadata is attached under a name, as a node of the module or written out (Metadata)."""
    for name, text in attachments.items():
        if not name or _ATTACHMENT.fullmatch(text) is None:
            return f"'!{name} {text}' is no attachment"
        if text[1:].isdigit() and int(text[1:]) not in module.nodes:
            return f"'!{name} {text}' is attached, but the module has no such node"
    return ""
