"""Types as the reader makes them: by kind, interned, named, and those that are refused."""

import pytest

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import types as t
from tests.unit.cases.ir import insts_of, read, variable_of

PLAIN = [
    ("i1", t.INT, 1),
    ("i77", t.INT, 77),
    ("half", t.FLOAT, 16),
    ("bfloat", t.FLOAT, 16),
    ("float", t.FLOAT, 32),
    ("double", t.FLOAT, 64),
    ("fp128", t.FLOAT, 128),
    ("x86_fp80", t.FLOAT, 80),
    ("ppc_fp128", t.FLOAT, 128),
    ("ptr", t.POINTER, 0),
    ("ptr addrspace(3)", t.POINTER, 3),
    ("<4 x i32>", t.VECTOR, 4),
    ("<2 x ptr addrspace(1)>", t.VECTOR, 2),
    ("[7 x [3 x float]]", t.ARRAY, 7),
    ("[0 x i8]", t.ARRAY, 0),
    ("{ i32, ptr }", t.STRUCT, 0),
    ("<{ i8, i64 }>", t.STRUCT, 0),
    ("{}", t.STRUCT, 0),
    ("%S", t.STRUCT, 0),
    ('target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)', t.TARGET, 0),
    ('target("spirv.Event")', t.TARGET, 0),
]


@pytest.mark.parametrize("text, kind, bits", PLAIN, ids=[row[0] for row in PLAIN])
def test_kind_size_and_spelling(text: str, kind: int, bits: int) -> None:
    module = "%S = type { i32, %S2 }\n%S2 = type <{ i8 }>\n"
    parsed = variable_of(f"{module}@g = external global {text}").value_type
    name = {t.INT: "bits", t.FLOAT: "bits", t.POINTER: "space"}.get(kind, "count")
    number = getattr(parsed, name, 0)
    assert (parsed.kind, number) == (kind, bits)
    assert str(parsed) == text


def test_equal_types_are_one_object() -> None:
    module = read("@a = external global { i32, <2 x float> }\n"
                  "@b = external global { i32, <2 x float> }\n"
                  "@c = external global <{ i32, <2 x float> }>")  # fmt: skip
    a, b, c = (var.value_type for var in module.globals)
    assert a is b
    assert a is not c
    assert a.elems[1] is module.types.vector(2, module.types.f32)


def test_members_of_a_named_struct_even_when_defined_late() -> None:
    variable = variable_of("@g = external global %A\n%A = type { %B, ptr }\n%B = type { i8 }")
    first, second = variable.value_type.elems
    assert (str(first), str(second)) == ("%B", "ptr")
    assert [str(member) for member in first.elems] == ["i8"]


def test_structs_of_equal_members_stay_two_types() -> None:
    module = read("%A = type { i32 }\n%B = type { i32 }\n"
                  "@a = external global %A\n@b = external global %B")  # fmt: skip
    assert module.globals[0].value_type is not module.globals[1].value_type


def test_opaque_and_empty_structs_differ() -> None:
    module = read("%A = type opaque\n%B = type {}\n"
                  "@a = external global %A\n@b = external global %B")  # fmt: skip
    assert [var.value_type.opaque for var in module.globals] == [True, False]


def test_numbered_and_quoted_struct_names() -> None:
    module = read('%0 = type { i8 }\n%"0" = type { i16 }\n%"a \\22b" = type { i32 }\n'
                  '@a = external global %0\n@b = external global %"0"\n'
                  '@c = external global %"a \\22b"')  # fmt: skip
    names = [var.value_type.name for var in module.globals]
    assert names == ["0", '"0"', 'a "b']
    assert [str(var.value_type.elems[0]) for var in module.globals] == ["i8", "i16", "i32"]
    assert [str(var.value_type) for var in module.globals] == ["%0", '%"0"', '%"a \\22b"']


def test_a_target_type_keeps_its_parameters() -> None:
    text = 'target("spirv.Pipe", i32, ptr, 2, 7)'
    parsed = variable_of(f"@g = external global {text}").value_type
    assert (parsed.name, [str(e) for e in parsed.elems], parsed.ints) == (
        "spirv.Pipe", ["i32", "ptr"], (2, 7)
    )  # fmt: skip


def test_the_type_of_a_variadic_call() -> None:
    (call,) = insts_of(
        "%r = call i32 (ptr, ...) @v(ptr %p, i32 1)", "ptr %p", "declare i32 @v(ptr, ...)"
    )
    parsed = call.call_info.fn_type
    assert (parsed.kind, parsed.flag, str(parsed)) == (t.FUNCTION, True, "i32 (ptr, ...)")


@pytest.mark.parametrize(
    "text, message",
    [
        ("define void @f(<vscale x 4 x i32> %v) {\n  ret void\n}", "<vscale x 4 x i32>"),
        ("define void @f(ptr %p) {\n  %v = load <vscale x 2 x i8>, ptr %p\n  ret void\n}",
         "<vscale x 2 x i8>"),
        ("define void @f(ptr %p) {\n  %v = load x86_amx, ptr %p\n  ret void\n}", "x86_amx"),
    ],
)  # fmt: skip
def test_types_that_spirv_lacks_are_refused(text: str, message: str) -> None:
    with pytest.raises(Unsupported, match=message) as caught:
        read(text)
    assert caught.value.line > 0
