"""Bodies that a lowering of `i32 @my(ptr addrspace(1) %a0, i32 %a1)` may write, and others."""

from typing import Final, NamedTuple

from spvbackend.spirv import opcodes as op


class Accepted(NamedTuple):
    """A body, opcodes of what it becomes, and whether shaders have all that it asks for."""

    body: str
    opcodes: tuple[int, ...] = ()
    in_shaders: bool = True
    trap: str = ""


class Refused(NamedTuple):
    """A body, the error, and whether it is valid LLVM IR all the same."""

    body: str
    message: str
    is_valid: bool = False


def _not_ir(message: str, body: str) -> Refused:
    return Refused(body, f"the lowering of '@my' is not LLVM IR: {message}")


ACCEPTED: Final = {
    "fast-math flags of a call": Accepted("""\
  %f = sitofp i32 %a1 to float
  %s = call fast float @llvm.sqrt.f32(float %f)
  %i = fptosi float %s to i32
  ret i32 %i""", (op.OpExtInst,)),
    "attributes of a call": Accepted("""\
  %r = tail call spir_func range(i32 0, 9) i32 @_Z6mul_hiii(i32 noundef %a1, i32 8) nounwind
  ret i32 %r""", (op.OpExtInst,)),
    "address space of a callee": Accepted("""\
  %r = call addrspace(0) i32 @_Z6mul_hiii(i32 %a1, i32 4)
  ret i32 %r""", (op.OpExtInst,)),
    "wrapping increment": Accepted("""\
  %r = atomicrmw uinc_wrap ptr addrspace(1) %a0, i32 %a1 seq_cst, align 4
  ret i32 %r""", (op.OpAtomicCompareExchange,)),
    "atomic nand": Accepted("""\
  %r = atomicrmw nand ptr addrspace(1) %a0, i32 %a1 monotonic, align 4
  ret i32 %r""", (op.OpAtomicCompareExchange,)),
    "atomic operation on a byte": Accepted("""\
  %t = trunc i32 %a1 to i8
  %r = atomicrmw add ptr addrspace(1) %a0, i8 %t seq_cst, align 1
  %z = zext i8 %r to i32
  ret i32 %z""", (op.OpAtomicCompareExchange,)),
    "atomic operation whose loop has a template": Accepted("""\
  %t = bitcast i32 %a1 to float
  %r = atomicrmw fmaximum ptr addrspace(1) %a0, float %t seq_cst, align 4
  %z = bitcast float %r to i32
  ret i32 %z""", (op.OpAtomicCompareExchange,)),
    "constant expression of an address": Accepted("""\
  %v = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @shared, i64 0), align 4
  ret i32 %v""", (op.OpLoad,)),
    "constant expression of a number": Accepted("""\
  %v = add i32 %a1, ptrtoint (ptr addrspace(1) @shared to i32)
  ret i32 %v""", (op.OpIAdd,), False),
    "nothing but a trap": Accepted("""\
  call void @llvm.trap()
  unreachable""", (), True, "return"),
    "nothing but unreachable": Accepted("  unreachable"),
    "trap of a library": Accepted("""\
entry:
  %c = icmp eq i32 %a1, 0
  br i1 %c, label %bad, label %good
bad:
  call void @abort()
  unreachable
good:
  ret i32 %a1""", (op.OpBranchConditional,), True, "return"),
    "select of pointers": Accepted("""\
  %c = icmp eq i32 %a1, 0
  %s = select i1 %c, ptr addrspace(1) %a0, ptr addrspace(1) @shared
  %r = load i32, ptr addrspace(1) %s, align 4
  ret i32 %r""", (op.OpSelect,)),
    "select of a large aggregate": Accepted("""\
  %c = icmp eq i32 %a1, 0
  %s = select i1 %c, [70 x i32] zeroinitializer, [70 x i32] undef
  %r = extractvalue [70 x i32] %s, 3
  ret i32 %r"""),
    "alloca of a count": Accepted("""\
  %s = alloca i32, i32 4, align 4
  store i32 %a1, ptr %s, align 4
  %r = load i32, ptr %s, align 4
  ret i32 %r""", (op.OpVariable,)),
    "two edges to a block with a phi": Accepted("""\
entry:
  switch i32 %a1, label %other [
    i32 1, label %end
    i32 2, label %end
  ]
other:
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ 0, %entry ], [ 5, %other ]
  ret i32 %r""", (op.OpSwitch, op.OpPhi)),
    "block that cannot be reached": Accepted("""\
entry:
  ret i32 %a1
dead:
  ret i32 0"""),
    "blocks in another order than that of dominance": Accepted("""\
entry:
  br label %second
third:
  ret i32 %v
second:
  %v = add i32 %a1, 1
  br label %third""", (op.OpIAdd,)),
    "metadata in words": Accepted("""\
  %f = sitofp i32 %a1 to double
  %s = call float @llvm.fptrunc.round.f32.f64(double %f, metadata !"round.tonearest")
  %i = fptosi float %s to i32
  ret i32 %i""", (op.OpFConvert,), False),
    "printf of a string of the module": Accepted("""\
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %a1)
  ret i32 %r""", (op.OpExtInst,)),
    "operand bundle": Accepted("""\
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %a0, i64 16) ]
  ret i32 %a1"""),
    "odd integers": Accepted("""\
  %f = sext i32 %a1 to i33
  %g = mul i33 %f, %f
  %i = trunc i33 %g to i32
  ret i32 %i""", (op.OpIMul,)),
    "copy of known size": Accepted("""\
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %a0, ptr addrspace(1) @shared, i64 4, i1 false)
  ret i32 %a1""", (op.OpCopyMemorySized,)),
    "the function itself": Accepted("""\
  %r = call i32 @my(ptr addrspace(1) %a0, i32 %a1)
  ret i32 %r""", (op.OpFunctionCall,), False),
    "comments": Accepted("""\
  ; a line of its own
  %r = add i32 %a1, 1 ; and behind
  ret i32 %r""", (op.OpIAdd,)),
}  # fmt: skip

REFUSED: Final = {
    "attribute group": _not_ir(
        "'#0' is an attribute group of the module, which a lowering does not know: write "
        "attributes out",
        "  %r = call i32 @_Z3maxii(i32 %a1, i32 4) #0\n  ret i32 %r",
    ),
    "attachment": _not_ir(
        "'!0' is metadata of the module, which a lowering does not know",
        "  %r = load i32, ptr addrspace(1) %a0, align 4, !nontemporal !0\n  ret i32 %r",
    ),
    "metadata as an argument": _not_ir(
        "'!5' is metadata of the module, which a lowering does not know",
        "  call void @llvm.dbg.value(metadata i32 %a1, metadata !5, metadata !DIExpression())\n"
        "  ret i32 %a1",
    ),
    "unknown variable": _not_ir(
        "use of undefined value '@nothing'",
        "  %r = load i32, ptr addrspace(1) @nothing, align 4\n  ret i32 %r",
    ),
    "unknown label": _not_ir("%x is not a block of the function in 'br label %x'", "  br label %x"),
    "unknown type": _not_ir(
        "%none has no member [0] in '%s = insertvalue %none zeroinitializer, i32 0, 0'",
        "  %s = insertvalue %none zeroinitializer, i32 0, 0\n  ret i32 %a1",
    ),
    "a member of an unknown type": _not_ir(
        "it cannot be parsed", "  %s = extractvalue %none undef, 0\n  ret i32 %a1"
    ),
    "wrong types": _not_ir(
        "i32 is not a floating-point type or vector of one in '%r = fadd i32 %a1, %a1'",
        "  %r = fadd i32 %a1, %a1\n  ret i32 %r",
    ),
    "wrong result": _not_ir("'i64 0' should be of type i32 in 'ret i64 0'", "  ret i64 0"),
    "no end": _not_ir("block %0: it does not end in a terminator", "  %r = add i32 %a1, 1"),
    "a name for two values": _not_ir(
        "'%r' is defined twice", "  %r = add i32 %a1, 1\n  %r = add i32 %a1, 2\n  ret i32 %r"
    ),
    "a value for a parameter": _not_ir(
        "'%a1' is defined twice", "  %a1 = add i32 2, 1\n  ret i32 %a1"
    ),
    "a use before its definition": _not_ir(
        "%s is defined behind its use in '%r = add i32 %s, 1'",
        "  %r = add i32 %s, 1\n  %s = add i32 %r, 1\n  ret i32 %r",
    ),
    "another word": _not_ir("unknown instruction 'foo'", "  foo"),
    "no blanks in front": _not_ir("expected a label, found 'ret i32 %a1'", "ret i32 %a1"),
    "nothing": _not_ir("it is not the body of one function", "\n"),
    "two functions": _not_ir(
        "it is not the body of one function", "  ret i32 %a1\n}\ndefine void @x() {\n  ret void"
    ),
    "another constant": _not_ir(
        "'1.5' is not a constant of type i32", "  %r = add i32 %a1, 1.5\n  ret i32 %r"
    ),
    "assembly that branches": Refused(
        '  callbr void asm "", ""() to label %x []\nx:\n  ret i32 0',
        "the lowering of '@my': 'callbr' has no SPIR-V counterpart",
        True,
    ),
    "assembly": Refused(
        '  %r = call i32 asm "nop", "=r,r"(i32 %a1)\n  ret i32 %r',
        "inline assembly has no translation without SPV_INTEL_inline_assembly",
        True,
    ),
    "an exception": Refused(
        "  %r = invoke i32 @f(i32 %a1) to label %x unwind label %y\nx:\n  ret i32 0\n"
        "y:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0",
        "'invoke' has no SPIR-V counterpart",
        True,
    ),
    "a type that SPIR-V lacks": Refused(
        "  %f = sitofp i32 %a1 to fp128\n  %i = fptosi fp128 %f to i32\n  ret i32 %i",
        "type 'fp128' has no SPIR-V counterpart",
        True,
    ),
    "an unknown intrinsic in a function that stays one": Refused(
        "  call void @llvm.nothing()\n  unreachable",
        "intrinsic 'llvm.nothing' has no translation",
        True,
    ),
    "a call through a pointer": Refused(
        "  %f = inttoptr i32 %a1 to ptr\n  %r = call i32 %f(i32 %a1)\n  ret i32 %r",
        "OpFunctionPointerCallINTEL needs SPV_INTEL_function_pointers",
        True,
    ),
}
