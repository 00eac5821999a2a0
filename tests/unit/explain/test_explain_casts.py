"""infer_types: casts, other types that would save some, and what memory of pointers holds."""

import spvbackend
from spvbackend.explain.pointee_types import Cast
from tests.unit.cases.explained import CASTING, CASTS_OF_MANY, PAIR, body, way, why


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
    """No finite type describes such memory, and `inner` agrees with the pointee."""
    pointer = spvbackend.infer_types(body("ptr %p", "  store ptr %p, ptr %p")).of("p", "f")
    assert (pointer.pointee, why(pointer)) == ("i8*", "used: store, ptr, line 2")
    assert pointer.inner is not None
    assert pointer.inner.pointee == "i8"
