"""Modules to explain, and what is known of a pointer as text."""

from spvbackend.explain.pointee_types import TypedPointer

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


PAIR = "%s = type { i32, float }\n"

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
