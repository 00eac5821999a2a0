; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; LLVM gives an expression of debug info no number, wherever it is attached.

@v = addrspace(1) global i32 0, !range !0
; CHECK: OpAtomicIAdd
; CHECK: OpFunctionCall
define i32 @f(i32 %x) !callees !0 !work_group_size_hint !1 {
  %old = atomicrmw add ptr addrspace(1) @v, i32 %x seq_cst, !callees !0
  %r = call i32 @g(i32 %old)
  ret i32 %r
}
declare !callees !0 i32 @g(i32)

!0 = !DIExpression(DW_OP_plus_uconst, 255)
!1 = !{i32 8, i32 4, i32 1}
