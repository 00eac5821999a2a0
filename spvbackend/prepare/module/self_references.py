"""Variables whose initialisers lead back to themselves.

2.4: types, constants and variables at module scope come before their uses, so the initialiser of an
OpVariable names only earlier definitions, and a cycle has no order.

Input: the module as parsed. Output: a pointer that closes such a cycle is null in the initialiser,
and a function that runs before the constructors stores it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.analysis.refusals import endless_initialiser
from spvbackend.analysis.symbols import mentioned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block
from spvbackend.llvmir.types import POINTER, STRUCT
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    ConstExpr,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.target.address_spaces import GLOBAL

_NAME: Final = "spvbackend.self_references"


class _Leaf(NamedTuple):
    """A pointer that is stored at run time, and its place in a variable."""

    variable: GlobalVar
    path: tuple[int, ...]
    value: Value


class _Place(NamedTuple):
    """A part of an initialiser, with the aggregate that it is an element of."""

    holder: ConstAggregate | None
    path: tuple[int, ...]
    value: Value


def run(module: Module, layout: DataLayout) -> None:
    """Break the cycles; the function that closes them again is the first constructor."""
    cycles = _Cycles(module)
    for var in module.globals:
        cycles.visit(var)
    if cycles.leaves:
        module.first_constructor = _make_function(module, layout, cycles.leaves)


@final
class _Cycles:
    """A walk along initialisers; a variable that is already open closes a cycle.

    A depth-first search along what initialisers mention: an edge to an open node is a back edge,
    and without those no cycle is left. Only leaves of initialisers are edges, so that as little as
    possible is stored at run time.
    """

    __slots__ = ("_done", "_module", "_open", "leaves")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._open: Final[set[GlobalVar]] = set()
        self._done: Final[set[GlobalVar]] = set()
        self.leaves: Final[list[_Leaf]] = []

    def visit(self, var: GlobalVar) -> None:
        """Walk through a variable and all that it mentions.

        A stack of walks instead of recursion, as chains of variables may have any length.
        """
        walks = [self._walk(var)] if self._is_new(var) else []
        while walks:
            for other in walks[-1]:
                if self._is_new(other):
                    walks.append(self._walk(other))
                    break
            else:
                walks.pop()

    def _is_new(self, var: GlobalVar) -> bool:
        return not (var in self._done or var.initializer is None or var.is_list)

    def _walk(self, var: GlobalVar) -> Iterator[GlobalVar]:
        """Each variable that the initialiser mentions, to be visited before the walk goes on."""
        self._done.add(var)
        self._open.add(var)
        for place in _places(var):
            others = [other for other in mentioned(place.value) if isinstance(other, GlobalVar)]
            yield from others
            if not self._open.isdisjoint(others):
                self._cut(var, place)
        self._open.remove(var)

    def _cut(self, var: GlobalVar, place: _Place) -> None:
        """Take the pointer that closes a cycle out of the initialiser."""
        # Constant memory cannot be stored to, and local memory has no initialiser.
        if var.type.space != GLOBAL:
            raise endless_initialiser(self._module.globals, var)
        # A variable stored to at run time is not constant, whatever the source says.
        var.constant = False
        self.leaves.append(_Leaf(var, place.path, place.value))
        null = self._module.constants.null(place.value.type)
        if place.holder is None:
            var.initializer = null
        else:
            place.holder.elements[place.path[-1]] = null


def _places(var: GlobalVar) -> Iterator[_Place]:
    """Yield the leaves of an initialiser that may mention something, in their order."""
    assert var.initializer is not None
    pending = [_Place(None, (), var.initializer)]
    while pending:
        place = pending.pop()
        value = place.value
        if not isinstance(value, ConstAggregate):
            yield place
            continue
        # Reversed, since the last one pushed is taken first.
        for index in range(len(value.elements) - 1, -1, -1):
            element = value.elements[index]
            # Numbers, most of the elements of most tables, mention nothing.
            if element.type.kind == POINTER or isinstance(element, (ConstAggregate, ConstExpr)):
                pending.append(_Place(value, (*place.path, index), element))


def _make_function(module: Module, layout: DataLayout, leaves: list[_Leaf]) -> Function:
    types = module.types
    line = leaves[0].variable.line
    function = Function(types.pointer(), _NAME, types.function(types.void, ()), line)
    # No other module may call it, and its name must not clash with that in another module.
    function.linkage = "internal"
    block = Block(types.label, "entry")
    stores = [inst for leaf in leaves for inst in _store(module, layout, leaf)]
    fill_block(block, [*stores, Inst(op.RET, types.void, [], 0)])
    function.blocks = [block]
    module.add_function(function)
    return function


def _store(module: Module, layout: DataLayout, leaf: _Leaf) -> list[Inst]:
    types, pool = module.types, module.constants
    var = leaf.variable
    place: Value = var
    made: list[Inst] = []
    if leaf.path:
        # The first index of a GEP steps over the variable, the others into it.
        indices = [pool.integer(types.i32, index) for index in (0, *leaf.path)]
        chain = Inst(op.GETELEMENTPTR, var.type, [var, *indices], var.line)
        chain.type_arg = var.value_type
        chain.flags = op.INBOUNDS
        made.append(chain)
        place = chain
    store = Inst(op.STORE, types.void, [leaf.value, place], var.line)
    # A wrong alignment is undefined behaviour, a low one merely slow.
    packed = _is_packed(var, leaf.path)
    store.memory = op.MemoryInfo(1 if packed else layout.align(leaf.value.type))
    made.append(store)
    return made


def _is_packed(var: GlobalVar, path: tuple[int, ...]) -> bool:
    """Whether a struct on the way has no padding, so that the part may lie anywhere."""
    type = var.value_type
    for index in path:
        if type.kind == STRUCT and type.flag:
            return True
        type = type.elems[index] if type.kind == STRUCT else type.element
    return False
