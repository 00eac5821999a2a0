"""OpenCL's opaque types before LLVM had target extension types.

An event was a pointer to the struct `%opencl.event_t`, which has no body; with opaque pointers only
a builtin that takes or returns such a pointer tells its type.

Data for inference, which asks for the struct behind an argument or a result, and for the pass that
replaces the pointer's type by the target extension type.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_PLAIN: Final[dict[str, str]] = {
    "opencl.clk_event_t": 'target("spirv.DeviceEvent")',
    "opencl.event_t": 'target("spirv.Event")',
    "opencl.pipe_ro_t": 'target("spirv.Pipe", 0)',
    "opencl.pipe_wo_t": 'target("spirv.Pipe", 1)',
    "opencl.queue_t": 'target("spirv.Queue")',
    "opencl.reserve_id_t": 'target("spirv.ReserveId")',
    "opencl.sampler_t": 'target("spirv.Sampler")',
}
# Dim, Depth, Arrayed, MS of OpTypeImage.  The OpenCL environment fixes the rest: Sampled Type is
# void, Sampled 0, Image Format Unknown.
_IMAGES: Final[dict[str, tuple[int, int, int, int]]] = {
    "1d": (spv.Dim1D, 0, 0, 0),
    "1d_array": (spv.Dim1D, 0, 1, 0),
    "1d_buffer": (spv.DimBuffer, 0, 0, 0),
    "2d": (spv.Dim2D, 0, 0, 0),
    "2d_array": (spv.Dim2D, 0, 1, 0),
    "2d_array_depth": (spv.Dim2D, 1, 1, 0),
    "2d_array_msaa": (spv.Dim2D, 0, 1, 1),
    "2d_array_msaa_depth": (spv.Dim2D, 1, 1, 1),
    "2d_depth": (spv.Dim2D, 1, 0, 0),
    "2d_msaa": (spv.Dim2D, 0, 0, 1),
    "2d_msaa_depth": (spv.Dim2D, 1, 0, 1),
    "3d": (spv.Dim3D, 0, 0, 0),
}
_ACCESSES: Final[dict[str, int]] = {
    "": spv.AccessQualifierReadOnly,  # OpenCL C 6.8: read_only is the default
    "_ro": spv.AccessQualifierReadOnly,
    "_rw": spv.AccessQualifierReadWrite,
    "_wo": spv.AccessQualifierWriteOnly,
}


def _image_text(numbers: tuple[int, int, int, int], access: int) -> str:
    dim, depth, arrayed, multisampled = numbers
    return f'target("spirv.Image", void, {dim}, {depth}, {arrayed}, {multisampled}, 0, 0, {access})'


OPAQUE_STRUCTS: Final[dict[str, str]] = _PLAIN | {
    f"opencl.image{kind}{suffix}_t": _image_text(numbers, access)
    for kind, numbers in _IMAGES.items()
    for suffix, access in _ACCESSES.items()
}
"""Struct -> LLVM's spelling of the target extension type that replaced it."""

# clang mangles `ocl_` names; two of them differ from those of the structs.
_BY_MANGLED: Final[dict[str, str]] = {
    **{f"ocl_{name.removeprefix('opencl.').removesuffix('_t')}": name for name in OPAQUE_STRUCTS},
    "ocl_clkevent": "opencl.clk_event_t",
    "ocl_reserveid": "opencl.reserve_id_t",
}
OPAQUE_RESULTS: Final[dict[int, str]] = {
    op.OpConstantSampler: "opencl.sampler_t",
    op.OpCreateUserEvent: "opencl.clk_event_t",
    op.OpGetDefaultQueue: "opencl.queue_t",
    op.OpGroupAsyncCopy: "opencl.event_t",
    op.OpGroupReserveReadPipePackets: "opencl.reserve_id_t",
    op.OpGroupReserveWritePipePackets: "opencl.reserve_id_t",
    op.OpReserveReadPipePackets: "opencl.reserve_id_t",
    op.OpReserveWritePipePackets: "opencl.reserve_id_t",
}
"""Opcode of a row -> the struct that its pointer results point to."""


_READS: Final = (
    op.OpCommitReadPipe,
    op.OpGroupCommitReadPipe,
    op.OpGroupReserveReadPipePackets,
    op.OpReadPipe,
    op.OpReserveReadPipePackets,
    op.OpReservedReadPipe,
)
_WRITES: Final = (
    op.OpCommitWritePipe,
    op.OpGroupCommitWritePipe,
    op.OpGroupReserveWritePipePackets,
    op.OpReservedWritePipe,
    op.OpReserveWritePipePackets,
    op.OpWritePipe,
)
_RESERVED: Final = (
    op.OpCommitReadPipe,
    op.OpCommitWritePipe,
    op.OpGroupCommitReadPipe,
    op.OpGroupCommitWritePipe,
    op.OpReservedReadPipe,
    op.OpReservedWritePipe,
)
# clang does not mangle its pipe functions, so the instruction determines the struct.
_ARGUMENTS: Final[dict[tuple[int, int], str]] = {
    **{(opcode, 0): "opencl.pipe_ro_t" for opcode in _READS},
    **{(opcode, 0): "opencl.pipe_wo_t" for opcode in _WRITES},
    **{(opcode, 1): "opencl.reserve_id_t" for opcode in _RESERVED},
}
_ACCESS_NAMES: Final[dict[str, str]] = {
    "read_only": "_ro",
    "read_write": "_rw",
    "write_only": "_wo",
}


def opaque_argument(name: str, opcode: int, index: int) -> str:
    """Return the struct of an argument of a builtin whose name is not mangled, else ""."""
    if index == 0 and opcode in (op.OpGetMaxPipePackets, op.OpGetNumPipePackets):
        return "opencl.pipe_wo_t" if name.endswith("_wo") else "opencl.pipe_ro_t"
    return _ARGUMENTS.get((opcode, index), "")


def opaque_parameter(type_name: str, access: str) -> str:
    """Return the struct of a parameter by kernel_arg_base_type and kernel_arg_access_qual."""
    if not type_name.endswith("_t"):
        return ""
    stem = f"opencl.{type_name.removesuffix('_t')}"
    # Only images and pipes have the access in their names; samplers and events do not.
    for name in (f"{stem}{_ACCESS_NAMES.get(access, '')}_t", f"{stem}_t"):
        if name in OPAQUE_STRUCTS:
            return name
    return ""


# Of several structs with one type, the last is the one with the access in its name.
_MANGLED: Final[dict[str, str]] = {
    OPAQUE_STRUCTS[struct]: name
    for name, struct in _BY_MANGLED.items()
    if name not in ("ocl_clk_event", "ocl_reserve_id")
}


def mangled_opaque(text: str) -> str:
    """Return how clang mangles a target extension type, "" for one that OpenCL C lacks."""
    return _MANGLED.get(text, "")


def opaque_struct(mangled: str) -> str:
    """Return the struct that a mangled type such as `ocl_event` stood for, "" for any other."""
    return _BY_MANGLED.get(mangled, "")
