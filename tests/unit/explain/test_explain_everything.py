"""Every pointer of the test inputs has a reason that names its type, and the graph is whole."""

import re
from collections.abc import Iterator
from typing import NamedTuple
from unittest import mock

import networkx as nx

import spvbackend
from spvbackend.explain import report as explain
from spvbackend.explain.pointee_types import DEFAULT, PointeeTypes, Reason, TypedPointer
from spvbackend.infer.choose import parts_at_start
from spvbackend.infer.facts import KIND_NAMES
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.solve import Pointees
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import TYPED_POINTER, type_text
from tests.folders import LIT, ROOT
from tests.offenders import for_each

TESTS = ROOT / "tests"
OTHER_TARGET_RE = re.compile(r'^target triple = "(?:amdgcn|nvptx)', re.MULTILINE)
SPLIT_RE = re.compile(r"^(?:;|//) -----\s*$", re.MULTILINE)
FOLDERS = sorted({str(path.parent.relative_to(TESTS)) for path in LIT.rglob("*.ll")} | {"e2e/ll"})


class Explained(NamedTuple):
    """The types of a module, and what they were made of."""

    types: PointeeTypes
    module: Module
    solved: Pointees


def explained(text: str) -> Explained | None:
    """Return the result of infer_types, None for a refused module."""
    seen: list[tuple[Module, Pointees]] = []
    original = explain.explain_module

    def keep(module: Module, solved: Pointees, *more: object) -> PointeeTypes:
        seen.append((module, solved))
        return original(module, solved, *more)  # type: ignore[arg-type]  # as it was called

    with mock.patch.object(explain, "explain_module", keep):
        try:
            triple = "spirv64" if OTHER_TARGET_RE.search(text) else ""
            types = spvbackend.infer_types(text, triple=triple)
        except (spvbackend.CompileError, spvbackend.Unsupported):
            return None
    ((module, solved),) = seen
    return Explained(types, module, solved)


def parts(folder: str) -> Iterator[tuple[str, str]]:
    """The modules of a folder: files, or the parts of those that hold many."""
    for path in sorted((TESTS / folder).glob("*.ll")):
        text = path.read_text(encoding="utf-8")
        for number, part in enumerate(SPLIT_RE.split(text)):
            if part.strip():
                yield f"{path.name}, part {number}", part


def problems_of(folder: str) -> dict[str, list[str]]:
    """Return what each check finds wrong with the modules of a folder that have types."""
    problems: dict[str, list[str]] = {check: [] for check in CHECKS}
    accepted = 0
    for name, text in parts(folder):
        module = explained(text)
        if module is None:
            continue
        accepted += 1
        for check, finds in CHECKS.items():
            problems[check] += [f"{name}: {problem}" for problem in finds(module, text)]
    # Folders of wrong input also hold what is right beside it.
    assert accepted, f"all of {folder} is refused"
    return problems


@for_each(FOLDERS)
def test_everything_has_an_explanation(folder: str) -> None:
    assert {check: wrong for check, wrong in problems_of(folder).items() if wrong} == {}


def title(pointer: TypedPointer) -> str:
    return f"@{pointer.function} %{pointer.name}: {pointer.pointee}"


def check_evidence(module: Explained, text: str) -> Iterator[str]:
    """Every type has evidence, or is the default: bytes, where nothing is known."""
    for pointer in module.types:
        for one in (pointer, pointer.inner):
            if one is not None:
                yield from (f"{title(one)}: {wrong}" for wrong in reason_problems(module, one))


def check_memory(module: Explained, text: str) -> Iterator[str]:
    """The types of stored pointers agree with the pointee of the memory."""
    for pointer in module.types:
        if pointer.inner is not None:
            stored = module.solved.of(pointer.cell).leaf()
            if stored.kind != TYPED_POINTER or type_text(stored.element) != pointer.inner.pointee:
                yield f"{title(pointer)} holds pointers to {pointer.inner.pointee}"


def check_links(module: Explained, text: str) -> Iterator[str]:
    edges = {(edge.what, edge.line) for edge in module.types.edges}
    places = {(n.label, reason) for n in module.types.nodes.values() for reason in n.evidence}
    for pointer in module.types:
        for one in (pointer, pointer.inner):
            if one is not None:
                found_wrong = link_problems(module.types, edges, places, one)
                yield from (f"{title(one)}: {wrong}" for wrong in found_wrong)


def check_lines(module: Explained, text: str) -> Iterator[str]:
    lines = text.split("\n")
    for pointer in module.types:
        yield from (f"{title(pointer)}: {wrong}" for wrong in line_problems(pointer, lines))


def check_graph(module: Explained, text: str) -> Iterator[str]:
    """Every edge has two ends, every pointer with a cell a node of its type."""
    nodes = module.types.nodes
    for edge in module.types.edges:
        if edge.first not in nodes or edge.second not in nodes:
            yield f"an end is missing: {edge}"
    for pointer in module.types:
        node = nodes.get(pointer.cell)
        if pointer.cell < 0:
            if pointer.reason.kind != DEFAULT:
                yield f"{title(pointer)} has evidence but no cell"
        elif node is None or node.pointee != pointer.pointee:
            yield f"{title(pointer)} has no node of its type"
        if not set(pointer.casts) <= set(module.types.casts):
            yield f"{title(pointer)} has a cast that is not among all casts"


def check_networkx(module: Explained, text: str) -> Iterator[str]:
    """Each pointer, relation and piece of evidence is in the graph, which has no cycle."""
    types = module.types
    graph = types.graph()
    for pointer in types:
        node = graph.nodes[pointer.function, pointer.name]
        shown = node["cell"], node["pointee"], node["line"], node["address_space"], node["kind"]
        kind = pointer.reason.kind
        if shown != (pointer.cell, pointer.pointee, pointer.line, pointer.address_space, kind):
            yield f"{title(pointer)} is {node}"
        stored = None if pointer.inner is None else pointer.inner.cell
        if node.get("stored") != stored or (stored is not None and stored not in graph):
            yield f"{title(pointer)} holds {node.get('stored')}"
    relations = {
        key: (frozenset((graph.nodes[tail]["cell"], graph.nodes[head]["cell"])), what)
        for tail, head, key, what in graph.edges(keys=True, data="what")
        if graph.nodes[tail]["role"] != "evidence"
    }
    if relations != {
        key: (frozenset((edge.first, edge.second)), edge.what)
        for key, edge in enumerate(types.edges)
    }:
        yield "other relations"
    evidence = {
        (graph.nodes[head]["cell"], tail[1])
        for tail, head in graph.edges()
        if graph.nodes[tail]["role"] == "evidence"
    }
    if evidence != {(cell, one) for cell, node in types.nodes.items() for one in node.evidence}:
        yield "other evidence"
    graph.remove_edges_from(list(nx.selfloop_edges(graph, keys=True)))
    if not nx.is_directed_acyclic_graph(graph):
        yield f"a cycle: {nx.find_cycle(graph)}"


def check_decisive(module: Explained, text: str) -> Iterator[str]:
    """The one way to each pointer goes through those that its links name, from its reason."""
    graph = module.types.graph(decisive=True)
    for pointer in module.types:
        labels: list[str] = []
        node: object = (pointer.function, pointer.name)
        while befores := list(graph.in_edges(node, data=True)):
            ((node, _, edge),) = befores
            if not edge["decisive"]:
                yield f"{title(pointer)}: {edge} is not decisive"
            labels.append(graph.nodes[node]["label"])
        names = [link.pointer for link in pointer.links]
        if pointer.reason.kind == DEFAULT:
            expected, ends = [], graph.nodes[node]["role"] == "pointer"
        else:
            expected = [*names, pointer.reason.what]
            ends = isinstance(node, tuple) and node[1] == pointer.reason
        if labels != expected or not ends:
            yield f"{title(pointer)}: {labels} from {node}"


CHECKS = {
    "networkx": check_networkx,
    "decisive": check_decisive,
    "evidence": check_evidence,
    "memory": check_memory,
    "links": check_links,
    "lines": check_lines,
    "graph": check_graph,
}


def reason_problems(explained: Explained, pointer: TypedPointer) -> Iterator[str]:
    """The evidence names the type or one that starts with it; bytes may have none."""
    context = explained.module.types
    kind, what, text, line = pointer.reason
    if kind == DEFAULT:
        known = what in ("nothing is known", explain.ENDLESS)
        if not known or (pointer.pointee, text, line) != ("i8", "i8", 0):
            yield f"a default of {text}: {what}"
        return
    pointee = explained.solved.of(pointer.cell)
    if type_text(pointee) != pointer.pointee:
        yield f"the cell's type is {type_text(pointee)}"
    if kind not in KIND_NAMES:
        yield f"no such kind: {kind}"
    named = parse_type(Cursor(tokens_of(text), 1), context)
    if untyped(context, pointee) not in parts_at_start(named):
        yield f"the evidence is for {text}"


def link_problems(
    types: PointeeTypes,
    edges: set[tuple[str, int]],
    places: set[tuple[str, Reason]],
    pointer: TypedPointer,
) -> Iterator[str]:
    """The links are edges of the graph; the last leads to the node that has the evidence."""
    for link in pointer.links:
        if (link.what, link.line) not in edges:
            yield f"no edge is {link}"
    if pointer.reason.kind == DEFAULT:
        if pointer.links:
            yield "links to no evidence"
    elif not pointer.links:
        if pointer.reason not in types.nodes[pointer.cell].evidence:
            yield "the evidence is not the pointer's own"
    elif (pointer.links[-1].pointer, pointer.reason) not in places:
        yield "the last link does not lead to the evidence"


def line_problems(pointer: TypedPointer, lines: list[str]) -> Iterator[str]:
    """A pointer stands where its name does; only what the text does not have has no line."""
    numbers = [pointer.line, pointer.reason.line, *[link.line for link in pointer.links]]
    numbers += [cast.line for cast in pointer.casts]
    if not all(0 <= number <= len(lines) for number in numbers):
        yield f"lines {numbers}"
        return
    start = "define " if pointer.function else f"@{pointer.name} "
    owner = f"@{pointer.function}(" if pointer.function else start
    if not pointer.line and any(line.startswith(start) and owner in line for line in lines):
        yield "no line"
    is_result = any(line.strip().startswith(f"%{pointer.name} =") for line in lines)
    if pointer.line and is_result and pointer.name not in lines[pointer.line - 1]:
        yield f"it is not on line {pointer.line}: {lines[pointer.line - 1]}"
