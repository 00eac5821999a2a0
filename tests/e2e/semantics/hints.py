"""Intrinsics that are hints to a compiler: their operands stay unchanged."""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.harness.row_memory import G, put, word
from tests.e2e.harness.row_model import Row

STRINGS: Final = (
    '@note = private unnamed_addr addrspace(1) constant [5 x i8] c"note\\00"\n'
    '@file = private unnamed_addr addrspace(1) constant [5 x i8] c"file\\00"'
)
PLACE: Final = f"{G} @note, {G} @file, i32 7"


def same_row(name: str, text: str, call: str, suffix: str, module: str = "") -> Row:
    """A call whose result is its first operand."""
    body = f"%r = call {text} @llvm.{name}.{suffix}({call})"
    return Row(f"{name}-{suffix}", (text,), (text,), body, lambda a: a, module)


def value_row(name: str, call: str, text: str, value: int) -> Row:
    """A call whose result does not depend on the operand."""
    return Row(name, ("i32",), (text,), f"%r = call {text} @llvm.{call}", lambda a: value)


def void_row(name: str, body: str, module: str = "", pools: Any = None) -> Row:
    """Calls around a sum: the operand plus one comes out."""
    return Row(
        name, ("i32",), ("i32",), f"{body}\n%r = add i32 %a, 1", lambda a: a + 1, module,
        pools=pools or {},
    )  # fmt: skip


def pointer_row(name: str, call: str, module: str = "") -> Row:
    """A call that gives back a pointer to memory, which is then read."""
    body = f"%p = call {G} @llvm.{call}\n%r = load i32, {G} %p"
    return Row(
        name, ("i32",), ("i32",), body, lambda memory, a: word(memory, 0, 4), module, memory=4
    )


def own_row(name: str, before: str, after: str, module: str = "") -> Row:
    """Calls around accesses to private memory."""
    body = f"""
%x = alloca i32
{before}
store i32 %a, ptr %x
%v = load i32, ptr %x
{after}
%r = add i32 %v, 3
"""
    return Row(name, ("i32",), ("i32",), body, lambda a: a + 3, module)


CONVERGENT: Final = """
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()

define internal i32 @twice(i32 %x) convergent noinline {
  %t = call token @llvm.experimental.convergence.entry()
  %r = mul i32 %x, 2
  ret i32 %r
}

define internal i32 @rounds(i32 %x, i32 %n) convergent noinline {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = phi i32 [ %x, %entry ], [ %w, %loop ]
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  %w = call i32 @twice(i32 %v) convergent [ "convergencectrl"(token %u) ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %w
}
"""

DEBUGGED: Final = """
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

define internal i32 @debugged(i32 %x) noinline !dbg !13 {
  %a = alloca i32
  call void @llvm.dbg.declare(metadata ptr %a, metadata !17, metadata !DIExpression()), !dbg !18
  store i32 %x, ptr %a, !dbg !18
  %v = load i32, ptr %a, !dbg !18
  %w = add i32 %v, 4, !dbg !18
  call void @llvm.dbg.value(metadata i32 %w, metadata !17, metadata !DIExpression()), !dbg !18
  ret i32 %w, !dbg !18
}

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!12}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !11, emissionKind: FullDebug)
!11 = !DIFile(filename: "k.c", directory: "/")
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = distinct !DISubprogram(name: "debugged", file: !11, type: !14, unit: !10, spFlags: 8)
!14 = !DISubroutineType(types: !15)
!15 = !{!16, !16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DILocalVariable(name: "x", scope: !13, file: !11, line: 1, type: !16)
!18 = !DILocation(line: 1, scope: !13)
"""

SCOPES: Final = """
!20 = !{!21}
!21 = distinct !{!21, !22}
!22 = distinct !{!22}
"""

ASSUME: Final = f"""
%n = ptrtoint {G} %mem to i64
%z = icmp ne i64 %n, 0
call void @llvm.assume(i1 %z)
call void @llvm.assume(i1 true) [ "align"({G} %mem, i64 4), "nonnull"({G} %mem) ]
call void @llvm.assume(i1 true) [ "dereferenceable"({G} %mem, i64 4), "ignore"({G} %mem) ]
call void @llvm.assume(i1 true) [ "separate_storage"({G} %mem, {G} %in) ]
"""
CONVERGED: Final = """
%t = call token @llvm.experimental.convergence.anchor()
%w = call i32 @rounds(i32 %a, i32 3) convergent [ "convergencectrl"(token %t) ]
%r = sub i32 %w, 1
"""
TRAPPED: Final = """
%bad = icmp eq i32 %a, 77
br i1 %bad, label %stop, label %go
stop:
call void @llvm.{call}
unreachable
go:
"""
PROFILED: Final = """
%nm = addrspacecast ptr addrspace(1) @prof to ptr
call void @llvm.instrprof.increment(ptr %nm, i64 1, i32 2, i32 0)
call void @llvm.instrprof.increment.step(ptr %nm, i64 1, i32 2, i32 1, i64 3)
call void @llvm.instrprof.cover(ptr %nm, i64 1, i32 2, i32 0)
%wide = zext i32 %a to i64
call void @llvm.instrprof.value.profile(ptr %nm, i64 1, i64 %wide, i32 0, i32 0)
"""
COUNTED: Final = """
%t0 = call i64 @llvm.readcyclecounter()
%t1 = call i64 @llvm.readcyclecounter()
%u0 = call i64 @llvm.readsteadycounter()
%u1 = call i64 @llvm.readsteadycounter()
%s0 = icmp uge i64 %t1, %t0
%s1 = icmp uge i64 %u1, %u0
%r = and i1 %s0, %s1
"""
FENCED: Final = f"""
store i32 %a, {G} %mem
fence syncscope("workgroup") release
fence syncscope("subgroup") acquire
fence acq_rel
fence seq_cst
%r = load i32, {G} %mem
"""


def fenced_row() -> Row:
    def reference(memory: bytearray, a: int) -> int:
        put(memory, 0, a, 4)
        return a

    return Row("fence", ("i32",), ("i32",), FENCED, reference, memory=4)


def named(text: str) -> str:
    return {"half": "f16", "float": "f32", "double": "f64", "<4 x i32>": "v4i32",
            "<3 x float>": "v3f32"}.get(text, text)  # fmt: skip


def same_rows() -> list[Row]:
    texts = ("i1", "i7", "i32", "i64", "<4 x i32>")
    return [
        *(same_row("expect", text, f"{text} %a, {text} %a", named(text)) for text in texts),
        *(same_row("expect.with.probability", text, f"{text} %a, {text} %a, double 0.5",
                   named(text)) for text in texts),
        *(same_row("ssa.copy", text, f"{text} returned %a", named(text))
          for text in ("i32", "float", "<3 x float>")),
        *(same_row("arithmetic.fence", text, f"{text} %a", named(text))
          for text in ("half", "float", "double", "<3 x float>")),
        *(same_row("annotation", text, f"{text} %a, {PLACE}", f"{text}.p1", STRINGS)
          for text in ("i8", "i32", "i64")),
    ]  # fmt: skip


def answer_rows() -> list[Row]:
    size = "i1 false, i1 false)"
    return [
        value_row("is.constant", "is.constant.i32(i32 %a)", "i1", 0),
        value_row("objectsize-largest", f"objectsize.i64.p1({G} %mem, i1 false, {size}", "i64", -1),
        value_row("objectsize-least", f"objectsize.i64.p1({G} %mem, i1 true, {size}", "i64", 0),
        value_row("get.rounding", "get.rounding()", "i32", 1),
        value_row("allow.runtime.check", 'allow.runtime.check(metadata !"bounds")', "i1", 1),
        value_row("allow.ubsan.check", "allow.ubsan.check(i8 3)", "i1", 1),
        value_row("widenable.condition", "experimental.widenable.condition()", "i1", 1),
        Row("counters", ("i32",), ("i1",), COUNTED, lambda a: 1),
    ]


def void_rows() -> list[Row]:
    low = {0: list(range(70))}
    return [
        void_row("sideeffect", "call void @llvm.sideeffect()"),
        void_row("donothing", "call void @llvm.donothing()"),
        void_row("pcmarker", "call void @llvm.pcmarker(i32 7)"),
        void_row("fake.use", "call void (...) @llvm.fake.use(i32 %a)"),
        void_row("pseudoprobe", "call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)"),
        void_row("noalias.scope.decl",
                 "call void @llvm.experimental.noalias.scope.decl(metadata !20)", SCOPES),
        void_row("debugtrap", "call void @llvm.debugtrap()"),
        void_row("trap", TRAPPED.format(call="trap()"), pools=low),
        void_row("ubsantrap", TRAPPED.format(call="ubsantrap(i8 2)"), pools=low),
        void_row("instrprof", PROFILED,
                 '@prof = private addrspace(1) constant [1 x i8] c"f"'),
        void_row("prefetch", f"call void @llvm.prefetch.p1({G} %in, i32 0, i32 3, i32 1)"),
        void_row("codeview", "call void @llvm.codeview.annotation(metadata !23)",
                 '!23 = !{!"x"}'),
    ]  # fmt: skip


def memory_rows() -> list[Row]:
    return [
        pointer_row("launder.invariant.group", f"launder.invariant.group.p1({G} %mem)"),
        pointer_row("strip.invariant.group", f"strip.invariant.group.p1({G} %mem)"),
        pointer_row("ptr.annotation", f"ptr.annotation.p1.p1({G} %mem, {PLACE}, {G} null)",
                    STRINGS),
        pointer_row("ssa.copy-p1", f"ssa.copy.p1({G} returned %mem)"),
        Row("assume", ("i32",), ("i32",), f"{ASSUME}\n%r = load i32, {G} %mem",
            lambda memory, a: word(memory, 0, 4), memory=4),
        own_row("lifetime", "call void @llvm.lifetime.start.p0(ptr %x)",
                "call void @llvm.lifetime.end.p0(ptr %x)"),
        own_row("invariant", "", "%i = call ptr @llvm.invariant.start.p0(i64 4, ptr %x)\n"
                "call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %x)"),
        own_row("stacksave", "%k = call ptr @llvm.stacksave.p0()",
                "call void @llvm.stackrestore.p0(ptr %k)"),
        own_row("var.annotation", f"call void @llvm.var.annotation.p0.p1(ptr %x, {PLACE}, "
                f"{G} null)", "", STRINGS),
        fenced_row(),
    ]  # fmt: skip


GROUPS: Final[dict[str, list[Row]]] = {
    "hints-same": same_rows(),
    "hints-answers": answer_rows(),
    "hints-void": void_rows(),
    "hints-memory": memory_rows(),
    "hints-functions": [
        Row("convergence", ("i32",), ("i32",), CONVERGED, lambda a: 8 * a - 1, CONVERGENT),
        Row("dbg", ("i32",), ("i32",), "%r = call i32 @debugged(i32 %a)", lambda a: a + 4,
            DEBUGGED),
    ],
}  # fmt: skip
