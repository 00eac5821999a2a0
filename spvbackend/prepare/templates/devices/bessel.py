"""Bessel functions of an order that is known at run time, from those of the orders 0 and 1.

The second kind goes up by its recurrence, and so does the first kind where the argument exceeds the
order. Elsewhere that is unstable, and the first kind goes down from an order where it is tiny (DLMF
3.6(v), Miller's algorithm); its sum over the even orders is 1 (DLMF 10.12.4). Output: a body with
loops, for float and double.
"""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.text import Request, float_shape, floating, suffix

_LARGE: Final = {"float": 2.0**60, "double": 2.0**500}
"""Where values on the way down are scaled."""
_TINY: Final = {"float": 2.0**-64, "double": 2.0**-520}
"""Arguments for which the result of each order from 2 on is 0 or denormal."""
_WORD: Final = "i32"

# A negative order, and a negative argument of the first kind, change the sign of odd orders.
# Miller's algorithm starts from the order %least: even, and far enough for a double.
_BODY: Final = """
entry:
  %n = call i32 @llvm.abs.i32(i32 %a0, i1 false)
  %odd.bits = and i32 %n, 1
  %odd = icmp ne i32 %odd.bits, 0
  %turned = icmp slt i32 %a0, 0
  %x = call {T} @llvm.fabs.{S}({T} %a1)
  %below = fcmp olt {T} %a1, {zero}
  %given = fadd {T} {given}, {zero}
  %zeroth = call {T} @__nv_{kind}0{letter}({T} %given)
  %first = call {T} @__nv_{kind}1{letter}({T} %given)
  %is.zeroth = icmp eq i32 %n, 0
  %is.low = icmp ult i32 %n, 2
  %low = select i1 %is.zeroth, {T} %zeroth, {T} %first
  %order = sitofp i32 %n to {T}
  %twice = fdiv {T} {two}, %given
  br i1 %is.low, label %end, label %{start}
{down}
up:
  %k = phi i32 [ 1, %{before} ], [ %k.next, %up ]
  %old = phi {T} [ %zeroth, %{before} ], [ %now, %up ]
  %now = phi {T} [ %first, %{before} ], [ %next, %up ]
  %k.real = sitofp i32 %k to {T}
  %factor = fmul {T} %k.real, %twice
  %part = fmul {T} %factor, %now
  %next = fsub {T} %part, %old
  %k.next = add i32 %k, 1
  %up.more = icmp slt i32 %k.next, %n
  br i1 %up.more, label %up, label %end

end:
  %value = phi {T} [ %low, %entry ], [ %next, %up ]{ends}
  %flips.order = and i1 %turned, %odd
  %flips.argument = and i1 %below, %odd
  %flips = xor i1 %flips.order, {flips}
  %opposite = fneg {T} %value
  %r = select i1 %flips, {T} %opposite, {T} %value
  ret {T} %r
"""
_DOWN: Final = """
choose:
  %is.far = fcmp ogt {T} %x, %order
  %is.tiny = fcmp olt {T} %x, {tiny}
  br i1 %is.far, label %up, label %near

near:
  br i1 %is.tiny, label %end, label %prepare

prepare:
  %most = fmul {T} %order, {many}
  %root = call {T} @llvm.sqrt.{S}({T} %most)
  %more = fptosi {T} %root to i32
  %some = add i32 %n, %more
  %even = and i32 %some, -2
  %least = add i32 %even, 20
  br label %down

down:
  %j = phi i32 [ %least, %prepare ], [ %j.next, %down ]
  %above = phi {T} [ {zero}, %prepare ], [ %here.scaled, %down ]
  %here = phi {T} [ {one}, %prepare ], [ %lower.scaled, %down ]
  %sum = phi {T} [ {zero}, %prepare ], [ %sum.scaled, %down ]
  %found = phi {T} [ {zero}, %prepare ], [ %found.scaled, %down ]
  %j.real = sitofp i32 %j to {T}
  %j.factor = fmul {T} %j.real, %twice
  %j.part = fmul {T} %j.factor, %here
  %lower = fsub {T} %j.part, %above
  %j.next = sub i32 %j, 1
  %is.found = icmp eq i32 %j.next, %n
  %found.new = select i1 %is.found, {T} %lower, {T} %found
  %j.odd = and i32 %j.next, 1
  %is.even = icmp eq i32 %j.odd, 0
  %added = fadd {T} %sum, %lower
  %sum.new = select i1 %is.even, {T} %added, {T} %sum
  %size = call {T} @llvm.fabs.{S}({T} %lower)
  %is.large = fcmp ogt {T} %size, {large}
  %scale = select i1 %is.large, {T} {small}, {T} {one}
  %here.scaled = fmul {T} %here, %scale
  %lower.scaled = fmul {T} %lower, %scale
  %sum.scaled = fmul {T} %sum.new, %scale
  %found.scaled = fmul {T} %found.new, %scale
  %down.more = icmp sgt i32 %j.next, 0
  br i1 %down.more, label %down, label %norm

norm:
  %double = fadd {T} %sum.scaled, %sum.scaled
  %whole = fsub {T} %double, %lower.scaled
  %scaled = fdiv {T} %found.scaled, %whole
  br label %end
"""


def expand_bessel(request: Request) -> str | None:
    """jn and yn; None unless the type is float or double."""
    text = request.ret
    shape = float_shape(text)
    if shape is None or text not in _LARGE or request.args != [_WORD, text]:
        return None
    is_first = "jn" in request.name
    zero, large = floating(shape, 0.0), _LARGE[text]
    words = {
        "T": text,
        "S": suffix(text),
        "kind": "j" if is_first else "y",
        "letter": "f" if text == "float" else "",
        "given": "%x" if is_first else "%a1",
        "start": "choose" if is_first else "up",
        "before": "choose" if is_first else "entry",
        "ends": f", [ {zero}, %near ], [ %scaled, %norm ]" if is_first else "",
        "flips": "%flips.argument" if is_first else "false",
        "zero": zero,
        "one": floating(shape, 1.0),
        "two": floating(shape, 2.0),
        "many": floating(shape, 160.0),
        "tiny": floating(shape, _TINY[text]),
        "large": floating(shape, large),
        "small": floating(shape, 1 / large),
    }
    down = _DOWN.format_map(words) if is_first else ""
    return _BODY.format_map({**words, "down": down})
