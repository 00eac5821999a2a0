"""The SPIR-V beside LLVM IR: which line each instruction came from, and what cannot be listed."""

from __future__ import annotations

import io
import re
import sys

import pytest

import spvbackend
from spvbackend import driver, listing
from spvbackend.emit.friendly import with_names
from spvbackend.explain.pointee_types import Listing
from spvbackend.isel.selector import Selector
from spvbackend.options import Options
from tests.folders import ROOT
from tests.marks import replaces_parts

MODULE = """\
target triple = "spirv64"

@table = addrspace(1) global [2 x i32] [i32 7, i32 9]

define spir_func float @twice(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
define spir_kernel void @k(ptr addrspace(1) align 4 %p, i32 %n) {
entry:
  %slot = alloca i32
  store i32 %n, ptr %slot
  %bits = load i32, ptr addrspace(1) %p
  %f = load float, ptr addrspace(1) %p
  %g = load float, ptr addrspace(1) %p
  %d = call float @twice(float %f)

  store float %d, ptr addrspace(1) %p
  %m = call i32 @llvm.ctlz.i32(i32 %bits, i1 false)
  store i32 %m, ptr addrspace(1) @table
  ret void
}
declare i32 @llvm.ctlz.i32(i32, i1)
"""


def listed(text: str | bytes, options: Options | None = None) -> Listing:
    log = io.StringIO()
    return driver.explain_beside_spirv(text, options or Options(), log, None, lists=True)[1]


def by_line(listing: Listing) -> dict[int, list[str]]:
    lines: dict[int, list[str]] = {}
    for text, line in zip(listing.lines, listing.origins, strict=True):
        lines.setdefault(line, []).append(text)
    return lines


def test_each_instruction_has_the_line_that_it_came_from() -> None:
    lines = by_line(listed(MODULE))
    assert lines[6] == ['OpName %y "y"', "%y = OpFAdd %float %x %x"]
    assert lines[7] == ["OpReturnValue %y"]
    assert lines[11][-1] == "%slot = OpVariable %_ptr_Function_uint Function"
    assert lines[12] == ["OpStore %slot %n Aligned 4"]
    (cast,) = [text for text in lines[13] if "OpBitcast" in text]
    assert cast.endswith("OpBitcast %_ptr_CrossWorkgroup_uint %p")
    assert [text for text in lines[16] if "OpName" not in text] == [
        "%d = OpFunctionCall %float %twice %f"
    ]
    assert 17 not in lines
    assert any("OpExtInst %uint" in text and "clz" in text for text in lines[19])
    assert lines[21] == ["OpReturn"]
    # What is outside of functions goes to what it is about.
    assert any(text.startswith("OpEntryPoint Kernel %k") for text in lines[9])
    assert any(text.startswith("OpDecorate %p Alignment") for text in lines[9])
    assert any(text.startswith("%table = OpVariable") for text in lines[3])


def test_only_labels_and_ends_have_no_line_in_a_function() -> None:
    listing = listed(MODULE)
    assert [name for name, _, _ in listing.functions] == ["twice", "k"]
    for _, start, end in listing.functions:
        assert " = OpFunction " in listing.lines[start]
        assert listing.lines[end - 1] == "OpFunctionEnd"
        for text, line in zip(listing.lines[start:end], listing.origins[start:end], strict=True):
            assert (line == 0) == bool(re.search(r"OpLabel$|OpFunctionEnd$", text)), text


@pytest.mark.parametrize("name", ["local_reduce.O2", "struct_pointers.O0", "control_switch.O2"])
def test_lines_are_the_words_of_the_translation(name: str) -> None:
    """One for each instruction, in their order; constants in a run are as many lines."""
    path = ROOT / "tests" / "e2e" / "ll" / f"{name}.ll"
    text = path.read_text(encoding="utf-8")
    options = Options()
    options.filetype = "asm"
    listing = listed(text, options)
    assert listing.refused == ""
    wanted = driver.run(text, options, sys.stderr).text.split("\n")[5:-1]
    opcodes = [re.sub(r"%\S+ = ", "", line).split(" ")[0] for line in listing.lines]
    assert opcodes == [re.sub(r" *%\d+ = ", "", line).split()[0] for line in wanted]
    assert len(listing.origins) == len(listing.lines)


def test_runs_of_constants_are_lines_of_their_own() -> None:
    numbers = ", ".join(f"i32 {n * 7}" for n in range(300))
    listing = listed(
        f"@t = addrspace(2) constant [300 x i32] [{numbers}]\n"
        "define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {\n"
        "  %q = getelementptr [300 x i32], ptr addrspace(2) @t, i64 0, i64 %i\n"
        "  %v = load i32, ptr addrspace(2) %q\n"
        "  store i32 %v, ptr addrspace(1) %p\n  ret void\n}\n"
    )
    assert len(listing.lines) == len(listing.origins) > 300
    assert "OpStore %p %v Aligned 4" in by_line(listing)[5]


def test_a_module_without_a_translation_is_explained_all_the_same() -> None:
    text = "define void @f(ptr %f) {\n  call void %f()\n  ret void\n}\n"
    options = Options()
    types, listing = driver.explain_beside_spirv(text, options, sys.stderr, None, lists=True)
    assert types.of("f", "f").pointee == "void ()"
    assert listing.lines == () and listing.refused.startswith("OpFunctionPointerCallINTEL needs")
    options.stop_after = "select"
    assert listed(MODULE, options).refused == "the translation ends after 'select'"


def test_what_is_too_long_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MAX_WORDS", 100)
    short = listed(MODULE)
    assert short.lines == ()
    assert re.fullmatch(r"its \d+ words are too many to be listed", short.refused)


def test_lines_of_bitcode_are_those_of_its_print() -> None:
    import llvmlite.binding as llvm

    data = llvm.parse_assembly(MODULE).as_bitcode()
    types, listing = driver.explain_beside_spirv(data, Options(), sys.stderr, None, lists=True)
    lines = types.source.split("\n")
    (line,) = [n for n, texts in by_line(listing).items() if "OpReturnValue %y" in texts]
    assert lines[line - 1] == "  ret float %y"


@replaces_parts
def test_a_translation_has_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Selector] = []
    original = Selector.type_id

    def keep(self: Selector, type: spvbackend.llvmir.types.Type) -> int:
        seen.append(self)
        return original(self, type)

    monkeypatch.setattr(Selector, "type_id", keep)
    spvbackend.translate(MODULE)
    assert seen and all(selector.trace is None for selector in seen)


def test_names_are_unique_and_no_strings_change() -> None:
    lines = [
        'OpEntryPoint Kernel %1 "%2 \\" %3"', 'OpName %1 "k"', 'OpName %2 "k"', 'OpName %3 "9"',
        'OpName %4 "k_2"', 'OpName %5 "uint"', 'OpName %6 "a b"', "%7 = OpTypeInt 32 0",
        "%8 = OpTypeInt 33 0", "%9 = OpTypePointer Function %7", "%10 = OpTypePointer Function %8",
        "%11 = OpTypeFloat 16", "%12 = OpTypeFloat 16 BFloat16KHR", "%13 = OpTypeVector %11 4",
        "%14 = OpConstant %7 3", "%15 = OpTypeArray %13 %14", "%16 = OpConstant %11 0x1p+3",
        "%17 = OpTypeBool", "%18 = OpTypeVoid", "%19 = OpTypeStruct %7",
    ]  # fmt: skip
    renamed = with_names(lines)
    assert renamed[0] == 'OpEntryPoint Kernel %k "%2 \\" %3"'
    names = [line.split()[0 if " = " in line else 1] for line in renamed[1:]]
    assert names == [
        "%k", "%k_2", "%3", "%k_2_4", "%uint", "%6", "%uint_7", "%8", "%_ptr_Function_uint_7",
        "%_ptr_Function_8", "%half", "%12", "%v4half", "%uint_7_3", "%_arr_v4half_uint_7_3", "%16",
        "%bool", "%void", "%19",
    ]  # fmt: skip
