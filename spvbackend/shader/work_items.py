"""Queries of work-items become loads of Vulkan's built-in variables, which are words.

Input: calls of OpenCL C's functions and loads of SPIR-V's variables of 64 bits, as frontends emit
them. Output: the same numbers, computed from variables that Vulkan has (Vulkan, Built-In
Variables). The size of a work-group is that which the kernel requires, else specialisation
constants.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.refusals import check_initialisers
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.names import builtin_variable
from spvbackend.builtins.opencl import VARIABLES
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.builtins.rows import BUILTIN, NONE
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.metadata import SUBGROUP_SIZE_NAMES, Words, required_words
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, Function, GlobalVar, Inst, Value
from spvbackend.shader.calls import declared, resolve
from spvbackend.shader.groups.masks import lane_mask
from spvbackend.shader.host.launch import launch_value
from spvbackend.shader.sweep import Sweep
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import INPUT
from spvbackend.target.environment import Environment
from spvbackend.target.launch import (
    FIRST_GROUP,
    FIRST_ITEM,
    GLOBAL_OFFSET,
    GLOBAL_SIZE,
    GROUP_COUNT,
    GROUP_SIZE,
    SIZE_IDS,
    WORK_DIM,
)

_SIZES: Final = Words("one to three sizes from 1 to 4294967295", 1, 3, 1)
_LANES: Final = Words("one size from 1 to 4294967295", 1, 1, 1)
_REQUIRED: Final = "reqd_work_group_size"
_SPEC_CONSTANT: Final = "_Z20__spirv_SpecConstantii"
_IDS: Final = frozenset(
    (
        spv.BuiltInGlobalInvocationId,
        spv.BuiltInLocalInvocationId,
        spv.BuiltInNumWorkgroups,
        spv.BuiltInWorkgroupId,
    )
)
"""Vulkan's variables of three components."""
_WORDS: Final = frozenset(
    (
        spv.BuiltInLocalInvocationIndex,
        spv.BuiltInNumSubgroups,
        spv.BuiltInSubgroupId,
        spv.BuiltInSubgroupLocalInvocationId,
        spv.BuiltInSubgroupSize,
    )
)
"""Vulkan's variables of one component."""
_OF_LANES: Final = (spv.BuiltInSubgroupId, spv.BuiltInSubgroupLocalInvocationId)
_QUERYING: Final = frozenset((op.CALL, op.LOAD))
_SIZE_OF_GROUP: Final = (spv.BuiltInWorkgroupSize, spv.BuiltInEnqueuedWorkgroupSize)
_LANE_MASKS: Final = frozenset(
    (
        spv.BuiltInSubgroupEqMask,
        spv.BuiltInSubgroupGeMask,
        spv.BuiltInSubgroupGtMask,
        spv.BuiltInSubgroupLeMask,
        spv.BuiltInSubgroupLtMask,
    )
)
"""Vulkan's variables of four components."""
_SAME: Final[dict[int, int]] = {
    spv.BuiltInNumEnqueuedSubgroups: spv.BuiltInNumSubgroups,
    spv.BuiltInSubgroupMaxSize: spv.BuiltInSubgroupSize,
}
"""Variables that Vulkan has under another name; its work-groups are all of one size."""
_OF_LAUNCH: Final[dict[int, str]] = {
    spv.BuiltInEnqueuedWorkgroupSize: GROUP_SIZE,
    spv.BuiltInGlobalOffset: GLOBAL_OFFSET,
    spv.BuiltInGlobalSize: GLOBAL_SIZE,
    spv.BuiltInNumWorkgroups: GROUP_COUNT,
}
"""Numbers of the whole launch, which a region of it does not know."""
_FIRST: Final[dict[int, str]] = {
    spv.BuiltInGlobalInvocationId: FIRST_ITEM,
    spv.BuiltInWorkgroupId: FIRST_GROUP,
}
"""The first numbers of a region."""


def group_sizes(module: Module, function: Function, environment: Environment) -> list[int]:
    """Return the size of a work-group that a kernel requires, [] for none.

    Raises:
        CompileError: the metadata does not have a size.
    """
    ref = function.attachments.get(_REQUIRED)
    if ref is not None:
        words = required_words(module, _REQUIRED, ref, _SIZES, function.line)
        return [*words, 1, 1][:3]
    sizes = environment.workgroup_size
    return [*sizes, 1, 1][:3] if sizes else []


def subgroup_size(module: Module, function: Function, environment: Environment) -> int:
    """Return the size of sub-groups that a kernel requires, 0 for any.

    Raises:
        CompileError: the metadata does not have a size.
    """
    for name in SUBGROUP_SIZE_NAMES:
        ref = function.attachments.get(name)
        if ref is not None:
            return required_words(module, name, ref, _LANES, function.line)[0]
    return environment.subgroup_size


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Replace all queries in all kernels.

    Raises:
        Unsupported: a variable holds the address of a built-in one.
    """
    named = {var for var in module.globals if var.name.startswith(VARIABLE_PREFIX)}
    if named:
        check_initialisers(module, named)
    called = declared(module, builtins, lambda one: one.row.shape == BUILTIN)
    called.update(var for var in module.globals if builtin_variable(var.name) != NONE)
    for function in module.functions if called else ():
        if function.blocks:
            try:
                _check_uses(function, named)
                _Queries(module, function, environment, builtins, called).replace()
            except Diagnostic as error:
                module.refuse(function, error)
    gone = {
        var
        for var in module.globals
        if var.name.startswith(VARIABLE_PREFIX) and var.name not in _made_names(module)
    }
    module.drop_variables(gone)


def _check_uses(function: Function, named: set[GlobalVar]) -> None:
    """Refuse all uses but loads of these variables, which have no address."""
    if not named:
        return
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.LOAD and not named.isdisjoint(inst.operands):
                name = op.OPCODE_NAMES[inst.opcode]
                raise Unsupported(
                    f"'{name}' of the address of a built-in variable has no translation", inst.line
                )


def _check_integers(name: str, types: list[Type]) -> None:
    """Refuse a query of other types; a declaration may have any."""
    for type in types:
        if type.scalar().kind != INT:
            raise Unsupported(f"builtin '{name}': works on integers, not '{type}'")


def _made_names(module: Module) -> set[str]:
    return {var.name for var in module.globals if var.value_type.scalar() is module.types.i32}


@final
class _Queries(Sweep):
    """The queries of one kernel."""

    __slots__ = ("_entry", "_has_regions", "_has_operations", "_known", "_sizes")

    def __init__(
        self,
        module: Module,
        function: Function,
        environment: Environment,
        builtins: Builtins,
        called: set[Value],
    ) -> None:
        super().__init__(module, function, builtins, called)
        self._sizes: Final = group_sizes(module, function, environment)
        self._has_regions: Final = environment.has_regions
        self._has_operations: Final = environment.kind.has_subgroup_operations
        self._entry: Final = Builder(module, function.blocks[0])
        self._known: Final[dict[tuple[int, int, Type], Value]] = {}

    def replace(self) -> None:
        """Replace them; what they share comes first."""
        self.rewrite()
        self._function.blocks[0].insts[:0] = self._entry.out

    def _is_looked_at(self, inst: Inst) -> bool:
        """Whether an instruction calls, or loads from, what answers a query."""
        return inst.opcode in _QUERYING and inst.operands[-1] in self._called

    def _replacement(self, inst: Inst) -> Value | None:
        """The value of a query, None for what is none."""
        if inst.opcode == op.LOAD and isinstance(inst.operands[0], GlobalVar):
            number = builtin_variable(inst.operands[0].name)
            if number == NONE:
                return None
            _check_integers(inst.operands[0].name, [inst.type])
            return self._whole(number, inst.type)
        resolved = resolve(inst, self._builtins)
        if resolved is None or resolved.row.shape != BUILTIN:
            return None
        number, args = resolved.row.opcode, inst.operands[:-1]
        _check_integers(resolved.row.name, [inst.type, *[arg.type for arg in args]])
        if resolved.row.extra != NONE:
            return self._component(number, resolved.row.extra, inst.type)
        if not args or VARIABLES[number].lanes == 1:
            return self._whole(number, inst.type)
        return self._chosen(number, args[0], inst.type)

    def _whole(self, number: int, type: Type) -> Value:
        if type.kind != VECTOR:
            return self._scalar(number, type)
        if number in _LANE_MASKS:
            return self._load(number, type) if self._has_operations else self._mask(number, type)
        lanes = [self._component(number, lane, type.element) for lane in range(type.count)]
        return self._build.vector(type, lanes)

    def _mask(self, number: int, type: Type) -> Value:
        """Compute a mask of lanes, a variable that naga lacks."""
        i32 = self._module.types.i32
        lane = self._scalar(spv.BuiltInSubgroupLocalInvocationId, i32)
        size = self._scalar(spv.BuiltInSubgroupMaxSize, i32)
        return self._build.vector(type, lane_mask(self._build, number, lane, size))

    def _chosen(self, number: int, dimension: Value, type: Type) -> Value:
        """Return the component for a run-time dimension, or the default beyond the last."""
        beyond = VARIABLES[number].beyond
        if isinstance(dimension, ConstInt):
            if dimension.value >= VARIABLES[number].lanes:
                return self._build.integer(type, beyond)
            return self._component(number, dimension.value, type)
        chosen: Value = self._build.integer(type, beyond)
        for index in range(3):
            same = self._build.compare(op.EQ, dimension, self._build.integer(dimension.type, index))
            value = self._component(number, index, type)
            chosen = self._build.make(op.SELECT, type, [same, value, chosen])
        return chosen

    def _component(self, number: int, index: int, type: Type) -> Value:
        """Return one of three numbers, computed once at the start of the kernel."""
        key = (number, index, type)
        component = self._known.get(key)
        if component is None:
            build, self._build = self._build, self._entry
            self._entry.line = build.line
            component = self._known[key] = self._new_component(number, index, type)
            self._build = build
        return component

    def _new_component(self, number: int, index: int, type: Type) -> Value:
        """Compute the component."""
        build = self._build
        if self._has_regions and number in _OF_LAUNCH:
            return self._given(_OF_LAUNCH[number], type, index)
        if number == spv.BuiltInGlobalOffset:
            return build.integer(type, 0)
        if number in _SIZE_OF_GROUP:
            return build.resize(self._size(index), type)
        if number == spv.BuiltInGlobalSize:
            groups = self._component(spv.BuiltInNumWorkgroups, index, type)
            return build.make(op.MUL, type, [groups, build.resize(self._size(index), type)])
        if number not in _IDS:
            raise self._missing(number)
        vector = self._module.types.vector(3, self._module.types.i32)
        component = build.resize(build.lane(self._load(number, vector), index), type)
        if self._has_regions and number in _FIRST:
            return build.make(op.ADD, type, [component, self._given(_FIRST[number], type, index)])
        return component

    def _given(self, name: str, type: Type, index: int = 0) -> Value:
        """Return a number that the launch gives."""
        return self._build.resize(launch_value(self._module, self._build, name, index), type)

    def _scalar(self, number: int, type: Type) -> Value:
        """Return a number that has no components."""
        if number == spv.BuiltInGlobalLinearId:
            return self._linear(type)
        if number == spv.BuiltInWorkDim:
            return self._given(WORK_DIM, type)
        if number == spv.BuiltInSubgroupSize:
            return self._lanes_in_use(type)
        if number == spv.BuiltInNumEnqueuedSubgroups and self._has_regions:
            return self._whole_subgroups(type)
        number = _SAME.get(number, number)
        if number == spv.BuiltInNumSubgroups:
            return self._subgroup_count(type)
        if number not in _WORDS:
            raise self._missing(number)
        is_flat = max(self._sizes[1:], default=1) <= 1
        if number in _OF_LANES and not (self._has_operations or is_flat):
            # naga 29 refuses these two variables in groups of several dimensions.
            size = " x ".join(map(str, self._sizes))
            name = spv.ENUMERANT_NAMES["BuiltIn"][number]
            raise Unsupported(
                f"work-items of a group of {size} have no {name}: WebGPU numbers them in groups of "
                "one dimension"
            )
        return self._build.resize(self._load(number, self._module.types.i32), type)

    def _linear(self, type: Type) -> Value:
        """Compute get_global_linear_id (OpenCL C): x fastest, and counted from the offset."""
        build = self._build
        place = self._place(2, type)
        for index in (1, 0):
            size = self._component(spv.BuiltInGlobalSize, index, type)
            place = build.make(op.MUL, type, [place, size])
            place = build.make(op.ADD, type, [place, self._place(index, type)])
        return place

    def _place(self, index: int, type: Type) -> Value:
        """Return a global id without the offset."""
        own = self._component(spv.BuiltInGlobalInvocationId, index, type)
        if not self._has_regions:
            return own
        offset = self._component(spv.BuiltInGlobalOffset, index, type)
        return self._build.make(op.SUB, type, [own, offset])

    def _subgroups(self, items: Value) -> Value:
        """Compute the number of sub-groups of some work-items, if all but the last are full."""
        build, i32 = self._build, self._module.types.i32
        lanes = self._scalar(spv.BuiltInSubgroupMaxSize, i32)
        last = build.add(items, build.integer(i32, -1))
        return build.add(build.make(op.UDIV, i32, [last, lanes]), build.integer(i32, 1))

    def _subgroup_count(self, type: Type) -> Value:
        """Return NumSubgroups, which some drivers count without a partial last one."""
        build, i32 = self._build, self._module.types.i32
        told = self._load(spv.BuiltInNumSubgroups, i32)
        least = self._subgroups(self._group_items())
        more = build.compare(op.ULT, told, least)
        return build.resize(build.make(op.SELECT, i32, [more, least, told]), type)

    def _whole_subgroups(self, type: Type) -> Value:
        """Return the sub-groups of a work-group of full size."""
        build, i32 = self._build, self._module.types.i32
        items: Value = self._given(GROUP_SIZE, i32)
        for index in (1, 2):
            items = build.make(op.MUL, i32, [items, self._given(GROUP_SIZE, i32, index)])
        return build.resize(self._subgroups(items), type)

    def _group_items(self) -> Value:
        """Return the number of work-items of a group."""
        build, i32 = self._build, self._module.types.i32
        if self._sizes:
            return build.integer(i32, self._sizes[0] * self._sizes[1] * self._sizes[2])
        items: Value = self._size(0)
        for index in (1, 2):
            items = build.make(op.MUL, i32, [items, self._size(index)])
        return items

    def _lanes_in_use(self, type: Type) -> Value:
        """Compute the size of a sub-group; the last of a group may have fewer lanes.

        Vulkan's SubgroupSize is that of all (Vulkan, Built-In Variables).
        """
        build, i32 = self._build, self._module.types.i32
        lanes = self._scalar(spv.BuiltInSubgroupMaxSize, i32)
        own = self._scalar(spv.BuiltInSubgroupId, i32)
        rest = build.make(op.SUB, i32, [self._group_items(), build.make(op.MUL, i32, [own, lanes])])
        is_last = build.compare(op.ULT, rest, lanes)
        return build.resize(build.make(op.SELECT, i32, [is_last, rest, lanes]), type)

    def _missing(self, number: int) -> Unsupported:
        name = spv.ENUMERANT_NAMES["BuiltIn"][number]
        return Unsupported(f"a shader cannot ask for {name}: Vulkan has no such variable")

    def _size(self, index: int) -> Value:
        """Return the size of a work-group in a dimension, a word."""
        i32 = self._module.types.i32
        if self._sizes:
            return self._build.integer(i32, self._sizes[index])
        args: list[Value] = [self._build.integer(i32, SIZE_IDS[index]), self._build.integer(i32, 1)]
        return self._build.call(_SPEC_CONSTANT, i32, args)

    def _load(self, number: int, type: Type) -> Value:
        """Load a built-in variable of Vulkan's."""
        name = VARIABLE_PREFIX + spv.ENUMERANT_NAMES["BuiltIn"][number]
        var = self._module.symbols.get(name)
        if not isinstance(var, GlobalVar) or var.value_type is not type:
            var = GlobalVar(self._module.types.pointer(INPUT), name, type, self._build.line)
            self._module.globals = [one for one in self._module.globals if one.name != name]
            # A module may declare functions by which OpenCL's variables are read under these names.
            self._module.functions = [one for one in self._module.functions if one.name != name]
            self._module.add_variable(var)
        return self._build.load(type, var, self._alignment(type))

    def _alignment(self, type: Type) -> int:
        return 16 if type.kind == VECTOR else 4
