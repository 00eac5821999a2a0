"""Calls of OpenCL builtins of several operands from the expansions of other builtins."""

from __future__ import annotations

from collections.abc import Sequence

from spvbackend.prepare.templates.text import Shape, Writer, shape_text


def call_pair(
    writer: Writer,
    name: str,
    result: Shape,
    operand: Shape,
    letter: str,
    values: Sequence[str],
    extra: Sequence[tuple[str, str, str]] = (),
) -> str:
    """Call the builtin on two values of one shape, whose element is mangled as the letter.

    `extra` has the letter, the type and the value of each further operand, a scalar.
    """
    kinds = f"Dv{operand.lanes}_{letter}S_" if operand.lanes else letter * 2
    kinds += "".join(kind for kind, _, _ in extra)
    args = [(shape_text(operand), value) for value in values]
    args += [(type_text, value) for _, type_text, value in extra]
    return writer.call(shape_text(result), f"_Z{len(name)}{name}{kinds}", args)
