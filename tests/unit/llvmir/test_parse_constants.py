"""Constants as the reader makes them: values, bit patterns, elements, expressions."""

import struct

import pytest

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import (
    BlockAddress,
    ConstAggregate,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    GlobalVar,
    InlineAsm,
    Undef,
    Value,
    WrappedConstant,
)
from tests.unit.cases.ir import insts_of, read, reprinted, settled, variable_of

MODULE = "%S = type { i32, float }\n@x = global i32 0\n@y = global i32 0\n"


def constant(type: str, text: str) -> Value:
    initializer = variable_of(f"{MODULE}@g = global {type} {text}").initializer
    assert initializer is not None
    return initializer


@pytest.mark.parametrize(
    "type, text, unsigned, signed",
    [
        ("i32", "7", 7, 7),
        ("i32", "-1", 2**32 - 1, -1),
        ("i8", "200", 200, -56),
        ("i1", "true", 1, -1),
        ("i1", "false", 0, 0),
        ("i64", "-9223372036854775808", 2**63, -(2**63)),
        ("i128", str(2**127 - 1), 2**127 - 1, 2**127 - 1),
        ("i1000", str(10**200), 10**200, 10**200),
        ("i1000", str(-(10**200)), 2**1000 - 10**200, -(10**200)),
    ],
)
def test_integers_in_both_readings(type: str, text: str, unsigned: int, signed: int) -> None:
    number = constant(type, text)
    assert isinstance(number, ConstInt)
    assert (number.value, number.signed()) == (unsigned, signed)


def double_bits(value: float) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def float_bits(value: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


@pytest.mark.parametrize(
    "type, text, pattern",
    [
        ("float", "1.0", 0x3F800000),
        ("float", "-0.0", 0x80000000),
        ("float", "0x3FB99999A0000000", float_bits(0.1)),
        ("float", "0x36A0000000000000", 1),  # the smallest subnormal
        ("float", "0x47EFFFFFE0000000", 0x7F7FFFFF),
        ("float", "0x7FF0000000000000", 0x7F800000),
        ("float", "0xFFF0000000000000", 0xFF800000),
        ("float", "0x7FF8000000000000", 0x7FC00000),
        ("float", "0x7FF4000000000000", 0x7FA00000),  # a signalling NaN stays one
        ("float", "0xFFF8000020000000", 0xFFC00001),
        ("double", "0.1", double_bits(0.1)),
        ("double", "1.0e300", double_bits(1e300)),
        ("double", "0x7FF8000000000001", 0x7FF8000000000001),
        ("double", "0x0000000000000001", 1),
        ("half", "1.0", 0x3C00),
        ("half", "0xH7E01", 0x7E01),
        ("bfloat", "1.0", 0x3F80),
        ("bfloat", "0xR7FC1", 0x7FC1),
        ("x86_fp80", "0xK4000C8F5C28F5C28F800", 0x4000C8F5C28F5C28F800),
        ("fp128", "0xL0123456789ABCDEF3FFF000000000000", 0x3FFF0000000000000123456789ABCDEF),
        ("ppc_fp128", "0xM3FF00000000000003C90000000000000", 0x3C900000000000003FF0000000000000),
    ],
)
def test_floats_by_bit_pattern(type: str, text: str, pattern: int) -> None:
    number = constant(type, text)
    assert isinstance(number, ConstFloat)
    assert hex(number.pattern) == hex(pattern)


@pytest.mark.parametrize("type", ["i32", "ptr", "%S", "[3 x i8]", "<4 x float>", "{ i32, ptr }"])
def test_undef_and_poison_of_any_type(type: str) -> None:
    undef, poison = constant(type, "undef"), constant(type, "poison")
    assert isinstance(undef, Undef)
    assert isinstance(poison, Undef)
    assert (undef.poison, poison.poison) == (False, True)
    assert str(undef.type) == type


@pytest.mark.parametrize(
    "type, text",
    [("ptr", "null"), ("%S", "zeroinitializer"), ("[2 x i32]", "zeroinitializer"),
     ("<4 x half>", "zeroinitializer"), ('target("spirv.Event")', "zeroinitializer")],
)  # fmt: skip
def test_zero_of_any_type(type: str, text: str) -> None:
    null = constant(type, text)
    assert isinstance(null, ConstNull)
    assert str(null.type) == type


def test_constants_of_one_value_are_one_object() -> None:
    first, second = insts_of("%a = add i32 %x, 7\n  %b = mul i32 %x, 7", "i32 %x")
    assert first.operands[1] is second.operands[1]


def elements(type: str, text: str) -> list[Value]:
    aggregate = constant(type, text)
    assert isinstance(aggregate, ConstAggregate)
    assert str(aggregate.type) == type
    return aggregate.elements


def test_elements_of_aggregates() -> None:
    one, two, hole = elements("<3 x i32>", "<i32 1, i32 2, i32 poison>")
    assert isinstance(one, ConstInt)
    assert isinstance(two, ConstInt)
    assert (one.value, two.value) == (1, 2)
    assert isinstance(hole, Undef)
    number, inner = elements("{ i8, <{ i16, float }> }",
                             "{ i8 1, <{ i16, float }> <{ i16 2, float 1.0 }> }")  # fmt: skip
    assert isinstance(number, ConstInt)
    assert isinstance(inner, ConstAggregate)
    assert inner.type.flag
    assert [str(e.type) for e in inner.elements] == ["i16", "float"]


def test_a_splat_has_as_many_elements_as_the_vector() -> None:
    lanes = elements("<5 x i32>", "splat (i32 9)")
    assert [e.value for e in lanes if isinstance(e, ConstInt)] == [9] * 5


def test_pointers_in_vectors() -> None:
    symbol, null = elements("<2 x ptr>", "<ptr @x, ptr null>")
    assert isinstance(symbol, GlobalVar)
    assert symbol.name == "x"
    assert isinstance(null, ConstNull)


def test_strings_byte_by_byte() -> None:
    string = constant("[8 x i8]", 'c"a\\22,\\5C\\00\\FF ;"')
    assert isinstance(string, ConstBytes)
    assert string.data == b'a",\\\x00\xff ;'


# A vector of constants that LLVM does not fold.
LANES = "bitcast (<1 x i64> <i64 ptrtoint (ptr @x to i64)> to <2 x i32>)"


def expression(type: str, text: str) -> ConstExpr:
    expr = constant(type, text)
    assert isinstance(expr, ConstExpr)
    assert str(expr.type) == type
    return expr


@pytest.mark.parametrize(
    "type, text, opcode",
    [
        ("i64", "ptrtoint (ptr @x to i64)", op.PTRTOINT),
        ("i64", "ptrtoaddr (ptr @x to i64)", op.PTRTOADDR),
        ("ptr", "inttoptr (i64 ptrtoint (ptr @x to i64) to ptr)", op.INTTOPTR),
        ("ptr addrspace(4)", "addrspacecast (ptr @x to ptr addrspace(4))", op.ADDRSPACECAST),
        ("<2 x i32>", LANES, op.BITCAST),
        ("i64", "add (i64 ptrtoint (ptr @x to i64), i64 5)", op.ADD),
        ("i64", "sub (i64 0, i64 ptrtoint (ptr @x to i64))", op.SUB),
        ("i64", "xor (i64 ptrtoint (ptr @x to i64), i64 5)", op.XOR),
        ("i32", f"extractelement (<2 x i32> {LANES}, i32 0)", op.EXTRACTELEMENT),
        ("<2 x i32>", f"insertelement (<2 x i32> {LANES}, i32 5, i64 ptrtoint (ptr @y to i64))",
         op.INSERTELEMENT),
    ],
)  # fmt: skip
def test_expressions(type: str, text: str, opcode: int) -> None:
    expr = expression(type, text)
    assert expr.opcode == opcode
    assert expr.operands
    module = f"{MODULE}@g = global {type} {text}"
    assert reprinted(module) == settled(module)


def test_flags_and_source_type_of_an_address() -> None:
    expr = expression("ptr", "getelementptr inbounds nuw (%S, ptr @x, i32 0, i32 1)")
    assert expr.flags == op.INBOUNDS | op.NUW
    assert str(expr.type_arg) == "%S"
    assert len(expr.operands) == 3
    bounded = expression("ptr", "getelementptr inrange(-4, 8) (i8, ptr @x, i64 4)")
    assert bounded.inrange == "(-4, 8)"


def test_an_address_from_an_array_of_pointers_is_a_vector() -> None:
    text = "getelementptr (i8, ptr @x, <2 x i64> <i64 1, i64 2>)"
    assert str(constant("<2 x ptr>", text).type) == "<2 x ptr>"


def test_addresses_of_labels() -> None:
    module = read("@g = global [3 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %\"b c\"),"
                  " ptr blockaddress(@f, %1)]\n"
                  "define void @f() {\n  br label %1\n1:\n  br label %a\na:\n"
                  "  br label %\"b c\"\n\"b c\":\n  ret void\n}")  # fmt: skip
    (var,) = module.globals
    assert isinstance(var.initializer, ConstAggregate)
    addresses = [e for e in var.initializer.elements if isinstance(e, BlockAddress)]
    assert [(e.function, e.block) for e in addresses] == [("f", "a"), ("f", "b c"), ("f", "1")]
    function = module.functions[0]
    assert [block.name for block in function.blocks] == ["0", "1", "a", "b c"]


@pytest.mark.parametrize(
    "text",
    ["no_cfi @f", "dso_local_equivalent @f", "ptrauth (ptr @x, i32 0)",
     "ptrauth (ptr @x, i32 2, i64 65535, ptr @y)"],
)  # fmt: skip
def test_wrapped_symbols_keep_their_text(text: str) -> None:
    # Without a layout of its own the module would get one with an address space for globals,
    # and LLVM takes a symbol it has not met for one of those.
    layout = 'target datalayout = "e"\n'
    body = "define void @f() {\n  ret void\n}"
    wrapped = variable_of(f"{layout}{MODULE}@g = global ptr {text}\n{body}").initializer
    assert isinstance(wrapped, WrappedConstant)
    assert wrapped.text == text


def test_inline_assembly() -> None:
    (call,) = insts_of(
        'call void asm sideeffect inteldialect "a \\22b\\22 $0", "r,~{memory}"(i32 1)'
    )
    callee = call.callee
    assert isinstance(callee, InlineAsm)
    assert (callee.template, callee.constraints) == ('a "b" $0', "r,~{memory}")
    assert callee.flags == ["sideeffect", "inteldialect"]


def test_a_symbol_may_be_used_before_its_definition() -> None:
    module = read("@g = global ptr @h\n@h = global ptr @f\ndeclare void @f()")
    first, second = module.globals
    assert first.initializer is second
    assert second.initializer is module.functions[0]
