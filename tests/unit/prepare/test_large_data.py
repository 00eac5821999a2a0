"""Initialisers of more elements than an instruction holds keep their bytes where they were."""

import pytest

import spvbackend
from spvbackend.analysis.data_layout import DataLayout
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstInt,
    ConstNull,
    GlobalVar,
    Value,
)
from spvbackend.prepare.module import large_data
from spvbackend.prepare.module.large_data import MAX_MEMBERS

LAYOUT = DataLayout(64)


def words(count: int) -> str:
    return f"[{count} x i32] [" + ", ".join(f"i32 {index * 3}" for index in range(count)) + "]"


def text_bytes(count: int) -> str:
    return f'[{count} x i8] c"' + "x" * (count - 1) + '\\07"'


MORE = MAX_MEMBERS + 1
TYPES = {
    "words": (words(MORE), f"{{ [{MAX_MEMBERS} x i32], [1 x i32] }}"),
    "three-parts": (
        words(2 * MAX_MEMBERS + 5),
        f"{{ [{MAX_MEMBERS} x i32], [{MAX_MEMBERS} x i32], [5 x i32] }}",
    ),
    "bytes": (text_bytes(MORE), f"{{ [{MAX_MEMBERS} x i8], [1 x i8] }}"),
    "in-a-struct": (
        f"{{ i16, [{MORE} x i32], i64 }} {{ i16 3, {words(MORE)}, i64 5 }}",
        f"{{ i16, {{ [{MAX_MEMBERS} x i32], [1 x i32] }}, i64 }}",
    ),
    "in-a-packed-struct": (
        f"<{{ i16, [{MORE} x i8], i64 }}> <{{ i16 3, {text_bytes(MORE)}, i64 5 }}>",
        f"<{{ i16, {{ [{MAX_MEMBERS} x i8], [1 x i8] }}, i64 }}>",
    ),
    "in-an-array": (
        f"[2 x [{MORE} x i32]] [[{MORE} x i32] zeroinitializer, {words(MORE)}]",
        f"{{ [{MORE} x i32], {{ [{MAX_MEMBERS} x i32], [1 x i32] }} }}",
    ),
    "as-many-as-fit": (words(MAX_MEMBERS), f"[{MAX_MEMBERS} x i32]"),
    "zeros": (f"[{MORE} x i32] zeroinitializer", f"[{MORE} x i32]"),
}


def in_memory(value: Value) -> bytes:
    """The bytes of a constant, padding as zeros."""
    size = LAYOUT.size(value.type)
    if isinstance(value, ConstNull):
        return bytes(size)
    if isinstance(value, ConstInt):
        return value.value.to_bytes(size, "little")
    if isinstance(value, ConstBytes):
        return value.data
    if isinstance(value, ConstantDataArray):
        width = size // len(value.patterns)
        return b"".join([pattern.to_bytes(width, "little") for pattern in value.patterns])
    assert isinstance(value, ConstAggregate)
    parts = [in_memory(element) for element in value.elements]
    if not value.type.elems:
        return b"".join(parts)
    result = bytearray(size)
    for offset, part in zip(LAYOUT.offsets(value.type), parts, strict=True):
        result[offset : offset + len(part)] = part
    return bytes(result)


@pytest.mark.parametrize("name", TYPES)
def test_bytes_stay(name: str) -> None:
    text, wanted = TYPES[name]
    module = parse_module(f"@data = addrspace(1) constant {text}\n")
    (var,) = module.globals
    assert isinstance(var, GlobalVar)
    assert var.initializer is not None
    before = in_memory(var.initializer)
    large_data.run(module)
    assert str(var.value_type) == wanted
    assert var.initializer.type is var.value_type
    assert in_memory(var.initializer) == before


@pytest.mark.parametrize("name", TYPES)
def test_result_is_valid(name: str) -> None:
    text, _ = TYPES[name]
    source = f"""
@data = addrspace(1) constant {text}
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {{
  %q = getelementptr i8, ptr addrspace(1) @data, i64 %i
  %v = load i8, ptr addrspace(1) %q
  store i8 %v, ptr addrspace(1) %p
  ret void
}}
"""
    spvbackend.validate(spvbackend.translate(source))
