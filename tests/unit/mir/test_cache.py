"""The module-wide cache: what is shared, what is not, and in which order it stands."""

from array import array
from collections.abc import Callable

import pytest

from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import WIDE_CONSTANTS, MachineInst, string_words
from spvbackend.mir.operands import string_text
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op


def words_of(insts: list[MachineInst]) -> list[tuple[int, int, int, list[int]]]:
    return [(inst.opcode, inst.type_id, inst.result, inst.operands) for inst in insts]


def test_ids_are_negative_and_distinct() -> None:
    cache = Cache()
    ids = [cache.new_id() for _ in range(3)] + [cache.void_type(), cache.bool_type()]
    assert ids == [-1, -2, -3, -4, -5]


def test_equal_instructions_have_one_id() -> None:
    cache = Cache()
    i32 = cache.int_type(32)
    makers: list[Callable[[], int]] = [
        lambda: cache.void_type(),
        lambda: cache.int_type(32),
        lambda: cache.float_type(32),
        lambda: cache.vector_type(i32, 4),
        lambda: cache.array_type(i32, 4),
        lambda: cache.function_type(i32, [i32, i32]),
        lambda: cache.pointer_type(spv.StorageClassFunction, i32),
        lambda: cache.int_constant(64, 5),
        lambda: cache.bool_constant(True),
        lambda: cache.null(i32),
        lambda: cache.undef(i32),
        lambda: cache.composite(cache.vector_type(i32, 2), [cache.int_constant(32, 1)] * 2),
        lambda: cache.ext_inst_import("OpenCL.std"),
    ]
    first = [make() for make in makers]
    count = len(cache.entries)
    assert [make() for make in makers] == first
    assert len(cache.entries) == count
    assert len(set(first)) == len(first)


def test_what_differs_in_one_word_has_another_id() -> None:
    cache = Cache()
    i32 = cache.int_type(32)
    ids = [
        i32,
        cache.int_type(64),
        cache.float_type(32),
        cache.float_type(16),
        cache.float_type(16, spv.FPEncodingBFloat16KHR),
        cache.vector_type(i32, 2),
        cache.vector_type(i32, 3),
        cache.pointer_type(spv.StorageClassFunction, i32),
        cache.pointer_type(spv.StorageClassWorkgroup, i32),
        cache.function_type(i32, []),
        cache.function_type(i32, [i32]),
        cache.null(i32),
        cache.undef(i32),
    ]
    assert len(set(ids)) == len(ids)


def test_one_as_bool_integer_and_float() -> None:
    cache = Cache()
    ids = [
        cache.bool_constant(True),
        cache.int_constant(8, 1),
        cache.int_constant(32, 1),
        cache.int_constant(64, 1),
        cache.numeric(cache.float_type(32), 32, 0x3F800000),
        cache.numeric(cache.float_type(32), 32, 1),
        cache.numeric(cache.float_type(64), 64, 0x3FF0000000000000),
    ]
    assert len(set(ids)) == len(ids)


def test_both_zeros_are_kept_and_so_are_the_bits_of_a_nan() -> None:
    cache = Cache()
    float32 = cache.float_type(32)
    patterns = [0, 0x80000000, 0x7FC00000, 0x7FC00001]
    ids = [cache.numeric(float32, 32, pattern) for pattern in patterns]
    assert [inst.operands for inst in cache.entries if inst.result in ids] == [
        [pattern] for pattern in patterns
    ]


@pytest.mark.parametrize(
    ("bits", "value", "words"),
    [
        (8, -1, [0xFF]),
        (16, 0x12345, [0x2345]),
        (32, -1, [0xFFFFFFFF]),
        (64, -2, [0xFFFFFFFE, 0xFFFFFFFF]),
        (64, 2**64 + 3, [3, 0]),
    ],
)
def test_integer_constants_wrap(bits: int, value: int, words: list[int]) -> None:
    cache = Cache()
    id = cache.int_constant(bits, value)
    assert id == cache.int_constant(bits, value % 2**bits)
    assert cache.entries[-1].operands == words


def test_double_has_its_low_word_first() -> None:
    cache = Cache()
    cache.numeric(cache.float_type(64), 64, 0x0123456789ABCDEF)
    assert cache.entries[-1].operands == [0x89ABCDEF, 0x01234567]


def test_constants_of_a_long_table_are_one_entry() -> None:
    cache = Cache()
    i64 = cache.int_type(64)
    seven = cache.numeric(i64, 64, 7)
    ids = cache.numerics(i64, 64, array("Q", [9, 7, 2**32 + 3, 9]), run_from=4)
    assert ids == [seven - 1, seven, seven - 2, seven - 1]
    run = cache.entries[-1]
    assert (run.opcode, run.result, run.operands) == (WIDE_CONSTANTS, seven - 1, [9, 0, 3, 1])
    assert [inst.operands for inst in cache.insts()[1:]] == [[7, 0], [9, 0], [3, 1]]
    assert cache.numerics(i64, 64, array("Q", [9, 9, 7]), run_from=3) == [ids[0], ids[0], seven]
    assert cache.entries[-1] is run


def test_a_table_shares_its_constants_with_others() -> None:
    cache = Cache()
    i8 = cache.int_type(8)
    ids = cache.numerics(i8, 8, bytes(range(200)))
    assert not cache.is_shared(ids[3])
    assert len(cache.insts_but_tables()) == 1
    assert cache.numeric(i8, 8, 3) == ids[3]
    assert cache.is_shared(ids[3])
    assert [inst.operands for inst in cache.insts_but_tables()] == [[8, 0], [3]]
    assert len(cache.insts()) == 201


def test_splat() -> None:
    cache = Cache()
    one = cache.int_constant(32, 1)
    i32 = cache.int_type(32)
    assert cache.splat(one, i32, 1) == one
    assert cache.splat(one, i32, 3) == cache.composite(cache.vector_type(i32, 3), [one] * 3)


def test_unique_shares_nothing() -> None:
    cache = Cache()
    i32 = cache.int_type(32)
    pair = [cache.struct_type([i32], cache.new_id()) for _ in range(2)]
    pointer = cache.pointer_type(spv.StorageClassInput, i32)
    for _ in range(2):
        pair.append(cache.unique(op.OpVariable, pointer, [spv.StorageClassInput]))
    assert len(set(pair)) == 4
    reserved = cache.new_id()
    assert cache.unique(op.OpTypeStruct, 0, [], reserved) == reserved


def test_pointer_to_an_incomplete_struct_is_announced_once() -> None:
    cache = Cache()
    node = cache.new_id()
    link = cache.forward_pointer(spv.StorageClassFunction, node)
    assert cache.forward_pointer(spv.StorageClassFunction, node) == link
    assert cache.pointees[link] == (spv.StorageClassFunction, node)
    other = cache.forward_pointer(spv.StorageClassWorkgroup, node)
    cache.struct_type([link, other], node)
    assert cache.pointer_type(spv.StorageClassFunction, node) == link
    assert words_of(cache.entries) == [
        (op.OpTypeForwardPointer, 0, 0, [link, spv.StorageClassFunction]),
        (op.OpTypeForwardPointer, 0, 0, [other, spv.StorageClassWorkgroup]),
        (op.OpTypeStruct, 0, node, [link, other]),
        (op.OpTypePointer, 0, link, [spv.StorageClassFunction, node]),
        (op.OpTypePointer, 0, other, [spv.StorageClassWorkgroup, node]),
    ]


def test_pointees() -> None:
    cache = Cache()
    i32 = cache.int_type(32)
    pointer = cache.pointer_type(spv.StorageClassGeneric, i32)
    assert cache.pointees == {pointer: (spv.StorageClassGeneric, i32)}


def test_decorations_are_kept_once_and_in_order() -> None:
    cache = Cache()
    id = cache.new_id()
    for _ in range(2):
        cache.decorate(id, spv.DecorationAlignment, 4)
        cache.decorate(id, spv.DecorationAlignment, 8)
        cache.decorate_linkage(id, "name", spv.LinkageTypeImport)
    linkage = [*string_words("name"), spv.LinkageTypeImport]
    assert words_of(cache.decorations) == [
        (op.OpDecorate, 0, 0, [id, spv.DecorationAlignment, 4]),
        (op.OpDecorate, 0, 0, [id, spv.DecorationAlignment, 8]),
        (op.OpDecorate, 0, 0, [id, spv.DecorationLinkageAttributes, *linkage]),
    ]


def test_names_and_imports() -> None:
    cache = Cache()
    id = cache.new_id()
    cache.name(id, "größe")
    cache.name(id, "")
    assert words_of(cache.names) == [(op.OpName, 0, 0, [id, *string_words("größe")])]
    imported = cache.ext_inst_import("OpenCL.std")
    (inst,) = cache.import_insts()
    assert (inst.opcode, inst.result) == (op.OpExtInstImport, imported)
    assert string_text(inst.operands) == "OpenCL.std"
    assert cache.imports == {"OpenCL.std": imported}


def test_names_are_words_until_somebody_looks_at_them() -> None:
    cache = Cache()
    first, second = cache.new_id(), cache.new_id()
    cache.name(first, "x")
    cache.member_name(first, 3, "y")
    packed = [op.OpName | 3 << 16, first, ord("x")]
    packed += [op.OpMemberName | 4 << 16, first, 3, ord("y")]
    assert cache.packed_names.tolist() == packed
    assert cache.unpacked_names == []
    found = [(op.OpName, 0, 0, [first, ord("x")]), (op.OpMemberName, 0, 0, [first, 3, ord("y")])]
    assert words_of(cache.names) == found
    assert len(cache.packed_names) == 0
    cache.name(second, "z")
    assert words_of(cache.names) == [*found, (op.OpName, 0, 0, [second, ord("z")])]


def test_requirements_are_kept_once() -> None:
    cache = Cache()
    for _ in range(2):
        cache.require(spv.CapabilityInt64)
        cache.use_extension("SPV_KHR_expect_assume")
    assert list(cache.capabilities) == [spv.CapabilityInt64]
    assert list(cache.extensions) == ["SPV_KHR_expect_assume"]
