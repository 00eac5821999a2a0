"""Triton's passes for NVIDIA's devices, up to LLVM IR: those for sm_80, whose matrix units are
cooperative matrices, and whose other instructions have translations.

Left out is what a shader has no form for or does not gain by: registers that prefetch the operands
of a product, since loads are moved as early as they may be.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from triton import knobs
from triton._C.libtriton import ir, llvm, nvidia, passes

CAPABILITY: Final = 80
TARGET: Final = f"cuda:{CAPABILITY}"
_REFLECT: Final = Path(__file__).with_name("nvvm_reflect.ll")
"""What libdevice asks; else each function of it would be a branch."""
_PTX: Final = 80
"""The version of PTX: a later one has nothing for this device."""


class Lowered(NamedTuple):
    """LLVM's module, with its context, which has to live as long."""

    module: Any
    context: Any


def load_dialects(context: Any) -> None:
    """Load the dialects of the passes."""
    nvidia.load_dialects(context)


def make_ttgir(module: Any, warps: int, stages: int) -> None:
    """Lower TTIR to TTGIR: choose a layout for each tensor.

    Args:
        module: changed.
        warps: of a program.
        stages: of pipelined loops.
    """
    manager = ir.pass_manager(module.context)
    dumps = manager.enable_debug()
    passes.ttir.add_convert_to_ttgpuir(manager, TARGET, warps, 32, 1)
    passes.ttgpuir.add_coalesce(manager)
    passes.ttgpuir.add_f32_dot_tc(manager, True)
    nvidia.passes.ttnvgpuir.add_assign_cga_layouts(manager)
    passes.ttgpuir.add_remove_layout_conversions(manager)
    passes.ttgpuir.add_optimize_thread_locality(manager)
    passes.ttgpuir.add_accelerate_matmul(manager)
    passes.ttgpuir.add_remove_layout_conversions(manager)
    passes.ttgpuir.add_optimize_dot_operands(manager, True)
    passes.ttir.add_loop_aware_cse(manager)
    passes.ttgpuir.add_fuse_nested_loops(manager)
    passes.common.add_canonicalizer(manager)
    passes.ttir.add_triton_licm(manager)
    passes.common.add_canonicalizer(manager)
    passes.ttgpuir.add_combine_tensor_select_and_if(manager)
    passes.ttgpuir.add_assign_latencies(manager, stages)
    passes.ttgpuir.add_schedule_loops(manager)
    passes.ttgpuir.add_pipeline(manager, stages, dumps)
    passes.common.add_canonicalizer(manager)
    passes.ttir.add_loop_aware_cse(manager)
    passes.ttgpuir.add_optimize_dot_operands(manager, True)
    passes.ttgpuir.add_coalesce_async_copy(manager)
    passes.ttgpuir.add_remove_layout_conversions(manager)
    passes.ttgpuir.add_reduce_data_duplication(manager)
    passes.ttgpuir.add_reorder_instructions(manager)
    passes.ttir.add_loop_aware_cse(manager)
    passes.common.add_symbol_dce(manager)
    passes.common.add_sccp(manager)
    passes.common.add_cse(manager)
    passes.common.add_canonicalizer(manager)
    manager.run(module, "make_ttgir")


def lower_to_llvm(module: Any, libraries: tuple[tuple[str, str], ...]) -> Lowered:
    """Lower TTGIR to LLVM IR for NVIDIA's target, which is not optimised yet.

    Args:
        module: changed.
        libraries: names and files of the bitcode that defines `libdevice`.
    """
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.ttgpuir.add_combine_tensor_select_and_if(manager)
    passes.ttgpuir.add_allocate_warp_groups(manager, False)
    passes.convert.add_scf_to_cf(manager)
    passes.gluon.add_inliner(manager)
    nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(manager, CAPABILITY, _PTX)
    nvidia.passes.ttgpuir.add_membar(manager, CAPABILITY, _PTX)
    passes.ttgpuir.add_allocate_global_scratch_memory(manager)
    nvidia.passes.ttgpuir.add_to_llvmir(manager, CAPABILITY, _PTX)
    passes.ttgpuir.add_canonicalize_llvm_ir(manager)
    passes.common.add_cse(manager)
    nvidia.passes.ttnvgpuir.add_warp_specialize_to_llvm(manager)
    nvidia.passes.ttnvgpuir.add_nvgpu_to_llvm(manager)
    passes.common.add_canonicalizer(manager)
    passes.common.add_cse(manager)
    passes.common.add_symbol_dce(manager)
    passes.convert.add_nvvm_to_llvm(manager)
    if not knobs.compilation.disable_line_info:
        passes.llvmir.add_di_scope(manager)
    manager.run(module, "make_llir")
    llvm.init_targets()
    context = llvm.context()
    lowered = llvm.to_module(module, context)
    llvm.attach_datalayout(lowered, "nvptx64-nvidia-cuda", f"sm_{CAPABILITY}", "+ptx80", [])
    if libraries and nvidia.has_extern_deps(lowered):
        paths = [path for _, path in libraries]
        llvm.link_extern_libs(lowered, [*paths, str(_REFLECT)])
    return Lowered(lowered, context)


_ASSERTION: Final = "device assertion failed: '%s', in %s at %s:%d"
"""The text that Triton's passes for AMD's devices print."""
_DECLARED: Final = re.compile(r"(?m)^declare .*void @__assertfail\(.*$")
_TRAP: Final = "declare void @llvm.trap()"
_DEFINED: Final = f"""\
@spvbackend.assertion = internal constant [{len(_ASSERTION) + 2} x i8] c"{_ASSERTION}\\0A\\00"

define internal void @__assertfail(ptr %message, ptr %file, i32 %line, ptr %in, i64 %size) {{
  call i32 (ptr, ...) @printf(
    ptr @spvbackend.assertion, ptr %message, ptr %in, ptr %file, i32 %line)
  call void @llvm.trap()
  unreachable
}}

declare i32 @printf(ptr, ...)"""


def print_assertions(text: str) -> str:
    """Define the function of CUDA's library that fails an assertion: its text is output.

    Args:
        text: LLVM IR.
    """
    defined, count = _DECLARED.subn(lambda _: _DEFINED, text)
    return f"{defined}\n{_TRAP}\n" if count and _TRAP not in text else defined


def libdevice_path() -> str:
    """Return the file with the functions of libdevice that Triton ships."""
    from triton.backends import nvidia as package

    known = knobs.nvidia.libdevice_path
    return known or str(Path(next(iter(package.__path__))) / "lib" / "libdevice.10.bc")
