"""The module pass: evidence from every function, joins to the fixed point, then the choice.

Input: a prepared module, no constant expressions left in functions, no vectors of pointers.
Output: `Pointees`, which gives each cell its type; the module itself has nothing new but the cells
of its values.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.infer.backward import collect_uses
from spvbackend.infer.choose import Choices, parts_at_start
from spvbackend.infer.facts import CAST, Cells
from spvbackend.infer.forward import Walk, collect_definitions
from spvbackend.infer.memory_types import MemoryTypes, with_pointee
from spvbackend.infer.signatures import holds_pointers, shared_signature
from spvbackend.infer.stored import join_stored
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FUNCTION, POINTER, Type
from spvbackend.llvmir.values import Function

MAX_POINTERS: Final = 32
"""How many pointers a pointee may have within each other; deeper ones point to bytes."""


@final
class Pointees:
    """The answer: the pointee of each cell and of each pointer member of a struct.

    `Choices` answers with LLVM's types, in which pointers are opaque; here the pointers in them get
    their pointees as well, down to the last.
    """

    __slots__ = ("_depths", "_module", "_resolved", "_signatures", "_types", "cells",
                 "choices", "memory")  # fmt: skip

    def __init__(self, cells: Cells, module: Module, layout: DataLayout) -> None:
        self.cells: Final = cells
        self._module: Final = module
        self._types: Final = module.types
        self._signatures: Final[dict[Type, Type]] = {}
        self._resolved: dict[int, Type] = {}
        self._depths: Final[dict[Type, int]] = {}  # pointers within pointers
        self.choices: Final = Choices(cells, layout)
        self.choices.solve()
        self.memory: Final = MemoryTypes(module.types)

    def of(self, cell: int) -> Type:
        """The pointee of a cell; i8 when nothing is known."""
        root = self.cells.find(cell)
        found = self._resolved.get(root)
        if found is None:
            found = self._choice(root)
            # Behind most lies no pointer, which would have to be resolved first.
            if found.kind == FUNCTION or found.leaf().kind == POINTER:
                return self._resolve(root)
            self._resolved[root] = found
        return found

    def _resolve(self, root: int) -> Type:
        """The pointee of a class, after those of the pointers behind it.

        A list instead of recursion, as pointers to pointers may be a chain of any length.
        """
        chain: list[int] = []
        while root >= 0 and root not in self._resolved:
            # A pointer that is stored in what it points to has no finite type of its own, so the
            # cycle ends in bytes: whoever asks on the way finds this.
            self._resolved[root] = self._types.i8
            chain.append(root)
            # Not `content_of`: to ask must not make cells.
            content = self.cells.content[root]
            holds_pointers = content >= 0 and self._choice(root).leaf().kind == POINTER
            root = self.cells.find(content) if holds_pointers else -1
        for root in reversed(chain):
            self._resolved[root] = self.in_memory(self._choice(root), root)
        return self._resolved[chain[0]]

    def in_memory(self, type: Type, cell: int) -> Type:
        """A pointee in which the pointers stored there are typed by the cell's content."""
        if type.kind == FUNCTION:
            # A struct that is passed by value may hold the very pointer: no type can, so bytes do.
            by_value = [type.element, *[e for e in type.elems if e.kind != POINTER]]
            held = any(e.kind != POINTER and holds_pointers(e) for e in by_value)
            return self._types.i8 if held else self.signature(type)
        if type.leaf().kind != POINTER:
            return type
        content = self.cells.content[self.cells.find(cell)]
        pointee = self._types.i8 if content < 0 else self.of(content)
        depth = self._depths.get(pointee, 0) + 1
        if depth > MAX_POINTERS:
            pointee, depth = self._types.i8, 1
        found = with_pointee(self._types, type, pointee)
        self._depths[found] = depth
        return found

    def signature(self, fn_type: Type) -> Type:
        """What an indirect call's pointer points to; `fn_type` is LLVM's type of the function."""
        found = self._signatures.get(fn_type)
        if found is None:
            functions = list(self._module.addresses)
            found = shared_signature(self._types, fn_type, functions, self._in_signature)
            self._signatures[fn_type] = found
        return found

    def _in_signature(self, function: Function, index: int) -> Type | None:
        """What a parameter, or for -1 the result, points to; None for bytes.

        Memory that holds pointers may hold this very function's, and OpTypeFunction cannot be named
        ahead of its definition.
        """
        cells = self.cells
        cell = cells.returns[function] if index < 0 else cells.parameters[function][index]
        return None if holds_pointers(self._choice(cells.find(cell))) else self.of(cell)

    def _choice(self, root: int) -> Type:
        return self.choices.of(root) or self._types.i8

    def alternatives(self, cell: int) -> list[tuple[Type, float]]:
        """The types that the class does not serve, and how many casts each would save."""
        root = self.cells.find(cell)
        served = parts_at_start(self._choice(root))
        weights = {t: weight for t, weight in self.cells.votes[root].items() if t not in served}
        for type, weight in self.cells.given[root].items():
            if served[0] not in parts_at_start(type):
                weights[type] = weights.get(type, 0) + weight
        found = sorted(weights.items(), key=lambda item: (-item[1], item[0].order))
        return [(type, weight / CAST) for type, weight in found]


def infer_module(
    module: Module,
    layout: DataLayout,
    builtins: Builtins | None = None,
    reasons: bool = False,
) -> Pointees:
    """Gather evidence, settle the cells and choose.

    Args:
        module: prepared; its values get their cells.
        layout: the target's, for what offsets in bytes lead to.
        builtins: those of the translation, ours alone if None.
        reasons: whether to keep why each pointer points to what it does.
    """
    cells = Cells(reasons)
    walk = Walk(module, cells, builtins)
    collect_definitions(walk)
    collect_uses(walk)
    return solve(module, cells, layout)


def solve(module: Module, cells: Cells, layout: DataLayout) -> Pointees:
    """The fixed point of the joins, then the choice."""
    cells.settle()
    # Ends: each round joins classes that were apart, and there are finitely many.
    while join_stored(cells, layout):
        cells.settle()
    result = Pointees(cells, module, layout)
    for key, cell in cells.members.items():
        result.memory.pointees[key] = result.of(cell)
    return result
