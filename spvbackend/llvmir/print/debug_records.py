"""Printer of debug records in LLVM's spelling."""

from __future__ import annotations

from spvbackend.llvmir.print.value import Names, type_name, typed_text
from spvbackend.llvmir.values import DebugRecord, Value


def record_text(record: DebugRecord, names: Names) -> str:
    """Return the text of a record; an empty node replaces values if one was removed."""
    store = names.in_text(record.store)
    nodes = [record.variable, record.expression, store, record.location]
    operands = ", ".join([node for node in nodes if node])
    if record.kind == "label":
        return f"#dbg_label({operands})"
    return f"#dbg_{record.kind}({_values_text(record.values, names)}, {operands})"


def _values_text(values: list[Value | None], names: Names) -> str:
    texts = [_value_text(value, names) for value in values if value is not None]
    if len(texts) < len(values):
        return "!{}"
    return texts[0] if len(texts) == 1 else f"!DIArgList({', '.join(texts)})"


def _value_text(value: Value, names: Names) -> str:
    """Return the text of a value; a removed value is poison to LLVM."""
    is_gone = names.is_gone(value)
    return f"{type_name(value.type)} poison" if is_gone else typed_text(value, names)
