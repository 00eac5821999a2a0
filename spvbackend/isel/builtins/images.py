"""Images: reads with and without a sampler, writes, queries, literal samplers.

Input: images as target("spirv.Image") with OpTypeImage's parameters, in order. In kernels Sampled
is 0, "known at run time", so one type serves reads with and without a sampler (OpenCL environment,
Validation Rules).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.images import ALL_SIDES, LAYERS, TEXEL_TEXT
from spvbackend.diagnostics import Unsupported
from spvbackend.isel.builtins.args import arguments, constant_of, define_unsigned, missing
from spvbackend.isel.casts import number
from spvbackend.llvmir.types import TARGET, Type
from spvbackend.llvmir.values import Inst, Value, is_zero
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import IMAGE_SIGNS

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_SIDES: Final[dict[int, int]] = {spv.Dim1D: 1, spv.Dim2D: 2, spv.Dim3D: 3, spv.DimBuffer: 1}
_WORD: Final = 32
_SAMPLER: Final = "ocl_sampler"

# cl_sampler literals (OpenCL C 6.15.15.1): bit 0 normalized, bits 1-3 addressing, 4-5 filter.
_ADDRESSING_SHIFT: Final = 1
_ADDRESSING_MASK: Final = 7
_FILTER_SHIFT: Final = 4
_FILTER_MASK: Final = 3
_SAMPLER_BITS: Final = 6


class _Image:
    """The parameters of an image type."""

    __slots__ = ("access", "arrayed", "buffer", "depth", "multisampled", "sides")

    def __init__(self, type: Type) -> None:
        dim, depth, arrayed, multisampled = type.ints[:4]
        self.sides: Final = _SIDES.get(dim, 0)
        self.buffer: Final = dim == spv.DimBuffer
        self.depth: Final = depth == 1
        self.arrayed: Final = arrayed == 1
        self.multisampled: Final = multisampled == 1
        self.access: Final = type.ints[6:]


def _image(inst: Inst, resolved: Resolved, value: Value) -> _Image:
    type = value.type
    if type.kind != TARGET or type.name != "spirv.Image" or len(type.ints) < 6:
        raise missing(inst, resolved, f"works on images, not '{type}'")
    return _Image(type)


def is_sampler(value: Value) -> bool:
    """Whether a value is a sampler."""
    return value.type.kind == TARGET and value.type.name == "spirv.Sampler"


def _check_texel(inst: Inst, resolved: Resolved, kind: _Image, type: Type) -> None:
    """Refuse a texel whose type disagrees with the builtin's name or the image.

    A texel of a depth image is one number; any other texel has four components.
    """
    text = TEXEL_TEXT[resolved.row.name]
    wanted = text if kind.depth else f"<4 x {text}>"
    if str(type) != wanted:
        raise missing(inst, resolved, f"a texel is '{wanted}', not '{type}'")


def select_image_read(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a read; a sampler returns four components, of which a depth image uses the first."""
    image, *rest = arguments(inst)
    kind = _image(inst, resolved, image)
    _check_texel(inst, resolved, kind, inst.type)
    if kind.access == (spv.AccessQualifierWriteOnly,):
        raise missing(inst, resolved, "the image is write-only")
    if not is_sampler(rest[0]) and not _is_literal_sampler(resolved, rest[0]):
        sel.define(inst, op.OpImageRead, _unsampled(sel, inst, resolved, image, rest))
        return
    words = _sampled(sel, inst, resolved, image, rest)
    if kind.depth:
        texel = sel.type_id(sel.types.vector(4, inst.type))
        whole = sel.emit(op.OpImageSampleExplicitLod, texel, words)
        sel.define(inst, op.OpCompositeExtract, [whole, 0])
    else:
        sel.define(inst, op.OpImageSampleExplicitLod, words)


def _is_literal_sampler(resolved: Resolved, value: Value) -> bool:
    """Whether an integer stands for a sampler, as in SPIR, where the mangled name says so."""
    params = resolved.params
    return constant_of(value) is not None and len(params) > 1 and params[1].name == _SAMPLER


def _sampled(
    sel: Selector, inst: Inst, resolved: Resolved, image: Value, rest: list[Value]
) -> list[int]:
    """Return sampled image, coordinate, and the level of detail or the gradients."""
    if len(rest) < 2:
        raise missing(inst, resolved, "needs a coordinate")
    sampler, coordinate, *details = rest
    type_id = sel.cache.intern(op.OpTypeSampledImage, 0, (sel.value_type(image),))
    bits = constant_of(sampler)
    sampler_id = sel.id(sampler) if bits is None else _literal_sampler(sel, bits)
    sampled = sel.emit(op.OpSampledImage, type_id, [sel.id(image), sampler_id])
    if len(details) == 2:
        mask = spv.ImageOperandsGrad
        ids = [_gradient(sel, image, detail) for detail in details]
    else:
        # OpImageSampleExplicitLod needs Lod or Grad.
        mask = spv.ImageOperandsLod
        # Without derivatives, level 0 is the only choice.
        ids = sel.ids(details) or [number(sel, sel.types.floating("float"), 0)]
        if details and not is_zero(details[0]):
            sel.cache.require(spv.CapabilityImageMipmap)
    return [sampled, sel.id(coordinate), mask | _extension(sel, resolved), *ids]


def _gradient(sel: Selector, image: Value, value: Value) -> int:
    """Return a gradient with a component per dimension; OpenCL C's has a fourth."""
    if image.type.ints[0] != spv.Dim3D or value.type.lanes() != 4:
        return sel.id(value)
    type_id = sel.type_id(sel.types.vector(3, value.type.scalar()))
    return sel.emit(op.OpVectorShuffle, type_id, [sel.id(value), sel.id(value), 0, 1, 2])


def _unsampled(
    sel: Selector, inst: Inst, resolved: Resolved, image: Value, rest: list[Value]
) -> list[int]:
    """Return image, coordinate, and a multisampled image's sample."""
    coordinate, *details = rest
    words = [sel.id(image), sel.id(coordinate)]
    mask = _extension(sel, resolved)
    if details:
        if len(details) > 1:
            raise missing(inst, resolved, "takes an image and a coordinate")
        mask |= spv.ImageOperandsSample
    return [*words, mask, *sel.ids(details)] if mask else words


def _extension(sel: Selector, resolved: Resolved) -> int:
    return resolved.row.extra if sel.environment.has(IMAGE_SIGNS) else 0


def select_image_write(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a write of a texel, without image operands.

    Lod is for explicit-lod instructions only (Image Operands), and not every OpenCL environment
    allows the other operands here.
    """
    image, coordinate, *level, texel = arguments(inst)
    kind = _image(inst, resolved, image)
    _check_texel(inst, resolved, kind, texel.type)
    if kind.access == (spv.AccessQualifierReadOnly,):
        raise missing(inst, resolved, "the image is read-only")
    if level and constant_of(level[0]) != 0:
        raise missing(inst, resolved, "SPIR-V has no write to a level other than 0")
    sel.emit_void(op.OpImageWrite, [sel.id(image), sel.id(coordinate), sel.id(texel)])


def select_image_size(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a query of one or all dimensions, or of the number of layers."""
    (image,) = arguments(inst)
    kind = _image(inst, resolved, image)
    count = kind.sides + kind.arrayed
    word = sel.cache.int_type(_WORD)
    type_id = word if count == 1 else sel.cache.vector_type(word, count)
    words = [sel.id(image)]
    opcode = op.OpImageQuerySize
    if not kind.buffer and not kind.multisampled:
        # An image with levels of detail is queried at level 0; buffers and multisampled images have
        # no levels (OpImageQuerySizeLod).
        opcode = op.OpImageQuerySizeLod
        words.append(sel.int_const(0))
    # One query serves all: components are width, height, depth, layers.
    size = sel.emit(opcode, type_id, words)
    wanted = resolved.row.extra
    if wanted == ALL_SIDES:
        _define_sides(sel, inst, resolved, kind, size)
        return
    if wanted == LAYERS:
        exists, index = kind.arrayed, count - 1
    else:
        exists, index = wanted < kind.sides, wanted
    if not exists:
        raise missing(inst, resolved, f"an image of type '{image.type}' has none")
    part = size if count == 1 else sel.emit(op.OpCompositeExtract, word, [size, index])
    define_unsigned(sel, inst, part, _WORD)


def _define_sides(sel: Selector, inst: Inst, resolved: Resolved, kind: _Image, size: int) -> None:
    """Define int2 for two dimensions; int4 for three, with 0 as the last component."""
    if kind.sides < 2:
        raise missing(inst, resolved, "an image of one dimension has none")
    if kind.sides == 3:
        # A shuffle, because Intel's runtime cannot construct a vector from a vector and a scalar.
        zeros = sel.cache.null(sel.cache.vector_type(sel.cache.int_type(_WORD), 3))
        sel.define(inst, op.OpVectorShuffle, [size, zeros, 0, 1, 2, 3])
    elif kind.arrayed:
        sel.define(inst, op.OpVectorShuffle, [size, size, 0, 1])
    else:
        sel.alias(inst, size)


def select_image_field(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a query of format, order, levels or samples; C's numbers start at `extra`."""
    (image,) = arguments(inst)
    # Refuse anything but an image; the query takes any operand.
    _image(inst, resolved, image)
    word = sel.cache.int_type(_WORD)
    field = sel.emit(resolved.row.opcode, word, [sel.id(image)])
    if resolved.row.extra:
        field = sel.emit(op.OpIAdd, word, [field, sel.int_const(resolved.row.extra)])
    define_unsigned(sel, inst, field, _WORD)


def select_sampler(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a literal sampler."""
    bits = constant_of(arguments(inst)[0])
    if bits is None:
        raise missing(inst, resolved, "an argument must be a constant")
    sel.alias(inst, _literal_sampler(sel, bits))


def _literal_sampler(sel: Selector, bits: int) -> int:
    """Return the id of a sampler, given OpenCL C's number."""
    # CLK_FILTER_NEAREST is 1 and LINEAR 2, in SPIR-V 0 and 1; addressing modes agree.
    filter_mode = (bits >> _FILTER_SHIFT & _FILTER_MASK) - 1
    if bits == 0:  # kernels pass it where no filter matters
        filter_mode = spv.SamplerFilterModeNearest
    addressing = bits >> _ADDRESSING_SHIFT & _ADDRESSING_MASK
    unknown = bits >> _SAMPLER_BITS
    if unknown or addressing > spv.SamplerAddressingModeRepeatMirrored or filter_mode not in (0, 1):
        raise Unsupported(f"{bits:#x} is not a sampler")
    type_id = sel.cache.intern(op.OpTypeSampler, 0, ())
    words = (addressing, bits & 1, filter_mode)
    return sel.cache.intern(op.OpConstantSampler, type_id, words)
