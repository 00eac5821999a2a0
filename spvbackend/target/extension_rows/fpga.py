"""Extensions for programmable gate arrays, under Intel's and Altera's names."""

from __future__ import annotations

from typing import Final

from spvbackend.target.extension_rows.row import DROPPED, LOWERED, REFUSED, UNUSED, Extension

_DECORATED: Final = "its decorations in the metadata spirv.Decorations"
_ARGUMENTS: Final = "its decorations in the metadata spirv.ParameterDecorations"
_WARNED: Final = "it is not said, with a warning"

_INTEL: Final = (
    Extension(
        "SPV_INTEL_arbitrary_precision_fixed_point",
        "functions of fixed-point numbers of any width",
        REFUSED,
        "calls such as `__spirv_FixedSqrtINTEL`",
    ),
    Extension(
        "SPV_INTEL_arbitrary_precision_floating_point",
        "functions of floating-point numbers of any width",
        REFUSED,
        "calls such as `__spirv_ArbitraryFloatAddINTEL`",
    ),
    Extension(
        "SPV_INTEL_arbitrary_precision_integers",
        "integers of any width",
        LOWERED,
        "integers of any width but 8, 16, 32 and 64",
        "they are computed in wider ones, or in words of 64 bits; beyond 4096 bits is an error",
    ),
    Extension(
        "SPV_INTEL_blocking_pipes",
        "pipes that wait for a packet, or for its place",
        REFUSED,
        "the calls `__spirv_ReadPipeBlockingINTEL` and `__spirv_WritePipeBlockingINTEL`",
    ),
    Extension(
        "SPV_INTEL_fpga_argument_interfaces",
        "the wires of a kernel's argument",
        REFUSED,
        _ARGUMENTS,
    ),
    Extension(
        "SPV_INTEL_fpga_buffer_location",
        "the memory that a pointer points into",
        DROPPED,
        _ARGUMENTS,
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_cluster_attributes",
        "how a cluster of operations stalls",
        DROPPED,
        "the metadata stall_enable and stall_free of a function",
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_dsp_control",
        "whether arithmetic takes multipliers or logic",
        DROPPED,
        "the metadata prefer_dsp of a function",
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_invocation_pipelining_attributes",
        "how many calls of a function are under way at once",
        DROPPED,
        "the metadata initiation_interval, max_concurrency and pipeline_kernel",
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_latency_control",
        "how many cycles lie between accesses",
        DROPPED,
        _DECORATED,
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_loop_controls",
        "how a loop is pipelined",
        DROPPED,
        "the metadata llvm.loop.ii.count and its relatives",
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_memory_accesses",
        "how a load or store is built",
        DROPPED,
        _DECORATED,
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_memory_attributes",
        "how memory of the device is built",
        DROPPED,
        _DECORATED,
        _WARNED,
    ),
    Extension(
        "SPV_INTEL_fpga_reg",
        "a register in the way of a value",
        REFUSED,
        "the call `__spirv_FPGARegINTEL`",
    ),
    Extension(
        "SPV_INTEL_global_variable_fpga_decorations",
        "how a variable of the module is built",
        DROPPED,
        _DECORATED,
        _WARNED,
    ),
    Extension("SPV_INTEL_io_pipes", "pipes that lead to the device's ports", REFUSED, _DECORATED),
    Extension(
        "SPV_INTEL_loop_fuse",
        "loops of a function that become one",
        UNUSED,
        "its decoration is not among those that metadata may say",
    ),
    Extension(
        "SPV_INTEL_runtime_aligned",
        "pointers that are aligned as the runtime aligns",
        REFUSED,
        _ARGUMENTS,
    ),
    Extension(
        "SPV_INTEL_task_sequence",
        "calls of a function that run beside their caller",
        REFUSED,
        'the type target("spirv.TaskSequenceINTEL") and the calls that take it',
    ),
    Extension(
        "SPV_INTEL_usm_storage_classes",
        "storage classes for the memory of a device and that of its host",
        LOWERED,
        "address spaces 5 and 6",
        "the storage class is CrossWorkgroup",
    ),
)
FPGA: Final = _INTEL + tuple(
    row._replace(name=row.name.replace("INTEL", "ALTERA")) for row in _INTEL
)
"""Extensions that moved to another vendor kept their words; a consumer knows its time's name."""
