"""Rows of upgrades, and the calls of present intrinsics that rules make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.types import FLOAT, INT, MAX_ALIGN, METADATA, POINTER, VECTOR, VOID, Type
from spvbackend.llvmir.values import (
    NO_ATTRIBUTES,
    Attributes,
    CallInfo,
    ConstInt,
    Function,
    Inst,
    Value,
)

Rule = Callable[[Builder, Inst], "Value | None"]
"""Append what replaces a call; return what replaces its result, None where nothing does."""
Namer = Callable[[Function], str]
"""Return the present name of an intrinsic, whose type stays."""
_KINDS: Final[dict[str, int]] = {"f": FLOAT, "i": INT, "m": METADATA, "p": POINTER, "v": VOID}


class Row(NamedTuple):
    """One intrinsic, or all of a name.

    Attributes:
        name: the name without `llvm.`, up to a dot or the end.
        shape: the kinds of the result and of each parameter: one of `_KINDS`, in capitals for
            vectors as well, `?` for any; `*` at the end is for any further parameters.
        rule: what replaces its calls, or None.
        namer: its present name, or None.
    """

    name: str
    shape: str
    rule: Rule | None = None
    namer: Namer | None = None


def fits(row: Row, fn_type: Type) -> bool:
    """Whether a function's type has the shape of a row."""
    shape = row.shape.removesuffix("*")
    types = [fn_type.element, *fn_type.elems]
    if fn_type.flag or len(types) < len(shape) or (len(types) > len(shape) and shape == row.shape):
        return False
    return all(_has_kind(type, letter) for type, letter in zip(types, shape, strict=False))


def _has_kind(type: Type, letter: str) -> bool:
    if letter == "?":
        return True
    kind = _KINDS[letter.lower()]
    return type.kind == kind or (
        letter.isupper() and type.kind == VECTOR and type.element.kind == kind
    )


def alignment(value: Value) -> int:
    """Return the alignment that an argument is, 0 for none."""
    number = value.value if isinstance(value, ConstInt) else 0
    return number if number & (number - 1) == 0 and number <= MAX_ALIGN else 0


def declared(module: Module, name: str, fn_type: Type, line: int) -> Function:
    """Return the intrinsic of a name, declared if the module lacks it."""
    known = module.symbols.get(name)
    if isinstance(known, Function):
        return known
    made = Function(pointer_type(module.types, 0, 0), name, fn_type, line)
    module.add_function(made)
    return made


def emit_call(
    builder: Builder,
    old: Inst,
    name: str,
    type: Type,
    arguments: list[Value],
    attributes: list[Attributes] | None = None,
) -> Inst:
    """Append a call of an intrinsic that replaces an old one.

    Args:
        builder: where to append.
        old: the old call.
        name: the intrinsic, without `llvm.`.
        type: the result.
        arguments: the arguments.
        attributes: those of each argument, None for none.
    """
    types = builder.types
    fn_type = types.function(type, tuple([argument.type for argument in arguments]))
    callee = declared(builder.module, f"llvm.{name}", fn_type, _line_of(old.callee))
    made = builder.make(op.CALL, type, [*arguments, callee])
    info = CallInfo(fn_type)
    info.arg_attrs = attributes or [NO_ATTRIBUTES] * len(arguments)
    made.call = info
    builder.module.called.add(callee)
    return made


def _line_of(callee: Value) -> int:
    return callee.line if isinstance(callee, Function) else 0


def add_group(module: Module, attributes: dict[str, str]) -> list[int]:
    """Return the number of a new group of a function's attributes, none for no attributes."""
    if not attributes:
        return []
    number = max(module.attr_groups, default=-1) + 1
    module.attr_groups[number] = attributes
    return [number]


def add_node(module: Module, text: str) -> str:
    """Return the reference to a new node of metadata."""
    number = len(module.nodes)
    module.nodes[number] = text
    return f"!{number}"
