"""Control flow that C seldom has, and memory of every kind: LLVM IR against Python."""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.harness.row_memory import G, put, word
from tests.e2e.harness.row_model import Row, signed

MASK: Final = 0xFFFFFFFF

IRREDUCIBLE: Final = """
%n0 = and i32 %a, 15
%odd = trunc i32 %a to i1
br i1 %odd, label %left, label %right
left:
%ln = phi i32 [ %n0, %entry ], [ %rm, %right ]
%lv = phi i32 [ %b, %entry ], [ %rw, %right ]
%lw = add i32 %lv, 3
%lz = icmp eq i32 %ln, 0
br i1 %lz, label %done, label %right
right:
%rn = phi i32 [ %n0, %entry ], [ %ln, %left ]
%rv = phi i32 [ %b, %entry ], [ %lw, %left ]
%rw = mul i32 %rv, 5
%rz = icmp ult i32 %rn, 2
%rm = sub i32 %rn, 1
br i1 %rz, label %done, label %left
done:
%r = phi i32 [ %lw, %left ], [ %rw, %right ]
"""

FIBONACCI: Final = """
define i32 @fibonacci(i8 %n) noinline {
  %small = icmp ult i8 %n, 2
  br i1 %small, label %known, label %sum
known:
  %itself = zext i8 %n to i32
  ret i32 %itself
sum:
  %one = sub i8 %n, 1
  %two = sub i8 %n, 2
  %x = call i32 @fibonacci(i8 %one)
  %y = call i32 @fibonacci(i8 %two)
  %s = add i32 %x, %y
  ret i32 %s
}
"""


def irreducible(a: int, b: int) -> int:
    """Two alternating blocks, each of which may be the first."""
    left, count, value = bool(a & 1), a & 15, b
    while True:
        if left:
            value = value + 3 & MASK
            if count == 0:
                return value
        else:
            value = value * 5 & MASK
            if count < 2:
                return value
            count -= 1
        left = not left


EXITS: Final = """
br label %head
head:
%i = phi i32 [ 0, %entry ], [ %j, %latch ], [ %skip, %twice ]
%v = phi i32 [ %b, %entry ], [ %w, %latch ], [ %v3, %twice ]
%end = icmp uge i32 %i, 20
br i1 %end, label %done, label %body
body:
%bit = lshr i32 %a, %i
%is = trunc i32 %bit to i1
%w0 = add i32 %v, %i
br i1 %is, label %early, label %latch
early:
%big = icmp ugt i32 %w0, 1073741824
br i1 %big, label %left_early, label %third
third:
%three = urem i32 %w0, 7
switch i32 %three, label %latch [ i32 0, label %twice
  i32 3, label %done
  i32 5, label %left_early
  i32 6, label %twice ]
twice:
%v3 = mul i32 %w0, 3
%skip = add i32 %i, 2
br label %head
latch:
%w = phi i32 [ %w0, %body ], [ %three, %third ]
%j = add i32 %i, 1
br label %head
left_early:
%o = phi i32 [ 1, %early ], [ %three, %third ]
br label %done
done:
%r = phi i32 [ %v, %head ], [ %w0, %third ], [ %o, %left_early ]
%s = phi i32 [ 100, %head ], [ %i, %third ], [ %i, %left_early ]
"""


def exits(a: int, b: int) -> tuple[int, int]:
    """A loop that ends in four ways and begins anew in two."""
    i, v = 0, b
    while i < 20:
        w = v + i & MASK
        if a >> i & 1:
            if w > 1 << 30:
                return 1, i
            rest = w % 7
            if rest == 3:
                return w, i
            if rest == 5:
                return rest, i
            if rest in (0, 6):
                i, v = i + 2, w * 3 & MASK
                continue
            w = rest
        i, v = i + 1, w
    return v, 100


TURNS: Final = """
br label %loop
loop:
%x = phi i32 [ %a, %entry ], [ %y, %loop ]
%y = phi i32 [ %b, %entry ], [ %z, %loop ]
%z = phi i32 [ 7, %entry ], [ %x, %loop ]
%k = phi i32 [ 0, %entry ], [ %l, %loop ]
%l = add i32 %k, 1
%m = and i32 %a, 7
%go = icmp ult i32 %k, %m
br i1 %go, label %loop, label %done
done:
%p = mul i32 %x, 31
%q = xor i32 %p, %y
%r = sub i32 %q, %z
"""


def turns(a: int, b: int) -> int:
    """Values that change places in the phis of a loop."""
    x, y, z = a, b, 7
    for _ in range(a & 7):
        x, y, z = y, z, x
    return (x * 31 ^ y) - z


SHARED_HEAD: Final = """
br label %head
head:
%i = phi i32 [ 0, %entry ], [ %i, %inner ], [ %i1, %outer ]
%j = phi i32 [ 0, %entry ], [ %j1, %inner ], [ 0, %outer ]
%s = phi i32 [ %a, %entry ], [ %s1, %inner ], [ %s2, %outer ]
%s1 = add i32 %s, %j
%j1 = add i32 %j, 1
%more = icmp ult i32 %j, %i
br i1 %more, label %inner, label %outer
inner:
br label %head
outer:
%s2 = xor i32 %s1, %i
%i1 = add i32 %i, 1
%go = icmp ult i32 %i1, 9
br i1 %go, label %head, label %done
done:
%r = mul i32 %s2, 3
"""


def shared_head(a: int) -> int:
    """Two loops with one head."""
    total = a
    for i in range(9):
        total += i * (i + 1) // 2
        total = (total & MASK) ^ i
    return total * 3


SWITCH_PHI: Final = """
switch i5 %a, label %none [ i5 0, label %join
  i5 1, label %join
  i5 -1, label %join
  i5 15, label %far
  i5 -16, label %far
  i5 7, label %alone ]
far:
br label %join
alone:
switch i5 %b, label %never [ i5 3, label %join ]
never:
br label %none
none:
%u = phi i32 [ 9, %entry ], [ 8, %never ]
br label %join
join:
%r = phi i32 [ 1, %entry ], [ 1, %entry ], [ 1, %entry ], [ 2, %far ], [ 3, %alone ], [ %u, %none ]
"""


def switch_phi(a: int, b: int) -> int:
    """Several cases that lead to one block."""
    if a == 7:
        return 3 if b == 3 else 8
    return {0: 1, 1: 1, 31: 1, 15: 2, 16: 2}.get(a, 9)


SWITCH_FULL: Final = """
%x = and i8 %a, 3
switch i8 %x, label %bad [ i8 0, label %p0
  i8 1, label %p1
  i8 2, label %p2
  i8 3, label %p1 ]
bad:
unreachable
p0:
br label %join
p1:
%e = mul i8 %a, 7
br label %join
p2:
br label %p1b
p1b:
br label %join
join:
%r = phi i8 [ 50, %p0 ], [ %e, %p1 ], [ %a, %p1b ]
"""

RETURNS: Final = """
define internal i32 @find(i32 %x, i32 %n) noinline {
entry:
  %small = icmp slt i32 %x, 0
  br i1 %small, label %negative, label %loop
negative:
  ret i32 -5
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %sq = mul i32 %i, %i
  %hit = icmp uge i32 %sq, %n
  br i1 %hit, label %found, label %next
next:
  %j = add i32 %i, 1
  %end = icmp eq i32 %j, 40
  br i1 %end, label %lost, label %loop
found:
  %f = call i32 @clip(i32 %i)
  ret i32 %f
lost:
  ret i32 99
}

define internal i32 @clip(i32 %x) noinline {
  %big = icmp ugt i32 %x, 30
  br i1 %big, label %cut, label %keep
cut:
  call void @nothing()
  ret i32 30
keep:
  ret i32 %x
}

define internal void @nothing() noinline {
  ret void
}
"""


def returns(a: int, b: int) -> int:
    """The first number whose square is as large."""
    if signed(a, 32) < 0:
        return -5
    return next((min(i, 30) for i in range(40) if i * i >= b), 99)


LOOP_ALLOCA: Final = """
br label %loop
loop:
%i = phi i32 [ 0, %entry ], [ %j, %loop ]
%sum = phi i64 [ 0, %entry ], [ %t, %loop ]
%own = alloca [3 x { i16, i64 }], align 64
call void @llvm.lifetime.start.p0(ptr %own)
%k = urem i32 %i, 3
%at = getelementptr [3 x { i16, i64 }], ptr %own, i64 0, i32 %k, i32 1
%w = zext i32 %a to i64
%x = add i64 %w, 5
store volatile i64 %x, ptr %at, align 8
%v = load volatile i64, ptr %at, align 8
call void @llvm.lifetime.end.p0(ptr %own)
%t = add i64 %sum, %v
%j = add i32 %i, 1
%go = icmp ult i32 %j, 5
br i1 %go, label %loop, label %done
done:
%r = add i64 %t, 0
"""

PARTS: Final = """
%q1 = getelementptr i8, {G} %mem, i64 1
%q2 = getelementptr i8, {G} %mem, i64 10
%q3 = getelementptr i8, {G} %mem, i64 19
%r = load i64, {G} %q1, align 1, !nontemporal !70
%s = load <3 x i16>, {G} %q2, align 2
%t = load volatile i32, {G} %q3, align 1
store volatile i16 -2, {G} %q1, align 1
store <2 x i32> <i32 1, i32 -1>, {G} %q2, align 2, !nontemporal !70
store i24 %a, {G} %q3, align 1
"""


def parts(memory: bytearray, a: int) -> tuple[int, list[int], int]:
    """Accesses that are aligned less than their type."""
    lanes = [word(memory, 10 + 2 * lane, 2) for lane in range(3)]
    result = word(memory, 1, 8), lanes, word(memory, 19, 4)
    put(memory, 1, 0xFFFE, 2)
    put(memory, 10, 1 | MASK << 32, 8)
    put(memory, 19, a, 3)
    return result


ALIGNED: Final = """
%own = alloca i32, align 128
store i32 %a, ptr %own, align 128
%n = ptrtoint ptr %own to i64
%r = and i64 %n, 127
%s = load i32, ptr %own, align 128
"""

GLOBALS: Final = """
%deep = type { i8, <{ i32, i8 }>, [2 x i16] }
@zeros = {kind} { i32, [3 x i8], <2 x float> } zeroinitializer
@text = {kind} [6 x i8] c"a\\00\\FFz\\0A\\00"
@deep = {kind} [2 x %deep] [
  %deep { i8 1, <{ i32, i8 }> <{ i32 -2, i8 3 }>, [2 x i16] [i16 4, i16 -5] },
  %deep { i8 -6, <{ i32, i8 }> zeroinitializer, [2 x i16] [i16 7, i16 8] }]
@floats = {kind} [3 x float] [float 1.5, float 0xFFF0000000000000, float -0.0]
@vectors = {kind} [2 x <3 x i16>] [
  <3 x i16> <i16 1, i16 2, i16 3>, <3 x i16> splat (i16 -1)]
@bits = {kind} [4 x i1] [i1 true, i1 false, i1 false, i1 true]
@large = {kind} [2 x i128] [
  i128 1, i128 -170141183460469231731687303715884105727]
@halves = {kind} <2 x half> <half 0xH3C00, half 0xHFBFF>
@hole = {kind} { i32, i32 } { i32 undef, i32 77 }
"""
GLOBALS_READ: Final = """
%k = and i32 %a, 1
%k3 = urem i32 %a, 3
%k6 = urem i32 %a, 6
%p0 = getelementptr { i32, [3 x i8], <2 x float> }, {P} @zeros, i64 0, i32 1, i32 %k3
%r = load i8, {P} %p0
%p1 = getelementptr [6 x i8], {P} @text, i64 0, i32 %k6
%s = load i8, {P} %p1
%p2 = getelementptr [2 x %deep], {P} @deep, i64 0, i32 %k, i32 1, i32 0
%t = load i32, {P} %p2, align 1
%p3 = getelementptr [2 x %deep], {P} @deep, i64 0, i32 %k, i32 2, i32 1
%u = load i16, {P} %p3
%p4 = getelementptr [3 x float], {P} @floats, i64 0, i32 %k3
%v = load float, {P} %p4
%p5 = getelementptr [2 x <3 x i16>], {P} @vectors, i64 0, i32 %k
%w = load <3 x i16>, {P} %p5
%p6 = getelementptr [4 x i1], {P} @bits, i64 0, i32 %k3
%x = load i1, {P} %p6
%p7 = getelementptr [2 x i128], {P} @large, i64 0, i32 %k
%y = load i128, {P} %p7
%h = load <2 x half>, {P} @halves
%h1 = extractelement <2 x half> %h, i32 %k
%p8 = getelementptr { i32, i32 }, {P} @hole, i64 0, i32 1
%hole = load i32, {P} %p8
%hf = sitofp i32 %hole to half
%z = fadd half %h1, %hf
"""


def globals_read(a: int) -> tuple[Any, ...]:
    """The values of initialisers."""
    k, k3 = a & 1, a % 3
    return (
        0, b"a\0\xffz\n\0"[a % 6], (-2, 0)[k], (-5, 8)[k],
        (1.5, float("-inf"), -0.0)[k3], ([1, 2, 3], [0xFFFF] * 3)[k], (1, 0, 0)[k3],
        (1, (1 << 127) + 1)[k], (78.0, -65440.0)[k],
    )  # fmt: skip


def global_rows() -> list[Row]:
    outputs = ("i8", "i8", "i32", "i16", "float", "<3 x i16>", "i1", "i128", "half")
    pointers = {1: G, 2: "ptr addrspace(2)"}
    return [
        Row(f"initialisers-{space}", ("i32",), outputs,
            GLOBALS_READ.replace("{P}", pointer),
            globals_read,
            GLOBALS.replace("{kind}", f"internal addrspace({space}) constant"))
        for space, pointer in pointers.items()
    ]  # fmt: skip


WIDE_INDEX: Final = """
%own = alloca [4 x [3 x i128]], align 16
%i = urem i32 %a, 4
%j = urem i32 %a, 3
%p = getelementptr [4 x [3 x i128]], ptr %own, i64 0, i32 %i, i32 %j
store i128 %b, ptr %p, align 8
%i2 = sub i32 3, %i
%q = getelementptr [4 x [3 x i128]], ptr %own, i64 0, i32 %i2, i32 %j
store i128 5, ptr %q, align 8
%m = getelementptr i64, ptr %p, i64 1
%r = load i128, ptr %p, align 16
%s = load i64, ptr %m, align 8
"""

SELECTED: Final = """
%x = alloca [2 x i32]
%y = alloca [2 x i32]
store i32 %a, ptr %x
store i32 %b, ptr %y
%x1 = getelementptr i32, ptr %x, i64 1
store i32 11, ptr %x1
%y1 = getelementptr i32, ptr %y, i64 1
store i32 22, ptr %y1
%less = icmp ult i32 %a, %b
%p = select i1 %less, ptr %x, ptr %y
%array = load [2 x i32], ptr %p
%other = insertvalue [2 x i32] [i32 7, i32 8], i32 %b, 1
%sel = select i1 %less, [2 x i32] %array, [2 x i32] %other
%r = extractvalue [2 x i32] %sel, 0
%s = extractvalue [2 x i32] %sel, 1
%p1 = getelementptr i32, ptr %p, i64 1
%t = load i32, ptr %p1
"""


def selected(a: int, b: int) -> tuple[int, int, int]:
    return (a, 11, 11) if a < b else (7, b, 22)


INDEXED: Final = """
%rec = alloca [3 x { i8, [4 x { i16, i32 }] }]
%i = urem i32 %a, 3
%j = and i32 %b, 3
%p = getelementptr [3 x { i8, [4 x { i16, i32 }] }], ptr %rec, i64 0, i32 %i
call void @llvm.memset.p0.i64(ptr %rec, i8 1, i64 108, i1 false)
%f = getelementptr { i8, [4 x { i16, i32 }] }, ptr %p, i64 0, i32 1, i32 %j, i32 1
store i32 %b, ptr %f
%g = getelementptr { i8, [4 x { i16, i32 }] }, ptr %p, i64 0, i32 1, i32 3, i32 1
%r = load i32, ptr %g
%h = getelementptr { i8, [4 x { i16, i32 }] }, ptr %p, i64 -1, i32 1, i32 %j, i32 0
%n = getelementptr { i8, [4 x { i16, i32 }] }, ptr %h, i64 1
%s = load i16, ptr %n
"""


def flow_rows() -> list[Row]:
    two, one = ("i32", "i32"), ("i32",)
    small = {1: [0, 1, 15, 16, 100, 899, 900, 1521, 1522, 5000]}
    return [
        Row("irreducible", two, one, IRREDUCIBLE, irreducible),
        Row("exits", two, two, EXITS, exits),
        Row("turns", two, one, TURNS, turns),
        Row("shared-head", one, one, SHARED_HEAD, shared_head),
        Row("switch-to-one-block", ("i5", "i5"), one, SWITCH_PHI, switch_phi,
            pools={0: range(32), 1: (2, 3)}),
        Row("switch-of-all", ("i8",), ("i8",), SWITCH_FULL,
            lambda a: (50, a * 7, a, a * 7)[a & 3]),
        Row("returns", two, one, "%r = call i32 @find(i32 %a, i32 %b)", returns, RETURNS,
            pools=small),
        Row("recursion", ("i8",), one, "%n = and i8 %a, 7\n%r = call i32 @fibonacci(i8 %n)",
            lambda a: (0, 1, 1, 2, 3, 5, 8, 13)[a & 7], FIBONACCI),
        Row("many-parameters", two, one, f"%r = call i32 @many({MANY_ARGUMENTS})",
            lambda a, b: (a - b) * 3, MANY),
    ]  # fmt: skip


MANY_ARGUMENTS: Final = ", ".join(f"i32 %{'ab'[number % 2]}" for number in range(300))
MANY: Final = f"""
define internal i32 @many({", ".join(f"i32 %p{number}" for number in range(300))}) noinline {{
  %first = sub i32 %p0, %p1
  %edge = sub i32 %p254, %p255
  %last = sub i32 %p298, %p299
  %two = add i32 %first, %edge
  %three = add i32 %two, %last
  ret i32 %three
}}"""
"""A function with more parameters than one of SPIR-V has."""


def place_rows() -> list[Row]:
    return [
        Row("alloca-in-a-loop", ("i32",), ("i64",), LOOP_ALLOCA, lambda a: 5 * (a + 5)),
        Row("little-alignment", ("i24",), ("i64", "<3 x i16>", "i32"),
            PARTS.replace("{G}", G), parts, "!70 = !{i32 1}", memory=24),
        Row("much-alignment", ("i32",), ("i64", "i32"), ALIGNED, lambda a: (0, a)),
        Row("wide-index", ("i32", "i128"), ("i128", "i64"), WIDE_INDEX,
            lambda a, b: (b, b >> 64)),
        Row("selected", ("i32", "i32"), ("i32", "i32", "i32"), SELECTED, selected),
        Row("indexed", ("i32", "i32"), ("i32", "i16"), INDEXED,
            lambda a, b: (b if b & 3 == 3 else 0x01010101, 0x0101)),
        *global_rows(),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {"flow-graphs": flow_rows(), "places": place_rows()}
