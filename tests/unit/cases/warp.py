"""Runs the expansion of an intrinsic on 32 lanes at once, with numpy.

A value has a row for each lane, of one number or of a vector's; a bfloat is its bits. A cooperative
matrix has the elements of its lanes in the order of `fragment`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spvbackend.prepare.templates.devices.matrices import LANES, fragment

Array = NDArray[Any]
_DTYPES: Final = {
    "bfloat": "u2", "double": "f8", "float": "f4", "half": "f2", "i1": "?", "i16": "i2",
    "i32": "i4", "i64": "i8", "i8": "i1",
}  # fmt: skip
_TYPE: Final = r'(?:<\d+ x \w+>|\{ [^}]* \}|target\("[^)]*\)|ptr(?: addrspace\(\d+\))?|[a-z]\w*)'
_CALL: Final = re.compile(rf"call ({_TYPE}) @([\w.]+)\((.*)\)")
_ARGUMENT: Final = re.compile(rf"({_TYPE}) (\S+?)(?:, |$)")
_MATRIX: Final = re.compile(r"(\w+), 3, (\d+), (\d+), (\d)\)")
_BITS: Final = {"bfloat": 16, "half": 16, "i8": 8, "float": 32, "i32": 32}


def dtype_of(text: str) -> str:
    """Return numpy's type of an element; an address is a number."""
    if text.startswith("ptr"):
        return "i8"
    return _DTYPES[text[1:-1].split(" x ")[1] if text.startswith("<") else text]


def to_float(bits: Array) -> Array:
    """Return bfloats as floats."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


def to_bfloat(values: Array) -> Array:
    """Return the bits of floats that a bfloat has."""
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


class Warp:
    """One run of a body, whose operands are %a0, %a1, ...; `memory` is what loads read."""

    def __init__(self, arguments: Sequence[Array], memory: Array | None = None) -> None:
        self.values: dict[str, Any] = {f"%a{at}": value for at, value in enumerate(arguments)}
        self.memory = np.zeros(0, np.uint8) if memory is None else memory

    def run(self, body: str) -> list[Array]:
        """Return the fields of the result."""
        for line in body.splitlines():
            line = line.strip()
            if match := re.fullmatch(r"(%\w+) = (.*)", line):
                self.values[match[1]] = self._computed(match[2])
            elif match := re.fullmatch(rf"ret ({_TYPE}) (\S+)", line):
                result = self._value(match[1], match[2])
                return result if isinstance(result, list) else [result]
        raise AssertionError("the body returns nothing")

    def _value(self, type: str, name: str) -> Any:
        if name in self.values:
            return self.values[name]
        if type.startswith("{"):
            return [np.zeros(LANES)] * (type.count(",") + 1)
        if type.startswith("target"):
            return self._empty(type)
        if name in ("true", "false"):
            return np.full(LANES, name == "true")
        number = 0.0 if name in ("poison", "zeroinitializer") else float(name)
        dtype = np.dtype(dtype_of(type))
        if type.startswith("<"):
            return np.zeros((LANES, int(type[1:].split()[0])), dtype)
        return np.full(LANES, number if dtype.kind == "f" else int(number)).astype(dtype)

    def _empty(self, type: str) -> Array:
        match = _MATRIX.search(type)
        assert match is not None
        count = int(match[2]) * int(match[3]) // LANES
        return np.zeros((LANES, count), _DTYPES[match[1]])

    def _computed(self, text: str) -> Any:
        if match := _CALL.match(text):
            arguments = [(kind, self._value(kind, name)) for kind, name in
                         _ARGUMENT.findall(match[3])]  # fmt: skip
            return self._called(match[2], match[1], arguments)
        word, rest = text.split(" ", 1)
        if match := re.fullmatch(rf"({_TYPE}) (\S+) to ({_TYPE})", rest):
            return self._cast(word, match[1], self._value(match[1], match[2]), match[3])
        match = re.fullmatch(rf"({_TYPE}) (\S+), ([^ ,]+)", rest)
        if match and word in _BINARY:
            left, right = (self._value(match[1], match[at]) for at in (2, 3))
            return _BINARY[word](left, right)
        if match := re.fullmatch(rf"(\w+) ({_TYPE}) (\S+), (\S+)", rest):
            left, right = (self._value(match[2], match[at]) for at in (3, 4))
            return _COMPARED[match[1]](left, right)
        if word == "select":
            (_, flag), (kind, on), (_, off) = _ARGUMENT.findall(rest)
            return np.where(self.values[flag], self._value(kind, on), self._value(kind, off))
        return self._accessed(word, _ARGUMENT.findall(rest), rest)

    def _accessed(self, word: str, parts: list[tuple[str, str]], rest: str) -> Any:
        if word == "getelementptr":
            pointer, offset = (self._value(kind, name) for kind, name in parts[-2:])
            return pointer + offset
        if word == "load":
            type, place = re.fullmatch(rf"({_TYPE}), (.*), align \d+", rest).groups()  # type: ignore[union-attr]
            addresses = self.values[place.split()[-1]]
            size = np.dtype(dtype_of(type)).itemsize
            read = [self.memory[at : at + size].tobytes() for at in addresses.tolist()]
            return np.frombuffer(b"".join(read), dtype_of(type)).copy()
        kind, name = parts[0]
        whole = self._value(kind, name)
        at = int(rest.split()[-1])
        if word == "extractelement":
            return whole[:, at]
        value = self._value(*parts[1])
        if word == "insertvalue":
            return [*whole[:at], value, *whole[at + 1 :]]
        assert word == "insertelement"
        whole = whole.copy()
        whole[:, at] = value
        return whole

    def _cast(self, word: str, source: str, value: Array, to: str) -> Array:
        dtype = dtype_of(to)
        if word == "bitcast":
            viewed = np.ascontiguousarray(value).reshape(LANES, -1).view(dtype)
            return viewed if to.startswith("<") else viewed[:, 0]
        if word == "zext":
            value = value.view(value.dtype.str.replace("i", "u"))
        if "bfloat" in source:
            return to_float(value)
        assert word in ("zext", "sext", "fpext", "fptrunc", "ptrtoint", "inttoptr"), word
        return value.astype(dtype)

    def _called(self, name: str, ret: str, arguments: list[tuple[str, Any]]) -> Any:
        values = [value for _, value in arguments]
        if name == "__spirv_BuiltInSubgroupLocalInvocationId":
            return np.arange(LANES, dtype=np.int32)
        if "GroupNonUniformBallot" in name:
            word = np.packbits(values[1], bitorder="little").view(np.int32)
            return np.tile(np.append(word, np.zeros(3, np.int32)), (LANES, 1))
        if "GroupNonUniformShuffleXor" in name:
            return values[1][np.arange(LANES) ^ values[2]]
        if "GroupNonUniformShuffle" in name:
            return values[1][values[2]]
        if name.startswith("llvm.fm"):
            return values[0] * values[1] + values[2]
        if name.startswith("llvm.sadd.sat"):
            total = values[0].astype(np.int64) + values[1]
            return np.clip(total, -(1 << 31), (1 << 31) - 1).astype(np.int32)
        if "CompositeInsert" in name:
            whole = values[1].copy()
            whole[:, values[2][0]] = values[0]
            return whole
        if "CompositeExtract" in name:
            return values[0][:, values[1][0]]
        assert "CooperativeMatrixMulAdd" in name, name
        return _multiplied(arguments)


_BINARY: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "add": np.add,
    "and": np.bitwise_and,
    "lshr": np.right_shift,
    "mul": np.multiply,
    "or": np.bitwise_or,
    "shl": np.left_shift,
    "sub": np.subtract,
    "xor": np.bitwise_xor,
}
_COMPARED: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "eq": np.equal,
    "sge": np.greater_equal,
    "sle": np.less_equal,
}


def _multiplied(arguments: list[tuple[str, Any]]) -> Array:
    """Multiply matrices whose integers have the signs that the operands say."""
    signs = int(arguments[3][1][0]) if len(arguments) > 3 else 0
    wide = []
    for at, (text, lanes) in enumerate(arguments[:3]):
        match = _MATRIX.search(text)
        assert match is not None
        rows, columns = int(match[2]), int(match[3])
        values = to_float(lanes) if match[1] == "bfloat" else lanes
        if match[1] == "i8" and not signs >> at & 1:
            values = values.view(np.uint8)
        matrix = np.zeros((rows, columns), np.float64)
        places = fragment(_BITS[match[1]], rows, columns, at)
        for lane, held in enumerate(places):
            for index, (row, column) in enumerate(held):
                matrix[row, column] = values[lane, index]
        wide.append(matrix)
    product = wide[0] @ wide[1] + wide[2]
    result = np.array([[product[place] for place in held] for held in places])
    return result.astype(arguments[2][1].dtype)
