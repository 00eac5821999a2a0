"""Calls of intrinsics as rows: how LLVM names their types, and references for every lane."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.e2e.harness.row_model import INPUT_NAMES, Row, Shape, shape_of

# A scalar reference takes the operands, lane by lane where they are vectors.
Scalar = Callable[..., Any]

FLOAT_NAMES: Final = {"half": "f16", "float": "f32", "double": "f64"}


def suffix(text: str) -> str:
    """A type in the name of an intrinsic."""
    shape = shape_of(text)
    name = FLOAT_NAMES.get(shape.element, shape.element)
    return f"v{shape.lanes}{name}" if shape.lanes else name


def like(text: str, element: str) -> str:
    """The type with as many lanes of another element."""
    shape = shape_of(text)
    return f"<{shape.lanes} x {element}>" if shape.lanes else element


def lanewise(function: Scalar, shape: Shape) -> Scalar:
    """The scalar reference on all lanes; undefined where one lane is."""

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
    """An intrinsic with so many operands of the type of its result."""
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
