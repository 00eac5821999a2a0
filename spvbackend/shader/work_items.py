"""Queries of work-items become loads of Vulkan's built-in variables, which are words.

Input: calls of OpenCL C's functions and loads of SPIR-V's variables of 64 bits, as frontends have
them. Output: the same numbers, made of variables that Vulkan has (Vulkan, Built-In Variables). The
size of a work-group is what the kernel requires, else specialisation constants.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.names import builtin_variable
from spvbackend.builtins.opencl import VARIABLES
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.builtins.rows import BUILTIN, NONE
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import Words, required_words
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import (
    CallInfo,
    ConstInt,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.shader.builder import Builder
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import INPUT
from spvbackend.target.environment import Environment
from spvbackend.target.launch import SIZE_IDS

_SIZES: Final = Words("one to three sizes from 1 to 4294967295", 1, 3, 1)
_LANES: Final = Words("one size from 1 to 4294967295", 1, 1, 1)
_REQUIRED_LANES: Final = "intel_reqd_sub_group_size"
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
"""What Vulkan has of three components."""
_WORDS: Final = frozenset(
    (
        spv.BuiltInLocalInvocationIndex,
        spv.BuiltInNumSubgroups,
        spv.BuiltInSubgroupId,
        spv.BuiltInSubgroupLocalInvocationId,
        spv.BuiltInSubgroupSize,
    )
)
"""What Vulkan has of one."""
_SIZE_OF_GROUP: Final = (spv.BuiltInWorkgroupSize, spv.BuiltInEnqueuedWorkgroupSize)


def group_sizes(module: Module, function: Function, environment: Environment) -> list[int]:
    """The size of a work-group that a kernel requires, empty for none.

    Raises:
        CompileError: the metadata says no size.
    """
    ref = function.attachments.get(_REQUIRED)
    if ref is not None:
        words = required_words(module, _REQUIRED, ref, _SIZES, function.line)
        return [*words, 1, 1][:3]
    sizes = environment.workgroup_size
    return [*sizes, 1, 1][:3] if sizes else []


def subgroup_size(module: Module, function: Function, environment: Environment) -> int:
    """The size of sub-groups that a kernel requires, 0 for any.

    Raises:
        CompileError: the metadata says no size.
    """
    ref = function.attachments.get(_REQUIRED_LANES)
    if ref is None:
        return environment.subgroup_size
    return required_words(module, _REQUIRED_LANES, ref, _LANES, function.line)[0]


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Replace all queries in all kernels."""
    for function in module.functions:
        if function.blocks:
            try:
                _Queries(module, function, environment, builtins).replace()
            except Diagnostic as error:
                module.refuse(function, error)
    gone = {
        var
        for var in module.globals
        if var.name.startswith(VARIABLE_PREFIX) and var.name not in _made_names(module)
    }
    module.drop_variables(gone)


def _made_names(module: Module) -> set[str]:
    return {var.name for var in module.globals if var.value_type.scalar() is module.types.i32}


@final
class _Queries:
    """The queries of one kernel."""

    __slots__ = ("_build", "_builtins", "_changed", "_function", "_module", "_sizes")

    def __init__(
        self, module: Module, function: Function, environment: Environment, builtins: Builtins
    ) -> None:
        self._module: Final = module
        self._function: Final = function
        self._builtins: Final = builtins
        self._sizes: Final = group_sizes(module, function, environment)
        self._changed: Final[dict[Value, Value]] = {}
        self._build = Builder(module, function.blocks[0])

    def replace(self) -> None:
        """Sweep the blocks; results replace the calls afterwards."""
        for block in self._function.blocks:
            self._build = Builder(self._module, block)
            for inst in block.insts:
                self._build.line = inst.line
                try:
                    found = self._query(inst)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
                if found is None:
                    self._build.out.append(inst)
                else:
                    self._changed[inst] = found
            block.insts = self._build.out
        if self._changed:
            replace_uses(self._function, self._changed)

    def _query(self, inst: Inst) -> Value | None:
        """The value of a query, None for what is none."""
        if inst.opcode == op.LOAD and isinstance(inst.operands[0], GlobalVar):
            number = builtin_variable(inst.operands[0].name)
            if number == NONE:
                return None
            return self._whole(number, inst.type)
        if inst.opcode != op.CALL or not isinstance(inst.callee, Function):
            return None
        resolved = self._builtins.lookup(inst.callee.name)
        if resolved is None or resolved.row.shape != BUILTIN:
            return None
        number, args = resolved.row.opcode, inst.operands[:-1]
        if resolved.row.extra != NONE:
            return self._component(number, resolved.row.extra, inst.type)
        if not args or VARIABLES[number].lanes == 1:
            return self._whole(number, inst.type)
        return self._chosen(number, args[0], inst.type)

    def _whole(self, number: int, type: Type) -> Value:
        if type.kind != VECTOR:
            return self._one(number, type)
        lanes = [self._component(number, lane, type.element) for lane in range(type.count)]
        return self._build.vector(type, lanes)

    def _chosen(self, number: int, dimension: Value, type: Type) -> Value:
        """The component for a dimension, or what there is of one beyond."""
        beyond = VARIABLES[number].beyond
        if isinstance(dimension, ConstInt):
            if dimension.value >= VARIABLES[number].lanes:
                return self._build.integer(type, beyond)
            return self._component(number, dimension.value, type)
        found: Value = self._build.integer(type, beyond)
        for index in range(3):
            same = self._build.compare("eq", dimension, self._build.integer(dimension.type, index))
            value = self._component(number, index, type)
            found = self._build.make(op.SELECT, type, [same, value, found])
        return found

    def _component(self, number: int, index: int, type: Type) -> Value:
        """One of three numbers."""
        build = self._build
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
        return build.resize(build.lane(self._load(number, vector), index), type)

    def _one(self, number: int, type: Type) -> Value:
        """A number that has no components."""
        if number == spv.BuiltInGlobalLinearId:
            return self._linear(type)
        if number not in _WORDS:
            raise self._missing(number)
        return self._build.resize(self._load(number, self._module.types.i32), type)

    def _linear(self, type: Type) -> Value:
        """OpenCL C, get_global_linear_id: x fastest."""
        build = self._build
        found = self._component(spv.BuiltInGlobalInvocationId, 2, type)
        for index in (1, 0):
            size = self._component(spv.BuiltInGlobalSize, index, type)
            found = build.make(op.MUL, type, [found, size])
            own = self._component(spv.BuiltInGlobalInvocationId, index, type)
            found = build.make(op.ADD, type, [found, own])
        return found

    def _missing(self, number: int) -> Unsupported:
        name = spv.ENUMERANT_NAMES["BuiltIn"][number]
        return Unsupported(f"a shader cannot ask for {name}: Vulkan has no such variable")

    def _size(self, index: int) -> Value:
        """The size of a work-group in a dimension, a word."""
        i32 = self._module.types.i32
        if self._sizes:
            return self._build.integer(i32, self._sizes[index])
        args: list[Value] = [self._build.integer(i32, SIZE_IDS[index]), self._build.integer(i32, 1)]
        call = self._build.make(op.CALL, i32, [*args, self._spec_constant()])
        call.call = CallInfo(self._spec_constant().value_type)
        call.call.arg_attrs = [{}, {}]
        return call

    def _spec_constant(self) -> Function:
        found = self._module.symbols.get(_SPEC_CONSTANT)
        if isinstance(found, Function):
            return found
        types = self._module.types
        fn_type = types.function(types.i32, (types.i32, types.i32))
        made = Function(types.pointer(), _SPEC_CONSTANT, fn_type, 0)
        self._module.add_function(made)
        return made

    def _load(self, number: int, type: Type) -> Value:
        """A built-in variable as Vulkan has it."""
        name = VARIABLE_PREFIX + spv.ENUMERANT_NAMES["BuiltIn"][number]
        var = self._module.symbols.get(name)
        if not isinstance(var, GlobalVar) or var.value_type is not type:
            var = GlobalVar(self._module.types.pointer(INPUT), name, type, self._build.line)
            self._module.globals = [one for one in self._module.globals if one.name != name]
            self._module.add_variable(var)
        return self._build.load(type, var, self._alignment(type))

    def _alignment(self, type: Type) -> int:
        return 16 if type.kind == VECTOR else 4
