"""infer_types: lines and order are those of the text, whatever form the module comes in."""

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.explain.pointee_types import Reason
from tests.unit.cases.explained import CASTING, CASTS_OF_MANY, body, way, why

# Comments, blank lines, quoted names, several instructions on a line, one on several lines.
ODD_LAYOUT = """\
; define void @f(ptr %p) { %q = load i8, ptr %p }
define spir_func void @"odd name"(ptr
    %p, ; the first
    ptr %"q r") { ; body

entry: %a = load i32,
        ptr %p ; %b = load i16, ptr %p
  store float 1.0, ptr %"q r"  store i16 2, ptr %"q r"

  ; %"x y" = alloca i8
  %"x y" = getelementptr i64 , ptr
     null, i64 1
  call void @g(ptr %p)  %z = freeze ptr %"x y"  ret void }

@late = addrspace(1) global i32 0 ; @late = twice
declare void @g(ptr)
"""


def test_lines_are_those_of_the_users_text() -> None:
    """Lines are the user's for any layout of the text, not those of LLVM's print."""
    types = spvbackend.infer_types(ODD_LAYOUT)
    lines = {pointer.name: (pointer.line, pointer.reason.line) for pointer in types}
    assert lines == {"late": (15, 15), "p": (2, 6), "q r": (2, 8), "x y": (11, 11), "z": (13, 11)}
    assert way(types.of("z", "odd name")) == ["freeze, line 13: %x y"]
    assert [(cast.line, cast.target) for cast in types.casts] == [(8, "float")]
    assert types.source == ODD_LAYOUT


def test_lines_of_values_without_a_name() -> None:
    choice = "  %3 = select i1 %1, ptr %0, ptr null"
    types = spvbackend.infer_types(body("ptr %0, i1 %1", "", choice, "", "  %4 = load i32, ptr %3"))
    pointer = types.of("0", "f")
    assert (why(pointer), way(pointer)) == ("used: load, i32, line 5", ["select, line 3: %3"])
    assert types.of("3", "f").line == 3


def test_lines_of_a_function_with_metadata_in_its_head() -> None:
    """The brace of a node is not that of the body."""
    types = spvbackend.infer_types(
        'define spir_kernel void @f(ptr %p) !kernel_arg_base_type !{!"float*"} {\n\n'
        "  store i32 0, ptr %p\n  ret void\n}\n"
    )
    assert types.of("p", "f").reason == Reason("used", "store", "i32", 3)


def test_lines_of_bitcode_are_those_of_the_source_given() -> None:
    """Bitcode has no text: the lines are those of LLVM's print, which comes with the result."""
    types = spvbackend.infer_types(llvm.parse_assembly(ODD_LAYOUT).as_bitcode())
    assert types.source != ODD_LAYOUT
    lines = types.source.split("\n")
    pointer = types.of("p", "odd name")
    assert lines[pointer.line - 1].startswith('define spir_func void @"odd name"(')
    assert lines[pointer.reason.line - 1].startswith("  %a = load i32, ptr %p")
    assert lines[types.of("z", "odd name").line - 1] == '  %z = freeze ptr %"x y"'
    assert [lines[cast.line - 1].split(",")[0] for cast in types.casts] == [
        "  store float 1.000000e+00"
    ]
    from_text = spvbackend.infer_types(ODD_LAYOUT)
    assert [p.pointee for p in types] == [p.pointee for p in from_text]


def test_an_llvmlite_module_is_its_text() -> None:
    module = llvm.parse_assembly(CASTING)
    types = spvbackend.infer_types(module)
    assert types.source == str(module)
    assert types.pointers == spvbackend.infer_types(str(module)).pointers


def test_opt_level_explains_what_llvm_made_of_the_module() -> None:
    memory = "  %a = alloca ptr", "  store ptr %p, ptr %a", "  %q = load ptr, ptr %a"
    text = "\n\n\n" + body("ptr %p", *memory, "  store float 1.0, ptr %q")
    assert [p.name for p in spvbackend.infer_types(text)] == ["p", "a", "q"]
    types = spvbackend.infer_types(text, opt_level=2)
    (pointer,) = types
    assert (pointer.reason.kind, pointer.reason.type, pointer.links) == ("used", "float", ())
    assert "store float" in types.source.split("\n")[pointer.reason.line - 1]
    with pytest.raises(spvbackend.CompileError, match="optimisation level"):
        spvbackend.infer_types(text, opt_level=4)


def test_triple_gives_the_size_of_pointers() -> None:
    """Eight bytes into the struct lies the float, or the second pointer."""
    uses = "  %q = getelementptr i8, ptr %p, i64 8", "  %x = load float, ptr %q"
    text = body("ptr byval({ ptr, float, ptr }) %p", *uses)
    assert spvbackend.infer_types(text, triple="spirv64").casts == []
    (cast,) = spvbackend.infer_types(text, triple="spirv32").casts
    assert (cast.line, cast.target) == (2, "float")
    with pytest.raises(spvbackend.CompileError, match="triple"):
        spvbackend.infer_types(text, triple="x86_64")


def test_pointers_stand_in_the_order_of_the_text() -> None:
    """Variables, then each function's parameters and instructions."""
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert [(p.function, p.name) for p in types] == [
        ("", "g"),
        *[("f", name) for name in ("p", "m", "h", "r", "d")],
        *[("k", name) for name in ("q", "a", "b")],
    ]
    assert (len(types), types.functions) == (9, ["f", "k"])
    assert [p.address_space for p in types] == [1, 1, 0, 1, 0, 0, 0, 0, 0]


def test_lookup_by_name_and_function() -> None:
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert types.of("g") == types.pointers[0]
    assert types.of("q", "k").function == "k"
    for name, function in (("q", ""), ("g", "f"), ("q", "f"), ("%q", "k"), ("c", "f"), ("", "")):
        with pytest.raises(KeyError):
            types.of(name, function)


def test_the_same_module_is_explained_the_same_way() -> None:
    first, second = [spvbackend.infer_types(CASTS_OF_MANY) for _ in range(2)]
    assert (first.pointers, first.casts) == (second.pointers, second.casts)
    assert (first.nodes, first.edges) == (second.nodes, second.edges)


@pytest.mark.parametrize("text", ["", "nonsense", "define void @f() {\n  ret i32 0\n}\n"])
def test_wrong_input_is_an_error(text: str) -> None:
    with pytest.raises(spvbackend.CompileError):
        spvbackend.infer_types(text)


def test_types_without_a_translation_are_an_error_with_a_place() -> None:
    with pytest.raises(spvbackend.Unsupported) as caught:
        spvbackend.infer_types("\ndefine x86_fp80 @f(x86_fp80 %a) {\n  ret x86_fp80 %a\n}\n")
    assert caught.value.line == 2
