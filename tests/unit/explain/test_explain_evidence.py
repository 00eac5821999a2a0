"""infer_types: the evidence for each pointer's pointee, and the links that lead to it."""

from typing import NamedTuple

import pytest

import spvbackend
from spvbackend.explain.pointee_types import Reason
from tests.unit.cases.explained import NOTHING, PAIR, body, way, why


class Rule(NamedTuple):
    """A module, and what is known of its global @g or else of %p."""

    text: str
    pointee: str
    why: str


MEMCPY = "@llvm.memcpy.p0.p0.i64"
OWN_EVIDENCE = {
    "an alloca states its type": Rule(
        body("", "  %p = alloca [4 x i16]", "  store i16 0, ptr %p"),
        "[4 x i16]", "stated: alloca, [4 x i16], line 2",
    ),
    "a variable states its type": Rule(
        "\n@g = addrspace(1) global [4 x i32] zeroinitializer\n",
        "[4 x i32]", "stated: variable, [4 x i32], line 2",
    ),
    "a variable without initializer states its type": Rule(
        "@g = external addrspace(1) global double\n",
        "double", "stated: variable, double, line 1",
    ),
    "byval states the type": Rule(
        PAIR + body("ptr byval(%s) %p", "  %v = load i64, ptr %p"),
        "%s", "stated: parameter attribute, %s, line 2",
    ),
    "sret states the type": Rule(
        body("ptr sret(i64) %p"), "i64", "stated: parameter attribute, i64, line 1",
    ),
    "the address of a member states its type": Rule(
        PAIR + body("ptr %b", "  %p = getelementptr %s, ptr %b, i64 0, i32 1"),
        "float", "stated: getelementptr, float, line 3",
    ),
    "a load uses a type": Rule(
        body("ptr %p", "  %v = load float, ptr %p"), "float", "used: load, float, line 2",
    ),
    "a store uses a type": Rule(
        body("ptr %p", "  store i16 1, ptr %p"), "i16", "used: store, i16, line 2",
    ),
    "a load of a vector that is aligned as its element uses the element": Rule(
        body("ptr %p", "  %v = load <4 x i16>, ptr %p, align 2"), "i16", "used: load, i16, line 2",
    ),
    "an address uses the type that it steps over": Rule(
        PAIR + body("ptr %p", "  %e = getelementptr %s, ptr %p, i64 0, i32 1"),
        "%s", "used: getelementptr, %s, line 3",
    ),
    "a step gives the type that it steps over": Rule(
        body("ptr %b", "  %p = getelementptr double, ptr %b, i64 3"),
        "double", "used: getelementptr, double, line 2",
    ),
    "an atomic operation uses a type": Rule(
        body("ptr %p", "  %o = atomicrmw add ptr %p, i64 1 seq_cst"),
        "i64", "used: atomicrmw, i64, line 2",
    ),
    "a compare and exchange uses a type": Rule(
        body("ptr %p", "  %o = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst"),
        "i32", "used: cmpxchg, i32, line 2",
    ),
    "a builtin asks for a type": Rule(
        body("ptr %p", "  %v = call spir_func float @_Z5fractfPf(float 1.0, ptr %p)")
        + "declare spir_func float @_Z5fractfPf(float, ptr)\n",
        "float", "called: call @_Z5fractfPf, float, line 2",
    ),
    "metadata claims a type": Rule(
        "\ndefine spir_kernel void @f(ptr addrspace(1) %p) !kernel_arg_base_type !0 {\n"
        '  ret void\n}\n!0 = !{!"float4*"}\n',
        "<4 x float>", "claimed: kernel_arg_base_type, <4 x float>, line 2",
    ),
    "a step in bytes is weak": Rule(
        body("ptr %p", "  %q = getelementptr i8, ptr %p, i64 3"),
        "i8", "weak: getelementptr i8, i8, line 2",
    ),
    "a copy of bytes is weak": Rule(
        body("ptr %q, ptr %p", f"  call void {MEMCPY}(ptr %q, ptr %p, i64 8, i1 false)")
        + f"declare void {MEMCPY}(ptr, ptr, i64, i1)\n",
        "i8", "weak: copy of bytes, i8, line 2",
    ),
    "an unused parameter is a default": Rule(body("ptr %p"), "i8", NOTHING),
    "comparisons and integers are no evidence": Rule(
        body("ptr %p", "  %c = icmp eq ptr %p, null", "  %n = ptrtoint ptr %p to i64"),
        "i8", NOTHING,
    ),
    "a null is no evidence": Rule(
        body("i1 %c", "  %p = select i1 %c, ptr null, ptr poison"), "i8", NOTHING,
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", OWN_EVIDENCE.values(), ids=OWN_EVIDENCE)
def test_evidence_of_the_pointer_itself(rule: Rule) -> None:
    types = spvbackend.infer_types(rule.text)
    pointer = types.of("g") if "@g" in rule.text else types.of("p", "f")
    assert (pointer.pointee, why(pointer)) == (rule.pointee, rule.why)
    assert pointer.links == ()


class Linked(NamedTuple):
    """A module, one pointer of it, its reason and the links that lead there."""

    text: str
    function: str
    name: str
    why: str
    way: list[str]


LINKED = {
    "phi": Linked(
        "define void @f(ptr %a, i1 %c) {\nentry:\n  br i1 %c, label %t, label %e\n"
        "t:\n  br label %e\ne:\n  %p = phi ptr [ %a, %entry ], [ null, %t ]\n"
        "  %v = load half, ptr %p\n  ret void\n}\n",
        "f", "a", "used: load, half, line 8", ["phi, line 7: %p"],
    ),
    "select, to the other operand": Linked(
        body("ptr %a, i1 %c", "  %m = alloca double", "  %p = select i1 %c, ptr %a, ptr %m"),
        "f", "a", "stated: alloca, double, line 2", ["select, line 3: %p", "select, line 3: %m"],
    ),
    "freeze and a cast of the address space": Linked(
        body("ptr %a", "  %z = freeze ptr %a", "  %g = addrspacecast ptr %z to ptr addrspace(4)",
             "  store i32 0, ptr addrspace(4) %g"),
        "f", "a", "used: store, i32, line 4", ["freeze, line 2: %z", "addrspacecast, line 3: %g"],
    ),
    "a round trip through an integer": Linked(
        body("ptr %a", "  %n = ptrtoint ptr %a to i64", "  %p = inttoptr i64 %n to ptr",
             "  store i64 0, ptr %p"),
        "f", "a", "used: store, i64, line 4", ["inttoptr, line 3: %p"],
    ),
    "argument, from the callee": Linked(
        "define void @g(i32 %n, ptr %q) {\n  store float 0.0, ptr %q\n  ret void\n}\n"
        "define void @f(ptr %p) {\n  call void @g(i32 1, ptr %p)\n  ret void\n}\n",
        "f", "p", "used: store, float, line 2", ["argument 1 of @g, line 6: %q"],
    ),
    "argument, from the caller": Linked(
        "define void @g(ptr %q) {\n  ret void\n}\n"
        "define void @f(ptr %p) {\n  call void @g(ptr %p)\n"
        "  store float 0.0, ptr %p\n  ret void\n}\n",
        "g", "q", "used: store, float, line 6", ["argument 0 of @g, line 5: %p"],
    ),
    "argument, from another caller of an import": Linked(
        "declare void @g(ptr)\n"
        "define void @f(ptr %p, ptr %q) {\n  call void @g(ptr %p)\n  call void @g(ptr %q)\n"
        "  store i16 0, ptr %q\n  ret void\n}\n",
        "f", "p", "used: store, i16, line 5",
        ["argument 0 of @g, line 3: parameter 0 of @g", "argument 0 of @g, line 4: %q"],
    ),
    "result, from the caller": Linked(
        "define ptr @g(ptr %q) {\n  ret ptr %q\n}\n"
        "define void @f() {\n  %r = call ptr @g(ptr null)\n"
        "  %v = load i64, ptr %r\n  ret void\n}\n",
        "g", "q", "used: load, i64, line 6",
        ["ret, line 2: the result of @g", "result of @g, line 5: %r"],
    ),
    "result, from the callee": Linked(
        "@x = addrspace(1) global i64 0\n"
        "define ptr addrspace(1) @g() {\n  ret ptr addrspace(1) @x\n}\n"
        "define void @f() {\n  %r = call ptr addrspace(1) @g()\n  ret void\n}\n",
        "f", "r", "stated: variable, i64, line 1",
        ["result of @g, line 6: the result of @g", "ret, line 3: @x"],
    ),
    "stored and loaded": Linked(
        body("ptr %p", "  %a = alloca ptr", "  store ptr %p, ptr %a", "  %q = load ptr, ptr %a",
             "  %v = load float, ptr %q"),
        "f", "p", "used: load, float, line 5",
        ["store, line 3: what is stored in %a", "load, line 4: %q"],
    ),
    "stored in a member, loaded from it elsewhere": Linked(
        "%s = type { i32, ptr }\n"
        "define void @g(ptr %x) {\n  %e = getelementptr %s, ptr %x, i64 0, i32 1\n"
        "  %q = load ptr, ptr %e\n  store float 0.0, ptr %q\n  ret void\n}\n"
        "define void @f(ptr %y, ptr %p) {\n  %d = getelementptr %s, ptr %y, i64 0, i32 1\n"
        "  store ptr %p, ptr %d\n  ret void\n}\n",
        "f", "p", "used: store, float, line 5",
        ["store, line 10: what is stored in %d", "getelementptr, line 9: member 1 of %s",
         "getelementptr, line 3: what is stored in %e", "load, line 4: %q"],
    ),
    "initialiser": Linked(
        "@x = addrspace(1) global float 0.0\n\n"
        "@t = addrspace(1) global ptr addrspace(1) @x\n"
        "define void @f() {\n  %q = load ptr addrspace(1), ptr addrspace(1) @t\n  ret void\n}\n",
        "f", "q", "stated: variable, float, line 1",
        ["load, line 5: what is stored in @t", "initialiser of @t, line 3: @x"],
    ),
    "initialiser of a member": Linked(
        "@x = addrspace(1) global float 0.0\n"
        "@t = addrspace(1) global { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @x }\n"
        "define void @f() {\n"
        "  %e = getelementptr { i32, ptr addrspace(1) }, ptr addrspace(1) @t, i64 0, i32 1\n"
        "  %q = load ptr addrspace(1), ptr addrspace(1) %e\n  ret void\n}\n",
        "f", "q", "stated: variable, float, line 1",
        ["load, line 5: what is stored in %e",
         "getelementptr, line 4: member 1 of { i32, ptr addrspace(1) }",
         "initialiser of @t, line 2: @x"],
    ),
    "a multiple of the element in bytes": Linked(
        body("ptr %p, i64 %i", "  %o = shl i64 %i, 2", "  %q = getelementptr i8, ptr %p, i64 %o",
             "  store float 0.0, ptr %q"),
        "f", "p", "used: store, float, line 4", ["an offset in bytes, line 3: %q"],
    ),
    "a builtin that casts the address space": Linked(
        "declare spir_func ptr @__to_private(ptr addrspace(4))\n"
        "define void @f(ptr addrspace(4) %p) {\n"
        "  %q = call spir_func ptr @__to_private(ptr addrspace(4) %p)\n"
        "  store double 0.0, ptr %q\n  ret void\n}\n",
        "f", "p", "used: store, double, line 4", ["call, line 3: %q"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", LINKED.values(), ids=LINKED)
def test_links_lead_to_the_evidence(case: Linked) -> None:
    pointer = spvbackend.infer_types(case.text).of(case.name, case.function)
    assert way(pointer) == case.way
    assert why(pointer) == case.why
    assert pointer.pointee == pointer.reason.type
    assert pointer.casts == ()


def test_members_of_a_struct_in_a_register_agree() -> None:
    types = spvbackend.infer_types(
        "define { ptr, i32 } @f(ptr %p) {\n  %a = alloca half\n"
        "  %x = insertvalue { ptr, i32 } poison, ptr %a, 0\n"
        "  %y = insertvalue { ptr, i32 } poison, ptr %p, 0\n"
        "  call void @g({ ptr, i32 } %x)\n  ret { ptr, i32 } %y\n}\n"
        "declare void @g({ ptr, i32 })\n"
    )
    pointer = types.of("p", "f")
    assert why(pointer) == "stated: alloca, half, line 2"
    assert [link.pointer for link in pointer.links] == ["member 0 of { ptr, i32 }", "%a"]


def test_links_take_the_shortest_way() -> None:
    """The nearer of two pointers with equal evidence explains a type."""
    types = spvbackend.infer_types(
        body("ptr %p", "  %a = freeze ptr %p", "  %b = freeze ptr %a", "  store i32 1, ptr %b",
             "  %c = freeze ptr %p", "  store i32 2, ptr %c")
    )  # fmt: skip
    assert way(types.of("p", "f")) == ["freeze, line 5: %c"]
    assert way(types.of("a", "f")) == ["freeze, line 3: %b"]


def test_stronger_evidence_of_a_pointer_comes_first() -> None:
    """A use is the reason; evidence that agrees is listed with the others."""
    types = spvbackend.infer_types(
        "declare spir_func float @_Z5fractfPf(float, ptr)\n"
        "define spir_kernel void @f(ptr %p) !kernel_arg_base_type !0 {\n"
        "  %v = call spir_func float @_Z5fractfPf(float 1.0, ptr %p)\n"
        "  br label %b\nb:\n  %w = load float, ptr %p\n  store i32 0, ptr %p\n  ret void\n}\n"
        '!0 = !{!"float*"}\n'
    )
    pointer = types.of("p", "f")
    assert pointer.reason == Reason("used", "load", "float", 6)
    assert pointer.others == (
        Reason("claimed", "kernel_arg_base_type", "float", 2),
        Reason("called", "call @_Z5fractfPf", "float", 3),
        Reason("used", "store", "i32", 7),
    )


def test_evidence_elsewhere_is_not_among_the_others() -> None:
    text = body("ptr %p", "  %q = freeze ptr %p", "  store i32 0, ptr %q", "  store i32 1, ptr %p")
    assert [pointer.others for pointer in spvbackend.infer_types(text)] == [(), ()]


def test_nodes_and_edges_are_the_evidence_as_a_graph() -> None:
    types = spvbackend.infer_types(LINKED["stored and loaded"].text)
    nodes = {pointer.name: types.nodes[pointer.cell] for pointer in types}
    assert {name: node.label for name, node in nodes.items()} == {"p": "%p", "a": "%a", "q": "%q"}
    assert {name: node.pointee for name, node in nodes.items()} == {
        pointer.name: pointer.pointee for pointer in types
    }
    assert {node.function for node in nodes.values()} == {"f"}
    assert [node.line for node in nodes.values()] == [1, 2, 4]
    evidence = [nodes[name].evidence for name in "paq"]
    alloca, load = Reason("stated", "alloca", "ptr", 2), Reason("used", "load", "float", 5)
    assert evidence == [(), (alloca,), (load,)]
    edges = {
        (frozenset((types.nodes[first].label, types.nodes[second].label)), what, line)
        for first, second, what, line in types.edges
    }
    assert edges == {
        (frozenset(("%p", "what is stored in %a")), "store", 3),
        (frozenset(("%q", "what is stored in %a")), "load", 4),
    }


INDIRECT = """\
@table = addrspace(2) constant ptr @h
define spir_func ptr addrspace(1) @h(ptr addrspace(1) %q, i32 %n) {
  %s = getelementptr float, ptr addrspace(1) %q, i64 1
  ret ptr addrspace(1) %s
}
define spir_func ptr addrspace(1) @never_taken(ptr addrspace(1) %q, i32 %n) {
  store i64 0, ptr addrspace(1) %q
  ret ptr addrspace(1) %q
}
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %o) {
  %c = load ptr, ptr addrspace(2) @table
  %r = call spir_func ptr addrspace(1) %c(ptr addrspace(1) %p, i32 1)
  %z = call spir_func ptr addrspace(1) %c(ptr addrspace(1) %o, i64 1)
  ret void
}
"""


def test_indirect_calls_are_typed_by_the_functions_that_they_may_reach() -> None:
    """An indirect call may reach functions of its type whose address is taken."""
    with pytest.raises(spvbackend.Unsupported):
        spvbackend.translate(INDIRECT)
    types = spvbackend.infer_types(INDIRECT)
    argument, result = types.of("p", "f"), types.of("r", "f")
    assert (argument.pointee, way(argument)) == ("float", ["argument 0 of @h, line 12: %q"])
    assert result.pointee == "float"
    assert way(result) == ["result of @h, line 12: the result of @h", "ret, line 4: %s"]
    # No function has the type of the other call, whose callee is not what it points to.
    assert why(types.of("o", "f")) == why(types.of("z", "f")) == NOTHING
    assert [cast.pointer for cast in types.casts] == ["%c"]


def test_addresses_of_functions_in_instructions_are_taken_too() -> None:
    choice = "  %c = select i1 %n, ptr @g, ptr @h"
    text = body("ptr %p, i1 %n", choice, "  call void %c(ptr %p)") + "declare void @h(ptr)\n"
    text += "define void @g(ptr %q) {\n  store float 0.0, ptr %q\n  ret void\n}\n"
    pointer = spvbackend.infer_types(text).of("p", "f")
    assert (pointer.pointee, way(pointer)) == ("float", ["argument 0 of @g, line 3: %q"])


def test_inline_assembly_is_no_evidence() -> None:
    assembly = '  call void asm sideeffect "foo $0", "r"(ptr %n)'
    text = body("ptr %p, ptr %n", assembly, "  store float 0.0, ptr %p")
    with pytest.raises(spvbackend.Unsupported):
        spvbackend.translate(text)
    types = spvbackend.infer_types(text)
    reasons = [why(pointer) for pointer in types]
    assert reasons == ["used: store, float, line 3", NOTHING]


def test_what_needs_an_extension_is_explained_without_asking_for_it() -> None:
    reverse = "  %r = call i32 @_Z18__spirv_BitReversej(i32 %x)"
    text = body("ptr %p, i32 %x", reverse, "  store i32 %r, ptr %p")
    text += "declare i32 @_Z18__spirv_BitReversej(i32)\n"
    with pytest.raises(spvbackend.Unsupported):
        spvbackend.translate(text)
    assert why(spvbackend.infer_types(text).of("p", "f")) == "used: store, i32, line 3"
