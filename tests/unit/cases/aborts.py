"""Modules on which LLVM's reader ends its process, each for another reason."""

from __future__ import annotations

from typing import Final

VOID: Final = "define void @f(ptr %p, i1 %c, i32 %n) {\n"
FLAGGED: Final = """\
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
"""
# What LLVM's verifier has something against, and its reader not.
BROKEN: Final = VOID + "  %v = load i32, ptr %p, !range !1\n  ret void\n}\n!1 = !{i32 1, i32 1}\n"
METADATA: Final = {
    "tbaa of nulls": VOID + "  store i32 1, ptr %p, !tbaa !{null, null}\n  ret void\n}\n",
    "tbaa with a null": VOID
    + "  store i32 1, ptr %p, !tbaa !0\n  ret void\n}\n"
    + "!0 = !{!1, !{null, null}, i64 0}\n!1 = !{}\n",
    "null on a line of its own": VOID
    + "  store i32 1, ptr %p, !tbaa !{ ; first\n null, null}\n  ret void\n}\n",
    "range of nulls": VOID
    + "  %v = load i32, ptr %p, !range !0\n  ret void\n}\n!0 = !{null, null}\n",
    "null is void elsewhere": VOID
    + "  store i32 1, ptr %p, !tbaa !0\n  ret void\n}\n!0 = !{null}\n"
    + "!1 = !DISubroutineType(types: !0)\n",
    "loop without itself": VOID + "  br label %l\nl:\n  br label %l, !llvm.loop !{}\n}\n",
    "loop of another": VOID + "  br label %l\nl:\n  br label %l, !llvm.loop !0\n}\n!0 = !{}\n",
    "annotation of another target": VOID
    + '  ret void\n}\n!nvvm.annotations = !{!0}\n!0 = !{ptr @f, !"align", !1}\n!1 = !{}\n',
    "annotation in hex": VOID
    + '  ret void\n}\n!nvvm\\2eannotations = !{!0}\n!0 = !{ptr @f, !"align", !1}\n!1 = !{}\n',
    "label that is none": VOID + "  #dbg_label(!DIExpression(), !0) ret void\n}\n!0 = !{}\n",
    "number of the last argument": "define void @f(i32 %18446744073709551615, i32) {\n",
    "callback of nothing": VOID
    + "  call void @g(i32 %n)\n  ret void\n}\ndeclare !callback !0 void @g(i32)\n"
    + "!0 = !{!1}\n!1 = !{i64 0, i64 -8, i1 true}\n",
    "arguments outside": VOID + "  ret void\n}\n!a = !{!0}\n!0 = !{!DIArgList(i32 1)}\n",
    "broken with debug info, in hex": BROKEN + FLAGGED.replace("Debug", "\\44ebug"),
    "broken with debug info, apart": BROKEN + FLAGGED.replace('!"Debug', '! ; a comment\n "Debug'),
}
INSTRUCTIONS: Final = {
    "a zero of a type that has none": VOID
    + "  %r = call i8 @g(x86_amx zeroinitializer)\n  ret void\n}\ndeclare i8 @g(x86_amx)\n",
    "flags of a select of pointers": VOID
    + "  %v = select nnan i1 %c, ptr %p, ptr null\n  ret void\n}\n",
    "flags of a phi of pointers": VOID
    + "  br label %l\nl:\n  %v = phi fast ptr [ %p, %0 ], [ %w, %l ]\n"
    + "  %w = getelementptr i8, ptr %v, i64 1\n  br label %l\n}\n",
    "exchange of a size that is no alignment": VOID
    + "  %v = cmpxchg ptr %p, i96 0, i96 1 monotonic monotonic, align 4\n  ret void\n}\n",
    "number of a convention": VOID + "  call cc 2147483648 void @g()\n  ret void\n}\n"
    "declare void @g()\n",
    "number of a convention on another line": VOID
    + "  call\n  cc 5000 void @g()\n  ret void\n}\ndeclare void @g()\n",
    "exchange of a vector of an odd size": VOID
    + "  %v = cmpxchg ptr %p, <5 x i8> zeroinitializer, <5 x i8> zeroinitializer"
    + " monotonic monotonic\n  ret void\n}\n",
    "exchange of another size in an odd spelling": VOID
    + "  %v = cmpxchg ;\n  ptr %p, < 3 ; lanes\n  x i8> zeroinitializer, <3 x i8> zeroinitializer"
    + " monotonic monotonic\n  ret void\n}\n",
}
INTRINSICS: Final = {
    "of another target": VOID + "  %r = call i32 @llvm.nvvm.brev32(ptr %p)\n  ret void\n}\n"
    "declare i32 @llvm.nvvm.brev32(ptr)\n",
    "fewer operands": VOID + "  %r = call i8 @llvm.ctlz.i32(i1 %c)\n  ret void\n}\n"
    "declare i8 @llvm.ctlz.i32(i1)\n",
    "no operands": "define void @llvm.objectsize.i64.p0() {\n  ret void\n}\n",
    "named for other types": VOID + "  %r = call i128 @llvm.ctpop.i128(i128 0)\n  ret void\n}\n"
    "declare i100 @llvm.ctpop.i128(i100)\n",
    "not declared": VOID + "  %r = call i8 @llvm.dbg.addr(i1 %c)\n  ret void\n}\n",
    "in quotes": VOID + '  %r = call i8 @"llvm.dbg.addr"(i1 %c)\n  ret void\n}\n',
    "in hex": VOID + '  %r = call i8 @"\\6clvm.dbg.addr"(i1 %c)\n  ret void\n}\n',
    "lifetime without its pointer": VOID + "  call void @llvm.lifetime.start.p0(i64 4)\n"
    "  ret void\n}\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\n",
    "landing pad of a scalar": VOID + "  landingpad float ()\n",
}
DEPTH: Final = 30_000
DEEP: Final = {
    "types": "@g = external global " + "{" * DEPTH + "i8" + "}" * DEPTH,
    "metadata": "!a = !{!0}\n!0 = " + "!{" * DEPTH + "}" * DEPTH,
    "constants": "@g = global i64 "
    + "add (i64 " * DEPTH
    + "ptrtoint (ptr @g to i64)"
    + ", i64 1)" * DEPTH,
    "nodes by number": VOID
    + "  store i32 1, ptr %p, !tbaa !0\n  ret void\n}\n!0 = !{!1, !1, i64 0}\n"
    + "\n".join(f'!{i} = !{{!"t{i}", !{i + 1}, i64 0}}' for i in range(1, DEPTH))
    + f'\n!{DEPTH} = !{{!"root"}}',
}
# LLVM's stack holds this many, but not many more; who reads it all needs much time.
CHAIN: Final = (
    "%t0 = type { i8 }\n"
    + "\n".join(f"%t{i + 1} = type {{ %t{i} }}" for i in range(5_000))
    + "\n@g = global %t5000 zeroinitializer\n"
)
ABORTS: Final = METADATA | INSTRUCTIONS | INTRINSICS | DEEP
SOME: Final = [BROKEN + FLAGGED, *(text for text in list(ABORTS.values())[::3])]
"""For tests that start a process for each."""
