"""Splits an array of structs in private memory into an array for each member.

Input: kernels that call no function defined here. Output: the same, where members that no access
reaches together are objects of their own, so that the narrowest member does not decide how all of
them are accessed. LLVM has done this where the index is known.
"""

from __future__ import annotations

from math import gcd
from typing import Final, NamedTuple, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.shader.data.constant_bytes import index_terms
from spvbackend.target.address_spaces import PRIVATE

_SAME: Final = frozenset((op.BITCAST, op.FREEZE))


class _Place(NamedTuple):
    """A pointer into a variable: bytes from its start, and values with their factors."""

    constant: int
    terms: tuple[tuple[Value, int], ...]


class _Use(NamedTuple):
    """A load or a store: the index of its pointer operand, and the bytes that it reaches."""

    inst: Inst
    operand: int
    place: _Place
    size: int


@final
class _Variable:
    """The uses of a variable.

    Attributes:
        pointers: the instructions whose results point into it.
        uses: the accesses.
        is_open: whether a pointer has other uses.
    """

    __slots__ = ("is_open", "pointers", "uses")

    def __init__(self) -> None:
        self.pointers: Final[list[Inst]] = []
        self.uses: Final[list[_Use]] = []
        self.is_open = False


Member = tuple[int, int]
"""The first byte of a member in its struct, and the first byte after it."""


def run(module: Module, layout: DataLayout) -> None:
    """Split the variables that can be split."""
    for function in module.functions:
        if function.blocks:
            _split(module, function, layout)


def _split(module: Module, function: Function, layout: DataLayout) -> None:
    variables = _variables(function, layout)
    moved: dict[Inst, tuple[_Use, Inst, int, Member]] = {}
    gone: set[Value] = set()
    made: list[Inst] = []
    for alloca, variable in variables.items():
        size = layout.size(alloca.source_type)
        stride = _stride(variable.uses, size)
        members = _members(variable.uses, stride) if stride and not variable.is_open else []
        # Members of one width may as well share an array.
        if len({end - start for start, end in members}) < 2:
            continue
        parts = [_part(module, alloca, member, size // stride) for member in members]
        made += parts
        gone.update(variable.pointers, (alloca,))
        for use in variable.uses:
            at = use.place.constant % stride
            number = next(n for n, member in enumerate(members) if member[0] <= at < member[1])
            moved[use.inst] = (use, parts[number], stride, members[number])
    if made:
        _rewrite(module, function, moved, gone, made)


def _variables(function: Function, layout: DataLayout) -> dict[Inst, _Variable]:
    """Return the variables of a function, with all their uses."""
    places: dict[Value, tuple[Inst, _Place]] = {}
    variables: dict[Inst, _Variable] = {}
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.ALLOCA:
                variables[inst] = _Variable()
                places[inst] = (inst, _Place(0, ()))
            elif variables and not places.keys().isdisjoint(inst.operands):
                _note(inst, places, variables, layout)
    return variables


def _note(
    inst: Inst,
    places: dict[Value, tuple[Inst, _Place]],
    variables: dict[Inst, _Variable],
    layout: DataLayout,
) -> None:
    for number, operand in enumerate(inst.operands):
        if operand.type.kind != POINTER or operand not in places:
            continue
        base, place = places[operand]
        variable = variables[base]
        if inst.opcode == op.GETELEMENTPTR and not number:
            constant, terms = index_terms(layout, inst.source_type, inst.operands[1:])
            place = _Place(place.constant + constant, (*place.terms, *terms))
        elif inst.opcode in (op.LOAD, op.STORE) and number == (inst.opcode == op.STORE):
            type = inst.type if inst.opcode == op.LOAD else inst.operands[0].type
            variable.uses.append(_Use(inst, number, place, layout.store_size(type)))
            continue
        elif inst.opcode not in _SAME:
            variable.is_open = True
            continue
        places[inst] = (base, place)
        variable.pointers.append(inst)


def _stride(uses: list[_Use], size: int) -> int:
    """Return the size of a struct of which the variable is an array, 0 for none."""
    stride = 0
    for use in uses:
        for _, factor in use.place.terms:
            stride = gcd(stride, factor)
    return stride if stride and size % stride == 0 else 0


def _members(uses: list[_Use], stride: int) -> list[Member]:
    """Return the accessed parts of a struct, merged where they overlap; [] if one exceeds it."""
    members: list[Member] = []
    for start, end in sorted(
        (use.place.constant % stride, use.place.constant % stride + use.size) for use in uses
    ):
        if end > stride:
            return []
        if members and start < members[-1][1]:
            members[-1] = (members[-1][0], max(end, members[-1][1]))
        else:
            members.append((start, end))
    return members


def _part(module: Module, alloca: Inst, member: Member, count: int) -> Inst:
    """Return the variable for a member."""
    types = module.types
    held = types.array(count, types.array(member[1] - member[0], types.i8))
    made = Inst(op.ALLOCA, types.pointer(PRIVATE), [], alloca.line)
    made.type_arg = held
    made.memory = alloca.memory
    return made


def _rewrite(
    module: Module,
    function: Function,
    moved: dict[Inst, tuple[_Use, Inst, int, Member]],
    gone: set[Value],
    made: list[Inst],
) -> None:
    for block in function.blocks:
        build = Builder(module, block)
        for inst in block.insts:
            if inst in gone:
                continue
            change = moved.get(inst)
            if change is not None:
                build.line = inst.line
                inst.operands[change[0].operand] = _pointer(module, build, change)
            build.out.append(inst)
        block.insts = build.out
    entry = function.blocks[0]
    for one in made:
        one.parent = entry
    entry.insts[:0] = made
    for record in function.debug_records:
        record.values[:] = [None if value in gone else value for value in record.values]


def _pointer(module: Module, build: Builder, change: tuple[_Use, Inst, int, Member]) -> Value:
    """Return the pointer to a member of a struct in its new variable."""
    use, part, stride, (start, end) = change
    types = module.types
    index: Value = build.integer(types.i32, use.place.constant // stride)
    for value, factor in use.place.terms:
        index = build.add(
            index, build.scale(build.resize(value, types.i32, True), factor // stride)
        )
    element = _step(build, part, types.array(end - start, types.i8), index)
    inner = use.place.constant % stride - start
    return _step(build, element, types.i8, build.integer(types.i32, inner)) if inner else element


def _step(build: Builder, base: Value, type: Type, index: Value) -> Value:
    made = build.make(op.GETELEMENTPTR, base.type, [base, index])
    made.type_arg = type
    return made
