"""Target extension types, `target("spirv.X", types, numbers)`, as SPIR-V types.

A row maps a name to an opcode whose operands are the type's parameters in order, or to a function.
A function returns 0 for parameters that kernels cannot have; the caller raises the error for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, STRUCT, TARGET, Type, TypeContext
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import OPERANDS
from spvbackend.target.availability import check_opcode
from spvbackend.target.widths import INT4

if TYPE_CHECKING:
    from spvbackend.isel.module.types import TypeLowering

MATRIX: Final = "spirv.CooperativeMatrixKHR"
INTEGRAL_CONSTANT: Final = "spirv.IntegralConstant"
LITERAL: Final = "spirv.Literal"
SAMPLED_IMAGE: Final = "spirv.SampledImage"
SPELLED: Final = "spirv.Type"

_PLAIN: Final[dict[str, int]] = {
    f"spirv.{op.OPCODE_NAMES[opcode].removeprefix('OpType')}": opcode
    for opcode in (
        op.OpTypeAvcImeDualReferenceStreaminINTEL,
        op.OpTypeAvcImePayloadINTEL,
        op.OpTypeAvcImeResultDualReferenceStreamoutINTEL,
        op.OpTypeAvcImeResultINTEL,
        op.OpTypeAvcImeResultSingleReferenceStreamoutINTEL,
        op.OpTypeAvcImeSingleReferenceStreaminINTEL,
        op.OpTypeAvcMcePayloadINTEL,
        op.OpTypeAvcMceResultINTEL,
        op.OpTypeAvcRefPayloadINTEL,
        op.OpTypeAvcRefResultINTEL,
        op.OpTypeAvcSicPayloadINTEL,
        op.OpTypeAvcSicResultINTEL,
        op.OpTypeDeviceEvent,
        op.OpTypeEvent,
        op.OpTypeNamedBarrier,
        op.OpTypePipeStorage,
        op.OpTypeQueue,
        op.OpTypeReserveId,
        op.OpTypeSampler,
        op.OpTypeTaskSequenceALTERA,
    )
} | {"spirv.TaskSequenceINTEL": op.OpTypeTaskSequenceINTEL}
# Images of kernels (OpenCL environment, OpTypeImage): cubes, rectangles and texels of a known
# format are for graphics.
_DIMENSIONS: Final = frozenset((spv.Dim1D, spv.Dim2D, spv.Dim3D, spv.DimBuffer))
_SAMPLED: Final = frozenset(("void", "i8", "i16", "i32", "half", "float"))
_STORAGE: Final = 2
"""Sampled, in an image's type: used without a sampler."""
_IMAGE_NEEDS: Final = 6
"""The mandatory numbers of an image's type: all but its access."""
_IMAGE_LIMITS: Final = (
    spv.DimBuffer,
    2,  # depth, or unknown
    1,  # arrayed
    1,  # multisampled
    _STORAGE,
    spv.ImageFormatUnknown,
    spv.AccessQualifierReadWrite,
)
_ACCESSES: Final = ((spv.AccessQualifierReadOnly,), (spv.AccessQualifierWriteOnly,))
_MATRIX_WORDS: Final = 4
"""Scope, rows, columns and use of a cooperative matrix."""
_USES: Final = frozenset(
    (
        spv.CooperativeMatrixUseMatrixAKHR,
        spv.CooperativeMatrixUseMatrixBKHR,
        spv.CooperativeMatrixUseMatrixAccumulatorKHR,
    )
)


def lower_target(lowering: TypeLowering, type: Type) -> int:
    """Return the id of a target extension type.

    Raises:
        Unsupported: the type is not a SPIR-V type that kernels have.
    """
    if image := lowering.flavour.image_type(lowering, type):
        return image
    opcode = _OPCODES.get(type.name, op.OpNop)
    check_opcode(lowering.environment, opcode)
    lowering.flavour.check_type(lowering.environment, type, opcode)
    plain = _PLAIN.get(type.name)
    if plain is not None and not type.elems and not type.ints:
        return lowering.cache.intern(plain, 0, ())
    shaped = _SHAPED.get(type.name)
    id = 0 if shaped is None else shaped(lowering, type)
    if id == 0:
        raise Unsupported(f"type '{type}' has no SPIR-V counterpart here")
    return id


def has_null(type: Type) -> bool:
    """Whether OpConstantNull may have a type (Constant-Creation Instructions)."""
    return all(name in _NULLS for name in _names_in(type))


def is_matrix(type: Type) -> bool:
    """Whether a type is or contains a cooperative matrix."""
    return MATRIX in _names_in(type)


def is_opaque(type: Type) -> bool:
    """Whether a type is or contains one whose size only the device knows."""
    return bool(_names_in(type))


def is_sampled_image(type: Type) -> bool:
    """Whether a type is or contains an image with its sampler."""
    return SAMPLED_IMAGE in _names_in(type)


def _names_in(type: Type) -> set[str]:
    """Return the names of the target types in a type; `spirv.Type` counts as what it spells."""
    if type.kind == STRUCT:
        return set().union(*[_names_in(elem) for elem in type.elems])
    if type.kind == ARRAY:
        return _names_in(type.element)
    if type.kind != TARGET:
        return set()
    return {_NAMES.get(type.ints[0], SPELLED) if type.name == SPELLED and type.ints else type.name}


def _pipe(lowering: TypeLowering, type: Type) -> int:
    return lowering.cache.intern(op.OpTypePipe, 0, type.ints) if type.ints in _ACCESSES else 0


def _image(lowering: TypeLowering, type: Type) -> int:
    if not _is_image(type):
        return 0
    cache = lowering.cache
    # OpTypeImage itself requires no capability, but the OpenCL environment makes image support
    # depend on this one (Required Capabilities).
    cache.require(spv.CapabilityImageBasic)
    if type.ints[6:] == (spv.AccessQualifierReadWrite,):
        cache.require(spv.CapabilityImageReadWrite)
    return cache.intern(op.OpTypeImage, 0, (lowering.lower(type.elems[0]), *type.ints))


def _image_with_sampler(lowering: TypeLowering, type: Type) -> int:
    if not _is_image(type) or not _takes_sampler(type):
        return 0
    return lowering.cache.intern(op.OpTypeSampledImage, 0, (_image(lowering, type),))


def _vme_image(lowering: TypeLowering, type: Type) -> int:
    """Return an image with the sampler for motion estimation; it has two dimensions."""
    if not _is_image(type) or type.ints[0] != spv.Dim2D:
        return 0
    return lowering.cache.intern(op.OpTypeVmeImageINTEL, 0, (_image(lowering, type),))


def _buffer_surface(lowering: TypeLowering, type: Type) -> int:
    if len(type.ints) != 1 or type.ints[0] > spv.AccessQualifierReadWrite:
        return 0
    return lowering.cache.intern(op.OpTypeBufferSurfaceINTEL, 0, type.ints)


def _is_image(type: Type) -> bool:
    """Whether a type's parameters are those of a kernel's image."""
    words = type.ints
    if len(type.elems) != 1 or str(type.elems[0]) not in _SAMPLED:
        return False
    if not _IMAGE_NEEDS <= len(words) <= len(_IMAGE_LIMITS) or words[0] not in _DIMENSIONS:
        return False
    # OpTypeImage's access qualifier is optional, so one word may be missing.
    if any(word > most for word, most in zip(words, _IMAGE_LIMITS, strict=False)):
        return False
    # Only images of one and two dimensions may be arrayed (OpenCL environment, Validation Rules).
    return words[2] == 0 or words[0] in (spv.Dim1D, spv.Dim2D)


def _takes_sampler(image: Type) -> bool:
    """Whether an image may be part of a sampled image (OpTypeSampledImage)."""
    return image.ints[0] != spv.DimBuffer and image.ints[4] != _STORAGE


def _matrix(lowering: TypeLowering, type: Type) -> int:
    """Return a matrix that a scope's work-items hold together (SPV_KHR_cooperative_matrix)."""
    if len(type.elems) != 1 or len(type.ints) != _MATRIX_WORDS:
        return 0
    component = type.elems[0]
    scope, rows, columns, use = type.ints
    is_number = component.kind == FLOAT or (component.kind == INT and component.bits > 1)
    # A work-group's matrix would require a fixed work-group size of every kernel.
    if not is_number or scope != spv.ScopeSubgroup or rows * columns == 0 or use not in _USES:
        return 0
    if component.name == "bfloat":
        # The component decides, which the grammar cannot express.
        lowering.cache.require(spv.CapabilityBFloat16CooperativeMatrixKHR)
    if component.kind == INT and component.bits == INT4:
        lowering.cache.require(spv.CapabilityInt4CooperativeMatrixINTEL)
        return matrix_of(lowering, type, lowering.cache.int_type(INT4))
    return matrix_of(lowering, type, lowering.lower(component))


def matrix_of(lowering: TypeLowering, type: Type, component: int) -> int:
    """Return the id of a matrix with another matrix's extent.

    Args:
        lowering: the type lowering.
        type: the other matrix.
        component: the id of the component type.
    """
    # Scope, rows, columns and use are ids of constants (OpTypeCooperativeMatrixKHR).
    words = [lowering.cache.int_constant(32, word) for word in type.ints]
    return lowering.cache.intern(op.OpTypeCooperativeMatrixKHR, 0, (component, *words))


def _spelled(lowering: TypeLowering, type: Type) -> int:
    """Return the type that `spirv.Type` spells, under the rules of its target type."""
    meant = _meaning(lowering.types, type)
    return 0 if meant is None else lowering.lower(meant)


def _meaning(types: TypeContext, type: Type) -> Type | None:
    """Return the target type that `spirv.Type` spells by opcode, size, alignment and operands."""
    opcode = type.ints[0] if type.ints else op.OpNop
    name = _NAMES.get(opcode)
    kinds = [kind for kind in OPERANDS.get(opcode, ()) if kind != "IdResult"]
    if name is None or len(type.elems) > len(kinds):
        return None
    parts: list[Type] = []
    numbers: list[int] = []
    for index, (kind, operand) in enumerate(zip(kinds, type.elems, strict=False)):
        is_id = kind.startswith("Id")
        if index > 0 or not is_id:
            if not _is_number(operand, INTEGRAL_CONSTANT if is_id else LITERAL):
                return None
            numbers += operand.ints
            continue
        image = _meaning(types, operand) if operand.name == SPELLED else operand
        if image is not None and image.name == "spirv.Image":
            # In LLVM a sampled image has the image's parameters, in SPIR-V its type.
            parts += image.elems
            numbers += image.ints
        else:
            parts.append(operand)
    return types.target(name, tuple(parts), tuple(numbers))


def _is_number(type: Type, name: str) -> bool:
    """Whether a type spells a 32-bit number; a constant names its type as well."""
    if type.name != name or len(type.ints) != 1:
        return False
    return name == LITERAL or [str(elem) for elem in type.elems] == ["i32"]


_SHAPED: Final[dict[str, Callable[[TypeLowering, Type], int]]] = {
    "spirv.BufferSurfaceINTEL": _buffer_surface,
    MATRIX: _matrix,
    "spirv.Image": _image,
    "spirv.Pipe": _pipe,
    SAMPLED_IMAGE: _image_with_sampler,
    "spirv.VmeImageINTEL": _vme_image,
    SPELLED: _spelled,
}
_NAMES: Final[dict[int, str]] = {
    **{opcode: name for name, opcode in _PLAIN.items()},
    op.OpTypeBufferSurfaceINTEL: "spirv.BufferSurfaceINTEL",
    op.OpTypeCooperativeMatrixKHR: MATRIX,
    op.OpTypeImage: "spirv.Image",
    op.OpTypePipe: "spirv.Pipe",
    op.OpTypeSampledImage: SAMPLED_IMAGE,
    op.OpTypeVmeImageINTEL: "spirv.VmeImageINTEL",
}
_OPCODES: Final = {name: opcode for opcode, name in _NAMES.items()} | _PLAIN
# SPV_INTEL_device_side_avc_motion_estimation adds its types to the core types.
_NULLS: Final = frozenset(
    (
        MATRIX,
        "spirv.DeviceEvent",
        "spirv.Event",
        "spirv.Queue",
        "spirv.ReserveId",
        *[name for name in _PLAIN if name.startswith("spirv.Avc")],
    )
)
