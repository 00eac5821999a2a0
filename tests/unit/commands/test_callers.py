"""The command lines of compilers and runtimes that call llc or llvm-spirv, taken as they are."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import llvmlite.binding as llvm
import pytest

from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from spvbackend.validate import find_spirv_val, validate
from tests.clangs import with_each_clang
from tests.folders import ROOT
from tests.unit.cases.command import run_tool

PLAIN: Final = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load float, ptr addrspace(1) %p
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %p
  ret void
}
"""
WITH_TRIPLE: Final = 'target triple = "spirv64-unknown-unknown"' + PLAIN
AMD: Final = """
target triple = "spirv64-amd-amdhsa"
@llvm.compiler.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@used = addrspace(1) global i8 0
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
define spir_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
  %x = call i32 @llvm.amdgcn.s.getreg(i32 2), !dbg !6
  store i32 %x, ptr addrspace(1) %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 2, column: 3, scope: !3)
""".replace("[ptr @used]", "[ptr addrspacecast (ptr addrspace(1) @used to ptr)]")
SUB_GROUPS: Final = """
target triple = "spirv64-unknown-unknown"
declare spir_func float @_Z23intel_sub_group_shufflefj(float, i32)
define spir_func float @twice(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
define spir_kernel void @k(ptr addrspace(1) %p, i32 %lane) {
  %x = load float, ptr addrspace(1) %p
  %f = select i1 true, ptr @twice, ptr null
  %y = call spir_func float %f(float %x)
  %z = call spir_func float @_Z23intel_sub_group_shufflefj(float %y, i32 %lane)
  store float %z, ptr addrspace(1) %p
  ret void
}
"""
DIRECT: Final = SUB_GROUPS.replace("  %f = select i1 true, ptr @twice, ptr null\n", "").replace(
    "%f(float %x)", "@twice(float %x)"
)
GENX: Final = """
target triple = "spir64-unknown-unknown"
declare i32 @llvm.genx.lane.id()
declare float @llvm.fpbuiltin.sin.f32(float)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call i32 @llvm.genx.lane.id()
  store i32 %x, ptr addrspace(1) %p
  ret void
}
"""
FMA: Final = """
target triple = "spirv64-unknown-unknown"
declare float @llvm.fma.f32(float, float, float)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load float, ptr addrspace(1) %p
  %y = call float @llvm.fma.f32(float %x, float %x, float %x)
  store float %y, ptr addrspace(1) %p
  ret void
}
"""
PRINTF: Final = """
target triple = "spirv64-unknown-unknown"
declare spir_func i32 @printf(ptr addrspace(1), ...)
define spir_kernel void @k(ptr addrspace(1) %text, i32 %x) {
  %n = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) %text, i32 %x)
  ret void
}
"""
AMD_OPTIONS: Final = (
    "--spirv-allow-unknown-intrinsics --spirv-lower-const-expr --spirv-preserve-auxdata "
    "--spirv-debug-info-version=nonsemantic-shader-200 in.bc -o out"
)
DPCPP_NAMES: Final = (
    "-all",
    "+SPV_EXT_shader_atomic_float_add",
    "+SPV_EXT_shader_atomic_float_min_max",
    "+SPV_KHR_no_integer_wrap_decoration",
    "+SPV_KHR_float_controls",
    "+SPV_KHR_expect_assume",
    "+SPV_KHR_linkonce_odr",
    "+SPV_INTEL_subgroups",
    "+SPV_INTEL_media_block_io",
    "+SPV_INTEL_device_side_avc_motion_estimation",
    "+SPV_INTEL_fpga_loop_controls",
    "+SPV_INTEL_unstructured_loop_controls",
    "+SPV_INTEL_fpga_reg",
    "+SPV_INTEL_blocking_pipes",
    "+SPV_INTEL_function_pointers",
    "+SPV_INTEL_kernel_attributes",
    "+SPV_INTEL_io_pipes",
    "+SPV_INTEL_inline_assembly",
    "+SPV_INTEL_arbitrary_precision_integers",
    "+SPV_INTEL_float_controls2",
    "+SPV_INTEL_vector_compute",
    "+SPV_INTEL_fast_composite",
    "+SPV_INTEL_arbitrary_precision_fixed_point",
    "+SPV_INTEL_arbitrary_precision_floating_point",
    "+SPV_INTEL_variable_length_array",
    "+SPV_INTEL_fp_fast_math_mode",
    "+SPV_INTEL_long_composites",
    "+SPV_INTEL_arithmetic_fence",
    "+SPV_INTEL_global_variable_decorations",
    "+SPV_INTEL_cache_controls",
    "+SPV_INTEL_fpga_buffer_location",
    "+SPV_INTEL_fpga_argument_interfaces",
    "+SPV_INTEL_fpga_invocation_pipelining_attributes",
    "+SPV_INTEL_fpga_latency_control",
    "+SPV_INTEL_task_sequence",
    "+SPV_KHR_shader_clock",
    "+SPV_INTEL_bindless_images",
    "+SPV_INTEL_token_type",
    "+SPV_INTEL_bfloat16_conversion",
    "+SPV_INTEL_joint_matrix",
    "+SPV_INTEL_hw_thread_queries",
    "+SPV_KHR_uniform_group_instructions",
    "+SPV_INTEL_masked_gather_scatter",
    "+SPV_INTEL_tensor_float32_conversion",
    "+SPV_INTEL_optnone",
    "+SPV_KHR_non_semantic_info",
    "+SPV_KHR_cooperative_matrix",
    "+SPV_INTEL_memory_access_aliasing",
)
DPCPP: Final = ",".join(DPCPP_NAMES)


class Call(NamedTuple):
    """A command line; the words in.bc and out stand for its files.

    Attributes:
        caller: who writes it.
        tool: the command that is called.
        line: its options.
        ir: a module of the kind that the caller has.
        version: the minor version of the output.
        extensions: those that it declares.
    """

    caller: str
    tool: Tool
    line: str
    ir: str
    version: int
    extensions: frozenset[bytes] = frozenset()


NOTED: Final = frozenset((b"SPV_KHR_non_semantic_info",))
CALLS: Final = (
    Call("clang for AMD", PYLLVM_SPIRV, f"--spirv-max-version=1.6 --spirv-ext=+all {AMD_OPTIONS}",
         AMD, 0, NOTED),
    Call("clang for AMD, typed", PYLLVM_SPIRV, "--spirv-max-version=1.6 "
         f"--spirv-ext=+all,-SPV_KHR_untyped_pointers {AMD_OPTIONS}", AMD, 0, NOTED),
    Call("clang 19 for AMD", PYLLVM_SPIRV, "--spirv-max-version=1.6 --spirv-ext=+all "
         f"--spirv-allow-extra-diexpressions {AMD_OPTIONS}", AMD, 0, NOTED),
    Call("clang HIPSPV", PYLLVM_SPIRV, "--spirv-max-version=1.1 --spirv-ext=+all in.bc -o out",
         SUB_GROUPS, 0, frozenset((b"SPV_INTEL_function_pointers", b"SPV_INTEL_subgroups"))),
    Call("chipStar", PYLLVM_SPIRV, "--spirv-max-version=1.2 --spirv-ext=-all,"
         "+SPV_INTEL_function_pointers,+SPV_INTEL_subgroups in.bc -o out", SUB_GROUPS, 0,
         frozenset((b"SPV_INTEL_function_pointers", b"SPV_INTEL_subgroups"))),
    # Of options that clang writes and a script repeats behind them, the script's count.
    Call("chipStar by a script", PYLLVM_SPIRV, "--spirv-max-version=1.1 --spirv-ext=+all in.bc "
         "-o out --spirv-max-version=1.2 --spirv-ext=-all --spirv-ext=+SPV_INTEL_function_pointers,"
         "+SPV_INTEL_subgroups,+SPV_EXT_shader_atomic_float_add", FMA, 0),
    Call("DPC++", PYLLVM_SPIRV, "-o out -spirv-debug-info-version=nonsemantic-shader-200 "
         f"-spirv-allow-unknown-intrinsics=llvm.genx.,llvm.fpbuiltin -spirv-ext={DPCPP} in.bc",
         GENX, 0),
    Call("DPC++, older", PYLLVM_SPIRV, "-o=out -spirv-max-version=1.4 "
         "-spirv-debug-info-version=ocl-100 -spirv-allow-extra-diexpressions "
         f"-spirv-allow-unknown-intrinsics=llvm.genx. -spirv-ext={DPCPP} in.bc", GENX, 0),
    Call("DPC++'s llc", PYLLC, "-filetype=obj -mtriple=spirv64-unknown-unknown "
         "--avoid-spirv-capabilities=Shader --translator-compatibility-mode "
         f"-spirv-ext={DPCPP.removeprefix('-all,')} in.bc -o out", WITH_TRIPLE, 4),
    Call("AdaptiveCpp", PYLLVM_SPIRV, "-o=out -spirv-max-version=1.3 "
         "-spirv-ext=+SPV_EXT_relaxed_printf_string_address_space in.bc", PRINTF, 0,
         frozenset((b"SPV_EXT_relaxed_printf_string_address_space",))),
    Call("Julia's llc", PYLLC, "in.bc -filetype=obj -o out -spirv-ext=+SPV_KHR_expect_assume",
         WITH_TRIPLE, 4),
    Call("Julia's llvm-spirv", PYLLVM_SPIRV, "-o out in.bc --spirv-debug-info-version=ocl-100",
         WITH_TRIPLE, 0),
    Call("numba-dpex", PYLLVM_SPIRV, "--spirv-ext=+SPV_EXT_shader_atomic_float_add "
         "--spirv-ext=+SPV_EXT_shader_atomic_float_min_max --spirv-ext=+SPV_INTEL_subgroups "
         "-o out in.bc", DIRECT, 3),
)  # fmt: skip


def extensions_of(binary: bytes) -> frozenset[bytes]:
    """Return the extensions that OpExtension names."""
    words = memoryview(binary).cast("I")
    names = set()
    at = 5
    while at < len(words):
        if words[at] & 0xFFFF == 10:
            names.add(bytes(words[at + 1 : at + (words[at] >> 16)]).rstrip(b"\0"))
        at += words[at] >> 16
    return frozenset(names)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.caller)
@pytest.mark.parametrize("is_text", [False, True], ids=["bitcode", "text"])
def test_callers_get_what_they_ask_for(tmp_path: Path, call: Call, is_text: bool) -> None:
    source, output = tmp_path / "in.bc", tmp_path / "out"
    source.write_bytes(call.ir.encode() if is_text else llvm.parse_assembly(call.ir).as_bitcode())
    files = {"in.bc": str(source), "out": str(output), "-o=out": f"-o={output}"}
    run = run_tool(call.tool, *(files.get(word, word) for word in call.line.split()))
    assert (run.status, run.output, run.errors) == (0, b"", "")
    binary = output.read_bytes()
    assert int.from_bytes(binary[4:8], "little") == 0x10000 + call.version * 0x100
    assert extensions_of(binary) == call.extensions
    if find_spirv_val() is not None:
        validate(binary)


KERNEL_CL: Final = """
kernel void k(global float *p, float a) { p[get_global_id(0)] *= a; }
"""
KERNEL_HIP: Final = """
__attribute__((global)) void k(float *p, float a) { p[0] = a * p[0] + 1.0f; }
"""
OPENCL: Final = "--target=spirv64 -c k.cl -o out.spv"
CLANG_LINES: Final = {
    "OpenCL": ("k.cl", OPENCL),
    "OpenCL, no integrated emitter": ("k.cl", f"-fno-integrated-objemitter {OPENCL}"),
    "HIP": (
        "k.hip",
        "-x hip --offload=spirv64 -nogpuinc -nogpulib --offload-device-only --no-gpu-bundle-output "
        "-c k.hip -o out.spv",
    ),
    "HIP for AMD": (
        "k.hip",
        "-x hip --offload-arch=amdgcnspirv -nogpuinc -nogpulib --offload-device-only "
        "--no-gpu-bundle-output -c k.hip -o out.spv",
    ),
}


LAST_WITH_TRANSLATOR: Final = 20
"""The last release of clang that calls llvm-spirv for OpenCL; later ones have LLVM's own target."""
PROGRAM: Final = f"""#!{sys.executable}
import os, sys
sys.path.insert(0, {str(ROOT)!r})
folder, name = os.path.split(sys.argv[0])
with open(os.path.join(folder, "called"), "a") as file:
    print(name, file=file)
from spvbackend.commands.pyllvm_spirv import main
main()
"""
"""Our command, which writes its name to a file."""


def compile_by(clang: str, line: str, folder: Path, links: list[str]) -> list[str]:
    """Compile with links to our command first in PATH; return the names of those that ran."""
    program = folder / "bin" / "pyllvm-spirv"
    program.parent.mkdir(exist_ok=True)
    program.write_text(PROGRAM)
    program.chmod(0o755)
    for link in links:
        (program.parent / link).symlink_to(program)
    (folder / "k.cl").write_text(KERNEL_CL)
    (folder / "k.hip").write_text(KERNEL_HIP)
    environment = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        [clang, *line.split()], cwd=folder, env=environment, capture_output=True, text=True
    )
    if "unknown target" in done.stderr or "unsupported" in done.stderr:
        pytest.skip(f"{clang} does not know this target")
    if "Opaque pointers are only supported" in done.stderr:
        pytest.skip(f"{clang} finds an llvm-link of LLVM 14 only")
    assert (done.returncode, done.stderr) == (0, "")
    called = program.parent / "called"
    return called.read_text().split() if called.exists() else []


@with_each_clang
@pytest.mark.parametrize(("name", "line"), CLANG_LINES.values(), ids=CLANG_LINES)
def test_clang_compiles_through_a_link_of_its_name(
    tmp_path: Path, clang: str, name: str, line: str
) -> None:
    called = compile_by(clang, line, tmp_path, ["llvm-spirv"])
    version = int(clang.removeprefix("clang-"))
    asks = name == "k.hip" or version <= LAST_WITH_TRANSLATOR
    assert called == ["llvm-spirv"] * asks
    binary = (tmp_path / "out.spv").read_bytes()
    assert b"OpEntryPoint" in pyllc_text(binary)
    if find_spirv_val() is not None:
        validate(binary)


@with_each_clang
def test_clang_prefers_the_name_with_its_version(tmp_path: Path, clang: str) -> None:
    versioned = clang.replace("clang", "llvm-spirv")
    _, line = CLANG_LINES["HIP"]
    assert compile_by(clang, line, tmp_path, ["llvm-spirv", versioned]) == [versioned]


def pyllc_text(binary: bytes) -> bytes:
    """A binary as assembly."""
    from spvbackend.emit.asm import disassemble
    from spvbackend.emit.read import words_of

    return disassemble(words_of(binary)).encode()
