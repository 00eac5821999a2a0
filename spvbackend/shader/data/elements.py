"""Cuts the bytes of an object into elements of one type, and makes its variable."""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.shader_names import GROUP_LENGTH
from spvbackend.llvmir.types import FLOAT, VECTOR, Type
from spvbackend.llvmir.values import Argument, ConstAggregate, GlobalVar, Inst, Value
from spvbackend.shader.data.constant_bytes import Image
from spvbackend.shader.nodes import new_list, new_node, node_numbers
from spvbackend.shader.objects import Object, byte_size
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import CONSTANT_DATA, LOCAL, PRIVATE, STORAGE_BUFFER, UNIFORM
from spvbackend.target.environment import Environment
from spvbackend.target.features import WORKGROUP_LAYOUT

COUNT: Final = "spirv.ResourceCount"
"""Attached to a variable: the number of its descriptors, 0 where the host decides."""
RESOURCE: Final = "spirv.Resource"
"""Attached to a variable: it is a block or an image behind a descriptor, or an array of such."""
WORD: Final = 4
"""Bytes of a word, the only number that some targets have."""
ROW: Final = 16
"""Bytes of an element of an array in a uniform buffer."""
DECORATIONS: Final = "spirv.Decorations"
VIEW: Final = "spirv.View"
"""Attached to a variable of local memory: it is a block, which others alias."""
FIRST_LENGTH: Final = 3
"""The SpecId of the first such length; those before it are the sizes of a work-group."""


def choose_elements(
    module: Module, layout: DataLayout, objects: dict[Value, Object], environment: Environment
) -> None:
    """Give each object that is accessed its elements and its variable."""
    viewed = _viewed(objects) if environment.prefers(WORKGROUP_LAYOUT) else None
    for obj in objects.values():
        if not obj.scalars or obj.family is not obj:
            continue
        if obj is viewed:
            obj.views = {}
            continue
        element = _element(module, obj, environment)
        if obj.is_resource:
            obj.held, obj.variable = _resource(module, obj, element, environment)
            continue
        count = max(1, -(-obj.size // (element.bits // 8)))
        obj.held = module.types.array(count, element)
        obj.variable = _variable(module, layout, obj, element, count)


def _viewed(objects: dict[Value, Object]) -> Object | None:
    """Return the object of local memory whose accesses are of several types, if it is the only one.

    All variables of a work-group begin at one place if they are blocks, and all or none must be
    (SPV_KHR_workgroup_memory_explicit_layout, Validation Rules).
    """
    local = [obj for obj in objects.values() if obj.is_local and obj.scalars]
    if len(local) != 1:
        return None
    (obj,) = local
    base = obj.base
    if not isinstance(base, GlobalVar):
        return None
    is_sized = obj.size > 0 and GROUP_LENGTH not in base.attachments
    is_mixed = len(obj.scalars) > 1 or next(iter(obj.scalars)).bits > 8 * obj.unit
    return obj if is_sized and is_mixed else None


def view_of(module: Module, obj: Object, type: Type) -> GlobalVar:
    """Return the variable that has an object's bytes as elements of a type."""
    assert obj.views is not None
    view = obj.views.get(type)
    if view is None:
        bits = type.scalar().bits * max(1, type.lanes())
        held = module.types.array(-(-obj.size // (bits // 8)), type)
        block = module.types.struct((held,))
        name = f"{obj.base.name}.{type.scalar()}x{type.lanes()}"
        view = GlobalVar(module.types.pointer(LOCAL), name, block, 0)
        view.linkage = "internal"
        aliased = new_node(module, [spv.DecorationAliased])
        view.attachments = {VIEW: new_node(module, []), DECORATIONS: new_list(module, [aliased])}
        obj.views[type] = view
        _add(module, view)
    return view


def _element(module: Module, obj: Object, environment: Environment) -> Type:
    """Return the type of all elements: that of the accesses if there is one, else an integer.

    Atomically accessed objects have elements of that width: an atomic operation is on one of them.

    Raises:
        Unsupported: atomic accesses are of several widths, or of one that the target lacks.
    """
    words_only = environment.kind.has_words_only
    if words_only:
        obj.unit = min(obj.unit, WORD)
        if lacking := [width for width in obj.atomics if width != 8 * WORD]:
            raise Unsupported(
                f"{environment.kind.name} has atomic operations on 32 bits, not on {lacking[0]}",
                getattr(obj.base, "line", 0),
            )
    if obj.base.type.space == UNIFORM:
        # A vector has at most four components: those of a row have 32 bits.
        obj.unit = min(obj.unit, ROW // 4)
        is_whole = obj.unit == ROW // 4 and len(obj.scalars) == 1
        only = next(iter(obj.scalars))
        return only if is_whole and only.bits == 32 else module.types.i32
    vector = _only_vector(obj) if obj.is_resource else None
    if vector is not None and not (words_only and vector.element.bits != 8 * WORD):
        obj.unit = byte_size(vector)
        return vector
    bits = obj.unit * 8
    only = next(iter(obj.scalars))
    if words_only:
        # WGSL has atomic operations on integers only, and its tables have no infinities and NaNs.
        is_number = not obj.atomics and (obj.is_shared or not isinstance(obj.base, GlobalVar))
        is_whole = len(obj.scalars) == 1 and only.bits == 8 * WORD and obj.unit == WORD
        return only if is_whole and is_number else module.types.i32
    if len(obj.scalars) == 1 and only.bits == bits:
        return only
    if len(obj.atomics) > 1:
        widths = " and ".join(str(width) for width in sorted(obj.atomics))
        raise Unsupported(
            f"an object of local memory is accessed atomically as {widths} bits",
            getattr(obj.base, "line", 0),
        )
    return module.types.integer(max(bits, *obj.atomics) if obj.atomics else bits)


def descriptors(module: Module, var: GlobalVar) -> int:
    """Return the number of a resource's descriptors, 0 where the host decides."""
    return node_numbers(module, var.attachments[COUNT])[0] if COUNT in var.attachments else 1


def _resource(
    module: Module, obj: Object, element: Type, environment: Environment
) -> tuple[Type, GlobalVar]:
    """Return the elements of a resource as an array, and its variable, a block of the array.

    Elements of a uniform buffer are the components of vectors: the stride of an array there is a
    multiple of 16 (Vulkan, Offset and Stride Assignment).
    """
    base, types = obj.base, module.types
    assert isinstance(base, GlobalVar)
    space = base.type.space
    size = byte_size(element)
    held = types.array(-(-obj.size // size), element)
    rows = held
    if space == UNIFORM:
        lanes = ROW // size
        rows = types.array(-(-obj.size // ROW), types.vector(lanes, element))
    content = types.struct((rows,))
    count = descriptors(module, base)
    if count != 1:
        content = types.array(count, content)
    var = GlobalVar(types.pointer(space), base.name, content, base.line)
    var.attachments = {**base.attachments, RESOURCE: new_node(module, [])}
    more: list[int] = []
    if space == STORAGE_BUFFER and not obj.is_written and not obj.atomics:
        more.append(spv.DecorationNonWritable)
    if space == STORAGE_BUFFER and obj.is_ordered and environment.needs_coherence:
        # Else a work-item need not see what others write (2.18, memory model GLSL450).
        more.append(spv.DecorationCoherent)
    if more:
        nodes = node_operands(module, base.attachments[DECORATIONS])
        added = [new_node(module, [decoration]) for decoration in more]
        var.attachments[DECORATIONS] = new_list(module, [*nodes, *added])
    _add(module, var)
    return held, var


def _only_vector(obj: Object) -> Type | None:
    """Return the vector that all accesses are of, if each is to a whole one."""
    (first, *others) = obj.types
    size = byte_size(first)
    is_one = not others and first.kind == VECTOR and first.count in (2, 4) and not obj.atomics
    return first if is_one and obj.reach % size == 0 and first.element.bits >= 8 else None


def _variable(module: Module, layout: DataLayout, obj: Object, element: Type, count: int) -> Value:
    base = obj.base
    assert obj.held is not None
    if isinstance(base, GlobalVar):
        space = LOCAL if base.type.space == LOCAL else CONSTANT_DATA
        var = GlobalVar(module.types.pointer(space), base.name, obj.held, base.line)
        var.linkage = "internal"
        var.constant = base.constant
        if GROUP_LENGTH in base.attachments:
            var.attachments = base.attachments
        if space == CONSTANT_DATA:
            assert base.initializer is not None
            image = Image(layout, count * element.bits // 8)
            image.write(base.initializer, base.value_type, 0)
            assert not image.addresses, "tables of addresses are module data"
            var.initializer = _table(module, obj.held, image.data)
        _add(module, var)
        return var
    if isinstance(base, Argument) and base.type.space == LOCAL:
        var = GlobalVar(module.types.pointer(LOCAL), base.name, obj.held, 0)
        var.linkage = "internal"
        _add(module, var)
        return var
    made = Inst(op.ALLOCA, module.types.pointer(PRIVATE), [], getattr(base, "line", 0))
    made.type_arg = obj.held
    made.memory = op.MemoryInfo(element.bits // 8)
    made.name = base.name
    return made


def _add(module: Module, var: GlobalVar) -> None:
    """Append a variable, whose name may still be that of the object that it replaces."""
    module.globals.append(var)


def _table(module: Module, held: Type, data: bytearray) -> Value:
    """Return bytes as an array."""
    element = held.element
    size = element.bits // 8
    patterns = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
    if not any(patterns):
        return module.constants.null(held)
    pool = module.constants
    make = pool.floating if element.kind == FLOAT else pool.integer
    return ConstAggregate(held, [make(element, pattern) for pattern in patterns])
