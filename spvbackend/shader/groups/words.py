"""Operations of sub-groups by those that naga reads, on numbers of 32 bits.

Input: OpGroupNonUniform* of sub-groups, by the names of instructions or of OpenCL C. Output: those
that naga 29 reads. These are votes, ballots, broadcasts and shuffles, reductions, and scans of sums
and products. A number of 64 bits moves as two words, a narrower one as one word; a combination that
naga lacks is a loop over the lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final, NamedTuple, final

from spvbackend.builtins.lookup import Builtins, opcode_of
from spvbackend.builtins.rows import CORE_OP, GROUP, GROUP_BROADCAST, NONE, Builtin
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type, type_text
from spvbackend.llvmir.values import ConstInt, Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.shader.groups import call_types
from spvbackend.shader.groups.combinations import (
    BY_NAME,
    Combination,
    combined_text,
    identity_text,
    type_number,
)
from spvbackend.shader.groups.masks import WORDS, lanes_below, place_of
from spvbackend.shader.sweep import Sweep
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv

_PREFIX: Final = "__spirv_GroupNonUniform"
_SHAPES: Final = frozenset((GROUP, GROUP_BROADCAST, CORE_OP))
_SCANNED: Final = frozenset(("FAdd", "FMul", "IAdd", "IMul"))
"""The combinations that naga scans."""
_SIGNED: Final = frozenset(("SMax", "SMin"))
_CHOSEN: Final = frozenset(("FMax", "FMin"))
"""The combinations of floats that do not round."""
_EQUAL: Final = op.FCMP_PREDICATES["oeq"]
_WORD: Final = 32
_ORDERS: Final = {
    spv.GroupOperationExclusiveScan: "%before = icmp ult i32 %at, %lane",
    spv.GroupOperationInclusiveScan: "%before = icmp ule i32 %at, %lane",
    spv.GroupOperationReduce: "%before = icmp ult i32 %at, %lanes",
}
"""Whose values count, by the group operation."""
# All lanes take all turns, since a lane has no value for another one that waits elsewhere.
_TURNS: Final = """\
define internal TYPE @NAME(TYPE %a0) {
entry:
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %lanes = call i32 @_Z22get_max_sub_group_sizev()
  %taking = call <4 x i32> @__spirv_GroupNonUniformBallot(i32 3, i1 true)
  br label %turn

turn:
  %at = phi i32 [ 0, %entry ], [ %next, %turn ]
  %sum = phi TYPE [ IDENTITY, %entry ], [ %chosen, %turn ]
  %their = call TYPE @__spirv_GroupNonUniformShuffle.NUMBER(i32 3, TYPE %a0, i32 %at)
  %takes = call i1 @__spirv_GroupNonUniformBallotBitExtract(i32 3, <4 x i32> %taking, i32 %at)
  ORDER
  %counts = and i1 %takes, %before
  %more = COMBINE
  %chosen = select i1 %counts, TYPE %more, TYPE %sum
  %next = add i32 %at, 1
  %going = icmp ult i32 %next, %lanes
  br i1 %going, label %turn, label %end

end:
  ret TYPE %chosen
}
"""


class _Call(NamedTuple):
    """An operation of a sub-group.

    Attributes:
        type: of the result.
        opcode: of the instruction.
        operation: of the group, NONE where it has none.
        args: the operands after these.
    """

    type: Type
    opcode: int
    operation: int
    args: list[Value]

    @property
    def name(self) -> str:
        """The name of the instruction, without its prefix."""
        return spirv.OPCODE_NAMES[self.opcode].removeprefix("OpGroupNonUniform")


def run(module: Module, builtins: Builtins) -> None:
    """Rewrite the operations of all functions."""
    # Helpers are appended meanwhile, and rewritten too.
    for function in module.functions:
        if function.blocks:
            try:
                _Groups(module, function, builtins, set()).rewrite()
            except Diagnostic as error:
                module.refuse(function, error)


@final
class _Groups(Sweep):
    """The operations of one function."""

    __slots__ = ()

    def _is_looked_at(self, inst: Inst) -> bool:
        """Whether an instruction calls an operation that may need others."""
        resolved = resolve(inst, self._builtins)
        if resolved is None or resolved.row.shape not in _SHAPES:
            return False
        row = resolved.row
        return not _HANDLERS.keys().isdisjoint((row.opcode, row.floating, row.unsigned))

    def _replacement(self, inst: Inst) -> Value | None:
        resolved = resolve(inst, self._builtins)
        assert resolved is not None
        args = inst.operands[:-1]
        opcode = opcode_of(resolved, bool(args) and args[0].type.scalar().kind == FLOAT)
        call = _call_of(inst, resolved.row, opcode, args)
        handler = _HANDLERS.get(opcode)
        if call is None or handler is None or not handler.fits(call.type, call.args):
            return None
        return handler.rewrite(self, call)

    def _word(self, value: int) -> Value:
        return self._build.integer(self._module.types.i32, value)

    def _lane(self) -> Value:
        return self._build.call("_Z22get_sub_group_local_idv", self._module.types.i32, [])

    def _size(self) -> Value:
        return self._build.call("_Z22get_max_sub_group_sizev", self._module.types.i32, [])

    def _plain(self, name: str, value: Value, *rest: Value, operation: int = NONE) -> Value:
        """Call an instruction that naga reads; its result has the value's type."""
        operations = [] if operation == NONE else [self._word(operation)]
        args = [self._word(spv.ScopeSubgroup), *operations, value, *rest]
        full = f"{_PREFIX}{name}.{type_number(value.type)}"
        return self._build.call(full, value.type, args)

    def elect(self, call: _Call) -> Value:
        """Elect the first lane that is active."""
        lane = self._lane()
        truth = self._build.compare(op.EQ, lane, self._plain("BroadcastFirst", lane))
        return self._build.resize(truth, call.type)

    def all_equal(self, call: _Call) -> Value:
        """Compare with the first lane's value, and let all vote."""
        build, i1 = self._build, self._module.types.i1
        (value,) = call.args
        first = self._moved(value, lambda part: self._plain("BroadcastFirst", part))
        pairs = [(value, first)]
        if value.type.kind == VECTOR:
            lanes = range(value.type.count)
            pairs = [(build.lane(value, lane), build.lane(first, lane)) for lane in lanes]
        truths: list[Value] = [self._equal(*pair) for pair in pairs]
        same = reduce(lambda left, right: build.make(op.AND, i1, [left, right]), truths)
        return build.resize(self._plain("All", same), call.type)

    def _equal(self, left: Value, right: Value) -> Value:
        if left.type.kind == INT:
            return self._build.compare(op.EQ, left, right)
        made = self._build.make(op.FCMP, self._module.types.i1, [left, right])
        made.predicate = _EQUAL
        return made

    def bit(self, call: _Call) -> Value:
        """Extract the bit of a lane, by default of the own one."""
        build, i32 = self._build, self._module.types.i32
        value, *lanes = call.args
        lane = build.resize(lanes[0], i32) if lanes else self._lane()
        at, shift = place_of(build, lane)
        word = build.make(op.EXTRACTELEMENT, i32, [value, at])
        bit = build.make(op.AND, i32, [build.make(op.LSHR, i32, [word, shift]), self._word(1)])
        return build.resize(build.compare(op.NE, bit, self._word(0)), call.type)

    def count(self, call: _Call) -> Value | None:
        """Count the bits of all lanes, or of those up to the own one."""
        mask = self._counting(call.operation)
        if mask is None:
            return None
        return self._build.resize(self._counted(call.args[0], mask), call.type)

    def _counting(self, operation: int) -> list[Value] | None:
        """Return the mask of the lanes that count for a group operation."""
        build = self._build
        if operation == spv.GroupOperationReduce:
            return lanes_below(build, self._size())
        if operation == spv.GroupOperationInclusiveScan:
            return lanes_below(build, build.add(self._lane(), self._word(1)))
        if operation == spv.GroupOperationExclusiveScan:
            return lanes_below(build, self._lane())
        return None

    def _masked(self, ballot: Value, mask: list[Value]) -> list[Value]:
        build, i32 = self._build, self._module.types.i32
        return [
            build.make(op.AND, i32, [build.lane(ballot, index), mask[index]])
            for index in range(WORDS)
        ]

    def _counted(self, ballot: Value, mask: list[Value]) -> Value:
        """Return the number of bits of a ballot in a mask."""
        build, i32 = self._build, self._module.types.i32
        counts: list[Value] = [
            build.call("llvm.ctpop.i32", i32, [word]) for word in self._masked(ballot, mask)
        ]
        return reduce(build.add, counts)

    def find(self, call: _Call) -> Value:
        """Find the first or the last bit; without any, the result is undefined."""
        build, i32 = self._build, self._module.types.i32
        words = self._masked(call.args[0], lanes_below(build, self._size()))
        is_first = call.opcode == spirv.OpGroupNonUniformBallotFindLSB
        name = "llvm.cttz.i32" if is_first else "llvm.ctlz.i32"
        is_poison = build.integer(self._module.types.i1, 1)
        found: Value = self._word(0)
        # The last choice wins.
        for index in reversed(range(WORDS)) if is_first else range(WORDS):
            place: Value = build.call(name, i32, [words[index], is_poison])
            if not is_first:
                place = build.make(op.SUB, i32, [self._word(_WORD - 1), place])
            place = build.add(place, self._word(_WORD * index))
            some = build.compare(op.NE, words[index], self._word(0))
            found = build.make(op.SELECT, i32, [some, place, found])
        return build.resize(found, call.type)

    def moved(self, call: _Call) -> Value:
        """Move values between lanes."""
        value, *places = call.args
        if not places:
            return self._moved(value, lambda part: self._plain("BroadcastFirst", part))
        name, place = self._route(
            call.opcode, self._build.resize(places[0], self._module.types.i32)
        )
        return self._moved(value, lambda part: self._plain(name, part, place))

    def _route(self, opcode: int, place: Value) -> tuple[str, Value]:
        """Return the instruction that moves values, and its operand."""
        build, i32 = self._build, self._module.types.i32
        if opcode == spirv.OpGroupNonUniformQuadBroadcast:
            start = build.make(op.AND, i32, [self._lane(), self._word(-4)])
            return "Shuffle", build.make(op.OR, i32, [start, place])
        if opcode == spirv.OpGroupNonUniformQuadSwap:
            # The directions are 0 to 2: horizontal, vertical, diagonal.
            opcode, place = spirv.OpGroupNonUniformShuffleXor, build.add(place, self._word(1))
        if isinstance(place, ConstInt):
            return spirv.OPCODE_NAMES[opcode].removeprefix("OpGroupNonUniform"), place
        # WGSL's subgroupBroadcast takes a constant, and its other moves a step that all lanes agree
        # on.
        steps = _STEPS.get(opcode)
        return "Shuffle", place if steps is None else build.make(steps, i32, [self._lane(), place])

    def _moved(self, value: Value, move: Callable[[Value], Value]) -> Value:
        """Move a value as floats or words."""
        build, types, type = self._build, self._module.types, value.type
        if _is_direct(type):
            return move(value)
        if type.kind == VECTOR:
            lanes = [self._moved(build.lane(value, index), move) for index in range(type.count)]
            return build.inserted(type, lanes)
        number = build.bitcast(value, types.integer(type.bits))
        if type.bits > _WORD:
            pair = build.bitcast(build.resize(number, types.i64), types.vector(2, types.i32))
            whole: Value = build.bitcast(move(pair), types.i64)
        else:
            whole = move(build.resize(number, types.i32))
        return build.bitcast(build.resize(whole, number.type), type)

    def logical(self, call: _Call) -> Value | None:
        """Combine truth values by votes and ballots."""
        build, types = self._build, self._module.types
        (value,) = call.args
        truth = value
        if value.type.bits != 1:
            truth = build.compare(op.NE, value, build.integer(value.type, 0))
        is_all = call.opcode == spirv.OpGroupNonUniformLogicalAnd
        is_parity = call.opcode == spirv.OpGroupNonUniformLogicalXor
        if call.operation == spv.GroupOperationReduce and not is_parity:
            return build.resize(self._plain("All" if is_all else "Any", truth), call.type)
        mask = self._counting(call.operation)
        if mask is None:
            return None
        if is_all:
            truth = build.make(op.XOR, types.i1, [truth, build.integer(types.i1, 1)])
        vector = types.vector(WORDS, types.i32)
        scope = self._word(spv.ScopeSubgroup)
        ballot = build.call(f"{_PREFIX}Ballot", vector, [scope, truth])
        count = self._counted(ballot, mask)
        if is_parity:
            count = build.make(op.AND, types.i32, [count, self._word(1)])
        # All are true where none is not.
        predicate = op.EQ if is_all else op.NE
        return build.resize(build.compare(predicate, count, self._word(0)), call.type)

    def combined(self, call: _Call) -> Value | None:
        """Combine the values of the lanes."""
        (value,) = call.args
        if call.operation not in _ORDERS or not _can_combine(value.type):
            return None
        return self._combined(BY_NAME[call.name], call.operation, value)

    def _combined(self, combination: Combination, operation: int, value: Value) -> Value:
        build, types, type = self._build, self._module.types, value.type
        is_reduction = operation == spv.GroupOperationReduce
        is_read = is_reduction or combination.name in _SCANNED
        if is_read and _is_direct(type):
            return self._plain(combination.name, value, operation=operation)
        if type.kind == VECTOR:
            lanes = [
                self._combined(combination, operation, build.lane(value, index))
                for index in range(type.count)
            ]
            return build.inserted(type, lanes)
        if is_read and type.kind == INT and type.bits < _WORD:
            # The low bits of a result follow from the low bits of the values, or the sign is kept.
            wide = build.resize(value, types.i32, signed=combination.name in _SIGNED)
            return build.resize(self._plain(combination.name, wide, operation=operation), type)
        if is_reduction and type.kind == INT and combination.name.startswith("Bitwise"):
            return self._moved(
                value, lambda part: self._plain(combination.name, part, operation=operation)
            )
        if is_reduction and combination.name in _CHOSEN:
            wide = build.make(op.FPEXT, types.f32, [value])
            return build.make(
                op.FPTRUNC, type, [self._plain(combination.name, wide, operation=operation)]
            )
        return build.call(self._turns(combination, operation, type), type, [value])

    def _turns(self, combination: Combination, operation: int, type: Type) -> str:
        """Return the name of a function that combines values in a loop over the lanes."""
        name = f"sub_group.{combination.name}.{operation}.{type_number(type)}"
        if name not in self._module.symbols:
            text = _TURNS.replace("COMBINE", combined_text(type, combination, "%sum", "%their"))
            for placeholder, value in (
                ("NAME", name),
                ("NUMBER", str(type_number(type))),
                ("IDENTITY", identity_text(type, combination.identity)),
                ("ORDER", _ORDERS[operation]),
                ("TYPE", type_text(type)),
            ):
                text = text.replace(placeholder, value)
            parse_function(text, self._module, self._function.line)
        return name


def _call_of(inst: Inst, row: Builtin, opcode: int, args: list[Value]) -> _Call | None:
    """Return a call by its parts, None where the scope or the group operation is another."""
    if row.shape != CORE_OP:
        return _Call(inst.type, opcode, row.extra, args)
    counted = 2 if opcode in _WITH_OPERATION else 1
    numbers = [arg.value for arg in args[:counted] if isinstance(arg, ConstInt)]
    if len(numbers) < counted or numbers[0] != spv.ScopeSubgroup:
        return None
    return _Call(inst.type, opcode, numbers[1] if counted == 2 else NONE, args[counted:])


def _is_direct(type: Type) -> bool:
    """Whether naga's operations take the type."""
    return type.scalar().bits == _WORD and type.lanes() <= WORDS


def _can_combine(type: Type) -> bool:
    """Whether a loop can combine values of a type: integers, halves and floats."""
    scalar = type.scalar()
    return scalar.bits <= 2 * _WORD if scalar.kind == INT else scalar.name in ("float", "half")


def _moves(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are a value of up to 64 bits, of the result's type, and one integer."""
    return len(args) == 2 and call_types.moves(result, args) and result.scalar().bits <= 2 * _WORD


def _moves_alone(result: Type, args: Sequence[Value]) -> bool:
    return call_types.combines_numbers(result, args) and result.scalar().bits <= 2 * _WORD


def _tells_truth(result: Type, args: Sequence[Value]) -> bool:
    """Whether the result is an integer, and the operand a number."""
    return (
        result.kind == INT
        and len(args) == 1
        and call_types.is_number(args[0].type)
        and args[0].type.scalar().bits <= 2 * _WORD
    )


def _asks_ballot(result: Type, args: Sequence[Value]) -> bool:
    """Whether operands are a ballot and perhaps a lane, and the result is an integer."""
    if result.kind != INT or not 1 <= len(args) <= 2:
        return False
    ballot = args[0].type
    is_ballot = ballot.kind == VECTOR and ballot.count == WORDS
    return (
        is_ballot and ballot.element.bits == _WORD and all(arg.type.kind == INT for arg in args[1:])
    )


class _Handler(NamedTuple):
    """The rewriting of an operation, for calls of certain types.

    Attributes:
        rewrite: returns the replacement of the call, None where it stays.
        fits: whether it applies, by the type of the result and the arguments.
    """

    rewrite: Callable[[_Groups, _Call], Value | None]
    fits: Callable[[Type, Sequence[Value]], bool]


_STEPS: Final[dict[int, int]] = {
    spirv.OpGroupNonUniformShuffleDown: op.ADD,
    spirv.OpGroupNonUniformShuffleUp: op.SUB,
    spirv.OpGroupNonUniformShuffleXor: op.XOR,
}
"""The lane that a value comes from, by the own one and the step."""
_BIT: Final = _Handler(_Groups.bit, _asks_ballot)
_FIND: Final = _Handler(_Groups.find, _asks_ballot)
_LOGICAL: Final = _Handler(_Groups.logical, lambda result, args: call_types.combines(result, args))
_COUNT: Final = _Handler(_Groups.count, _asks_ballot)
_MOVED: Final = _Handler(_Groups.moved, _moves)
_COMBINED: Final = _Handler(_Groups.combined, call_types.combines_numbers)
_ARITHMETIC: Final = {
    opcode: _COMBINED
    for opcode, name in spirv.OPCODE_NAMES.items()
    if name.startswith("OpGroupNonUniform") and name.removeprefix("OpGroupNonUniform") in BY_NAME
}
_HANDLERS: Final[dict[int, _Handler]] = {
    **_ARITHMETIC,
    spirv.OpGroupNonUniformAllEqual: _Handler(_Groups.all_equal, _tells_truth),
    spirv.OpGroupNonUniformBallotBitCount: _COUNT,
    spirv.OpGroupNonUniformBallotBitExtract: _BIT,
    spirv.OpGroupNonUniformBallotFindLSB: _FIND,
    spirv.OpGroupNonUniformBallotFindMSB: _FIND,
    spirv.OpGroupNonUniformBroadcast: _MOVED,
    spirv.OpGroupNonUniformBroadcastFirst: _Handler(_Groups.moved, _moves_alone),
    spirv.OpGroupNonUniformElect: _Handler(_Groups.elect, lambda result, args: not args),
    spirv.OpGroupNonUniformInverseBallot: _BIT,
    spirv.OpGroupNonUniformLogicalAnd: _LOGICAL,
    spirv.OpGroupNonUniformLogicalOr: _LOGICAL,
    spirv.OpGroupNonUniformLogicalXor: _LOGICAL,
    spirv.OpGroupNonUniformQuadBroadcast: _MOVED,
    spirv.OpGroupNonUniformQuadSwap: _MOVED,
    spirv.OpGroupNonUniformShuffle: _MOVED,
    spirv.OpGroupNonUniformShuffleDown: _MOVED,
    spirv.OpGroupNonUniformShuffleUp: _MOVED,
    spirv.OpGroupNonUniformShuffleXor: _MOVED,
}
_WITH_OPERATION: Final = frozenset(
    (
        *_ARITHMETIC,
        spirv.OpGroupNonUniformBallotBitCount,
        spirv.OpGroupNonUniformLogicalAnd,
        spirv.OpGroupNonUniformLogicalOr,
        spirv.OpGroupNonUniformLogicalXor,
    )
)
"""The instructions with a group operation as their second operand."""
