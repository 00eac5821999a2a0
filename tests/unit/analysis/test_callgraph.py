"""Calls of a module, and what follows from their graph."""

import spvbackend
from spvbackend.analysis.callgraph import Call, CallGraph


def calls_of(text: str) -> list[Call]:
    """The calls that exist once addresses of functions are constants of their own."""
    return list(spvbackend.infer_types(text).calls)


def calling(**callees: str) -> CallGraph:
    """A graph of functions by one letter each: `a="bc"` has @a call @b and @c."""
    functions = sorted(set(callees) | set("".join(callees.values())))
    calls = [Call(a, b, 0, False) for a, names in callees.items() for b in names]
    return CallGraph(functions, calls)


def test_calls_are_found_in_their_order() -> None:
    text = (
        "declare void @h()\n"
        "define void @f() {\n call void @g()\n call void @h()\n call void @g()\n ret void\n}\n"
        "define void @g() {\n call void @h()\n ret void\n}\n"
    )
    assert calls_of(text) == [
        Call("f", "g", 3, False),
        Call("f", "h", 4, False),
        Call("f", "g", 5, False),
        Call("g", "h", 9, False),
    ]


def test_indirect_call_reaches_what_has_its_type_and_an_address() -> None:
    text = (
        "@table = addrspace(1) global [2 x ptr] [ptr @int, ptr @float]\n"
        "define i32 @int(i32 %n) {\n ret i32 %n\n}\n"
        "define i32 @other(i32 %n) {\n ret i32 %n\n}\n"
        "define float @float(float %n) {\n ret float %n\n}\n"
        "define i32 @called(i32 %n) {\n ret i32 %n\n}\n"
        "define i32 @f(ptr %p, ptr %q) {\n"
        " store ptr @other, ptr %q\n"
        " %a = call i32 %p(i32 1)\n %b = call i32 @called(i32 %a)\n ret i32 %b\n}\n"
    )
    calls = [(call.caller, call.callee, call.indirect) for call in calls_of(text)]
    assert calls == [("f", "int", True), ("f", "other", True), ("f", "called", False)]


def test_inline_assembly_is_no_call() -> None:
    text = (
        "@table = addrspace(1) global ptr @f\n"
        'define void @f() {\n call void asm "nop", ""()\n ret void\n}\n'
    )
    assert calls_of(text) == []


def test_callees_come_before_their_callers() -> None:
    graph = calling(a="bc", b="d", c="d", e="a")
    assert graph.callees_first() == ["d", "b", "c", "a", "e"]
    assert graph.components() == [["d"], ["b"], ["c"], ["a"], ["e"]]


def test_functions_that_call_each_other_are_one_component() -> None:
    graph = calling(a="b", b="c", c="bd", e="e")
    assert graph.components() == [["d"], ["b", "c"], ["a"], ["e"]]
    assert graph.recursive() == ["b", "c", "e"]


def test_a_cycle_is_named_from_a_function_back_to_it() -> None:
    graph = calling(a="b", b="cd", c="d", d="b", e="e")
    assert graph.cycle("b") == ["b", "d", "b"]
    assert graph.cycle("c") == ["c", "d", "b", "c"]
    assert graph.cycle("e") == ["e", "e"]
    assert graph.cycle("a") == []
