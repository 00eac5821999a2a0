"""Text on which LLVM's reader aborts is recognised, and read in another process."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend.reading.risks import has_debug_info, is_risky
from spvbackend.reading.strip import without_debug_info
from tests.folders import ROOT
from tests.unit.cases.aborts import ABORTS, BROKEN, CHAIN, FLAGGED, SOME
from tests.unit.cases.command import pyllc

PLAIN = {
    "tbaa": "define void @f(ptr %p) {\n  store i32 1, ptr %p, !tbaa !0\n  ret void\n}\n"
    '!0 = !{!1, !1, i64 0}\n!1 = !{!"int", !2}\n!2 = !{!"root"}\n',
    "void of a function": "!a = !{!0}\n!0 = !DISubroutineType(types: !1)\n!1 = !{null, !2}\n"
    "!2 = !{}\n",
    "null pointers": "@p = global [2 x ptr] [ptr null, ptr null]\n",
    "null in a comparison": "define i1 @f(ptr addrspace(1) %p) {\n"
    "  %c = icmp eq ptr addrspace(1) %p, null\n  ret i1 %c\n}\n",
    "loop": "define void @f() {\n  br label %l\nl:\n  br label %l, !llvm.loop !0\n}\n"
    '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.mustprogress"}\n',
    "two types in a name": "declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly "
    "captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0\n",
    "not declared": "define i32 @f(i32 %x) {\n  %y = call i32 @llvm.umax.i32(i32 %x, i32 1)\n"
    "  ret i32 %y\n}\n",
    "lifetime with a size": "define void @f() {\n  %p = alloca i32\n"
    "  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %p) #1\n  ret void\n}\n"
    "declare void @llvm.lifetime.start.p0(i64 immarg, ptr captures(none)) #1\n"
    "attributes #1 = { nounwind }\n",
    "constructors": "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
    "[{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]\ndefine void @f() {\n  ret void\n}\n",
    "source in comments": "; struct S {\n" + ";  int a; int b;\n" * 20 + "; }\n"
    "; enum !\n" + ";  int a; int b;\n" * 20 + "define ptr @f() {\n  ret ptr null\n}\n"
    '@s = constant [2 x i8] c"\\41\\42"\n',
    "brackets in a string": f'@s = constant [300 x i8] c"{"()" * 150}"\n',
}


@pytest.mark.parametrize("name", ABORTS)
def test_what_llvm_aborts_on_is_a_risk(name: str) -> None:
    text = ABORTS[name]
    assert is_risky(without_debug_info(text) if has_debug_info(text) else text)


def test_a_long_chain_of_types_is_a_risk() -> None:
    assert is_risky(CHAIN)


@pytest.mark.parametrize("name", PLAIN)
def test_plain_text_is_none(name: str) -> None:
    assert not is_risky(PLAIN[name])


def test_no_module_of_the_end_to_end_tests_is_a_risk() -> None:
    """These are what frontends write."""
    files = sorted((ROOT / "tests" / "e2e" / "ll").glob("*.ll"))
    assert len(files) > 50
    assert [path.name for path in files if is_risky(path.read_text(encoding="utf-8"))] == []


def test_the_library_survives_them(tmp_path: Path) -> None:
    """Run in a process of its own: without the check, LLVM would crash this one."""
    script = tmp_path / "translate.py"
    script.write_text(
        "from concurrent.futures import ThreadPoolExecutor\n"
        "import spvbackend\n"
        "from tests.unit.cases.aborts import SOME\n"
        "def attempt(text):\n"
        "    try:\n"
        "        spvbackend.translate(text)\n"
        "    except spvbackend.Diagnostic as error:\n"
        "        assert not isinstance(error, spvbackend.InternalError), error\n"
        "with ThreadPoolExecutor(2) as pool:\n"
        "    print(len(list(pool.map(attempt, SOME))))\n"
    )
    run = subprocess.run(
        [sys.executable, script], cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, capture_output=True
    )
    assert run.stderr == b""
    assert int(run.stdout) == len(SOME)


def test_a_broken_module_with_debug_info_is_told_as_one_without() -> None:
    with pytest.raises(spvbackend.CompileError) as plain:
        spvbackend.translate(BROKEN)
    with pytest.raises(spvbackend.CompileError) as flagged:
        spvbackend.translate(BROKEN + FLAGGED)
    assert flagged.value.message.rstrip("!rang01 ") == plain.value.message.rstrip("!rang01 ")
    assert flagged.value.line == plain.value.line


def test_the_command_tells_it_in_the_same_way() -> None:
    """LLVM crashes the child; the error is that about the module without debug info."""
    told = [pyllc("-", stdin=text.encode(), isolate=True) for text in (BROKEN, BROKEN + FLAGGED)]
    assert told[0].status == told[1].status == 1
    assert "the module is broken" in told[0].errors
    # LLVM numbers the nodes of the two in different ways.
    plain, flagged = [re.sub("!range !.", "", result.errors) for result in told]
    assert plain == flagged


def test_passes_that_end_on_a_zero_of_a_target_type() -> None:
    """An argument that nothing uses becomes a zero, which an image has not."""
    image = 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)'
    text = (
        f"define spir_kernel void @k({image} %i) {{\n  call spir_func void @f()\n  ret void\n}}\n"
        f"define spir_func void @f({image} %i) {{\n  ret void\n}}\n"
    )
    with pytest.raises(spvbackend.CompileError, match="ended with SIGABRT"):
        spvbackend.translate(text, triple="spirv64", opt_level=2)
    # The same with a call that fits is what frontends write.
    fits = text.replace("@f()", f"@f({image} %i)")
    assert spvbackend.translate(fits, triple="spirv64", opt_level=2)


def test_passes_that_end_on_a_vector_of_sizes() -> None:
    text = (
        "define <4 x i32> @f(ptr %p) {\n"
        "  %r = call <4 x i32> @llvm.objectsize.v4i32.p0(ptr %p, i1 true, i1 true, i1 false)\n"
        "  ret <4 x i32> %r\n}\n"
        "declare <4 x i32> @llvm.objectsize.v4i32.p0(ptr, i1, i1, i1)\n"
    )
    with pytest.raises(spvbackend.CompileError, match="ended with SIGABRT"):
        spvbackend.translate(text, opt_level=1)


@pytest.mark.parametrize("name", ["fptosi.sat.v4i8.f64", "fptoui.sat.i8.v4f64"])
def test_passes_that_end_on_a_cast_of_a_vector_to_a_number(name: str) -> None:
    types = {"v4i8": "<4 x i8>", "f64": "double", "i8": "i8", "v4f64": "<4 x double>"}
    result, operand = (types[part] for part in name.split(".")[2:])
    text = (
        f"define {result} @f({operand} %x) {{\n"
        f"  %r = call {result} @llvm.{name}({operand} %x)\n"
        f"  ret {result} %r\n}}\n"
    )
    with pytest.raises(spvbackend.CompileError, match="as it read or optimised") as caught:
        spvbackend.translate(text, triple="spirv64", opt_level=1)
    assert caught.value.hint == "translate without -O1 to -O3"


WITH_A_NODE = """\
define void @f() {
  call void @h(metadata !0)
  ret void
}

@h = alias i8, ptr @f
!0 = !{!"x"}
"""


def test_nodes_have_no_addresses() -> None:
    with pytest.raises(spvbackend.CompileError, match="isn't an intrinsic") as caught:
        spvbackend.translate(WITH_A_NODE, triple="spirv64")
    assert "(metadata a node)" in caught.value.message
    assert caught.value.line == 2
