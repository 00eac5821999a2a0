"""The arguments of a kernel as push constants, in order and at their natural alignment.

Where they are too many, the push constants are one address, and the arguments lie there in the same
layout, or in a uniform buffer if the shader has no addresses. If numbers have 32 bits only, that
buffer consists of words. `local` pointers are arrays, whose
lengths are specialisation constants; images, samplers and bound buffers have descriptors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, cast, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.shader_names import SPEC_LENGTH
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Argument, Function, GlobalVar, Inst, Value
from spvbackend.shader.accesses import Accesses, take_whole
from spvbackend.shader.data.elements import DECORATIONS, FIRST_LENGTH, WORD, choose_elements
from spvbackend.shader.data.module_data import LAUNCH_ARGUMENT
from spvbackend.shader.host.launch import LAUNCH, is_launch_function, launch_request, launch_type
from spvbackend.shader.interface import EntryPoint
from spvbackend.shader.nodes import new_list, new_node
from spvbackend.shader.objects import ADDRESSES, Object, Origins, byte_size
from spvbackend.shader.resources.kernel_images import bindings_of, form_of, kind_of, variable_name
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import GLOBAL, LOCAL, PARAMETERS, UNIFORM
from spvbackend.target.environment import Environment
from spvbackend.target.launch import (
    ADDRESS,
    ARGUMENT_SET,
    LOCAL_MEMORY,
    VALUE,
    Parameter,
    ParameterKind,
)

OFFSETS: Final = "spirv.Offsets"
"""Attached to the block: the offsets of its members."""


class Leaf(NamedTuple):
    """A part of an aggregate that is not one: the indices that lead to it, and its offset."""

    path: tuple[int, ...]
    offset: int
    type: Type


@final
class Parameters:
    """The arguments of one kernel.

    Attributes:
        values: the replacement of each argument: its value, or its address.
        parts: the replacement of each part of an aggregate argument, by its indices.
        launched: the numbers that the launch gives, by name and index.
    """

    __slots__ = ("_build", "_environment", "_function", "_layout", "_members", "_module",
                 "_offsets", "_origins", "_size", "launched", "parts", "values")  # fmt: skip

    def __init__(
        self,
        module: Module,
        function: Function,
        origins: Origins,
        build: Builder,
        environment: Environment,
    ) -> None:
        self._environment: Final = environment
        self._module: Final = module
        self._function: Final = function
        self._origins: Final = origins
        self._layout: Final[DataLayout] = origins.layout
        self._build: Final = build
        self._members: Final[list[Type]] = []
        self._offsets: Final[list[int]] = []
        self._size = 0
        self.values: Final[dict[Value, Value]] = {}
        self.parts: Final[dict[Value, dict[tuple[int, ...], Value]]] = {}
        self.launched: Final[dict[tuple[str, int], Value]] = {}

    def take(self, group_size: list[int]) -> EntryPoint:
        """Load all arguments, and remove them from the function.

        Raises:
            Unsupported: a launch cannot pass one of them.
        """
        lengths = 0
        described: list[Parameter] = []
        hidden: list[Parameter] = []
        wanted: list[tuple[Argument, list[int]]] = []
        bindings = bindings_of(self._function, binds_buffers=self._environment.is_logical)
        for arg in self._function.args:
            held = arg.attrs.get("byval")
            if arg.type.kind == POINTER and arg.type.space == LOCAL:
                obj = self._origins.object_of(arg)
                size = obj.element.bits // 8 if obj is not None and obj.held else 1
                number = -1 if self._environment.fixes_sizes else FIRST_LENGTH + lengths
                lengths += 1
                described.append(Parameter(arg.name, LOCAL_MEMORY, 0, size, number))
                if obj is not None and isinstance(obj.variable, GlobalVar):
                    if number >= 0:
                        obj.variable.attachments = {SPEC_LENGTH: new_node(self._module, [number])}
                    obj.variable.name = f"{self._function.name}.{variable_name(arg, 'local')}"
            elif LAUNCH_ARGUMENT in arg.attrs:
                kind = cast(ParameterKind, arg.attrs[LAUNCH_ARGUMENT])
                if arg in bindings:
                    own = Parameter(kind, kind, -1, 0, binding=bindings[arg])
                else:
                    own = self._plain(arg, wanted)._replace(name=kind, kind=kind)
                hidden.append(own)
            elif isinstance(held, Type):
                described.append(self._by_value(arg, held, wanted))
            elif arg.type.kind in (ARRAY, STRUCT):
                described.append(self._aggregate(arg, wanted))
            elif arg in bindings:
                kind = kind_of(arg.type)
                form = form_of(arg.type)
                described.append(Parameter(arg.name, kind, -1, 0, binding=bindings[arg], form=form))
            else:
                described.append(self._plain(arg, wanted))
        launch = self._of_launch()
        is_outside = self._size > self._environment.kind.pushed_bytes
        binding = len(bindings) if is_outside and self._environment.is_logical else -1
        is_indirect = is_outside and binding < 0
        self._load(wanted, launch, is_indirect, binding)
        self._function.args = []
        types = self._module.types
        self._function.value_type = types.function(types.void, ())
        name = self._function.name
        hidden += [parameter for parameter, _ in launch]
        return EntryPoint(
            name,
            tuple(described),
            self._size,
            is_indirect,
            tuple(group_size),
            hidden=tuple(hidden),
            binding=binding,
        )

    def _of_launch(self) -> list[tuple[Parameter, list[int]]]:
        """Append the launch parameters in use; return each with the numbers of its members."""
        if not any(is_launch_function(one) for one in self._module.functions):
            return []
        requests = {
            request
            for block in self._function.blocks
            for inst in block.insts
            if inst.opcode == op.CALL and (request := launch_request(inst)) is not None
        }
        launch: list[tuple[Parameter, list[int]]] = []
        for name, (count, _) in LAUNCH.items():
            indices = sorted(index for kind, index in requests if kind == name)
            kind = cast(ParameterKind, name)
            if count:
                indices = indices and [-1]
            for argument in indices:
                type = launch_type(self._module, name)
                size = type.bits // 8
                numbers = [self._place(type, size) for _ in range(max(count, 1))]
                offset = self._offsets[numbers[0]]
                whole = Parameter(name, kind, offset, size * len(numbers), argument=argument)
                launch.append((whole, numbers))
        return launch

    def _place(self, type: Type, align: int) -> int:
        """Append a member; return its number."""
        offset = -(-self._size // align) * align
        self._members.append(type)
        self._offsets.append(offset)
        self._size = offset + self._layout.size(type)
        return len(self._members) - 1

    def _plain(self, arg: Argument, wanted: list[tuple[Argument, list[int]]]) -> Parameter:
        type = self._given(arg, arg.type)
        number = self._place(type, self._layout.align(type))
        wanted.append((arg, [number]))
        kind: ParameterKind = ADDRESS if arg.type.kind == POINTER else VALUE
        return Parameter(arg.name, kind, self._offsets[number], self._layout.size(type))

    def _given(self, arg: Argument, type: Type) -> Type:
        """Return the type that a launch passes for an argument, or a part of it, of a type.

        Raises:
            Unsupported: there is none.
        """
        types = self._module.types
        if type.kind == POINTER and type.space in ADDRESSES:
            return types.i64
        if type is types.i1:
            # No host has a type of one bit (OpTypeBool): it passes a byte.
            return types.i8
        scalar = type.scalar()
        if scalar.kind not in (INT, FLOAT) or scalar.bits < 8 or type.lanes() > 4:
            raise Unsupported(
                f"argument '%{arg.name}' has type '{arg.type}', which a Vulkan launch cannot pass"
            )
        return type

    def _aggregate(self, arg: Argument, wanted: list[tuple[Argument, list[int]]]) -> Parameter:
        """Append a struct, an array, or a long vector in parts, whose parts are members."""
        size, align = self._layout.size(arg.type), self._layout.align(arg.type)
        start = -(-self._size // align) * align
        numbers: list[int] = []
        for leaf in leaves(self._layout, arg.type):
            self._size = start + leaf.offset
            numbers.append(self._place(self._given(arg, leaf.type), 1))
        self._size = start + size
        wanted.append((arg, numbers))
        return Parameter(arg.name, VALUE, start, size)

    def _by_value(
        self, arg: Argument, held: Type, wanted: list[tuple[Argument, list[int]]]
    ) -> Parameter:
        """Append a struct, whose bytes are copied element by element to its variable."""
        obj = self._origins.object_of(arg)
        size, align = self._layout.size(held), self._layout.align(held)
        start = -(-self._size // align) * align
        self._size = start
        if obj is None or obj.held is None:
            self._size = start + size
            return Parameter(arg.name, VALUE, start, size)
        element = obj.element
        numbers = [self._place(element, element.bits // 8) for _ in range(obj.held.count)]
        self._size = start + size
        wanted.append((arg, numbers))
        return Parameter(arg.name, VALUE, start, size)

    def _load(
        self,
        wanted: list[tuple[Argument, list[int]]],
        launch: list[tuple[Parameter, list[int]]],
        is_indirect: bool,
        binding: int,
    ) -> None:
        if not wanted and not launch:
            return
        if self._environment.kind.has_words_only:
            self._take(wanted, launch, self._words(binding))
            return
        types, build = self._module.types, self._build
        members = [types.i64] if is_indirect else self._members
        block = types.struct(tuple(members))
        space = PARAMETERS if binding < 0 else UNIFORM
        var = GlobalVar(types.pointer(space), f"{self._function.name}.parameters", block, 0)
        var.linkage = "internal"
        # The layout has their offsets; padding before a member has no form in LLVM's types.
        offsets = [0] if is_indirect else self._offsets
        var.attachments = {OFFSETS: new_node(self._module, offsets)}
        if binding >= 0:
            var.attachments[DECORATIONS] = self._place_of(binding)
        self._module.add_variable(var)
        address: Value | None = None
        if is_indirect:
            place = build.element(var, block, [build.integer(types.i32, 0)])
            address = build.load(types.i64, place, 8)
        self._take(wanted, launch, lambda number: self._member(var, block, address, number))

    def _place_of(self, binding: int) -> str:
        """Return the decorations of a descriptor."""
        rows = [[spv.DecorationDescriptorSet, ARGUMENT_SET], [spv.DecorationBinding, binding]]
        return new_list(self._module, [new_node(self._module, row) for row in rows])

    def _words(self, binding: int) -> Callable[[int], Value]:
        """Return what loads a member from a uniform buffer of words."""
        module, types = self._module, self._module.types
        held = types.array(self._size, types.i8)
        base = GlobalVar(types.pointer(UNIFORM), f"{self._function.name}.parameters", held, 0)
        base.attachments = {DECORATIONS: self._place_of(binding)}
        words = Object(base, self._size)
        words.scalars[types.i32] = words.types[types.i32] = None
        choose_elements(module, self._layout, {base: words}, self._environment)
        accesses = Accesses(module, has_addresses=False)
        accesses.build = build = self._build

        def part(type: Type, offset: int) -> Value:
            bits = byte_size(type) * 8
            access = Inst(op.LOAD, type if bits >= 8 * WORD else types.i32, [], build.line)
            access.memory = op.MemoryInfo(WORD)
            value = accesses.load(access, words, build.integer(types.i32, offset // WORD))
            if bits < 8 * WORD:
                moved = build.shift(op.LSHR, value, offset % WORD * 8)
                value = build.bitcast(build.resize(moved, types.integer(bits)), type)
            return value

        def load(number: int) -> Value:
            type, offset = self._members[number], self._offsets[number]
            if type.kind != VECTOR:
                return part(type, offset)
            step = byte_size(type.element)
            lanes = [part(type.element, offset + step * lane) for lane in range(type.count)]
            return build.vector(type, lanes)

        return load

    def _take(
        self,
        wanted: list[tuple[Argument, list[int]]],
        launch: list[tuple[Parameter, list[int]]],
        member: Callable[[int], Value],
    ) -> None:
        """Note the values of all arguments and launch parameters."""
        for arg, numbers in wanted:
            values = [member(number) for number in numbers]
            if arg.type.kind in (ARRAY, STRUCT):
                self._take_apart(arg, values)
                continue
            obj = self._origins.object_of(arg) if arg.type.kind == POINTER else None
            if obj is None:
                self.values[arg] = self._as_flag(values[0]) if arg.type.bits == 1 else values[0]
            else:
                self._fill(obj, values)
        for parameter, numbers in launch:
            for index, number in enumerate(numbers, max(parameter.argument, 0)):
                value = member(number)
                self.launched[parameter.kind, index] = value

    def _take_apart(self, arg: Argument, values: list[Value]) -> None:
        """Note the parts of an aggregate, which nothing uses as a whole."""
        parts: dict[tuple[int, ...], Value] = {}
        for leaf, value in zip(leaves(self._layout, arg.type), values, strict=True):
            is_flag = leaf.type is self._module.types.i1
            parts[leaf.path] = self._as_flag(value) if is_flag else value
        self.parts[arg] = parts

    def _as_flag(self, byte: Value) -> Value:
        """Whether a byte is not zero."""
        return self._build.compare(op.NE, byte, self._build.integer(byte.type, 0))

    def _member(self, var: GlobalVar, block: Type, address: Value | None, number: int) -> Value:
        build, type = self._build, self._members[number]
        align = self._layout.align(type)
        if address is None:
            place = build.element(var, block, [build.integer(self._module.types.i32, number)])
            return build.load(type, place, align)
        at = build.add(address, build.integer(address.type, self._offsets[number]))
        pointer = build.make(op.INTTOPTR, self._module.types.pointer(GLOBAL), [at])
        # A struct among the arguments aligns its parts naturally; it may align a vector less.
        value = build.load(type, pointer, type.scalar().bits // 8 if type.kind == VECTOR else align)
        take_whole(self._module, value, type)
        return value

    def _fill(self, obj: Object, values: list[Value]) -> None:
        assert obj.variable is not None
        assert obj.held is not None
        for index, value in enumerate(values):
            number = self._build.integer(self._module.types.i32, index)
            place = self._build.element(obj.variable, obj.held, [number])
            self._build.store(value, place, obj.element.bits // 8)


def leaves(layout: DataLayout, type: Type) -> list[Leaf]:
    """Return the parts of a type that are not aggregates, in the order of their bytes.

    Args:
        layout: the sizes of types.
        type: an aggregate, or a part of one.
    """
    if type.kind == STRUCT:
        members = list(zip(layout.offsets(type), type.elems, strict=True))
    elif type.kind == ARRAY:
        step = layout.size(type.element)
        members = [(step * index, type.element) for index in range(type.count)]
    else:
        return [Leaf((), 0, type)]
    return [
        Leaf((index, *leaf.path), offset + leaf.offset, leaf.type)
        for index, (offset, member) in enumerate(members)
        for leaf in leaves(layout, member)
    ]
