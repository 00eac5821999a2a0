"""Expansions of memory intrinsics change the bytes that they should and no others."""

import ctypes
import itertools
import re
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pytest

from spvbackend.prepare.templates.text import FLOATS, integer_width
from tests.unit.cases.template_jit import Call, Engine, driver_text, rendered, shape_of
from tests.unit.cases.templates import assert_canonical, like, unique_declares


class Memory(NamedTuple):
    """A memory intrinsic under test, with what is known of its operands."""

    intrinsic: str
    ret: str
    args: tuple[str, ...]
    imms: dict[int, int]
    aligns: dict[int, int]
    pointer_width: int = 64


def memory_engine(cases: Sequence[Memory], *, reference: bool = False) -> tuple[Engine, list[Call]]:
    """Drivers of the expansions, or of the intrinsics themselves."""
    parts, calls = [], []
    for number, case in enumerate(cases):
        types = {index: case.args[index] for index in case.imms}
        constants = {}
        for index, text in types.items():
            value = case.imms[index]
            constants[index] = mask_constant(text, value) if text[0] == "<" else str(value)
            if text == "i1":
                constants[index] = "true" if value else "false"
        name = f"ours{number}"
        found = rendered(
            case.intrinsic,
            case.ret,
            case.args,
            case.imms,
            case.aligns,
            name=name,
            pointer_width=case.pointer_width,
        )
        assert found is not None, case
        call = Call(case.intrinsic if reference else name, case.ret, case.args, constants)
        parts.append(("" if reference else found) + driver_text(f"run.ours{number}", call))
        calls.append(call)
    engine = Engine(unique_declares("".join(parts)))
    if not reference:
        for number, part in enumerate(parts):
            assert_canonical(engine, part, f"ours{number}")
    return engine, calls


def mask_constant(text: str, value: int) -> str:
    lanes = shape_of(text).lanes
    bits = ", ".join(f"i1 {'true' if value >> lane & 1 else 'false'}" for lane in range(lanes))
    return f"<{bits}>"


def aligned_buffer(size: int, fill: int | None = None) -> tuple[np.ndarray, int]:
    """Bytes at an address that is a multiple of 16, numbered or filled."""
    raw = np.zeros(size + 16, dtype=np.uint8)
    skip = -raw.ctypes.data % 16
    view = raw[skip : skip + size]
    view[:] = np.arange(size) * 7 + 3 if fill is None else fill
    return view, view.ctypes.data


LENGTHS = (0, 1, 3, 4, 7, 8, 9, 16, 31, 64, 100)


def length_variants(length: int) -> list[tuple[dict[int, int], list[int]]]:
    """The length as an immediate and as an operand."""
    return [({2: length, 3: 0}, []), ({3: 1}, [length])]


def copy_cases(name: str, pointers: tuple[str, str], length_type: str) -> list[Memory]:
    args = (*pointers, length_type, "i1")
    return [
        Memory(name, "void", args, imms, {0: align, 1: align}, pointer_width)
        for align in (1, 4, 16)
        for pointer_width in (64, 32)
        for imms in ({3: 0}, *({2: length, 3: 1} for length in LENGTHS))
        if pointer_width == 64 or 2 in imms
    ]


@pytest.mark.parametrize("name", ("memcpy", "memmove", "memcpy.inline"))
def test_copy(name: str) -> None:
    pointers = ("ptr addrspace(1)", "ptr addrspace(4)")
    for length_type in ("i64", "i32"):
        cases = copy_cases(f"llvm.{name}", pointers, length_type)
        engine, calls = memory_engine(cases)
        for number, (case, call) in enumerate(zip(cases, calls, strict=True)):
            for length in (case.imms[2],) if 2 in case.imms else LENGTHS:
                source, source_at = aligned_buffer(160)
                target, target_at = aligned_buffer(160, 0xEE)
                wanted = target.copy()
                wanted[16 : 16 + length] = source[32 : 32 + length]
                row = [target_at + 16, source_at + 32] + ([] if 2 in case.imms else [length])
                engine.run(f"run.ours{number}", call, [row])
                assert target.tolist() == wanted.tolist(), (case, length)


@pytest.mark.parametrize("pointers", [("ptr", "ptr"), ("ptr addrspace(4)", "ptr addrspace(1)")])
def test_move_of_overlapping_places(pointers: tuple[str, str]) -> None:
    cases = copy_cases("llvm.memmove", pointers, "i64")
    cases = [case for case in cases if case.pointer_width == 64]
    engine, calls = memory_engine(cases)
    for number, (case, call) in enumerate(zip(cases, calls, strict=True)):
        for length, distance in itertools.product(
            (case.imms[2],) if 2 in case.imms else LENGTHS, (-32, -16, 0, 16, 32)
        ):
            buffer, at = aligned_buffer(256)
            wanted = buffer.copy()
            wanted[64 + distance : 64 + distance + length] = buffer[64 : 64 + length]
            row = [at + 64 + distance, at + 64] + ([] if 2 in case.imms else [length])
            engine.run(f"run.ours{number}", call, [row])
            assert buffer.tolist() == wanted.tolist(), (case, length, distance)


def test_move_between_disjoint_memories_needs_no_direction() -> None:
    args = ["ptr addrspace(1)", "ptr addrspace(3)", "i64", "i1"]
    text = rendered("llvm.memmove", "void", args, {3: 0})
    assert text is not None and "ptrtoint" not in text
    args[1] = "ptr addrspace(4)"
    text = rendered("llvm.memmove", "void", args, {3: 0})
    assert text is not None and "addrspacecast ptr addrspace(1) %a0 to ptr addrspace(4)" in text


@pytest.mark.parametrize("name", ("memset", "memset.inline"))
def test_fill(name: str) -> None:
    cases = [
        Memory(f"llvm.{name}", "void", ("ptr addrspace(1)", "i8", text, "i1"), imms, {0: align})
        for align in (1, 2, 8)
        for text in ("i64", "i32")
        for imms in ({3: 0}, *({2: length, 3: 1} for length in (*LENGTHS, 200)))
    ]
    engine, calls = memory_engine(cases)
    for number, (case, call) in enumerate(zip(cases, calls, strict=True)):
        for length in (case.imms[2],) if 2 in case.imms else LENGTHS:
            target, at = aligned_buffer(240)
            wanted = target.copy()
            wanted[16 : 16 + length] = 0xA5
            engine.run(f"run.ours{number}", call, [[at + 16, 0xA5, length][: 4 - len(case.imms)]])
            assert target.tolist() == wanted.tolist(), (case, length)


def test_fill_with_pattern() -> None:
    name = "llvm.experimental.memset.pattern"
    cases = [Memory(name, "void", ("ptr", "i32", "i64", "i1"), {3: 0}, {0: 4})]
    engine, calls = memory_engine(cases)
    for count in (0, 1, 5):
        target, at = aligned_buffer(64, 0)
        engine.run("run.ours0", calls[0], [[at, 0x01020304, count]])
        assert target.view(np.uint32).tolist() == [0x01020304] * count + [0] * (16 - count)


MASKED = ("<4 x i32>", "<3 x float>", "<2 x double>", "<5 x i8>", "<1 x i16>", "<2 x ptr>")


def element_bytes(text: str) -> int:
    element = shape_of(text).element
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    return (width or 64) // 8


def vector_bytes(text: str, values: Sequence[int]) -> list[int]:
    size = element_bytes(text)
    return [byte for value in values for byte in value.to_bytes(size, "little")]


@pytest.mark.parametrize("dense", (False, True))
@pytest.mark.parametrize("constant", (False, True))
def test_masked_load(dense: bool, constant: bool) -> None:
    name = "llvm.masked.expandload" if dense else "llvm.masked.load"
    cases = []
    for text in MASKED:
        masks = range(1 << shape_of(text).lanes) if constant else [-1]
        for mask in masks:
            imms = {1: mask} if mask >= 0 else {}
            args = ("ptr", like(text, "i1"), text)
            cases.append(Memory(name, text, args, imms, {0: element_bytes(text)}))
    engine, calls = memory_engine(cases)
    for number, (case, call) in enumerate(zip(cases, calls, strict=True)):
        lanes, size = shape_of(case.ret).lanes, element_bytes(case.ret)
        values = list(range(11, 11 + lanes))
        memory, at = aligned_buffer(64)
        memory[: lanes * size] = vector_bytes(case.ret, values)
        for mask in [case.imms[1]] if constant else range(1 << lanes):
            bits = [mask >> lane & 1 for lane in range(lanes)]
            others = list(range(50, 50 + lanes))
            row = [at, *([] if constant else bits), *others]
            source = iter(values)
            wanted = [
                (next(source) if dense else values[lane]) if bits[lane] else others[lane]
                for lane in range(lanes)
            ]
            got = engine.run(f"run.ours{number}", call, [row])[0].tolist()
            assert got == wanted, (case, mask)


@pytest.mark.parametrize("dense", (False, True))
@pytest.mark.parametrize("constant", (False, True))
def test_masked_store(dense: bool, constant: bool) -> None:
    name = "llvm.masked.compressstore" if dense else "llvm.masked.store"
    cases = []
    for text in MASKED:
        masks = range(1 << shape_of(text).lanes) if constant else [-1]
        for mask in masks:
            imms = {2: mask} if mask >= 0 else {}
            args = (text, "ptr addrspace(1)", like(text, "i1"))
            cases.append(Memory(name, "void", args, imms, {1: element_bytes(text)}))
    engine, calls = memory_engine(cases)
    for number, (case, call) in enumerate(zip(cases, calls, strict=True)):
        text = case.args[0]
        lanes, size = shape_of(text).lanes, element_bytes(text)
        values = list(range(11, 11 + lanes))
        for mask in [case.imms[2]] if constant else range(1 << lanes):
            memory, at = aligned_buffer(64, 0xEE)
            wanted = memory.copy()
            bits = [mask >> lane & 1 for lane in range(lanes)]
            place = 0
            for lane in range(lanes):
                if bits[lane]:
                    to = (place if dense else lane) * size
                    wanted[to : to + size] = vector_bytes(text, [values[lane]])
                    place += 1
            engine.run(f"run.ours{number}", call, [[*values, at, *([] if constant else bits)]])
            assert memory.tolist() == wanted.tolist(), (case, mask)


def test_masked_accesses_as_llvm() -> None:
    """The position of operands agrees with LLVM's own lowering of the same call."""
    load = Memory("llvm.masked.load", "<4 x i32>", ("ptr", "<4 x i1>", "<4 x i32>"), {}, {})
    gather = Memory(
        "llvm.masked.gather", "<2 x i32>", ("<2 x ptr>", "<2 x i1>", "<2 x i32>"), {}, {}
    )
    cases = [load, gather, load._replace(intrinsic="llvm.masked.expandload")]
    memory, at = aligned_buffer(64)
    rows = [[at + 4, 1, 0, 1, 1, 7, 8, 9, 10], [at + 20, at + 8, 0, 1, 5, 6]]
    rows.append(rows[0])
    results = []
    for reference in (False, True):
        engine, calls = memory_engine(cases, reference=reference)
        results.append(
            [
                engine.run(f"run.ours{number}", call, [row]).tolist()
                for number, (call, row) in enumerate(zip(calls, rows, strict=True))
            ]
        )
    assert results[0] == results[1]
    assert memory.any()


@pytest.mark.parametrize("constant", (False, True))
def test_gather_and_scatter(constant: bool) -> None:
    mask = 0b101
    places = "<3 x ptr addrspace(1)>"
    imms: tuple[dict[int, int], dict[int, int]] = ({1: mask}, {2: mask}) if constant else ({}, {})
    gather = Memory(
        "llvm.masked.gather", "<3 x i16>", (places, "<3 x i1>", "<3 x i16>"), imms[0], {0: 2}
    )
    scatter = Memory(
        "llvm.masked.scatter", "void", ("<3 x i16>", places, "<3 x i1>"), imms[1], {1: 2}
    )
    engine, calls = memory_engine([gather, scatter])
    memory, at = aligned_buffer(32)
    items = memory.view(np.uint16)
    bits = [] if constant else [1, 0, 1]
    order = [at + 6, 0, at + 2]
    got = engine.run("run.ours0", calls[0], [[*order, *bits, 1, 2, 3]])[0].tolist()
    assert got == [int(items[3]), 2, int(items[1])]
    engine.run("run.ours1", calls[1], [[100, 200, 300, *order, *bits]])
    assert (items[3], items[1]) == (100, 300)


def test_gathered_lanes_need_no_place_in_a_vector() -> None:
    """Each lane has a pointer of its own, so that it may be of any width."""
    places = "<3 x ptr addrspace(1)>"
    args = (places, "<3 x i1>", "<3 x i24>")
    gather = Memory("llvm.masked.gather", "<3 x i24>", args, {}, {0: 4})
    scatter = Memory("llvm.masked.scatter", "void", (args[2], *args[:2]), {}, {1: 4})
    engine, calls = memory_engine([gather, scatter])
    memory, at = aligned_buffer(32)
    bits = [1, 0, 1]
    got = engine.run("run.ours0", calls[0], [[at + 4, 0, at + 12, *bits, 1, 2, 3]])[0].tolist()
    words = [int.from_bytes(memory[place : place + 3].tobytes(), "little") for place in (4, 12)]
    assert got == [words[0], 2, words[1]]
    wanted = memory.copy()
    wanted[4:7], wanted[12:15] = (3, 2, 1), (9, 8, 7)
    engine.run("run.ours1", calls[1], [[0x010203, 5, 0x070809, at + 4, 0, at + 12, *bits]])
    assert memory.tolist() == wanted.tolist()


def test_masked_lanes_without_an_address_have_no_template() -> None:
    for text in ("<4 x i1>", "<4 x i24>"):
        assert rendered("llvm.masked.load", text, ["ptr", "<4 x i1>", text]) is None


def test_alignment_of_masked_lanes() -> None:
    args = ["ptr", "<4 x i1>", "<4 x i32>"]
    text = rendered("llvm.masked.load", "<4 x i32>", args, {}, {0: 16})
    assert text is not None
    assert re.findall(r"align (\d+)", text) == ["16", "4", "8", "4"]
    text = rendered("llvm.masked.load", "<4 x i32>", args)
    assert text is not None and set(re.findall(r"align (\d+)", text)) == {"1"}


def test_matrix_load_and_store() -> None:
    load = Memory(
        "llvm.matrix.column.major.load",
        "<6 x i32>",
        ("ptr", "i64", "i1", "i32", "i32"),
        {2: 0, 3: 2, 4: 3},
        {0: 4},
    )
    store = Memory(
        "llvm.matrix.column.major.store",
        "void",
        ("<6 x i32>", "ptr", "i64", "i1", "i32", "i32"),
        {3: 1, 4: 2, 5: 3},
        {},
    )
    engine, calls = memory_engine([load, store])
    memory, at = aligned_buffer(64)
    items = memory.view(np.uint32)
    order = [0, 1, 5, 6, 10, 11]
    got = engine.run("run.ours0", calls[0], [[at, 5]])[0].tolist()
    assert got == [int(items[index]) for index in order]
    engine.run("run.ours1", calls[1], [[1, 2, 3, 4, 5, 6, at, 5]])
    assert [int(items[index]) for index in order] == [1, 2, 3, 4, 5, 6]


def test_pointer_arithmetic() -> None:
    mask = Memory("llvm.ptrmask", "ptr", ("ptr", "i64"), {}, {})
    wide = Memory("llvm.ptrmask", "<2 x ptr>", ("<2 x ptr>", "<2 x i64>"), {}, {})
    relative = Memory("llvm.load.relative", "ptr", ("ptr", "i64"), {}, {})
    engine, calls = memory_engine([mask, wide, relative])
    assert engine.run("run.ours0", calls[0], [[0x12345, -16]]).tolist() == [[0x12340]]
    assert engine.run("run.ours1", calls[1], [[7, 9, -4, -8]]).tolist() == [[4, 8]]
    memory, at = aligned_buffer(16)
    ctypes.c_int32.from_address(at + 8).value = -12
    assert engine.run("run.ours2", calls[2], [[at, 8]]).tolist() == [[at - 12]]
    assert memory.any()
