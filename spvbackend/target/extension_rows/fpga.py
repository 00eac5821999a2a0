"""Extensions for programmable gate arrays, which have names of Intel and the same of Altera."""

from __future__ import annotations

from typing import Final

from spvbackend.target.extension_rows.row import LOWERED, REFUSED, UNUSED, Extension

_NOT_SAID: Final = "no attribute or metadata that is read says it"

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
        UNUSED,
        "integers of odd widths are computed in wider ones",
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
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_buffer_location",
        "the memory that a pointer points into",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_cluster_attributes",
        "how a cluster of operations stalls",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_dsp_control",
        "whether arithmetic takes multipliers or logic",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_invocation_pipelining_attributes",
        "how many calls of a function are under way at once",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_latency_control",
        "how many cycles lie between accesses",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_loop_controls",
        "how a loop is pipelined",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_memory_accesses",
        "how a load or store is built",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_fpga_memory_attributes",
        "how memory of the device is built",
        UNUSED,
        _NOT_SAID,
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
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_io_pipes",
        "pipes that lead to the device's ports",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_loop_fuse",
        "loops of a function that become one",
        UNUSED,
        _NOT_SAID,
    ),
    Extension(
        "SPV_INTEL_runtime_aligned",
        "pointers that are aligned as the runtime aligns",
        UNUSED,
        _NOT_SAID,
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
"""What moved from one vendor to the other kept its words; a consumer knows the name of its time."""
