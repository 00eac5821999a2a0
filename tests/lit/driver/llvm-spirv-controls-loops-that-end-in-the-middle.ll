; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+SPV_INTEL_unstructured_loop_controls %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc --spirv-ext=+SPV_INTEL_unstructured_loop_controls %s -o - | filecheck %s --check-prefix=PLAIN

; Of a loop that goes on without a condition, both in its header and in its latch, llvm-spirv names
; no blocks if it may; one with a condition at its head has them named.

; CHECK: OpCapability UnstructuredLoopControlsINTEL
; CHECK: OpLoopControlINTEL 1{{$}}
; CHECK-NEXT: OpBranch %
; CHECK: OpLoopMerge {{.*}} Unroll{{$}}
; CHECK-NEXT: OpBranchConditional

; PLAIN-NOT: OpLoopControlINTEL
; PLAIN: OpLoopMerge {{.*}} Unroll{{$}}
; PLAIN-NEXT: OpBranch %
; PLAIN: OpLoopMerge {{.*}} Unroll{{$}}
; PLAIN-NEXT: OpBranchConditional
target triple = "spirv64-unknown-unknown"

define spir_func void @f(i1 %c, ptr addrspace(1) %p) {
entry:
  br label %header
header:
  store i32 0, ptr addrspace(1) %p
  br label %middle
middle:
  br i1 %c, label %latch, label %next
latch:
  br label %header, !llvm.loop !0
next:
  br label %first
first:
  br i1 %c, label %again, label %end
again:
  br label %first, !llvm.loop !2
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !1}
