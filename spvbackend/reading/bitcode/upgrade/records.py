"""Debug records, which calls of `llvm.dbg` intrinsics were until LLVM 19.

Input: such calls in order. Output: records at the places of the calls. Debug info of another
version than LLVM reads is dropped, as LLVM drops it.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.llvmir.metadata import named_nodes, node_operands
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.print.value import Names, type_name, typed_text
from spvbackend.llvmir.types import quote_name
from spvbackend.llvmir.values import (
    NO_LOCATION,
    Argument,
    ConstAggregate,
    Constant,
    DebugRecord,
    Function,
    Inst,
    MetadataValue,
    Value,
    is_zero,
)

_PREFIX: Final = "llvm.dbg."
_COUNTS: Final[dict[str, tuple[int, ...]]] = {
    "addr": (3,),
    "assign": (6,),
    "declare": (3,),
    "label": (1,),
    "value": (3, 4),
}
"""The number of arguments of each intrinsic."""
# LLVM has written version 3 since its release 3.5.
_FLAG: Final = '!"Debug Info Version"'
_VERSION: Final = "i32 3"
_DEREF: Final = "DW_OP_deref"
# These come last in an expression.
_LAST: Final = ("DW_OP_stack_value", "DW_OP_LLVM_fragment")


class Call(NamedTuple):
    """A call of a debug intrinsic.

    Attributes:
        inst: the call, which is in no block any more.
        kind: the kind of its intrinsic.
        location: the node of its location, NO_LOCATION for none.
        end: the line of its block's terminator.
        made: its record, if it has one.
    """

    inst: Inst
    kind: str
    location: int
    end: int
    made: list[DebugRecord]


def kind_of(function: Function) -> str:
    """Return the kind of a debug intrinsic, "" for another function."""
    kind = function.name.removeprefix(_PREFIX)
    counts = _COUNTS.get(kind) if kind != function.name else None
    types = function.value_type.elems
    is_known = counts is not None and len(types) in counts and function.ret_type.name == "void"
    return kind if is_known else ""


def add_records(function: Function, calls: list[Call]) -> None:
    """Add the records of calls to a function."""
    for call in calls:
        record = _record_of(call)
        if record is not None:
            call.made.append(record)
            function.debug_records.append(record)
    function.debug_records.sort(key=_line)


def set_stores(calls: list[Call], changed: dict[Value, Value]) -> None:
    """Set the texts of records about stores, once values have their names.

    Args:
        calls: the calls that were records.
        changed: the replacements of values.
    """
    for call in calls:
        for record in call.made if call.kind == "assign" else ():
            identity, address, expression = call.inst.operands[3:6]
            record.store = f"{_text(identity)}, {_address(address, changed)}, {_text(expression)}"


def _line(record: DebugRecord) -> int:
    return record.line


def _record_of(call: Call) -> DebugRecord | None:
    kind = call.kind
    arguments = call.inst.operands[:-1]
    if call.location == NO_LOCATION:
        return None
    if kind == "label":
        record = DebugRecord("label", [], call.inst.line)
        record.variable = _text(arguments[0])
    else:
        if len(arguments) == 4:
            # LLVM drops one with an offset, and wrote none but 0 in the end.
            offset = arguments.pop(1)
            if not (isinstance(offset, Constant) and is_zero(offset)):
                return None
        values = _values(arguments[0])
        record = DebugRecord("value" if kind == "addr" else kind, values, call.inst.line)
        record.variable, record.expression = map(_text, arguments[1:3])
        if kind == "addr":
            record.expression = _dereferenced(record.expression)
    record.location = f"!{call.location}"
    record.end = call.end
    return record


def _text(value: Value) -> str:
    return value.text if isinstance(value, MetadataValue) else ""


def _values(value: Value) -> list[Value | None]:
    """Return the values of a variable; one that LLVM has removed is None."""
    wrapped = value.value if isinstance(value, MetadataValue) else None
    # `Body.metadata_value` wraps a list of values.
    if isinstance(wrapped, ConstAggregate) and wrapped.type is value.type:
        return [*wrapped.elements]
    return [wrapped]


def _address(value: Value, changed: dict[Value, Value]) -> str:
    """Return the text of the address that a record has of a store."""
    wrapped = value.value if isinstance(value, MetadataValue) else None
    if wrapped is None:
        return _text(value)
    while wrapped in changed:
        wrapped = changed[wrapped]
    if isinstance(wrapped, (Inst, Argument)):
        return f"{type_name(wrapped.type)} %{quote_name(wrapped.name)}"
    return typed_text(wrapped, Names(None))


def _dereferenced(expression: str) -> str:
    """Return the expression for the value at an address: LLVM 22 has no `llvm.dbg.addr`."""
    match = re.fullmatch(r"!DIExpression\((.*)\)", expression)
    if match is None:
        return expression
    parts = [part for part in match[1].split(", ") if part]
    place = next((at for at, part in enumerate(parts) if part in _LAST), len(parts))
    return f"!DIExpression({', '.join([*parts[:place], _DEREF, *parts[place:]])})"


def has_old_debug_info(module: Module) -> bool:
    """Whether the module has debug info of another version than LLVM reads."""
    if not module.has_debug_info:
        return False
    flags = [node_operands(module, ref) for ref in named_nodes(module, "llvm.module.flags")]
    return not any(flag[1:] == [_FLAG, _VERSION] for flag in flags)
