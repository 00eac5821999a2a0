"""Broken modules in LLVM's spelling, each with the fault that our verifier of input finds.

LLVM's reader or verifier refuses each of them. Corrupt bitcode may have any of these faults, as its
reader checks numbers and lengths of records only.
"""

from pathlib import Path
from typing import NamedTuple


class Broken(NamedTuple):
    """A text and the message about it, without the words that all have in common."""

    text: str
    message: str


def sections(file: str, word: str) -> list[Broken]:
    """The modules of a file, each behind a line `; word: message`."""
    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    _, *parts = text.split(f"; {word}: ")
    return [Broken(text, message) for message, _, text in [part.partition("\n") for part in parts]]


HEAD = """\
%pair = type { i32, [2 x float] }
%opaque = type opaque
@var = global i32 0
declare i32 @callee(i32)
declare void @many(i32, ...)
declare void @takes(ptr)
declare i32 @llvm.abs.i32(i32, i1)
declare i17 @llvm.bswap.i17(i17)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.fshl.i64(i64, i64, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define void @f(i32 %a, i64 %l, float %x, double %d, <4 x i32> %v, <2 x i32> %w, i1 %c, \
<4 x i1> %m, ptr %p, ptr addrspace(1) %g, <4 x ptr> %ps, %pair %s) {
entry:
"""
TAIL = """\
  br label %end

end:
  ret void
}

!0 = !{}
!1 = !{i32 3}
!2 = !{i32 3, i32 3}
!3 = !{i32 0, i32 5}
!4 = !{i32 0, i32 5, i32 3, i32 8}
!5 = !{float 2.500000e+00}
"""
STRICT = "call float @llvm.experimental.constrained.fadd.f32(float %x, float %x"
LINES: tuple[Broken, ...] = (
    Broken("%r = add float %x, %x", "float is not an integer type or vector of one"),
    Broken("%r = fadd i32 %a, %a", "i32 is not a floating-point type or vector of one"),
    Broken(
        "%r = and <4 x float> zeroinitializer, zeroinitializer",
        "<4 x float> is not an integer type or vector of one",
    ),
    Broken("%r = fneg i32 %a", "i32 is not a floating-point type or vector of one"),
    Broken("%r = icmp eq float %x, %x", "'float %x' is not an integer, pointer or vector of them"),
    Broken("%r = fcmp oeq i32 %a, %a", "i32 is not a floating-point type or vector of one"),
    Broken("%r = trunc i32 %a to i64", "i64 is not narrower than i32"),
    Broken("%r = zext i64 %l to i32", "i32 is not wider than i64"),
    Broken("%r = sext i32 %a to <2 x i64>", "i32 and <2 x i64> differ in their lanes"),
    Broken("%r = fptrunc float %x to double", "double is not narrower than float"),
    Broken("%r = fpext double %d to float", "float is not wider than double"),
    Broken("%r = fptosi i32 %a to i32", "i32 is not a floating-point type or vector of one"),
    Broken("%r = uitofp float %x to float", "float is not an integer type or vector of one"),
    Broken("%r = ptrtoint i32 %a to i64", "i32 is not a pointer type or vector of one"),
    Broken("%r = inttoptr float %x to ptr", "float is not an integer type or vector of one"),
    Broken("%r = bitcast i32 %a to i64", "i32 and i64 differ in their bits"),
    Broken("%r = bitcast ptr %p to i64", "a bitcast from ptr to i64"),
    Broken("%r = bitcast %pair %s to %pair", "a bitcast of %pair"),
    Broken("%r = addrspacecast i64 %l to ptr", "i64 is not a pointer type or vector of one"),
    Broken(
        "%r = select i32 %a, i32 %a, i32 %a",
        "'i32 %a' is neither an i1 nor one for each lane of i32",
    ),
    Broken(
        "%r = select <4 x i1> %m, i32 %a, i32 %a",
        "'<4 x i1> %m' is neither an i1 nor one for each lane of i32",
    ),
    Broken("%r = extractelement <4 x i32> %v, float %x", "'float %x' is not an integer"),
    Broken("%r = insertelement <4 x i32> %v, float %x, i32 0", "'float %x' should be of type i32"),
    Broken(
        "%r = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 9>",
        "the mask [0, 9] leads beyond the lanes of two <4 x i32>",
    ),
    Broken(
        "%r = insertvalue %pair %s, float %x, 0", "member [0] of %pair is of type i32, not float"
    ),
    Broken("%r = alloca %opaque, align 4", "%opaque has no size"),
    Broken("%r = alloca i32, float %x, align 4", "'float %x' is neither a count nor a i32"),
    Broken("%r = alloca i32, align 8589934592", "the alignment 8589934592 is beyond 4294967296"),
    Broken("%r = load i32, i64 %l, align 4", "'i64 %l' is not a pointer"),
    Broken("%r = load %opaque, ptr %p, align 4", "%opaque has no size"),
    Broken("store i32 %a, i32 %a, align 4", "'i32 %a' is not a pointer"),
    Broken("%r = getelementptr i32, i32 %a, i64 0", "i32 is not a pointer type or vector of one"),
    Broken("%r = getelementptr %opaque, ptr %p, i64 0", "%opaque has no size"),
    Broken(
        "%r = getelementptr i32, ptr %p, float %x",
        "'float %x' is not an integer or vector of integers",
    ),
    Broken("%r = getelementptr %pair, ptr %p, i64 0, i32 7", "'i32 7' is not a member of %pair"),
    Broken("%r = getelementptr %pair, ptr %p, i64 0, i64 1", "'i64 1' is not a member of %pair"),
    Broken("%r = getelementptr %pair, ptr %p, i64 0, i32 %a", "'i32 %a' is not a member of %pair"),
    Broken("%r = getelementptr i32, ptr %p, i64 0, i64 0", "i32 has no elements to step into"),
    Broken(
        "%r = getelementptr i32, <4 x ptr> %ps, <2 x i32> %w",
        "'<2 x i32> %w' does not have as many lanes as <4 x ptr>",
    ),
    Broken(
        "%r = load atomic i32, ptr %p release, align 4", "an atomic access with ordering release"
    ),
    Broken(
        "store atomic i32 %a, ptr %p acquire, align 4", "an atomic access with ordering acquire"
    ),
    Broken(
        "%r = load atomic i1, ptr %p monotonic, align 1",
        "an atomic access of i1, whose size is not a power of two of bytes",
    ),
    Broken(
        "%r = load atomic [2 x i32], ptr %p monotonic, align 8",
        "an atomic access of type [2 x i32]",
    ),
    Broken(
        "%r = load atomic i24, ptr %p monotonic, align 4",
        "an atomic access of i24, whose size is not a power of two of bytes",
    ),
    Broken("%r = atomicrmw fadd ptr %p, i32 %a monotonic, align 4", "atomicrmw fadd of type i32"),
    Broken("%r = atomicrmw add ptr %p, float %x monotonic, align 4", "atomicrmw add of type float"),
    Broken(
        "%r = atomicrmw add ptr %p, <4 x i32> %v monotonic, align 16",
        "atomicrmw add of type <4 x i32>",
    ),
    Broken(
        "%r = atomicrmw add ptr %p, i32 %a unordered, align 4",
        "an atomic update with ordering unordered",
    ),
    Broken(
        "%r = atomicrmw add ptr %p, i1 %c monotonic, align 1",
        "an atomic access of i1, whose size is not a power of two of bytes",
    ),
    Broken(
        "%r = cmpxchg ptr %p, float %x, float %x monotonic monotonic, align 4",
        "a cmpxchg of type float",
    ),
    Broken(
        "%r = cmpxchg ptr %p, i32 %a, i32 %a monotonic release, align 4",
        "a failed exchange with ordering release",
    ),
    Broken(
        "%r = cmpxchg ptr %p, i32 %a, i64 %l monotonic monotonic, align 4",
        "'i64 %l' should be of type i32",
    ),
    Broken("fence monotonic", "a fence with ordering monotonic"),
    Broken("%r = va_arg ptr %p, metadata", "an argument of type metadata"),
    Broken("%r = call i32 %a(i32 %a)", "the callee 'i32 %a' is not a pointer"),
    Broken("call void (i32, ...) @many()", "0 arguments for a function of type void (i32, ...)"),
    Broken(
        "%r = call token @callee(i32 %a)", "a call that returns a token, but is not of an intrinsic"
    ),
    Broken(
        "%r = call i64 @llvm.ctpop.i32(i32 %a)",
        "a call of type i64 (i32) of @llvm.ctpop.i32, which is of type i32 (i32)",
    ),
    Broken(
        "%r = call i32 @llvm.abs.i32(i32 %a, i1 %c)",
        "argument 1 of @llvm.abs.i32 must be a constant",
    ),
    Broken(
        "%r = call i17 @llvm.bswap.i17(i17 0)",
        "@llvm.bswap.i17: 17 bits are not an even number of bytes",
    ),
    Broken(
        "call void @llvm.prefetch.p0(ptr %p, i32 0, i32 4, i32 1)",
        "@llvm.prefetch.p0: argument 2 is not below 4",
    ),
    Broken(
        "%r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %a, i32 32)",
        "@llvm.smul.fix.i32: the scale is not below 32",
    ),
    Broken(
        "%r = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)",
        "@llvm.is.fpclass.f32: classes beyond the ten of LLVM",
    ),
    Broken(
        "%r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 3)",
        "@llvm.vector.extract.v2i32.v4i32: lane 3 does not begin a <2 x i32> in <4 x i32>",
    ),
    Broken(
        "%r = call i64 @llvm.fshl.i64(i64 %l, i64 %l, i32 %a)",
        "@llvm.fshl.i64 of type i64 (i64, i64, i32): parameter 2 has type i32",
    ),
    Broken(
        f'%r = {STRICT}, metadata !"round.up", metadata !"fpexcept.strict")',
        "@llvm.experimental.constrained.fadd.f32: '!\"round.up\"' is not a rounding mode",
    ),
    Broken(
        f'%r = {STRICT}, metadata !"round.dynamic", metadata !"fpexcept")',
        "@llvm.experimental.constrained.fadd.f32: '!\"fpexcept\"' is not a treatment of exceptions",
    ),
    Broken("call void @takes(ptr @llvm.ctpop.i32)", "the address of intrinsic @llvm.ctpop.i32"),
    Broken(
        "call void @takes(ptr byval(%opaque) %p)",
        "parameter 0: attribute 'byval' of type %opaque, which has no size",
    ),
    Broken(
        "call void @takes(ptr elementtype(i32) %p)",
        "attribute 'elementtype' of a function that is not an intrinsic",
    ),
    Broken(
        "call void @takes(ptr readonly readnone %p)",
        "parameter 0: attributes 'readnone' and 'readonly' exclude each other",
    ),
    Broken(
        "call void @takes(ptr align 3 %p)",
        "parameter 0: the alignment 3 is not a power of two up to 4294967296",
    ),
    Broken(
        "%r = call i32 @callee(i32 nonnull %a)",
        "parameter 0: attribute 'nonnull' of a value of type i32",
    ),
    Broken(
        "%r = call i32 @callee(i32 signext zeroext %a)",
        "parameter 0: attributes 'zeroext' and 'signext' exclude each other",
    ),
    Broken(
        "%r = call float @callee(i32 returned %a)",
        "parameter 0: a returned i32 of a function that returns float",
    ),
    Broken(
        "%r = call range(i8 0, 5) i32 @callee(i32 %a)",
        "result: attribute 'range(i8 0, 5)' of a value of type i32",
    ),
    Broken("%r = call readonly i32 @callee(i32 %a)", "attribute 'readonly' of a result"),
    Broken(
        "%r = call i32 @callee(i32 %a) speculatable",
        "attribute 'speculatable' of a call whose callee lacks it",
    ),
    Broken(
        "%r = musttail call i32 @callee(i32 %a)",
        "a musttail call that returns i32 in a function of void",
    ),
    Broken('%r = call i32 asm "", "r"(i32 %a)', "a result of type i32 without an output"),
    Broken('%r = call i32 asm "", "=r,r"()', "0 arguments where the constraints have more"),
    Broken(
        '%r = call i32 asm "", "=r,r"(i32 %a, i32 %a)', "2 arguments where the constraints have 1"
    ),
    Broken('%r = call { i32, i32 } asm "", "=r"()', "a result of type { i32, i32 } for one output"),
    Broken(
        'call void asm "", "*m"(ptr %p)',
        "an indirect argument that is not a pointer with attribute 'elementtype'",
    ),
    Broken(
        'call void asm "", "r"(ptr elementtype(i32) %p)',
        "attribute 'elementtype' of a direct argument",
    ),
    Broken('call void asm "", "r,=r"(i32 %a)', "constraints 'r,=r' in the wrong order"),
    Broken(
        'call void asm "", "~{memory},r"(i32 %a)', "constraints '~{memory},r' in the wrong order"
    ),
    Broken('call void asm "", "!i"()', "a label without a callbr"),
    Broken('call void asm "", ","()', "constraints ',', which cannot be read"),
    Broken("%r = add i32 %r, 1", "%r is used before its definition"),
    Broken("%r = phi i32 [ 1, %entry ]", "1 values for 0 edges from %entry"),
    Broken("%r = load ptr, ptr %p, align 8, !nonnull !1", "'!nonnull !1': it has operands"),
    Broken(
        "%r = load i32, ptr %p, align 4, !nonnull !0",
        "'!nonnull !0': only loads of pointers have it",
    ),
    Broken(
        "%r = load ptr, ptr %p, align 8, !align !1",
        "'!align !1': it must be one i64, a power of two",
    ),
    Broken(
        "%r = load ptr, ptr %p, align 8, !dereferenceable !1",
        "'!dereferenceable !1': it must be one i64",
    ),
    Broken("%r = load i32, ptr %p, align 4, !range !1", "'!range !1': its numbers are not pairs"),
    Broken("%r = load i32, ptr %p, align 4, !range !2", "'!range !2': a range is empty"),
    Broken(
        "%r = load i64, ptr %p, align 8, !range !3",
        "'!range !3': 'i32 0' and 'i32 5' are not numbers of the result's type",
    ),
    Broken(
        "%r = load i32, ptr %p, align 4, !range !4",
        "'!range !4': the ranges overlap or are not in order",
    ),
    Broken("%r = add i32 %a, 1, !range !3", "'!range !3': only loads and calls have ranges"),
    Broken("%r = add i32 %a, 1, !fpmath !5", "'!fpmath !5': only floating-point results have it"),
    Broken("%r = fadd float %x, 1.000000e+00, !fpmath !1", "'!fpmath !1': it must be one float"),
    Broken(
        "%r = add i32 %a, 1, !invariant.group !0",
        "'!invariant.group !0': only loads and stores have it",
    ),
    Broken(
        "%r = load i32, ptr %p, align 4, !alias.scope !1",
        "'!alias.scope !1': it must be a list of nodes",
    ),
    Broken(
        "%r = load i32, ptr %p, align 4, !llvm.access.group !1",
        "'!llvm.access.group !1': 'i32 3' is not an access group",
    ),
)
"""Instructions between HEAD and TAIL."""
ENDS: tuple[Broken, ...] = (
    Broken("br i32 %a, label %end, label %end", "'i32 %a' should be of type i1"),
    Broken("switch float %x, label %end [\n  ]", "'float %x' is not an integer"),
    Broken("ret i32 %a", "'i32 %a' should be of type void"),
    Broken("resume i32 %a", "the function has no personality"),
)
"""Terminators in place of the first one of TAIL."""
