"""The module pass: evidence from every function, joins to the fixed point, then the choice.

Input: a prepared module, no constant expressions left in functions, no vectors of pointers. Output:
`Pointees`, which has the type of each cell; the module itself changes only by the cells of its
values.
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
"""The most pointers nested in a pointee; deeper ones point to bytes."""


@final
class Pointees:
    """The result: the pointee of each cell and of each pointer member of a struct.

    `Choices` has LLVM's types, in which pointers are opaque; here their pointees are filled in.
    """

    __slots__ = ("_depths", "_module", "_resolved", "_signatures", "_types", "cells",
                 "choices", "memory")  # fmt: skip

    def __init__(self, cells: Cells, module: Module, layout: DataLayout) -> None:
        self.cells: Final = cells
        self._module: Final = module
        self._types: Final = module.types
        self._signatures: Final[dict[Type, Type]] = {}
        self._resolved: dict[int, Type] = {}
        self._depths: Final[dict[Type, int]] = {}  # nesting of pointers
        self.choices: Final = Choices(cells, layout)
        self.choices.solve()
        self.memory: Final = MemoryTypes(module.types)

    def of(self, cell: int) -> Type:
        """Return the pointee of a cell; i8 when it is unknown."""
        root = self.cells.find(cell)
        pointee = self._resolved.get(root)
        if pointee is None:
            pointee = self._choice(root)
            # Most memory holds no pointer, which would have to be resolved first.
            if pointee.kind == FUNCTION or pointee.leaf().kind == POINTER:
                return self._resolve(root)
            self._resolved[root] = pointee
        return pointee

    def _resolve(self, root: int) -> Type:
        """Return the pointee of a class, after those of the pointers behind it.

        A list instead of recursion, as pointers to pointers may be a chain of any length.
        """
        chain: list[int] = []
        while root >= 0 and root not in self._resolved:
            # A pointer that is stored in its own pointee has no finite type, so the cycle ends in
            # bytes: a query on the way finds this.
            self._resolved[root] = self._types.i8
            chain.append(root)
            # Not `content_of`: a query must not make cells.
            content = self.cells.content[root]
            holds_pointers = content >= 0 and self._choice(root).leaf().kind == POINTER
            root = self.cells.find(content) if holds_pointers else -1
        for root in reversed(chain):
            self._resolved[root] = self.in_memory(self._choice(root), root)
        return self._resolved[chain[0]]

    def in_memory(self, type: Type, cell: int) -> Type:
        """Return a pointee in which the pointers stored there are typed by the cell's content."""
        if type.kind == FUNCTION:
            # A struct passed by value may hold the very pointer: no type expresses that, so bytes
            # do.
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
        typed = with_pointee(self._types, type, pointee)
        self._depths[typed] = depth
        return typed

    def signature(self, fn_type: Type) -> Type:
        """Return the pointee of an indirect call's pointer; `fn_type` is LLVM's type."""
        shared = self._signatures.get(fn_type)
        if shared is None:
            functions = list(self._module.addresses)
            shared = shared_signature(self._types, fn_type, functions, self._in_signature)
            self._signatures[fn_type] = shared
        return shared

    def _in_signature(self, function: Function, index: int) -> Type | None:
        """Return the pointee of a parameter, or of the result by -1; None for bytes.

        Memory may hold this very function's address, and OpTypeFunction has no forward reference.
        """
        cells = self.cells
        cell = cells.returns[function] if index < 0 else cells.parameters[function][index]
        return None if holds_pointers(self._choice(cells.find(cell))) else self.of(cell)

    def _choice(self, root: int) -> Type:
        return self.choices.of(root) or self._types.i8

    def alternatives(self, cell: int) -> list[tuple[Type, float]]:
        """Return the types that the class does not serve, and the casts that each would save."""
        root = self.cells.find(cell)
        served = parts_at_start(self._choice(root))
        weights = {t: weight for t, weight in self.cells.votes[root].items() if t not in served}
        for type, weight in self.cells.given[root].items():
            if served[0] not in parts_at_start(type):
                weights[type] = weights.get(type, 0) + weight
        ranked = sorted(weights.items(), key=lambda item: (-item[1], item[0].order))
        return [(type, weight / CAST) for type, weight in ranked]


def infer_module(
    module: Module, layout: DataLayout, builtins: Builtins | None = None, reasons: bool = False
) -> Pointees:
    """Gather evidence, settle the cells and choose.

    Args:
        module: prepared; its values get their cells.
        layout: the target's, for byte offsets.
        builtins: those of the translation, ours alone if None.
        reasons: whether to keep the reasons for each pointee.
    """
    cells = Cells(reasons)
    walk = Walk(module, cells, builtins)
    collect_definitions(walk)
    collect_uses(walk)
    return solve(module, cells, layout)


def solve(module: Module, cells: Cells, layout: DataLayout) -> Pointees:
    """Join to the fixed point, then choose."""
    cells.settle()
    # Terminates: each round joins distinct classes, and there are finitely many.
    while join_stored(cells, layout):
        cells.settle()
    result = Pointees(cells, module, layout)
    for key, cell in cells.members.items():
        result.memory.pointees[key] = result.of(cell)
    return result
