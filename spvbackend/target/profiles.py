"""Profiles of drivers: each driver's extensions, newest SPIR-V version, and peculiarities.

If a driver lists its extensions, ask the driver instead (`spvbackend.opencl`); a profile is for
compilation ahead of time. Only a translation that names a profile imports this. The lists are
cautious, since a driver refuses a whole module for one unknown extension.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.target.versions import V1_2, V1_4, V1_5, V1_6


class Quirk(NamedTuple):
    """A difference from other drivers, and its source: an address, or a test of this project."""

    text: str
    source: str


class Profile(NamedTuple):
    """The abilities of one driver.

    Attributes:
        name: the option's word for it.
        meaning: the driver.
        newest: the word of the newest version that it accepts.
        extensions: the allowed extensions, in alphabetical order.
        sources: where version and extensions are documented.
        quirks: further peculiarities.
        keeps_in_memory: whether values that work-items need after a barrier are kept in memory.
        makes_vectors: whether a CPU compiler turns work-items into vector lanes.
        passes_local_memory: whether a launch gives local memory that it sizes as the last argument
            of kernels that use it.
        is_one_device: whether the driver knows no memory scope across devices.
        inlines_aggregates: whether the driver mistakes structs and arrays that functions take or
            return, so that such functions are inlined.
        lacks_subgroups: whether the driver has no operations on sub-groups.
    """

    name: str
    meaning: str
    newest: int
    extensions: tuple[str, ...]
    sources: tuple[str, ...]
    quirks: tuple[Quirk, ...] = ()
    keeps_in_memory: bool = False
    makes_vectors: bool = False
    passes_local_memory: bool = False
    is_one_device: bool = False
    inlines_aggregates: bool = False
    lacks_subgroups: bool = False


def _names(**families: str) -> tuple[str, ...]:
    """Return full names, given each vendor's names without their prefix."""
    return tuple(
        sorted(
            f"SPV_{vendor}_{name}" for vendor, names in families.items() for name in names.split()
        )
    )


_SYCL: Final = "https://github.com/intel/llvm/blob/sycl/clang/test/Driver/sycl-spirv-ext.c"
_TRITON: Final = (
    "https://github.com/intel/intel-xpu-backend-for-triton/blob/main/third_party/intel/lib/Target/"
    "SPIRV/SPIRVTranslation.cpp"
)
_NEO: Final = (
    "https://github.com/intel/compute-runtime/blob/master/shared/source/device/device_caps.cpp"
)
_NEO_FAQ: Final = "https://github.com/intel/compute-runtime/blob/master/opencl/doc/FAQ.md"
_POCL: Final = "https://github.com/pocl/pocl/blob/main/CMakeLists.txt"
_POCL_CUDA: Final = "https://github.com/pocl/pocl/blob/main/lib/CL/devices/cuda/pocl-cuda.c"
_POCL_STATUS: Final = "https://pocl.sourceforge.net/docs/html/opencl_status.html"
_MESA: Final = "https://gitlab.freedesktop.org/mesa/mesa/-/blob/main/src/gallium/frontends/rusticl/"
_CHIPSTAR: Final = "https://github.com/CHIP-SPV/chipStar/blob/main/CMakeLists.txt"
_CHIPSTAR_MEMORY: Final = "https://github.com/CHIP-SPV/chipStar/blob/main/llvm_passes/HipDynMem.cpp"
_MEASURED: Final = "tests/e2e/test_other_runtimes.py"
_TRITON_MEASURED: Final = "tests/triton/test_triton_runtimes.py"
_PROFILES: Final = (
    Profile(
        "chipstar",
        "HIP on OpenCL and Level Zero by chipStar",
        V1_2,
        _names(
            EXT="relaxed_printf_string_address_space shader_atomic_float_add",
            INTEL="function_pointers subgroups",
            KHR="bit_instructions",
        ),
        (_CHIPSTAR,),
        (
            Quirk(
                "local memory that a launch sizes (`extern __shared__`) is the last argument of "
                "each kernel that uses it",
                _CHIPSTAR_MEMORY,
            ),
        ),
        passes_local_memory=True,
    ),
    Profile(
        "intel-cpu",
        "Intel's OpenCL runtime for CPUs",
        V1_4,
        _names(
            EXT="shader_atomic_float_add shader_atomic_float_min_max",
            INTEL="fp_fast_math_mode function_pointers kernel_attributes optnone subgroups "
            "variable_length_array",
            # Without no_integer_wrap_decoration: it accepts that, but its vectoriser then makes
            # some loops six times as slow (trmm of tools/parity.py).
            KHR="expect_assume linkonce_odr shader_clock uniform_group_instructions",
        ),
        (_SYCL,),
        (
            Quirk("bfloat16 numbers are their bits, since the type is not known to it", _SYCL),
            Quirk(
                "functions that take or return structs or arrays by value are inlined, since it "
                "mistakes the values, or its compiler does not end",
                "tests/e2e/test_opencl.py",
            ),
        ),
        keeps_in_memory=True,
        makes_vectors=True,
        inlines_aggregates=True,
    ),
    Profile(
        "intel-gpu",
        "Intel's OpenCL and Level Zero drivers for GPUs",
        V1_5,
        _names(
            EXT="shader_atomic_float16_add shader_atomic_float_add shader_atomic_float_min_max",
            INTEL="2d_block_io bfloat16_conversion bindless_images "
            "cache_controls float_controls2 fp_fast_math_mode fp_max_error function_pointers "
            "inline_assembly joint_matrix kernel_attributes long_composites media_block_io "
            "memory_access_aliasing optnone split_barrier subgroup_matrix_multiply_accumulate "
            "subgroups tensor_float32_conversion unstructured_loop_controls variable_length_array",
            KHR="bfloat16 bit_instructions cooperative_matrix expect_assume float_controls "
            "linkonce_odr no_integer_wrap_decoration non_semantic_info shader_clock "
            "uniform_group_instructions",
        ),
        (_TRITON, _SYCL, _NEO),
        (
            Quirk(
                "doubles need hardware that has them, or OverrideDefaultFP64Settings=1 and "
                "IGC_EnableDPEmulation=1 in the environment",
                _NEO_FAQ,
            ),
        ),
    ),
    Profile(
        "pocl",
        "PoCL on the CPU",
        V1_4,
        _names(
            EXT="shader_atomic_float_add shader_atomic_float_min_max",
            INTEL="fp_fast_math_mode inline_assembly "
            "memory_access_aliasing unstructured_loop_controls",
            KHR="expect_assume integer_dot_product linkonce_odr no_integer_wrap_decoration",
        ),
        (_POCL,),
        (
            Quirk("SPIR-V 1.5 and SPV_KHR_bit_instructions come with LLVM 20", _POCL),
            Quirk("it has neither pipes nor kernels that enqueue kernels", _POCL_STATUS),
            Quirk(
                "its CPU device has no operations on sub-groups, so that a wavefront's number is "
                "not read from the first lane",
                _TRITON_MEASURED,
            ),
        ),
        lacks_subgroups=True,
    ),
    Profile(
        "pocl-cuda",
        "PoCL on NVIDIA's GPUs",
        V1_4,
        _names(
            EXT="shader_atomic_float_add",
            INTEL="fp_fast_math_mode",
            KHR="no_integer_wrap_decoration",
        ),
        (_POCL_CUDA,),
        (Quirk("it has neither pipes nor kernels that enqueue kernels", _POCL_STATUS),),
    ),
    Profile(
        "rusticl",
        "Mesa's OpenCL on its drivers",
        V1_6,
        _names(
            KHR="bit_instructions expect_assume float_controls integer_dot_product linkonce_odr "
            "no_integer_wrap_decoration"
        ),
        (f"{_MESA}core/device.rs", f"{_MESA}api/device.rs"),
        (
            Quirk(
                "RUSTICL_ENABLE in the environment has to name the driver, unless the distribution "
                "has enabled it",
                "https://docs.mesa3d.org/rusticl.html",
            ),
            Quirk("SPIR-V 1.5 and 1.6 need a later release; 26.1 takes them", _MEASURED),
            Quirk(
                "atomics and fences across devices get the scope of the device, since 26.1 refuses "
                "modules with the wider scope",
                _MEASURED,
            ),
            Quirk("initialisers of variables in global memory are refused", _MEASURED),
        ),
        is_one_device=True,
    ),
)
PROFILES: Final[dict[str, Profile]] = {profile.name: profile for profile in _PROFILES}


def list_profiles() -> str:
    """Return each name with its driver, for the option's help."""
    width = max(map(len, PROFILES))
    lines = [f"  {profile.name:<{width}}  {profile.meaning}" for profile in _PROFILES]
    return "\n".join(["profiles of drivers:", *lines, ""])
