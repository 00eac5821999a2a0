"""Modules of an older LLVM are upgraded to what LLVM 22 makes of them."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Final

import llvmlite.binding as llvm
import pytest

from spvbackend import CompileError, Unsupported, translate
from spvbackend.emit.text import disassemble
from spvbackend.interpreter import translating
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.print.module import print_module
from spvbackend.llvmir.verify.input.module import verify_input
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.module import read_module
from spvbackend.reading.bitcode.outline import outline_of
from spvbackend.reading.bitcode.upgrade.calls import ROWS, row_of
from spvbackend.reading.bitcode.upgrade.facts import upgraded_layout
from spvbackend.target.extensions import ALL_EXTENSIONS
from spvbackend.target.space_maps import NVPTX, SPIR, map_of_text
from tests.folders import ROOT
from tests.unit.cases.bitstream import as_written_by, bitcode, damaged
from tests.unit.cases.comparable import comparable
from tests.unit.cases.old_bitcode import HIDDEN, old_bitcode

FOLDER: Final = ROOT / "tests" / "unit" / "cases" / "upgrades"
CASES: Final = {path.stem: path.read_text() for path in sorted(FOLDER.glob("*.ll"))}
"""Modules that LLVM reads as well."""
# LLVM aborts on a call that is replaced by its own operand.
UNREACHED: Final = """\
define i32 @f() {
  ret i32 0

unreached:
  %a = call i32 @llvm.nvvm.bitcast.f2i(float %b)
  %b = call float @llvm.nvvm.bitcast.i2f(i32 %a)
  %c = call ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3i8.p3i8(ptr addrspace(3) %d)
  %d = call ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3i8.p3i8(ptr addrspace(3) %c)
  %e = load i32, ptr addrspace(3) %d, align 4
  %g = bitcast ptr %h to ptr
  %h = bitcast ptr %g to ptr
  call void @llvm.lifetime.start.p0(i64 4, ptr %h)
  ret i32 %e
}

declare void @llvm.lifetime.start.p0(i64, ptr)

declare i32 @llvm.nvvm.bitcast.f2i(float)
declare float @llvm.nvvm.bitcast.i2f(i32)
declare ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3i8.p3i8(ptr addrspace(3))
"""
# LLVM makes an invalid module of an invoke of an old intrinsic, and of a call of another type.
KEPT: Final = """\
define i32 @f(i32 %x, i64 %y) personality ptr @g {
  %wide = call i32 @llvm.nvvm.clz.i(i64 %y)
  %zeros = invoke i32 @llvm.ctlz.i32(i32 %x) to label %done unwind label %fault

done:
  ret i32 %zeros

fault:
  %pad = landingpad { ptr, i32 } cleanup
  ret i32 %wide
}

declare i32 @g(...)
declare i32 @llvm.ctlz.i32(i32)
declare i32 @llvm.nvvm.clz.i(i32)
"""
CLUSTER: Final = """\
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(3) %s, i32 %i) {
  %mapped = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 %i)
  ret void
}

declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
"""
HOST: Final = """\
define spir_func <4 x i32> @f(<4 x i32> %x) {
  %y = call <4 x i32> @llvm.x86.sse2.pcmpeq.d(<4 x i32> %x, <4 x i32> %x)
  ret <4 x i32> %y
}

declare <4 x i32> @llvm.x86.sse2.pcmpeq.d(<4 x i32>, <4 x i32>)
"""
NOT_A_KERNEL: Final = """\
define i32 @f() {
  ret i32 0
}

!nvvm.annotations = !{!0}

!0 = !{ptr @f, !"kernel", i32 1}
"""
OTHERS: Final = (UNREACHED, KEPT, CLUSTER, HOST, NOT_A_KERNEL)


@cache
def files() -> dict[str, bytes]:
    """Return the bitcode by the name of a case, or by the text."""
    names, texts = [*CASES, *OTHERS], [*CASES.values(), *OTHERS]
    return dict(zip(names, old_bitcode(texts), strict=True))


def llvm_text(data: bytes) -> str:
    # In one context LLVM renames a struct of another module.
    return str(llvm.parse_bitcode(data, llvm.create_context()))


def llvm_module(data: bytes) -> Module:
    text = llvm_text(data)
    spaces = map_of_text(text, None)
    return parse_module(text, None if spaces is SPIR else spaces, True)


@pytest.mark.parametrize("name", CASES)
def test_a_module_is_upgraded_as_by_llvm(name: str) -> None:
    data = files()[name]
    nodes, declared, rest = comparable(llvm_module(data))
    own_nodes, own_declared, own_rest = comparable(read_module(data)[0])
    assert own_rest == rest
    assert own_declared == declared
    # A replaced node stays, as nothing refers to it.
    assert {re.sub(r" addrspace\(\d\)", "", node) for node in nodes} <= {
        re.sub(r" addrspace\(\d\)", "", node) for node in own_nodes
    }


def declared_intrinsics(module: Module) -> set[str]:
    return {name for name in module.symbols if name.startswith("llvm.") and "ctors" not in name}


@pytest.mark.parametrize("name", CASES)
def test_declared_intrinsics_are_those_of_llvm(name: str) -> None:
    """LLVM declares some more, which nothing calls."""
    data = files()[name]
    assert declared_intrinsics(read_module(data)[0]) <= declared_intrinsics(llvm_module(data))


def result(source: str | bytes, opt_level: int = 0) -> str:
    """Return the translation without names, or the message of its error.

    LLVM drops the names of some calls that it replaces.
    """
    try:
        binary = translate(
            source, opt_level=opt_level, triple="spirv64", extensions=sorted(ALL_EXTENSIONS)
        )
        lines = [line.strip() for line in disassemble(binary).splitlines()]
        text = "\n".join(line for line in lines if not line.startswith("OpName "))
        # Ids are numbered as they come, those of names first.
        ids: dict[str, str] = {}
        return re.sub(r"%\d+", lambda id: ids.setdefault(id[0], f"%{len(ids)}"), text)
    except (CompileError, Unsupported) as error:
        return error.message


@pytest.mark.parametrize("name", CASES)
def test_a_translation_is_that_of_the_text(name: str) -> None:
    data = files()[name]
    for opt_level in (0, 1):
        assert result(data, opt_level) == result(llvm_text(data), opt_level)


def test_each_row_has_a_case() -> None:
    # Under another prefix they are not upgraded.
    declared = [
        function
        for name in (*CASES, CLUSTER)
        for function in read_module(files()[name].replace(b"llvm.", HIDDEN.encode()))[0].functions
    ]
    for function in declared:
        function.name = function.name.replace(HIDDEN, "llvm.")
    used = {id(row_of(function)) for function in declared}
    assert [row.name for row in ROWS if id(row) not in used] == []


def test_rows_differ() -> None:
    keys = [(row.name, row.shape) for row in ROWS]
    assert len(set(keys)) == len(keys)


def test_a_call_that_is_its_own_operand_becomes_poison() -> None:
    module, _ = read_module(files()[UNREACHED])
    verify_input(module)
    assert "load i32, ptr addrspace(3) poison" in print_module(module)


def test_a_call_that_cannot_be_replaced_stays() -> None:
    module, _ = read_module(files()[KEPT])
    text = print_module(module)
    assert "call i32 @llvm.nvvm.clz.i(i64 %y)" in text
    assert "invoke i32 @llvm.ctlz.i32(i32 %x)" in text
    with pytest.raises((CompileError, Unsupported)):
        verify_input(module)


def test_memory_of_a_cluster_has_no_counterpart() -> None:
    message = "address space 7 of nvptx is local memory of another work-group"
    assert result(files()[CLUSTER]) == message == result(llvm_text(files()[CLUSTER]))


def test_llvm_upgrades_intrinsics_of_hosts() -> None:
    data = files()[HOST]
    assert outline_of(data).needs_llvm
    assert isinstance(translate(data), bytes)


def test_a_kernel_by_annotation_returns_nothing() -> None:
    message = "kernel '@f' returns 'i32', but kernels return nothing"
    with pytest.raises(CompileError, match=message):
        read_module(files()[NOT_A_KERNEL])


def test_annotations_of_a_new_llvm_count_too() -> None:
    data = as_written_by(22, files()["annotated"])
    assert outline_of(data).is_present
    module, spaces = read_module(data)
    assert spaces is NVPTX
    assert module.functions[0].is_kernel


@pytest.mark.parametrize(
    ("producer", "is_present"), [(18, False), (21, False), (22, True), (23, True)]
)
def test_new_files_are_not_upgraded(producer: int, is_present: bool) -> None:
    data = as_written_by(producer, files()["generic"])
    assert outline_of(data).is_present == is_present
    assert ("ctlz.i32(i32 %x, i1 false)" in print_module(read_module(data)[0])) != is_present


def test_typed_pointers_need_no_expressions() -> None:
    """A cast to another pointee, or a step to an object's start, leaves its operand alone."""
    types = [
        (codes.TYPE_NUMENTRY, (5,)),
        (codes.TYPE_INTEGER, (8,)),
        (codes.TYPE_ARRAY, (4, 0)),
        (codes.TYPE_POINTER, (1, 0)),
        (codes.TYPE_POINTER, (0, 0)),
        (codes.TYPE_INTEGER, (32,)),
    ]
    constants = [
        (codes.CST_SETTYPE, (4,)),
        (codes.CST_NULL, ()),
        (codes.CST_SETTYPE, (3,)),
        (codes.CST_CE_INBOUNDS_GEP, (1, 2, 0, 4, 3, 4, 3)),
        (codes.CST_CE_CAST, (11, 2, 0)),
    ]
    data = bitcode(
        (
            codes.MODULE_BLOCK,
            [
                (codes.MODULE_VERSION, (1,)),
                (codes.TYPE_BLOCK, types),
                (codes.MODULE_GLOBALVAR, (1, 2, 0, 0, 0, 0)),
                (codes.MODULE_GLOBALVAR, (3, 2, 5, 0, 0, 0)),
                (codes.MODULE_GLOBALVAR, (3, 2, 6, 0, 0, 0)),
                (codes.CONSTANTS_BLOCK, constants),
            ],
        )
    )
    text = print_module(read_module(data)[0])
    assert "@1 = global ptr @0\n@2 = global ptr @0\n" in text


LAYOUTS: Final = (
    "",
    "e-p:32:32-i64:64",
    "e-i64:64-G1",
    "G2",
    "e-A5-G1-ni:7",
    "e-A5-G1-ni:7:8",
    "e-A5-ni:7-n32",
    "e-p7:160:256:256:32-p8:128:128-A5",
    "m:e-e-p8:128:128-p9:192:256:256:32-A5",
)
TRIPLES: Final = (
    "spir",
    "spir64-unknown-unknown",
    "spirv-unknown-vulkan1.3",
    "spirv1.6-unknown-vulkan1.3",
    "spirv32",
    "spirv64v1.4-unknown-unknown",
    "amdgcn-amd-amdhsa",
    "r600",
    "nvptx64-nvidia-cuda",
)


@pytest.mark.parametrize("triple", TRIPLES)
def test_layouts_are_those_of_llvm(triple: str) -> None:
    for layout in LAYOUTS:
        text = f'target datalayout = "{layout}"\ntarget triple = "{triple}"\n'
        # LLVM upgrades the layout of bitcode alone.
        printed = llvm_text(llvm.parse_assembly(text, llvm.create_context()).as_bitcode())
        match = re.search(r'target datalayout = "(.*)"', printed)
        expected = match[1] if match is not None else ""
        assert upgraded_layout(layout, triple) == expected


def test_damaged_modules_are_modules_or_errors() -> None:
    chance = random.Random(5)
    sources = [*files().values()]
    refused = 0
    for _ in range(1000):
        data = damaged(chance, chance.choice(sources))
        try:
            translating(lambda: verify_input(read_module(data)[0]))  # noqa: B023
        except (CompileError, Unsupported):
            refused += 1
    assert 300 < refused < 1000
