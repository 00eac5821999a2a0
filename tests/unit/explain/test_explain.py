"""infer_types and --explain-types: each pointer's pointee, the evidence for it, what it costs."""

import io
from pathlib import Path
from typing import NamedTuple

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import cli
from spvbackend.explain.pointee_types import Cast, Reason, TypedPointer
from spvbackend.llvmir.isolate import CAN_FORK

NOTHING = "default: nothing is known, i8"


def why(pointer: TypedPointer) -> str:
    """The reason as text: kind, evidence, type and line."""
    kind, what, type, line = pointer.reason
    return f"{kind}: {what}, {type}" + (f", line {line}" if line else "")


def way(pointer: TypedPointer) -> list[str]:
    """The links as text: the relation, its line and the pointer that it leads to."""
    return [f"{what}, line {line}: {other}" for what, line, other in pointer.links]


def body(params: str, *lines: str) -> str:
    """A definition of @f; its first instruction is on line 2."""
    return "\n".join([f"define void @f({params}) {{", *lines, "  ret void", "}", ""])


class Rule(NamedTuple):
    """A module, and what is known of its global @g or else of %p."""

    text: str
    pointee: str
    why: str


MEMCPY = "@llvm.memcpy.p0.p0.i64"
PAIR = "%s = type { i32, float }\n"
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
    """Of two pointers with the same evidence it is the nearer one that explains."""
    types = spvbackend.infer_types(
        body("ptr %p", "  %a = freeze ptr %p", "  %b = freeze ptr %a", "  store i32 1, ptr %b",
             "  %c = freeze ptr %p", "  store i32 2, ptr %c")
    )  # fmt: skip
    assert way(types.of("p", "f")) == ["freeze, line 5: %c"]
    assert way(types.of("a", "f")) == ["freeze, line 3: %b"]


def test_stronger_evidence_of_a_pointer_comes_first() -> None:
    """What a use says is the reason, what agrees with it stands among the others."""
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


CASTING = """\
define void @f(ptr %p) {
  %a = load float, ptr %p
  store float %a, ptr %p
  br label %b
b:
  store float %a, ptr %p
  %c = load i32, ptr %p
  %d = load i32, ptr %p
  store i16 0, ptr %p
  br label %e
e:
  store i16 1, ptr %p
  ret void
}
"""


def test_each_cast_has_its_line_and_its_types() -> None:
    """A use that disagrees is cast; the second of a kind in a block shares the cast."""
    types = spvbackend.infer_types(CASTING)
    casts = types.of("p", "f").casts
    assert casts == (
        Cast("f", 7, "%p", "float", "i32"),
        Cast("f", 9, "%p", "float", "i16"),
        Cast("f", 12, "%p", "float", "i16"),
    )
    assert types.casts == list(casts)


def test_alternatives_are_ordered_by_what_they_would_save() -> None:
    alternatives = spvbackend.infer_types(CASTING).of("p", "f").alternatives
    assert [(name, round(casts)) for name, casts in alternatives] == [("i16", 2), ("i32", 1)]


def test_alternatives_in_a_loop_weigh_more() -> None:
    text = body(
        "ptr %p, i1 %c", "  store i16 0, ptr %p", "  store i64 0, ptr %p", "  br label %l", "l:",
        "  store i32 0, ptr %p", "  store float 0.0, ptr %p", "  %q = freeze ptr %p",
        "  store i32 0, ptr %q", "  br i1 %c, label %l, label %e", "e:",
    )  # fmt: skip
    types = spvbackend.infer_types(text)
    pointer = types.of("p", "f")
    assert pointer.pointee == "i32"
    assert [name for name, _ in pointer.alternatives] == ["float", "i16", "i64"]
    # A loop is taken to run four times.
    assert [casts for _, casts in pointer.alternatives] == [4, 1, 1]
    assert pointer.alternatives == types.of("q", "f").alternatives


def test_a_type_at_the_start_is_no_alternative() -> None:
    """A path of zeros reaches it, so it would save no cast."""
    uses = "  %q = getelementptr %s, ptr %p, i64 0, i32 1", "  %v = load i32, ptr %p"
    pointer = spvbackend.infer_types(PAIR + body("ptr %p", *uses)).of("p", "f")
    assert (pointer.pointee, pointer.casts) == ("%s", ())
    assert [name for name, casts in pointer.alternatives if casts >= 1] == []


def test_a_claim_that_is_not_followed_saves_no_cast() -> None:
    claim = "define spir_kernel void @f(ptr %p) !kernel_arg_base_type !0 {\n"
    text = claim + '  %v = load i32, ptr %p\n  ret void\n}\n!0 = !{!"float*"}\n'
    ((name, casts),) = spvbackend.infer_types(text).of("p", "f").alternatives
    assert name == "float"
    assert casts < 0.01


CASTS_OF_MANY = """\
@g = addrspace(1) global i32 0
define void @f(ptr addrspace(1) %p, ptr %m, i1 %c) {
entry:
  store float 0.0, ptr addrspace(1) %p
  store half 0.0, ptr addrspace(1) @g
  br i1 %c, label %t, label %e
t:
  store float 1.0, ptr addrspace(1) %p
  br label %e
e:
  %h = phi ptr addrspace(1) [ @g, %entry ], [ %p, %t ]
  store float 2.0, ptr addrspace(1) %h
  %r = call ptr @k(ptr %m)
  store i64 2, ptr %r
  br label %x
x:
  %d = freeze ptr %r
  store i64 3, ptr %d
  ret void
}
define ptr @k(ptr %q) {
  %a = freeze ptr %q
  store double 0.0, ptr %a
  %b = freeze ptr %q
  store double 0.0, ptr %b
  ret ptr %q
}
"""


def test_casts_belong_to_the_pointer_that_is_cast() -> None:
    """A variable, the operand of a phi at the phi's line, the result of a call."""
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert types.of("g").casts == (
        Cast("f", 5, "@g", "i32", "half"),
        Cast("f", 11, "@g", "i32", "float"),
    )
    assert types.of("r", "f").casts == (Cast("f", 13, "%r", "double", "i64"),)
    for function, name in (("f", "p"), ("f", "h"), ("f", "m"), ("f", "d"), ("k", "q")):
        assert types.of(name, function).casts == (), name
    assert sorted(types.casts) == sorted([*types.of("g").casts, *types.of("r", "f").casts])


def test_memory_of_pointers_says_what_is_stored() -> None:
    text = body(
        "ptr addrspace(1) %p", "  %a = alloca [4 x ptr addrspace(1)]",
        "  %e = getelementptr [4 x ptr addrspace(1)], ptr %a, i64 0, i64 2",
        "  store ptr addrspace(1) %p, ptr %e", "  store i16 1, ptr addrspace(1) %p",
    )  # fmt: skip
    types = spvbackend.infer_types(text)
    array, element = types.of("a", "f"), types.of("e", "f")
    assert array.pointee == "[4 x i16 addrspace(1)*]"
    assert element.pointee == "i16 addrspace(1)*"
    for pointer in (array, element):
        assert pointer.inner is not None
        assert (pointer.inner.pointee, pointer.inner.address_space) == ("i16", 1)
        assert why(pointer.inner) == "used: store, i16, line 5"
        assert pointer.inner.name == f"what is stored in %{pointer.name}"
    assert element.inner is not None
    assert way(element.inner) == ["store, line 4: %p"]


def test_levels_of_pointers_each_say_what_is_stored() -> None:
    loads = "  %q = load ptr, ptr %p", "  %r = load ptr, ptr %q"
    types = spvbackend.infer_types(body("ptr %p", *loads, "  store float 1.0, ptr %r"))
    pointees = [types.of(name, "f").pointee for name in "pqr"]
    assert pointees == ["float**", "float*", "float"]
    stored = [types.of(name, "f").inner for name in "pqr"]
    assert stored[0] is not None
    assert (stored[0].pointee, way(stored[0])) == ("float*", ["load, line 2: %q"])
    assert stored[1] is not None
    assert (stored[1].pointee, way(stored[1])) == ("float", ["load, line 3: %r"])
    assert stored[2] is None
    unused = spvbackend.infer_types(body("", "  %a = alloca ptr")).of("a", "f")
    assert (unused.pointee, unused.inner) == ("i8*", None)


def test_a_pointer_stored_in_its_own_memory_ends_in_bytes() -> None:
    """No finite type says what such memory holds, and inner says the same as the pointee."""
    pointer = spvbackend.infer_types(body("ptr %p", "  store ptr %p, ptr %p")).of("p", "f")
    assert (pointer.pointee, why(pointer)) == ("i8*", "used: store, ptr, line 2")
    assert pointer.inner is not None
    assert pointer.inner.pointee == "i8"


# Comments, blank lines, quoted names, several instructions on a line, one on several lines.
ODD_LAYOUT = """\
; define void @f(ptr %p) { %q = load i8, ptr %p }
define spir_func void @"odd name"(ptr
    %p, ; the first
    ptr %"q r") { ; body

entry: %a = load i32,
        ptr %p ; %b = load i16, ptr %p
  store float 1.0, ptr %"q r"  store i16 2, ptr %"q r"

  ; %"x y" = alloca i8
  %"x y" = getelementptr i64 , ptr
     null, i64 1
  call void @g(ptr %p)  %z = freeze ptr %"x y"  ret void }

@late = addrspace(1) global i32 0 ; @late = twice
declare void @g(ptr)
"""


def test_lines_are_those_of_the_users_text() -> None:
    """Wherever a thing starts; whatever LLVM's own print of the module looks like."""
    types = spvbackend.infer_types(ODD_LAYOUT)
    lines = {pointer.name: (pointer.line, pointer.reason.line) for pointer in types}
    assert lines == {
        "late": (15, 15),
        "p": (2, 6),
        "q r": (2, 8),
        "x y": (11, 11),
        "z": (13, 11),
    }
    assert way(types.of("z", "odd name")) == ["freeze, line 13: %x y"]
    assert [(cast.line, cast.target) for cast in types.casts] == [(8, "float")]
    assert types.source == ODD_LAYOUT


def test_lines_of_values_without_a_name() -> None:
    choice = "  %3 = select i1 %1, ptr %0, ptr null"
    types = spvbackend.infer_types(body("ptr %0, i1 %1", "", choice, "", "  %4 = load i32, ptr %3"))
    pointer = types.of("0", "f")
    assert (why(pointer), way(pointer)) == ("used: load, i32, line 5", ["select, line 3: %3"])
    assert types.of("3", "f").line == 3


def test_lines_of_a_function_with_metadata_in_its_head() -> None:
    """The brace of a node is not that of the body."""
    types = spvbackend.infer_types(
        'define spir_kernel void @f(ptr %p) !kernel_arg_base_type !{!"float*"} {\n\n'
        "  store i32 0, ptr %p\n  ret void\n}\n"
    )
    assert types.of("p", "f").reason == Reason("used", "store", "i32", 3)


def test_lines_of_bitcode_are_those_of_the_source_given() -> None:
    """There is no user's text: the lines count LLVM's print, which comes with the result."""
    types = spvbackend.infer_types(llvm.parse_assembly(ODD_LAYOUT).as_bitcode())
    assert types.source != ODD_LAYOUT
    lines = types.source.split("\n")
    pointer = types.of("p", "odd name")
    assert lines[pointer.line - 1].startswith('define spir_func void @"odd name"(')
    assert lines[pointer.reason.line - 1].startswith("  %a = load i32, ptr %p")
    assert lines[types.of("z", "odd name").line - 1] == '  %z = freeze ptr %"x y"'
    assert [lines[cast.line - 1].split(",")[0] for cast in types.casts] == [
        "  store float 1.000000e+00"
    ]
    from_text = spvbackend.infer_types(ODD_LAYOUT)
    assert [p.pointee for p in types] == [p.pointee for p in from_text]


def test_an_llvmlite_module_is_its_text() -> None:
    module = llvm.parse_assembly(CASTING)
    types = spvbackend.infer_types(module)
    assert types.source == str(module)
    assert types.pointers == spvbackend.infer_types(str(module)).pointers


def test_opt_level_explains_what_llvm_made_of_the_module() -> None:
    memory = "  %a = alloca ptr", "  store ptr %p, ptr %a", "  %q = load ptr, ptr %a"
    text = "\n\n\n" + body("ptr %p", *memory, "  store float 1.0, ptr %q")
    assert [p.name for p in spvbackend.infer_types(text)] == ["p", "a", "q"]
    types = spvbackend.infer_types(text, opt_level=2)
    (pointer,) = types
    assert (pointer.reason.kind, pointer.reason.type, pointer.links) == ("used", "float", ())
    assert "store float" in types.source.split("\n")[pointer.reason.line - 1]
    with pytest.raises(spvbackend.CompileError, match="optimisation level"):
        spvbackend.infer_types(text, opt_level=4)


def test_triple_gives_the_size_of_pointers() -> None:
    """Eight bytes into the struct lies the float, or the second pointer."""
    uses = "  %q = getelementptr i8, ptr %p, i64 8", "  %x = load float, ptr %q"
    text = body("ptr byval({ ptr, float, ptr }) %p", *uses)
    assert spvbackend.infer_types(text, triple="spirv64").casts == []
    (cast,) = spvbackend.infer_types(text, triple="spirv32").casts
    assert (cast.line, cast.target) == (2, "float")
    with pytest.raises(spvbackend.CompileError, match="triple"):
        spvbackend.infer_types(text, triple="x86_64")


def test_pointers_stand_in_the_order_of_the_text() -> None:
    """Variables, then each function's parameters and instructions."""
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert [(p.function, p.name) for p in types] == [
        ("", "g"),
        *[("f", name) for name in ("p", "m", "h", "r", "d")],
        *[("k", name) for name in ("q", "a", "b")],
    ]
    assert (len(types), types.functions) == (9, ["f", "k"])
    assert [p.address_space for p in types] == [1, 1, 0, 1, 0, 0, 0, 0, 0]


def test_lookup_by_name_and_function() -> None:
    types = spvbackend.infer_types(CASTS_OF_MANY)
    assert types.of("g") == types.pointers[0]
    assert types.of("q", "k").function == "k"
    for name, function in (("q", ""), ("g", "f"), ("q", "f"), ("%q", "k"), ("c", "f"), ("", "")):
        with pytest.raises(KeyError):
            types.of(name, function)


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


def test_the_same_module_is_explained_the_same_way() -> None:
    first, second = [spvbackend.infer_types(CASTS_OF_MANY) for _ in range(2)]
    assert (first.pointers, first.casts) == (second.pointers, second.casts)
    assert (first.nodes, first.edges) == (second.nodes, second.edges)


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
    """Those of the call's type whose address is taken."""
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
        spvbackend.translate(text, extensions="all")
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


@pytest.mark.parametrize("text", ["", "nonsense", "define void @f() {\n  ret i32 0\n}\n"])
def test_wrong_input_is_an_error(text: str) -> None:
    with pytest.raises(spvbackend.CompileError):
        spvbackend.infer_types(text)


def test_types_without_a_translation_are_an_error_with_a_place() -> None:
    with pytest.raises(spvbackend.Unsupported) as caught:
        spvbackend.infer_types("\ndefine i256 @f(i256 %a) {\n  ret i256 %a\n}\n")
    assert caught.value.line == 2


class Result(NamedTuple):
    """What one run of pyllc left."""

    status: int
    output: bytes
    errors: str


def pyllc(*argv: str | Path, stdin: bytes = b"", isolate: bool = False) -> Result:
    buffer, errors = io.BytesIO(), io.StringIO()
    stdout = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    words = [str(word) for word in argv]
    status = cli.main(words, source, stdout, errors, isolate=isolate)
    return Result(status, buffer.getvalue(), errors.getvalue())


REPORTED = """\
@t = addrspace(1) global ptr addrspace(1) null

define spir_kernel void @f(ptr addrspace(1) %p, ptr %unused) {
  store ptr addrspace(1) %p, ptr addrspace(1) @t
  call spir_func void @g(ptr addrspace(1) %p)
  ret void
}

define spir_func void @g(ptr addrspace(1) %q) {
  %a = freeze ptr addrspace(1) %q
  store float 0.0, ptr addrspace(1) %a
  %b = load float, ptr addrspace(1) %q
  %c = load i32, ptr addrspace(1) %a
  ret void
}

declare void @h(ptr)
"""
G_REPORT = """\
@g:
  %q: float <- load at k.ll:12 (used); not i32
  %a: float <- store at k.ll:11 (used); not i32; cast to i32 at k.ll:13
"""
REPORT = f"""\
@t: float addrspace(1)* <- variable at k.ll:1 (stated)
  stored there: float <- store at k.ll:4 <- %p: argument 0 of @g at k.ll:5 <- %q: \
load at k.ll:12 (used)

@f:
  %p: float <- argument 0 of @g at k.ll:5 <- %q: load at k.ll:12 (used)
  %unused: i8 <- nothing is known (default)

{G_REPORT}"""


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    path = tmp_path / "k.ll"
    path.write_text(REPORTED)
    return path


def test_report_of_a_module(kernel: Path) -> None:
    """A line for each pointer, on stdout, and no other output."""
    run = pyllc(kernel, "--explain-types")
    assert (run.status, run.output.decode(), run.errors) == (0, REPORT, "")
    assert [path.name for path in kernel.parent.iterdir()] == ["k.ll"]


@pytest.mark.parametrize("option", ["--explain-types=g", "-explain-types=@g"])
def test_report_of_a_function(kernel: Path, option: str) -> None:
    assert pyllc(option, kernel) == (0, G_REPORT.encode(), "")
    assert pyllc("--explain-types=h", kernel) == (0, b"", "")


def test_unknown_function_is_an_error(kernel: Path) -> None:
    output = kernel.parent / "why.txt"
    for name in ("missing", "t", "q"):
        run = pyllc(kernel, f"--explain-types={name}", "-o", output)
        assert (run.status, run.output) == (1, b"")
        assert run.errors == f"{kernel}: error: there is no function '@{name}' to explain\n"
    assert not output.exists()


def test_report_goes_to_the_file_that_is_named(kernel: Path) -> None:
    output = kernel.parent / "why.txt"
    assert pyllc(kernel, "--explain-types=g", "-o", output) == (0, b"", "")
    assert output.read_text() == G_REPORT


def test_report_of_stdin_counts_lines() -> None:
    """A name of a file would be no help there."""
    report = G_REPORT.replace("k.ll:", "line ").encode()
    for argv in (["--explain-types=g"], ["-", "--explain-types=g", "-o", "-"]):
        assert pyllc(*argv, stdin=REPORTED.encode()) == (0, report, "")


def test_report_of_bitcode_names_no_line_of_the_file(kernel: Path) -> None:
    bitcode = kernel.with_suffix(".bc")
    bitcode.write_bytes(llvm.parse_assembly(REPORTED).as_bitcode())
    run = pyllc(bitcode, "--explain-types=g")
    assert run.output.startswith(b"@g:\n  %q: float <- load at line ")
    assert b"k.bc" not in run.output


def test_report_of_an_optimised_module_names_no_line_of_the_file(kernel: Path) -> None:
    """The lines count LLVM's print of what it made of the module."""
    run = pyllc(kernel, "-O2", "--explain-types=g")
    assert run.output.startswith(b"@g:\n  %q: float <- ")
    assert b"k.ll:" not in run.output


def test_report_shows_few_of_many_uses(tmp_path: Path) -> None:
    """The reason, two that agree with it, and how many more."""
    path = tmp_path / "k.ll"
    blocks = [f"  br label %b{n}\nb{n}:\n  store i32 {n}, ptr %p" for n in range(4)]
    path.write_text(body("ptr %p", "  store i32 9, ptr %p", *blocks))
    assert pyllc(path, "--explain-types").output.decode() == (
        "@f:\n  %p: i32 <- store at k.ll:2 (used), also store at k.ll:5, store at k.ll:8, 2 more\n"
    )


def test_report_of_a_wrong_module_is_its_error(kernel: Path) -> None:
    kernel.write_text(REPORTED.replace("store float 0.0", "store float %none"))
    run = pyllc(kernel, "--explain-types")
    assert (run.status, run.output) == (1, b"")
    assert run.errors.startswith(f"{kernel}:11:")


@pytest.mark.skipif(not CAN_FORK, reason="needs a child process")
def test_report_when_a_child_process_reads(kernel: Path) -> None:
    assert pyllc(kernel, "--explain-types", isolate=True) == (0, REPORT.encode(), "")
