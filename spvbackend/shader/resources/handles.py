"""Handles of resources become variables, and pointers that they give become addresses in these.

Input: `llvm.spv.resource.*` on values of target types, variables of constant buffers, whose place
`!hlsl.cbs` tells. Output: variables with the numbers of their descriptors, whose bytes are accessed
as those of any other object; no handle is left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple, final

from spvbackend.analysis.data_layout import PADDING, DataLayout
from spvbackend.diagnostics import CompileError, Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import ARRAY, INT, STRUCT, TARGET, Type
from spvbackend.llvmir.values import Block, ConstBytes, ConstInt, Function, GlobalVar, Inst, Value
from spvbackend.shader.objects import (
    DESCRIPTOR,
    IMAGE,
    LENGTH,
    SCATTERED,
    TEXEL,
    called_name,
    gep_terms,
)
from spvbackend.shader.resources.bindings import Bindings, Implicit, Resource
from spvbackend.shader.resources.images import SAMPLES, Images, Texel
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import HANDLES, STORAGE_BUFFER, TEXELS, UNIFORM

_PREFIX: Final = "llvm.spv.resource."
_BUFFER: Final = "spirv.VulkanBuffer"
_CONSTANT_BUFFERS: Final = "hlsl.cbs"
_OVERLOAD: Final = re.compile(r"tspirv|(?:v\d+)?[fip]\d+$")
"""A part of an intrinsic's name that names a type."""
_NO_WORD: Final = r"\W+"
_USED: Final = ("llvm.compiler.used", "llvm.used")
_ATOMIC: Final = frozenset((op.ATOMICRMW, op.CMPXCHG))
_INTERLOCKED: Final = "llvm.spv.interlocked."
_MAX_COUNT: Final = 1 << 20


class Handle(NamedTuple):
    """A handle: its type, its resource, and the place of its descriptor in an array of them."""

    type: Type
    resource: Resource
    place: Value


def run(module: Module, layout: DataLayout) -> None:
    """Rewrite all kernels, and drop the variables for handles.

    Raises:
        Unsupported: a handle does not come from one binding.
    """
    kernels = [function for function in module.functions if function.blocks]
    bindings = Bindings(module)
    finder = _Finder(module, bindings)
    for function in kernels:
        finder.find(function)
    finder.name_implicit()
    for function in kernels:
        try:
            _Rewriter(module, layout, bindings, finder).rewrite(function)
        except Diagnostic as error:
            module.refuse(function, error)
    _drop_handles(module)


def is_handle(type: Type) -> bool:
    """Whether values of a type are handles of resources."""
    return type.kind == TARGET and type.name in _PARAMETERS


_PARAMETERS: Final[dict[str, tuple[int, int]]] = {
    _BUFFER: (1, 2),
    "spirv.Image": (1, 6),
    "spirv.Sampler": (0, 0),
    "spirv.SignedImage": (1, 6),
}
"""The types of handles, with how many types and numbers they have as parameters."""


def request_of(inst: Inst) -> str:
    """Return the name of the intrinsic of resources that an instruction calls, "" for none."""
    name = called_name(inst)
    if not name.startswith(_PREFIX):
        return ""
    words = name.removeprefix(_PREFIX).split(".")
    # The types of overloads follow the name; that of a handle begins with a t.
    end = next((at for at, word in enumerate(words) if _OVERLOAD.match(word)), len(words))
    return ".".join(words[:end])


@final
class _Finder:
    """Finds the resource of each handle: a call tells it, and a variable may hold it.

    Attributes:
        handles: by the call that makes each.
        scattered: numbers that may differ between the threads of a wave.
    """

    __slots__ = ("_bindings", "_implicit", "_module", "_stored", "handles", "scattered")

    def __init__(self, module: Module, bindings: Bindings) -> None:
        self._module: Final = module
        self._bindings: Final = bindings
        self._implicit: Final[dict[Inst, tuple[int, Value]]] = {}
        self._stored: Final[dict[Value, Value]] = {}
        self.handles: Final[dict[Value, Handle]] = {}
        self.scattered: Final[set[Value]] = set()

    def find(self, function: Function) -> None:
        """Note the handles that a function makes and stores."""
        marked: list[Inst] = []
        for block in function.blocks:
            for inst in block.insts:
                request = request_of(inst)
                if request:
                    _check(request, inst)
                if request == "handlefrombinding":
                    self._take_bound(inst)
                elif request in ("handlefromimplicitbinding", "counterhandlefromimplicitbinding"):
                    self._take_implicit(inst, request.startswith("counter"))
                elif request == "nonuniformindex" and not isinstance(inst.operands[0], ConstInt):
                    marked.append(inst)
                elif inst.opcode == op.STORE and is_handle(inst.operands[0].type):
                    value, pointer = inst.operands
                    if self._stored.setdefault(pointer, value) is not value:
                        raise Unsupported("a variable holds several handles", inst.line)
        if marked:
            self._scatter(function, marked)

    def _scatter(self, function: Function, marked: list[Inst]) -> None:
        """Note numbers that are marked as different between threads, and those computed of them.

        A marked number is the number itself from here on, so that counts as marked wherever it
        stands; others that are computed of it are left alone.
        """
        scattered = self.scattered
        scattered.update(marked)
        numbers = [
            inst for block in function.blocks for inst in block.insts
            if inst.type.scalar().kind == INT and inst.opcode != op.LOAD and not request_of(inst)
        ]  # fmt: skip
        # A phi may have the result of a later instruction.
        before = 0
        while before != len(scattered):
            before = len(scattered)
            scattered.update(inst for inst in numbers if not scattered.isdisjoint(inst.operands))
        scattered.update(inst.operands[0] for inst in marked)

    def handle(self, value: Value) -> Handle:
        """Return the handle that a value is.

        Raises:
            Unsupported: it is not known at compile time.
        """
        known = self.handles.get(value)
        if known is None and isinstance(value, Inst) and value.opcode == op.LOAD:
            stored = self._stored.get(value.operands[0])
            known = None if stored is None else self.handles.get(stored)
        if known is None:
            raise Unsupported(
                "the resource that a handle leads to is not known at compile time",
                getattr(value, "line", 0),
            )
        return known

    def held_by(self, var: Value) -> Handle | None:
        """Return the handle that a variable holds."""
        stored = self._stored.get(var)
        return None if stored is None else self.handles.get(stored)

    def _take_bound(self, inst: Inst) -> None:
        number, binding, count, index, name = inst.operands[:5]
        resource = Resource(
            _constant(number, inst), _constant(binding, inst), _count(count, inst), _text(name)
        )
        self._bindings.take(resource)
        self.handles[inst] = Handle(inst.type, resource, index)

    def _take_implicit(self, inst: Inst, is_counter: bool) -> None:
        if is_counter:
            main, order, number = inst.operands[:3]
            _, _, count, index, name = _made(main, inst.line).operands[:5]
            suffix = ".counter"
        else:
            order, number, count, index, name = inst.operands[:5]
            suffix = ""
        asked = Implicit(
            _constant(order, inst),
            _constant(number, inst),
            _count(count, inst),
            _text(name) + suffix,
        )
        self._bindings.ask(asked)
        self._implicit[inst] = (asked.order, index)

    def name_implicit(self) -> None:
        """Give resources without a binding the free ones."""
        chosen = self._bindings.choose()
        for inst, (order, index) in self._implicit.items():
            self.handles[inst] = Handle(inst.type, chosen[order], index)


def _check(request: str, inst: Inst) -> None:
    """Check that an intrinsic has its operands, and that handles have the types of resources.

    Raises:
        CompileError: it has too few, or a type lacks parameters.
        Unsupported: the intrinsic has no translation.
    """
    row = _ROWS.get(request)
    if row is None:
        raise Unsupported(f"intrinsic '{_PREFIX}{request}' is not supported", inst.line)
    if len(inst.operands) - 1 < row.least:
        count = f"{len(inst.operands) - 1} operands, fewer than {row.least}"
        raise CompileError(f"intrinsic '{_PREFIX}{request}' has {count}", inst.line)
    for type in (inst.type, *(operand.type for operand in inst.operands)):
        parts, numbers = _PARAMETERS.get(type.name, (0, 0))
        if is_handle(type) and (len(type.elems) < parts or len(type.ints) < numbers):
            raise CompileError(f"type '{type}' lacks parameters of a resource", inst.line)


def _made(handle: Value, line: int) -> Inst:
    """Return the call that makes the handle of a buffer with a counter."""
    if not isinstance(handle, Inst) or not request_of(handle).startswith("handlefrom"):
        raise Unsupported("the buffer of a counter is not known at compile time", line)
    return handle


def _constant(value: Value, inst: Inst) -> int:
    if not isinstance(value, ConstInt):
        raise Unsupported("the binding of a resource is not a constant", inst.line)
    return value.value


def _count(value: Value, inst: Inst) -> int:
    """Return the number of descriptors, 0 for an array without a bound."""
    count = _constant(value, inst)
    return count if 0 < count < _MAX_COUNT else 0


def _text(value: Value) -> str:
    """Return the name of a resource, a string of the module."""
    held = value.initializer if isinstance(value, GlobalVar) else None
    if not isinstance(held, ConstBytes):
        return ""
    return held.data.rstrip(b"\0").decode("utf-8", "replace")


@final
class _Rewriter:
    """Rewrites one kernel."""

    __slots__ = ("_bindings", "_build", "_changed", "_finder", "_first", "_images", "_layout",
                 "_members", "_module", "_places", "_texels")  # fmt: skip

    def __init__(
        self, module: Module, layout: DataLayout, bindings: Bindings, finder: _Finder
    ) -> None:
        self._module: Final = module
        self._layout: Final = layout
        self._bindings: Final = bindings
        self._finder: Final = finder
        self._changed: Final[dict[Value, Value]] = {}
        self._images: Final = Images(Builder(module, Block(module.types.label, "")))
        self._members: Final = _members(module, layout)
        self._places: Final[dict[Value, Value]] = {}
        self._texels: Final[dict[Value, Texel]] = {}
        self._build: Builder | None = None
        self._first: Builder | None = None

    @property
    def _out(self) -> Builder:
        assert self._build is not None
        return self._build

    def rewrite(self, function: Function) -> None:
        """Sweep the blocks."""
        first = self._first = Builder(self._module, function.blocks[0])
        for block in function.blocks:
            self._build = self._images.build = Builder(self._module, block)
            for inst in block.insts:
                self._out.line = inst.line
                try:
                    self._rewrite(inst)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
            block.insts = self._out.out
        function.blocks[0].insts[:0] = first.out
        replace_uses(function, self._changed)

    def _rewrite(self, inst: Inst) -> None:
        request = request_of(inst)
        if request:
            _ROWS[request].rewrite(self, inst)
            return
        if self._texels and self._reach_texel(inst):
            return
        if is_handle(inst.type) or (inst.opcode == op.STORE and is_handle(inst.operands[0].type)):
            if inst.opcode not in (op.LOAD, op.STORE):
                raise Unsupported("a handle of a resource is not known at compile time")
            return
        if self._members:
            self._lead_into_buffers(inst)
        self._out.out.append(inst)

    def _reach_texel(self, inst: Inst) -> bool:
        """Rewrite an access to a texel, and return whether the instruction is one."""
        texel = next((self._texels[it] for it in inst.operands if it in self._texels), None)
        if texel is None:
            return False
        if inst.opcode == op.LOAD:
            self._changed[inst] = self._images.read(texel, inst.type)
        elif inst.opcode == op.STORE and inst.operands[0] not in self._texels:
            self._images.write(texel, inst.operands[0])
        elif inst.opcode == op.GETELEMENTPTR:
            self._texels[inst] = self._component(texel, inst)
        elif inst.opcode in _ATOMIC or called_name(inst).startswith(_INTERLOCKED):
            self._take_texel(inst)
        else:
            raise Unsupported(f"'{op.OPCODE_NAMES[inst.opcode]}' of a pointer to a texel")
        return True

    def _take_texel(self, inst: Inst) -> None:
        """Let an atomic operation have a pointer to the texel that it works on."""
        texel = self._texels[inst.operands[0]]
        if texel.first or texel.lane is not None:
            raise Unsupported("an atomic operation on one component of a texel")
        image = texel.image
        assert isinstance(image, Inst)
        types = self._module.types
        pointer = self._out.call(
            f"{TEXEL}.{re.sub(_NO_WORD, '_', str(image.type))}",
            types.pointer(TEXELS),
            [image.operands[0], texel.coordinate],
        )
        inst.operands[0] = pointer
        if inst.call is not None:
            # The function for pointers to texels is another one.
            callee = inst.callee.name.rpartition(".p")[0]
            self._changed[inst] = self._out.call(
                f"{callee}.p{TEXELS}", inst.type, inst.operands[:-1]
            )
        else:
            self._out.out.append(inst)

    def _component(self, texel: Texel, inst: Inst) -> Texel:
        """Return the place that a getelementptr leads to from a texel."""
        offset, terms = gep_terms(self._layout, inst)
        size = texel.image.type.elems[0].bits // 8
        if offset % size or len(terms) > 1 or any(factor != size for _, factor in terms):
            raise Unsupported("a place within a component of a texel")
        first = texel.first + offset // size
        if not terms:
            return texel._replace(first=first)
        build = self._out
        lane = build.resize(terms[0][0], self._module.types.i32, True)
        return texel._replace(first=0, lane=build.add(lane, build.integer(lane.type, first)))

    def _image(self, value: Value) -> Inst:
        """Return an image or a sampler, loaded from its descriptor."""
        handle = self._finder.handle(value)
        types = self._module.types
        count = handle.resource.descriptors
        held = handle.type if count == 1 else types.array(count, handle.type)
        var = self._bindings.variable(handle.resource, types.pointer(HANDLES), held, self._out.line)
        pointer: Value = var
        if count != 1:
            pointer = self._out.call(
                self._descriptor(handle) + IMAGE, types.pointer(HANDLES), [var, self._place(handle)]
            )
        return self._out.load(handle.type, pointer, 0)

    def _place(self, handle: Handle) -> Value:
        """Return the place of a descriptor in its array."""
        return self._changed.get(handle.place, handle.place)

    def _descriptor(self, handle: Handle) -> str:
        """Return the name of the function for a descriptor of an array."""
        return SCATTERED if handle.place in self._finder.scattered else DESCRIPTOR

    def _lead_into_buffers(self, inst: Inst) -> None:
        """Replace variables of constant buffers by places in the buffers."""
        for at, operand in enumerate(inst.operands):
            if operand in self._members:
                place = self._places.get(operand)
                if place is None:
                    place = self._places[operand] = self._member(*self._members[operand])
                inst.operands[at] = place

    def _member(self, buffer: GlobalVar, offset: int) -> Value:
        """Return the place of a member, computed at the start of the kernel: a phi may join it."""
        handle = self._finder.held_by(buffer)
        if handle is None:
            raise Unsupported(f"constant buffer '@{buffer.name}' has no binding")
        pointer, first, types = self._pointer(handle, UNIFORM), self._first, self._module.types
        assert first is not None
        if not offset:
            return pointer
        place = first.make(
            op.GETELEMENTPTR, pointer.type, [pointer, first.integer(types.i32, offset)]
        )
        place.type_arg = types.i8
        return place

    def _pointer(self, handle: Handle, space: int) -> Value:
        """Return a pointer to the bytes of a resource."""
        types = self._module.types
        content = handle.type.elems[0]
        held = content if _has_size(content) else types.array(0, content)
        line = self._out.line
        var = self._bindings.variable(handle.resource, types.pointer(space), held, line)
        if handle.resource.descriptors == 1:
            return var
        return self._out.call(
            self._descriptor(handle), types.pointer(space), [var, self._place(handle)]
        )

    def none(self, inst: Inst) -> None:
        """Drop a call that makes a handle."""

    def element(self, inst: Inst) -> None:
        """getpointer: the address of an element."""
        handle = self._finder.handle(inst.operands[0])
        if handle.type.name != _BUFFER:
            self._texels[inst] = Texel(self._image(inst.operands[0]), inst.operands[1], 0)
            return
        base = self._pointer(handle, inst.type.space)
        content = handle.type.elems[0]
        element = content.element if content.kind == ARRAY else content
        place = self._out.make(op.GETELEMENTPTR, inst.type, [base, inst.operands[1]])
        place.type_arg = element
        self._changed[inst] = place

    def base(self, inst: Inst) -> None:
        """getbasepointer: the address of the first byte."""
        handle = self._finder.handle(inst.operands[0])
        self._changed[inst] = self._pointer(handle, inst.type.space)

    def count(self, inst: Inst) -> None:
        """updatecounter: before it grows by one, or after it has shrunk by one."""
        handle = self._finder.handle(inst.operands[0])
        step = inst.operands[1]
        if not isinstance(step, ConstInt) or step.signed() not in (1, -1):
            raise Unsupported("a counter changes by other than one")
        types, build = self._module.types, self._out
        made = build.make(
            op.ATOMICRMW,
            types.i32,
            [self._pointer(handle, STORAGE_BUFFER), build.integer(types.i32, step.signed())],
        )
        made.flags = op.ATOMIC
        made.memory = op.MemoryInfo(4, op.MONOTONIC, "device", operation=op.RMW_OPERATIONS["add"])
        after = build.add(made, build.integer(types.i32, -1)) if step.signed() < 0 else made
        self._changed[inst] = after

    def scatter(self, inst: Inst) -> None:
        """nonuniformindex: an index that may differ between the threads of a wave."""
        self._changed[inst] = inst.operands[0]

    def size(self, inst: Inst) -> None:
        """getdimensions: the elements of a buffer, or the sides of an image."""
        handle = self._finder.handle(inst.operands[0])
        if handle.type.name == _BUFFER:
            content = handle.type.elems[0]
            stride = self._layout.size(content.element if content.kind == ARRAY else content)
            number = self._out.integer(self._module.types.i32, stride)
            base = self._pointer(handle, STORAGE_BUFFER)
            self._changed[inst] = self._out.call(LENGTH, inst.type, [base, number])
            return
        self._changed[inst] = self._images.sides(self._image(inst.operands[0]), inst.type, None)

    def sides_and_levels(self, inst: Inst) -> None:
        """getdimensions.levels: the sides at a level, and the number of levels."""
        image, types = self._image(inst.operands[0]), self._module.types
        count = inst.type.count - 1
        type = types.i32 if count == 1 else types.vector(count, types.i32)
        sides = self._images.sides(image, type, inst.operands[1])
        lanes: list[Value] = [sides]
        if count > 1:
            lanes = [self._out.lane(sides, at) for at in range(count)]
        lanes.append(self._images.call(spirv.OpImageQueryLevels, types.i32, [image]))
        self._changed[inst] = self._out.inserted(inst.type, lanes)

    def fetch(self, inst: Inst) -> None:
        """load.level: a texel of a level, at an offset."""
        image, coordinate, level, offset = inst.operands[:4]
        whole = self._images.fetch(self._image(image), coordinate, level, offset)
        self._changed[inst] = self._images.cut(whole, inst.type)

    def texel(self, inst: Inst) -> None:
        """load.typedbuffer: a texel of a buffer."""
        image, coordinate = inst.operands[:2]
        self._changed[inst] = self._images.read(Texel(self._image(image), coordinate, 0), inst.type)

    def put_texel(self, inst: Inst) -> None:
        """store.typedbuffer."""
        image, coordinate, value = inst.operands[:3]
        self._images.write(Texel(self._image(image), coordinate, 0), value)

    def sample(self, inst: Inst) -> None:
        """Compute a texel by a sampler."""
        image, sampler, *rest = inst.operands[:-1]
        self._changed[inst] = self._images.sample(
            SAMPLES[request_of(inst)], [self._image(image), self._image(sampler), *rest], inst.type
        )


def _has_size(type: Type) -> bool:
    """Whether a resource's content has a length: that of a storage buffer has none."""
    return type.kind != ARRAY or type.count > 0


class Row(NamedTuple):
    """A method for an intrinsic, and the fewest operands that it has."""

    rewrite: Callable[[_Rewriter, Inst], None]
    least: int


_ROWS: Final[dict[str, Row]] = {
    "counterhandlefromimplicitbinding": Row(_Rewriter.none, 3),
    "getbasepointer": Row(_Rewriter.base, 1),
    "getdimensions.levels.x": Row(_Rewriter.sides_and_levels, 2),
    "getdimensions.levels.xy": Row(_Rewriter.sides_and_levels, 2),
    "getdimensions.levels.xyz": Row(_Rewriter.sides_and_levels, 2),
    "getdimensions.x": Row(_Rewriter.size, 1),
    "getdimensions.xy": Row(_Rewriter.size, 1),
    "getdimensions.xyz": Row(_Rewriter.size, 1),
    "getpointer": Row(_Rewriter.element, 2),
    "handlefrombinding": Row(_Rewriter.none, 5),
    "handlefromimplicitbinding": Row(_Rewriter.none, 5),
    "load.level": Row(_Rewriter.fetch, 4),
    "load.typedbuffer": Row(_Rewriter.texel, 2),
    "nonuniformindex": Row(_Rewriter.scatter, 1),
    "store.typedbuffer": Row(_Rewriter.put_texel, 3),
    "updatecounter": Row(_Rewriter.count, 2),
    **{name: Row(_Rewriter.sample, row.least) for name, row in SAMPLES.items()},
}


def _members(module: Module, layout: DataLayout) -> dict[Value, tuple[GlobalVar, int]]:
    """Return the constant buffer of each variable that is a member of one, and its offset.

    Raises:
        CompileError: the metadata does not fit the buffer.
    """
    places: dict[Value, tuple[GlobalVar, int]] = {}
    line = next((one.line for one in module.functions if one.blocks), 0)
    for ref in module.named_metadata.get(_CONSTANT_BUFFERS, ()):
        first, *others = (_named(module, text) for text in node_operands(module, ref))
        if first is None or not is_handle(first.value_type) or not first.value_type.elems:
            raise CompileError(f"'!{_CONSTANT_BUFFERS}' does not name a constant buffer", line)
        held = first.value_type.elems[0]
        offsets = [
            offset
            for offset, type in zip(_offsets(layout, held), held.elems, strict=False)
            if type.kind != TARGET or type.name != PADDING
        ]
        if len(offsets) != len(others):
            raise CompileError(f"'!{_CONSTANT_BUFFERS}' does not name all of '@{first.name}'", line)
        for var, offset in zip(others, offsets, strict=True):
            if var is not None:
                places[var] = (first, offset)
    return places


def _offsets(layout: DataLayout, held: Type) -> list[int]:
    """Return the offsets of members of a constant buffer; an empty one has none."""
    return layout.offsets(held) if held.kind == STRUCT else []


def _named(module: Module, text: str) -> GlobalVar | None:
    """Return the variable that an operand of a node names; one that is not used may be null."""
    value = module.symbols.get(text.rpartition("@")[2].strip('"')) if "@" in text else None
    return value if isinstance(value, GlobalVar) else None


def _drop_handles(module: Module) -> None:
    """Drop the variables for handles, and what lists them."""
    dropped = {
        var
        for var in module.globals
        if var.name in _USED or (is_handle(var.value_type) and var.type.space != HANDLES)
    }
    module.drop_variables(dropped)
    module.named_metadata.pop(_CONSTANT_BUFFERS, None)
