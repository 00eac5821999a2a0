"""Lowers operations of groups to those of sub-groups, local memory and loops.

Input: calls of OpenCL C's functions of work-groups and sub-groups, and of SPIR-V's instructions by
their names. Output: OpGroupNonUniform* of sub-groups, which Vulkan has, and calls of functions for
work-groups (`functions`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins, Resolved, opcode_of, pointee_of
from spvbackend.builtins.rows import ASYNC_COPY, CORE_OP, GROUP, GROUP_BROADCAST, NONE, Builtin
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.shader_names import GROUP_LENGTH
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type, quote_name, type_text
from spvbackend.llvmir.values import ConstInt, Function, GlobalVar, Inst, Value
from spvbackend.shader.calls import declared, resolve
from spvbackend.shader.groups import call_types, functions, words
from spvbackend.shader.groups.combinations import BY_NAME, COMBINATIONS, Combination, type_number
from spvbackend.shader.groups.events import forget_events
from spvbackend.shader.nodes import new_node
from spvbackend.shader.sweep import Sweep
from spvbackend.shader.work_items import group_sizes
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import LOCAL
from spvbackend.target.environment import Environment

_NATIVE: Final = (1, 8, 16, 32, 64)
_CLUSTERS: Final = "GroupNonUniformClustered"
_LOGIC: Final[dict[int, int]] = {
    spirv.OpGroupLogicalAndKHR: spirv.OpGroupBitwiseAndKHR,
    spirv.OpGroupLogicalOrKHR: spirv.OpGroupBitwiseOrKHR,
    spirv.OpGroupLogicalXorKHR: spirv.OpGroupBitwiseXorKHR,
    spirv.OpGroupAll: spirv.OpGroupBitwiseAndKHR,
    spirv.OpGroupAny: spirv.OpGroupBitwiseOrKHR,
}
"""Instructions that do the same to 0 and 1."""
_VOTES: Final = frozenset((spirv.OpGroupAll, spirv.OpGroupAny))
_GROUP_SHAPES: Final = frozenset((GROUP, GROUP_BROADCAST, CORE_OP))
_WAIT_FLAGS: Final = 3
"""Local and global memory."""


class _Call(NamedTuple):
    """An operation of a group, in OpenCL C's or SPIR-V's spelling.

    Attributes:
        inst: the call.
        resolved: the builtin that it calls.
        opcode: of the instruction.
        scope: the kind of group.
        operation: of the group, NONE where it has none.
        args: the operands after these.
    """

    inst: Inst
    resolved: Resolved
    opcode: int
    scope: int
    operation: int
    args: list[Value]


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Rewrite the operations of all functions."""
    _lower(module, environment, builtins)
    if not environment.kind.has_subgroup_operations:
        words.run(module, builtins)


def _lower(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Lower operations to those of sub-groups."""
    avoids_clusters = _avoids_clusters(environment)
    called = declared(module, builtins, lambda one: _may_change(one.row, avoids_clusters))
    if not called:
        return
    # Copy the list: helpers are appended.
    for function in list(module.functions):
        if function.blocks:
            try:
                groups = _Groups(module, function, environment, builtins, called)
                groups.rewrite()
                if groups.has_events:
                    forget_events(module, function, environment.address_bits)
            except Diagnostic as error:
                module.refuse(function, error)


def _avoids_clusters(environment: Environment) -> bool:
    """Whether shuffles reduce clusters."""
    has_operations = environment.kind.has_subgroup_operations
    return not has_operations or _CLUSTERS in environment.avoided_capabilities


def _may_change(row: Builtin, avoids_clusters: bool) -> bool:
    """Whether calls of a builtin may be rewritten."""
    if row.shape == ASYNC_COPY or row.opcode in _VENDORS:
        return True
    opcodes = (row.opcode, row.floating, row.unsigned)
    return row.shape in _GROUP_SHAPES and (
        avoids_clusters or not _HANDLERS.keys().isdisjoint(opcodes)
    )


@final
class _Groups(Sweep):
    """The operations of one function.

    Attributes:
        has_events: whether one of them returned an event, or took one.
    """

    __slots__ = ("_avoids_clusters", "_environment", "_layout", "has_events")

    def __init__(
        self,
        module: Module,
        function: Function,
        environment: Environment,
        builtins: Builtins,
        called: set[Value],
    ) -> None:
        super().__init__(module, function, builtins, called)
        self._environment: Final = environment
        self._layout: Final = DataLayout(environment.address_bits)
        self._avoids_clusters: Final = _avoids_clusters(environment)
        self.has_events = False

    def _replacement(self, inst: Inst) -> Value | None:
        resolved = resolve(inst, self._builtins)
        return None if resolved is None else self._rewritten(inst, resolved)

    def _rewritten(self, inst: Inst, resolved: Resolved) -> Value | None:
        """Return the replacement of a call, itself where it has none, None where it stays."""
        row = resolved.row
        args = inst.operands[:-1]
        handler = _VENDORS.get(row.opcode)
        if row.shape == ASYNC_COPY:
            handler = _COPY
        if handler is not None:
            call = _Call(inst, resolved, row.opcode, row.scope, NONE, args)
            return handler.rewrite(self, call) if handler.fits(inst.type, args) else None
        if row.shape in _GROUP_SHAPES:
            return self._operation(inst, resolved, args)
        return None

    def _operation(self, inst: Inst, resolved: Resolved, args: list[Value]) -> Value | None:
        """Rewrite an operation by its name in OpenCL C or by that of the instruction."""
        row = resolved.row
        opcode = opcode_of(resolved, bool(args) and args[0].type.scalar().kind == FLOAT)
        scope, operation = row.scope, row.extra
        if self._avoids_clusters and _is_clustered(row, args):
            return self._clustered(_Call(inst, resolved, opcode, scope, operation, args[-2:]))
        handler = _HANDLERS.get(opcode)
        if handler is None or not all(_has_native_width(arg.type) for arg in args):
            return None
        if row.shape == CORE_OP:
            scope = self._constant(args[0], resolved)
            args = args[1:]
            if opcode not in _VOTES and (opcode in COMBINATIONS or opcode in _LOGIC):
                operation = self._constant(args[0], resolved)
                args = args[1:]
        if not handler.fits(inst.type, args):
            return None
        return handler.rewrite(self, _Call(inst, resolved, opcode, scope, operation, args))

    def _constant(self, value: Value, resolved: Resolved) -> int:
        if not isinstance(value, ConstInt):
            raise Unsupported(
                f"'{resolved.row.name}': its scope and its group operation must be constants"
            )
        return value.value

    def _word(self, value: int) -> Value:
        return self._build.integer(self._module.types.i32, value)

    def wait(self, call: _Call) -> Value:
        """Wait for all copies, by a barrier."""
        self.has_events = True
        self._build.call("_Z7barrierj", self._module.types.void, [self._word(_WAIT_FLAGS)])
        return call.inst

    def combined(self, call: _Call) -> Value:
        """Combine the values of a group."""
        build, types = self._build, self._module.types
        inst, _, opcode, scope, operation, (value,) = call
        if opcode in _VOTES:
            operation = functions.REDUCE
        if opcode not in _LOGIC:
            return self._of_group(COMBINATIONS[opcode], operation, scope, value)
        combination = COMBINATIONS[_LOGIC[opcode]]
        truth = value
        if value.type.bits != 1:
            truth = build.compare(op.NE, value, build.integer(value.type, 0))
        if opcode in _VOTES and scope == spv.ScopeSubgroup:
            name = spirv.OPCODE_NAMES[opcode].removeprefix("OpGroup")
            combined: Value = build.call(
                f"__spirv_GroupNonUniform{name}.1", types.i1, [self._word(scope), truth]
            )
        else:
            number = self._of_group(combination, operation, scope, build.resize(truth, types.i32))
            combined = build.compare(op.NE, number, self._word(0))
        return build.resize(combined, inst.type)

    def _of_group(
        self, combination: Combination, operation: int, scope: int, value: Value
    ) -> Value:
        type = value.type
        if scope == spv.ScopeSubgroup:
            name = f"__spirv_GroupNonUniform{combination.name}.{type_number(type)}"
            return self._build.call(name, type, [self._word(scope), self._word(operation), value])
        return self._combine_workgroup(combination, operation, value)

    def _combine_workgroup(self, combination: Combination, operation: int, value: Value) -> Value:
        """Combine over a work-group, each lane of a vector by itself."""
        type = value.type
        if type.kind == VECTOR:
            lanes: list[Value] = [
                self._combine_workgroup(combination, operation, self._build.lane(value, index))
                for index in range(type.count)
            ]
            return self._joined(type, lanes)
        name = self._helper_name(f"group.{combination.name}.{operation}", type)
        if name not in self._module.symbols:
            own = str(type_number(type))
            parts = self._array("parts", type)
            if operation == functions.REDUCE:
                text = functions.reduction(quote_name(name), type, combination, parts, own)
            else:
                word = self._module.types.i32
                arrays = (self._array("values", type), parts, self._array("sizes", word))
                text = functions.scan(
                    quote_name(name), type, combination, operation, arrays, own, word
                )
            self._define(text)
        return self._build.call(name, type, [value])

    def _define(self, text: str) -> None:
        parse_function(text, self._module, self._function.line)

    def _helper_name(self, what: str, type: Type) -> str:
        # Its arrays are those of one kernel: each may have groups of another size.
        return f"{self._function.name}.{what}.{type_number(type)}"

    def _array(self, what: str, type: Type) -> str:
        """Return the text name of a variable in local memory with an element for each work-item."""
        name = self._helper_name(what, type)
        if name in self._module.symbols:
            return quote_name(name)
        sizes = group_sizes(self._module, self._function, self._environment)
        count = sizes[0] * sizes[1] * sizes[2] if sizes else 1
        self._variable(name, self._module.types.array(count, type), is_counted=not sizes)
        return quote_name(name)

    def _variable(self, name: str, held: Type, is_counted: bool = False) -> None:
        var = GlobalVar(self._module.types.pointer(LOCAL), name, held, self._function.line)
        var.linkage = "internal"
        var.initializer = self._module.constants.undef(held)
        if is_counted:
            var.attachments = {GROUP_LENGTH: new_node(self._module, [])}
        self._module.add_variable(var)

    def broadcast(self, call: _Call) -> Value:
        """Broadcast the value of one work-item."""
        type, scope = call.inst.type, call.scope
        value, *places = call.args
        build, i64 = self._build, self._module.types.i64
        if scope == spv.ScopeSubgroup:
            name = f"__spirv_GroupNonUniformBroadcast.{type_number(type)}"
            lane = build.resize(places[0], self._module.types.i32)
            if not isinstance(lane, ConstInt):
                # A broadcast from a lane that is not constant needs a feature of its own
                # (subgroupBroadcastDynamicId); a shuffle does the same where all lanes agree.
                name = f"__spirv_GroupNonUniformShuffle.{type_number(type)}"
            return build.call(name, type, [self._word(scope), value, lane])
        if places[0].type.kind == VECTOR:
            places = [build.lane(places[0], index) for index in range(places[0].type.count)]
        place = build.resize(places[-1], i64)
        for index in reversed(range(len(places) - 1)):
            args = [self._word(index)]
            size = build.call("_Z14get_local_sizej", i64, args)
            own = build.resize(places[index], i64)
            place = build.add(build.make(op.MUL, i64, [place, size]), own)
        name = self._helper_name("group.Broadcast", type)
        if name not in self._module.symbols:
            array = self._helper_name("told", type)
            self._variable(array, type)
            align = self._layout.align(type)
            self._define(
                functions.broadcast(quote_name(name), type_text(type), quote_name(array), align)
            )
        return build.call(name, type, [value, place])

    def rotated(self, call: _Call) -> Value:
        """Rotate by a shuffle, which needs no extension."""
        build, i32, type = self._build, self._module.types.i32, call.inst.type
        value, delta, *cluster = [call.args[0], *[build.resize(arg, i32) for arg in call.args[1:]]]
        lane = build.call("_Z22get_sub_group_local_idv", i32, [])
        size = cluster[0] if cluster else build.call("_Z22get_max_sub_group_sizev", i32, [])
        last = build.add(size, self._word(-1))
        moved = build.make(op.AND, i32, [build.make(op.ADD, i32, [lane, delta]), last])
        rest = build.make(op.XOR, i32, [last, self._word(-1)])
        start = build.make(op.AND, i32, [lane, rest])
        return self._shuffled(type, value, build.make(op.OR, i32, [start, moved]))

    def _clustered(self, call: _Call) -> Value | None:
        """Reduce clusters by shuffles, for devices that have no other way."""
        build, types = self._build, self._module.types
        value, size = call.args
        name = spirv.OPCODE_NAMES[call.opcode].removeprefix("OpGroupNonUniform")
        combination = BY_NAME.get(name.replace("Logical", "Bitwise"))
        if combination is None or not isinstance(size, ConstInt):
            return None
        is_logical = name.startswith("Logical")
        if is_logical:
            truth = build.compare(op.NE, value, build.integer(value.type, 0))
            value = build.resize(truth, types.i32)
        type = value.type
        helper = self._helper_name(f"clusters.{combination.name}.{size.value}", type)
        if helper not in self._module.symbols:
            own = str(type_number(type))
            self._define(functions.clusters(quote_name(helper), type, combination, size.value, own))
        reduced: Value = build.call(helper, type, [value])
        if is_logical:
            truth = build.compare(op.NE, reduced, self._word(0))
            return build.resize(truth, call.inst.type)
        return reduced

    def _shuffled(self, type: Type, value: Value, lane: Value) -> Value:
        name = f"__spirv_GroupNonUniformShuffle.{type_number(type)}"
        return self._build.call(name, type, [self._word(spv.ScopeSubgroup), value, lane])

    def shuffle(self, call: _Call) -> Value:
        """Shuffle one value (SPV_INTEL_subgroups)."""
        value, lane = call.args
        lane = self._build.resize(lane, self._module.types.i32)
        if call.opcode == spirv.OpSubgroupShuffleXorINTEL:
            i32 = self._module.types.i32
            own = self._build.call("_Z22get_sub_group_local_idv", i32, [])
            lane = self._build.make(op.XOR, i32, [own, lane])
        return self._shuffled(call.inst.type, value, lane)

    def shuffle_pair(self, call: _Call) -> Value:
        """Shuffle over two concatenated values (SPV_INTEL_subgroups)."""
        build, i32, type = self._build, self._module.types.i32, call.inst.type
        is_down = call.opcode == spirv.OpSubgroupShuffleDownINTEL
        first, second, delta = call.args
        delta = build.resize(delta, i32)
        lane = build.call("_Z22get_sub_group_local_idv", i32, [])
        size = build.call("_Z22get_max_sub_group_sizev", i32, [])
        if is_down:
            place = build.make(op.ADD, i32, [lane, delta])
        else:
            ahead = build.make(op.ADD, i32, [lane, size])
            place = build.make(op.SUB, i32, [ahead, delta])
        is_near = build.compare(op.ULT, place, size)
        beyond = build.make(op.SUB, i32, [place, size])
        at = build.make(op.SELECT, i32, [is_near, place, beyond])
        # Every lane takes part in both shuffles: another lane's source may be in the other.
        shuffled: list[Value] = [self._shuffled(type, value, at) for value in (first, second)]
        return build.make(op.SELECT, type, [is_near, *shuffled])

    def nothing(self, call: _Call) -> Value:
        """Drop a prefetch, which changes no result, or the arrival at a split barrier."""
        return call.inst

    def barrier(self, call: _Call) -> Value:
        """Make the second half of a split barrier a whole one."""
        types, args = self._module.types, call.args
        if call.resolved.row.shape == CORE_OP:
            execution, memory, semantics = args
            if not isinstance(semantics, ConstInt):
                raise Unsupported(f"'{call.resolved.row.name}': its semantics must be a constant")
            order = semantics.value & ~spv.MemorySemanticsAcquire
            both = self._word(order | spv.MemorySemanticsAcquireRelease)
            self._build.call("__spirv_ControlBarrier", types.void, [execution, memory, both])
        else:
            name = "_Z18work_group_barrierj" + "12memory_scope" * (len(args) - 1)
            self._build.call(name, types.void, args)
        return call.inst

    def block_io(self, call: _Call) -> Value:
        """Access element k of lane n as number k * lanes + n of the block (SPV_INTEL_subgroups)."""
        build, types = self._build, self._module.types
        inst, args = call.inst, call.args
        pointer = args[0]
        value = args[1] if len(args) > 1 else None
        type = inst.type if value is None else value.type
        scalar, count = type.scalar(), type.lanes()
        lane: Value = build.call("_Z22get_sub_group_local_idv", types.i32, [])
        size = build.call("_Z22get_max_sub_group_sizev", types.i32, [])
        lanes: list[Value] = []
        for index in range(count):
            if index:
                lane = build.make(op.ADD, types.i32, [lane, size])
            place = build.make(
                op.GETELEMENTPTR, pointer.type, [pointer, build.resize(lane, types.i64)]
            )
            place.type_arg = scalar
            if value is None:
                lanes.append(build.load(scalar, place, scalar.bits // 8))
            else:
                part = build.lane(value, index) if count > 1 else value
                build.store(part, place, scalar.bits // 8)
        if value is not None:
            return inst
        return self._joined(type, lanes) if count > 1 else lanes[0]

    def _joined(self, type: Type, lanes: list[Value]) -> Value:
        vector: Value = self._module.constants.undef(type)
        for index, lane in enumerate(lanes):
            vector = self._build.make(op.INSERTELEMENT, type, [vector, lane, self._word(index)])
        return vector

    def clock(self, call: _Call) -> Value | None:
        """Read the device's clock for that of a work-group, which Vulkan lacks."""
        inst = call.inst
        if call.scope != spv.ScopeWorkgroup:
            return None
        name = f"__spirv_ReadClockKHR.{type_number(inst.type)}"
        return self._build.call(name, inst.type, [self._word(spv.ScopeDevice)])

    def copy(self, call: _Call) -> Value:
        """Copy by all work-items of the group; a barrier waits for it."""
        build, i64, resolved = self._build, self._module.types.i64, call.resolved
        self.has_events = True
        target, source, count, *rest = call.args
        first = len(call.inst.operands) - 1 - len(call.args)
        known = pointee_of(resolved, first) or pointee_of(resolved, first + 1)
        if known is None or not known.text:
            raise Unsupported(f"'{resolved.row.name}': nothing says what its pointers point to")
        type = parse_type(Cursor(tokens_of(known.text), call.inst.line), self._module.types)
        # Only elements in global memory have a stride.
        one = build.integer(i64, 1)
        stride = build.resize(rest[0], i64) if len(rest) > 1 else one
        strides = [one, stride] if target.type.space == LOCAL else [stride, one]
        spaces = (target.type.space, source.type.space)
        name = self._helper_name(f"copy.{spaces[0]}.{spaces[1]}", type)
        if name not in self._module.symbols:
            align = self._layout.align(type)
            self._define(functions.copy(quote_name(name), type_text(type), spaces, align))
        build.call(
            name, self._module.types.void,
            [target, source, build.resize(count, i64), *strides],
        )  # fmt: skip
        return rest[-1]


class _Handler(NamedTuple):
    """The rewriting of an operation, for calls of certain types.

    Attributes:
        rewrite: returns the replacement of the call.
        fits: whether it applies, by the type of the result and the arguments.
    """

    rewrite: Callable[[_Groups, _Call], Value | None]
    fits: Callable[[Type, Sequence[Value]], bool]


_COPY: Final = _Handler(_Groups.copy, call_types.copies)
_HANDLERS: Final[dict[int, _Handler]] = {
    **dict.fromkeys(COMBINATIONS, _Handler(_Groups.combined, call_types.combines_numbers)),
    **dict.fromkeys(_LOGIC, _Handler(_Groups.combined, call_types.combines)),
    spirv.OpGroupAsyncCopy: _COPY,
    spirv.OpGroupBroadcast: _Handler(_Groups.broadcast, call_types.broadcasts),
    spirv.OpGroupNonUniformRotateKHR: _Handler(_Groups.rotated, call_types.moves),
    spirv.OpGroupWaitEvents: _Handler(_Groups.wait, call_types.returns_nothing),
    spirv.OpReadClockKHR: _Handler(_Groups.clock, lambda result, args: True),
}
_BLOCK_IO: Final = _Handler(_Groups.block_io, call_types.reads_or_writes)
_SHUFFLE: Final = _Handler(_Groups.shuffle, call_types.moves)
_SHUFFLE_PAIR: Final = _Handler(_Groups.shuffle_pair, call_types.moves_between)
_NOTHING: Final = _Handler(_Groups.nothing, call_types.returns_nothing)
_VENDORS: Final[dict[int, _Handler]] = {
    spirv.OpControlBarrierArriveINTEL: _NOTHING,
    spirv.OpControlBarrierWaitINTEL: _Handler(_Groups.barrier, call_types.waits),
    spirv.OpSubgroupBlockPrefetchINTEL: _NOTHING,
    spirv.OpSubgroupBlockReadINTEL: _BLOCK_IO,
    spirv.OpSubgroupBlockWriteINTEL: _BLOCK_IO,
    spirv.OpSubgroupShuffleDownINTEL: _SHUFFLE_PAIR,
    spirv.OpSubgroupShuffleINTEL: _SHUFFLE,
    spirv.OpSubgroupShuffleUpINTEL: _SHUFFLE_PAIR,
    spirv.OpSubgroupShuffleXorINTEL: _SHUFFLE,
}
"""Operations of kernels' extensions, by the names of OpenCL C or of instructions."""


def _is_clustered(row: Builtin, args: list[Value]) -> bool:
    """Whether a call reduces clusters, by either of its names."""
    if row.shape == CORE_OP:
        known = args[1] if len(args) == 4 else None
        return isinstance(known, ConstInt) and known.value == spv.GroupOperationClusteredReduce
    return row.extra == spv.GroupOperationClusteredReduce


def _has_native_width(type: Type) -> bool:
    """Whether memory may hold the value; integers of other widths are left, and refused."""
    scalar = type.scalar()
    return scalar.kind != INT or scalar.bits in _NATIVE
