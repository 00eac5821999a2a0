"""Operations of a work-group or sub-group: votes, scans, broadcasts, shuffles.

The scope is a constant's id in all of them; the function's name implies it, so the row has it.
Predicates are booleans in SPIR-V and integers in OpenCL C.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.lookup import opcode_of
from spvbackend.builtins.rows import ALL, BOOL_RESULT, NONE
from spvbackend.isel.builtins.args import (
    arguments,
    as_bool,
    constant_of,
    define_bool,
    define_result,
    is_floating,
    missing,
)
from spvbackend.isel.builtins.work_item import load_variable
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import BROADCAST_OF_ANY_LANE, SUBGROUPS_OF_INTEL

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_OLDER: Final[dict[int, int]] = {
    op.OpGroupNonUniformShuffle: op.OpSubgroupShuffleINTEL,
    op.OpGroupNonUniformShuffleXor: op.OpSubgroupShuffleXorINTEL,
}
"""Intel's instruction for one that is newer than the module's version."""
_MOVES: Final = frozenset(
    (op.OpGroupNonUniformBroadcast, op.OpGroupNonUniformBroadcastFirst,
    op.OpGroupNonUniformRotateKHR, op.OpGroupNonUniformShuffle, op.OpGroupNonUniformShuffleDown,
    op.OpGroupNonUniformShuffleUp, op.OpGroupNonUniformShuffleXor)
)  # fmt: skip
"""Instructions that give a lane another lane's value, component by component."""


def select_group(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an operation over the row's scope, with the row's group operation if it has one."""
    row = resolved.row
    args = arguments(inst)
    opcode = opcode_of(resolved, bool(args) and is_floating(args[0]))
    older = _OLDER.get(opcode, 0)
    if older and sel.refused[opcode] and sel.environment.has(SUBGROUPS_OF_INTEL):
        sel.define(inst, older, sel.ids(args))
        return
    words = [sel.int_const(row.scope)]
    if row.extra != NONE:
        words.append(row.extra)
    # ClusterSize must come from a constant instruction (OpGroupNonUniformIAdd and the like).
    if row.extra == spv.GroupOperationClusteredReduce and constant_of(args[1]) is None:
        raise missing(inst, resolved, "the size of a cluster must be a constant")
    for index, arg in enumerate(args):
        is_predicate = row.predicate in (index, ALL)
        words.append(as_bool(sel, arg) if is_predicate else sel.id(arg))
    if row.flags & BOOL_RESULT:
        define_bool(sel, inst, opcode, words)
    elif opcode in _MOVES and inst.type.kind == VECTOR:
        scope, value, *lane = words
        sel.define(
            inst, op.OpCompositeConstruct, _by_component(sel, inst.type, opcode, scope, value, lane)
        )
    else:
        define_result(sel, inst, opcode, words)


def select_broadcast(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a broadcast from the work-item that one id names, or two or three ids together."""
    row = resolved.row
    value, *places = arguments(inst)
    place = sel.id(places[0])
    opcode = row.opcode
    if len(places) > 1:
        # OpGroupBroadcast: LocalId is a scalar or a vector of two or three components.
        type = sel.types.vector(len(places), places[0].type)
        place = sel.emit(op.OpCompositeConstruct, sel.type_id(type), sel.ids(places))
    elif opcode == op.OpGroupNonUniformBroadcast and _is_too_variable(sel, places[0]):
        # Before 1.5 the lane of a broadcast is a constant; a shuffle in which all lanes name the
        # same lane is equivalent.
        opcode = op.OpGroupNonUniformShuffle
    scope = sel.int_const(row.scope)
    if opcode in _MOVES and inst.type.kind == VECTOR:
        components = _by_component(sel, inst.type, opcode, scope, sel.id(value), [place])
        sel.define(inst, op.OpCompositeConstruct, components)
    else:
        sel.define(inst, opcode, [scope, sel.id(value), place])


def _by_component(
    sel: Selector, type: Type, opcode: int, scope: int, value: int, lane: list[int]
) -> list[int]:
    """Return a vector's components from another lane, each by its own instruction.

    The instructions take vectors, but some consumers lack them: Intel's CPU runtime has no
    OpGroupNonUniformBroadcastFirst of vectors, and no shuffles of half and double vectors.
    """
    element = sel.type_id(type.element)
    return [
        sel.emit(
            opcode,
            element,
            [scope, sel.emit(op.OpCompositeExtract, element, [value, index]), *lane],
        )
        for index in range(type.count)
    ]


def _is_too_variable(sel: Selector, place: Value) -> bool:
    return not sel.environment.has(BROADCAST_OF_ANY_LANE) and constant_of(place) is None


def select_shuffle_pair(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a shuffle over two adjacent values; without the extension it takes two shuffles."""
    args = arguments(inst)
    if sel.environment.prefers(SUBGROUPS_OF_INTEL):
        sel.define(inst, resolved.row.opcode, sel.ids(args))
        return
    first, second, delta = sel.ids(args)
    word = sel.cache.int_type(32)
    lane = load_variable(sel, spv.BuiltInSubgroupLocalInvocationId)
    size = load_variable(sel, spv.BuiltInSubgroupMaxSize)
    if resolved.row.extra:  # down: from the second value where the lane is beyond the first
        place = sel.emit(op.OpIAdd, word, [lane, delta])
        in_first = sel.emit(op.OpULessThan, sel.cache.bool_type(), [place, size])
        far = sel.emit(op.OpISub, word, [place, size])
        # All lanes execute both shuffles, since a branch would exclude lanes; a lane beyond the
        # sub-group gives an undefined value, which is not selected.
        near_value = _shuffle(sel, inst.type, first, place)
        far_value = _shuffle(sel, inst.type, second, far)
        sel.define(inst, op.OpSelect, [_lanes(sel, inst.type, in_first), near_value, far_value])
    else:  # up: from the first value where the lane is before the second
        place = sel.emit(op.OpISub, word, [lane, delta])
        in_second = sel.emit(op.OpUGreaterThanEqual, sel.cache.bool_type(), [lane, delta])
        far = sel.emit(op.OpIAdd, word, [place, size])
        near_value = _shuffle(sel, inst.type, second, place)
        far_value = _shuffle(sel, inst.type, first, far)
        sel.define(inst, op.OpSelect, [_lanes(sel, inst.type, in_second), near_value, far_value])


def _shuffle(sel: Selector, type: Type, value: int, lane: int) -> int:
    scope = sel.int_const(spv.ScopeSubgroup)
    if type.kind == VECTOR:
        opcode = op.OpGroupNonUniformShuffle
        components = _by_component(sel, type, opcode, scope, value, [lane])
        return sel.emit(op.OpCompositeConstruct, sel.type_id(type), components)
    return sel.emit(op.OpGroupNonUniformShuffle, sel.type_id(type), [scope, value, lane])


def _lanes(sel: Selector, type: Type, condition: int) -> int:
    """Return a condition for OpSelect, which before 1.4 takes a vector of bools for vectors."""
    count = type.lanes()
    if count == 1:
        return condition
    vector = sel.type_id(sel.types.vector(count, sel.types.i1))
    return sel.emit(op.OpCompositeConstruct, vector, [condition] * count)
