"""What HLSL says that the functions behind the SPIR-V target's intrinsics compute.

Floats are numpy's numbers, so that each step rounds as the type does.
"""

import math
from collections.abc import Callable
from typing import Any, Final

import numpy as np

NUMBERS: Final = {"half": np.float16, "float": np.float32, "double": np.float64}

# Lane by lane: how many operands, the element of the result ("" for that of the operands).
FLOAT_LANES: Final[dict[str, tuple[int, str]]] = {
    "frac": (1, ""),
    "isfinite": (1, "i1"),
    "isinf": (1, "i1"),
    "isnan": (1, "i1"),
    "lerp": (3, ""),
    "nclamp": (3, ""),
    "saturate": (1, ""),
    "sign": (1, "i32"),
    "step": (2, ""),
}
INTEGER_LANES: Final[dict[str, tuple[int, str]]] = {
    "firstbitlow": (1, "i32"),
    "firstbitshigh": (1, "i32"),
    "firstbituhigh": (1, "i32"),
    "sclamp": (3, ""),
    "sign": (1, "i32"),
    "uclamp": (3, ""),
}


def _frac(x: Any) -> Any:
    rest = x - np.floor(x)
    return np.nextafter(type(x)(1), type(x)(0)) if rest >= 1 else rest


def _nclamp(x: Any, low: Any, high: Any) -> Any:
    """None where it is open which zero is the lesser, and what a NaN as a bound gives."""
    if any(math.isnan(value) for value in (x, low, high)) or [x, low, high].count(0) > 1:
        return None
    return min(max(x, low), high)


_FLOATS: Final[dict[str, Callable[..., Any]]] = {
    "frac": _frac,
    "isfinite": lambda x: int(math.isfinite(x)),
    "isinf": lambda x: int(math.isinf(x)),
    "isnan": lambda x: int(math.isnan(x)),
    "lerp": lambda x, y, s: x + (y - x) * s,
    "nclamp": _nclamp,
    "saturate": lambda x: min(float(x), 1.0) if x > 0 else 0.0,
    "sign": lambda x: int(x > 0) - int(x < 0),
    "step": lambda edge, x: 0.0 if x < edge else 1.0,
}


def float_lane(name: str, element: str, *values: float) -> Any:
    """A function of numbers; None where the result is open."""
    with np.errstate(all="ignore"):
        return _FLOATS[name](*(NUMBERS[element](value) for value in values))


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def integer_lane(name: str, width: int, x: int, *bounds: int) -> int:
    """A function of integers, which are given unsigned."""
    number = _signed(x, width)
    if name == "firstbitlow":
        return (x & -x).bit_length() - 1
    if name == "firstbituhigh":
        return x.bit_length() - 1
    if name == "firstbitshigh":
        return (number if number >= 0 else ~number).bit_length() - 1
    if name == "sign":
        return (number > 0) - (number < 0)
    if name == "sclamp":
        return min(max(number, _signed(bounds[0], width)), _signed(bounds[1], width))
    assert name == "uclamp"
    return min(max(x, bounds[0]), bounds[1])


def packed_dot(is_signed: bool, start: int, left: int, right: int) -> int:
    """dot4add: the products of four bytes each, added to a number."""
    total = start
    for at in (0, 8, 16, 24):
        x, y = left >> at & 255, right >> at & 255
        total += _signed(x, 8) * _signed(y, 8) if is_signed else x * y
    return total


def _dot(left: Any, right: Any) -> Any:
    """The sum of products in the order of lanes."""
    products = left * right
    total = products[0]
    for product in products[1:]:
        total = total + product
    return total


def _reflect(incident: Any, normal: Any) -> Any:
    cosine = _dot(normal, incident)
    return incident - (cosine + cosine) * normal


def _refract(incident: Any, normal: Any, eta: Any) -> Any:
    one, ratio = incident.dtype.type(1), eta[0]
    cosine = _dot(normal, incident)
    k = one - ratio * ratio * (one - cosine * cosine)
    if k < 0:
        return np.zeros_like(incident)
    return ratio * incident - (ratio * cosine + np.sqrt(k)) * normal


def _face_forward(normal: Any, incident: Any, geometric: Any) -> Any:
    return normal if _dot(geometric, incident) < 0 else -normal


_GEOMETRY: Final[dict[str, Callable[..., Any]]] = {
    "distance": lambda x, y: [math.dist(x, y)],
    "cross": lambda x, y: np.cross(x, y),
    "faceforward": _face_forward,
    "fdot": lambda x, y: [_dot(x, y)],
    "length": lambda x: [math.hypot(*x)],
    "normalize": lambda x: [value / math.hypot(*x) if any(x) else value for value in x],
    "reflect": _reflect,
    "refract": _refract,
}


def geometry(name: str, element: str, *values: list[float]) -> list[float]:
    """A function of whole vectors; a scalar is a list of one."""
    with np.errstate(all="ignore"):
        arrays = [np.array(lanes, dtype=NUMBERS[element]) for lanes in values]
        return [float(value) for value in _GEOMETRY[name](*arrays)]
