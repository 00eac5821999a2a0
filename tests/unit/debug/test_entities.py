"""The extended sets for debug info hold the debug info of the input."""

import re
from pathlib import Path
from typing import Final

import pytest

import spvbackend
import spvbackend.debug
from spvbackend.debug.entities import Entities, SourceType, read_entities, spelled
from spvbackend.emit.read import words_of
from spvbackend.target.debug_sets import DEBUG_SETS

INPUTS: Final = Path(__file__).parent / "inputs"
FILES: Final = ("kernel.O0.ll", "kernel.O2.ll", "classes.O0.ll", "classes.O2.ll")
ALLOWED: Final = ("SPV_KHR_non_semantic_info", "SPV_KHR_relaxed_extended_instruction")
VARIABLE: Final = re.compile(
    r'!DILocalVariable\(name: "([^"]*)"(?:, arg: (\d+))?, .*?(?:line: (\d+))?, type'
)
TYPES: Final = {
    "out": "float *",
    "items": "struct item const *",
    "tmp": "int *",
    "n": "int",
    "i": "size_t",
    "me": "struct node",
    "w": "float",
}

ALL_TYPEDEFS: Final = ("nonsemantic-shader-200",)
"""The choices whose set has typedefs of types that are not basic."""
NAMED_TYPES: Final = {"items": "item const *", "me": "node_t"}


def entities(text: str, debug_info: str) -> Entities:
    spirv = spvbackend.translate(text, debug_info=debug_info, extensions=ALLOWED)
    return read_entities(words_of(spirv))


def named_by(extracted: Entities, id: int) -> SourceType:
    """The type that typedefs name, or the type itself."""
    type = extracted.types[id]
    while type.kind == "def":
        type = extracted.types[type.base]
    return type


@pytest.fixture(scope="module", params=list(DEBUG_SETS))
def debug_info(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("file", FILES)
def test_variables_are_those_of_the_input(file: str, debug_info: str) -> None:
    text = (INPUTS / file).read_text()
    wanted = [
        (name, int(argument or 0), int(line or 0))
        for name, argument, line in VARIABLE.findall(text)
    ]
    extracted = entities(text, debug_info)
    local = [variable for variable in extracted.variables.values() if not variable.is_global]
    assert wanted
    assert sorted(wanted) == sorted([(v.name, v.argument, v.line) for v in local])
    assert {variable.file for variable in local} == {f"/src/{file.split('.')[0]}.{suffix(file)}"}
    # At -O0 each has its memory.
    assert "O2" in file or all(variable.places for variable in local)


def suffix(file: str) -> str:
    return "cl" if file.startswith("kernel") else "cpp"


def test_types_of_a_kernel(debug_info: str) -> None:
    extracted = entities((INPUTS / "kernel.O0.ll").read_text(), debug_info)
    types = {v.name: spelled(extracted.types, v.type) for v in extracted.variables.values()}
    wanted = {**TYPES, **(NAMED_TYPES if debug_info in ALL_TYPEDEFS else {})}
    assert {name: types[name] for name in TYPES} == wanted
    assert types["table"] == "int[4]"
    items = next(v for v in extracted.variables.values() if v.name == "items")
    qualified = extracted.types[extracted.types[items.type].base]
    item = named_by(extracted, qualified.base)
    shown = [(m.name, spelled(extracted.types, m.type), m.offset, m.size) for m in item.members]
    assert shown == [
        ("place", "float4" if debug_info in ALL_TYPEDEFS else "float x 4", 0, 128),
        ("c", "enum color", 128, 32),
        ("grid", "bits[2][3]" if debug_info in ALL_TYPEDEFS else "union bits[2][3]", 160, 192),
    ]
    color = extracted.types[item.members[1].type]
    assert color.values == (("RED", 0), ("GREEN", 5), ("BLUE", 6))


def test_a_list_leads_back_to_itself(debug_info: str) -> None:
    extracted = entities((INPUTS / "kernel.O0.ll").read_text(), debug_info)
    node = next(type for type in extracted.types.values() if type.name == "node" and type.members)
    pointer = extracted.types[node.members[0].type]
    assert pointer.kind == "Pointer"
    assert pointer.base == node.id


def test_members_of_classes(debug_info: str) -> None:
    extracted = entities((INPUTS / "classes.O0.ll").read_text(), debug_info)
    derived = next(t for t in extracted.types.values() if t.name == "Derived" and t.members)
    bits = {member.name: (member.offset, member.size) for member in derived.members}
    assert (bits["low"], bits["high"]) == ((64, 3), (67, 5))
    memptr = next(variable for variable in extracted.variables.values() if variable.name == "mp")
    assert spelled(extracted.types, named_by(extracted, memptr.type).id) == "int Derived::*"
    enum = next(type for type in extracted.types.values() if type.kind == "Enum")
    assert enum.values == (("A", 0), ("B", 200))


def test_scopes_nest(debug_info: str) -> None:
    extracted = entities((INPUTS / "classes.O0.ll").read_text(), debug_info)
    inner = next(v for v in extracted.variables.values() if v.name == "lam")
    kinds = []
    scope = inner.scope
    while scope:
        kinds.append(extracted.scopes[scope].kind)
        scope = extracted.scopes[scope].parent
    assert kinds == ["LexicalBlock", "LexicalBlock", "LexicalBlock", "Function", "CompilationUnit"]


CHAIN: Final = """\
target triple = "spirv64-unknown-unknown"
define spir_kernel void @k() !dbg !4 {{
  ret void, !dbg !8
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "chain.cl", directory: "/src")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = distinct !DISubprogram(name: "k", file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{{null, !1000}}
!8 = !DILocation(line: 2, column: 3, scope: !4)
{pointers}
"""


def test_long_chains_of_types_need_no_stack() -> None:
    count = 3000
    pointers = [
        f"!{number} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{number + 1}, size: 64)"
        for number in range(1000, 1000 + count)
    ]
    pointers.append(
        f'!{1000 + count} = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)'
    )
    extracted = entities(CHAIN.format(pointers="\n".join(pointers)), "ocl-100")
    assert sum(type.kind == "Pointer" for type in extracted.types.values()) == count


BOUNDS: Final = """\
!1000 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1001, elements: !1002)
!1001 = !DIStringType(name: "character(9)", size: 72)
!1002 = !{!1003, !1004, !1005}
!1003 = !DISubrange(lowerBound: 2, upperBound: 4)
!1004 = !DISubrange(count: 5)
!1005 = !DISubrange(lowerBound: -1, upperBound: 1)
"""


def test_version_200_has_bounds_and_strings() -> None:
    extracted = entities(CHAIN.format(pointers=BOUNDS), "nonsemantic-shader-200")
    array = next(type for type in extracted.types.values() if type.kind == "Array")
    # A negative bound needs integers of 64 bits, which the module lacks: the size takes its place.
    assert array.counts == (3, 5, 3)
    assert extracted.types[array.base][1:4] == ("Basic", "character(9)", 72)
    wide = CHAIN.replace("@k()", "@k(i64 %n)").format(pointers=BOUNDS)
    extracted = entities(wide, "nonsemantic-shader-200")
    array = next(type for type in extracted.types.values() if type.kind == "Array")
    assert array.counts == (3, 5, 3)


def test_a_module_without_debug_info_has_none() -> None:
    spirv = spvbackend.translate("define spir_kernel void @k() { ret void }", debug_info="ocl-100")
    assert read_entities(words_of(spirv)) == ({}, {}, {}, {})
    assert spvbackend.debug.read(spirv).variables == {}


def test_lines_are_the_same_in_each_set(debug_info: str) -> None:
    text = (INPUTS / "kernel.O2.ll").read_text()
    plain = spvbackend.debug.read(spvbackend.translate(text)).lines["k"]
    spirv = spvbackend.translate(text, debug_info=debug_info, extensions=ALLOWED)
    info = spvbackend.debug.read(spirv)
    places = [(line.file, line.line, line.column) for line in info.lines["k"]]
    assert places == [(line.file, line.line, line.column) for line in plain]
    assert "float *" in [info.spelled(variable.type) for variable in info.variables.values()]


def test_words_for_debug_info() -> None:
    with pytest.raises(spvbackend.CompileError, match="bad word for debug info 'dwarf'"):
        spvbackend.translate("", debug_info="dwarf")
    with pytest.raises(TypeError, match="debug_info must be a text such as 'lines'"):
        spvbackend.translate("", debug_info=100)  # type: ignore[arg-type]
