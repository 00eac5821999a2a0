"""Triton's compiler for OpenCL devices: from Triton's IR to SPIR-V.

Triton's own passes do the lowering, those of its AMD part for a device with waves of 32: sub-groups
and local memory have the same meaning in OpenCL. Their result is LLVM IR with AMD's intrinsics,
which the translator knows. The names of passes are private to Triton, so this goes with one minor
version of it.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from triton import knobs
from triton._C.libtriton import amd, ir, llvm, passes
from triton.backends.compiler import BaseBackend, GPUTarget, Language

from spvbackend.triton import nvidia, translate_kernel
from spvbackend.triton.assertions import store_numbers
from spvbackend.triton.histograms import WARPS, count_in_scratch
from spvbackend.triton.lanes import add_disjoint, number_lanes
from spvbackend.triton.nvidia import Lowered
from spvbackend.triton.products import (
    MARK,
    choose_layouts,
    lower,
    warps_for,
    warps_for_pairs,
    warps_for_products,
)
from spvbackend.triton.sources import package_digest
from spvbackend.triton.subnormals import convert_by_float
from spvbackend.triton.target import BACKEND, WARP_SIZE, parse_arch
from spvbackend.version import VERSION

# The device that Triton's passes lower for: its waves have 32 lanes, as sub-groups will.
_ARCH: Final = "gfx1100"
_TARGET: Final = f"hip:{_ARCH}"
# Products of matrices are lowered as for a device without matrix units.
_DOT_ARCH: Final = "gfx906"
# NVIDIA's pass decomposes scaled products, and this device has no matrix units either.
_SCALED_DOT_TARGET: Final = "cuda:50"


@dataclass(frozen=True)
class OpenCLOptions:
    """Options of a kernel's compilation: Triton reads the fields by their names.

    `device_version` and `device_extensions` are those of the target.
    """

    num_warps: int = 4
    num_stages: int = 2
    num_ctas: int = 1
    warp_size: int = WARP_SIZE
    extern_libs: tuple[tuple[str, str], ...] = ()
    debug: bool = False
    sanitize_overflow: bool = True
    arch: str = ""
    supported_fp8_dtypes: tuple[str, ...] = ("fp8e4b15", "fp8e4b8", "fp8e4nv", "fp8e5", "fp8e5b16")
    deprecated_fp8_dot_operand_dtypes: tuple[str, ...] = ()
    default_dot_input_precision: str = "ieee"
    # No unit has less precision, so these guarantees always hold.
    allowed_dot_input_precisions: tuple[str, ...] = ("ieee", "tf32", "tf32x3", "bf16x3", "bf16x6")
    max_num_imprecise_acc_default: int = 0
    enable_fp_fusion: bool = True
    launch_cooperative_grid: bool = False
    backend_name: str = BACKEND
    instrumentation_mode: str = ""
    fpsan_homomorphic_casts: bool = False
    ir_override: str | None = None

    def __post_init__(self) -> None:
        warps = self.num_warps
        if warps < 1 or warps & (warps - 1):
            # Triton's tests and its other backends expect this class.
            raise AssertionError(f"num_warps must be a power of 2, not {warps}")
        if self.num_ctas != 1:
            raise ValueError(
                f"an OpenCL device has no clusters: num_ctas is 1, not {self.num_ctas}"
            )

    def hash(self) -> str:
        """Return the key of the options in Triton's cache."""
        values = (f"{name}-{value}" for name, value in sorted(vars(self).items()))
        return hashlib.sha256("_".join(values).encode()).hexdigest()


_OPTIONS: Final = frozenset(field.name for field in fields(OpenCLOptions))


class OpenCLBackend(BaseBackend):
    """Compiles for targets of the name `opencl`."""

    supports_native_tensor_specialization = True
    binary_ext = "spv"

    @staticmethod
    def supports_target(target: GPUTarget) -> bool:
        """Whether a target is an OpenCL device."""
        return bool(target.backend == BACKEND)

    def hash(self) -> str:
        """Return the key of the compiler in Triton's cache."""
        return f"{BACKEND}-{VERSION}-{package_digest()}-{self.target}"

    def parse_options(self, options: dict[str, Any]) -> OpenCLOptions:
        """Return the options of a launch or of `triton.compile`; Triton's others are ignored."""
        given = {name: options[name] for name in _OPTIONS & options.keys()}
        given = {name: value for name, value in given.items() if value is not None}
        # A launch gives a dictionary; options are a part of keys.
        given["extern_libs"] = tuple(dict(given.get("extern_libs", ())).items())
        given["arch"] = knobs.runtime.override_arch or self.target.arch
        # A device of Vulkan has sub-groups of one size, which may differ from that of others.
        given["warp_size"] = self.target.warp_size
        # Triton's own default warns that it will change; OpenCL's is to fuse.
        fuses = given.get("enable_fp_fusion", knobs.language.default_fp_fusion)
        given["enable_fp_fusion"] = fuses and not knobs.language.force_disable_fp_fusion
        return OpenCLOptions(**given)

    def pack_metadata(self, metadata: Any) -> tuple[int, int, int]:
        """Return the metadata that launch hooks of Triton see."""
        return metadata.num_warps, metadata.num_ctas, metadata.shared

    def get_codegen_implementation(self, options: OpenCLOptions) -> dict[str, object]:
        """Return the frontend's answers about the target: products may be of any size."""
        from spvbackend.triton.conversions import convert_fp8e4b15

        return {"convert_custom_types": convert_fp8e4b15, "min_dot_size": _min_dot_size}

    def get_module_map(self) -> dict[str, ModuleType]:
        """Return the module with the functions of `tl.extra.libdevice`."""
        if parse_arch(self.target.arch).for_nvidia:
            from triton.language.extra.cuda import libdevice
        else:
            from triton.language.extra.hip import libdevice

        return {"triton.language.extra.libdevice": libdevice}

    def load_dialects(self, context: Any) -> None:
        """Load the dialects of the passes."""
        amd.load_dialects(context)
        nvidia.load_dialects(context)

    def add_stages(
        self, stages: dict[str, object], options: OpenCLOptions, language: Language
    ) -> None:
        """Add the steps from Triton's IR to SPIR-V, each with the name of its output."""
        if language != Language.TRITON:
            raise NotImplementedError("Gluon is written for the units of one vendor's GPUs")
        if knobs.compilation.store_binary_only:
            raise ValueError(
                "TRITON_STORE_BINARY_ONLY keeps binaries of other backends' names only: unset it"
            )
        stages["ttir"] = _stage(make_ttir, options)
        stages["ttgir"] = _stage(make_ttgir, options)
        stages["llir"] = _stage(make_llir, options)
        stages["spv"] = _stage(make_spv, options)
        stages["spvasm"] = _stage(make_spvasm, options)
        if knobs.runtime.add_stages_inspection_hook is not None:
            knobs.runtime.add_stages_inspection_hook(self, stages, options, language, None)


def _min_dot_size(lhs: object, rhs: object) -> tuple[int, int, int]:
    return 1, 1, 1


def _stage(
    make: Callable[[Any, dict[str, Any], OpenCLOptions], object], options: OpenCLOptions
) -> Callable[[Any, dict[str, Any]], object]:
    def run(source: Any, metadata: dict[str, Any]) -> object:
        return make(source, metadata, options)

    return run


def make_ttir(module: Any, metadata: dict[str, Any], options: OpenCLOptions) -> Any:
    """Optimise Triton's IR, independently of the target."""
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.common.add_inliner(manager)
    passes.ttir.add_rewrite_tensor_descriptor_to_pointer(manager)
    passes.common.add_canonicalizer(manager)
    passes.ttir.add_combine(manager)
    passes.ttir.add_reorder_broadcast(manager)
    passes.common.add_cse(manager)
    passes.ttir.add_triton_licm(manager)
    passes.common.add_symbol_dce(manager)
    passes.ttir.add_loop_unroll(manager)
    manager.run(module, "make_ttir")
    return module


def make_ttgir(module: Any, metadata: dict[str, Any], options: OpenCLOptions) -> Any:
    """Lower TTIR to TTGIR: choose a layout for each tensor."""
    ttir = str(module)
    metadata["for_nvidia"] = _goes_by_nvidia(ttir, options)
    if metadata["for_nvidia"]:
        nvidia.make_ttgir(module, options.num_warps, options.num_stages)
    else:
        module = _lower_layouts(module, ttir, metadata, options)
        if parse_arch(options.arch).is_shader:
            module = _rewritten(module, convert_by_float(str(module)))
        if options.warp_size not in WARPS:
            module = _rewritten(module, count_in_scratch(str(module)))
    metadata["tensordesc_meta"] = module.get_tensordesc_metadata()
    return module


_NOT_FOR_NVIDIA: Final = ("f8E4M3FN", "f8E4M3FNUZ", "f8E5M2FNUZ")
"""Types of MLIR that Triton's passes for sm_80 do not convert."""


def _goes_by_nvidia(ttir: str, options: OpenCLOptions) -> bool:
    """Whether Triton's passes for NVIDIA's devices lower a kernel; others lower all types."""
    return parse_arch(options.arch).for_nvidia and not any(it in ttir for it in _NOT_FOR_NVIDIA)


def _lower_layouts(module: Any, ttir: str, metadata: dict[str, Any], options: OpenCLOptions) -> Any:
    """Lower TTIR by the passes for AMD's devices, with products as loops where they fit."""
    driver = _driver_of(options)
    lanes = options.warp_size
    given = warps_for_pairs(ttir, _warps_of(ttir, options, driver), lanes)
    metadata["num_warps"] = given
    if driver is None or "tt.dot" not in ttir:
        made = _make_ttgir(module, given, options, None)
        if driver is None or given == options.num_warps or _fits(made, driver):
            return made
        # The layouts of fewer warps may need fewer conversions, which are through local memory.
        metadata["num_warps"] = options.num_warps
        return _make_ttgir(_rewritten(module, ttir), options.num_warps, options, None)
    warps = warps_for_products(ttir, given, lanes, driver.work_items)
    warps = warps_for_pairs(ttir, warps, lanes)
    made = _make_ttgir(module, warps, options, driver)
    if made.get_int_attr(MARK) is None:
        warps = given
    else:
        text = str(made)
        for in_scratch in (False, True)[: 1 + driver.has_scratch]:
            lowered = _rewritten(made, lower(text, driver.local_bytes // 2, in_scratch))
            if _fits(lowered, driver):
                metadata["num_warps"] = warps
                return lowered
    # Triton's own lowering has one operand at a time in local memory.
    metadata["num_warps"] = warps
    return _make_ttgir(_rewritten(module, ttir), warps, options, None)


def _warps_of(ttir: str, options: OpenCLOptions, driver: _Driver | None) -> int:
    """Return the warps of a program: more than requested if its lanes had much work.

    A lane of small sub-groups would have the work of several, in code that is as long.
    """
    if driver is None:
        return options.num_warps
    warps, lanes, most = options.num_warps, options.warp_size, driver.work_items
    size = lanes
    while size < WARP_SIZE and 2 * warps * lanes <= most:
        warps, size = 2 * warps, 2 * size
    return warps_for(ttir, warps, lanes, most, driver.elements)


def _fits(module: Any, driver: _Driver) -> bool:
    """Whether a kernel gets along with the local memory of a driver."""
    copy = _rewritten(module, str(module))
    manager = ir.pass_manager(copy.context)
    passes.convert.add_scf_to_cf(manager)
    passes.gluon.add_inliner(manager)
    amd.passes.ttgpuir.add_allocate_shared_memory(manager, _ARCH)
    manager.run(copy, "make_ttgir_memory")
    size: int = copy.get_int_attr("ttg.shared")
    return size <= driver.local_bytes


def _make_ttgir(module: Any, warps: int, options: OpenCLOptions, driver: _Driver | None) -> Any:
    _choose_layouts(module, warps, options)
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.ttgpuir.add_coalesce(manager)
    passes.ttgpuir.add_f32_dot_tc(manager, False)
    manager.run(module, "make_ttgir_accesses")
    if driver is not None:
        lanes, has_batches = options.warp_size, driver.has_batches
        module = _rewritten(module, choose_layouts(str(module), warps, lanes, has_batches))
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.ttgpuir.add_remove_layout_conversions(manager)
    passes.ttgpuir.add_optimize_thread_locality(manager)
    amd.passes.ttgpuir.add_accelerate_matmul(manager, _DOT_ARCH, 0, 1)
    passes.ttgpuir.add_remove_layout_conversions(manager)
    amd.passes.ttgpuir.add_optimize_epilogue(manager)
    amd.passes.ttgpuir.add_optimize_dot_operands(manager, _ARCH)
    amd.passes.ttgpuir.add_hoist_layout_conversions(manager)
    amd.passes.ttgpuir.add_sink_layout_conversions(manager)
    passes.ttgpuir.add_fuse_nested_loops(manager)
    passes.common.add_canonicalizer(manager)
    passes.ttir.add_triton_licm(manager)
    passes.common.add_canonicalizer(manager)
    passes.ttgpuir.add_remove_layout_conversions(manager)
    passes.ttgpuir.add_reduce_data_duplication(manager)
    amd.passes.ttgpuir.add_move_up_prologue_loads(manager)
    amd.passes.ttgpuir.add_fold_true_cmpi(manager)
    amd.passes.ttgpuir.add_prepare_if_combining(manager)
    passes.common.add_canonicalizer(manager)
    passes.common.add_cse(manager)
    passes.common.add_symbol_dce(manager)
    manager.run(module, "make_ttgir")
    return module


class _Driver(NamedTuple):
    """Products may use this much of a driver.

    Attributes:
        local_bytes: of local memory.
        work_items: of a program.
        elements: of a tensor in a lane before a program gets more warps. Intel's runtime takes a
            second to build a copy of a matrix with 128 elements a lane, 44 with 512, and the copy
            is as fast.
        has_numbers: whether sub-groups and their work-items have numbers.
        has_batches: whether products of batches may be loops.
        has_scratch: whether global memory is as fast as local memory, so that loops may read
            operands from there.
    """

    local_bytes: int
    work_items: int
    elements: int = 128
    has_numbers: bool = True
    has_batches: bool = True
    has_scratch: bool = True


# Local memory is memory of the host there.
_DRIVERS: Final = {
    "intel-cpu": _Driver(1 << 18, 1 << 10),
    # PoCL 7.1 repeats rows of such a product, whose code is right on other drivers.
    "pocl": _Driver(1 << 18, 1 << 10, has_numbers=False, has_batches=False),
    "rusticl": _Driver(1 << 15, 1 << 8),
}
# No device of OpenCL that runs Triton's kernels is known to have less.
_LEAST: Final = _Driver(1 << 15, 1 << 8, has_scratch=False)
# That of lavapipe: a group has at most 32 sub-groups of 8 lanes.
_SHADER: Final = _Driver(1 << 15, 1 << 8, elements=32, has_numbers=False)


def _driver_of(options: OpenCLOptions) -> _Driver | None:
    """Return what products may use, None if they stay unrolled.

    Local memory of a shader is bytes, of which a loop loads each operand again and again: a CPU
    builds it much faster all the same.
    """
    target = parse_arch(options.arch)
    if target.is_shader:
        return _SHADER if target.is_cpu else None
    return _DRIVERS.get(target.profile, _LEAST)


def _rewritten(module: Any, text: str | None) -> Any:
    """Parse the text of a module; without a text, return the given module."""
    if text is None:
        return module
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.mlir"
        path.write_text(text, encoding="utf-8")
        parsed = ir.parse_mlir_module(str(path), module.context)
    parsed.context = module.context
    return parsed


def _choose_layouts(module: Any, warps: int, options: OpenCLOptions) -> None:
    """Convert to TTGIR, and decompose `tt.dot_scaled` to a product and conversions."""
    scaled = "tt.dot_scaled" in module.str_nodebug()
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.ttir.add_convert_to_ttgpuir(
        manager,
        _SCALED_DOT_TARGET if scaled else _TARGET,
        warps,
        options.warp_size,
        options.num_ctas,
    )
    if scaled:
        passes.ttgpuir.add_accelerate_matmul(manager)
    manager.run(module, "make_ttgir_layouts")
    module.set_attr("ttg.target", ir.builder(module.context).get_string_attr(_TARGET))


def make_llir(module: Any, metadata: dict[str, Any], options: OpenCLOptions) -> str:
    """Lower to optimised LLVM IR; its text is that of the LLVM which Triton ships."""
    if metadata["for_nvidia"]:
        libraries = options.extern_libs or (("libdevice", nvidia.libdevice_path()),)
        lowered, _context = nvidia.lower_to_llvm(module, libraries)
    else:
        lowered, _context = _lower_to_llvm(module, metadata, options)
    has_loops = module.get_int_attr(MARK) is not None
    # Only the kernel has external linkage.
    kernels = [
        function
        for function in lowered.get_functions()
        if not function.is_declaration() and function.is_external_linkage()
    ]
    # Without a target, so that no target's costs decide.
    # Vectors of a lane's sums would hinder a driver that makes vectors of lanes.
    llvm.optimize_module(
        lowered,
        llvm.OPTIMIZE_O3,
        enable_fp_fusion=options.enable_fp_fusion,
        disable_slp_vectorizer=has_loops,
        disable_vector_combine=has_loops,
    )
    metadata["name"] = kernels[0].name
    metadata["shared"] = module.get_int_attr("ttg.shared")
    metadata.setdefault("assertions", [])
    for kind, attribute in _SCRATCH.items():
        metadata[f"{kind}_scratch_size"] = module.get_int_attr(f"{attribute}_size") or 0
        metadata[f"{kind}_scratch_align"] = module.get_int_attr(f"{attribute}_alignment") or 1
    text = str(lowered)
    if parse_arch(options.arch).for_nvidia:
        text = nvidia.print_assertions(text)
    if has_loops:
        text = add_disjoint(text)
    metadata["read_only"] = _read_only(text)
    # Triton fuses separate operations of a kernel only in the last step, as code of the target.
    return f"{text}\n{_MAY_FUSE}\n" if options.enable_fp_fusion else text


_MAY_FUSE: Final = "!opencl.enable.FP_CONTRACT = !{}"
"""The metadata of OpenCL C that allows fusing products and sums in all kernels."""


# The text before the name of each parameter; a name with other letters is in quotes.
_PARAMETER: Final = re.compile(r'([^%]*)(%(?:"[^"]*"|[-\w.$]+))')
_KERNEL: Final = re.compile(r"(?m)^define (?:amdgpu|ptx)_kernel .*")
_DERIVED: Final = re.compile(
    r"  (%[-\w.$]+) = (?:addrspacecast|freeze|getelementptr|phi|select)\b(.*)"
)
_NAME: Final = re.compile(r"%[-\w.$]+")
_READS: Final = re.compile(r" = load |asm sideeffect \"(?![^\"]*\b(?:st|atom|red)\.)")


def _read_only(text: str) -> list[int]:
    """Return the indices of the kernel's read-only pointer parameters.

    LLVM knows nothing of pointers that assembly takes, whose instructions tell.
    """
    kernel = _KERNEL.search(text)
    assert kernel is not None
    header = kernel[0]
    body = text[kernel.end() :].partition("\n}")[0].splitlines()
    written = _written(body) if header.startswith("define ptx_kernel") else None
    places = []
    for place, (before, name) in enumerate(_PARAMETER.findall(header)):
        is_known = not {"readonly", "readnone"}.isdisjoint(before.split())
        if is_known or (written is not None and "ptr " in before and name not in written):
            places.append(place)
    return places


def _written(body: list[str]) -> set[str]:
    """Return the names from which a body derives the pointers that it may write through."""
    derived = [match for line in body if (match := _DERIVED.match(line))]
    sources = {match[1]: set(_NAME.findall(match[2])) for match in derived}
    work = [
        name
        for line in body
        if not (_DERIVED.match(line) or _READS.search(line))
        for name in _NAME.findall(line)
    ]
    written: set[str] = set()
    while work:
        name = work.pop()
        if name not in written:
            written.add(name)
            work += sources.get(name, ())
    return written


_SCRATCH: Final = {"global": "ttg.global_scratch_memory", "profile": "ttg.profile_scratch_memory"}


def _lower_to_llvm(module: Any, metadata: dict[str, Any], options: OpenCLOptions) -> Lowered:
    manager = ir.pass_manager(module.context)
    manager.enable_debug()
    passes.convert.add_scf_to_cf(manager)
    passes.gluon.add_inliner(manager)
    passes.convert.add_index_to_llvmir(manager)
    amd.passes.ttgpuir.add_allocate_shared_memory(manager, _ARCH)
    amd.passes.ttgpuir.add_membar(manager, _ARCH)
    passes.ttgpuir.add_allocate_global_scratch_memory(manager)
    # No flush of denormals: the last argument.
    amd.passes.ttgpuir.add_to_llvmir(manager, _ARCH, False)
    passes.common.add_canonicalizer(manager)
    passes.common.add_cse(manager)
    passes.convert.add_cf_to_llvmir(manager)
    passes.convert.add_arith_to_llvmir(manager)
    passes.common.add_canonicalizer(manager)
    passes.common.add_cse(manager)
    passes.common.add_symbol_dce(manager)
    if not knobs.compilation.disable_line_info:
        passes.llvmir.add_di_scope(manager)
    amd.passes.ttgpuir.add_builtin_func_to_llvmir(manager, _ARCH, False)
    passes.convert.add_reconcile_unrealized_casts(manager)
    has_loops = module.get_int_attr(MARK) is not None
    manager.run(module, "make_llir")
    llvm.init_targets()
    context = llvm.context()
    driver = _driver_of(options)
    # The profiler has the memory to itself.
    has_memory = not (parse_arch(options.arch).is_shader or options.instrumentation_mode)
    if options.debug and has_memory:
        changed, metadata["assertions"] = store_numbers(str(module))
        module = _rewritten(module, changed)
    if has_loops and driver is not None and driver.has_numbers:
        warps = module.get_int_attr("ttg.num-warps")
        module = _rewritten(module, number_lanes(str(module), warps, options.warp_size))
    lowered = llvm.to_module(module, context)
    for function in lowered.get_functions():
        if not function.is_declaration() and function.is_external_linkage():
            function.set_calling_conv(amd.CALLING_CONV_AMDGPU_KERNEL)
    return Lowered(lowered, context)


def make_spv(source: str, metadata: dict[str, Any], options: OpenCLOptions) -> bytes:
    """Translate to SPIR-V.

    From the text and not from bitcode: older LLVMs do not read newer records of debug info.
    """
    target = parse_arch(options.arch)
    # The profile gives only the style: the target names the allowed extensions itself.
    extensions = ("-all", *target.extensions) if target.profile else target.extensions
    spirv, name = translate_kernel(
        source,
        triple=target.triple,
        version=target.spirv_version,
        extensions=extensions,
        target_profile=target.profile or None,
        workgroup_size=metadata["num_warps"] * options.warp_size,
        subgroup_size=options.warp_size,
        dynamic_local_memory=metadata["shared"],
        vulkan_regions=target.has_regions,
        matrix_fragments=target.fragments,
    )
    metadata["name"] = name
    return spirv


def make_spvasm(source: bytes, metadata: dict[str, Any], options: OpenCLOptions) -> str:
    """Return the text of the binary; the last stage, as Triton takes the binary by its name."""
    from spvbackend.emit.asm import disassemble
    from spvbackend.emit.read import words_of

    return disassemble(words_of(source))
