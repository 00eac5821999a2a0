"""Attributes of parameters, calls and functions, and calling conventions."""

import re

import pytest

from spvbackend.llvmir.parse.attributes import parse_attribute_words
from spvbackend.llvmir.parse.conventions import CALLING_CONVENTIONS
from spvbackend.llvmir.parse.groups import read_group
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.print.attributes import WORDS
from spvbackend.llvmir.types import Type
from spvbackend.target.space_maps import KERNELS
from tests.unit.cases.ir import function_of, insts_of, reprinted, settled

PARAMETER = [
    ("i32", "signext", {"signext": 1}),
    ("i8", "zeroext", {"zeroext": 1}),
    ("i32", "inreg", {"inreg": 1}),
    ("ptr", "noundef nonnull", {"noundef": 1, "nonnull": 1}),
    ("ptr", "noalias readonly", {"noalias": 1, "readonly": 1}),
    ("ptr", "nocapture", {"captures": "(none)"}),
    ("ptr", "captures(address, ret: provenance)", {"captures": "(address, ret: provenance)"}),
    ("ptr", "align 8", {"align": 8}),
    ("ptr", "dereferenceable(16)", {"dereferenceable": 16}),
    ("ptr", "dereferenceable_or_null(4)", {"dereferenceable_or_null": 4}),
    ("i32", "alignstack(4)", {"alignstack": 4}),
    ("i32", "range(i32 -5, 7)", {"range": "(i32 -5, 7)"}),
    ("float", "nofpclass(nan inf)", {"nofpclass": "(nan inf)"}),
    ("ptr", "initializes((0, 4), (8, 12))", {"initializes": "((0, 4), (8, 12))"}),
    ("ptr", "dead_on_unwind writable", {"dead_on_unwind": 1, "writable": 1}),
    ("i32", '"plain"', {"plain": ""}),
    ("i32", '"key"="a \\22value\\22"', {"key": 'a "value"'}),
]


@pytest.mark.parametrize("type, text, wanted", PARAMETER, ids=[row[1] for row in PARAMETER])
def test_of_a_parameter(type: str, text: str, wanted: dict[str, int | str]) -> None:
    module = f"define void @f({type} {text} %x) {{\n  ret void\n}}"
    assert function_of(module).args[0].attrs == wanted
    assert function_of(f"declare void @f({type} {text})").args[0].attrs == wanted
    assert reprinted(module) == settled(module)


@pytest.mark.parametrize("name", ["byval", "sret", "byref", "inalloca", "preallocated"])
def test_that_name_a_type(name: str) -> None:
    module = f"%S = type {{ i32 }}\ndeclare void @f(ptr {name}(%S))"
    sret = function_of(module).args[0].attrs[name]
    assert isinstance(sret, Type)
    assert str(sret) == "%S"
    assert reprinted(module) == settled(module)


def test_the_element_type_of_an_argument() -> None:
    (call,) = insts_of('call void asm "x", "=*m"(ptr elementtype({ i32, i8 }) %p)', "ptr %p")
    element = call.call_info.arg_attrs[0]["elementtype"]
    assert isinstance(element, Type)
    assert str(element) == "{ i32, i8 }"


def test_of_results_and_arguments() -> None:
    (call,) = insts_of(
        "%r = call noundef nofpclass(nan) float @g(i32 noundef signext 1, ptr align 4 %p, i8 2)",
        "ptr %p",
        "declare float @g(i32, ptr, i8)",
    )
    info = call.call_info
    assert info.ret_attrs == {"noundef": 1, "nofpclass": "(nan)"}
    assert info.arg_attrs == [{"noundef": 1, "signext": 1}, {"align": 4}, {}]


FUNCTION = [
    ("nounwind convergent", {"nounwind": "", "convergent": ""}),
    ("memory(none)", {"memory": "none"}),
    ("memory(argmem: read, inaccessiblemem: write)",
     {"memory": "argmem: read, inaccessiblemem: write"}),
    ("allocsize(0,1)", {"allocsize": "0, 1"}),
    ('allockind("alloc,zeroed")', {"allockind": '"alloc,zeroed"'}),
    ("vscale_range(1,16)", {"vscale_range": "1, 16"}),
    ("alignstack(8)", {"alignstack": "8"}),
    ("uwtable", {"uwtable": ""}),
    ("uwtable(sync)", {"uwtable": "sync"}),
    ('"no-trapping-math" "a"="b c"', {"no-trapping-math": "", "a": "b c"}),
]  # fmt: skip


@pytest.mark.parametrize("text, wanted", FUNCTION, ids=[row[0] for row in FUNCTION])
def test_of_a_function(text: str, wanted: dict[str, str]) -> None:
    module = f"declare ptr @f(i32, i32) {text}"
    assert function_of(module).fn_attrs == wanted
    assert reprinted(module) == settled(module)


def test_groups_of_a_call() -> None:
    (call,) = insts_of(
        "call void @g() nounwind", more="declare void @g() #0\nattributes #0 = { convergent }"
    )
    assert len(call.call_info.attr_groups) == 1


# These need another attribute beside them, or are for calls.
DEPENDENT = {"builtin", "jumptable", "optnone"}


@pytest.mark.parametrize("word", sorted(WORDS - DEPENDENT))
def test_words_stay_words_and_strings_strings(word: str) -> None:
    module = f'declare void @f() {word} "string"'
    assert function_of(module).fn_attrs == {word: "", "string": ""}
    assert reprinted(module) == settled(module)


# These are names of nothing today, ask for more, or stand for the one of another name.
OTHER = {"ccc", "webkit_jscc", "riscv_vls_cc", "x86_intrcc"}
SHADERS = {name for name in CALLING_CONVENTIONS if re.match("amdgpu_[a-z]s|amdgpu_gfx_", name)}
CONVENTIONS = [
    *sorted(CALLING_CONVENTIONS - OTHER - SHADERS),
    "riscv_vls_cc(64)",
    "cc500",
    "cc1000",
]


@pytest.mark.parametrize("name", CONVENTIONS)
def test_calling_conventions_of_functions_and_calls(name: str) -> None:
    module = f"declare {name} void @g()\n"
    # Each target has its own for kernels, and here they are one.
    kept = "spir_kernel" if name in KERNELS else name
    if not name.endswith("_kernel") or name == "ptx_kernel":
        (call,) = insts_of(f"call {name} void @g()", more=module)
        assert call.call_info.calling_convention == kept
    text = f"{module}define {name} void @f() {{\n  ret void\n}}"
    assert function_of(text).calling_convention == kept
    assert reprinted(text) == settled(text.replace(name, kept))


def test_the_default_convention_is_none() -> None:
    assert function_of("declare ccc void @f()").calling_convention == ""
    assert function_of("declare spir_kernel void @f()").is_kernel


GROUPS = [
    "nounwind",
    'convergent "frame-pointer"="all" "plain"',
    "memory(argmem: read, inaccessiblemem: readwrite) nofree",
    "memory(argmem: read) willreturn",
    "allocsize(0,1) alignstack=16 uwtable",
    'allockind("alloc,zeroed") cold',
    '"blanks"="a nounwind b" "brackets"="(a" "colon"="a: b"',
    '"quote"="a\\22b" cold',
    "vscale_range(1,16)",
]


@pytest.mark.parametrize("words", GROUPS)
def test_groups_are_as_their_words_are(words: str) -> None:
    scope = Scope(parse_module(""))
    wanted = parse_attribute_words(Cursor(tokens_of(words), 1), "")
    # The second time the words are known.
    for number in (7, 12):
        text = f"attributes #{number} = {{ {words} }}"
        assert read_group(scope, text, 1) == (number, wanted)
