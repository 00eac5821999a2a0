"""Images and samplers of kernels become variables with bindings, and their builtins accesses.

Input: arguments of OpenCL's types for images and samplers, and calls of OpenCL C's builtins
(6.15.15). Output: the calls that `shader/resources/images.py` makes; the arguments, which nothing
uses, tell what a launch binds. One set has those of a kernel, another one all literal samplers.

Vulkan's samplers for coordinates in texels serve images of one layer with one or two dimensions
alone (VkSamplerCreateInfo, unnormalizedCoordinates); for others the kernel divides by the sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from spvbackend.builtins import rows
from spvbackend.builtins.images import ALL_SIDES, LAYERS
from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import INT, POINTER, TARGET, Type
from spvbackend.llvmir.values import Argument, Block, ConstInt, Function, Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.shader.host.launch import launch_value
from spvbackend.shader.objects import ADDRESSES
from spvbackend.shader.resources.addressing import Addressing
from spvbackend.shader.resources.bindings import Bindings, Resource
from spvbackend.shader.resources.coordinates import NEAREST, SIDES, Coordinates, lanes_of
from spvbackend.shader.resources.images import SAMPLED, SAMPLES, STORAGE, Images, Texel
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target import launch as kinds
from spvbackend.target.address_spaces import HANDLES
from spvbackend.target.environment import ALL_IMAGES, Environment
from spvbackend.target.launch import (
    ARGUMENT_SET,
    NORMALIZED,
    SAMPLER_SET,
    LiteralSampler,
    ParameterKind,
)

_IMAGE: Final = "spirv.Image"
_SIGNED: Final = "spirv.SignedImage"
_SAMPLER: Final = "spirv.Sampler"
_LITERAL: Final = "ocl_sampler"
_WORDS: Final = 7
"""Numbers of an image's type, the last of which is the access qualifier."""
_MOST: Final = 0x40
"""Literals of samplers are less (OpenCL C, 6.15.15.1)."""
_KNOWN: Final = "in a shader it is an argument of the kernel, or a literal"
_TEXEL: Final = 4
"""Components of a texel."""
_ZERO: Final = 0
_HALF: Final = 0x3F00_0000
_ONE: Final = 0x3F80_0000
"""Floats by their bits."""
_LIMITS: Final[dict[bool, tuple[tuple[int, int], ...]]] = {
    True: ((0x10D7, 0x7F), (0x10D8, 0x7FFF)),
    False: ((0x10DA, 0xFF), (0x10DB, 0xFFFF)),
}
"""OpenCL C's numbers of narrow types of channels with the greatest number: signed ones or not."""
_WIDEST: Final[dict[bool, int]] = {True: 0x7FFF_FFFF, False: 0xFFFF_FFFF}
_FORMATS: Final[dict[tuple[bool, bool, bool], int]] = {
    (False, False, False): spv.ImageFormatRgba32f,
    (False, True, False): spv.ImageFormatRgba32ui,
    (False, True, True): spv.ImageFormatRgba32i,
    (True, False, False): spv.ImageFormatR32f,
    (True, True, False): spv.ImageFormatR32ui,
    (True, True, True): spv.ImageFormatR32i,
}
"""The formats that types declare where they have to: of images that are read as well, of integers,
of signed ones. Every device of WebGPU has them."""
_OPAQUE: Final = (0x10B0, 0x10B2)
"""OpenCL's numbers of the orders R and RG."""
_FIELDS: Final[dict[int, ParameterKind]] = {
    spirv.OpImageQueryFormat: kinds.CHANNEL_TYPE,
    spirv.OpImageQueryOrder: kinds.CHANNEL_ORDER,
}
"""Facts about an image that no instruction of a shader tells: the launch passes them."""


def run(module: Module, environment: Environment, builtins: Builtins) -> list[LiteralSampler]:
    """Rewrite all kernels, and return the literal samplers."""
    bindings = Bindings(module)
    literals: dict[int, int] = {}
    for function in module.functions:
        if function.blocks:
            try:
                # Only a kernel's arguments come from a launch.
                numbers: dict[Value, int] = {}
                if function.is_kernel:
                    numbers = bindings_of(function, binds_buffers=environment.is_logical)
                rewriter = _Rewriter(module, function, builtins, bindings, numbers, literals)
                rewriter.rewrite(environment)
            except Diagnostic as error:
                module.refuse(function, error)
    return [LiteralSampler(binding, bits) for bits, binding in literals.items()]


def is_described(type: Type) -> bool:
    """Whether a launch binds a descriptor for an argument of a type."""
    return type.kind == TARGET and (type.name == _SAMPLER or _is_image(type))


def _is_image(type: Type) -> bool:
    """Whether a type is that of an image of kernels, with each number in its bounds."""
    if type.name != _IMAGE or len(type.ints) != _WORDS:
        return False
    _, _, arrayed, multisampled, _, _, access = type.ints
    return max(arrayed, multisampled) <= 1 and access <= spv.AccessQualifierReadWrite


def kind_of(type: Type) -> ParameterKind:
    """Return the kind of an argument that a launch binds."""
    if type.kind == POINTER:
        return kinds.BUFFER
    if type.name == _SAMPLER:
        return kinds.SAMPLER
    is_buffer = type.ints[0] == spv.DimBuffer
    if _sampled(type) == SAMPLED:
        return kinds.UNIFORM_TEXELS if is_buffer else kinds.SAMPLED_IMAGE
    return kinds.STORAGE_TEXELS if is_buffer else kinds.STORAGE_IMAGE


def form_of(type: Type) -> str:
    """Return the form of an image that a launch binds, "" for other arguments."""
    if type.name != _IMAGE:
        return ""
    dim, _, arrayed, multisampled = type.ints[:4]
    if dim == spv.DimBuffer:
        return "buffer"
    return f"{SIDES.get(dim, 0)}d{'_array' * arrayed}{'_multisampled' * multisampled}"


def bindings_of(function: Function, *, binds_buffers: bool) -> dict[Value, int]:
    """Return the binding of each argument that a launch binds.

    Args:
        function: a kernel.
        binds_buffers: whether it has no addresses of buffers.
    """
    bound = [
        arg for arg in function.args
        if is_described(arg.type) or (binds_buffers and is_buffer(arg))
    ]  # fmt: skip
    return {arg: binding for binding, arg in enumerate(bound)}


def is_buffer(arg: Argument) -> bool:
    """Whether an argument is a pointer to memory of the host."""
    return arg.type.kind == POINTER and arg.type.space in ADDRESSES and "byval" not in arg.attrs


def variable_name(arg: Argument, kind: str) -> str:
    """Return the suffix that the variable of an argument adds to the name of the kernel.

    With a number there, a compiler of NVIDIA's takes the two for one symbol and ends the process.

    Args:
        arg: the argument.
        kind: the start of the suffix for an argument without a name.
    """
    is_named = bool(arg.name) and not arg.name.isdecimal()
    return arg.name if is_named else f"{kind}{arg.index}"


def _sampled(image: Type) -> int:
    """Return Sampled of a shader's type for an image: what is only read needs no storage image."""
    return SAMPLED if image.ints[6] == spv.AccessQualifierReadOnly else STORAGE


@final
class _Rewriter:
    """Rewrites one function."""

    __slots__ = ("_bindings", "_build", "_builtins", "_changed", "_coordinates", "_elements",
                 "_function", "_has_visibility", "_images", "_literals", "_module",
                 "_needs_coherence", "_numbers", "_rules", "_scaled")  # fmt: skip

    def __init__(
        self,
        module: Module,
        function: Function,
        builtins: Builtins,
        bindings: Bindings,
        numbers: dict[Value, int],
        literals: dict[int, int],
    ) -> None:
        self._module: Final = module
        self._function: Final = function
        self._builtins: Final = builtins
        self._bindings: Final = bindings
        self._literals: Final = literals
        self._numbers: Final = numbers
        self._build = Builder(module, Block(module.types.label, ""))
        self._images: Final = Images(self._build)
        self._has_visibility = True
        self._needs_coherence = False
        self._rules = ALL_IMAGES
        self._coordinates = Coordinates(self._images, ALL_IMAGES)
        self._changed: Final[dict[Value, Value]] = {}
        self._elements: Final[dict[Value, tuple[Type, bool]]] = {}
        self._scaled: Final[set[Value]] = set()

    def rewrite(self, environment: Environment) -> None:
        """Sweep the blocks."""
        self._has_visibility = environment.has_visibility
        self._needs_coherence = environment.needs_coherence
        self._rules = environment.kind.images
        self._coordinates = Coordinates(self._images, self._rules)
        calls = {
            inst: resolved
            for block in self._function.blocks
            for inst in block.insts
            if (resolved := resolve(inst, self._builtins)) is not None
            and resolved.row.shape in _ROWS
        }
        for inst, resolved in calls.items():
            try:
                self._note(inst, resolved)
            except Diagnostic as error:
                error.place(inst.line)
                raise
        for block in self._function.blocks:
            self._build = self._images.build = Builder(self._module, block)
            for inst in block.insts:
                self._build.line = inst.line
                try:
                    if inst in calls:
                        _ROWS[calls[inst].row.shape](self, inst, calls[inst])
                    else:
                        self._keep(inst)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
            block.insts = self._build.out
        replace_uses(self._function, self._changed)

    def _note(self, inst: Inst, resolved: Resolved) -> None:
        """Note the types of images, and the samplers whose coordinates the kernel divides."""
        if resolved.row.shape not in (rows.IMAGE_READ, rows.IMAGE_WRITE):
            return
        image, sampler = inst.operands[:2]
        if image in self._numbers:
            element = self._element(inst, resolved)
            if self._elements.setdefault(image, element) != element and not self._rules.has_aliases:
                raise Unsupported(
                    f"builtin '{resolved.row.name}': an image has texels of one type in WGSL, and "
                    "the kernel accesses them by two"
                )
            if is_described(sampler.type) and not self._coordinates.takes_texels(_checked(image)):
                self._scaled.add(sampler)

    def _keep(self, inst: Inst) -> None:
        """Append another instruction.

        Raises:
            Unsupported: it hands an image or a sampler on.
        """
        if is_described(inst.type) or any(is_described(one.type) for one in inst.operands):
            callee = inst.operands[-1]
            if isinstance(callee, Function):
                raise Unsupported(
                    f"'@{callee.name}' takes or returns an image or a sampler, and is not a "
                    "builtin that shaders have"
                )
            name = op.OPCODE_NAMES[inst.opcode]
            raise Unsupported(f"'{name}' of an image or a sampler: {_KNOWN}")
        self._build.out.append(inst)

    # Variables.

    def _binding(self, value: Value) -> int:
        """Return the binding of an image or a sampler.

        Raises:
            Unsupported: it is not an argument.
        """
        binding = self._numbers.get(value)
        if binding is None:
            raise Unsupported(f"an image or a sampler is not known at compile time: {_KNOWN}")
        return binding

    def _fact(self, kind: ParameterKind, value: Value) -> Value:
        """Return a fact about an image or a sampler that the launch passes."""
        self._binding(value)
        index = next(arg.index for arg in self._function.args if arg is value)
        return launch_value(self._module, self._build, kind, index)

    def _image(self, value: Value, element: Type, is_signed: bool = False) -> Inst:
        """Return an image, loaded from its variable.

        Args:
            value: the argument.
            element: the type of components of its texels.
            is_signed: whether integers are signed.
        """
        type = _checked(value)
        binding = self._binding(value)
        dim, _, arrayed, multisampled = type.ints[:4]
        if self._coordinates.is_plane(type):
            dim = spv.Dim2D
        # Depth is for comparisons, which OpenCL does not have; such images hold plain floats.
        format = spv.ImageFormatUnknown
        if self._rules.declares_formats and _sampled(type) == STORAGE:
            is_read = type.ints[6] == spv.AccessQualifierReadWrite
            format = _FORMATS[is_read, element.kind == INT, is_signed]
        ints = (dim, 0, arrayed, multisampled, _sampled(type), format)
        held = self._module.types.target(_SIGNED if is_signed else _IMAGE, (element,), ints)
        # Devices may read images without a format or not.
        decorations: list[list[int]] = []
        if type.ints[6] == spv.AccessQualifierWriteOnly:
            decorations.append([spv.DecorationNonReadable])
        elif type.ints[6] == spv.AccessQualifierReadWrite and self._needs_coherence:
            # Else a work-item need not see what others write (2.18, memory model GLSL450).
            decorations.append([spv.DecorationCoherent])
        resource = Resource(ARGUMENT_SET, binding, 1, _name(value))
        return self._load(resource, held, decorations)

    def _sampler(self, resource: Resource) -> Inst:
        return self._load(resource, self._module.types.target(_SAMPLER, (), ()))

    def _load(self, resource: Resource, held: Type, decorations: Sequence[list[int]] = ()) -> Inst:
        pointer = self._module.types.pointer(HANDLES)
        line = self._build.line
        var = self._bindings.variable(resource, pointer, held, line, decorations)
        return self._build.load(held, var, 0)

    # Accesses.

    def read(self, inst: Inst, resolved: Resolved) -> None:
        """read_image: by a sampler, or of a texel."""
        image, *rest = inst.operands[:-1]
        type = _checked(image)
        if type.ints[6] == spv.AccessQualifierWriteOnly:
            raise Unsupported("the image is write-only")
        element, is_signed = self._element(inst, resolved)
        texel = self._module.types.vector(_TEXEL, element)
        loaded = self._image(image, element, is_signed)
        if _is_sampler(resolved, rest[0]):
            whole = self._sample(loaded, image, rest, texel)
        else:
            place = self._coordinates.texel(rest[0], type)
            whole = self._fetch(loaded, place, rest[1:], type)
        self._changed[inst] = self._given(whole, inst.type)

    def _sample(self, loaded: Inst, image: Value, rest: list[Value], texel: Type) -> Value:
        if image.type.ints[6] != spv.AccessQualifierReadOnly:
            raise Unsupported("a sampler reads an image that is not read-only")
        if len(rest) < 2:
            raise Unsupported("a sampler needs a coordinate")
        sampler, coordinate, *details = rest
        place = self._coordinates.center(self._coordinates.cut(coordinate, image.type), loaded.type)
        if texel.element.kind == INT and not self._rules.samples_integers:
            if details:
                raise Unsupported("a level of detail of integers: samplers read floats only")
            return self._nearest(loaded, image, sampler, place)
        border = None
        if not self._rules.has_borders:
            border = self._border(loaded, image, sampler, place)
        combined, place = self._sampler_and_place(sampler, place, loaded)
        sides = SIDES[image.type.ints[0]]
        f32 = self._module.types.f32
        if any(one.type.scalar() is not f32 for one in details) or (
            len(details) == 1 and details[0].type is not f32
        ):
            raise Unsupported("a level of detail is a float, a gradient of floats")
        row, behind = SAMPLES["samplelevel"], details
        if details and self._coordinates.is_plane(image.type):
            raise Unsupported("a level of detail of layers of one dimension, which WGSL lacks")
        if len(details) == 2:
            row, behind = (
                SAMPLES["samplegrad"],
                [self._coordinates.first(one, sides) for one in details],
            )
        elif not details:
            # Without derivatives, level 0 is the only choice.
            behind = [self._float(_ZERO)]
        whole = self._images.sample(row, [loaded, combined, place, *behind], texel)
        return whole if border is None else self._bordered(whole, border, image)

    def _border(self, loaded: Inst, image: Value, sampler: Value, place: Value) -> Addressing:
        """Return where a coordinate is with regard to the border that the sampler lacks."""
        addressing = Addressing(self._build, self._bits(sampler))
        sizes = self._sizes(loaded, image)[: SIDES[loaded.type.ints[0]]]
        for lane, size in zip(self._coordinates.lanes(place), sizes, strict=False):
            addressing.weigh(lane, size)
        return addressing

    def _bordered(self, whole: Value, addressing: Addressing, image: Value) -> Value:
        """Return a texel, or the colour of the border where a coordinate is there."""
        if not addressing.has_border:
            return whole
        return addressing.bordered(whole, self._is_opaque(image))

    def _is_opaque(self, image: Value) -> Value:
        """Whether an image's channels have no alpha."""
        build, types = self._build, self._module.types
        order = self._fact(kinds.CHANNEL_ORDER, image)
        is_r, is_rg = (build.compare(op.EQ, order, build.integer(types.i32, it)) for it in _OPAQUE)
        return build.make(op.OR, types.i1, [is_r, is_rg])

    def _bits(self, sampler: Value) -> int | Value:
        """Return the bits of a sampler, a value if the launch tells them."""
        literal = self._literal_bits(sampler)
        return self._fact(kinds.SAMPLER_BITS, sampler) if literal is None else literal

    def _sampler_and_place(self, sampler: Value, place: Value, loaded: Inst) -> tuple[Inst, Value]:
        """Return a sampler, loaded from its variable, and the coordinate that it takes."""
        image = loaded.type
        place = self._coordinates.rounded(place, image)
        bits = self._literal_bits(sampler)
        if bits is None:
            resource = Resource(ARGUMENT_SET, self._binding(sampler), 1, _name(sampler))
            if sampler in self._scaled:
                place = self._coordinates.scale(
                    place, loaded, self._fact(kinds.SAMPLER_BITS, sampler)
                )
            return self._sampler(resource), place
        if not bits & NORMALIZED and not self._coordinates.takes_texels(image):
            place = self._coordinates.scale(place, loaded, None, bool(bits & NEAREST))
            bits |= NORMALIZED
        binding = self._literals.setdefault(bits, len(self._literals))
        return self._sampler(Resource(SAMPLER_SET, binding, 1, f"sampler{bits}")), place

    def _nearest(self, loaded: Inst, image: Value, sampler: Value, place: Value) -> Value:
        """Read the texel that a sampler chooses without that sampler."""
        build, types = self._build, self._module.types
        addressing = Addressing(build, self._bits(sampler))
        *sizes, last = self._sizes(loaded, image)
        if not loaded.type.ints[2]:
            sizes.append(last)

        def chosen(lane: Value, at: int) -> Value:
            if at < len(sizes):
                return addressing.side(lane, sizes[at])
            return addressing.layer(lane, last)

        lanes = [chosen(lane, at) for at, lane in enumerate(self._coordinates.lanes(place))]
        texel = lanes[0]
        if len(lanes) > 1:
            texel = build.inserted(types.vector(len(lanes), types.i32), lanes)
        whole = self._fetch(loaded, texel, [], image.type)
        return self._bordered(whole, addressing, image)

    def _sizes(self, loaded: Inst, image: Value) -> list[Value]:
        """Return the sizes of an image and the number of its layers, if it has these."""
        build, types = self._build, self._module.types
        count = lanes_of(loaded.type)
        word = types.i32 if count == 1 else types.vector(count, types.i32)
        whole = self._images.sides(loaded, word, None)
        if count == 1:
            return [whole]
        lanes: list[Value] = [build.lane(whole, at) for at in range(count)]
        if loaded.type.ints[2] and not self._rules.tells_layers:
            lanes[-1] = self._fact(kinds.IMAGE_LAYERS, image)
        return lanes

    def _literal_bits(self, sampler: Value) -> int | None:
        """Return OpenCL C's number for a literal sampler, None for any other."""
        value = sampler
        if isinstance(sampler, Inst):
            resolved = resolve(sampler, self._builtins)
            if resolved is None or resolved.row.shape != rows.SAMPLER:
                return None
            value = sampler.operands[0]
        if not isinstance(value, ConstInt):
            return None
        bits = value.value
        # Kernels pass 0 where no filter matters.
        if bits >= _MOST or bits >> 1 & 7 > spv.SamplerAddressingModeRepeatMirrored:
            raise Unsupported(f"{bits:#x} is not a sampler")
        return bits if bits >> 4 else bits | NEAREST

    def _fetch(self, loaded: Inst, place: Value, samples: list[Value], type: Type) -> Value:
        """Read a texel without a sampler."""
        if type.ints[3]:
            if len(samples) != 1:
                raise Unsupported("a multisampled image is read by the number of a sample")
            return self._images.fetch(loaded, place, sample=samples[0])
        if samples:
            raise Unsupported("a read without a sampler takes an image and a coordinate")
        texel = Texel(loaded, place, 0, mask=self._shared(type))
        return self._images.read(texel, self._module.types.vector(_TEXEL, loaded.type.elems[0]))

    def write(self, inst: Inst, resolved: Resolved) -> None:
        """write_image: integers are saturated, as conversions of images are (8.3.1.2)."""
        image, coordinate, *level, value = inst.operands[:-1]
        type = _checked(image)
        if type.ints[6] == spv.AccessQualifierReadOnly:
            raise Unsupported("the image is read-only")
        if level and not (isinstance(level[0], ConstInt) and not level[0].value):
            raise Unsupported("SPIR-V has no write to a level other than 0")
        build, types = self._build, self._module.types
        element, is_signed = self._element(inst, resolved)
        loaded = self._image(image, element, is_signed)
        whole = types.vector(_TEXEL, element)
        if value.type.scalar() is not element:
            floats = types.with_scalar(value.type, element)
            value = build.make(op.FPEXT, floats, [value])
        if value.type.lanes() <= 1:
            rest = [self._float(pattern) for pattern in (_ZERO, _ZERO, _ONE)]
            value = build.inserted(whole, [value, *rest])
        if element.kind == INT:
            value = self._saturated(value, image, is_signed)
        place = self._coordinates.texel(coordinate, type)
        self._images.write(Texel(loaded, place, 0, mask=self._shared(type)), value)

    def _saturated(self, value: Value, image: Value, is_signed: bool) -> Value:
        """Clamp integers to those of the image's channels, which the launch tells."""
        build, types = self._build, self._module.types
        kind = self._fact(kinds.CHANNEL_TYPE, image)
        most: Value = build.integer(types.i32, _WIDEST[is_signed])
        for number, limit in _LIMITS[is_signed]:
            is_this = build.compare(op.EQ, kind, build.integer(types.i32, number))
            most = build.make(
                op.SELECT, types.i32, [is_this, build.integer(types.i32, limit), most]
            )
        least = build.make(op.XOR, types.i32, [most, build.integer(types.i32, 0xFFFF_FFFF)])
        sign = "s" if is_signed else "u"

        def limited(lane: Value, _: int) -> Value:
            lane = build.call(f"llvm.{sign}min.i32", types.i32, [lane, most])
            return build.call("llvm.smax.i32", types.i32, [lane, least]) if is_signed else lane

        return self._coordinates.each(value, limited)

    def _shared(self, image: Type) -> int:
        """Return the Image Operand for texels that other work-items may read (2.18)."""
        is_shared = image.ints[6] == spv.AccessQualifierReadWrite and self._has_visibility
        return spv.ImageOperandsNonPrivateTexel if is_shared else 0

    # Queries.

    def _queried(self, image: Value) -> Inst:
        """Return an image to ask about, as another access has it if there is one."""
        element, is_signed = self._elements.get(image, (self._module.types.f32, False))
        return self._image(image, element, is_signed)

    def size(self, inst: Inst, resolved: Resolved) -> None:
        """get_image_width and the like."""
        loaded = self._queried(inst.operands[0])
        build, types = self._build, self._module.types
        lanes = self._sizes(loaded, inst.operands[0])
        type = _checked(inst.operands[0])
        if self._coordinates.is_plane(type):
            del lanes[1]
        sides, count = SIDES[type.ints[0]], len(lanes)
        wanted = resolved.row.extra
        if wanted == ALL_SIDES and sides > 1:
            _check_result(inst, types.vector(2 * (sides - 1), types.i32), resolved)
            zeros = [build.integer(types.i32, 0)] * (inst.type.lanes() - sides)
            self._changed[inst] = build.inserted(inst.type, [*lanes[:sides], *zeros])
            return
        at = count - 1 if wanted == LAYERS else wanted
        if wanted == ALL_SIDES or at >= (count if wanted == LAYERS and count > sides else sides):
            raise Unsupported(f"an image of type '{inst.operands[0].type}' has none")
        _check_result(inst, None, resolved)
        self._changed[inst] = build.resize(lanes[at], inst.type)

    def field(self, inst: Inst, resolved: Resolved) -> None:
        """get_image_channel_order and the like: the launch tells what no instruction does."""
        image = inst.operands[0]
        type = _checked(image)
        _check_result(inst, None, resolved)
        kind = _FIELDS.get(resolved.row.opcode)
        if kind is not None:
            made: Value = self._fact(kind, image)
        elif resolved.row.opcode == spirv.OpImageQueryLevels and _sampled(type) != SAMPLED:
            # Only an image with a sampler has several levels (OpImageQueryLevels).
            made = self._build.integer(self._module.types.i32, 1)
        else:
            loaded = self._queried(image)
            made = self._images.call(resolved.row.opcode, self._module.types.i32, [loaded])
        self._changed[inst] = self._build.resize(made, inst.type)

    def literal(self, inst: Inst, resolved: Resolved) -> None:
        """Drop the call that makes a literal sampler; its uses find it."""
        if self._literal_bits(inst) is None:
            raise Unsupported(f"builtin '{resolved.row.name}': an argument must be a constant")

    # Values.

    def _element(self, inst: Inst, resolved: Resolved) -> tuple[Type, bool]:
        """Return the type of components that a builtin accesses, and whether they are signed."""
        types = self._module.types
        is_read = resolved.row.shape == rows.IMAGE_READ
        given = inst.type if is_read else inst.operands[-2].type
        depth = _checked(inst.operands[0]).ints[1] == 1
        suffix = resolved.row.name.partition("image")[2]
        scalar = {"f": types.f32, "h": types.half}.get(suffix, types.i32)
        wanted = scalar if depth else types.vector(_TEXEL, scalar)
        if given is not wanted:
            raise Unsupported(
                f"builtin '{resolved.row.name}': a texel is '{wanted}', not '{given}'"
            )
        return (types.i32, suffix == "i") if scalar is types.i32 else (types.f32, False)

    def _given(self, whole: Value, type: Type) -> Value:
        """Return a texel as a builtin returns it: a number of a depth image, or halves."""
        made = self._images.cut(whole, self._module.types.with_scalar(type, whole.type.scalar()))
        if made.type is type:
            return made
        return self._build.make(op.FPTRUNC, type, [made])

    def _float(self, pattern: int) -> Value:
        return self._build.pool.floating(self._module.types.f32, pattern)


_ROWS: Final[dict[int, Callable[[_Rewriter, Inst, Resolved], None]]] = {
    rows.IMAGE_FIELD: _Rewriter.field,
    rows.IMAGE_READ: _Rewriter.read,
    rows.IMAGE_SIZE: _Rewriter.size,
    rows.IMAGE_WRITE: _Rewriter.write,
    rows.SAMPLER: _Rewriter.literal,
}
"""By the shape of a builtin."""


def _checked(image: Value) -> Type:
    """Return the type of an image.

    Raises:
        Unsupported: it is none that a shader can have.
    """
    type = image.type
    if not is_described(type) or type.name != _IMAGE or type.ints[0] not in SIDES:
        raise Unsupported(f"type '{type}' is not an image of a kernel")
    return type


def _check_result(inst: Inst, wanted: Type | None, resolved: Resolved) -> None:
    """Check the type of a query's result.

    Args:
        inst: the call.
        wanted: the type, None for an integer of any width.
        resolved: the builtin.

    Raises:
        Unsupported: it is another one.
    """
    if inst.type is not wanted and (wanted is not None or inst.type.kind != INT):
        raise Unsupported(f"builtin '{resolved.row.name}': does not return type '{inst.type}'")


def _is_sampler(resolved: Resolved, value: Value) -> bool:
    """Whether an operand is a sampler: a number stands for one where the mangled name says so."""
    if value.type.kind == TARGET:
        return value.type.name == _SAMPLER
    params = resolved.params
    is_named = len(params) > 1 and params[1].name == _LITERAL
    return is_named and isinstance(value, ConstInt)


def _name(value: Value) -> str:
    return value.name if isinstance(value, Argument) else ""
