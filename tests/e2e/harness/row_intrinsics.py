"""Rows of calls of intrinsics: LLVM's names of types, and references for each lane."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.e2e.harness.row_model import INPUT_NAMES, Row, Shape, shape_of

# A scalar reference takes the operands, lane by lane for vectors.
Scalar = Callable[..., Any]

FLOAT_NAMES: Final = {"half": "f16", "float": "f32", "double": "f64"}


def suffix(text: str) -> str:
    """Return the spelling of a type in the name of an intrinsic."""
    shape = shape_of(text)
    name = FLOAT_NAMES.get(shape.element, shape.element)
    return f"v{shape.lanes}{name}" if shape.lanes else name


def like(text: str, element: str) -> str:
    """Return the type with the lanes of a type and another element."""
    shape = shape_of(text)
    return f"<{shape.lanes} x {element}>" if shape.lanes else element


def lanewise(function: Scalar, shape: Shape) -> Scalar:
    """Apply the scalar reference to all lanes; undefined if one lane is."""

    def all_lanes(*operands: Any) -> Any:
        if not shape.lanes:
            return function(*operands)
        lanes = [function(*values) for values in zip(*operands, strict=True)]
        return None if None in lanes else lanes

    return all_lanes


def one_type_row(
    name: str,
    text: str,
    count: int,
    reference: Scalar,
    pools: Mapping[int, Sequence[Any]] | None = None,
    ulps: int = 0,
) -> Row:
    """Return the row of an intrinsic whose operands have the type of its result."""
    operands = ", ".join(f"{text} %{letter}" for letter in INPUT_NAMES[:count])
    return Row(
        f"{name}-{suffix(text)}",
        (text,) * count,
        (text,),
        f"%r = call {text} @llvm.{name}.{suffix(text)}({operands})",
        lanewise(reference, shape_of(text)),
        pools=pools or {},
        ulps=ulps,
    )
