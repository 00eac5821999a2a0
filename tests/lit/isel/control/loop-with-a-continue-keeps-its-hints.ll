; RUN: pyllc %s -o - | filecheck %s

; A `continue` makes a second latch of the same loop: both have its metadata, and the loop that leaves
; to one block has one merge instruction, whose continue target is the last latch.

; CHECK-DAG: OpName [[Header:%[0-9]+]] "header"
; CHECK-DAG: OpName [[Latch:%[0-9]+]] "latch"
; CHECK-DAG: OpName [[Exit:%[0-9]+]] "exit"
; CHECK: [[Header]] = OpLabel
; CHECK: OpLoopMerge [[Exit]] [[Latch]] PartialCount 8
; CHECK-NOT: OpLoopMerge
target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %header

header:
  %i = phi i32 [ 0, %entry ], [ %next, %skip ], [ %next, %latch ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit

body:
  %odd = and i32 %i, 1
  %is.odd = icmp eq i32 %odd, 1
  br i1 %is.odd, label %skip, label %latch

skip:
  br label %header, !llvm.loop !0

latch:
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %q
  br label %header, !llvm.loop !0

exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 8}
