"""Computes why each pointer has its pointee.

Input: a module whose pointers are typed, and the cells that inference left. Output: `PointeeTypes`,
plain data for frontends, reports and the page.

Inference keeps its evidence but no reasons: types are chosen by weight, not by following one piece
of evidence. The reason shown is the nearest evidence that agrees with the outcome, over relations
whose ends agree with it as well.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, final

from spvbackend.analysis.callgraph import find_calls
from spvbackend.explain.choosing import Choosing
from spvbackend.explain.pointee_types import (
    DEFAULT,
    Cast,
    Cause,
    Edge,
    Link,
    Node,
    PointeeTypes,
    Reason,
    TypedPointer,
)
from spvbackend.infer.choose import parts_at_start
from spvbackend.infer.facts import KIND_NAMES, WEAK, Evidence, Relation
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.solve import Pointees
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, TYPED_POINTER, Type, type_text
from spvbackend.llvmir.values import Argument, Function, GlobalVar, Inst, Value


def explain_module(
    module: Module, pointees: Pointees, source: str, user_line: Callable[[int], int]
) -> PointeeTypes:
    """Return the result of inference for a module in which every pointer has its pointee.

    Args:
        module: after `emit_intrinsics`, so that casts are instructions.
        pointees: the outcome for it.
        source: the text whose lines are meant.
        user_line: from a line of LLVM's text to one of `source`, both from 1; 0 for none.
    """
    return _Explainer(module, pointees, user_line).run(source)


@final
class _Explainer:
    """Labels of cells, the path from each cell to its evidence, and the casts."""

    __slots__ = ("_casts", "_choices", "_labels", "_line", "_module", "_pointees", "_ways")

    def __init__(self, module: Module, pointees: Pointees, user_line: Callable[[int], int]) -> None:
        self._module: Final = module
        self._pointees: Final = pointees
        self._line: Final = user_line
        self._labels: Final = _Labels(module, pointees)
        self._ways: Final = _Ways(module, pointees)
        self._choices: Final = Choosing(module, pointees, user_line)
        self._casts: Final[dict[Value, list[Cast]]] = {}

    def run(self, source: str) -> PointeeTypes:
        """Explain everything; casts come first, as pointers list theirs."""
        casts = self._collect_casts()
        pointers = [self._global(var) for var in self._module.globals]
        for function in self._module.functions:
            # Leave out the parameters of a declaration, and values of passes, which have no name.
            values: list[Argument | Inst] = list(function.args) if function.blocks else []
            for block in function.blocks:
                values += [inst for inst in block.insts if inst.name]
            pointers += [
                self._local(function, value) for value in values if value.type.kind == POINTER
            ]
        nodes = {p.cell: self._node(p.cell) for p in pointers if p.cell >= 0}
        edges: list[Edge] = []
        for relation in self._ways.relations:
            first, second = relation.first, relation.second
            for cell in (first, second):
                if cell not in nodes:
                    nodes[cell] = self._node(cell)
            edges.append(Edge(first, second, relation.what, self._line(relation.line)))
        functions = [function.name for function in self._module.functions]
        kernels = [f.name for f in self._module.functions if f.is_kernel and f.blocks]
        causes = {cell: self._cause(cell) for cell in nodes if cell in self._ways.steps}
        calls = [call._replace(line=self._line(call.line)) for call in find_calls(self._module)]
        return PointeeTypes(
            functions, pointers, casts, nodes, edges, source, causes, calls, kernels
        )

    def _cause(self, cell: int) -> Cause:
        step = self._ways.steps[cell]
        if step.evidence is None:
            return Cause(-1, step.relation)
        return Cause(self._pointees.cells.evidence[cell].index(step.evidence), -1)

    def _collect_casts(self) -> list[Cast]:
        casts: list[Cast] = []
        for function in self._module.functions:
            for block in function.blocks:
                for inst in block.insts:
                    if inst.opcode != op.PTRCAST:
                        continue
                    source = inst.operands[0]
                    # A definition that was cast has lost its name to the cast (`become_cast`).
                    owner = inst if inst.name else source
                    types = _text(source.pointee), _text(inst.pointee)
                    cast = Cast(function.name, self._line(inst.line), _name(owner), *types)
                    self._casts.setdefault(owner, []).append(cast)
                    casts.append(cast)
        return casts

    def _global(self, var: GlobalVar) -> TypedPointer:
        return self._typed("", var.name, self._line(var.line), var, var.cell)

    def _local(self, function: Function, value: Argument | Inst) -> TypedPointer:
        line = value.line if isinstance(value, Inst) else function.line
        return self._typed(function.name, value.name, self._line(line), value, value.cell)

    def _typed(self, function: str, name: str, line: int, value: Value, cell: int) -> TypedPointer:
        pointee = value.pointee or self._module.types.i8
        reason, links = self._because(cell, pointee)
        return TypedPointer(
            function,
            name,
            line,
            value.type.space,
            type_text(pointee),
            reason,
            links,
            self._others(cell, reason),
            self._alternatives(cell),
            tuple(self._casts.get(value, ())),
            self._inner(cell, pointee),
            cell,
            self._choices.of(cell),
        )

    def _because(self, cell: int, pointee: Type) -> tuple[Reason, tuple[Link, ...]]:
        """Return the evidence that decided a cell, and the relations on the way to it."""
        links: list[Link] = []
        step = self._ways.steps.get(cell)
        while step is not None and step.evidence is None:
            cell = step.towards
            relation = self._ways.relations[step.relation]
            links.append(Link(relation.what, self._line(relation.line), self._labels.of(cell)))
            step = self._ways.steps.get(cell)
        if step is None or step.evidence is None:
            what = "nothing is known" if pointee is self._module.types.i8 else ENDLESS
            return Reason(DEFAULT, what, type_text(pointee), 0), ()
        return self._reason(step.evidence), tuple(links)

    def _reason(self, evidence: Evidence) -> Reason:
        text = type_text(evidence.type)
        return Reason(KIND_NAMES[evidence.kind], evidence.what, text, self._line(evidence.line))

    def _others(self, cell: int, reason: Reason) -> tuple[Reason, ...]:
        reasons = [self._reason(e) for e in self._pointees.cells.evidence.get(cell, ())]
        return tuple(other for other in reasons if other != reason)

    def _alternatives(self, cell: int) -> tuple[tuple[str, float], ...]:
        alternatives = self._pointees.alternatives(cell) if cell >= 0 else []
        return tuple((type_text(type), casts) for type, casts in alternatives)

    def _inner(self, cell: int, memory: Type) -> TypedPointer | None:
        """Explain the pointers in a cell's pointee, if it holds pointers."""
        stored = memory.leaf()
        pointee = stored.element if stored.kind == TYPED_POINTER else self._module.types.i8
        if cell < 0 or stored.kind not in (POINTER, TYPED_POINTER):
            return None
        content = self._pointees.cells.content[self._pointees.cells.find(cell)]
        if content < 0:
            return None
        reason, links = self._because(content, pointee)
        if self._pointees.of(content) is not pointee:
            # A pointer that is stored in its own pointee ends in bytes: from here its type is cut
            # off, and the evidence for the whole one is not a reason for that.
            reason, links = Reason(DEFAULT, ENDLESS, type_text(pointee), 0), ()
        label = self._labels.of(content)
        return TypedPointer(
            "", label, 0, stored.space, type_text(pointee), reason, links,
            self._others(content, reason), self._alternatives(content), (), None, content,
            self._choices.of(content),
        )  # fmt: skip

    def _node(self, cell: int) -> Node:
        evidence = self._pointees.cells.evidence.get(cell, ())
        return Node(
            self._labels.of(cell),
            self._labels.function_of(cell),
            self._line(self._labels.line_of(cell)),
            type_text(self._pointees.of(cell)),
            tuple(self._reason(reason) for reason in evidence),
        )


def _text(type: Type | None) -> str:
    return "i8" if type is None else type_text(type)


def _name(value: Value) -> str:
    return ("@" if isinstance(value, GlobalVar) else "%") + value.name if value.name else "a value"


ENDLESS: Final = "no finite type"


@final
class _Labels:
    """Names of cells for readers: the pointer, the member, the memory.

    The first name of a cell counts, in the order of the text; a member's comes last, as the least
    clear.
    """

    __slots__ = ("_labels", "_owners", "_pointees", "_places")

    def __init__(self, module: Module, pointees: Pointees) -> None:
        self._pointees: Final = pointees
        self._labels: Final[dict[int, str]] = {}
        self._places: Final[dict[int, tuple[str, int]]] = {}
        self._owners: Final[dict[int, int]] = {}
        cells = pointees.cells
        for var in module.globals:
            self._add(var.cell, f"@{var.name}", "", var.line)
        for function, params in cells.parameters.items():
            for index, cell in enumerate(params):
                named = function.args[index].name
                label = f"%{named}" if named else f"parameter {index} of @{function.name}"
                self._add(cell, label, function.name, function.line)
            if function in cells.returns:
                result = cells.returns[function]
                self._add(result, f"the result of @{function.name}", function.name, function.line)
            for block in function.blocks:
                for inst in block.insts:
                    if inst.name and inst.type.kind == POINTER:
                        self._add(inst.cell, _name(inst), function.name, inst.line)
        for (struct, index), cell in cells.members.items():
            self._add(cell, f"member {index} of {type_text(struct)}", "", 0)
        for cell, content in enumerate(cells.content):
            if content >= 0:
                self._owners.setdefault(content, cell)

    def _add(self, cell: int, label: str, function: str, line: int) -> None:
        if cell >= 0 and cell not in self._labels:
            self._labels[cell] = label
            self._places[cell] = (function, line)

    def of(self, cell: int) -> str:
        """Return the label; memory without a name is named by the pointer to it."""
        depth = 0
        owner = cell
        # Bounded: memory may hold pointers to itself.
        while owner not in self._labels and owner in self._owners and depth < MAX_DEPTH:
            owner = self._owners[owner]
            depth += 1
        label = self._labels.get(owner, "a value")
        return "what is stored in " * depth + label

    def function_of(self, cell: int) -> str:
        return self._places.get(cell, ("", 0))[0]

    def line_of(self, cell: int) -> int:
        return self._places.get(cell, ("", 0))[1]


MAX_DEPTH: Final = 4
"""The most repetitions of "what is stored in" in a label."""


def _strength(evidence: Evidence) -> int:
    """Return the sort key: kinds are numbered from the strongest on; the first of a kind wins."""
    return evidence.kind


class _Step(NamedTuple):
    """A step from a cell to its evidence: the evidence itself, or the position of a relation."""

    evidence: Evidence | None
    towards: int
    relation: int


@final
class _Ways:
    """The path from each cell to the evidence that decided it: one search from all evidence.

    A breadth-first search from all sources at once has a shortest path for every cell in linear
    time, and paths that share an end form a forest. Relations are walked between cells and not
    classes: each step is then one that a reader finds in the text.
    """

    __slots__ = ("_pointees", "_types", "relations", "steps")

    def __init__(self, module: Module, pointees: Pointees) -> None:
        cells = pointees.cells
        self._pointees: Final = pointees
        self._types: Final = module.types
        self.relations: Final[list[Relation]] = cells.relations + [
            Relation(step.base, step.result, "an offset in bytes", step.line)
            for step in cells.byte_steps
        ]
        self.steps: Final[dict[int, _Step]] = {}
        near: dict[int, list[tuple[int, int]]] = {}
        for index, relation in enumerate(self.relations):
            near.setdefault(relation.first, []).append((relation.second, index))
            near.setdefault(relation.second, []).append((relation.first, index))
        # Evidence for the very type first, however far; only then for a type that starts with it,
        # which is a reason as well, since that use needs no cast.
        self._search(near, exact=True)
        self._search(near, exact=False)

    def _search(self, near: dict[int, list[tuple[int, int]]], exact: bool) -> None:
        """Search breadth first from the evidence that names the type, or that contains it."""
        reached = deque(self.steps)
        for cell, evidence in self._pointees.cells.evidence.items():
            if cell in self.steps:
                continue
            chosen = self._chosen(cell)
            for source in sorted(evidence, key=_strength):
                fits = source.type is chosen if exact else chosen in parts_at_start(source.type)
                if fits and (source.kind != WEAK or not exact):
                    self.steps[cell] = _Step(source, cell, -1)
                    reached.append(cell)
                    break
        while reached:
            cell = reached.popleft()
            chosen = self._chosen(cell)
            for other, relation in near.get(cell, ()):
                if other in self.steps:
                    continue
                wanted = self._chosen(other)
                if wanted is chosen or (not exact and wanted in parts_at_start(chosen)):
                    self.steps[other] = _Step(None, cell, relation)
                    reached.append(other)

    def _chosen(self, cell: int) -> Type:
        return untyped(self._types, self._pointees.of(cell))
