"""Promises of inference on random programs of pointers: one result in any order, facts that
only rise, no use left open, and evidence for every type."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from hypothesis import example, given
from hypothesis import strategies as st

import spvbackend
from spvbackend.explain.pointee_types import DEFAULT, PointeeTypes, TypedPointer
from spvbackend.explain.report import explain_module
from spvbackend.infer.backward import collect_uses
from spvbackend.infer.choose import parts_at_start
from spvbackend.infer.facts import KIND_NAMES, Cells
from spvbackend.infer.forward import Walk, collect_definitions
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.solve import Pointees, infer_module, solve
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import POINTER, Type, TypeContext, type_text
from spvbackend.pipeline import EXPLAINED, pass_names, passes_of
from spvbackend.prepass.verify_pointees import verify_pointees
from spvbackend.translation.context import Context
from spvbackend.translator import Translator
from spvbackend.validate import find_spirv_val
from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.pointers import PointerModule
from tests.generators.programs import Program
from tests.generators.seeds import SEEDS, many
from tests.marks import replaces_parts

ORDERS = st.integers(0, 2**16)


def run_until(text: str, last: str) -> Context:
    """Return the state after the pass `last`, with the reasons of inference."""
    ctx = Context(text, Translator(extensions="all").options, None)
    ctx.explains = True
    for step in passes_of(ctx):
        step.run(ctx)
        if step.name == last:
            return ctx
    raise AssertionError(last)


def prepared(text: str) -> Context:
    """Return the state at the start of inference."""
    names = pass_names()
    return run_until(text, names[names.index("infer-types") - 1])


def gathered(module: Module) -> Cells:
    """Return the evidence of a module, before any decision."""
    cells = Cells()
    walk = Walk(module, cells)
    collect_definitions(walk)
    collect_uses(walk)
    return cells


def pointees(module: Module, solved: Pointees) -> dict[tuple[str, str], str]:
    """Return the pointee of each named pointer, by function and name."""
    cells = {("", var.name): var.cell for var in module.globals}
    for function in module.functions:
        values = [*function.args, *(i for block in function.blocks for i in block.insts)]
        for value in values:
            if value.name and value.type.kind == POINTER:
                cells[function.name, value.name] = value.cell
    return {key: type_text(solved.of(cell)) for key, cell in cells.items() if cell >= 0}


def inferred(text: str) -> dict[tuple[str, str], str]:
    """Return the result in the order of the text."""
    ctx = prepared(text)
    return pointees(ctx.module, infer_module(ctx.module, ctx.layout))


def inferred_in_order(text: str, order: random.Random, lists: str) -> dict[tuple[str, str], str]:
    """Return the result with some shuffled worklists."""
    ctx = prepared(text)
    cells = gathered(ctx.module)
    if "joins" in lists:
        order.shuffle(cells._joins)
    if "flows" in lists:
        order.shuffle(cells.flows)
    if "steps" in lists:
        order.shuffle(cells.byte_steps)
    return pointees(ctx.module, solve(ctx.module, cells, ctx.layout))


@many(120)
@given(SEEDS, ORDERS)
@example(76, 1)
@example(256, 1)
@example(800, 1)
def test_order_of_joins_decides_nothing(seed: int, order: int) -> None:
    """Each named pointer gets the same pointee in any order of joins."""
    text = PointerModule(seed).text()
    expected = inferred(text)
    for shuffle in range(3):
        shuffled = random.Random(order + shuffle)
        assert inferred_in_order(text, shuffled, "joins") == expected


@many(120)
@given(SEEDS, ORDERS)
@example(186, 0)
def test_order_of_calls_and_byte_offsets_decides_nothing(seed: int, order: int) -> None:
    """Pointees do not depend on the order of worklists, one by one or together."""
    text = PointerModule(seed).text()
    expected = inferred(text)
    for lists in ("flows", "steps", "joins flows steps"):
        assert inferred_in_order(text, random.Random(order), lists) == expected


def reader(name: str, uses: dict[str, int], calls: list[str]) -> str:
    """Return a function that reads its argument, so often as each type, and passes it on."""
    lines = [f"define spir_func void @{name}(ptr %{name}) {{"]
    for type, count in uses.items():
        for number in range(count):
            # Each load is a use of its own: a second load through one pointer would need no cast.
            copy = f"%{type}.{number}"
            lines += [f"{copy} = freeze ptr %{name}", f"{copy}.v = load {type}, ptr {copy}"]
    lines += [f"call spir_func void @{callee}(ptr %{name})" for callee in calls]
    return "\n".join([*lines, "ret void", "}", ""])


@many(20)
@given(ORDERS)
def test_order_of_calls_decides_nothing_where_classes_compete(order: int) -> None:
    """When @root becomes i32, the first of @first and @second to be asked changes the other."""
    text = (
        reader("first", {"i16": 4, "i32": 3}, ["second", "second"])
        + reader("second", {"float": 3, "i16": 2}, [])
        + reader("user", {"i32": 10}, ["root"] * 4)
        + reader("root", {"float": 3, "i32": 2}, ["first", "first", "second", "second"])
    )
    assert inferred_in_order(text, random.Random(order), "flows") == inferred(text)


@many(60)
@given(SEEDS)
def test_names_decide_nothing(seed: int) -> None:
    """Other names of values and structs change only the names in the explanation."""
    types = spvbackend.infer_types(PointerModule(seed).text())
    renamed = spvbackend.infer_types(PointerModule(seed, "renamed.").text())
    for one, other in zip(types, renamed, strict=True):
        assert repr(one) == repr(other).replace("renamed.", "v")
    assert repr(types.casts) == repr(renamed.casts).replace("renamed.", "v")


def weight(cells: Cells, cell: int) -> int:
    """Return all evidence for some type of a class."""
    return sum(cells.votes[cell].values()) + sum(cells.given[cell].values())


@contextmanager
def watched_joins() -> Iterator[list[int]]:
    """Check each join while it is carried out; return the number of classes after each."""
    counts: list[int] = []
    join_now = Cells._join_now

    def watched(cells: Cells, a: int, b: int) -> None:
        before = [cells.find(cell) for cell in range(len(cells.fixed))]
        weights = {cell: weight(cells, cell) for cell in set(before)}
        join_now(cells, a, b)
        moved: dict[int, int] = {}
        for cell, root in enumerate(before):
            # Cells of one class stay in one class, which keeps all evidence of each.
            assert moved.setdefault(root, cells.find(cell)) == cells.find(cell)
            assert weight(cells, cells.find(cell)) >= weights[root]
        assert {root for root in moved if root != moved[root]} <= {a, b}
        total = sum(weight(cells, root) for root in set(moved.values()))
        assert total >= sum(weights.values())
        counts.append(len(set(moved.values())))

    with mock.patch.object(Cells, "_join_now", watched):
        yield counts


@replaces_parts
@many(60)
@given(SEEDS)
def test_facts_only_rise(seed: int) -> None:
    """Joins merge classes, never split them, and lose no vote, in any order."""
    ctx = prepared(PointerModule(seed).text())
    cells = gathered(ctx.module)
    random.Random(seed).shuffle(cells._joins)
    evidence = {cell: list(facts) for cell, facts in cells.evidence.items()}
    with watched_joins() as counts:
        solve(ctx.module, cells, ctx.layout)
    assert all(cells.evidence[cell][: len(facts)] == facts for cell, facts in evidence.items())
    roots = [cells.find(cell) for cell in range(len(cells.fixed))]
    assert all(root == cell for cell, root in enumerate(roots) if cells.fixed[root] is not None)
    assert counts


@many(60)
@given(SEEDS)
def test_no_use_is_left_open(seed: int) -> None:
    """The verifier accepts many functions, and programs that pass pointers around."""
    modules = PointerModule(seed, functions=8), Program(seed, 12, more_steps=ADDRESS_STEPS * 3)
    for module in modules:
        ctx = run_until(module.text(), EXPLAINED)
        assert ctx.pointees is not None
        assert verify_pointees(ctx.module, ctx.pointees.memory) == []


@many(30)
@given(SEEDS)
def test_output_is_valid(seed: int) -> None:
    spirv = spvbackend.translate(PointerModule(seed, functions=8).text(), extensions="all")
    if find_spirv_val():
        spvbackend.validate(spirv)


def explained(text: str) -> tuple[Context, Pointees, PointeeTypes]:
    """Return the types of a module with lines of LLVM's print, and their sources."""
    ctx = run_until(text, EXPLAINED)
    assert ctx.pointees is not None
    types = explain_module(ctx.module, ctx.pointees, ctx.reading.text, lambda line: line)
    return ctx, ctx.pointees, types


def read_type(text: str, types: TypeContext) -> Type:
    return parse_type(Cursor(tokens_of(text), 1), types)


def has_no_finite_type(cells: Cells, cell: int) -> bool:
    """Whether the memory behind a pointer leads, through memory, back to the pointer."""
    start = cells.find(cell)
    seen: set[int] = set()
    at = cells.content[start]
    while at >= 0 and (at := cells.find(at)) not in seen:
        if at == start:
            return True
        seen.add(at)
        at = cells.content[at]
    return False


def why_not_explained(
    pointer: TypedPointer, pointee: Type, context: TypeContext, solved: Pointees
) -> str:
    """Return the fault in a pointer's reason, "" if it explains the pointee."""
    kind, _, text, _ = pointer.reason
    if kind == DEFAULT:
        if pointer.pointee == "i8":
            return ""
        ends = pointer.pointee.startswith("i8") and has_no_finite_type(solved.cells, pointer.cell)
        return "" if ends else "a default that is not of bytes"
    if kind not in KIND_NAMES:
        return f"no such kind: {kind}"
    # A path of zeros leads from the type in the evidence to the pointee.
    if untyped(context, pointee) in parts_at_start(read_type(text, context)):
        return ""
    return f"the evidence is for {text}"


def of_pointers(types: PointeeTypes) -> Iterator[TypedPointer]:
    """Return the pointers, and the types of those stored in their memory."""
    for pointer in types:
        yield pointer
        if pointer.inner is not None:
            yield pointer.inner


@many(150)
@given(SEEDS)
@example(137)
@example(151)
@example(179)
@example(410)
def test_every_type_has_evidence(seed: int) -> None:
    """Whether some use or definition names the type, or starts with it; bytes are the default."""
    ctx, solved, types = explained(PointerModule(seed).text())
    for pointer in of_pointers(types):
        pointee = solved.of(pointer.cell) if pointer.cell >= 0 else ctx.module.types.i8
        if pointer.reason.kind == DEFAULT and pointer.pointee == "i8":
            continue
        assert type_text(pointee) == pointer.pointee
        assert why_not_explained(pointer, pointee, ctx.module.types, solved) == "", pointer


@many(100)
@given(SEEDS)
def test_links_lead_to_where_the_evidence_is(seed: int) -> None:
    """Whether each step is an edge of the graph, and the last leads to a node with the evidence."""
    _, _, types = explained(PointerModule(seed).text())
    edges = {(edge.what, edge.line) for edge in types.edges}
    places = {(node.label, reason) for node in types.nodes.values() for reason in node.evidence}
    for pointer in of_pointers(types):
        assert all((what, line) in edges for what, line, _ in pointer.links)
        if pointer.reason.kind == DEFAULT:
            assert (pointer.links, pointer.reason.line) == ((), 0)
        elif pointer.links:
            assert (pointer.links[-1].pointer, pointer.reason) in places
        else:
            assert pointer.reason in types.nodes[pointer.cell].evidence


@many(100)
@given(SEEDS)
def test_memory_of_pointers_is_explained_by_what_it_holds(seed: int) -> None:
    """Whether the pointee of `inner` is the one that the outer pointee gives stored pointers."""
    _, solved, types = explained(PointerModule(seed).text())
    for pointer in types:
        if pointer.inner is not None:
            stored = solved.of(pointer.cell).leaf()
            assert type_text(stored.element) == pointer.inner.pointee, pointer
            assert stored.space == pointer.inner.address_space
