"""The graphs that PointeeTypes makes: nodes, directions, what decided, and the questions asked."""

import io
import json
import pickle
import subprocess
import sys

import networkx as nx
import pytest

import spvbackend
from spvbackend.explain.pointee_types import PointeeTypes, Reason
from tests.folders import ROOT

# A pointer gets its type from a call, through memory, from a use in another function.
CHAIN = """\
define spir_func float @use(ptr addrspace(1) %there) {
  %value = load float, ptr addrspace(1) %there
  ret float %value
}
define spir_func void @f(ptr addrspace(1) %p, i1 %c) {
  %place = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %place
  %copy = load ptr addrspace(1), ptr %place
  %value = call float @use(ptr addrspace(1) %copy)
  ret void
}
"""
LOAD = ("use", "there"), Reason("used", "load", "float", 2)
LOOP = """\
define void @f(ptr %start, i1 %c) {
entry:
  br label %loop
loop:
  %at = phi ptr [ %start, %entry ], [ %next, %loop ], [ %at, %again ]
  %next = getelementptr i8, ptr %at, i64 4
  store i32 0, ptr %at
  store float 0.0, ptr %at
  store float 1.0, ptr %at
  br i1 %c, label %loop, label %again
again:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
"""


def types_of(text: str) -> PointeeTypes:
    return spvbackend.infer_types(text)


def test_a_pointer_is_a_node_by_its_name() -> None:
    graph = types_of("@g = addrspace(1) global i32 0\n" + CHAIN).graph()
    assert graph.nodes["", "g"] == {
        "role": "pointer", "label": "@g", "function": "", "line": 1, "pointee": "i32",
        "kind": "stated", "cell": 0, "name": "g", "address_space": 1, "casts": 0,
    }  # fmt: skip
    assert graph.nodes["f", "p"]["pointee"] == "float"
    assert graph.nodes["f", "p"]["kind"] == "used"


def test_what_has_no_name_is_a_node_by_its_cell() -> None:
    types = types_of(CHAIN)
    graph = types.graph()
    stored = graph.nodes["f", "place"]["stored"]
    assert graph.nodes[stored] == {
        "role": "cell", "label": "what is stored in %place", "function": "", "line": 0,
        "pointee": "float", "kind": "used", "cell": stored,
    }  # fmt: skip
    assert types.nodes[stored].label == "what is stored in %place"


def test_memory_that_nothing_is_related_to_is_a_node_as_well() -> None:
    types = types_of("@g = addrspace(1) global ptr addrspace(1) null\n")
    graph = types.graph()
    stored = graph.nodes["", "g"]["stored"]
    assert stored not in types.nodes
    assert graph.nodes[stored] == {
        "role": "cell", "label": "what is stored in @g", "function": "", "line": 0,
        "pointee": "i8", "kind": "default", "cell": stored,
    }  # fmt: skip


def test_evidence_is_a_node_before_its_pointer() -> None:
    graph = types_of(CHAIN).graph()
    assert graph.nodes[LOAD] == {
        "role": "evidence", "label": "load", "function": "use", "line": 2, "pointee": "float",
        "kind": "used",
    }  # fmt: skip
    assert list(graph.successors(LOAD)) == [("use", "there")]
    assert graph.edges[LOAD, ("use", "there"), 0] == {"what": "load", "line": 2, "decisive": True}
    assert graph.in_degree(LOAD) == 0


def test_ancestors_are_what_decided() -> None:
    types = types_of(CHAIN)
    graph = types.graph(decisive=True)
    stored = graph.nodes["f", "place"]["stored"]
    assert nx.ancestors(graph, ("f", "p")) == {LOAD, ("use", "there"), ("f", "copy"), stored}
    assert nx.shortest_path(graph, LOAD, ("f", "p")) == [
        LOAD, ("use", "there"), ("f", "copy"), stored, ("f", "p")
    ]  # fmt: skip
    edges = graph.subgraph(nx.ancestors(graph, ("f", "p")) | {("f", "p")}).edges(data="line")
    assert sorted(line for _, _, line in edges) == [2, 7, 8, 9]


def test_descendants_are_what_follows() -> None:
    graph = types_of(CHAIN).graph(decisive=True)
    named = {graph.nodes[node].get("name") for node in nx.descendants(graph, LOAD)}
    assert named == {"there", "copy", "p", None}


def test_relations_between_the_same_two_are_edges_of_their_own() -> None:
    types = types_of(LOOP)
    graph = types.graph()
    between = graph.get_edge_data(("f", "at"), ("f", "next"))
    assert {key: data["what"] for key, data in between.items()} == {
        key: edge.what
        for key, edge in enumerate(types.edges)
        if {types.nodes[edge.first].label, types.nodes[edge.second].label} == {"%at", "%next"}
    }
    assert sorted(data["what"] for data in between.values()) == ["an offset in bytes", "phi"]
    assert sorted(data["decisive"] for data in between.values()) == [False, True]


def test_evidence_that_was_not_followed_is_in_the_whole_graph_alone() -> None:
    types = types_of(LOOP)
    lost = ("f", "at"), Reason("used", "store", "i32", 7)
    whole, decisive = types.graph(), types.graph(decisive=True)
    assert whole.nodes["f", "at"]["pointee"] == "float"
    assert whole.edges[lost, ("f", "at"), 0]["decisive"] is False
    assert lost not in decisive
    assert set(decisive) < set(whole)
    assert whole.nodes["f", "at"]["casts"] == 1


def test_nothing_known_is_found_by_its_kind() -> None:
    graph = types_of(
        "define void @f(ptr %p, ptr %q) {\n store i8 0, ptr %q\n ret void\n}\n"
    ).graph()
    assert [n for n, kind in graph.nodes(data="kind") if kind == "default"] == [("f", "p")]
    assert graph.degree(("f", "p")) == 0


def test_pointer_without_a_cell_is_a_node() -> None:
    path = ROOT / "tests/lit/isel/atomics/atomic-load-and-store-of-pointers.ll"
    types = types_of(path.read_text(encoding="utf-8"))
    assert types.of("v", "f").cell == -1
    assert types.graph().nodes["f", "v"]["cell"] == -1


@pytest.mark.parametrize("decisive", [False, True])
def test_other_tools_can_read_the_graph(decisive: bool) -> None:
    graph = types_of(CHAIN).graph(decisive)
    file = io.BytesIO()
    nx.write_graphml(graph, file)
    file.seek(0)
    read = nx.read_graphml(file, force_multigraph=True)
    assert len(read) == len(graph)
    assert read.nodes[str(("f", "p"))]["pointee"] == "float"
    json.dumps(nx.node_link_data(graph))


def test_each_call_makes_a_new_graph() -> None:
    types = types_of(CHAIN)
    types.graph().clear()
    assert ("f", "p") in types.graph()


def test_calls_are_edges_from_the_caller() -> None:
    graph = types_of(CHAIN).call_graph()
    assert list(graph.edges(data=True)) == [("f", "use", {"line": 9, "indirect": False})]
    assert list(graph) == ["use", "f"]
    assert nx.descendants(graph, "f") == {"use"}


def test_what_is_known_outlives_the_process() -> None:
    kernel = "define spir_kernel void @k() {\n call void @f(ptr null, i1 true)\n ret void\n}\n"
    types = types_of(LOOP + kernel)
    again = pickle.loads(pickle.dumps(types))
    for name in ("functions", "pointers", "casts", "nodes", "edges", "causes", "calls", "kernels"):
        assert getattr(types, name)
        assert getattr(again, name) == getattr(types, name)


def test_recursion_is_marked_and_its_cycle_found() -> None:
    text = (
        "define void @even() {\n call void @odd()\n ret void\n}\n"
        "define void @odd() {\n call void @even()\n ret void\n}\n"
        "define spir_kernel void @k() {\n call void @even()\n ret void\n}\n"
    )
    graph = types_of(text).call_graph()
    assert {n for n, recursive in graph.nodes(data="recursive") if recursive} == {"even", "odd"}
    assert [sorted(cycle) for cycle in nx.simple_cycles(graph)] == [["even", "odd"]]


def test_inference_loads_no_networkx() -> None:
    program = (
        "import sys, spvbackend\n"
        f"types = spvbackend.infer_types({CHAIN!r})\n"
        "print('networkx' in sys.modules)\n"
        "types.graph()\n"
        "print('networkx' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("False\nTrue\n", "")
